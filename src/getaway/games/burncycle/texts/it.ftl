### burncycle a parole: che cosa si chiede, che cosa si può fare, che cosa succede e perché no.
### Un messaggio sceglie in base a `$NOME-is`, uguale in ogni lingua; dove `$NOME-is` può mancare, in base a `$NOME`,
### che se non c'è nulla è `nessuno`, la `word-none` di questa lingua.

## Fiche, dadi e le loro forme brevi

word-general = generale
word-physical = fisica
word-tech = tecnologia
word-utility = utilità
word-captain = capitano
word-basic = base
word-advanced = avanzato
word-elite = élite
chip-general = Generale
chip-physical = Fisica
chip-tech = Tecnologia
chip-utility = Utilità
chip-captain = Capitano
chip-hub = Hub
chip-core = Nucleo

## Direzioni, tipi di stanza, difficoltà, stati

word-up = in alto
word-right = a destra
word-down = in basso
word-left = a sinistra
word-industry = industria
word-office = ufficio
word-warehouse = magazzino
word-standard = standard
word-simplified = semplificata
word-seasoned = avanzata
word-random = a caso
word-choose = scelta dai giocatori
word-unseen = non visto
word-detected = rilevato
word-hidden = nascosto
word-disguised = travestito
word-shut = spento
word-escaped = fuggito
word-awake = sveglia
word-acted = ha agito
word-stunned = stordita
word-team = riserva di squadra
word-own = riserva dell'agente
word-access-point = punto di accesso
word-banned = bannato
word-none = nessuno
word-pursue = perseguire
word-investigate = indagare
word-patrol = pattugliare

## Bot, guardie, capitani, corporazioni

word-processor = Processor
word-byte = Byte
word-casing = Casing
word-exe = EXE
word-crash = Crash
word-bit = Bit
word-access = Access
word-memory = Memory
word-interface = Interface
word-patch = Patch
word-hamster = Hamster
word-walker = Walker
word-zuk = Zuk
word-needchain = NeedChain
word-salida = Salida
word-halden = Halden Mutual

## Potenziamenti

word-swap = Scambio
word-push = Spinta
word-repair = Riparazione
word-unique-1 = prima abilità
word-unique-2 = seconda abilità
word-unique-3 = terza abilità
word-reserve-1 = Riserva 1
word-reserve-2 = Riserva 2
word-reserve-3 = Riserva 3
word-elite-exchange = Cambia un dado avanzato con uno élite
word-slot-1 = slot 1 del burncycle
about-slot-1 = Una fiche in più: un'azione e un movimento dell'IP in più ogni turno
word-slot-2 = slot 2 del burncycle
about-slot-2 = Una fiche in più: un'azione e un movimento dell'IP in più ogni turno
word-slot-3 = slot 3 del burncycle
about-slot-3 = Una fiche in più: un'azione e un movimento dell'IP in più ogni turno
word-slot-4 = slot 4 del burncycle
about-slot-4 = Una fiche in più: un'azione e un movimento dell'IP in più ogni turno
word-slot-5 = slot 5 del burncycle
about-slot-5 = Una fiche in più: un'azione e un movimento dell'IP in più ogni turno

## Valori: come un messaggio mostra un argomento. Un numero si chiama come lo chiama la vista: `$bot`, `$unit`,
## `$space`, `$door`, `$wall`, `$node`, `$room`.

value-bot = { $bot-is ->
    [none] nessuno
   *[some] { $bot }
 }
value-other = { value-bot }
value-unit = { $unit-is ->
    [none] l'agente travestito
   *[some] { $unit } { $value }
 }
value-cell = { $space }
value-to = { $space-is ->
    [none] fuori
   *[some] a { $space }
 }
value-push = { $next ->
    [nessuno] {""}
   *[other] , spingendo l'unità a { $space }
 }
value-route = { $space }
value-door = { $door }
value-wall = { $wall }
value-node = { $node }
value-way = { $node }
value-start = { $node }
value-room = { $room }
value-die = { $next }
value-icon = { $next }
value-access = { $next }
value-options = { $option-is ->
    [none] opzione { $value }
   *[other] { $option }: { $option-about }
 }
value-facing = { $value ->
    [0] verso l'alto
    [1] verso destra
    [2] verso il basso
    [3] verso sinistra
   *[other] { $value }
 }
value-facings = { value-facing }
value-possible = { value-facing }
value-direction = { value-facing }
value-event-slipped-away-chip = { $space }
value-event-units-swapped-other = { $unit-is ->
    [none] l'agente spento che si trova lì
   *[some] { $unit } { $value }
 }
value-do-choose-slot-slot = { $value } ({ $slot })
value-do-alter-slot = slot { $value }{ $slot-is ->
    [none] {""}
   *[other] {" "}({ $slot })
 }
value-do-ip-move-node = { $node } ({ $kind })
value-do-choose-unit-unit = { value-unit }{ $unit-about ->
    [none] {""}
   *[other] : { $unit-about }
 }
value-waiting = { $value }

## Opzioni di un tavolo

option-mission = Missione
option-difficulty = Difficoltà
option-captain = Capitano
option-team = Squadra

# Che cosa significa una scelta, in una frase.
sets-difficulty-standard = Tutte le regole, come nel regolamento.
sets-difficulty-simplified = Niente eventi minaccia, e le unità sicurezza non hanno abilità. Ideale per le prime partite.
sets-difficulty-seasoned = Ogni fiche consapevolezza che entra in gioco fa salire la minaccia di 1.
sets-captain = Ogni capitano aspetta fuori dalla vista e caccia a modo suo.
sets-team-choose = Ogni giocatore sceglie un agente e tutti si accordano sul modulo di comando.
sets-team-random = Agenti e modulo di comando vengono assegnati a caso.
sets-mission = Ogni missione ha i suoi piani, i suoi obiettivi e la sua corporazione.
bots-strength = Vince { $percent } missioni standard su 100 in una squadra del suo livello ({ $matches } misurate)
game-title = burncycle
game-about = Irrompete in una corporazione con una squadra di robot, piano per piano, mentre la minaccia cresce.
first-match = Una prima missione guidata
first-match-about = Un giocatore, passo per passo

## Domande

ask-choose-agent = Quale bot sarà il tuo agente?
    .why = Ogni giocatore ha un agente. Qualsiasi bot può fare da agente o da modulo di comando.
ask-choose-module = Quale bot sarà il modulo di comando?
    .why = Il modulo di comando è di tutti. Se si spegne, avete perso la partita.
ask-route-at-setup = Instrada energia ai potenziamenti prima di iniziare.
    .why = Ogni agente parte con 10 di energia e la instrada finché non scende al suo limite. I potenziamenti del modulo di comando si possono pagare insieme.
ask-where-to-start = Da dove parte { $about }?
    .why = La missione indica da quali spazi si può partire. Uno spazio esterno con una lettera aggiunge quella fiche alla riserva di squadra: F fisica, T tecnologia, U utilità.
ask-before-turn = { $turn-seat } comincia, o prima si riavvia il burncycle?
    .why = Si può riavviare solo prima di un turno. Il riavvio ricrea il burncycle e le riserve e riporta in gioco gli IP bannati, ma fa salire la minaccia di 1 per giocatore.
ask-route-first = Instrada energia, o passa alle azioni.
    .why = Nella prima fase del turno puoi instradare energia ai potenziamenti. Quella che resta diventa i tuoi dadi base.
ask-route-last = Instrada energia ai potenziamenti, o chiudi questa fase.
    .why = Alla fine di questa fase perdi l'energia oltre il tuo limite.
ask-act = Usa questa fiche per un'azione, o passa.
    .why = Ogni fiche attiva ti dà un'azione. Un'azione dello stesso tipo della fiche è ottimizzata.
ask-between-chips = Svolgi azioni gratuite, o passa alla fiche successiva.
    .why = Tra una fiche e l'altra puoi alterare il burncycle e commerciare.
ask-moving = Muovi i tuoi bot: AP rimasti { $ap }.
    .why = Ogni passo costa 1 AP. Il tuo agente e il modulo di comando possono muoversi entrambi, in qualsiasi ordine, finché non ti fermi.{ $own ->
        [0] {""}
        [one] {" "}Il tuo agente può muoversi da solo di 1 spazio in più.
       *[other] {" "}Il tuo agente può muoversi da solo di { $own } spazi in più.
     }
ask-bonus-moving = Muovi { $bot }: { $ap ->
    [one] resta 1 spazio
   *[other] restano { $ap } spazi
 }.
    .why = È un movimento bonus, non un'azione movimento: si muove solo questo bot, senza scambio, spinta o chiavi.
ask-after-the-roll = Cambia il lancio, o sommalo: { $ap } AP.
    .why = Un'icona di rilancio ti fa rilanciare un dado, due spazi vuoti fanno 1 AP e alcune abilità cambiano i dadi. Gli spazi vuoti che avanzano tornano nel tuo pool.
ask-network = Muovi il tuo IP con questa fiche, o passa.
    .why = Ogni fiche attiva ti dà un movimento dell'IP. Le fiche generali e capitano muovono di 1 nodo; le altre fino al prossimo nodo del loro tipo, hub o ping.
ask-landed = Usi una carta rete su questo nodo?
    .why = Una carta funziona su un nodo del suo strato e del suo tipo. Le carte che non usi entro la fine del turno vanno perse.
ask-last = Svolgi azioni gratuite, o termina il turno.
    .why = Puoi svolgere azioni gratuite finché non passi il turno.
ask-select-options = Che cosa tenti a questo terminale?
    .why = Scegli prima di lanciare i dadi. Con un'azione ottimizzata puoi scegliere due opzioni. A un mainframe le opzioni non costano AP e puoi anche non sceglierne nessuna.
ask-roll-at-terminal = Quanti dadi lanci?
    .why = Il totale deve raggiungere gli AP di ciò che hai scelto. Il terminale si esaurisce in ogni caso.
ask-assign-ap = Per quali opzioni spendi gli AP?
    .why = Potrebbero non bastare per entrambe, e puoi anche non spenderli tutti.
ask-keypad-approach = Come provi ad aprire la porta?
    .why = Risolvi tutti gli input, forza la tastiera con 4, 6 o 8 AP al livello 1, 2 o 3, usa una chiave, o lascia chiusa la porta. Un allarme fa rilevare il bot, una scossa gli costa 1 di energia, un ping aggiunge un ping alla rete. Ogni altro input richiede una fiche del suo tipo, da una riserva o da uno slot successivo.
ask-keypad-inputs = Risolvi gli input in qualsiasi ordine.
    .why = La porta si apre quando non restano input.
ask-keypad-forced = Gli AP non bastano. Usi una chiave?
    .why = Dopo una forza bruta fallita, in questa azione solo una chiave può ancora aprire la porta.
ask-step-through = Attraversi gratis?
    .why = Il bot che ha aperto il passaggio può attraversarlo subito, se lo spazio oltre è libero.
ask-strike-result = Che effetto ha il colpo?
    .why = Puoi usare tutti gli AP di un colpo, solo una parte o nessuno.
ask-collect-cache = Raccogli la cache?
    .why = Una cache ti dà una carta equipaggiamento. Se la lasci, per raccoglierla dovrai tornare qui.
ask-contribute = { $bot } chiede { $power } di energia ({ $upgrade }). Accetti?
    .why = Gli altri agenti possono contribuire ai potenziamenti del modulo di comando.
ask-consent-to-trade = { $give-is ->
    [none] { $bot } ti chiede { $take }. Accetti?
   *[some] { $bot } ti offre { $give }{ $take-is ->
        [none] {""}
       *[some] {" "}e chiede { $take }
     }. Accetti?
 }
    .why = Un commercio tra due agenti richiede l'accordo di entrambi i giocatori.
ask-what-goes = Quale carta scarta { $about }?
    .why = Un bot può tenere 2 carte tra equipaggiamento e mod. Scartando una mod non installata ottieni comunque la sua energia.
ask-which-network-card-goes = Quale carta rete scarti?
    .why = Un agente può tenere al massimo 3 carte rete.
ask-which-to-keep = Quale carta tieni?
    .why = Ha effetto solo la carta che tieni.
ask-which-option = Quale opzione prendi?
    .why = La carta te ne concede una.
ask-which-degrades = Quale fiche degradi?
    .why = Il dado burncycle mostra l'icona della scelta. Una fiche degradata non dà azioni né movimenti dell'IP fino a un riavvio.
ask-who-gets-the-chip = Chi prende la fiche { $about }?
    .why = Nella scorta non ce n'è per tutti: decidi tu chi resta senza.
ask-which-chip = Quale fiche prendi?
    .why = Puoi prendere qualsiasi fiche della scorta, anche una generale.
ask-which-chip-goes = Quale fiche della riserva scarta { $about }?
    .why = Un'unità con Drain è diventata adiacente: si perde una fiche della riserva.
ask-which-result = Quale risultato della perlustrazione risolvi per primo?
    .why = Si risolvono tutti, nell'ordine che vuoi.
ask-which-terminal = Quale terminale diventa un mainframe?
    .why = Una fiche terminale della stanza si gira sul lato mainframe.
ask-which-door = Quale porta?
    .why = Scegli la porta su cui ha effetto.
ask-which-door-is-locked = Quale porta si blocca?
    .why = Il capitano blocca una porta sbloccata, e sono i giocatori a scegliere quale.
ask-which-room = Quale stanza perlustri?
    .why = Puoi scegliere solo una stanza che ha ancora la sua perla sorveglianza.
ask-which-bot = Quale bot?
    .why = Scegli il bot su cui ha effetto.
ask-which-space-for-unit = Dove si mette { $about }?
    .why = La sua postazione è occupata, e questi spazi liberi sono alla stessa distanza.
ask-which-post-for-captain = In quale postazione arriva il capitano?
    .why = Un effetto porta il capitano sul piano.
ask-which-unit-is-stunned = Quale unità stordisci?
    .why = L'effetto stordisce un'unità a portata.
ask-which-unit-shuts-down = Quale unità spegni?
    .why = L'effetto spegne un'unità a portata.
ask-who-pursues-first = Quale unità persegue per prima?
    .why = Più unità sono consapevoli di un bot rilevato. L'ordine lo scegli tu.
ask-which-bot-is-pursued = Quale bot persegue { $about }?
    .why = È consapevole di più bot rilevati alla stessa distanza.
ask-which-chip-is-investigated = Su quale fiche consapevolezza si indaga ora?
    .why = Si indaga su tutte le fiche che non sono state perseguite, nell'ordine che vuoi.
ask-who-investigates = Quale unità indaga sulla fiche di { $about }?
    .why = Queste unità sono alla stessa distanza dalla fiche.
ask-who-patrols-next = Quale unità pattuglia ora?
    .why = Scegli tu in che ordine pattugliano le unità.
ask-which-route = Quale strada prende { $about }?
    .why = Questi percorsi sono ugualmente brevi.
ask-which-facing = Da che parte guarda { $about }?
    .why = Potrebbe proseguire in più direzioni.
ask-which-ping-first = Quale ping si attiva per primo?
    .why = Su questo strato più ping hanno lo stesso spazio vuoto davanti.
ask-which-ping = Quale ping?
    .why = Scegli il ping su cui ha effetto.
ask-which-access-point = A quale punto di accesso torna l'IP?
    .why = Un riavvio riporta gli IP bannati a un qualsiasi punto di accesso libero.
ask-where-in-the-zone = Dove si mette { $guard-is ->
    [true] { $unit }
   *[false] { $bot }
 } nella zona sicura?
    .why = Su un nuovo piano ognuno si trova nella zona sicura da cui è partito. Lo spazio lo scegli tu.
ask-where-the-bead-goes = Dove va la perla?
    .why = La missione la mette su uno spazio dove non c'è nessuno.
ask-take-the-bead = { $about } prende la perla?
    .why = La missione permette a un bot che entra nel suo spazio di portarla con sé.
ask-who-gets-the-bead = Chi porta la perla?
    .why = Al cambio di piano non l'aveva nessuno: scegli tu a quale bot darla.
ask-which-task = Per quale compito vale?
    .why = Può valere per un solo compito.
ask-whether-to-resolve = Risolvi il dado?
    .why = Non sei obbligato a risolvere un dado equipaggiamento. Se lo risolvi e mostra l'icona di rottura, perdi la carta.
ask-where-to-face = Da che parte guarda il travestimento?
    .why = Dopo un'azione movimento l'agente travestito sceglie il suo orientamento.
ask-where-to-place-chip = Dove va la fiche consapevolezza?
    .why = L'effetto mette la tua fiche consapevolezza su uno spazio a tua scelta.

## Che cosa si può fare

do-choose-card = Scegli { $card }
value-do-choose-card-card = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
verb-choose-card = Scegli una carta
do-choose-bot = Scegli { $bot }
verb-choose-bot = Scegli un bot
do-choose-unit = Scegli { $unit }
verb-choose-unit = Scegli un'unità
do-choose-cell = Scegli { $cell }
verb-choose-cell = Scegli uno spazio
do-choose-route = Passa per { $route }
verb-choose-route = Scegli una strada
do-choose-facing = Guarda { $facing }
verb-choose-facing = Scegli un orientamento
do-choose-chip = Scegli una fiche { $chip }
verb-choose-chip = Scegli una fiche
do-choose-door = Scegli la porta { $door }
verb-choose-door = Scegli una porta
do-choose-node = Scegli il nodo { $node }
verb-choose-node = Scegli un nodo
do-choose-room = Scegli la stanza: { $room }
verb-choose-room = Scegli una stanza
do-choose-slot = Scegli lo slot { $slot }
verb-choose-slot = Scegli uno slot
do-choose-what = { $what }
value-do-choose-what-what = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
verb-choose-what = Scegli
do-choose-access = Punto di accesso { $access }
verb-choose-access = Scegli un punto di accesso
do-ready = Termina l'instradamento
verb-ready = Termina l'instradamento
do-begin-turn = Comincia il turno
verb-begin-turn = Comincia il turno
do-reboot = Riavvia il burncycle
verb-reboot = Riavvia il burncycle
do-upgrade = Potenzia: { $upgrade }
upgrade-named = { $value-is ->
    [advanced] dado avanzato
    [elite] dado élite
   *[other] { $value }
 }
value-event-upgraded-upgrade = { upgrade-named }
value-do-upgrade-upgrade = { upgrade-named } ({ $value-is ->
    [swap] 1
    [push] 1
    [repair] 1
    [batch] 1
    [light-feet] 1
    [scout] 1
    [elite] 4
    [hot-restart] 3
    [free-fall] 3
    [press] 3
    [shockwave] 3
    [kill-process] 3
    [head-on] 3
    [stockpile] 3
    [log-cleaner] 3
    [remote-hands] 3
    [second-face] 3
    [spare-magazine] 3
   *[other] 2
 } di energia): { $value-about }
verb-upgrade = Potenzia il tuo agente
verb-upgrade-about = Con l'energia compri dadi, fiche di riserva e abilità.
do-upgrade-module = Potenzia il modulo di comando: { $upgrade }; pagato da { $shares }
value-do-upgrade-module-upgrade = { $value }: { $value-about }
value-do-upgrade-module-shares = { $value ->
    [0] {""}
   *[other] { $at-bot } ({ $value })
 }
value-event-upgraded-paid = { value-do-upgrade-module-shares }
verb-upgrade-module = Potenzia il modulo di comando
verb-upgrade-module-about = Con l'energia compri slot del burncycle e abilità.
do-agree = Accetta
verb-agree = Accetta
do-decline = Rifiuta
verb-decline = Rifiuta
do-done = Continua
verb-done = Continua
do-move = Muovi: lancia { dice-said }
verb-move = Muovi
verb-move-about = Lancia i dadi per ottenere AP: ogni AP è un passo.
do-step = Muovi { $bot } { $to }{ $push }
verb-step = Fai un passo
do-use-key = { $bot } usa una chiave sulla porta { $door }
verb-use-key = Usa una chiave
do-stop = Ferma il movimento
verb-stop = Ferma il movimento
do-own-die = Lancia il dado bot dell'agente
verb-own-die = Lancia il dado bot dell'agente
dice-said = { $basic ->
    [0] { $advanced ->
        [0] { $elite ->
            [0] zero dadi
           *[other] { dice-elite }
         }
       *[other] { dice-advanced }{ dice-and-elite }
     }
   *[other] { dice-basic }{ $advanced ->
        [0] {""}
       *[other] , { dice-advanced }
     }{ dice-and-elite }
 }
dice-and-elite = { $elite ->
    [0] {""}
   *[other] , { dice-elite }
 }
dice-basic = { $basic ->
    [one] { $basic } dado base
   *[other] { $basic } dadi base
 }
dice-advanced = { $advanced ->
    [one] { $advanced } dado avanzato
   *[other] { $advanced } dadi avanzati
 }
dice-elite = { $elite ->
    [one] { $elite } dado élite
   *[other] { $elite } dadi élite
 }
taken-basic = { $value ->
    [0] nessun dado base
    [one] { $value } dado base
   *[other] { $value } dadi base
 }
taken-advanced = { $value ->
    [0] nessun dado avanzato
    [one] { $value } dado avanzato
   *[other] { $value } dadi avanzati
 }
taken-elite = { $value ->
    [0] nessun dado élite
    [one] { $value } dado élite
   *[other] { $value } dadi élite
 }
rolled-dice = { $basic ->
    [nessuno] {""}
    [0] { $advanced ->
        [0] { $elite ->
            [0] {""}
           *[other] { rolled-some }
         }
       *[other] { rolled-some }
     }
   *[other] { rolled-some }
 }
rolled-some = : lancia { dice-said }
do-strike-unit = { $bot } colpisce { $unit }{ rolled-dice }
verb-strike-unit = Colpisci un'unità sicurezza
verb-strike-unit-about = Lancia i dadi per ottenere AP: se bastano, stordisci l'unità.
do-strike-wall = { $bot } colpisce il muro { $wall }{ rolled-dice }
verb-strike-wall = Colpisci un muro
verb-strike-wall-about = Lancia i dadi per ottenere AP: con 10 AP distruggi il muro.
do-strike-for = Effetto: { $result }
verb-strike-for = Usa il colpo
do-step-through = Attraversa
verb-step-through = Attraversa
do-stay = Resta dove sei
verb-stay = Resta dove sei
do-terminal = { $bot } usa il terminale
verb-terminal = Usa un terminale
verb-terminal-about = Lancia i dadi per gli AP dell'opzione che vuoi. Poi il terminale è esaurito.
do-select = Scegli { $options }
verb-select = Scegli le opzioni
do-roll = Lancia { dice-said }
verb-roll = Lancia i dadi
do-assign = Spendi gli AP per { $options }
verb-assign = Spendi gli AP
do-netcard = Pesca una carta rete
verb-netcard = Pesca una carta rete
verb-netcard-about = Vale nella fase rete di questo turno, su un nodo che la carta indica.
do-keypad = { $bot } prova la tastiera della porta { $door }
verb-keypad = Prova una tastiera
verb-keypad-about = Apri una porta chiusa accanto al bot.
do-resolve-inputs = Risolvi gli input
verb-resolve-inputs = Risolvi gli input
verb-resolve-inputs-about = Pagali uno per uno: con l'ultimo la porta si apre.
do-brute-force = Forza la tastiera{ $basic ->
    [nessuno] {""}
   *[other] : lancia { dice-said }
 }
verb-brute-force = Forza la tastiera
verb-brute-force-about = Servono 4 AP al livello 1, più 2 per ogni livello in più.
do-unlock-with-key = Usa una chiave
verb-unlock-with-key = Usa una chiave
do-leave-locked = Lascia chiusa la porta
verb-leave-locked = Lascia chiusa la porta
verb-leave-locked-about = La carta resta: potrai riprovare.
do-resolve = Risolvi l'input { $input }{ $reserve }{ $slot }
value-do-resolve-input = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
value-do-resolve-reserve = { $next ->
    [nessuno] {""}
   *[other] {" "}con una fiche della { $reserve-is ->
        [none] riserva di squadra
       *[other] riserva di { $reserve }
     }
 }
value-do-resolve-slot = { $next ->
    [nessuno] {""}
   *[other] {" "}spostando il segnalino allo slot { $value }
 }
verb-resolve = Risolvi un input
do-ignore-input = Ignora l'input { $input }
verb-ignore-input = Ignora un input
do-repair = { $bot } dà { $power } di energia a { $other }
verb-repair = Ripara
do-mission-action = { $bot }: { $action } a { $cell }
verb-mission-action = Svolgi un'azione della missione
do-pass = Passa
verb-pass = Passa
verb-pass-about = Salta l'azione di questa fiche.
do-next-chip = Passa alla fiche successiva
verb-next-chip = Passa alla fiche successiva
do-alter = Altera lo { $slot }: fiche { $chip } dalla { $reserve }
verb-alter = Altera il burncycle
verb-alter-about = Sostituisci una fiche del burncycle con una di riserva.
do-trade = { $give-is ->
    [none] { $bot } commercia con { $other }: riceve { $take }
   *[some] { $bot } commercia con { $other }: dà { $give }{ $take-is ->
        [none] {""}
       *[some] , riceve { $take }
     }
 }
verb-trade = Commercia
do-use = Usa { $what }
value-do-use-what = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
verb-use = Usa una carta o un'abilità
do-collect = Raccoglila
verb-collect = Raccoglila
do-leave = Lasciala
verb-leave = Lasciala
do-reroll = Rilancia il dado { $die } con l'icona del dado { $icon }
verb-reroll = Rilancia un dado
do-combine = Combina { $pairs ->
    [one] una coppia di spazi vuoti
   *[other] { $pairs } coppie di spazi vuoti
 }
verb-combine = Combina gli spazi vuoti
do-use-on-dice = Sul dado { $die }: { $ability }
value-do-use-on-dice-ability = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
verb-use-on-dice = Usa un'abilità su un dado
do-total = Somma i dadi
verb-total = Somma i dadi
do-ip-move = Muovi l'IP al nodo { $node }
verb-ip-move = Muovi l'IP
do-network-pass = Lascia l'IP dov'è
verb-network-pass = Lascia l'IP dov'è
do-network-ability = Usa { $ability }
value-do-network-ability-ability = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
verb-network-ability = Usa un'abilità
do-use-network-card = Usa { $card }
value-do-use-network-card-card = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
verb-use-network-card = Usa una carta rete
do-keep-network-cards = Non usare carte rete qui
verb-keep-network-cards = Non usare carte rete qui
do-end-turn = Termina il turno
verb-end-turn = Termina il turno
do-discard = { $bot } scarta { $card }
verb-discard = Scarta una carta
do-install = Installa { $card }
value-do-install-card = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
verb-install = Installa una mod
do-drop-imperative = Paga 1 di energia per abbandonare l'imperativo
verb-drop-imperative = Paga 1 di energia per abbandonare l'imperativo

## Che cosa succede: preparazione e piani

event-bot-chosen = { $name } entra in squadra.
event-captain-chosen = Il capitano è { $captain }.
event-floor-set-up = Il piano { $floor } è pronto.
event-unit-deployed = { $unit } arriva a { $cell } e guarda { $facing }{ $key-is ->
    [true] , con una chiave
   *[false] {""}
 }.
event-bot-placed = { $bot } parte da { $cell }.
event-floor-left = La squadra lascia il piano { $floor } per il piano { $to }.
value-event-floor-left-to = { $value }
event-bot-carried = { $bot } arriva nella zona sicura, a { $cell }.
event-unit-carried = Nella zona sicura arriva anche { $unit }, a { $cell }.

## Che cosa succede: il turno

event-turn-began = { $seat } comincia il turno (round { $round }).
event-turn-ended = { $seat } termina il turno.
event-step-began = { $step-is ->
    [route-first] Fase 1: instradare energia.
    [pool] Fase 2: formare il pool di dadi.
    [act] Fase 3: azioni.
    [network] Fase 4: rete.
    [route-last] Fase 5: instradare ancora energia.
    [degrade] Fase 6: degradare il burncycle.
   *[other] { $step }
 }
event-step-skipped = Fase saltata: { $step }.
event-pool-built = { $seat } ha { $basic ->
    [one] { $basic } dado base
   *[other] { $basic } dadi base
 }, { $advanced ->
    [one] { $advanced } avanzato
   *[other] { $advanced } avanzati
 } e { $elite } élite.
event-tracker-moved = Prossima fiche: { $chip } (slot { $slot }).
event-passed = { $seat } passa.
event-dice-rolled = { $bot } lancia { $faces }.
event-rerolled = Il dado { $die } ora mostra { $face }.
event-totalled = { $bot } ha { $ap } AP.
event-stepped = { $bot } si muove { $to }; AP rimasti { $ap }.
event-swapped = { $bot } si scambia di posto con { $other }.
event-pushed = { $bot } spinge { $unit } { $to }.
event-move-ended = Il movimento è finito.
signed-by = { $by ->
    [-1] -1
    [-2] -2
    [-3] -3
    [-4] -4
    [-5] -5
    [-6] -6
    [-7] -7
    [-8] -8
    [-9] -9
    [-10] -10
    [-11] -11
    [-12] -12
    [-13] -13
    [-14] -14
    [-15] -15
    [-16] -16
    [-17] -17
    [-18] -18
    [-19] -19
    [-20] -20
    [-21] -21
    [-22] -22
    [-23] -23
    [-24] -24
    [-25] -25
    [-26] -26
   *[other] +{ $by }
 }
event-power-changed = { $by ->
    [0] { $bot } resta a { $power } di energia.
   *[other] { $bot }: energia { signed-by }, ora { $power }.
 }
event-shut-down = { $bot } si spegne.
event-reactivated = { $bot } si riattiva.
event-detected = { $bot } viene rilevato a { $cell }{ $unit }.
value-event-detected-unit = { $unit-is ->
    [none] {""}
   *[some] {" "}da { value-unit }
 }
event-chip-followed = { $bot } va a { $cell }{ $unit }; la sua fiche consapevolezza lo segue.
value-event-chip-followed-unit = { $unit-is ->
    [none] {""}
   *[some] , visto da { value-unit }
 }
event-slipped-away = { $bot } si dilegua; la sua fiche consapevolezza resta a { $chip }.
event-hid-on = { $bot } si nasconde a { $cell }.
event-chip-cleared = La fiche consapevolezza di { $bot } viene tolta.
event-chip-placed = La fiche consapevolezza di { $bot } ora è a { $cell }.
event-bonus-movement = { $bot } può muoversi di { $spaces ->
    [one] { $spaces } spazio
   *[other] { $spaces } spazi
 }.
event-game-ended = { $result-is ->
    [won] Missione compiuta.
    [threat] La minaccia ha raggiunto l'ultimo livello: missione fallita.
    [module] Il modulo di comando si è spento: missione fallita.
   *[other] Missione fallita.
 }

## Che cosa succede: minaccia e burncycle

event-threat-changed = Minaccia { signed-by }, ora { $threat }.
recap-threat = Minaccia
event-threat-event = Livello di minaccia { $level }: { $title }{ $title-about ->
    [none] .
   *[other] . { $title-about }.
 }
event-burncycle-created = Il nuovo burncycle: { $chips }.
event-reserve-made = { $team-is ->
    [true] Riserva di squadra: { $chips }.
   *[false] Riserva di { $bot }: { $chips }.
 }
event-rebooted = { $seat } riavvia il burncycle.
event-altered = { $seat } sostituisce la fiche { $replaced } con una fiche { $chip } nello slot { $slot }.
event-burncycle-die-rolled = Il dado burncycle mostra { $face }.
event-degraded = Slot { $slot } ({ $chip }): fiche degradata.
event-restored = Slot { $slot } ({ $chip }): fiche di nuovo attiva.
event-deactivated = Lo slot { $slot } viene disattivato.
event-captain-acted = Fiche capitano: { $captain } agisce.
event-upgraded = { $bot } si potenzia: { $upgrade } (paga { $paid }).
event-power-lost = { $bot } perde { $n } di energia oltre il suo limite.

## Che cosa succede: colpi, porte, terminali, stanze

event-struck = { $bot } colpisce { $unit }: { $ap } AP contro { $durability }.
event-unit-stunned = Unità stordita: { $unit }.
event-unit-shut-down = Unità spenta: { $unit }.
event-struck-for-nothing = Il colpo non ha effetto.
event-wall-struck = { $bot } colpisce il muro { $direction } di { $cell } con { $ap } AP.
event-wall-destroyed = { $bot } distrugge il muro { $direction } di { $cell }.
value-event-wall-struck-direction = { $value ->
    [0] superiore
    [1] destro
    [2] inferiore
   *[3] sinistro
 }
value-event-wall-destroyed-direction = { value-event-wall-struck-direction }
event-stepped-through = { $bot } attraversa e va { $to }.
event-repaired = { $bot } dà { $power } di energia a { $other }.
event-key-gained = { $bot } ora ha { $keys ->
    [one] 1 chiave
   *[other] { $keys } chiavi
 }.
event-key-used = { $bot } usa una chiave sulla porta { $door }.
event-door-unlocked = La porta { $door } è sbloccata.
event-door-locked = La porta { $door } è bloccata.
event-keypad-drawn = Una carta tastiera viene messa alla porta { $door }.
event-keypad-begun = { $bot } prova la tastiera della porta { $door }, livello { $level }: { $inputs-is ->
    [none] nessun input
   *[some] { $inputs }
 }{ $jam-is ->
    [true] ; non si può forzare
   *[false] {""}
 }.
event-keypad-die-rolled = Il dado tastiera mostra { $face }.
event-input-resolved = { $bot } risolve l'input { $input }.
event-input-ignored = { $bot } ignora l'input { $input }.
event-forced = { $bot } forza la tastiera con { $ap } AP contro resistenza { $durability }.
event-left-locked = { $bot } lascia chiusa la porta { $door }.
event-terminal-opened = { $bot } usa un { $mainframe-is ->
    [true] mainframe
   *[false] terminale
 } a { $cell }: { $card }.
event-options-selected = { $bot } sceglie { $names }.
event-option-resolved = { $bot } ottiene { $name }: { $name-about }.
event-terminal-used-up = Il terminale a { $cell } è esaurito.
event-mainframe-turned = Il terminale a { $cell } ora è un mainframe.
event-surveilled = Stanza perlustrata, { $room }: { $faces }.
event-result-resolved = Perlustrazione, { $room }: { $face }.
event-cache-collected = { $bot } raccoglie la cache a { $cell }.
event-cache-left = { $bot } lascia la cache a { $cell }.

## Che cosa succede: carte, commerci, imperativi

event-card-gained = { $bot } ottiene { $card }{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-card-resolved = { $bot } ottiene { $card }, che ha effetto subito.
event-card-discarded = { $bot } scarta { $card }.
event-mod-installed = { $bot } installa { $card }.
event-equipment-used = { $bot } usa { $card }.
event-equipment-rolled = { $bot } lancia il dado di { $card }: { $shows }{ $breaks-is ->
    [true] ; se lo risolve, la carta si rompe
   *[false] {""}
 }.
word-face-1-1 = muovi di 1 spazio
word-face-1-2 = muovi di 2 spazi
word-face-1-3 = muovi di 2 spazi
word-face-1-4 = muovi di 3 spazi
word-face-1-5 = muovi di 3 spazi
word-face-1-6 = muovi di 4 spazi
word-face-2-1 = 1 dado base in più
word-face-2-2 = 1 dado base in più
word-face-2-3 = 2 dadi base in più
word-face-2-4 = 2 dadi base in più
word-face-2-5 = 1 dado avanzato in più
word-face-2-6 = 1 dado élite in più
word-face-4-1 = guadagna 1 di energia
word-face-4-2 = guadagna 1 di energia
word-face-4-3 = la minaccia scende di 1
word-face-4-4 = una fiche a scelta per la riserva
word-face-4-5 = guadagna 2 di energia
word-face-4-6 = stordisci un'unità entro 3 spazi
word-face-5-1 = nulla
word-face-5-2 = stordisci un'unità adiacente
word-face-5-3 = stordisci un'unità adiacente
word-face-5-4 = stordisci un'unità entro 2 spazi
word-face-5-5 = stordisci un'unità entro 2 spazi
word-face-5-6 = stordisci un'unità entro 4 spazi
word-face-6-1 = nulla
word-face-6-2 = perlustra una stanza qualsiasi
word-face-6-3 = perlustra una stanza qualsiasi
word-face-6-4 = togli la tua fiche consapevolezza, se non sei in vista
word-face-6-5 = sblocca una porta accanto a te
word-face-6-6 = ottieni una chiave
event-equipment-left = { $bot } non risolve il dado di { $card }.
event-counter-turned = Il contatore di { $card } è a { $n }.
event-ability-used = { $bot } usa { $ability }.
event-own-die-rolled = { $bot } lancia { $die }: { $ap ->
    [0] { $move ->
        [0] nulla
        [one] 1 spazio in più
       *[other] { $move } spazi in più
     }
   *[other] { $ap } AP
 }.
value-event-own-die-rolled-die = { $value }
event-traded = { $give-is ->
    [none] { $bot } commercia con { $other }: riceve { $take }.
   *[some] { $bot } commercia con { $other }: dà { $give }{ $take-is ->
        [none] {""}
       *[some] , riceve { $take }
     }.
 }
event-trade-declined = { $other } rifiuta di commerciare con { $bot }.
event-imperative-drawn = { $bot } pesca l'imperativo { $card }{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-imperative-done = { $bot } completa { $card }.
event-imperative-broken = { $bot } infrange { $card }.
event-imperative-dropped = { $bot } abbandona { $card }.
event-reserve-chip-gained = { $bot } ottiene una fiche { $chip }.
event-dice-added = { $seat } aggiunge al pool { $n } { $n ->
    [one] { $kind-is ->
        [basic] dado base
        [advanced] dado avanzato
        [elite] dado élite
       *[other] dado { $kind }
     }
   *[other] { $kind-is ->
        [basic] dadi base
        [advanced] dadi avanzati
        [elite] dadi élite
       *[other] dadi { $kind }
     }
 }.
event-extra-action = { $seat } ottiene un'altra azione su questa fiche.
event-network-card-drawn = { $bot } pesca { $card }{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-network-card-dropped = { $bot } scarta { $card }.

## Che cosa succede: la rete

event-ip-moved = { $seat } muove il suo IP al nodo { $node } con una fiche { $chip }.
event-ip-stayed = { $seat } lascia il suo IP dov'è.
event-ip-returned = { $seat }: l'IP torna nel suo punto di accesso.
event-ip-banned = { $seat }: l'IP è bannato, un ping è passato dal suo punto di accesso.
event-hub-reached = { $seat }: l'IP arriva su un hub dello strato { $layer }.
event-booted = { $ip_stays-is ->
    [true] { $seat } riavvia un ping al nodo { $node }: livello { $level } contro { $ceo }.
   *[false] { $seat }: l'IP viene riavviato al nodo { $node }, livello { $level } contro { $ceo }.
 }
event-level-changed = Livello rete ({ $seat }): ora { $level }.
value-event-level-changed-seat = { $value ->
    [-1] CEO
   *[other] { value-seats }
 }
event-network-card-used = { $seat } usa { $card }{ $card-about ->
    [none] .
   *[other] . { $card-about }.
 }
event-network-ability-used = { $seat } usa { $ability }.
event-ping-added = Un ping entra al nodo { $node }.
event-ping-moved = { $way-is ->
    [none] Il ping al nodo { $start } resta fermo: un altro gli sbarra la strada.
   *[some] Il ping al nodo { $start } si muove: { $way }.
 }
event-ping-transferred = Il ping al nodo { $start } si trasferisce verso l'esterno, al nodo { $node }.
event-ping-removed = Il ping al nodo { $node } viene tolto.
event-no-ping-left = Non si possono aggiungere altri ping.
event-ping-dice-due = { $rolls ->
    [0] Nessun ping è su un hub: non si lanciano dadi.
    [one] Si lancia un dado ping.
   *[other] Si lanciano { $rolls } dadi ping.
 }
event-ping-die-rolled = Il dado ping mostra { $face }.

## Che cosa succede: la corporazione

event-corporation-turn = Corporazione: { $part-is ->
    [threat] la minaccia avanza
   *[other] { $part }
 }.
event-unit-decided = { $priority-is ->
    [pursue] { $unit } persegue { $target }{ $among }{ $steps }{ $ways }.
    [investigate] { $unit } indaga sulla fiche di { $target }{ $steps }{ $ways }.
   *[patrol] { $unit } pattuglia: { $patrol }{ $steps }{ $ways }.
 }
value-event-unit-decided-target = { value-bot }
value-event-unit-decided-steps = { $value ->
    [-1] {""}
    [0] {" "}(è già sul posto)
    [1] {" "}(a 1 spazio)
   *[other] {" "}(a { $value } spazi)
 }
value-event-unit-decided-among = { $value ->
    [0] {""}
    [one] {""}
   *[other] , il più vicino di { $value } bot in vista
 }
value-event-unit-decided-ways = { $value ->
    [0] {""}
    [one] {""}
   *[other] ; i giocatori hanno scelto tra { $value } percorsi ugualmente brevi
 }
event-investigator-found = { $unit } va a indagare sulla fiche consapevolezza di { $bot }, a { $steps }{ $among }.
value-event-investigator-found-steps = { $value ->
    [one] 1 spazio
   *[other] { $value } spazi
 }
value-event-investigator-found-among = { $value ->
    [one] {""}
   *[other] , la più vicina di { $value } unità
 }
event-unit-stays = { $unit } resta nella sua stanza.
event-unit-stepped = { $unit } va a { $cell } e guarda { $facing }.
event-unit-faced = { $unit } guarda { $facing }.
event-unit-turned = { $unit } si gira e guarda { $facing }.
event-unit-stopped = { $unit } si imbatte in { $bot } e si ferma.
event-units-swapped = { $unit } si scambia di posto con { $other }.
event-unit-attacked = { $unit } attacca { $bot }: { $threat ->
    [0] { $power } di energia persa
   *[other] la minaccia avanza di { $threat }
 }.
event-unit-done = { $unit } ha finito.
event-chip-turned = La fiche consapevolezza di { $bot } viene girata a faccia in giù.
event-security-done = La sicurezza ha finito; tutte le unità sono di nuovo sveglie.
event-drained = { $unit } fa perdere a { $bot } una fiche { $chip }.
event-captain-sees = { $unit } vede { $bot }: { $ability }{ $ability-about ->
    [none] .
   *[other] . { $ability-about }.
 }
event-captain-ability = { $unit }: { $ability }{ $ability-about ->
    [none] .
   *[other] . { $ability-about }.
 }

## Che cosa succede: missioni e bot speciali

event-task-advanced = { $complete-is ->
    [true] Compito completato: { $task }.
   *[false] { $task }: un passo avanti.
 }
event-objective-completed = Obiettivo completato: { $objective }.
event-mission-acted = { $bot }: { $action } a { $cell }.
event-bead-laid = A { $cell } ora c'è { $bead }.
event-bead-taken = { $bot } porta { $bead }.
event-escaped = { $bot } fugge.
event-disguise-put-on = { $bot } ora sembra { $guard }.
event-disguise-taken-off = { $bot } non è più travestito.
event-disguise-left = { $bot } abbandona il travestimento.
event-disguise-turned = Il travestimento di { $bot } guarda { $facing }.
event-drone-charged = { $charged-is ->
    [true] Joan è carica.
   *[false] Joan è scarica.
 }
event-drone-moved = Joan vola a { $cell }.
event-drone-distracts = Joan distrae { $unit }.

## La fine

outcome = { $won-is ->
    [true]
        Missione compiuta.
        Ce l'avete fatta in { $rounds } round, con la minaccia a { $threat }.
   *[false]
        Missione fallita.
        { $result-is ->
            [threat] La minaccia ha raggiunto { $threat }
            [module] Il modulo di comando si è spento
           *[other] La minaccia è arrivata a { $threat }
        } dopo { $rounds } round.
 }

## Il tavolo in testo

board-title = { $mission }, difficoltà { $difficulty }
board-chosen = { $module-is ->
    [true] Modulo di comando: { $bot }
   *[false] Agente { $number }: { $bot }
 }
board-floor = Piano { $floor }, round { $round }, minaccia { $threat } su 26
board-burncycle = Burncycle: { $slots }
board-team = Riserva di squadra: { $chips }
board-pool = Dadi: base { $basic }, avanzati { $advanced }, élite { $elite }
board-bot = { $module-is ->
    [true] M
   *[false] { $number }
 } { $bot }: { $space-is ->
    [none] {""}
   *[other] { $space },{" "}
 }{ $state-is ->
    [unseen] {""}
   *[other] { $state },{" "}
 }energia { $power }{ $keys ->
    [0] {""}
    [one] , 1 chiave
   *[other] , { $keys } chiavi
 }{ $module-is ->
    [true] {""}
   *[false] ; riserva: { $chips }
 }
board-unit = { $unit } { $number }: { $space } { $facing }, vede { $sees }{ $state-is ->
    [awake] {""}
   *[other] , { $state }
 }{ $key-is ->
    [true] , chiave
   *[false] {""}
 }
board-network = CEO a livello { $ceo }, { $pings ->
    [one] 1 ping
   *[other] { $pings } ping
 }
board-layer = Strato { $layer }: { $nodes }
board-ip = { $number } { $bot }: livello { $level }, { $ip }
board-wires = Ogni nodo mostra il suo posto e il suo tipo: F, T e U sono nodi azione, H è un hub; < porta verso l'esterno, > verso l'interno. Tra parentesi gli IP per numero, ! per un ping; dopo un + gli IP che entrano qui.
board-legend = h spiega i simboli; v con un bot, uno spazio, net, rooms, mission, captain o threat mostra di più.
board-awareness = { $unit } { $number } vede { $reach } spazi in avanti: { $spaces } spazi in tutto, segnati con una stella.
board-stats = { $unit-about }
sheet-upgrades = Potenziamenti: { $upgrades }
sheet-dice = Potenziamenti dei dadi: avanzati { $advanced }, élite { $elite }
sheet-cards = Inventario: { $cards }
sheet-imperative = Imperativo: { $imperative }{ $imperative-about ->
    [none] {""}
   *[other] : { $imperative-about }
 }
sheet-card = { $card }{ $card-about ->
    [none] {""}
   *[other] : { $card-about }
 }
board-mission = { $mission }: { $mission-about }
board-objective = { $floor ->
    [0] Per vincere
   *[other] Piano { $floor }
 }: { $objective }
board-captain = Capitano { $captain }: { $captain-about }
board-threat = Minaccia { $threat } su 26; a 26 la missione fallisce
board-threat-level = { $reached-is ->
    [true] [x]
   *[false] [ ]
 } { $level } { $title }: { $title-about }
board-room = { $bead-is ->
    [true] [ ]
   *[false] [x]
 } { $spaces }: { $room }{ $safe-is ->
    [true] , zona sicura
   *[false] { $type-is ->
        [none] {""}
        [tech] , tech
       *[other] , { $type }
     }
 }{ $dice ->
    [0] {""}
    [one] , 1 dado
   *[other] , { $dice } dadi
 }{ $chip-is ->
    [none] {""}
   *[other] , dà { $chip }
 }; porte { $doors }
board-extent = da { $first } a { $last }
board-rooms = [x] è perlustrata, o non serve perlustrarla; i dadi si lanciano quando si perlustra una stanza; un bot che è lì quando si formano le riserve dà la fiche alla squadra.
chip-of-zuk = La sua fiche capitano: la minaccia avanza di 1
chip-of-kessler = La sua fiche capitano: tutte le guardie si voltano
chip-of-marchetti = La sua fiche capitano: tutte le unità fanno un quarto di giro a destra
chip-of-oduya = La sua fiche capitano: tutte le guardie fanno un quarto di giro a sinistra
chip-of-varga = La sua fiche capitano: l'agente pesca un imperativo
chip-of-brandt = La sua fiche capitano: si aggiunge un ping
card-limits = Alla fine di un turno tiene al massimo { $limit } di energia; dadi avanzati fino a { $advanced }, élite fino a { $elite }
card-reserve = Riserva: { $chips }; i potenziamenti ({ $cost } di energia l'uno) aggiungono { $first }, { $second }, { $third }
card-ability = Potenziamento { $card } ({ $cost } di energia): { $card-about }
card-bot = { $bot }: { $bot-about }
card-module = Come modulo di comando: parte con { $power } di energia; i suoi slot costano { $costs }
board-work = { $objective-is ->
    [none] L'obiettivo del piano è completato: uscite da una zona sicura.
   *[other] { $objective }: { $left }
 }
board-task = { $complete-is ->
    [true] [x]
   *[false] [ ]
 } { $task }: { $task-about }{ $times ->
    [0] {""}
   *[other] {" "}(finora { $times })
 }
sheet-ip = Livello rete { $level }, IP: { $ip }, carte: { $hand }

## Capitani e guardie

word-kessler = Kessler
word-marchetti = Marchetti
word-oduya = Oduya
word-varga = Varga
word-brandt = Brandt
word-latch = Latch
word-tripod = Tripod
word-bloodhound = Bloodhound
word-clinch = Clinch
word-clerk = Clerk
word-roundsman = Roundsman
word-wraith = Wraith
word-vise = Vise
word-turnkey = Turnkey
word-auditor = Auditor
about-hamster = Livello 1, muove di 2, vede a 6; va avanti e indietro
about-walker = Livello 1, muove di 4, vede a 4; percorre il perimetro; Drain
about-latch = Livello 1, muove di 3, vede a 4; va alle porte sbloccate; Cautious
about-tripod = Livello 1, muove di 2, vede a 7; sta fermo
about-bloodhound = Livello 2, muove di 2, vede a 3; va al bot più vicino; Shift
about-clinch = Livello 2, muove di 3, vede a 5; torna alla sua postazione; Grapple
about-clerk = Livello 2, muove di 3, vede a 6; va avanti e indietro; Demerit
about-roundsman = Livello 2, muove di 5, vede a 4; percorre il perimetro; Drain
about-wraith = Livello 3, muove di 3, vede a 4; va al bot più vicino; Shift
about-vise = Livello 3, muove di 4, vede a 5; va al modulo di comando; Grapple
about-turnkey = Livello 3, muove di 5, vede a 5; va alle porte sbloccate; Cautious
about-auditor = Livello 3, muove di 4, vede a 6; va ai terminali; Demerit
about-zuk = Resistenza 18, muove di 4, vede a 6; va al bot più vicino; un bot che entra nella sua vista perde 1 di energia
about-kessler = Resistenza 16, muove di 3, vede a 8; va ai terminali; le guardie muovono di 1 spazio in più
about-marchetti = Resistenza 20, muove di 5, vede a 5; percorre il perimetro; ogni attivazione sicurezza fa salire la minaccia di 1
about-oduya = Resistenza 14, muove di 3, vede a 7; va al modulo di comando; ogni attivazione sicurezza aggiunge un ping
about-varga = Resistenza 16, muove di 4, vede a 6; va alle porte sbloccate; ogni attivazione sicurezza blocca una porta
about-brandt = Resistenza 24, muove di 3, vede a 4; va avanti e indietro; le guardie hanno 2 di resistenza in più

## Abilità di capitani e guardie

word-doomscrolling = Doomscrolling
about-doomscrolling = Un bot che entra nel raggio di consapevolezza del capitano perde 1 di energia
word-on-the-double = A passo di corsa
about-on-the-double = Finché il capitano è sul piano, tutte le guardie muovono di 1 spazio in più
word-roll-call = Appello
about-roll-call = All'inizio di ogni attivazione sicurezza la minaccia avanza di 1
word-open-line = Linea aperta
about-open-line = All'inizio di ogni attivazione sicurezza si aggiunge un ping
word-closing-time = Orario di chiusura
about-closing-time = All'inizio di ogni attivazione sicurezza si blocca una porta sbloccata a vostra scelta
word-shield-drill = Scudi alzati
about-shield-drill = Finché il capitano è sul piano, tutte le guardie hanno 2 di resistenza in più
word-drain = Drain
about-drain = Un bot che diventa adiacente scarta una fiche della riserva
word-cautious = Cautious
about-cautious = Dopo essersi mosso, blocca le porte sbloccate accanto a sé
word-shift = Shift
about-shift = Passa attraverso muri e porte, e pattuglia anche le stanze
word-grapple = Grapple
about-grapple = Allontanarsi costa più AP: 1 da Clinch, 2 da Vise
word-demerit = Demerit
about-demerit = Il suo attacco fa salire la minaccia di 1 invece di togliere energia

## Pattuglie

word-pace = va avanti e indietro
about-pace = Va dritto e torna indietro quando non può proseguire
word-perimeter = percorre il perimetro
about-perimeter = Gira per il piano lungo il corridoio esterno
word-unlocked-doors = va alle porte sbloccate
about-unlocked-doors = Va alla porta sbloccata più vicina
word-stationary = sta fermo
about-stationary = Resta dov'è
word-closest-bot = va al bot più vicino
about-closest-bot = Va accanto al bot più vicino che non è in un nascondiglio
word-command-module = va al modulo di comando
about-command-module = Va accanto al modulo di comando, se non è in un nascondiglio
word-post = va alla sua postazione
about-post = Torna alla propria postazione
word-terminals = va ai terminali
about-terminals = Va alla fiche terminale in gioco più vicina

## I bot e che cosa sanno fare

about-processor = Come agente: limite 6, scambia senza il potenziamento. Come modulo di comando: un dado base in più in ogni pool
about-byte = Come agente: limite 6, una volta per turno gira un dado sul lato opposto. Come modulo di comando: 1 AP in più in ogni azione movimento
about-casing = Come agente: limite 7, ha un suo dado per il movimento. Come modulo di comando: i suoi colpi hanno 2 AP in più
about-exe = Come agente: limite 6, spinge senza l'AP in più. Come modulo di comando: 1 AP in più a ogni terminale
about-crash = Come agente: limite 7, quando si spegne la minaccia sale di meno. Come modulo di comando: 1 AP in più in ogni colpo
about-bit = Come agente: limite 5, ha un suo dado per gli AP. Come modulo di comando: spinge senza il potenziamento
about-access = Come agente: limite 5, una volta per turno alza il suo livello rete. Come modulo di comando: scambia senza il potenziamento
about-memory = Come agente: limite 6, con Joan the Drone. Come modulo di comando: un dado base in più in ogni pool
about-interface = Come agente: limite 6, può travestirsi da guardia. Come modulo di comando: 1 AP in più ai terminali
about-patch = Come agente: limite 7, ripara senza il potenziamento e dà 1 di energia in più. Come modulo di comando: 1 di energia a un altro bot una volta per round
word-pipeline = Pipeline
about-pipeline = Scambia senza il potenziamento scambio
word-turbo = Turbo
about-turbo = Un dado base in più in ogni suo pool
word-branch-prediction = Predizione dei salti
about-branch-prediction = Una volta per turno, rilancia un dado di una prova AP
word-hot-restart = Riavvio a caldo
about-hot-restart = Una volta per piano, riattiva la fiche degradata più a sinistra
word-master-clock = Orologio centrale
about-master-clock = Un dado base in più nel pool di ogni giocatore
word-tumble-magnet = Tumble Magnet
about-tumble-magnet = Una volta per turno, gira un dado di una prova AP sul lato opposto
word-soft-landing = Atterraggio morbido
about-soft-landing = 1 AP in più in ogni azione movimento
word-spare-magnet = Magnete di scorta
about-spare-magnet = Una volta per turno, rilancia un dado di una prova AP
word-free-fall = Caduta libera
about-free-fall = Una volta per turno, muovi di 2 spazi
word-tailwind = Vento in poppa
about-tailwind = 1 AP in più nell'azione movimento di ogni giocatore
word-pressure = Pressure
about-pressure = In un'azione movimento, dopo che l'agente si è mosso, lancia il dado Pressure: da 0 a 3 spazi in più, solo per l'agente
word-hydraulics = Impianto idraulico
about-hydraulics = 1 AP in più in ogni suo colpo
word-press = Pressa
about-press = 2 AP in più in ogni suo colpo
word-shockwave = Onda d'urto
about-shockwave = Una volta per piano, stordisci un'unità adiacente
word-hull = Scafo
about-hull = 2 AP in più nei colpi del modulo di comando
word-right-of-way = Precedenza
about-right-of-way = Una spinta non costa AP in più
word-batch = Elaborazione in blocco
about-batch = 1 AP in più ai terminali
word-scheduler = Pianificatore
about-scheduler = Una volta per piano, ottieni una fiche a scelta per la riserva
word-kill-process = Processo terminato
about-kill-process = Una volta per piano, stordisci un'unità entro 2 spazi
word-shared-library = Libreria condivisa
about-shared-library = 1 AP in più per tutti ai terminali
word-crumple-zone = Zona di deformazione
about-crumple-zone = Quando questo agente si spegne, la minaccia avanza di 1 in meno
word-momentum = Slancio
about-momentum = 1 AP in più in ogni azione movimento
word-rebound = Rimbalzo
about-rebound = Una volta per piano, guadagna 1 di energia
word-head-on = A testa bassa
about-head-on = 2 AP in più in ogni suo colpo
word-battering-ram = Ariete
about-battering-ram = 1 AP in più in ogni colpo
word-lift = Lift
about-lift = In una sua prova AP, lancia il dado Lift: da 0 a 3 AP in più
word-light-feet = Piede leggero
about-light-feet = 1 AP in più in ogni azione movimento
word-sticky-fingers = Dita svelte
about-sticky-fingers = Una volta per piano, ottieni una chiave
word-stockpile = Provviste
about-stockpile = Una volta per piano, pesca una carta equipaggiamento
word-side-step = Passo di lato
about-side-step = Il modulo di comando spinge senza il potenziamento spinta
word-ip-spoofer = IP Spoofer
about-ip-spoofer = Una volta per turno, nella fase rete, alza di 1 il tuo livello rete
about-root-shell = 1 AP in più ai terminali
word-sinkhole = Vicolo cieco
about-sinkhole = Una volta per piano, togli un ping
word-log-cleaner = Pulizia dei log
about-log-cleaner = Una volta per piano, la minaccia scende di 1
word-relay = Staffetta
about-relay = Il modulo di comando scambia senza il potenziamento scambio
word-joan = Joan the Drone
about-joan = In ogni tuo turno Joan può volare fino a 4 spazi, come azione gratuita
word-scout = Esploratrice
about-scout = Joan può entrare nelle stanze non ancora perlustrate, e le perlustra
word-distract = Distract
about-distract = Joan stordisce una guardia accanto a sé, poi si scarica
word-remote-hands = Mani a distanza
about-remote-hands = Svolgi azioni tastiera alle porte accanto a Joan
word-look-ahead = Lungimiranza
about-look-ahead = Un dado base in più nel pool di ogni giocatore
word-facade = Facciata
about-facade = Una volta per piano, mentre nessuno ti vede, travestiti da una guardia a caso del livello del piano
word-identity-theft = Identity Theft
about-identity-theft = Prima che i ping si attivino, muovi il tuo IP come un ping, se non sei travestito
word-small-talk = Due chiacchiere
about-small-talk = Una volta per piano, la minaccia scende di 1
word-second-face = Seconda faccia
about-second-face = Puoi travestirti una volta in più per piano
word-front-desk = Accoglienza
about-front-desk = 1 AP in più per il modulo di comando ai terminali
word-soldering-iron = Saldatore
about-soldering-iron = Ripara senza il potenziamento riparazione, e l'altro bot guadagna 1 di energia in più di quella che dai
word-rewire = Ricablaggio
about-rewire = Una volta per piano, riattiva le 2 fiche degradate più a sinistra
word-jump-start = Avviamento assistito
about-jump-start = Una volta per piano, un altro bot a tua scelta guadagna 2 di energia
word-spare-magazine = Caricatore di scorta
about-spare-magazine = Una volta per piano, la riserva di squadra ottiene 2 fiche a tua scelta
word-docking-port = Porto di attracco
about-docking-port = Una volta per round, un altro bot a tua scelta guadagna 1 di energia

## Potenziamenti che ogni bot può avere

about-swap = In un'azione movimento, scambiati di posto con un bot adiacente
about-push = In un'azione movimento, entra nello spazio di un'unità e spingila via, per 1 AP in più
about-repair = Come azione, dai energia a un altro bot, ovunque sia
about-advanced = Un dado avanzato in più in ogni pool
about-elite = Un dado élite in più in ogni pool
about-elite-exchange = Un potenziamento dado avanzato diventa un dado élite
about-reserve-1 = Una fiche in più nella tua riserva ogni volta che si formano le riserve
about-reserve-2 = Una fiche in più nella tua riserva ogni volta che si formano le riserve
about-reserve-3 = Una fiche in più nella tua riserva ogni volta che si formano le riserve

## Equipaggiamento

word-key-card = Scheda chiave
about-key-card = Subito: ottieni una chiave
word-power-cell = Batteria
about-power-cell = Subito: guadagna 3 di energia
word-false-report = Falso rapporto
about-false-report = Subito: la minaccia scende di 2
word-nitro-shot = Nitro Shot
about-nitro-shot = Uso singolo: muovi di 4 spazi
word-smoke-charge = Carica fumogena
about-smoke-charge = Uso singolo: togli la tua fiche consapevolezza, se non sei in vista
word-flash-charge = Carica accecante
about-flash-charge = Uso singolo: stordisci un'unità entro 3 spazi
word-skeleton-code = Codice passe-partout
about-skeleton-code = Uso singolo: sblocca una porta accanto a te
word-scavenger-drone = Drone recuperatore
about-scavenger-drone = Uso singolo: pesca 3 carte equipaggiamento e tienine una
word-overclock = Overclock
about-overclock = Uso singolo, nella fase azioni: 2 dadi avanzati in più nel tuo pool
word-cold-restart = Riavvio a freddo
about-cold-restart = Uso singolo: riattiva le 2 fiche degradate più a sinistra
word-spare-parts = Pezzi di ricambio
about-spare-parts = Uso singolo: pesca una mod
word-battery-belt = Cintura di batterie
about-battery-belt = Tre usi: guadagna 1 di energia
word-signal-damper = Smorzatore di segnale
about-signal-damper = Due usi: la minaccia scende di 1
word-ammo-drum = Tamburo di munizioni
about-ammo-drum = Quattro usi, nella fase azioni: un dado base in più nel tuo pool
word-solder-spool = Bobina di stagno
about-solder-spool = Due usi: riattiva la fiche degradata più a sinistra
word-rocket-skates = Pattini a razzo
about-rocket-skates = Una volta per turno, lancia: muovi da 1 a 4 spazi; può rompersi
word-grapnel = Rampino
about-grapnel = Una volta per turno, lancia: muovi da 1 a 4 spazi; può rompersi
word-tool-roll = Rotolo di attrezzi
about-tool-roll = Una volta per turno, nella fase azioni, lancia: altri dadi per il tuo pool; può rompersi
word-lucky-coil = Bobina portafortuna
about-lucky-coil = Una volta per turno, lancia: energia, meno minaccia, una fiche per la riserva o un'unità stordita; può rompersi
word-pulse-rod = Bastone a impulsi
about-pulse-rod = Una volta per turno, lancia: stordisci un'unità entro 1-4 spazi, o nulla; può rompersi
word-field-scanner = Scanner da campo
about-field-scanner = Una volta per turno, lancia: perlustra una stanza, togli la tua fiche, sblocca una porta, ottieni una chiave, o nulla; può rompersi

## Mod

word-cannonarm = Cannonarm
about-cannonarm = Mod (2 di energia): i tuoi colpi contro guardie e muri arrivano a 4 spazi
word-servo-legs = Gambe servoassistite
about-servo-legs = Mod (2 di energia): 1 AP in più in ogni azione movimento
word-spare-cells = Celle di scorta
about-spare-cells = Mod (2 di energia): un dado base in più in ogni suo pool
word-gyroscope = Giroscopio
about-gyroscope = Mod (1 di energia): una volta per turno, rilancia un dado di una prova AP
word-mirror-lens = Lente a specchio
about-mirror-lens = Mod (1 di energia): una volta per turno, gira un dado di una prova AP sul lato opposto
word-trickle-charger = Caricatore lento
about-trickle-charger = Mod (1 di energia): una volta per round, guadagna 1 di energia
word-white-noise = Rumore bianco
about-white-noise = Mod (1 di energia): una volta per piano, la minaccia scende di 2
word-chip-printer = Stampante di fiche
about-chip-printer = Mod (2 di energia): una volta per round, ottieni una fiche a scelta per la riserva
word-patch-arm = Braccio riparatore
about-patch-arm = Mod (1 di energia): una volta per piano, riattiva la fiche degradata più a sinistra
word-slipstream = Scia
about-slipstream = Mod (2 di energia): una volta per turno, muovi di 1 spazio
word-echo-mask = Maschera d'eco
about-echo-mask = Mod (2 di energia): una volta per round, togli la tua fiche consapevolezza, se non sei in vista
word-line-tap = Presa di linea
about-line-tap = Mod (1 di energia): una volta per piano, alza di 1 il tuo livello rete

## Imperativi

word-hands-off = Giù le mani
about-hands-off = 2 di energia se non colpisci né spingi fino alla fine del tuo turno
word-radio-silence = Silenzio radio
about-radio-silence = 2 di energia se fino alla fine del tuo turno non svolgi azioni carta rete e non arrivi su un hub
word-out-of-sight = Fuori vista
about-out-of-sight = 2 di energia se non vieni rilevato fino alla fine del tuo turno
word-stand-your-ground = Tieni la posizione
about-stand-your-ground = 1 di energia se non ti nascondi né scambi fino alla fine del tuo secondo turno
word-self-reliant = Autosufficiente
about-self-reliant = 2 di energia se non commerci fino alla fine del tuo secondo turno
word-steady-cycle = Ciclo stabile
about-steady-cycle = 2 di energia se non alteri il burncycle fino alla fine del tuo secondo turno
word-keep-moving = Sempre in moto
about-keep-moving = 2 di energia dopo 3 azioni movimento, se prima non passi
word-locksmith = Scassinatore
about-locksmith = 2 di energia se apri una tastiera senza usare prima una chiave
word-deep-reader = Grande lettore
about-deep-reader = 2 di energia se usi un terminale senza colpire prima un'unità
word-magpie = Gazza ladra
about-magpie = 2 di energia se raccogli una cache senza scartare prima equipaggiamento
word-room-service = Servizio in camera
about-room-service = 1 di energia se perlustri una stanza senza nasconderti prima
word-wrecking-ball = Palla da demolizione
about-wrecking-ball = 3 di energia se distruggi un muro senza usare prima un terminale
word-bouncer = Buttafuori
about-bouncer = 3 di energia se stordisci o spegni un'unità senza nasconderti prima
word-hub-hopper = Di hub in hub
about-hub-hopper = 2 di energia se arrivi su 2 hub senza che prima il tuo IP sia coinvolto in un riavvio
word-light-touch = Mano leggera
about-light-touch = 3 di energia quando lasci il piano, se non hai colpito muri
word-frugal = Frugale
about-frugal = 2 di energia alla fine del secondo round, se non hai comprato potenziamenti

## Carte rete

word-quick-dash = Scatto
about-quick-dash = Strato 1, fisica: muovi di 2 spazi
word-loose-hinge = Cardine allentato
about-loose-hinge = Strato 1, fisica: sblocca una porta qualsiasi
word-packet-sniffer = Sniffer di pacchetti
about-packet-sniffer = Strato 1, tecnologia: alza di 1 il tuo livello rete
word-mirrored-drive = Disco a specchio
about-mirrored-drive = Strato 1, tecnologia: gira un terminale qualsiasi sul lato mainframe
word-spare-cell = Cella di scorta
about-spare-cell = Strato 1, utilità: guadagna 1 di energia
word-chip-tray = Vassoio di fiche
about-chip-tray = Strato 1, utilità: ottieni una fiche a scelta per la riserva
word-guard-rota = Turni di guardia
about-guard-rota = Strato 2, fisica: stordisci un'unità qualsiasi
word-port-scan = Scansione delle porte
about-port-scan = Strato 2, tecnologia: togli un ping
word-map-the-building = Mappa dell'edificio
about-map-the-building = Strato 2, tecnologia: perlustra una stanza qualsiasi
word-supply-line = Linea dei rifornimenti
about-supply-line = Strato 2, utilità: pesca una carta equipaggiamento
word-ghost-badge = Badge fantasma
about-ghost-badge = Strato 2, utilità: togli la tua fiche consapevolezza, se non sei in vista, e la minaccia scende di 1
word-cut-key = Duplicato di chiave
about-cut-key = Strato 3, fisica: ottieni una chiave
word-shadow-memo = Circolare ombra
about-shadow-memo = Strato 3, fisica: il livello del CEO scende di 1, e il tuo sale di 1
word-discover-a-virtual-terminal = Discover a Virtual Terminal
about-discover-a-virtual-terminal = Strato 3, tecnologia: pesca una carta terminale e risolvi gratis una delle sue opzioni
word-reflow = Rifusione
about-reflow = Strato 3, utilità: riattiva le 2 fiche degradate più a sinistra
word-back-door = Porta sul retro
about-back-door = Strato 2, fisica: il tuo IP torna al suo punto di accesso, e la minaccia scende di 1

## Carte tastiera, input, facce dei dadi

word-plain = Semplice
word-buzzer = Cicalino
word-live-wire = Filo scoperto
word-crank = Manovella
word-decoder = Decodificatore
word-lever = Leva
word-gamble = Azzardo
word-tripwire = Filo d'inciampo
word-beacon = Faro
word-twin-bolt = Doppio chiavistello
word-seized = Grippata
word-sealed = Sigillata
word-vault = Caveau
word-worn = Consumata
word-triple = Tripla
word-die = dado tastiera
word-alarm = allarme
about-alarm = il bot viene rilevato
word-ping = ping
about-ping = si aggiunge un ping
word-shock = scossa
about-shock = il bot perde 1 di energia
word-unlock = sblocco
word-choice = scelta
word-threat = minaccia
word-threat-transfer = minaccia e trasferimento
word-level = livello del CEO
word-level-transfer = livello del CEO e trasferimento
word-ping-transfer = ping e trasferimento
word-guard = guardia
about-guard = una guardia arriva alla postazione della stanza
word-mainframe = mainframe
about-mainframe = un terminale della stanza diventa un mainframe
word-powercell = cella di potenza
about-powercell = il bot che perlustra guadagna 1 di energia
word-autolock = blocco automatico
about-autolock = tutte le porte della stanza si bloccano
word-imperative = imperativo
about-imperative = l'agente che perlustra pesca un imperativo
word-hub = hub
word-core = nucleo
word-general-chip = fiche generale
word-key = una chiave
word-crate = la cassa
word-ledger = il registro
word-bomb = la bomba
word-take = Prendila
word-resolve = Risolvilo
word-leave = Lascia stare
word-shut-down = Spegnila
word-stun = Stordiscila
word-destroy = Distruggilo
word-nothing = Nulla
word-route-first = instradamento
word-pool = pool di dadi
word-act = azioni
word-network = rete
word-route-last = secondo instradamento
word-degrade = degrado
word-security = la sicurezza agisce
word-pings = i ping si attivano
word-move = movimento
word-strike = colpo
word-terminal = terminale
word-brute-force = forza bruta

## Minaccia: eventi ed escalation

word-activity-tracking = Activity Tracking
about-activity-tracking = Si aggiungono 2 ping, e tutti i ping si attivano
word-remote-spindown = Remote Spindown
about-remote-spindown = Il primo slot del burncycle viene disattivato
word-monitor-protocol = Monitor Protocol
about-monitor-protocol = D'ora in poi le tastiere sono almeno di livello 2
word-new-quotas = New Quotas
about-new-quotas = Ogni agente senza imperativo ne pesca uno
word-shadow-profiles = Shadow Profiles
about-shadow-profiles = D'ora in poi si lanciano 2 dadi ping per ogni ping su un hub
word-strikebuster = Strikebuster
about-strikebuster = Si aggiungono 2 ping, e tutti i ping si attivano
word-throttled = A regime ridotto
about-throttled = La fiche attiva più a sinistra viene degradata
word-needchain-prime = NeedChain Prime
about-needchain-prime = D'ora in poi il livello rete del CEO è almeno 3
word-reinforcements = Reinforcements
about-reinforcements = Ogni stanza non ancora perlustrata viene perlustrata ora, e tutti i suoi dadi mostrano guardie
word-exit-interview = Colloquio d'uscita
about-exit-interview = Ogni agente senza imperativo ne pesca uno
word-all-hands = Tutti a rapporto
about-all-hands = Ogni unità sicurezza si gira a destra
word-badge-check = Controllo dei badge
about-badge-check = D'ora in poi le tastiere sono almeno di livello 2
word-floor-manager = Responsabile di piano
about-floor-manager = Se non c'è già, il capitano arriva a una postazione corridoio con il numero 1
word-trace-route = Tracciamento
about-trace-route = Si aggiunge un ping, e tutti i ping si attivano
word-brownout = Calo di tensione
about-brownout = Ogni agente perde 1 di energia
word-all-lines-busy = Tutte le linee occupate
about-all-lines-busy = D'ora in poi si lanciano 2 dadi ping per ogni ping su un hub
word-performance-review = Valutazione del personale
about-performance-review = Ogni agente senza imperativo ne pesca uno
word-seat-reduction = Taglio dei posti
about-seat-reduction = Il primo slot del burncycle viene disattivato
word-no-way-out = Senza via d'uscita
about-no-way-out = D'ora in poi le tastiere sono di livello 3
word-fire-doors = Porte tagliafuoco
about-fire-doors = Ogni stanza non ancora perlustrata viene perlustrata ora, e tutti i suoi dadi ne bloccano le porte
word-actuarial-table = Tavola attuariale
about-actuarial-table = Il livello rete del CEO sale di 1
word-first-premium = Primo premio
about-first-premium = Ogni agente perde 1 di energia
word-house-odds = Il banco vince
about-house-odds = D'ora in poi il livello rete del CEO è almeno 2
word-early-warning = Preallarme
about-early-warning = Si aggiunge un ping, e tutti i ping si attivano
word-predictive-model = Modello predittivo
about-predictive-model = D'ora in poi si lanciano 2 dadi ping per ogni ping su un hub
word-loss-adjuster = Perito
about-loss-adjuster = Se non c'è già, il capitano arriva a una postazione corridoio con il numero 2
word-lapsed-cover = Polizza scaduta
about-lapsed-cover = Le 2 fiche attive più a sinistra vengono degradate
word-second-premium = Secondo premio
about-second-premium = Ogni agente perde 1 di energia
word-sure-thing = Rischio zero
about-sure-thing = D'ora in poi il livello rete del CEO è almeno 4
word-full-disclosure = Piena trasparenza
about-full-disclosure = Ogni stanza non ancora perlustrata viene perlustrata ora, e tutti i suoi dadi mostrano guardie
word-force-majeure = Forza maggiore
about-force-majeure = L'IP di ogni agente torna al suo punto di accesso

## Missioni, obiettivi, compiti

word-chain-of-custody = Catena di custodia
about-chain-of-custody = Halden, piani da 1 a 3: trovate il registro, fatelo firmare e lasciatelo nella camera blindata
word-fire-drill = Prova antincendio
about-fire-drill = Salida, piano 1: attirate via il capitano, poi radunatevi all'esterno
word-heavy-lifting = Carichi pesanti
about-heavy-lifting = NeedChain, piano 2: portate una cassa da un capo all'altro del piano
word-improbable = Improbable
about-improbable = Salida, piani 3 e 2: uscite dal lato sbagliato
word-key-person = Persona chiave
about-key-person = Halden, piani 2 e 1: girate qualche chiave e attirate il capitano fuori dalla sala sinistri
word-loss-adjusters = I periti
about-loss-adjusters = Halden, piano 1: ispezionate i locali, poi deponete ognuno per conto proprio
word-open-plan = Pianta libera
about-open-plan = NeedChain, piano 3: aprite porte e muri finché tutto il piano non è un unico ufficio
word-paper-trail = Tracce di carta
about-paper-trail = Halden, piano 2: passate al setaccio la rete e i mainframe
word-pillar-of-panic = Pillar of Panic
about-pillar-of-panic = NeedChain, piani da 1 a 3: costruite una bomba, piazzatela e fuggite
word-quiet-hours = Ore di silenzio
about-quiet-hours = Salida, piani da 1 a 3: attraversate il turno di notte senza farvi vedere
word-ruxpin-rampage = Ruxpin Rampage
about-ruxpin-rampage = NeedChain, piani 1 e 3: orsacchiotti per tutti
word-terminal-viscosity = Terminal Viscosity
about-terminal-viscosity = Salida, piani 2 e 1: rallentate i terminali
word-discovery = La scoperta
word-sealed-box-opened = Scatola sigillata aperta
about-sealed-box-opened = Un bot raccoglie una cache
word-index-searched = Indice consultato
about-index-searched = Un agente usa un terminale
word-countersigned = Controfirmato
word-two-bots-sign-in-an-office = Due bot firmano in un ufficio
about-two-bots-sign-in-an-office = Due bot diversi partecipano ciascuno a un commercio mentre sono in una stanza ufficio
word-all-questioned-separately = Tutti interrogati a parte
about-all-questioned-separately = Tutti i bot sono in una stanza, mai due nella stessa
word-exhibit-a = Prova A
word-leave-the-ledger = Lascia il registro
word-ledger-in-the-strongroom = Registro nella camera blindata
about-ledger-in-the-strongroom = Il bot con il registro lo lascia nella camera blindata
word-module-in-the-executive-office = Modulo nell'ufficio dirigenziale
about-module-in-the-executive-office = Il modulo di comando è nell'ufficio dirigenziale
word-case-closed = Caso chiuso
word-all-in-safe-zones = Tutti in zone sicure
about-all-in-safe-zones = Tutti i bot sono in zone sicure nello stesso momento
word-false-alarm = Falso allarme
word-alarm-heard = Allarme sentito
about-alarm-heard = La minaccia è a 12 o più
word-doors-propped-open = Porte tenute aperte
about-doors-propped-open = Due agenti diversi sbloccano una porta ciascuno
word-assembly-point = Punto di raccolta
word-captain-in-an-office = Capitano in un ufficio
about-captain-in-an-office = Il capitano è in una stanza ufficio
word-all-outdoors = Tutti all'esterno
about-all-outdoors = Tutti gli agenti sono su spazi esterni nello stesso momento
word-inventory-day = Giorno d'inventario
word-crate-in-the-open-office = Cassa nell'open space
about-crate-in-the-open-office = Un bot porta la cassa nell'open space
word-all-in-separate-rooms = Tutti in stanze diverse
about-all-in-separate-rooms = Tutti i bot sono in una stanza, mai due nella stessa
word-sign-here = Firmare qui
word-crate-in-the-service-elevator = Cassa nel montacarichi
about-crate-in-the-service-elevator = Un bot porta la cassa nel montacarichi
word-wrong-end-first = Dalla parte sbagliata
word-two-bots-at-terminals = Due bot ai terminali
about-two-bots-at-terminals = Due bot diversi usano un terminale ciascuno
word-doors-for-the-way-back = Porte per il ritorno
about-doors-for-the-way-back = Gli agenti sbloccano 2 porte
word-each-agent-hides = Ogni agente si nasconde
about-each-agent-hides = Ogni agente entra in un nascondiglio senza essere visto
word-loose-ends = Questioni in sospeso
word-two-caches-collected = Due cache raccolte
about-two-caches-collected = I bot raccolgono 2 cache
word-module-in-the-server-room = Modulo nella sala server
about-module-in-the-server-room = Il modulo di comando è nella sala server
word-against-the-odds = Contro ogni pronostico
word-all-agents-safe = Tutti gli agenti al sicuro
about-all-agents-safe = Tutti gli agenti sono in zone sicure nello stesso momento
word-cover-note = Nota di copertura
word-two-doors-opened = Due porte aperte
about-two-doors-opened = I bot sbloccano 2 porte
word-policy-from-the-archive = Polizza dall'archivio
about-policy-from-the-archive = Un bot raccoglie una cache in una stanza magazzino
word-sum-insured = Somma assicurata
word-key-turned = Chiave girata
about-key-turned = Un bot usa una chiave
word-bodyguard-dazed = Guardia del corpo stordita
about-bodyguard-dazed = Un agente stordisce un'unità sicurezza
word-unscheduled-absence = Assenza imprevista
word-captain-out-in-the-hallway = Capitano fuori in corridoio
about-captain-out-in-the-hallway = Il capitano è in un corridoio
word-claimant-at-the-counter = Assicurato allo sportello
about-claimant-at-the-counter = Un agente è sullo spazio obiettivo della sala sinistri
word-site-inspection = Sopralluogo
word-offices-inspected = Uffici ispezionati
about-offices-inspected = Tutte le stanze ufficio sono perlustrate
word-witness-dazed = Testimone stordito
about-witness-dazed = Un bot stordisce un'unità sicurezza
word-machines-inspected = Macchinari ispezionati
about-machines-inspected = Tutte le stanze industria sono perlustrate
word-two-samples-taken = Due campioni prelevati
about-two-samples-taken = Due agenti diversi raccolgono una cache ciascuno
word-separate-statements = Deposizioni separate
word-each-in-a-room-of-its-own = Ognuno in una stanza sua
about-each-in-a-room-of-its-own = Tutti i bot sono in una stanza, mai due nella stessa
word-knock-through = Giù i muri
word-doors-propped-open-for-good = Porte aperte per sempre
about-doors-propped-open-for-good = I bot sbloccano 3 porte
word-a-wall-down = Un muro abbattuto
about-a-wall-down = I bot distruggono un muro
word-old-floorplans-fetched = Vecchie piante recuperate
about-old-floorplans-fetched = Un bot raccoglie una cache in una stanza magazzino
word-module-at-the-fuses = Modulo al quadro elettrico
about-module-at-the-fuses = Il modulo di comando è nella sala generatori
word-hot-desking = Scrivania libera
word-all-on-the-shop-floor = Tutti in reparto
about-all-on-the-shop-floor = Tutti i bot sono in stanze industria nello stesso momento
word-cross-referenced = Riferimenti incrociati
word-two-hubs-reached = Due hub raggiunti
about-two-hubs-reached = Gli IP degli agenti arrivano 2 volte su un hub
word-rewire-a-terminal = Ricabla un terminale
word-terminal-rewired = Terminale ricablato
about-terminal-rewired = Un bot su uno spazio terminale lo trasforma in un mainframe con un'azione generale
word-records-pulled = Fascicoli prelevati
about-records-pulled = Un bot raccoglie una cache in una stanza magazzino
word-two-agents-behind-the-shelves = Due agenti dietro gli scaffali
about-two-agents-behind-the-shelves = Due agenti diversi entrano ciascuno in un nascondiglio senza essere visti
word-file-not-found = File non trovato
word-mainframe-used = Mainframe usato
about-mainframe-used = Un bot svolge un'azione terminale a un mainframe
word-another-mainframe-used = Un altro mainframe usato
about-another-mainframe-used = Un agente svolge un'azione terminale a un mainframe
word-after-the-last-call = Dopo l'ultima chiamata
word-line-tapped-unseen = Linea intercettata di nascosto
about-line-tapped-unseen = Un bot la cui fiche consapevolezza è fuori gioco usa un terminale
word-headset-borrowed-unseen = Cuffie prese di nascosto
about-headset-borrowed-unseen = Un agente la cui fiche consapevolezza è fuori gioco raccoglie una cache
word-night-shift = Turno di notte
word-two-out-of-sight = Due fuori vista
about-two-out-of-sight = Due bot diversi entrano ciascuno in un nascondiglio senza essere visti
word-module-among-the-servers-unseen = Modulo tra i server di nascosto
about-module-among-the-servers-unseen = Il modulo di comando è nella sala server mentre la sua fiche consapevolezza è fuori gioco
word-dead-air = Silenzio in linea
word-note-on-the-fridge = Biglietto sul frigo
about-note-on-the-fridge = Un agente termina il turno nella sala pause mentre la sua fiche consapevolezza è fuori gioco
word-lights-out = Luci spente
word-all-agents-hidden = Tutti gli agenti nascosti
about-all-agents-hidden = Tutti gli agenti sono nascosti in nascondigli nello stesso momento
word-sabotage-shopping = Sabotage Shopping
word-each-collects-a-cache = Ognuno raccoglie una cache
about-each-collects-a-cache = Ogni bot raccoglie una cache
word-some-assembly-required = Some Assembly Required
word-casing-of-the-bomb = Involucro della bomba
about-casing-of-the-bomb = Un solo bot scarta 2 carte equipaggiamento nel bagno
word-fuse-of-the-bomb = Miccia della bomba
about-fuse-of-the-bomb = Un bot scarta una carta equipaggiamento nel bagno
word-eyes-on-the-warehouses = Occhi sui magazzini
about-eyes-on-the-warehouses = Tutte le stanze magazzino sono perlustrate
word-special-delivery = Special Delivery
word-place-the-bomb = Piazza la bomba
word-bomb-in-the-elevator = Bomba nel montacarichi
about-bomb-in-the-elevator = Il bot con la bomba la piazza nel montacarichi, stando accanto alla sua porta sbloccata, senza alcun bot dentro
word-distraction-action = Distraction Action
word-wall-of-the-office = Muro dell'ufficio
about-wall-of-the-office = Un muro esterno dell'ufficio dirigenziale è distrutto
word-each-escapes = Ognuno fugge
about-each-escapes = Ogni bot esce dal muro esterno distrutto dell'ufficio dirigenziale
word-stuffed-animals = Animali di peluche
word-grab-a-bear = Prendi un orsacchiotto
about-grab-a-bear = Un bot raccoglie una cache
word-grab-a-bear-unseen = Prendi un orsacchiotto di nascosto
about-grab-a-bear-unseen = Un bot che non è rilevato raccoglie una cache
word-leave-a-bear-with-security = Un orsacchiotto per la sicurezza
about-leave-a-bear-with-security = Un agente termina il turno nella stanza di sicurezza
word-bear-necessities = Lo stretto indispensabile
word-each-at-a-post = Ognuno a una postazione
about-each-at-a-post = Ogni bot passa, prima o poi, da una postazione corridoio
word-two-agents-at-terminals = Due agenti ai terminali
about-two-agents-at-terminals = Due agenti diversi usano un terminale ciascuno
word-picnic = Picnic
word-all-in-the-office = Tutti nell'ufficio
about-all-in-the-office = Tutti gli agenti sono nell'ufficio dirigenziale nello stesso momento
word-slow-response = Risposta lenta
word-terminal-hogged = Terminale occupato
about-terminal-hogged = Un bot usa un terminale
word-another-terminal-hogged = Un altro terminale occupato
about-another-terminal-hogged = Un agente usa un terminale
word-wreck-support = Wreck Support
word-repair-a-terminal = Ripara un terminale
word-two-terminals-repaired = Due terminali riparati
about-two-terminals-repaired = I bot riparano 2 terminali, con un'azione della missione su uno spazio terminale senza fiche
word-two-more-terminals-repaired = Altri due terminali riparati
about-two-more-terminals-repaired = I bot riparano altri 2 terminali
word-last-two-terminals-repaired = Ultimi due terminali riparati
about-last-two-terminals-repaired = I bot riparano gli ultimi 2 terminali
word-leave-a-rating-or-review = Leave a Rating or Review
word-agents-outdoors-module-in-the-office = Agenti all'esterno, modulo nell'ufficio
about-agents-outdoors-module-in-the-office = Tutti gli agenti sono su spazi esterni mentre il modulo di comando è sullo spazio obiettivo dell'ufficio dirigenziale

## Stanze

word-actuary-den = studio dell'attuario
word-archive = archivio
word-assembly-line = linea di montaggio
word-break-room = sala pause
word-canteen = mensa
word-claims-hall = sala sinistri
word-executive-office = ufficio dirigenziale
word-forecast-room = sala previsioni
word-generator-room = sala generatori
word-laboratory = laboratorio
word-loading-dock = area di carico
word-lobby = atrio
word-open-office = open space
word-plant-room = locale impianti
word-records-annex = archivio annesso
word-restroom = bagno
word-security-room = stanza di sicurezza
word-server-room = sala server
word-service-elevator = montacarichi
word-small-elevator = ascensore piccolo
word-stairwell = vano scale
word-storage = deposito
word-strongroom = camera blindata
word-workshop = officina

## Carte terminale e le loro opzioni

word-patch-panel = Pannello di permutazione
word-patch-panel-1 = Carica lenta (2 AP)
about-patch-panel-1 = guadagna 1 di energia
word-patch-panel-2 = Comando delle porte (4 AP)
about-patch-panel-2 = sblocca una porta di questa stanza
word-patch-panel-3 = Ordine di ricambi (5 AP)
about-patch-panel-3 = pesca una mod
word-duty-roster = Turni di servizio
word-duty-roster-1 = Falso rapporto (3 AP)
about-duty-roster-1 = la minaccia scende di 1
word-duty-roster-2 = Cambio di turno (4 AP)
about-duty-roster-2 = stordisci un'unità entro 6 spazi
word-duty-roster-3 = Stampante di badge (5 AP)
about-duty-roster-3 = ottieni una chiave
word-night-watch = Guardia notturna
word-night-watch-1 = Punto cieco (3 AP)
about-night-watch-1 = togli la tua fiche consapevolezza, se non sei in vista
word-night-watch-2 = Cancella tracce (4 AP)
about-night-watch-2 = togli un ping
word-night-watch-3 = Calo di tensione (5 AP)
about-night-watch-3 = guadagna 2 di energia
word-loading-plan = Piano di carico
word-loading-plan-1 = Cassa smarrita (3 AP)
about-loading-plan-1 = pesca una carta equipaggiamento
word-loading-plan-2 = Sblocco della banchina (4 AP)
about-loading-plan-2 = sblocca una porta qualsiasi
word-loading-plan-3 = Cassetto dei prototipi (5 AP)
about-loading-plan-3 = pesca una mod
word-camera-feed = Riprese delle telecamere
word-camera-feed-1 = Giro a distanza (3 AP)
about-camera-feed-1 = perlustra una stanza qualsiasi
word-camera-feed-2 = Filmato ripetuto (4 AP)
about-camera-feed-2 = la minaccia scende di 1
word-camera-feed-3 = Porta specchio (5 AP)
about-camera-feed-3 = gira un terminale qualsiasi sul lato mainframe
word-maintenance-log = Registro di manutenzione
word-maintenance-log-1 = Ciclo di scorta (3 AP)
about-maintenance-log-1 = ottieni una fiche a scelta per la riserva
word-maintenance-log-2 = Stazione di ricarica (4 AP)
about-maintenance-log-2 = ogni bot guadagna 1 di energia
word-maintenance-log-3 = Ciclo condiviso (5 AP)
about-maintenance-log-3 = 2 fiche a tua scelta per la riserva di squadra
word-root-shell = Shell di root
word-root-shell-1 = Grado falsificato (3 AP)
about-root-shell-1 = alza di 1 il tuo livello rete
word-root-shell-2 = Nota al consiglio (5 AP)
about-root-shell-2 = il livello del CEO scende di 1
word-root-shell-3 = Specchio di rete (6 AP)
about-root-shell-3 = gira un terminale qualsiasi sul lato mainframe e alza di 1 il tuo livello rete
word-break-schedule = Orario delle pause
word-break-schedule-1 = Nuove energie (2 AP)
about-break-schedule-1 = 2 dadi base in più nel tuo pool
word-break-schedule-2 = Allarme silenzioso (3 AP)
about-break-schedule-2 = metti la tua fiche consapevolezza su uno spazio terminale, se non sei in vista
word-break-schedule-3 = Riunione di squadra (6 AP)
about-break-schedule-3 = ogni agente guadagna 1 di energia
word-pay-slip = Busta paga
word-pay-slip-1 = Fondo cassa (2 AP)
about-pay-slip-1 = ottieni una fiche a scelta per la riserva
word-pay-slip-2 = Straordinari (4 AP)
about-pay-slip-2 = guadagna 2 di energia
word-pay-slip-3 = Verifica contabile (6 AP)
about-pay-slip-3 = la minaccia scende di 2
word-lift-control = Comando degli ascensori
word-lift-control-1 = Corsa diretta (3 AP)
about-lift-control-1 = muovi di 3 spazi
word-lift-control-2 = Porte tagliafuoco (4 AP)
about-lift-control-2 = sblocca una porta di questa stanza e muovi di 1 spazio
word-lift-control-3 = Prova di isolamento (6 AP)
about-lift-control-3 = stordisci un'unità qualsiasi per 2 round
word-firmware-vault = Caveau del firmware
word-firmware-vault-1 = Ciclo a impulso (3 AP)
about-firmware-vault-1 = riattiva la fiche degradata più a sinistra
word-firmware-vault-2 = Aggiornamento lampo (4 AP)
about-firmware-vault-2 = pesca una mod
word-firmware-vault-3 = Banco di prova (7 AP)
about-firmware-vault-3 = pesca 2 mod
word-stock-count = Conta delle scorte
word-stock-count-1 = Bancale caduto (3 AP)
about-stock-count-1 = metti la tua fiche consapevolezza su uno spazio cache, se non sei in vista
word-stock-count-2 = Casse aperte (4 AP)
about-stock-count-2 = pesca 3 carte equipaggiamento e tienine una
word-stock-count-3 = Codice universale (7 AP)
about-stock-count-3 = ottieni 2 chiavi
word-help-desk = Assistenza tecnica
word-help-desk-1 = Pacchetto in bozza (3 AP)
about-help-desk-1 = pesca una carta rete
word-help-desk-2 = Lista dei permessi (4 AP)
about-help-desk-2 = il tuo IP bannato ritorna
word-help-desk-3 = Assistenza remota (3 AP)
about-help-desk-3 = il modulo di comando guadagna 2 di energia
word-fire-drill-1 = Porta laterale (3 AP)
about-fire-drill-1 = muovi di 2 spazi, poi sblocca una porta accanto a te
word-fire-drill-2 = Evacuazione (5 AP)
about-fire-drill-2 = togli le fiche consapevolezza di tutti i bot non in vista
word-fire-drill-3 = Fusibile bruciato (8 AP)
about-fire-drill-3 = spegni una guardia entro 4 spazi
word-archive-index = Indice d'archivio
word-archive-index-1 = Scansione del piano (2 AP)
about-archive-index-1 = perlustra una stanza qualsiasi
word-archive-index-2 = Ordine mal archiviato (4 AP)
about-archive-index-2 = pesca una carta equipaggiamento
word-archive-index-3 = Cella frigorifera (5 AP)
about-archive-index-3 = togli 2 ping
word-boardroom-feed = Diretta dal consiglio
word-boardroom-feed-1 = Titolo in prestito (3 AP)
about-boardroom-feed-1 = alza di 1 il tuo livello rete
word-boardroom-feed-2 = Favore dovuto (4 AP)
about-boardroom-feed-2 = una fiche a tua scelta per la riserva di squadra
word-boardroom-feed-3 = Notizie riservate (6 AP)
about-boardroom-feed-3 = la minaccia scende di 1 e guadagni 1 di energia

## Perché no

no-bc-access-08 = Non si può giocare in { $players }: si gioca da uno a quattro, tanti sono i punti di accesso della rete.
warn-bc-alter-06 = La fiche capitano è attiva: la minaccia sale di 2.
no-bc-act-02 = Non ora: le azioni si svolgono nella fase azioni del tuo turno.
no-bc-act-04 = Hai già usato l'azione di questa fiche: passa alla fiche successiva.
no-bc-act-05 = Possono farlo solo il tuo agente o il modulo di comando.
no-bc-agent-04 = Questo dado è di un altro bot.
no-bc-agent-05 = Come modulo di comando questo bot non può usare il suo dado.
no-bc-agent-06 = Il tuo agente non ha un dado bot da lanciare qui, o l'ha già lanciato.
no-bc-alter-04 = Quella fiche non c'è: prendine una dalla riserva di squadra o dalla tua.
no-bc-alter-08 = Questo slot non ha una fiche da sostituire: scegline uno che ce l'ha.
no-bc-alter-10 = Il dado burncycle è già stato lanciato: è tardi per alterare.
no-bc-ap-02 = Sul tavolo non c'è un dado così.
no-bc-ap-04 = Con questi dadi non ci si arriva.
no-bc-ap-07 = Gli AP di questo colpo non si possono usare per questo.
no-bc-bcup-04 = Gli slot si attivano da sinistra a destra: prendi quello inattivo più a sinistra.
no-bc-brute-07 = La forza bruta è fallita: ora solo una chiave può aprire la porta.
no-bc-cache-15 = Hai lasciato questa cache: per raccoglierla lascia il suo spazio e tornaci.
no-bc-chfl-16 = Ognuno resta nella zona sicura da cui è partito: scegli lì uno spazio libero.
no-bc-cmd-02 = Il modulo di comando ha questa carta ma non può usarla: passala a un agente con un commercio.
no-bc-cmd-16 = Almeno 1 di energia deve venire dal tuo agente o dal modulo di comando.
no-bc-cmd-17 = Sta agendo il modulo di comando: le abilità del tuo agente qui non servono.
no-bc-degr-04 = Scegli una delle fiche attive.
no-bc-dice-12 = Puoi combinare { $pairs ->
    [0] nessuna coppia di spazi vuoti
    [one] una sola coppia di spazi vuoti
   *[other] al massimo { $pairs } coppie di spazi vuoti
 }.
no-bc-dice-14 = Non c'è un dado così da rilanciare.
no-bc-dice-21 = Questo dado non ha un'icona di rilancio, o l'hai già usata.
no-bc-dwall-06 = Questo muro è già distrutto: passaci.
no-bc-equip-11 = Hai già lanciato il dado di questa carta in questo turno: riusala nel prossimo.
no-bc-esc-02 = Questo bot è fuggito e non è più sul piano.
no-bc-esc-03 = Questo bot è fuggito e non gioca più.
no-bc-free-03 = Hai un'azione in corso: prima completala.
no-bc-free-04 = C'è qualcosa da risolvere: prima rispondi a quello.
no-bc-free-05 = Puoi farlo solo nel tuo turno.
no-bc-free-07 = Non ce l'hai, è esaurito o funziona in un altro momento.
no-bc-free-08 = L'azione non è finita: completala prima di fare altro.
no-bc-gen-03 = Questo bot non ha il potenziamento riparazione: prima instradagli 1 di energia.
no-bc-gen-04 = Qui la missione non prevede questa azione.
no-bc-guard-10 = Non restano guardie da cui travestirsi.
no-bc-imp-10 = Il tuo agente non ha un imperativo da abbandonare, o non ha energia per pagare.
no-bc-input-01 = La tastiera non chiede l'input { $input }, o non lo chiede più.
no-bc-input-03 = Solo un'azione tastiera ottimizzata può ignorare un input, e uno soltanto.
no-bc-input-05 = Serve una fiche adatta della tua riserva o di quella di squadra.
no-bc-input-06 = Quello slot non ha una fiche { $input }.
no-bc-input-07 = Quella fiche è degradata e non può pagare.
no-bc-input-08 = La fiche sotto il segnalino non può pagare: scegline una più a destra.
no-bc-input-09 = Il segnalino va solo verso destra.
no-bc-input-11 = L'input { $input } non si paga con una fiche: risolvilo e basta.
no-bc-intf-02 = Sei rilevato o in vista: puoi travestirti solo se nessuno ti vede.
no-bc-intf-05 = Non indossi un travestimento.
no-bc-intf-08 = Il travestimento non ha più movimento; gli AP di questo movimento valgono solo per il modulo di comando.
no-bc-intf-18 = Può farlo solo Interface, prima che i ping si attivino.
no-bc-intf-24 = Non puoi travestirti: non è una tua abilità, sei già travestito, o su questo piano l'hai già esaurita.
no-bc-inv-04 = Questo bot non ha quella carta.
no-bc-ipmove-01 = Il tuo IP si muove nella fase rete del tuo turno.
no-bc-ban-08 = Il tuo IP è bannato dalla rete: per riaverlo serve un riavvio del burncycle.
no-bc-net-03 = Non hai un IP nella rete.
no-bc-node-01 = Non c'è un nodo così.
no-bc-bcnet-02 = Una fiche generale muove l'IP di un solo nodo.
no-bc-bcnet-03 = La fiche capitano muove l'IP di un solo nodo.
no-bc-ipmove-05 = Questa fiche non porta lì l'IP: si ferma al prossimo nodo del tipo della fiche, hub o ping.
no-bc-ipmove-06 = L'IP non può fermarsi lì: prosegue fino al prossimo nodo del tipo della fiche, hub o ping.
no-bc-ipmove-08 = Su quel nodo c'è un altro IP: il tuo lo scavalca.
no-bc-ipmove-10 = Nessuna linea porta lì: l'IP cambia strato solo lungo le linee.
no-bc-ipmove-11 = Un solo trasferimento per movimento: quello strato è troppo lontano.
no-bc-ipmove-13 = Dal suo punto di accesso l'IP entra solo nel primo strato.
no-bc-ipmove-22 = Non hai questa carta rete.
no-bc-ipmove-24 = Prima risolvi il nodo su cui è arrivato il tuo IP.
no-bc-ipmove-25 = Questa abilità non è tua, è esaurita o non si può usare qui.
no-bc-joan-01 = Joan è di Memory, e solo quando Memory è un agente.
no-bc-joan-05 = Joan non può farlo: Memory non ha ancora quel potenziamento.
no-bc-joan-07 = Accanto a Joan non c'è una guardia da distrarre.
no-bc-joan-08 = Joan è scarica e può solo muoversi.
no-bc-joan-09 = Joan è scarica e non può entrare in una stanza non ancora perlustrata.
no-bc-joan-14 = In questo turno Joan non può più muoversi.
no-bc-keychip-07 = Durante un movimento una chiave apre una porta accanto al bot che si muove: prima vai lì.
no-bc-keychip-13 = Questo bot non ha una chiave sua.
no-bc-keypad-01 = Lì non c'è una porta chiusa: mettiti accanto alla porta che vuoi aprire.
no-bc-keypad-13 = Hai già scelto come aprirla: continua così.
no-bc-keypad-14 = Questa tastiera si inceppa: non si può forzare.
no-bc-mainf-03 = Un mainframe dà un'opzione, o due con un'azione ottimizzata: scegline di meno.
no-bc-miss-13 = Il bot deve portare la bomba ed essere accanto alla porta sbloccata del montacarichi, senza alcun bot dentro.
no-bc-mod-03 = { $what } non è installata: prima installala.
no-bc-mod-09 = Il tuo agente non ha questa mod da installare.
no-bc-mod-10 = Il modulo di comando non può installare mod: passala a un agente con un commercio.
no-bc-mod-14 = È già installata.
no-bc-move-04 = Un passo porta allo spazio accanto, in alto, a destra, in basso o a sinistra, e costa 1 AP, che devi avere ancora.
no-bc-move-05 = C'è un muro di mezzo: giragli intorno, o distruggilo con un colpo.
no-bc-move-06 = La porta è chiusa: aprila con un'azione tastiera o una chiave.
no-bc-move-09 = Decide il giocatore che ha il bot sulla cache.
no-bc-move-18 = Il dado Pressure muove solo l'agente, che non si è ancora mosso.
no-bc-move-20 = Può muoversi solo il bot che ha ricevuto questo movimento.
no-bc-move-21 = Serve un'azione movimento; questo è un movimento bonus.
no-bc-netact-02 = Il modulo di comando non può pescare carte rete: usa il tuo agente.
no-bc-netcard-03 = La carta è per nodi di un altro strato o tipo: prima arriva su uno di quelli.
no-bc-obj-03 = L'obiettivo di questo piano non è completato: prima completatelo.
no-bc-obj-37 = Su questo spazio non c'è nulla da riparare.
no-bc-out-03 = Gli spazi esterni sono in gioco solo al piano 1.
no-bc-pbank-06 = Il tuo limite è { $limit } di energia: instrada quella in più.
no-bc-pool-06 = Nel tuo pool { $dice ->
    [0] non restano { $kind-is ->
        [basic] dadi base
        [advanced] dadi avanzati
        [elite] dadi élite
       *[other] dadi { $kind }
     }
    [one] resta un solo { $kind-is ->
        [basic] dado base
        [advanced] dado avanzato
        [elite] dado élite
       *[other] dado { $kind }
     }
   *[other] restano { $dice } { $kind-is ->
        [basic] dadi base
        [advanced] dadi avanzati
        [elite] dadi élite
       *[other] dadi { $kind }
     }
 }.
no-bc-power-04 = A un bot deve restare almeno un po' di energia: questo costa più di quanto può dare.
no-bc-push-01 = Lì c'è un'unità sicurezza: per entrare servono la spinta e 1 AP in più.
no-bc-push-03 = Puoi spingere l'unità solo in uno spazio libero accanto al suo.
no-bc-push-04 = Non puoi spingere l'unità nello spazio da cui vieni.
no-bc-push-06 = Non c'è uno spazio libero in cui spingere l'unità.
no-bc-reboot-02 = Puoi riavviare il burncycle solo prima che cominci un turno.
no-bc-repair-03 = Dai almeno 1 di energia.
no-bc-repair-05 = Un bot può avere al massimo { $most } di energia: danne di meno.
no-bc-repair-06 = Hai { $power } di energia e devi tenerne almeno 1: danne di meno.
no-bc-repair-10 = Un bot ripara un altro bot, non se stesso.
no-bc-route-01 = L'energia si instrada all'inizio della partita e nelle fasi 1 e 5 del tuo turno.
no-bc-route-02 = Le quote devono fare { $cost } in totale.
no-bc-route-03 = Il tuo agente non ha questo potenziamento.
no-bc-route-05 = Indica quanto paga ogni bot; agli altri agenti verrà chiesto.
no-bc-secab-11 = Un'unità con Grapple trattiene il bot: questo passo costa { $cost } AP, e ne restano { $ap }.
no-bc-shutbot-08 = Il tuo agente è spento: può agire solo il modulo di comando.
no-bc-shutbot-19 = Lì c'è un agente spento: si passa solo con lo scambio.
no-bc-shutbot-20 = Un agente spento non può commerciare.
no-bc-space-02 = Lo spazio è occupato.
no-bc-strike-02 = Fuori portata: mettiti accanto all'unità o al muro che vuoi colpire.
no-bc-strsec-06 = Gli AP non raggiungono la resistenza dell'unità: non puoi spegnerla.
no-bc-strsec-07 = Mancano più di 5 AP per la resistenza dell'unità: non puoi stordirla.
no-bc-strwall-01 = Per distruggere un muro servono 10 AP: non bastano.
no-bc-strwall-09 = Quella è una porta, non un muro: aprila.
no-bc-strwall-11 = Muri già distrutti su questo piano: { $walls }. Non se ne possono distruggere altri.
no-bc-strwall-14 = Il varco nel muro porta all'esterno, e lì non c'è nulla da fare.
no-bc-surv-05 = Si sta perlustrando la stanza: prima risolvi questo.
no-bc-survdie-03 = L'ordine lo sceglie chi ha lanciato i dadi.
no-bc-swap-01 = Lì c'è un altro bot: per entrare serve lo scambio.
no-bc-term-01 = Il bot non è su una fiche terminale: prima vai lì.
no-bc-term-05 = Prima scegli un'opzione della carta, poi i dadi.
no-bc-term-06 = { $ap } AP non bastano per questa opzione.
warn-bc-pbank-04 = Perdi { $power } di energia oltre il tuo limite.
no-bc-term-09 = Scegli un'opzione, o due se una fiche tecnologia ottimizza l'azione.
no-bc-term-10 = Hai scelto le opzioni: ora lancia i dadi.
no-bc-term-13 = { $ap } AP non bastano per entrambe le opzioni.
no-bc-term-14 = I dadi sono stati lanciati: le opzioni non si possono più cambiare.
no-bc-termchip-06 = Questo terminale è esaurito.
no-bc-trade-01 = I bot commerciano solo con i bot accanto, e non attraverso muri o porte chiuse.
no-bc-trade-02 = Il bot non ce l'ha. Si possono commerciare equipaggiamento, mod non installate e chiavi.
no-bc-trade-04 = Decide l'altro giocatore.
no-bc-trade-06 = Almeno uno dei due deve dare qualcosa.
no-bc-trade-07 = { $card } è installata e non si può dare.
no-bc-trade-10 = Le fiche della riserva non si possono dare.
no-bc-turn-02 = Questo si fa in un'altra fase del turno.
no-bc-upg-03 = Questo potenziamento è già attivo.
no-bc-upgag-01 = Un agente paga da solo i suoi potenziamenti.
no-bc-upgag-07 = Non hai un potenziamento dado avanzato da cambiare.
no-bc-upgag-08 = Il tuo agente ha già { $most ->
    [one] il suo unico potenziamento
   *[other] i suoi { $most } potenziamenti
 } di questo tipo: non ce ne sono altri.
no-bc-upgcm-08 = Questo bot non può avere quel potenziamento: dadi e riserva sono per gli agenti, gli slot per il modulo di comando.

## Di che cosa parla una domanda

value-ask-where-to-start-about = { value-bot }
value-ask-who-gets-the-chip-about = { $value ->
    [0] generale
    [1] fisica
    [2] tecnologia
   *[3] utilità
 }
value-ask-which-bot-is-pursued-about = { value-unit }
value-ask-which-route-about = { value-unit }
value-ask-which-facing-about = { value-unit }
value-ask-which-space-for-unit-about = { value-unit }
value-ask-who-investigates-about = { value-bot }
value-ask-which-chip-goes-about = { value-bot }
value-ask-what-goes-about = { value-bot }
value-ask-take-the-bead-about = { value-bot }

## Che cosa si chiede e si racconta di Identity Theft e di Joan

ask-identity-theft = Muovi il tuo IP come un ping?
    .why = Identity Theft funziona prima che i ping si attivino: il tuo IP si muove in senso orario fino a 3 nodi, a un hub o su un altro IP.
do-steal-identity = Muovi l'IP come un ping
verb-steal-identity = Muovi l'IP come un ping
do-keep-identity = Lascia l'IP dov'è
verb-keep-identity = Lascia l'IP dov'è
do-disguise = Travestiti da guardia
verb-disguise = Travestiti da guardia
do-take-off-disguise = Togli il travestimento
verb-take-off-disguise = Togli il travestimento
do-move-drone = Fai volare Joan { $to }
verb-move-drone = Fai volare Joan
do-distract = Joan distrae { $unit }
verb-distract = Distrai una guardia con Joan
do-drone-keypad = Joan prova la tastiera della porta { $door }
verb-drone-keypad = Prova una tastiera con Joan
event-identity-stolen = { $seat } muove il suo IP come un ping: { $way }.
event-ips-met = { $stays-is ->
    [true] { $seat }: l'IP prende il nodo di un altro ({ $other }), livello { $level } contro { $others }.
   *[false] { $seat }: l'IP viene scacciato da un altro ({ $other }), livello { $level } contro { $others }.
 }
value-event-ips-met-other = { value-seats }

## Il tavolo campo per campo

view-tape = Nastro
    .part = none
view-players = Giocatori
    .part = none
view-mission = Missione
    .part = meters
view-corporation = Corporazione
    .part = meters
view-difficulty = Difficoltà
    .part = meters
view-captain = Capitano
    .part = meters
view-phase = Fase
    .part = none
view-active = Giocatore di turno
    .part = meters
value-view-active = { $next ->
    [nessuno] { $value }
   *[other] { value-seat }
 }
view-marker = Segnalino corporazione
    .part = meters
value-view-marker = { value-seat }
view-round = Round
    .part = meters
view-leg = Piani già lasciati
    .part = none
view-plan = Pianta
    .part = none
view-todo = Da fare
    .part = none
view-pending = In sospeso
    .part = none
view-waiting = In attesa
    .part = none
view-result = Risultato
    .part = none
view-unlocked = Porte sbloccate
    .part = none
view-open-doors = Porte sbloccate
    .part = board
value-view-open-doors = { $door }
view-broken = Muri distrutti
    .part = board
value-view-broken = { $wall }
view-keypads = Carte tastiera alle porte
    .part = board
value-view-keypads = { $next ->
    [nessuno] { $value }
   *[other] { $door }
 }
view-terminals = Terminali
    .part = board
value-view-terminals = { $space }
view-mainframes = Mainframe
    .part = board
value-view-mainframes = { $space }
view-caches = Cache
    .part = board
value-view-caches = { $space }
view-unseen = Stanze non perlustrate
    .part = board
value-view-unseen = { $room }
view-beads = Perle
    .part = board
value-view-beads = { $next ->
    [nessuno] { $value }
   *[other] { $space }
 }
view-bots = Bot, per ultimo il modulo di comando
    .part = board
view-units = Unità sicurezza
    .part = board
view-roster = Tutte le unità finora
    .part = none
view-acting = Unità che agisce
    .part = none
view-group = Unità in azione
    .part = none
view-pursued = Perseguiti
    .part = none
view-in-view = In vista del capitano
    .part = none
view-zones = Zone
    .part = none
view-carried = Passati di piano
    .part = none
view-drone = Joan the Drone
    .part = board
value-view-drone = { $space-is ->
    [none] non sul piano
   *[other] { $space }
 }
view-charged = Joan è carica
    .part = board
view-drone-moves = Spazi mossi da Joan
    .part = none
view-slots = Burncycle
    .part = board
view-tracker = Segnalino
    .part = meters
value-view-tracker = { $value ->
    [-1] accanto al burncycle
   *[other] slot { $next }
 }
view-acted = Azione di questa fiche usata
    .part = none
view-extra = Un'altra azione
    .part = none
view-team = Riserva di squadra
    .part = board
view-supply = Scorta di fiche
    .part = none
view-pool = Pool di dadi
    .part = board
view-roll = Lancio
    .part = none
view-moving = Movimento
    .part = board
view-striking = Colpo
    .part = none
view-passing = Passo gratuito
    .part = none
view-at-keypad = Tastiera
    .part = board
view-at-terminal = Carta terminale
    .part = board
view-using = Carta in uso
    .part = none
view-drawn = Carte pescate
    .part = none
view-deal = Commercio
    .part = none
view-pings = Ping ai nodi
    .part = board
value-view-pings = { $node }
view-ceo = Livello rete del CEO
    .part = meters
view-pinging = Ping che si attivano
    .part = none
view-rolls = Dadi ping rimasti
    .part = none
view-threat = Minaccia, su 26
    .part = meters
view-reached = Eventi minaccia fino al livello
    .part = none
view-happening = Ora succede
    .part = none
view-carrying = Effetti in corso
    .part = none
view-equipment = Mazzo equipaggiamento
    .part = none
view-mods = Mazzo mod
    .part = none
view-imperatives = Mazzo imperativi
    .part = none
view-terminal-cards = Mazzo terminali
    .part = none
view-network-cards = Mazzo rete
    .part = none
view-keypad-cards = Mazzo tastiere
    .part = none
view-guards = Pile delle guardie
    .part = none
view-progress = Progressi
    .part = none
view-done = Obiettivo del piano completato
    .part = none
view-seat = Posto
    .part = none
view-named = Nomi
    .part = none
view-objective = Obiettivo
    .part = meters
view-tasks = Compiti
    .part = board
view-task = Compito
    .part = board
value-view-task = { $value }: { $value-about }
view-complete = Completato
    .part = board
view-times = Contati finora
    .part = board
view-name = Nome
    .part = board
view-number = Numero
    .part = board
view-cell = Spazio
    .part = board
value-view-cell = { $space-is ->
    [none] non sul piano
   *[other] { $space }
 }
view-chip = Fiche
    .part = board
value-view-chip = { $next ->
    [nessuno] { $value }
   *[other] { $space-is ->
        [none] sul mat
       *[other] fiche consapevolezza a { $space }
    }
 }
view-flipped = Fiche consapevolezza girata
    .part = none
view-hidden = Nascosto
    .part = board
view-shut = Spento
    .part = board
view-escaped = Fuggito
    .part = board
view-power = Energia
    .part = board
view-upgrades = Potenziamenti
    .part = board
view-advanced = Dadi avanzati
    .part = board
view-elite = Dadi élite
    .part = board
view-basic = Dadi base
    .part = board
view-keys = Chiavi
    .part = board
view-cards = Carte
    .part = board
view-card = Carta
    .part = board
value-view-card = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
view-installed = Installata
    .part = board
view-face = Dado
    .part = none
view-carries = Porta
    .part = board
view-reserve = Riserva
    .part = board
view-imperative = Imperativo
    .part = board
value-view-imperative = { $value }: { $value-about }
view-imperative-age = Età dell'imperativo
    .part = none
view-used = Esauriti
    .part = board
view-ip = IP
    .part = board
value-view-ip = { $value ->
    [-1] nel suo punto di accesso
    [-2] bannato
    [-3] nessuno
   *[other] al nodo { $node }
 }
view-access = Punto di accesso
    .part = none
view-level = Livello rete
    .part = board
view-hand = Carte rete
    .part = board
view-disguise = Travestimento
    .part = board
view-facing = Orientamento
    .part = board
view-duty = Servizio
    .part = none
view-state = Stato
    .part = board
view-key = Ha una chiave
    .part = board
view-post = Postazione
    .part = none
view-rounds = Round ancora stordita
    .part = none
view-degraded = Degradata
    .part = board
view-ap = AP
    .part = board
value-view-ap = { $value ->
    [-1] non lanciati
   *[other] { $value }
 }
view-bonus = Movimento bonus di
    .part = none
view-steps = Passi
    .part = none
view-own = Movimento solo dell'agente
    .part = board
view-masked = In travestimento
    .part = none
view-outer = Movimento interrotto
    .part = none
view-bot = Bot
    .part = board
view-door = Porta
    .part = board
view-optimized = Ottimizzata
    .part = board
view-inputs = Input rimasti
    .part = board
view-resolving = Si sta risolvendo
    .part = none
view-ignored = Un input ignorato
    .part = none
view-forced = Forza bruta fallita
    .part = none
view-helper = Svolta da Joan
    .part = none
view-mainframe = Mainframe
    .part = board
view-chosen = Scelte
    .part = board
value-view-chosen = { value-options }
view-due = Ancora da risolvere
    .part = none

## Di che cosa si tratta

about-aim = Siete una squadra di robot nel palazzo di una corporazione. Ognuno controlla un agente, e il modulo di comando è di tutti. Completate gli obiettivi della missione piano per piano, prima che la minaccia arrivi a 26 o che il modulo di comando si spenga.
help-goal =
    Siete una squadra di robot nel palazzo di una corporazione. Ogni giocatore
    controlla un agente, e il modulo di comando è di tutti. Completate gli obiettivi
    della missione, piano per piano, prima che la minaccia arrivi a 26 o che il
    modulo di comando si spenga. Un turno ha sei fasi:
    1 Instradare  energia ai potenziamenti; quella che resta diventa i dadi base
    2 Pool        i dadi che hai per tutto il turno
    3 Azioni      una per ogni fiche del burncycle, ottimizzata se è del suo tipo:
                  movimento, colpo, terminale, tastiera, carta rete
    4 Rete        un movimento del tuo IP per ogni fiche
    5 Instradare  di nuovo; l'energia oltre il tuo limite va persa
    6 Degradare   si perde una fiche del burncycle fino a un riavvio
    Dopo i turni di tutti agisce la corporazione: le unità perseguono i bot che
    vedono, indagano sulle fiche consapevolezza e pattugliano; i ping si muovono;
    la minaccia avanza.
    Premi h per rivedere questo testo e come si legge il tavolo.
help-board =
    Spazi       le colonne sono lettere, le righe numeri: C4; . stanza, _ zona
                sicura, ~ esterno, X spazio obiettivo, t spazio terminale senza
                fiche; ~p, ~t e ~u un'icona (fisica, tecnologia, utilità): una
                fiche per la riserva di squadra
    Bot         1 2 3 4 agenti, M modulo di comando; ! rilevato, h nascosto,
                z spento
    Joan        J il drone, j quando è scarica
    Unità       iniziale e orientamento ^ > v <, minuscola se è stordita; @ il
                capitano
    Sul piano   T terminale, # mainframe, C cache, H nascondiglio, o perla,
                ?1 fiche consapevolezza del bot 1
    Muri        - e | muri, = e : porte chiuse, ' sbloccate, x muri distrutti
    Burncycle   >Generale< sotto il segnalino, (Fisica) degradata, - inattivo
    Altro       v con il numero o il nome di un bot mostra la sua scheda, v con lo
                spazio di un'unità (o u3) che cosa vede, v con un altro spazio la
                sua stanza; v rooms le stanze, v net la rete, v mission la
                missione, v captain il capitano, v threat la minaccia

## Passi di una scelta

choose-move-basic = { choose-roll-basic }
choose-move-advanced = { choose-roll-advanced }
choose-move-elite = { choose-roll-elite }
choose-strike-unit-basic = { choose-roll-basic }
choose-strike-unit-advanced = { choose-roll-advanced }
choose-strike-unit-elite = { choose-roll-elite }
choose-strike-wall-basic = { choose-roll-basic } Un muro richiede 10 AP.
choose-strike-wall-advanced = { choose-roll-advanced }
choose-strike-wall-elite = { choose-roll-elite }
choose-roll-basic = Quanti dadi base (0–2 AP ciascuno)?
choose-roll-advanced = Quanti dadi avanzati (1–3 AP ciascuno)?
choose-roll-elite = Quanti dadi élite (2–3 AP ciascuno)?
choose-brute-force-basic = { choose-roll-basic }
choose-brute-force-advanced = { choose-roll-advanced }
choose-brute-force-elite = { choose-roll-elite }
choose-strike-unit-bot = Quale bot colpisce?
choose-strike-unit-unit = Quale unità colpisce?
choose-strike-wall-bot = Quale bot colpisce?
choose-strike-wall-wall = Quale muro colpisce?
choose-upgrade-upgrade = Quale potenziamento compri?
choose-upgrade-module-upgrade = Quale potenziamento del modulo di comando?
choose-upgrade-module-shares = Chi paga quanto?
choose-upgrade-module = Quale potenziamento, e chi lo paga?
choose-step-bot = Quale bot si muove?
choose-step-to = In quale spazio?
choose-step = Quale passo?
choose-terminal-bot = Quale bot usa il suo terminale?
choose-netcard-bot = Chi pesca?
choose-keypad-bot = Quale bot ci prova?
choose-keypad-door = Quale porta?
choose-keypad = Quale porta?
choose-repair-bot = Quale bot dà energia?
choose-repair-other = Quale bot la riceve?
choose-repair-power = Quanta energia?
choose-alter-slot = Quale slot alteri?
choose-alter-reserve = Da quale riserva?
choose-alter-chip = Quale fiche metti?
choose-alter = Quale fiche, e dove?
choose-trade-bot = Quale bot commercia?
choose-trade-other = Con quale bot?
choose-trade-give = Che cosa dà?
choose-trade-take = Che cosa riceve?
choose-trade = Quale commercio?
choose-use-what = Che cosa usi?
choose-ip-move-node = A quale nodo?
choose-select-options = Quali opzioni tenti?
choose-assign-options = A quali opzioni vanno gli AP?
choose-resolve-input = Quale input?
choose-resolve = Quale input, e come?
choose-ignore-input-input = Quale input ignori?
choose-use-on-dice-ability = Quale abilità?
choose-use-on-dice-die = Quale dado?
choose-reroll-icon = Quale icona usi?
choose-reroll-die = Quale dado rilanci?
choose-combine-pairs = Quante coppie?
choose-discard-bot = Quale bot scarta?
choose-discard-card = Quale carta?
choose-install-card = Quale mod?
choose-move-drone-to = Dove vola Joan?
choose-distract-unit = Quale unità?
choose-drone-keypad-door = Quale porta?
choose-mission-action-bot = Quale bot?
choose-mission-action-cell = Dove?
choose-use-key-door = Quale porta?
choose-use-key-bot = Quale bot?
choose-use-network-card-card = Quale carta?
choose-network-ability-ability = Quale abilità?

## Lezioni: un passo è raccontato da `guide-PASSO`, che cosa fare dal suo `short`, e perché dal suo `text`; `typed` è solo per il terminale

word-first-shift = Primo turno di lavoro
about-first-shift = Una lezione su un piccolo piano di NeedChain: entra, usa un terminale, guarda in una stanza e infilati in una zona sicura
option-mission-first-shift = Primo turno di lavoro (una lezione per 1 giocatore)
word-clock-in = Timbrare l'entrata
word-first-terminal = Usare un terminale
about-first-terminal = Un agente usa un terminale
word-first-look-around = Guardare in una stanza
about-first-look-around = Un bot entra in una stanza non ancora perlustrata
word-clock-out = Timbrare l'uscita
word-agents-safe-at-last = In una zona sicura
about-agents-safe-at-last = Ogni agente arriva in una zona sicura, non per forza nello stesso momento
guide-route = Instrada energia
    .short = Con l'energia dell'agente compra lo slot 4, poi un dado avanzato; infine «{ verb-ready }».
    .text = Il tuo agente ha 10 di energia e può tenerne solo una parte: spendi il resto. Prima scegli «{ verb-upgrade-module }», slot 4, pagato solo dal tuo agente: è un'azione in più ogni turno. Poi «{ verb-upgrade }», dado avanzato: un dado migliore ogni turno. L'energia che il tuo agente tiene diventa i suoi dadi base, e un bot senza energia si spegne. Infine scegli «{ verb-ready }».
guide-start = Scegli da dove partire
    .short = Metti il tuo agente in E8, poi il modulo di comando in G8.
    .text = Arrivi da fuori, sotto l'edificio. Ogni spazio prende il nome dalla colonna e dalla riga, e qui le lettere sono fiche per la riserva di squadra, come T per tecnologia. Parti con il tuo agente da E8 e con il modulo di comando da G8. L'atrio è la stanza sopra C8.
guide-move = Svolgi un'azione movimento
    .short = Scegli «{ verb-move }», lancia 3 dadi e vai a C8, sotto l'atrio.
    .text = Scegli «{ verb-begin-turn }» e «{ verb-done }». Da qui in poi ogni fiche del burncycle è un'azione. Scegli «{ verb-move }» e lancia 3 dadi base: il totale sono i tuoi AP, e ogni AP muove di uno spazio il tuo agente o il modulo di comando. Vai a C8, accanto alla porta dell'atrio; se lì ti restano AP, scegli «{ verb-stop }». I dadi che lanci sono spesi per questo turno: tienine qualcuno per la porta. Il tuo imperativo è una scommessa: se lo rispetti dà energia, se lo infrangi costa 1.
guide-keypad = Apri una porta
    .short = La porta dell'atrio è chiusa. Da C8 scegli «{ verb-keypad }».
    .text = Quando sei a C8, accanto alla porta, usa la fiche successiva per «{ verb-keypad }». Una carta mostra gli input: risolvili tutti, ognuno al suo prezzo, oppure scegli «{ verb-brute-force }» e fai 4 AP, oppure usa una chiave. Se non ci riesci la carta resta, e puoi riprovare con la prossima fiche. Quando la porta è aperta, attraversala gratis.
guide-terminal = Usa un terminale
    .short = Mettiti sul terminale in C7 e scegli «{ verb-terminal }».
    .text = Il terminale dell'atrio è a C7, subito dietro la porta. Mettiti lì e scegli «{ verb-terminal }». Prima scegli un'opzione, poi lancia i dadi per gli AP che richiede; che tu ci riesca o no, il terminale si esaurisce. Se hai finito i dadi, passa le fiche che restano: ogni turno ne avrai di nuovi. Finché non arriviamo alla rete, lì scegli «{ verb-network-pass }».
guide-ip = Muovi il tuo IP
    .short = Nella fase rete usa ogni fiche per «{ verb-ip-move }».
    .text = Dopo l'ultima fiche delle tue azioni comincia la fase rete, e le stesse fiche muovono il tuo IP. Per ogni fiche scegli «{ verb-ip-move }»: le fiche generali e capitano muovono di 1 nodo, le altre fino al prossimo nodo del loro tipo. Un hub sullo strato 1, il più esterno, alza il tuo livello rete: quando il tuo IP incontra un ping, chi ha il livello più basso viene cacciato. Un hub sullo strato 2 abbassa la minaccia, uno sullo strato 3 dà energia.
guide-network-card = Pesca una carta rete
    .short = Usa una fiche per «{ verb-netcard }», ovunque tu sia.
    .text = Nelle prossime azioni usa una fiche per «{ verb-netcard }», ovunque tu sia. La carta indica uno strato e un tipo: nella fase rete di questo turno funziona su un nodo così, se il tuo IP ci finisce un movimento. Se non la usi, la perdi alla fine del turno. Ogni turno perdi anche una fiche; quando ne restano solo 2, «{ verb-reboot }» prima di un turno le riporta tutte per 1 di minaccia.
guide-room = Guarda in una stanza
    .short = Esci dalla porta in alto, vai a G4 e apri il deposito.
    .text = Di solito il primo bot che entra in una stanza la perlustra: i dadi dicono se dentro c'è una guardia, energia o altro. Esci dall'atrio per la porta in alto, C4-C5, vai a destra lungo il corridoio fino a G4 e apri lì il deposito, a G3-G4. Una guardia sorveglia il corridoio, ma farsi vedere di per sé non costa nulla.
guide-seen = Fatti vedere
    .short = Entra nella vista di una guardia e fatti rilevare.
    .text = Un'unità sicurezza vede davanti a sé tanti spazi quanti ne dice il suo numero, la metà ai lati e alle spalle, e mai attraverso le porte. Entra nella vista di un'unità: il tuo bot viene subito rilevato, e la sua fiche consapevolezza va sul suo spazio. Di per sé non costa nulla, ma ora sanno dove cercare.
    .typed = v con lo spazio di un'unità, per esempio v J4, segna ciò che vede.
guide-lost = Esci dalla vista
    .short = Esci dalla vista: attraverso una porta o dietro un angolo.
    .text = Esci dalla vista di tutte le unità: attraverso una porta, dietro un angolo, in un nascondiglio che nessuna vede, o in una zona sicura. Poi vai avanti: la tua fiche consapevolezza resta dove ti hanno visto per l'ultima volta, ed è lì che ti cercheranno. Se un'unità ti sbarra la strada, scegli «{ verb-strike-unit }»: puoi stordirla o, con più AP, spegnerla.
guide-watch = Osserva la corporazione
    .short = Scegli «{ verb-pass }» fino alla fine del turno e osserva le guardie.
    .text = Finisci il tuo turno; per le fiche che non ti servono scegli «{ verb-pass }». Poi le unità che vedono un bot rilevato lo perseguono, altre cercano presso le fiche consapevolezza, le altre ancora pattugliano, e ognuna attacca i bot rilevati che ha accanto: una guardia di livello 1 toglie 1 di energia. La minaccia sale di 1 per giocatore; a 26 hai perso.
    .typed = l mostra tutto ciò che è successo.
guide-win = Finisci la missione
    .short = Porta la chiave a D1, apri il montacarichi ed entra.
    .text = Svolgi i compiti che ti restano. La ricompensa è una chiave: portala a D1 e nel montacarichi, una zona sicura dietro la porta C1-D1. In un'azione movimento scegli «{ verb-use-key }» accanto alla porta ed entra. Stai finendo le fiche? «{ verb-reboot }» prima del tuo turno.
    .typed = v mission elenca i compiti.
value-event-goal-reached-step = { $value-is ->
    [route] { guide-route }
    [start] { guide-start }
    [move] { guide-move }
    [keypad] { guide-keypad }
    [terminal] { guide-terminal }
    [ip] { guide-ip }
    [network-card] { guide-network-card }
    [room] { guide-room }
    [seen] { guide-seen }
    [lost] { guide-lost }
    [watch] { guide-watch }
   *[win] { guide-win }
 }
event-goal-reached = Fatto: { $step }.
event-lesson-ended = { $won-is ->
    [true] La lezione è finita. Come prossima missione va bene { word-heavy-lifting }, su un piano solo.
   *[false] La lezione è finita. Puoi riprovare quando vuoi: apri un altro tavolo di { $lesson }, oppure scrivi nel terminale «getaway play burncycle --mission first_shift».
 }
view-met = Traguardi raggiunti
    .part = none
view-guide = Lezione
    .part = none

## Il piano come è disegnato: che cosa è ogni cosa, per il suo titolo

seen-floor = { $here-is ->
    [true] Piano { $number }. Con i tasti freccia passi da una scelta all'altra, o di spazio in spazio.
   *[false] Piano { $number } come viene preparato. Non è in gioco.
 }
seen-room-type = { $type-is ->
    [tech] //tech
   *[other] //{ $type }
 }
seen-safe-zone = zona sicura
seen-room = { $safe-is ->
    [true] { $room }, zona sicura
   *[false] { $room }, { $type-is ->
        [tech] tech
       *[other] { $type }
     }
 }{ $unseen-is ->
    [true] , non perlustrata: { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
     } per perlustrarla
   *[false] {""}
 }
seen-hallway = corridoio
seen-outdoor = spazio esterno
seen-rubble = Muro distrutto { $wall }
seen-door = { $unlocked-is ->
    [true] Porta sbloccata { $door }
   *[false] Porta chiusa { $door }
 }{ $keypad-is ->
    [none] {""}
   *[other] , carta tastiera { $keypad }
 }
seen-post = { $kind-is ->
    [hallway] Postazione corridoio { $number }
    [mandatory] Postazione obbligatoria
    [single] Postazione di questa stanza
   *[other] Postazione { $kind } di questa stanza
 }
seen-icon = Un bot che parte da qui porta una fiche alla squadra: { $icon }
seen-terminal = terminale
seen-mainframe = mainframe
seen-bare-terminal = spazio terminale senza fiche
seen-cache = cache
seen-objective = spazio obiettivo
seen-bead = perla: { $name }
seen-hiding = nascondiglio
seen-chip = fiche consapevolezza di { $bot }: visto qui per l'ultima volta
seen-unit = { $captain-is ->
    [true] Capitano { $name }
   *[false] { $name }, guardia di livello { $level }
 }, { $space }, guarda { $facing }{ $state-is ->
    [acted] , ha agito
    [stunned] , stordita
   *[awake] {""}
 }{ $key-is ->
    [true] , ha una chiave
   *[false] {""}
 }
seen-bot = { $name }{ $module-is ->
    [true] {" "}(modulo di comando)
   *[false] {""}
 }, { $space }, { $state }
seen-drone = Joan the Drone, { $space }{ $charged-is ->
    [true] {""}
   *[false] , scarica
 }
seen-bot-short = { $name }
seen-module-short = modulo di comando { $name }
seen-unit-short = { $captain-is ->
    [true] capitano { $name }
   *[false] { $name }, livello { $level }
 }{ $state-is ->
    [stunned] , stordita
   *[other] , portata { $reach }
 }
seen-space = { $space }, { $ground }{ $some ->
    [0] .
   *[other] : { $things }.
 }
floor-tools = Vista del piano
floor-whole = Tutto il piano
floor-awareness = Consapevolezza
floor-levels = Piani della missione
floor-level = { $here-is ->
    [true] Piano { $number }, in gioco
   *[false] Piano { $number }
 }
sight-ahead = { $unit } { $number } lo vedrebbe davanti a sé.
sight-adjacent = { $unit } { $number } lo vedrebbe proprio accanto a sé.
sight-peripheral = { $unit } { $number } lo vedrebbe con la coda dell'occhio.
sight-passing = { $unit } { $number } lo vedrebbe passare la porta.
sight-then-detected = { $bot } verrebbe rilevato.
sight-then-known = { $bot } tornerebbe sulla propria fiche consapevolezza e verrebbe rilevato.
sight-then-hides = { $bot } si nasconderebbe.
sight-then-slips = { $bot } si dileguerebbe; la sua fiche consapevolezza resterebbe lì.
sight-then-disguised = { $bot } è travestito: nessuno se ne accorgerebbe.
sight-then-unseen = Nessuno vedrebbe { $bot } lì.

## Accanto al piano: burncycle, minaccia, schede, rete, dadi, il turno della corporazione passo per passo

meter-all = Burncycle e minaccia
burn-title = Burncycle
burn-state = { $state-is ->
    [now] Ora
    [used] Usata
    [degraded] Degradata
    [empty] In attesa
    [inactive] Inattiva
   *[plain] Attiva
 }
burn-slot = Slot { $slot }: { $chip-is ->
    [none] {""}
   *[other] { $chip },{" "}
 }{ burn-state }
threat-title = Minaccia
threat-of = di minaccia su { $last }
threat-next = Prossimo a { $level }: { $title }. { $title-about }
threat-none = Nient'altro fino a { $last }
threat-then = { $then } dopo questo round
threat-card = Carta minaccia
threat-level = Minaccia { $level } su { $last }, { $then } alla fine di questo round
threat-entry = { $title }: { $title-about }{ $reached-is ->
    [true] {" "}({ $kind-is ->
        [event] avvenuto
       *[escalation] in vigore
     })
   *[false] {""}
 }
threat-last = La missione fallisce
bot-all = Bot
bot-power = Energia { $power }; può tenerne { $limit } su { $bank }
bot-module = Modulo di comando
bot-agent = { $own ->
    [true] { $holder } (tu): agente
   *[false] { $holder }: agente
 }
bot-acts = È di turno
bot-state = { $state-is ->
    [unseen] Non rilevato
    [detected] Rilevato
    [hidden] Nascosto
    [disguised] Travestito
    [shut] Spento
   *[escaped] Fuggito
 }
bot-dice = { $pool-is ->
    [true] Pool di dadi
   *[false] Dadi in più a ogni turno
 }
bot-reserve = { $team-is ->
    [true] Riserva di squadra
   *[false] Riserva
 }
bot-ip = Rete
bot-network = Livello { $level }, { $node-is ->
    [none] IP nel suo punto di accesso
   *[other] IP al nodo { $node }
 }
bot-banned = IP bannato fino a un riavvio
bot-keys = { $keys ->
    [one] 1 chiave
   *[other] { $keys } chiavi
 }
bot-mod = { $card }, { $installed-is ->
    [true] installata
   *[false] non installata
 }
bot-skill = { $skill }{ $state-is ->
    [used] {" "}(usata)
    [open] {" "}({ $cost } di energia)
   *[active] {""}
 }
bot-more = { $open-is ->
    [true] Meno su { $bot }
   *[false] Altro su { $bot }
 }
mat-name = Rete
mat-title = Mat rete, { $pings ->
    [one] 1 ping
   *[other] { $pings } ping
 }
mat-node = Nodo { $node }, { $kind }
mat-access = Punto di accesso { $number }, { $bot-is ->
    [none] libero
   *[other] { $bot }
 }
mat-ceo = CEO
mat-ping = Ping al nodo { $node }
mat-ip = IP di { $bot }, livello { $level }, { $node-is ->
    [none] nel suo punto di accesso
   *[other] al nodo { $node }
 }
mat-level = { $own-is ->
    [true] Tu
   *[false] { $bot }
 } { $banned-is ->
    [true] bannato
   *[false] { $level }
 }
mat-ceo-level = CEO { $level }
mat-hubs =
    Strato 1:
    livello
    Strato 2:
    meno minaccia
    Strato 3:
    energia
    Nucleo:
    tutti e tre
mat-to-floor = Piano
task-all = Compiti
task-title = { $objective-is ->
    [none] Piano { $floor } di { $floors }
   *[other] { $objective }, piano { $floor } di { $floors }
 }
task-told = { $task-about }{ $times ->
    [0] {""}
   *[other] { $complete-is ->
        [true] {""}
       *[false] {" "}({ $times } finora)
     }
 }
task-leave = Obiettivo completato: uscite da una zona sicura.
roll-all = Dadi sul tavolo
roll-die = dado { $kind }, { $value ->
    [0] spazio vuoto
   *[other] { $value } AP
 }{ $use-is ->
    [paired] , metà di una coppia
    [back] , torna nel pool
   *[counts] {""}
 }
roll-title = { $bot }, { $purpose }: { $ap } AP{ $over-is ->
    [true] {""}
   *[false] {" "}finora
 }
roll-sum = Dadi: { $sum }.
roll-pairs = { $pairs ->
    [one] Una coppia di spazi vuoti fa 1.
   *[other] { $pairs } coppie di spazi vuoti fanno { $pairs }.
 }
roll-bonus = Le abilità aggiungono { $bonus }.
roll-back = { $back ->
    [one] Uno spazio vuoto torna nel pool.
   *[other] { $back } spazi vuoti tornano nel pool.
 }
roll-icons = { $icons ->
    [one] Un'icona ti fa rilanciare un dado.
   *[other] { $icons } icone ti fanno rilanciare un dado ciascuna.
 }
play-title = Il turno della corporazione
play-count = Corporazione, { $number } di { $of }
play-walk = { $unit } si muove di { $spaces ->
    [one] { $spaces } spazio
   *[other] { $spaces } spazi
 } fino a { $cell } e guarda { $facing }.
play-back = Indietro di uno
play-next = Avanti di uno
play-wait = Pausa
play-go = Riprendi
play-skip = Salta
play-pace = Velocità
play-paces = { $pace-is ->
    [slow] Lenta
    [normal] Normale
    [fast] Veloce
   *[once] Istantanea
 }
play-again = Rivedi il turno della corporazione
stamp-detected = RILEVATO
stamp-open = APERTA
stamp-failed = FALLITO
stamp-booted = ESPULSO
keypad-title = Tastiera
keypad-level = Tastiera, livello { $level }
keypad-done = Nessun input rimasto
keypad-jam = non si può forzare
keypad-no-chip = {" "}(nessuna fiche)

## Walking to a space

tip-to = In { $space }, { $ground }
tip-ap = { $ap } AP
tip-chance = { $percent }%
tip-dice = { $dice ->
    [one] con 1 dado
   *[other] con { $dice } dadi
 }
tip-seen = { $unit } { $number } ti vede in { $space }
tip-surveilled = In { $space } si tirano i dadi sorveglianza
tip-hides = Lì ti nascondi
tip-slips = Sparisci alla vista
tip-escapes = Esci dall'edificio
tip-roll = Tira e vai
tip-walk = Vai lì
tray-chances = Probabilità di ottenere almeno questi AP
tray-walk = Clicca su un dado per tenerlo da parte, o su uno spazio per tirare e andarci.
tray-pick = Clicca su un dado per tenerlo da parte.
tray-roll = { $dice ->
    [0] Non tirare dadi
    [one] Tira 1 dado
   *[other] Tira { $dice } dadi
 }
roll-kind = dado { $kind }
verdict-open = Aperta
verdict-stunned = Stordita
verdict-down = Spenta
verdict-broken = Abbattuto
verdict-done = Riuscito
verdict-failed = Fallito
verdict-of = { $ap } AP su { $need }
floor-map = Mappa del piano
steps-all = Fasi del turno
mat-own = Rete: sei al livello { $level }
mat-deck = Carte rete
mat-swap = Mostra la rete sul tabellone
mat-swap-floor = Mostra il piano sul tabellone
team-title = Chi va dentro?
team-lead = Scegliete i vostri agenti, poi il modulo di comando che condividete.
team-take = Prendi { $bot }

## Le fasi di un turno, e quelle della corporazione

phase-route-first = Instradare energia
phase-pool = Pool di dadi
phase-act = Azioni
phase-network = Rete
phase-route-last = Instradare ancora energia
phase-degrade = Degradare
phase-security = Sicurezza
phase-pings = Ping
phase-threat = Minaccia

## Che cosa porta una risposta

then-won = Missione compiuta
then-lost = { $result-is ->
    [threat] Sconfitta: la minaccia arriva all'ultimo livello
    [module] Sconfitta: il modulo di comando si spegne
   *[other] Sconfitta: il modulo di comando resta indietro
 }
then-shut-down = { $bot } si spegne
then-seen = { $unit } vede { $bot }
then-still-seen = { $unit } vede ancora { $bot }
then-detected = { $bot } viene rilevato
then-hides = { $bot } si nasconde
then-slips-away = { $bot } si dilegua
then-unmasked = { $bot } perde il travestimento
then-power-lost = { $bot }: -{ $n } energia
then-power-gained = { $bot }: +{ $n } energia
then-threat = Minaccia +{ $n }
then-threat-event = Evento minaccia: { $title }
then-threat-fell = Minaccia -{ $n }
then-unit-came = Arriva { $unit }
then-unit-shut = Unità spenta: { $unit }
then-unit-stunned = Unità stordita: { $unit }
then-door-locked = La porta { $door } si blocca
then-door-open = La porta { $door } si sblocca
then-wall-gone = Il muro { $wall } crolla
then-surveillance = { $bot } lancia { $n ->
    [one] 1 dado perlustrazione
   *[other] { $n } dadi perlustrazione
 } ({ $room })
then-objective = Obiettivo completato: { $objective }
then-task = Compito completato: { $task }
then-floor = Si passe al piano { $n }
then-escaped = { $bot } fugge
then-imperative-met = { $bot } completa { $card }
then-imperative-broken = { $bot } perde { $card }
then-imperative-drawn = { $bot } pesca l'imperativo { $card }
then-card = { $bot } ottiene { $card }
then-card-lost = { $bot } perde { $card }
then-network-card = { $bot } pesca { $card }
then-key = { $bot }: +{ $n ->
    [one] 1 chiave
   *[other] { $n } chiavi
 }
then-key-lost = { $bot }: -{ $n ->
    [one] 1 chiave
   *[other] { $n } chiavi
 }
then-chip = { $bot }: +1 fiche { $chip }
then-chip-lost = { $bot }: -1 fiche { $chip }
then-degraded = Lo slot { $slot } si degrada
then-banned = L'IP di { $bot } viene bannato
then-booted = L'IP di { $bot } viene riavviato
then-ip-home = L'IP di { $bot } torna al punto di accesso
then-level = Livello rete di { $bot }: { $n }
then-ceo-level = Livello rete del CEO: { $n }
then-pings = { $n ->
    [one] 1 ping in più
   *[other] { $n } ping in più
 }
then-pings-gone = { $n ->
    [one] 1 ping in meno
   *[other] { $n } ping in meno
 }
then-corporation = Tocca alla corporazione

## Quanto costa un'opzione

cost-ap = { $n } AP
cost-chips = { $n ->
    [one] 1 fiche
   *[other] { $n } fiche
 }
cost-dice = { $n ->
    [one] 1 dado
   *[other] { $n } dadi
 }
cost-keys = { $n ->
    [one] 1 chiave
   *[other] { $n } chiavi
 }
cost-power = { $n } di energia
cost-threat = +{ $n } minaccia

## Why a bot does something

sight-said = { $sight-is ->
    [true] anche se la sicurezza lo vede
   *[false] e nessuno lo vede
 }
reason-move-for-task = Muovi { $bot }: resta da fare «{ $task }».
reason-move-to-safety = Porta { $bot } al sicuro prima del turno della corporazione.
reason-move-along = Meglio spostarsi: { $bot } può stare in un posto migliore.
reason-step-out = { $bot } lascia l'edificio.
reason-step-for-task = { $to } è sulla strada per «{ $task }», { sight-said }.
reason-step-to-safety = { $to } è più sicuro, { sight-said }.
reason-step-along = { $to } è un posto migliore per aspettare, { sight-said }.
reason-stop-arrived = { $bot } è dove serve.
reason-stop-waits = { $bot } per ora può aspettare qui.
reason-stop-safer = { $bot } sta meglio qui che un passo più in là.
reason-stop-enough = Nessun passo da qui è utile.
reason-open-door = La porta { $door } sbarra la strada e { $bot } può aprirla con poco.
reason-look-at-door = La porta { $door } sbarra la strada e la sua carta è ancora sconosciuta.
reason-try-door = La porta { $door } sbarra la strada e { $bot } non ha di meglio da fare.
reason-force-door = Forzare la porta riesce nel { $chance }% dei casi e risparmia fiche.
reason-use-key = Una chiave apre subito la porta.
reason-try-with-drone = Joan può aprirci una porta.
reason-pay-inputs = Risolvere gli input è il modo più economico di aprire la porta.
reason-ignore-input = Ignora l'input che costa di più.
reason-leave-locked = Aprirla adesso costerebbe troppo.
reason-terminal-task = { $bot } usa il terminale per «{ $task }».
reason-terminal-idle = { $bot } è su un terminale e non ha nulla di più urgente da fare.
reason-for-task = Conta per «{ $task }».
reason-mission-step = Lo chiede la missione.
reason-strike-unit = { $unit } è d'intralcio o attaccherebbe; un colpo lo stordisce nel { $chance }% dei casi.
reason-strike-wall = Il muro deve cadere; un colpo basta nel { $chance }% dei casi.
reason-repair-shut = { $other } è spento e ha bisogno di energia per agire di nuovo.
reason-repair-weak = A { $other } resta solo { $power } di energia.
reason-repair-module = { $other } ha { $power } di energia e, se si spegne il modulo di comando, abbiamo perso.
reason-network-card = Con questa fiche non c'è di meglio da fare, e una carta aiuta nella rete.
reason-network-card-free = Con una fiche tecnologia, pescare una carta rete lascia un'altra azione.
reason-nothing-to-do = Nessuna azione ne vale la pena ora.
reason-nothing-free = Nessuna azione gratuita serve ora.
reason-nothing-to-route = Né un potenziamento né un'azione gratuita conviene ora.
reason-keep-power = Nient'altro vale l'energia.
reason-upgrade = L'energia oltre il limite andrebbe persa: meglio spenderla.
reason-upgrade-way = C'è qualcuno in mezzo alla strada: { $upgrade } ci fa passare.
reason-upgrade-ahead = Prima o poi qualcuno ci sbarrerà la strada, e { $upgrade } ci fa passare.
reason-upgrade-repair = Con la riparazione possiamo aiutarci a vicenda.
reason-reboot = Restano troppo poche fiche utilizzabili ({ $chips }); con { $threat } di minaccia abbiamo un burncycle nuovo.
reason-begin-turn = Le fiche utilizzabili bastano ({ $chips }); un riavvio costerebbe { $threat } di minaccia.
reason-propose-reboot = { $chips ->
    [0] Non restano fiche utilizzabili
    [one] Resta solo { $chips } fiche utilizzabile
   *[other] Restano solo { $chips } fiche utilizzabili
 }. Riavvierei, ma la minaccia (+{ $threat }) ricade su tutti: decidete voi.
reason-propose-chip = Metterei { $chip } dalla riserva di squadra nello slot { $slot }, ma è di tutti: decidete voi.
reason-propose-captains-chip = Cambierei la fiche del capitano nello slot { $slot }, ma la minaccia ricade su tutti: decidete voi.
reason-propose-input = La riserva di squadra potrebbe aprire questa porta, ma è di tutti: decidete voi.
reason-propose-power = Prenderei { $upgrade } con { $power } di energia del modulo di comando, ma è di tutti: decidete voi.
reason-alter-degraded = La fiche nello slot { $slot } è degradata; { $chip } ridà un'azione.
reason-alter-captain = La fiche del capitano ci danneggerebbe a ogni turno.
reason-alter-better = Nello slot { $slot } rende di più una fiche { $chip }.
reason-hub-level = L'hub alza il livello di rete.
reason-hub-threat = L'hub abbassa la minaccia, da { $threat } a meno.
reason-hub-power = L'hub dà energia, e ne restano { $power }.
reason-hub-core = Il nucleo dà tutto ciò che danno gli hub.
reason-ip-to-ping = Conviene affrontare il ping in { $node }.
reason-ip-onward = Da { $node } le prossime fiche portano a un hub.
reason-ip-last = L'ultima fiche ora non porta a nessun hub utile.
reason-ip-stay = Nessun nodo raggiungibile è utile.
reason-use-card = La carta funziona su questo nodo.
reason-step-through = La strada continua oltre la porta.
reason-stay = Meglio restare da questo lato della porta.
reason-collect = L'equipaggiamento è sempre utile.
reason-leave-cache = La missione vuole una cache raccolta di nascosto: lasciala per dopo.
reason-use-now = È un buon momento per usarla.
reason-use-power = Adesso non andrebbe persa nessuna energia.
reason-use-threat = Adesso la minaccia può scendere.
reason-use-move = Porta { $bot } più avanti sulla sua strada.
reason-use-unlock = { $bot } è davanti a una porta chiusa da cui deve passare.
reason-use-stun = C'è un'unità di sicurezza vicino a { $bot }.
reason-use-clear-chip = Nessuno vede più { $bot }, quindi la sua fiche consapevolezza può sparire.
reason-use-restore = Ci sono abbastanza fiche degradate perché ne valga la pena.
reason-use-ping = Toglie di mezzo un ping dalla rete.
reason-use-gain = C'è posto per un'altra carta.
reason-use-dice = Qualche dado in più aiuta nelle prossime azioni.
reason-use-die = Il suo dado può dare qualcosa di utile.
reason-use-reserve = Aggiunge fiche a una riserva per dopo.
reason-use-gain-key = Una chiave aprirà una porta più avanti.
reason-use-between-moves = Tra due mosse dell'IP non costa nulla.
reason-put-on-disguise = Con il travestimento la sicurezza non lo nota.
reason-install-mod = Una mod funziona solo una volta installata.
reason-fly-to-door = Joan vola verso la porta chiusa più vicina, per aprirla.
reason-fly-ahead = Joan vola verso la stanza mai vista o la guardia più vicina.
reason-weakest-needs-it = È il bot con meno energia.
reason-take-the-bead = La perla serve alla missione.
reason-resolve-card = Il risultato del dado può aiutarci.
reason-drop-disguise = Qui il travestimento è d'intralcio: travestiti non ci si nasconde, e nessun capitano insegue una guardia.
reason-for-mission = Lo chiede la missione.
reason-make-dice-count = Sfrutta al massimo i dadi.
reason-roll-stands = In questo tiro non c'è nulla che convenga cambiare.
reason-best-option = È il miglior equilibrio tra resa e probabilità.
reason-enough-dice = Dadi a sufficienza per l'opzione, non di più.
reason-most-of-strike = Prendi il risultato più forte che i PA consentono.
reason-away-from-us = È il punto più lontano dai nostri bot.
reason-look-away = Rivolto da quella parte, vede il minor numero di noi.
reason-strongest-takes-it = L'agente con più energia lo regge meglio.
reason-least-missed = È la fiche di cui sentiremo meno la mancanza.
reason-near-tasks = È il punto più vicino a ciò che chiede la missione.
reason-quiet-room = È la stanza con meno postazioni e meno dadi sorveglianza.
reason-scarce-chip = Sono i chip che abbiamo di meno.
reason-kindest-result = È il risultato che ci conviene di più.
reason-harder-task = È il compito più difficile: meglio approfittarne ora.
reason-nearest-unit = È l'unità più vicina ai nostri bot.
reason-door-in-the-way = È la porta che più ci intralcia.
reason-door-out-of-the-way = È la porta che ci serve di meno.
reason-nearest-terminal = È il terminale più vicino ai nostri bot.
reason-spare-card = È la carta che ci mancherà di meno.
reason-best-card = È la più utile di queste carte.
reason-came-out-best = Provata fino al prossimo turno della corporazione, è andata meglio.
reason-small-choice = Qui fa poca differenza.
reason-came-out-worse = Simulato fino al prossimo turno della corporazione, dà un esito peggiore.
says-move-for-task = Resta da fare “{ $task }”, quindi { $bot } si muove.
says-move-to-safety = { $bot } si mette al riparo prima del turno della corporazione.
