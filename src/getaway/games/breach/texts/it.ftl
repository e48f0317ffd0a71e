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
word-hidden = coperta
word-none = nessuno
word-firewall = Firewall
word-omega = Omega
about-omega = La stanza del Guardiano: un collegamento aperto da 1 PM verso la stanza accanto, e nessun effetto per gli Avatar

## Modalità e opzioni di un tavolo

word-competitive = Competitiva
word-training = Addestramento
word-solo = Solitario
word-deathmatch = Deathmatch
word-standard = standard
word-advanced = avanzata
word-random = a caso
word-choose = a scelta dei giocatori
word-map = come sulla mappa
option-mode = Modalità
option-mode-competitive = Competitiva: da 2 a 4 giocatori in gara per il proprio Obiettivo
option-mode-training = Addestramento: gli I.C.E. usano solo la Subroutine Rapida
option-mode-solo = Solitario: 1 giocatore contro il Firewall
option-mode-deathmatch = Deathmatch: un Database che fa incontrare gli Avatar
option-setup = Preparazione
option-setup-standard = standard
option-setup-advanced = avanzata: ciò che segue si può scegliere o pescare
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
option-rooms-random = pescate fra tutte
option-team = Avatar e Breacher
option-window = Tempo per rispondere
option-window-15 = 15 secondi
option-window-30 = 30 secondi
option-window-60 = 1 minuto
option-window-14400 = 4 ore
option-window-0 = quanto serve

# Che cosa significa una scelta, in una frase.
sets-mode-competitive = Tutti contro tutti: vince chi completa per primo il proprio Obiettivo.
sets-mode-training = Una prima partita con I.C.E. più semplici.
sets-mode-solo = Solo tu contro il Firewall.
sets-mode-deathmatch = Tutti contro tutti, vicini fin dall'inizio.
sets-setup-standard = Ogni volta la stessa preparazione, adatta per cominciare.
sets-setup-advanced = Bot, Cacciatore, tracciati, Informazioni e stanze come scegli qui sotto.
sets-window = Quanto tempo hanno gli altri per rispondere a un'azione prima che prosegua.
sets-window-0 = Un'azione prosegue quando tutti hanno risposto; nessuno ha fretta.
sets-bot = L'I.C.E. che si aggira per le stanze.
sets-hunter = L'I.C.E. che dà la caccia agli Avatar.
sets-tracks = Ogni lato di un tracciato fa agire il suo I.C.E. in modo diverso.
sets-information = Dove si trovano le Informazioni sui nodi.
sets-rooms = Quali stanze compongono il Database.
sets-team = Chi gioca ciascuno di voi.

## Valori: come un messaggio mostra un argomento. Un numero si chiama come lo chiama la vista: `$room`, `$node`, `$border`,
## `$edge`, `$model` con `$copy`, `$avatar`, `$gateway`, `$virus`.

value-room = { $room-is ->
    [none] nessun luogo
   *[other] { $room }
 }
value-to = { $next ->
    [nessuno] { $value }
   *[other] { $room }
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
           *[other] in { $virus }
         }
     }
   *[other] nel nodo { $virus-node }
 }
value-do-choose-room-room = { $room-is ->
    [none] nessun'altra stanza
   *[other] { $room }
 }
value-do-go-room = { $room }{ $cost-is ->
    [none] {""}
   *[other] {" "}per { $cost } PM
 }
value-do-reveal-room = { value-do-go-room }
value-do-choose-turn-turn = { $links-is ->
    [none] { $side }
   *[other] { $links }
 }
value-do-choose-model-model = { value-model } in { $stands }
value-do-target-model = { value-model } in { $stands } (Difesa { $defense }{ $fatal-is ->
    [none] {""}
   *[other] , Virus per eliminarlo: { $fatal }
 })
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

ask-which-avatar = Quale Avatar prendi?
    .why = La sua scheda dice come si muovono i tuoi cubi Codice, e le sue carte sono metà del tuo mazzo Malware.
ask-which-breacher = Quale Breacher prendi?
    .why = Un Breacher porta un Cheat, due caselle Sviluppo e l'altra metà del tuo mazzo Malware.
ask-which-interface = Quale interfaccia prendi?
    .why = Il suo colore è quello dei tuoi Virus.
ask-which-program = Quale Programma è visibile per primo?
    .why = La tua bustina contiene il Programma dell'Avatar e quello del Breacher; l'altro diventa visibile dopo che hai usato il Cheat Programma.
ask-which-starting-cube = Quale cubo Codice aggiungi?
    .why = Il tuo Avatar comincia con alcuni cubi Codice a tua scelta, ciascuno nel riquadro del suo colore.

## Che cosa si chiede in un turno

ask-where-to-connect = Dove entra nel Database il tuo Avatar?
    .why = Il tuo primo turno comincia con la Prima Connessione: una stanza qualsiasi accanto a un Varco. Una stanza oscurata viene prima rivelata.
ask-where-to-reconnect = Dove torna il tuo Avatar?
    .why = Il tuo Avatar è stato disconnesso: torna accanto a un Varco o a un nodo che hai tracciato, senza Virus né Minaccia, ma con una sola azione in questo turno.
ask-act = Che cosa fai? { $left ->
    [0] Non hai più azioni.
    [one] Ti resta 1 azione.
   *[other] Ti restano { $left } azioni.
 }
    .why = È la tua Fase Azione. Carte, Ricerche, Cheat e acquisti non costano azioni; poi vengono Configurazione e Tracciamento.
ask-move = Come spendi i tuoi PM? Te ne restano { $mp }.
    .why = Quando muovi puoi entrare in una stanza, rivelare quelle oscurate e attivare quella in cui ti trovi{ $kind-is ->
        [none] .
       *[other] . Qui: { $kind }. { $kind-about }.
     }{ $fresh-is ->
        [true] { " " }Se entri subito nella stanza appena rivelata, paghi solo il suo collegamento.
       *[false] { "" }
     }
ask-configure = Configura gratis o prosegui: { $left ->
    [one] resta 1 Configurazione.
   *[other] restano { $left } Configurazioni.
 }
    .why = Nella Fase Configurazione puoi configurare tante volte quante ne indica la tua CPU: ogni volta 2 Push o una carta Malware.
ask-trace = Traccia un nodo o termina il turno.
    .why = Nella Fase Tracciamento puoi tracciare ogni nodo che ha un tuo Virus in tutte le stanze intorno: questi Virus si tolgono, prendi l'Informazione e un Virus resta nel nodo.
ask-push = Quale cubo sposti con un Push? { $left ->
    [one] È il tuo ultimo Push.
   *[other] Restano { $left } Push.
 }
    .why = Un Push sposta un cubo della tua scheda nel riquadro successivo lungo una freccia; tutti i Push vanno fatti.
ask-name-target = Chi attacchi, con Attacco { $attack }?
    .why = Il bersaglio è nella tua stanza{ $reach ->
        [0] {""}
        [one] , o a 1 stanza collegata di distanza
       *[other] , o fino a { $reach } stanze collegate di distanza
     }. Un Attacco fino alla sua Difesa assegna 1 Virus, uno più alto 2, il doppio della Difesa 3. Prima si possono usare carte che allungano o rafforzano l'attacco.
ask-elude = Eludi un Virus dell'attacco di { $model }? { $n ->
    [one] Sta arrivando 1 Virus.
   *[other] Stanno arrivando { $n } Virus.
 }
    .why = Spostare un cubo Difesa ferma 1 Virus, una volta per ogni attacco contro il tuo Avatar.
ask-after-the-roll = Hai ottenuto: { $face }. Tieni il risultato?
    .why = Ricerche e carte possono ancora cambiarlo; poi si applica.
ask-free-develop = Quale cubo Sviluppo va a quale Cheat?
    .why = Hai ottenuto uno Sviluppo gratuito, da usare subito. Non costa azioni né altro.
ask-buy-cheaper = Che cosa compri, con { $less ->
    [one] { $less } Credito
   *[other] { $less } Crediti
 } di sconto?
    .why = Ora puoi fare un acquisto a prezzo ridotto, per almeno 1 Credito, o nessuno.
ask-discard = Quale carta scarti?
    .why = Hai più di 4 carte Malware in mano, e quelle in più si scartano subito.
ask-discard-one = Quale carta scarti?
    .why = L'effetto che usi ti fa scartare una carta Malware della tua mano.
ask-which-token-to-drop = Il tuo Hard Disk è pieno: quale segnalino lascia il posto a { $about }?
    .why = Un segnalino conservato può tornare nella Riserva per fare posto; altrimenti ci va quello nuovo.
ask-which-effect = Quale effetto usi?
    .why = La carta ti lascia scegliere alcuni dei suoi effetti, uno dopo l'altro.
ask-which-colour = Quale cubo Codice guadagni?
    .why = Guadagni un cubo Codice di un colore ancora disponibile; va nel riquadro del suo colore.
ask-which-type = Quale tipo di Informazione guadagni?
    .why = Guadagni dalla Riserva un segnalino parziale di un tipo a tua scelta.
ask-whose-credit = A chi prendi un Credito?
    .why = Hai incontrato più Avatar i cui giocatori hanno Crediti.
ask-which-virus = Quale dei tuoi Virus riprendi?
    .why = Non hai più segnalini Virus. Puoi riprenderne uno qualsiasi dei tuoi per usarlo di nuovo, o rinunciare a quello nuovo.

## Che cosa si chiede del Database

ask-turn-room = Come si orienta { $about }?
    .why = Orienti tu la stanza: N, E, S e W indicano i PM dei suoi collegamenti a nord, est, sud e ovest, x è chiuso.
value-ask-turn-room-about = { value-room }
ask-where-to-slide = Dove scorre il tuo Avatar?
    .why = Uno Scorrimento porta in una stanza collegata e rivelata senza PM; se si può, va fatto, e così ogni altro Scorrimento dell'effetto.
ask-where-to-appear = Dove collochi il tuo Avatar?
    .why = L'effetto lo colloca in una stanza intorno a un nodo che hai tracciato.
ask-where-to-infect = Quale stanza infetti?
    .why = L'effetto colloca un tuo Virus in una stanza che non ne ha di tuoi.
ask-which-virus-moves = Da quale stanza parte uno dei tuoi Virus?
    .why = L'effetto sposta tuoi Virus in stanze adiacenti.
ask-where-it-moves = Dove va il tuo Virus di { $about }?
    .why = Va in una stanza adiacente senza tuoi Virus, collegata o no.
value-ask-where-it-moves-about = { value-room }
ask-where-to-breach = Su quale confine apri una Breccia?
    .why = Una Breccia collega le due stanze accanto, quali che siano i loro collegamenti: per 1 PM, e dopo il primo passaggio per 2.
ask-which-room-turns = Quale stanza giri?
    .why = L'effetto ti fa cambiare l'orientamento di una stanza rivelata.
ask-which-room-darkens = Quale stanza diventa oscurata?
    .why = L'effetto gira a faccia in giù una stanza rivelata senza Avatar; allora tutti i suoi collegamenti sono aperti e gratuiti.
ask-which-gateway = Quale Varco sposti?
    .why = L'effetto sposta un Varco su un altro lato esterno.
ask-where-to-put-it = Dove va il Varco { $about }?
    .why = Va su un lato esterno di una stanza che non ha ancora un Varco.
value-ask-where-to-put-it-about = { $value }
ask-copy-or-credit = Avatar disconnesso ({ $about }): che cosa prendi?
    .why = Su quell'Avatar c'era un tuo Virus: copi un tipo di Informazione del suo Hard Disk o guadagni 1 Credito.
value-ask-copy-or-credit-about = { value-seats }
