game-title = Sticks
game-about = Take one, two or three sticks from the heap. Take the last one to win.
first-match = Learn in a minute
first-match-about = Against a bot, step by step

option-heap = Heap
option-heap-small = Small heap
option-heap-medium = Medium heap
option-heap-large = Large heap
sets-heap = How many sticks are on the table.
option-lesson = Lesson
sets-lesson = The game tells you what to try next.
option-die = Die
sets-die = You may roll for four sticks at once.

ask-take = How many sticks do you take?
    .why = It's your turn.
do-take = take { $sticks }
verb-take = take sticks
do-grab = roll for four sticks
phase-turn = Your turn
then-won = { $seat } wins
then-left = { $sticks } left
then-missed = No stick taken
event-took =
    { $left ->
        [0] { $seat } takes { $sticks } and wins.
       *[other] { $seat } takes { $sticks }; { $left } left.
    }
event-rolled = { $seat } rolls a { $rolled }.
no-stk-setup-01 = Sticks is for 2 to 4 players.
no-stk-take-01 = Take 1 to { $most } sticks.
no-stk-take-02 = There are only { $left } sticks left.

drawn-heap = Sticks on the table: { $sticks }
solved-heap = { $rest ->
    [0] The first player can't win against perfect play.
   *[other] The first player wins by taking { $rest }.
 }

word-sticks = Sticks
guide-take = Take some sticks
    .text = Take 1, 2 or 3.
guide-leave-four = Leave four
    .text = Leave a multiple of four, and your opponent can't win.

view-heap = Heap
    .part = none
view-sticks = Sticks on the table
view-die = Die
    .part = none
view-rolled = Rolled
    .part = none
view-turn = Whose turn it is
view-players = Players
    .part = none
view-guide = Lesson
    .part = none
value-view-turn = { value-seat }
value-view-heap = { $value }
reason-leave-fours = That leaves { $left }, a multiple of four.
