"""Play shedding games: the engine runs a `Program` and knows neither files nor the names of rules."""
