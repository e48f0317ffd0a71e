"""The verbs that run and look after a server. Each has a module of its name; `commands` has their options."""
