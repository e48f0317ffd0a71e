### Quello che dice Bomb Squad. Una `word-` sta per il valore dello stesso nome ovunque un messaggio lo mostri.
### Un messaggio sceglie in base a `$NOME-is`, uguale in ogni lingua, e mostra `$NOME`.

## Colori

word-red = rosso
word-yellow = giallo
word-blue = blu

## Carte Istruzione

word-move = movimento
word-door = apertura
word-rescue = recupero
word-disarm = disarmo

## Attributi

word-colour = colore
word-action-type = Tipo di Azione
word-level = livello

## Direzioni

word-up = in alto
word-right = a destra
word-down = in basso
word-left = a sinistra

## Pezzi

word-robot = Robot
word-hostage = ostaggio
word-bomb = bomba
word-barrier = barriera
word-security-camera = videocamera
word-crate = cassa
word-pressure-plate = Piastra di Pressione
word-sliding-door = Porta Scorrevole
word-wall = linea nera
word-entrance = porta di ingresso
word-space = spazio
word-token = segnalino

## Posti per le carte

word-hand = mano
word-draw-pile = mazzo di pesca
word-discard-pile = mazzo degli scarti
word-programming-slot = slot di programmazione
word-control-frame = Cornice di Controllo
word-secured-area = area sicura
word-face-up = a faccia in su
word-face-down = a faccia in giù

## Batterie

word-main-battery = Batteria Principale
word-reserve-battery = Batteria di Riserva
word-battery-cell = cella

## Azioni del turno

word-give-information = dare informazioni
word-discard-card = scartare una carta
word-program-card = programmare una carta
word-activate-robot = attivare il Robot

## Robot

word-felix = Felix
word-mule = Mule
word-dart = Dart
word-lynx = Lynx

## Missioni e livelli

word-alpha = Alpha
word-bravo = Bravo
word-m01 = Missione 1
word-m02 = Missione 2
word-m03 = Missione 3
word-m04 = Missione 4
word-m05 = Missione 5
word-m06 = Missione 6
word-m07 = Missione 7
word-m08 = Missione 8
word-x01 = Extra 1
word-x02 = Extra 2
word-x03 = Extra 3
word-x04 = Extra 4
mission-alpha = Porte aperte
mission-bravo = A porte chiuse
mission-m01 = Prima chiamata
mission-m02 = Cassa di risparmio
mission-m03 = L'ultimo treno
mission-m04 = Area di carico
mission-m05 = Notte nell'ala del museo
mission-m06 = Ospedale generale
mission-m07 = Falsi allarmi
mission-m08 = Sala turbine
mission-x01 = A orologeria
mission-x02 = Torre rétro
mission-x03 = Ingresso laterale
mission-x04 = Lungo percorso
word-standard = standard
word-epic = epico

## Ruoli

word-role-front-liner = Prima linea
word-role-information-expert = Esperto di Informazioni
word-role-programmer = Programmatore
word-role-recon-specialist = Specialista di Ricognizione
word-role-sergeant = Sergente
word-role-driver = Autista
word-role-engineer = Ingegnere
word-role-negotiator = Negoziatore
word-role-security-expert = Esperto di Sicurezza
word-role-technician = Tecnico
word-role-analyst = Analista
word-role-commander = Comandante
word-role-disposal-expert = Esperto in Smaltimento
word-role-field-agent = Agente di Campo
word-role-operator = Operatore

role-short = { $value-is ->
    [role_front_liner] Prima linea
    [role_information_expert] Informazioni
    [role_programmer] Programmat.
    [role_recon_specialist] Ricognizione
    [role_sergeant] Sergente
    [role_driver] Autista
    [role_engineer] Ingegnere
    [role_negotiator] Negoziatore
    [role_security_expert] Sicurezza
    [role_technician] Tecnico
    [role_analyst] Analista
    [role_commander] Comandante
    [role_disposal_expert] Smaltimento
    [role_field_agent] Campo
   *[role_operator] Operatore
 }
role-ability = { $value-is ->
    [role_front_liner] vede la propria mano, gli altri no; non ricarica mai
    [role_information_expert] può dare informazioni dopo aver giocato una carta
    [role_programmer] ha 1 carta in più
    [role_recon_specialist] con una chiamata giusta guadagna 1 cella in più
    [role_sergeant] può programmare la carta in cima agli scarti
    [role_driver] da operatore allunga o accorcia di 1 un movimento
    [role_engineer] da operatore paga 2 celle in meno
    [role_negotiator] da operatore recupera con qualsiasi carta di recupero
    [role_security_expert] da operatore apre con qualsiasi carta di apertura
    [role_technician] da operatore disarma con qualsiasi carta di disarmo
    [role_analyst] può riprendere una carta scartata per 1 cella
    [role_commander] per 1 cella rivela una carta programmata e può scartarla
    [role_disposal_expert] da operatore può scartare 1 carta in più
    [role_field_agent] può programmare a faccia in su
   *[role_operator] può guardare le carte programmate in ogni momento
 }
role-about = Il tuo ruolo, { $value }: { role-ability }.

## Tipi di Azione, come li chiamano le regole

word-open-door = apertura
word-rescue-hostage = recupero
word-disarm-bomb = disarmo

## Valori: come un messaggio mostra un argomento. `$next` è il numero che si conta da uno,
## `$name` chi ha il posto con quel numero, se `$name-is` non è `none`.

value-to = { value-seat }
value-operator = { value-seat }
value-place = { $next }
value-places = { $next }
value-slot = { $next }
value-slots = { $next }
value-cell = riga { $row }, colonna { $column }
value-card = { $value ->
    [-1] carta coperta
    [0] movimento rosso 1
    [1] movimento giallo 2
    [2] movimento blu 3
    [3] apertura rossa 1
    [4] apertura gialla 2
    [5] apertura blu 3
    [6] recupero rosso 1
    [7] recupero giallo 2
    [8] recupero blu 3
    [9] disarmo rosso 1
    [10] disarmo giallo 2
    [11] disarmo blu 3
   *[other] carta sconosciuta { $value }
 }
value-cards = { value-card }
value-event-turned-over-cards = { $value }
value-no-bs-activate-02-cards = { $value }
value-no-bs-activate-09-cards = { $value }
value-no-bs-activate-10-cards = { $value }
value-event-moved-to = { value-cell }
value-event-informed-to = { $name-is ->
    [none] al giocatore { $next }
   *[some] a { $name }
 }
value-event-dealt-cards = { $value ->
    [-1] ?
   *[other] { value-card }
 }
value-event-drew-card = { $value ->
    [-1] una carta
   *[other] una carta: { value-card }
 }
value-event-programmed-card = { $value ->
    [-1] a faccia in giù
   *[other] a faccia in su: { value-card }
 }
value-event-worked-card = { value-card }: { $value ->
    [3] il Robot apre la porta
    [4] il Robot apre la porta
    [5] il Robot apre la porta
    [6] il Robot recupera l'ostaggio
    [7] il Robot recupera l'ostaggio
    [8] il Robot recupera l'ostaggio
   *[other] il Robot disarma la bomba
 }
value-do-inform-to = { value-event-informed-to }
value-do-program-card = carta { $next }
value-do-discard-card = carta { $next }
value-do-order-slots = slot { $next }
value-do-declare-seen-cards = carta { $next }
value-do-play-card = carta { $next }
value-do-reveal-slot = slot { $next }
pick-take-role-role = { $value }: { role-ability }
value-event-role-taken-role = { $value }: { role-ability }
value-event-turned-up-code = { $value ->
    [6] un ostaggio rosso
    [7] un ostaggio giallo
    [8] un ostaggio blu
    [9] una bomba rossa
    [10] una bomba gialla
   *[other] una bomba blu
 }
value-no-bs-program-02-card = { $next }
value-no-bs-noprog-01-card = { $next }

## Domande

ask-ready = Avviate il timer?
    .why = È tutto pronto. Chiunque può avviarlo; poi comincia il primo turno.
ask-turn = Che cosa fai in questo turno?
    .why = Hai una sola azione.
ask-order = In quale ordine si eseguono le carte?
    .why = Hai attivato il Robot: l'ordine lo decidi solo tu. Tutti possono parlare.
ask-direct = Da che parte va il Robot?
    .why = La carta segnata si esegue ora ed è un movimento: la direzione la scegli tu. Il piano non è vincolante.
ask-target = Su che cosa usi la carta?
    .why = Vicino al Robot c'è più di una cosa adatta alla carta: sceglie l'operatore.
ask-role = Quale ruolo prendi?
    .why = C'è un solo esemplare di ogni ruolo. Tra Autista, Ingegnere, Negoziatore, Esperto di Sicurezza e Tecnico (Attivazione) può esserne in gioco uno solo.
ask-enter = Da quale porta di ingresso parte il Robot?
    .why = Si gioca con due Robot. La squadra ora colloca quello attivo, la cui batteria è la prima.
ask-robot = Quale Robot è attivo per primo?
    .why = Solo il Robot Attivo agisce, paga e si ricarica.
ask-bonus = Dai anche informazioni?
    .why = Come Esperto di Informazioni puoi farlo dopo aver giocato una carta.
ask-take-back = Riprendi la carta scartata?
    .why = Come Analista puoi farlo per 1 cella; in quel caso non peschi.
ask-revealed = Che cosa succede alla carta rivelata?
    .why = Come Comandante puoi scartarla; altrimenti resta a faccia in su.

## Passi di un turno

phase-action = Azione
phase-order = Ordine
phase-operate = Esecuzione
phase-bonus = Bonus

## Verbi

verb-start = Avvia il timer
verb-inform = Dai informazioni
verb-inform-about = Indica tutte le carte di un colore o di un tipo nella mano di un altro giocatore. Gratis.
verb-discard = Scarta una carta, dichiarando che cos'è
verb-discard-about = Se è giusto, la batteria guadagna 1 cella, o 2 per colore e tipo.
verb-program = Programma una carta
verb-program-about = Aspetta nella Cornice di Controllo che il Robot la esegua; ne peschi un'altra.
verb-activate = Attiva il Robot
verb-activate-about = Metti in ordine le carte programmate e guidi tu. Costa celle, più 2 per ogni carta che non si può eseguire.
verb-order = Metti in ordine le carte
verb-go = Muovi il Robot
verb-work = Usa la carta su qualcosa vicino al Robot
verb-declare-seen = Dichiara le carte viste per sbaglio
verb-take-role = Prendi un ruolo
verb-enter = Colloca il Robot a una porta di ingresso
verb-choose-robot = Scegli il Robot Attivo
verb-program-top = Programma la carta in cima agli scarti
verb-play-top = Gioca la carta in cima agli scarti
verb-play = Gioca una carta
verb-play-about = Il Robot la esegue subito.
verb-reveal = Rivela una carta programmata per 1 cella
verb-change-robot = Cambia il Robot Attivo
verb-take-back = Riprendi la carta per 1 cella
verb-unprogram = Scarta la carta
verb-leave-it = Lascia così

do-start = Avvia il timer
do-inform = Carte { $colour-is ->
    [red] rosse
    [yellow] gialle
    [blue] blu
   *[none] di { $action }
 }: indicale { $to }
do-discard = Scarta la { $card }, dichiarando { $colour-is ->
    [none] { $action-is ->
        [none] nulla
       *[other] { $action }
     }
   *[other] { $action-is ->
        [none] { $colour }
       *[other] { $colour } e { $action }
     }
 }
do-program = Programma la { $card }{ $face-is ->
    [up] , a faccia in su
   *[none] {""}
 }
do-activate = Attiva il Robot
do-order = Esegui { $slots }, in quest'ordine
do-go = Muovi { $direction }{ $change ->
    [-1] , 1 spazio in meno
    [1] , 1 spazio in più
   *[none] {""}
 }{ $boost ->
    [1] , 1 spazio più in là per 1 cella
   *[none] {""}
 }
do-work = Usa la carta su { $cell }
do-declare-seen = Dichiara { $cards } viste per sbaglio: scartane e pescane altrettante
do-take-role = Prendi il ruolo { $role }
do-enter = Colloca il Robot a { $cell }
do-choose-robot = Comincia con { $tile } attivo
do-program-top = Programma la carta in cima agli scarti
do-play-top = Gioca la carta in cima agli scarti
do-play = Gioca la { $card }
do-reveal = Rivela la carta nello { $slot } per 1 cella
do-change-robot = Cambia il Robot Attivo
do-take-back = Riprendi la carta per 1 cella
do-unprogram = Scarta la carta
do-leave-it = Lascia così

## Passi di una scelta

choose-inform = Che cosa indichi?
choose-inform-to = A chi dai informazioni?
choose-inform-colour = Che cosa indichi?
choose-discard = Che cosa dichiari?
choose-discard-card = Quale carta scarti? Una chiamata giusta ricarica.
choose-discard-colour = Quale colore dichiari?
choose-discard-action = Quale Tipo di Azione dichiari?
choose-program = A faccia in giù o a faccia in su?
choose-program-card = Quale carta programmi?
choose-play-card = Quale carta giochi?
choose-reveal-slot = Quale carta riveli?
choose-take-role-role = Quale ruolo prendi?
choose-enter-cell = Da quale porta di ingresso parte il Robot?
choose-choose-robot-tile = Quale Robot è attivo per primo?
choose-declare-seen-cards = Quali delle tue carte hai visto?
choose-go = Di quanto?
choose-go-direction = Da che parte?
choose-work-cell = Su quale?
left-out-discard-colour = nessun colore
left-out-discard-action = nessun Tipo di Azione

## Eventi

event-set-up = { $step-is ->
    [mission] La Missione è «{ $what }».
    [building] L'edificio è composto dalle tessere { $what }.
    [frame] La Cornice di Controllo è vuota.
    [robot] Il Robot è { $what }.
    [tokens] Ostaggi, porte e bombe sono nell'edificio, il Robot è a una porta di ingresso.
    [timer] La bomba A esplode { $what } secondi dopo l'avvio.
    [batteries] La Batteria Principale parte con { $what } celle.
    [roles] { $what-is ->
        [none] Questo tavolo gioca senza ruoli.
        [random] I ruoli si assegnano a caso.
       *[choose] Ogni giocatore prende un ruolo.
     }
    [first] { $what-seat } gioca il primo turno.
   *[deal] Ogni giocatore riceve { $what } carte e le tiene rivolte verso gli altri.
 }
event-dealt = { $seat } ha in mano { $cards }.
event-timer-started = { $seat } avvia il timer.
event-informed = { $seat } indica { $to } le carte { $value-is ->
    [red] rosse
    [yellow] gialle
    [blue] blu
   *[other] di { $value }
 }: { $places }.
event-discarded = { $seat } scarta la carta { $place }, dichiarando { $colour-is ->
    [none] { $action }
   *[other] { $action-is ->
        [none] { $colour }
       *[other] { $colour } e { $action }
     }
 }: { $right-is ->
    [true] giusto, è
   *[false] sbagliato, è
 } { $card }.
event-recharged = La Batteria Principale guadagna { $cells ->
    [one] { $cells } cella
   *[other] { $cells } celle
 } e ora è a { $main }.
event-drew = { $seat } pesca { $card }.
event-turned-over = Il mazzo di pesca è finito: i { $cards } scarti si capovolgono senza mescolare.
event-mishap-declared = { $seat } ha visto per sbaglio alcune delle proprie carte e scarta { $cards }.
event-programmed = { $seat } programma { $place-next ->
    [0] la carta in cima agli scarti
   *[other] la carta { $place }
 } nello slot { $slot }, { $card }.
event-activated = { $operator } attiva il Robot come operatore: { $cards }.
event-ordered = { $operator } decide l'ordine: { $cards }.
event-dropped = { $operator } scarta dalla cornice: { $card }.
event-paid = Il Robot usa { $cells ->
    [one] { $cells } cella
   *[other] { $cells } celle
 }: principale { $main }, riserva { $reserve }.
event-moved = { $card }: il Robot si muove { $direction } fino a { $to }.
event-worked = { $card } a { $cell }.
event-failed = Errore: { $direction-is ->
    [none] vicino al Robot non c'è nulla di adatto alla carta ({ $card }).
   *[other] con { $card } non si può andare fino in fondo { $direction }.
 }
event-activation-ended = L'attivazione è finita; le sue carte si scartano: { $cards }.
event-exploded = La bomba { $letter } esplode.
event-role-taken = { $seat } è { $role }.
event-robot-placed = { $tile } parte da { $cell }.
event-robot-changed = Il Robot Attivo è { $tile }.
event-turned-up = La nebbia si alza a { $cell }: { $code }.
event-taken-back = { $seat } riprende la carta ({ $card }) e non pesca.
event-revealed = { $seat } rivela lo slot { $slot }: { $card }.
event-unprogrammed = { $seat } scarta la carta dello slot { $slot }: { $card }.
event-played = { $seat } gioca { $place-next ->
    [0] la carta in cima agli scarti
   *[other] la carta { $place }
 }: { $card }.
event-filmed = Una videocamera vede il Robot: { $cells } celle in più.
event-fizzled = Il tempo della bomba { $letter } è scaduto: è persa, e ora a { $cell } c'è una barriera.
event-robot-out = { $tile } non ha più celle ed è fuori servizio.
event-mission-ended = { $cause-is ->
    [cleared] Non restano bombe: la Missione è finita.
    [fizzled] Il tempo dell'ultima bomba è scaduto e non ne restano altre: la Missione è finita.
    [battery] Non restano celle per pagare: la Missione è finita.
   *[detonation] L'edificio non c'è più: la Missione è finita.
 }

## La fine

outcome-why = { $cause-is ->
    [cleared] { $success-is ->
        [true] L'ultima bomba è disarmata.
       *[false] Non restano bombe, ma la Missione non è stata completata in tutto.
     }
    [fizzled] { $success-is ->
        [true] Il tempo dell'ultima bomba è scaduto. Non era fatale, e la Missione è stata completata in tutto.
       *[false] Il tempo dell'ultima bomba è scaduto. Non era fatale, ma la Missione non è stata completata in tutto.
     }
    [battery] Il Robot ha finito le celle: prima la batteria principale, poi la riserva.
   *[detonation] Una bomba è esplosa prima di essere disarmata.
 }
outcome = { $success-is ->
    [true] MISSIONE COMPIUTA
   *[false] MISSIONE FALLITA
 }
    Ciò che è al sicuro vale doppio  { $secured }
    Tutte le bombe disarmate         { $all_bombs }
    Ostaggi rimasti, in salvo        { $hostages_left }
    Celle di riserva usate          { $reserve_used ->
        [0] {" "}0
       *[other] -{ $reserve_used }
     }
    Punteggio                        { $score }
    Stelle                           { $stars } su 5

## Perché un bot fa qualcosa

value-reason-inform-to = { value-event-informed-to }
value-reason-inform-spare-to = { value-event-informed-to }
value-reason-inform-later-to = { value-event-informed-to }
value-reason-inform-not-to = { value-event-informed-to }
value-reason-inform-not-later-to = { value-event-informed-to }
value-reason-inform-not-spare-to = { value-event-informed-to }
known-by = { $how-is ->
    [pile] {" "}La conosci dal mazzo degli scarti, che è stato girato senza mescolarlo.
    [count] {" "}Tutte le altre carte che potrebbe essere le hai già viste.
   *[other] {""}
  }
reason-program = Programma { $card }: il Robot potrà usarla alla prossima attivazione.{ known-by }
reason-program-early = Programma { $card }: fa parte di questo programma, e ne peschi una nuova.{ known-by }
reason-finish = Attiva il Robot: questo programma completa la missione.
reason-activate = Attiva il Robot: nessuna delle carte che conosciamo migliora il programma.
reason-activate-bomb = Attiva il Robot: questo programma disinnesca una bomba appena in tempo.
reason-activate-late = Attiva il Robot: il tempo stringe, e così si avvicina alla prossima bomba.
reason-inform = Indica { $to } le sue carte { $value-is ->
    [red] rosse
    [yellow] gialle
    [blue] blu
   *[other] di { $value }
 }: al Robot serve { $card }.
reason-inform-later = Indica { $to } le sue carte { $value-is ->
    [red] rosse
    [yellow] gialle
    [blue] blu
   *[other] di { $value }
 }: al Robot servirà { $card } più avanti.
reason-inform-spare = Indica { $to } le sue carte { $value-is ->
    [red] rosse
    [yellow] gialle
    [blue] blu
   *[other] di { $value }
 }: il piano può fare a meno di { $card }, che può ricaricare la batteria.
reason-inform-not = Indica { $to } le sue carte { $value-is ->
    [red] rosse
    [yellow] gialle
    [blue] blu
   *[other] di { $value }
 }: aiuta a capire qual è { $card }, che serve al Robot.
reason-inform-not-later = Indica { $to } le sue carte { $value-is ->
    [red] rosse
    [yellow] gialle
    [blue] blu
   *[other] di { $value }
 }: aiuta a capire qual è { $card }, che servirà al Robot più avanti.
reason-inform-not-spare = Indica { $to } le sue carte { $value-is ->
    [red] rosse
    [yellow] gialle
    [blue] blu
   *[other] di { $value }
 }: aiuta a capire qual è { $card }, di cui il piano può fare a meno e che può ricaricare la batteria.
reason-code = Indica { $to }, con il codice di squadra, che una delle sue carte è { $card }.
reason-discard = Scarta la carta { $place }: per quanto puoi saperne se ne può fare a meno, e la dichiarazione è probabilmente giusta.
reason-discard-guess = Scarta la carta { $place }: per quanto puoi saperne se ne può fare a meno. La dichiarazione è un tentativo, ma se è giusta ricarica la batteria.
reason-discard-spare = Scarta la carta { $place }: serve poco, e ne peschi una nuova.
reason-discard-known = Scarta { $card }: il piano può farne a meno, e la dichiarazione ricarica la batteria.{ known-by }
reason-discard-later = Scarta { $card }: per un po' il piano può farne a meno, e la dichiarazione ricarica la batteria.{ known-by }
reason-spoils-program = La carta { $place } non si adatta al programma: l'attivazione renderebbe meno.
reason-may-spoil-program = Nessuno ti ha detto che carta è la { $place }, e quasi tutto ciò che potrebbe essere rovina il programma.
reason-run-unpaid = La batteria principale non basta per questa attivazione: si consuma la riserva.
reason-run-early = Con le carte che i giocatori sanno di avere, l'attivazione renderebbe molto di più.
reason-loses-card = Per quanto puoi saperne, al piano serve la carta { $place }.
reason-tells-nothing = L'indizio non dice niente di nuovo a nessuno.
reason-order = Esegui le carte in quest'ordine: è quello che porta il Robot più lontano.
reason-direct = Vai da questa parte: è la strada più breve per la prossima tappa.
reason-direct-error = Vai da questa parte: la carta adesso non serve e qui la strada è bloccata, così il Robot resta dov'è.
reason-work = Usa { $card } qui: è il prossimo passo del piano.
reason-role = Prendi il ruolo { $role }: aiuta tutta la squadra.
reason-play = Gioca { $card }: avvicina il Robot alla prossima tappa.
reason-enter = Parti da qui: è il punto più vicino a ciò che serve.
reason-robot = Comincia con { $tile }: ha più celle.
reason-change-robot = Cambia Robot: questo non può andare oltre.
reason-start = Avvia il timer: sono tutti pronti.
reason-leave = Lascia così: ora non ci guadagni niente.
says-program = Fa parte di questo programma.
says-activate = È ora di eseguire ciò che c'è sulla cornice.
says-activate-soon = Il tempo di una bomba sta per scadere.
says-finish = Questo programma conclude la missione.
says-discard = Sembra che se ne possa fare a meno, e la dichiarazione può ricaricare la batteria.
says-discard-spare = Una carta nuova può servire di più.
says-discard-known = Per ora se ne può fare a meno, e la dichiarazione ricarica la batteria.
says-clue-soon = Carte così servono presto al piano.
says-clue-later = Carte così serviranno al piano più avanti.
says-clue-spare = Al piano non servono più carte così: possono ricaricare la batteria.
says-clue-code = Ha un significato nel codice della squadra.
says-order = In quest'ordine il Robot arriva più lontano.
says-direct = È la via più breve verso ciò che viene dopo.
says-direct-error = La carta adesso non serve, così il Robot resta dov'è.
says-work = È il prossimo passo del piano.
says-play = Avvicina il Robot a ciò che viene dopo.
says-role = { $role } aiuta tutta la squadra.
says-enter = È il punto più vicino a ciò che serve al Robot.
says-robot = { $tile } ha più celle.
says-change-robot = Questo Robot non può andare oltre.

## Perché no

no-bs-intro-01 = In { $players } non si può giocare: una squadra ha da due a sei giocatori.
no-bs-setup-01 = La preparazione va passo per passo, e non è il momento di questo.
no-bs-setup-02 = La Missione «{ $value }» non esiste: scegline una della scatola, come alpha, bravo o m01.
no-bs-setup-03 = Il livello «{ $value }» non esiste: scegli standard o epic.
no-bs-setup-07 = Il Robot «{ $value }» non esiste: scegli felix, mule, dart o lynx.
no-bs-setup-17 = Questo ruolo o modo di assegnare i ruoli non esiste: scegli roles=none, choose o random.
no-bs-setup-18 = Questa Missione si gioca con i ruoli: scegli roles=choose o roles=random.
no-bsx-players-01 = Questa Missione è per { $fewest }-{ $most } giocatori: aprila con quel numero, o scegline un'altra.
no-bs-setup-19 = Il primo giocatore dev'essere qualcuno a questo tavolo.
no-bs-setup-26 = Indica ogni carta che hai visto con il suo posto nella mano, una volta sola e in ordine.
no-bs-setup-27 = Il timer non è ancora partito.
no-bs-comp-04 = Ogni giocatore ha un ruolo, e di ogni ruolo ce n'è uno solo.
no-bs-comp-11 = L'orologio «{ $value }» non esiste: scegli real o turns.
no-bsx-clock-01 = Un turno non può durare { $value } secondi: scegli da 1 a 600.
no-bs-feature-01 = È il turno di un altro giocatore.
no-bs-turn-01 = Hai una sola azione per turno, e l'hai già scelta.
no-bs-turn-02 = Questa non è una delle quattro azioni di un turno.
no-bs-info-01 = Dai informazioni a un altro giocatore, non a te stesso.
no-bs-info-02 = Un indizio nomina un colore o un Tipo di Azione.
no-bs-info-08 = { $to } non ha carte { $value-is ->
    [red] rosse
    [yellow] gialle
    [blue] blu
   *[other] di { $value }
 }.
no-bs-discard-01 = Dichiara il colore, il Tipo di Azione o entrambi di una carta della tua mano.
no-bs-discard-02 = Dichiara al massimo un colore e un Tipo di Azione.
no-bs-program-02 = Non hai in mano una carta { $card }.
no-bsx-mishap-01 = A questo tavolo le tue carte restano nascoste: la regola delle carte viste per sbaglio non si usa.
no-bs-activate-02 = La cornice contiene sette carte, non { $cards }.
no-bs-activate-03 = Solo l'operatore decide che cosa fa il Robot.
no-bs-activate-04 = Le carte sono ancora a faccia in giù: prima si attiva il Robot.
no-bs-activate-05 = Indica ogni slot al massimo una volta, con il suo numero.
no-bs-activate-07 = L'ordine lo decide solo l'operatore.
no-bs-activate-09 = Puoi scartare una sola carta.
no-bs-activate-10 = Con { $cards } carte non puoi scartarne nessuna.
no-bs-activate-17 = Nessuna carta è programmata.
no-bs-custom-01 = Questa scheda della Missione non si può usare: { $value }
no-bs-mission1-05 = Può essere in gioco un solo ruolo della famiglia Attivazione.
no-bs-multi-01 = I due Robot devono venire da tessere diverse: Felix o Mule, e Dart o Lynx.
no-bs-multi-03 = Un Robot parte da una porta di ingresso libera dell'edificio.
no-bs-multi-06 = Il Robot Attivo deve essere uno dei due nell'edificio.
no-bs-multi-07 = A questo tavolo non c'è un secondo Robot.
no-bs-multi-11 = L'altro Robot è fuori servizio.
no-bs-noprog-01 = Non hai in mano una carta { $card }.
no-bs-noprog-05 = Senza programmazione la cornice non si usa: gioca una carta e agisce subito.
no-bs-program-03 = Qui le carte si programmano a faccia in giù.
no-bs-role-02 = { $to } è Prima linea e non può ricevere informazioni.
no-bs-role-04 = Una carta è stata giocata: dopo si possono solo dare informazioni.
no-bs-role-07 = Solo il Sergente può programmare la carta in cima agli scarti, se ce n'è una.
no-bs-role-08 = Solo un Autista operatore può cambiare un movimento, uno per attivazione.
no-bs-role-16 = Solo il Comandante può rivelare una carta, se è a faccia in giù e resta una cella per pagare.
no-bs-role-19 = Solo l'Agente di Campo può scegliere di programmare a faccia in su.
no-bsx-robot-02 = Solo Dart può andare 1 spazio più in là per 1 cella.
no-bs-operate-01 = Ora non si sta eseguendo nessuna carta.
no-bs-operate-09 = Un movimento va in alto, a destra, in basso o a sinistra.
no-bs-operate-14 = La carta che si esegue ora non è un movimento.
no-bs-operate-25 = La carta non è adatta a ciò che si trova a { $cell }.

## Quanto costa una scelta permessa

warn-bs-battery-04 = Costa almeno { $cost } celle, più di quante ne restano: la Missione finirebbe.
warn-bs-multi-11 = Costa almeno { $cost } celle, più di quante ne restano a questo Robot: andrebbe fuori servizio.
warn-bs-discard-08 = La Batteria Principale è piena: una chiamata giusta non aggiunge nulla.
warn-bs-operate-13 = Non libero per { $distance ->
    [one] { $distance } spazio
   *[other] { $distance } spazi
 }: errore, 2 celle.
warn-bsx-camera-02 = Una videocamera lo vede: 2 celle in più.
warn-bs-program-05 = La settima carta attiva subito il Robot.

## Quanto costa un'opzione e che cosa porta

cost-cells = { $n ->
    [one] { $n } cella
   *[other] { $n } celle
 }
then-won = La Missione è vinta
then-lost = { $cause-is ->
    [battery] La batteria si esaurisce: la Missione è persa
    [detonation] Una bomba esplode: la Missione è persa
   *[other] La Missione finisce senza successo
 }
then-robot-out = { $tile } va fuori servizio
then-fizzled = Il tempo della bomba { $letter } scade
then-cells-lost = { $n ->
    [one] { $n } cella persa
   *[other] { $n } celle perse
 }
then-cells-paid = { $n ->
    [one] { $n } cella usata
   *[other] { $n } celle usate
 }
then-recharged = { $n ->
    [one] { $n } cella ricaricata
   *[other] { $n } celle ricaricate
 }
then-reserve = { $n ->
    [one] { $n } cella di riserva usata: −{ $n } punto
   *[other] { $n } celle di riserva usate: −{ $n } punti
 }
then-disarmed = La bomba { $letter } è disarmata
then-rescued = Ostaggio recuperato, livello { $level }
then-opened = Porta aperta, livello { $level }
then-turned-up = { $what-is ->
    [bomb] La nebbia si alza a { $cell }: una bomba, livello { $level }
   *[hostage] La nebbia si alza a { $cell }: un ostaggio, livello { $level }
 }
then-moved = { $tile } si muove fino a { $cell }
then-robot = { $tile } diventa il Robot Attivo
then-pushed = { $n ->
    [one] { $n } cassa spinta
   *[other] { $n } casse spinte
 }
then-door-opens = La porta scorrevole a { $cell } si apre
then-door-closes = La porta scorrevole a { $cell } si chiude
then-revealed = { $n ->
    [one] { $n } carta girata a faccia in su
   *[other] { $n } carte girate a faccia in su
 }
then-marks = { $n ->
    [one] { $seat } sa qualcosa di più su { $n } carta
   *[other] { $seat } sa qualcosa di più su { $n } carte
 }
then-programmed = La carta va nello slot { $slot }
then-time = { $seconds ->
    [one] Passa { $seconds } secondo
   *[other] Passano { $seconds } secondi
 }

## Perché una carta di un piano fallisce

fails-no-key = Chiusa: prima va recuperato un ostaggio di livello { $level }
fails-colour = Un altro colore a { $cell }
fails-nothing = Vicino al Robot non c'è nulla di adatto
fails-edge = Il Robot non può uscire dall'edificio
fails-wall = C'è un muro in mezzo
fails-closed = La porta scorrevole a { $cell } è chiusa
fails-crate = La cassa a { $cell } non si può spingere oltre
fails-token = { $what-is ->
    [door] Una porta
    [hostage] Un ostaggio
    [bomb] Una bomba
    [barrier] Una barriera
    [camera] Una videocamera
    [robot] L'altro Robot
   *[hidden] Un segnalino nascosto
 } blocca la strada a { $cell }

## Il tavolo nel terminale

board-title = { $mission } «{ $title }», { $level }
board-battery = Batteria
board-cells = principale { $main } di { $max }, riserva { $reserve }
board-out = fuori servizio
board-bombs = Bombe
board-bomb-turns = { $letter } { $left } { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
 }
board-bomb-real = { $letter } { $left }
board-bomb-waits = { $letter } aspetta
board-bombs-none = nessuna
board-piles = Mazzi
board-piles-counts = pesca { $draw }, scarti { $discards }
board-piles-top = pesca { $draw }, scarti { $discards }, in cima { $top }
board-next = Prossime
board-frame = Cornice
board-frame-empty = vuota, 7 slot liberi
board-frame-unused = non si usa: ogni carta agisce subito
board-cost = Costo
board-cost-cells = { $cost } celle per attivare
board-cost-drop = { $cost } celle, { $less } scartando una carta
board-roles = Ruoli
board-role = { $seat } { $role }
board-hand = Gioc. { $seat }
board-own = Tu
board-no-cards = ancora senza carte
board-knows = { "  " }sa
board-tokens = Simboli
board-colours = Colori
board-colours-list = 1 rosso, 2 giallo, 3 blu
board-signs = Segni
board-signs-list = ? ignoto, ~ qualcosa è escluso
code-move = mov
code-open-door = ape
code-rescue-hostage = rec
code-disarm-bomb = dis
token-door = P
token-hostage = O
token-barrier = #
token-crate = c
token-plate = _
token-sliding-door = { $open-is ->
    [true] /
   *[false] =
 }
token-camera = { $facing-is ->
    [up] ^
    [right] >
    [down] v
   *[left] <
 }
token-hidden = ?
token-robot = &
legend-door = P porta
legend-hostage = O ostaggio
legend-bomb = A-C bomba
legend-barrier = # barriera
legend-crate = c cassa
legend-camera = ^>v< videocamera
legend-plate = _ piastra
legend-sliding-door = = porta scorrevole (/ aperta)
legend-hidden = ? nascosto
legend-robot = & Robot in attesa
legend-active = @ Robot
hint-known = { $what }
hint-or = { $start } o { $last }
hint-nothing = non sai nulla
hint-both = { $first }; { $second }
about-aim = Siete una squadra. Con le vostre carte programmate un Robot che recupera gli ostaggi e disarma le bombe prima che una esploda o che la batteria si esaurisca. Ognuno vede le carte degli altri ma non le proprie; nel tuo turno puoi dire a qualcuno qualcosa delle sue.
help-goal =
    Siete una squadra. Programmate un Robot che recupera gli ostaggi e disarma le
    bombe di un edificio, prima che una esploda o che la batteria si esaurisca.
    Ognuno vede le mani degli altri, non la propria. Un turno è una sola azione:
    Dare informazioni  tutte le carte di un colore o tipo nella mano di un altro
    Scartare           una tua carta, dichiarando che cos'è: se è giusto, ricarichi
    Programmare        una tua carta nella cornice, a faccia in su in
                       addestramento, poi in giù; la settima attiva il Robot
    Attivare           metti in ordine le carte e guidi il Robot; costa celle,
                       più 2 per ogni carta che non riesce a eseguire
    Premi h per rivedere questo aiuto e per sapere come si legge il tavolo.
help-board =
    Carte     mov1 muove di 1 spazio, ape apre una porta, rec recupera un
              ostaggio, dis disarma una bomba; il numero è il colore:
              1 rosso, 2 giallo, 3 blu
    Mani      sotto una mano c'è ciò che ne sa chi la tiene: ? è ignoto,
              ~ vuol dire che qualcosa è escluso; da quattro giocatori in su
              REC1 dice che il Tipo di Azione è noto, rec1* il colore
    Cornice   =mov1 è eseguita, >mov1 si esegue ora, ???? è a faccia in giù,
              ~mov1 è a faccia in giù ma l'hai vista (promemoria)
    Edificio  P1 porta rossa, O2 ostaggio giallo, A1 bomba A rossa, # barriera,
              @ Robot; una carta agisce su una cosa del suo colore vicino al Robot
    Macchine  c cassa: si spinge; >2 videocamera gialla che guarda a destra,
              spenta se una piastra gialla _2 è occupata; =2 Porta Scorrevole
              gialla, aperta (/2) se una piastra gialla è occupata; c_ e @_
              stanno su una piastra
    Nebbia    ? ostaggio o bomba, scoperto quando un Robot gli è vicino
    Robot     @ è attivo, & aspetta e blocca il suo spazio

## Opzioni di un tavolo

option-mission = Missione
option-level = Difficoltà
option-clock = Orologi
option-clock-real = Tempo reale
option-clock-turns = A turni
option-roles = Ruoli
option-roles-default = Come dice la missione
option-roles-none = Nessuno
option-roles-choose = Ognuno sceglie
option-roles-random = Assegnati a caso
option-memory-aid = Promemoria: il tavolo mostra ciò che hai già visto
option-fog-of-war = Nebbia in Guerra: ostaggi e bombe sono coperti
option-no-programming = Senza programmazione: le carte si giocano subito
option-mishaps = Si possono dichiarare le carte viste per sbaglio

# Che cosa significa una scelta, in una frase.
sets-mission-alpha = Una prima missione di addestramento: una bomba, tre ostaggi e carte programmate scoperte.
sets-mission-bravo = Una seconda missione di addestramento: due bombe, porte chiuse e carte coperte.
sets-mission-m01 = Due bombe e otto ostaggi su una mappa piccola; la prima missione con i ruoli.
sets-mission-m02 = Una banca: due bombe, e meno tempo di prima.
sets-mission-m03 = Una stazione con barriere, dove il Robot parte dal centro.
sets-mission-m04 = Un piazzale pieno di casse che il Robot può spingere via.
sets-mission-m05 = Un museo con videocamere che non devono vedere il Robot.
sets-mission-m06 = La prima mappa grande: tre bombe in 30 minuti.
sets-mission-m07 = Una mappa grande in cui non tutte le bombe sono fatali.
sets-mission-m08 = Una mappa grande con casse e videocamere, il gran finale della campagna.
sets-mission-x01 = Una mappa grande con piastre che aprono porte scorrevoli e spengono videocamere.
sets-mission-x02 = Una mappa grande con tutto insieme, e nove porte chiuse.
sets-mission-x03 = Una mappa piccola con una cassa, una videocamera, una piastra e una porta scorrevole.
sets-mission-x04 = Tre bombe su una mappa piccola.
sets-level-standard = Il livello con cui giocare una missione la prima volta.
sets-level-epic = Più cose da mettere in salvo, per squadre che hanno vinto a livello standard.
sets-clock-real = Le bombe continuano a ticchettare mentre pensate.
sets-clock-turns = Il tempo passa solo con i turni, quindi niente fretta.
sets-roles = Ogni ruolo dà a chi lo gioca un'abilità speciale.
option-robot = Robot
option-robot-default = Come dice la missione
sets-robot = Ogni Robot ha la sua batteria, e alcuni hanno un'abilità.
option-second-robot = Secondo Robot
option-second-robot-default = Nessuno
sets-second-robot = Si gioca con due Robot di tessere diverse: Felix o Mule, e Dart o Lynx.
option-face-up = Carte programmate
option-face-up-default = Come dice la missione
option-face-up-true = Scoperte
option-face-up-false = Coperte
sets-face-up = Con le carte programmate scoperte, tutti le vedono: la partita è più facile.
option-first = Primo giocatore
option-first-default = Estratto a caso
option-first-0 = Giocatore 1
option-first-1 = Giocatore 2
option-first-2 = Giocatore 3
option-first-3 = Giocatore 4
option-first-4 = Giocatore 5
option-first-5 = Giocatore 6
sets-first = Chi gioca il primo turno: scegli qualcuno che è al tavolo.
option-turn-seconds = Durata di un turno
option-turn-seconds-default = 8 secondi
option-turn-seconds-5 = 5 secondi
option-turn-seconds-12 = 12 secondi
option-turn-seconds-15 = 15 secondi
option-turn-seconds-20 = 20 secondi
option-turn-seconds-30 = 30 secondi
sets-turn-seconds = Quanto tempo toglie ogni turno agli orologi delle bombe; in tempo reale non conta.
option-single-timer = Un solo timer per tutte le bombe
sets-single-timer = Le bombe scorrono una dopo l'altra, e il tempo avanzato passa alla successiva.
option-empty-clues = Indizi a vuoto
sets-empty-clues = Si può dare anche un indizio che non corrisponde a nessuna carta.
sets-memory-aid = Non devi ricordare che cosa ti hanno detto delle tue carte.
sets-fog-of-war = Un segnalino si scopre quando un Robot gli è accanto.
sets-no-programming = Non c'è un programma: il Robot esegue subito ogni carta.
sets-mishaps = Se vedi una tua carta, puoi dirlo e continuare a giocare.
bots-strength = Fa il { $percent }% del punteggio massimo nelle missioni standard, in una squadra del suo livello ({ $matches } misurate)
game-title = Bomb Squad
game-about = Guidate insieme un Robot, con carte che non vedete nella vostra mano, prima che le bombe esplodano.
first-match = Il primo addestramento
first-match-about = Con un bot che gioca a caso

## L'immagine nel browser

seen-board = Edificio di { $rows } righe e { $columns } colonne. Il robot è in riga { $row }, colonna { $column }.
seen-hostage = Ostaggio, livello { $level }
seen-door = Porta, livello { $level }, { $open-is ->
    [true] si può aprire
   *[false] chiusa a chiave
 }
seen-bomb = Bomba { $letter }, livello { $level }, restano { $left }
seen-barrier = Barriera
seen-crate = Cassa
seen-camera = Videocamera, livello { $level }, guarda { $facing }, { $open-is ->
    [true] accesa
   *[false] spenta
 }
seen-plate = Piastra di Pressione, livello { $level }
seen-sliding-door = Porta scorrevole, livello { $level }, { $open-is ->
    [true] aperta
   *[false] chiusa
 }
seen-hidden = Un ostaggio o una bomba nascosti
seen-robot = Robot { $tile }
seen-robot-waiting = Robot { $tile }, { $out-is ->
    [true] fuori servizio
   *[false] in attesa
 }
seen-secured-open-door = Porta aperta, livello { $level }
seen-secured-rescue-hostage = Ostaggio recuperato, livello { $level }
seen-secured-disarm-bomb = Bomba disarmata, livello { $level }
meter-all = Orologi e batterie
meter-bomb = Bomba { $letter }, livello { $level }
meter-turns = Bomba { $letter }, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
 }
meter-waits = La bomba { $letter } aspetta
meter-main = su { $most }, principale
meter-cells = { $now } celle su { $most }
meter-cost = { $cells ->
    [one] Attivare costa { $cells } cella
   *[other] Attivare costa { $cells } celle
 }
meter-after = Ne restano { $main } dopo questa attivazione{ $used ->
    [0] {""}
   *[other] , { $reserve } di riserva
 }
meter-short = { $cells ->
    [one] Manca { $cells } cella per questa attivazione
   *[other] Mancano { $cells } celle per questa attivazione
 }
hands-all = Mani
hand-player = Giocatore { $seat }
hand-bot = Bot
hand-turn = È il suo turno
hand-note = Vedi ciò che ti è stato detto. Un segno barrato è qualcosa che la carta non è.
hand-others-note = Sotto ogni carta c'è ciò che ne sa chi la tiene.
hand-card = Carta { $place }: { $card }
hand-hidden = Carta { $place }: { $told }
hand-knows = Chi la tiene sa: { $told }
frame-title = Cornice di Controllo
frame-hidden = carta coperta
frame-slot = { $effect-is ->
    [none] Slot { $slot }: { $card }
   *[other] Slot { $slot }: { $card }, { $effect }
 }
frame-drop = Scarta questa carta
frame-keep = Tieni questa carta
frame-turn = Prevedi un'altra direzione
frame-how = { $drop ->
    [0] Trascina le carte, o toccane due per scambiarle. Se sono più di cinque, non se ne scartano.
   *[other] Trascina le carte, o toccane due per scambiarle. La croce scarta una carta.
 }
plan-way = Carta { $number }: prevedi di andare { $direction }
plan-again = Tappa { $number }: pianifica di nuovo da qui
plan-clear = Togli questa direzione
effect-open = Da che parte?
effect-move = { $direction-is ->
    [up] Su
    [right] Destra
    [down] Giù
   *[left] Sinistra
 }
effect-open-door = Apre
effect-rescue-hostage = Salva
effect-disarm-bomb = Taglia
effect-error = Errore
effect-error-cost = 2 celle
effect-space = { $row }, { $column }
secured-title = Area sicura
secured-points = { $points ->
    [one] { $points } punto su { $perfect }
   *[other] { $points } punti su { $perfect }
 }
secured-keys = Porte che potete aprire per il resto della missione: { $colours }
secured-stars = Da due a cinque stelle a { $points } punti
pile-draw = Mazzo di pesca
pile-discards = Mazzo degli scarti
pile-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
 }

## Sui pezzi

clue-to = Informa { $name }
clue-value = { $value-is ->
    [red] Rosse
    [yellow] Gialle
    [blue] Blu
    [move] Movimenti
    [open_door] Aperture
    [rescue_hostage] Recuperi
   *[disarm_bomb] Disarmi
 }
clue-cards = { $count ->
    [one] carta { $cards }
   *[other] carte { $cards }
 }
hand-yours = La tua mano
hand-yours-how = scegli una carta: programmala, o scartala dichiarando che cos'è
short-program = Programma
short-play = Gioca
short-discard = Scarta e dichiara
brings-slot = nello slot { $slot }
brings-cells = +{ $one } o +{ $both } celle
brings-no-cells = nessuna cella in più
brief-not = non { $value }
brief-no = no { $value }
brief-nothing = nulla di noto
call-title = Che carta è?
call-gain = { $cells ->
    [0] indica un colore, un'azione o entrambi
    [one] { $cells } cella se è giusto
   *[other] { $cells } celle se è giusto
 }
call-gained = +{ cost-cells }
stamp-right = GIUSTO
stamp-wrong = SBAGLIATO
run-title = Attivazione
frame-program = Programma
frame-up = scoperto
frame-down = coperto
frame-run = Avvia
frame-run-cost = { $cells } di { $main } celle
frame-costs = { $count ->
    [0] ancora nessuna carta
    [one] Una carta. Un errore ne costa altre 2.
   *[other] { $count } carte. Ogni errore ne costa altre 2.
 }
run-costs = { cost-cells } per { $count ->
    [one] una carta
   *[other] { $count } carte
 }
pile-to-draw = { $cards } da pescare
pile-gone = { $cards } scartate
about-thing = { $what-is ->
    [hostage] Una carta di recupero di questo colore lo porta in salvo, e permette di aprire le porte di questo livello.
    [door] La apre una carta di apertura di questo colore, quando un ostaggio di questo livello è in salvo.
    [bomb] Una carta di disarmo di questo colore ferma il suo timer.
    [barrier] Il Robot non può passare.
    [crate] Il Robot la spinge se dietro c'è posto.
    [camera] { $count ->
        [0] Non riprende nulla.
       *[other] Riprende { $spaces }. Un movimento visto lì costa celle in più.
     }
    [plate] Ciò che vi sta sopra apre le porte scorrevoli di questo livello.
    [sliding_door] È aperta finché la sua piastra è premuta.
   *[hidden] Un ostaggio o una bomba: non si sa finché il Robot non è vicino.
 }
plan-fails = La carta { $number } fallisce
role-can = { $value-is ->
    [role_front_liner] Vedi la tua mano, e nessun altro la vede. Non ricarichi mai.
    [role_information_expert] Dopo aver giocato una carta puoi anche dare informazioni.
    [role_programmer] Hai una carta in più degli altri.
    [role_recon_specialist] Con una chiamata giusta guadagni una cella in più.
    [role_sergeant] Puoi programmare la carta in cima agli scarti.
    [role_driver] Quando guidi il Robot, puoi allungare o accorciare di 1 un movimento.
    [role_engineer] Quando guidi il Robot, paghi 2 celle in meno.
    [role_negotiator] Quando guidi il Robot, ogni carta di recupero salva qualsiasi ostaggio.
    [role_security_expert] Quando guidi il Robot, ogni carta di apertura apre qualsiasi porta.
    [role_technician] Quando guidi il Robot, ogni carta di disarmo disarma qualsiasi bomba.
    [role_analyst] Puoi riprendere una carta scartata per 1 cella.
    [role_commander] Per 1 cella puoi rivelare una carta programmata, e scartarla.
    [role_disposal_expert] Quando guidi il Robot, puoi scartare una carta in più.
    [role_field_agent] Puoi programmare le tue carte scoperte.
   *[role_operator] Puoi guardare le carte programmate in ogni momento.
 }
role-owner = Ce l'ha { $name }
role-family = { $count ->
    [0] { role-family-name }
   *[other] { $count } { role-family-name }
 }
role-family-name = { $family-is ->
    [standard] Standard
    [activation] Attivazione
   *[advanced] Avanzati
 }
roles-title = Chi sei?
roles-rule = Ogni ruolo esiste una volta sola. A un tavolo c'è un solo ruolo di Attivazione.
roles-families = Famiglie di ruoli
roles-all = Tutti e { $count }
roles-before = Ruoli precedenti
roles-after = Ruoli successivi
roles-crew = La tua squadra
roles-of = { $value }: { role-ability }
roles-none-yet = Ancora nessun ruolo
draft-tell = { $value-is ->
    [red] Dire a { $name } quali carte sono rosse?
    [yellow] Dire a { $name } quali carte sono gialle?
    [blue] Dire a { $name } quali carte sono blu?
    [move] Dire a { $name } quali carte sono movimenti?
    [open_door] Dire a { $name } quali carte sono aperture?
    [rescue_hostage] Dire a { $name } quali carte sono recuperi?
   *[disarm_bomb] Dire a { $name } quali carte sono disarmi?
 }
draft-tell-what = Dire a { $name } il colore o l'azione?
draft-tell-do = { $value-is ->
    [red] Dillo: rosse
    [yellow] Dillo: gialle
    [blue] Dillo: blu
    [move] Dillo: movimenti
    [open_door] Dillo: aperture
    [rescue_hostage] Dillo: recuperi
   *[disarm_bomb] Dillo: disarmi
 }
draft-card = Che cosa fai con la carta { $place }?
draft-discard = { $action-is ->
    [none] Scartarla dichiarando: { $colour }?
   *[other] { $colour-is ->
        [none] Scartarla dichiarando: { $action }?
       *[other] Scartarla dichiarando: { $action }, { $colour }?
     }
 }
draft-discard-what = Scartarla: che carta dichiari?
draft-discard-do = Scartala
draft-order = Eseguire le carte in quest'ordine?
draft-order-costs = { $errors ->
    [0] { $cost ->
        [one] Eseguire quest'ordine: { $cost } cella?
       *[other] Eseguire quest'ordine: { $cost } celle?
     }
    [one] Eseguire quest'ordine: { $cost } celle, un errore?
   *[other] Eseguire quest'ordine: { $cost } celle, { $errors } errori?
 }
draft-order-open = Da che parte vanno i movimenti?
draft-order-short = Mancano { $short } celle. Eseguire lo stesso?
draft-order-do = Avvia il Robot
draft-role = Vuoi il ruolo { $value }?
draft-role-do = Prendi il ruolo
meter-name = Bomba { $letter }
meter-reserve-word = riserva

## Il tavolo a parole, per la modalità testo

tell-row = Riga { $row }
tell-space = { $row }, { $column }: { $what }
tell-walls-between = { $count ->
    [one] Muro tra le colonne { $columns }
   *[other] Muri tra le colonne { $columns }
 }
tell-walls-below = { $count ->
    [one] Muro sotto la colonna { $columns }
   *[other] Muri sotto le colonne { $columns }
 }
tell-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
 }
tell-battery = { $tile }: { $main } celle su { $main_most } nella batteria principale, { $reserve } su { $reserve_most } di riserva
tell-pile = { $pile }: { $count }
tell-pile-top = { $pile }: { $count }, in cima { $top }
tell-free-slots = { $slots ->
    [0] Nessuno slot libero
    [one] { $slots } slot libero
   *[other] { $slots } slot liberi
 }
tell-has-run = eseguita
tell-known = { $card }. { $knows }
tell-deed = { $card }: { $how-is ->
    [done] { $moves-is ->
        [true] { $direction } fino a riga { $row }, colonna { $column }
       *[false] riesce
     }
    [error] errore, 2 celle
    [open] la direzione si sceglie quando si esegue
   *[unknown] non ancora nota
 }

## Soluzioni e fogli propri

sheet-sound = «{ $title }» va bene. Punteggi migliori: { $standard } in Standard, { $epic } in Epico.
solve-verdict = { $mission }, "{ $title }", { $level ->
    [epic] Epico
   *[standard] Standard
 }: { $verdict ->
    [impossible] impossibile.
    [demonstrated] dimostrata.
   *[unproven] non provata.
 }
solve-last = Lasciando per ultima la bomba su { $space }:{" "}
solve-closed = Spazi raggiungibili: { $cells }. Chiavi: { $keys }. Porte aperte: { $doors }. Fuori portata: { $outside }.
solve-colour = { $colour ->
    [red] rosso
    [yellow] giallo
   *[blue] blu
 }
solve-exhausted = Sono state esaminate tutte le { $positions } posizioni: il risultato perfetto non c'è.
solve-cards = { $sure ->
    [yes] Carte minime per un risultato perfetto, se ogni carta fosse disponibile: { $cards }.
   *[no] Carte per un risultato perfetto, se ogni carta fosse disponibile: { $cards } o meno.
 }
solve-match = Un pianificatore che vede tutte le mani raggiunge { $score } punti con { $players } giocatori in { $turns } turni di { $seconds } secondi. Semi provati: { $seeds }.
solve-no-match = Il pianificatore non ha raggiunto il punteggio perfetto nei tempi delle bombe.
bad-level = Non c'è un livello { $level }; ci sono { $levels }.
bad-solve-players = { $mission } è per { $low }-{ $high } giocatori.

## Showing a run

play-title = L'attivazione
play-count = Attivazione, { $number } di { $of }
stamp-error = ERRORE
