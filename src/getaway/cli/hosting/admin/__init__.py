"""`getaway admin`: what an operator can look at and do, by group. `commands` has the options of each verb."""
