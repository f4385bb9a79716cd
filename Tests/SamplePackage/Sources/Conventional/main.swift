let environment = Environment.current
print(environment.flavour, environment.baseURL, environment.apiKey, separator: "|")
