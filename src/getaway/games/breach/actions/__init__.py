"""Move, Infect, Configure and Log-Out."""
