"""The contract of the Better Tonnenticker API, version 1: from a request to its response, both in memory."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence
from urllib.parse import unquote, urlsplit

from messages import Refusal, Request, Response
from municipalities import District, JSONObject, Place
from pickup_rhythm import pickup_days
from place_search import matching_places
from query_parameters import QueryParameters

Operation = Callable[..., list[JSONObject]]
"""Takes the query parameters, then the ids in the path."""

ANY_ID = "{id}"
"""The segment of a route that is a placeholder for an id."""

DEFAULT_LIMIT = 20
LARGEST_LIMIT = 100


class TonnentickerAPI:
    """Answers every request: first the key is checked, then the path, then the method, then the rest."""

    def __init__(self, places: Sequence[Place], api_key: str) -> None:
        self._places = {place.attributes["id"]: place for place in places}
        self._districts = {district.attributes["id"]: district for place in places for district in place.districts}
        self._api_key = api_key.encode("utf-8")
        self._operations: dict[tuple[str, ...], Operation] = {
            ("v1", "places"): self._search_places,
            ("v1", "places", ANY_ID, "districts"): self._list_districts,
            ("v1", "districts", ANY_ID, "waste-types"): self._list_waste_types,
            ("v1", "districts", ANY_ID, "pickups"): self._list_pickups,
        }

    def respond(self, request: Request) -> Response:
        try:
            self._check_key(request.api_key)
            segments, parameters = _parse_target(request.target)
            operation, ids = self._operation(segments)
            if request.method not in ("GET", "HEAD"):
                raise Refusal(405, "Everything here is read with GET or HEAD.", (("Allow", "GET, HEAD"),))
            return Response.json(operation(parameters, *ids))
        except Refusal as refusal:
            return refusal.response

    def _check_key(self, api_key: str | None) -> None:
        if api_key is None:
            challenge = ("WWW-Authenticate", 'ApiKey realm="Better Tonnenticker", header="X-API-Key"')
            raise Refusal(401, "The request has no header X-API-Key; send the key of the flavour.", (challenge,))
        if not hmac.compare_digest(api_key.encode("latin-1"), self._api_key):
            raise Refusal(403, "The key in the header X-API-Key is not the one this backend was started with.")

    def _operation(self, segments: Sequence[str]) -> tuple[Operation, list[str]]:
        for route, operation in self._operations.items():
            pairs = list(zip(route, segments))
            if len(route) == len(segments) and all(part in (ANY_ID, segment) for part, segment in pairs):
                return operation, [segment for part, segment in pairs if part == ANY_ID]
        raise Refusal(404, "There is nothing at this path; every path begins with /v1/places or /v1/districts.")

    def _search_places(self, parameters: QueryParameters) -> list[JSONObject]:
        query = parameters.text("query")
        limit = parameters.integer("limit", default=DEFAULT_LIMIT, largest=LARGEST_LIMIT)
        return [place.attributes for place in matching_places(self._places.values(), query)[:limit]]

    def _list_districts(self, _: QueryParameters, place_id: str) -> list[JSONObject]:
        if place_id not in self._places:
            raise Refusal(404, "There is no place with this id; search for the place again.")
        return [district.attributes for district in self._places[place_id].districts]

    def _list_waste_types(self, _: QueryParameters, district_id: str) -> list[JSONObject]:
        return [waste_type.attributes for waste_type in self._district(district_id).waste_types]

    def _list_pickups(self, parameters: QueryParameters, district_id: str) -> list[JSONObject]:
        """Ordered by kind of waste, then by day: the contract promises no order, so that clients do not rely on one."""
        district = self._district(district_id)
        first, last = parameters.day("from"), parameters.day("to")
        if first > last:
            raise Refusal(400, "Query parameter 'from' is later than 'to', the last day of the span.")
        return [
            {"date": day.isoformat(), "wasteTypeId": waste_type.attributes["id"], **({"note": note} if note else {})}
            for waste_type in district.waste_types
            for day, note in pickup_days(waste_type.rhythm, first, last)
        ]

    def _district(self, district_id: str) -> District:
        if district_id not in self._districts:
            raise Refusal(404, "There is no district with this id; list the districts of the place again.")
        return self._districts[district_id]


def _parse_target(target: str) -> tuple[list[str], QueryParameters]:
    """The decoded segments of the path, and the query. UTF-8 may be raw or percent-encoded."""
    try:
        parts = urlsplit(target.encode("latin-1").decode("utf-8"))
        segments = [unquote(segment, errors="strict") for segment in parts.path.split("/")]
        return segments[1:], QueryParameters(parts.query)
    except ValueError:
        raise Refusal(400, "The address is not valid; percent-encode it as UTF-8.") from None
