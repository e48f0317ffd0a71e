"""The bots themselves: power and shut downs, repairs, and Interface's disguise."""
