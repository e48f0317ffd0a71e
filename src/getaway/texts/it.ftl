### Quello che dice ogni tavolo, qualunque sia il gioco.

## Elenchi

list-none = nulla
list-next = { $start }, { $next }
list-last = { $start } e { $last }

## Parole di ogni gioco

word-true = sì
word-false = no

## Rifiuti

refusal = { $reason } [{ $clause }]

## Valori: come un messaggio mostra un argomento. `$next` è il numero che si conta da uno,
## `$name` chi ha il posto con quel numero, se `$name-is` non è `none`.

value-seat = { $name-is ->
    [none] Il giocatore { $next }
   *[some] { $name }
 }
value-seats = { $name-is ->
    [none] giocatore { $next }
   *[some] { $name }
 }
value-winner = { value-seat }
value-winners = { value-seats }
value-did-seat = { $name-is ->
    [none] Giocatore { $next }
   *[some] { $name }
 }

## Rifiuti di ogni tavolo, qualunque sia il gioco

no-gt-ask-01 = Non tocca a te: aspetta la tua prossima domanda.
no-gt-verb-01 = In questo gioco non esiste l'azione «{ $verb }».
no-gt-form-01 = «{ $argument }» di «{ $verb }» manca, è sconosciuto o è del tipo sbagliato.
no-gt-setup-01 = Il gioco non ha l'opzione «{ $option }», o non ammette quel valore.

# Hints in a lesson

reason-lesson = È quello che chiede la lezione.
