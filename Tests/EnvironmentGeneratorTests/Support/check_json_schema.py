"""Reads a JSON Schema and texts from standard input, and prints for each text whether the schema takes it."""

import json
import sys

import jsonschema

request = json.load(sys.stdin)
schema = json.loads(request["schema"])
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)


def takes(text: str) -> bool:
    try:
        return validator.is_valid(json.loads(text.encode()))
    except ValueError:
        return False


print(json.dumps([takes(text) for text in request["texts"]]))
