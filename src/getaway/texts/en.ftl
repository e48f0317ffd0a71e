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

## Values: how a message shows an argument. `$next` is the number people count from one,
## `$name` who has the seat of that number, if `$name-is` is not `none`.

value-seat = { $name-is ->
    [none] Player { $next }
   *[some] { $name }
 }
value-seats = { $name-is ->
    [none] player { $next }
   *[some] { $name }
 }
value-winner = { value-seat }
value-winners = { value-seats }
value-did-seat = { $name-is ->
    [none] Player { $next }
   *[some] { $name }
 }

## Refusals that a table gives, whatever the game

no-gt-ask-01 = It isn't your turn: wait for your next question.
no-gt-verb-01 = This game has no action "{ $verb }".
no-gt-form-01 = "{ $argument }" of "{ $verb }" is missing, unknown or of the wrong type.
no-gt-setup-01 = The game has no option "{ $option }", or it can't have that value.

# Hints in a lesson

reason-lesson = It's what the lesson asks for.
