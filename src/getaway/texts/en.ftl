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

## Values: how a message shows an argument. `$next` is the number people count from one.

value-seat = { $next }
value-seats = { $next }
value-winner = { $next }
value-winners = { $next }

## Refusals that a table gives, whatever the game

no-gt-ask-01 = Nothing is asked of you now: wait for your next question.
no-gt-verb-01 = There is no action "{ $verb }" in this game.
no-gt-form-01 = "{ $argument }" of "{ $verb }" is missing, unknown or of the wrong kind.
no-gt-setup-01 = The game has no option "{ $option }", or not with that value.
