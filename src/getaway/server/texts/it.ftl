### What the browser says.

## Composing an answer

compose-choose = Scegli: { $name }.
compose-left-out = senza { $name }
compose-value = { $value }
compose-labelled = { $text }: { $label }
compose-some = { $low ->
    [0] Scegline fino a { $high }.
   *[other] { $few ->
        [0] Scegline { $low }.
       *[other] Scegline da { $low } a { $high }.
     }
 }
compose-order = { $drop ->
    [0] Sceglili tutti nell'ordine che vuoi, dal primo all'ultimo.
    [one] Sceglili nell'ordine che vuoi; uno può restare fuori e viene scartato.
   *[other] Sceglili nell'ordine che vuoi; fino a { $drop } possono restare fuori e vengono scartati.
 }
compose-split = Distribuisci { $total } in tutto.
compose-bin = Parte { $number }, da { $low } a { $high }
compose-picked = Scelti finora: { $picked }.
compose-picked-none = Non hai ancora scelto nulla.
compose-is-picked = scelto come numero { $place }

## Rules and log

log-title = Registro
log-empty = Non è ancora successo nulla.
log-did = { $name }: { $wish }
log-did-hidden = { $name } ha risposto.
log-deadline = Tempo scaduto: { $key }.
log-undone = { $how ->
    [practice] { $name } annulla, a un tavolo di prova.
    [agreed] { $name } annulla con il consenso di tutti.
   *[right] { $name } annulla.
 }
log-paused = Gli orologi sono fermi.
log-resumed = Gli orologi riprendono.
log-renewed = La partita prosegue con regole più recenti (versione { $new }).
log-over = La partita è finita.
log-sat = { $name } si siede.
log-left = { $name } lascia il tavolo per ora.
log-returned = { $name } è di nuovo al tavolo.
log-handed = { $to ->
    [bot] Un bot gioca per { $name }.
   *[open] Il posto di { $name } è libero per chi arriva.
 }
log-revoked = Il posto di { $name } è stato tolto ed è libero.
log-started = La partita comincia.
log-said = { $name } dice: { $text }
log-vote = { $name } chiede di annullare.
log-vote-agreed = { $name } è d'accordo.
log-vote-ended = { $name } non è d'accordo.
log-rematch = Si prepara un'altra partita.
log-field = { $name }: { $value }
rules-title = Regole
rules-search = Cerca nelle regole
rules-none = Nessuna regola parla di «{ $words }». Prova con meno parole o con altre.
rules-found = { $count ->
    [one] { $count } regola trovata
   *[other] { $count } regole trovate
 }
rules-ruling = Come si gioca a questo tavolo
rules-page = pagina { $page }
rules-neighbours = Altro su «{ $section }»
rules-missing = Non esiste la regola { $id }.
rules-how = Scrivi con parole tue che cosa vuoi sapere. Ogni numero di regola al tavolo apre qui la sua regola.
rules-close = Chiudi le regole
rules-failed = Ora le regole non sono raggiungibili. Torneranno con la connessione.

## Text mode

text-title = { $table }, come testo
text-question = Domanda
text-changed = Dal tuo ultimo turno
text-changed-none = Ancora nulla.
text-clocks = Orologi e indicatori
text-board = Plancia
text-seats = Mani e posti
text-log = Registro
text-empty = nulla
text-asked = { $name }, decidi tu.
text-waiting = Si aspetta { $names }.
text-watching = Stai guardando.
text-lobby = La partita non è cominciata.
text-also = Puoi anche:
text-not-allowed = Non permesso:
text-blocked = { $wish }: { $why }
text-warned = Attenzione: { $cost }
text-finish = Fallo (Invio)
text-more = { $count ->
    [one] Ancora { $count } da scegliere
   *[other] Ancora { $count } da scegliere
 }
text-back = Un passo indietro (Backspace)
text-again = Ricomincia
text-so-far = Finora: { $steps }
text-why = Perché?
text-refused = Non fatto: { $why }
text-typed = { $typed } … altre cifre, oppure Invio.
text-no-key = Non c'è l'opzione { $typed }.
text-undo = { $how ->
    [right] Annulla (u)
    [vote] Chiedi di annullare (u)
   *[no] Niente da annullare
 }
text-vote = { $name } chiede di annullare l'ultima risposta.
text-agree = D'accordo
text-refuse = Non d'accordo
text-seat = { $number }: { $name }
text-seat-you = tu
text-seat-open = posto libero
text-seat-bot = bot
text-seat-away = assente
text-seat-asked = decide ora
text-grid = Come griglia di caratteri
text-grid-hide = Nascondi la griglia
text-picture = Modalità a immagini (Ctrl + .)
text-keys = Tasti
text-keys-on = I tasti singoli funzionano
text-keys-list =
    Le cifre scelgono un'opzione; Invio chiude un numero o prosegue con ciò che è scelto. Le lettere scelgono ciò che puoi fare in più.
    ? perché si chiede · u annulla · Backspace un passo indietro · b plancia · l registro · r regole · / cerca nelle regole
    Ctrl o Cmd + . passa dal testo all'immagine e viceversa.
text-clock-left = { $clock }: restano { $time }
text-clock-announced = { $clock }: restano { $time }.
text-paused = Gli orologi sono fermi.
text-lost = Connessione persa, nuovo tentativo. Gli orologi corrono sul server.
text-item = Voce { $number }
