"""The Breach in bulk: matches of the greedy player, and what they say about balance."""
