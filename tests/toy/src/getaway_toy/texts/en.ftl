### What Lots says. A `word-` stands for the value of the same name wherever a message shows it.

## Counters

word-hidden = a card face down
word-double = Double
word-cancel = Cancel

## Questions

ask-bid = How many coins do you bid for the lot?
    .why = A lot is for sale; all bid at the same time.
ask-respond = Do you let the sale go on?
    .why = The highest bid has not been paid yet.

## Verbs

do-bid = bid { $amount }
do-respond =
    { $place ->
        [0] pass
       *[other] play counter { $place }
    }
verb-respond = pass or play a counter
do-concede = concede

## Events

event-acted =
    { $act ->
        [takes] { $seat } takes { $cards }.
        [plays] { $seat } plays { $cards }.
       *[concedes] { $seat } concedes.
    }
event-sale =
    { $step ->
        [auction] Lot { $lot } is turned up.
        [bids] { $winner } bids most for lot { $lot }: { $price }.
        [sold] { $winner } pays { $price } for lot { $lot }.
        [discarded] Lot { $lot } is discarded.
       *[over] No lot is left.
    }

## The steps of a turn, what an option uses up, and what it brings

phase-bid = Bids
phase-respond = Responses
cost-counters = { $n ->
    [one] { $n } counter
   *[other] { $n } counters
 }
then-sold = { $winner } pays { $price } for lot { $lot }
then-discarded = Lot { $lot } is discarded
then-double = The price is doubled
then-cancel = The sale is cancelled
then-conceded = { $seat } concedes

## The view, field by field

view-phase = Phase
    .part = none
view-players = Players
    .part = none
view-window-ms = Window
    .part = none
view-closes = The window closes
    .part = none
view-seats = Still bidding
    .part = board
view-lot = Lot for sale
view-winner = Highest bidder
view-doubled = Price doubled
view-bank = Coins in the bank
view-stack = Lots to come
view-sold = Lots sold
view-used = Counters played
view-waiting = Still to respond
view-coins = Coins
    .part = seats
view-hands = Counters
    .part = seats
view-bids = Last bid
    .part = seats
value-view-winner = { $value ->
    [-1] nobody
   *[other] { value-seat }
 }
value-view-waiting = { value-seats }
value-view-seats = { value-seats }
value-view-stack = a lot face down
value-view-bids = { $value ->
    [-1] none
   *[other] { $value }
 }
