### The Breach a parole: che cosa si chiede, che cosa si può fare, che cosa succede e perché no.
### Un messaggio sceglie in base a `$NOME-is`, uguale in ogni lingua; dove `$NOME-is` può mancare, in base a `$NOME`,
### che se non c'è nulla è `nessuno`, la `word-none` di questa lingua.

## Abilità e riquadri, colori, tipi di Informazione, lati

word-movement = Movimento
word-attack = Attacco
word-defense = Difesa
word-cache = Cache
word-red = rosso
word-green = verde
word-yellow = giallo
word-blue = blu
word-bio = Bio
word-science = Scienza
word-crypto = Crypto
word-politics = Politica
word-half-bio = Bio parziale
word-half-science = Scienza parziale
word-half-crypto = Crypto parziale
word-half-politics = Politica parziale
word-north = nord
word-east = est
word-south = sud
word-west = ovest
word-hidden = a faccia in giù
word-none = nessuno
word-firewall = Firewall
word-omega = Omega
about-omega = La stanza del Guardiano: un collegamento aperto da 1 PM con la stanza accanto, e nessun effetto per gli Avatar

## Modalità e opzioni di un tavolo

word-competitive = Competitiva
word-training = Addestramento
word-solo = Solitario
word-deathmatch = Deathmatch
word-standard = standard
word-advanced = avanzata
word-random = a caso
word-choose = scelgono i giocatori
word-map = come sulla mappa
option-mode = Modalità
option-mode-competitive = Competitiva: da 2 a 4 giocatori in gara per il proprio Obiettivo
option-mode-training = Addestramento: gli I.C.E. usano solo le Subroutine Rapide
option-mode-solo = Solitario: 1 giocatore contro il Firewall
option-mode-deathmatch = Deathmatch: un Database che fa incontrare gli Avatar
option-setup = Preparazione
option-setup-standard = standard
option-setup-advanced = avanzata: scegli o lasci al caso le opzioni qui sotto
option-bot = Bot
option-hunter = Cacciatore
option-tracks = Lati dei tracciati I.C.E.
option-tracks-aaa = Bot A, Cacciatore A, Guardiano A
option-tracks-aab = Bot A, Cacciatore A, Guardiano B
option-tracks-aba = Bot A, Cacciatore B, Guardiano A
option-tracks-abb = Bot A, Cacciatore B, Guardiano B
option-tracks-baa = Bot B, Cacciatore A, Guardiano A
option-tracks-bab = Bot B, Cacciatore A, Guardiano B
option-tracks-bba = Bot B, Cacciatore B, Guardiano A
option-tracks-bbb = Bot B, Cacciatore B, Guardiano B
option-information = Informazioni sui nodi
option-rooms = Stanze
option-rooms-standard = le solite
option-rooms-random = pescate fra tutte le stanze
option-team = Avatar e Breacher
option-window = Tempo di risposta
option-window-15 = 15 secondi
option-window-30 = 30 secondi
option-window-60 = 1 minuto
option-window-14400 = 4 ore
option-window-0 = senza limiti di tempo

# Che cosa significa una scelta, in una frase.
sets-mode-competitive = Tutti contro tutti: vince chi completa per primo il proprio Obiettivo.
sets-mode-training = Una prima partita con I.C.E. più semplici.
sets-mode-solo = Solo tu contro il Firewall.
sets-mode-deathmatch = Tutti contro tutti, e vicini fin dall'inizio.
sets-setup-standard = Sempre la stessa preparazione, ideale per cominciare.
sets-setup-advanced = Bot, Cacciatore, tracciati, Informazioni e stanze li scegli tu, qui sotto.
sets-window = Quanto tempo hanno gli altri per rispondere a un'azione prima che il gioco prosegua.
sets-window-0 = Il gioco prosegue quando tutti hanno risposto, senza fretta.
sets-bot = L'I.C.E. che si aggira per le stanze.
sets-hunter = L'I.C.E. che dà la caccia agli Avatar.
sets-tracks = Ogni lato di un tracciato si sviluppa in modo diverso.
sets-information = Come si dispongono le Informazioni sui nodi.
sets-rooms = Quali stanze compongono il Database.
sets-team = Come si assegnano Avatar e Breacher.
bots-strength = Vince { $percent } partite a due su 100 contro un Abituale ({ $matches } misurate)
game-title = The Breach
game-about = Sfidate altri hacker per Informazioni segrete in un Database che si difende.
first-match = Da solo contro il Firewall
first-match-about = Un giocatore, senza fretta

## Valori: come un messaggio mostra un argomento. Un numero si chiama come lo chiama la vista: `$room`, `$node`, `$border`,
## `$edge`, `$model` con `$copy`, `$avatar`, `$gateway`, `$virus`.

value-room = { $room-is ->
    [none] nessun luogo
   *[other] { $room }{ $room-type-is ->
        [none] {""}
       *[other] {" "}({ $room-type })
     }
 }
value-to = { $next ->
    [nessuno] { $value }
   *[other] { value-room }
 }
value-node = { $node }
value-border = { $border }
value-edge = { $edge }, lato { $edge-side }
value-side = { $side }
value-turn = { $side }
value-model = { $avatar-is ->
    [none] { $model-is ->
        [none] nessuno
       *[other] { $model }{ $copy-is ->
            [none] {""}
           *[other] {" "}{ $copy }
         }
     }
   *[other] { $avatar } ({ value-seats })
 }
value-target = { value-model }
value-other = { value-seats }
value-owner = { $value ->
    [4] Firewall
   *[other] { value-seats }
 }
value-gateway = { $value }{ $gateway-is ->
    [none] {""}
   *[other] {" "}presso { $gateway }
 }
value-virus = { $virus-node-is ->
    [none] { $virus-is ->
        [none] nessuno
       *[other] { $room-is ->
            [none] su { $virus }
           *[other] in { value-room }
         }
     }
   *[other] nel nodo { $virus-node }
 }
value-do-choose-room-room = { $room-is ->
    [none] nessun'altra stanza
   *[other] { value-room }
 }
value-do-go-room = { value-room }{ $cost-is ->
    [none] {""}
   *[other] {" "}per { $cost } PM
 }
value-do-reveal-room = { value-do-go-room }
value-do-choose-turn-turn = { $links-is ->
    [none] { $side }
   *[other] nord { $link-north-is ->
        [x] chiuso
       *[other] { $link-north }
     }, est { $link-east-is ->
        [x] chiuso
       *[other] { $link-east }
     }, sud { $link-south-is ->
        [x] chiuso
       *[other] { $link-south }
     }, ovest { $link-west-is ->
        [x] chiuso
       *[other] { $link-west }
     }
 }
value-do-choose-model-model = { value-model } in { $stands }{ $stands-type-is ->
    [none] {""}
   *[other] {" "}({ $stands-type })
 }
value-do-target-model = { value-do-choose-model-model }: Difesa { $defense }{ $fatal-is ->
    [none] {""}
   *[other] , Virus necessari per eliminarlo: { $fatal }
 }
value-do-choose-node-node = { $node } ({ $information })
value-do-trace-node = { $node }{ $information-is ->
    [none] , che non ha più Informazioni
   *[other] {" "}per la sua Informazione ({ $information })
 }
value-do-develop-box = { $development-is ->
    [none] casella { $value }
   *[other] casella { $value }, { $development }: { $development-about }
 }
value-do-free-develop-box = { value-do-develop-box }

## Che cosa si chiede nella preparazione

ask-which-avatar = Con quale Avatar giochi?
    .why = Il tuo Avatar esplora le stanze di un Database e raccoglie le Informazioni richieste dal tuo Obiettivo segreto: completalo e vinci. La sua scheda mostra come si muovono i tuoi cubi Codice, e le sue carte sono metà del tuo mazzo Malware.
ask-which-breacher = Con quale Breacher giochi?
    .why = Il tuo Breacher porta il Cheat descritto qui, che prepari con Sviluppare, due caselle Sviluppo e l'altra metà del tuo mazzo Malware.
ask-which-interface = Quale interfaccia vuoi?
    .why = Il colore non cambia nulla: sul tabellone i tuoi Virus portano il tuo simbolo.
ask-which-program = Quale Programma mostri per primo?
    .why = La tua bustina contiene il Programma dell'Avatar e quello del Breacher. L'altro si mostra dopo che hai usato il Cheat Programma.
ask-which-starting-cube = Quale cubo Codice aggiungi?
    .why = Il tuo Avatar comincia con alcuni cubi Codice a tua scelta, ciascuno nel riquadro del suo colore. Il Movimento ti porta da una stanza all'altra, l'Attacco colpisce i nemici, la Difesa tiene lontani i loro Virus.

## Che cosa si chiede in un turno

ask-where-to-connect = Dove entra nel Database il tuo Avatar?
    .why = Il tuo primo turno comincia con la Prima Connessione: entri in una stanza qualsiasi accanto a un Varco, uno dei simboli numerati intorno al Database. Una stanza oscurata viene prima rivelata.
ask-where-to-reconnect = Dove rientra il tuo Avatar?
    .why = Il tuo Avatar è stato disconnesso. Rientra accanto a un Varco o a un nodo che hai tracciato, senza Virus né Minaccia, ma in questo turno ha una sola azione.
ask-act = Che cosa fai? { $left ->
    [0] Nessuna azione rimasta.
    [one] Ti resta 1 azione.
   *[other] Ti restano { $left } azioni.
 }
    .why = È la tua Fase Azione. Infetta tutte le stanze intorno a un nodo per tracciarlo alla fine del turno e prenderne l'Informazione. Carte, Ricerche, Cheat e acquisti non costano azioni.
ask-move = Spendi i PM: te ne restano { $mp }.
    .why = Quando muovi spendi punti movimento (PM) per entrare nelle stanze, rivelare quelle oscurate e attivare quella in cui ti trovi{ $kind-is ->
        [none] .
       *[other] . Qui: { $kind }. { $kind-about }.
     }{ $fresh-is ->
        [true] { " " }Se entri subito nella stanza appena rivelata, paghi solo il suo collegamento.
       *[false] { "" }
     }
ask-configure = Configuri gratis? { $left ->
    [one] Ancora 1 volta.
   *[other] Ancora { $left } volte.
 }
    .why = Nella Fase Configurazione puoi configurare tutte le volte che la tua CPU permette: ogni volta fai 2 Push o peschi una carta Malware.
ask-trace = Tracci un nodo o termini il turno?
    .why = Nella Fase Tracciamento puoi tracciare ogni nodo che ha un tuo Virus in tutte le stanze intorno. Quei Virus si tolgono, prendi l'Informazione e un Virus resta nel nodo.
ask-push = Quale cubo sposti? { $left ->
    [one] Ultimo Push.
   *[other] Restano { $left } Push.
 }
    .why = Un Push sposta un cubo della tua scheda nel riquadro successivo lungo una freccia. I Push vanno fatti tutti.
ask-name-target = Chi attacchi, con Attacco { $attack }?
    .why = Il bersaglio può essere nella tua stanza{ $reach ->
        [0] {""}
        [one] , o a 1 stanza collegata di distanza
       *[other] , o fino a { $reach } stanze collegate di distanza
     }. Un Attacco fino alla sua Difesa assegna 1 Virus, uno più alto 2, il doppio della Difesa 3. Prima puoi giocare carte che allungano o rafforzano l'attacco.
ask-elude = { $n ->
    [one] Eludi il Virus di { $model }?
   *[other] Eludi 1 dei { $n } Virus di { $model }?
 }
    .why = Spostare un cubo Difesa ferma 1 Virus, una volta per ogni attacco contro il tuo Avatar, ma abbassa la tua Difesa per il prossimo. Il terzo Virus disconnette il tuo Avatar.
ask-after-the-roll = Risultato: { $face }. Lo tieni?
    .why = Ricerche e carte possono ancora cambiarlo prima che si applichi.
ask-free-develop = Quale cubo Sviluppo va su quale Cheat?
    .why = Hai ottenuto uno Sviluppo gratuito, da usare subito. Non costa azioni né altro.
ask-buy-cheaper = Che cosa compri, con { $less ->
    [one] { $less } Credito
   *[other] { $less } Crediti
 } di sconto?
    .why = Ora puoi fare un acquisto a prezzo ridotto, ma mai per meno di 1 Credito.
ask-discard = Quale carta scarti?
    .why = Hai in mano più di 4 carte Malware e devi scartare subito quelle in più.
ask-discard-one = Quale carta scarti?
    .why = L'effetto che usi ti fa scartare una carta Malware dalla mano.
ask-which-token-to-drop = Quale segnalino cede il posto a { $about }?
    .why = Il tuo Hard Disk è pieno. Un segnalino conservato può tornare nella Riserva per fare posto; altrimenti ci va quello nuovo.
ask-which-effect = Quale effetto usi?
    .why = La carta ti fa scegliere alcuni dei suoi effetti, uno alla volta.
ask-which-colour = Quale cubo Codice guadagni?
    .why = Guadagni un cubo Codice di un colore ancora disponibile. Va nel riquadro del suo colore.
ask-which-type = Quale tipo di Informazione guadagni?
    .why = Guadagni dalla Riserva un segnalino parziale di un tipo a tua scelta.
ask-whose-credit = A chi prendi un Credito?
    .why = Hai incontrato più Avatar i cui giocatori hanno Crediti.
ask-which-virus = Quale dei tuoi Virus riprendi?
    .why = Hai finito i segnalini Virus. Puoi riprenderne uno qualsiasi dei tuoi per usarlo di nuovo, o rinunciare a quello nuovo.

## Che cosa si chiede del Database

ask-turn-room = Come orienti { $about }?
    .why = Decidi tu come si dispone la stanza. I numeri sono i PM dei suoi collegamenti verso ogni lato; 0 è gratis.
value-ask-turn-room-about = { value-room }
ask-where-to-slide = Dove scorre il tuo Avatar?
    .why = Uno Scorrimento ti porta in una stanza collegata e rivelata senza spendere PM. Se puoi, devi farlo, e lo stesso vale per gli altri Scorrimenti dell'effetto.
ask-where-to-appear = Dove collochi il tuo Avatar?
    .why = L'effetto lo colloca in una stanza intorno a un nodo che hai tracciato.
ask-where-to-infect = Quale stanza infetti?
    .why = L'effetto colloca un tuo Virus in una stanza che non ne ha di tuoi.
ask-which-virus-moves = Da quale stanza sposti un Virus?
    .why = L'effetto ti permette di spostare tuoi Virus in stanze adiacenti.
ask-where-it-moves = Dove va il Virus che sposti da { $about }?
    .why = In una stanza adiacente senza tuoi Virus, collegata o no.
value-ask-where-it-moves-about = { value-room }
ask-where-to-breach = Su quale confine apri una Breccia?
    .why = Una Breccia collega le due stanze ai suoi lati, quali che siano i loro collegamenti: la prima volta per 1 PM, poi per 2.
ask-which-room-turns = Quale stanza giri?
    .why = L'effetto ti permette di cambiare l'orientamento di una stanza rivelata.
ask-which-room-darkens = Quale stanza oscuri?
    .why = L'effetto gira a faccia in giù una stanza rivelata senza Avatar. Da allora tutti i suoi collegamenti sono aperti e gratuiti.
ask-which-gateway = Quale Varco sposti?
    .why = L'effetto sposta un Varco su un altro lato esterno.
ask-where-to-put-it = Dove va il Varco { $about }?
    .why = Su un lato esterno di una stanza che non ha ancora un Varco.
value-ask-where-to-put-it-about = { $value }
ask-copy-or-credit = Avatar disconnesso ({ $about }): che cosa prendi?
    .why = Su quell'Avatar c'era un tuo Virus. Copia un tipo di Informazione dal suo Hard Disk o guadagna 1 Credito.
value-ask-copy-or-credit-about = { value-seats }

## Che cosa si chiede agli altri

ask-respond-to-attack = { $part-is ->
    [target] { $model } ti attacca: { $attack } contro { $defense }.
    [attacker] Attacchi { $target }: { $attack } contro { $defense }. Aggiungi qualcosa?
   *[other] { $model } attacca { $target }: { $attack } contro { $defense }.
 }
    .why = Attacco { $attack } contro Difesa { $defense }: fino alla Difesa assegna 1 Virus, oltre ne assegna 2, con il doppio della Difesa 3. { $alone-is ->
        [true] Prima puoi giocare carte e Ricerche.
       *[false] { $part-is ->
            [attacker] Prima puoi rafforzare il tuo attacco con carte e Ricerche; se il bersaglio gioca qualcosa, tocca di nuovo a te.
           *[other] L'attaccante e il bersaglio giocano per primi carte e Ricerche, poi tutti gli altri.
         }
     }
value-ask-respond-to-move-other = { value-seat }
ask-respond-to-move = { $other } comincia a muovere con { $mp } PM. Rispondi?
    .why = Ora puoi giocare le carte per quando muove un nemico.
ask-respond-to-firewall = Arriva una carta Attivazione. Giochi prima qualcosa?
    .why = { $alone-is ->
        [true] Dopo il tuo turno agisce il Firewall: riveli una carta che muove i suoi I.C.E.
       *[false] { $own-is ->
            [true] La prossima carta la riveli tu.
           *[false] Chi rivela la prossima carta: { $other }.
         } Dopo tutti i turni agisce il Firewall: ogni giocatore rivela una carta che muove i suoi I.C.E.
     } Ora puoi giocare carte e Programmi per il suo turno. Dal tuo posto puoi anche scegliere di passare senza che ti venga chiesto.
ask-respond-to-target = { $model } ti prende di mira. Rispondi?
    .why = Prima che si risolva la subroutine puoi giocare le carte e i Programmi adatti al momento.
ask-respond-to-threat = La tua Minaccia sta per salire. Rispondi?
    .why = Prima puoi giocare le carte e i Programmi adatti al momento. Uno Schermo tiene lontana la Minaccia.
ask-respond-to-end = { $awakens-is ->
    [true] Il Guardiano sta per risvegliarsi. Giochi prima qualcosa?
   *[false] Il turno del Firewall sta finendo. Giochi prima qualcosa?
 }
    .why = Tutte le carte Attivazione sono risolte. È l'ultima occasione di questo turno per le carte e i Programmi con questa temporizzazione. Dal tuo posto puoi anche scegliere di passare senza che ti venga chiesto.
ask-play-a-mission = Giochi una Missione?
    .why = { $condition } Una Missione si gioca nel momento esatto in cui si verifica la sua condizione.
value-condition = { $value-is ->
    [disconnected] Un Avatar con un tuo Virus è stato disconnesso.
    [no-virus] Un attacco contro di te non ha assegnato Virus.
   *[other] È successo qualcosa che una Missione potrebbe aspettare.
 }

## Che cosa si chiede nel turno del Firewall

ask-which-ice = Quale I.C.E. attivi?
    .why = Risolvi tu la carta: scegli un I.C.E. della sua categoria che può raggiungere un Avatar.
ask-which-ice-aims = Quale I.C.E. attivi?
    .why = Risolvi tu la carta. La sua subroutine non ha movimento: scegli un I.C.E. con un Avatar entro la Gittata.
ask-which-ice-at-all = Quale I.C.E. attivi?
    .why = Risolvi tu la carta. Nessun I.C.E. della sua categoria può raggiungere un Avatar: scegline uno qualsiasi, che si avvicina.
ask-which-ice-leaves = Quale I.C.E. viene disconnesso?
    .why = Risolvi tu la carta. Nessun I.C.E. della sua categoria ha un percorso fino a un Avatar, quindi uno torna nella Riserva.
ask-which-ice-quick = Quale I.C.E. risolve la Subroutine Rapida contro di te?
    .why = Non restano modelli della categoria da schierare, quindi uno di quelli già nel Database agisce subito.
ask-where-ice-goes = Dove va { $about }?
    .why = Risolvi tu la carta. L'I.C.E. si muove in una stanza alla sua portata con un Avatar, e lì si svolge il resto della carta.
value-ask-where-ice-goes-about = { value-model }
ask-where-ice-heads = Verso quale stanza va { $about }?
    .why = Risolvi tu la carta. L'I.C.E. non può raggiungere nessun Avatar, quindi si avvicina a uno a tua scelta.
value-ask-where-ice-heads-about = { value-model }
ask-which-way-ice-goes = Fin dove va { $about }?
    .why = Risolvi tu la carta. L'I.C.E. non può raggiungere nessun Avatar: segue uno dei percorsi più brevi verso quello a cui è diretto, fin dove vuoi tu. Può anche restare dov'è.
value-ask-which-way-ice-goes-about = { value-model }
ask-which-way-guardian-goes = Che strada prende { $about }?
    .why = Risolvi tu la carta. Il Guardiano segue uno dei percorsi più brevi verso il Varco con il numero più basso, anche attraverso collegamenti chiusi.
value-ask-which-way-guardian-goes-about = { value-model }
ask-which-target = Chi prende di mira { $about }?
    .why = Ci sono più Avatar entro la Gittata: decidi tu.
value-ask-which-target-about = { value-model }
ask-which-virus-purged = Di chi è il Virus purgato da { $about }?
    .why = Risolvi tu la carta. Più giocatori hanno Virus nella sua stanza.
value-ask-which-virus-purged-about = { value-model }
ask-which-track = Quale cubo I.C.E. avanza per primo?
    .why = La carta fa avanzare più cubi: l'ordine lo scegli tu.
ask-where-to-deploy = Dove schieri { $about-is ->
    [echo] un Echo
    [xan4th] il Guardiano
   *[other] un { $about }
 }?
    .why = Il tuo Avatar è disconnesso: il modello va in una stanza intorno a un nodo che hai tracciato, o in una stanza qualsiasi se non ne hai.
ask-put-back = In quale ordine rimetti le carte?
    .why = Hai guardato le prossime carte Attivazione; nessun altro le vede. Comincia da quella che va in cima.

## Che cosa si può fare

do-move = Muovi: PM pari al tuo Movimento, per entrare nelle stanze, rivelarle e attivarle; un cubo Movimento va nel riquadro { $to }
verb-move = Muovi
do-attack = Attacca: assegna Virus a un nemico a portata; un cubo Attacco va nel riquadro { $to }
verb-attack = Attacca
do-shield = Scherma: ogni Attacco contro di te assegna 1 Virus in meno finché non muovi o attacchi; un cubo Difesa va nel riquadro { $to }
verb-shield = Scherma: ogni Attacco contro di te assegna 1 Virus in meno finché non muovi o attacchi
do-infect = Infetta: lancia il dado Infezione per un Virus in questa stanza; il Firewall può reagire
verb-infect = Infetta
do-develop = Prepara { $cheat } con la { $box }{ cheat-told }
verb-develop = Sviluppa: usa una casella Sviluppo e prepara un Cheat
do-free-develop = Prepara { $cheat } con la { $box }{ cheat-told }
# Che cosa fa un Cheat, dopo ciò che fa la sua casella Sviluppo.
cheat-told = { $cheat-about ->
    [none] {""}
   *[other] . Il Cheat: { $cheat-about }
 }
verb-free-develop = Sviluppa gratis
do-configure = { $what-is ->
    [pushes] Fai 2 Push: configura spostando cubi della tua scheda lungo le frecce
    [draw] Pesca una carta: configura aggiungendo una carta alla tua mano
   *[other] Configura
 }
verb-configure = Configura: 2 Push o una carta
value-do-configure-what = { $value-is ->
    [pushes] fai 2 Push
   *[other] pesca una carta Malware
 }
do-log-out = Log-Out: lascia il Database
verb-log-out = Log-Out
do-end-actions = Termina la Fase Azione
verb-end-actions = Termina la Fase Azione
do-end-configuring = Termina la fase
verb-end-configuring = Termina la Fase Configurazione
do-trace = Traccia il nodo { $node }
verb-trace = Traccia un nodo
do-end-turn = Termina il turno
verb-end-turn = Termina il turno
do-go = Entra in { $room }
verb-go = Entra in una stanza
do-reveal = Rivela { $room }
verb-reveal = Rivela una stanza oscurata
do-activate = Attiva la stanza in cui ti trovi
verb-activate = Attiva la stanza in cui ti trovi
do-stop = Smetti di muovere
verb-stop = Smetti di muovere
do-target = Attacca { $model }
verb-target = Indica il bersaglio
do-forgo = Non attaccare nessuno: spendi comunque l'azione
verb-forgo = Non attaccare nessuno
do-elude = Eludi 1 Virus: sposta un cubo Difesa nel riquadro { $to }
verb-elude = Eludi 1 Virus
do-take-it = Incassa il colpo: i Virus vanno al tuo Avatar
verb-take-it = Incassa il colpo
do-keep = Tieni il risultato
verb-keep = Tieni il risultato
do-push = Da { $box } { $to-is ->
    [attack] ad { $to }
   *[other] a { $to }
 }, { $colour }
verb-push = Sposta un cubo con un Push
do-cheat = Attiva { $cheat }
verb-cheat = Attiva un Cheat
value-cheat = { $value-is ->
    [breacher] il Cheat Breacher
    [slide] il Cheat Scorrimento
    [breach] il Cheat Apri Breccia
    [program] il Cheat Programma
   *[other] { $value }
 }
do-buy = Compra { $reward }
verb-buy = Compra con i Crediti
value-do-buy-reward = { $value }: { $value-about }
do-buy-cheaper = Compra { $reward }
verb-buy-cheaper = Compra
value-do-buy-cheaper-reward = { $value }: { $value-about }
do-buy-nothing = Non comprare nulla
verb-buy-nothing = Non comprare nulla
do-discard = Scarta { $card }
verb-discard = Scarta una carta
value-do-discard-card = { $value }: { $value-about }
do-play = Gioca { $card }
verb-play = Gioca una carta Malware
value-do-play-card = { $value }: { $value-about }
do-play-alternative = Gioca { $card } per 3 Push
verb-play-alternative = Gioca una carta per il suo Effetto Alternativo (3 Push)
do-research = Usa una Ricerca: { $token }
verb-research = Usa un segnalino Ricerca
value-do-research-token = { $value }: { $value-about }
do-pass = Lascia correre
verb-pass = Lascia correre
do-order = Ordine permanente per le risposte: { $order }
verb-order = Dai un ordine permanente per le risposte
value-order = { $value-is ->
    [ask] chiedi ogni volta
    [pass] passa sempre
    [pass-unless-attacked] passa, salvo in caso di attacco
   *[other] { $value }
 }
do-secret-order = Ordine segreto: gioca { $card } quando si chiude la prossima finestra che lo permette
verb-secret-order = Dai un ordine segreto
value-do-secret-order-card = { $value-is ->
    [none] nulla
   *[other] { $value }: { $value-about }
 }
do-put-back = Rimetti sul mazzo, dall'alto: { $cards }
verb-put-back = Rimetti le carte sul mazzo
value-do-put-back-cards = { $value } ({ $value-about })
do-waive = { $stops-is ->
    [both] Il tuo Schermo ferma Virus e Minaccia
    [viruses] Il tuo Schermo ferma i Virus, ma non la Minaccia
    [threat] Il tuo Schermo ferma la Minaccia, ma non i Virus
   *[nothing] D'ora in poi il tuo Schermo non ferma nulla
 }
verb-waive = Scegli che cosa ferma il tuo Schermo
value-do-waive-stops = { $value-is ->
    [both] Virus e Minaccia
    [viruses] solo i Virus
    [threat] solo la Minaccia
   *[nothing] nulla
 }
do-choose-room = Scegli { $room }
verb-choose-room = Scegli una stanza
do-choose-turn = { $turn }
verb-choose-turn = Gira la stanza
do-choose-model = Scegli { $model }
verb-choose-model = Scegli un modello
do-choose-seat = Scegli: { $seat }
verb-choose-seat = Scegli un giocatore
value-do-choose-seat-seat = { value-seats }{ $avatar-is ->
    [none] {""}
   *[other] {" "}({ $avatar })
 }
do-choose-node = Scegli il nodo { $node }
verb-choose-node = Scegli un nodo
do-choose-border = Scegli il confine { $border }
verb-choose-border = Scegli un confine
do-choose-edge = Scegli { $edge }
verb-choose-edge = Scegli un lato esterno
do-choose-gateway = Scegli il Varco { $gateway }
verb-choose-gateway = Scegli un Varco
do-choose-virus = Riprendi: { $virus }
verb-choose-virus = Riprendi un Virus
do-choose-colour = Scegli { $colour }
verb-choose-colour = Scegli un colore
do-choose-box = Scegli { $box }
verb-choose-box = Scegli un riquadro
do-choose-token = { $token-is ->
    [credit] Prendi 1 Credito
    [keep] Rinuncia al nuovo segnalino e lascia l'Hard Disk com'è
   *[other] Scegli { $token }
 }
verb-choose-token = Scegli un segnalino
do-choose-card = Scegli { $card }
verb-choose-card = Scegli una carta
value-do-choose-card-card = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
do-choose-what = Scegli { $what }
verb-choose-what = Scegli
value-do-choose-what-what = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }

## Le fasi di un turno

phase-action = Fase Azione
phase-configuration = Fase Configurazione
phase-trace = Fase Tracciamento
phase-firewall = Turno del Firewall

## Che cosa comporta una risposta, in poche parole

then-won = Vinci
then-lost = { $seat } vince
then-nobody-wins = Non vince nessuno
then-disconnected = Il tuo Avatar viene disconnesso
then-viruses = { $n ->
    [one] 1 Virus sul tuo Avatar
   *[other] { $n } Virus sul tuo Avatar
 }
then-threat = Minaccia +{ $n }
then-attached = { $model } si aggancia a te
then-purged = Il tuo Virus in { $room } viene purgato
then-gateway-sealed = Il Varco { $gateway } viene sigillato
value-then-gateway-sealed-gateway = { $value }
then-guardian-awakes = Il Guardiano si risveglia
then-ice-comes = { $model } entra nella tua stanza
then-deployed = { $ice } si schiera in { $room }
then-information = Conservi { $token }
then-traced = Il nodo { $node } è tracciato
then-node-closed = Il nodo { $node } si può tracciare
then-infected = Un tuo Virus in { $room }
then-disconnects = { $seat }: l'Avatar viene disconnesso
then-viruses-on = { $n ->
    [one] { $seat }: 1 Virus sull'Avatar
   *[other] { $seat }: { $n } Virus sull'Avatar
 }
value-then-viruses-on-seat = { value-seat }
then-ice-gone = { $model } lascia il Database
then-ice-infected = { $n ->
    [one] 1 Virus su { $model }
   *[other] { $n } Virus su { $model }
 }
then-information-gone = Rinunci a { $token }
then-viruses-gone = { $n ->
    [one] 1 Virus in meno sul tuo Avatar
   *[other] { $n } Virus in meno sul tuo Avatar
 }
then-threat-reset = Minaccia a 0
then-shield-lost = Perdi il segnalino Schermo
then-shielded = Hai uno Schermo
then-ability = { $ability } da { $was } a { $now }
then-credits = { $n ->
    [one] 1 Credito in più
   *[other] { $n } Crediti in più
 }
then-credits-paid = { $n ->
    [one] 1 Credito in meno
   *[other] { $n } Crediti in meno
 }
then-cards = { $n ->
    [one] 1 carta Malware
   *[other] { $n } carte Malware
 }
then-research = { $n ->
    [one] 1 segnalino Ricerca
   *[other] { $n } segnalini Ricerca
 }
then-cheat-ready = Prepara { $cheat }
then-cheat-used = Consuma { $cheat }
then-breach-opened = Si apre una Breccia sul confine { $border }
then-breach-worn = La Breccia sul confine { $border } si gira
then-breach-gone = La Breccia sul confine { $border } non c'è più
then-room-darkened = { $room } viene oscurata
then-room-turned = { $room } viene girata
then-track = Il cubo { $category } avanza alla casella { $box }
then-die = Il dado Firewall sale a { $die }
then-threat-rises = { $seat }: la Minaccia sale
then-no-virus = Nessun Virus su { $model }
then-subroutine = { $model } agisce su { $seat }
value-then-subroutine-seat = { value-seats }
then-move-goes-on = { $seat } continua a muovere
then-card-revealed = { $seat } rivela una carta Attivazione
then-round-ends = Il turno del Firewall finisce
then-mission-missed = Il momento della Missione passa

## Che cosa costa una risposta

cost-actions = { $n ->
    [one] 1 azione
   *[other] { $n } azioni
 }
cost-configurations = { $n ->
    [one] 1 azione Configurare gratuita
   *[other] { $n } azioni Configurare gratuite
 }
cost-mp = { $n } PM
cost-credits = { $n ->
    [one] 1 Credito
   *[other] { $n } Crediti
 }
cost-cache-movement = { $n ->
    [one] 1 cubo Movimento nella Cache
   *[other] { $n } cubi Movimento nella Cache
 }
cost-cache-attack = { $n ->
    [one] 1 cubo Attacco nella Cache
   *[other] { $n } cubi Attacco nella Cache
 }
cost-cache-defense = { $n ->
    [one] 1 cubo Difesa nella Cache
   *[other] { $n } cubi Difesa nella Cache
 }

## Scelte passo per passo

choose-move = In quale riquadro va il cubo Movimento?
choose-move-to = In quale riquadro va il cubo Movimento?
choose-attack = In quale riquadro va il cubo Attacco?
choose-attack-to = In quale riquadro va il cubo Attacco?
choose-shield = In quale riquadro va il cubo Difesa?
choose-shield-to = In quale riquadro va il cubo Difesa?
choose-elude = In quale riquadro va il cubo Difesa?
choose-elude-to = In quale riquadro va il cubo Difesa?
choose-develop = Quale casella Sviluppo, per quale Cheat?
choose-develop-box = Quale casella Sviluppo svuoti? Il suo effetto si risolve.
choose-develop-cheat = Quale Cheat prepara il suo cubo?
choose-free-develop = Quale casella Sviluppo, per quale Cheat?
choose-free-develop-box = Quale casella Sviluppo svuoti? Il suo effetto si risolve.
choose-free-develop-cheat = Quale Cheat prepara il suo cubo?
choose-push = Quale cubo va dove?
choose-push-box = Da quale riquadro?
choose-push-colour = Quale cubo?
choose-push-to = In quale riquadro?
choose-configure-what = Push o una carta?
choose-cheat-cheat = Quale Cheat?
choose-buy-reward = Che cosa compri?
choose-buy-cheaper-reward = Che cosa compri?
choose-play-card = Quale carta giochi?
choose-play-alternative-card = Quale carta giochi per 3 Push?
choose-discard-card = Quale carta scarti?
choose-research-token = Quale segnalino usi?
choose-trace-node = Quale nodo tracci?
choose-go-room = In quale stanza entri?
choose-reveal-room = Quale stanza riveli?
choose-target-model = Chi attacchi?
choose-order-order = Come rispondiamo per te?
choose-secret-order-card = Quale carta giochiamo per te?
choose-waive-stops = Che cosa ferma d'ora in poi il tuo Schermo?
choose-put-back-cards = In quale ordine, da quella in cima?

## Che cosa succede: preparazione

event-information-laid = Le Informazioni vengono disposte sui nodi del Database.
event-rewards-laid = Ricompense in vendita: { $cards }.
event-password-given = { $seat } ha la Password.
event-avatar-chosen = { $seat } gioca l'Avatar { $avatar }.
event-breacher-chosen = { $seat } gioca il Breacher { $breacher }.
event-interface-chosen = { $seat } prende l'interfaccia di colore { $colour }.
event-program-chosen = { $seat } mostra il Programma { $card }.
event-objective-dealt = { $objective-is ->
    [hidden] { $seat } riceve un Obiettivo.
   *[other] { $seat } riceve { $objective }: { $objective-about }.
 }

## Che cosa succede: il turno

event-round-began = Comincia il round { $round }.
event-turn-began = { $seat } comincia il turno.
event-turn-ended = { $seat } termina il turno.
event-connected = { $seat } entra nel Database in { $room }.
value-event-connected-seat = { value-seat }
event-action-taken = { $action-is ->
    [log-out] { $seat } sceglie { $action }, che termina la Fase Azione.
   *[other] { $seat } sceglie { $action }; { $left ->
        [0] nessuna azione rimasta.
        [one] resta 1 azione.
       *[other] restano { $left } azioni.
     }
 }
value-event-action-taken-action = { $value-is ->
    [move] Muovere
    [attack] Attaccare
    [shield] Schermare
    [infect] Infettare
    [develop] Sviluppare
    [configure] Configurare
    [log-out] Log-Out
   *[other] { $value }
 }
event-configured = { $what-is ->
    [pushes] { $seat } configura: 2 Push.
   *[draw] { $seat } configura: 1 carta Malware.
 }
event-developed = { $seat } sviluppa: il cubo della casella { $box } prepara { $cheat }.
event-cheat-activated = { $card-is ->
    [none] { $seat } attiva { $cheat }.
   *[other] { $seat } attiva il Programma { $card }. { $card-about }.
 }
event-program-flipped = { $seat } ora mostra il Programma { $card }.
value-event-program-flipped-seat = { value-seat }
event-purchased = { $seat } compra { $reward }: { $reward-about }.
event-order-given = { $seat } dà un ordine permanente: { $order-is ->
    [ask] chiedere ogni volta.
    [pass] passare sempre.
   *[pass-unless-attacked] passare, salvo in caso di attacco.
 }
event-passed = { $seat } passa.

## Che cosa succede: cubi, Crediti, Informazioni

event-cube-moved = { $seat } sposta { $colour } da { $box } a { $to }.
event-cube-gained = { $seat } guadagna { $colour }.
cube-named = { $value-is ->
    [attack] un cubo { $value }
   *[other] un cubo { $value }
 }
value-event-cube-moved-colour = { cube-named }
value-event-cube-gained-colour = { cube-named }
value-do-push-colour = { cube-named }
event-credits-gained = { $n ->
    [0] { $seat } non guadagna Crediti: non ne restano.
    [one] { $seat } guadagna 1 Credito.
   *[other] { $seat } guadagna { $n } Crediti.
 }
event-credits-paid = { $seat } paga { $n ->
    [one] 1 Credito.
   *[other] { $n } Crediti.
 }
event-information-gained = { $dropped-is ->
    [none] { $seat } conserva { $token }.
   *[other] { $seat } conserva { $token } al posto di { $dropped }.
 }
event-information-left = { $seat } rinuncia a { $token }: l'Hard Disk è pieno.
event-mark-covered = { $seat } copre prima di tutti il segno { $mark } dell'Hard Disk: il Firewall si fa più vigile.
event-node-traced = { $token-is ->
    [none] { $seat } traccia il nodo { $node }, che non aveva più Informazioni; i Virus intorno si tolgono.
   *[other] { $seat } traccia il nodo { $node } e ne prende l'Informazione ({ $token }); i Virus intorno si tolgono.
 }
event-node-infected = { $seat } colloca un Virus nel nodo { $node }.
event-copied-or-paid = { $token-is ->
    [credit] { $seat } prende un Credito per l'Avatar disconnesso ({ $other }).
   *[other] { $seat } copia { $token } dall'Avatar disconnesso ({ $other }).
 }

## Che cosa succede: carte e segnalini

event-malware-drawn = { $card-is ->
    [hidden] { $seat } pesca una carta Malware.
   *[other] { $seat } pesca { $card }. { $card-about }.
 }
event-malware-discarded = { $seat } scarta { $card }.
event-malware-played = { $seat } gioca { $card }. { $card-about }.
event-malware-recycled = { $seat } rimescola gli scarti in un nuovo mazzo.
value-event-malware-recycled-seat = { value-seat }
event-alternative-used = { $seat } gioca { $card } per il suo Effetto Alternativo (3 Push).
event-research-gained = { $token-is ->
    [hidden] { $seat } prende un segnalino Ricerca.
   *[other] { $seat } prende un segnalino Ricerca, { $token }. { $token-about }.
 }
event-research-used = { $seat } usa una Ricerca, { $token }. { $token-about }.
event-research-laid = { $n ->
    [one] 1 segnalino Ricerca viene posto in { $room }.
   *[other] { $n } segnalini Ricerca vengono posti in { $room }.
 }
event-research-recycled = { $n ->
    [one] { $n } segnalino Ricerca scartato torna a formare la Riserva.
   *[other] I { $n } segnalini Ricerca scartati tornano a formare la Riserva.
 }
event-boosted = { $seat } aumenta { $ability } di { $n }.
event-range-given = { $seat } attacca con Gittata +{ $n }.
event-peeked = { $cards ->
    [nulla] { $seat } non trova carte Attivazione da guardare.
   *[other] { $seat } guarda la cima del mazzo Attivazione: { $cards }.
 }
value-event-peeked-cards = { $value-is ->
    [hidden] una carta
   *[other] { $value } ({ $value-about })
 }

## Che cosa succede: il Database

event-room-revealed = { $seat } rivela { $room }: { $code-about }.
value-event-room-revealed-room = { $place }
event-room-turned = { $room } viene girata: il suo nord stampato ora punta a { $turn }.
event-room-darkened = { $room } viene oscurata.
event-room-activated = { $seat } attiva { $room }. { $kind-about }.
event-breach-opened = Si apre una Breccia sul confine { $border }.
event-breach-worn = { $gone-is ->
    [true] La Breccia sul confine { $border } non c'è più.
   *[false] La Breccia sul confine { $border } si gira: ora costa 2 PM.
 }
event-gateway-moved = Il Varco { $gateway } si sposta sul lato { $side } di { $room }.
value-event-gateway-moved-gateway = { $value }
event-gateway-sealed = Il Guardiano sigilla per sempre il Varco { $gateway }.
value-event-gateway-sealed-gateway = { $value }
event-move-begun = { $seat } comincia a muovere con { $mp } PM.
event-moved = { $seat } entra in { $room } per { $cost } PM.
event-move-ended = { $mp ->
    [0] { $seat } smette di muovere.
    [one] { $seat } smette di muovere; 1 PM va perso.
   *[other] { $seat } smette di muovere; { $mp } PM vanno persi.
 }
event-slid = { $seat } scorre in { $room }.
event-avatar-placed = { $seat } appare in { $room }.
event-pulled = { $seat }: l'Avatar viene trascinato in { $room }.

## Che cosa succede: Virus, Minaccia, attacchi

event-die-rolled = { $seat } lancia il dado Infezione: { $face }.
event-rerolled = { $seat } rilancia: { $face }.
event-virus-placed = { $seat } colloca un Virus in { $room }.
event-virus-ignored = { $seat } ha già un Virus in { $room }; non se ne colloca un secondo.
event-virus-moved = { $seat } sposta un Virus da { $room } a { $to }.
value-event-virus-moved-seat = { value-seat }
event-virus-taken-back = { $seat } riprende un Virus { $virus }.
event-virus-assigned = { $seat } riceve un Virus ({ $owner }).
event-viruses-removed = { $n ->
    [one] { $seat } si libera di 1 Virus del Firewall.
   *[other] { $seat } si libera di { $n } Virus del Firewall.
 }
value-event-viruses-removed-seat = { value-seat }
event-purged = { $seat } perde il Virus in { $room }, purgato.
value-event-purged-seat = { value-seat }
event-threat-rose = { $seat }: la Minaccia sale a { $threat }.
value-event-threat-rose-seat = { value-seat }
event-threat-reset = { $seat }: la Minaccia si azzera.
value-event-threat-reset-seat = { value-seat }
event-threat-ignored = { $seat }: la Minaccia non sale.
value-event-threat-ignored-seat = { value-seat }
event-shielded = { $seat } ha uno Schermo.
event-shield-lost = { $seat } perde il segnalino Schermo.
event-shield-held = { $seat } ferma 1 Virus con lo Schermo.
value-event-shield-held-seat = { value-seat }
event-attack-declared = { $model-next ->
    [0] { $seat } attacca con Attacco { $attack }.
   *[other] { $model } attacca con Attacco { $attack }.
 }
event-target-named = Il bersaglio è { $model }.
event-forgone = { $seat } non ha bersagli; l'attacco è speso.
event-eluded = { $seat } elude 1 Virus.
event-attack-resolved = { $n ->
    [0] L'attacco contro { $model } non assegna Virus.
    [one] L'attacco assegna 1 Virus a { $model }.
   *[other] L'attacco assegna { $n } Virus a { $model }.
 }
event-disconnected = { $seat }: l'Avatar viene disconnesso.
value-event-disconnected-seat = { value-seat }

## Che cosa succede: il Firewall

event-card-revealed = { $seat } rivela la carta Attivazione { $card }. { $card-about }.
event-reveal-skipped = { $seat } ha l'Avatar disconnesso e non rivela carte Attivazione.
event-card-resolved = { $more-is ->
    [true] { $card } è risolta. Era una carta del Guardiano, quindi se ne rivela un'altra.
   *[false] { $card } è risolta.
 }
event-deck-recycled = Le { $n } carte Attivazione scartate formano il nuovo mazzo.
event-track-advanced = Il cubo { $category } avanza alla casella { $box }.
event-track-stayed = Il cubo { $category } è sull'ultima casella e ci resta.
event-die-raised = Il dado Firewall sale a { $die }.
event-die-stayed = Il dado Firewall resta a { $die }.
event-ice-deployed = { $model } si schiera in { $room }. { $ice-about }.
event-quick-subroutine = Non ne restano da schierare: { $model } risolve la sua Subroutine Rapida. Bersaglio: { $seat }.
value-event-quick-subroutine-seat = { value-seats }
event-quick-ignored = { $category-is ->
    [guardian] Il Guardiano dorme ancora, o l'Avatar non è sulla sua strada: nessuna Subroutine Rapida.
   *[other] Ogni { $category } è già nel Database e nessuno può bersagliare quell'Avatar: nessuna Subroutine Rapida.
 }
event-ice-activated = { $why-is ->
    [reach] { $model } si attiva: può raggiungere un Avatar.
    [range] { $model } si attiva: ha un Avatar entro la Gittata.
    [nearer] { $model } si attiva: nessuno della sua categoria può raggiungere un Avatar, quindi si avvicina quanto può.
   *[guardian] { $model } agisce, che ci sia o no un Avatar vicino: va verso il Varco con il numero più basso.
 }
event-nobody-activated = { $why-is ->
    [none] Nel Database non c'è nessun { $category } da attivare.
    [range] Nessun { $category } ha un Avatar entro la Gittata; non se ne attiva nessuno.
   *[disconnected] Il tuo Avatar è disconnesso: non si attiva nessun { $category }.
 }
event-ice-moved = { $model } va in { $room }.
event-ice-stayed = { $model } resta dov'è.
event-ice-attached = { $model } si aggancia a un Avatar ({ $seat }).
value-event-ice-attached-seat = { value-seats }
event-attach-ignored = { $model } non può agganciarsi: non c'è posto sulla base dell'Avatar ({ $seat }).
value-event-attach-ignored-seat = { value-seats }
event-no-target = { $what-is ->
    [seal] { $model } non è al Varco con il numero più basso e non sigilla nulla.
    [purge] { $model } non trova Virus da purgare.
   *[other] { $model } non trova un bersaglio per { $what }.
 }
event-retargeted = { $seat } lo dirotta su un altro bersaglio: { $other }.
event-ice-infected = { $model } ha { $n ->
    [one] 1 Virus.
   *[other] { $n } Virus.
 }
event-ice-eliminated = { $seat } elimina { $model }.
event-ice-disconnected = { $model } non ha un percorso fino a un Avatar e torna nella Riserva.
event-ice-cleaned = I Virus su Bot e Cacciatori si tolgono.
event-guardian-infected = { $seat } ha un Virus sulla carta del Guardiano: annullerà il prossimo Sigillo.
event-guardian-shuffled-in = Le carte del Guardiano si mescolano nel mazzo: ora ha { $n } carte Attivazione.
event-guardian-awoke = Il Guardiano si risveglia: le sue carte lo mandano di Varco in Varco, e quando l'ultimo è sigillato la partita finisce.
event-sheet-flipped = Il risveglio è finito: la scheda del Guardiano ({ $seat }) ora mostra il lato B.
value-event-sheet-flipped-seat = { value-seats }
event-omega-entered = Il Guardiano porta con sé la sua stanza: ora Omega è accanto a { $room }.
event-seal-cancelled = I Virus sulla carta del Guardiano tengono aperto il Varco { $gateway } e tornano ai loro proprietari.
value-event-seal-cancelled-gateway = { $value }

## La fine

event-objective-shown = { $seat } mostra { $objective }, completo: { $objective-about }.
event-game-ended = { $winner-next ->
    [0] L'ultimo Varco è sigillato: il Firewall ha difeso il suo Database, e nessuno vince.
   *[other] { $winner } vince.
 }
outcome = { $won-is ->
    [true] { $winners } vince nel round { $rounds }: l'Obiettivo è completo.
   *[false] Tutti i Varchi sono stati sigillati nel round { $rounds }: nessuno vince.
 }
    Mezze Informazioni raccolte per l'Obiettivo, giocatore per giocatore  { $tokens }
value-outcome-winners = { value-seat }

## Il dado Infezione, gli effetti che si scelgono, tracciati e categorie

word-virus = Virus
word-virus-bot = Virus, avanza il cubo Bot
word-virus-hunter = Virus, avanza il cubo Cacciatore
word-double-threat = Virus e 2 Minacce
word-threat-retry = 1 Minaccia, si rilancia
word-push = Push
about-push = Fai 1 Push
word-draw = Pesca
about-draw = Pesca 1 carta Malware
word-slide = Scorrimento
about-slide = Vai in una stanza collegata e rivelata senza spendere PM; perdi il segnalino Schermo
word-threat = Minaccia
word-attach = Agganciare
word-pull = Trascinare
word-bot = Bot
about-bot = Il suo tracciato schiera Bot e porta Minaccia
word-hunter = Cacciatore
about-hunter = Il suo tracciato schiera Cacciatori e alza il dado Firewall
word-guardian = Guardiano
about-guardian = Il suo tracciato fa arrivare il Guardiano
word-asleep = dormiente
word-deployed = schierato, sta per risvegliarsi
word-awake = sveglio
word-credit = 1 Credito
word-keep = lascia l'Hard Disk com'è

## I.C.E. e i loro Tratti

word-worm = Worm
about-worm = Bot con Forza 2, Resistenza 1; Sanguisuga; Rapida: Scorrimento 1, Agganciare; Drop: 1 Push
word-tentacle = Tentacle
about-tentacle = Bot con Forza 3, Resistenza 2; Presa; Rapida: Scorrimento 1, Attacco; Drop: 1 carta Malware
word-echo = Echo
about-echo = Cacciatore con Forza 4, Resistenza 2; Anti-Virus; Rapida: Scorrimento 1, Attacco; Drop: 1 Credito e 1 Ricerca
word-kynodontas = Kynodontas
about-kynodontas = Cacciatore con Forza 6, Resistenza 3; Branco; Rapida: Scorrimento 2, Attacco; Drop: 2 Crediti e 2 Push
word-xan4th = XAN4TH.RAR
about-xan4th = Guardiano con Forza 8, non può essere eliminato; Anti-Virus, Colosso; Rapida: Scorrimento 1, Attacco; sigilla un Varco dopo l'altro
word-leech = Sanguisuga
about-leech = Finché è agganciato a un Avatar non schermato, gli toglie 1 PM ogni volta che muove
word-grip = Presa
about-grip = Lasciare la sua stanza costa 1 PM in più a un Avatar non schermato
word-anti-virus = Anti-Virus
about-anti-virus = Un Avatar non schermato nella sua stanza non può infettare
word-pack = Branco
about-pack = Il suo Attacco aumenta di 1 per ogni altro I.C.E. nella sua stanza, a meno che il bersaglio sia schermato
word-colossus = Colosso
about-colossus = Attraversa i collegamenti chiusi e non può essere eliminato

## Tipi di stanza

word-industrial = Industriale
about-industrial = Si attiva per 2 PM: pesca 1 carta Malware
word-terminal = Terminale
about-terminal = Si attiva per 1 PM: fai 2 Push
word-garden = Giardino
about-garden = Si attiva per 1 PM: azzera la tua Minaccia
word-tower = Torre
about-tower = Si attiva per 3 PM: un attacco gratuito a Gittata 1
word-void = Vuoto
about-void = Si attiva per 1 PM: prendi un segnalino Ricerca dalla stanza

## Avatar

word-hugo = Hugo
about-hugo = Comincia con 2 Movimento, 1 Attacco, 1 Difesa e 2 cubi a scelta; frecce da Movimento ad Attacco o Cache, da Attacco a Cache, da Difesa a Movimento, da Cache a Difesa
word-sturm = Sturm
about-sturm = Comincia con 1 Movimento, 2 Attacco, 1 Difesa e 1 cubo a scelta; frecce da Movimento ad Attacco, da Attacco a Difesa, da Difesa a Cache, da Cache ad Attacco o Movimento
word-vitruvian = Vitruvian
about-vitruvian = Comincia con 1 Movimento, 1 Attacco, 2 Difesa e 2 cubi a scelta; frecce da Movimento a Cache, da Attacco a Difesa, da Difesa a Cache o Movimento, da Cache ad Attacco o Difesa
word-mila = Mila
about-mila = Comincia con 3 Movimento, 1 Attacco, 1 Difesa e 1 cubo a scelta; frecce da Movimento a Cache, da Attacco a Movimento, da Difesa ad Attacco, da Cache a Movimento o Difesa

## Breacher e i loro Cheat

word-argo = Argo
about-argo = Un acquisto subito, con 1 Credito di sconto ma per almeno 1
word-cassia = Cassia
about-cassia = Puoi spostare 1 tuo Virus in una stanza adiacente
word-dedalo = Dedalo
about-dedalo = Gira fino a 2 stanze rivelate
word-ishtar = Ishtar
about-ishtar = Gittata +1 per tutti i tuoi attacchi di questo turno
word-null = Null
about-null = Colloca il tuo Avatar in una stanza intorno a un nodo che hai tracciato
word-vesper = Vesper
about-vesper = Guarda le prime 3 carte Attivazione e rimettile nell'ordine che vuoi

## Cheat di ogni interfaccia

word-breacher = Cheat Breacher
word-breach = Apri Breccia
about-breach = Apri una Breccia su un confine qualsiasi
word-program = Programma

## Caselle Sviluppo

word-common-1 = Attrezzi
about-common-1 = Pesca 2 carte Malware
word-common-2 = Codice
about-common-2 = Guadagna un cubo Codice di qualsiasi colore
word-hugo-1 = Hugo 1
about-hugo-1 = Guadagna un cubo Movimento e fai 1 Push
word-hugo-2 = Hugo 2
about-hugo-2 = Metti un cubo Movimento nella Cache per guadagnare un cubo Attacco e un cubo Difesa
word-sturm-1 = Sturm 1
about-sturm-1 = Guadagna un cubo Attacco e fai un attacco gratuito
word-sturm-2 = Sturm 2
about-sturm-2 = Pericolo, 1 Minaccia: guadagna 2 cubi Attacco
word-vitruvian-1 = Vitruvian 1
about-vitruvian-1 = Guadagna un cubo Difesa e uno Schermo gratuito
word-vitruvian-2 = Vitruvian 2
about-vitruvian-2 = Metti un cubo Difesa nella Cache per rimuovere 2 Virus del Firewall, azzerare la tua Minaccia e fare 2 Push
word-mila-1 = Mila 1
about-mila-1 = Guadagna un cubo Movimento e fai uno Scorrimento
word-mila-2 = Mila 2
about-mila-2 = Pericolo, 1 Virus sul tuo Avatar: guadagna un cubo di qualsiasi colore e 1 Ricerca, poi muovi gratis
word-argo-1 = Argo 1
about-argo-1 = Guadagna 1 Credito
word-argo-2 = Argo 2
about-argo-2 = Metti un cubo Attacco nella Cache per pescare 2 carte Malware
word-cassia-1 = Cassia 1
about-cassia-1 = Puoi spostare 1 tuo Virus in una stanza adiacente; fai 1 Push
word-cassia-2 = Cassia 2
about-cassia-2 = Metti un cubo Movimento nella Cache; pericolo, 1 Minaccia: colloca un Virus in una stanza collegata
word-dedalo-1 = Dedalo 1
about-dedalo-1 = Gira una stanza rivelata qualsiasi e fai 2 Push
word-dedalo-2 = Dedalo 2
about-dedalo-2 = Apri una Breccia su un confine della tua stanza e fai 1 Push
word-ishtar-1 = Ishtar 1
about-ishtar-1 = Fai un attacco gratuito con Attacco +2
word-ishtar-2 = Ishtar 2
about-ishtar-2 = Metti un cubo Difesa nella Cache per guadagnare un cubo Attacco e pescare 1 carta Malware
word-null-1 = Null 1
about-null-1 = Azzera la tua Minaccia e guadagna uno Schermo gratuito
word-null-2 = Null 2
about-null-2 = Fai uno Scorrimento e rimuovi 1 Virus del Firewall
word-vesper-1 = Vesper 1
about-vesper-1 = Guadagna 2 Ricerche e fai 1 Push
word-vesper-2 = Vesper 2
about-vesper-2 = Pesca 1 carta Malware, guadagna 1 Ricerca e fai 1 Push

## Malware

word-overclock = Overclock
about-overclock = Tua Fase Azione: fai 2 Push
word-clean-exit = Uscita pulita
about-clean-exit = Tua Fase Azione: azzera la tua Minaccia e fai uno Scorrimento
word-second-opinion = Secondo parere
about-second-opinion = Quando infetti: rilancia il dado Infezione
word-borrowed-muscle = Muscoli in prestito
about-borrowed-muscle = Quando attacchi: Attacco +2
word-fair-trade = Scambio equo
about-fair-trade = Missione, quando muovi, se attivi una stanza: guadagna 1 Credito
word-toolbelt = Cintura degli attrezzi
about-toolbelt = Programma, tua Fase Azione: fai 1 Push, pesca 1 carta Malware o fai uno Scorrimento; scegline due
word-hammer-blow = Colpo di maglio
about-hammer-blow = Quando attacchi: Attacco +3
word-long-shot = Tiro lungo
about-long-shot = Quando attacchi: Gittata +1
word-shatter = In frantumi
about-shatter = Quando attacchi: il bersaglio perde il segnalino Schermo; Attacco +1
word-adrenaline-loop = Ciclo di adrenalina
about-adrenaline-loop = Missione, tua Fase Azione, se elimini un modello: fai 2 Push e guadagna 1 Credito
word-grit = Grinta
about-grit = Attacco nemico contro di te: Difesa +2
word-warpath = Sentiero di guerra
about-warpath = Programma, tua Fase Azione; pericolo, 1 Virus sul tuo Avatar: un attacco gratuito a Gittata 1 con Attacco +2
word-mirror-plate = Piastra a specchio
about-mirror-plate = Attacco nemico contro di te: Difesa +3
word-aegis = Egida
about-aegis = In ogni momento: uno Schermo gratuito
word-purge-script = Script di purga
about-purge-script = Tua Fase Azione: rimuovi 1 Virus del Firewall e fai 1 Push
word-counterproof = Controprova
about-counterproof = Missione, se un attacco contro di te non assegna Virus: assegna 1 Virus all'attaccante
word-steady-hand = Mano ferma
about-steady-hand = Quando infetti: ignora le Minacce del risultato
word-bastion = Bastione
about-bastion = Programma, turno del Firewall: uno Schermo gratuito; azzera la tua Minaccia
word-dash = Scatto
about-dash = Quando muovi: +2 PM
word-phase-step = Passo di fase
about-phase-step = Tua Fase Azione: apri una Breccia su un confine della tua stanza
word-slipstream = Scia
about-slipstream = Tua Fase Azione: fai due Scorrimenti
word-pickpocket = Borseggio
about-pickpocket = Missione, quando muovi, se incontri un Avatar: prendi 1 Credito al suo giocatore, o pesca 1 carta Malware se non ne ha
word-ghost-trail = Traccia fantasma
about-ghost-trail = Attacco nemico contro di te: dopo che è risolto, fai uno Scorrimento
word-skeleton-key = Passepartout
about-skeleton-key = Programma, tua Fase Azione: gira la tua stanza e una collegata, e fai uno Scorrimento
word-insider-tip = Soffiata
about-insider-tip = Tua Fase Azione: metti un cubo Attacco nella Cache per guadagnare 1 Credito
word-ransom = Riscatto
about-ransom = Missione, in ogni momento, se un Avatar con un tuo Virus viene disconnesso: guadagna 1 Credito
word-black-market = Mercato nero
about-black-market = Programma, tua Fase Azione: paga 1 Credito per guadagnare 1 Ricerca e pescare 2 carte Malware
word-spore-cloud = Nube di spore
about-spore-cloud = Tua Fase Azione: paga 1 Credito per collocare un Virus in una stanza collegata
word-immune-escape = Fuga immunitaria
about-immune-escape = Missione, quando infetti, se il dado mostra 2 Minacce: ignorale
word-pandemic = Pandemia
about-pandemic = Programma, tua Fase Azione; pericolo, 1 Minaccia: colloca un Virus in una stanza collegata
word-rewire = Ricablaggio
about-rewire = Tua Fase Azione: gira una stanza rivelata qualsiasi e fai 1 Push
word-trapdoor = Botola
about-trapdoor = Quando muove un nemico: gira la stanza in cui si trova il suo Avatar
word-master-plan = Piano perfetto
about-master-plan = Programma, tua Fase Azione: apri una Breccia su un confine qualsiasi e fai uno Scorrimento
word-bloodlust = Sete di sangue
about-bloodlust = Attacco di chiunque: Attacco +2
word-war-tax = Tassa di guerra
about-war-tax = Missione, tua Fase Azione, se il tuo attacco assegna 2 o più Virus a un Avatar: guadagna 1 Credito
word-siege-engine = Macchina d'assedio
about-siege-engine = Programma, quando attacchi: Gittata +2
word-blackout = Blackout
about-blackout = Tua Fase Azione: oscura una stanza rivelata senza Avatar
word-decoy = Esca
about-decoy = Turno del Firewall: un I.C.E. che ti prende di mira colpisce invece un altro Avatar nella tua stanza
word-ghost-protocol = Protocollo fantasma
about-ghost-protocol = Programma, turno del Firewall: azzera la tua Minaccia e rimuovi 1 Virus del Firewall
word-deep-scan = Scansione profonda
about-deep-scan = Tua Fase Azione: guadagna 1 Ricerca e fai 1 Push
word-forecast = Previsione
about-forecast = Turno del Firewall: guarda le prime 2 carte Attivazione e rimettile nell'ordine che vuoi
word-archive = Archivio
about-archive = Programma, in ogni momento: pesca 2 carte Malware, poi scartane 1

## Segnalini Ricerca e Ricompense

word-boost-movement = Potenziamento Movimento
about-boost-movement = +2 PM quando dichiari di muovere
word-boost-attack = Potenziamento Attacco
about-boost-attack = Attacco +2 per un tuo attacco
word-boost-defense = Potenziamento Difesa
about-boost-defense = Difesa +2 contro un attacco al tuo Avatar, nel turno di chiunque
word-reroll = Rilancio
about-reroll = Rilancia il dado Infezione
word-move-gateway = Sposta Varco
about-move-gateway = Sposta un Varco su un altro lato esterno
word-remove-virus = Rimuovi Virus
about-remove-virus = Rimuovi 1 Virus del Firewall dal tuo Avatar
word-reset-threat = Azzera Minaccia
about-reset-threat = Azzera la tua Minaccia
word-information = Informazione
about-information = 4 Crediti: un segnalino Informazione parziale di qualsiasi tipo
word-data-broker = Mercante di dati
about-data-broker = 3 Crediti: un segnalino Informazione parziale di qualsiasi tipo
word-leaked-archive = Archivio trafugato
about-leaked-archive = 3 Crediti; pericolo, 1 Minaccia: un segnalino Informazione parziale di qualsiasi tipo, e 1 Push
word-tool-cache = Scorta di attrezzi
about-tool-cache = 2 Crediti: pesca 2 carte Malware e guadagna 1 Ricerca
word-spare-core = Nucleo di scorta
about-spare-core = 2 Crediti: guadagna un cubo Codice di qualsiasi colore e fai 2 Push
word-remote-payload = Carico remoto
about-remote-payload = 3 Crediti: colloca un Virus in una stanza rivelata qualsiasi
word-prototype = Prototipo
about-prototype = 5 Crediti: un segnalino Informazione parziale e un cubo Codice, a tua scelta

## Carte Attivazione

word-crawl = Striscio
about-crawl = Worm: Scorrimento 2, Agganciare; poi avanza il cubo Bot
word-burrow = Tana
about-burrow = Worm: Scorrimento 1, Attacco; poi avanza il cubo Cacciatore
word-squirm = Contorsione
about-squirm = Worm: Scorrimento 2, 1 Minaccia; poi avanzano i cubi Bot e Guardiano
word-split = Scissione
about-split = Worm: Scorrimento 1, Agganciare; poi avanzano i cubi Bot e Cacciatore
word-gnaw = Rosicchio
about-gnaw = Worm: Attacco +1; poi avanza il cubo Bot
word-seek = Perlustrazione
about-seek = Worm: Scorrimento 3; poi avanzano i cubi Bot e Cacciatore
word-twitch = Spasmo
about-twitch = Worm: Scorrimento 2, 1 Minaccia; poi il cubo Bot avanza una volta e il cubo Guardiano due
word-feed = Pasto
about-feed = Worm: Scorrimento 1, Attacco; poi avanza il cubo Bot
word-reach = Allungo
about-reach = Tentacle: Scorrimento 1, Attacco; poi avanza il cubo Bot
word-coil = Spira
about-coil = Tentacle: Scorrimento 2, Attacco; poi avanza il cubo Cacciatore
word-probe = Sonda
about-probe = Tentacle: Scorrimento 2, 1 Minaccia; poi avanza il cubo Bot
word-constrict = Costrizione
about-constrict = Tentacle: Attacco +2; poi avanzano i cubi Bot e Cacciatore
word-drag = Trascinamento
about-drag = Tentacle: Scorrimento 1, Trascinare un Avatar da una stanza collegata, Attacco; poi avanza il cubo Bot
word-spread = Propagazione
about-spread = Tentacle: Scorrimento 2; poi avanzano i cubi Bot e Cacciatore
word-lash = Sferzata
about-lash = Tentacle: Scorrimento 1, Attacco; nessun cubo avanza
word-squeeze = Stretta
about-squeeze = Tentacle: Scorrimento 1, Attacco +1; poi avanza il cubo Bot
word-ping = Ping
about-ping = Echo: Scorrimento 2, Attacco; poi avanza il cubo Cacciatore
word-sweep = Spazzata
about-sweep = Echo: Scorrimento 2, Purga 1 Virus; poi avanza il cubo Bot
word-resonance = Risonanza
about-resonance = Echo: Scorrimento 1, Attacco +1; poi avanzano i cubi Cacciatore e Guardiano
word-feedback = Feedback
about-feedback = Echo: Attacco a Gittata 1; poi avanzano i cubi Bot e Cacciatore
word-lock-on = Puntamento
about-lock-on = Echo: Scorrimento 1, 1 Minaccia, Attacco; poi avanza il cubo Bot
word-reverb = Riverbero
about-reverb = Echo: Scorrimento 3, Attacco; poi avanzano i cubi Cacciatore e Guardiano
word-whisper = Sussurro
about-whisper = Echo: Scorrimento 2, Attacco +1; poi il cubo Cacciatore avanza una volta e il cubo Guardiano due
word-pulse = Impulso
about-pulse = Echo: Scorrimento 2, Attacco; poi avanza il cubo Cacciatore
word-hunt = Caccia
about-hunt = Kynodontas: Scorrimento 2, Attacco; poi avanza il cubo Cacciatore
word-scent = Fiuto
about-scent = Kynodontas: Scorrimento 3, Purga 1 Virus; poi avanza il cubo Bot
word-maul = Dilaniamento
about-maul = Kynodontas: Scorrimento 1, Attacco +2; poi avanza il cubo Cacciatore
word-pounce = Balzo
about-pounce = Kynodontas: Scorrimento 2, Attacco +1; poi avanzano i cubi Bot e Cacciatore
word-snarl = Ringhio
about-snarl = Kynodontas: 1 Minaccia, Attacco; poi avanza il cubo Bot
word-chase = Inseguimento
about-chase = Kynodontas: Scorrimento 3, Attacco; poi avanzano i cubi Cacciatore e Guardiano
word-circle = Accerchiamento
about-circle = Kynodontas: Scorrimento 3; nessun cubo avanza
word-bite = Morso
about-bite = Kynodontas: Scorrimento 2, Attacco; poi avanza il cubo Cacciatore
word-advance-protocol = Protocollo di avanzata
about-advance-protocol = XAN4TH.RAR: Scorrimento 3, Sigilla il Varco, Scorrimento 3, Sigilla il Varco; poi avanza il cubo Bot
word-lockdown = Blocco totale
about-lockdown = XAN4TH.RAR: Scorrimento 3, Sigilla il Varco, Scorrimento 3, Sigilla il Varco; nessun cubo avanza
word-purge-cycle = Ciclo di purga
about-purge-cycle = XAN4TH.RAR: Scorrimento 2, Attacco, Sigilla il Varco; poi avanza il cubo Cacciatore
word-containment = Contenimento
about-containment = XAN4TH.RAR: Attacco, Scorrimento 2, Sigilla il Varco, Scorrimento 2, Sigilla il Varco; poi avanzano i cubi Bot e Cacciatore
word-quarantine = Quarantena
about-quarantine = XAN4TH.RAR: Scorrimento 2, Sigilla il Varco, Scorrimento 2, Purga tutti i Virus della sua stanza, Sigilla il Varco; nessun cubo avanza
word-override = Controllo forzato
about-override = XAN4TH.RAR: Scorrimento 2, Attacco, Sigilla il Varco; poi avanza il cubo Cacciatore
word-march = Marcia
about-march = XAN4TH.RAR: Scorrimento 1, Sigilla il Varco; nessun cubo avanza
word-crush = Schiacciamento
about-crush = XAN4TH.RAR: Scorrimento 1, Attacco +1; poi avanza il cubo Bot
word-cordon = Cordone
about-cordon = XAN4TH.RAR: Scorrimento 2, Sigilla il Varco; nessun cubo avanza
word-scrub = Ripulitura
about-scrub = XAN4TH.RAR: Scorrimento 1, Purga tutti i Virus della sua stanza, Sigilla il Varco; poi avanza il cubo Cacciatore
word-verdict = Verdetto
about-verdict = XAN4TH.RAR: Scorrimento 1, Attacco, Sigilla il Varco; nessun cubo avanza

## Obiettivi

word-o01 = Obiettivo 1
about-o01 = Tieni nel tuo Hard Disk 1 Bio, 1 Scienza e 1/2 Crypto
word-o02 = Obiettivo 2
about-o02 = Tieni nel tuo Hard Disk 1 Bio, 1 Scienza e 1/2 Politica
word-o03 = Obiettivo 3
about-o03 = Tieni nel tuo Hard Disk 1 Bio, 1 Crypto e 1/2 Scienza
word-o04 = Obiettivo 4
about-o04 = Tieni nel tuo Hard Disk 1 Bio, 1 Crypto e 1/2 Politica
word-o05 = Obiettivo 5
about-o05 = Tieni nel tuo Hard Disk 1 Bio, 1 Politica e 1/2 Scienza
word-o06 = Obiettivo 6
about-o06 = Tieni nel tuo Hard Disk 1 Bio, 1 Politica e 1/2 Crypto
word-o07 = Obiettivo 7
about-o07 = Tieni nel tuo Hard Disk 1 Scienza, 1 Crypto e 1/2 Bio
word-o08 = Obiettivo 8
about-o08 = Tieni nel tuo Hard Disk 1 Scienza, 1 Crypto e 1/2 Politica
word-o09 = Obiettivo 9
about-o09 = Tieni nel tuo Hard Disk 1 Scienza, 1 Politica e 1/2 Bio
word-o10 = Obiettivo 10
about-o10 = Tieni nel tuo Hard Disk 1 Scienza, 1 Politica e 1/2 Crypto
word-o11 = Obiettivo 11
about-o11 = Tieni nel tuo Hard Disk 1 Crypto, 1 Politica e 1/2 Bio
word-o12 = Obiettivo 12
about-o12 = Tieni nel tuo Hard Disk 1 Crypto, 1 Politica e 1/2 Scienza

## Stanze

word-in-1 = IN-1
about-in-1 = Industriale, collegamenti stampati: nord 1, est 1, sud 2, ovest chiuso
word-in-2 = IN-2
about-in-2 = Industriale, collegamenti stampati: nord 1, est 2, sud 1, ovest chiuso
word-tm-1 = TM-1
about-tm-1 = Terminale, collegamenti stampati: nord 1, est 0, sud 1, ovest 2
word-tm-2 = TM-2
about-tm-2 = Terminale, collegamenti stampati: nord 0, est 1, sud chiuso, ovest 1
word-gr-1 = GR-1
about-gr-1 = Giardino, collegamenti stampati: nord 1, est 1, sud 1, ovest chiuso
word-gr-2 = GR-2
about-gr-2 = Giardino, collegamenti stampati: nord 0, est chiuso, sud 1, ovest 2
word-tw-1 = TW-1
about-tw-1 = Torre, collegamenti stampati: nord 2, est 1, sud 2, ovest chiuso
word-tw-2 = TW-2
about-tw-2 = Torre, collegamenti stampati: nord 2, est chiuso, sud 1, ovest chiuso
word-v-1 = V-1
about-v-1 = Vuoto, collegamenti stampati: nord 1, est 1, sud 0, ovest 1; 2 segnalini Ricerca quando è rivelata
word-v-2 = V-2
about-v-2 = Vuoto, collegamenti stampati: nord 1, est chiuso, sud 1, ovest chiuso; 2 segnalini Ricerca quando è rivelata
word-v-3 = V-3
about-v-3 = Vuoto, collegamenti stampati: nord 0, est 1, sud chiuso, ovest 1; 1 segnalino Ricerca quando è rivelata
word-v-4 = V-4
about-v-4 = Vuoto, collegamenti stampati: nord 1, est 1, sud 1, ovest 1; 1 segnalino Ricerca quando è rivelata

## Perché no

no-br-abil-12 = Nessuna freccia della tua scheda porta lì.
no-br-actph-02 = Hai usato tutte le tue azioni: il tuo Click è { $click }.
no-br-actph-06 = C'è altro da risolvere prima: rispondi alla domanda in corso.
no-br-actroom-01 = Si può attivare solo una stanza rivelata.
no-br-actroom-03 = Hai già attivato questa stanza in questo turno.
no-br-actroom-05 = Una stanza si attiva mentre si muove, con l'Avatar al suo interno.
no-br-antiv-01 = Nella tua stanza c'è un I.C.E. con Anti-Virus: senza uno Schermo qui non puoi infettare.
no-br-assign-09 = Può eludere solo il giocatore dell'Avatar attaccato.
no-br-attach-08 = Sulla base del tuo Avatar ci sono già tre componenti: non c'è posto per un segnalino Schermo.
no-br-breach-09 = Il mazzo Breccia è finito, o ogni confine ha già una Breccia.
no-br-buy-01 = Compri nella tua Fase Azione, prima o dopo un'azione.
no-br-buy-02 = Questa Ricompensa non è in vendita.
no-br-buy-03 = Non hai abbastanza Crediti: costa { $price }.
no-br-buy-05 = Questa Ricompensa è già stata comprata.
no-br-buy-06 = Non restano segnalini Informazione parziale.
no-br-cache-02 = Costa un cubo preso dal suo riquadro, e lì non ne hai.
no-br-cheat-05 = Questo Cheat non è pronto: usa Sviluppare per metterci un cubo.
no-br-cheat-07 = I Cheat si attivano nella tua Fase Azione, prima o dopo un'azione.
no-br-cheat-08 = Il tuo Avatar è disconnesso: ora puoi attivare solo un Programma con un'altra temporizzazione.
no-br-cheat-11 = Il Programma ha un'altra temporizzazione.
no-br-cheat-14 = Hai già attivato questo Cheat in questo turno.
no-br-config-01 = Per configurare fai 2 Push o peschi 1 carta Malware.
no-br-confph-02 = Hai già configurato tutte le volte che la tua CPU permette.
no-br-cpe-01 = La carta non ha un Effetto Alternativo, o questa modalità non lo usa.
no-br-dev-01 = In questa casella non c'è un cubo Sviluppo.
no-br-dev-04 = Questo Cheat è già pronto.
no-br-dev-05 = Non restano cubi Sviluppo, o tutti i Cheat sono pronti.
no-br-dev-06 = Non puoi pagare il costo di questa casella Sviluppo.
no-br-disc-07 = Il tuo Avatar è disconnesso e non può agire.
no-br-effect-04 = Ora non si può fare: non puoi pagarne il costo, o non fa parte dell'effetto.
no-br-elude-02 = Decidi che cosa ferma il tuo Schermo prima di eludere.
no-br-elude-05 = Nel tuo riquadro Difesa non c'è un cubo Difesa da spostare.
no-br-elude-06 = Puoi eludere solo mentre si risolve un attacco contro il tuo Avatar.
no-br-free-03 = Usa prima la tua azione gratuita.
no-br-game-06 = The Breach è per 1-4 giocatori, non per { $players }.
no-br-link-04 = Le stanze non sono collegate: non sono vicine, o un collegamento fra loro è chiuso.
no-br-malw-07 = Prima scarta fino ad avere 4 carte.
no-br-malw-08 = Non hai questa carta in mano.
no-br-malw-09 = Non hai questa carta in mano.
no-br-malw-11 = In questo turno hai già giocato una carta con questo nome.
no-br-attack-05 = Nel tuo riquadro Attacco non c'è un cubo Attacco da spostare.
no-br-move-03 = Nel tuo riquadro Movimento non c'è un cubo Movimento da spostare.
no-br-shield-02 = Nel tuo riquadro Difesa non c'è un cubo Difesa da spostare.
no-br-move-04 = Entri nelle stanze e le riveli con i PM dell'azione Muovere: comincia da quella.
no-br-move-08 = Puoi entrare solo in una stanza accanto alla tua, e una oscurata va prima rivelata.
no-br-move-09 = Non hai abbastanza PM: ne costa { $cost }.
no-br-mtype-02 = La condizione della Missione non si è appena verificata.
no-br-push-01 = Nessuna freccia della tua scheda porta lì.
no-br-push-03 = In questo riquadro non c'è quel cubo.
no-br-push-05 = Prima fai i tuoi Push.
no-br-res-02 = Non hai quel segnalino Ricerca.
no-br-res-06 = Le Ricerche si usano nella tua Fase Azione, con l'Avatar connesso e senza attacchi in corso.
no-br-res-07 = Prima va risolto ciò che è in corso.
no-br-res-09 = Un Potenziamento si usa dopo aver dichiarato un'azione della sua Abilità: per Muovere prima di spendere il primo PM, per Attaccare prima che si assegnino i Virus.
no-br-res-10 = Non c'è un dado Infezione da rilanciare.
no-br-res-14 = Sul tuo Avatar non ci sono Virus del Firewall.
no-br-res-17 = Un Potenziamento Difesa si usa quando il tuo Avatar viene attaccato.
no-br-resp-01 = Ha effetto solo dopo che è stato indicato il bersaglio di un attacco.
no-br-resp-02 = Ha effetto solo in un attacco, prima che si assegnino i Virus.
no-br-resp-03 = Ha effetto solo quando il tuo Avatar viene attaccato.
no-br-reveal-01 = Questa non è una stanza oscurata collegata alla tua.
no-br-reveal-02 = Non hai abbastanza PM: rivelarla ne costa { $cost }.
no-br-room-03 = Non hai abbastanza PM: una stanza Industriale ne costa { $cost }.
no-br-room-04 = Non hai abbastanza PM: un Terminale ne costa { $cost }.
no-br-room-05 = Non hai abbastanza PM: un Giardino ne costa { $cost }.
no-br-room-06 = Non hai abbastanza PM: una Torre ne costa { $cost }.
no-br-room-07 = Non hai abbastanza PM: una stanza Vuoto ne costa { $cost }.
no-br-room-08 = In questa stanza Vuoto non restano segnalini Ricerca.
no-br-room-10 = Omega non ha effetti per gli Avatar e non si può infettare.
no-br-round-02 = Non è il tuo turno.
no-br-round-03 = È di un'altra fase: prima le azioni, poi la Configurazione, poi il Tracciamento.
no-br-setav-01 = Gli Avatar si scelgono uno alla volta, a partire da chi ha la Password: aspetta il tuo turno.
no-br-setav-02 = Questo Avatar è già preso.
no-br-setbr-01 = I Breacher si scelgono uno alla volta, per ultimo chi ha la Password: aspetta il tuo turno.
no-br-setbr-02 = Questo Breacher è già preso.
no-br-setdb-01 = Puoi scegliere «{ $option }» solo con la preparazione avanzata.
no-br-shield-12 = Il tuo Avatar è già schermato.
no-br-solo-01 = Solitario è per 1 giocatore, Competitiva per 2-4: in { $players } non si può giocare questa modalità.
no-br-solo-09 = Un Effetto Alternativo si usa nella tua Fase Azione.
no-br-subr-04 = Nessun I.C.E. ti prende di mira, o nella tua stanza non c'è un altro Avatar.
no-br-target-01 = Questo modello è fuori Gittata.
no-br-target-07 = Non puoi attaccare te stesso.
no-br-target-09 = Un attacco richiede un modello entro la Gittata; se c'è, va indicato.
no-br-timing-01 = Si usa nella tua Fase Azione.
no-br-timing-02 = Ora non puoi giocarla.
no-br-timing-03 = Si usa in un attacco, chiunque attacchi.
no-br-timing-04 = Si usa in una tua azione: Attaccare, Muovere o Infettare, come indicato.
no-br-timing-05 = Si usa quando un nemico attacca o muove.
no-br-timing-06 = Si usa nel turno del Firewall.
no-br-timing-07 = La Gittata si aumenta prima di indicare il bersaglio.
no-br-timing-08 = Aspetta: c'è qualcosa da risolvere, e altri decidono prima.
no-br-trace-01 = I nodi si tracciano nella Fase Tracciamento, alla fine del tuo turno.
no-br-trace-03 = Ti serve un tuo Virus in ogni stanza intorno a quel nodo; in { $room } non ce n'è.
warn-br-trace-14 = { $again-is ->
    [true] Hai già tracciato questo nodo e non contiene Informazioni: perderesti soltanto i Virus che lo circondano.
   *[false] Questo nodo non contiene Informazioni: in cambio dei Virus che lo circondano otterresti solo un Virus nel nodo.
 }
warn-br-vlimit-05 = Hai già un Virus in questa stanza. Non se ne colloca un altro, ma possono comunque seguire Minaccia o l'avanzamento di un cubo I.C.E.
warn-br-recon-08 = La tua Fase Azione finisce, e nel prossimo turno torni con una sola azione.

## Il tavolo raccontato voce per voce

view-tape = Nastro
    .part = none
view-players = Giocatori
    .part = none
view-mode = Modalità
    .part = meters
view-advanced = Preparazione avanzata
    .part = meters
view-window-ms = Tempo di risposta in millisecondi
    .part = none
view-phase = Fase
    .part = meters
value-view-phase = { $value-is ->
    [turn] inizio di un turno
    [act] Fase Azione
    [move] azione Muovere
    [configure] Fase Configurazione
    [trace] Fase Tracciamento
    [password] Fase Password del Firewall
    [activation] Fase Attivazione del Firewall
    [awakening] risveglio del Guardiano
    [over] partita finita
   *[other] preparazione
 }
view-active = Di chi è il turno
    .part = meters
value-view-active = { value-seat }
view-password = Password
    .part = meters
value-view-password = { value-seat }
view-round = Round
    .part = meters
view-clicks = Azioni svolte in questo turno
    .part = meters
view-limit = Azioni permesse al posto di quelle della CPU
    .part = none
view-ended = La Fase Azione finisce
    .part = none
view-configured = Configurazioni svolte
    .part = none
view-waiting = Ancora da fare
    .part = none
view-first-card = Prima carta
    .part = none
view-open = Fra un'azione e l'altra
    .part = none
view-resolving = Si sta risolvendo una carta, un segnalino o un Cheat
    .part = none
view-just = Appena successo
    .part = none
view-met = Incontrati
    .part = none
view-pending = Da scegliere
    .part = none
view-pushes = Push rimasti
    .part = none
view-less = Sconto
    .part = none
view-window = Risposta
    .part = none
view-orders = Ordine permanente
    .part = seats
value-view-orders = { value-order }
view-secret-orders = Ordine segreto
    .part = seats
view-moves = Muovere
    .part = none
view-attacks = Attacco
    .part = none
view-rolled = Dado Infezione
    .part = none
view-activation = Attivazione
    .part = none
view-playing = Carte che si risolvono
    .part = none
view-winner = Vincitore
    .part = none
view-result = Risultato
    .part = none
view-cols = Colonne
    .part = none
view-rows = Righe
    .part = none
view-codes = Codici delle stanze
    .part = none
view-unseen = Stanze ancora coperte
    .part = board
view-turns = Orientamento delle stanze
    .part = none
view-dark = Stanze oscurate
    .part = none
view-breaches = Brecce
    .part = none
view-breach-deck = Carte Breccia rimaste
    .part = meters
view-gateways = Varchi
    .part = none
view-omega = Omega
    .part = none
view-infected = Virus nelle stanze
    .part = none
view-traced = Nodi tracciati
    .part = none
view-tokens = Informazioni sui nodi
    .part = none
view-room-research = Ricerche nelle stanze
    .part = none
view-ice = I.C.E.
    .part = none
view-roster = Tutti gli I.C.E. finora
    .part = none
view-seats = Interfaccia
    .part = none
view-hands = Malware in mano
    .part = seats
value-view-hands = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}({ $value-about })
 }
view-decks = Mazzo Malware
    .part = none
view-discards = Malware scartati
    .part = seats
view-objectives = Obiettivo
    .part = seats
value-view-objectives = { $value }{ $value-about ->
    [none] {""}
   *[other] : { $value-about }
 }
view-research = Ricerche
    .part = seats
value-view-research = { $value }{ $value-about ->
    [none] {""}
   *[other] {" "}({ $value-about })
 }
view-research-left = Ricerche nella Riserva
    .part = none
view-research-gone = Ricerche scartate
    .part = board
view-reserve = Informazioni nella Riserva
    .part = none
view-cube-reserve = Cubi Codice nella Riserva
    .part = none
view-virus-supply = Virus rimasti
    .part = none
view-guardian-viruses = Virus sulla carta del Guardiano, posto per posto
    .part = board
view-credit-reserve = Crediti nella Riserva
    .part = none
view-shield-reserve = Segnalini Schermo nella Riserva
    .part = none
view-bot = Bot
    .part = meters
value-view-bot = { $value }: { $value-about }
view-hunter = Cacciatore
    .part = meters
value-view-hunter = { $value }: { $value-about }
view-sides = Lati dei tracciati: Bot, Cacciatore, Guardiano
    .part = meters
view-track = Caselle dei cubi I.C.E.: Bot, Cacciatore, Guardiano
    .part = meters
view-die = Dado Firewall
    .part = meters
view-deck = Mazzo Attivazione
    .part = none
view-ahead = In cima al mazzo Attivazione
    .part = board
view-seers = Chi le conosce
    .part = none
view-peeking = Carte guardate
    .part = none
view-pile = Carte Attivazione scartate
    .part = board
view-guardian-deck = Carte del Guardiano
    .part = none
view-card = Carta Attivazione
    .part = meters
value-view-card = { $value }: { $value-about }
view-guardian = Guardiano
    .part = meters
view-sheet = Scheda del Guardiano
    .part = meters
value-view-sheet = { $value ->
    [-1] nessuno
   *[other] { value-seats }
 }
view-marks = Segni dell'Hard Disk coperti
    .part = none
view-rewards = Ricompense in vendita
    .part = board
value-view-rewards = { $value } ({ $value-about })
view-bought = Ricompense comprate
    .part = board
view-seat = Posto
    .part = none
view-named = Nomi
    .part = none
view-rooms = Stanze
    .part = board
view-at = Stanza
    .part = board
value-there = { value-room }
value-view-at = { value-room }
view-links = Collegamenti
    .part = board
value-view-links = { $at-side } { $value ->
    [-1] chiuso
   *[other] { $value }
 }
view-gate = Varco
    .part = board
value-view-gate = { $value ->
    [0] nessuno
   *[other] { $value }
 }
view-models = Modelli
    .part = board
value-view-models = { value-model }
view-infected-by = Di chi sono i Virus
    .part = board
value-view-infected-by = { value-seats }
view-lying = Segnalini Ricerca
    .part = board
view-nodes = Nodi
    .part = board
view-node = Nodo
    .part = board
view-token = Informazione
    .part = board
view-traced-by = Chi l'ha tracciato
    .part = board
value-view-traced-by = { value-seats }
view-sheets = Scheda
    .part = seats
view-avatar = Avatar
    .part = board
value-view-avatar = { $value }: { $value-about }
view-breacher = Breacher
    .part = board
value-view-breacher = { $value }: { $value-about }
view-stands = Si trova in
    .part = board
value-view-stands = { value-room }
view-movement = Movimento
    .part = board
view-movement-box = Cubi nel riquadro Movimento
    .part = board
view-attack = Attacco
    .part = board
view-attack-box = Cubi nel riquadro Attacco
    .part = board
view-defense = Difesa
    .part = board
view-defense-box = Cubi nel riquadro Difesa
    .part = board
view-cache-box = Cubi nella Cache
    .part = board
view-threat = Minaccia
    .part = board
view-viruses-of = Virus sull'Avatar
    .part = board
value-view-viruses-of = { value-owner }
view-shield = Schermo
    .part = board
view-disk = Hard Disk
    .part = board
view-click = Click
    .part = board
view-credits = Crediti
    .part = board
view-boxes-left = Caselle Sviluppo con un cubo
    .part = board
value-view-boxes-left = { $value } ({ $value-about })
view-ready = Cheat pronti
    .part = board
value-view-ready = { value-cheat }
view-program = Programma
    .part = board
value-view-program = { $value }: { $value-about }

## Di che cosa si tratta

about-aim = Sei un hacker in un Database che si difende. Guidi un Avatar di stanza in stanza, infetti le stanze con i Virus e tracci i nodi per prenderne le Informazioni segrete. Per vincere raccogli tutte le Informazioni del tuo Obiettivo e, se ci sono altri hacker, fallo prima di loro. Se prima il Firewall sigilla l'ultimo Varco, non vince nessuno.
help-goal =
    Siete hacker in un Database che si difende. Il tuo Avatar infetta le stanze;
    quando tutte le stanze intorno a un nodo hanno un tuo Virus, puoi tracciarlo e
    prenderne l'Informazione. Vince chi raccoglie per primo tutte le Informazioni
    del proprio Obiettivo segreto; due segnalini parziali di un tipo ne valgono uno
    intero. Se prima il Guardiano del Firewall sigilla l'ultimo Varco, non vince
    nessuno.
    Un turno ha tre fasi:
    1 Azione          tante azioni quante il tuo Click: Muovere, Attaccare,
                      Schermare, Infettare, Sviluppare, Configurare, Log-Out; tra
                      l'una e l'altra puoi usare carte, Cheat, Ricerche e acquisti
    2 Configurazione  2 Push o una carta Malware, quante volte permette la tua CPU
    3 Tracciamento    i nodi con i tuoi Virus tutto intorno: prendi le loro
                      Informazioni, e quei Virus si tolgono
    I cubi Codice danno il valore delle Abilità: 2 per ogni cubo del colore del
    riquadro, 1 per ogni altro. Muovere, Attaccare, Schermare ed Eludere spostano un
    cubo lungo una freccia; i Push riportano indietro i cubi.
    Un Attacco fino alla Difesa del bersaglio gli assegna 1 Virus, uno più alto 2,
    il doppio della Difesa 3. Tre Virus disconnettono un Avatar; la terza Minaccia è
    un Virus.
    Dopo tutti i turni il Firewall rivela carte: gli I.C.E. agiscono e i suoi
    tracciati avanzano.
    Premi h per rivedere questo aiuto e per sapere come si legge il tabellone.
help-board =
    Stanze     le colonne sono lettere, le righe numeri: A1. TM-1 è il codice della
               stanza, #### una stanza oscurata. I numeri ai lati sono i PM dei
               collegamenti, x è chiuso
    In mezzo   = e " una Breccia, ~ e ' una già girata; G1 un Varco accanto alla
               sua stanza, OM Omega
    Dentro     @12 gli Avatar dei giocatori 1 e 2; gli I.C.E. con l'iniziale, X il
               Guardiano; v12 i Virus dei giocatori 1 e 2; r2 due segnalini Ricerca
    Nodi       B S C P un'Informazione intera, b s c p una parziale: Bio, Scienza,
               Crypto, Politica; . senza Informazioni
    Schede     Mov 5:MMA è un riquadro Movimento con due cubi Movimento e un cubo
               Attacco, e vale 5; così anche Att e Dif; la Cache non vale nulla.
               Click sono le azioni di un turno, Configura quelle della seconda fase
    Firewall   Il dado è il massimo con cui un I.C.E. attacca e si difende. Bot 2A:
               il cubo Bot è nella casella 2 del suo tracciato, lato A
    Altro      v e il numero di un giocatore mostra una scheda, v e una stanza, come
               v B2, che cosa c'è lì; v nodes che cosa resta da tracciare, v ice,
               v rewards e v tracks I.C.E., Ricompense e tracciati, v e il nome
               di una carta che cosa fa

## Il tabellone disegnato

seen-board = Database di { $columns } colonne e { $rows } righe. Stanze oscurate: { $dark }.
seen-room = { $place }, { $kind } { $code }. { $effect }. Collegamenti: { $links }
seen-dark = { $place }, una stanza oscurata: ogni collegamento è aperto e gratuito
seen-link = { $side } { $mp ->
    [-1] chiuso
   *[other] { $mp }
 }
seen-effect-industrial = { $mp } PM: { $n } Malware
seen-effect-terminal = { $mp } PM: { $n ->
    [one] 1 Push
   *[other] { $n } Push
 }
seen-effect-garden = { $mp } PM: azzera Minaccia
seen-effect-tower = { $mp } PM: Attacco, Gittata { $n }
seen-effect-void = { $mp } PM: { $n ->
    [one] { $n } Ricerca
   *[other] { $n } Ricerche
 }
seen-omega = Omega, la stanza del Guardiano, accanto a { $place }: attraversare costa { $cost } PM
seen-breach = Breccia fra { $from } e { $to }: { $cost } PM{ $worn-is ->
    [true] , scompare dopo il passaggio
   *[false] {""}
 }
seen-gateway = Varco { $number } presso { $place }, lato { $side }{ $goal-is ->
    [true] : il Guardiano ci sta andando
   *[false] {""}
 }
seen-sealed = Varchi sigillati: { $numbers }
seen-virus = Virus ({ $name })
seen-research = { $n ->
    [one] 1 segnalino Ricerca
   *[other] { $n } segnalini Ricerca
 }
seen-node = Nodo { $place }: { $token-is ->
    [none] nessuna Informazione
   *[other] { $token }
 }{ $tracers-is ->
    [none] {""}
   *[other] , tracciato da: { $tracers }
 }
seen-avatar = { $avatar } ({ $name }), Difesa { $defense }{ $viruses ->
    [0] {""}
    [one] , 1 Virus
   *[other] , { $viruses } Virus
 }{ $shield-is ->
    [true] , schermato
   *[false] {""}
 }
seen-ice = { $ice }{ $copy-is ->
    [none] {""}
   *[other] {" "}{ $copy }
 }, Difesa { $defense }{ $viruses ->
    [0] {""}
    [one] , 1 Virus
   *[other] , { $viruses } Virus
 }{ $on-is ->
    [none] {""}
   *[other] , agganciato a un Avatar ({ $on })
 }. { $ice-about }

## Il turno del Firewall passo per passo

play-title = Il turno del Firewall
play-count = Firewall, { $number } di { $of }
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
play-again = Rivedi il turno del Firewall

## Il tavolo in testo

board-title = { $mode }, round { $round }
board-phase = { $setting-up-is ->
    [true] Preparazione
   *[false] Giocatore { $number }: { $phase }
 }
board-card = Il giocatore { $number } risolve { $card }. { $card-about }
board-firewall = Dado Firewall { $die }; Bot { $bot }, Cacciatore { $hunter }, Guardiano { $guardian } ({ $state })
board-objective = { $objective }: { $objective-about }; manca ancora: { $missing }
board-hand = Le tue carte: { $cards }
board-research = Le tue Ricerche: { $cards }
board-traced = Tracciati da { $number }: { $nodes }
board-guardian = Virus sulla carta del Guardiano, per giocatore: { $numbers }
board-omega = In Omega: { $models }
board-missing = Ti serve ancora: { $missing }
board-legend = Premi h per i simboli e per tutto ciò che v può mostrare.
board-room = { $code-is ->
    [none] { $place }, oscurata: ogni collegamento è aperto e gratuito
   *[other] { $place } { $code }, { $links } ({ $code-about })
 }; qui: { $models }; Virus di: { $viruses }; Ricerche: { $research }
board-ice = { $ice }{ $copy-is ->
    [none] {""}
   *[other] {" "}{ $copy }
 } in { $place }{ $on-is ->
    [none] {""}
   *[other] , agganciato a { $on }
 }{ $viruses ->
    [0] {""}
    [one] , 1 Virus
   *[other] , { $viruses } Virus
 }
board-node = { $node }: { $token-is ->
    [none] nessuna Informazione
   *[other] { $token }
 }{ $state-is ->
    [seen] {""}
    [ready] ; i tuoi Virus sono tutto intorno
   *[other] ; manca un tuo Virus in { $rooms }
 }
board-track = { $category }, lato { $side }: { $boxes }
board-icons = > indica la casella del cubo; B, H e G schierano un Bot, un Cacciatore e il Guardiano, T è 1 Minaccia, F alza il dado Firewall, g fa avanzare il cubo Guardiano. Dopo l'ultima casella un cubo Bot o Cacciatore ricomincia dalla casella 1.
sheet-head = { $number } { $avatar }{ $breacher-is ->
    [none] {""}
   *[other] /{ $breacher }
 }{ $room-is ->
    [none] {""}
    [out] , disconnesso
   *[other] {" "}in { $room }
 }{ $threat ->
    [0] {""}
   *[other] , Minaccia { $threat }/3
 }{ $viruses ->
    [0] {""}
   *[other] , Virus { $viruses }/3
 }{ $firewall ->
    [0] {""}
   *[other] {" "}({ $firewall } Firewall)
 }{ $attached ->
    [0] {""}
    [one] , { $attached } agganciato
   *[other] , { $attached } agganciati
 }{ $shield-is ->
    [true] , schermo
   *[false] {""}
 }{ $password-is ->
    [true] , Password
   *[false] {""}
 }
sheet-boxes = {"  "}Mov { $movement }:{ $in-movement } Att { $attack }:{ $in-attack } Dif { $defense }:{ $in-defense } Cache { $in-cache }
sheet-disk = {"  "}Disk: { $disk }
sheet-held = {"  "}Click { $click }, Configura { $configure }, { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
 }{ $research ->
    [0] {""}
    [one] , { $research } Ricerca
   *[other] , { $research } Ricerche
 }{ $credits ->
    [0] {""}
    [one] , 1 Credito
   *[other] , { $credits } Crediti
 }
sheet-cheats = {"  "}Pronti: { $ready }
sheet-card = { $card }{ $card-about ->
    [none] {""}
   *[other] : { $card-about }
 }
sheet-development = Casella Sviluppo { $box }: { $box-about }
sheet-discards = Scartate: { $cards }

## Accanto al Database: scheda dei cubi, mano, interfacce

desk-sheet = Scheda dei cubi
desk-box = { $box-is ->
    [cache] { $box }: { $cubes }
   *[other] { $box }, valore { $value }: { $cubes }
 }
desk-cubes = { $n } { $colour }
desk-letter = { $colour-is ->
    [movement] M
    [attack] A
   *[other] D
 }
desk-cube = Cubo { $colour } in { $box }
desk-arrow = Freccia da { $box } a { $to }
desk-hand = La tua mano
desk-only-you = La vedi solo tu
desk-hand-empty = Nessuna carta in mano.
desk-hand-count = { $n ->
    [one] 1 carta in mano
   *[other] { $n } carte in mano
 }
desk-type = { $type-is ->
    [tactic] Tattica
    [mission] Missione
   *[other] Programma
 }
desk-timing = { $timing-is ->
    [action-phase] Tua Fase Azione
    [any-moment] In ogni momento
    [any-attack] Attacco di chiunque
    [your-attack] Quando attacchi
    [your-move] Quando muovi
    [your-infect] Quando infetti
    [enemy-attack] Attacco nemico contro di te
    [enemy-move] Quando muove un nemico
   *[other] Turno del Firewall
 }
desk-condition = { $condition-is ->
    [activates-room] Se attivi una stanza
    [meets-avatar] Se incontri un Avatar
    [eliminates] Se elimini un modello
    [two-viruses] Se il tuo attacco assegna 2 o più Virus a un Avatar
    [no-virus] Se un attacco contro di te non assegna Virus
    [double-threat] Se il dado mostra 2 Minacce
   *[other] Se un Avatar con un tuo Virus viene disconnesso
 }
desk-cost = Costo: { $dues }
desk-danger = Pericolo: { $dues }
desk-due = { $do-is ->
    [threat] { $n ->
        [one] { $n } Minaccia
       *[other] { $n } Minacce
     }
    [virus-self] { $n ->
        [one] 1 Virus sul tuo Avatar
       *[other] { $n } Virus sul tuo Avatar
     }
    [cache] { $n ->
        [one] 1 cubo { $what } nella Cache
       *[other] { $n } cubi { $what } nella Cache
     }
   *[other] { $n ->
        [one] 1 Credito
       *[other] { $n } Crediti
     }
 }
desk-nothing-changes = Non hai carte per quando infetti né Rilanci: non puoi cambiarlo.
desk-secret-order = Giocata per te quando si chiude una finestra adatta
desk-alternative = In Solitario anche 3 Push
desk-threat = Minaccia
desk-threat-told = Minaccia { $threat } su { $most }; la successiva è un Virus
desk-viruses = Virus
desk-viruses-told = { $n ->
    [0] Nessun Virus sull'Avatar
    [one] 1 Virus sull'Avatar, { $most } lo eliminano
   *[other] { $n } Virus sull'Avatar, { $most } lo eliminano
 }
desk-disk = Hard Disk
desk-disk-box = Casella { $box }: { $token-is ->
    [none] vuota
   *[other] { $token }
 }{ $mark ->
    [0] {""}
   *[other] , segno T{ $mark }
 }
desk-marks = Il primo giocatore che riempie T1, e poi T2, fa avanzare il cubo Guardiano.
desk-cpu = { $click ->
    [one] 1 azione
   *[other] { $click } azioni
 }, { $configure ->
    [one] 1 Configurazione
   *[other] { $configure } Configurazioni
 } a turno
desk-shield = Schermo
desk-shield-waived = Schermo, lascia passare
desk-password = Password
desk-out = fuori dal Database
desk-attached = { $ice } agganciato
desk-credits = { $n ->
    [0] nessun Credito
    [one] 1 Credito
   *[other] { $n } Crediti
 }
desk-cheats = Cheat
desk-cheat = { $cheat }: { $ready-is ->
    [true] pronto
   *[false] richiede un cubo Sviluppo
 }
desk-developments = Caselle Sviluppo
desk-no-developments = nessuna rimasta
desk-discards = Scartate
desk-own = { $name }, tu
desk-you = tu
desk-bot = { $name }, bot
desk-order = Ordine permanente: { $order-is ->
    [pass] passa sempre
   *[other] passa, salvo in caso di attacco
 }
desk-details = Dettagli
desk-objectives = Obiettivi
desk-need = { $kind }, { $need ->
    [1] parziale
    [2] intera
   *[other] { $need } metà
 }
desk-need-have = { $have ->
    [0] nulla di conservato
    [1] metà conservata
   *[other] { $have } metà conservate
 }
desk-need-done = conservata
desk-rewards = Ricompense
desk-reward = { $reward }, { $price ->
    [one] 1 Credito
   *[other] { $price } Crediti
 }

## I tracciati del Firewall, e a che punto è il round

track-title = Firewall
track-die = Dado Firewall { $die }
track-row = Tracciato { $category }: { $at ->
    [0] prima della casella 1
   *[other] casella { $at } di { $most }
 }
track-box = Casella { $box }: { $does }{ $here-is ->
    [true] , il cubo è qui
   *[false] {""}
 }
track-does = { $icon-is ->
    [B] schiera un Bot
    [H] schiera un Cacciatore
    [G] schiera il Guardiano
    [T] 1 Minaccia
    [F] dado Firewall +1
   *[g] cubo Guardiano +1
 }
track-nothing = nulla
track-stays = il cubo resta lì
track-deployed = { $ice }: { $deployed } in gioco, { $left } in Riserva
track-guardian = XAN4TH.RAR { $state-is ->
    [asleep] dorme
    [deployed] è schierato e sta per risvegliarsi
   *[other] è sveglio
 }
track-card = { $card }: { $card-about }
round-number = Round { $round }
round-order = Ordine di turno
round-seat = { $name }{ $now-is ->
    [true] , sta giocando
   *[false] {""}
 }{ $password-is ->
    [true] , ha la Password
   *[false] {""}
 }

## Finestre di risposta e ordini permanenti

window-title = Finestra di risposta
window-who = { $name } può rispondere
window-attack = { $model } attacca { $target }, { $attack } contro { $defense }.
window-move = { $other } comincia a muovere con { $mp } PM.
value-window-move-other = { value-seat }
window-firewall = { $alone-is ->
    [true] Sta per essere rivelata una carta Attivazione.
   *[false] { $other } sta per rivelare una carta Attivazione.
 }
value-window-firewall-other = { value-seat }
window-targeted = { $model } ha scelto il suo bersaglio.
window-threat = { $other }: la Minaccia sta per salire.
value-window-threat-other = { value-seat }
window-end = { $awakens-is ->
    [true] Il Guardiano sta per risvegliarsi.
   *[false] Il turno del Firewall sta per finire.
 }
window-mission = Si può giocare una Missione.
window-left = ancora { $time }
window-free = senza limiti di tempo
order-title = Quando puoi rispondere
order-ask = Chiedimelo
order-pass-unless-attacked = Passa, salvo se mi attaccano
order-pass = Passa
order-public = Un ordine permanente lo vedono tutti.

## Il palco: che cosa porterebbero un movimento, un attacco e un'infezione; la galleria e le caselle Sviluppo

desk-actions = { $left } di { $most ->
    [one] 1 azione
   *[other] { $most } azioni
 }
desk-hand-fits = { $n ->
    [one] 1 carta giocabile ora
   *[other] { $n } carte giocabili ora
 }
desk-other = Difesa { $defense }, Minaccia { $threat }
desk-wanted = Ti servono
desk-deck = Il tuo mazzo
desk-deck-left = { $n ->
    [one] 1 carta nel mazzo
   *[other] { $n } carte nel mazzo
 }
desk-boxes = { $n ->
    [one] 1 casella Sviluppo
   *[other] { $n } caselle Sviluppo
 }
boxes-hint = Ognuna si apre una volta sola e fa ciò che dice; il suo cubo prepara un Cheat.
boxes-close = Torna al Database
boxes-ready = pronto
boxes-empty = serve un cubo
track-soon = Prossima: { $first }
seen-mp-left = restano { $n }
walk-title = { $room } per { $n } PM
walk-reveal = Rivela { $room } per { $n } PM
walk-left = Ti restano { $n } PM.
walk-use = Bastano per usare la stanza. { $effect }.
walk-cube = Un cubo { $colour } va in { $box }.
room-use = Usa la stanza
desk-push-hint = Tocca un cubo, poi un riquadro: Configura, 2 Push.
verb-mp = { $n } PM
walk-go = Vai lì
strike-title = Attacco { $attack } contro Difesa { $defense }
strike-far = Fuori gittata.
strike-rung = { $to ->
    [-2] { $from }
    [-1] da { $from } in su
   *[other] { $from ->
        [1] fino a { $to }
       *[other] da { $from } a { $to }
     }
 }
strike-shield = Uno scudo ferma un Virus.
strike-fatal = { $n ->
    [one] Il prossimo Virus lo elimina.
   *[other] { $n } Virus lo eliminano.
 }
strike-help = Con { $card } l'Attacco sale a { $attack }: { $viruses ->
    [one] 1 Virus
   *[other] { $viruses } Virus
 }.
strike-responders = { $n ->
    [one] { $names } può rispondere.
   *[other] { $names } possono rispondere.
 }
stamp-disconnected = DISCONNESSO
stamp-traced = TRACCIATO
stamp-empty = VUOTO
draft-attack = Attacchi { $target }: { $attack } contro { $defense }?
strike-go = Attacca
infect-title = Infetta { $room }
infect-closes = Chiude { $nodes }
infect-unharmed = Nel { $percent } % dei lanci non sale la Minaccia e non avanza nessun cubo del Firewall.
pick-which-avatar = La figura che muovi nel Database.
pick-which-breacher = La persona alla tastiera, con un trucco tutto suo.
pick-which-program = Li hai entrambi: l'altro si mostra dopo che hai usato questo.
pick-which-starting-cube = Ogni cubo va nella casella del suo colore.
pick-free = { $n ->
    [one] e 1 altro cubo a scelta
   *[other] e altri { $n } cubi a scelta
 }
pick-which-interface = Scegline una qualsiasi: nel gioco non cambia nulla.
plain-hugo = Tuttofare: i suoi passi diventano colpi.
plain-sturm = Combattente: colpisce più forte di tutti e ogni colpo diventa corazza.
plain-vitruvian = Muraglia: lento, ma regge ciò che abbatte gli altri.
plain-mila = Velocista: la più rapida, e colpire le ridà fiato.
plain-argo = Mercante: compra una cosa a meno.
plain-cassia = Giardiniera: sposta un Virus nella stanza accanto.
plain-dedalo = Architetto: gira le stanze, così le porte si incontrano o si separano.
plain-ishtar = Tiratrice: colpisce una stanza più in là per tutto il turno.
plain-null = Fantasma: appare accanto ai dati che hai già rubato.
plain-vesper = Veggente: conosce le prossime tre mosse del Firewall e le riordina.

## Perché un bot fa qualcosa: fatti che tutti vedono

reason-infect = Un Virus in { $room } avvicina il tracciamento dei nodi vicini.
reason-trace = Il nodo { $node } è circondato: tracciarlo frutta la sua Informazione.
reason-trace-empty = Il nodo { $node } è vuoto, ma una volta tracciato permette all'Avatar di rientrare lì accanto.
reason-trace-again = Il nodo { $node } è vuoto: tracciarlo fa recuperare i Virus che lo circondano.
reason-move = Altrove c'è più da fare che in { $room }.
reason-go = { $room } è sulla strada.
reason-activate = L'effetto di { $room } adesso vale i suoi PM.
reason-attack = Un nemico è a portata e un Attacco vale l'azione.
reason-target = { $model } è il miglior bersaglio a portata.
reason-defend = I Virus sull'Avatar costano più di un cubo Difesa.
reason-develop = La casella aiuta subito, e { $cheat } sarà pronto.
reason-configure = { $what-is ->
    [draw] Una nuova carta apre più possibilità.
   *[other] I cubi di nuovo nei loro riquadri rafforzano le prossime azioni.
 }
reason-push = Questo cubo torna nel suo riquadro, dove serve.
reason-push-on = Questo cubo sta tornando verso il suo riquadro.
reason-use = { $does-is ->
    [mission] La sua condizione è soddisfatta adesso, e solo ora si può giocare.
    [push] I suoi Push riportano cubi nei loro riquadri.
    [draw] In mano c'è ancora posto per una carta.
    [gain-cube] Un cubo in più rafforza ogni turno.
    [research] Un segnalino Ricerca è un effetto gratuito per dopo.
    [partial-info] Porta un'Informazione che serve all'Obiettivo.
    [discount] Rende un'Informazione acquistabile con i Crediti che hai.
    [credit] Ogni Credito avvicina il prossimo acquisto.
    [reset-threat] Azzera la Minaccia prima che diventi un Virus.
    [remove-virus] L'Avatar ha dei Virus del Firewall di cui liberarsi.
    [shield] Uno Schermo toglie un Virus a ogni attacco in arrivo.
    [slide] Lo Scorrimento avvicina l'Avatar alla meta e risparmia un movimento.
    [place-avatar] Porta l'Avatar quasi a destinazione senza muovere.
    [attack] È un Attacco che non costa azioni, e un bersaglio è a portata.
    [range] Mette a portata un bersaglio migliore.
    [place-virus] Mette un Virus dove all'Obiettivo ne manca ancora uno.
    [move-virus] Sposta un Virus di troppo dove serve all'Obiettivo.
    [open-breach] Il cammino è lungo, e così si accorcia.
    [rotate] Il cammino è lungo, e ruotare una stanza lo rende più economico.
    [darken] Il cammino è lungo, e una stanza al buio lo rende più economico.
    [move-gateway] Il Guardiano sta per raggiungere un Varco, e così lo si sposta.
    [peek] Mostra che cosa farà il Firewall.
    [steal-credit] Toglie un Credito a un avversario.
    [boost-attack] Solo con più forza l'attacco elimina il bersaglio.
    [boost-defense] Con più Difesa, l'attacco assegna meno Virus.
    [boost-movement] Ai PM rimasti manca poco per arrivare alla meta.
    [unshield] Lo Schermo del bersaglio fermerebbe un Virus.
    [reroll] Questo risultato fa male, e un nuovo tiro può essere migliore.
    [ignore-threat] Evita all'Avatar la Minaccia di questo risultato.
    [retarget] Distoglie l'attacco dall'Avatar.
    [slide-after] Dopo l'attacco l'Avatar può avvicinarsi alla meta.
   *[other] In questo momento è ciò che rende di più.
 }
reason-buy = I Crediti rendono di più spesi così: { $reward }.
reason-log-out = Restare in { $room } è troppo pericoloso.
reason-let-be = Conviene risparmiare le risorse per dopo.
reason-end = Nient'altro adesso vale il suo costo.
reason-choose = Da qui sembra la scelta migliore.
reason-push-away = Un cubo deve muoversi, e questo è quello che manca di meno.
reason-colour = A questo Avatar scarseggiano i cubi { $colour }.
reason-turn-open = Ruotata così, la stanza apre il cammino migliore.
reason-turn-against = Ruotata così, la stanza è la più difficile da lasciare.
reason-turn-which = Ruotare { $room } fa risparmiare più PM sul cammino.
reason-breach-here = Una Breccia qui fa risparmiare più PM sul cammino.
reason-darken = Con { $room } al buio il cammino costa meno.
reason-connect = Da { $room } si fa più in fretta ciò che chiede l'Obiettivo.
reason-slide = { $room } è la più vicina a dove va l'Avatar.
reason-infect-where = In { $room } manca un Virus.
reason-need-type = È il tipo che serve di più all'Obiettivo.
reason-need-none = Niente di ciò che c'è serve all'Obiettivo.
reason-drop-token = L'Obiettivo può farne a meno.
reason-spare-virus = Dov'è ora, questo Virus è il meno utile.
reason-discard = Più avanti questa carta varrà probabilmente meno delle altre.
reason-gateway = È il Varco verso cui va il Guardiano.
reason-far-from-guardian = Più lontano dal Guardiano non si può.
reason-ice-elsewhere = { $room } tiene l'I.C.E. lontano dall'Avatar.
reason-leader = Tra gli altri, { $seat } ha più Informazioni di tutti.
reason-ice-far = { $model } è il più lontano dall'Avatar.
reason-ice-near = { $model } è il più vicino all'Avatar: meglio senza.
reason-deploy-far = { $room } è lontana dai Varchi, da cui tornano gli Avatar.
reason-track = I Bot sono i più miti, poi i Cacciatori; il Guardiano per ultimo.
reason-sort-cards = La carta peggiore va a qualcun altro.
reason-only-one = Non si può scegliere nessun altro.
reason-came-out-best = { $gain-is ->
    [less-progress] Provata più volte fino in fondo, fa avanzare più delle altre verso l'Obiettivo.
    [less-safe] Provata più volte fino in fondo, tiene l'Avatar più al sicuro delle altre.
    [fewer-cubes] Provata più volte fino in fondo, lascia più cubi dove servono.
    [fewer-means] Provata più volte fino in fondo, lascia più risorse: Crediti, carte e Cheat.
    [fewer-fights] Provata più volte fino in fondo, lascia migliori occasioni di attaccare.
    [rivals-gain] Provata più volte fino in fondo, lascia gli altri giocatori in una posizione peggiore.
    [firewall-gains] Provata più volte fino in fondo, tiene il Firewall più lontano dal sigillare i Varchi.
   *[other] Provata più volte fino in fondo, è la scelta che rende di più.
 }
reason-as-you-like = Le scelte si equivalgono: prendi quella che preferisci.
reason-infect-for = { $left ->
    [one] Al nodo { $node } manca solo il Virus in { $room }.
   *[other] Al nodo { $node } mancano ancora Virus in { $left } stanze, e { $room } è una di queste.
 }
reason-move-for = Al nodo { $node } serve un Virus in { $there }.
reason-move-hunt = Vale la pena dare la caccia a { $model }.
reason-go-on = { $room } è sulla strada per { $there }.
reason-nothing-to-use = Qui non hai niente da usare.
reason-no-change = Niente di ciò che hai merita di essere usato per questo attacco.
reason-not-concerned = Questo attacco riguarda altri.
reason-keep-result = Cambiare questo risultato non vale una carta o un segnalino.
reason-out-anyway = Un Virus in meno non basterebbe a tenere l'Avatar nel Database.
reason-keep-cube = Il cubo Difesa vale più di un Virus.
reason-trace-none = Nessun nodo che puoi tracciare ha un'Informazione utile all'Obiettivo.
reason-arrived = L'Avatar è dove serve.
reason-no-mp = I PM rimasti non bastano per proseguire.
reason-no-actions = Non restano azioni, e nessun effetto gratuito ne vale la pena.

## Perché un bot preferisce fare altro

reason-less-progress = Fa avanzare meno verso l'Obiettivo.
reason-less-safe = Lascia l'Avatar più in pericolo.
reason-fewer-cubes = Lascia meno cubi dove servono.
reason-fewer-means = Lascia meno risorse: Crediti, carte e Cheat.
reason-fewer-fights = Lascia meno occasioni di attaccare.
reason-rivals-gain = Lascia gli altri giocatori in una posizione migliore.
reason-firewall-gains = Lascia il Firewall più vicino a sigillare i Varchi.
reason-much-the-same = Il risultato è più o meno lo stesso.
