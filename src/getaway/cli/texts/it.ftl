### Quello che dice il terminale.

## Raccontare

told = { $text } [{ $clauses }]
did = { $seat }: { $wish }
did-by-itself = { $seat }: { $wish } (da sé)
did-hidden = { $seat } ha risposto.
rang = Tempo scaduto: { $key }.
undid = { $how-is ->
    [practice] { $seat } annulla una mossa (tavolo di prova).
    [agreed] { $seat } annulla una mossa; tutti d'accordo.
   *[right] { $seat } annulla una mossa.
 }
paused = Gli orologi sono fermi.
resumed = Gli orologi sono ripartiti.
renewed = La partita prosegue con la versione { $new } delle regole (prima era la versione { $old }). [{ $clauses }]
set-back = L'amministratore ha riportato la partita a un momento precedente. Rileggi la domanda prima di rispondere.
field = { $name }: { $value }
page-end = Premi Invio per tornare indietro.{" "}
page-question = Premi Invio per la domanda.{" "}
page-next = Premi Invio per continuare; con un altro tasto e Invio torni indietro.{" "}

## La domanda

guide-head = { $lesson }, passo { $number } di { $of }: { $title }
guide-text = { $text } [{ $clauses }]
who = Giocatore { $seat }, tocca a te.{ $phase }{ $left }
who-any = Può decidere chiunque.{ $phase }{ $left }
phase = {" "}{ $phase } (fase { $number } di { $of }).
time-left = {" "}Restano { $time } ({ $key }).
why = { $why } [{ $clauses }]
so-far = Finora: { $steps }
option = { $key }  { $text }
option-warned = { $option } ! { $warning }
option-costly = { $option } !
option-noted = { $option } ({ $note })
cost = { $n } { $name }
chance = { $percent }%
going-on = Andando avanti potresti anche:
costly = {"    "}! costa più del solito; scrivi ? e il suo numero per vedere che cosa.
labelled = { $text }: { $label }
value = { $value }
left-out = senza { $name }
choose = Scegli: { $name }.
blocked = { $key } { $wish }: non permesso. { $why }
blocked-more = {"    "}{ $more ->
    [one] { $more } altra opzione non è permessa; x la mostra.
   *[other] { $more } altre opzioni non sono permesse; x le elenca.
 }
blocked-none = Nulla di ciò che potresti provare qui è vietato.
notice = >> { $text }
news = - { $text }
news-cut = - ... (l mostra di più)
prompt = { $steps ->
    [0] (? regola, u annulla, s salva, l registro, h aiuto, q esci) >{" "}
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
    [0] Scrivi tutti i { $all } numeri in ordine, dal primo, separati da spazi.
    [one] Scrivi i numeri in ordine, separati da spazi; puoi scartarne uno lasciandolo fuori.
   *[other] Scrivi i numeri in ordine; puoi scartarne fino a { $drop } lasciandoli fuori.
 }
how-split = Scrivi un numero per ciascuno di { $limits }, { $total } in tutto.

## Che cosa porta un'opzione

weigh-costs = {"  "}Costa { $costs }.
weigh-chance = {"  "}Serve almeno { $need }: { $chance }.
weigh-then = {"  "}{ $then }
weigh-final = {"  "}Non si può annullare: il resto dipende da dadi, carte o qualcosa di nascosto.
weigh-nothing = {"  "}Nessun costo, nessun tiro, e non si sa altro in anticipo.
weigh-how = Scrivi weigh e il numero di un'opzione. Se si sceglie a passi, puoi farlo all'ultimo passo.
hint-do = Io farei così: { $wish }
hint-why = { $given-is ->
    [yes] { $reason } [{ $clauses }]
   *[no] { $reason }
 }
hint-instead = In alternativa: { $wish }
warned = Potrebbe costarti caro: { $wish }.
warned-better = Io avrei fatto così: { $wish }.
warned-undo = Scrivi u per annullare, o continua pure.
hint-in-public = Tutti guardano questo schermo, e un suggerimento è per un solo posto. Lascia rispondere un giocatore e chiedilo allora.
hint-none = Qui non è stato trovato nessun suggerimento.
alarm = ! { $text }

## Più risposte insieme

plan-stopped = Il tuo piano si è fermato dopo { $done } su { $steps }: { $why }
plan-changed = la risposta successiva non è più possibile.
plan-others = ora deve decidere { $seats }.
plan-used = prima qualcun altro ha fatto qualcosa.
plan-over = la partita è finita.
stop-how = Scrivi stop always, stop new o stop never: se vuoi decidere anche dove tutto è facoltativo.
stop-set = { $stop-is ->
    [always] D'ora in poi ti viene chiesto ogni volta, anche se tutto è facoltativo.
    [never] D'ora in poi non ti viene chiesto niente dove tutto è facoltativo.
   *[new] D'ora in poi, dove tutto è facoltativo, ti viene chiesto solo se c'è qualcosa di nuovo.
 }
bad-warn = Gli avvisi ci sono solo nelle prove: aggiungi --practice.
bad-stop = "{ $stop }" non è tra { $stops }. Scegli uno di questi.
help-stop = Quando chiederti se tutto è facoltativo: always (sempre), new (solo se c'è qualcosa di nuovo; predefinito) o never (mai).

## Percorsi e probabilità

walk-how = Scrivi walk e dove vuoi andare, come walk { $example }; aggiungi il numero di dadi, se si tira.
walk-not-now = Ora non puoi andare da nessuna parte. Prima vai avanti finché puoi muoverti.
walk-no-way = Da qui non c'è modo di arrivarci.
walk-head = { $where }: { $note }
walk-step = { $number }  { $wish }
walk-seen = {"    "}Visto da { $who }.
walk-alarm = {"    "}! Questo passo fa scattare un allarme.
walk-open = {"    "}Che cosa succede qui non si sa ancora; il piano può fermarsi.
walk-go = Premi Invio per andare; scrivi qualsiasi altra cosa per restare.{" "}
walk-stayed = Resti dove sei.
walk-dice = dadi
walk-rolls = Con quanti dadi vuoi andare in { $where }?
walk-roll = { $dice ->
    [0] senza dadi: { $chance }
    [one] { $dice } dado: { $chance }
   *[other] { $dice } dadi: { $chance }
 }
walk-roll-how = Scrivi walk { $where } e il numero di dadi, come walk { $where } 2.
odds-head = { $what }:
odds-rung = almeno { $total }: { $chance }
odds-need = Serve { $total }: { $chance }.
odds-pick = { $dice } bastano con una probabilità del { $chance }.
odds-how = Scrivi odds, per che cosa tiri e il numero di dadi, come odds { $verb } 2.
odds-not-now = Qui non si tira per niente.
help-walk =
    walk C4 2   la via per uno spazio, con 2 dadi se si tira: quanto costa, quanto
                è probabile e chi ti vede; Invio per andare
help-odds =
    odds 2      quanto è probabile ogni risultato di 2 dadi; odds VERBO 2 per un
                altro tiro

## Passare la tastiera

pass = Passate la tastiera al giocatore { $seat }. Gli altri non guardino.
pass-enter = Premi Invio quando vuoi cominciare; q esce:{" "}
pass-undo = Premi Invio per cominciare; u annulla la mossa del giocatore { $last }; q esce:{" "}
pass-wrong = Premi solo Invio per continuare, u per annullare, q per salvare e uscire.

## Che cosa non va, e che cosa fare

wrong-pick = { $found ->
    [0] { $typed-is ->
        [nothing] Non hai scritto nulla.
       *[other] «{ $typed }» non è nell'elenco.
     } { $count ->
        [1] Scrivi { $first }, o h per l'aiuto.
       *[other] Scrivi un numero da { $first } a { $last }, o l'inizio di una parola.
     }
   *[other] «{ $typed }» corrisponde a { $found } opzioni. Scrivi qualcosa di più, o un numero da { $first } a { $last }.
 }
wrong-several = «{ $typed }» non è un elenco di numeri. { $how }
wrong-number = { $typed } non è nell'elenco. Usa uno di questi numeri: { $keys }.
no-clause = La clausola { $id } non esiste. Scrivi ? per le regole di questa domanda, o ? e un numero dell'elenco.
no-option = Qui non c'è l'opzione { $key }. Scrivi ? e un numero dell'elenco.
no-step = Non c'è un passo a cui tornare. Scrivi u per annullare la tua ultima mossa.
undo-all = tutto
undo-how = Scrivi u per annullare la tua ultima mossa, o u tutto se tutti sono d'accordo ad annullare l'ultima.
steps-forgotten = I tuoi passi sono cancellati. Scrivi di nuovo u per annullare la tua ultima mossa.
why-how = Scrivi w, un'azione e ciò che le serve, come w VERBO nome=valore. Azioni: { $verbs }.
why-allowed = Permesso: nessuna regola lo vieta.
option-allowed = { $text }: permesso. La domanda viene da { $clauses }; scrivi ? e una clausola per leggerla.
clock-rang = Il tempo è scaduto mentre decidevi; la tua risposta è arrivata troppo tardi.
log-empty = Non è ancora successo nulla.
no-thing = Qui non c'è nulla che si chiami { $thing }.
log-how = Scrivi l per la fine del registro, o l tutto per vederlo intero.
saved = Salvato in { $path }. Il file contiene tutti i segreti della partita.
saved-over = Salvato in { $path }. Per rivedere la partita: getaway replay { $path }
left = Salvato in { $path }. Per continuare: getaway play --resume { $path }{ $bots }
fault = getaway: { $text }
file-not-written = Impossibile scrivere { $path }: { $fault }. Scegli un altro file.
file-not-read = Impossibile leggere { $path }: { $fault }. Scegli un file salvato da getaway.
file-no-match = { $path } non è una partita salvata. Scegli un file salvato da getaway.
file-version = La partita { $path } è stata giocata con la versione { $old } delle regole, ma questa è la versione { $new }. Usa la release con cui è stata giocata.
file-differs = La partita { $path } non si rigioca come è stata salvata. Per vedere dove: getaway verify { $path }
bad-game = Non esiste un gioco «{ $game }». Giochi installati: { $games }.
bad-lang = Non parliamo «{ $lang }». Scegli tra { $languages }.
bad-bots = { $bots } bot sono troppi per { $players } giocatori. Scegli da 0 a { $players }.
bad-option = «{ $text }» non è un'opzione. Scrivi nome=valore.
bad-play = Quale gioco? Scrivi getaway play e uno di questi: { $games }. Oppure getaway play --resume FILE.
bad-seat = In questa partita non c'è un giocatore { $seat }. Scegli da 1 a { $players }.
search-none = Nessuna regola parla di «{ $words }». Prova con meno parole o con altre.
show-none = La clausola { $id } non esiste. Simili: { $near }. Oppure cerca: getaway rules search PAROLE

## Regole

clause-head = { $id } ({ $section })
clause-ruling = {"  "}A questo tavolo: { $ruling }
clause-same = {"  "}Stessa regola di { $id }.
clause-line = { $id }  { $text }
show-neighbours = Altre clausole di «{ $section }»:
coverage-source = { $game }: il codice cita { $used } clausole su { $clauses }.
coverage-tests = { $game }: i test dimostrano { $proved } delle { $checkable } clausole verificabili.
coverage-nowhere = { $id } non è una clausola, ma è citata in { $places }
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
audience-seat = come l'ha vista il giocatore { $seat }
audience-spectators = come l'hanno vista gli spettatori
audience-everything = con tutto ciò che ciascuno ha saputo
replay-open = La partita non è finita: mostrate { $told } voci su { $entries }.
played-with-rules = Questa partita è stata giocata con la versione { $versions } delle regole; questa release ha la versione { $now }, quindi alcune mosse possono avere un esito diverso. Per verificare ogni mossa, usa la release con cui è stata giocata.
verified = La partita { $path } si rigioca esattamente come è stata salvata, dadi e carte compresi.
verify-failed = { $path }: { $found ->
    [one] { $found } differenza.
   *[other] { $found } differenze.
 }
version = getaway { $version }

## Missioni proprie

mission-faults = { $count ->
    [one] { $file } ha un errore:
   *[other] { $file } ha { $count } errori:
 }
    { $faults }
mission-not-read = Impossibile leggere { $path }: { $fault }. Scegli un file di Missione.
help-missions = Per le tue Missioni, come file TOML.
help-mission-check = Controlla file di Missione ed elenca ogni errore con file, riga e voce.
help-mission-files = File di Missione.

## Pacchetti propri

pack-sound = { $folder }: nessun errore. Le partite lo conoscono come { $mark }.
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
pack-not-read = Impossibile leggere { $folder }. Scegli la cartella di un pacchetto.
pack-of-other-game = I pacchetti sono per { $games }. Togli --pack, o gioca a uno di questi.
box-sound = Il contenuto di { $game } non ha errori.
file-pack = La partita { $path } è stata giocata con il pacchetto { $wanted } com'era allora. Aggiungi --pack DIR.
file-no-pack = La partita { $path } è stata giocata senza pacchetto. Togli --pack.
help-packs = Pacchetti di carte proprie, per i giochi che li hanno.
help-pack-check = Controlla pacchetti ed elenca ogni errore con file, riga e voce. Senza cartella, controlla le scatole dei giochi.
help-pack-folders = Cartelle di pacchetti.
help-pack-game = Il gioco a cui sono destinati i pacchetti; se manca, quello indicato nei loro file.
help-pack = Gioca con le carte di questa cartella al posto di quelle della scatola.

## Aiuto

help =
    Un numero o l'inizio di una parola sceglie un'opzione; una freccia, una
    direzione.
    1; 3; done  più risposte insieme; la prima sorpresa ferma le altre
    weigh 3     quanto costa l'opzione 3, quanto è probabile e che cosa porta
    hint        che cosa farebbe un bot qui, e perché
    stop new    quando chiederti se tutto è facoltativo: always, new, never
    b           torna indietro di un passo in una scelta a passi
    ?           le regole della domanda; ? 3 perché l'opzione 3 è permessa o no;
                ? BS-INFO-08 una clausola qualsiasi, con la regola del tavolo
    u           annulla i tuoi passi, o la tua ultima mossa; u tutto se tutti
                sono d'accordo
    w VERBO a=b perché qualcosa è permesso o no: w inform to=2 colour=red
    x           elenca tutte le opzioni non permesse
    l           la fine del registro, come l'hai visto; l tutto per intero
    v           il tavolo intero, se è più lungo dello schermo
    s FILE      salva e continua a giocare
    q           salva ed esci
help-program = Un tavolo per giochi di rapina che conosce le regole e le cita.
help-version = Mostra la versione.
help-play = Gioca su questo schermo: ci si passa la tastiera, e i bot occupano gli ultimi posti.
help-game = Il gioco; getaway games li elenca.
help-lang = La lingua: en, it o fr. Se manca, quella del terminale (LC_ALL, LANG), altrimenti l'inglese.
help-mission = La Missione, come alpha, bravo o m01, o un file TOML con una tua.
help-players = Quanti posti ha il tavolo.
help-level = La difficoltà: standard o epic.
help-bots = Quanti posti, contando dall'ultimo, sono dei bot.
help-bot-level = Quanto bene giocano i bot, se il gioco ha più livelli; di norma il primo. Per bot di livelli diversi, separali con virgole: newcomer,expert.
bad-bot-level = { $game } non ha bot di livello { $level }. I suoi livelli: { $levels }.
help-seed = Un numero; lo stesso numero distribuisce le stesse carte.
help-clock = turns (ogni turno dura lo stesso tempo) o real.
help-option = Un'altra impostazione del gioco, come nome=valore. Si può ripetere.
help-practice = Apri un tavolo di prova, dove puoi annullare tutto; il registro lo dice.
help-warn = Avvisami delle risposte molto peggiori di quelle del consigliere; serve --practice.
help-takeover = Con --server: durante la partita chiunque arrivi può sostituire un bot. Altrimenti solo l'host può aprire un posto.
help-save = Il file in cui salvare.
help-resume = Continua una partita salvata.
help-replay = Mostra una partita salvata, mossa per mossa.
help-file = Un file salvato da getaway.
help-seat = Mostrala come l'ha vista questo giocatore, contando da 1.
help-upto = Mostra solo questo numero di voci, dall'inizio del registro.
help-verify = Rigioca una partita salvata e confronta tutto.
help-rules = I regolamenti.
help-search = Trova clausole per parole, in inglese, italiano o francese.
help-words = Che cosa cercare.
help-limit = Quante clausole mostrare.
help-show = Mostra una clausola, la regola del tavolo e le clausole vicine.
help-clause = Il numero della clausola, come BS-INFO-08.
help-coverage = Conta le clausole citate dal codice e dimostrate dai test di una copia di lavoro.
help-games = I giochi installati.
help-check = Gioca a caso e verifica ogni decisione.
help-matches = Quante partite giocare.
help-bench = Misura partite, copie e posizioni salvate rispetto ad altre librerie.
help-quick = Una prova breve, per farsi un'idea.
help-json = Scrivi i risultati anche in questo file.

## Soluzione

bad-mission = Nella scatola non c'è la missione { $mission }. Scegli tra { $missions }, o un file che finisce in .toml.
help-solve = Scopri se una missione può riuscire alla perfezione: impossibile (con una prova), dimostrata da una partita, o non dimostrata.
help-solve-mission = Una missione della scatola, o un file TOML.
help-seeds = Quante partite può provare il pianificatore.
help-log = Salva in questo file la partita che lo dimostra.

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
    [0] fallita
    [one] 1 stella
   *[other] { $stars } stelle
 }
campaign-kept = Salvato in { $file }: { $stars } stelle finora.
campaign-next =
    Poi: «{ $title }»:
    getaway play { $game } { $option }{ $id } --campaign { $file }
campaign-waits = Aggiungi --campaign { $file } perché il risultato conti.
campaign-shut = «{ $mission }» è ancora bloccata in questa campagna. Prima porta a termine «{ $before }» ({ $option }{ $id }).
campaign-not-in-box = Per una campagna contano solo le missioni della scatola. Togli --campaign.
campaign-wrong = { $path } non è un file di campagna: { $fault }. Scegline un altro, o uno nuovo.
help-campaign = Salva il risultato in questo file di campagna; la missione dev'essere sbloccata.
help-campaigns = Mostra le missioni e le stelle di una campagna.
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
setting-value = { $value }: { $name }{ $about ->
    [none] {""}
   *[other] . { $about }
 }
show-bots = Bot: --bot-level ...
show-bot = { $level }{ $about ->
    [none] {""}
   *[other] : { $about }
 }
setting-left-out = senza
no-setting = { $game } non ha l'opzione { $option }. Le sue opzioni: { $settings }. Scrivi: getaway games show { $game }

## Un server proprio

missing-extra = Serve { $module }, che non è installato. Scrivi: pip install "getaway[{ $extra }]"
not-on-windows = Il server gira su Linux e macOS. Su Windows installa getaway in WSL e avvialo lì.
bringing-up = Avvio del server. La prima volta ci vuole un po' di più.
up = getaway è in funzione: { $link }
up-here = Solo su questa macchina: { $link }
up-data = Cartella dei dati: { $folder }. PostgreSQL: { $postgres-is ->
    [own] il nostro
    [named] quello di GETAWAY_DATABASE
   *[found] quello di questa macchina
 }. NATS: { $nats-is ->
    [own] il nostro
    [named] quello di GETAWAY_NATS
   *[found] quello di questa macchina
 }.
up-stop = Premi Ctrl-C per fermarlo. I tavoli sono salvati e riprendono al prossimo avvio.
going-down = Arresto in corso.
down = Fermato. I tavoli sono salvati; riavvia con getaway up.
child-again = { $name } si è fermato ed è stato riavviato. Il suo registro: { $log }
port-taken = La porta { $port } è già in uso. Ferma ciò che la usa, o scegline un'altra: getaway up --port { $next }
node-failed = { $name } non parte. Il suo registro, { $log }, finisce così: { $said }
data-not-written = Impossibile usare { $folder }: { $fault }. Scegli un'altra cartella: getaway up --data CARTELLA
data-in-use = Un altro getaway up sta usando { $folder }. Fermalo, o scegli un'altra cartella: getaway up --data CARTELLA
data-too-long = Il percorso { $folder } è troppo lungo per il socket di PostgreSQL. Scegline uno più corto: getaway up --data CARTELLA
postgres-failed = PostgreSQL non parte. Dice: { $said }
postgres-version = { $folder } è stata creata da PostgreSQL { $version }, che non è installato. Installa la release di getaway che l'ha creata, esporta i dati con pg_dump e reimportali con quella nuova.
root-alone = PostgreSQL non gira come root, e su questa macchina non c'è nessuno degli utenti { $accounts }. Avvia getaway con un altro utente.
root-shut-out = PostgreSQL non gira come root, quindi gira come { $account }, che non ha accesso a { $folder }. Avvia getaway con un altro utente, oppure installalo e tieni i dati (--data) in cartelle accessibili a tutti, per esempio /opt e /var/lib.
bad-settings = Impossibile avviare: { $fault }.
no-database = Il database non è raggiungibile: { $fault }. Avvia PostgreSQL, o correggi GETAWAY_DATABASE.
no-database-here = Non abbiamo trovato PostgreSQL, né installato con pip né su { $address }. Scrivi: pip install "getaway[host]", o imposta GETAWAY_DATABASE.
no-bus-here = Non abbiamo trovato NATS, né installato con pip né su { $address }. Scrivi: pip install "getaway[host]", o imposta GETAWAY_NATS.
help-up = Avvia un server privato su questa macchina e mostra il suo link; Ctrl-C lo ferma.
help-data = La cartella dei dati; se manca, ~/.local/share/getaway, o /var/lib/getaway per root.
help-host = L'indirizzo su cui ascoltare; se manca, tutti quelli della macchina. Con 127.0.0.1, solo questa macchina.
help-port = La porta; altri nodi usano le porte successive.
help-nodes = Quanti nodi avviare.
help-url = L'indirizzo che usano i giocatori, se è diverso: https://play.example.org
help-serve = Avvia un nodo, configurato dall'ambiente (GETAWAY_DATABASE, GETAWAY_NATS, GETAWAY_PORT e altri).
help-worker = Avvia un worker, che fa scattare le scadenze e gioca per i bot.
help-migrate = Aggiorna il database di GETAWAY_DATABASE all'ultimo schema.
help-checkpoint = Salva la posizione di ogni tavolo in corso, così un aggiornamento delle regole non annulla nulla.
checkpoint-done = { $count ->
    [0] La posizione di ogni tavolo in corso era già salvata.
    [one] Salvata la posizione di un tavolo.
   *[other] Salvate le posizioni di { $count } tavoli.
 }
checkpoint-table = { $table } è illeggibile: prova getaway repair { $table }.
checkpoint-older = { $count ->
    [one] L'ultima volta un tavolo è stato giocato con regole più vecchie di quelle di questa release.
   *[other] L'ultima volta { $count } tavoli sono stati giocati con regole più vecchie di quelle di questa release.
 } Esegui questo comando con la release dei tuoi nodi, prima di aggiornare.
checkpoint-unreadable = { $count ->
    [one] Un tavolo è illeggibile ed è stato saltato.
   *[other] { $count } tavoli sono illeggibili e sono stati saltati.
 }
help-repair = Trova dove il registro di un tavolo smette di tornare e riporta il tavolo all'ultima riga prima di quel punto.
help-repaired = L'id del tavolo, quello nel suo link.
help-yes = Fallo davvero. Senza questa opzione il comando dice soltanto che cosa succederebbe.
repair-whole = Il tavolo { $table } si rigioca fino all'ultima riga. Non c'è nulla da riparare.
repair-found = Il tavolo { $table } si rigioca fino alla riga { $row } e non oltre: { $why }
repair-rows = { $count ->
    [0] Nessuna mossa verrebbe annullata.
    [one] Verrebbe annullata una riga di mosse: la { $first }.
   *[other] Verrebbero annullate { $count } righe di mosse, dalla { $first } alla { $last }.
 } Posti, chiavi e chat restano come sono.
ask-yes = Per farlo, ripeti il comando con --yes.
repair-done = Il tavolo { $table } riprende dalla riga { $row }. Le mosse annullate sono nell'incidente { $number }.
repair-busy = Il tavolo continuava a cambiare mentre lo si esaminava. Riprova tra poco.
help-incidents = Elenca le segnalazioni dei giocatori e gli errori delle regole, o ne mostra uno con la posizione.
help-incident = Il numero di uno di questi.
incident-fault = errore nelle regole
incident-by = giocatore { $seat }, { $quote }
incident-where = Tavolo { $table }, riga { $row }{ $moment ->
    [-1] .
   *[other] , mossa { $moment } del posto; { $version }.
 }
incident-no-position = La posizione non si può ricostruire ({ $clause }).
no-incident = L'incidente { $number } non esiste.
help-doctor = Controlla le impostazioni, il database, NATS e i tavoli, e dice che cosa fare se qualcosa non va.
help-as-json = Mostra JSON, per gli script.
doctor-ok = ok
doctor-warning = attenzione
doctor-failed = errore
doctor-settings-ok = Impostazioni: { $count ->
    [one] una variabile è impostata ed è valida.
   *[other] { $count } variabili sono impostate, tutte valide.
 }
doctor-settings-wrong = Impostazioni: { $fault } (docs/hosting.md elenca i valori ammessi)
doctor-database-ok = Il database risponde: { $where }, PostgreSQL { $version }.
doctor-database-away = Il database su { $where } non risponde: { $fault }. Avvia PostgreSQL, o correggi GETAWAY_DATABASE.
doctor-schema-ok = Lo schema è aggiornato ({ $revision }).
doctor-schema-none = Il database non ha ancora tabelle. Esegui: getaway migrate
doctor-schema-older = Lo schema è { $revision }, ma a questa release serve { $newest }. Esegui: getaway migrate
doctor-schema-newer = Lo schema è { $revision }, più recente del { $newest } di questa release. Durante un aggiornamento va bene; completalo anche su questa macchina.
doctor-schema-beyond = Lo schema è { $revision }, e le release che conoscono solo { $newest } non possono usarlo. Installa la release più recente.
doctor-writable-ok = Il database è scrivibile.
doctor-writable-no = Il database è in sola lettura: è uno standby, o è impostato così. Indica il primario in GETAWAY_DATABASE.
doctor-durable-ok = Le mosse salvate sopravvivono a un crash (fsync e synchronous_commit sono attivi).
doctor-durable-fsync = fsync è disattivato: un crash può distruggere il database. Attivalo in postgresql.conf.
doctor-durable-commit = synchronous_commit è disattivato: un crash può far perdere mosse già accettate. Attivalo in postgresql.conf.
doctor-clock-ok = L'orologio di questa macchina e quello del database concordano a meno di { $ms } ms.
doctor-clock-off = L'orologio di questa macchina e quello del database differiscono di { $ms } ms. Conta solo quello del database, che dev'essere giusto: usa un client NTP su entrambe le macchine.
doctor-disk-ok = Disco: { $free } MB liberi; il database occupa { $size } MB.
doctor-disk-elsewhere = Il database occupa { $size } MB. Da qui il suo disco non è visibile: controlla lì lo spazio libero.
doctor-disk-low = Disco: solo { $free } MB liberi; il database occupa { $size } MB. Fai presto spazio.
doctor-disk-full = Disco: solo { $free } MB liberi, e su un disco pieno le mosse non si possono salvare. Fai spazio subito.
doctor-connections-ok = Connessioni: { $used } su { $most } in uso.
doctor-connections-few = Connessioni: { $used } su { $most } in uso. Aumenta max_connections in postgresql.conf prima di aggiungere nodi.
doctor-due-ok = Scadenze e bot sono puntuali.
doctor-due-late = { $count ->
    [one] Una scadenza o un turno di un bot è in ritardo,
   *[other] { $count } scadenze o turni di bot sono in ritardo,
 } fino a { $seconds } secondi. Controlla che un worker sia in esecuzione, o aggiungine uno.
doctor-incidents-ok = Nessun incidente negli ultimi { $days } giorni.
doctor-incidents-some = { $count ->
    [one] Un incidente
   *[other] { $count } incidenti
 } negli ultimi { $days } giorni. Per leggerli: getaway incidents
doctor-tables-ok = { $count ->
    [0] Nessuna partita in corso.
    [one] Una partita in corso, e può proseguire.
   *[other] { $count } partite in corso, e tutte possono proseguire.
 }
doctor-tables-diverged = { $count ->
    [one] Una partita in corso non può proseguire:
   *[other] { $count } partite in corso non possono proseguire, tra cui
 } { $tables }. Esegui: getaway repair { $first }
doctor-rules-ok = { $count ->
    [one] Le regole dell'unico gioco in corso sono installate.
   *[other] Le regole dei { $count } giochi in corso sono installate.
 }
doctor-rules-missing = { $game } non è installato, ma { $count ->
    [one] serve a una partita in corso.
   *[other] serve a { $count } partite in corso.
 } Installalo.
doctor-rules-newer = { $count ->
    [one] Una partita di { $game } segue
   *[other] { $count } partite di { $game } seguono
 } la versione { $version } delle regole, ma questa release ha solo la { $here }. Installa la release più recente.
doctor-rules-older = { $count ->
    [one] Una partita di { $game } è stata salvata l'ultima volta
   *[other] { $count } partite di { $game } sono state salvate l'ultima volta
 } con la versione { $version } delle regole; questa release ha la { $here }. Proseguono con questa appena qualcuno le apre.
doctor-bus-ok = NATS risponde: { $where }, versione { $version }. JetStream non serve.
doctor-bus-away = NATS su { $where } non risponde: { $fault }. Avvialo, o correggi GETAWAY_NATS. Fino ad allora chi è su nodi diversi vede le mosse altrui con un ritardo fino a due secondi.
help-backup = Salva in un file tutto il contenuto del database, mentre si gioca.
help-backup-file = Il nuovo file. Contiene le mani delle partite in corso: conservalo al sicuro.
help-restore = Sostituisce tutto il contenuto del database con un backup. Prima ferma i nodi e il worker.
help-restore-file = Un file scritto da getaway backup.
help-restore-data = La cartella dei dati di getaway up, che deve essere fermo. Senza, il database è quello di GETAWAY_DATABASE.
one-by-one = Questo server ha degli shard (GETAWAY_SHARDS), che non si possono salvare o sostituire tutti nello stesso istante. Imposta GETAWAY_DATABASE su un database alla volta, lascia vuoto GETAWAY_SHARDS e non spostare tavoli finché non hai finito.
backup-exists = { $path } esiste già. Scegli un altro file.
backup-done = { $tables ->
    [one] Salvato un tavolo
   *[other] Salvati { $tables } tavoli
 } in { $path } ({ $size } KB, schema { $revision }). Contiene le mani delle partite in corso: conservalo al sicuro.
backup-not-ours = { $path } non è un backup che questa release sa leggere: { $said }
backup-newer = { $what } ha lo schema { $revision }, più recente del { $newest } di questa release. Usa la release più recente.
backup-empty = Il database non ha ancora tabelle, quindi non c'è nulla da salvare. Esegui: getaway migrate
backup-failed = { $program } di PostgreSQL non è riuscito e non è cambiato nulla. Dice: { $said }
backup-no-programs = Non abbiamo trovato pg_dump, pg_restore e psql per PostgreSQL { $version }. Installa postgresql-client dalla tua distribuzione, versione { $version } o successiva, o scrivi: pip install "getaway[host]"
restore-serving = Nodi o worker stanno usando il database ({ $count ->
    [one] una connessione
   *[other] { $count } connessioni
 }). Fermali, poi riprova.
restore-found = { $path } è stato fatto con lo schema { $revision }. Sostituirebbe tutto ciò che c'è in { $where }: { $tables ->
    [one] ora c'è un tavolo.
   *[other] ora ci sono { $tables } tavoli.
 }
restore-done = { $tables ->
    [one] Ripristinato un tavolo
   *[other] Ripristinati { $tables } tavoli
 } da { $path }. Riavvia i nodi e il worker.
the-database = Il database
help-admin = Gestisce tavoli e persone: ogni modifica viene registrata.
help-admin-tables = Mostra i tavoli, ne chiude uno o lo riporta indietro.
help-admin-people = Mostra gli account, li disconnette, o bandisce un account o un indirizzo.
help-admin-list = Elenca i tavoli più recenti: id, ultima attività, righe, stato, gioco e nomi.
help-admin-show = Mostra gioco, opzioni, posti, stato, attività e regole di un tavolo.
help-admin-close = Chiude un tavolo per sempre e lo dice a tutti.
help-admin-rollback = Riporta una partita in corso a una riga precedente e lo dice a tutti.
help-admin-row = L'ultima riga che deve contare.
help-admin-audit = Elenca ciò che gli amministratori hanno cambiato, dal più recente.
help-most = Quanti elencarne.
help-as = Chi lo fa, per il registro; di norma, il tuo nome utente su questa macchina.
help-why = Perché, per il registro.
admin-refused = Non si può fare ({ $clause }). Per leggere la regola: getaway rules show { $clause }
admin-stage = { $stage ->
    [lobby] in attesa
    [playing] in corso
    [over] finito
    [closed] chiuso
   *[diverged] bloccato
 }
admin-table = Tavolo { $table }: { $game }, { $stage }
admin-table-option = Opzione { $name }: { $value }
admin-table-seat = Posto { $seat }: { $held ->
    [person] { $name }
    [away] { $name }, assente
    [bot] un bot
    [stand-in] un bot al posto di { $name }
   *[open] libero
 }
admin-table-rows = { $rows } righe; aperto il { $opened }, ultima attività { $last } (UTC)
admin-table-rules = Regole: versione { $rules }, { $installed ->
    [0] qui non installata
   *[other] è installata la versione { $installed }
 }
admin-table-diverged = Il suo registro non si rigioca più: { $why }. Esegui: getaway admin tables repair { $table }
admin-close = Il tavolo { $table } ({ $game }) verrebbe chiuso per sempre, avvisando { $names }.
admin-closed = Il tavolo { $table } è chiuso. Entro due secondi lo sanno tutti.
admin-rollback = Il tavolo { $table } tornerebbe alla riga { $row }, avvisando tutti.
help-admin-people-list = Elenca gli account più recenti e tutti gli indirizzi banditi.
help-admin-people-show = Mostra le sessioni di un account e i tavoli dove conserva un posto.
help-admin-sign-out = Disconnette un account ovunque. I posti aperti in un browser restano aperti.
help-admin-ban = Bandisce un account o, con --address, un indirizzo (per IPv6, la sua /64).
help-admin-unban = Revoca un bando.
help-admin-name = Il nome dell'account.
help-admin-address = Un indirizzo al posto di un account. Se ne conserva solo un hash.
help-admin-days = Dopo quanti giorni finisce il bando; senza, dura finché non lo revochi.
admin-nobody = Nessuno ha un account di nome { $name }.
admin-account-counts = { $sessions ->
    [one] una sessione
   *[other] { $sessions } sessioni
 }, { $seats ->
    [one] un posto
   *[other] { $seats } posti
 }
admin-banned = bandito { $until ->
    [none] fino a revoca
   *[other] fino al { $until }
 }: { $why }
admin-session = Una sessione che scade il { $ends } (UTC)
admin-kept = Un posto al tavolo { $table }
admin-sign-out = { $name } verrebbe disconnesso { $count ->
    [one] da una sessione.
   *[other] da { $count } sessioni.
 }
admin-signed-out = { $name } è stato disconnesso { $count ->
    [one] da una sessione.
   *[other] da { $count } sessioni.
 }
admin-ban = { $kind ->
    [account] { $called } non potrebbe più accedere né usare le sue sessioni,
   *[address] Dall'indirizzo { $called } nessuno potrebbe più aprire tavoli, prendere posto o creare account,
 } { $until ->
    [ends] per { $days ->
        [one] un giorno.
       *[other] { $days } giorni.
     }
   *[never] finché non revochi il bando.
 }
admin-ban-done = { $called } è bandito { $until ->
    [ends] per { $days ->
        [one] un giorno.
       *[other] { $days } giorni.
     }
   *[never] finché non revochi il bando.
 }
admin-unban = Il bando di { $called } verrebbe revocato.
admin-unban-done = Il bando di { $called } è revocato.
admin-not-banned = { $called } non è bandito.
admin-whom = Indica un account oppure un indirizzo (--address), non entrambi.
admin-no-address = { $address } non è un indirizzo, come 203.0.113.7 o 2001:db8::1.
admin-here = È l'indirizzo di questa stessa macchina, che non si può bandire: dietro un proxy che non dice chi chiede, sarebbe quello di tutti.
aside-closed = L'amministratore ha chiuso questo tavolo. Qui non può succedere più nulla.
aside-branched = Comincia un «e se» dalla mossa { $moment }.
help-sql = Mostra soltanto l'SQL.

## Un tavolo in rete

way-back = Il tuo link per tornare a questo posto (tienilo segreto):
left-online = { $seated-is ->
    [true] Hai lasciato il tavolo, ma il posto è ancora tuo. Torna con: getaway play --server e il tuo link.
   *[false] Non stai più guardando.
 }
line-unsaved = Non ancora salvato. Nuovo tentativo…
line-lost = Connessione persa. Nuovo tentativo…
line-back = Connessione ristabilita.
player = giocatore { $seat }
player-named = giocatore { $seat } ({ $name })
who-else = { $watching-is ->
    [true] Stai guardando. Decide { $who }:
   *[false] In attesa di { $who }:
 }
asked-else = La domanda: { $question }
not-asked = Non tocca a te. Aspetta, parla con say TESTO, o scrivi h per l'aiuto.
stands-still = La partita è in pausa; p la fa riprendere.
vote-waits = Vuole annullare una mossa: { $who }. y accetta, n rifiuta.
lobby-link = Manda questo link agli altri:
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
    [0] (? regola, u annulla, say TESTO, p pausa, l registro, h aiuto, q esci) >{" "}
   *[other] (b indietro, u da capo, ? regola, h aiuto) >{" "}
 }
prompt-over = (again ancora, say TESTO parla, h aiuto, q esci) >{" "}
wrong-word = Qui questa parola non vale; h elenca quelle che puoi scrivere.
open-how = Scrivi open e il numero di un posto, da 1 a { $players }.
say-how = Scrivi say e quello che vuoi dire.
help-lobby =
    start      inizia la partita (solo l'host); i bot prendono i posti liberi
    say TESTO  parla
    q          esci; il posto resta tuo
help-over =
    again      gioca ancora con le stesse persone, o seguile al nuovo tavolo
    say TESTO  parla
    q          esci
help-online =
    Un numero o l'inizio di una parola sceglie un'opzione; una freccia, una
    direzione.
    1; 3       più risposte insieme; la prima sorpresa ferma le altre
    weigh 3    quanto costa l'opzione 3, quanto è probabile e che cosa porta
    hint       che cosa farebbe un bot qui, e perché
    stop new   quando chiederti se tutto è facoltativo: always, new, never
    b          torna indietro di un passo in una scelta a passi
    ?          le regole della domanda; ? 3 perché l'opzione 3 è permessa o no;
               ? BS-INFO-08 una clausola qualsiasi, con la regola del tavolo
    u          annulla i tuoi passi, o la tua ultima mossa; se altri hanno
               giocato dopo, prima lo chiede a loro
    y, n       accetta che un altro annulli una mossa, o rifiuta
    say TESTO  parla, per quanto le regole ora lo permettono
    p          mette in pausa la partita, o la fa riprendere
    open 3     solo l'host: apre il posto di un bot, o di chi se n'è andato
    x          elenca tutte le opzioni non permesse
    l          la fine del registro, come l'hai visto; l tutto per intero
    v          il tavolo intero, se è più lungo dello schermo
    q          esci; il posto resta tuo
aside-sat = { $name } si siede come giocatore { $seat }.
aside-left = Ha lasciato il tavolo: { $who }.
aside-returned = È di nuovo qui: { $who }.
aside-handed = { $to-is ->
    [bot] Un bot gioca per il giocatore { $seat }.
   *[open] Il posto del giocatore { $seat } è libero.
 }
aside-revoked = L'host ha liberato il posto del giocatore { $seat }.
aside-started = La partita comincia.
aside-said = { $who }: { $text }
aside-vote = { $how-is ->
    [asks] Vuole annullare una mossa: { $who }.
    [agrees] È d'accordo: { $who }.
   *[refuses] Non è d'accordo: { $who }. La votazione è chiusa.
 }
aside-stop = { $stop-is ->
    [always] { $who } vuole decidere ogni volta.
    [never] { $who } non vuole domande dove tutto è facoltativo.
   *[new] { $who } vuole domande su cose facoltative solo se sono nuove.
 }
aside-hint = { $who } ha chiesto un suggerimento.
aside-rematch = C'è un nuovo tavolo per le stesse persone; scrivi again per andarci.
bad-link = «{ $link }» non è né il link di un tavolo né l'indirizzo di un server. Scrivilo come http://HOST:PORT o http://HOST:PORT/t/TAVOLO.
no-server = { $server } non risponde: { $fault }. Controlla l'indirizzo, o chiedi a chi gestisce il server.
no-getaway = { $server } risponde, ma non è un server getaway di questa versione. Controlla l'indirizzo.
server-fault = Al momento il server non può farlo ({ $status } { $phrase }). Riprova tra poco.
other-version = Il server ha un'altra versione di { $game }. Installa la stessa release: pip install --upgrade getaway
table-has-game = Il link del tavolo dice già di che gioco si tratta. Togli «{ $game }».
bad-open = Quale gioco? Scrivi getaway play GIOCO --server { $server }, con uno di questi: { $games }.
no-name = Come ti devono chiamare gli altri? Aggiungi --name NOME.
server-alone = Il tavolo di un server ha i propri dadi, bot e registro. Togli --seed, --bots, --save, --resume e --campaign.
help-server = Gioca a un tavolo online: indica il suo link, il tuo link per tornare a un posto, o l'indirizzo di un server dove aprire un tavolo.
help-name = Il tuo nome a un tavolo online.

## What bots say

bot-says = { $seat }: «{ $reason }»
aside-level = Il bot di { $who } ora gioca come { $level }.
aside-tempo = Da ora i bot agiscono { $tempo-is ->
    [slow] lentamente
    [quick] in fretta
   *[other] al ritmo abituale
 }.
help-reasons = Se i bot dicono perché agiscono; lo fanno, a meno di --no-reasons.

## Lezioni

learn-game = { $title } ({ $name }):
learn-lesson = {"  "}{ $key }  { $title } ({ $minutes } min){ $first-is ->
    [yes] : comincia da qui
   *[no] {""}
 }
learn-about = {"    "}{ $about }
learn-how = Per seguirne una, scrivi: getaway learn GIOCO LEZIONE
no-lessons = Qui non ci sono ancora lezioni.
no-lesson = { $game } non ha una lezione «{ $lesson }». Le sue lezioni: { $lessons }.
lesson-about =
    { $title } ({ $minutes } min)

    { $about }

    Sopra ogni domanda vedi a che passo sei e che cosa scrivere. Se vuoi, gioca
    altro: conta arrivarci, non importa come. why ti dice il motivo, hint ti aiuta
    ad andare avanti, u annulla una mossa e h elenca gli altri comandi.
lesson-type = Scrivi: { $typed }
lesson-suggests =
    La prossima cosa da fare: { $wish }
    { $typed }
lesson-done = { $steps ->
    [one] Passo { $last } completato.
   *[other] Passi da { $first } a { $last } completati.
 }
lesson-over = Hai finito «{ $title }». { $ends }
lesson-next =
    La prossima lezione, «{ $title }»:
    { $command }
lesson-play-on = Premi Invio per chiudere la lezione; scrivi qualsiasi altra cosa per continuare a giocare.{" "}
lesson-short =
    La partita è finita dopo { $done } passi su { $of }. Per rifare la lezione:
    { $command }
lesson-left =
    Hai lasciato la lezione. Per rifarla:
    { $command }
prompt-lesson = { $steps ->
    [0] (why perché, hint suggerimento, ? regola, u annulla, h aiuto, q esci) >{" "}
   *[other] (b indietro, u da capo, why perché, hint suggerimento, h aiuto) >{" "}
 }
help-lesson =
    Un numero o l'inizio di una parola sceglie un'opzione; una freccia, una
    direzione.
    why         il motivo di questo passo, con le sue regole
    hint        un aiuto in più per questo passo
    1; 3; done  più risposte insieme; la prima sorpresa ferma le altre
    weigh 3     quanto costa l'opzione 3, quanto è probabile e che cosa porta
    stop new    quando chiederti se tutto è facoltativo: always, new, never
    b           torna indietro di un passo in una scelta a passi
    ?           le regole della domanda; ? 3 perché l'opzione 3 è permessa o no;
                ? BS-INFO-08 una clausola qualsiasi, con la regola del tavolo
    u           annulla le tue scelte, o l'ultima mossa e ciò che hai raggiunto
                con quella
    w VERBO a=b perché qualcosa è permesso o no: w inform to=2 colour=red
    x           elenca tutte le opzioni non permesse
    l           la fine del registro, come l'hai visto; l tutto per intero
    v           il tavolo intero, se è più lungo dello schermo
    q           esci
help-learn = Impara un gioco passo per passo: elenca le lezioni, o seguine una con i bot su questo schermo.
help-learn-game = Il gioco; se manca, vedi tutte le lezioni.
help-lesson-key = La lezione, con il nome che ha nell'elenco.

## Scene

scene-line = { $key }  { $title } [{ $clauses }]
scene-head = { $title } [{ $clauses }]
scene-step = { $number } di { $of }: { $says }
scene-next = Premi Invio per il passo successivo.{" "}
no-scene = { $game } non ha una scena «{ $scene }». { $near-is ->
    [none] {""}
   *[some] Simili: { $near }.{" "}
 }Per elencarle: getaway rules scene { $game }
show-scene = {"  "}Sul tabellone, «{ $title }»: getaway rules scene { $game } { $key }
help-scene = Mostra una regola sul tabellone, passo per passo; senza scena, elenca le scene del gioco.
help-scene-key = La scena, con il nome che ha nell'elenco.
help-admin-shards = Mostra gli shard o sposta tavoli dall'uno all'altro.
help-admin-shards-list = Elenca gli shard: nome, numero di tavoli e lettere con cui iniziano quelli nuovi.
help-admin-move = Sposta i tavoli di uno shard in un altro mentre si gioca.
help-admin-move-one = Sposta un tavolo in un altro shard mentre si gioca.
help-admin-shard = Il nome di uno shard.
help-admin-letters = Solo i tavoli il cui id inizia con queste, per esempio a-c.
admin-shard = { $name }: { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
 }; lettere { $letters }
admin-no-shards = Questo server ha un solo database e nessuno shard. GETAWAY_SHARDS li elenca.
admin-no-shard = Non c'è nessuno shard di nome { $name }, solo { $names }.
admin-move = I tavoli di { $source } ({ $letters ->
    [all] tutti
   *[other] quelli che iniziano con { $letters }
 }) verrebbero spostati in { $target }.
admin-moved = { $count ->
    [one] { $count } tavolo spostato
   *[other] { $count } tavoli spostati
 } da { $source } a { $target }.
admin-move-one = Il tavolo { $table } verrebbe spostato in { $target }.
admin-moved-one = Il tavolo { $table } ora è in { $target }.
admin-not-moved = Il tavolo { $table } era già in { $target }, o non esiste.
