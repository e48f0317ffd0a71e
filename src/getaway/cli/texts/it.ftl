### Quello che dice il terminale.

## Raccontare

told = { $text } [{ $clauses }]
did = { $seat }: { $wish }
did-hidden = { $seat } ha risposto.
rang = Il tempo è scaduto: { $key }.
undid = { $how-is ->
    [practice] { $seat } ritira una risposta a un tavolo di prova.
    [agreed] { $seat } ritira una risposta con l'accordo di tutti.
   *[right] { $seat } ritira la sua risposta.
 }
paused = Gli orologi sono fermi.
resumed = Gli orologi riprendono.
renewed = La partita continua con la versione { $new } delle regole, dopo la versione { $old }. [{ $clauses }]
set-back = Il gestore ha riportato la partita a un momento precedente. Rileggi la domanda prima di rispondere.
field = { $name }: { $value }
page-end = Invio torna indietro.{" "}
page-question = Invio mostra la domanda.{" "}
page-next = Invio mostra il seguito; un altro tasto e Invio torna indietro.{" "}

## La domanda

guide-head = { $lesson }, passo { $number } di { $of }: { $title }
guide-text = { $text } [{ $clauses }]
who = Giocatore { $seat }, tocca a te.{ $left }
who-any = Decide un giocatore qualsiasi.{ $left }
time-left = {" "}Restano { $time } ({ $key }).
why = { $why } [{ $clauses }]
so-far = Finora: { $steps }
option = { $key }  { $text }
option-warned = { $option } ! { $warning }
option-costly = { $option } !
costly = {"    "}! costa più del solito: ? e il suo numero dice che cosa.
labelled = { $text }: { $label }
value = { $value }
left-out = senza { $name }
choose = Scegli: { $name }.
blocked = { $key } { $wish }: non permesso. { $why }
blocked-more = {"    "}{ $more ->
    [one] { $more } altra scelta non è permessa; x la mostra.
   *[other] { $more } altre scelte non sono permesse; x le elenca.
 }
blocked-none = Nulla di ciò che potresti provare qui è vietato.
notice = >> { $text }
news = - { $text }
news-cut = - ... (l mostra di più)
prompt = { $steps ->
    [0] (? regola, u ritira, s salva, l diario, h aiuto, q esci) >{" "}
   *[other] (b indietro, u da capo, ? regola, h aiuto) >{" "}
 }
how-some = { $high ->
    [1] { $low ->
        [0] Scrivi uno dei numeri, o - per nessuno.
       *[other] Scrivi uno dei numeri.
     }
   *[other] { $low ->
        [0] Scrivi fino a { $high } dei numeri, per esempio 1 3; - per nessuno.
       *[other] Scrivi da { $low } a { $high } dei numeri, per esempio 1 3.
     }
 }
how-order = { $drop ->
    [0] Scrivi tutti i { $all } numeri nell'ordine che vuoi, dal primo, con spazi.
    [one] Scrivi i numeri nell'ordine che vuoi, con spazi; quello che manca si scarta.
   *[other] Scrivi i numeri nell'ordine che vuoi; fino a { $drop } che mancano si scartano.
 }
how-split = Scrivi un numero per ciascuno di { $limits }, { $total } in tutto.

## Passare la tastiera

pass = Passate la tastiera al giocatore { $seat }. Gli altri non guardino.
pass-enter = Premi Invio quando sei pronto; q esce:{" "}
pass-undo = Invio quando sei pronto; u ritira la risposta del giocatore { $last }; q esce:{" "}
pass-wrong = Premi solo Invio per continuare, u per ritirare, q per salvare e uscire.

## Che cosa non va, e che cosa fare

wrong-pick = { $found ->
    [0] { $typed-is ->
        [nothing] Non hai scritto nulla.
       *[other] «{ $typed }» non è nell'elenco.
     } { $count ->
        [1] Scrivi { $first }, o h per l'aiuto.
       *[other] Scrivi un numero da { $first } a { $last }, o l'inizio di una parola.
     }
   *[other] «{ $typed }» va bene per { $found } scelte. Scrivi di più, o un numero da { $first } a { $last }.
 }
wrong-several = «{ $typed }» non è un elenco di numeri. { $how }
wrong-number = Nell'elenco non c'è { $typed }. Usa questi numeri: { $keys }.
no-clause = Non c'è una clausola { $id }. Scrivi solo ? per le regole di questa domanda, o ? e un numero dell'elenco.
no-option = Qui non c'è una scelta { $key }. Scrivi ? e un numero dell'elenco.
no-step = Non c'è un passo a cui tornare. Scrivi u per ritirare la tua ultima risposta.
undo-all = tutti
undo-how = Scrivi u per ritirare la tua ultima risposta, o u tutti se tutti sono d'accordo a ritirare l'ultima.
steps-forgotten = I tuoi passi sono dimenticati; ancora u ritira la tua ultima risposta.
why-how = Scrivi w, un'azione e ciò che le serve, come w VERBO nome=valore. Azioni: { $verbs }.
why-allowed = Permesso: le regole non dicono nulla in contrario.
option-allowed = { $text }: permesso. La domanda viene da { $clauses }; ? e una clausola la mostra.
clock-rang = Il tempo è scaduto mentre decidevi; ciò che hai scritto non è stato accolto.
log-empty = Non è ancora successo nulla.
no-thing = Qui non c'è niente che si chiami { $thing }.
log-how = Scrivi l per la fine del diario, o l tutti per il diario dall'inizio.
saved = Salvato in { $path }. Il file contiene ogni segreto del tavolo.
saved-over = Salvato in { $path }. Per raccontarlo: getaway replay { $path }
left = Salvato in { $path }. Per continuare: getaway play --resume { $path }{ $bots }
fault = getaway: { $text }
file-not-written = { $path } non si può scrivere: { $fault }. Indica un altro file.
file-not-read = { $path } non si può leggere: { $fault }. Indica un file salvato da getaway.
file-no-match = { $path } non è una partita salvata. Indica un file salvato da getaway.
file-version = { $path } è stato giocato con la versione { $old } delle regole, questa è la { $new }: usa quella sua.
file-differs = { $path } non si rigioca come è scritto: getaway verify { $path } dice dove.
bad-game = Non c'è un gioco «{ $game }». Installati: { $games }.
bad-lang = Non c'è una lingua «{ $lang }»: scegli tra { $languages }.
bad-bots = { $bots } bot non vanno bene per un tavolo da { $players }: scegli da 0 a { $players }.
bad-option = «{ $text }» non è un'opzione: scrivi nome=valore.
bad-play = Quale gioco? Scrivi getaway play e uno di: { $games }. Oppure getaway play --resume FILE.
bad-seat = In questa partita non c'è un giocatore { $seat }: scegli da 1 a { $players }.
search-none = Nessuna clausola parla di «{ $words }». Prova con meno parole o con altre.
show-none = Non c'è una clausola { $id }. Vicine: { $near }. Oppure cerca: getaway rules search PAROLE

## Regole

clause-head = { $id } ({ $section })
clause-ruling = {"  "}Al tavolo: { $ruling }
clause-same = {"  "}Ripete ciò che dice { $id }.
clause-line = { $id }  { $text }
show-neighbours = Altre clausole di «{ $section }»:
coverage-source = { $game }: il codice cita { $used } clausole su { $clauses }.
coverage-tests = { $game }: le prove sono segnate con { $proved } delle { $checkable } clausole verificabili.
coverage-nowhere = { $id } non ha una clausola, citata in { $places }
coverage-unnamed = { $game } è dichiarato completo, ma nessun codice nomina queste regole: { $ids }
show-code = {"  "}Nel codice: { $places }

## Giochi, racconti

opened = { $game }: { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
 }{ $bots ->
    [0] .
    [one] , di cui un bot.
   *[other] , di cui { $bots } bot.
 }
game = { $name }  da { $low } a { $high } giocatori, versione { $version } delle regole, pacchetto { $package }
game-broken = { $name }  { $fault }
replay-head = { $game }, { $audience }:
audience-seat = come l'ha sentita il giocatore { $seat }
audience-spectators = come l'hanno sentita gli spettatori
audience-everything = con tutto ciò che è stato detto a ciascuno
replay-open = Non finita: raccontate { $told } voci su { $entries }.
played-with-rules = Questa partita è stata giocata con la versione { $versions } delle regole; questa release ha la versione { $now }. Qui alcune mosse possono dare un esito diverso. Per verificare ogni mossa, usate la release con cui è stata giocata.
verified = { $path } si rigioca esattamente come è scritto, compreso ogni caso.
verify-failed = { $path }: { $found ->
    [one] { $found } differenza.
   *[other] { $found } differenze.
 }
version = getaway { $version }

## Missioni proprie

mission-faults = { $count ->
    [one] { $file } ha un difetto:
   *[other] { $file } ha { $count } difetti:
 }
    { $faults }
mission-not-read = { $path } non si può leggere: { $fault }. Indica un file di Missione.
help-missions = Missioni proprie, da file TOML.
help-mission-check = Dice tutto ciò che non va nei file di Missione: file, riga, voce e difetto.
help-mission-files = File di Missione.

## Pacchetti propri

pack-sound = { $folder }: va bene. Una partita lo conosce come { $mark }.
pack-sets = mazzi sostituiti: { $names }
pack-floors = piani: { $names }
pack-missions = Missioni: { $names }
pack-rooms = stanze: { $names }
pack-words = parole: { $names }
pack-faults = { $count ->
    [one] { $folder } ha un errore:
   *[other] { $folder } ha { $count } errori:
 }
    { $faults }
pack-own-card = Come dice la tua carta
pack-not-read = { $folder } non si può leggere. Indica la cartella di un pacchetto.
pack-of-other-game = I pacchetti sono per { $games }: togli --pack, o gioca a uno di questi.
box-sound = Il contenuto di { $game } va bene.
file-pack = { $path } è stato giocato con il pacchetto { $wanted } com'era allora. Indicalo: --pack DIR.
file-no-pack = { $path } è stato giocato senza pacchetto: togli --pack.
help-packs = Pacchetti di carte proprie, per i giochi che li hanno.
help-pack-check = Dice tutto ciò che non va in un pacchetto: file, riga, voce ed errore. Senza cartella, nelle scatole.
help-pack-folders = Cartelle di pacchetti.
help-pack-game = Il gioco a cui sono destinati; altrimenti quello che i loro file indicano.
help-pack = Gioca con le carte di questa cartella al posto di quelle della scatola.

## Aiuto

help =
    Un numero o l'inizio di una parola sceglie; una freccia, una direzione.
    b           un passo indietro in una scelta fatta a passi
    ?           le regole della domanda; ? 3 perché la scelta 3 è permessa o no;
                ? BS-INFO-08 una clausola qualsiasi, con la regola del tavolo
    u           ritira i tuoi passi, o la tua ultima risposta; u tutti se tutti
                sono d'accordo
    w VERBO a=b perché qualcosa è permesso o no: w inform to=2 colour=red
    x           elenca tutte le scelte che non sono permesse
    l           la fine del diario, come l'hai sentito; l tutti dall'inizio
    v           l'intero tavolo, se è più lungo dello schermo
    s FILE      salva e continua
    q           salva ed esci
help-program = Un tavolo per giochi di rapina che conosce le regole e dice quale regola lo dice.
help-version = Mostra la versione.
help-play = Gioca a questo schermo: le persone si passano la tastiera, i bot occupano gli ultimi posti.
help-game = Il gioco; getaway games li elenca.
help-lang = La lingua: en, it o fr. Se manca, quella del terminale (LC_ALL, LANG), altrimenti l'inglese.
help-mission = La Missione, come alpha, bravo o m01, o un file TOML con una propria.
help-players = Quanti posti ha il tavolo.
help-level = La difficoltà: standard o epic.
help-bots = Quanti posti, gli ultimi, sono di bot, che giocano a caso.
help-bot-level = Come giocano i bot, se il gioco ha più livelli; se manca, il primo.
bad-bot-level = { $game } non ha bot di livello { $level }. I suoi livelli: { $levels }.
help-seed = Un numero; lo stesso numero dà le stesse carte.
help-clock = turns (ogni turno dura uguale) o real.
help-option = Un'altra opzione del gioco, come nome=valore. Si può dare più volte.
help-practice = Apre un tavolo di prova: tutto si può ritirare, e il diario lo dice.
help-takeover = Con --server: durante la partita chi arriva può sostituire un bot. Altrimenti solo chi ospita libera un posto.
help-save = Il file in cui salvare.
help-resume = Continua una partita salvata.
help-replay = Racconta una partita salvata.
help-file = Un file salvato da getaway.
help-seat = La racconta come l'ha sentita questo giocatore, contando da 1.
help-upto = Solo le prime voci del diario, tante quante indicate.
help-verify = Rigioca una partita salvata e confronta tutto.
help-rules = I regolamenti.
help-search = Trova clausole con parole, in inglese, italiano o francese.
help-words = Che cosa cercare.
help-limit = Quante clausole mostrare.
help-show = Mostra una clausola, la regola del tavolo e le clausole vicine.
help-clause = Il numero della clausola, come BS-INFO-08.
help-coverage = Quanto il codice, e le prove di una copia di lavoro, citano le clausole.
help-games = I giochi installati.
help-check = Gioca a caso e verifica a ogni decisione che il gioco mantenga le promesse.
help-matches = Quante partite giocare.
help-bench = Misura partite, copie e posizioni salvate a confronto con altre librerie.
help-quick = Una prova breve, per un primo sguardo.
help-json = Scrive le cifre anche in questo file.

## Soluzione

bad-mission = Nella scatola non c'è una missione { $mission }; ci sono { $missions }. Un file finisce in .toml.
help-solve = Dice se una missione si può compiere alla perfezione: impossibile con una prova, dimostrata da una partita, o non provata.
help-solve-mission = Una missione della scatola, o un file TOML.
help-seeds = Quante partite può provare il pianificatore.
help-log = Scrive in questo file la partita che lo dimostra.

## La campagna

campaign-head = Campagna { $file }: { $stars } stelle.
campaign-line = { $state ->
    [open] { $mission }  { $title }: { $levels }
   *[shut] { $mission }  { $title }: non ancora aperta
 }
campaign-level = { $level }{ $stars }
campaign-game = { $game }:
campaign-stars = { $stars ->
    [-1] non giocata
    [0] nessun successo
    [one] 1 stella
   *[other] { $stars } stelle
 }
campaign-kept = Registrato in { $file }: { $stars } stelle finora.
campaign-next =
    Poi: «{ $title }»:
    getaway play { $game } { $option }{ $id } --campaign { $file }
campaign-waits = Aggiungi --campaign { $file }, perché il risultato valga per la campagna.
campaign-shut = «{ $mission }» non è ancora aperta in questa campagna: prima portate a termine «{ $before }» ({ $option }{ $id }).
campaign-not-in-box = Per una campagna contano solo le missioni della scatola. Togli --campaign.
campaign-wrong = { $path } non è un file di campagna: { $fault }. Indicane un altro, o uno nuovo.
help-campaign = Registra il risultato in questo file di campagna; la missione deve esservi aperta.
help-campaigns = Mostra le missioni della campagna con le loro stelle.
help-campaign-file = Il file della campagna; se manca, campaign.toml.
campaign-of-other-game = Le campagne sono per { $games }. Togli --campaign, o gioca a uno di questi.
campaign-unknown = { $path } contiene i risultati di un'altra campagna. Giochi con una campagna: { $games }.
help-campaign-game = Il gioco della campagna; se manca, quello a cui corrisponde il file.
help-solve-game = Il gioco; se manca, il primo che ha questa missione.
help-mission-game = Il gioco dei file; se manca, quello a cui corrispondono meglio.
mission-of-other-game = I file di missione sono per { $games }.
help-games-show = Mostra di che cosa parla un gioco e tutte le opzioni che puoi scegliere.
game-head = { $title } ({ $name }), da { $low } a { $high } giocatori.
setting = { $name }: --option { $option }=...
setting-value = { $usual ->
    [yes] { $value }: { $name } (predefinito)
   *[no] { $value }: { $name }
 }{ $about ->
    [none] {""}
   *[other] . { $about }
 }
setting-left-out = senza
no-setting = { $game } non ha l'opzione { $option }. Le sue opzioni: { $settings }. Scrivi: getaway games show { $game }

## Un server proprio

missing-extra = Serve { $module }, che non è installato. Scrivi: pip install "getaway[{ $extra }]"
not-on-windows = Un server gira su Linux e macOS. Su Windows installa getaway dentro WSL e avvialo lì.
bringing-up = Avvio del server; la prima volta dura un po' di più.
up = getaway è in funzione: { $link }
up-here = Solo per questa macchina: { $link }
up-data = La sua cartella è { $folder }. PostgreSQL: { $postgres-is ->
    [own] portato con sé
    [named] quello di GETAWAY_DATABASE
   *[found] quello di questa macchina
 }. NATS: { $nats-is ->
    [own] portato con sé
    [named] quello di GETAWAY_NATS
   *[found] quello di questa macchina
 }.
up-stop = Ctrl-C lo ferma. I tavoli restano e continuano al prossimo avvio.
going-down = Arresto in corso.
down = Fermato. I tavoli restano; riavvialo con getaway up.
child-again = { $name } si è fermato ed è stato riavviato. Il suo registro: { $log }
port-taken = La porta { $port } è occupata. Ferma chi la usa, o scegline un'altra: getaway up --port { $next }
node-failed = { $name } non parte. Il suo registro, { $log }, finisce così: { $said }
data-not-written = { $folder } non si può usare: { $fault }. Indica una cartella tua: getaway up --data CARTELLA
data-in-use = Un altro getaway up usa { $folder }. Fermalo, o indica un'altra cartella: getaway up --data CARTELLA
data-too-long = { $folder } è un nome troppo lungo per il socket di PostgreSQL. Indicane uno più corto: getaway up --data CARTELLA
postgres-failed = PostgreSQL non parte. Dice: { $said }
postgres-version = { $folder } è stata creata da PostgreSQL { $version }, che non è installato. Installa la versione di getaway che l'ha creata, salva i dati con pg_dump e rileggili con quella nuova.
root-alone = PostgreSQL non gira come root, e questa macchina non ha nessuno degli utenti { $accounts }. Avvia getaway come un altro utente.
root-shut-out = PostgreSQL non gira come root, quindi gira come { $account }, che non può entrare in { $folder }. Avvia getaway come un altro utente, oppure installalo e tieni i dati (--data) dove tutti possono entrare, per esempio /opt e /var/lib.
bad-settings = Impossibile avviare: { $fault }.
no-database = Il database non è raggiungibile: { $fault }. Avvia PostgreSQL, o correggi GETAWAY_DATABASE.
no-database-here = Non c'è PostgreSQL: né da pip, né come { $address }. Scrivi: pip install "getaway[host]", o imposta GETAWAY_DATABASE.
no-bus-here = Non c'è NATS: né da pip, né su { $address }. Scrivi: pip install "getaway[host]", o imposta GETAWAY_NATS.
help-up = Tiene un server privato su questa macchina e ne scrive il collegamento; Ctrl-C lo ferma.
help-data = La cartella dei dati; senza, ~/.local/share/getaway, per root /var/lib/getaway.
help-host = L'indirizzo su cui ascoltare; senza, tutti quelli della macchina, 127.0.0.1 per questa macchina soltanto.
help-port = La porta; gli altri nodi prendono le porte seguenti.
help-nodes = Quanti nodi servono.
help-url = Dove i giocatori raggiungono il server, se non è il suo indirizzo: https://play.example.org
help-serve = Avvia un nodo, come dice il suo ambiente (GETAWAY_DATABASE, GETAWAY_NATS, GETAWAY_PORT e altri).
help-worker = Avvia un worker: fa scattare le scadenze e fa giocare i bot.
help-migrate = Porta il database di GETAWAY_DATABASE allo schema più nuovo.
help-checkpoint = Salva la posizione di ogni tavolo in corso, così un aggiornamento delle regole non annulla nulla.
checkpoint-done = { $count ->
    [0] La posizione di ogni tavolo in corso era già salvata.
    [one] È stata salvata la posizione di un tavolo.
   *[other] È stata salvata la posizione di { $count } tavoli.
 }
checkpoint-table = { $table } non si può leggere: prova getaway repair { $table }.
checkpoint-older = { $count ->
    [one] Un tavolo è stato giocato con regole più vecchie di quelle di questa versione.
   *[other] { $count } tavoli sono stati giocati con regole più vecchie di quelle di questa versione.
 } Esegui il comando con la versione usata dai nodi, prima di aggiornare.
checkpoint-unreadable = { $count ->
    [one] Un tavolo non si può leggere ed è stato saltato.
   *[other] { $count } tavoli non si possono leggere e sono stati saltati.
 }
help-repair = Trova il punto in cui il registro di un tavolo non torna più e riporta il tavolo all'ultima riga valida.
help-repaired = Il tavolo, con il nome che ha nel link.
help-yes = Esegue davvero. Senza questa opzione il comando dice soltanto che cosa succederebbe.
repair-whole = Il tavolo { $table } si rigioca fino all'ultima riga. Non c'è nulla da riparare.
repair-found = Il tavolo { $table } si rigioca fino alla riga { $row } e non oltre: { $why }
repair-rows = { $count ->
    [0] Nessuna mossa verrebbe annullata.
    [one] Verrebbe annullata una riga di mosse: la { $first }.
   *[other] Verrebbero annullate { $count } righe di mosse, dalla { $first } alla { $last }.
 } Posti, chiavi e conversazione restano come sono.
repair-ask = Per riportare indietro il tavolo, ripeti il comando con --yes.
repair-done = Il tavolo { $table } riprende dalla riga { $row }. Ciò che è stato annullato è nell'incidente { $number }.
repair-busy = Il tavolo continuava a cambiare durante l'esame. Riprova tra poco.
repair-cannot = Il tavolo { $table } non si può riparare ({ $clause }).
help-incidents = Elenca ciò che i giocatori hanno segnalato e dove le regole sono inciampate, o ne mostra uno con la posizione.
help-incident = Il numero di uno di essi.
incident-fault = errore delle regole
incident-by = giocatore { $seat }, { $quote }
incident-where = Tavolo { $table }, riga { $row }{ $moment ->
    [-1] .
   *[other] , mossa { $moment } del posto; { $version }.
 }
incident-no-position = La posizione non si può ricostruire ({ $clause }).
no-incident = Non c'è un incidente { $number }.
aside-branched = Comincia un «e se» dalla mossa { $moment }.
help-sql = Scrive soltanto l'SQL.

## Un tavolo in rete

way-back = La tua via per tornare a questo posto; tienila per te:
left-online = { $seated-is ->
    [true] Hai lasciato lo schermo; il tuo posto ti aspetta. Torna con: getaway play --server e la tua via.
   *[false] Non guardi più.
 }
line-unsaved = Non ancora salvato, nuovo tentativo…
line-lost = La linea con il server è caduta; nuovo tentativo.
line-back = La linea è tornata.
player = giocatore { $seat }
player-named = giocatore { $seat } ({ $name })
who-else = { $watching-is ->
    [true] Stai guardando. Decide { $who }:
   *[false] Si aspetta { $who }:
 }
asked-else = Si chiede: { $question }
not-asked = Ora non ti si chiede nulla. Aspetta, parla con say TESTO, o scrivi h per l'aiuto.
stands-still = La partita è in pausa; p la fa riprendere.
vote-waits = Chiede di ritirare una risposta: { $who }. y è d'accordo, n no.
lobby-link = Manda questo collegamento agli altri:
lobby-seat = { $kind-is ->
    [person] { $seat }  { $name }
    [bot] { $seat }  un bot
   *[open] { $seat }  libero
 }{ $own-is ->
    [true] {" "}(tu)
   *[false] {""}
 }
prompt-lobby = (start inizia, say TESTO parla, h aiuto, q esci) >{" "}
prompt-online = { $steps ->
    [0] (? regola, u ritira, say TESTO, p pausa, l diario, h aiuto, q esci) >{" "}
   *[other] (b indietro, u da capo, ? regola, h aiuto) >{" "}
 }
prompt-over = (again ancora, say TESTO parla, h aiuto, q esci) >{" "}
wrong-word = Questa parola qui non vale; h elenca quelle che valgono.
open-how = Scrivi open e il numero di un posto, da 1 a { $players }.
say-how = Scrivi say e quello che vuoi dire.
help-lobby =
    start      inizia la partita (chi ospita); i posti liberi vanno ai bot
    say TESTO  parla
    q          esci; il tuo posto ti aspetta
help-over =
    again      gioca ancora con le stesse persone, o seguile al nuovo tavolo
    say TESTO  parla
    q          esci
help-online =
    Un numero o l'inizio di una parola sceglie; un tasto freccia dà una direzione.
    b          un passo indietro in una scelta a passi
    ?          le regole dietro la domanda; ? 3 perché la scelta 3 è permessa o no;
               ? BS-INFO-08 qualsiasi clausola, con la lettura del tavolo
    u          ritira i tuoi passi, altrimenti la tua ultima risposta; se altri
               hanno risposto dopo, lo chiede a loro
    y, n       d'accordo che un altro ritiri, oppure no
    say TESTO  parla, come permettono le regole del momento
    p          mette in pausa la partita, o la fa riprendere
    open 3     chi ospita: libera il posto di un bot, o di chi se n'è andato
    x          elenca tutte le scelte non permesse
    l          la fine del diario, come l'hai sentita; l tutti dall'inizio
    v          tutto il tavolo, se è più lungo dello schermo
    q          esci; il tuo posto ti aspetta
aside-sat = { $name } si siede come giocatore { $seat }.
aside-left = Ora è via: { $who }.
aside-returned = È di nuovo qui: { $who }.
aside-handed = { $to-is ->
    [bot] Un bot gioca per il giocatore { $seat }.
   *[open] Il posto del giocatore { $seat } è libero.
 }
aside-revoked = Chi ospita ha ripreso il posto del giocatore { $seat }.
aside-started = La partita comincia.
aside-said = { $who }: { $text }
aside-vote = { $how-is ->
    [asks] Chiede un voto per ritirare una risposta: { $who }.
    [agrees] È d'accordo a ritirare: { $who }.
   *[refuses] Non è d'accordo a ritirare: { $who }. Il voto è finito.
 }
aside-rematch = C'è un nuovo tavolo per le stesse persone; again ci va.
bad-link = «{ $link }» non è un collegamento a un tavolo né l'indirizzo di un server. Scrivilo come http://HOST:PORT o http://HOST:PORT/t/TAVOLO.
no-server = { $server } non risponde: { $fault }. Controlla l'indirizzo, o chiedi a chi tiene il server.
no-getaway = { $server } risponde, ma non come un server getaway di questa versione. Controlla l'indirizzo.
server-fault = Ora il server non può farlo ({ $status } { $phrase }). Riprova tra un momento.
other-version = Il { $game } del server è di un'altra versione. Installa la stessa: pip install --upgrade getaway
table-has-game = Il collegamento a un tavolo ha già il suo gioco: togli «{ $game }».
bad-open = Quale gioco? Scrivi getaway play GIOCO --server { $server }, con uno di: { $games }.
no-name = Come ti devono chiamare gli altri? Aggiungi --name NOME.
server-alone = Un tavolo di un server ha caso, bot e registro suoi: togli --seed, --bots, --save, --resume e --campaign.
help-server = Gioca a un tavolo in rete: il suo collegamento, la tua via per un posto, o l'indirizzo di un server dove aprirne uno.
help-name = Come ti chiamano gli altri a un tavolo in rete.
