### What every table says, whatever the game.

## Lists

list-none = nothing
list-next = { $start }, { $next }
list-last = { $start } and { $last }

## Words of every game

word-true = yes
word-false = no

## Refusals

refusal = { $reason } [{ $clause }]
