### What Lots says. A `word-` stands for the value of the same name wherever a message shows it.

## Counters

word-hidden = a card face down
word-double-1 = Double 1
word-double-2 = Double 2
word-double-3 = Double 3
word-double-4 = Double 4
word-double-5 = Double 5
word-double-6 = Double 6
word-double-7 = Double 7
word-double-8 = Double 8
word-cancel-1 = Cancel 1
word-cancel-2 = Cancel 2
word-cancel-3 = Cancel 3
word-cancel-4 = Cancel 4
word-cancel-5 = Cancel 5
word-cancel-6 = Cancel 6
word-cancel-7 = Cancel 7
word-cancel-8 = Cancel 8

## Questions

ask-exchange = Which of your counters do you lay aside for new ones?
    .why = The match begins; everybody may change counters once.
ask-bid = How many coins do you bid for lot { $lot }?
    .why = Lot { $lot } is for sale; all bid at the same time.
ask-respond = Do you let seat { $winner } have lot { $lot } for { $price }?
    .why = Seat { $winner } bid most, with { $price }, and has not paid yet.

## Verbs

do-exchange = exchange places: { $places }
do-bid = bid { $amount }
do-pass = pass
do-play = play the counter at place { $place }
do-concede = concede

## Events

event-dealt = Seat { $seat } takes { $cards }.
event-lot-turned = Lot { $lot } is turned up.
event-bid-shown = Seat { $seat } bid { $amount }.
event-bid-won = Seat { $seat } has the winning bid.
event-passed = Seat { $seat } passes.
event-counter-played = Seat { $seat } plays { $card }.
event-window-closed = Time is up: the window closes.
event-lot-sold = Seat { $seat } pays { $price } for lot { $lot }.
event-lot-discarded = Lot { $lot } is discarded.
event-conceded = Seat { $seat } concedes.
