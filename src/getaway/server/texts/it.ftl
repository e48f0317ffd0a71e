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
log-set-back = Il gestore ha riportato la partita a un momento precedente.
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
log-vote-ended = { $name } chiude il voto: non si annulla nulla.
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

text-changed = Dal tuo ultimo turno
text-lately = Che cosa è successo da poco
text-changed-none = Ancora nulla.
text-clocks = Orologi e indicatori
text-board = Plancia
text-seats = Mani e posti
text-ways = Da qui
text-guide = { $lesson }, passo { $number } di { $of }: { $title }
text-guide-done = { $title } (fatto)
text-guide-rules = Le regole:
text-guide-steps = Tutti i passi
text-plan = Che cosa farebbe
text-clock = { $clock }: restano { $time }
text-clock-note = { $left }, { $note }
text-clock-waits = { $clock }: fermo
text-announced = { $title } { $count ->
    [one] { $count } opzione
   *[other] { $count } opzioni
 }.
text-empty = nulla
text-also = Puoi anche:
text-not-allowed = Non permesso:
text-blocked = { $wish }: { $why }
text-warned = Attenzione: { $cost }
text-finish = Fallo (Invio)
text-back = Un passo indietro ({ $key })
text-so-far = Finora: { $steps }
text-typed = { $typed } … altre cifre, oppure Invio.
text-no-key = Non c'è l'opzione { $typed }.
text-undo = { $how ->
    [right] Annulla ({ $key })
    [vote] Chiedi di annullare ({ $key })
   *[no] Niente da annullare
 }
text-seat = { $seat }: { $name }
text-seat-asked = decide ora
text-grid = Come griglia di caratteri
text-picture = Modalità a immagini (Ctrl + .)
text-keys = Tasti
text-keys-on = I tasti singoli funzionano
keys-fixed =
    Le cifre scelgono un'opzione; Invio chiude un numero o prosegue con ciò che è scelto. Le lettere scelgono ciò che puoi fare in più.
    Ctrl o Cmd + . passa dal testo all'immagine e viceversa. Questi restano come sono.
keys-press = Premi il nuovo tasto per “{ $what }”, o Esc per lasciarlo.
keys-new = Nuovo tasto per “{ $what }”
keys-change = { $what }: { $key }. Cambia il tasto.
keys-taken = { $key } è occupato: { $what }. Premi un altro tasto, o Esc.
keys-set = { $what }: ora { $key }.
keys-put-back = Rimetti tutti i tasti
keys-are-back = Tutti i tasti sono di nuovo i soliti.
key-why = Perché si chiede
key-undo = Annulla
key-back = Un passo indietro
key-board = Vai alla plancia
key-log = Vai al registro
key-rules = Apri le regole
key-search = Cerca nelle regole
key-options = Scegliere un'opzione
key-enter = Chiudere un numero, o proseguire
key-page = Muoversi nella pagina
key-name-backspace = Backspace
key-name-delete = Canc
text-item = Voce { $number }

## Frame


page-language = Lingua
page-theme = Colori
page-theme-auto = Come il dispositivo
page-theme-dark = Cianografia
page-theme-light = Carta
page-copy = Copia
page-copied = Copiato
page-close = Chiudi
page-loading = Il tavolo sta arrivando. Ci vuole più del solito.
page-failed = Il server non ha risposto. Nulla è cambiato; riprova.
page-no-way-back = Non si torna indietro

fault-missing = A questo indirizzo non c'è nulla.
fault-missing-about = Forse il link è incompleto, oppure il tavolo è stato tolto.
fault-unreachable = Il server non si raggiunge.
fault-unreachable-about = Ciò che è stato confermato è salvato. Controlla la connessione, poi riprova.
fault-failed = Il server non ci è riuscito.
fault-failed-about = Ciò che è stato confermato è salvato. Riprova; se resta così, avvisa chi gestisce il server.
fault-quote = Numero da citare: { $number }
fault-again = Riprova
fault-lobby = All'ingresso

bar-home = getaway, all'ingresso
bar-undo = { $how ->
    [vote] Chiedi di annullare
   *[other] Annulla
 }
bar-rules = Regole
bar-text = Modo testo
bar-more = Menu

line-lost = Connessione persa, si riprova. Gli orologi vanno avanti sul server.
line-unsaved = Non ancora salvato, nuovo tentativo…
line-closed = Questo tavolo ci è chiuso.
line-away = Sei assente; un bot può giocare per te.
line-missed = { $count ->
    [one] Nel frattempo è successa una cosa
   *[other] Nel frattempo sono successe { $count } cose
 }

table-practice = prova
table-paused = in pausa
table-watching = stai guardando
zoom-label = Guardare il tabellone da vicino
zoom-closer = Avvicina
zoom-further = Allontana
zoom-whole = Tutto
table-seats = Mani e posti

seat-number = Giocatore { $number }
seat-you = tu
seat-host = ha aperto il tavolo
seat-open = posto libero
seat-bot = bot
seat-away = assente
seat-asked = deve scegliere da { $time }
seat-to-bot = Fai giocare un bot
seat-to-open = Libera il posto
seat-revoke = Togli il posto

asking-you = { $name }, tocca a te
asking-others-eye = Attesa
asking-others = { $names } sceglie.
asking-others-several = { $names } scelgono.
asking-others-what = Domanda: { $question }
asking-bot = un bot, muove entro pochi secondi
asking-meanwhile = { $talk ->
    [free] Intanto puoi guardare, parlare e prendere appunti.
    [facts] Intanto puoi guardare, dire fatti e prendere appunti.
   *[silent] Intanto puoi guardare e prendere appunti.
 }
asking-lost = Ci vuole molto. Nel menu, sotto Posti, puoi far giocare un bot.
asking-offers = Intanto puoi anche fare questo:
asking-paused = La partita è in pausa: gli orologi sono fermi e non si accettano risposte.
asking-not-done = Non fatto.
asking-do-it = Esegui
asking-pick-more = { $count ->
    [one] Ancora una scelta
   *[other] Ancora { $count } scelte
 }
asking-back = Indietro
asking-start-again = Da capo
asking-later = { $count ->
    [one] Un ordine che puoi dare per dopo
   *[other] { $count } ordini che puoi dare per dopo
 }
asking-more-blocked = Altre { $count } non permesse
asking-shares-left = { $count ->
    [0] Tutto è distribuito.
   *[other] Ancora { $count } da distribuire.
 }
asking-bin = Parte { $number }
asking-less = Meno alla parte { $number }
asking-more = Di più alla parte { $number }

vote-asked = { $name } chiede di annullare la propria ultima risposta e ciò che è seguito.
vote-so-far = { $count ->
    [0] Nessuno è ancora d'accordo.
    [one] Uno è d'accordo.
   *[other] { $count } sono d'accordo.
 }
vote-agree = D'accordo
vote-refuse = Non d'accordo
vote-withdraw = Ritira

talk-said = Ciò che è stato detto
talk-none = Nessuno ha ancora parlato.
talk-say = Di' qualcosa a tutti
talk-say-now = { $policy ->
    [facts] Di' un fatto
   *[free] Di' qualcosa
 }
talk-send = Di'
talk-policy = { $policy ->
    [free] Ora si può dire tutto.
    [facts] Ora si possono dire solo fatti che tutti vedono.
   *[silent] Ora non si parla.
 }

notes-label = Questi appunti li vedi solo tu.
notes-how = { $how ->
    [writing] Si scrive …
    [failed] Non salvato: il server non ha risposto. Si riprova con la prossima lettera.
   *[kept] Salvato.
 }

rail-label = Registro, parole, appunti e regole
rail-log = Registro
rail-talk = Parole
rail-notes = Appunti
rail-rules = Regole

tab-label = Viste del tavolo
tab-table = Tavolo
tab-hands = Mani

sheet-down = Abbassa la domanda
sheet-up = Alza la domanda

menu-title = Menu
menu-seats = Posti
menu-own = Il tuo posto
menu-return-about = Il link di ritorno ti riporta al tuo posto da qualsiasi dispositivo. Chi lo possiede agisce per te: non darlo a nessuno.
menu-return-show = Mostra il link di ritorno
menu-return-hide = Nascondi il link di ritorno
menu-return-link = Il tuo link di ritorno
menu-return-code = Il tuo link di ritorno come immagine, per la fotocamera di un altro dispositivo
menu-return-renew = Crea un nuovo link di ritorno
menu-return-renew-about = Tutti i precedenti finiscono, anche su altri dispositivi.
menu-return = Torna al posto
menu-leave = Lascia il tavolo
menu-leave-about = Il posto resta tuo. Gli altri possono far giocare un bot per te.
menu-table = La partita
menu-pause = Pausa
menu-resume = Riprendi
menu-pause-about = Per tutti: durante la pausa gli orologi sono fermi.
menu-page = Questa pagina
menu-text-about = Tutto come testo, per tastiera e lettore di schermo. Ctrl + . torna indietro.

door-name = Il tuo nome al tavolo
door-seat = Il tuo posto
door-open = libero
door-bot = gioca un bot; puoi prenderne il posto
door-bots-own = gioca un bot
door-person = occupato
door-sit = Siediti
door-watch = Guarda
door-full = Tutti i posti sono occupati.
door-bots = Ai posti liberi giocano i bot. Chiedi a chi ospita di liberarne uno per te.
door-over = La partita è finita.
door-crowded = Il tuo posto qui è aperto su 8 dispositivi, il massimo possibile.
door-only-here = Usalo solo su questo dispositivo
door-lost = Il posto che avevi qui non è più tuo: il link è stato rinnovato, o chi ospita te l'ha tolto.

room-invite = Link per gli amici
room-code = Il link come immagine, per un telefono
room-start = Comincia
room-start-about = { $count ->
    [0] Ci sono tutti.
    [one] Un posto è libero: lo prende un bot, finché non arriva un amico.
   *[other] { $count } posti sono liberi: li prendono i bot, finché non arrivano gli amici.
 }
room-wait = { $name } comincia quando tutti sono pronti.

end-again = Gioca ancora
end-follow = Alla prossima partita
end-lobby = All'ingresso
end-fair = Il caso è stato onesto?
end-fair-kept = { $kept ->
    [yes] Sì: il seme è quello promesso prima dell'inizio.
    [no] No: il seme non è quello promesso prima dell'inizio.
   *[unknown] Un browser lo verifica solo su una connessione sicura (https). Salva il registro qui sotto e verificalo con getaway verify.
 }
end-commitment = Promesso prima dell'inizio
end-seed = Seme
end-log = Il registro intero
end-log-about = da verificare mossa per mossa con getaway verify.

lobby-title = Ingresso
lobby-open = Apri un tavolo
lobby-game = Gioco
lobby-players = da { $fewest } a { $most }, con bot
lobby-name = Il tuo nome
lobby-seats = Posti
lobby-seats-about = Gli amici prendono il posto di un bot con il link
lobby-seats-count = { $count } posti
lobby-seat-more = Un posto in più
lobby-seat-less = Un posto in meno
lobby-pace = Ritmo
lobby-pace-live = Dal vivo
lobby-pace-daily = Una mossa al giorno
lobby-more = Altre impostazioni
lobby-practice = Prova: tutto si può annullare, con nuovo caso
lobby-watch = Chi ha il link può guardare
lobby-takeover = Chi arriva può sostituire un bot
lobby-takeover-about = Durante la partita chiunque abbia il link può prendere il posto di un bot e vederne la mano; altrimenti solo chi ospita libera un posto.
lobby-open-copy = Apri e copia il link
lobby-open-about = Il link è per i tuoi amici. A nessun altro si mostra nulla.
lobby-alone = Comincia da solo
lobby-value = { $word }: { $name }
lobby-search = Chiedi alle regole
lobby-search-like = Posso parlare mentre si ordinano le carte?
lobby-search-none = Nessuna regola ne parla. Prova altre parole.
lobby-rules = Leggi tutte le regole

mine-title = I miei tavoli
mine-turn = Tocca a te
mine-go = Vai al tavolo
mine-none = Ancora nessun tavolo.
mine-over = finita
mine-lobby = non ancora cominciata
mine-paused = in pausa
mine-waits = si aspetta { $names }
mine-plays = in corso
mine-drop = Togli { $title } dall'elenco

## Accounts

account-title = Account
account-about = Un account ti riporta ai tuoi tavoli su un altro dispositivo. Puoi giocare anche senza.
account-how = Accedi o crea un account
account-sign-in = Accedi
account-make = Crea un account
account-name = Nome
account-password = Password
account-lost = Non ti si chiede altro. Una password persa non si può recuperare: conservala bene.
account-keep = { $count ->
    [one] Conserva con l'account il posto che ho in questo browser
   *[other] Conserva con l'account i { $count } posti che ho in questo browser
 }
account-of = Account di { $name }
account-signed-in = Accesso come { $name }
account-signed-in-about = Ogni posto che prendi in questo browser è conservato con il tuo account. Accedi su un altro dispositivo e i tuoi tavoli saranno elencati anche lì.
account-forget = Dimentica questi posti in questo browser; restano nell'account
account-sign-out = Esci

## Le impostazioni di chi legge

prefs-title = Impostazioni
prefs-about = Restano in questo browser e cambiano subito la pagina.
prefs-palette = Tavolozza
prefs-palette-usual = Solita
prefs-palette-distinct = Ben distinta
prefs-palette-contrast = Alto contrasto
prefs-palette-about = Ben distinta è per chi vede meno colori. Forme, cifre e parole dicono lo stesso in ogni tavolozza.
prefs-motion = Movimento
prefs-motion-auto = Come il dispositivo
prefs-motion-less = Il meno possibile
prefs-playback = Riproduzione
prefs-playback-slow = Lenta
prefs-playback-normal = Normale
prefs-playback-fast = Veloce
prefs-playback-once = Subito
prefs-playback-about = Quanto in fretta il tavolo mostra passo per passo ciò che fa una corporazione, un Firewall o un robot.
prefs-sounds = Suoni
prefs-sounds-about = Due note quando tocca a te, una lieve quando qualcuno muove, tre alla fine.
prefs-calls = Chiamami quando tocca a me
prefs-calls-about = Con una notifica di questo dispositivo, finché una pagina di getaway è aperta in qualche scheda, anche in secondo piano. Con tutte chiuse non arriva nulla.
prefs-calls-no = Questo browser non permette notifiche a questa pagina. Consentile nelle impostazioni del browser per questo sito, poi riattivale.
prefs-calls-never = Qui questo browser non ha notifiche. Con il semplice http non ce ne sono.
prefs-keys = Tasti singoli al tavolo
prefs-keys-list = Che cosa fanno i tasti, e altri tasti per farlo

## Cercare compagni, e ciò che si è giocato

nav-label = Parti dell'ingresso
nav-play = Gioca
nav-open = Apri
lobby-guest = Ospite
lobby-public = Chiunque può unirsi
lobby-public-about = Il tavolo è elencato qui finché non comincia, e chi vuole prende un posto libero.
lobby-pace-live-about = Tutti giocano nello stesso momento, e gli orologi corrono dove il gioco ne ha.
lobby-pace-daily-about = Ognuno risponde quando ha tempo; dopo un giorno senza risposta il posto può andare a un bot.
lobby-practice-about = Per provare: la partita non conta nulla.
lobby-seats-fit = Così il gioco si gioca con { $count ->
    [one] un posto
   *[other] { $count } posti
 }.
lobby-lesson = Prima volta? Gioca la missione guidata.
lobby-bots = Come giocano i bot
lobby-first = Prima volta? Comincia con una di queste.
lobby-first-about = Ognuna parte subito, e nessun tempo scorre. Oppure apri un tavolo come vuoi tu.
public-title = Si cercano compagni
public-none = Ora nessuno cerca compagni. Apri un tavolo a cui chiunque può unirsi.
public-free = { $free ->
    [one] un posto libero su { $players }
   *[other] { $free } posti liberi su { $players }
 }
public-host = con { $names }
public-join = Unisciti
public-join-what = Unisciti a { $title }
public-gone = L'ultimo posto libero è appena stato preso, o la partita è cominciata.
room-public = Chiunque può unirsi
room-public-about = Il tavolo è elencato all'ingresso finché non cominci, e finché questa pagina è aperta.
room-leave = Lascia
room-leave-about = Il tuo posto è subito libero.
mine-since = richiesto { $ago }
mine-count = { $count } in corso
progress-played = { $name } · giocata
progress-won = { $name } · vinta
progress-stars = { $name } · { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
 }
progress-all = Vinte finora: { $won } su { $all }{ $stars ->
    [0] .
    [one] , 1 stella.
   *[other] , { $stars } stelle.
 }

## Senza connessione

offline-table = Sei offline. Questo è il tavolo come l'hai visto l'ultima volta, { $ago }. Nulla si può fare finché il server non torna.
offline-lobby = Sei offline. I tuoi tavoli sono mostrati come li hai visti l'ultima volta, e le regole si possono leggere.

## Rivedere, provare, segnalare

replay-title = Rivisione
replay-of = Rivisione di { $title }
replay-back = Al tavolo
replay-open = Rivedi la partita
replay-open-about = Ogni mossa come l'ha vista il proprio posto.
replay-turning = Rivedi dal punto di svolta
replay-controls = Scorrere le mosse
replay-move = Mossa { $move } di { $last }
replay-first = Prima mossa
replay-earlier = Una mossa indietro
replay-later = Una mossa avanti
replay-last = Ultima mossa
replay-play = Avvia
replay-pause = Ferma
replay-speed = Velocità
replay-speed-slow = Lenta
replay-speed-normal = Normale
replay-speed-fast = Rapida
replay-as = Guarda come
replay-as-own = me
replay-as-spectators = il pubblico
replay-as-everything = tavolo scoperto
replay-own = Il tuo registro: vedi ciò che il tuo posto vedeva allora. Dopo la fine si può guardare come chiunque.
replay-link = Link a questa mossa
replay-moves = Mosse
replay-nothing-told = Nulla è stato detto.
replay-then = La domanda di allora
replay-asked = { $names }: { $question }
replay-answered = Scelta: { $wish }
replay-answered-hidden = La risposta non è mostrata.
replay-choices = { $count ->
    [one] L'unica scelta possibile
   *[other] Le { $count } scelte possibili
 }
replay-ended = Qui la partita è finita.
replay-lead = Guida gli altri
replay-lead-about = Chi guarda questa rivisione viene portato dove sei tu.
replay-leading = Guidi tu: gli altri vedono questa mossa.
replay-lead-end = Smetti di guidare
replay-lead-to = Cedi la guida a
replay-led = { $name } guida; tu segui.
replay-led-alone = { $name } guida; tu guardi per conto tuo.
replay-led-leave = Guardo per conto mio
replay-led-follow = Segui
replay-led-here = { $name } mostra la rivisione.
replay-led-join = Guarda insieme
whatif-title = E se …
whatif-about = Prova altro da qui in poi, a un tavolo tutto tuo. Nella partita non cambia nulla.
whatif-about-runs = Ciò che il tuo posto non sa viene estratto di nuovo, con un caso nuovo: non dice nulla di come stanno davvero le cose.
whatif-about-over = Tutto sta come stava; il caso è nuovo.
whatif-bots = I bot giocano per gli altri
whatif-alone = Gioco tutti i posti
whatif-strip = E se, dalla mossa { $move } in poi: nulla qui cambia la partita.
whatif-strip-drawn = Ciò che il tuo posto non sapeva è stato estratto di nuovo.
whatif-source = Torna a quella mossa
whatif-seat = Giochi per
log-branched = Comincia un «e se» dalla mossa { $move }.
bug-title = Qualcosa non va
bug-about = Chi gestisce il server riceve le tue parole con la posizione esatta; nessuno al tavolo lo viene a sapere. Nella riga per parlare: /bug e le tue parole.
bug-words = Che cosa non va
bug-send = Segnala
bug-filed = Segnalato come { $quote }. La tua vista di questo momento:
bug-link = Link alla tua vista di questo momento
