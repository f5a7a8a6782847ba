"""The generic shedding-game engine: it plays a `Program` and knows neither files nor the names of rules."""
