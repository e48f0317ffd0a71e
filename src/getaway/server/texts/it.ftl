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
    [0] Mettili tutti in ordine, dal primo all'ultimo.
    [one] Mettili in ordine; puoi scartarne uno lasciandolo fuori.
   *[other] Mettili in ordine; puoi scartarne fino a { $drop } lasciandoli fuori.
 }
compose-split = Totale da distribuire: { $total }.
compose-bin = Parte { $number }, da { $low } a { $high }
compose-picked = La tua scelta finora: { $picked }.
compose-picked-none = Non hai ancora scelto nulla.
compose-is-picked = scelta numero { $place }

## Rules and log

log-title = Registro
log-empty = Non è ancora successo nulla.
log-why = Quale regola lo dice?
log-did = { $name }: { $wish }
log-did-hidden = { $name } ha risposto.
log-auto = { $name }: niente da decidere.
log-stop = { $stop ->
    [always] { $name } vuole decidere ogni volta.
    [never] { $name } passa ogni volta che non c'è nulla da decidere.
   *[new] { $name } vuole decidere solo quando c'è qualcosa di nuovo da fare.
 }
log-hint = { $name } ha chiesto un suggerimento.
log-plan = { $why ->
    [changed] Il tuo piano si è fermato dopo { $done } passi su { $steps }: { $reason }
    [surprise] Il tuo piano si è fermato dopo { $done } passi su { $steps }: { $reason }
    [others] Il tuo piano è in attesa dopo { $done } passi su { $steps }: prima tocca a { $names }.
    [used] Il tuo piano si è fermato dopo { $done } passi su { $steps }: qualcun altro ha agito.
    [hand] Il tuo piano si è fermato dopo { $done } passi su { $steps }, perché hai risposto tu.
   *[over] La partita è finita dopo { $done } dei { $steps } passi del tuo piano.
 }
log-deadline = Tempo scaduto: { $key }.
log-undone = { $how ->
    [practice] { $name } annulla una mossa (tavolo di prova).
    [agreed] { $name } annulla una mossa; tutti d'accordo.
   *[right] { $name } annulla una mossa.
 }
log-paused = Gli orologi sono fermi.
log-resumed = Gli orologi sono ripartiti.
log-renewed = La partita prosegue con regole più recenti (versione { $new }).
log-set-back = L'amministratore ha riportato la partita a un momento precedente.
log-over = La partita è finita.
log-sat = { $name } si siede.
log-left = { $name } per ora lascia il tavolo.
log-returned = { $name } è di nuovo al tavolo.
log-handed = { $to ->
    [bot] Un bot gioca per { $name }.
   *[open] Il posto di { $name } è aperto a chiunque arrivi.
 }
log-revoked = L'host ha liberato il posto di { $name }.
log-started = La partita comincia.
log-said = { $name } dice: { $text }
log-vote = { $name } vuole annullare.
log-vote-agreed = { $name } è d'accordo.
log-vote-ended = { $name } ha chiuso la votazione. Non si annulla nulla.
log-rematch = Si prepara la rivincita.
acts-title = Che cosa è successo
acts-count = Passo { $number } di { $of }
acts-again = Rivedi
show-now = Proprio ora
show-again = Ancora una volta
show-title = Che cosa è appena successo
show-skip = Salta
show-skip-key = Spazio
show-skip-all = Vai alla fine
show-back = Indietro di uno
show-next = Avanti di uno
show-pause = Pausa
show-go = Riprendi
show-waits = Il registro aspetta la fine della scena.
recap-now = Finora in questo turno
recap-title = Che cosa è cambiato
recap-replay = Rivedi: { $line }
since-replay = Mostra { $number }: { $line }
since-all = Mostra tutto
since-done = Ho capito
since-turn = Al mio turno
mute-off = Togli l'audio
mute-on = Attiva l'audio
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
rules-missing = La regola { $id } non esiste.
rules-how = Chiedi con parole tue. I numeri di regola che clicchi al tavolo si aprono qui.
rules-away = Metti via la regola
rules-close = Chiudi le regole
rules-failed = Al momento non riusciamo a caricare le regole. Torneranno quando sarai online.

## Text mode

text-changed = Dal tuo ultimo turno
text-lately = Ultimi eventi
text-changed-none = Ancora nulla.
text-clocks = Orologi e indicatori
text-board = Tabellone
text-seats = Mani e posti
text-ways = Dove puoi andare da qui
text-guide = Passo { $number } di { $of }: { $title }
text-guide-done = { $title } (fatto)
text-guide-rules = Le regole per questo passo:
text-guide-steps = Tutti i passi
text-guide-why = Perché?
text-guide-strayed = Hai fatto altro rispetto alla lezione. Annulla, oppure continua: i prossimi passi potrebbero non combaciare.
text-plan = Che cosa succederebbe
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
text-finish = Conferma (Invio)
text-back = Un passo indietro ({ $key })
text-so-far = Finora: { $steps }
text-typed = { $typed } … altre cifre, oppure Invio.
text-no-key = L'opzione { $typed } non esiste.
text-undo = { $how ->
    [right] Annulla ({ $key })
    [vote] Chiedi di annullare ({ $key })
   *[no] Niente da annullare
 }
text-seat = { $seat }: { $name }
text-seat-asked = sta decidendo
text-grid = Come griglia di caratteri
text-picture = Modalità immagine (Ctrl + .)
text-keys = Tasti
text-keys-on = Scorciatoie a tasto singolo attive
keys-fixed =
    Le cifre scelgono un'opzione; Invio conferma un numero o la tua scelta. Le lettere scelgono le altre cose che puoi fare.
    Ctrl o Cmd + . passa dal testo all'immagine e viceversa. Questi tasti non si possono cambiare.
keys-press = Premi il nuovo tasto per «{ $what }», o Esc per annullare.
keys-new = Nuovo tasto per «{ $what }»
keys-change = { $what }: { $key }. Cambia il tasto.
keys-taken = { $key } è già in uso: { $what }. Premi un altro tasto, o Esc.
keys-set = { $what }: ora { $key }.
keys-put-back = Ripristina tutti i tasti
keys-are-back = Tutti i tasti sono stati ripristinati.
key-why = Perché questa domanda
key-undo = Annulla
key-back = Un passo indietro
key-board = Vai al tabellone
key-log = Vai al registro
key-rules = Apri le regole
key-search = Cerca nelle regole
key-options = Scegli un'opzione
key-enter = Conferma un numero o la tua scelta
key-page = Spostati nella pagina
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
page-loading = Il tavolo si sta ancora caricando. Ci vuole più del solito.
page-failed = Il server non ha risposto. Non è cambiato nulla; riprova.
page-no-way-back = Non si può annullare

fault-missing = Qui non c'è nulla.
fault-missing-about = Forse il link è incompleto, oppure il tavolo è stato eliminato.
fault-unreachable = Il server non è raggiungibile.
fault-unreachable-about = Tutte le mosse andate a buon fine sono salvate. Controlla la connessione, poi riprova.
fault-failed = Qualcosa è andato storto sul server.
fault-failed-about = Tutte le mosse andate a buon fine sono salvate. Riprova; se succede ancora, avvisa chi gestisce il server.
fault-quote = Numero di riferimento: { $number }
fault-again = Riprova
fault-lobby = Vai alla lobby

bar-home = getaway, vai alla lobby
bar-undo = { $how ->
    [vote] Chiedi di annullare
   *[other] Annulla
 }
bar-hint = { $left ->
    [-1] Che cosa faresti?
    [one] Che cosa faresti? Resta un suggerimento
   *[other] Che cosa faresti? Restano { $left } suggerimenti
 }
bar-rules = Regole
bar-text = Modalità testo
bar-more = Menu

hint-title = Che cosa farei
hint-thinking = Ci penso…
hint-lost = Il server non risponde. Riprova tra poco.
hint-do = Fallo
hint-thanks = Grazie
hint-instead = L'alternativa, e perché no
warned = Potrebbe costarti caro: { $wish }.
warned-better = Il consigliere avrebbe fatto così: { $wish }.
warned-undo = Annulla la mossa
warned-keep = Va bene così
hint-only-you = Solo tu vedi questo suggerimento. Gli altri vedono che l'hai chiesto.

line-lost = Connessione persa. Nuovo tentativo… Sul server gli orologi vanno avanti.
line-crowded = Il server è molto carico e c'è posto solo per chi gioca. Tra poco potrai guardare di nuovo.
line-unsaved = Non ancora salvato. Nuovo tentativo…
line-closed = Non puoi aprire questo tavolo.
line-away = Sei assente. Un bot può giocare per te.
line-missed = { $count ->
    [one] Mentre non c'eri è successa una cosa
   *[other] Mentre non c'eri sono successe { $count } cose
 }

table-practice = prova
table-paused = in pausa
table-watching = stai guardando
zoom-label = Zoom
zoom-closer = Ingrandisci
zoom-further = Riduci
zoom-whole = Tutto il tabellone
table-seats = Mani e posti

seat-number = Giocatore { $number }
seat-you = tu
seat-host = host
seat-open = posto libero
seat-bot = { $level ->
    [random] bot che gioca a caso
   *[other] bot
 }
seat-away = assente
seat-asked = sta scegliendo da { $time }
seat-to-bot = Fai giocare un bot
seat-to-open = Apri il posto
seat-revoke = Libera il posto

asking-any = { $name }, puoi rispondere
asking-respond = { $name }, puoi rispondere
asking-you = { $name }, tocca a te
asking-others-eye = In attesa
asking-others = { $names } sta scegliendo.
asking-others-several = { $names } stanno scegliendo.
asking-others-what = Domanda: { $question }
asking-bot = un bot; muove entro pochi secondi
asking-open = { $names }: il posto è libero. Può prenderlo chiunque abbia il link, oppure fai giocare un bot: Menu, poi Posti.
asking-meanwhile = { $talk ->
    [free] Intanto puoi guardarti intorno, parlare e prendere appunti.
    [facts] Intanto puoi guardarti intorno, comunicare fatti e prendere appunti.
   *[silent] Intanto puoi guardarti intorno e prendere appunti.
 }
asking-lost = Ci vuole un po'. Puoi far giocare un bot: Menu, poi Posti.
asking-offers = Intanto puoi anche:
asking-paused = La partita è in pausa. Gli orologi sono fermi e nessuno può muovere.
asking-not-done = Non è andata a buon fine.
asking-do-it = Conferma
asking-pick-more = { $count ->
    [one] Ancora una scelta
   *[other] Ancora { $count } scelte
 }
drawer-hide = Nascondi le opzioni
bar-question = La domanda
table-around = Intorno al tabellone
drawer-title = Tutte le opzioni
drawer-all = Tutte ({ $count })
drawer-end = Il risultato
drawer-why-not = Perché no? { $count ->
    [one] 1 cosa che non puoi fare
   *[other] { $count } cose che non puoi fare
}
end-eye = Fine
asking-back = Indietro
asking-start-again = Da capo
asking-later = { $count ->
    [one] Un ordine che puoi dare in anticipo
   *[other] { $count } ordini che puoi dare in anticipo
 }
asking-more-blocked = { $count ->
    [one] Un'altra opzione non permessa
   *[other] Altre { $count } opzioni non permesse
 }
asking-shares-left = { $count ->
    [0] Hai distribuito tutto.
   *[other] Ancora { $count } da distribuire.
 }
asking-bin = Parte { $number }
asking-less = Meno alla parte { $number }
asking-more = Più alla parte { $number }

vote-asked = { $name } vuole annullare la sua ultima mossa e tutto quello che è seguito.
vote-so-far = { $count ->
    [0] Finora nessuno è d'accordo.
    [one] Un giocatore è d'accordo.
   *[other] { $count } giocatori sono d'accordo.
 }
vote-agree = D'accordo
vote-refuse = Non d'accordo
vote-withdraw = Ritira

talk-said = Messaggi
talk-none = Ancora nessun messaggio.
talk-say = Di' qualcosa a tutti
talk-say-now = { $policy ->
    [facts] Comunica un fatto
   *[free] Di' qualcosa
 }
talk-send = Invia
talk-policy = { $policy ->
    [free] Ora puoi dire qualsiasi cosa.
    [facts] Ora puoi parlare solo di fatti che tutti vedono.
   *[silent] Ora nessuno può parlare.
 }

notes-label = Questi appunti li vedi solo tu.
notes-how = { $how ->
    [writing] Salvataggio…
    [failed] Non salvato: il server non ha risposto. Riproveremo appena continui a scrivere.
   *[kept] Salvato.
 }

rail-label = Registro, chat, appunti e regole
rail-log = Registro
rail-talk = Chat
rail-notes = Appunti
rail-rules = Regole

tab-label = Viste del tavolo
tab-table = Tavolo
tab-hands = Squadra


menu-title = Menu
menu-seats = Posti
weigh-cost = { $n } { $what }
weigh-need = serve { $need }
weigh-chance = { $percent }%
weigh-final = non si può annullare
further-title = Oppure vai avanti e…
phases-title = Fasi del turno:
stop-title = Quando non c'è nulla da decidere
stop-always = Chiedi sempre
stop-new = Chiedi se c'è una novità
stop-never = Non chiedere
stop-about = { $stop ->
    [always] Decidi tu a ogni passo, anche quando puoi solo andare avanti.
    [never] Il tavolo va avanti da solo dove non sei obbligato a decidere.
   *[new] Il tavolo va avanti da solo, a meno che tu non possa fare qualcosa che prima non potevi.
 }
seat-stop = { $stop ->
    [always] decide sempre
   *[never] passa se non c'è nulla da decidere
 }
menu-own = Il tuo posto
menu-return-about = Il link di ritorno ti riporta al tuo posto da qualsiasi dispositivo. Chi ce l'ha può giocare per te, quindi non condividerlo.
menu-return-show = Mostra il link di ritorno
menu-return-hide = Nascondi il link di ritorno
menu-return-link = Il tuo link di ritorno
menu-return-code = Il tuo link di ritorno come codice QR, da inquadrare con un altro dispositivo
menu-return-renew = Crea un nuovo link di ritorno
menu-return-renew-about = I link precedenti smettono di funzionare, anche su altri dispositivi.
menu-return = Torna al tuo posto
menu-leave = Lascia il tavolo
menu-leave-about = Il posto resta tuo. Gli altri possono far giocare un bot per te.
menu-table = La partita
menu-pause = Pausa
menu-resume = Riprendi
menu-pause-about = Ferma gli orologi per tutti.
menu-page = Questa pagina
menu-text-about = Tutto come testo, per tastiere e lettori di schermo. Con Ctrl + . torni indietro.

door-name = Il tuo nome al tavolo
door-seat = Il tuo posto
door-open = libero
door-bot = { $level ->
    [random] gioca un bot a caso; puoi sostituirlo
   *[other] gioca un bot; puoi sostituirlo
 }
door-bots-own = { $level ->
    [random] gioca un bot a caso
   *[other] gioca un bot
 }
door-person = occupato
door-sit = Siediti
door-watch = Guarda
door-full = Tutti i posti sono occupati.
door-bots = Ai posti liberi giocano i bot. Chiedi all'host di aprirne uno per te.
door-over = La partita è finita.
door-crowded = Il tuo posto è già aperto su 8 dispositivi, il massimo.
door-only-here = Usalo solo su questo dispositivo
door-lost = Questo posto non è più tuo: il link è stato rinnovato, o l'host l'ha liberato.

room-invite = Link per gli amici
room-code = Il link come codice QR, per il telefono
room-start = Inizia
room-start-about = { $count ->
    [0] Ci sono tutti.
    [one] Un posto è libero. Ci gioca { $level ->
        [random] a caso un bot
       *[other] un bot
     } finché non arriva un amico.
   *[other] { $count } posti sono liberi. Ci giocano { $level ->
        [random] a caso dei bot
       *[other] dei bot
     } finché non arrivano gli amici.
 }
room-wait = { $name } avvia la partita quando tutti sono pronti.

end-again = Gioca ancora
end-follow = Vai alla prossima partita
end-lobby = Vai alla lobby
end-fair = I dadi erano onesti?
end-fair-kept = { $kept ->
    [yes] Sì: il seme corrisponde alla promessa fatta prima dell'inizio.
    [no] No: il seme non corrisponde alla promessa fatta prima dell'inizio.
   *[unknown] Il browser può verificarlo solo con una connessione sicura (https). Salva il registro qui sotto e verificalo con getaway verify.
 }
end-commitment = Promesso prima dell'inizio
end-seed = Seme
end-log = Il registro completo
end-log-about = che getaway verify controlla mossa per mossa.

lobby-title = Lobby
lobby-open = Apri un tavolo
lobby-game = Gioco
lobby-name = Il tuo nome
lobby-seats = Posti
lobby-seats-about = Gli amici con il link possono prendere il posto di un bot
lobby-seats-count = { $count } posti
lobby-seat-more = Un posto in più
lobby-seat-less = Un posto in meno
lobby-pace = Ritmo
lobby-pace-live = Dal vivo
lobby-pace-daily = Una mossa al giorno
lobby-more = Altre impostazioni
lobby-warns = Avvisami degli errori gravi (tavoli di prova con suggerimenti liberi)
lobby-practice = Prova: puoi annullare tutto, ma dadi e carte cambiano
lobby-watch = Chiunque abbia il link può guardare
lobby-takeover = Chi arriva può sostituire un bot
lobby-takeover-about = Durante la partita chiunque abbia il link può prendere il posto di un bot e vederne la mano. Altrimenti solo l'host può aprire un posto.
lobby-open-copy = Apri e copia il link
lobby-open-about = Manda il link ai tuoi amici. Nessun altro può vedere il tavolo.
lobby-alone = Gioca in solitario
lobby-value = { $word }: { $name }
lobby-search = Fai una domanda sulle regole
lobby-search-like = Posso parlare mentre ordino le carte?
lobby-search-none = Nessuna regola ne parla. Prova altre parole.
lobby-rules = Leggi tutte le regole

mine-turn = Tocca a te
mine-go = Vai al tavolo
mine-over = finita
mine-lobby = non ancora iniziata
mine-paused = in pausa
mine-waits = in attesa di { $names }
mine-plays = in corso
mine-drop = Rimuovi { $title } dall'elenco

## Accounts

account-title = Account
account-about = Con un account ritrovi i tuoi tavoli da qualsiasi dispositivo. Puoi giocare anche senza.
account-how = Accedi o crea un account
account-sign-in = Accedi
account-make = Crea account
account-name = Nome
account-password = Password
account-lost = Non serve altro. Una password persa non si può recuperare: conservala bene.
account-keep = { $count ->
    [one] Aggiungi al mio account il posto che ho in questo browser
   *[other] Aggiungi al mio account i { $count } posti che ho in questo browser
 }
account-of = Account di { $name }
account-signed-in = Accesso effettuato come { $name }
account-signed-in-about = Ogni posto che prendi in questo browser viene aggiunto al tuo account. Accedi su un altro dispositivo per vedere i tuoi tavoli anche lì.
account-forget = Dimentica questi posti in questo browser; il tuo account li conserva
account-sign-out = Esci

## Le impostazioni di chi legge

prefs-title = Impostazioni
prefs-about = Salvate in questo browser. Le modifiche hanno effetto subito.
prefs-palette = Tavolozza
prefs-palette-usual = Standard
prefs-palette-distinct = Per daltonici
prefs-palette-contrast = Alto contrasto
prefs-palette-about = La tavolozza per daltonici usa colori sempre facili da distinguere. In ogni tavolozza forme, cifre e parole dicono la stessa cosa.
prefs-motion = Movimento
prefs-motion-auto = Come il dispositivo
prefs-motion-less = Il meno possibile
prefs-playback = Riproduzione
prefs-playback-slow = Lenta
prefs-playback-normal = Normale
prefs-playback-fast = Veloce
prefs-playback-once = Istantanea
prefs-playback-about = Quanto velocemente vedi, passo per passo, che cosa fa una corporazione, un Firewall o un robot.
prefs-sounds = Suoni
prefs-sounds-about = Si sentono dadi, porte, allarmi e timer, e due note quando tocca a te.
prefs-calls = Avvisami quando tocca a me
prefs-calls-about = Una notifica su questo dispositivo, finché getaway è aperto in una scheda, anche in secondo piano.
prefs-calls-no = Il browser blocca le notifiche di questo sito. Consentile nelle impostazioni del sito, poi riattiva questa opzione.
prefs-calls-never = Qui le notifiche non sono disponibili. Serve una connessione sicura (https).
prefs-keys = Scorciatoie a tasto singolo al tavolo
prefs-keys-list = Vedi e cambia i tasti

## Cercare compagni, e ciò che si è giocato

nav-label = Sezioni della lobby
nav-play = Gioca
nav-open = Apri
lobby-guest = Ospite
lobby-public = Chiunque può unirsi
lobby-public-about = Il tavolo resta in elenco qui finché non inizia, e chiunque può prendere un posto libero.
lobby-pace-live-about = Si gioca tutti insieme; gli orologi del gioco corrono.
lobby-pace-daily-about = Ognuno muove quando ha tempo. Dopo un giorno senza una mossa, il posto può passare a un bot.
lobby-practice-about = Per fare delle prove. La partita non conta.
lobby-seats-fit = Con queste impostazioni il gioco richiede { $count ->
    [one] un posto
   *[other] { $count } posti
 }.
lobby-bots = Livello dei bot
lobby-hints = Suggerimenti
lobby-hints-are = { $hints ->
    [few] 3 per ogni giocatore
    [none] nessuno
   *[other] quanti ne vuoi
 }
option-bots-newcomer = Principiante
option-bots-regular = Abituale
option-bots-expert = Esperto
option-bots-random = A caso
option-bots-coded = Esperto, con un codice segreto di squadra
public-title = Cercasi giocatori
public-none = Al momento nessuno cerca giocatori. Apri un tavolo a cui chiunque può unirsi.
public-free = { $free ->
    [one] 1 posto libero su { $players }
   *[other] { $free } posti liberi su { $players }
 }
public-host = con { $names }
public-join = Unisciti
public-join-what = Unisciti a { $title }
public-gone = Qualcuno ha preso l'ultimo posto libero, o la partita è iniziata.
room-public = Chiunque può unirsi
room-public-about = Il tavolo resta in elenco nella lobby finché non inizi, purché questa pagina sia aperta.
room-leave = Lascia il tavolo
room-leave-about = Il tuo posto si libera subito.
mine-since = domanda posta { $ago }
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

offline-table = Sei offline. Questo è il tavolo come l'hai visto l'ultima volta, { $ago }. Non puoi muovere finché il server non torna.
offline-lobby = Sei offline. Questi sono i tuoi tavoli come li hai visti l'ultima volta. Puoi comunque leggere le regole.

## Rivedere, provare, segnalare

replay-title = Replay
replay-of = Replay di { $title }
replay-back = Torna al tavolo
replay-open = Rivedi la partita
replay-open-about = Ogni mossa, come l'hai vista dal tuo posto.
replay-controls = Scorri le mosse
replay-move = Mossa { $move } di { $last }
replay-first = Prima mossa
replay-earlier = Una mossa indietro
replay-later = Una mossa avanti
replay-last = Ultima mossa
replay-play = Riproduci
replay-pause = Ferma
replay-speed = Velocità
replay-speed-slow = Lenta
replay-speed-normal = Normale
replay-speed-fast = Veloce
replay-as = Punto di vista
replay-as-own = il mio
replay-as-spectators = gli spettatori
replay-as-everything = tutto scoperto
replay-own = Vedi ciò che vedevi allora dal tuo posto. A partita finita puoi rivederla dal punto di vista di chiunque.
replay-link = Link a questa mossa
replay-moves = Mosse
replay-nothing-told = Non è successo nulla di visibile.
replay-then = La domanda in quel momento
replay-asked = { $names }: { $question }
replay-answered = Scelta: { $wish }
replay-answered-hidden = La risposta è nascosta.
replay-choices = { $count ->
    [one] L'unica opzione
   *[other] Le { $count } opzioni
 }
replay-ended = La partita finisce qui.
replay-lead = Guida gli altri
replay-lead-about = Chi guarda questo replay ti segue.
replay-leading = Guidi tu: gli altri vedono questa mossa.
replay-lead-end = Smetti di guidare
replay-lead-to = Cedi la guida a
replay-led = { $name } guida e tu segui.
replay-led-alone = { $name } guida; tu guardi per conto tuo.
replay-led-leave = Guardo per conto mio
replay-led-follow = Segui
replay-led-here = { $name } sta mostrando il replay.
replay-led-join = Guarda anche tu
scene-show = Fammi vedere
scene-steps = Passi della scena
scene-step = Passo { $step } di { $of }
scene-try = Prova tu
scene-you = Tu
scene-strip = Stai provando «{ $title }». Qui non conta niente.
scene-source = Torna alla regola
scene-on-board = Sul tabellone
lesson-strip = Lezione: { $title }. Qui non conta niente.
lesson-finished = Hai finito «{ $title }».
lesson-over = La partita è finita prima della lezione.
lesson-over-about = Succede. Ricomincia: l'inizio ormai lo conosci.
lesson-again = Ricomincia
lesson-next = Avanti: { $title }
lesson-all = Tutte le lezioni
lesson-learned = Fatta
lesson-minutes = { $minutes ->
    [one] Circa un minuto
   *[other] Circa { $minutes } minuti
}
learn-title = Impara { $game }
learn-first = Comincia da qui
learn-short = Lezioni brevi
learn-short-about = Un argomento alla volta, nell'ordine che vuoi. Non conta niente e puoi annullare tutto.
learn-rules = Leggi le regole
whatif-title = E se…
whatif-about = Prova qualcos'altro da qui, a un tavolo tutto tuo. La partita non cambia.
whatif-about-runs = Tutto ciò che dal tuo posto non si vede viene ridistribuito a caso, quindi non ti dice nulla della partita vera.
whatif-about-over = Tutto è dov'era; dadi e carte usciranno diversi.
whatif-bots = I bot giocano gli altri posti
whatif-alone = Gioco io tutti i posti
whatif-strip = E se, dalla mossa { $move }. Nulla di ciò che fai qui cambia la partita.
whatif-strip-drawn = Ciò che dal tuo posto non si vedeva è stato ridistribuito.
whatif-source = Torna a quella mossa
whatif-seat = Giochi come
log-closed = L'amministratore ha chiuso questo tavolo. Qui non può succedere più nulla.
log-branched = { $move ->
    [0] Il tavolo è pronto.
   *[other] Comincia un «e se» dalla mossa { $move }.
}
bug-title = Qualcosa non torna
bug-about = L'amministratore riceve il tuo messaggio con la posizione esatta; al tavolo nessuno lo vede. Puoi anche scrivere in chat /bug e il tuo messaggio.
bug-words = Che cosa non va?
bug-send = Segnala
bug-filed = Segnalato come { $quote }. Che cosa vedevi in quel momento:
bug-link = Link a ciò che vedevi in quel momento

## The first screen and the last

lobby-what = Giochi da tavolo di rapine, a un tavolo che conosce tutte le regole: gioca da solo, o con gli amici tramite un link.
lobby-free = Gratis
lobby-no-account = Senza account
lobby-takes-back = Annulla e rivedi
lobby-look-up = Cerca una regola
living-title = Una partita che si gioca da sola
living-pause = Pausa
living-go = Riprendi
living-take = Gioca tu questa missione
cards-title = Inizia una partita
card-alone = Gioca subito, da solo
card-alone-about = { $seats ->
    [one] Un posto, niente bot
   *[other] Giochi tutti e { $seats } i posti
 }
card-learn = Impara passo per passo
card-friends = Apri un tavolo per gli amici
card-players = da { $fewest } a { $most } giocatori
card-minutes = circa { $minutes } min
alone-strip = Giochi tutti i posti. Il tavolo passa da solo a quello che deve rispondere.
alone-seat = Posto
lobby-alone-about = { $bots ->
    [0] Giochi solo tu.
    [one] L'altro posto va a { $level ->
        [random] un bot che gioca a caso
       *[other] un bot
     }.
   *[other] Gli altri { $bots } posti vanno a { $level ->
        [random] bot che giocano a caso
       *[other] dei bot
     }.
 }
mine-wait = In attesa degli altri
mine-done = Finite
mine-more = { $count ->
    [one] Un'altra
   *[other] Altre { $count }
 }
mine-with = con { $names }
mine-dropped = { $title } non è più nell'elenco di questo dispositivo.
mine-undo = Annulla
mine-drop-sure = Hai ancora un posto a questo tavolo. Vuoi toglierlo dall'elenco?
mine-drop-yes = Togli
mine-drop-no = Tieni
map-title = Missioni
map-stars = { $stars } stelle su { $all }
map-won = { $won } vinte su { $all }
map-state = { $state ->
    [won] vinta
    [next] la prossima
    [played] non ancora vinta
   *[later] più avanti
 }
map-friends = Con gli amici
door-invites = { $name } ti invita
door-there = { $names } { $count ->
    [one] è
   *[other] sono
 } già al tavolo.
door-left = { $free ->
    [one] Resta un posto.
   *[other] Restano { $free } posti.
 }
door-minutes = circa { $minutes } minuti
door-players = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
 }
door-other-seat = Scegli un altro posto
room-send = Manda questo link agli amici
room-send-about = Chi apre il link può sedersi. Non serve un account.
end-next = Prossima: { $title }
end-replay = Rivedi la partita
end-stars = { $stars ->
    [one] 1 stella su { $all }
   *[other] { $stars } stelle su { $all }
 }
end-opening = Apro il tavolo…

## Bots at the table

log-level = Il bot di { $name } ora gioca come { $level }.
log-tempo = Da ora i bot agiscono { $tempo ->
    [slow] lentamente
    [quick] in fretta
   *[other] al ritmo abituale
 }.
log-reason = { $name }: «{ $reason }»
lobby-tempo = Velocità dei bot
lobby-tempo-is = { $tempo ->
    [slow] Lenti
    [quick] Veloci
   *[other] Facili da seguire
 }
lobby-absent = Un bot gioca per chi è assente, finché non torna
lobby-seat-bot = { $seat }: un amico, o un bot che gioca come
lobby-with-bots = Gioca con i bot
lobby-with-bots-about = { $bots ->
    [one] L'altro posto è di un bot.
   *[other] Gli altri { $bots } posti sono dei bot.
 }
menu-bots-tempo = Velocità dei bot
seat-level = Quanto bene gioca il bot di { $name }
prefs-voices = I bot dicono perché agiscono
prefs-voices-about = Nel registro e sotto il tabellone. Al tavolo tutti sentono lo stesso.

## Without a server

site-loading = Carico il motore delle regole: { $got } di { $of } MB. La prossima volta sarà già qui.
site-starting = Avvio il motore delle regole…
site-failed = Questo browser non è riuscito ad avviare il motore delle regole. Ricarica la pagina. Se non basta, prova con una versione recente di Chrome, Edge, Firefox o Safari.
site-refused = Questo browser non permette alla pagina di conservare dati, quindi non potrebbe salvare i tuoi tavoli. Succede in alcune finestre private o se i dati dei siti sono bloccati. Consentili per questa pagina o usa una finestra normale, poi ricarica.
site-full = Il browser non ha più spazio per questa pagina. Quello che era salvato è al sicuro, ma la tua ultima mossa non è ancora salvata. Libera un po' di spazio: la partita riprende da sola.
site-table = Si parte… Intanto dai un'occhiata al tavolo: tra un attimo puoi muovere.
site-unable = Questo browser non può eseguire il motore delle regole: è troppo vecchio, oppure WebAssembly o il salvataggio dei dati sono disattivati. Usa una versione recente di Chrome, Edge, Firefox o Safari, oppure gioca su un server getaway o nel terminale.
site-no-memory = La memoria di questo dispositivo non è bastata per avviare il motore delle regole. Chiudi altre schede e ricarica la pagina, oppure gioca su un server getaway o nel terminale.

## Around one screen

lobby-here = Qualcuno qui
lobby-here-bot = Un bot
lobby-here-name = Nome per { $seat }
lobby-seat-here = { $seat }: qualcuno qui, o un bot che gioca come
lobby-seats-here = Scegli «Qualcuno qui» per chi gioca su questo schermo
lobby-play-here = Giocate insieme qui
lobby-play-here-about = Giocate in { $people } su questo schermo{ $bots ->
    [0] .
    [one] , con un bot.
   *[other] , con { $bots } bot.
 }
lobby-play-here-hands = Le mani restano coperte mentre vi passate il dispositivo.
table-one-device = un solo dispositivo
pass-title = Intorno a questo schermo
pass-has = Il dispositivo ce l'ha { $name }.
pass-on = Passalo a
pass-to = Passa il dispositivo a { $name }
pass-covered = Tutte le mani sono coperte.
pass-covered-clock = Tutte le mani sono coperte e il tempo è fermo.
pass-look-away = { $name }, non guardare.
pass-since = Dall'ultimo turno
pass-hold = Sono { $name }: tieni premuto
pass-keys = Con la tastiera o uno screen reader basta premere una volta.
pass-early = Tieni premuto per mezzo secondo. Se lasci prima, non si vede nulla.
pass-away = { $name } non c'è: gioca un bot
pass-instead = Passalo invece a { $name }

## Matches in files

file-open = Apri una partita da un file
file-open-about = Continua una partita che hai salvato, o rivedine una giocata online. Prima viene rigiocata e controllata.
file-carry = Continua una partita da un file
file-carry-about = Iniziata senza server? Scegli il file, continua qui e manda il link ai tuoi amici. Le nuove carte e i nuovi dadi vengono da questo server. Le carte nascoste potrebbero essere note, quindi il risultato non conta.
file-choose = Scegli un file
file-reading = La partita viene rigiocata…
file-seat = Chi sei?
file-save = Salva in un file
file-save-title = Salva { $title } in un file
file-save-about = Il file contiene tutta la partita, carte nascoste comprese. Aprilo in qualsiasi copia di getaway, o controllalo con getaway verify.
file-save-do = Salva il file
file-saved = Salvato.
file-online = Continua online
file-online-about = Per continuare con amici lontani, salva il file, apri la lobby di un server getaway e scegli il file sotto «Continua una partita da un file». Qui la partita resta com'è.
file-online-go = Apri la lobby del server
file-again = Rivedila
file-again-about = Chiunque abbia una copia di getaway senza server può aprire il file, rivedere la partita e provare altre mosse.
brought-title = Da un file
brought-strip = { $how ->
    [carried] Questa partita è iniziata altrove. Le carte nascoste potrebbero essere note, e il risultato non conta.
   *[other] Questa partita viene da un file. Il risultato non conta.
 }
log-brought = Questa partita è iniziata altrove e continua da un file. Le carte nascoste potrebbero essere note, e il risultato non conta.
here-link = Gioca qui, senza server
here-about = Gli stessi giochi, salvati in questo browser: in solitario, con i bot o intorno a uno schermo. Funziona anche offline.

# The rulebook as a book

book-open = Leggi tutto il regolamento
book-contents = Indice
book-print = Stampa
book-here = Come si gioca a questo tavolo
book-back = Torna al tavolo
book-example = Esempio.
book-met = L'hai già incontrata giocando
book-met-of = Hai incontrato { $met } regole su { $all } giocando
book-met-about = La spunta segna le regole che hai già incontrato giocando su questo dispositivo.

# First times

first-title = Per te è nuovo.
first-done = Ho capito
first-off = Non mostrarli più
prefs-firsts = Spiega ciò che succede per la prima volta
prefs-firsts-about = Una frase, una volta sola, con la regola mostrata sul tabellone.
