let config = Config.current
print(config.flavour, config.greeting, config.repetitions, config.names, config.token, separator: "|")
