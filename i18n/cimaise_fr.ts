<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="musee.name">
        <source>Musée</source>
        <translation>Musée</translation>
    </message>
    <message id="file.newer-version">
        <source>This file was written by a newer version of Cimaise (format {found}); this version reads formats up to {known}.</source>
        <translation>Ce fichier a été écrit par une version plus récente de Cimaise (format {found})&#x202f;; celle-ci lit jusqu’au format {known}.</translation>
    </message>
    <message id="file.player-twice">
        <source>Two players are called “{name}”.</source>
        <translation>Deux joueurs s’appellent «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="file.expected.date">
        <source>Expected a valid date such as 2026-11-20.</source>
        <translation>Date valide attendue, par exemple 2026-11-20.</translation>
    </message>
    <message id="file.starter">
        <source>The first player “{name}” is not one of the players.</source>
        <translation>Le premier joueur «&#x202f;{name}&#x202f;» ne figure pas parmi les joueurs.</translation>
    </message>
    <message id="file.expected.object">
        <source>Expected an object.</source>
        <translation>Objet attendu.</translation>
    </message>
    <message id="file.expected.list">
        <source>Expected a list.</source>
        <translation>Liste attendue.</translation>
    </message>
    <message id="file.expected.length">
        <source>Expected exactly {length} items, found {found}.</source>
        <translation>{length} éléments attendus, {found} trouvés.</translation>
    </message>
    <message id="file.expected.integer">
        <source>Expected a whole number from {lowest} to {highest}.</source>
        <translation>Nombre entier attendu, de {lowest} à {highest}.</translation>
    </message>
    <message id="file.expected.integer-or-null">
        <source>Expected a whole number from {lowest} to {highest}, or null.</source>
        <translation>Nombre entier attendu, de {lowest} à {highest}, ou null.</translation>
    </message>
    <message id="file.expected.boolean">
        <source>Expected true or false.</source>
        <translation>true ou false attendu.</translation>
    </message>
    <message id="file.expected.text">
        <source>Expected text.</source>
        <translation>Texte attendu.</translation>
    </message>
    <message id="file.expected.choice">
        <source>Expected one of these: {choices}.</source>
        <translation>Une de ces valeurs est attendue&#x202f;: {choices}.</translation>
    </message>
    <message id="file.missing-key">
        <source>The key “{key}” is missing.</source>
        <translation>La clé «&#x202f;{key}&#x202f;» manque.</translation>
    </message>
    <message id="file.unknown-key">
        <source>Unknown key “{key}”. Allowed here: {known}.</source>
        <translation>Clé inconnue&#x202f;: «&#x202f;{key}&#x202f;». Clés admises ici&#x202f;: {known}.</translation>
    </message>
    <message id="file.name.blank">
        <source>The name is blank.</source>
        <translation>Le nom est vide.</translation>
    </message>
    <message id="file.name.too-long">
        <source>Expected at most {limit} characters.</source>
        <translation>Texte trop long&#x202f;: {limit} caractères au plus.</translation>
    </message>
    <message id="file.name.forbidden">
        <source>Control characters and characters that change the text direction are not allowed here.</source>
        <translation>Les caractères de contrôle et ceux qui changent le sens de l’écriture ne sont pas admis ici.</translation>
    </message>
    <message id="file.empty">
        <source>This file is empty.</source>
        <translation>Ce fichier est vide.</translation>
    </message>
    <message id="file.too-large">
        <source>This file is larger than {limit} MB, too large for a game.</source>
        <translation>Ce fichier dépasse {limit} Mo&#x202f;: c’est trop pour une partie.</translation>
    </message>
    <message id="file.byte-order-mark">
        <source>Expected plain UTF-8, but the file begins with a byte order mark.</source>
        <translation>Le fichier commence par un indicateur d’ordre des octets (BOM)&#x202f;; UTF-8 sans BOM attendu.</translation>
    </message>
    <message id="file.not-utf8">
        <source>Line {line}, column {column}: the text is not valid UTF-8.</source>
        <translation>Ligne {line}, colonne {column}&#x202f;: le texte n’est pas de l’UTF-8 valide.</translation>
    </message>
    <message id="file.lone-surrogate">
        <source>Line {line}, column {column}: unpaired surrogate.</source>
        <translation>Ligne {line}, colonne {column}&#x202f;: moitié de paire de substitution isolée.</translation>
    </message>
    <message id="file.not-json">
        <source>Line {line}, column {column}: not valid JSON from here on.</source>
        <translation>Ligne {line}, colonne {column}&#x202f;: JSON non valide à partir d’ici.</translation>
    </message>
    <message id="file.export.csv">
        <source>This is a table of results (.csv), not a game. A spreadsheet opens it.</source>
        <translation>C’est un tableau de résultats (.csv), pas une partie. Un tableur peut l’ouvrir.</translation>
    </message>
    <message id="file.export.bgsplay">
        <source>This is a file for BG Stats (.bgsplay): results without boards. Open it in the window or in BG Stats.</source>
        <translation>C’est un fichier pour BG Stats (.bgsplay)&#x202f;: des résultats sans plateaux. Ouvrez-le dans la fenêtre ou dans BG Stats.</translation>
    </message>
    <message id="file.export.jsonl">
        <source>This is a list of games for other programs (.jsonl), not a game. To move games to another device, export an archive (.cimaises).</source>
        <translation>C’est une liste de parties pour d’autres programmes (.jsonl), pas une partie. Pour transférer des parties sur un autre appareil, exportez une archive (.cimaises).</translation>
    </message>
    <message id="file.export.archive">
        <source>This is an archive of several games (.cimaises). Import it in the Cimaise window.</source>
        <translation>C’est une archive de plusieurs parties (.cimaises). Importez-la dans la fenêtre de Cimaise.</translation>
    </message>
    <message id="file.too-deep">
        <source>Nested deeper than {limit} levels, too deep for a game.</source>
        <translation>Plus de {limit} niveaux d’imbrication&#x202f;: c’est trop pour une partie.</translation>
    </message>
    <message id="file.duplicate-key">
        <source>The key “{key}” appears twice.</source>
        <translation>La clé «&#x202f;{key}&#x202f;» figure deux fois.</translation>
    </message>
    <message id="file.not-whole">
        <source>Expected a whole number within 64 bits, without a fraction or exponent.</source>
        <translation>Nombre entier attendu, sur 64 bits au plus, sans fraction ni exposant.</translation>
    </message>
    <message id="musee.theme.animals">
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message id="musee.theme.animals.letter">
        <source>An</source>
        <translation>An</translation>
    </message>
    <message id="musee.theme.landscapes">
        <source>Landscapes</source>
        <translation>Paysages</translation>
    </message>
    <message id="musee.theme.landscapes.letter">
        <source>La</source>
        <translation>Pa</translation>
    </message>
    <message id="musee.theme.water">
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message id="musee.theme.water.letter">
        <source>Wa</source>
        <translation>Ea</translation>
    </message>
    <message id="musee.theme.persons">
        <source>Persons</source>
        <translation>Personnages</translation>
    </message>
    <message id="musee.theme.persons.letter">
        <source>Pe</source>
        <translation>Pe</translation>
    </message>
    <message id="musee.theme.architecture">
        <source>Architecture</source>
        <translation>Architecture</translation>
    </message>
    <message id="musee.theme.architecture.letter">
        <source>Ar</source>
        <translation>Ar</translation>
    </message>
    <message id="musee.match.shared.no">
        <source>No: only a sole victory counts</source>
        <translation>Non&#x202f;: seule une victoire sans partage compte</translation>
    </message>
    <message id="musee.match.shared.yes">
        <source>Yes: it counts for everyone who shares it</source>
        <translation>Oui&#x202f;: elle compte pour tous ceux qui la partagent</translation>
    </message>
    <message id="musee.stuck.team.player">
        <source>The player: the partner may go on</source>
        <translation>Le joueur&#x202f;: son partenaire peut continuer</translation>
    </message>
    <message id="musee.stuck.team.team">
        <source>The team: both partners stop</source>
        <translation>L’équipe&#x202f;: les deux partenaires s’arrêtent</translation>
    </message>
    <message id="musee.match.shared.title">
        <source>Does a shared victory count as a win in the match?</source>
        <translation>Une victoire partagée compte-t-elle comme une victoire dans le match&#x202f;?</translation>
    </message>
    <message id="musee.match.shared.text">
        <source>The first player to win two games wins the match. If a tie remains after every tie-break, the victory is shared. The rulebook does not say whether a shared victory counts towards the two.</source>
        <translation>Le premier joueur qui gagne deux parties remporte le match. Si rien ne départage une égalité, la victoire est partagée. Le livret ne dit pas si une victoire partagée compte parmi les deux.</translation>
    </message>
    <message id="musee.match.shared.citation">
        <source>Rulebook, “End of game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End of game and Scoring&#x202f;»</translation>
    </message>
    <message id="musee.stuck.team.title">
        <source>With four players, who is out when no card fits: the player or the team?</source>
        <translation>À quatre, quand aucune carte ne convient, qui s’arrête&#x202f;: le joueur ou l’équipe&#x202f;?</translation>
    </message>
    <message id="musee.stuck.team.text">
        <source>If you cannot hang a painting, you play no more cards. The rulebook does not say whether a partner who shares your Musée may go on. The answer does not affect the score, only the wording of the note.</source>
        <translation>Un joueur qui ne peut plus accrocher de tableau ne joue plus de carte. Le livret ne dit pas si le partenaire avec qui il partage son Musée peut continuer. Le score n’en dépend pas, seulement le texte de la remarque.</translation>
    </message>
    <message id="musee.stuck.team.citation">
        <source>Rulebook, “Rules for placement” and “4 Players”</source>
        <translation>Livret de règles, «&#x202f;Rules for placement&#x202f;» et «&#x202f;4 Players&#x202f;»</translation>
    </message>
    <message id="musee.place.upper">
        <source>the upper gallery</source>
        <translation>la galerie du haut</translation>
    </message>
    <message id="musee.place.upper.space">
        <source>upper gallery, space {column}</source>
        <translation>galerie du haut, emplacement {column}</translation>
    </message>
    <message id="musee.place.middle">
        <source>the middle gallery</source>
        <translation>la galerie du milieu</translation>
    </message>
    <message id="musee.place.middle.space">
        <source>middle gallery, space {column}</source>
        <translation>galerie du milieu, emplacement {column}</translation>
    </message>
    <message id="musee.place.lower">
        <source>the lower gallery</source>
        <translation>la galerie du bas</translation>
    </message>
    <message id="musee.place.lower.space">
        <source>lower gallery, space {column}</source>
        <translation>galerie du bas, emplacement {column}</translation>
    </message>
    <message id="musee.place.top">
        <source>the top row of tokens</source>
        <translation>la rangée de jetons du haut</translation>
    </message>
    <message id="musee.place.top.token">
        <source>top row, token {column}</source>
        <translation>rangée du haut, jeton {column}</translation>
    </message>
    <message id="musee.place.bottom">
        <source>the bottom row of tokens</source>
        <translation>la rangée de jetons du bas</translation>
    </message>
    <message id="musee.place.bottom.token">
        <source>bottom row, token {column}</source>
        <translation>rangée du bas, jeton {column}</translation>
    </message>
    <message id="musee.place.hand">
        <source>the hand</source>
        <translation>la main</translation>
    </message>
    <message id="musee.file.column-twice">
        <source>Column {column} is listed twice; a row has only one token per column.</source>
        <translation>La colonne {column} figure deux fois&#x202f;; une rangée n’a qu’un jeton par colonne.</translation>
    </message>
    <message id="musee.file.hand-without-player">
        <source>No player is called “{name}”.</source>
        <translation>Aucun joueur ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="musee.players.count" numerus="yes">
        <source>Musée is for 2, 3 or 4 players; this game has %n.</source>
        <translation>
            <numerusform>Musée se joue à 2, 3 ou 4&#x202f;; cette partie compte %n joueur.</numerusform>
            <numerusform>Musée se joue à 2, 3 ou 4&#x202f;; cette partie compte %n joueurs.</numerusform>
        </translation>
    </message>
    <message id="musee.players.count.fix">
        <source>Enter the names of the people who are playing.</source>
        <translation>Saisissez les noms de ceux qui jouent.</translation>
    </message>
    <message id="musee.players.musees" numerus="yes">
        <source>This game needs {expected} Musées; there are %n.</source>
        <translation>
            <numerusform>Cette partie demande {expected} Musées&#x202f;; il y en a %n.</numerusform>
            <numerusform>Cette partie demande {expected} Musées&#x202f;; il y en a %n.</numerusform>
        </translation>
    </message>
    <message id="musee.players.musees.fix">
        <source>Each player fills one Musée; with four players, partners share one.</source>
        <translation>Chaque joueur remplit un Musée&#x202f;; à quatre, les partenaires en partagent un.</translation>
    </message>
    <message id="musee.staircases.six" numerus="yes">
        <source>{row} shows %n Staircases; it must show 3.</source>
        <translation>
            <numerusform>{row} montre %n Escalier&#x202f;; il en faut 3.</numerusform>
            <numerusform>{row} montre %n Escaliers&#x202f;; il en faut 3.</numerusform>
        </translation>
    </message>
    <message id="musee.staircases.six.fix">
        <source>Flip tokens in this row until 3 of the 6 show a Staircase.</source>
        <translation>Retournez des jetons de cette rangée jusqu’à ce que 3 sur 6 montrent un Escalier.</translation>
    </message>
    <message id="musee.staircases.five" numerus="yes">
        <source>{row} shows %n Staircases; with three players, one row shows 2 and the other 3.</source>
        <translation>
            <numerusform>{row} montre %n Escalier&#x202f;; à trois joueurs, il en faut 2 dans une rangée et 3 dans l’autre.</numerusform>
            <numerusform>{row} montre %n Escaliers&#x202f;; à trois joueurs, il en faut 2 dans une rangée et 3 dans l’autre.</numerusform>
        </translation>
    </message>
    <message id="musee.staircases.five.fix">
        <source>Flip tokens in this row until it shows 2 or 3 Staircases.</source>
        <translation>Retournez des jetons de cette rangée jusqu’à ce qu’elle montre 2 ou 3 Escaliers.</translation>
    </message>
    <message id="musee.staircases.same" numerus="yes">
        <source>Both rows show %n Staircases; with three players, one row shows 2 and the other 3.</source>
        <translation>
            <numerusform>Les deux rangées montrent %n Escalier&#x202f;; à trois joueurs, il en faut 2 dans l’une et 3 dans l’autre.</numerusform>
            <numerusform>Les deux rangées montrent %n Escaliers&#x202f;; à trois joueurs, il en faut 2 dans l’une et 3 dans l’autre.</numerusform>
        </translation>
    </message>
    <message id="musee.staircases.same.fix">
        <source>Flip one token in one of the rows.</source>
        <translation>Retournez un jeton dans l’une des deux rangées.</translation>
    </message>
    <message id="musee.deck.outside">
        <source>{exhibit} is not in this game’s deck, which ends at {highest}.</source>
        <translation>Le {exhibit} n’est pas dans le paquet de cette partie, qui s’arrête à {highest}.</translation>
    </message>
    <message id="musee.deck.outside.fix">
        <source>Check the number: 51 to 60 are used only with three players.</source>
        <translation>Vérifiez le numéro&#x202f;: 51 à 60 ne servent qu’à trois joueurs.</translation>
    </message>
    <message id="musee.unique.twice">
        <source>{exhibit} is entered more than once, but the box has only one painting of each number: {first} ({firstOwner}) and {second} ({secondOwner}).</source>
        <translation>Le {exhibit} est saisi plus d’une fois, alors que la boîte n’a qu’un tableau de chaque numéro&#x202f;: {first} ({firstOwner}) et {second} ({secondOwner}).</translation>
    </message>
    <message id="musee.unique.twice.fix">
        <source>Check both paintings and remove the wrong one.</source>
        <translation>Vérifiez les deux tableaux et retirez celui qui est faux.</translation>
    </message>
    <message id="musee.unique.several">
        <source>{exhibit} is entered {times} times, but the box has only one painting of each number: {places}.</source>
        <translation>Le {exhibit} est saisi {times} fois, alors que la boîte n’a qu’un tableau de chaque numéro&#x202f;: {places}.</translation>
    </message>
    <message id="musee.unique.several.fix">
        <source>Check these paintings and remove the wrong ones.</source>
        <translation>Vérifiez ces tableaux et retirez ceux qui sont faux.</translation>
    </message>
    <message id="musee.unique.place">
        <source>{place}</source>
        <translation>{place}</translation>
    </message>
    <message id="musee.unique.place-of">
        <source>{place} ({owner})</source>
        <translation>{place} ({owner})</translation>
    </message>
    <message id="musee.ascending.falls">
        <source>{right} hangs to the right of {left}, but numbers must rise from left to right.</source>
        <translation>Le {right} est accroché à droite du {left}, mais les numéros doivent croître de gauche à droite.</translation>
    </message>
    <message id="musee.ascending.equal">
        <source>{left} is entered twice in one gallery, but numbers must rise from left to right.</source>
        <translation>Le {left} est saisi deux fois dans une galerie, mais les numéros doivent y croître de gauche à droite.</translation>
    </message>
    <message id="musee.ascending.equal.fix">
        <source>Check both numbers and remove the wrong one.</source>
        <translation>Vérifiez les deux numéros et retirez celui qui est faux.</translation>
    </message>
    <message id="musee.bonus.full.not-full">
        <source>{holder}: the bonus for {gallery} is taken, but the gallery is not full.</source>
        <translation>{holder}&#x202f;: le bonus pour {gallery} est pris, mais la galerie n’est pas pleine.</translation>
    </message>
    <message id="musee.bonus.full.bare.fix">
        <source>Enter the missing paintings, or return the bonus.</source>
        <translation>Saisissez les tableaux manquants, ou rendez le bonus.</translation>
    </message>
    <message id="musee.bonus.once.several">
        <source>The bonus for {gallery} is entered {holders} times, but there is only one.</source>
        <translation>Le bonus pour {gallery} est saisi {holders} fois, mais il n’y en a qu’un.</translation>
    </message>
    <message id="musee.bonus.once.several.fix">
        <source>Leave it with the first player to fill the gallery.</source>
        <translation>Laissez-le au premier qui a rempli cette galerie.</translation>
    </message>
    <message id="musee.bonus.unclaimed.one">
        <source>{filler} may take the bonus for {gallery}: nobody else has filled it.</source>
        <translation>{filler} peut prendre le bonus pour {gallery}&#x202f;: personne d’autre ne l’a remplie.</translation>
    </message>
    <message id="musee.bonus.unclaimed.one.fix">
        <source>Tap the bonus beside the gallery to take it.</source>
        <translation>Touchez le bonus à côté de la galerie pour l’attribuer.</translation>
    </message>
    <message id="musee.bonus.unclaimed.several">
        <source>{gallery} is full in more than one Musée, but nobody has its bonus: who filled it first?</source>
        <translation>{gallery} est pleine dans plus d’un Musée, mais personne n’a son bonus&#x202f;: qui l’a remplie en premier&#x202f;?</translation>
    </message>
    <message id="musee.bonus.unclaimed.several.fix">
        <source>Tap the bonus beside the gallery that was filled first.</source>
        <translation>Touchez le bonus à côté de la galerie remplie en premier.</translation>
    </message>
    <message id="musee.stuck.full">
        <source>Every space is filled; this Musée is complete.</source>
        <translation>Tous les emplacements sont remplis&#x202f;; ce Musée est complet.</translation>
    </message>
    <message id="musee.stuck.musee">
        <source>None of the remaining paintings fits in this Musée.</source>
        <translation>Aucun des tableaux restants ne convient dans ce Musée.</translation>
    </message>
    <message id="musee.stuck.hand">
        <source>No card in hand fits, so this player plays no more cards this game.</source>
        <translation>Aucune carte de la main ne convient&#x202f;; ce joueur ne joue plus de la partie.</translation>
    </message>
    <message id="musee.stuck.hand-team">
        <source>No card in hand fits, so the team plays no more cards this game.</source>
        <translation>Aucune carte de la main ne convient&#x202f;; l’équipe ne joue plus de la partie.</translation>
    </message>
    <message id="musee.players.title">
        <source>Players and their Musées</source>
        <translation>Joueurs et Musées</translation>
    </message>
    <message id="musee.players.text">
        <source>Two to four can play. With two or three players, each fills one Musée. With four, partners sit opposite each other and share one Musée, so there are two.</source>
        <translation>On joue à deux, trois ou quatre. À deux ou trois, chacun remplit son Musée. À quatre, les partenaires sont assis face à face et partagent un Musée&#x202f;: il y en a donc deux.</translation>
    </message>
    <message id="musee.players.citation">
        <source>Rulebook, “Setup” and “Special rules for 3- and 4-player games”</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;» et «&#x202f;Special rules for 3- and 4-player games&#x202f;»</translation>
    </message>
    <message id="musee.staircases.title">
        <source>Staircase pattern</source>
        <translation>Motif des Escaliers</translation>
    </message>
    <message id="musee.staircases.text">
        <source>Before the game, agree on one pattern for all Musées: three Staircases in each row of six tokens. With three players, a row has five tokens: two Staircases in one row, three in the other. For a first game, flip the even columns in the top row and the odd columns in the bottom row.</source>
        <translation>Avant la partie, tous conviennent d’un même motif, que chaque Musée reproduit&#x202f;: trois Escaliers dans chaque rangée de six jetons. À trois joueurs, une rangée compte cinq jetons, avec deux Escaliers dans l’une et trois dans l’autre. Pour une première partie, on retourne les colonnes paires de la rangée du haut et les impaires de celle du bas.</translation>
    </message>
    <message id="musee.staircases.citation">
        <source>Rulebook, “Setup”, step 3, and “3 Players”</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;», étape 3, et «&#x202f;3 Players&#x202f;»</translation>
    </message>
    <message id="musee.deck.title">
        <source>Numbers in play</source>
        <translation>Numéros en jeu</translation>
    </message>
    <message id="musee.deck.text">
        <source>With two or four players, paintings 51 to 60 stay in the box. With three, all sixty are used.</source>
        <translation>À deux ou quatre joueurs, les tableaux 51 à 60 restent dans la boîte. À trois, on utilise les soixante.</translation>
    </message>
    <message id="musee.deck.citation">
        <source>Rulebook, “Setup”, step 1, and “3 Players”</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;», étape 1, et «&#x202f;3 Players&#x202f;»</translation>
    </message>
    <message id="musee.unique.title">
        <source>Each number once</source>
        <translation>Chaque numéro une seule fois</translation>
    </message>
    <message id="musee.unique.text">
        <source>The box has one painting of each exhibit number. If a number is entered more than once, in Musées or hands, only one entry can be right.</source>
        <translation>La boîte n’a qu’un tableau de chaque numéro d’exposition. Si un numéro est saisi plus d’une fois, dans un Musée ou dans une main, une seule saisie peut être juste.</translation>
    </message>
    <message id="musee.unique.citation">
        <source>Rulebook, “Important general reminders”</source>
        <translation>Livret de règles, «&#x202f;Important general reminders&#x202f;»</translation>
    </message>
    <message id="musee.ascending.title">
        <source>Numbers rise from left to right</source>
        <translation>Numéros croissants de gauche à droite</translation>
    </message>
    <message id="musee.ascending.text">
        <source>In each gallery, exhibit numbers must rise from left to right. You may skip numbers and spaces: a 25 may hang right next to a 5, and a 6 several spaces away from it. Each gallery is separate.</source>
        <translation>Dans chaque galerie, les numéros d’exposition doivent croître de gauche à droite. On peut sauter des numéros et des emplacements&#x202f;: un 25 peut toucher un 5, et un 6 peut en être éloigné de plusieurs emplacements. Les galeries ne dépendent pas les unes des autres.</translation>
    </message>
    <message id="musee.ascending.citation">
        <source>Rulebook, “Rules for placement”</source>
        <translation>Livret de règles, «&#x202f;Rules for placement&#x202f;»</translation>
    </message>
    <message id="musee.bonus.full.title">
        <source>A bonus needs a full gallery</source>
        <translation>Pas de bonus sans galerie pleine</translation>
    </message>
    <message id="musee.bonus.full.text">
        <source>A Gallery Bonus goes to a player who has filled every space of that gallery.</source>
        <translation>Un bonus de galerie revient à un joueur qui a rempli tous les emplacements de cette galerie.</translation>
    </message>
    <message id="musee.bonus.full.citation">
        <source>Rulebook, “Gallery Bonuses”</source>
        <translation>Livret de règles, «&#x202f;Gallery Bonuses&#x202f;»</translation>
    </message>
    <message id="musee.bonus.once.title">
        <source>One bonus for each gallery</source>
        <translation>Un seul bonus par galerie</translation>
    </message>
    <message id="musee.bonus.once.text">
        <source>There is one bonus card each for the upper, middle and lower gallery. Only the first player to fill that gallery takes it.</source>
        <translation>Il y a une carte bonus pour la galerie du haut, une pour celle du milieu et une pour celle du bas. Seul le premier joueur à remplir une galerie prend sa carte.</translation>
    </message>
    <message id="musee.bonus.once.citation">
        <source>Rulebook, “Gallery Bonuses”</source>
        <translation>Livret de règles, «&#x202f;Gallery Bonuses&#x202f;»</translation>
    </message>
    <message id="musee.bonus.unclaimed.title">
        <source>Unclaimed bonus</source>
        <translation>Bonus non attribué</translation>
    </message>
    <message id="musee.bonus.unclaimed.text">
        <source>A gallery is full, but nobody has its bonus. If several players have filled it, the position does not show who was first: only the players know.</source>
        <translation>Une galerie est pleine, mais personne n’a son bonus. Si plusieurs joueurs l’ont remplie, la position ne dit pas qui a été le premier&#x202f;: eux seuls le savent.</translation>
    </message>
    <message id="musee.bonus.unclaimed.citation">
        <source>Rulebook, “Gallery Bonuses”</source>
        <translation>Livret de règles, «&#x202f;Gallery Bonuses&#x202f;»</translation>
    </message>
    <message id="musee.stuck.title">
        <source>No painting fits any more</source>
        <translation>Plus aucun tableau ne convient</translation>
    </message>
    <message id="musee.stuck.text">
        <source>You may not pass or discard. If you cannot hang any card in your hand, you play no more cards this game; the others go on as long as they can.</source>
        <translation>On ne peut ni passer ni défausser. Un joueur qui ne peut accrocher aucune carte de sa main ne joue plus de la partie&#x202f;; les autres continuent tant qu’ils le peuvent.</translation>
    </message>
    <message id="musee.stuck.citation">
        <source>Rulebook, “Rules for placement”</source>
        <translation>Livret de règles, «&#x202f;Rules for placement&#x202f;»</translation>
    </message>
    <message id="musee.score.paintings.hangs">
        <source>Painting {exhibit}</source>
        <translation>Tableau {exhibit}</translation>
    </message>
    <message id="musee.score.neighbours.pair">
        <source>{left} and {right} share a theme</source>
        <translation>Le {left} et le {right} ont le même thème</translation>
    </message>
    <message id="musee.score.neighbours.gap">
        <source>{left} and {right} share a theme, but an empty space separates them</source>
        <translation>Le {left} et le {right} ont le même thème, mais un emplacement vide les sépare</translation>
    </message>
    <message id="musee.score.staircases.pair">
        <source>{upper} and {lower} share a theme across a Staircase</source>
        <translation>Le {upper} et le {lower} ont le même thème de part et d’autre d’un Escalier</translation>
    </message>
    <message id="musee.score.staircases.chandelier">
        <source>{upper} and {lower} share a theme, but a Chandelier separates them</source>
        <translation>Le {upper} et le {lower} ont le même thème, mais un Lustre les sépare</translation>
    </message>
    <message id="musee.score.gallery-bonuses.held">
        <source>Bonus for {gallery}</source>
        <translation>Bonus pour {gallery}</translation>
    </message>
    <message id="musee.score.gallery-bonuses.early">
        <source>Bonus for {gallery}, which is not full</source>
        <translation>Bonus pour {gallery}, qui n’est pas pleine</translation>
    </message>
    <message id="musee.score.gallery-bonuses.unclaimed">
        <source>{gallery} is full, but nobody has its bonus</source>
        <translation>{gallery} est pleine, mais personne n’a son bonus</translation>
    </message>
    <message id="musee.score.gallery-bonuses.too-late">
        <source>{gallery} is full, but its bonus went to {holder}</source>
        <translation>{gallery} est pleine, mais son bonus est allé à {holder}</translation>
    </message>
    <message id="musee.score.paintings.title">
        <source>Paintings</source>
        <translation>Tableaux</translation>
    </message>
    <message id="musee.score.paintings.text">
        <source>One point for each painting in the Musée.</source>
        <translation>Un point par tableau accroché dans le Musée.</translation>
    </message>
    <message id="musee.score.paintings.citation">
        <source>Rulebook, “End of game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End of game and Scoring&#x202f;»</translation>
    </message>
    <message id="musee.score.neighbours.title">
        <source>Neighbours</source>
        <translation>Voisins</translation>
    </message>
    <message id="musee.score.neighbours.text">
        <source>Two points for each pair of paintings with the same theme side by side in a gallery, with no empty space between them. A painting may count in several pairs.</source>
        <translation>Deux points par paire de tableaux du même thème accrochés côte à côte dans une galerie, sans emplacement vide entre eux. Un tableau peut compter dans plusieurs paires.</translation>
    </message>
    <message id="musee.score.neighbours.citation">
        <source>Rulebook, “Theme Bonuses” and “End of game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;Theme Bonuses&#x202f;» et «&#x202f;End of game and Scoring&#x202f;»</translation>
    </message>
    <message id="musee.score.staircases.title">
        <source>Staircases</source>
        <translation>Escaliers</translation>
    </message>
    <message id="musee.score.staircases.text">
        <source>Three points for each Staircase that joins two paintings with the same theme, one above it and one below. A Chandelier scores nothing. A painting may count in several pairs.</source>
        <translation>Trois points par Escalier qui relie deux tableaux du même thème, l’un au-dessus et l’autre au-dessous. Un Lustre ne rapporte rien. Un tableau peut compter dans plusieurs paires.</translation>
    </message>
    <message id="musee.score.staircases.citation">
        <source>Rulebook, “Theme Bonuses” and “End of game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;Theme Bonuses&#x202f;» et «&#x202f;End of game and Scoring&#x202f;»</translation>
    </message>
    <message id="musee.score.gallery-bonuses.title">
        <source>Gallery Bonuses</source>
        <translation>Bonus de galerie</translation>
    </message>
    <message id="musee.score.gallery-bonuses.text">
        <source>Four points for each Gallery Bonus. The first player to fill a gallery takes its bonus.</source>
        <translation>Quatre points par bonus de galerie. Le premier joueur à remplir une galerie prend son bonus.</translation>
    </message>
    <message id="musee.score.gallery-bonuses.citation">
        <source>Rulebook, “Gallery Bonuses” and “End of game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;Gallery Bonuses&#x202f;» et «&#x202f;End of game and Scoring&#x202f;»</translation>
    </message>
    <message id="disk.missing">
        <source>File or folder not found.</source>
        <translation>Fichier ou dossier introuvable.</translation>
    </message>
    <message id="disk.folder">
        <source>This is a folder, not a file.</source>
        <translation>C’est un dossier, pas un fichier.</translation>
    </message>
    <message id="disk.not-plain">
        <source>This is not a regular file; it cannot be overwritten.</source>
        <translation>Ce n’est pas un fichier ordinaire&#x202f;: impossible de l’écraser.</translation>
    </message>
    <message id="disk.forbidden">
        <source>Permission denied.</source>
        <translation>Accès refusé.</translation>
    </message>
    <message id="disk.full">
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message id="disk.read-only">
        <source>The disk is read-only.</source>
        <translation>Le disque est en lecture seule.</translation>
    </message>
    <message id="disk.other">
        <source>System error: {reason}.</source>
        <translation>Erreur système&#x202f;: {reason}.</translation>
    </message>
    <message id="file.too-many">
        <source>More than {limit} items, too many for a game.</source>
        <translation>Plus de {limit} éléments&#x202f;: c’est trop pour une partie.</translation>
    </message>
    <message id="musee.entry.unknown">
        <source>Entry {entry}: expected a number from 1 to {highest}, or . for an empty space; found “{text}”.</source>
        <translation>Élément {entry}&#x202f;: il faut un numéro de 1 à {highest}, ou . pour un emplacement vide, et non «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message id="musee.entry.too-many">
        <source>Entry {entry} is one too many: a gallery has {columns} spaces.</source>
        <translation>L’élément {entry} est en trop&#x202f;: une galerie a {columns} emplacements.</translation>
    </message>
    <message id="cli.usage.unknown-command">
        <source>Unknown command “{command}”; see --help.</source>
        <translation>Commande inconnue&#x202f;: «&#x202f;{command}&#x202f;»&#x202f;; voir --help.</translation>
    </message>
    <message id="cli.usage.command-missing">
        <source>No command given; see --help.</source>
        <translation>Aucune commande indiquée&#x202f;; voir --help.</translation>
    </message>
    <message id="cli.usage.not-understood">
        <source>Unexpected argument “{argument}”; see --help.</source>
        <translation>Argument inattendu&#x202f;: «&#x202f;{argument}&#x202f;»&#x202f;; voir --help.</translation>
    </message>
    <message id="cli.usage.argument-missing">
        <source>{argument} is missing; see --help.</source>
        <translation>Il manque {argument}&#x202f;; voir --help.</translation>
    </message>
    <message id="cli.usage.unknown-language">
        <source>Unknown language; use en or fr.</source>
        <translation>Langue inconnue&#x202f;; indiquer en ou fr.</translation>
    </message>
    <message id="cli.usage.unreadable">
        <source>Cannot read the arguments: {reason}</source>
        <translation>Impossible de lire les arguments&#x202f;: {reason}</translation>
    </message>
    <message id="cli.unknown-player">
        <source>No player or team called “{name}” found.</source>
        <translation>Aucun joueur ni aucune équipe ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="cli.no-board">
        <source>No board for {name} in this file.</source>
        <translation>Aucun plateau pour {name} dans ce fichier.</translation>
    </message>
    <message id="cli.unknown-piece">
        <source>No piece “{piece}” found in this game.</source>
        <translation>Aucune pièce «&#x202f;{piece}&#x202f;» dans ce jeu.</translation>
    </message>
    <message id="cli.unknown-game">
        <source>Unknown game “{game}”. Available: {known}.</source>
        <translation>Jeu inconnu&#x202f;: «&#x202f;{game}&#x202f;». Jeux disponibles&#x202f;: {known}.</translation>
    </message>
    <message id="cli.unknown-rule">
        <source>No rule “{id}” found; the command “rules” lists all ids.</source>
        <translation>Aucune règle «&#x202f;{id}&#x202f;»&#x202f;; la commande «&#x202f;rules&#x202f;» donne tous les identifiants.</translation>
    </message>
    <message id="cli.standard-output">
        <source>standard output</source>
        <translation>sortie standard</translation>
    </message>
    <message id="wall.back">
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message id="wall.search.clear">
        <source>Clear search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message id="wall.sheet.smaller">
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message id="wall.sheet.larger">
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message id="wall.sheet.close">
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message id="wall.notice.dismiss">
        <source>Dismiss</source>
        <translation>Fermer l’avis</translation>
    </message>
    <message id="cli.findings.none">
        <source>No findings.</source>
        <translation>Aucune remarque.</translation>
    </message>
    <message id="cli.findings.where">
        <source>Where: {places}.</source>
        <translation>Où&#x202f;: {places}.</translation>
    </message>
    <message id="cli.owned-spot">
        <source>{place} ({owner})</source>
        <translation>{place} ({owner})</translation>
    </message>
    <message id="cli.help.check">
        <source>list the findings for the position</source>
        <translation>afficher les remarques sur la position</translation>
    </message>
    <message id="cli.help.score">
        <source>show score sheets, ranking and findings</source>
        <translation>afficher les feuilles de score, le classement et les remarques</translation>
    </message>
    <message id="cli.help.placements">
        <source>{games}: list where a piece may go and what it would score</source>
        <translation>{games}&#x202f;: afficher les emplacements possibles d’une pièce et ce qu’elle rapporterait</translation>
    </message>
    <message id="cli.help.rules">
        <source>list the rules, score lines and open questions of a game, such as musee</source>
        <translation>afficher les règles, les lignes de score et les questions ouvertes d’un jeu, par exemple musee</translation>
    </message>
    <message id="cli.help.rule">
        <source>show a single rule, such as musee.ascending</source>
        <translation>afficher une seule règle, par exemple musee.ascending</translation>
    </message>
    <message id="cli.help.json">
        <source>print JSON instead of text; with several files, one object per line</source>
        <translation>afficher du JSON au lieu de texte&#x202f;; pour plusieurs fichiers, un objet par ligne</translation>
    </message>
    <message id="cli.help.lang">
        <source>English or French; default: the system language</source>
        <translation>anglais ou français&#x202f;; par défaut, la langue du système</translation>
    </message>
    <message id="cli.help.help">
        <source>show this help</source>
        <translation>afficher cette aide</translation>
    </message>
    <message id="cli.help.version">
        <source>show the version</source>
        <translation>afficher la version</translation>
    </message>
    <message id="cli.help.status-0">
        <source>nothing is illegal or impossible; for link, file, qr, order, rules and rule: the input could be used</source>
        <translation>rien d’interdit ni d’impossible&#x202f;; pour link, file, qr, order, rules et rule&#x202f;: l’entrée a pu servir</translation>
    </message>
    <message id="cli.help.status-1">
        <source>something is illegal or impossible</source>
        <translation>la position contient quelque chose d’interdit ou d’impossible</translation>
    </message>
    <message id="cli.help.status-2">
        <source>the input could not be used; standard error says why</source>
        <translation>l’entrée est inutilisable&#x202f;; la sortie d’erreur dit pourquoi</translation>
    </message>
    <message id="cli.help.purpose">
        <source>Check placements and keep score for museum board games. FILE is a .cimaise file or a link; - is standard input, which may contain either.</source>
        <translation>Vérifier les placements et compter les points des jeux de musée. FILE est un fichier .cimaise ou un lien&#x202f;; - est l’entrée standard, qui peut contenir l’un ou l’autre.</translation>
    </message>
    <message id="cli.help.commands">
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message id="cli.help.options">
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message id="cli.help.statuses">
        <source>Exit status</source>
        <translation>Code de sortie</translation>
    </message>
    <message id="cli.musee.upper">
        <source>upper</source>
        <translation>haut</translation>
    </message>
    <message id="cli.musee.middle">
        <source>middle</source>
        <translation>milieu</translation>
    </message>
    <message id="cli.musee.lower">
        <source>lower</source>
        <translation>bas</translation>
    </message>
    <message id="cli.musee.bonus">
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message id="cli.musee.legend">
        <source>· empty space   ╱ Staircase (elsewhere, a Chandelier)</source>
        <translation>· emplacement vide   ╱ Escalier (ailleurs, un Lustre)</translation>
    </message>
    <message id="cli.placements.legal">
        <source>{side}: legal placements for {piece}</source>
        <translation>{side}&#x202f;: emplacements possibles pour {piece}</translation>
    </message>
    <message id="cli.placements.nowhere">
        <source>{side}: no legal placement for {piece}</source>
        <translation>{side}&#x202f;: aucun emplacement possible pour {piece}</translation>
    </message>
    <message id="cli.placements.illegal">
        <source>Illegal placements</source>
        <translation>Emplacements interdits</translation>
    </message>
    <message id="cli.placements.forbidden">
        <source>{rule}: {places}</source>
        <translation>{rule}&#x202f;: {places}</translation>
    </message>
    <message id="cli.placements.leaves">
        <source>leaves {figures} numbers</source>
        <translation>laisse {figures} numéros</translation>
    </message>
    <message id="cli.placements.up-to" numerus="yes">
        <source>up to %n paintings</source>
        <translation>
            <numerusform>jusqu’à %n tableau</numerusform>
            <numerusform>jusqu’à %n tableaux</numerusform>
        </translation>
    </message>
    <message id="cli.placements.room">
        <source>“Leaves” counts the numbers that would still fit in {areas}.</source>
        <translation>«&#x202f;Laisse&#x202f;»&#x202f;: combien de numéros tiendraient encore dans {areas}.</translation>
    </message>
    <message id="cli.placements.room-and-paintings">
        <source>“Leaves” counts the numbers that would still fit in {areas}; “up to” is the most paintings that this Musée could end with.</source>
        <translation>«&#x202f;Laisse&#x202f;»&#x202f;: combien de numéros tiendraient encore dans {areas}&#x202f;; «&#x202f;jusqu’à&#x202f;»&#x202f;: le plus grand nombre de tableaux avec lequel ce Musée pourrait finir.</translation>
    </message>
    <message id="cli.placements.counted" numerus="yes">
        <source>{reason}: %n placements</source>
        <translation>
            <numerusform>{reason}&#x202f;: %n emplacement</numerusform>
            <numerusform>{reason}&#x202f;: %n emplacements</numerusform>
        </translation>
    </message>
    <message id="cli.placements.all">
        <source>With --all, each of them is listed.</source>
        <translation>L’option --all les énumère.</translation>
    </message>
    <message id="cli.rules.lines">
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message id="cli.rules.default">
        <source>(default)</source>
        <translation>(par défaut)</translation>
    </message>
    <message id="cli.at-least">
        <source>at least {points}</source>
        <translation>au moins {points}</translation>
    </message>
    <message id="cli.ranking">
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message id="cli.readings">
        <source>Answers chosen in this game</source>
        <translation>Interprétations choisies dans cette partie</translation>
    </message>
    <message id="musee.key.name">
        <source>{painting}: {reason}</source>
        <translation>{painting}&#x202f;: {reason}</translation>
    </message>
    <message id="musee.key.in-hand">
        <source>in this hand</source>
        <translation>dans cette main</translation>
    </message>
    <message id="musee.card.plays">
        <source>playable, {points} at best</source>
        <translation>jouable, {points} au mieux</translation>
    </message>
    <message id="musee.card.stuck">
        <source>fits nowhere</source>
        <translation>aucun emplacement possible</translation>
    </message>
    <message id="musee.objection.hangs">
        <source>{exhibit} already hangs in {owner}’s Musée: {place}.</source>
        <translation>Le {exhibit} est déjà accroché ({place}, chez {owner}).</translation>
    </message>
    <message id="musee.objection.deck">
        <source>{exhibit} is not in this game’s deck, which ends at {highest}.</source>
        <translation>Le {exhibit} n’est pas dans le paquet de cette partie, qui s’arrête à {highest}.</translation>
    </message>
    <message id="musee.objection.hand">
        <source>{exhibit} is in {owner}’s hand.</source>
        <translation>Le {exhibit} est en main ({owner}).</translation>
    </message>
    <message id="musee.objection.left">
        <source>{other} hangs to the left and is not lower than {exhibit}.</source>
        <translation>Le {other}, accroché à gauche, a un numéro plus élevé que le {exhibit}.</translation>
    </message>
    <message id="musee.objection.right">
        <source>{other} hangs to the right and is not higher than {exhibit}.</source>
        <translation>Le {other}, accroché à droite, a un numéro moins élevé que le {exhibit}.</translation>
    </message>
    <message id="musee.objection.occupied">
        <source>{other} hangs here.</source>
        <translation>Le {other} est accroché ici.</translation>
    </message>
    <message id="musee.objection.nowhere">
        <source>{exhibit} fits nowhere in {owner}’s Musée.</source>
        <translation>Le {exhibit} ne convient nulle part chez {owner}.</translation>
    </message>
    <message id="musee.space.name">
        <source>{space}: {painting}</source>
        <translation>{space}&#x202f;: {painting}</translation>
    </message>
    <message id="musee.space.empty">
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message id="musee.space.legal">
        <source>{exhibit} may hang here: {points}.</source>
        <translation>Le {exhibit} peut être accroché ici&#x202f;: {points}.</translation>
    </message>
    <message id="musee.space.blocked">
        <source>{exhibit} may not hang here.</source>
        <translation>Le {exhibit} ne peut pas être accroché ici.</translation>
    </message>
    <message id="musee.bonus.name">
        <source>Bonus for {gallery}: {state}</source>
        <translation>Bonus pour {gallery}&#x202f;: {state}</translation>
    </message>
    <message id="musee.bonus.held">
        <source>held by {holder}</source>
        <translation>pris par {holder}</translation>
    </message>
    <message id="musee.bonus.open">
        <source>not taken yet</source>
        <translation>pas encore pris</translation>
    </message>
    <message id="musee.bonus.due">
        <source>not taken yet, although the gallery is full</source>
        <translation>pas encore pris, alors que la galerie est pleine</translation>
    </message>
    <message id="musee.painting">
        <source>{exhibit}, {theme}</source>
        <translation>{exhibit}, {theme}</translation>
    </message>
    <message id="library.trouble.no-game">
        <source>This game is no longer in the library.</source>
        <translation>Cette partie n’est plus dans la bibliothèque.</translation>
    </message>
    <message id="library.trouble.locked">
        <source>Another program has locked the library {file}.</source>
        <translation>Un autre programme a verrouillé la bibliothèque {file}.</translation>
    </message>
    <message id="library.trouble.write-protected">
        <source>The library {file}, or its folder, is write-protected.</source>
        <translation>La bibliothèque {file}, ou son dossier, est protégée en écriture.</translation>
    </message>
    <message id="library.trouble.full">
        <source>The disk that holds the library {file} is full.</source>
        <translation>Le disque de la bibliothèque {file} est plein.</translation>
    </message>
    <message id="library.trouble.disk">
        <source>The library {file} cannot be read or written ({reason}). Is the disk full?</source>
        <translation>La bibliothèque {file} ne peut être ni lue ni écrite ({reason}). Le disque est-il plein&#x202f;?</translation>
    </message>
    <message id="library.trouble.damaged">
        <source>The library {file} is damaged. It was not changed.</source>
        <translation>La bibliothèque {file} est endommagée. Elle n’a pas été modifiée.</translation>
    </message>
    <message id="library.trouble.foreign">
        <source>The file {file} is not a Cimaise library. It was not changed.</source>
        <translation>Le fichier {file} n’est pas une bibliothèque Cimaise. Il n’a pas été modifié.</translation>
    </message>
    <message id="library.trouble.closed">
        <source>Cannot open the library {file}. Check that you have read and write access to its folder.</source>
        <translation>Impossible d’ouvrir la bibliothèque {file}. Vérifiez que vous avez accès à son dossier en lecture et en écriture.</translation>
    </message>
    <message id="library.trouble.other">
        <source>The library {file} cannot be used ({reason}).</source>
        <translation>La bibliothèque {file} est inutilisable ({reason}).</translation>
    </message>
    <message id="library.trouble.in-use">
        <source>Read-only: this library is open in another Cimaise window, which is not responding. Close that window, then try again.</source>
        <translation>Lecture seule&#x202f;: la bibliothèque est ouverte dans une autre fenêtre de Cimaise, qui ne répond pas. Fermez cette fenêtre-là, puis réessayez.</translation>
    </message>
    <message id="library.trouble.unwritable">
        <source>Cannot write to the folder of the library {file} ({reason}).</source>
        <translation>Impossible d’écrire dans le dossier de la bibliothèque {file} ({reason}).</translation>
    </message>
    <message id="library.trouble.no-folder">
        <source>Cannot create the folder for the library {file}.</source>
        <translation>Impossible de créer le dossier de la bibliothèque {file}.</translation>
    </message>
    <message id="library.trouble.newer">
        <source>The library {file} was written by a newer version of Cimaise. It was not changed.</source>
        <translation>La bibliothèque {file} a été écrite par une version plus récente de Cimaise. Elle n’a pas été modifiée.</translation>
    </message>
    <message id="wall.file.open-title">
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message id="wall.file.filter">
        <source>Cimaise games (*.cimaise)</source>
        <translation>Parties Cimaise (*.cimaise)</translation>
    </message>
    <message id="wall.file.save-title">
        <source>Save the game as a file</source>
        <translation>Enregistrer la partie dans un fichier</translation>
    </message>
    <message id="wall.file.drop">
        <source>Drop to open the game</source>
        <translation>Déposez pour ouvrir la partie</translation>
    </message>
    <message id="wall.rename">
        <source>New title</source>
        <translation>Nouveau titre</translation>
    </message>
    <message id="wall.trouble.retry">
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message id="table.evidence.close">
        <source>Clear highlight</source>
        <translation>Effacer la mise en évidence</translation>
    </message>
    <message id="table.rule">
        <source>Read the rule</source>
        <translation>Lire la règle</translation>
    </message>
    <message id="musee.text.apply">
        <source>Enter {gallery}</source>
        <translation>Saisir {gallery}</translation>
    </message>
    <message id="musee.text.name">
        <source>Galleries as text</source>
        <translation>Les galeries en texte</translation>
    </message>
    <message id="musee.text.example">
        <source>Numbers from left to right, a dot for an empty space: 5 . 13 28 38 .</source>
        <translation>Les numéros de gauche à droite, un point pour un emplacement vide&#x202f;: 5 . 13 28 38 .</translation>
    </message>
    <message id="musee.text.done">
        <source>Back to the keypad</source>
        <translation>Retour au clavier</translation>
    </message>
    <message id="musee.card.stuck-short">
        <source>no space</source>
        <translation>aucune place</translation>
    </message>
    <message id="musee.hand.empty">
        <source>No cards entered</source>
        <translation>Aucune carte saisie</translation>
    </message>
    <message id="musee.keypad.name">
        <source>Keypad</source>
        <translation>Clavier des numéros</translation>
    </message>
    <message id="musee.board.name">
        <source>Musée</source>
        <translation>Musée</translation>
    </message>
    <message id="musee.tool.clear">
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message id="musee.tool.move">
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message id="musee.tool.where">
        <source>Where?</source>
        <translation>Où&#x202f;?</translation>
    </message>
    <message id="musee.tool.hand">
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message id="musee.tool.text">
        <source>Enter as text</source>
        <translation>Saisir en texte</translation>
    </message>
    <message id="table.player.name">
        <source>Name of player {seat}</source>
        <translation>Nom du joueur {seat}</translation>
    </message>
    <message id="table.reveal">
        <source>Finish and show the result</source>
        <translation>Terminer et voir le résultat</translation>
    </message>
    <message id="table.menu.rematch">
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message id="table.score">
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message id="table.more">
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message id="table.menu.title">
        <source>Game title</source>
        <translation>Titre de la partie</translation>
    </message>
    <message id="table.menu.save">
        <source>Save as a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message id="table.menu.rules">
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message id="table.menu.finished">
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message id="table.menu.players">
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message id="table.menu.stairs">
        <source>Staircases</source>
        <translation>Escaliers</translation>
    </message>
    <message id="wall.undo">
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message id="settings.about">
        <source>About Cimaise</source>
        <translation>À propos de Cimaise</translation>
    </message>
    <message id="settings.about.text">
        <source>A cimaise is the rail that pictures hang from. Cimaise checks placements and keeps score for museum board games, and says why.</source>
        <translation>La cimaise est le rail où l’on suspend les tableaux. Cimaise vérifie les placements, compte les points des jeux de musée et dit pourquoi.</translation>
    </message>
    <message id="settings.about.licence">
        <source>Free software under the MIT licence.</source>
        <translation>Logiciel libre sous licence MIT.</translation>
    </message>
    <message id="home.look">
        <source>View game</source>
        <translation>Voir la partie</translation>
    </message>
    <message id="home.continue">
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message id="new.game">
        <source>Which game?</source>
        <translation>Quel jeu&#x202f;?</translation>
    </message>
    <message id="home.rules">
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message id="home.settings">
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message id="home.new">
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message id="home.open">
        <source>Open a game file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message id="home.samples">
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message id="home.title">
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message id="home.game.more">
        <source>More actions</source>
        <translation>Autres actions</translation>
    </message>
    <message id="home.game.rename">
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message id="home.game.duplicate">
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message id="home.game.save">
        <source>Save as a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message id="home.game.delete">
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message id="home.saved">
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message id="home.none.title">
        <source>No games yet</source>
        <translation>Aucune partie pour l’instant</translation>
    </message>
    <message id="home.not-found.title">
        <source>No games found</source>
        <translation>Aucune partie trouvée</translation>
    </message>
    <message id="home.none.advice">
        <source>Start with “New game”, or open a sample. Games are saved automatically.</source>
        <translation>Commencez par «&#x202f;Nouvelle partie&#x202f;», ou ouvrez un exemple. Les parties sont enregistrées automatiquement.</translation>
    </message>
    <message id="home.not-found.advice">
        <source>Search for something else, or clear the search.</source>
        <translation>Cherchez autre chose, ou effacez la recherche.</translation>
    </message>
    <message id="home.search">
        <source>Search games by title, player, location or note</source>
        <translation>Chercher une partie par titre, joueur, lieu ou note</translation>
    </message>
    <message id="home.deleted">
        <source>Recently deleted</source>
        <translation>Supprimées récemment</translation>
    </message>
    <message id="home.deleted.back">
        <source>Back to the saved games</source>
        <translation>Retour aux parties enregistrées</translation>
    </message>
    <message id="home.game.restore">
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message id="home.game.erase">
        <source>Delete permanently</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message id="settings.language">
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message id="settings.system">
        <source>Match system</source>
        <translation>Suivre le système</translation>
    </message>
    <message id="settings.appearance.light">
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message id="settings.appearance.dark">
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message id="settings.appearance">
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message id="settings.text-size">
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message id="settings.reduced-motion">
        <source>Reduce motion</source>
        <translation>Réduire les animations</translation>
    </message>
    <message id="settings.sounds">
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message id="new.title">
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message id="new.player-count">
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message id="new.player-count.option" numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message id="new.players">
        <source>Who’s playing?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message id="new.known-names">
        <source>Recent players: tap a name to add it</source>
        <translation>Joueurs récents&#x202f;: touchez un nom pour l’ajouter</translation>
    </message>
    <message id="rules.title">
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message id="rules.none">
        <source>No matching rules</source>
        <translation>Aucune règle trouvée</translation>
    </message>
    <message id="rules.suggestion">
        <source>Did you mean “{words}”?</source>
        <translation>Vouliez-vous dire «&#x202f;{words}&#x202f;»&#x202f;?</translation>
    </message>
    <message id="rules.search">
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message id="new.seat.clear">
        <source>Clear name</source>
        <translation>Effacer le nom</translation>
    </message>
    <message id="settings.title">
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message id="new.staircases">
        <source>Where are the Staircases?</source>
        <translation>Où sont les Escaliers&#x202f;?</translation>
    </message>
    <message id="new.staircases.advice">
        <source>Tap a token to flip it between Chandelier and Staircase, as on your table.</source>
        <translation>Touchez un jeton pour le retourner (Lustre ou Escalier), comme sur votre table.</translation>
    </message>
    <message id="new.staircases.first">
        <source>Pattern for a first game</source>
        <translation>Motif pour une première partie</translation>
    </message>
    <message id="new.start">
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message id="table.findings">
        <source>Findings</source>
        <translation>Remarques</translation>
    </message>
    <message id="table.menu">
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message id="settings.themes">
        <source>Musée themes</source>
        <translation>Thèmes de Musée</translation>
    </message>
    <message id="settings.themes.advice">
        <source>These names are our guess and affect no score. Tap two to swap them.</source>
        <translation>Ces noms sont supposés et ne changent aucun score. Touchez-en deux pour les échanger.</translation>
    </message>
    <message id="settings.themes.second">
        <source>Now tap the theme to swap it with.</source>
        <translation>Touchez maintenant le thème avec lequel l’échanger.</translation>
    </message>
    <message id="sheet.total">
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message id="findings.severity.illegal">
        <source>Illegal</source>
        <translation>Interdit</translation>
    </message>
    <message id="findings.severity.impossible">
        <source>Impossible</source>
        <translation>Impossible</translation>
    </message>
    <message id="findings.severity.missing">
        <source>Missing</source>
        <translation>À compléter</translation>
    </message>
    <message id="findings.severity.note">
        <source>Note</source>
        <translation>À noter</translation>
    </message>
    <message id="findings.spoken">
        <source>{severity}: {says}</source>
        <translation>{severity}&#x202f;: {says}</translation>
    </message>
    <message id="library.match">
        <source>Game {number} of a match</source>
        <translation>Partie {number} d’un match</translation>
    </message>
    <message id="library.finished">
        <source>finished</source>
        <translation>terminée</translation>
    </message>
    <message id="library.today">
        <source>today {time}</source>
        <translation>aujourd’hui {time}</translation>
    </message>
    <message id="library.yesterday">
        <source>yesterday {time}</source>
        <translation>hier {time}</translation>
    </message>
    <message id="musee.claim.first">
        <source>First: {owner}</source>
        <translation>{owner} en premier</translation>
    </message>
    <message id="musee.claim.only">
        <source>Give bonus to {owner}</source>
        <translation>Donner le bonus à {owner}</translation>
    </message>
    <message id="musee.gallery.upper">
        <source>Upper</source>
        <translation>Haut</translation>
    </message>
    <message id="musee.gallery.middle">
        <source>Middle</source>
        <translation>Milieu</translation>
    </message>
    <message id="musee.gallery.lower">
        <source>Lower</source>
        <translation>Bas</translation>
    </message>
    <message id="musee.edit.cleared">
        <source>Painting {exhibit} removed</source>
        <translation>Tableau {exhibit} retiré</translation>
    </message>
    <message id="musee.edit.gallery-cleared">
        <source>{gallery} cleared</source>
        <translation>{gallery} vidée</translation>
    </message>
    <message id="musee.edit.moved">
        <source>Painting {exhibit} moved</source>
        <translation>Tableau {exhibit} déplacé</translation>
    </message>
    <message id="musee.edit.swapped">
        <source>Paintings {first} and {second} swapped</source>
        <translation>Tableaux {first} et {second} échangés</translation>
    </message>
    <message id="musee.edit.gallery">
        <source>{gallery} entered as text</source>
        <translation>{gallery} saisie en texte</translation>
    </message>
    <message id="musee.edit.bonus-given">
        <source>Bonus for {gallery} given to {holder}</source>
        <translation>Bonus pour {gallery} donné à {holder}</translation>
    </message>
    <message id="musee.edit.bonus-returned">
        <source>Bonus for {gallery} returned</source>
        <translation>Bonus pour {gallery} rendu</translation>
    </message>
    <message id="musee.edit.token">
        <source>Token flipped in {row}</source>
        <translation>Jeton retourné dans {row}</translation>
    </message>
    <message id="musee.hint.not-hung">
        <source>{exhibit} was not hung.</source>
        <translation>Le {exhibit} n’a pas été accroché.</translation>
    </message>
    <message id="musee.edit.hand">
        <source>{owner}’s hand changed</source>
        <translation>Main modifiée ({owner})</translation>
    </message>
    <message id="musee.edit.hung">
        <source>Painting {exhibit} hung</source>
        <translation>Tableau {exhibit} accroché</translation>
    </message>
    <message id="musee.edit.replaced">
        <source>Painting {exhibit} hung in place of {other}</source>
        <translation>Tableau {exhibit} accroché à la place du {other}</translation>
    </message>
    <message id="musee.hint.replaced">
        <source>{exhibit} now hangs in place of {other}.</source>
        <translation>Le {exhibit} remplace le {other}.</translation>
    </message>
    <message id="musee.hint.again.hang">
        <source>Tap {exhibit} again to hang it anyway.</source>
        <translation>Touchez de nouveau le {exhibit} pour l’accrocher quand même.</translation>
    </message>
    <message id="musee.typed.again">
        <source>{why} Enter the line again to hang it anyway.</source>
        <translation>{why} Validez de nouveau la ligne pour l’accrocher quand même.</translation>
    </message>
    <message id="musee.hint.again.hold">
        <source>Tap {exhibit} again to add it to the hand anyway.</source>
        <translation>Touchez de nouveau le {exhibit} pour l’ajouter à la main quand même.</translation>
    </message>
    <message id="musee.hint.gallery-full">
        <source>{gallery} is full. The first player to fill it takes its bonus: tap the rosette.</source>
        <translation>{gallery} est pleine. Le premier joueur à l’avoir remplie en prend le bonus&#x202f;: touchez la rosette.</translation>
    </message>
    <message id="musee.hint.not-in-box">
        <source>The box has no painting {exhibit}: its numbers go up to {highest}.</source>
        <translation>La boîte n’a pas de tableau {exhibit}&#x202f;: les numéros s’arrêtent à {highest}.</translation>
    </message>
    <message id="musee.hint.nothing-to-move">
        <source>There is no painting to move here: select one first.</source>
        <translation>Aucun tableau à déplacer ici&#x202f;: sélectionnez-en un d’abord.</translation>
    </message>
    <message id="musee.hint.typed">
        <source>{typed}…: type the second digit, or press Enter.</source>
        <translation>{typed}…&#x202f;: tapez le second chiffre, ou appuyez sur Entrée.</translation>
    </message>
    <message id="musee.hint.played-out">
        <source>Nobody can play any more: the game is over.</source>
        <translation>Plus personne ne peut jouer&#x202f;: la partie est terminée.</translation>
    </message>
    <message id="musee.hint.hangs">
        <source>{space}: {exhibit} hangs here.</source>
        <translation>{space}&#x202f;: le {exhibit} est accroché ici.</translation>
    </message>
    <message id="musee.hint.fits">
        <source>{space}: {fits} may hang here.</source>
        <translation>{space}, numéros possibles&#x202f;: {fits}.</translation>
    </message>
    <message id="musee.hint.only">
        <source>{space}: only {exhibit} may hang here.</source>
        <translation>{space}&#x202f;: seul numéro possible, le {exhibit}.</translation>
    </message>
    <message id="musee.hint.nothing-fits">
        <source>{space}: none of the remaining paintings may hang here.</source>
        <translation>{space}&#x202f;: aucun des tableaux restants ne convient ici.</translation>
    </message>
    <message id="musee.hint.where">
        <source>Which painting? Tap its number to see where it can go.</source>
        <translation>Quel tableau&#x202f;? Touchez son numéro pour voir où il peut aller.</translation>
    </message>
    <message id="musee.hint.spaces" numerus="yes">
        <source>{exhibit} can go in %n spaces. Tap one to see what it scores there.</source>
        <translation>
            <numerusform>Le {exhibit} n’a qu’un emplacement possible. Touchez-le pour voir ce qu’il y rapporte.</numerusform>
            <numerusform>Le {exhibit} a %n emplacements possibles. Touchez-en un pour voir ce qu’il y rapporte.</numerusform>
        </translation>
    </message>
    <message id="musee.hint.gain">
        <source>{space}: {exhibit} scores {points} right away. Tap the space again to hang it.</source>
        <translation>{space}&#x202f;: le {exhibit} rapporte aussitôt {points}. Touchez de nouveau l’emplacement pour l’accrocher.</translation>
    </message>
    <message id="musee.hint.hand">
        <source>Tap the numbers in {owner}’s hand.</source>
        <translation>{owner}&#x202f;: touchez les numéros de sa main.</translation>
    </message>
    <message id="musee.hint.move">
        <source>Tap the new space for {exhibit}. A painting already there swaps places with it.</source>
        <translation>Touchez le nouvel emplacement du {exhibit}. S’il est occupé, les deux tableaux changent de place.</translation>
    </message>
    <message id="musee.hint.no-musee">
        <source>This game has no Musée for {owner}.</source>
        <translation>Cette partie n’a pas de Musée pour {owner}.</translation>
    </message>
    <message id="draft.players">
        <source>{fewest} to {most} players</source>
        <translation>{fewest} à {most} joueurs</translation>
    </message>
    <message id="draft.player">
        <source>P{seat}</source>
        <translation>J{seat}</translation>
    </message>
    <message id="draft.teams">
        <source>{one} play against {other}.</source>
        <translation>{one} contre {other}.</translation>
    </message>
    <message id="draft.team">
        <source>Team {team}</source>
        <translation>Équipe {team}</translation>
    </message>
    <message id="draft.seat">
        <source>Name of player {seat}</source>
        <translation>Nom du joueur {seat}</translation>
    </message>
    <message id="ranking.shared">
        <source>Tied on every criterion.</source>
        <translation>À égalité sur tous les critères.</translation>
    </message>
    <message id="rules.kind.line">
        <source>Score line</source>
        <translation>Ligne de score</translation>
    </message>
    <message id="rules.kind.reading">
        <source>Open question</source>
        <translation>Question ouverte</translation>
    </message>
    <message id="rules.kind.rule">
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message id="samples.musee.rulebook-example">
        <source>Rulebook example</source>
        <translation>Exemple du livret</translation>
    </message>
    <message id="samples.musee.rulebook-example.text">
        <source>Page 4: hanging 18 scores a neighbour pair and a Staircase at once.</source>
        <translation>Page 4&#x202f;: accrocher le 18 rapporte d’un coup une paire de voisins et un Escalier.</translation>
    </message>
    <message id="samples.musee.finished-2">
        <source>A finished game for two</source>
        <translation>Une partie à deux, terminée</translation>
    </message>
    <message id="samples.musee.finished-2.text">
        <source>Every line of the score sheet, and near misses with their reasons.</source>
        <translation>Toutes les lignes de la feuille de score, et les paires manquées avec leurs raisons.</translation>
    </message>
    <message id="samples.musee.finished-3">
        <source>A finished game for three</source>
        <translation>Une partie à trois, terminée</translation>
    </message>
    <message id="samples.musee.finished-3.text">
        <source>Five columns, numbers up to 60.</source>
        <translation>Cinq colonnes, des numéros jusqu’à 60.</translation>
    </message>
    <message id="samples.musee.finished-4">
        <source>A finished game for two teams</source>
        <translation>Une partie par équipes, terminée</translation>
    </message>
    <message id="samples.musee.finished-4.text">
        <source>Partners share one Musée.</source>
        <translation>Les partenaires partagent un Musée.</translation>
    </message>
    <message id="samples.musee.illegal">
        <source>Illegal position</source>
        <translation>Position interdite</translation>
    </message>
    <message id="samples.musee.illegal.text">
        <source>A game that breaks rules: what is wrong, where, and how to fix it.</source>
        <translation>Une partie qui enfreint les règles&#x202f;: quoi, où, et comment y remédier.</translation>
    </message>
    <message id="samples.musee.disputed">
        <source>Who was first?</source>
        <translation>Qui a été le premier&#x202f;?</translation>
    </message>
    <message id="samples.musee.disputed.text">
        <source>Both players filled the same gallery: only they can say whose bonus it is.</source>
        <translation>Les deux joueurs ont rempli la même galerie&#x202f;: eux seuls savent à qui revient le bonus.</translation>
    </message>
    <message id="score.points.at-least" numerus="yes">
        <source>at least %n points</source>
        <translation>
            <numerusform>au moins %n point</numerusform>
            <numerusform>au moins %n points</numerusform>
        </translation>
    </message>
    <message id="score.points" numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message id="score.place" numerus="yes">
        <source>Place %n</source>
        <translation>
            <numerusform>%nʳᵉ place</numerusform>
            <numerusform>%nᵉ place</numerusform>
        </translation>
    </message>
    <message id="sides.filled">
        <source>{filled} of {spaces} filled</source>
        <translation>{filled} sur {spaces} emplacements</translation>
    </message>
    <message id="musee.token.staircase">
        <source>Staircase</source>
        <translation>Escalier</translation>
    </message>
    <message id="musee.token.chandelier">
        <source>Chandelier</source>
        <translation>Lustre</translation>
    </message>
    <message id="app.game.copy">
        <source>{title} (copy)</source>
        <translation>{title} (copie)</translation>
    </message>
    <message id="app.game.deleted">
        <source>The game was deleted.</source>
        <translation>La partie a été supprimée.</translation>
    </message>
    <message id="app.file.saved">
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message id="app.file.saved-in">
        <source>Saved as {file} in the folder {folder}.</source>
        <translation>Enregistré sous {file} dans le dossier {folder}.</translation>
    </message>
    <message id="session.name.too-long">
        <source>A name can have at most {longest} characters.</source>
        <translation>Un nom peut avoir au plus {longest} caractères.</translation>
    </message>
    <message id="session.name.forbidden">
        <source>Names cannot contain control characters or characters that change the text direction.</source>
        <translation>Un nom ne peut contenir ni caractère de contrôle ni caractère qui change le sens d’écriture.</translation>
    </message>
    <message id="session.name.blank">
        <source>Enter a name for every player.</source>
        <translation>Saisissez un nom pour chaque joueur.</translation>
    </message>
    <message id="session.name.twice">
        <source>Two players are called “{name}”.</source>
        <translation>Deux joueurs s’appellent «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="session.edit.reading">
        <source>“{question}” answered: {answer}</source>
        <translation>Réponse à «&#x202f;{question}&#x202f;»&#x202f;: {answer}</translation>
    </message>
    <message id="session.edit.player">
        <source>Name: {before} → {after}</source>
        <translation>Nom&#x202f;: {before} → {after}</translation>
    </message>
    <message id="session.match.score">
        <source>Game {number} of the match. Games won: {wins}. Wins needed: {needed}.</source>
        <translation>Partie {number} du match. Victoires&#x202f;: {wins}. Il en faut {needed}.</translation>
    </message>
    <message id="session.match.after">
        <source>Match after game {number}: {wins}. Wins needed: {needed}.</source>
        <translation>Match après la partie {number}&#x202f;: {wins}. Il faut {needed} victoires.</translation>
    </message>
    <message id="session.match.won">
        <source>Match won by {names}. Games won: {wins}.</source>
        <translation>Match gagné par {names}. Victoires&#x202f;: {wins}.</translation>
    </message>
    <message id="session.verdict.wrong" numerus="yes">
        <source>%n problems.</source>
        <translation>
            <numerusform>%n problème.</numerusform>
            <numerusform>%n problèmes.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.missing" numerus="yes">
        <source>%n details missing.</source>
        <translation>
            <numerusform>Il manque %n information.</numerusform>
            <numerusform>Il manque %n informations.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.note" numerus="yes">
        <source>No problems; %n notes.</source>
        <translation>
            <numerusform>Aucun problème&#x202f;; %n remarque.</numerusform>
            <numerusform>Aucun problème&#x202f;; %n remarques.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.doubt" numerus="yes">
        <source>%n notes can change the result.</source>
        <translation>
            <numerusform>%n remarque peut changer le résultat.</numerusform>
            <numerusform>%n remarques peuvent changer le résultat.</numerusform>
        </translation>
    </message>
    <message id="session.undo">
        <source>Undo: {edit}</source>
        <translation>Annuler&#x202f;: {edit}</translation>
    </message>
    <message id="session.redo">
        <source>Redo: {edit}</source>
        <translation>Rétablir&#x202f;: {edit}</translation>
    </message>
    <message id="session.verdict.none">
        <source>No problems.</source>
        <translation>Aucun problème.</translation>
    </message>
    <message id="table.undo">
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message id="table.redo">
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message id="home.search.hint">
        <source>Title, player, location, note</source>
        <translation>Titre, joueur, lieu, note</translation>
    </message>
    <message id="rules.search.hint">
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message id="wall.games">
        <source>Filter by game</source>
        <translation>Filtrer par jeu</translation>
    </message>
    <message id="wall.games.all">
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message id="muse.setup.deck">
        <source>Which deck?</source>
        <translation>Avec quel paquet&#x202f;?</translation>
    </message>
    <message id="muse.deck.extended.name">
        <source>Extended Decktet</source>
        <translation>Decktet étendu</translation>
    </message>
    <message id="muse.setup.deck.advice">
        <source>With Pawns and Courts: eight more cards of rank 10, which no patron can afford.</source>
        <translation>Avec les Pions et les Cours&#x202f;: huit cartes supplémentaires, de rang 10, qu’aucun mécène ne peut payer.</translation>
    </message>
    <message id="muse.name">
        <source>Muse</source>
        <translation>Muse</translation>
    </message>
    <message id="muse.entry.unknown">
        <source>“{text}” is not a card. Expected a name, such as mountain, or a rank and a suit, such as 7 moons.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une carte&#x202f;: il faut un nom, comme mountain, ou un rang et une couleur, comme 7 lunes.</translation>
    </message>
    <message id="muse.entry.several">
        <source>“{text}” could be {first} or {second}: type more of the name.</source>
        <translation>«&#x202f;{text}&#x202f;» peut être {first} ou {second}&#x202f;: précisez le nom.</translation>
    </message>
    <message id="muse.suit.moons">
        <source>moons</source>
        <translation>Lunes</translation>
    </message>
    <message id="muse.coins-of.moons" numerus="yes">
        <source>%n moons</source>
        <translation>
            <numerusform>%n Lune</numerusform>
            <numerusform>%n Lunes</numerusform>
        </translation>
    </message>
    <message id="muse.suit.suns">
        <source>suns</source>
        <translation>Soleils</translation>
    </message>
    <message id="muse.coins-of.suns" numerus="yes">
        <source>%n suns</source>
        <translation>
            <numerusform>%n Soleil</numerusform>
            <numerusform>%n Soleils</numerusform>
        </translation>
    </message>
    <message id="muse.suit.waves">
        <source>waves</source>
        <translation>Vagues</translation>
    </message>
    <message id="muse.coins-of.waves" numerus="yes">
        <source>%n waves</source>
        <translation>
            <numerusform>%n Vague</numerusform>
            <numerusform>%n Vagues</numerusform>
        </translation>
    </message>
    <message id="muse.suit.leaves">
        <source>leaves</source>
        <translation>Feuilles</translation>
    </message>
    <message id="muse.coins-of.leaves" numerus="yes">
        <source>%n leaves</source>
        <translation>
            <numerusform>%n Feuille</numerusform>
            <numerusform>%n Feuilles</numerusform>
        </translation>
    </message>
    <message id="muse.suit.wyrms">
        <source>wyrms</source>
        <translation>Wyrms</translation>
    </message>
    <message id="muse.coins-of.wyrms" numerus="yes">
        <source>%n wyrms</source>
        <translation>
            <numerusform>%n Wyrm</numerusform>
            <numerusform>%n Wyrms</numerusform>
        </translation>
    </message>
    <message id="muse.suit.knots">
        <source>knots</source>
        <translation>Nœuds</translation>
    </message>
    <message id="muse.coins-of.knots" numerus="yes">
        <source>%n knots</source>
        <translation>
            <numerusform>%n Nœud</numerusform>
            <numerusform>%n Nœuds</numerusform>
        </translation>
    </message>
    <message id="muse.card.the-consul">
        <source>The Consul</source>
        <translation>The Consul</translation>
    </message>
    <message id="muse.card.the-rite">
        <source>The Rite</source>
        <translation>The Rite</translation>
    </message>
    <message id="muse.card.the-island">
        <source>The Island</source>
        <translation>The Island</translation>
    </message>
    <message id="muse.card.the-window">
        <source>The Window</source>
        <translation>The Window</translation>
    </message>
    <message id="muse.card.the-harvest">
        <source>The Harvest</source>
        <translation>The Harvest</translation>
    </message>
    <message id="muse.card.the-watchman">
        <source>The Watchman</source>
        <translation>The Watchman</translation>
    </message>
    <message id="muse.card.the-light-keeper">
        <source>The Light Keeper</source>
        <translation>The Light Keeper</translation>
    </message>
    <message id="muse.card.the-borderland">
        <source>The Borderland</source>
        <translation>The Borderland</translation>
    </message>
    <message id="muse.card.the-huntress">
        <source>The Huntress</source>
        <translation>The Huntress</translation>
    </message>
    <message id="muse.card.the-bard">
        <source>The Bard</source>
        <translation>The Bard</translation>
    </message>
    <message id="muse.card.the-sea">
        <source>The Sea</source>
        <translation>The Sea</translation>
    </message>
    <message id="muse.card.the-end">
        <source>The End</source>
        <translation>The End</translation>
    </message>
    <message id="muse.card.the-calamity">
        <source>The Calamity</source>
        <translation>The Calamity</translation>
    </message>
    <message id="muse.card.the-windfall">
        <source>The Windfall</source>
        <translation>The Windfall</translation>
    </message>
    <message id="muse.card.the-pact">
        <source>The Pact</source>
        <translation>The Pact</translation>
    </message>
    <message id="muse.card.the-darkness">
        <source>The Darkness</source>
        <translation>The Darkness</translation>
    </message>
    <message id="muse.card.the-merchant">
        <source>The Merchant</source>
        <translation>The Merchant</translation>
    </message>
    <message id="muse.card.the-diplomat">
        <source>The Diplomat</source>
        <translation>The Diplomat</translation>
    </message>
    <message id="muse.card.the-mill">
        <source>The Mill</source>
        <translation>The Mill</translation>
    </message>
    <message id="muse.card.the-betrayal">
        <source>The Betrayal</source>
        <translation>The Betrayal</translation>
    </message>
    <message id="muse.card.the-chance-meeting">
        <source>The Chance Meeting</source>
        <translation>The Chance Meeting</translation>
    </message>
    <message id="muse.card.the-castle">
        <source>The Castle</source>
        <translation>The Castle</translation>
    </message>
    <message id="muse.card.the-cave">
        <source>The Cave</source>
        <translation>The Cave</translation>
    </message>
    <message id="muse.card.the-lunatic">
        <source>The Lunatic</source>
        <translation>The Lunatic</translation>
    </message>
    <message id="muse.card.the-penitent">
        <source>The Penitent</source>
        <translation>The Penitent</translation>
    </message>
    <message id="muse.card.the-market">
        <source>The Market</source>
        <translation>The Market</translation>
    </message>
    <message id="muse.card.the-forest">
        <source>The Forest</source>
        <translation>The Forest</translation>
    </message>
    <message id="muse.card.the-discovery">
        <source>The Discovery</source>
        <translation>The Discovery</translation>
    </message>
    <message id="muse.card.the-soldier">
        <source>The Soldier</source>
        <translation>The Soldier</translation>
    </message>
    <message id="muse.card.the-mountain">
        <source>The Mountain</source>
        <translation>The Mountain</translation>
    </message>
    <message id="muse.card.the-sailor">
        <source>The Sailor</source>
        <translation>The Sailor</translation>
    </message>
    <message id="muse.card.the-battle">
        <source>The Battle</source>
        <translation>The Battle</translation>
    </message>
    <message id="muse.card.the-journey">
        <source>The Journey</source>
        <translation>The Journey</translation>
    </message>
    <message id="muse.card.the-painter">
        <source>The Painter</source>
        <translation>The Painter</translation>
    </message>
    <message id="muse.card.the-savage">
        <source>The Savage</source>
        <translation>The Savage</translation>
    </message>
    <message id="muse.card.the-author">
        <source>The Author</source>
        <translation>The Author</translation>
    </message>
    <message id="muse.card.the-desert">
        <source>The Desert</source>
        <translation>The Desert</translation>
    </message>
    <message id="muse.card.the-origin">
        <source>The Origin</source>
        <translation>The Origin</translation>
    </message>
    <message id="muse.card.ace-of-moons">
        <source>Ace of Moons</source>
        <translation>As de Lunes</translation>
    </message>
    <message id="muse.card.ace-of-suns">
        <source>Ace of Suns</source>
        <translation>As de Soleils</translation>
    </message>
    <message id="muse.card.ace-of-waves">
        <source>Ace of Waves</source>
        <translation>As de Vagues</translation>
    </message>
    <message id="muse.card.ace-of-leaves">
        <source>Ace of Leaves</source>
        <translation>As de Feuilles</translation>
    </message>
    <message id="muse.card.ace-of-wyrms">
        <source>Ace of Wyrms</source>
        <translation>As de Wyrms</translation>
    </message>
    <message id="muse.card.ace-of-knots">
        <source>Ace of Knots</source>
        <translation>As de Nœuds</translation>
    </message>
    <message id="muse.paint.short.discard">
        <source>The card is discarded and nothing is painted</source>
        <translation>La carte est défaussée et rien n’est peint</translation>
    </message>
    <message id="muse.paint.short.keep">
        <source>The card returns to the hand, and no card is drawn</source>
        <translation>La carte revient en main, et aucune carte n’est piochée</translation>
    </message>
    <message id="muse.growth.when.at-once">
        <source>At once, when the last card is drawn</source>
        <translation>Tout de suite, quand la dernière carte est piochée</translation>
    </message>
    <message id="muse.growth.when.next-draw">
        <source>When the next card has to be drawn and none is left</source>
        <translation>Quand il faut piocher une carte et qu’il n’y en a plus</translation>
    </message>
    <message id="muse.paint.short.title">
        <source>What happens to the card of a Paint action if the player cannot pay for it?</source>
        <translation>Que devient la carte d’une action Peinture que le joueur ne peut pas payer&#x202f;?</translation>
    </message>
    <message id="muse.paint.short.text">
        <source>Painting costs the rank of the card in coins. All actions are chosen before any is resolved, so you may not have the coins when it is your action’s turn. The rules do not say where the card goes then.</source>
        <translation>Peindre coûte, en jetons, le rang de la carte. Toutes les actions sont choisies avant d’être résolues&#x202f;: un joueur peut donc manquer de jetons quand vient sa Peinture, et les règles ne disent pas où va alors la carte.</translation>
    </message>
    <message id="muse.paint.short.citation">
        <source>Rulebook, “Rounds and Actions”: Paint</source>
        <translation>Livret de règles, «&#x202f;Rounds and Actions&#x202f;»&#x202f;: Paint</translation>
    </message>
    <message id="muse.growth.when.title">
        <source>When the draw pile runs out, when does the economy grow?</source>
        <translation>Quand la pioche est épuisée, à quel moment l’économie grandit-elle&#x202f;?</translation>
    </message>
    <message id="muse.growth.when.text">
        <source>The economy grows each of the first four times the draw pile runs out. That may mean when the last card is drawn, or when the next card is needed and the discards are shuffled. In the second case, a Sketch or Patron action in between has one coin fewer of each suit to use.</source>
        <translation>L’économie grandit chacune des quatre premières fois où la pioche est épuisée. Ce peut être quand la dernière carte est piochée, ou quand il faut piocher la suivante et qu’on mélange la défausse. Dans le second cas, un Croquis ou un Mécène joué entre les deux dispose d’un jeton de moins par couleur.</translation>
    </message>
    <message id="muse.growth.when.citation">
        <source>Rulebook, “Drawing, Discarding And Economic Growth”</source>
        <translation>Livret de règles, «&#x202f;Drawing, Discarding And Economic Growth&#x202f;»</translation>
    </message>
    <message id="muse.place.studio">
        <source>the studio</source>
        <translation>l’atelier</translation>
    </message>
    <message id="muse.place.studio.card">
        <source>{item} in the studio</source>
        <translation>{item} dans l’atelier</translation>
    </message>
    <message id="muse.place.palace">
        <source>the palace</source>
        <translation>le palais</translation>
    </message>
    <message id="muse.place.palace.card">
        <source>{item} in the palace</source>
        <translation>{item} au palais</translation>
    </message>
    <message id="muse.place.round">
        <source>the cards of the round</source>
        <translation>les cartes de la manche</translation>
    </message>
    <message id="muse.place.round.card">
        <source>{item} among the cards of the round</source>
        <translation>{item} parmi les cartes de la manche</translation>
    </message>
    <message id="muse.place.economy">
        <source>the economy</source>
        <translation>l’économie</translation>
    </message>
    <message id="muse.place.economy.suit">
        <source>{item} in the economy</source>
        <translation>{item} dans l’économie</translation>
    </message>
    <message id="muse.place.coins">
        <source>the coins</source>
        <translation>les jetons</translation>
    </message>
    <message id="muse.place.coins.suit">
        <source>coins: {item}</source>
        <translation>jetons&#x202f;: {item}</translation>
    </message>
    <message id="muse.file.no-card">
        <source>“{text}” is not a card of the Decktet used for Muse; write cards as the-huntress or ace-of-moons.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une carte du Decktet utilisé pour Muse&#x202f;; une carte s’écrit par exemple the-huntress ou ace-of-moons.</translation>
    </message>
    <message id="muse.file.no-player">
        <source>No player is called “{name}”.</source>
        <translation>Aucun joueur ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="muse.file.second-turn">
        <source>“{name}” already has a turn in this round.</source>
        <translation>«&#x202f;{name}&#x202f;» a déjà un tour dans cette manche.</translation>
    </message>
    <message id="muse.file.event-twice">
        <source>Event {event} is listed twice.</source>
        <translation>L’événement {event} figure deux fois.</translation>
    </message>
    <message id="muse.players.count" numerus="yes">
        <source>Muse is for 3 or 4 players; this game has %n.</source>
        <translation>
            <numerusform>Muse se joue à 3 ou 4&#x202f;; cette partie compte %n joueur.</numerusform>
            <numerusform>Muse se joue à 3 ou 4&#x202f;; cette partie compte %n joueurs.</numerusform>
        </translation>
    </message>
    <message id="muse.players.count.fix">
        <source>Enter the names of the people who are playing.</source>
        <translation>Saisissez les noms de ceux qui jouent.</translation>
    </message>
    <message id="muse.deck.extended">
        <source>{card} belongs to the extended Decktet, but this game uses the basic one.</source>
        <translation>{card} est une carte du Decktet étendu, mais cette partie se joue avec le Decktet de base.</translation>
    </message>
    <message id="muse.deck.extended.fix">
        <source>Check the card, or choose the extended Decktet for this game.</source>
        <translation>Vérifiez la carte, ou choisissez le Decktet étendu pour cette partie.</translation>
    </message>
    <message id="muse.unique.twice">
        <source>{card} is entered more than once, but the deck has only one: {first} ({firstOwner}) and {second} ({secondOwner}).</source>
        <translation>{card} figure plus d’une fois, mais le paquet n’a cette carte qu’une fois&#x202f;: {first} ({firstOwner}) et {second} ({secondOwner}).</translation>
    </message>
    <message id="muse.unique.twice.fix">
        <source>Check where the card really is and remove the other entry.</source>
        <translation>Vérifiez où se trouve vraiment la carte et retirez l’autre saisie.</translation>
    </message>
    <message id="muse.pay.missing">
        <source>No payment entered for {card} (cost {cost}), so it is not painted.</source>
        <translation>Aucun paiement saisi pour {card} (coût {cost})&#x202f;; rien n’est peint.</translation>
    </message>
    <message id="muse.pay.missing.fix">
        <source>Enter the coins that pay for it.</source>
        <translation>Saisissez les jetons qui la paient.</translation>
    </message>
    <message id="muse.pay.amount">
        <source>{owner} pays {paid} for {card}, which costs {cost}: nothing is painted.</source>
        <translation>{owner} paie {paid} pour {card}, qui coûte {cost}&#x202f;: rien n’est peint.</translation>
    </message>
    <message id="muse.pay.amount.fix">
        <source>Pay as many coins as the rank of the card.</source>
        <translation>Saisissez un nombre de jetons égal au rang de la carte.</translation>
    </message>
    <message id="muse.pay.not-held">
        <source>{owner} pays for {card} with {paid}, but has only {held} at that point: nothing is painted.</source>
        <translation>{owner} paie {card} avec {paid}, mais n’en a que {held} à ce moment&#x202f;: rien n’est peint.</translation>
    </message>
    <message id="muse.pay.not-held.fix">
        <source>Pay with coins the player has when this action is resolved, after all bigger cards.</source>
        <translation>Payez avec des jetons que le joueur possède quand l’action est résolue, après toutes les cartes plus grandes.</translation>
    </message>
    <message id="muse.growth.more" numerus="yes">
        <source>%n growths are entered; the economy grows at most four times.</source>
        <translation>
            <numerusform>L’économie aurait grandi %n fois&#x202f;; elle grandit quatre fois au plus.</numerusform>
            <numerusform>L’économie aurait grandi %n fois&#x202f;; elle grandit quatre fois au plus.</numerusform>
        </translation>
    </message>
    <message id="muse.growth.more.fix">
        <source>Count the coins still set aside: four of each suit, minus one for each growth.</source>
        <translation>Comptez les jetons encore mis de côté&#x202f;: quatre de chaque couleur, moins un chaque fois que l’économie a grandi.</translation>
    </message>
    <message id="muse.coins.missing" numerus="yes">
        <source>{suit}: %n coins missing; there should be {expected} in all ({growth}).</source>
        <translation>
            <numerusform>{suit}&#x202f;: il manque %n jeton&#x202f;; il doit y en avoir {expected} en tout ({growth}).</numerusform>
            <numerusform>{suit}&#x202f;: il manque %n jetons&#x202f;; il doit y en avoir {expected} en tout ({growth}).</numerusform>
        </translation>
    </message>
    <message id="muse.coins.missing.fix">
        <source>Recount this suit in the economy and for every player.</source>
        <translation>Recomptez cette couleur dans l’économie et chez chaque joueur.</translation>
    </message>
    <message id="muse.coins.too-many" numerus="yes">
        <source>{suit}: %n coins too many; there should be {expected} in all ({growth}).</source>
        <translation>
            <numerusform>{suit}&#x202f;: il y a %n jeton de trop&#x202f;; il doit y en avoir {expected} en tout ({growth}).</numerusform>
            <numerusform>{suit}&#x202f;: il y a %n jetons de trop&#x202f;; il doit y en avoir {expected} en tout ({growth}).</numerusform>
        </translation>
    </message>
    <message id="muse.coins.too-many.fix">
        <source>Recount this suit in the economy and for every player.</source>
        <translation>Recomptez cette couleur dans l’économie et chez chaque joueur.</translation>
    </message>
    <message id="muse.palace.above-third" numerus="yes">
        <source>The palaces hold %n paintings beyond three each; before the game ends, the maximum is {most}.</source>
        <translation>
            <numerusform>Au-delà de trois par palais, on compte %n tableau&#x202f;; le maximum avant la fin de la partie est {most}.</numerusform>
            <numerusform>Au-delà de trois par palais, on compte %n tableaux&#x202f;; le maximum avant la fin de la partie est {most}.</numerusform>
        </translation>
    </message>
    <message id="muse.palace.above-third.fix">
        <source>Recount the paintings in the palaces.</source>
        <translation>Recomptez les tableaux des palais.</translation>
    </message>
    <message id="muse.end.one" numerus="yes">
        <source>{owner} has %n paintings in the palace: the game ends after this round.</source>
        <translation>
            <numerusform>{owner} a %n tableau au palais&#x202f;: la partie s’arrête à la fin de la manche.</numerusform>
            <numerusform>{owner} a %n tableaux au palais&#x202f;: la partie s’arrête à la fin de la manche.</numerusform>
        </translation>
    </message>
    <message id="muse.end.several" numerus="yes">
        <source>%n palaces hold four or more paintings: the game ends after this round.</source>
        <translation>
            <numerusform>%n palais compte quatre tableaux ou plus&#x202f;: la partie s’arrête à la fin de la manche.</numerusform>
            <numerusform>%n palais comptent quatre tableaux ou plus&#x202f;: la partie s’arrête à la fin de la manche.</numerusform>
        </translation>
    </message>
    <message id="muse.tie.two">
        <source>{first} and {second} share the place: tied on palace, studio and coins.</source>
        <translation>Place partagée&#x202f;: {first} et {second} sont à égalité au palais, dans l’atelier et en jetons.</translation>
    </message>
    <message id="muse.tie.three">
        <source>{first}, {second} and {third} share the place: tied on palace, studio and coins.</source>
        <translation>Place partagée&#x202f;: {first}, {second} et {third} sont à égalité au palais, dans l’atelier et en jetons.</translation>
    </message>
    <message id="muse.tie.four">
        <source>{first}, {second}, {third} and {fourth} share the place: tied on palace, studio and coins.</source>
        <translation>Place partagée&#x202f;: {first}, {second}, {third} et {fourth} sont à égalité au palais, dans l’atelier et en jetons.</translation>
    </message>
    <message id="muse.players.title">
        <source>Three or four players</source>
        <translation>Trois ou quatre joueurs</translation>
    </message>
    <message id="muse.players.text">
        <source>Muse is designed for four players and can be played by three.</source>
        <translation>Muse est conçu pour quatre joueurs et se joue aussi à trois.</translation>
    </message>
    <message id="muse.players.citation">
        <source>Rulebook, heading</source>
        <translation>Livret de règles, en-tête</translation>
    </message>
    <message id="muse.deck.title">
        <source>Cards in play</source>
        <translation>Cartes en jeu</translation>
    </message>
    <message id="muse.deck.text">
        <source>The basic Decktet has 36 cards: Aces, 2 to 9, and Crowns. The extended Decktet adds Pawns and Courts, all of rank 10; Courts are bigger than Pawns, and Pawns bigger than Crowns. The Excuse is not used.</source>
        <translation>Le Decktet de base compte 36 cartes&#x202f;: As, 2 à 9 et Couronnes. Le Decktet étendu y ajoute les Pions et les Cours, tous de rang 10&#x202f;; les Cours sont plus grandes que les Pions, et les Pions plus grands que les Couronnes. L’Excuse ne sert pas.</translation>
    </message>
    <message id="muse.deck.citation">
        <source>Rulebook, “Setup” and “The extended deck”</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;» et «&#x202f;The extended deck&#x202f;»</translation>
    </message>
    <message id="muse.unique.title">
        <source>Each card once</source>
        <translation>Chaque carte une seule fois</translation>
    </message>
    <message id="muse.unique.text">
        <source>Each card exists only once. If a card is entered more than once, in studios, palaces or the cards of the round, only one entry can be right.</source>
        <translation>Chaque carte est unique. Si elle est saisie plus d’une fois, dans les ateliers, les palais ou les cartes de la manche, une seule saisie peut être juste.</translation>
    </message>
    <message id="muse.unique.citation">
        <source>Rulebook, “Setup”: the Decktet has each card once</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;»&#x202f;: chaque carte du Decktet est unique</translation>
    </message>
    <message id="muse.pay.title">
        <source>Cost of a painting</source>
        <translation>Coût d’un tableau</translation>
    </message>
    <message id="muse.pay.text">
        <source>Painting costs as many coins as the rank of the card, of any suits. You pay with coins you have when the action is resolved. Without that payment, nothing is painted.</source>
        <translation>Peindre coûte autant de jetons que le rang de la carte, de n’importe quelles couleurs, pris sur ceux que le joueur possède quand l’action est résolue. Sans ce paiement, rien n’est peint.</translation>
    </message>
    <message id="muse.pay.citation">
        <source>Rulebook, “Rounds and Actions”: Paint</source>
        <translation>Livret de règles, «&#x202f;Rounds and Actions&#x202f;»&#x202f;: Paint</translation>
    </message>
    <message id="muse.growth.title">
        <source>The economy grows four times</source>
        <translation>L’économie grandit quatre fois</translation>
    </message>
    <message id="muse.growth.text">
        <source>Each of the first four times the draw pile runs out, one coin of each suit moves from those set aside to the economy. After that, none are left.</source>
        <translation>Chacune des quatre premières fois où la pioche est épuisée, un jeton de chaque couleur passe de ceux mis de côté à l’économie. Ensuite il n’en reste plus.</translation>
    </message>
    <message id="muse.growth.citation">
        <source>Rulebook, “Drawing, Discarding And Economic Growth”</source>
        <translation>Livret de règles, «&#x202f;Drawing, Discarding And Economic Growth&#x202f;»</translation>
    </message>
    <message id="muse.coins.title">
        <source>Coins are never lost</source>
        <translation>Aucun jeton ne se perd</translation>
    </message>
    <message id="muse.coins.text">
        <source>Coins only move between the economy and the players. There are always eight of each suit in all (seven with three players), plus one for each growth of the economy.</source>
        <translation>Les jetons ne font que passer entre l’économie et les joueurs. Il y en a toujours huit de chaque couleur en tout (sept à trois joueurs), plus un chaque fois que l’économie grandit.</translation>
    </message>
    <message id="muse.coins.citation">
        <source>Rulebook, “Setup” and “Drawing, Discarding And Economic Growth”</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;» et «&#x202f;Drawing, Discarding And Economic Growth&#x202f;»</translation>
    </message>
    <message id="muse.palace.title">
        <source>Maximum number of palace paintings</source>
        <translation>Nombre maximal de tableaux aux palais</translation>
    </message>
    <message id="muse.palace.text">
        <source>The sultan comes at most once per player and round, and the round in which a palace gets its fourth painting is the last. So all palaces together never hold more fourth and later paintings than there are players.</source>
        <translation>Le sultan vient au plus une fois par joueur et par manche, et la manche où un palais reçoit son quatrième tableau est la dernière. Tous palais confondus, il n’y a donc jamais plus de quatrièmes tableaux (et suivants) que de joueurs.</translation>
    </message>
    <message id="muse.palace.citation">
        <source>Rulebook, “Rounds and Actions”: Palace, and “End Of Game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;Rounds and Actions&#x202f;»&#x202f;: Palace, et «&#x202f;End Of Game and Scoring&#x202f;»</translation>
    </message>
    <message id="muse.end.title">
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message id="muse.end.text">
        <source>The game is over at the end of a round in which any player has four or more paintings in the palace.</source>
        <translation>À la fin d’une manche où un joueur a quatre tableaux ou plus au palais, la partie est terminée.</translation>
    </message>
    <message id="muse.end.citation">
        <source>Rulebook, “End Of Game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End Of Game and Scoring&#x202f;»</translation>
    </message>
    <message id="muse.tie.title">
        <source>Unbroken tie</source>
        <translation>Égalité sans départage</translation>
    </message>
    <message id="muse.tie.text">
        <source>Ties are broken by the number of paintings in the studio, then by the total number of coins. The rules have no further tie-break: players who are still tied share the place.</source>
        <translation>Les égalités se départagent par le nombre de tableaux dans l’atelier, puis par le total des jetons. Les règles ne vont pas plus loin&#x202f;: les joueurs qui restent à égalité partagent la place.</translation>
    </message>
    <message id="muse.tie.citation">
        <source>Rulebook, “End Of Game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End Of Game and Scoring&#x202f;»</translation>
    </message>
    <message id="muse.score.palace.hangs">
        <source>Worth one point</source>
        <translation>Rapporte un point</translation>
    </message>
    <message id="muse.score.palace.studio">
        <source>{card} only breaks ties</source>
        <translation>{card} ne sert qu’à départager</translation>
    </message>
    <message id="muse.score.palace.title">
        <source>Paintings in the palace</source>
        <translation>Tableaux au palais</translation>
    </message>
    <message id="muse.score.palace.text">
        <source>One point for each painting in the sultan’s palace. Ties are broken by the number of paintings in the studio, then by the total number of coins.</source>
        <translation>Un point pour chaque tableau dans le palais du sultan. Les égalités se départagent par le nombre de tableaux dans l’atelier, puis par le total des jetons.</translation>
    </message>
    <message id="muse.score.palace.citation">
        <source>Rulebook, “End Of Game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End Of Game and Scoring&#x202f;»</translation>
    </message>
    <message id="muse.tie-break.studio">
        <source>Studio</source>
        <translation>Atelier</translation>
    </message>
    <message id="muse.tie-break.coins">
        <source>Coins</source>
        <translation>Jetons</translation>
    </message>
    <message id="cli.help.patron">
        <source>{games}: show what the patron buys and every suit tried</source>
        <translation>{games}&#x202f;: afficher ce que le mécène achète et chaque couleur essayée</translation>
    </message>
    <message id="cli.help.round">
        <source>{games}: resolve the round step by step</source>
        <translation>{games}&#x202f;: résoudre la manche étape par étape</translation>
    </message>
    <message id="cli.muse.growth">
        <source>Growth</source>
        <translation>Croissance</translation>
    </message>
    <message id="cli.muse.growth.times" numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message id="cli.muse.none">
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message id="cli.muse.other-game">
        <source>This command is for Muse only; this file is for {game}.</source>
        <translation>Cette commande ne sert que pour Muse&#x202f;; jeu de ce fichier&#x202f;: {game}.</translation>
    </message>
    <message id="cli.muse.no-such-event" numerus="yes">
        <source>The draw pile is entered as running out after event {event}, but this round has only %n events.</source>
        <translation>
            <numerusform>La pioche est notée comme épuisée après l’événement {event}, mais cette manche ne compte que %n événement.</numerusform>
            <numerusform>La pioche est notée comme épuisée après l’événement {event}, mais cette manche ne compte que %n événements.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron">
        <source>The patron</source>
        <translation>Le mécène</translation>
    </message>
    <message id="cli.muse.round">
        <source>The round</source>
        <translation>La manche</translation>
    </message>
    <message id="cli.muse.after">
        <source>Afterwards</source>
        <translation>Ensuite</translation>
    </message>
    <message id="cli.muse.round.empty">
        <source>No turns entered for this round.</source>
        <translation>Aucun tour saisi pour cette manche.</translation>
    </message>
    <message id="cli.muse.patron.price" numerus="yes">
        <source>{card} ({owner}): the patron must pay %n coins of one suit.</source>
        <translation>
            <numerusform>{card} ({owner})&#x202f;: le mécène doit payer %n jeton d’une même couleur.</numerusform>
            <numerusform>{card} ({owner})&#x202f;: le mécène doit payer %n jetons d’une même couleur.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron.fails" numerus="yes">
        <source>{suit}: %n in the economy, not enough.</source>
        <translation>
            <numerusform>{suit}&#x202f;: %n dans l’économie, pas assez.</numerusform>
            <numerusform>{suit}&#x202f;: %n dans l’économie, pas assez.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron.pays" numerus="yes">
        <source>{suit}: %n in the economy, enough.</source>
        <translation>
            <numerusform>{suit}&#x202f;: %n dans l’économie, assez.</numerusform>
            <numerusform>{suit}&#x202f;: %n dans l’économie, assez.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron.sale">
        <source>{owner} gets {coins} for {card}, which is discarded.</source>
        <translation>{owner} reçoit {coins} pour {card}, que l’on défausse.</translation>
    </message>
    <message id="cli.muse.no-painting">
        <source>No studio has a painting: nothing happens.</source>
        <translation>Aucun atelier n’a de tableau&#x202f;: rien ne se passe.</translation>
    </message>
    <message id="cli.muse.patron.none">
        <source>The economy cannot pay for any painting: nothing happens.</source>
        <translation>L’économie ne peut payer aucun tableau&#x202f;: rien ne se passe.</translation>
    </message>
    <message id="cli.muse.sketch">
        <source>{owner} gets {coins} from the economy.</source>
        <translation>{owner} reçoit {coins} de l’économie.</translation>
    </message>
    <message id="cli.muse.sketch.nothing">
        <source>The economy has no coins of these suits: {owner} gets nothing.</source>
        <translation>L’économie n’a aucun jeton de ces couleurs&#x202f;: {owner} ne reçoit rien.</translation>
    </message>
    <message id="cli.muse.paint">
        <source>{owner} pays {coins}; {card} goes to the studio.</source>
        <translation>{owner} paie {coins}&#x202f;; {card} va à l’atelier.</translation>
    </message>
    <message id="cli.muse.paint.discard">
        <source>{owner} has too few coins: nothing is painted, and {card} is discarded.</source>
        <translation>{owner} a trop peu de jetons&#x202f;: rien n’est peint, et l’on défausse {card}.</translation>
    </message>
    <message id="cli.muse.paint.keep">
        <source>{owner} has too few coins: nothing is painted, {card} goes back to the hand, and no card is drawn.</source>
        <translation>{owner} a trop peu de jetons&#x202f;: rien n’est peint, {card} revient en main, et aucune carte n’est piochée.</translation>
    </message>
    <message id="cli.muse.paint.pay">
        <source>The payment entered is not valid: nothing is painted.</source>
        <translation>Le paiement saisi ne convient pas&#x202f;: rien n’est peint.</translation>
    </message>
    <message id="cli.muse.paint.no-pay">
        <source>No payment is entered: nothing is painted.</source>
        <translation>Aucun paiement n’est saisi&#x202f;: rien n’est peint.</translation>
    </message>
    <message id="cli.muse.palace.moved">
        <source>{card} ({owner}) goes to the palace.</source>
        <translation>{card} ({owner}) va au palais.</translation>
    </message>
    <message id="cli.muse.discard">
        <source>{card} is discarded; nothing else happens.</source>
        <translation>On défausse {card}&#x202f;; rien d’autre ne se passe.</translation>
    </message>
    <message id="cli.muse.pile-empty">
        <source>The draw pile ran out: one set-aside coin of each suit goes to the economy.</source>
        <translation>La pioche est épuisée&#x202f;: parmi les jetons mis de côté, un de chaque couleur rejoint l’économie.</translation>
    </message>
    <message id="cli.muse.growth-due">
        <source>The draw pile is empty: at the next draw, one coin of each suit goes to the economy.</source>
        <translation>La pioche est vide&#x202f;: à la prochaine carte piochée, un jeton de chaque couleur rejoint l’économie.</translation>
    </message>
    <message id="muse.action.sketch">
        <source>Sketch</source>
        <translation>Croquis</translation>
    </message>
    <message id="muse.action.paint">
        <source>Paint</source>
        <translation>Peinture</translation>
    </message>
    <message id="muse.action.patron">
        <source>Patron</source>
        <translation>Mécène</translation>
    </message>
    <message id="muse.action.palace">
        <source>Palace</source>
        <translation>Palais</translation>
    </message>
    <message id="muse.action.discard">
        <source>Discard</source>
        <translation>Défausse</translation>
    </message>
    <message id="samples.muse.round">
        <source>A four-player round</source>
        <translation>Une manche à quatre</translation>
    </message>
    <message id="samples.muse.round.text">
        <source>All cards are chosen: watch them resolve by rank, one after the other.</source>
        <translation>Toutes les cartes sont choisies&#x202f;: voyez-les se résoudre par rang, l’une après l’autre.</translation>
    </message>
    <message id="samples.muse.patron">
        <source>The patron arrives</source>
        <translation>Le mécène arrive</translation>
    </message>
    <message id="samples.muse.patron.text">
        <source>Two paintings are too expensive; the patron buys the third. Every price and suit is checked.</source>
        <translation>Deux tableaux sont trop chers, le mécène achète le troisième&#x202f;: chaque prix et chaque couleur sont examinés.</translation>
    </message>
    <message id="samples.muse.finished-3">
        <source>A finished game for three</source>
        <translation>Une partie à trois, terminée</translation>
    </message>
    <message id="samples.muse.finished-3.text">
        <source>Four paintings in a palace end the game.</source>
        <translation>Quatre tableaux dans un palais mettent fin à la partie.</translation>
    </message>
    <message id="samples.muse.finished-4">
        <source>A finished game for four</source>
        <translation>Une partie à quatre, terminée</translation>
    </message>
    <message id="samples.muse.finished-4.text">
        <source>The palaces are tied; the paintings in the studios decide.</source>
        <translation>Les palais sont à égalité&#x202f;: les tableaux des ateliers départagent.</translation>
    </message>
    <message id="samples.muse.finished-extended">
        <source>The extended Decktet</source>
        <translation>Le Decktet étendu</translation>
    </message>
    <message id="samples.muse.finished-extended.text">
        <source>Pawns and Courts, which no patron can afford.</source>
        <translation>Des Pions et des Cours, qu’aucun mécène ne peut payer.</translation>
    </message>
    <message id="samples.muse.tied">
        <source>No single winner</source>
        <translation>Pas de vainqueur unique</translation>
    </message>
    <message id="samples.muse.tied.text">
        <source>Tied down to the last coin: the rules do not say who wins.</source>
        <translation>À égalité jusqu’au dernier jeton&#x202f;: les règles ne disent pas qui gagne.</translation>
    </message>
    <message id="samples.muse.illegal">
        <source>Illegal position</source>
        <translation>Position interdite</translation>
    </message>
    <message id="samples.muse.illegal.text">
        <source>Coins that do not add up, a card in two places: what is wrong, where, and how to fix it.</source>
        <translation>Des jetons dont le compte est faux, une carte à deux endroits&#x202f;: quoi, où, et comment y remédier.</translation>
    </message>
    <message id="sides.palace">
        <source>{filled} of {spaces} in the palace</source>
        <translation>{filled} sur {spaces} au palais</translation>
    </message>
    <message id="muse.turn.action">
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message id="muse.palace">
        <source>Palace</source>
        <translation>Palais</translation>
    </message>
    <message id="muse.studio">
        <source>Studio</source>
        <translation>Atelier</translation>
    </message>
    <message id="muse.board">
        <source>Studios and palaces</source>
        <translation>Ateliers et palais</translation>
    </message>
    <message id="muse.coins.pay">
        <source>Pay a coin: {suit}</source>
        <translation>Payer un jeton&#x202f;: {suit}</translation>
    </message>
    <message id="muse.coins.fewer">
        <source>One fewer: {suit}</source>
        <translation>Un de moins&#x202f;: {suit}</translation>
    </message>
    <message id="muse.coins.take">
        <source>Take a coin: {suit}</source>
        <translation>Prendre un jeton&#x202f;: {suit}</translation>
    </message>
    <message id="muse.coins.more">
        <source>One more: {suit}</source>
        <translation>Un de plus&#x202f;: {suit}</translation>
    </message>
    <message id="muse.economy">
        <source>Economy</source>
        <translation>Économie</translation>
    </message>
    <message id="muse.coins.how">
        <source>Coin entry</source>
        <translation>Saisie des jetons</translation>
    </message>
    <message id="muse.coins.pass">
        <source>Take and pay</source>
        <translation>Prendre et payer</translation>
    </message>
    <message id="muse.growth.grow">
        <source>Draw pile ran out: grow the economy</source>
        <translation>Pioche épuisée&#x202f;: l’économie grandit</translation>
    </message>
    <message id="muse.growth.undo">
        <source>Undo one growth</source>
        <translation>Annuler une croissance</translation>
    </message>
    <message id="muse.deck">
        <source>Deck</source>
        <translation>Paquet</translation>
    </message>
    <message id="muse.event.emptied">
        <source>Draw pile empty after this draw</source>
        <translation>Pioche épuisée après cette carte</translation>
    </message>
    <message id="muse.event.depends">
        <source>This depends on an open question: {question}</source>
        <translation>Cela dépend d’une question ouverte&#x202f;: {question}</translation>
    </message>
    <message id="muse.event.effect">
        <source>Event {event}: {outcome}</source>
        <translation>Événement {event}&#x202f;: {outcome}</translation>
    </message>
    <message id="muse.patron.buy">
        <source>Sell to patron</source>
        <translation>Vendre au mécène</translation>
    </message>
    <message id="muse.patron.begin">
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message id="muse.patron.next">
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message id="muse.patron.all">
        <source>All at once</source>
        <translation>En une fois</translation>
    </message>
    <message id="muse.round.back">
        <source>Back to the turns</source>
        <translation>Retour aux choix</translation>
    </message>
    <message id="muse.round.resolve">
        <source>See what happens</source>
        <translation>Voir ce qui se passe</translation>
    </message>
    <message id="muse.round.play">
        <source>Play the round</source>
        <translation>Jouer la manche</translation>
    </message>
    <message id="muse.tool.cards">
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message id="muse.tool.coins">
        <source>Coins</source>
        <translation>Jetons</translation>
    </message>
    <message id="muse.tool.patron">
        <source>Patron</source>
        <translation>Mécène</translation>
    </message>
    <message id="muse.tool.round">
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message id="muse.tool.to-palace">
        <source>To the palace</source>
        <translation>Au palais</translation>
    </message>
    <message id="muse.tool.to-studio">
        <source>To the studio</source>
        <translation>Dans l’atelier</translation>
    </message>
    <message id="muse.tool.remove">
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message id="muse.turn.idea">
        <source>Idea card: {card}</source>
        <translation>Carte idée&#x202f;: {card}</translation>
    </message>
    <message id="muse.turn.idea-card">
        <source>Idea card</source>
        <translation>Carte idée</translation>
    </message>
    <message id="muse.turn.discard">
        <source>Discard: {card}</source>
        <translation>Défausse&#x202f;: {card}</translation>
    </message>
    <message id="muse.turn.clear">
        <source>Clear turn</source>
        <translation>Effacer ce tour</translation>
    </message>
    <message id="muse.coins.short.missing" numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n manquant</numerusform>
            <numerusform>%n manquants</numerusform>
        </translation>
    </message>
    <message id="muse.coins.short.too-many" numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n de trop</numerusform>
            <numerusform>%n de trop</numerusform>
        </translation>
    </message>
    <message id="muse.coins.slip.artist">
        <source>Recount {owner}’s coins</source>
        <translation>Recomptez les jetons ({owner})</translation>
    </message>
    <message id="muse.coins.slip.economy">
        <source>Recount the economy</source>
        <translation>Recomptez l’économie</translation>
    </message>
    <message id="muse.coins.slip.unknown">
        <source>Recount the coins</source>
        <translation>Recomptez les jetons</translation>
    </message>
    <message id="muse.coins.slip.growth">
        <source>Has the economy grown?</source>
        <translation>L’économie a-t-elle grandi&#x202f;?</translation>
    </message>
    <message id="muse.coins.spoken">
        <source>{suit}: {owner} has {held}, the economy {economy}; {equation}</source>
        <translation>{suit}&#x202f;: {held} chez {owner}, {economy} dans l’économie&#x202f;; {equation}</translation>
    </message>
    <message id="muse.turn.nothing">
        <source>has not chosen yet</source>
        <translation>n’a pas encore choisi</translation>
    </message>
    <message id="muse.turn.discards">
        <source>discards {card}</source>
        <translation>défausse {card}</translation>
    </message>
    <message id="muse.turn.paid">
        <source>{card}, paid with {coins}</source>
        <translation>{card}, contre {coins}</translation>
    </message>
    <message id="muse.payment.name">
        <source>{suit}: {paid} paid, {held} held</source>
        <translation>{suit}&#x202f;: payé {paid} sur {held}</translation>
    </message>
    <message id="muse.rank.ace">
        <source>A</source>
        <translation>A</translation>
    </message>
    <message id="muse.card.spoken">
        <source>{card}, {rank}, {suits}</source>
        <translation>{card}, {rank}, {suits}</translation>
    </message>
    <message id="muse.painting.name">
        <source>{card}: in {place} ({owner})</source>
        <translation>{card}&#x202f;: {place}, chez {owner}</translation>
    </message>
    <message id="muse.board.studio">
        <source>{owner}’s studio</source>
        <translation>Atelier ({owner})</translation>
    </message>
    <message id="muse.board.palace">
        <source>{owner}’s palace</source>
        <translation>Palais ({owner})</translation>
    </message>
    <message id="muse.board.remaining" numerus="yes">
        <source>%n more paintings end the game</source>
        <translation>
            <numerusform>Plus que %n tableau avant la fin</numerusform>
            <numerusform>Plus que %n tableaux avant la fin</numerusform>
        </translation>
    </message>
    <message id="muse.board.full" numerus="yes">
        <source>%n paintings: this ends the game</source>
        <translation>
            <numerusform>%n tableau&#x202f;: fin de la partie</numerusform>
            <numerusform>%n tableaux&#x202f;: fin de la partie</numerusform>
        </translation>
    </message>
    <message id="muse.deck.in-round">
        <source>{card}: chosen by {owner} for the round</source>
        <translation>{card}&#x202f;: carte choisie par {owner} pour la manche</translation>
    </message>
    <message id="muse.edit.studio">
        <source>{card} placed in {owner}’s studio</source>
        <translation>{card}&#x202f;: carte posée dans l’atelier ({owner})</translation>
    </message>
    <message id="muse.edit.palace">
        <source>{card} placed in {owner}’s palace</source>
        <translation>{card}&#x202f;: carte posée au palais ({owner})</translation>
    </message>
    <message id="muse.edit.removed">
        <source>{card} removed</source>
        <translation>{card}&#x202f;: carte retirée</translation>
    </message>
    <message id="muse.edit.studio-text">
        <source>{owner}’s studio entered as text</source>
        <translation>Atelier saisi en texte ({owner})</translation>
    </message>
    <message id="muse.edit.palace-text">
        <source>{owner}’s palace entered as text</source>
        <translation>Palais saisi en texte ({owner})</translation>
    </message>
    <message id="muse.edit.extended">
        <source>Extended Decktet chosen</source>
        <translation>Decktet étendu choisi</translation>
    </message>
    <message id="muse.edit.basic">
        <source>Basic Decktet chosen</source>
        <translation>Decktet de base choisi</translation>
    </message>
    <message id="muse.hint.elsewhere.studio">
        <source>{card} is in {owner}’s studio. Tap it again to move it here.</source>
        <translation>{card} est dans l’atelier ({owner}). Touchez de nouveau la carte pour la déplacer ici.</translation>
    </message>
    <message id="muse.hint.elsewhere.studio.use">
        <source>{card} is in {owner}’s studio. Tap it again to use it in this round anyway.</source>
        <translation>{card} est dans l’atelier ({owner}). Touchez de nouveau la carte pour la jouer quand même dans cette manche.</translation>
    </message>
    <message id="muse.hint.elsewhere.palace">
        <source>{card} is in {owner}’s palace. Tap it again to move it here.</source>
        <translation>{card} est au palais ({owner}). Touchez de nouveau la carte pour la déplacer ici.</translation>
    </message>
    <message id="muse.hint.elsewhere.palace.use">
        <source>{card} is in {owner}’s palace. Tap it again to use it in this round anyway.</source>
        <translation>{card} est au palais ({owner}). Touchez de nouveau la carte pour la jouer quand même dans cette manche.</translation>
    </message>
    <message id="muse.hint.elsewhere.round">
        <source>{owner} has chosen {card} for the round. Tap it again to use it here anyway.</source>
        <translation>{owner} a choisi {card} pour la manche. Touchez de nouveau la carte pour l’utiliser ici quand même.</translation>
    </message>
    <message id="muse.hint.elsewhere.idea">
        <source>{card} is {owner}’s idea card. Tap it again to discard it instead.</source>
        <translation>{card} est déjà la carte idée ({owner}). Touchez-la de nouveau pour la défausser à la place.</translation>
    </message>
    <message id="muse.hint.studio">
        <source>Tap a card to place it in {owner}’s studio; tap it again to remove it.</source>
        <translation>Touchez une carte pour la poser dans l’atelier ({owner}), de nouveau pour la retirer.</translation>
    </message>
    <message id="muse.hint.palace">
        <source>Tap a card to place it in {owner}’s palace; tap it again to remove it.</source>
        <translation>Touchez une carte pour la poser au palais ({owner}), de nouveau pour la retirer.</translation>
    </message>
    <message id="muse.hint.painting">
        <source>{card}: costs {cost} to paint; a patron pays {price} of one suit.</source>
        <translation>{card}&#x202f;: peindre coûte {cost}&#x202f;; un mécène paie {price} d’une seule couleur.</translation>
    </message>
    <message id="muse.hint.pass">
        <source>{owner} takes coins from the economy or pays coins into it.</source>
        <translation>{owner} prend des jetons à l’économie, ou lui en verse.</translation>
    </message>
    <message id="muse.hint.count">
        <source>Count {owner}’s coins; the economy does not change.</source>
        <translation>Comptez les jetons ({owner})&#x202f;; l’économie ne change pas.</translation>
    </message>
    <message id="muse.hint.count-economy">
        <source>Count the coins of the economy; the players’ coins do not change.</source>
        <translation>Comptez les jetons de l’économie&#x202f;; ceux des joueurs ne changent pas.</translation>
    </message>
    <message id="muse.hint.patron">
        <source>The patron tries the paintings from biggest to smallest, and the suits of each from the top.</source>
        <translation>Le mécène examine les tableaux du plus grand au plus petit, et les couleurs de chacun en partant du haut.</translation>
    </message>
    <message id="muse.hint.idea">
        <source>What does {owner} do? Choose an action and tap the idea card.</source>
        <translation>Que fait {owner}&#x202f;? Choisissez une action et touchez la carte idée.</translation>
    </message>
    <message id="muse.hint.discard">
        <source>{owner}: tap the card to discard.</source>
        <translation>{owner}&#x202f;: touchez la carte à défausser.</translation>
    </message>
    <message id="muse.hint.pay">
        <source>Which coins pay for {card}?</source>
        <translation>Quels jetons paient {card}&#x202f;?</translation>
    </message>
    <message id="muse.hint.events">
        <source>By rank, highest card first, then by suit. Mark the draw that emptied the draw pile.</source>
        <translation>De la plus grande carte à la plus petite, puis par couleur. Indiquez après quelle carte la pioche s’est épuisée.</translation>
    </message>
    <message id="muse.hint.no-artist">
        <source>This game has no board for {owner}.</source>
        <translation>Cette partie n’a pas de plateau pour {owner}.</translation>
    </message>
    <message id="muse.edit.takes">
        <source>Coin taken by {owner}: {suit}</source>
        <translation>Jeton pris par {owner}&#x202f;: {suit}</translation>
    </message>
    <message id="muse.edit.pays">
        <source>Coin paid by {owner}: {suit}</source>
        <translation>Jeton payé par {owner}&#x202f;: {suit}</translation>
    </message>
    <message id="muse.edit.count">
        <source>{owner}’s coins counted: {suit}, {count}</source>
        <translation>Jetons comptés ({owner})&#x202f;: {suit}, {count}</translation>
    </message>
    <message id="muse.edit.economy">
        <source>Economy counted: {suit}, {count}</source>
        <translation>Économie comptée&#x202f;: {suit}, {count}</translation>
    </message>
    <message id="muse.edit.growth">
        <source>The economy grew</source>
        <translation>Croissance de l’économie</translation>
    </message>
    <message id="muse.edit.growth-removed">
        <source>Growth of the economy undone</source>
        <translation>Croissance de l’économie annulée</translation>
    </message>
    <message id="muse.edit.patron">
        <source>{card} sold to the patron by {owner}</source>
        <translation>{card}&#x202f;: tableau vendu au mécène ({owner})</translation>
    </message>
    <message id="muse.hint.economy-empty">
        <source>The economy has no {suit}.</source>
        <translation>L’économie n’a aucun jeton de cette couleur&#x202f;: {suit}.</translation>
    </message>
    <message id="muse.hint.artist-empty">
        <source>{owner} has no {suit}.</source>
        <translation>Aucun jeton de cette couleur chez {owner}&#x202f;: {suit}.</translation>
    </message>
    <message id="muse.growth.spoken">
        <source>Growth: {growth} of {most}</source>
        <translation>Croissance&#x202f;: {growth} sur {most}</translation>
    </message>
    <message id="muse.edit.turn">
        <source>{owner}: {action} with {card}</source>
        <translation>{owner}&#x202f;: {action} avec {card}</translation>
    </message>
    <message id="muse.edit.discard">
        <source>Discard chosen by {owner}: {card}</source>
        <translation>Défausse choisie par {owner}&#x202f;: {card}</translation>
    </message>
    <message id="muse.edit.keep">
        <source>Discard removed by {owner}: {card}</source>
        <translation>Défausse retirée par {owner}&#x202f;: {card}</translation>
    </message>
    <message id="muse.edit.no-turn">
        <source>{owner}’s turn cleared</source>
        <translation>Tour effacé ({owner})</translation>
    </message>
    <message id="muse.edit.payment">
        <source>Payment chosen by {owner}: {card}</source>
        <translation>Paiement choisi par {owner}&#x202f;: {card}</translation>
    </message>
    <message id="muse.edit.emptied">
        <source>Empty-pile mark changed: event {event}</source>
        <translation>Marque «&#x202f;pioche épuisée&#x202f;» modifiée&#x202f;: événement {event}</translation>
    </message>
    <message id="muse.edit.round-played">
        <source>Round played ({turns})</source>
        <translation>Manche jouée ({turns})</translation>
    </message>
    <message id="muse.edit.round-played.numbered">
        <source>Round {round} played ({turns})</source>
        <translation>Manche {round} jouée ({turns})</translation>
    </message>
    <message id="muse.edit.round-played.turn">
        <source>{owner}: {action}</source>
        <translation>{owner}&#x202f;: {action}</translation>
    </message>
    <message id="muse.played.twice">
        <source>In {when}, {card} is used more than once, but the deck has only one.</source>
        <translation>Dans {when}, {card} sert plus d’une fois, alors que le paquet ne l’a qu’une fois.</translation>
    </message>
    <message id="muse.played.painting">
        <source>In {when}, {owner} uses {card}, which already is a painting.</source>
        <translation>Dans {when}, {owner} utilise {card}, qui est déjà un tableau.</translation>
    </message>
    <message id="muse.played.misuse.fix">
        <source>Go back to that round with Undo and enter the right card.</source>
        <translation>Revenez à cette manche en annulant et saisissez la bonne carte.</translation>
    </message>
    <message id="muse.played.round">
        <source>round {round}</source>
        <translation>la manche {round}</translation>
    </message>
    <message id="muse.played.some-round">
        <source>an earlier round</source>
        <translation>une manche précédente</translation>
    </message>
    <message id="muse.hint.holds-no-more">
        <source>{owner} has no more {suit} when this action is resolved.</source>
        <translation>{suit}&#x202f;: {owner} n’en a pas davantage quand l’action est résolue.</translation>
    </message>
    <message id="muse.payment.spoken" numerus="yes">
        <source>{paid} of %n coins paid</source>
        <translation>
            <numerusform>Payé&#x202f;: {paid} sur %n jeton</numerusform>
            <numerusform>Payé&#x202f;: {paid} sur %n jetons</numerusform>
        </translation>
    </message>
    <message id="muse.payment.short">
        <source>Too few coins at that point: {held} of {cost}</source>
        <translation>Trop peu de jetons à ce moment&#x202f;: {held} sur {cost}</translation>
    </message>
    <message id="muse.hint.again.play">
        <source>A payment is missing or wrong. Tap “Play the round” again to play it anyway, without that painting.</source>
        <translation>Un paiement manque ou ne convient pas. Touchez de nouveau «&#x202f;Jouer la manche&#x202f;» pour la jouer quand même, sans ce tableau.</translation>
    </message>
    <message id="muse.hint.again.problem">
        <source>{problem} Tap “Play the round” again to play it anyway.</source>
        <translation>{problem} Touchez de nouveau «&#x202f;Jouer la manche&#x202f;» pour la jouer quand même.</translation>
    </message>
    <message id="museum.tool.arrange">
        <source>Best arrangement</source>
        <translation>Meilleure disposition</translation>
    </message>
    <message id="museum.arrange.off">
        <source>Nothing is calculated while this is off.</source>
        <translation>Aucun calcul tant que cette option est désactivée.</translation>
    </message>
    <message id="museum.arrange.apply">
        <source>Rearrange all</source>
        <translation>Tout réorganiser</translation>
    </message>
    <message id="museum.arrange.live">
        <source>Look for a better arrangement as you enter objects</source>
        <translation>Chercher une meilleure disposition pendant la saisie</translation>
    </message>
    <message id="museum.board.name">
        <source>Museum board</source>
        <translation>Plateau Musée</translation>
    </message>
    <message id="museum.menu.copy.open">
        <source>Import board data</source>
        <translation>Importer les données du plateau</translation>
    </message>
    <message id="museum.copy.filter">
        <source>Museum board data (*.cimaise-copy)</source>
        <translation>Données du plateau Museum (*.cimaise-copy)</translation>
    </message>
    <message id="museum.menu.copy.save">
        <source>Export board data</source>
        <translation>Exporter les données du plateau</translation>
    </message>
    <message id="museum.figure.less">
        <source>{figure}: one less</source>
        <translation>{figure}&#x202f;: un de moins</translation>
    </message>
    <message id="museum.figure.more">
        <source>{figure}: one more</source>
        <translation>{figure}&#x202f;: un de plus</translation>
    </message>
    <message id="museum.keypad.name">
        <source>Keypad</source>
        <translation>Clavier</translation>
    </message>
    <message id="museum.keypad.latest">
        <source>Last used</source>
        <translation>Derniers utilisés</translation>
    </message>
    <message id="museum.keypad.civilisation">
        <source>Civilisation</source>
        <translation>Civilisation</translation>
    </message>
    <message id="museum.keypad.domain">
        <source>Domain</source>
        <translation>Domaine</translation>
    </message>
    <message id="museum.keypad.value">
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message id="museum.scoring.discarded">
        <source>Objects in the Common Pool, by continent</source>
        <translation>Objets au Fonds Commun, par continent</translation>
    </message>
    <message id="museum.scoring.tokens">
        <source>Tokens on the continents, shared by all</source>
        <translation>Jetons sur les continents, communs à tous</translation>
    </message>
    <message id="museum.tool.plan">
        <source>Edit slots</source>
        <translation>Plan du plateau</translation>
    </message>
    <message id="museum.plan.tool">
        <source>Drawing tool</source>
        <translation>Outil de dessin</translation>
    </message>
    <message id="museum.plan.slot">
        <source>Slot</source>
        <translation>Emplacement</translation>
    </message>
    <message id="museum.plan.main">
        <source>Main Gallery</source>
        <translation>Grande Galerie</translation>
    </message>
    <message id="museum.plan.blocked">
        <source>Blocked slot</source>
        <translation>Emplacement bloqué</translation>
    </message>
    <message id="museum.plan.none">
        <source>No slot</source>
        <translation>Hors plateau</translation>
    </message>
    <message id="museum.plan.wall">
        <source>Closed passage</source>
        <translation>Passage fermé</translation>
    </message>
    <message id="museum.plan.board">
        <source>This player’s board</source>
        <translation>Plateau de ce joueur</translation>
    </message>
    <message id="museum.plan.name">
        <source>Board name</source>
        <translation>Nom du plateau</translation>
    </message>
    <message id="museum.plan.new">
        <source>Duplicate this board</source>
        <translation>Dupliquer ce plateau</translation>
    </message>
    <message id="museum.plan.remove">
        <source>Remove board from this game</source>
        <translation>Retirer le plateau de cette partie</translation>
    </message>
    <message id="museum.plan.columns">
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message id="museum.plan.rows">
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message id="museum.plan.advice">
        <source>Boards you draw are saved in your copy of Museum and offered in later games.</source>
        <translation>Les plateaux dessinés sont enregistrés dans votre exemplaire de Museum et proposés dans les parties suivantes.</translation>
    </message>
    <message id="museum.tool.figures">
        <source>Final scoring</source>
        <translation>Points du décompte final</translation>
    </message>
    <message id="museum.scoring.collections">
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message id="museum.scoring.experts">
        <source>Experts</source>
        <translation>Personnalités</translation>
    </message>
    <message id="museum.scoring.patron">
        <source>Patron</source>
        <translation>Mécène</translation>
    </message>
    <message id="museum.scoring.galleries">
        <source>Galleries</source>
        <translation>Galeries</translation>
    </message>
    <message id="museum.scoring.opinion">
        <source>Public Opinion</source>
        <translation>Opinion Publique</translation>
    </message>
    <message id="museum.menu.legend">
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message id="museum.menu.outlines">
        <source>Solid outline: civilisation collection. Dashed outline: domain collection.</source>
        <translation>Trait plein&#x202f;: collection de Civilisation. Trait discontinu&#x202f;: collection de Domaine.</translation>
    </message>
    <message id="museum.menu.copy">
        <source>My copy of Museum</source>
        <translation>Mon exemplaire de Museum</translation>
    </message>
    <message id="museum.menu.copy.advice">
        <source>The boards, bonuses and Patron points you entered: export or import them.</source>
        <translation>Plateaux, bonus et points de Mécènes saisis&#x202f;: exportez-les ou importez-les.</translation>
    </message>
    <message id="museum.setup.edition">
        <source>Which edition?</source>
        <translation>Quelle édition&#x202f;?</translation>
    </message>
    <message id="museum.setup.board">
        <source>Which board?</source>
        <translation>Quel plateau&#x202f;?</translation>
    </message>
    <message id="museum.setup.board.advice">
        <source>To play on another side of the boards, enter its slots once during a game; you can then choose it here.</source>
        <translation>Pour jouer sur une autre face des plateaux, saisissez une fois ses emplacements pendant une partie&#x202f;; vous pourrez ensuite la choisir ici.</translation>
    </message>
    <message id="museum.arrange.apply-step">
        <source>Apply this step: {step}</source>
        <translation>Appliquer cette étape&#x202f;: {step}</translation>
    </message>
    <message id="museum.text.name">
        <source>Objects as text</source>
        <translation>Objets en texte</translation>
    </message>
    <message id="museum.text.field">
        <source>Objects, separated by commas</source>
        <translation>Objets, séparés par des virgules</translation>
    </message>
    <message id="museum.text.apply">
        <source>Exhibit the objects</source>
        <translation>Exposer les Objets</translation>
    </message>
    <message id="museum.text.advice">
        <source>For example rom cul 3, gre war 2; order and abbreviations are up to you. Fills empty slots from the selected one.</source>
        <translation>Par exemple rom cul 3, gre gue 2&#x202f;; ordre et abréviations libres. Remplit les emplacements vides à partir de celui qui est sélectionné.</translation>
    </message>
    <message id="museum.text.done">
        <source>Back to the keypad</source>
        <translation>Retour au clavier</translation>
    </message>
    <message id="museum.tool.objects">
        <source>Objects</source>
        <translation>Objets</translation>
    </message>
    <message id="museum.tool.text">
        <source>Enter as text</source>
        <translation>Saisir en texte</translation>
    </message>
    <message id="museum.tool.paint">
        <source>Fill several</source>
        <translation>Remplir en série</translation>
    </message>
    <message id="museum.tool.move">
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message id="museum.tool.remove">
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message id="museum.name">
        <source>Museum</source>
        <translation>Museum</translation>
    </message>
    <message id="museum.slot.none">
        <source>“{object}” is not on a slot: {place}.</source>
        <translation>«&#x202f;{object}&#x202f;» se trouve hors de tout emplacement&#x202f;: {place}.</translation>
    </message>
    <message id="museum.slot.none.fix">
        <source>Move the object to a slot of the board; until then it does not count.</source>
        <translation>Déplacez l’Objet vers un emplacement du plateau&#x202f;; d’ici là, il ne compte pas.</translation>
    </message>
    <message id="museum.slot.blocked">
        <source>“{object}” is on a blocked slot: {place}.</source>
        <translation>«&#x202f;{object}&#x202f;» se trouve sur un emplacement bloqué&#x202f;: {place}.</translation>
    </message>
    <message id="museum.slot.blocked.fix">
        <source>Move the object to another slot; until then it does not count.</source>
        <translation>Déplacez l’Objet vers un autre emplacement&#x202f;; d’ici là, il ne compte pas.</translation>
    </message>
    <message id="museum.slot.taken">
        <source>“{object}” is on a slot already taken by “{first}”: {place}.</source>
        <translation>«&#x202f;{object}&#x202f;» se trouve sur un emplacement déjà occupé par «&#x202f;{first}&#x202f;»&#x202f;: {place}.</translation>
    </message>
    <message id="museum.slot.taken.fix">
        <source>Move one of the two; until then only the object placed first counts.</source>
        <translation>Déplacez l’un des deux&#x202f;; d’ici là, seul l’Objet placé en premier compte.</translation>
    </message>
    <message id="museum.copies.object" numerus="yes">
        <source>%n identical objects: {civilisation}, {domain}, {value}; the box probably holds only one.</source>
        <translation>
            <numerusform>%n Objet de ce type&#x202f;: {civilisation}, {domain}, {value}&#x202f;; la boîte n’en contient sans doute qu’un.</numerusform>
            <numerusform>%n Objets identiques&#x202f;: {civilisation}, {domain}, {value}&#x202f;; la boîte n’en contient sans doute qu’un.</numerusform>
        </translation>
    </message>
    <message id="museum.copies.object.fix">
        <source>Check whether one of them was entered twice.</source>
        <translation>Vérifiez si l’un d’eux a été saisi deux fois.</translation>
    </message>
    <message id="museum.copies.civilisation" numerus="yes">
        <source>%n {civilisation} objects entered; the box probably holds only {most}.</source>
        <translation>
            <numerusform>Civilisation {civilisation}&#x202f;: %n Objet saisi&#x202f;; la boîte n’en contient sans doute que {most}.</numerusform>
            <numerusform>Civilisation {civilisation}&#x202f;: %n Objets saisis&#x202f;; la boîte n’en contient sans doute que {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.copies.civilisation.fix">
        <source>Check whether some of them belong to another civilisation.</source>
        <translation>Vérifiez si certains sont d’une autre Civilisation.</translation>
    </message>
    <message id="museum.copies.domains" numerus="yes">
        <source>The {civilisation} objects cover %n domains; a civilisation probably has only {most}.</source>
        <translation>
            <numerusform>Les Objets de la Civilisation {civilisation} appartiennent à %n Domaine&#x202f;; une Civilisation n’en a sans doute que {most}.</numerusform>
            <numerusform>Les Objets de la Civilisation {civilisation} appartiennent à %n Domaines&#x202f;; une Civilisation n’en a sans doute que {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.copies.domains.fix">
        <source>Check whether the domain of one of them was misread.</source>
        <translation>Vérifiez si le Domaine de l’un d’eux a été mal lu.</translation>
    </message>
    <message id="museum.track.differs">
        <source>{owner} is at {track} on the score track, but the exhibited objects are worth {sum}.</source>
        <translation>{owner} est à {track} sur la piste de score, mais les Objets exposés valent {sum}.</translation>
    </message>
    <message id="museum.track.differs.fix">
        <source>Check for a missing or misread object, or a misread score track.</source>
        <translation>Vérifiez s’il manque un Objet, ou si un Objet ou la piste de score ont été mal lus.</translation>
    </message>
    <message id="museum.opinion.all" numerus="yes">
        <source>There are %n Public Opinion tokens on the continents; the box has only {most}.</source>
        <translation>
            <numerusform>Il y a %n jeton Opinion Publique sur les continents&#x202f;; la boîte n’en contient que {most}.</numerusform>
            <numerusform>Il y a %n jetons Opinion Publique sur les continents&#x202f;; la boîte n’en contient que {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.opinion.all.fix">
        <source>Count the tokens on the four continents again.</source>
        <translation>Recomptez les jetons des quatre continents.</translation>
    </message>
    <message id="museum.opinion.continent" numerus="yes">
        <source>{continent} has %n Public Opinion tokens; its deck has only {most} cards that add one.</source>
        <translation>
            <numerusform>{continent}&#x202f;: %n jeton Opinion Publique&#x202f;; sa pile n’a que {most} cartes qui en ajoutent.</numerusform>
            <numerusform>{continent}&#x202f;: %n jetons Opinion Publique&#x202f;; sa pile n’a que {most} cartes qui en ajoutent.</numerusform>
        </translation>
    </message>
    <message id="museum.opinion.continent.fix">
        <source>Count the tokens on this continent again.</source>
        <translation>Recomptez les jetons de ce continent.</translation>
    </message>
    <message id="museum.prestige.all" numerus="yes">
        <source>The players hold %n Prestige tokens in all; the box has only {most}.</source>
        <translation>
            <numerusform>Les joueurs ont en tout %n jeton de Prestige&#x202f;; la boîte n’en contient que {most}.</numerusform>
            <numerusform>Les joueurs ont en tout %n jetons de Prestige&#x202f;; la boîte n’en contient que {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.prestige.all.fix">
        <source>Count each player’s tokens again and check the edition.</source>
        <translation>Recomptez les jetons de chacun et vérifiez l’édition jouée.</translation>
    </message>
    <message id="museum.press.all" numerus="yes">
        <source>The players have played %n Press Conferences in all; there are only {most}.</source>
        <translation>
            <numerusform>Les joueurs ont joué en tout %n Conférence de Presse&#x202f;; il n’y en a que {most}.</numerusform>
            <numerusform>Les joueurs ont joué en tout %n Conférences de Presse&#x202f;; il n’y en a que {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.press.all.fix">
        <source>Count the Press Conferences again.</source>
        <translation>Recomptez les Conférences de Presse.</translation>
    </message>
    <message id="museum.experts.twice" numerus="yes">
        <source>The expert “{expert}” has been hired %n times; there is only one.</source>
        <translation>
            <numerusform>La Personnalité «&#x202f;{expert}&#x202f;» a été recrutée %n fois&#x202f;; il n’y en a qu’une.</numerusform>
            <numerusform>La Personnalité «&#x202f;{expert}&#x202f;» a été recrutée %n fois&#x202f;; il n’y en a qu’une.</numerusform>
        </translation>
    </message>
    <message id="museum.experts.twice.fix">
        <source>Leave the expert only with the player who hired it.</source>
        <translation>Laissez-la au seul joueur qui l’a recrutée.</translation>
    </message>
    <message id="museum.experts.all" numerus="yes">
        <source>%n experts have been hired; this edition has only {most}.</source>
        <translation>
            <numerusform>%n Personnalité a été recrutée&#x202f;; cette édition n’en a que {most}.</numerusform>
            <numerusform>%n Personnalités ont été recrutées&#x202f;; cette édition n’en a que {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.experts.all.fix">
        <source>Count the experts again and check the edition.</source>
        <translation>Recomptez les Personnalités et vérifiez l’édition jouée.</translation>
    </message>
    <message id="museum.civilisation.inca">
        <source>Inca</source>
        <translation>Inca</translation>
    </message>
    <message id="museum.civilisation.inca.letters">
        <source>Inc</source>
        <translation>Inc</translation>
    </message>
    <message id="museum.civilisation.mayan">
        <source>Mayan</source>
        <translation>Maya</translation>
    </message>
    <message id="museum.civilisation.mayan.letters">
        <source>Ma</source>
        <translation>Ma</translation>
    </message>
    <message id="museum.civilisation.polynesian">
        <source>Polynesian</source>
        <translation>Polynésien</translation>
    </message>
    <message id="museum.civilisation.polynesian.letters">
        <source>Po</source>
        <translation>Po</translation>
    </message>
    <message id="museum.civilisation.greek">
        <source>Greek</source>
        <translation>Grec</translation>
    </message>
    <message id="museum.civilisation.greek.letters">
        <source>Gr</source>
        <translation>Gr</translation>
    </message>
    <message id="museum.civilisation.roman">
        <source>Roman</source>
        <translation>Romain</translation>
    </message>
    <message id="museum.civilisation.roman.letters">
        <source>Ro</source>
        <translation>Ro</translation>
    </message>
    <message id="museum.civilisation.celtic">
        <source>Celtic</source>
        <translation>Celte</translation>
    </message>
    <message id="museum.civilisation.celtic.letters">
        <source>Ce</source>
        <translation>Ce</translation>
    </message>
    <message id="museum.civilisation.phoenician">
        <source>Phoenician</source>
        <translation>Phénicien</translation>
    </message>
    <message id="museum.civilisation.phoenician.letters">
        <source>Ph</source>
        <translation>Ph</translation>
    </message>
    <message id="museum.civilisation.egyptian">
        <source>Egyptian</source>
        <translation>Égyptien</translation>
    </message>
    <message id="museum.civilisation.egyptian.letters">
        <source>Eg</source>
        <translation>Ég</translation>
    </message>
    <message id="museum.civilisation.mesopotamian">
        <source>Mesopotamian</source>
        <translation>Mésopotamien</translation>
    </message>
    <message id="museum.civilisation.mesopotamian.letters">
        <source>Me</source>
        <translation>Mé</translation>
    </message>
    <message id="museum.civilisation.chinese">
        <source>Chinese</source>
        <translation>Chinois</translation>
    </message>
    <message id="museum.civilisation.chinese.letters">
        <source>Ch</source>
        <translation>Ch</translation>
    </message>
    <message id="museum.civilisation.indian">
        <source>Indian</source>
        <translation>Indien</translation>
    </message>
    <message id="museum.civilisation.indian.letters">
        <source>Ind</source>
        <translation>Ind</translation>
    </message>
    <message id="museum.civilisation.japanese">
        <source>Japanese</source>
        <translation>Japonais</translation>
    </message>
    <message id="museum.civilisation.japanese.letters">
        <source>Ja</source>
        <translation>Ja</translation>
    </message>
    <message id="museum.domain.architecture">
        <source>Architecture</source>
        <translation>Architecture</translation>
    </message>
    <message id="museum.domain.architecture.letters">
        <source>Ar</source>
        <translation>Ar</translation>
    </message>
    <message id="museum.domain.culture">
        <source>Culture</source>
        <translation>Culture</translation>
    </message>
    <message id="museum.domain.culture.letters">
        <source>Cu</source>
        <translation>Cu</translation>
    </message>
    <message id="museum.domain.agriculture">
        <source>Agriculture</source>
        <translation>Agriculture</translation>
    </message>
    <message id="museum.domain.agriculture.letters">
        <source>Ag</source>
        <translation>Ag</translation>
    </message>
    <message id="museum.domain.warfare">
        <source>Warfare</source>
        <translation>Guerre</translation>
    </message>
    <message id="museum.domain.warfare.letters">
        <source>Wa</source>
        <translation>Gu</translation>
    </message>
    <message id="museum.domain.navigation">
        <source>Navigation</source>
        <translation>Navigation</translation>
    </message>
    <message id="museum.domain.navigation.letters">
        <source>Na</source>
        <translation>Na</translation>
    </message>
    <message id="museum.domain.theology">
        <source>Theology</source>
        <translation>Théologie</translation>
    </message>
    <message id="museum.domain.theology.letters">
        <source>Th</source>
        <translation>Th</translation>
    </message>
    <message id="museum.continent.america-pacific">
        <source>America and Pacific</source>
        <translation>Amérique et Pacifique</translation>
    </message>
    <message id="museum.continent.europe">
        <source>Europe</source>
        <translation>Europe</translation>
    </message>
    <message id="museum.continent.africa-middle-east">
        <source>Africa and Middle East</source>
        <translation>Afrique et Moyen-Orient</translation>
    </message>
    <message id="museum.continent.asia">
        <source>Asia</source>
        <translation>Asie</translation>
    </message>
    <message id="museum.patron.quadruple">
        <source>Quadruple Collection</source>
        <translation>Quadruple Collection</translation>
    </message>
    <message id="museum.patron.continent">
        <source>Continent</source>
        <translation>Continent</translation>
    </message>
    <message id="museum.patron.legacy">
        <source>Legacy</source>
        <translation>Héritage</translation>
    </message>
    <message id="museum.patron.perfect">
        <source>The Perfect Collection</source>
        <translation>La Collection parfaite</translation>
    </message>
    <message id="museum.patron.masterpieces">
        <source>The Masterpieces</source>
        <translation>Les Chefs d’Œuvre</translation>
    </message>
    <message id="museum.patron.greatest-team">
        <source>The Greatest Team</source>
        <translation>La meilleure équipe</translation>
    </message>
    <message id="museum.patron.fountain">
        <source>Fountain of Knowledge</source>
        <translation>La Fontaine de savoir</translation>
    </message>
    <message id="museum.patron.glimpse">
        <source>A Glimpse of the Past</source>
        <translation>Un aperçu du passé</translation>
    </message>
    <message id="museum.patron.other">
        <source>Another Patron</source>
        <translation>Un autre Mécène</translation>
    </message>
    <message id="museum.edition.retail">
        <source>English edition (2019)</source>
        <translation>Édition anglaise (2019)</translation>
    </message>
    <message id="museum.edition.first-french">
        <source>First French edition</source>
        <translation>Première édition française</translation>
    </message>
    <message id="museum.duplicates.join">
        <source>Yes: the civilisations of the whole group count</source>
        <translation>Oui&#x202f;: toutes les Civilisations du groupe comptent</translation>
    </message>
    <message id="museum.duplicates.apart">
        <source>No: the objects that count must be adjacent without it</source>
        <translation>Non&#x202f;: les Objets comptés doivent se toucher sans lui</translation>
    </message>
    <message id="museum.gallery.domain.distinct">
        <source>Only if no two objects there share a civilisation</source>
        <translation>Seulement si tous ses Objets sont de Civilisations différentes</translation>
    </message>
    <message id="museum.gallery.domain.any">
        <source>Yes, even with duplicates</source>
        <translation>Oui, même avec des doublons</translation>
    </message>
    <message id="museum.patron.experts.yes">
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message id="museum.patron.experts.no">
        <source>No: objects only</source>
        <translation>Non&#x202f;: les Objets seulement</translation>
    </message>
    <message id="museum.patron.adjacent.yes">
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message id="museum.patron.adjacent.no">
        <source>No: anywhere in the museum</source>
        <translation>Non&#x202f;: n’importe où dans le musée</translation>
    </message>
    <message id="museum.both.adds">
        <source>It is added to the two single bonuses</source>
        <translation>Il s’ajoute aux deux autres</translation>
    </message>
    <message id="museum.both.replaces">
        <source>It replaces the two single bonuses</source>
        <translation>Il remplace les deux autres</translation>
    </message>
    <message id="museum.duplicates.title">
        <source>May an object whose civilisation already counts connect two parts of a domain collection?</source>
        <translation>Un Objet dont la Civilisation compte déjà peut-il relier deux parties d’une collection de Domaine&#x202f;?</translation>
    </message>
    <message id="museum.duplicates.text">
        <source>A domain collection counts each civilisation once. The rulebook does not say whether a second object of the same civilisation, which does not count, may still connect the collection.</source>
        <translation>Une collection de Domaine compte chaque Civilisation une fois. Le livret ne dit pas si un deuxième Objet de la même Civilisation, qui ne compte pas, peut tout de même en relier les parties.</translation>
    </message>
    <message id="museum.duplicates.citation">
        <source>Rulebook, “Domains” and “Organising your Collections”</source>
        <translation>Livret de règles, «&#x202f;Domaines&#x202f;» et «&#x202f;Comment composer ses Collections&#x202f;»</translation>
    </message>
    <message id="museum.gallery.domain.title">
        <source>May a domain collection with duplicates fill the Main Gallery?</source>
        <translation>Une collection de Domaine avec des doublons peut-elle remplir la Grande Galerie&#x202f;?</translation>
    </message>
    <message id="museum.gallery.domain.text">
        <source>The Main Gallery must hold a single collection. An object whose civilisation already counts is not part of the domain collection, even in the middle of it; the rulebook does not say whether it may be in the Main Gallery.</source>
        <translation>La Grande Galerie doit contenir une seule collection. Un Objet dont la Civilisation compte déjà ne fait pas partie de la collection de Domaine, même au milieu d’elle&#x202f;; le livret ne dit pas s’il a sa place dans la Grande Galerie.</translation>
    </message>
    <message id="museum.gallery.domain.citation">
        <source>Rulebook, “Galleries” and “Domains”</source>
        <translation>Livret de règles, «&#x202f;Galeries&#x202f;» et «&#x202f;Domaines&#x202f;»</translation>
    </message>
    <message id="museum.patron.experts.title">
        <source>Do experts count for the collections a Patron asks for?</source>
        <translation>Les Personnalités comptent-elles pour les collections que demande un Mécène&#x202f;?</translation>
    </message>
    <message id="museum.patron.experts.text">
        <source>An expert counts as one more card of a collection. The rulebook does not say whether this also applies to a Patron’s collections. The answer affects Legacy, the Quadruple Collection, the Fountain of Knowledge and A Glimpse of the Past.</source>
        <translation>Une Personnalité compte comme une carte de plus dans une collection. Le livret ne dit pas si cela vaut aussi pour les collections d’un Mécène. L’interprétation change l’Héritage, la Quadruple Collection, la Fontaine de savoir et Un aperçu du passé.</translation>
    </message>
    <message id="museum.patron.experts.citation">
        <source>Rulebook, “Expert Cards” and “Patron Cards”</source>
        <translation>Livret de règles, «&#x202f;Recruter une Personnalité&#x202f;» et «&#x202f;Mécènes&#x202f;»</translation>
    </message>
    <message id="museum.patron.adjacent.title">
        <source>Must the collections a Patron asks for be adjacent?</source>
        <translation>Les cartes que demande un Mécène doivent-elles se toucher&#x202f;?</translation>
    </message>
    <message id="museum.patron.adjacent.text">
        <source>The rulebook calls the cards that a Patron asks for a collection, and the cards of a collection must be adjacent. Its examples, however, count cards anywhere in the museum. Continent, The Masterpieces and The Greatest Team count everything either way.</source>
        <translation>Le livret appelle «&#x202f;collection&#x202f;» les cartes que demande un Mécène, et celles d’une collection doivent se toucher&#x202f;; pourtant, ses exemples comptent des cartes de tout le musée. Continent, Les Chefs d’Œuvre et La meilleure équipe comptent tout dans les deux cas.</translation>
    </message>
    <message id="museum.patron.adjacent.citation">
        <source>Rulebook, “Patrons” and “Organising your Collections”</source>
        <translation>Livret de règles, «&#x202f;Mécènes&#x202f;» et «&#x202f;Comment composer ses Collections&#x202f;»</translation>
    </message>
    <message id="museum.both.title">
        <source>Is the bonus for both galleries added to the two single bonuses?</source>
        <translation>Le bonus «&#x202f;les deux à la fois&#x202f;» s’ajoute-t-il aux deux autres&#x202f;?</translation>
    </message>
    <message id="museum.both.text">
        <source>A full museum with a single collection in the Main Gallery earns the bonus shown on the board. The first French edition calls it an additional bonus; the English edition says that the player scores additional points.</source>
        <translation>Remplir tout le musée et placer une seule collection dans la Grande Galerie rapporte le bonus indiqué sur le plateau. La première édition française parle d’un bonus additionnel&#x202f;; l’édition anglaise dit que le joueur marque des points supplémentaires.</translation>
    </message>
    <message id="museum.both.citation">
        <source>Rulebook, “Galleries”</source>
        <translation>Livret de règles, «&#x202f;Galeries&#x202f;»</translation>
    </message>
    <message id="museum.place.museum">
        <source>the museum</source>
        <translation>le musée</translation>
    </message>
    <message id="museum.place.slot">
        <source>column {column}, row {row}</source>
        <translation>colonne {column}, rangée {row}</translation>
    </message>
    <message id="museum.place.discard">
        <source>the Common Pool</source>
        <translation>le Fonds Commun</translation>
    </message>
    <message id="museum.place.discard.continent">
        <source>Common Pool, {item}</source>
        <translation>Fonds Commun, {item}</translation>
    </message>
    <message id="museum.object.unknown">
        <source>“{text}” is not a civilisation, a domain or a value from 1 to {highest}.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est ni une Civilisation, ni un Domaine, ni une valeur de 1 à {highest}.</translation>
    </message>
    <message id="museum.object.several">
        <source>“{text}” can mean {one} or {other}: type “{oneTyped}” or “{otherTyped}”.</source>
        <translation>«&#x202f;{text}&#x202f;» peut désigner {one} ou {other}&#x202f;: écrivez «&#x202f;{oneTyped}&#x202f;» ou «&#x202f;{otherTyped}&#x202f;».</translation>
    </message>
    <message id="museum.object.too-many">
        <source>“{text}” is one word too many: an object has one civilisation, one domain and one value.</source>
        <translation>«&#x202f;{text}&#x202f;» est de trop&#x202f;: un Objet a une Civilisation, un Domaine et une valeur.</translation>
    </message>
    <message id="museum.object.missing">
        <source>“{text}” is incomplete: enter a civilisation, a domain and a value from 1 to {highest}, for example “{example}”.</source>
        <translation>«&#x202f;{text}&#x202f;» est incomplet&#x202f;: saisissez une Civilisation, un Domaine et une valeur de 1 à {highest}, par exemple «&#x202f;{example}&#x202f;».</translation>
    </message>
    <message id="museum.file.players">
        <source>Expected two to five players, found {found}.</source>
        <translation>De deux à cinq joueurs attendus&#x202f;; nombre trouvé&#x202f;: {found}.</translation>
    </message>
    <message id="museum.file.board-name">
        <source>A board name cannot be empty, exceed 200 characters or contain hidden characters.</source>
        <translation>Un nom de plateau ne peut ni être vide, ni dépasser 200 caractères, ni contenir de caractères cachés.</translation>
    </message>
    <message id="museum.file.unknown-board">
        <source>No board named “{name}” found in this file.</source>
        <translation>Aucun plateau de ce fichier ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="museum.file.plan-rows">
        <source>Expected 1 to {limit} rows, found {found}.</source>
        <translation>De 1 à {limit} rangées attendues&#x202f;; nombre trouvé&#x202f;: {found}.</translation>
    </message>
    <message id="museum.file.plan-columns">
        <source>Expected a row of 1 to {limit} slots, as long as the first row.</source>
        <translation>Rangée attendue&#x202f;: de 1 à {limit} emplacements, autant que la première.</translation>
    </message>
    <message id="museum.file.plan-mark">
        <source>Expected only these marks in a row: . for a slot, G for the Main Gallery, x for a blocked slot, a space for no slot.</source>
        <translation>Une rangée s’écrit seulement avec . pour un emplacement, G pour la Grande Galerie, x pour un emplacement bloqué, une espace s’il n’y a pas d’emplacement.</translation>
    </message>
    <message id="museum.file.plan-empty">
        <source>Expected at least one slot on the board.</source>
        <translation>Ce plateau n’a aucun emplacement&#x202f;; il en faut au moins un.</translation>
    </message>
    <message id="museum.file.wall">
        <source>A closed passage must be between two neighbouring slots.</source>
        <translation>Un passage fermé doit séparer deux emplacements voisins.</translation>
    </message>
    <message id="museum.slot.title">
        <source>One object per slot</source>
        <translation>Un Objet par emplacement</translation>
    </message>
    <message id="museum.slot.text">
        <source>Each object is on a slot of the museum board, one object per slot. Blocked slots stay empty.</source>
        <translation>Chaque Objet est sur un emplacement du plateau, un seul Objet par emplacement. Un emplacement bloqué reste vide.</translation>
    </message>
    <message id="museum.slot.citation">
        <source>Rulebook, “Laying Out your Museum”</source>
        <translation>Livret de règles, «&#x202f;Développer son Musée&#x202f;»</translation>
    </message>
    <message id="museum.copies.title">
        <source>Likely contents of the box</source>
        <translation>Contenu probable de la boîte</translation>
    </message>
    <message id="museum.copies.text">
        <source>The scoring tables suggest that each civilisation has fifteen objects: three domains, each with one object of every value from 1 to 5. More than that on the boards is probably an entry error.</source>
        <translation>Les barèmes laissent penser que chaque Civilisation a quinze Objets&#x202f;: trois Domaines, chacun avec un Objet de chaque valeur de 1 à 5. S’il y en a davantage sur les plateaux, c’est sans doute une erreur de saisie.</translation>
    </message>
    <message id="museum.copies.citation">
        <source>Rulebook, “Final Scoring”; deduced from its scoring tables</source>
        <translation>Livret de règles, «&#x202f;Décompte final&#x202f;»&#x202f;: déduit de ses barèmes</translation>
    </message>
    <message id="museum.track.title">
        <source>Score track matches the objects</source>
        <translation>Accord entre la piste de score et les Objets</translation>
    </message>
    <message id="museum.track.text">
        <source>Exhibiting an object scores its value, and nothing in the game removes an object again: the score track shows the sum of the exhibited values.</source>
        <translation>Exposer un Objet rapporte sa valeur, et rien dans le jeu ne retire un Objet exposé&#x202f;: la piste de score indique la somme des valeurs exposées.</translation>
    </message>
    <message id="museum.track.citation">
        <source>Rulebook, “Scoring points during the game”</source>
        <translation>Livret de règles, «&#x202f;Tour de jeu&#x202f;»</translation>
    </message>
    <message id="museum.opinion.title">
        <source>Public Opinion tokens</source>
        <translation>Jetons Opinion Publique</translation>
    </message>
    <message id="museum.opinion.text">
        <source>The box has twelve Public Opinion tokens, and each continent’s deck has at most five cards that add one.</source>
        <translation>La boîte contient douze jetons Opinion Publique, et la pile de chaque continent au plus cinq cartes qui en ajoutent un.</translation>
    </message>
    <message id="museum.opinion.citation">
        <source>Rulebook, “Components”, “Setup” and “Public Opinion”</source>
        <translation>Livret de règles, «&#x202f;Matériel&#x202f;», «&#x202f;Mise en place&#x202f;» et «&#x202f;Opinion Publique&#x202f;»</translation>
    </message>
    <message id="museum.prestige.title">
        <source>Prestige tokens</source>
        <translation>Jetons de Prestige</translation>
    </message>
    <message id="museum.prestige.text">
        <source>The players cannot hold more Prestige tokens than the box has: 32 in the English edition (2019), 42 in the first French edition.</source>
        <translation>Les joueurs ne peuvent avoir plus de jetons de Prestige que la boîte n’en contient&#x202f;: 32 dans l’édition anglaise (2019), 42 dans la première édition française.</translation>
    </message>
    <message id="museum.prestige.citation">
        <source>Rulebook, “Components”</source>
        <translation>Livret de règles, «&#x202f;Matériel&#x202f;»</translation>
    </message>
    <message id="museum.press.title">
        <source>Press Conferences</source>
        <translation>Conférences de Presse</translation>
    </message>
    <message id="museum.press.text">
        <source>There are only three Press Conferences among the Favour cards, for all players together: a fourth cannot have been played.</source>
        <translation>Il y a trois Conférences de Presse parmi les cartes de Notoriété, pour tous les joueurs ensemble&#x202f;: une quatrième ne peut avoir été jouée.</translation>
    </message>
    <message id="museum.press.citation">
        <source>Rulebook, “Favour Cards”, which does not say how many there are</source>
        <translation>Livret de règles, «&#x202f;Cartes de Notoriété&#x202f;»&#x202f;; le nombre de Conférences de Presse n’y figure pas</translation>
    </message>
    <message id="museum.experts.title">
        <source>Each expert once</source>
        <translation>Chaque Personnalité une fois</translation>
    </message>
    <message id="museum.experts.text">
        <source>An expert is hired only once, by one player. The English edition (2019) has 24 experts, the first French edition 18.</source>
        <translation>Une Personnalité n’est recrutée qu’une fois, par un seul joueur. L’édition anglaise (2019) en a 24, la première édition française 18.</translation>
    </message>
    <message id="museum.experts.citation">
        <source>Rulebook, “Recruiting Experts” and “Components”</source>
        <translation>Livret de règles, «&#x202f;Recruter une Personnalité&#x202f;» et «&#x202f;Matériel&#x202f;»</translation>
    </message>
    <message id="museum.table.title">
        <source>No collection beyond the scoring table</source>
        <translation>Aucune collection au-delà du barème</translation>
    </message>
    <message id="museum.table.text">
        <source>The scoring table ends at 16 for a civilisation and at 7 for a domain. A larger collection is impossible; it scores the last column.</source>
        <translation>Le barème s’arrête à 16 pour une Civilisation et à 7 pour un Domaine. Une collection plus grande est impossible&#x202f;; elle rapporte les points de la dernière colonne.</translation>
    </message>
    <message id="museum.table.citation">
        <source>Rulebook, “Final Scoring”</source>
        <translation>Livret de règles, «&#x202f;Décompte final&#x202f;»</translation>
    </message>
    <message id="museum.patron.points.title">
        <source>Patron points</source>
        <translation>Points du Mécène</translation>
    </message>
    <message id="museum.patron.points.text">
        <source>The points, and what they are paid for, are printed on the Patron card, not in the rulebook. Until they are entered, the highest known level below counts, and the total is shown as “at least”.</source>
        <translation>Les points, et ce qu’ils récompensent, sont imprimés sur la carte Mécène, pas dans le livret de règles. Tant qu’ils ne sont pas saisis, le plus haut niveau connu en dessous compte, et le total est précédé de «&#x202f;au moins&#x202f;».</translation>
    </message>
    <message id="museum.patron.points.citation">
        <source>Rulebook, “Patrons”; the points are printed on the cards</source>
        <translation>Livret de règles, «&#x202f;Mécènes&#x202f;»&#x202f;; les points sont imprimés sur les cartes</translation>
    </message>
    <message id="museum.board.bonus.title">
        <source>Board bonuses</source>
        <translation>Bonus du plateau</translation>
    </message>
    <message id="museum.board.bonus.text">
        <source>The gallery bonuses are printed on the museum board, not in the rulebook. Until they are entered, they do not count, and the total is a minimum (“at least”).</source>
        <translation>Les bonus des galeries sont imprimés sur le plateau Musée, pas dans le livret de règles. Tant qu’ils ne sont pas saisis, ils ne comptent pas, et le total est précédé de «&#x202f;au moins&#x202f;».</translation>
    </message>
    <message id="museum.board.bonus.citation">
        <source>Rulebook, “Galleries”; the bonuses are printed on the boards</source>
        <translation>Livret de règles, «&#x202f;Galeries&#x202f;»&#x202f;; les bonus sont imprimés sur les plateaux</translation>
    </message>
    <message id="museum.almost.title">
        <source>Separated from its collection</source>
        <translation>À l’écart de sa collection</translation>
    </message>
    <message id="museum.almost.text">
        <source>The objects of a collection are adjacent, side by side. An object elsewhere does not count; the note says what connecting it would score or, if none count yet, what all of them would be worth together.</source>
        <translation>Les Objets d’une collection se touchent, côte à côte. Un Objet placé ailleurs ne compte pas&#x202f;; la remarque indique les points qu’il rapporterait une fois relié aux autres ou, si aucun ne compte encore, les points que tous rapporteraient ensemble.</translation>
    </message>
    <message id="museum.almost.citation">
        <source>Rulebook, “Organising your Collections”</source>
        <translation>Livret de règles, «&#x202f;Comment composer ses Collections&#x202f;»</translation>
    </message>
    <message id="museum.duplicate.title">
        <source>Each civilisation once per domain</source>
        <translation>Chaque Civilisation une fois par Domaine</translation>
    </message>
    <message id="museum.duplicate.text">
        <source>The objects of a domain collection are of different civilisations. A second object of the same civilisation does not count in it, but may still count for its civilisation.</source>
        <translation>Les Objets d’une collection de Domaine sont de Civilisations différentes. Un deuxième Objet de la même Civilisation n’y compte pas, mais peut compter pour sa Civilisation.</translation>
    </message>
    <message id="museum.duplicate.citation">
        <source>Rulebook, “Domains”</source>
        <translation>Livret de règles, «&#x202f;Domaines&#x202f;»</translation>
    </message>
    <message id="museum.reading.title">
        <source>Open questions that change a total</source>
        <translation>Questions ouvertes qui changent un total</translation>
    </message>
    <message id="museum.reading.text">
        <source>Where the rulebook leaves a question open and another answer would give a player a different total, both totals are shown. One answer is changed at a time.</source>
        <translation>Quand le livret laisse une question ouverte et qu’une autre interprétation donnerait un autre total à un joueur, les deux totaux sont indiqués. Une seule interprétation est changée à la fois.</translation>
    </message>
    <message id="museum.reading.citation">
        <source>Rulebook, passages named in each open question</source>
        <translation>Livret de règles, aux passages indiqués pour chaque question ouverte</translation>
    </message>
    <message id="museum.end.title">
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message id="museum.end.text">
        <source>The first player to reach 50 points on the score track triggers the end; in the first French edition, a player needs more than 50. That player finishes the turn, and everyone else has one more.</source>
        <translation>Le premier joueur qui dépasse 50 points sur la piste de score déclenche la fin&#x202f;; dans l’édition anglaise, 50 points suffisent. Ce joueur finit son tour, et chacun des autres en joue un dernier.</translation>
    </message>
    <message id="museum.end.citation">
        <source>Rulebook, “Ending the Game”</source>
        <translation>Livret de règles, «&#x202f;Fin de la partie&#x202f;»</translation>
    </message>
    <message id="museum.tie.title">
        <source>Shared first place</source>
        <translation>Première place partagée</translation>
    </message>
    <message id="museum.tie.text">
        <source>The player with the most points wins. Neither rulebook has a tie-break: tied players share the place.</source>
        <translation>Le joueur qui a le plus de points gagne. Aucun des deux livrets ne prévoit de départage&#x202f;: les joueurs à égalité partagent la place.</translation>
    </message>
    <message id="museum.tie.citation">
        <source>Rulebook, “Final Scoring”</source>
        <translation>Livret de règles, «&#x202f;Décompte final&#x202f;»</translation>
    </message>
    <message id="museum.table.larger">
        <source>The {collection} collection has size {size}, but the scoring table ends at {most}.</source>
        <translation>La collection {collection} est de taille {size}, mais le barème s’arrête à {most}.</translation>
    </message>
    <message id="museum.table.larger.fix">
        <source>Check its objects and experts; it scores the last column of the scoring table.</source>
        <translation>Vérifiez ses Objets et ses Personnalités&#x202f;; elle rapporte les points de la dernière colonne du barème.</translation>
    </message>
    <message id="museum.patron.points.unknown">
        <source>No points entered for level {level} of the Patron “{patron}”.</source>
        <translation>Les points du niveau {level} du Mécène «&#x202f;{patron}&#x202f;» ne sont pas saisis.</translation>
    </message>
    <message id="museum.patron.points.unknown.fix">
        <source>Enter the points printed on the Patron card; until then the total shown is a minimum.</source>
        <translation>Saisissez les points imprimés sur la carte Mécène&#x202f;; d’ici là, le total affiché est un minimum.</translation>
    </message>
    <message id="museum.patron.points.unnamed">
        <source>Not everything that the Patron “{patron}” asks for is entered.</source>
        <translation>Ce que demande le Mécène «&#x202f;{patron}&#x202f;» n’est pas saisi en entier.</translation>
    </message>
    <message id="museum.patron.points.unnamed.fix">
        <source>Tap what is printed on the Patron card; until then the total shown is a minimum.</source>
        <translation>Touchez ce qui est imprimé sur la carte Mécène&#x202f;; d’ici là, le total affiché est un minimum.</translation>
    </message>
    <message id="museum.board.bonus.main">
        <source>No bonus entered for the Main Gallery.</source>
        <translation>Le bonus de la Grande Galerie n’est pas saisi.</translation>
    </message>
    <message id="museum.board.bonus.fix">
        <source>Enter the bonus printed on the museum board; until then the total shown is a minimum.</source>
        <translation>Saisissez le bonus imprimé sur le plateau Musée&#x202f;; d’ici là, le total affiché est un minimum.</translation>
    </message>
    <message id="museum.board.bonus.full">
        <source>No bonus entered for a full museum.</source>
        <translation>Le bonus du musée complet n’est pas saisi.</translation>
    </message>
    <message id="museum.board.bonus.both">
        <source>No bonus entered for both galleries.</source>
        <translation>Le bonus «&#x202f;les deux à la fois&#x202f;» n’est pas saisi.</translation>
    </message>
    <message id="museum.almost.apart" numerus="yes">
        <source>%n objects are separated from the {collection} collection; connected to it, they would score {points}.</source>
        <translation>
            <numerusform>%n Objet est à l’écart de la collection {collection}&#x202f;; s’il y était relié, il rapporterait {points}.</numerusform>
            <numerusform>%n Objets sont à l’écart de la collection {collection}&#x202f;; s’ils y étaient reliés, ils rapporteraient {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.duplicate.civilisation">
        <source>{object} ({place}) does not count in the {domain} collection, which already has the {civilisation} civilisation.</source>
        <translation>{object} ({place}) ne compte pas dans la collection {domain}, qui compte déjà la Civilisation {civilisation}.</translation>
    </message>
    <message id="museum.reading.differs">
        <source>{question} “{chosen}” gives {points}, “{other}” gives {others}.</source>
        <translation>{question} L’interprétation «&#x202f;{chosen}&#x202f;» donne {points}, «&#x202f;{other}&#x202f;» en donne {others}.</translation>
    </message>
    <message id="museum.reading.differs.fix">
        <source>Agree on one answer: it is saved with the game.</source>
        <translation>Mettez-vous d’accord sur une interprétation&#x202f;: elle est enregistrée avec la partie.</translation>
    </message>
    <message id="museum.end.triggered">
        <source>{owner} is at {points} on the score track: the end of the game is triggered.</source>
        <translation>{owner} est à {points} sur la piste de score&#x202f;: la fin de la partie est déclenchée.</translation>
    </message>
    <message id="museum.tie.shared" numerus="yes">
        <source>%n players are tied at the top with {points}: neither rulebook has a tie-break.</source>
        <translation>
            <numerusform>%n joueur est en tête avec {points}&#x202f;: aucun des deux livrets ne prévoit de départage.</numerusform>
            <numerusform>%n joueurs sont à égalité en tête avec {points}&#x202f;: aucun des deux livrets ne prévoit de départage.</numerusform>
        </translation>
    </message>
    <message id="museum.score.civilisation.text">
        <source>Each civilisation scores one collection: its largest group of adjacent objects, from size 3. A matching expert counts as one more object. A civilisation cannot have several collections. Size and points: {table}.</source>
        <translation>Chaque Civilisation rapporte les points d’une seule collection&#x202f;: son plus grand groupe d’Objets qui se touchent, à partir de la taille 3. Une Personnalité de cette Civilisation compte comme un Objet de plus. Taille et points&#x202f;: {table}.</translation>
    </message>
    <message id="museum.score.civilisation.citation">
        <source>Rulebook, “Civilisations” and “Expert Cards”</source>
        <translation>Livret de règles, «&#x202f;Civilisations&#x202f;» et «&#x202f;Recruter une Personnalité&#x202f;»</translation>
    </message>
    <message id="museum.score.domain.text">
        <source>Each domain scores one collection: adjacent objects of that domain, each civilisation counted once, from size 3. A matching expert counts as one more object. Size and points: {table}.</source>
        <translation>Chaque Domaine rapporte les points d’une seule collection&#x202f;: ses Objets qui se touchent, chaque Civilisation comptée une fois, à partir de la taille 3. Une Personnalité de ce Domaine compte comme un Objet de plus. Taille et points&#x202f;: {table}.</translation>
    </message>
    <message id="museum.score.domain.citation">
        <source>Rulebook, “Domains” and “Expert Cards”</source>
        <translation>Livret de règles, «&#x202f;Domaines&#x202f;» et «&#x202f;Recruter une Personnalité&#x202f;»</translation>
    </message>
    <message id="museum.score.track.title">
        <source>Score track</source>
        <translation>Piste de score</translation>
    </message>
    <message id="museum.score.track.text">
        <source>The points scored during the game: the value of each object when it was exhibited. If the track is not entered, the exhibited values are added up.</source>
        <translation>Les points marqués pendant la partie&#x202f;: la valeur de chaque Objet quand il a été exposé. Tant que la piste n’est pas saisie, les valeurs exposées sont additionnées.</translation>
    </message>
    <message id="museum.score.track.citation">
        <source>Rulebook, “Scoring points during the game”</source>
        <translation>Livret de règles, «&#x202f;Tour de jeu&#x202f;»</translation>
    </message>
    <message id="museum.score.patron.title">
        <source>Patron</source>
        <translation>Mécène</translation>
    </message>
    <message id="museum.score.patron.text">
        <source>The points on the Patron card for the highest level reached.</source>
        <translation>Les points de la carte Mécène pour le plus haut niveau atteint.</translation>
    </message>
    <message id="museum.score.patron.citation">
        <source>Rulebook, “Patrons” and “Patron Cards”</source>
        <translation>Livret de règles, «&#x202f;Mécènes&#x202f;»</translation>
    </message>
    <message id="museum.score.prestige.title">
        <source>Prestige</source>
        <translation>Prestige</translation>
    </message>
    <message id="museum.score.prestige.text">
        <source>One point for each Prestige token left.</source>
        <translation>Un point par jeton de Prestige restant.</translation>
    </message>
    <message id="museum.score.prestige.citation">
        <source>Rulebook, “Prestige”</source>
        <translation>Livret de règles, «&#x202f;Prestige&#x202f;»</translation>
    </message>
    <message id="museum.score.gallery.main.title">
        <source>Main Gallery</source>
        <translation>Grande Galerie</translation>
    </message>
    <message id="museum.score.gallery.main.text">
        <source>The bonus printed on the board when every slot of the Main Gallery is filled and all its objects belong to one collection.</source>
        <translation>Le bonus imprimé sur le plateau quand chaque emplacement de la Grande Galerie est rempli et que tous ses Objets appartiennent à une seule collection.</translation>
    </message>
    <message id="museum.score.gallery.main.citation">
        <source>Rulebook, “Galleries”</source>
        <translation>Livret de règles, «&#x202f;Galeries&#x202f;»</translation>
    </message>
    <message id="museum.score.gallery.full.title">
        <source>Full museum</source>
        <translation>Musée complet</translation>
    </message>
    <message id="museum.score.gallery.full.text">
        <source>The bonus printed on the board when every slot is filled.</source>
        <translation>Le bonus imprimé sur le plateau quand chaque emplacement est rempli.</translation>
    </message>
    <message id="museum.score.gallery.full.citation">
        <source>Rulebook, “Galleries”</source>
        <translation>Livret de règles, «&#x202f;Galeries&#x202f;»</translation>
    </message>
    <message id="museum.score.gallery.both.title">
        <source>Both at once</source>
        <translation>Les deux à la fois</translation>
    </message>
    <message id="museum.score.gallery.both.text">
        <source>The bonus printed on the board for a full museum with a single collection in the Main Gallery.</source>
        <translation>Le bonus imprimé sur le plateau pour un musée complet avec une seule collection dans la Grande Galerie.</translation>
    </message>
    <message id="museum.score.gallery.both.citation">
        <source>Rulebook, “Galleries”</source>
        <translation>Livret de règles, «&#x202f;Galeries&#x202f;»</translation>
    </message>
    <message id="museum.score.public-opinion.title">
        <source>Public Opinion</source>
        <translation>Opinion Publique</translation>
    </message>
    <message id="museum.score.public-opinion.text">
        <source>Each object in the Common Pool costs as many points as its continent has Public Opinion tokens. Each Press Conference cancels one continent; Cimaise chooses the most expensive.</source>
        <translation>Chaque Objet du Fonds Commun coûte autant de points que son continent porte de jetons Opinion Publique. Chaque Conférence de Presse annule un continent&#x202f;; Cimaise choisit le plus coûteux.</translation>
    </message>
    <message id="museum.score.public-opinion.citation">
        <source>Rulebook, “Public Opinion” and “Favour Cards”</source>
        <translation>Livret de règles, «&#x202f;Opinion Publique&#x202f;» et «&#x202f;Cartes de Notoriété&#x202f;»</translation>
    </message>
    <message id="museum.score.patron.none">
        <source>No Patron entered</source>
        <translation>Aucun Mécène saisi</translation>
    </message>
    <message id="museum.score.patron.not-reached">
        <source>{patron}: {count} counted, level 1 needs {needs}</source>
        <translation>{patron}&#x202f;: {count}, il en faut {needs} pour le niveau 1</translation>
    </message>
    <message id="museum.score.patron.reached">
        <source>{patron}: {count} counted, level {level} needs {needs}</source>
        <translation>{patron}&#x202f;: {count}, il en faut {needs} pour le niveau {level}</translation>
    </message>
    <message id="museum.score.patron.lower">
        <source>{patron}: level {level} reached, but its points are not entered; a lower level counts</source>
        <translation>{patron}&#x202f;: niveau {level} atteint, mais ses points ne sont pas saisis&#x202f;; un niveau inférieur compte</translation>
    </message>
    <message id="museum.score.patron.unknown">
        <source>{patron}: level {level} reached, but its points are not entered</source>
        <translation>{patron}&#x202f;: niveau {level} atteint, mais ses points ne sont pas saisis</translation>
    </message>
    <message id="museum.score.patron.unnamed">
        <source>{patron}: {count} counted, but not everything that the card asks for is entered</source>
        <translation>{patron}&#x202f;: {count}, mais ce que demande la carte n’est pas saisi en entier</translation>
    </message>
    <message id="museum.score.patron.team" numerus="yes">
        <source>{patron}: %n experts</source>
        <translation>
            <numerusform>{patron}&#x202f;: %n Personnalité</numerusform>
            <numerusform>{patron}&#x202f;: %n Personnalités</numerusform>
        </translation>
    </message>
    <message id="museum.score.patron.no-glimpse">
        <source>{patron}: at least one collection missing</source>
        <translation>{patron}&#x202f;: il manque au moins une des deux collections</translation>
    </message>
    <message id="museum.score.patron.glimpse">
        <source>{patron}: both collections</source>
        <translation>{patron}&#x202f;: les deux collections</translation>
    </message>
    <message id="museum.score.patron.other">
        <source>{patron}: points from the card</source>
        <translation>{patron}&#x202f;: points de la carte</translation>
    </message>
    <message id="museum.score.track.given">
        <source>The score track shows {points}</source>
        <translation>La piste de score indique {points}</translation>
    </message>
    <message id="museum.score.track.object">
        <source>{civilisation}, {domain}: {value}</source>
        <translation>{civilisation}, {domain}&#x202f;: {value}</translation>
    </message>
    <message id="museum.score.track.empty">
        <source>Nothing is exhibited yet</source>
        <translation>Rien n’est encore exposé</translation>
    </message>
    <message id="museum.score.collection" numerus="yes">
        <source>%n objects in one collection: {points} ({table})</source>
        <translation>
            <numerusform>%n Objet dans une collection&#x202f;: {points} ({table})</numerusform>
            <numerusform>%n Objets dans une collection&#x202f;: {points} ({table})</numerusform>
        </translation>
    </message>
    <message id="museum.score.collection.experts">
        <source>{objects} and {experts} in one collection: {points} ({table})</source>
        <translation>{objects} et {experts} dans une collection&#x202f;: {points} ({table})</translation>
    </message>
    <message id="museum.score.collection.small">
        <source>Largest group: {size}; a collection needs at least {fewest}</source>
        <translation>Plus grand groupe&#x202f;: {size}&#x202f;; il en faut au moins {fewest} pour une collection</translation>
    </message>
    <message id="museum.score.collection.none">
        <source>No object of this kind</source>
        <translation>Aucun Objet de cette sorte</translation>
    </message>
    <message id="museum.score.collection.expert-alone">
        <source>An expert alone does not form a collection</source>
        <translation>Une Personnalité seule ne fait pas de collection</translation>
    </message>
    <message id="museum.score.collection.apart">
        <source>Separated from the collection</source>
        <translation>À l’écart de la collection</translation>
    </message>
    <message id="museum.score.domain.duplicate">
        <source>The {civilisation} civilisation already counts</source>
        <translation>La Civilisation {civilisation} compte déjà</translation>
    </message>
    <message id="museum.score.domain.link">
        <source>The {civilisation} civilisation already counts; this object only connects others</source>
        <translation>La Civilisation {civilisation} compte déjà&#x202f;; cet Objet ne fait qu’en relier d’autres</translation>
    </message>
    <message id="museum.score.prestige.tokens" numerus="yes">
        <source>%n Prestige tokens</source>
        <translation>
            <numerusform>%n jeton de Prestige</numerusform>
            <numerusform>%n jetons de Prestige</numerusform>
        </translation>
    </message>
    <message id="museum.score.prestige.none">
        <source>No Prestige tokens left</source>
        <translation>Aucun jeton de Prestige restant</translation>
    </message>
    <message id="museum.score.gallery.main.filled">
        <source>The {collection} collection fills the Main Gallery</source>
        <translation>La collection {collection} remplit la Grande Galerie</translation>
    </message>
    <message id="museum.score.gallery.main.mixed">
        <source>The Main Gallery is full, but not with a single collection</source>
        <translation>La Grande Galerie est remplie, mais pas par une seule collection</translation>
    </message>
    <message id="museum.score.gallery.main.empty" numerus="yes">
        <source>%n slots of the Main Gallery are empty</source>
        <translation>
            <numerusform>%n emplacement de la Grande Galerie est vide</numerusform>
            <numerusform>%n emplacements de la Grande Galerie sont vides</numerusform>
        </translation>
    </message>
    <message id="museum.score.gallery.main.missing">
        <source>This board has no Main Gallery</source>
        <translation>Ce plateau n’a pas de Grande Galerie</translation>
    </message>
    <message id="museum.score.gallery.full.filled">
        <source>Every slot is filled</source>
        <translation>Chaque emplacement est rempli</translation>
    </message>
    <message id="museum.score.gallery.full.empty" numerus="yes">
        <source>%n slots are empty</source>
        <translation>
            <numerusform>%n emplacement est vide</numerusform>
            <numerusform>%n emplacements sont vides</numerusform>
        </translation>
    </message>
    <message id="museum.score.gallery.both.filled">
        <source>A single collection fills the Main Gallery, and every slot is filled</source>
        <translation>Une seule collection remplit la Grande Galerie, et chaque emplacement est rempli</translation>
    </message>
    <message id="museum.score.gallery.both.missing">
        <source>Needs a single collection in the Main Gallery and every slot filled</source>
        <translation>Il faut une seule collection dans la Grande Galerie et chaque emplacement rempli</translation>
    </message>
    <message id="museum.score.gallery.replaced">
        <source>Replaced by the bonus for both galleries</source>
        <translation>Remplacé par le bonus «&#x202f;les deux à la fois&#x202f;»</translation>
    </message>
    <message id="museum.score.gallery.unknown">
        <source>Earned, but the bonus printed on the board is not entered</source>
        <translation>Gagné, mais le bonus imprimé sur le plateau n’est pas saisi</translation>
    </message>
    <message id="museum.score.public-opinion.cost">
        <source>{continent}: {objects} × {tokens}</source>
        <translation>{continent}&#x202f;: {objects} × {tokens}</translation>
    </message>
    <message id="museum.score.public-opinion.cancelled">
        <source>{continent}: {objects} × {tokens}, cancelled by a Press Conference</source>
        <translation>{continent}&#x202f;: {objects} × {tokens}, annulé par une Conférence de Presse</translation>
    </message>
    <message id="museum.score.public-opinion.no-tokens">
        <source>{continent}: {objects}, no tokens</source>
        <translation>{continent}&#x202f;: {objects}, aucun jeton</translation>
    </message>
    <message id="museum.score.public-opinion.none">
        <source>The Common Pool is empty</source>
        <translation>Le Fonds Commun est vide</translation>
    </message>
    <message id="cli.help.arrange">
        <source>{games}: find the best arrangement and list the moves that lead to it</source>
        <translation>{games}&#x202f;: trouver la meilleure disposition et lister les déplacements</translation>
    </message>
    <message id="cli.arrange.wrong-game">
        <source>This command is for Museum only; this file is for another game.</source>
        <translation>Cette commande ne sert que pour Museum&#x202f;; ce fichier concerne un autre jeu.</translation>
    </message>
    <message id="cli.arrange.unknown-player">
        <source>No player called “{name}” found.</source>
        <translation>Aucun joueur ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="cli.arrange.seconds">
        <source>Expected a number of seconds from 0 to {most} after --seconds.</source>
        <translation>Nombre de secondes attendu après --seconds, de 0 à {most}.</translation>
    </message>
    <message id="cli.arrange.proved">
        <source>{player}: {total}, the best possible (now {now})</source>
        <translation>{player}&#x202f;: {total}, le maximum possible ({now} actuellement)</translation>
    </message>
    <message id="cli.arrange.so-far">
        <source>{player}: {total}, the best found so far (now {now}); no arrangement scores more than {bound}</source>
        <translation>{player}&#x202f;: {total}, le meilleur résultat jusqu’ici ({now} actuellement)&#x202f;; aucune disposition ne rapporte plus de {bound}</translation>
    </message>
    <message id="cli.arrange.nothing">
        <source>No object needs to move.</source>
        <translation>Aucun Objet à déplacer.</translation>
    </message>
    <message id="cli.arrange.moves" numerus="yes">
        <source>%n objects move:</source>
        <translation>
            <numerusform>%n Objet change de place&#x202f;:</numerusform>
            <numerusform>%n Objets changent de place&#x202f;:</numerusform>
        </translation>
    </message>
    <message id="cli.arrange.move">
        <source>{civilisation}, {domain}, {value}: {from} → {to}</source>
        <translation>{civilisation}, {domain}, {value}&#x202f;: {from} → {to}</translation>
    </message>
    <message id="cli.museum.legend">
        <source>RoCu3: civilisation, domain, value   · empty slot   [ ] Main Gallery   × blocked</source>
        <translation>RoCu3&#x202f;: Civilisation, Domaine, valeur   · vide   [ ] Grande Galerie   × bloqué</translation>
    </message>
    <message id="museum.copy.refused">
        <source>This is not a board data file.</source>
        <translation>Ce n’est pas un fichier de données du plateau.</translation>
    </message>
    <message id="museum.figure.track">
        <source>Score track</source>
        <translation>Piste de score</translation>
    </message>
    <message id="museum.figure.prestige">
        <source>Prestige tokens</source>
        <translation>Jetons de Prestige</translation>
    </message>
    <message id="museum.figure.press">
        <source>Press Conferences</source>
        <translation>Conférences de Presse</translation>
    </message>
    <message id="museum.figure.level">
        <source>Level {level}: {need} or more</source>
        <translation>Niveau {level}&#x202f;: {need} ou plus</translation>
    </message>
    <message id="museum.figure.card">
        <source>Points on the card</source>
        <translation>Points de la carte</translation>
    </message>
    <message id="museum.figure.member">
        <source>Points per expert</source>
        <translation>Points par Personnalité</translation>
    </message>
    <message id="museum.figure.discard">
        <source>Common Pool</source>
        <translation>Fonds Commun</translation>
    </message>
    <message id="museum.figure.tokens">
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message id="museum.figure.on-card">
        <source>Printed on the Patron card, beside this level.</source>
        <translation>Imprimé sur la carte Mécène, à côté de ce niveau.</translation>
    </message>
    <message id="museum.figure.on-board">
        <source>Printed on the museum board, beside its galleries.</source>
        <translation>Imprimé sur le plateau Musée, à côté de ses galeries.</translation>
    </message>
    <message id="museum.figure.cancelled">
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message id="museum.figure.bonus.main">
        <source>Main Gallery</source>
        <translation>Grande Galerie</translation>
    </message>
    <message id="museum.figure.bonus.full">
        <source>Full museum</source>
        <translation>Musée complet</translation>
    </message>
    <message id="museum.figure.bonus.both">
        <source>Both at once</source>
        <translation>Les deux à la fois</translation>
    </message>
    <message id="museum.key.value">
        <source>value {value}</source>
        <translation>valeur {value}</translation>
    </message>
    <message id="museum.key.masterpiece">
        <source>value {value}: a Masterpiece</source>
        <translation>valeur {value}&#x202f;: un Chef d’Œuvre</translation>
    </message>
    <message id="museum.key.on-board" numerus="yes">
        <source>%n on the board</source>
        <translation>
            <numerusform>%n sur le plateau</numerusform>
            <numerusform>%n sur le plateau</numerusform>
        </translation>
    </message>
    <message id="museum.key.expert">
        <source>Expert: {expert}</source>
        <translation>Personnalité&#x202f;: {expert}</translation>
    </message>
    <message id="museum.patron.none">
        <source>No Patron</source>
        <translation>Aucun Mécène</translation>
    </message>
    <message id="samples.museum.rulebook-example">
        <source>Vincent’s museum</source>
        <translation>Le musée de Vincent</translation>
    </message>
    <message id="samples.museum.rulebook-example.text">
        <source>Both rulebooks count 96 points; their own scoring table gives 99.</source>
        <translation>Les deux livrets comptent 96 points&#x202f;; d’après leur propre barème, il y en a 99.</translation>
    </message>
    <message id="samples.museum.finished-3">
        <source>A finished game for three</source>
        <translation>Une partie à trois, terminée</translation>
    </message>
    <message id="samples.museum.finished-3.text">
        <source>Every line of the score sheet, including the bonuses printed on the board.</source>
        <translation>Chaque ligne de la feuille de score, avec les bonus imprimés sur le plateau.</translation>
    </message>
    <message id="samples.museum.unfinished">
        <source>Missing details</source>
        <translation>Informations manquantes</translation>
    </message>
    <message id="samples.museum.unfinished.text">
        <source>A board and a Patron whose points have not been entered yet.</source>
        <translation>Un plateau et un Mécène dont les points n’ont pas encore été saisis.</translation>
    </message>
    <message id="samples.museum.own-board">
        <source>A custom board</source>
        <translation>Un plateau personnalisé</translation>
    </message>
    <message id="samples.museum.own-board.text">
        <source>Missing slots, closed passages, and a Main Gallery of a different shape.</source>
        <translation>Des emplacements absents, des passages fermés et une Grande Galerie d’une autre forme.</translation>
    </message>
    <message id="samples.museum.illegal">
        <source>Illegal position</source>
        <translation>Position interdite</translation>
    </message>
    <message id="samples.museum.illegal.text">
        <source>A position that cannot occur: what is wrong, where, and how to fix it.</source>
        <translation>Une position impossible&#x202f;: quoi, où, et comment y remédier.</translation>
    </message>
    <message id="samples.museum.disputed">
        <source>A rule with two answers</source>
        <translation>Une règle, deux interprétations</translation>
    </message>
    <message id="samples.museum.disputed.text">
        <source>The rulebook does not say what counts: both totals are shown.</source>
        <translation>Le livret ne dit pas ce qui compte&#x202f;: les deux totaux sont indiqués.</translation>
    </message>
    <message id="museum.setup.end">
        <source>The game ends when a player reaches {points} points on the score track; there are {tokens} Prestige tokens.</source>
        <translation>La partie se termine quand un joueur atteint {points} points sur la piste de score&#x202f;; il y a {tokens} jetons de Prestige.</translation>
    </message>
    <message id="museum.board.standard">
        <source>Standard board</source>
        <translation>Plateau standard</translation>
    </message>
    <message id="museum.hint.nothing-to-move">
        <source>No object to move here: select one first.</source>
        <translation>Aucun Objet à déplacer ici&#x202f;: sélectionnez-en un d’abord.</translation>
    </message>
    <message id="museum.arrange.looking">
        <source>Looking for a better arrangement…</source>
        <translation>Recherche d’une meilleure disposition…</translation>
    </message>
    <message id="museum.arrange.crowded">
        <source>There are more objects than slots, so they cannot all stay on the board.</source>
        <translation>Il y a plus d’Objets que d’emplacements&#x202f;: ils ne peuvent pas tous rester sur le plateau.</translation>
    </message>
    <message id="museum.arrange.empty">
        <source>Nothing to rearrange yet.</source>
        <translation>Il n’y a encore rien à réorganiser.</translation>
    </message>
    <message id="museum.arrange.proved-here">
        <source>No arrangement of these objects scores more than {total} (proved).</source>
        <translation>Aucune disposition de ces Objets ne rapporte plus de {total} (maximum prouvé).</translation>
    </message>
    <message id="museum.arrange.nothing-so-far">
        <source>Nothing better found so far; no arrangement scores more than {bound}.</source>
        <translation>Rien de mieux pour l’instant&#x202f;; aucune disposition ne rapporte plus de {bound}.</translation>
    </message>
    <message id="museum.arrange.proved" numerus="yes">
        <source>+{gain} by moving %n objects: {total}, the best possible.</source>
        <translation>
            <numerusform>+{gain} en déplaçant %n Objet&#x202f;: {total}, le maximum possible.</numerusform>
            <numerusform>+{gain} en déplaçant %n Objets&#x202f;: {total}, le maximum possible.</numerusform>
        </translation>
    </message>
    <message id="museum.arrange.so-far" numerus="yes">
        <source>+{gain} so far by moving %n objects: {total}. No arrangement scores more than {bound}.</source>
        <translation>
            <numerusform>+{gain} jusqu’ici en déplaçant %n Objet&#x202f;: {total}. Aucune disposition ne rapporte plus de {bound}.</numerusform>
            <numerusform>+{gain} jusqu’ici en déplaçant %n Objets&#x202f;: {total}. Aucune disposition ne rapporte plus de {bound}.</numerusform>
        </translation>
    </message>
    <message id="museum.arrange.gain" numerus="yes">
        <source>+{gain} by moving %n objects</source>
        <translation>
            <numerusform>+{gain} en déplaçant %n Objet</numerusform>
            <numerusform>+{gain} en déplaçant %n Objets</numerusform>
        </translation>
    </message>
    <message id="museum.arrange.missing">
        <source>Missing details are not counted.</source>
        <translation>Les informations manquantes ne sont pas comptées.</translation>
    </message>
    <message id="museum.arrange.step">
        <source>{object}: from {from} to {to}</source>
        <translation>{object}&#x202f;: {from} → {to}</translation>
    </message>
    <message id="museum.arrange.swap">
        <source>{object}: from {from} to {to}, swapped with {other}</source>
        <translation>{object}&#x202f;: {from} → {to}, échange avec {other}</translation>
    </message>
    <message id="museum.edit.step">
        <source>Rearrangement step applied</source>
        <translation>Étape de réorganisation appliquée</translation>
    </message>
    <message id="museum.edit.arrange" numerus="yes">
        <source>%n objects rearranged</source>
        <translation>
            <numerusform>Réorganisation&#x202f;: %n Objet déplacé</numerusform>
            <numerusform>Réorganisation&#x202f;: %n Objets déplacés</numerusform>
        </translation>
    </message>
    <message id="museum.edit.draw">
        <source>Board drawn</source>
        <translation>Plateau dessiné</translation>
    </message>
    <message id="museum.edit.wall">
        <source>Passage changed</source>
        <translation>Passage modifié</translation>
    </message>
    <message id="museum.edit.board">
        <source>Board chosen ({owner})</source>
        <translation>Plateau choisi ({owner})</translation>
    </message>
    <message id="museum.edit.board-new">
        <source>Board added</source>
        <translation>Plateau ajouté</translation>
    </message>
    <message id="museum.edit.board-name">
        <source>Board renamed</source>
        <translation>Plateau renommé</translation>
    </message>
    <message id="museum.edit.board-removed">
        <source>Board removed</source>
        <translation>Plateau retiré</translation>
    </message>
    <message id="museum.edit.board-size">
        <source>Board size changed</source>
        <translation>Taille du plateau modifiée</translation>
    </message>
    <message id="museum.board.numbered">
        <source>Board {number}</source>
        <translation>Plateau {number}</translation>
    </message>
    <message id="museum.board.taken">
        <source>Another board already has this name.</source>
        <translation>Un autre plateau porte déjà ce nom.</translation>
    </message>
    <message id="museum.board.nameless">
        <source>Enter a board name of 1 to 200 visible characters.</source>
        <translation>Saisissez un nom de 1 à 200 caractères visibles.</translation>
    </message>
    <message id="museum.edit.exhibited">
        <source>Object exhibited ({object})</source>
        <translation>Objet exposé ({object})</translation>
    </message>
    <message id="museum.edit.change">
        <source>Object changed ({object})</source>
        <translation>Objet modifié ({object})</translation>
    </message>
    <message id="museum.edit.removed">
        <source>Object removed ({object})</source>
        <translation>Objet retiré ({object})</translation>
    </message>
    <message id="museum.edit.take-all">
        <source>All objects removed</source>
        <translation>Tous les Objets retirés</translation>
    </message>
    <message id="museum.edit.move">
        <source>Object moved ({object})</source>
        <translation>Objet déplacé ({object})</translation>
    </message>
    <message id="museum.edit.text" numerus="yes">
        <source>%n objects entered as text</source>
        <translation>
            <numerusform>%n Objet saisi en texte</numerusform>
            <numerusform>%n Objets saisis en texte</numerusform>
        </translation>
    </message>
    <message id="museum.hint.not-a-slot">
        <source>No object can go here.</source>
        <translation>Aucun Objet ne peut aller ici.</translation>
    </message>
    <message id="museum.hint.nothing-to-paint">
        <source>Fill several slots: first tap a civilisation, domain or value, then the slots it applies to.</source>
        <translation>Remplir plusieurs emplacements&#x202f;: touchez d’abord une Civilisation, un Domaine ou une valeur, puis les emplacements concernés.</translation>
    </message>
    <message id="museum.hint.full">
        <source>All slots are filled: tap the one to change.</source>
        <translation>Tous les emplacements sont remplis&#x202f;: touchez celui à changer.</translation>
    </message>
    <message id="museum.edit.expert">
        <source>Experts changed ({owner})</source>
        <translation>Personnalités modifiées ({owner})</translation>
    </message>
    <message id="museum.edit.patron">
        <source>Patron changed ({owner})</source>
        <translation>Mécène modifié ({owner})</translation>
    </message>
    <message id="museum.edit.figure">
        <source>Number entered</source>
        <translation>Nombre saisi</translation>
    </message>
    <message id="museum.edit.copy">
        <source>Filled in from my copy</source>
        <translation>Complété avec mon exemplaire</translation>
    </message>
    <message id="museum.copy.fill-in">
        <source>Fill in from my copy</source>
        <translation>Compléter avec mon exemplaire</translation>
    </message>
    <message id="museum.patron.quadruple.text">
        <source>Of the four collections on the card, those of size 3 or more.</source>
        <translation>Parmi les quatre collections de la carte, celles de taille 3 ou plus.</translation>
    </message>
    <message id="museum.patron.continent.text">
        <source>Objects from one continent, anywhere on the board.</source>
        <translation>Objets d’un même continent, n’importe où sur le plateau.</translation>
    </message>
    <message id="museum.patron.legacy.text">
        <source>Size of one civilisation’s collection.</source>
        <translation>Taille de la collection d’une Civilisation.</translation>
    </message>
    <message id="museum.patron.perfect.text">
        <source>Collections whose objects include every value from 1 to 5.</source>
        <translation>Collections dont les Objets réunissent toutes les valeurs de 1 à 5.</translation>
    </message>
    <message id="museum.patron.masterpieces.text">
        <source>Objects of value 5, anywhere on the board.</source>
        <translation>Objets de valeur 5, n’importe où sur le plateau.</translation>
    </message>
    <message id="museum.patron.greatest-team.text">
        <source>Each expert scores points.</source>
        <translation>Chaque Personnalité rapporte des points.</translation>
    </message>
    <message id="museum.patron.fountain.text">
        <source>Domain collections of size 5 or more.</source>
        <translation>Collections de Domaine de taille 5 ou plus.</translation>
    </message>
    <message id="museum.patron.glimpse.text">
        <source>A civilisation collection of size 7 or more and a domain collection of size 6 or more.</source>
        <translation>Une collection de Civilisation de taille 7 ou plus et une collection de Domaine de taille 6 ou plus.</translation>
    </message>
    <message id="museum.patron.other.text">
        <source>Enter the points printed on the card.</source>
        <translation>Saisissez les points imprimés sur la carte.</translation>
    </message>
    <message id="museum.hint.typed">
        <source>{typed}…: civilisation, domain, value; then Enter.</source>
        <translation>{typed}…&#x202f;: Civilisation, Domaine, valeur&#x202f;; puis Entrée.</translation>
    </message>
    <message id="museum.hint.object">
        <source>{slot}: {object}. Use the keypad to change it.</source>
        <translation>{slot}&#x202f;: {object}. Modifiez-le avec le clavier.</translation>
    </message>
    <message id="museum.hint.empty">
        <source>{slot}: which civilisation, domain and value?</source>
        <translation>{slot}&#x202f;: quelle Civilisation, quel Domaine, quelle valeur&#x202f;?</translation>
    </message>
    <message id="museum.hint.part">
        <source>{slot}: {object}…</source>
        <translation>{slot}&#x202f;: {object}…</translation>
    </message>
    <message id="museum.hint.blocked">
        <source>{slot}: no object can go here.</source>
        <translation>{slot}&#x202f;: aucun Objet ne peut aller ici.</translation>
    </message>
    <message id="museum.hint.paint">
        <source>Tap the slots to fill: {object}.</source>
        <translation>Touchez les emplacements à remplir&#x202f;: {object}.</translation>
    </message>
    <message id="museum.hint.paint-what">
        <source>Fill several slots: tap a civilisation, a domain or a value, then every slot it applies to.</source>
        <translation>Remplir plusieurs emplacements&#x202f;: touchez une Civilisation, un Domaine ou une valeur, puis tous les emplacements concernés.</translation>
    </message>
    <message id="museum.hint.move">
        <source>Where should {object} go? Tap a slot; an object already there swaps places with it.</source>
        <translation>Où placer {object}&#x202f;? Touchez un emplacement&#x202f;; s’il est occupé, les deux Objets changent de place.</translation>
    </message>
    <message id="museum.hint.plan">
        <source>Tap the cells to change.</source>
        <translation>Touchez les cases à changer.</translation>
    </message>
    <message id="museum.hint.wall">
        <source>Tap two neighbouring slots to close or open the passage between them.</source>
        <translation>Touchez deux emplacements voisins pour fermer ou ouvrir le passage entre eux.</translation>
    </message>
    <message id="museum.hint.wall-next">
        <source>Now tap the slot next to it.</source>
        <translation>Touchez maintenant l’emplacement voisin.</translation>
    </message>
    <message id="museum.hint.no-museum">
        <source>This game has no museum for {owner}.</source>
        <translation>Cette partie n’a pas de musée pour {owner}.</translation>
    </message>
    <message id="sides.slots">
        <source>{filled} of {spaces} slots</source>
        <translation>{filled} sur {spaces} emplacements</translation>
    </message>
    <message id="muse.economy.spoken">
        <source>Economy: {coins}</source>
        <translation>Économie&#x202f;: {coins}</translation>
    </message>
    <message id="museum.cell.name">
        <source>{slot}: {content}</source>
        <translation>{slot}&#x202f;: {content}</translation>
    </message>
    <message id="museum.cell.empty">
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message id="museum.cell.empty-main">
        <source>empty, Main Gallery</source>
        <translation>vide, Grande Galerie</translation>
    </message>
    <message id="museum.cell.blocked">
        <source>blocked</source>
        <translation>bloqué</translation>
    </message>
    <message id="museum.cell.none">
        <source>no slot</source>
        <translation>aucun emplacement</translation>
    </message>
    <message id="museum.cell.partial">
        <source>incomplete: {traits}</source>
        <translation>incomplet&#x202f;: {traits}</translation>
    </message>
    <message id="art.facts.advice">
        <source>Count the squares on your boards once; the rulebook does not give the size.</source>
        <translation>Comptez une fois les cases de vos plateaux&#x202f;; le livret n’en donne pas le nombre.</translation>
    </message>
    <message id="art.facts.columns">
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message id="art.facts.rows">
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message id="art.facts.eyeline.first">
        <source>First row of the eyeline</source>
        <translation>Ligne de regard&#x202f;: première rangée</translation>
    </message>
    <message id="art.facts.eyeline.last">
        <source>Last row of the eyeline</source>
        <translation>Ligne de regard&#x202f;: dernière rangée</translation>
    </message>
    <message id="art.facts.star.column">
        <source>Column of the left star</source>
        <translation>Colonne de l’étoile de gauche</translation>
    </message>
    <message id="art.facts.star.row">
        <source>Row of the stars</source>
        <translation>Rangée des étoiles</translation>
    </message>
    <message id="art.facts.verified">
        <source>Confirmed: this wall matches your copy.</source>
        <translation>Confirmé&#x202f;: c’est le mur de votre exemplaire.</translation>
    </message>
    <message id="art.facts.confirm">
        <source>Confirm this wall</source>
        <translation>Confirmer ce mur</translation>
    </message>
    <message id="art.tool.fit">
        <source>Where can it go?</source>
        <translation>Où la mettre&#x202f;?</translation>
    </message>
    <message id="art.fit.hang">
        <source>Hang it here</source>
        <translation>L’accrocher ici</translation>
    </message>
    <message id="art.fit.kind">
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message id="art.fit.painting">
        <source>Painting</source>
        <translation>Tableau</translation>
    </message>
    <message id="art.fit.decor.1">
        <source>Decor 1</source>
        <translation>Décoration 1</translation>
    </message>
    <message id="art.fit.decor.2">
        <source>Decor 2</source>
        <translation>Décoration 2</translation>
    </message>
    <message id="art.fit.decor.3">
        <source>Decor 3</source>
        <translation>Décoration 3</translation>
    </message>
    <message id="art.keypad.type">
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message id="art.keypad.frame">
        <source>Frame</source>
        <translation>Cadre</translation>
    </message>
    <message id="art.keypad.name">
        <source>Type and frame</source>
        <translation>Type et cadre</translation>
    </message>
    <message id="art.keypad.decor">
        <source>Decor</source>
        <translation>Décoration</translation>
    </message>
    <message id="art.keypad.start">
        <source>Starting painting</source>
        <translation>Tableau de départ</translation>
    </message>
    <message id="art.keypad.assistant">
        <source>To the assistant</source>
        <translation>À l’assistant</translation>
    </message>
    <message id="art.tool.museum">
        <source>Prestige and auction</source>
        <translation>Prestige et enchères</translation>
    </message>
    <message id="art.museum.title">
        <source>Prestige in the museum</source>
        <translation>Prestige au Musée</translation>
    </message>
    <message id="art.museum.advice">
        <source>Enter the space of each marker; black 5 is 55. Leave the field empty if the type is not in the museum.</source>
        <translation>Saisissez la case de chaque marqueur&#x202f;; le 5 noir est 55. Laissez vide si le type n’est pas au Musée.</translation>
    </message>
    <message id="art.beside.assistant">
        <source>Assistant</source>
        <translation>Assistant</translation>
    </message>
    <message id="art.assistant.hang">
        <source>Hang it</source>
        <translation>L’accrocher</translation>
    </message>
    <message id="art.assistant.clear">
        <source>Remove it</source>
        <translation>La retirer</translation>
    </message>
    <message id="art.beside.excess">
        <source>Excess paintings</source>
        <translation>Tableaux en trop</translation>
    </message>
    <message id="art.ordered">
        <source>Tiles are in the order they were hung</source>
        <translation>Les tuiles suivent l’ordre d’accrochage</translation>
    </message>
    <message id="art.hand.title">
        <source>Bid cards left in hand</source>
        <translation>Cartes d’enchère restées en main</translation>
    </message>
    <message id="art.hand.advice">
        <source>If players are tied, the bid cards left in hand decide. Tap the cards still held; or “All cards”, then those played.</source>
        <translation>En cas d’égalité, les cartes d’enchère restantes départagent. Touchez celles qui sont encore en main&#x202f;; ou «&#x202f;Toutes les cartes&#x202f;», puis celles qui ont été jouées.</translation>
    </message>
    <message id="art.hand.clear">
        <source>Clear this hand</source>
        <translation>Effacer cette main</translation>
    </message>
    <message id="art.tool.pairs">
        <source>Check for faux pas</source>
        <translation>Vérifier les fautes de goût</translation>
    </message>
    <message id="art.pairs.advice">
        <source>Check your left neighbour’s wall: two adjacent paintings of the same type are a faux pas. Tap a pair to see it on the wall.</source>
        <translation>Vérifiez le mur de votre voisin de gauche&#x202f;: deux tableaux voisins du même type sont une faute de goût. Touchez une paire pour la voir sur le mur.</translation>
    </message>
    <message id="art.tool.plan">
        <source>Wall layout</source>
        <translation>Plan du mur</translation>
    </message>
    <message id="art.plan.advice">
        <source>A tile that no longer fits stays in place and is marked.</source>
        <translation>Une tuile qui ne tient plus reste en place et est signalée.</translation>
    </message>
    <message id="art.menu.frames">
        <source>Frames</source>
        <translation>Cadres</translation>
    </message>
    <message id="art.menu.frames.advice">
        <source>Name the four frames after their colours in your copy.</source>
        <translation>Nommez les quatre cadres d’après leurs couleurs dans votre exemplaire.</translation>
    </message>
    <message id="art.menu.frame">
        <source>Name of frame {letter}</source>
        <translation>Nom du cadre {letter}</translation>
    </message>
    <message id="art.setup.wall">
        <source>Size of your wall</source>
        <translation>Taille de votre mur</translation>
    </message>
    <message id="art.step.less">
        <source>{figure}: one less</source>
        <translation>{figure}&#x202f;: un de moins</translation>
    </message>
    <message id="art.step.more">
        <source>{figure}: one more</source>
        <translation>{figure}&#x202f;: un de plus</translation>
    </message>
    <message id="art.tool.tiles">
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message id="art.tool.copy">
        <source>Copy: hang another like it</source>
        <translation>Copier&#x202f;: en accrocher une autre semblable</translation>
    </message>
    <message id="art.tool.remove">
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message id="art.wall.name">
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message id="art.facts.picture">
        <source>The wall as entered</source>
        <translation>Le mur saisi</translation>
    </message>
    <message id="art.type.city-life">
        <source>City Life</source>
        <translation>Vie urbaine</translation>
    </message>
    <message id="art.type.city-life.letter">
        <source>Ci</source>
        <translation>Vi</translation>
    </message>
    <message id="art.type.portrait">
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message id="art.type.portrait.letter">
        <source>Po</source>
        <translation>Po</translation>
    </message>
    <message id="art.type.still-life">
        <source>Still Life</source>
        <translation>Nature morte</translation>
    </message>
    <message id="art.type.still-life.letter">
        <source>St</source>
        <translation>Na</translation>
    </message>
    <message id="art.type.landscape">
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message id="art.type.landscape.letter">
        <source>La</source>
        <translation>Pa</translation>
    </message>
    <message id="art.decor">
        <source>decor</source>
        <translation>décoration</translation>
    </message>
    <message id="art.frames.moved.final">
        <source>Its position at the end of the round</source>
        <translation>Sa position à la fin de la manche</translation>
    </message>
    <message id="art.frames.moved.first">
        <source>Its first position: the decor earned cannot be checked</source>
        <translation>Sa première position&#x202f;: les décorations gagnées ne peuvent pas être vérifiées</translation>
    </message>
    <message id="art.decor.swapped.no">
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message id="art.decor.swapped.yes">
        <source>Yes: only the total of shields is checked</source>
        <translation>Oui&#x202f;: seul le total des écussons est vérifié</translation>
    </message>
    <message id="art.decor.four.at-most">
        <source>Yes: at most that many shields</source>
        <translation>Oui&#x202f;: au plus ce nombre d’écussons</translation>
    </message>
    <message id="art.decor.four.exactly">
        <source>No: exactly that many shields, or no decor</source>
        <translation>Non&#x202f;: exactement ce nombre, ou aucune décoration</translation>
    </message>
    <message id="art.prestige.black.no">
        <source>No: they are fifty spaces apart</source>
        <translation>Non&#x202f;: cinquante cases les séparent</translation>
    </message>
    <message id="art.prestige.black.yes">
        <source>Yes: the space is taken</source>
        <translation>Oui&#x202f;: la case est prise</translation>
    </message>
    <message id="art.frames.moved.title">
        <source>If a painting moves again before the round ends, which position earns decor?</source>
        <translation>Si un tableau est encore déplacé avant la fin de la manche, quelle position rapporte la décoration&#x202f;?</translation>
    </message>
    <message id="art.frames.moved.text">
        <source>Tiles may be moved freely on the wall until the round ends, but decor is taken as soon as a painting is hung. The rulebook does not say which position counts. The file contains only the last one.</source>
        <translation>Jusqu’à la fin de la manche, les tuiles se déplacent librement sur le mur, mais la décoration se prend dès que le tableau est accroché. Le livret ne dit pas quelle position compte. Le fichier ne contient que la dernière.</translation>
    </message>
    <message id="art.frames.moved.citation">
        <source>Rulebook, “Gallery Wall Placement Rules” and “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Livret de règles, «&#x202f;Gallery Wall Placement Rules&#x202f;» et «&#x202f;Matching Frames and Acquiring Decor Tiles&#x202f;»</translation>
    </message>
    <message id="art.decor.swapped.title">
        <source>Was decor on the walls swapped because a size ran out?</source>
        <translation>Des décorations posées ont-elles été échangées parce qu’une taille était épuisée&#x202f;?</translation>
    </message>
    <message id="art.decor.swapped.text">
        <source>The box has a limited number of decor tiles of each size, and the rulebook does not say what to do when a size runs out. If players then swap tiles for others of the same value, the walls no longer show which painting earned which tile.</source>
        <translation>La boîte contient un nombre limité de décorations de chaque taille, et le livret ne dit pas que faire quand une taille est épuisée. Si les joueurs échangent alors des tuiles contre d’autres de même valeur, les murs ne montrent plus quel tableau a rapporté quelle tuile.</translation>
    </message>
    <message id="art.decor.swapped.citation">
        <source>Rulebook, “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Livret de règles, «&#x202f;Matching Frames and Acquiring Decor Tiles&#x202f;»</translation>
    </message>
    <message id="art.decor.four.title">
        <source>Four or more matching frames: may the decor add up to less?</source>
        <translation>Quatre cadres identiques ou plus&#x202f;: les décorations peuvent-elles totaliser moins&#x202f;?</translation>
    </message>
    <message id="art.decor.four.text">
        <source>With one to three matching frames, the tile may be smaller. With four or more, you take any decor tiles that add up to that number; the rulebook does not say whether they may add up to less.</source>
        <translation>Avec un à trois cadres identiques, la tuile peut être plus petite. À partir de quatre, on prend des décorations dont la somme fait ce nombre&#x202f;; le livret ne dit pas si elle peut être inférieure.</translation>
    </message>
    <message id="art.decor.four.citation">
        <source>Rulebook, “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Livret de règles, «&#x202f;Matching Frames and Acquiring Decor Tiles&#x202f;»</translation>
    </message>
    <message id="art.prestige.black.title">
        <source>Do markers on black 4 and normal 4 collide?</source>
        <translation>Un marqueur sur le 4 noir et un autre sur le 4 normal se gênent-ils&#x202f;?</translation>
    </message>
    <message id="art.prestige.black.text">
        <source>Past 50, a prestige marker is turned to its black side and starts the track again. The rulebook does not say whether it may share a space with a marker still on its first lap.</source>
        <translation>Au-delà de 50, un marqueur de prestige passe sur sa face noire et recommence la piste. Le livret ne dit pas s’il peut partager une case avec un marqueur qui en est encore au premier tour.</translation>
    </message>
    <message id="art.prestige.black.citation">
        <source>Rulebook, “Increasing Prestige”</source>
        <translation>Livret de règles, «&#x202f;Increasing Prestige&#x202f;»</translation>
    </message>
    <message id="art.place.wall">
        <source>the wall</source>
        <translation>le mur</translation>
    </message>
    <message id="art.place.square">
        <source>square {column},{row}</source>
        <translation>case {column},{row}</translation>
    </message>
    <message id="art.place.tiles">
        <source>the tiles</source>
        <translation>les tuiles</translation>
    </message>
    <message id="art.place.tile">
        <source>tile {column}</source>
        <translation>la tuile {column}</translation>
    </message>
    <message id="art.place.assistant">
        <source>the assistant</source>
        <translation>l’assistant</translation>
    </message>
    <message id="art.place.excess">
        <source>the excess paintings</source>
        <translation>les tableaux en trop</translation>
    </message>
    <message id="art.place.hand">
        <source>the hand</source>
        <translation>la main</translation>
    </message>
    <message id="art.place.prestige">
        <source>the museum’s track</source>
        <translation>la piste du Musée</translation>
    </message>
    <message id="art.place.prestige.marker">
        <source>the {item} marker</source>
        <translation>le marqueur {item}</translation>
    </message>
    <message id="art.file.players" numerus="yes">
        <source>Art Society is for two to four players; this game has %n.</source>
        <translation>
            <numerusform>Art Society se joue à deux, trois ou quatre&#x202f;; cette partie compte %n joueur.</numerusform>
            <numerusform>Art Society se joue à deux, trois ou quatre&#x202f;; cette partie compte %n joueurs.</numerusform>
        </translation>
    </message>
    <message id="art.file.no-player">
        <source>No player is called “{name}”.</source>
        <translation>Aucun joueur ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="art.file.same-star">
        <source>The two stars are on the same square.</source>
        <translation>Les deux étoiles sont sur la même case.</translation>
    </message>
    <message id="art.file.painting-or-decor">
        <source>A tile needs either “painting” or “decor”, not both.</source>
        <translation>Une tuile doit avoir soit la clé «&#x202f;painting&#x202f;», soit la clé «&#x202f;decor&#x202f;», pas les deux.</translation>
    </message>
    <message id="art.file.prestige-or-museum">
        <source>A file needs either “prestige” or “museum”, not both.</source>
        <translation>Un fichier doit avoir soit la clé «&#x202f;prestige&#x202f;», soit la clé «&#x202f;museum&#x202f;», pas les deux.</translation>
    </message>
    <message id="art.inside.title">
        <source>Inside the wall</source>
        <translation>À l’intérieur du mur</translation>
    </message>
    <message id="art.inside.text">
        <source>Every square of a tile must be on the wall.</source>
        <translation>Une tuile tient tout entière sur le mur.</translation>
    </message>
    <message id="art.inside.citation">
        <source>Rulebook, “Gallery Wall Placement Rules”</source>
        <translation>Livret de règles, «&#x202f;Gallery Wall Placement Rules&#x202f;»</translation>
    </message>
    <message id="art.overlap.title">
        <source>One tile per square</source>
        <translation>Une seule tuile par case</translation>
    </message>
    <message id="art.overlap.text">
        <source>No two tiles share a square of the wall.</source>
        <translation>Deux tuiles ne partagent jamais une case du mur.</translation>
    </message>
    <message id="art.overlap.citation">
        <source>Rulebook, “Gallery Wall Placement Rules”</source>
        <translation>Livret de règles, «&#x202f;Gallery Wall Placement Rules&#x202f;»</translation>
    </message>
    <message id="art.touch.title">
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message id="art.touch.text">
        <source>When hung, every tile except the starting painting must share a side with a tile already on the wall; a corner is not enough. If the hanging order is unknown, every tile must be connected to the starting painting through touching tiles.</source>
        <translation>Quand on l’accroche, toute tuile sauf le tableau de départ doit toucher par un côté une tuile déjà accrochée&#x202f;; un coin ne suffit pas. Si l’ordre d’accrochage est inconnu, chaque tuile doit être reliée au tableau de départ par des tuiles qui se touchent.</translation>
    </message>
    <message id="art.touch.citation">
        <source>Rulebook, “Gallery Wall Placement Rules”</source>
        <translation>Livret de règles, «&#x202f;Gallery Wall Placement Rules&#x202f;»</translation>
    </message>
    <message id="art.start.title">
        <source>Starting painting</source>
        <translation>Tableau de départ</translation>
    </message>
    <message id="art.start.text">
        <source>Each player begins with one 2×3 starting painting that covers one or both stars in the centre of the wall.</source>
        <translation>Chaque joueur commence avec un tableau de départ de 2×3 cases, qui couvre au moins une des deux étoiles au centre du mur.</translation>
    </message>
    <message id="art.start.citation">
        <source>Rulebook, “Setup”, step 6</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;», étape 6</translation>
    </message>
    <message id="art.size.title">
        <source>Painting sizes</source>
        <translation>Taille des tableaux</translation>
    </message>
    <message id="art.size.text">
        <source>The box has no painting of one, two or three squares in a line. No painting with a side longer than five squares is known; a larger one is reported as a note.</source>
        <translation>La boîte ne contient aucun tableau d’une, deux ou trois cases en ligne. On n’en connaît aucun dont un côté dépasse cinq cases&#x202f;; un tableau plus grand est seulement signalé.</translation>
    </message>
    <message id="art.size.citation">
        <source>Rulebook, “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Livret de règles, «&#x202f;Matching Frames and Acquiring Decor Tiles&#x202f;»</translation>
    </message>
    <message id="art.decor.size.title">
        <source>Decor sizes</source>
        <translation>Taille des décorations</translation>
    </message>
    <message id="art.decor.size.text">
        <source>A decor tile has one, two or three shields and covers as many squares in a line. The rulebook does not say whether it may be turned, so both directions are accepted.</source>
        <translation>Une décoration porte un, deux ou trois écussons et couvre autant de cases en ligne. Le livret ne dit pas si elle peut être tournée&#x202f;: les deux sens sont acceptés.</translation>
    </message>
    <message id="art.decor.size.citation">
        <source>Rulebook, “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Livret de règles, «&#x202f;Matching Frames and Acquiring Decor Tiles&#x202f;»</translation>
    </message>
    <message id="art.decor.earned.title">
        <source>Decor must be earned</source>
        <translation>Décorations gagnées</translation>
    </message>
    <message id="art.decor.earned.text">
        <source>When hung, a painting that touches one to three paintings with the same frame earns one decor tile of at most that many shields; with four or more, it earns any decor tiles that add up to that number. An excess painting earns one shield. If the hanging order is known, every decor tile needs a painting that earned it; otherwise, the total of shields is compared with the pairs of matching frames and the excess paintings. A note also points out a decor tile whose shields outnumber the same-frame neighbours of every painting.</source>
        <translation>Un tableau qui, au moment où on l’accroche, touche un à trois tableaux au même cadre rapporte une décoration d’au plus autant d’écussons&#x202f;; s’il en touche quatre ou plus, il rapporte des décorations dont la somme fait ce nombre. Un tableau en trop rapporte un écusson. Si l’ordre d’accrochage est connu, chaque décoration doit avoir été rapportée par un tableau&#x202f;; sinon, le total des écussons est comparé aux paires de cadres identiques et aux tableaux en trop. Une remarque signale aussi une décoration qui porte plus d’écussons qu’aucun tableau n’a de voisins au même cadre.</translation>
    </message>
    <message id="art.decor.earned.citation">
        <source>Rulebook, “Matching Frames and Acquiring Decor Tiles” and “Running out of Space”, step 3</source>
        <translation>Livret de règles, «&#x202f;Matching Frames and Acquiring Decor Tiles&#x202f;» et «&#x202f;Running out of Space&#x202f;», étape 3</translation>
    </message>
    <message id="art.fauxpas.title">
        <source>Faux pas</source>
        <translation>Faute de goût</translation>
    </message>
    <message id="art.fauxpas.text">
        <source>Paintings of the same type that share a side score no prestige; this applies to every painting in a chain. Corners do not count, nor do paintings separated by decor.</source>
        <translation>Des tableaux du même type qui se touchent par un côté ne rapportent aucun prestige&#x202f;; cela vaut pour tous ceux d’une chaîne. Les coins ne comptent pas, ni les tableaux séparés par une décoration.</translation>
    </message>
    <message id="art.fauxpas.citation">
        <source>Rulebook, “Faux Pas”</source>
        <translation>Livret de règles, «&#x202f;Faux Pas&#x202f;»</translation>
    </message>
    <message id="art.assistant.title">
        <source>Assistant</source>
        <translation>Assistant</translation>
    </message>
    <message id="art.assistant.text">
        <source>The assistant holds at most one tile, a painting or decor. You may hang it whenever you place a new tile, before or after that tile. A painting given to the assistant can only go on the wall, never to the museum. At the end, a tile still held scores nothing and costs nothing.</source>
        <translation>L’assistant garde au plus une tuile, tableau ou décoration. Vous pouvez l’accrocher chaque fois que vous placez une nouvelle tuile, avant ou après celle-ci. Un tableau confié à l’assistant ne peut plus aller que sur le mur, jamais au Musée. À la fin, une tuile encore gardée ne rapporte rien et ne coûte rien.</translation>
    </message>
    <message id="art.assistant.citation">
        <source>Rulebook, “Using Your Assistant”</source>
        <translation>Livret de règles, «&#x202f;Using Your Assistant&#x202f;»</translation>
    </message>
    <message id="art.excess.title">
        <source>Excess paintings</source>
        <translation>Tableaux en trop</translation>
    </message>
    <message id="art.excess.text">
        <source>A painting that fits nowhere, cannot be exchanged and is not given to the assistant is an excess painting. A player’s second one triggers the end of the game, so nobody has three.</source>
        <translation>Un tableau qui ne tient nulle part, ne peut pas être échangé et n’est pas confié à l’assistant est un tableau en trop. Le deuxième d’un joueur déclenche la fin de la partie&#x202f;: personne n’en a trois.</translation>
    </message>
    <message id="art.excess.citation">
        <source>Rulebook, “Running out of Space”, step 3, and “Game End”</source>
        <translation>Livret de règles, «&#x202f;Running out of Space&#x202f;», étape 3, et «&#x202f;Game End&#x202f;»</translation>
    </message>
    <message id="art.count.title">
        <source>One painting per round</source>
        <translation>Un tableau par manche</translation>
    </message>
    <message id="art.count.text">
        <source>In each round, every player plays one bid card and takes one painting, and one painting goes to the museum. So each player has one more painting in all (wall, excess and assistant, starting painting included) than bid cards played, and all hands are the same size. If no hand is entered to show it, different numbers of paintings, or fewer unsold paintings in the museum than rounds, are reported as notes.</source>
        <translation>À chaque manche, chacun joue une carte d’enchère et prend un tableau, et un tableau va au Musée. Un joueur a donc en tout (mur, tableaux en trop et assistant, tableau de départ compris) un tableau de plus qu’il n’a joué de cartes, et toutes les mains ont autant de cartes. Si aucune main saisie ne le montre, des nombres de tableaux différents, ou moins d’invendus au Musée que de manches, sont signalés par une remarque.</translation>
    </message>
    <message id="art.count.citation">
        <source>Rulebook, “Auction”</source>
        <translation>Livret de règles, «&#x202f;Auction&#x202f;»</translation>
    </message>
    <message id="art.bids.title">
        <source>Bid cards</source>
        <translation>Cartes d’enchère</translation>
    </message>
    <message id="art.bids.text">
        <source>Each player has twenty bid cards, 1 to 20, one of each value.</source>
        <translation>Chaque joueur a vingt cartes d’enchère, de 1 à 20, une de chaque valeur.</translation>
    </message>
    <message id="art.bids.citation">
        <source>Rulebook, “Setup”, step 4</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;», étape 4</translation>
    </message>
    <message id="art.prestige.title">
        <source>Prestige markers</source>
        <translation>Marqueurs de prestige</translation>
    </message>
    <message id="art.prestige.text">
        <source>Each auction leaves one painting to the museum; its value moves the marker of its type. Two markers never share a space: a marker that would land on another moves back to the first empty space. A marker is on 0 only if it found no empty space, with all four types in the museum; a type that never reached the museum has no marker on the track and the multiplier ×2.</source>
        <translation>Chaque enchère laisse un tableau au Musée, dont la valeur fait avancer le marqueur de son type. Deux marqueurs n’occupent jamais la même case&#x202f;: celui qui arriverait sur un autre recule jusqu’à la première case vide. Un marqueur n’est sur 0 que s’il n’a trouvé aucune case vide, les quatre types étant au Musée&#x202f;; un type jamais entré au Musée n’a pas de marqueur sur la piste, et son multiplicateur est ×2.</translation>
    </message>
    <message id="art.prestige.citation">
        <source>Rulebook, “Increasing Prestige” and “Prestige Rankings”</source>
        <translation>Livret de règles, «&#x202f;Increasing Prestige&#x202f;» et «&#x202f;Prestige Rankings&#x202f;»</translation>
    </message>
    <message id="art.hand.needed.title">
        <source>Tie: bid cards in hand needed</source>
        <translation>Égalité&#x202f;: cartes en main à saisir</translation>
    </message>
    <message id="art.hand.needed.text">
        <source>If players are tied for first place on points, the one with the higher total on the bid cards left in hand wins; if these totals are equal too, they share the victory. You only need to enter hands in this case, once every wall has more than its starting painting and the prestige markers are entered. The rulebook breaks no ties for lower places; if you enter the hands, Cimaise orders them in the same way.</source>
        <translation>Entre joueurs à égalité de points pour la première place, la plus forte somme des cartes d’enchère restées en main l’emporte&#x202f;; à somme égale, la victoire est partagée. Les mains ne sont demandées que dans ce cas, une fois que chaque mur porte plus que son tableau de départ et que les marqueurs de prestige sont saisis. Le livret ne départage pas les places suivantes&#x202f;; si vous saisissez les mains, Cimaise les départage de la même façon.</translation>
    </message>
    <message id="art.hand.needed.citation">
        <source>Rulebook, “Final Scoring”</source>
        <translation>Livret de règles, «&#x202f;Final Scoring&#x202f;»</translation>
    </message>
    <message id="art.end.title">
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message id="art.end.text">
        <source>The end is triggered when a wall is full, a player takes a second excess painting, or no bid cards are left. Finish the round, then count the score.</source>
        <translation>La fin est déclenchée quand un mur est plein, quand un joueur a un deuxième tableau en trop ou quand il ne reste plus de cartes d’enchère. Terminez la manche, puis comptez les points.</translation>
    </message>
    <message id="art.end.citation">
        <source>Rulebook, “Game End”</source>
        <translation>Livret de règles, «&#x202f;Game End&#x202f;»</translation>
    </message>
    <message id="art.wall.unverified.title">
        <source>Size of the wall</source>
        <translation>Taille du mur</translation>
    </message>
    <message id="art.wall.unverified.text">
        <source>The rulebook does not say how many squares the wall has or which rows the eyeline covers. Both are printed on the player boards: count them there once.</source>
        <translation>Le livret de règles n’indique ni le nombre de cases du mur ni les rangées que couvre la ligne de regard. Les deux sont imprimés sur les plateaux des joueurs&#x202f;: comptez-les une fois.</translation>
    </message>
    <message id="art.wall.unverified.citation">
        <source>Rulebook, “Gallery Wall Placement Rules” (pictures only)</source>
        <translation>Livret de règles, «&#x202f;Gallery Wall Placement Rules&#x202f;» (images seulement)</translation>
    </message>
    <message id="art.decor.earned.total">
        <source>Shields: {shields}. At most {earned} can have been earned: {matches} from matching frames, {excess} from excess paintings.</source>
        <translation>Écussons&#x202f;: {shields}. Maximum possible&#x202f;: {earned} (cadres identiques&#x202f;: {matches}, tableaux en trop&#x202f;: {excess}).</translation>
    </message>
    <message id="art.decor.earned.total.fix">
        <source>Count the shields again and check the frames.</source>
        <translation>Recomptez les écussons et vérifiez les cadres.</translation>
    </message>
    <message id="art.decor.earned.tile" numerus="yes">
        <source>{tile}: no earlier painting remains that could have earned this %n-shield decor tile.</source>
        <translation>
            <numerusform>{tile}&#x202f;: aucun tableau antérieur n’a pu rapporter cette décoration de %n écusson en plus des autres.</numerusform>
            <numerusform>{tile}&#x202f;: aucun tableau antérieur n’a pu rapporter cette décoration de %n écussons en plus des autres.</numerusform>
        </translation>
    </message>
    <message id="art.decor.earned.tile.fix">
        <source>Correct its shields or the frames, or mark the hanging order as unknown.</source>
        <translation>Corrigez ses écussons ou les cadres, ou indiquez que l’ordre d’accrochage est inconnu.</translation>
    </message>
    <message id="art.decor.earned.touches" numerus="yes">
        <source>{tile}: no painting on this wall touches %n paintings with its own frame, so none can have earned this %n-shield decor tile.</source>
        <translation>
            <numerusform>{tile}&#x202f;: aucun tableau de ce mur ne touche %n tableau au même cadre que lui&#x202f;; aucun n’a donc pu rapporter cette décoration de %n écusson.</numerusform>
            <numerusform>{tile}&#x202f;: aucun tableau de ce mur ne touche %n tableaux au même cadre que lui&#x202f;; aucun n’a donc pu rapporter cette décoration de %n écussons.</numerusform>
        </translation>
    </message>
    <message id="art.decor.earned.touches.fix">
        <source>Correct its shields or the frames. Otherwise, only a swap after a size ran out can explain it.</source>
        <translation>Corrigez ses écussons ou les cadres. Sinon, seul un échange, une taille étant épuisée, peut l’expliquer.</translation>
    </message>
    <message id="art.decor.earned.sum">
        <source>The decor cannot be divided among the paintings that earned it: four or more matching frames earn exactly that many shields, or none.</source>
        <translation>Les décorations ne se répartissent pas entre les tableaux qui les ont rapportées&#x202f;: quatre cadres identiques ou plus rapportent exactement autant d’écussons, ou aucun.</translation>
    </message>
    <message id="art.decor.earned.sum.fix">
        <source>Correct the shields or the frames, or choose the other answer to this question.</source>
        <translation>Corrigez les écussons ou les cadres, ou choisissez l’autre interprétation.</translation>
    </message>
    <message id="art.excess.many" numerus="yes">
        <source>{owner} has %n excess paintings; the second one triggers the end of the game.</source>
        <translation>
            <numerusform>{owner} a %n tableau en trop&#x202f;; le deuxième déclenche la fin de la partie.</numerusform>
            <numerusform>{owner} a %n tableaux en trop&#x202f;; le deuxième déclenche la fin de la partie.</numerusform>
        </translation>
    </message>
    <message id="art.excess.many.fix">
        <source>Count the paintings beside the board again.</source>
        <translation>Recomptez les tableaux posés à côté du plateau.</translation>
    </message>
    <message id="art.count.paintings">
        <source>Paintings on the wall, in excess and with the assistant: {found}. Expected: {expected}, the starting painting included (rounds played, from the cards left in hand: {rounds}).</source>
        <translation>Tableaux sur le mur, en trop et chez l’assistant&#x202f;: {found}. Nombre attendu&#x202f;: {expected}, tableau de départ compris (manches jouées, d’après les cartes restées en main&#x202f;: {rounds}).</translation>
    </message>
    <message id="art.count.paintings.fix">
        <source>Check for a painting that is missing or entered twice, and count the cards in hand again.</source>
        <translation>Cherchez un tableau oublié ou saisi deux fois, et recomptez les cartes en main.</translation>
    </message>
    <message id="art.count.hands">
        <source>The hands have different numbers of cards, but everyone plays one card per round.</source>
        <translation>Les mains n’ont pas le même nombre de cartes, alors que chacun en joue une par manche.</translation>
    </message>
    <message id="art.count.hands.fix">
        <source>Count the cards in each hand again.</source>
        <translation>Recomptez les cartes de chaque main.</translation>
    </message>
    <message id="art.count.walls">
        <source>Everyone takes one painting per round, but the players have different numbers of them on the wall, in excess and with the assistant: {counts}.</source>
        <translation>Chacun prend un tableau par manche, mais les joueurs n’en ont pas tous le même nombre (mur, tableaux en trop et assistant)&#x202f;: {counts}.</translation>
    </message>
    <message id="art.count.walls.fix">
        <source>Finish entering the round, or check for a painting that is missing or entered twice.</source>
        <translation>Finissez de saisir la manche, ou cherchez un tableau oublié ou saisi deux fois.</translation>
    </message>
    <message id="art.count.of">
        <source>{owner}: {n}</source>
        <translation>{owner}&#x202f;: {n}</translation>
    </message>
    <message id="art.count.wall">
        <source>Paintings on the wall, in excess and with the assistant: {found}. Expected with the starting painting: {expected} (rounds played, from the hands entered: {rounds}).</source>
        <translation>Tableaux sur le mur, en trop et chez l’assistant&#x202f;: {found}. Nombre attendu&#x202f;: {expected}, tableau de départ compris (manches jouées, d’après les mains saisies&#x202f;: {rounds}).</translation>
    </message>
    <message id="art.count.wall.fix">
        <source>Check for a painting that is missing or entered twice.</source>
        <translation>Cherchez un tableau oublié ou saisi deux fois.</translation>
    </message>
    <message id="art.count.museum">
        <source>Unsold paintings entered: {found}. Rounds played: {rounds}, and each leaves one painting to the museum. A type without a marker may be in the museum after all.</source>
        <translation>Invendus saisis&#x202f;: {found}. Manches jouées&#x202f;: {rounds}, et chacune laisse un tableau au Musée. Un type sans marqueur y est peut-être tout de même.</translation>
    </message>
    <message id="art.count.museum.fix">
        <source>Enter the unsold paintings that are missing.</source>
        <translation>Saisissez les invendus qui manquent.</translation>
    </message>
    <message id="art.bids.outside">
        <source>Card {card} is in hand, but bid cards run from 1 to {highest}.</source>
        <translation>La carte {card} est en main, mais les cartes d’enchère vont de 1 à {highest}.</translation>
    </message>
    <message id="art.bids.outside.fix">
        <source>Check the card.</source>
        <translation>Vérifiez la carte.</translation>
    </message>
    <message id="art.bids.twice">
        <source>Card {card} is in hand more than once; each player has one bid card of each value.</source>
        <translation>La carte {card} est plusieurs fois en main&#x202f;; chacun n’a qu’une carte d’enchère de chaque valeur.</translation>
    </message>
    <message id="art.bids.twice.fix">
        <source>Check the cards and remove the wrong one.</source>
        <translation>Vérifiez les cartes et retirez celle qui est fausse.</translation>
    </message>
    <message id="art.prestige.same">
        <source>{first} and {second} are on the same space of the museum’s track.</source>
        <translation>{first} et {second} sont sur la même case de la piste du Musée.</translation>
    </message>
    <message id="art.prestige.same.fix">
        <source>Check both spaces: a marker that would land on another moves back to the first empty space.</source>
        <translation>Vérifiez les deux cases&#x202f;: un marqueur qui arriverait sur un autre recule jusqu’à la première case vide.</translation>
    </message>
    <message id="art.prestige.empty">
        <source>The prestige markers are not entered. Points, depending on the museum’s ranking: {ranges}.</source>
        <translation>Les marqueurs de prestige ne sont pas saisis. Points, selon le classement du Musée&#x202f;: {ranges}.</translation>
    </message>
    <message id="art.prestige.empty.fix">
        <source>Enter the spaces of the markers: each auction leaves one painting to the museum.</source>
        <translation>Saisissez les cases des marqueurs&#x202f;: chaque enchère laisse un tableau au Musée.</translation>
    </message>
    <message id="art.prestige.zero">
        <source>{first} is on 0, which is only possible with all four types in the museum; a type that never reached it has no marker on the track and the multiplier ×2.</source>
        <translation>{first} est sur 0, ce qui n’est possible que si les quatre types sont au Musée&#x202f;; un type jamais entré au Musée n’a pas de marqueur sur la piste, et son multiplicateur est ×2.</translation>
    </message>
    <message id="art.prestige.zero.fix">
        <source>Remove the marker from the track if no painting of this type reached the museum; otherwise, enter the other markers.</source>
        <translation>Retirez le marqueur de la piste si aucun tableau de ce type n’est entré au Musée&#x202f;; sinon, saisissez les autres marqueurs.</translation>
    </message>
    <message id="art.hand.needed.tied">
        <source>{owner} is tied at the top (score: {points}): the bid cards left in hand decide, but this hand is not entered.</source>
        <translation>{owner} est à égalité en tête (score&#x202f;: {points})&#x202f;: les cartes d’enchère restées en main départagent, mais cette main n’est pas saisie.</translation>
    </message>
    <message id="art.hand.needed.tied.fix">
        <source>Enter the bid cards left in this hand. Until then, the place is shared.</source>
        <translation>Saisissez les cartes d’enchère restées dans cette main&#x202f;; d’ici là, la place est partagée.</translation>
    </message>
    <message id="art.end.wall">
        <source>The wall is full: this is the last round.</source>
        <translation>Le mur est plein&#x202f;: c’est la dernière manche.</translation>
    </message>
    <message id="art.end.excess">
        <source>{owner} has a second excess painting: this is the last round.</source>
        <translation>{owner} a un deuxième tableau en trop&#x202f;: c’est la dernière manche.</translation>
    </message>
    <message id="art.end.hands">
        <source>No bid cards are left: this is the last round.</source>
        <translation>Il ne reste plus de cartes d’enchère&#x202f;: c’est la dernière manche.</translation>
    </message>
    <message id="art.wall.unverified.guess">
        <source>The wall is not confirmed: {columns} columns, {rows} rows, the stars and the eyeline are assumed.</source>
        <translation>Le mur n’est pas confirmé&#x202f;: {columns} colonnes, {rows} rangées, les étoiles et la ligne de regard sont des suppositions.</translation>
    </message>
    <message id="art.wall.unverified.guess.fix">
        <source>Count the squares of the printed wall once, and check the two stars and the rows between the eyes.</source>
        <translation>Comptez une fois les cases du mur imprimé, et vérifiez les deux étoiles et les rangées entre les yeux.</translation>
    </message>
    <message id="art.inside.out">
        <source>{tile} ({name}) extends beyond the wall, which is {columns} squares wide and {rows} high.</source>
        <translation>{tile} ({name}) dépasse du mur, qui a {columns} colonnes et {rows} rangées.</translation>
    </message>
    <message id="art.inside.out.fix">
        <source>Correct its place or its size, or the size of the wall.</source>
        <translation>Corrigez sa place, sa taille ou la taille du mur.</translation>
    </message>
    <message id="art.overlap.pair">
        <source>{first} and {second} overlap at {squares}.</source>
        <translation>{first} et {second} se chevauchent en {squares}.</translation>
    </message>
    <message id="art.overlap.pair.fix">
        <source>Correct the place or the size of one of them.</source>
        <translation>Corrigez la place ou la taille de l’une des deux.</translation>
    </message>
    <message id="art.touch.order">
        <source>{tile} ({name}) does not touch any tile hung before it.</source>
        <translation>{tile} ({name}) ne touche aucune tuile accrochée avant elle.</translation>
    </message>
    <message id="art.touch.order.fix">
        <source>Move it next to one of them, or mark the hanging order as unknown.</source>
        <translation>Placez-la contre l’une d’elles, ou indiquez que l’ordre d’accrochage est inconnu.</translation>
    </message>
    <message id="art.touch.apart">
        <source>{tile} ({name}) is not connected to the starting painting through touching tiles.</source>
        <translation>{tile} ({name}) n’est pas reliée au tableau de départ par des tuiles qui se touchent.</translation>
    </message>
    <message id="art.touch.apart.fix">
        <source>Move it next to a tile that is connected to the starting painting; a corner is not enough.</source>
        <translation>Placez-la contre une tuile reliée au tableau de départ&#x202f;; un coin ne suffit pas.</translation>
    </message>
    <message id="art.start.none">
        <source>No painting on this wall is marked as the starting painting.</source>
        <translation>Aucun tableau de ce mur n’est marqué comme tableau de départ.</translation>
    </message>
    <message id="art.start.none.fix">
        <source>Mark the painting that was on the wall when the game began.</source>
        <translation>Marquez le tableau qui était au mur au début de la partie.</translation>
    </message>
    <message id="art.start.several" numerus="yes">
        <source>%n paintings on this wall are marked as the starting painting.</source>
        <translation>
            <numerusform>%n tableau de ce mur est marqué comme tableau de départ.</numerusform>
            <numerusform>%n tableaux de ce mur sont marqués comme tableau de départ.</numerusform>
        </translation>
    </message>
    <message id="art.start.several.fix">
        <source>Mark only the painting that was on the wall when the game began.</source>
        <translation>Ne marquez que le tableau qui était au mur au début de la partie.</translation>
    </message>
    <message id="art.start.size">
        <source>The starting painting is entered as {columns}×{rows}; every starting painting is 2×3.</source>
        <translation>Le tableau de départ est saisi en {columns}×{rows}&#x202f;; tous les tableaux de départ font 2×3.</translation>
    </message>
    <message id="art.start.size.fix">
        <source>Correct its size, or mark another painting.</source>
        <translation>Corrigez sa taille, ou marquez un autre tableau.</translation>
    </message>
    <message id="art.start.star">
        <source>The starting painting covers neither star in the centre of the wall.</source>
        <translation>Le tableau de départ ne couvre aucune des deux étoiles au centre du mur.</translation>
    </message>
    <message id="art.start.star.fix">
        <source>Correct its place, mark another painting, or correct the stars of the wall.</source>
        <translation>Corrigez sa place, marquez un autre tableau, ou corrigez les étoiles du mur.</translation>
    </message>
    <message id="art.size.small">
        <source>{tile}: entered as a {columns}×{rows} painting; the box has none that small.</source>
        <translation>{tile}&#x202f;: tableau saisi en {columns}×{rows}&#x202f;; la boîte n’en contient pas d’aussi petit.</translation>
    </message>
    <message id="art.size.small.fix">
        <source>Correct its size; it may be decor.</source>
        <translation>Corrigez sa taille&#x202f;; c’est peut-être une décoration.</translation>
    </message>
    <message id="art.size.large">
        <source>{tile}: entered as a {columns}×{rows} painting; none is known with a side longer than {longest}.</source>
        <translation>{tile}&#x202f;: tableau saisi en {columns}×{rows}&#x202f;; on n’en connaît aucun dont un côté dépasse {longest}.</translation>
    </message>
    <message id="art.size.large.fix">
        <source>Count its squares again.</source>
        <translation>Recomptez ses cases.</translation>
    </message>
    <message id="art.decor.size.shields" numerus="yes">
        <source>{tile}: entered as decor with %n shields; decor has one, two or three.</source>
        <translation>
            <numerusform>{tile}&#x202f;: décoration saisie avec %n écusson&#x202f;; une décoration en porte un, deux ou trois.</numerusform>
            <numerusform>{tile}&#x202f;: décoration saisie avec %n écussons&#x202f;; une décoration en porte un, deux ou trois.</numerusform>
        </translation>
    </message>
    <message id="art.decor.size.shields.fix">
        <source>Count its shields again.</source>
        <translation>Recomptez ses écussons.</translation>
    </message>
    <message id="art.decor.size.squares" numerus="yes">
        <source>{tile}: entered as decor with %n shields on {columns}×{rows} squares.</source>
        <translation>
            <numerusform>{tile}&#x202f;: décoration saisie avec %n écusson sur {columns}×{rows} cases.</numerusform>
            <numerusform>{tile}&#x202f;: décoration saisie avec %n écussons sur {columns}×{rows} cases.</numerusform>
        </translation>
    </message>
    <message id="art.decor.size.squares.fix">
        <source>Decor covers as many squares in a line as it has shields: correct its shields or its size.</source>
        <translation>Une décoration couvre autant de cases en ligne qu’elle a d’écussons&#x202f;: corrigez ses écussons ou sa taille.</translation>
    </message>
    <message id="art.fauxpas.chain" numerus="yes">
        <source>%n {type} paintings touch each other and score no prestige.</source>
        <translation>
            <numerusform>%n tableau de type {type} en touche un autre&#x202f;: il ne rapporte aucun prestige.</numerusform>
            <numerusform>%n tableaux de type {type} se touchent et ne rapportent aucun prestige.</numerusform>
        </translation>
    </message>
    <message id="art.name">
        <source>Art Society</source>
        <translation>Art Society</translation>
    </message>
    <message id="art.score.prestige.painting">
        <source>{type}: multiplier ×{multiplier}</source>
        <translation>{type}&#x202f;: multiplicateur ×{multiplier}</translation>
    </message>
    <message id="art.score.prestige.open">
        <source>{type}: multiplier ×{least} to ×{most}, depending on the museum’s ranking</source>
        <translation>{type}&#x202f;: multiplicateur ×{least} à ×{most}, selon le classement du Musée</translation>
    </message>
    <message id="art.score.prestige.offends">
        <source>{tile} is part of a faux pas</source>
        <translation>{tile} fait partie d’une faute de goût</translation>
    </message>
    <message id="art.score.decor.tile" numerus="yes">
        <source>Decor with %n shields</source>
        <translation>
            <numerusform>Décoration de %n écusson</numerusform>
            <numerusform>Décoration de %n écussons</numerusform>
        </translation>
    </message>
    <message id="art.score.eyeline.painting">
        <source>{tile}: {type}, the type in vogue, in the eyeline</source>
        <translation>{tile}&#x202f;: {type}, le type en vogue, dans la ligne de regard</translation>
    </message>
    <message id="art.score.eyeline.outside">
        <source>{tile}: {type}, the type in vogue, but outside the eyeline</source>
        <translation>{tile}&#x202f;: {type}, le type en vogue, mais hors de la ligne de regard</translation>
    </message>
    <message id="art.score.eyeline.open">
        <source>{tile}: {type}, in the eyeline; scores if its type is in vogue</source>
        <translation>{tile}&#x202f;: {type}, dans la ligne de regard&#x202f;; compte si son type est en vogue</translation>
    </message>
    <message id="art.score.full-gallery.full">
        <source>No square of the wall is empty</source>
        <translation>Aucune case du mur n’est vide</translation>
    </message>
    <message id="art.score.full-gallery.empty" numerus="yes">
        <source>%n squares are empty</source>
        <translation>
            <numerusform>%n case est vide</numerusform>
            <numerusform>%n cases sont vides</numerusform>
        </translation>
    </message>
    <message id="art.score.exposed-corners.exposed">
        <source>The corner at {square} is exposed</source>
        <translation>Le coin ({square}) est exposé</translation>
    </message>
    <message id="art.score.excess.paintings" numerus="yes">
        <source>%n excess paintings</source>
        <translation>
            <numerusform>%n tableau en trop</numerusform>
            <numerusform>%n tableaux en trop</numerusform>
        </translation>
    </message>
    <message id="art.score.prestige.city-life.title">
        <source>City Life</source>
        <translation>Vie urbaine</translation>
    </message>
    <message id="art.score.prestige.city-life.text">
        <source>Each City Life painting on the wall that is not part of a faux pas scores the multiplier of its type.</source>
        <translation>Chaque tableau Vie urbaine du mur qui ne fait partie d’aucune faute de goût rapporte le multiplicateur de son type.</translation>
    </message>
    <message id="art.score.prestige.city-life.citation">
        <source>Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”</source>
        <translation>Livret de règles, «&#x202f;Final Scoring&#x202f;», étape 1, et «&#x202f;Prestige Rankings&#x202f;»</translation>
    </message>
    <message id="art.score.prestige.portrait.title">
        <source>Portraits</source>
        <translation>Portraits</translation>
    </message>
    <message id="art.score.prestige.portrait.text">
        <source>Each Portrait on the wall that is not part of a faux pas scores the multiplier of its type.</source>
        <translation>Chaque Portrait du mur qui ne fait partie d’aucune faute de goût rapporte le multiplicateur de son type.</translation>
    </message>
    <message id="art.score.prestige.portrait.citation">
        <source>Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”</source>
        <translation>Livret de règles, «&#x202f;Final Scoring&#x202f;», étape 1, et «&#x202f;Prestige Rankings&#x202f;»</translation>
    </message>
    <message id="art.score.prestige.still-life.title">
        <source>Still Lifes</source>
        <translation>Natures mortes</translation>
    </message>
    <message id="art.score.prestige.still-life.text">
        <source>Each Still Life on the wall that is not part of a faux pas scores the multiplier of its type.</source>
        <translation>Chaque Nature morte du mur qui ne fait partie d’aucune faute de goût rapporte le multiplicateur de son type.</translation>
    </message>
    <message id="art.score.prestige.still-life.citation">
        <source>Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”</source>
        <translation>Livret de règles, «&#x202f;Final Scoring&#x202f;», étape 1, et «&#x202f;Prestige Rankings&#x202f;»</translation>
    </message>
    <message id="art.score.prestige.landscape.title">
        <source>Landscapes</source>
        <translation>Paysages</translation>
    </message>
    <message id="art.score.prestige.landscape.text">
        <source>Each Landscape on the wall that is not part of a faux pas scores the multiplier of its type.</source>
        <translation>Chaque Paysage du mur qui ne fait partie d’aucune faute de goût rapporte le multiplicateur de son type.</translation>
    </message>
    <message id="art.score.prestige.landscape.citation">
        <source>Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”</source>
        <translation>Livret de règles, «&#x202f;Final Scoring&#x202f;», étape 1, et «&#x202f;Prestige Rankings&#x202f;»</translation>
    </message>
    <message id="art.score.decor.title">
        <source>Decor</source>
        <translation>Décorations</translation>
    </message>
    <message id="art.score.decor.text">
        <source>One point for each shield on the wall. A tile held by the assistant scores nothing.</source>
        <translation>Un point pour chaque écusson sur le mur. Une tuile gardée par l’assistant ne rapporte rien.</translation>
    </message>
    <message id="art.score.decor.citation">
        <source>Rulebook, “Final Scoring”, step 2</source>
        <translation>Livret de règles, «&#x202f;Final Scoring&#x202f;», étape 2</translation>
    </message>
    <message id="art.score.eyeline.title">
        <source>Eyeline</source>
        <translation>Ligne de regard</translation>
    </message>
    <message id="art.score.eyeline.text">
        <source>Three points for each painting of the type in vogue (×5) with at least one square in the eyeline. Paintings in a faux pas count too.</source>
        <translation>Trois points pour chaque tableau du type en vogue (×5) dont une case au moins est dans la ligne de regard. Les tableaux d’une faute de goût comptent aussi.</translation>
    </message>
    <message id="art.score.eyeline.citation">
        <source>Rulebook, “Final Scoring”, step 3</source>
        <translation>Livret de règles, «&#x202f;Final Scoring&#x202f;», étape 3</translation>
    </message>
    <message id="art.score.full-gallery.title">
        <source>Full gallery</source>
        <translation>Galerie pleine</translation>
    </message>
    <message id="art.score.full-gallery.text">
        <source>Five points if no square of the wall is empty; decor fills squares too.</source>
        <translation>Cinq points si aucune case du mur n’est vide&#x202f;; les décorations remplissent aussi des cases.</translation>
    </message>
    <message id="art.score.full-gallery.citation">
        <source>Rulebook, “Final Scoring”, step 4</source>
        <translation>Livret de règles, «&#x202f;Final Scoring&#x202f;», étape 4</translation>
    </message>
    <message id="art.score.exposed-corners.title">
        <source>Exposed corners</source>
        <translation>Coins exposés</translation>
    </message>
    <message id="art.score.exposed-corners.text">
        <source>Two points lost for each corner square of the wall that no tile covers.</source>
        <translation>Deux points de moins pour chaque case de coin du mur qu’aucune tuile ne couvre.</translation>
    </message>
    <message id="art.score.exposed-corners.citation">
        <source>Rulebook, “Final Scoring”, step 5</source>
        <translation>Livret de règles, «&#x202f;Final Scoring&#x202f;», étape 5</translation>
    </message>
    <message id="art.score.excess.title">
        <source>Excess paintings</source>
        <translation>Tableaux en trop</translation>
    </message>
    <message id="art.score.excess.text">
        <source>Two points lost for each excess painting. A painting held by the assistant does not count.</source>
        <translation>Deux points de moins pour chaque tableau en trop. Un tableau gardé par l’assistant ne compte pas.</translation>
    </message>
    <message id="art.score.excess.citation">
        <source>Rulebook, “Final Scoring”, step 6</source>
        <translation>Livret de règles, «&#x202f;Final Scoring&#x202f;», étape 6</translation>
    </message>
    <message id="art.tie-break.hand">
        <source>Sum of bid cards left</source>
        <translation>Somme des cartes d’enchère restantes</translation>
    </message>
    <message id="cli.auction.wrong-game">
        <source>This command is for Art Society only; this file is for another game.</source>
        <translation>Cette commande ne sert que pour Art Society&#x202f;; ce fichier concerne un autre jeu.</translation>
    </message>
    <message id="cli.auction.missing-stack">
        <source>{player}’s bidding stack is missing from this file.</source>
        <translation>{player}&#x202f;: la pile d’enchères n’est pas dans ce fichier.</translation>
    </message>
    <message id="cli.auction.tied">
        <source>{player} and {other} have identical stacks down to the last card, but the white starting cards always differ.</source>
        <translation>{player} et {other} ont des piles identiques jusqu’à la dernière carte, alors que les cartes blanches de départ diffèrent toujours.</translation>
    </message>
    <message id="cli.auction.order">
        <source>Order in which the bidders choose</source>
        <translation>Ordre dans lequel les enchérisseurs choisissent</translation>
    </message>
    <message id="cli.auction.bid">
        <source>{player} bids {bid}</source>
        <translation>{player} mise {bid}</translation>
    </message>
    <message id="cli.auction.tie" numerus="yes">
        <source>ahead of the next bidder thanks to the card %n places below the bid</source>
        <translation>
            <numerusform>devant le suivant grâce à la carte située %n rang sous la mise</numerusform>
            <numerusform>devant le suivant grâce à la carte située %n rangs sous la mise</numerusform>
        </translation>
    </message>
    <message id="cli.art.painting">
        <source>{type}, frame {frame}, {columns}×{rows}</source>
        <translation>{type}, cadre {frame}, {columns}×{rows}</translation>
    </message>
    <message id="cli.art.decor" numerus="yes">
        <source>decor, %n shields</source>
        <translation>
            <numerusform>décoration, %n écusson</numerusform>
            <numerusform>décoration, %n écussons</numerusform>
        </translation>
    </message>
    <message id="cli.art.assistant">
        <source>Assistant: {tile}</source>
        <translation>Assistant&#x202f;: {tile}</translation>
    </message>
    <message id="cli.art.legend">
        <source>· empty square   ☆ star   ## two tiles on one square   | | eyeline</source>
        <translation>· case vide   ☆ étoile   ## deux tuiles sur une case   | | ligne de regard</translation>
    </message>
    <message id="cli.art.marker">
        <source>{type} ×{multiplier}, space {space}</source>
        <translation>{type} ×{multiplier}, case {space}</translation>
    </message>
    <message id="cli.art.marker.none">
        <source>{type} ×{multiplier}, not in the museum</source>
        <translation>{type} ×{multiplier}, pas au Musée</translation>
    </message>
    <message id="cli.help.auction">
        <source>{games}: show the order in which bidders choose</source>
        <translation>{games}&#x202f;: afficher l’ordre dans lequel les enchérisseurs choisissent</translation>
    </message>
    <message id="cli.help.piece">
        <source>for placements: a Musée exhibit number, or an Art Society painting or decor; decor without a size is tried in both orientations. Examples: {examples}</source>
        <translation>pour placements&#x202f;: le numéro d’un tableau de Musée, ou un tableau ou une décoration d’Art Society&#x202f;; une décoration sans taille est essayée dans les deux sens. Exemples&#x202f;: {examples}</translation>
    </message>
    <message id="cli.placements.matches">
        <source>matching frames: {places}</source>
        <translation>cadres identiques&#x202f;: {places}</translation>
    </message>
    <message id="cli.placements.fauxpas">
        <source>faux pas with {places}</source>
        <translation>faute de goût avec {places}</translation>
    </message>
    <message id="cli.placements.eyeline">
        <source>in the eyeline</source>
        <translation>dans la ligne de regard</translation>
    </message>
    <message id="cli.placements.offers">
        <source>It does not fit anywhere. The rules then offer, in this order:</source>
        <translation>La pièce ne tient nulle part. Les règles proposent alors, dans cet ordre&#x202f;:</translation>
    </message>
    <message id="cli.placements.offer.assistant">
        <source>give it to the assistant</source>
        <translation>la confier à l’assistant</translation>
    </message>
    <message id="cli.placements.offer.exchange">
        <source>exchange it with the museum for a painting of the same type</source>
        <translation>l’échanger au Musée contre un tableau du même type</translation>
    </message>
    <message id="cli.placements.offer.excess">
        <source>keep it in excess and take decor of one shield</source>
        <translation>la garder en trop et prendre une décoration d’un écusson</translation>
    </message>
    <message id="art.judge.outside">
        <source>extends beyond the wall</source>
        <translation>dépasse du mur</translation>
    </message>
    <message id="art.judge.overlap">
        <source>overlaps another tile</source>
        <translation>recouvre une autre tuile</translation>
    </message>
    <message id="art.judge.touch">
        <source>does not touch any tile</source>
        <translation>ne touche aucune tuile</translation>
    </message>
    <message id="art.judge.size">
        <source>no painting has this size</source>
        <translation>aucun tableau n’a cette taille</translation>
    </message>
    <message id="art.judge.decor">
        <source>no decor has this shape</source>
        <translation>aucune décoration n’a cette forme</translation>
    </message>
    <message id="art.judge.allowed">
        <source>allowed here</source>
        <translation>permis ici</translation>
    </message>
    <message id="art.judge.matches" numerus="yes">
        <source>%n matching frames: up to %n shields of decor</source>
        <translation>
            <numerusform>%n cadre identique&#x202f;: jusqu’à %n écusson de décoration</numerusform>
            <numerusform>%n cadres identiques&#x202f;: jusqu’à %n écussons de décoration</numerusform>
        </translation>
    </message>
    <message id="art.judge.faux-pas" numerus="yes">
        <source>faux pas with %n paintings</source>
        <translation>
            <numerusform>faute de goût avec %n tableau</numerusform>
            <numerusform>faute de goût avec %n tableaux</numerusform>
        </translation>
    </message>
    <message id="art.judge.corners" numerus="yes">
        <source>%n corners</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message id="art.judge.eyeline">
        <source>in the eyeline</source>
        <translation>dans la ligne de regard</translation>
    </message>
    <message id="art.judge.full">
        <source>full gallery: {points}</source>
        <translation>galerie pleine&#x202f;: {points}</translation>
    </message>
    <message id="art.fit.place">
        <source>{place}, {columns}×{rows}</source>
        <translation>{place}, {columns}×{rows}</translation>
    </message>
    <message id="art.pair.text">
        <source>{one} – {other}</source>
        <translation>{one} – {other}</translation>
    </message>
    <message id="art.pair.tile">
        <source>{type}, frame {frame}, {place}</source>
        <translation>{type}, cadre {frame}, {place}</translation>
    </message>
    <message id="art.pair.offends">
        <source>Faux pas: neither scores prestige</source>
        <translation>Faute de goût&#x202f;: aucun des deux ne rapporte de prestige</translation>
    </message>
    <message id="art.pair.fine">
        <source>Different types: no faux pas</source>
        <translation>Types différents&#x202f;: pas de faute de goût</translation>
    </message>
    <message id="art.rank.5">
        <source>In Vogue, ×5</source>
        <translation>En vogue, ×5</translation>
    </message>
    <message id="art.rank.4">
        <source>Popular, ×4</source>
        <translation>Populaire, ×4</translation>
    </message>
    <message id="art.rank.3">
        <source>Admired, ×3</source>
        <translation>Admiré, ×3</translation>
    </message>
    <message id="art.rank.2">
        <source>Recognized, ×2</source>
        <translation>Reconnu, ×2</translation>
    </message>
    <message id="art.rank.never">
        <source>never in the museum, ×2</source>
        <translation>jamais au Musée, ×2</translation>
    </message>
    <message id="art.hand.card">
        <source>bid card {card}</source>
        <translation>carte d’enchère {card}</translation>
    </message>
    <message id="art.marker.name">
        <source>{type} prestige</source>
        <translation>prestige&#x202f;: {type}</translation>
    </message>
    <message id="samples.art.rulebook-example">
        <source>Rulebook example</source>
        <translation>Exemple du livret</translation>
    </message>
    <message id="samples.art.rulebook-example.text">
        <source>One wall, 64 points, with a faux pas and paintings in vogue in the eyeline.</source>
        <translation>Un mur, 64 points, avec une faute de goût et des tableaux en vogue dans la ligne de regard.</translation>
    </message>
    <message id="samples.art.finished-2">
        <source>A finished game for two</source>
        <translation>Une partie à deux, terminée</translation>
    </message>
    <message id="samples.art.finished-2.text">
        <source>Two complete walls, and the museum’s unsold paintings one by one.</source>
        <translation>Deux murs complets, et les tableaux invendus du Musée un à un.</translation>
    </message>
    <message id="samples.art.finished-3">
        <source>A finished game for three</source>
        <translation>Une partie à trois, terminée</translation>
    </message>
    <message id="samples.art.finished-3.text">
        <source>Every line of the score sheet, on three walls.</source>
        <translation>Chaque ligne de la feuille de score sur trois murs.</translation>
    </message>
    <message id="samples.art.finished-4">
        <source>A tie decided by bid cards</source>
        <translation>À égalité, les mains départagent</translation>
    </message>
    <message id="samples.art.finished-4.text">
        <source>Four players, two of them tied: the remaining bid cards decide.</source>
        <translation>Quatre joueurs, dont deux à égalité&#x202f;: les cartes d’enchère restantes les départagent.</translation>
    </message>
    <message id="samples.art.unfinished">
        <source>Bid cards missing</source>
        <translation>Cartes d’enchère à saisir</translation>
    </message>
    <message id="samples.art.unfinished.text">
        <source>Tied after eight rounds: only now are the bid cards needed.</source>
        <translation>À égalité après huit manches&#x202f;: c’est seulement alors qu’il faut les cartes d’enchère.</translation>
    </message>
    <message id="samples.art.illegal">
        <source>Illegal position</source>
        <translation>Position interdite</translation>
    </message>
    <message id="samples.art.illegal.text">
        <source>A position that cannot occur: what is wrong, where, and how to fix it.</source>
        <translation>Une position impossible&#x202f;: quoi, où, et comment y remédier.</translation>
    </message>
    <message id="samples.art.disputed">
        <source>A rule with two answers</source>
        <translation>Une règle, deux interprétations</translation>
    </message>
    <message id="samples.art.disputed.text">
        <source>Prestige markers on black 4 and normal 4: the rulebook does not say whether both may be there.</source>
        <translation>Des marqueurs sur le 4 noir et le 4 normal&#x202f;: le livret ne dit pas s’ils se gênent.</translation>
    </message>
    <message id="art.answer.wall">
        <source>Confirm this wall</source>
        <translation>Confirmer ce mur</translation>
    </message>
    <message id="art.edit.marker">
        <source>{type} marker removed</source>
        <translation>Marqueur {type} retiré</translation>
    </message>
    <message id="art.edit.marker.moved">
        <source>{type} marker moved: {from} → {to}</source>
        <translation>Marqueur {type} déplacé&#x202f;: {from} → {to}</translation>
    </message>
    <message id="art.edit.marker.set">
        <source>{type} marker placed: {to}</source>
        <translation>Marqueur {type} placé&#x202f;: {to}</translation>
    </message>
    <message id="art.edit.assistant">
        <source>{owner}’s assistant changed</source>
        <translation>Assistant modifié ({owner})</translation>
    </message>
    <message id="art.edit.excess">
        <source>{owner}’s excess paintings changed</source>
        <translation>Tableaux en trop modifiés ({owner})</translation>
    </message>
    <message id="art.edit.hand">
        <source>{owner}’s hand changed</source>
        <translation>Main modifiée ({owner})</translation>
    </message>
    <message id="art.edit.wall">
        <source>Printed wall changed</source>
        <translation>Mur imprimé modifié</translation>
    </message>
    <message id="art.edit.frame">
        <source>Frame renamed</source>
        <translation>Cadre renommé</translation>
    </message>
    <message id="art.assistant.nothing">
        <source>The assistant holds nothing.</source>
        <translation>L’assistant ne garde rien.</translation>
    </message>
    <message id="art.assistant.holds">
        <source>The assistant holds: {tile}</source>
        <translation>L’assistant garde&#x202f;: {tile}</translation>
    </message>
    <message id="art.pairs.none">
        <source>No paintings touch each other.</source>
        <translation>Aucun tableau n’en touche un autre.</translation>
    </message>
    <message id="art.pairs.some">
        <source>Pairs of touching paintings: {count}; pairs that are a faux pas: {offending}</source>
        <translation>Paires de tableaux qui se touchent&#x202f;: {count}&#x202f;; paires en faute de goût&#x202f;: {offending}</translation>
    </message>
    <message id="art.edit.hang">
        <source>{tile} hung</source>
        <translation>Tuile accrochée&#x202f;: {tile}</translation>
    </message>
    <message id="art.edit.change">
        <source>{tile} changed</source>
        <translation>Tuile modifiée&#x202f;: {tile}</translation>
    </message>
    <message id="art.edit.removed">
        <source>{tile} removed</source>
        <translation>Tuile retirée&#x202f;: {tile}</translation>
    </message>
    <message id="art.edit.start">
        <source>{owner}’s starting painting changed</source>
        <translation>Tableau de départ modifié ({owner})</translation>
    </message>
    <message id="art.edit.order">
        <source>{owner}’s hanging order changed</source>
        <translation>Ordre d’accrochage modifié ({owner})</translation>
    </message>
    <message id="art.hint.drag-first">
        <source>First drag over the squares the tile covers.</source>
        <translation>Tracez d’abord la zone que la tuile couvre.</translation>
    </message>
    <message id="art.hint.decor-shape">
        <source>Decor covers one to three squares in a line.</source>
        <translation>Une décoration couvre une à trois cases en ligne.</translation>
    </message>
    <message id="art.hint.copy">
        <source>Copy: drag over the squares it covers.</source>
        <translation>Copie&#x202f;: tracez la zone qu’elle couvre.</translation>
    </message>
    <message id="art.hint.enter">
        <source>Drag over empty squares to hang a tile there; tap a tile to change it.</source>
        <translation>Tracez une zone sur des cases vides pour y accrocher une tuile&#x202f;; touchez une tuile pour la modifier.</translation>
    </message>
    <message id="art.hint.empty-wall">
        <source>Drag over the squares of the starting painting: 2×3, over a star.</source>
        <translation>Tracez le tableau de départ&#x202f;: 2×3 cases, sur une étoile.</translation>
    </message>
    <message id="art.hint.tile">
        <source>{tile}. Tap a type or a frame to change it, or drag it.</source>
        <translation>{tile}. Touchez un type ou un cadre pour modifier la tuile, ou faites-la glisser.</translation>
    </message>
    <message id="art.hint.fit">
        <source>Its top left corner can go on any highlighted square. Tap one, then hang the tile.</source>
        <translation>Son coin supérieur gauche peut aller sur chaque case en surbrillance. Touchez-en une, puis accrochez la tuile.</translation>
    </message>
    <message id="art.hint.plan">
        <source>Count the squares of your printed wall.</source>
        <translation>Comptez les cases de votre mur imprimé.</translation>
    </message>
    <message id="art.hint.no-wall">
        <source>This game has no wall for {owner}.</source>
        <translation>Cette partie n’a pas de mur pour {owner}.</translation>
    </message>
    <message id="art.fit.places" numerus="yes">
        <source>{tile}: %n possible placements</source>
        <translation>
            <numerusform>{tile}&#x202f;: %n emplacement possible</numerusform>
            <numerusform>{tile}&#x202f;: %n emplacements possibles</numerusform>
        </translation>
    </message>
    <message id="art.fit.nowhere">
        <source>{tile}: no possible placement</source>
        <translation>{tile}&#x202f;: aucun emplacement possible</translation>
    </message>
    <message id="art.fit.not-here">
        <source>It does not fit here: {reason}</source>
        <translation>Impossible ici&#x202f;: {reason}</translation>
    </message>
    <message id="art.offer.assistant">
        <source>give it to the assistant</source>
        <translation>la confier à l’assistant</translation>
    </message>
    <message id="art.offer.exchange">
        <source>exchange it at the museum for a painting of the same type</source>
        <translation>l’échanger au Musée contre un tableau du même type</translation>
    </message>
    <message id="art.offer.excess">
        <source>keep it as an excess painting and take a one-shield decor tile</source>
        <translation>la garder comme tableau en trop et prendre une décoration d’un écusson</translation>
    </message>
    <message id="art.edit.move">
        <source>{tile} moved</source>
        <translation>Tuile déplacée&#x202f;: {tile}</translation>
    </message>
    <message id="art.edit.resize">
        <source>{tile} resized</source>
        <translation>Tuile redimensionnée&#x202f;: {tile}</translation>
    </message>
    <message id="art.hint.outline">
        <source>{columns}×{rows}: which type and frame?</source>
        <translation>{columns}×{rows}&#x202f;: quel type et quel cadre&#x202f;?</translation>
    </message>
    <message id="art.hint.outline.taken">
        <source>{columns}×{rows}: a tile is already there.</source>
        <translation>{columns}×{rows}&#x202f;: une tuile s’y trouve déjà.</translation>
    </message>
    <message id="art.hint.outline.apart">
        <source>{columns}×{rows}: does not touch any tile.</source>
        <translation>{columns}×{rows}&#x202f;: ne toucherait aucune tuile.</translation>
    </message>
    <message id="art.hint.judged">
        <source>{tile}: {judgement}</source>
        <translation>{tile}&#x202f;: {judgement}</translation>
    </message>
    <message id="art.frame.name">
        <source>frame {letter}</source>
        <translation>cadre {letter}</translation>
    </message>
    <message id="art.frame.named">
        <source>{name} (frame {letter})</source>
        <translation>{name} (cadre {letter})</translation>
    </message>
    <message id="art.tile.size">
        <source>{columns}×{rows}</source>
        <translation>{columns}×{rows}</translation>
    </message>
    <message id="art.decor.shields" numerus="yes">
        <source>Decor, %n shields</source>
        <translation>
            <numerusform>Décoration, %n écusson</numerusform>
            <numerusform>Décoration, %n écussons</numerusform>
        </translation>
    </message>
    <message id="art.tile.start">
        <source>starting painting</source>
        <translation>tableau de départ</translation>
    </message>
    <message id="art.square.star">
        <source>star</source>
        <translation>étoile</translation>
    </message>
    <message id="art.square.eyeline">
        <source>eyeline</source>
        <translation>ligne de regard</translation>
    </message>
    <message id="art.square.corner">
        <source>corner</source>
        <translation>coin</translation>
    </message>
    <message id="art.hung.text">
        <source>{tile} at {place}</source>
        <translation>{tile}, {place}</translation>
    </message>
    <message id="sides.squares">
        <source>{filled} of {spaces} squares</source>
        <translation>{filled} sur {spaces} cases</translation>
    </message>
    <message id="art.tool.auction">
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message id="art.auction.clear">
        <source>Clear all stacks</source>
        <translation>Vider toutes les piles</translation>
    </message>
    <message id="art.tool.order">
        <source>Hanging order</source>
        <translation>Ordre d’accrochage</translation>
    </message>
    <message id="art.order.advice">
        <source>Set the order with the arrows: it decides what each tile touched and which painting earned decor.</source>
        <translation>Les flèches changent l’ordre, qui détermine ce que chaque tuile touchait et quel tableau a rapporté une décoration.</translation>
    </message>
    <message id="art.order.unknown">
        <source>Order unknown: Cimaise checks only whether the tiles are connected, and the total of shields.</source>
        <translation>Ordre inconnu&#x202f;: Cimaise ne vérifie que les contacts entre tuiles et le total des écussons.</translation>
    </message>
    <message id="art.order.earlier">
        <source>Move earlier: {tile}</source>
        <translation>Placer plus tôt&#x202f;: {tile}</translation>
    </message>
    <message id="art.order.later">
        <source>Move later: {tile}</source>
        <translation>Placer plus tard&#x202f;: {tile}</translation>
    </message>
    <message id="art.museum.markers">
        <source>Marker spaces</source>
        <translation>Cases des marqueurs</translation>
    </message>
    <message id="art.museum.paintings">
        <source>Unsold paintings</source>
        <translation>Tableaux invendus</translation>
    </message>
    <message id="art.unsold.types">
        <source>Type of the unsold painting</source>
        <translation>Type du tableau invendu</translation>
    </message>
    <message id="art.unsold.values">
        <source>Value on the back of the unsold painting</source>
        <translation>Valeur au dos du tableau invendu</translation>
    </message>
    <message id="art.unsold.title">
        <source>Unsold paintings, round by round</source>
        <translation>Tableaux invendus, manche après manche</translation>
    </message>
    <message id="art.auction.advice">
        <source>Newest card first, white starting card last. Cards below the bid matter only in a tie.</source>
        <translation>La carte la plus récente d’abord, la carte blanche de départ en dernier. Les cartes sous la mise ne comptent qu’en cas d’égalité.</translation>
    </message>
    <message id="art.auction.where">
        <source>Place the tapped card</source>
        <translation>Poser la carte touchée</translation>
    </message>
    <message id="art.auction.top">
        <source>on top: a new bid</source>
        <translation>sur la pile&#x202f;: nouvelle mise</translation>
    </message>
    <message id="art.auction.below">
        <source>under the others</source>
        <translation>sous les autres</translation>
    </message>
    <message id="art.auction.cards">
        <source>{player}’s bid cards</source>
        <translation>Cartes d’enchère ({player})</translation>
    </message>
    <message id="art.auction.stack">
        <source>{player}’s stack: tap a card to remove it.</source>
        <translation>Pile ({player})&#x202f;: touchez une carte pour la retirer.</translation>
    </message>
    <message id="art.auction.field">
        <source>{player}’s stack, newest card first</source>
        <translation>Pile ({player}), carte la plus récente d’abord</translation>
    </message>
    <message id="art.wall.fit">
        <source>Fit to screen</source>
        <translation>Tout afficher</translation>
    </message>
    <message id="art.wall.zoom">
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message id="art.track.name">
        <source>Museum’s track: {markers}</source>
        <translation>Piste du Musée&#x202f;: {markers}</translation>
    </message>
    <message id="art.unsold.remove">
        <source>Remove: {painting}</source>
        <translation>Retirer&#x202f;: {painting}</translation>
    </message>
    <message id="art.edit.stack">
        <source>{player}’s bidding stack changed</source>
        <translation>Pile d’enchères modifiée ({player})</translation>
    </message>
    <message id="art.edit.bid">
        <source>Card {card} added to {player}’s stack</source>
        <translation>Carte {card} ajoutée à la pile ({player})</translation>
    </message>
    <message id="art.edit.stacks.clear">
        <source>All bidding stacks cleared</source>
        <translation>Toutes les piles d’enchères vidées</translation>
    </message>
    <message id="art.auction.no-stack">
        <source>no cards yet</source>
        <translation>pas encore de carte</translation>
    </message>
    <message id="art.auction.tie" numerus="yes">
        <source>{player} before {other}, both at {bid}: the card %n places below decides, {card} against {less}.</source>
        <translation>
            <numerusform>{player} avant {other}, à {bid} tous les deux&#x202f;: la carte juste en dessous départage, {card} contre {less}.</numerusform>
            <numerusform>{player} avant {other}, à {bid} tous les deux&#x202f;: la carte %n rangs plus bas départage, {card} contre {less}.</numerusform>
        </translation>
    </message>
    <message id="art.auction.missing">
        <source>{player}’s stack is not entered yet.</source>
        <translation>{player}&#x202f;: la pile n’est pas encore saisie.</translation>
    </message>
    <message id="art.auction.tied">
        <source>{player} and {other} are still tied: enter the cards below, down to the white starting card.</source>
        <translation>{player} et {other} sont encore à égalité&#x202f;: saisissez les cartes du dessous, jusqu’à la carte blanche de départ.</translation>
    </message>
    <message id="art.auction.remove">
        <source>remove bid card {card} from the stack</source>
        <translation>retirer de la pile la carte d’enchère {card}</translation>
    </message>
    <message id="art.edit.reorder">
        <source>{tile} moved in the hanging order</source>
        <translation>Tuile déplacée dans l’ordre d’accrochage&#x202f;: {tile}</translation>
    </message>
    <message id="art.edit.unsold">
        <source>Unsold painting added: {type}, {value}</source>
        <translation>Tableau invendu ajouté&#x202f;: {type}, {value}</translation>
    </message>
    <message id="art.edit.unsold.removed">
        <source>Unsold painting removed: {type}, {value}</source>
        <translation>Tableau invendu retiré&#x202f;: {type}, {value}</translation>
    </message>
    <message id="art.edit.prestige.paintings">
        <source>Prestige entered as unsold paintings</source>
        <translation>Prestige saisi d’après les tableaux invendus</translation>
    </message>
    <message id="art.edit.prestige.markers">
        <source>Prestige entered as marker spaces</source>
        <translation>Prestige saisi d’après les cases des marqueurs</translation>
    </message>
    <message id="art.unsold.hint.type">
        <source>Tap the type of the unsold painting, then its value.</source>
        <translation>Touchez le type du tableau invendu, puis sa valeur.</translation>
    </message>
    <message id="art.unsold.hint.value">
        <source>{type}: now tap the value on its back.</source>
        <translation>{type}&#x202f;: touchez maintenant la valeur au dos.</translation>
    </message>
    <message id="art.unsold.type-first">
        <source>Tap the type first.</source>
        <translation>Touchez d’abord le type.</translation>
    </message>
    <message id="art.unsold.too-far">
        <source>A marker would pass space {most}, the furthest that {rounds} unsold paintings can move it. Remove a painting first.</source>
        <translation>Un marqueur dépasserait la case {most}, le maximum possible avec {rounds} tableaux invendus. Retirez d’abord un tableau.</translation>
    </message>
    <message id="art.unsold.moved">
        <source>{type}, value {value}: from {from} to {to}</source>
        <translation>{type}, valeur {value}&#x202f;: de {from} à {to}</translation>
    </message>
    <message id="art.unsold.met">
        <source>Space {space} is taken by {type}: back to {back}.</source>
        <translation>La case {space} est prise par {type}&#x202f;: retour à {back}.</translation>
    </message>
    <message id="art.track.marker">
        <source>{type} on {space}</source>
        <translation>{type} sur {space}</translation>
    </message>
    <message id="art.track.absent">
        <source>{type} not in the museum</source>
        <translation>{type} absent du Musée</translation>
    </message>
    <message id="art.unsold.value">
        <source>value {value}</source>
        <translation>valeur {value}</translation>
    </message>
    <message id="app.close.unsaved">
        <source>The last changes are not saved yet. Close again to discard them.</source>
        <translation>Les derniers changements ne sont pas encore enregistrés. Fermez de nouveau pour les abandonner.</translation>
    </message>
    <message id="museum.copy.delete">
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message id="museum.copy.cards">
        <source>Patron cards in my copy</source>
        <translation>Cartes Mécène de mon exemplaire</translation>
    </message>
    <message id="museum.copy.cards.none">
        <source>No Patron cards yet. Enter a card’s points in the final scoring to save it here.</source>
        <translation>Aucune carte Mécène. Saisissez les points d’une carte au décompte final pour l’enregistrer ici.</translation>
    </message>
    <message id="home.samples.filter">
        <source>Filter samples</source>
        <translation>Filtrer les exemples</translation>
    </message>
    <message id="home.not-found.game">
        <source>Choose “All games”, or search for something else.</source>
        <translation>Choisissez «&#x202f;Tous les jeux&#x202f;», ou cherchez autre chose.</translation>
    </message>
    <message id="home.saved.filter">
        <source>Filter saved games</source>
        <translation>Filtrer les parties enregistrées</translation>
    </message>
    <message id="muse.hint.played">
        <source>Round played. This is what happened, by rank, then by suit.</source>
        <translation>Manche jouée&#x202f;: voici ce qui s’est passé, de la plus grande carte à la plus petite, puis par couleur.</translation>
    </message>
    <message id="muse.edit.turn-text">
        <source>{owner}: {turn}</source>
        <translation>{owner}&#x202f;: {turn}</translation>
    </message>
    <message id="museum.copy.deleted">
        <source>Deleted from my copy: {card}.</source>
        <translation>Supprimé de mon exemplaire&#x202f;: {card}.</translation>
    </message>
    <message id="wall.about">
        <source>{subject}: {words}</source>
        <translation>{subject}&#x202f;: {words}</translation>
    </message>
    <message id="app.refused">
        <source>{file}: {reason}</source>
        <translation>{file}&#x202f;: {reason}</translation>
    </message>
    <message id="app.refused.at">
        <source>{file}, {place}: {reason}</source>
        <translation>{file}, {place}&#x202f;: {reason}</translation>
    </message>
    <message id="app.file.refused">
        <source>Cannot open this file: {refusal}</source>
        <translation>Impossible d’ouvrir ce fichier&#x202f;: {refusal}</translation>
    </message>
    <message id="disk.not-read">
        <source>This is not a regular file but a pipe, a device or similar; it cannot be read.</source>
        <translation>Ce n’est pas un fichier ordinaire mais un tube, un périphérique ou autre&#x202f;: impossible de le lire.</translation>
    </message>
    <message id="cli.more-spots" numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message id="app.table.unsaved">
        <source>This game is not saved. Choose again to leave it without saving.</source>
        <translation>Cette partie n’est pas enregistrée. Choisissez de nouveau pour la quitter sans l’enregistrer.</translation>
    </message>
    <message id="library.trouble.damaged-game">
        <source>This game is damaged: its position cannot be read.</source>
        <translation>Cette partie est endommagée&#x202f;: sa position est illisible.</translation>
    </message>
    <message id="app.offer.save">
        <source>Save as a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message id="library.trouble.no-locks">
        <source>The file system of the library {file} does not support locking, so two windows could overwrite each other’s games. The library is read-only here.</source>
        <translation>Le système de fichiers de la bibliothèque {file} ne gère pas les verrous&#x202f;: deux fenêtres pourraient écraser leurs parties l’une l’autre. La bibliothèque est donc ici en lecture seule.</translation>
    </message>
    <message id="cli.help.at">
        <source>for placements: only this place, a Musée space such as {examples}, or a tile’s top left square on the wall such as 7,4</source>
        <translation>pour placements&#x202f;: seulement cet endroit, un emplacement de Musée, par exemple {examples}, ou la case du mur où placer le coin supérieur gauche de la tuile, par exemple 7,4</translation>
    </message>
    <message id="cli.unknown-place">
        <source>No place “{place}” found on this board.</source>
        <translation>Aucun endroit «&#x202f;{place}&#x202f;» sur ce plateau.</translation>
    </message>
    <message id="art.judge.start">
        <source>the first tile must be a 2×3 or 3×2 painting that covers a star</source>
        <translation>la première tuile doit être un tableau de 2×3 ou 3×2 qui couvre une étoile</translation>
    </message>
    <message id="home.locked.advice">
        <source>Games cannot be saved right now; see the message above.</source>
        <translation>Impossible d’enregistrer des parties pour le moment&#x202f;; voyez le message en haut.</translation>
    </message>
    <message id="home.unreadable.title">
        <source>Cannot read the saved games</source>
        <translation>Impossible de lire les parties enregistrées</translation>
    </message>
    <message id="home.unreadable.advice">
        <source>See the message above. Games are not being saved automatically; save them as files.</source>
        <translation>Voyez le message en haut. Les parties ne sont plus enregistrées automatiquement&#x202f;; enregistrez-les dans des fichiers.</translation>
    </message>
    <message id="app.end.unsaved">
        <source>The last changes are not saved yet. Quit again to discard them.</source>
        <translation>Les derniers changements ne sont pas encore enregistrés. Quittez de nouveau pour les abandonner.</translation>
    </message>
    <message id="app.end.rescued">
        <source>The last changes are not in the library; they were saved to {file}. Quit again to leave.</source>
        <translation>Les derniers changements ne sont pas dans la bibliothèque&#x202f;; ils sont enregistrés dans {file}. Quittez de nouveau pour fermer.</translation>
    </message>
    <message id="muse.hint.too-many-coins">
        <source>No more than {most} coins of a suit can be entered in one place.</source>
        <translation>On ne peut pas saisir plus de {most} jetons d’une même couleur à un même endroit.</translation>
    </message>
    <message id="museum.patron.ask.continent">
        <source>Tap the continent that the card names.</source>
        <translation>Touchez le continent que nomme la carte.</translation>
    </message>
    <message id="museum.patron.ask.civilisation">
        <source>Tap the civilisation that the card names.</source>
        <translation>Touchez la Civilisation que nomme la carte.</translation>
    </message>
    <message id="museum.patron.all-chosen">
        <source>You’ve already chosen four collections. Remove one first.</source>
        <translation>Vous avez déjà choisi quatre collections. Retirez-en une d’abord.</translation>
    </message>
    <message id="museum.patron.ask.collections">
        <source>Tap the collections that the card names: {said} of {all}.</source>
        <translation>Touchez les collections que nomme la carte&#x202f;: {said} sur {all}.</translation>
    </message>
    <message id="art.auction.too-long">
        <source>A stack has at most {most} cards.</source>
        <translation>Une pile compte au plus {most} cartes.</translation>
    </message>
    <message id="art.hint.crowded">
        <source>A wall holds at most {most} tiles.</source>
        <translation>Un mur contient au plus {most} tuiles.</translation>
    </message>
    <message id="art.unsold.too-many">
        <source>At most {most} unsold paintings can be entered.</source>
        <translation>On peut saisir au plus {most} tableaux invendus.</translation>
    </message>
    <message id="art.play.setup.title">
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message id="art.play.setup.text">
        <source>Sort the paintings by size and put the decor within reach. Each player takes 20 bid cards, hangs one 2×3 starting painting over one or both stars, and is dealt a white starting bid, which stays at the bottom of the bidding stack. The player with the lowest starting bid takes the gavel.</source>
        <translation>Triez les tableaux par taille et mettez les décorations à portée de tous. Chaque joueur prend 20 cartes d’enchère, accroche un tableau de départ de 2×3 sur une étoile ou les deux, et reçoit une enchère blanche de départ, qui reste tout en bas de sa pile d’enchères. Le joueur dont l’enchère de départ est la plus basse prend le marteau.</translation>
    </message>
    <message id="art.play.setup.citation">
        <source>Rulebook, “Setup”</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;»</translation>
    </message>
    <message id="art.play.round.title">
        <source>A round step by step</source>
        <translation>Déroulement d’une manche</translation>
    </message>
    <message id="art.play.round.text">
        <source>The Auctioneer picks one painting more than there are players, looking only at the backs, and turns them face up. Everyone bids one card face down, then all bids are revealed together. From the highest bid to the lowest, each player takes one painting and hangs it or gives it to their assistant. The painting left over goes to the museum. Then the gavel passes to the left.</source>
        <translation>Le commissaire-priseur choisit un tableau de plus qu’il n’y a de joueurs, en ne regardant que leur dos, puis les retourne. Chacun mise une carte face cachée, et toutes sont révélées ensemble. De l’enchère la plus haute à la plus basse, chaque joueur prend un tableau et l’accroche ou le confie à son assistant. Le tableau restant va au Musée. Puis le marteau passe à gauche.</translation>
    </message>
    <message id="art.play.round.citation">
        <source>Rulebook, “Auction” and “Increasing Prestige”</source>
        <translation>Livret de règles, «&#x202f;Auction&#x202f;» et «&#x202f;Increasing Prestige&#x202f;»</translation>
    </message>
    <message id="art.play.ties.title">
        <source>Tied bids</source>
        <translation>Enchères à égalité</translation>
    </message>
    <message id="art.play.ties.text">
        <source>Players who bid the same card reveal the next card below it, and so on down the stack until the tie is broken; the white starting card is the last. Otherwise, you may not look through another player’s stack.</source>
        <translation>Les joueurs qui ont misé la même carte révèlent celle du dessous, et ainsi de suite dans la pile jusqu’à ce que l’égalité soit rompue&#x202f;; la carte blanche de départ est la dernière. Autrement, il est interdit de consulter la pile d’un autre joueur.</translation>
    </message>
    <message id="art.play.ties.citation">
        <source>Rulebook, “Auction”</source>
        <translation>Livret de règles, «&#x202f;Auction&#x202f;»</translation>
    </message>
    <message id="art.play.moving.title">
        <source>Moving tiles</source>
        <translation>Déplacer les tuiles</translation>
    </message>
    <message id="art.play.moving.text">
        <source>While deciding where to put a new tile, you may move it freely, until the end of the round. Once the Auctioneer turns up the next paintings, placed tiles no longer move. A painting is never turned: its label stays at the bottom.</source>
        <translation>Pendant que vous cherchez la place d’une nouvelle tuile, vous pouvez la déplacer librement, jusqu’à la fin de la manche. Dès que le commissaire-priseur révèle les tableaux suivants, les tuiles posées ne bougent plus. Un tableau ne se tourne jamais&#x202f;: son étiquette reste en bas.</translation>
    </message>
    <message id="art.play.moving.citation">
        <source>Rulebook, “Gallery Wall Placement Rules”</source>
        <translation>Livret de règles, «&#x202f;Gallery Wall Placement Rules&#x202f;»</translation>
    </message>
    <message id="art.play.space.title">
        <source>No room for a painting</source>
        <translation>Plus de place pour un tableau</translation>
    </message>
    <message id="art.play.space.text">
        <source>You may give a painting that does not fit to your assistant. Otherwise, exchange it for one of the same type from the museum’s piles, which you hang and which changes no prestige. If that is impossible, keep it as an excess painting and take a one-shield decor tile. A painting given to the assistant can no longer be exchanged.</source>
        <translation>Vous pouvez confier à votre assistant un tableau qui ne tient pas. Sinon, échangez-le contre un autre du même type dans les piles du Musée, que vous accrochez et qui ne change aucun prestige. Si c’est impossible, gardez-le en trop et prenez une décoration d’un écusson. Un tableau confié à l’assistant ne s’échange plus.</translation>
    </message>
    <message id="art.play.space.citation">
        <source>Rulebook, “Running out of Space”</source>
        <translation>Livret de règles, «&#x202f;Running out of Space&#x202f;»</translation>
    </message>
    <message id="art.play.prestige.title">
        <source>Prestige and ranking</source>
        <translation>Prestige et classement</translation>
    </message>
    <message id="art.play.prestige.text">
        <source>The unsold painting moves the marker of its type forward by its value. Two markers never share a space: the one that moves goes back to the first empty space. At the end, the types are ranked by their markers and get the multipliers ×5, ×4, ×3 and ×2; a type that never reached the museum has the multiplier ×2.</source>
        <translation>Le tableau invendu fait avancer de sa valeur le marqueur de son type. Deux marqueurs ne sont jamais sur la même case&#x202f;: celui qui avance recule jusqu’à la première case vide. À la fin, les types sont classés d’après leurs marqueurs et reçoivent les multiplicateurs ×5, ×4, ×3 et ×2&#x202f;; un type jamais entré au Musée a le multiplicateur ×2.</translation>
    </message>
    <message id="art.play.prestige.citation">
        <source>Rulebook, “Increasing Prestige” and “Prestige Rankings”</source>
        <translation>Livret de règles, «&#x202f;Increasing Prestige&#x202f;» et «&#x202f;Prestige Rankings&#x202f;»</translation>
    </message>
    <message id="art.play.decor.title">
        <source>Decor and a full wall</source>
        <translation>Décoration et mur plein</translation>
    </message>
    <message id="art.play.decor.text">
        <source>If you earn decor in the round your wall fills up, you neither take nor score it; it does not count as an excess painting.</source>
        <translation>Si vous gagnez une décoration dans la manche où votre mur se remplit, vous ne la prenez pas et ne la comptez pas&#x202f;; elle n’est pas non plus un tableau en trop.</translation>
    </message>
    <message id="art.play.decor.citation">
        <source>Rulebook, “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Livret de règles, «&#x202f;Matching Frames and Acquiring Decor Tiles&#x202f;»</translation>
    </message>
    <message id="art.play.victory.title">
        <source>End of the game and ties</source>
        <translation>Fin de la partie et égalités</translation>
    </message>
    <message id="art.play.victory.text">
        <source>Finish the round in which a wall has no empty space left, a player keeps a second excess painting, or no bid cards are left. A neighbour checks each wall for faux pas. Among players tied for victory, the one whose bid cards left in hand add up to more wins; if the sums are equal, they share the victory.</source>
        <translation>Terminez la manche où un mur n’a plus de case vide, où un joueur garde un deuxième tableau en trop, ou à la fin de laquelle il ne reste plus de cartes d’enchère. Un voisin vérifie les fautes de goût de chaque mur. Entre joueurs à égalité, celui dont les cartes d’enchère restées en main font la plus grande somme l’emporte&#x202f;; à somme égale, la victoire est partagée.</translation>
    </message>
    <message id="art.play.victory.citation">
        <source>Rulebook, “Game End” and “Final Scoring”</source>
        <translation>Livret de règles, «&#x202f;Game End&#x202f;» et «&#x202f;Final Scoring&#x202f;»</translation>
    </message>
    <message id="muse.play.setup.title">
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message id="muse.play.setup.text">
        <source>With four players, the economy starts with 8 coins of each suit; with three, with 7. Set 4 more of each aside. Each player is dealt four cards of the basic Decktet and takes an action square; the rest is the draw pile.</source>
        <translation>À quatre, l’économie commence avec 8 jetons de chaque couleur, à trois avec 7&#x202f;; 4 autres de chacune sont mis de côté. Chacun reçoit quatre cartes du Decktet de base et une tuile d’actions&#x202f;; le reste forme la pioche.</translation>
    </message>
    <message id="muse.play.setup.citation">
        <source>Rulebook, “Setup”</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;»</translation>
    </message>
    <message id="muse.play.round.title">
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message id="muse.play.round.text">
        <source>Everyone chooses at the same time, face down: a card from the hand as the idea, and one of the four actions. You may add one more card to discard. Then all cards are revealed and resolved in order of size. You draw when your action and your discard are resolved, and end the round with four cards again. Once the cards are revealed, the only choice left is which coins pay for a painting.</source>
        <translation>Tous choisissent en même temps, face cachée&#x202f;: une carte de leur main comme idée, et une des quatre actions. On peut y ajouter une carte à défausser. Puis tout est révélé et résolu dans l’ordre des cartes. Chacun pioche quand son action et sa défausse sont résolues, et finit la manche avec de nouveau quatre cartes. Une fois les cartes révélées, il ne reste à choisir que les jetons qui paient un tableau.</translation>
    </message>
    <message id="muse.play.round.citation">
        <source>Rulebook, “Rounds and Actions”</source>
        <translation>Livret de règles, «&#x202f;Rounds and Actions&#x202f;»</translation>
    </message>
    <message id="muse.play.order.title">
        <source>Order of cards: size</source>
        <translation>Ordre des cartes&#x202f;: la taille</translation>
    </message>
    <message id="muse.play.order.text">
        <source>Actions and discards are resolved from the biggest card to the smallest, and the patron and the sultan also choose paintings by size. Size is the rank first, with the Ace as 1 and the Crown as 10. For equal ranks the suit decides: moons, suns, waves, leaves, wyrms, knots, the biggest first.</source>
        <translation>Les actions et les défausses sont résolues de la plus grande carte à la plus petite, et c’est par la taille que le mécène et le sultan choisissent un tableau. La taille est d’abord le rang, l’As valant 1 et la Couronne 10&#x202f;; à rang égal, la couleur décide&#x202f;: Lunes, Soleils, Vagues, Feuilles, Wyrms, Nœuds, de la plus grande à la plus petite.</translation>
    </message>
    <message id="muse.play.order.citation">
        <source>Rulebook, “Card Order”</source>
        <translation>Livret de règles, «&#x202f;Card Order&#x202f;»</translation>
    </message>
    <message id="muse.play.sketch.title">
        <source>Sketch</source>
        <translation>Croquis</translation>
    </message>
    <message id="muse.play.sketch.text">
        <source>Discard the idea. Take one coin of each suit on it from the economy, if the economy has any, and draw a card.</source>
        <translation>Défaussez l’idée. Prenez dans l’économie un jeton de chaque couleur de cette carte, s’il y en a, puis piochez une carte.</translation>
    </message>
    <message id="muse.play.sketch.citation">
        <source>Rulebook, “Rounds and Actions”: Sketch</source>
        <translation>Livret de règles, «&#x202f;Rounds and Actions&#x202f;»&#x202f;: Sketch</translation>
    </message>
    <message id="muse.play.paint.title">
        <source>Paint: cost</source>
        <translation>Peinture&#x202f;: coût</translation>
    </message>
    <message id="muse.play.paint.text">
        <source>The idea becomes a painting in your studio. It costs its rank in coins of any suits. Then draw a card.</source>
        <translation>L’idée devient un tableau dans votre atelier. Elle coûte son rang, en jetons de n’importe quelles couleurs. Piochez ensuite une carte.</translation>
    </message>
    <message id="muse.play.paint.citation">
        <source>Rulebook, “Rounds and Actions”: Paint</source>
        <translation>Livret de règles, «&#x202f;Rounds and Actions&#x202f;»&#x202f;: Paint</translation>
    </message>
    <message id="muse.play.patron.title">
        <source>Patron: price</source>
        <translation>Mécène&#x202f;: prix</translation>
    </message>
    <message id="muse.play.patron.text">
        <source>The patron looks at the paintings of all studios, biggest first. The price of a painting is its rank plus the number of its suits. The first of its suits, from the top, with enough coins in the economy pays the whole price to the painter, and the painting is discarded. If no suit has enough, the patron looks at the next smaller painting; if none is left, nothing is bought. The idea only counts for the order: discard it and draw a card.</source>
        <translation>Le mécène regarde les tableaux de tous les ateliers, le plus grand d’abord. Le prix d’un tableau est son rang plus le nombre de ses couleurs. La première de ses couleurs, en partant du haut, qui a assez de jetons dans l’économie paie tout le prix au peintre, et le tableau est défaussé. Si aucune n’en a assez, le mécène passe au tableau suivant&#x202f;; s’il n’en reste pas, rien n’est acheté. L’idée ne compte que pour l’ordre&#x202f;: défaussez-la et piochez une carte.</translation>
    </message>
    <message id="muse.play.patron.citation">
        <source>Rulebook, “Patron”</source>
        <translation>Livret de règles, «&#x202f;Patron&#x202f;»</translation>
    </message>
    <message id="muse.play.sultan.title">
        <source>Palace</source>
        <translation>Palais</translation>
    </message>
    <message id="muse.play.sultan.text">
        <source>The biggest painting in any studio, no matter whose, moves to its painter’s palace. The idea only counts for the order: discard it and draw a card.</source>
        <translation>Le plus grand tableau de tous les ateliers, quel que soit son peintre, passe au palais de celui-ci. L’idée ne compte que pour l’ordre&#x202f;: défaussez-la et piochez une carte.</translation>
    </message>
    <message id="muse.play.sultan.citation">
        <source>Rulebook, “Rounds and Actions”: Palace</source>
        <translation>Livret de règles, «&#x202f;Rounds and Actions&#x202f;»&#x202f;: Palace</translation>
    </message>
    <message id="muse.play.draw.title">
        <source>Empty draw pile</source>
        <translation>Pioche vide</translation>
    </message>
    <message id="muse.play.draw.text">
        <source>Shuffle the discards into a new draw pile. The first four times, one coin of each suit set aside joins the economy.</source>
        <translation>Les cartes défaussées sont mélangées en une nouvelle pioche. Les quatre premières fois, un jeton de chaque couleur mis de côté rejoint l’économie.</translation>
    </message>
    <message id="muse.play.draw.citation">
        <source>Rulebook, “Drawing, Discarding And Economic Growth”</source>
        <translation>Livret de règles, «&#x202f;Drawing, Discarding And Economic Growth&#x202f;»</translation>
    </message>
    <message id="muse.play.victory.title">
        <source>End of the game and ties</source>
        <translation>Fin de la partie et égalités</translation>
    </message>
    <message id="muse.play.victory.text">
        <source>The game ends after the round in which a player has at least four paintings in the palace. The player with the most paintings there wins; among tied players, the one with more paintings in the studio, then the one with more coins.</source>
        <translation>La partie se termine après la manche où un joueur a au moins quatre tableaux au palais. Le joueur qui y a le plus de tableaux l’emporte&#x202f;; à égalité, celui qui en a le plus dans son atelier, puis celui qui a le plus de jetons.</translation>
    </message>
    <message id="muse.play.victory.citation">
        <source>Rulebook, “End Of Game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End Of Game and Scoring&#x202f;»</translation>
    </message>
    <message id="musee.play.setup.title">
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message id="musee.play.setup.text">
        <source>With two or four players, return paintings 51 to 60 to the box; with three, use all 60. Each Musée has two rows of six tokens. Agree on three tokens in each row to flip to their Staircase side, the same ones in every Musée. With three players, the rows have five tokens: two Staircases in one row, three in the other. Deal five paintings to each player; the rest is the draw pile. Place the three Gallery Bonus cards beside it.</source>
        <translation>À deux ou à quatre, les tableaux 51 à 60 retournent dans la boîte&#x202f;; à trois, les 60 servent. Chaque Musée a deux rangées de six jetons. Choisissez ensemble trois jetons de chaque rangée à retourner côté Escalier, les mêmes dans tous les Musées. À trois, les rangées ont cinq jetons&#x202f;: deux Escaliers dans l’une, trois dans l’autre. Chaque joueur reçoit cinq tableaux&#x202f;; le reste forme la pioche. Posez à côté les trois bonus de galerie.</translation>
    </message>
    <message id="musee.play.setup.citation">
        <source>Rulebook, “Setup” and “3 Players”</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;» et «&#x202f;3 Players&#x202f;»</translation>
    </message>
    <message id="musee.play.turn.title">
        <source>A turn</source>
        <translation>Déroulement d’un tour</translation>
    </message>
    <message id="musee.play.turn.text">
        <source>On your turn, hang one painting from your hand in your Musée, then draw one. Play passes to the left. You may not pass or discard, and a painting, once hung, may not be moved or removed. If you cannot hang anything, you play no more cards this game; the others go on.</source>
        <translation>À son tour, on accroche un tableau de sa main dans son Musée, puis on en pioche un&#x202f;; c’est ensuite au joueur de gauche. On ne peut ni passer ni défausser, et un tableau accroché n’est ni déplacé ni retiré. Un joueur qui ne peut rien accrocher ne joue plus de la partie&#x202f;; les autres continuent.</translation>
    </message>
    <message id="musee.play.turn.citation">
        <source>Rulebook, “What to do on your turn” and “Rules for placement”</source>
        <translation>Livret de règles, «&#x202f;What to do on your turn&#x202f;» et «&#x202f;Rules for placement&#x202f;»</translation>
    </message>
    <message id="musee.play.start.title">
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message id="musee.play.start.text">
        <source>The player who can say “Musée” in the artsiest tone begins the first game. After that, a player who lost the previous game begins.</source>
        <translation>Le joueur qui prononce «&#x202f;Musée&#x202f;» du ton le plus artiste commence la première partie&#x202f;; ensuite, c’est un joueur qui a perdu la partie précédente.</translation>
    </message>
    <message id="musee.play.start.citation">
        <source>Rulebook, “Setup”, step 6</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;», étape 6</translation>
    </message>
    <message id="musee.play.teams.title">
        <source>Four players: partners</source>
        <translation>À quatre&#x202f;: les partenaires</translation>
    </message>
    <message id="musee.play.teams.text">
        <source>Two teams of two play with paintings 1 to 50. Partners sit opposite each other and share one Musée of twelve tokens. They may not talk about the game or give each other hints. When only two cards are left to draw, the partner whose turn it is takes one or leaves it to the other, before seeing it.</source>
        <translation>Deux équipes de deux partagent chacune un Musée de douze jetons, avec les tableaux 1 à 50&#x202f;; les partenaires sont assis face à face. Ils ne se disent rien sur la partie et ne se donnent aucun indice. Quand il ne reste que deux cartes à piocher, celui dont c’est le tour en prend une ou la laisse à l’autre, avant de l’avoir vue.</translation>
    </message>
    <message id="musee.play.teams.citation">
        <source>Rulebook, “4 Players”</source>
        <translation>Livret de règles, «&#x202f;4 Players&#x202f;»</translation>
    </message>
    <message id="musee.play.match.title">
        <source>Winning the match</source>
        <translation>Vainqueur du match</translation>
    </message>
    <message id="musee.play.match.text">
        <source>The first player to win two games wins the match.</source>
        <translation>Le premier joueur qui gagne deux parties remporte le match.</translation>
    </message>
    <message id="musee.play.match.citation">
        <source>Rulebook, “End of game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End of game and Scoring&#x202f;»</translation>
    </message>
    <message id="musee.play.ties.title">
        <source>Ties</source>
        <translation>Égalités</translation>
    </message>
    <message id="musee.play.ties.text">
        <source>Among tied players, the one with more paintings in the Musée wins, then the one with more Gallery Bonus cards. Players who are still tied share the victory.</source>
        <translation>Entre joueurs à égalité, celui qui a le plus de tableaux dans son Musée l’emporte, puis celui qui a le plus de bonus de galerie. S’ils restent à égalité, ils partagent la victoire.</translation>
    </message>
    <message id="musee.play.ties.citation">
        <source>Rulebook, “End of game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End of game and Scoring&#x202f;»</translation>
    </message>
    <message id="museum.play.setup.title">
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message id="museum.play.setup.text">
        <source>Shuffle five Public Opinion cards into each of the four continent decks, then place two objects from each on the board. Each player takes a museum board and draws one card from each continent and one Favour card. In the English edition (2019), you may redraw your hand if its objects are worth 7 or less in total. Draw three Patron cards and choose one. The player who visited a museum most recently begins.</source>
        <translation>Mélangez cinq cartes Opinion Publique dans chacune des quatre piles Continent, puis placez deux Objets de chaque pile sur le plateau. Chaque joueur prend un plateau Musée et pioche une carte de chaque continent et une carte de Notoriété. Dans l’édition anglaise (2019), vous pouvez repiocher votre main si ses Objets valent 7 ou moins au total. Piochez trois cartes Mécène et gardez-en une. Le joueur qui a visité un musée le plus récemment commence.</translation>
    </message>
    <message id="museum.play.setup.citation">
        <source>Rulebook, “Setup”</source>
        <translation>Livret de règles, «&#x202f;Mise en place&#x202f;»</translation>
    </message>
    <message id="museum.play.turn.title">
        <source>Order of a turn</source>
        <translation>Déroulement d’un tour</translation>
    </message>
    <message id="museum.play.turn.text">
        <source>On your turn, you must first draw one object; then every other player, in order, may draw one too, and you take one Prestige token for each who does. Next, choose one action: furbish your museum (exhibit objects and hire experts) or take inventory. You may play one Favour card at any time during your turn. At the end, discard down to 7 objects in hand and refill the board to two objects per continent.</source>
        <translation>À votre tour, vous devez d’abord prendre un Objet&#x202f;; chaque autre joueur peut ensuite, dans l’ordre, en prendre un aussi, et vous recevez un jeton de Prestige pour chaque joueur qui en prend un. Choisissez ensuite une action&#x202f;: développer votre Musée (exposer des Objets et recruter des Personnalités) ou faire un inventaire. Vous pouvez jouer une carte de Notoriété à tout moment de votre tour. À la fin, défaussez jusqu’à n’avoir que 7 Objets en main et complétez le plateau à deux Objets par continent.</translation>
    </message>
    <message id="museum.play.turn.citation">
        <source>Rulebook, “The Turn” and “Ending the Turn”</source>
        <translation>Livret de règles, «&#x202f;Tour de jeu&#x202f;» et «&#x202f;Fin du tour&#x202f;»</translation>
    </message>
    <message id="museum.play.pay.title">
        <source>Cost of an object</source>
        <translation>Coût d’un Objet</translation>
    </message>
    <message id="museum.play.pay.text">
        <source>An object costs its value. Pay with objects from your hand, which go to your Common Pool, with Prestige tokens, or with both. Several cards may pay for one object, and one card for several; you get no change. You may exhibit objects from your Common Pool in the same way, but not pay with them. An object from another player’s Common Pool costs one Prestige token more, and everything you pay goes to that player.</source>
        <translation>Un Objet coûte sa valeur. Payez avec des Objets de votre main, qui vont dans votre Fonds Commun, avec des jetons de Prestige, ou les deux. Plusieurs cartes peuvent payer un Objet, et une seule carte plusieurs Objets&#x202f;; on ne rend pas la monnaie. Un Objet de votre Fonds Commun s’expose de la même façon, mais ne sert pas à payer. Un Objet du Fonds Commun d’un autre joueur coûte un jeton de Prestige de plus, et tout ce que vous payez va à ce joueur.</translation>
    </message>
    <message id="museum.play.pay.citation">
        <source>Rulebook, “Exhibiting Objects”</source>
        <translation>Livret de règles, «&#x202f;Exposer des cartes Objet dans son Musée&#x202f;»</translation>
    </message>
    <message id="museum.play.inventory.title">
        <source>Inventory</source>
        <translation>Inventaire</translation>
    </message>
    <message id="museum.play.inventory.text">
        <source>Instead of furbishing your museum, take any number of cards from your Common Pool into your hand. You exhibit no objects and hire no experts that turn.</source>
        <translation>Au lieu de développer votre Musée, reprenez en main autant de cartes de votre Fonds Commun que vous voulez. Vous n’exposez rien et ne recrutez personne pendant ce tour.</translation>
    </message>
    <message id="museum.play.inventory.citation">
        <source>Rulebook, “Performing an Inventory”</source>
        <translation>Livret de règles, «&#x202f;Faire un inventaire&#x202f;»</translation>
    </message>
    <message id="museum.play.experts.title">
        <source>Hiring experts</source>
        <translation>Recruter des Personnalités</translation>
    </message>
    <message id="museum.play.experts.text">
        <source>The three experts on display are paid for like objects and score no points when hired. You may have several, and hire several in one turn; their effects add up. An expert of a civilisation or domain counts as one more card in that collection.</source>
        <translation>Les trois Personnalités présentées se paient comme des Objets et ne rapportent aucun point quand vous les recrutez. Vous pouvez en avoir plusieurs, et en recruter plusieurs dans un tour&#x202f;; leurs effets s’ajoutent. Une Personnalité d’une Civilisation ou d’un Domaine compte comme une carte de plus dans cette collection.</translation>
    </message>
    <message id="museum.play.experts.citation">
        <source>Rulebook, “Recruiting Experts” and “Expert Cards”</source>
        <translation>Livret de règles, «&#x202f;Recruter une Personnalité&#x202f;»</translation>
    </message>
    <message id="museum.play.favours.title">
        <source>Favour cards and Masterpieces</source>
        <translation>Notoriété et Chefs d’Œuvre</translation>
    </message>
    <message id="museum.play.favours.text">
        <source>Draw a Favour card each time you pass a multiple of 10 on the score track. You may hold at most three, and play one only on your own turn. An object of value 5 is a Masterpiece: when you exhibit it, also take one Prestige token.</source>
        <translation>Piochez une carte de Notoriété chaque fois que vous passez un multiple de 10 sur la piste de score. Vous ne pouvez en avoir plus de trois, ni en jouer hors de votre tour. Un Objet de valeur 5 est un Chef d’Œuvre&#x202f;: quand vous l’exposez, prenez aussi un jeton de Prestige.</translation>
    </message>
    <message id="museum.play.favours.citation">
        <source>Rulebook, “Playing Favour Cards” and “Masterpieces”</source>
        <translation>Livret de règles, «&#x202f;Cartes de Notoriété&#x202f;» et «&#x202f;Chefs d’Œuvres&#x202f;»</translation>
    </message>
    <message id="museum.play.opinion.title">
        <source>Public Opinion and Headlines</source>
        <translation>L’Opinion Publique et la Une</translation>
    </message>
    <message id="museum.play.opinion.text">
        <source>When a Public Opinion card appears while the board is refilled, put a token on its continent. From the second round on, a new Headline card is revealed at the start of each round and applies until the next one; the rightmost expert is replaced.</source>
        <translation>Quand une carte Opinion Publique est révélée au moment de compléter le plateau, mettez un jeton sur son continent. À partir du deuxième tour de table, une carte À la Une est révélée au début de chaque tour de table et s’applique jusqu’à la suivante&#x202f;; la Personnalité la plus à droite est remplacée.</translation>
    </message>
    <message id="museum.play.opinion.citation">
        <source>Rulebook, “Ending the Turn”</source>
        <translation>Livret de règles, «&#x202f;Fin du tour&#x202f;»</translation>
    </message>
    <message id="museum.play.end.title">
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message id="museum.play.end.text">
        <source>The player who reaches 50 points on the score track finishes the turn, and everyone else has one more. Then all players may rearrange their museums one last time before the final scoring. In the first French edition, a player needs more than 50.</source>
        <translation>Le joueur qui dépasse 50 points sur la piste de score finit son tour, et chacun des autres en joue un dernier. Tous peuvent ensuite réorganiser une dernière fois leur Musée avant le décompte final. Dans l’édition anglaise, 50 points suffisent.</translation>
    </message>
    <message id="museum.play.end.citation">
        <source>Rulebook, “Ending the Game” and “Reorganising your Museum”</source>
        <translation>Livret de règles, «&#x202f;Fin de la partie&#x202f;»</translation>
    </message>
    <message id="museum.play.vincent.title">
        <source>Vincent’s example: 96 or 99</source>
        <translation>L’exemple de Vincent&#x202f;: 96 ou 99</translation>
    </message>
    <message id="museum.play.vincent.text">
        <source>Both rulebooks give Vincent 96 points, with 11 and 8 for his civilisation collections of 7 and 6 objects. Their own scoring table gives 13 and 9. The scoring table decides: 47 + (13 + 9) + (5 + 5 + 11) + 10 + 2 + 0 − 3 = 99.</source>
        <translation>Les deux livrets donnent 96 points à Vincent, avec 11 et 8 pour ses collections de Civilisation de 7 et 6 Objets. Leur propre barème en donne 13 et 9. C’est le barème qui fait foi&#x202f;: 47 + (13 + 9) + (5 + 5 + 11) + 10 + 2 + 0 − 3 = 99.</translation>
    </message>
    <message id="museum.play.vincent.citation">
        <source>Rulebook, “Final Scoring”: the scoring table and the example</source>
        <translation>Livret de règles, «&#x202f;Décompte final&#x202f;»&#x202f;: le barème et l’exemple</translation>
    </message>
    <message id="rules.kind.play">
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message id="table.history">
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message id="museum.plan.mine">
        <source>Duplicate for this player only</source>
        <translation>Dupliquer pour ce joueur seulement</translation>
    </message>
    <message id="app.file.again">
        <source>This game is already here, as you left it.</source>
        <translation>Cette partie est déjà ici, telle que vous l’avez laissée.</translation>
    </message>
    <message id="app.game.deleted.match">
        <source>The game was deleted. Its match now counts without it.</source>
        <translation>La partie a été supprimée. Son match compte désormais sans elle.</translation>
    </message>
    <message id="app.game.restored">
        <source>The game was restored.</source>
        <translation>La partie a été restaurée.</translation>
    </message>
    <message id="app.game.erase">
        <source>Delete “{title}” permanently?</source>
        <translation>Supprimer définitivement «&#x202f;{title}&#x202f;»&#x202f;?</translation>
    </message>
    <message id="library.deleted.until">
        <source>can be restored until {day}</source>
        <translation>peut être restaurée jusqu’au {day}</translation>
    </message>
    <message id="history.edit.nameless">
        <source>Position changed</source>
        <translation>Position modifiée</translation>
    </message>
    <message id="history.edit.placed">
        <source>{edit} ({place})</source>
        <translation>{edit} ({place})</translation>
    </message>
    <message id="history.edit.figure">
        <source>{what}: {from} → {to}</source>
        <translation>{what}&#x202f;: {from} → {to}</translation>
    </message>
    <message id="history.edit.part">
        <source>{what} ({of})</source>
        <translation>{what} ({of})</translation>
    </message>
    <message id="history.edit.hand">
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message id="history.edit.cards">
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message id="history.edit.excess">
        <source>Excess paintings</source>
        <translation>Tableaux en trop</translation>
    </message>
    <message id="history.edit.coins">
        <source>Coins</source>
        <translation>Jetons</translation>
    </message>
    <message id="history.edit.economy">
        <source>Economy</source>
        <translation>Économie</translation>
    </message>
    <message id="history.edit.opinion">
        <source>Public Opinion tokens</source>
        <translation>Jetons Opinion Publique</translation>
    </message>
    <message id="history.edit.level">
        <source>Patron card, level {level}</source>
        <translation>Carte Mécène, niveau {level}</translation>
    </message>
    <message id="museum.hint.plan.shared">
        <source>The change applies to everyone using this board.</source>
        <translation>Le changement vaut pour tous ceux qui utilisent ce plateau.</translation>
    </message>
    <message id="history.beginning">
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message id="history.undone">
        <source>Undone: {edit}</source>
        <translation>Annulé&#x202f;: {edit}</translation>
    </message>
    <message id="history.undone.of">
        <source>Undone ({owner}): {edit}</source>
        <translation>Annulé ({owner})&#x202f;: {edit}</translation>
    </message>
    <message id="history.redone">
        <source>Redone: {edit}</source>
        <translation>Rétabli&#x202f;: {edit}</translation>
    </message>
    <message id="history.redone.of">
        <source>Redone ({owner}): {edit}</source>
        <translation>Rétabli ({owner})&#x202f;: {edit}</translation>
    </message>
    <message id="history.undone.many" numerus="yes">
        <source>%n steps undone.</source>
        <translation>
            <numerusform>%n étape annulée.</numerusform>
            <numerusform>%n étapes annulées.</numerusform>
        </translation>
    </message>
    <message id="history.redone.many" numerus="yes">
        <source>%n steps redone.</source>
        <translation>
            <numerusform>%n étape rétablie.</numerusform>
            <numerusform>%n étapes rétablies.</numerusform>
        </translation>
    </message>
    <message id="history.current">
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message id="history.ahead">
        <source>undone</source>
        <translation>annulé</translation>
    </message>
    <message id="session.verdict.side.wrong" numerus="yes">
        <source>{owner}: %n problems.</source>
        <translation>
            <numerusform>{owner}&#x202f;: %n problème.</numerusform>
            <numerusform>{owner}&#x202f;: %n problèmes.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.side.missing" numerus="yes">
        <source>{owner}: no problems; %n details missing.</source>
        <translation>
            <numerusform>{owner}&#x202f;: aucun problème&#x202f;; il manque %n information.</numerusform>
            <numerusform>{owner}&#x202f;: aucun problème&#x202f;; il manque %n informations.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.side.none">
        <source>{owner}: no problems.</source>
        <translation>{owner}&#x202f;: aucun problème.</translation>
    </message>
    <message id="art.answer.order">
        <source>Mark the order as unknown</source>
        <translation>Marquer l’ordre comme inconnu</translation>
    </message>
    <message id="museum.plan.shared">
        <source>Also used by {names}. What you draw here changes the board for everyone.</source>
        <translation>Plateau aussi utilisé par {names}. Ce que vous dessinez ici le change pour tous.</translation>
    </message>
    <message id="finding.owned">
        <source>{owner}: {says}</source>
        <translation>{owner}&#x202f;: {says}</translation>
    </message>
    <message id="open.heading">
        <source>Still open:</source>
        <translation>Reste à régler&#x202f;:</translation>
    </message>
    <message id="open.item">
        <source>{severity} – {says}</source>
        <translation>{severity} – {says}</translation>
    </message>
    <message id="open.more" numerus="yes">
        <source>and %n more.</source>
        <translation>
            <numerusform>et %n autre.</numerusform>
            <numerusform>et %n autres.</numerusform>
        </translation>
    </message>
    <message id="open.places" numerus="yes">
        <source>Provisional ranking: %n findings can change it.</source>
        <translation>
            <numerusform>Classement provisoire&#x202f;: %n remarque peut le modifier.</numerusform>
            <numerusform>Classement provisoire&#x202f;: %n remarques peuvent le modifier.</numerusform>
        </translation>
    </message>
    <message id="wall.more" numerus="yes">
        <source>Show more (%n)</source>
        <translation>
            <numerusform>Afficher la suite (%n)</numerusform>
            <numerusform>Afficher la suite (%n)</numerusform>
        </translation>
    </message>
    <message id="findings.spot.more" numerus="yes">
        <source>And %n more findings.</source>
        <translation>
            <numerusform>Et %n autre remarque.</numerusform>
            <numerusform>Et %n autres remarques.</numerusform>
        </translation>
    </message>
    <message id="muse.hint.chosen">
        <source>{owner} has chosen. Tap another card or action to change that.</source>
        <translation>{owner} a choisi. Touchez une autre carte ou une autre action pour en changer.</translation>
    </message>
    <message id="muse.hint.all-chosen">
        <source>Everyone has chosen. Tap “See what happens”. The next card you tap will be {owner}’s discard.</source>
        <translation>Tout le monde a choisi. Touchez «&#x202f;Voir ce qui se passe&#x202f;». La prochaine carte touchée sera défaussée ({owner}).</translation>
    </message>
    <message id="table.peek">
        <source>Hold to peek at the points</source>
        <translation>Maintenir pour entrevoir les points</translation>
    </message>
    <message id="new.hide-points">
        <source>Hide points until the game is finished</source>
        <translation>Masquer les points jusqu’à la fin de la partie</translation>
    </message>
    <message id="home.check">
        <source>Check one board</source>
        <translation>Vérifier un plateau</translation>
    </message>
    <message id="home.check.advice">
        <source>Is this legal, and what is it worth? No names needed.</source>
        <translation>Est-ce permis, et combien cela vaut-il&#x202f;? Pas besoin de noms.</translation>
    </message>
    <message id="home.check.game">
        <source>Check one board: {game}</source>
        <translation>Vérifier un plateau&#x202f;: {game}</translation>
    </message>
    <message id="art.prestige.range">
        <source>{owner} ({least} to {most})</source>
        <translation>{owner} ({least} à {most})</translation>
    </message>
    <message id="art.score.range.by">
        <source>depending on the museum’s ranking</source>
        <translation>selon le classement du Musée</translation>
    </message>
    <message id="cli.range">
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message id="alone.board">
        <source>This board</source>
        <translation>Ce plateau</translation>
    </message>
    <message id="alone.other-board">
        <source>Board {number}</source>
        <translation>Plateau {number}</translation>
    </message>
    <message id="game.title.alone">
        <source>{game}: one board</source>
        <translation>{game}&#x202f;: un plateau</translation>
    </message>
    <message id="game.title.players">
        <source>{game}: {players}</source>
        <translation>{game}&#x202f;: {players}</translation>
    </message>
    <message id="rematch.begins.one">
        <source>{names} lost the last game and starts. Set the tokens as they are on your table now.</source>
        <translation>{names} a perdu la dernière partie et commence. Disposez les jetons comme ils sont maintenant sur votre table.</translation>
    </message>
    <message id="rematch.begins.some">
        <source>One of the players who lost the last game starts: {names}. Set the tokens as they are on your table now.</source>
        <translation>L’un des perdants de la dernière partie commence&#x202f;: {names}. Disposez les jetons comme ils sont maintenant sur votre table.</translation>
    </message>
    <message id="rematch.begins.nobody">
        <source>Nobody lost: the player with the artsiest “Musée” starts again. Set the tokens as they are on your table now.</source>
        <translation>Aucun perdant&#x202f;: le joueur qui dit «&#x202f;Musée&#x202f;» du ton le plus artiste commence. Disposez les jetons comme ils sont maintenant sur votre table.</translation>
    </message>
    <message id="alone.not-asked.musee">
        <source>Not needed: names, the other Musées, cards in hand.</source>
        <translation>Pas besoin ici des noms, des autres Musées ni des cartes en main.</translation>
    </message>
    <message id="alone.not-asked.muse">
        <source>Not needed: names, the other artists, coins.</source>
        <translation>Pas besoin ici des noms, des autres artistes ni des jetons.</translation>
    </message>
    <message id="alone.not-asked.museum">
        <source>Not needed: names, the other museums, experts and the Patron.</source>
        <translation>Pas besoin ici des noms, des autres musées, des Personnalités ni du Mécène.</translation>
    </message>
    <message id="alone.not-asked.art">
        <source>Not needed: names, the other walls, bid cards, the hanging order.</source>
        <translation>Pas besoin ici des noms, des autres murs, des cartes d’enchère ni de l’ordre d’accrochage.</translation>
    </message>
    <message id="alone.legal">
        <source>This is legal.</source>
        <translation>C’est permis.</translation>
    </message>
    <message id="alone.answer">
        <source>{verdict} Score: {points}.</source>
        <translation>{verdict} Score&#x202f;: {points}.</translation>
    </message>
    <message id="alone.asked">
        <source>Still needed: {facts}.</source>
        <translation>Il manque {facts}.</translation>
    </message>
    <message id="score.points.hidden">
        <source>points hidden</source>
        <translation>points cachés</translation>
    </message>
    <message id="keys.title">
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message id="keys.musee.number">
        <source>Type a number, then hang the painting</source>
        <translation>Saisir un numéro, puis accrocher le tableau</translation>
    </message>
    <message id="keys.musee.step">
        <source>Go to another space</source>
        <translation>Aller à un autre emplacement</translation>
    </message>
    <message id="keys.musee.clear">
        <source>Remove the painting</source>
        <translation>Retirer le tableau</translation>
    </message>
    <message id="keys.musee.move">
        <source>Move a painting</source>
        <translation>Déplacer un tableau</translation>
    </message>
    <message id="keys.musee.where">
        <source>Where can it go?</source>
        <translation>Emplacements possibles</translation>
    </message>
    <message id="keys.musee.hand">
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message id="keys.musee.text">
        <source>Enter a gallery as text</source>
        <translation>Saisir une galerie en texte</translation>
    </message>
    <message id="keys.musee.clear-board">
        <source>Clear the Musée</source>
        <translation>Vider le Musée</translation>
    </message>
    <message id="keys.muse.step">
        <source>Go to another painting, palace or studio</source>
        <translation>Aller à un autre tableau, palais ou atelier</translation>
    </message>
    <message id="keys.muse.remove">
        <source>Remove the painting</source>
        <translation>Retirer le tableau</translation>
    </message>
    <message id="keys.muse.cards">
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message id="keys.muse.coins">
        <source>Coins</source>
        <translation>Jetons</translation>
    </message>
    <message id="keys.muse.patron">
        <source>Patron, step by step</source>
        <translation>Mécène, pas à pas</translation>
    </message>
    <message id="keys.muse.round">
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message id="keys.muse.move">
        <source>Move between palace and studio</source>
        <translation>Déplacer entre palais et atelier</translation>
    </message>
    <message id="keys.museum.type">
        <source>Type an object: letters of its civilisation, letters of its domain, value</source>
        <translation>Saisir un Objet&#x202f;: lettres de la Civilisation, lettres du Domaine, valeur</translation>
    </message>
    <message id="keys.museum.step">
        <source>Go to another slot</source>
        <translation>Aller à un autre emplacement</translation>
    </message>
    <message id="keys.museum.erase">
        <source>Delete a letter, or remove the object</source>
        <translation>Effacer une lettre, ou retirer l’Objet</translation>
    </message>
    <message id="keys.museum.move">
        <source>Move an object</source>
        <translation>Déplacer un Objet</translation>
    </message>
    <message id="keys.museum.paint">
        <source>Fill several slots</source>
        <translation>Remplir plusieurs emplacements</translation>
    </message>
    <message id="keys.museum.text">
        <source>Enter as text</source>
        <translation>Saisir en texte</translation>
    </message>
    <message id="keys.museum.arrange">
        <source>Best arrangement</source>
        <translation>Meilleure disposition</translation>
    </message>
    <message id="keys.museum.clear-board">
        <source>Clear the board</source>
        <translation>Vider le plateau</translation>
    </message>
    <message id="keys.art.step">
        <source>Go to another square</source>
        <translation>Aller à une autre case</translation>
    </message>
    <message id="keys.art.stretch">
        <source>Extend the area</source>
        <translation>Étendre la zone</translation>
    </message>
    <message id="keys.art.nudge">
        <source>Move the tile</source>
        <translation>Déplacer la tuile</translation>
    </message>
    <message id="keys.art.type">
        <source>Type of the painting</source>
        <translation>Type du tableau</translation>
    </message>
    <message id="keys.art.frame">
        <source>Frame of the painting</source>
        <translation>Cadre du tableau</translation>
    </message>
    <message id="keys.art.decor">
        <source>Decor</source>
        <translation>Décoration</translation>
    </message>
    <message id="keys.art.confirm">
        <source>Select the square, or hang the tile</source>
        <translation>Sélectionner la case, ou accrocher la tuile</translation>
    </message>
    <message id="keys.art.remove">
        <source>Remove the tile</source>
        <translation>Retirer la tuile</translation>
    </message>
    <message id="keys.art.zoom">
        <source>Zoom in, zoom out, show the whole wall</source>
        <translation>Zoom avant, zoom arrière, mur entier</translation>
    </message>
    <message id="keys.board">
        <source>Show a player’s board</source>
        <translation>Afficher le plateau d’un joueur</translation>
    </message>
    <message id="keys.tab">
        <source>Next or previous control</source>
        <translation>Élément suivant ou précédent</translation>
    </message>
    <message id="keys.press">
        <source>Activate the focused control</source>
        <translation>Activer l’élément sélectionné</translation>
    </message>
    <message id="keys.escape">
        <source>Cancel or go back</source>
        <translation>Annuler ou revenir</translation>
    </message>
    <message id="keys.help">
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message id="keys.name.enter">
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message id="keys.name.space">
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message id="keys.name.backspace">
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message id="keys.name.delete">
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message id="keys.name.shift">
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message id="keys.name.tab">
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message id="keys.name.escape">
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message id="keys.name.page-up">
        <source>PgUp</source>
        <translation>Page préc.</translation>
    </message>
    <message id="keys.name.page-down">
        <source>PgDown</source>
        <translation>Page suiv.</translation>
    </message>
    <message id="art.auction.stack-of">
        <source>{player}: {cards}</source>
        <translation>{player}&#x202f;: {cards}</translation>
    </message>
    <message id="table.boards">
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message id="table.boards.all">
        <source>All boards</source>
        <translation>Tous les plateaux</translation>
    </message>
    <message id="table.edit">
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message id="evidence.group">
        <source>{group}: {places}</source>
        <translation>{group}&#x202f;: {places}</translation>
    </message>
    <message id="sheet.fold" numerus="yes">
        <source>%n lines without points</source>
        <translation>
            <numerusform>%n ligne sans points</numerusform>
            <numerusform>%n lignes sans points</numerusform>
        </translation>
    </message>
    <message id="spot.light.counts">
        <source>It counts.</source>
        <translation>Pris en compte.</translation>
    </message>
    <message id="spot.light.counts.in">
        <source>It counts: {groups}.</source>
        <translation>Pris en compte&#x202f;: {groups}.</translation>
    </message>
    <message id="spot.light.idle">
        <source>It does not count.</source>
        <translation>Non pris en compte.</translation>
    </message>
    <message id="art.keypad.turn">
        <source>Rotate</source>
        <translation>Pivoter</translation>
    </message>
    <message id="art.menu.frame.swatch">
        <source>{name}: colour {number}</source>
        <translation>{name}&#x202f;: couleur {number}</translation>
    </message>
    <message id="art.menu.frame.colour">
        <source>Colour of frame {letter}</source>
        <translation>Couleur du cadre {letter}</translation>
    </message>
    <message id="art.tool.museum.word">
        <source>Prestige</source>
        <translation>Prestige</translation>
    </message>
    <message id="art.tool.fit.word">
        <source>Where?</source>
        <translation>Où&#x202f;?</translation>
    </message>
    <message id="art.tool.pairs.word">
        <source>Faux pas</source>
        <translation>Fautes</translation>
    </message>
    <message id="art.tool.plan.word">
        <source>Wall</source>
        <translation>Plan</translation>
    </message>
    <message id="art.tool.copy.word">
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message id="art.tool.take.word">
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message id="muse.tool.away.word">
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message id="musee.tool.clear.word">
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message id="musee.tool.text.word">
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message id="museum.tool.figures.word">
        <source>Scoring</source>
        <translation>Points</translation>
    </message>
    <message id="museum.tool.arrange.word">
        <source>Best</source>
        <translation>Au mieux</translation>
    </message>
    <message id="museum.tool.text.word">
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message id="museum.tool.take.word">
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message id="table.tools">
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message id="muse.unique.twice-here">
        <source>{card} is entered more than once, but the deck has only one: {first} and {second}.</source>
        <translation>{card} figure plus d’une fois, mais le paquet n’a cette carte qu’une fois&#x202f;: {first} et {second}.</translation>
    </message>
    <message id="muse.growth.times" numerus="yes">
        <source>the economy has grown %n times</source>
        <translation>
            <numerusform>l’économie a grandi %n fois</numerusform>
            <numerusform>l’économie a grandi %n fois</numerusform>
        </translation>
    </message>
    <message id="muse.growth.none">
        <source>the economy has not grown yet</source>
        <translation>l’économie n’a pas encore grandi</translation>
    </message>
    <message id="musee.unique.twice-here">
        <source>{exhibit} is entered more than once, but the box has only one painting of each number: {first} and {second}.</source>
        <translation>Le {exhibit} est saisi plus d’une fois, alors que la boîte n’a qu’un tableau de chaque numéro&#x202f;: {first} et {second}.</translation>
    </message>
    <message id="museum.civilisation.inca.of">
        <source>Inca</source>
        <translation>inca</translation>
    </message>
    <message id="museum.civilisation.mayan.of">
        <source>Mayan</source>
        <translation>maya</translation>
    </message>
    <message id="museum.civilisation.polynesian.of">
        <source>Polynesian</source>
        <translation>polynésienne</translation>
    </message>
    <message id="museum.civilisation.greek.of">
        <source>Greek</source>
        <translation>grecque</translation>
    </message>
    <message id="museum.civilisation.roman.of">
        <source>Roman</source>
        <translation>romaine</translation>
    </message>
    <message id="museum.civilisation.celtic.of">
        <source>Celtic</source>
        <translation>celte</translation>
    </message>
    <message id="museum.civilisation.phoenician.of">
        <source>Phoenician</source>
        <translation>phénicienne</translation>
    </message>
    <message id="museum.civilisation.egyptian.of">
        <source>Egyptian</source>
        <translation>égyptienne</translation>
    </message>
    <message id="museum.civilisation.mesopotamian.of">
        <source>Mesopotamian</source>
        <translation>mésopotamienne</translation>
    </message>
    <message id="museum.civilisation.chinese.of">
        <source>Chinese</source>
        <translation>chinoise</translation>
    </message>
    <message id="museum.civilisation.indian.of">
        <source>Indian</source>
        <translation>indienne</translation>
    </message>
    <message id="museum.civilisation.japanese.of">
        <source>Japanese</source>
        <translation>japonaise</translation>
    </message>
    <message id="museum.domain.architecture.of">
        <source>Architecture</source>
        <translation>d’Architecture</translation>
    </message>
    <message id="museum.domain.culture.of">
        <source>Culture</source>
        <translation>de Culture</translation>
    </message>
    <message id="museum.domain.agriculture.of">
        <source>Agriculture</source>
        <translation>d’Agriculture</translation>
    </message>
    <message id="museum.domain.warfare.of">
        <source>Warfare</source>
        <translation>de Guerre</translation>
    </message>
    <message id="museum.domain.navigation.of">
        <source>Navigation</source>
        <translation>de Navigation</translation>
    </message>
    <message id="museum.domain.theology.of">
        <source>Theology</source>
        <translation>de Théologie</translation>
    </message>
    <message id="museum.almost.more" numerus="yes">
        <source>%n more points</source>
        <translation>
            <numerusform>%n point de plus</numerusform>
            <numerusform>%n points de plus</numerusform>
        </translation>
    </message>
    <message id="score.gain" numerus="yes">
        <source>+%n points</source>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message id="score.loss" numerus="yes">
        <source>−%n points</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message id="art.score.prestige.sum" numerus="yes">
        <source>%n paintings × {worth}</source>
        <translation>
            <numerusform>%n tableau × {worth}</numerusform>
            <numerusform>%n tableaux × {worth}</numerusform>
        </translation>
    </message>
    <message id="art.score.decor.sum" numerus="yes">
        <source>%n shields</source>
        <translation>
            <numerusform>%n écusson</numerusform>
            <numerusform>%n écussons</numerusform>
        </translation>
    </message>
    <message id="art.score.eyeline.sum" numerus="yes">
        <source>%n paintings × {worth}</source>
        <translation>
            <numerusform>%n tableau × {worth}</numerusform>
            <numerusform>%n tableaux × {worth}</numerusform>
        </translation>
    </message>
    <message id="musee.score.neighbours.sum" numerus="yes">
        <source>%n pairs × {worth}</source>
        <translation>
            <numerusform>%n paire × {worth}</numerusform>
            <numerusform>%n paires × {worth}</numerusform>
        </translation>
    </message>
    <message id="musee.score.staircases.sum" numerus="yes">
        <source>%n pairs × {worth}</source>
        <translation>
            <numerusform>%n paire × {worth}</numerusform>
            <numerusform>%n paires × {worth}</numerusform>
        </translation>
    </message>
    <message id="museum.score.objects" numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n Objet</numerusform>
            <numerusform>%n Objets</numerusform>
        </translation>
    </message>
    <message id="museum.score.experts" numerus="yes">
        <source>%n experts</source>
        <translation>
            <numerusform>%n Personnalité</numerusform>
            <numerusform>%n Personnalités</numerusform>
        </translation>
    </message>
    <message id="museum.score.tokens" numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message id="museum.score.objects-and-experts">
        <source>{objects} + {experts}</source>
        <translation>{objects} + {experts}</translation>
    </message>
    <message id="score.sum">
        <source>{n} × {worth}</source>
        <translation>{n} × {worth}</translation>
    </message>
    <message id="cli.line.sum">
        <source>{line}: {sum}</source>
        <translation>{line}&#x202f;: {sum}</translation>
    </message>
    <message id="cli.lines.without-points" numerus="yes">
        <source>%n lines without points: {lines}</source>
        <translation>
            <numerusform>%n ligne sans points&#x202f;: {lines}</numerusform>
            <numerusform>%n lignes sans points&#x202f;: {lines}</numerusform>
        </translation>
    </message>
    <message id="art.edit.turn">
        <source>{tile} turned</source>
        <translation>Tuile tournée&#x202f;: {tile}</translation>
    </message>
    <message id="art.answer.hand">
        <source>Enter this hand</source>
        <translation>Saisir cette main</translation>
    </message>
    <message id="ranking.waiting">
        <source>Shared for now: the tie-break is not entered yet ({line}).</source>
        <translation>Place partagée pour l’instant&#x202f;: il manque ce qui départage ({line}).</translation>
    </message>
    <message id="ranking.ours">
        <source>The rulebook breaks ties for first place only; ordering lower places in the same way is our choice.</source>
        <translation>Le livret ne départage que la première place&#x202f;; départager les suivantes de la même façon est notre choix.</translation>
    </message>
    <message id="score.points.between" numerus="yes">
        <source>{least} to %n points</source>
        <translation>
            <numerusform>{least} à %n point</numerusform>
            <numerusform>{least} à %n points</numerusform>
        </translation>
    </message>
    <message id="art.judge.unearned" numerus="yes">
        <source>%n shields not earned</source>
        <translation>
            <numerusform>%n écusson non gagné</numerusform>
            <numerusform>%n écussons non gagnés</numerusform>
        </translation>
    </message>
    <message id="art.hint.outline.decor">
        <source>{columns}×{rows}: decor? Tap “Decor”.</source>
        <translation>{columns}×{rows}&#x202f;: une décoration&#x202f;? Touchez «&#x202f;Décoration&#x202f;».</translation>
    </message>
    <message id="museum.table.column">
        <source>{size} score {points}</source>
        <translation>{size} rapportent {points}</translation>
    </message>
    <message id="museum.almost.civilisation" numerus="yes">
        <source>No two of the %n {collection} objects are adjacent; together they would be worth {points}.</source>
        <translation>
            <numerusform>%n Objet de la Civilisation {collection} ne touche aucun autre&#x202f;; réunis, ils vaudraient {points}.</numerusform>
            <numerusform>Les %n Objets de la Civilisation {collection} ne se touchent pas&#x202f;; réunis, ils vaudraient {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.civilisation.most" numerus="yes">
        <source>The %n {collection} objects are not all adjacent; together they would be worth {points}.</source>
        <translation>
            <numerusform>%n Objet de la Civilisation {collection} ne touche pas les autres&#x202f;; réunis, ils vaudraient {points}.</numerusform>
            <numerusform>Les %n Objets de la Civilisation {collection} ne se touchent pas tous&#x202f;; réunis, ils vaudraient {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.domain" numerus="yes">
        <source>No two of the %n {collection} objects are adjacent; together they would be worth {points}.</source>
        <translation>
            <numerusform>%n Objet {collection} ne touche aucun autre&#x202f;; réunis, ils vaudraient {points}.</numerusform>
            <numerusform>Les %n Objets {collection} ne se touchent pas&#x202f;; réunis, ils vaudraient {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.domain.most" numerus="yes">
        <source>The %n {collection} objects are not all adjacent; together they would be worth {points}.</source>
        <translation>
            <numerusform>%n Objet {collection} ne touche pas les autres&#x202f;; réunis, ils vaudraient {points}.</numerusform>
            <numerusform>Les %n Objets {collection} ne se touchent pas tous&#x202f;; réunis, ils vaudraient {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.score.collection.loose">
        <source>None are adjacent; a collection needs at least {fewest}</source>
        <translation>Aucun n’en touche un autre&#x202f;; il faut au moins {fewest} Objets pour une collection</translation>
    </message>
    <message id="museum.score.collection.single">
        <source>A single object; a collection needs at least {fewest}</source>
        <translation>Un seul Objet&#x202f;; il en faut au moins {fewest} pour une collection</translation>
    </message>
    <message id="alone.empty">
        <source>Nothing entered on this board yet.</source>
        <translation>Rien n’est encore saisi sur ce plateau.</translation>
    </message>
    <message id="session.verdict.table.none">
        <source>Whole game: no problems.</source>
        <translation>Toute la partie&#x202f;: aucun problème.</translation>
    </message>
    <message id="museum.arrange.hidden.gain" numerus="yes">
        <source>You can gain points by moving %n objects.</source>
        <translation>
            <numerusform>Vous pouvez gagner des points en déplaçant %n Objet.</numerusform>
            <numerusform>Vous pouvez gagner des points en déplaçant %n Objets.</numerusform>
        </translation>
    </message>
    <message id="museum.arrange.hidden.none">
        <source>No better arrangement found.</source>
        <translation>Aucune meilleure disposition trouvée.</translation>
    </message>
    <message id="score.points.without-number">
        <source>… points</source>
        <translation>… points</translation>
    </message>
    <message id="muse.round.next">
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message id="muse.edit.own-studio">
        <source>{card} placed in the studio</source>
        <translation>{card}&#x202f;: carte posée dans l’atelier</translation>
    </message>
    <message id="muse.edit.own-palace">
        <source>{card} placed in the palace</source>
        <translation>{card}&#x202f;: carte posée au palais</translation>
    </message>
    <message id="muse.hint.own-studio">
        <source>Tap a card to place it in the studio; tap it again to remove it.</source>
        <translation>Touchez une carte pour la poser dans l’atelier, de nouveau pour la retirer.</translation>
    </message>
    <message id="muse.hint.own-palace">
        <source>Tap a card to place it in the palace; tap it again to remove it.</source>
        <translation>Touchez une carte pour la poser au palais, de nouveau pour la retirer.</translation>
    </message>
    <message id="muse.hint.idea-of-action">
        <source>{owner}: {action}. Tap the idea card.</source>
        <translation>{owner}&#x202f;: {action}. Touchez la carte idée.</translation>
    </message>
    <message id="muse.hint.action">
        <source>{card} is the idea card: choose {owner}’s action. The next card you tap will be discarded.</source>
        <translation>{card} est la carte idée&#x202f;: choisissez l’action ({owner}). La prochaine carte touchée sera défaussée.</translation>
    </message>
    <message id="muse.hint.discard-too">
        <source>{owner} has chosen. Tap “Next player”. The next card you tap will be discarded.</source>
        <translation>{owner} a choisi. Touchez «&#x202f;Joueur suivant&#x202f;». La prochaine carte touchée sera défaussée.</translation>
    </message>
    <message id="ranking.figures">
        <source>{line}: {figures}.</source>
        <translation>{line}&#x202f;: {figures}.</translation>
    </message>
    <message id="muse.hint.elsewhere.own-palace">
        <source>{card} is in the palace. Tap it again to move it here.</source>
        <translation>{card} est au palais. Touchez de nouveau la carte pour la déplacer ici.</translation>
    </message>
    <message id="cli.help.rulings">
        <source>for each open question, show what each answer would score and whether it changes who is first</source>
        <translation>pour chaque question ouverte, afficher le score selon chaque interprétation et indiquer si elle change la première place</translation>
    </message>
    <message id="cli.rulings.in-force">
        <source>(answer used)</source>
        <translation>(interprétation retenue)</translation>
    </message>
    <message id="cli.rulings.total">
        <source>{player} {points}</source>
        <translation>{player} {points}</translation>
    </message>
    <message id="cli.rulings.winners">
        <source>first place: {winners}</source>
        <translation>première place&#x202f;: {winners}</translation>
    </message>
    <message id="cli.rulings.illegal">
        <source>position to correct</source>
        <translation>position à corriger</translation>
    </message>
    <message id="cli.rulings.missing">
        <source>incomplete</source>
        <translation>à compléter</translation>
    </message>
    <message id="cli.rulings.changes-winner">
        <source>The answer changes who is first.</source>
        <translation>L’interprétation change la première place.</translation>
    </message>
    <message id="cli.rulings.differs">
        <source>The answer changes something, but not who is first.</source>
        <translation>L’interprétation change quelque chose, mais pas la première place.</translation>
    </message>
    <message id="cli.rulings.same">
        <source>The answer changes nothing here.</source>
        <translation>L’interprétation ne change rien ici.</translation>
    </message>
    <message id="cli.rulings.changes-round">
        <source>The answer changes what happens in this round.</source>
        <translation>L’interprétation change ce qui arrive dans cette manche.</translation>
    </message>
    <message id="cli.rulings.match">
        <source>The answer changes no points, but it decides for whom this game counts as won in a match.</source>
        <translation>L’interprétation ne change rien aux points, mais elle décide pour qui cette partie est gagnée dans un match.</translation>
    </message>
    <message id="cli.rulings.together">
        <source>All answers together</source>
        <translation>Toutes les interprétations ensemble</translation>
    </message>
    <message id="cli.rulings.outcome">
        <source>First place with some of the answers: {winners}.</source>
        <translation>Première place selon certaines interprétations&#x202f;: {winners}.</translation>
    </message>
    <message id="cli.rulings.settled">
        <source>First place: {winners}, whatever the answers to the open questions.</source>
        <translation>Première place&#x202f;: {winners}, quelles que soient les interprétations.</translation>
    </message>
    <message id="cli.rulings.no-ranking">
        <source>No ranking: the number of players or boards is wrong.</source>
        <translation>Pas de classement&#x202f;: le nombre de joueurs ou de plateaux n’est pas le bon.</translation>
    </message>
    <message id="cli.rulings.correct-first">
        <source>First place is undecided until the position is corrected.</source>
        <translation>Première place indécise tant que la position n’est pas corrigée.</translation>
    </message>
    <message id="cbor.other-form">
        <source>This link is not encoded as expected (deterministic CBOR).</source>
        <translation>Ce lien n’est pas encodé comme attendu (CBOR déterministe).</translation>
    </message>
    <message id="cbor.not-utf8">
        <source>The text is not valid UTF-8.</source>
        <translation>Le texte n’est pas de l’UTF-8 valide.</translation>
    </message>
    <message id="file.too-much">
        <source>Too much data for a game.</source>
        <translation>Trop de données pour une partie.</translation>
    </message>
    <message id="link.too-long">
        <source>This link has more than {limit} characters, too many for a game.</source>
        <translation>Ce lien compte plus de {limit} caractères&#x202f;: c’est trop pour une partie.</translation>
    </message>
    <message id="link.other-kind">
        <source>This version of Cimaise cannot read this link: expected “1/” or “1b/”, found “{kind}”.</source>
        <translation>Cette version de Cimaise ne peut pas lire ce lien&#x202f;: «&#x202f;1/&#x202f;» ou «&#x202f;1b/&#x202f;» attendu, «&#x202f;{kind}&#x202f;» trouvé.</translation>
    </message>
    <message id="link.board-alone">
        <source>This link contains a single board, not a whole game.</source>
        <translation>Ce lien contient un seul plateau, pas une partie entière.</translation>
    </message>
    <message id="link.damaged">
        <source>This link is damaged or cut off.</source>
        <translation>Ce lien est endommagé ou coupé.</translation>
    </message>
    <message id="link.too-large">
        <source>This link contains more than {limit} MB, too much for a game.</source>
        <translation>Ce lien contient plus de {limit} Mo&#x202f;: c’est trop pour une partie.</translation>
    </message>
    <message id="link.would-be-too-long">
        <source>The link to this game would have {count} characters; the limit is {limit}.</source>
        <translation>Le lien de cette partie compterait {count} caractères&#x202f;; la limite est de {limit}.</translation>
    </message>
    <message id="link.no-base">
        <source>Cannot add a link to “{base}”: expected an address without “#”, spaces or control characters.</source>
        <translation>Impossible d’ajouter un lien à «&#x202f;{base}&#x202f;»&#x202f;: adresse attendue sans «&#x202f;#&#x202f;», espace ni caractère de contrôle.</translation>
    </message>
    <message id="cli.help.link">
        <source>print the position as a link that Cimaise can open; with --player, only that player’s board</source>
        <translation>écrire la position sous forme de lien que Cimaise peut ouvrir&#x202f;; avec --player, le plateau de ce joueur seulement</translation>
    </message>
    <message id="cli.help.file">
        <source>convert a link to a file</source>
        <translation>convertir un lien en fichier</translation>
    </message>
    <message id="cli.help.base">
        <source>for link and qr: the address of the page that opens the link</source>
        <translation>pour link et qr&#x202f;: l’adresse de la page qui ouvre le lien</translation>
    </message>
    <message id="cli.help.qr">
        <source>print the link as a QR code: SVG, or text for the terminal with --text</source>
        <translation>écrire le lien sous forme de code QR&#x202f;: en SVG ou, avec --text, pour le terminal</translation>
    </message>
    <message id="qr.too-long">
        <source>This link has {count} characters; a QR code holds at most {limit}.</source>
        <translation>Ce lien compte {count} caractères&#x202f;; un code QR en contient au plus {limit}.</translation>
    </message>
    <message id="board.fact.wall.size">
        <source>Columns and rows of the wall</source>
        <translation>Colonnes et rangées du mur</translation>
    </message>
    <message id="board.fact.wall.stars">
        <source>Stars on the wall</source>
        <translation>Étoiles du mur</translation>
    </message>
    <message id="board.fact.wall.eyeline">
        <source>Rows of the eyeline</source>
        <translation>Rangées de la ligne de regard</translation>
    </message>
    <message id="board.fact.wall.counted">
        <source>Printed wall</source>
        <translation>Mur imprimé</translation>
    </message>
    <message id="board.fact.wall.counted.yes">
        <source>confirmed</source>
        <translation>confirmé</translation>
    </message>
    <message id="board.fact.wall.counted.no">
        <source>not confirmed</source>
        <translation>non confirmé</translation>
    </message>
    <message id="board.fact.prestige">
        <source>Prestige</source>
        <translation>Prestige</translation>
    </message>
    <message id="board.fact.prestige.markers">
        <source>entered as markers</source>
        <translation>saisi d’après les marqueurs</translation>
    </message>
    <message id="board.fact.prestige.unsold">
        <source>entered as unsold paintings</source>
        <translation>saisi d’après les invendus</translation>
    </message>
    <message id="board.fact.prestige.none">
        <source>no marker</source>
        <translation>aucun marqueur</translation>
    </message>
    <message id="board.fact.unsold">
        <source>Unsold painting</source>
        <translation>Tableau invendu</translation>
    </message>
    <message id="board.fact.unsold.none">
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message id="board.fact.frame">
        <source>Name of frame {frame}</source>
        <translation>Nom du cadre {frame}</translation>
    </message>
    <message id="board.fact.frame.name">
        <source>“{name}”</source>
        <translation>«&#x202f;{name}&#x202f;»</translation>
    </message>
    <message id="board.fact.frame.none">
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message id="board.fact.square">
        <source>{column}, {row}</source>
        <translation>{column}, {row}</translation>
    </message>
    <message id="board.fact.extent">
        <source>{columns} × {rows}</source>
        <translation>{columns} × {rows}</translation>
    </message>
    <message id="board.fact.rows">
        <source>{first} to {last}</source>
        <translation>{first} à {last}</translation>
    </message>
    <message id="board.none">
        <source>No board for {name} in this game.</source>
        <translation>Aucun plateau pour {name} dans cette partie.</translation>
    </message>
    <message id="board.owners">
        <source>Expected one owner; in Musée with four players, two different partners.</source>
        <translation>Un seul propriétaire attendu&#x202f;; dans Musée à quatre joueurs, deux partenaires différents.</translation>
    </message>
    <message id="board.differs.game">
        <source>The board is for {board}; this game is {table}.</source>
        <translation>Jeu du plateau&#x202f;: {board}&#x202f;; jeu de cette partie&#x202f;: {table}.</translation>
    </message>
    <message id="board.differs.seats">
        <source>The board is from a {board}-player game; this game has {table} players.</source>
        <translation>Le plateau vient d’une partie à {board} joueurs&#x202f;; celle-ci en compte {table}.</translation>
    </message>
    <message id="board.differs.reading">
        <source>“{question}”: “{board}” on the board, “{table}” in this game.</source>
        <translation>«&#x202f;{question}&#x202f;»&#x202f;: «&#x202f;{board}&#x202f;» sur le plateau, «&#x202f;{table}&#x202f;» dans cette partie.</translation>
    </message>
    <message id="board.fact.deck">
        <source>Deck</source>
        <translation>Paquet</translation>
    </message>
    <message id="board.fact.deck.basic">
        <source>Basic Decktet</source>
        <translation>Decktet de base</translation>
    </message>
    <message id="board.fact.deck.extended">
        <source>Extended Decktet</source>
        <translation>Decktet étendu</translation>
    </message>
    <message id="board.fact.growth">
        <source>Growth of the economy</source>
        <translation>Croissance de l’économie</translation>
    </message>
    <message id="board.fact.economy">
        <source>Coins in the economy</source>
        <translation>Jetons dans l’économie</translation>
    </message>
    <message id="board.fact.staircases.top">
        <source>Staircases above the middle gallery</source>
        <translation>Escaliers au-dessus de la galerie du milieu</translation>
    </message>
    <message id="board.fact.staircases.bottom">
        <source>Staircases below the middle gallery</source>
        <translation>Escaliers au-dessous de la galerie du milieu</translation>
    </message>
    <message id="board.fact.staircases.none">
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message id="board.fact.edition">
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message id="board.fact.opinion">
        <source>Public Opinion tokens</source>
        <translation>Jetons Opinion Publique</translation>
    </message>
    <message id="board.fact.bonus.main">
        <source>Main Gallery bonus on “{name}”</source>
        <translation>Bonus de la Grande Galerie sur «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message id="board.fact.bonus.full">
        <source>Full museum bonus on “{name}”</source>
        <translation>Bonus du musée complet sur «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message id="board.fact.bonus.both">
        <source>Bonus for both galleries on “{name}”</source>
        <translation>Bonus «&#x202f;les deux à la fois&#x202f;» sur «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message id="board.fact.bonus.unknown">
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message id="board.differs.plan">
        <source>The plan of “{name}” on the board differs from the plan in this game.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas dessiné de la même façon sur le plateau et dans cette partie.</translation>
    </message>
    <message id="board.differs.fact">
        <source>{fact}: {board} on the board, {table} in this game.</source>
        <translation>{fact}&#x202f;: {board} sur le plateau, {table} dans cette partie.</translation>
    </message>
    <message id="file.board-alone">
        <source>This is a single board, not a whole game.</source>
        <translation>C’est un seul plateau, pas une partie entière.</translation>
    </message>
    <message id="link.whole-table">
        <source>This link contains a whole game, not a single board.</source>
        <translation>Ce lien contient une partie entière, pas un seul plateau.</translation>
    </message>
    <message id="cli.help.join">
        <source>insert single boards into a game, each for its owner or for --player; shared details must match, and --replace is needed to overwrite a board that is not empty</source>
        <translation>insérer des plateaux dans une partie, chacun chez son propriétaire ou chez celui que nomme --player&#x202f;; les données communes doivent concorder, et il faut --replace pour remplacer un plateau qui n’est pas vide</translation>
    </message>
    <message id="cli.help.replace">
        <source>for join: overwrite a board that is not empty</source>
        <translation>pour join&#x202f;: remplacer un plateau qui n’est pas vide</translation>
    </message>
    <message id="cli.help.all">
        <source>for placements: list every illegal placement; for score: list every line without points</source>
        <translation>pour placements&#x202f;: énumérer chaque emplacement interdit&#x202f;; pour score&#x202f;: énumérer chaque ligne sans points</translation>
    </message>
    <message id="cli.join.whose">
        <source>No player called “{name}” in this game; name the board’s owner with --player.</source>
        <translation>Personne ne s’appelle «&#x202f;{name}&#x202f;» dans cette partie&#x202f;; indiquer avec --player à qui est ce plateau.</translation>
    </message>
    <message id="cli.join.not-empty">
        <source>{name}’s board is not empty; use --replace to overwrite it.</source>
        <translation>{name}&#x202f;: le plateau n’est pas vide&#x202f;; utiliser --replace pour le remplacer.</translation>
    </message>
    <message id="board.not-theirs">
        <source>“{name}” does not own this board.</source>
        <translation>Ce plateau n’est pas à «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="cli.help.player">
        <source>whose board: to examine with placements or arrange, to share with link or qr, to fill with join; a player or, in Musée, a team</source>
        <translation>à qui est le plateau à examiner (placements, arrange), à partager (link, qr) ou à remplir (join)&#x202f;; un joueur ou, dans Musée, une équipe</translation>
    </message>
    <message id="dispute.findings">
        <source>Findings</source>
        <translation>Remarques</translation>
    </message>
    <message id="dispute.nothing-open">
        <source>No open question affects this game.</source>
        <translation>Aucune question ouverte n’a d’effet sur cette partie.</translation>
    </message>
    <message id="dispute.unfold">
        <source>All open questions</source>
        <translation>Toutes les questions ouvertes</translation>
    </message>
    <message id="dispute.answer.decided">
        <source>House rule</source>
        <translation>Règle maison</translation>
    </message>
    <message id="dispute.answer.default">
        <source>Default answer</source>
        <translation>Interprétation par défaut</translation>
    </message>
    <message id="dispute.open">
        <source>The rulebook leaves this open: {citation}</source>
        <translation>Le livret ne tranche pas&#x202f;: {citation}</translation>
    </message>
    <message id="dispute.title">
        <source>Rules question</source>
        <translation>Point de règle</translation>
    </message>
    <message id="settlement.question.rule">
        <source>Rule: {title}</source>
        <translation>Règle&#x202f;: {title}</translation>
    </message>
    <message id="settlement.legal">
        <source>Legal</source>
        <translation>Permis</translation>
    </message>
    <message id="settlement.broken">
        <source>Illegal</source>
        <translation>Interdit</translation>
    </message>
    <message id="settlement.possible">
        <source>Possible</source>
        <translation>Possible</translation>
    </message>
    <message id="settlement.impossible">
        <source>Impossible</source>
        <translation>Impossible</translation>
    </message>
    <message id="settlement.question.missing">
        <source>Details: {title}</source>
        <translation>Informations&#x202f;: {title}</translation>
    </message>
    <message id="settlement.known">
        <source>Complete</source>
        <translation>Complet</translation>
    </message>
    <message id="settlement.unknown">
        <source>Incomplete</source>
        <translation>Incomplet</translation>
    </message>
    <message id="settlement.question.note">
        <source>Note: {title}</source>
        <translation>À noter&#x202f;: {title}</translation>
    </message>
    <message id="settlement.no">
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message id="settlement.yes">
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message id="settlement.does-not-apply">
        <source>Does not apply</source>
        <translation>Ne concerne pas cette position</translation>
    </message>
    <message id="settlement.applies">
        <source>Applies</source>
        <translation>Concerne cette position</translation>
    </message>
    <message id="settlement.open">
        <source>Open</source>
        <translation>Non tranché</translation>
    </message>
    <message id="settlement.decided">
        <source>Decided</source>
        <translation>Tranché</translation>
    </message>
    <message id="settlement.sure.rulebook">
        <source>The rulebook says so.</source>
        <translation>Le livret le dit.</translation>
    </message>
    <message id="settlement.sure.open">
        <source>The rulebook leaves it open.</source>
        <translation>Le livret ne tranche pas.</translation>
    </message>
    <message id="settlement.sure.copy">
        <source>It is printed on your copy.</source>
        <translation>C’est imprimé sur votre exemplaire.</translation>
    </message>
    <message id="rulebook.language.english">
        <source>in English</source>
        <translation>en anglais</translation>
    </message>
    <message id="rulebook.language.french">
        <source>in French</source>
        <translation>en français</translation>
    </message>
    <message id="rulebook.edition.musee">
        <source>Eagle-Gryphon Games, 2014</source>
        <translation>Eagle-Gryphon Games, 2014</translation>
    </message>
    <message id="rulebook.edition.art-society">
        <source>Mighty Boards, 2023</source>
        <translation>Mighty Boards, 2023</translation>
    </message>
    <message id="rulebook.edition.muse">
        <source>Jesse Millikan, for the Decktet</source>
        <translation>Jesse Millikan, pour le Decktet</translation>
    </message>
    <message id="muse.card.ace-of-moons.spoken">
        <source>the Ace of Moons</source>
        <translation>l’As de Lunes</translation>
    </message>
    <message id="muse.card.ace-of-suns.spoken">
        <source>the Ace of Suns</source>
        <translation>l’As de Soleils</translation>
    </message>
    <message id="muse.card.ace-of-waves.spoken">
        <source>the Ace of Waves</source>
        <translation>l’As de Vagues</translation>
    </message>
    <message id="muse.card.ace-of-leaves.spoken">
        <source>the Ace of Leaves</source>
        <translation>l’As de Feuilles</translation>
    </message>
    <message id="muse.card.ace-of-wyrms.spoken">
        <source>the Ace of Wyrms</source>
        <translation>l’As de Wyrms</translation>
    </message>
    <message id="muse.card.ace-of-knots.spoken">
        <source>the Ace of Knots</source>
        <translation>l’As de Nœuds</translation>
    </message>
    <message id="muse.board.coins" numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message id="muse.board.coins.spoken">
        <source>{owner}’s coins: {coins}</source>
        <translation>Jetons ({owner})&#x202f;: {coins}</translation>
    </message>
    <message id="score.gain.between">
        <source>{least} to {most} points</source>
        <translation>{least} à {most} points</translation>
    </message>
    <message id="art.score.range.lines">
        <source>Lines marked “–” depend on the museum’s ranking, which is not entered.</source>
        <translation>Les lignes marquées «&#x202f;–&#x202f;» dépendent du classement du Musée, qui n’est pas saisi.</translation>
    </message>
    <message id="art.score.range.one-space">
        <source>Lines marked “–” depend on the order of the prestige markers on one space.</source>
        <translation>Les lignes marquées «&#x202f;–&#x202f;» dépendent de l’ordre des marqueurs de prestige qui sont sur une même case.</translation>
    </message>
    <message id="art.marker.first">
        <source>First tap the marker, then its space.</source>
        <translation>Touchez d’abord le marqueur, puis sa case.</translation>
    </message>
    <message id="art.hint.museum">
        <source>Tap a marker, then its space on the track, or drag it there.</source>
        <translation>Touchez un marqueur, puis sa case sur la piste, ou faites-le glisser.</translation>
    </message>
    <message id="art.hint.marker">
        <source>{type}: now tap the space of its marker.</source>
        <translation>{type}&#x202f;: touchez maintenant la case de son marqueur.</translation>
    </message>
    <message id="art.hint.unsold">
        <source>The unsold paintings move the markers: tap a type, then a value.</source>
        <translation>Les tableaux invendus déplacent les marqueurs&#x202f;: touchez un type, puis une valeur.</translation>
    </message>
    <message id="alone.wanted.prestige">
        <source>the prestige markers</source>
        <translation>les marqueurs de prestige</translation>
    </message>
    <message id="alone.wanted.patron">
        <source>the points printed on the Patron card</source>
        <translation>les points imprimés sur la carte Mécène</translation>
    </message>
    <message id="alone.wanted.bonus">
        <source>the bonuses printed on the board</source>
        <translation>les bonus imprimés sur le plateau</translation>
    </message>
    <message id="score.range.total">
        <source>Total: {least} to {most}.</source>
        <translation>Total&#x202f;: {least} à {most}.</translation>
    </message>
    <message id="share.leave">
        <source>Don’t add this board</source>
        <translation>Ne pas ajouter ce plateau</translation>
    </message>
    <message id="wall.file.pictures">
        <source>Pictures of a code (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Images d’un code (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message id="table.finding.ruling">
        <source>Ruling: {citation}</source>
        <translation>Verdict&#x202f;: {citation}</translation>
    </message>
    <message id="dispute.otherwise">
        <source>What would change this</source>
        <translation>Ce qui changerait le verdict</translation>
    </message>
    <message id="dispute.if-decided">
        <source>With this answer: {answer}</source>
        <translation>Avec cette interprétation&#x202f;: {answer}</translation>
    </message>
    <message id="share.title">
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message id="scan.title">
        <source>Scan QR code</source>
        <translation>Scanner un code QR</translation>
    </message>
    <message id="scan.explanation">
        <source>Point the camera at the other phone’s code. A game opens; a board joins the open game.</source>
        <translation>Visez le code affiché sur l’autre téléphone. Une partie s’ouvre&#x202f;; un plateau rejoint la partie ouverte.</translation>
    </message>
    <message id="scan.paste">
        <source>Paste a link</source>
        <translation>Coller un lien</translation>
    </message>
    <message id="scan.open">
        <source>Open a file or a picture</source>
        <translation>Ouvrir un fichier ou une image</translation>
    </message>
    <message id="share.too-large">
        <source>Too much for a QR code. Use the link instead.</source>
        <translation>C’est trop pour un code QR. Utilisez le lien.</translation>
    </message>
    <message id="share.what">
        <source>What to share</source>
        <translation>Que partager&#x202f;?</translation>
    </message>
    <message id="share.all">
        <source>All boards</source>
        <translation>Tous les plateaux</translation>
    </message>
    <message id="share.explanation">
        <source>Scan this code with Cimaise on another phone, or open the link there. A single board joins the game open there. Cards in hand are included.</source>
        <translation>Scannez ce code avec Cimaise sur un autre téléphone, ou ouvrez-y le lien. Un plateau seul rejoint la partie ouverte. Les cartes en main sont comprises.</translation>
    </message>
    <message id="share.copy">
        <source>Copy the link</source>
        <translation>Copier le lien</translation>
    </message>
    <message id="app.copied">
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message id="app.paste.nothing">
        <source>Nothing to paste. Copy a link first.</source>
        <translation>Rien à coller. Copiez d’abord un lien.</translation>
    </message>
    <message id="app.text.refused">
        <source>Cannot read a game from this. {refusal}</source>
        <translation>Impossible d’y lire une partie. {refusal}</translation>
    </message>
    <message id="app.picture.no-code">
        <source>{file}: no readable QR code found in this picture.</source>
        <translation>{file}&#x202f;: aucun code QR lisible dans cette image.</translation>
    </message>
    <message id="app.board.other-table">
        <source>This board is from a different game. {difference}</source>
        <translation>Ce plateau vient d’une autre partie. {difference}</translation>
    </message>
    <message id="edit.board.joined">
        <source>{name}’s board imported</source>
        <translation>Plateau importé&#x202f;: {name}</translation>
    </message>
    <message id="app.board.joined">
        <source>{name}’s board was added.</source>
        <translation>Plateau ajouté&#x202f;: {name}.</translation>
    </message>
    <message id="app.board.same">
        <source>{name}’s board is already in this game.</source>
        <translation>{name}&#x202f;: ce plateau est déjà dans la partie.</translation>
    </message>
    <message id="app.board.not-empty">
        <source>{name}’s board is not empty. Replace it with the one you received?</source>
        <translation>{name}&#x202f;: le plateau n’est pas vide. Le remplacer par celui que vous avez reçu&#x202f;?</translation>
    </message>
    <message id="app.board.whose">
        <source>No player here is called {name}. Whose board is it?</source>
        <translation>Personne ici ne s’appelle {name}. À qui est ce plateau&#x202f;?</translation>
    </message>
    <message id="app.board.replace">
        <source>Replace {name}’s board</source>
        <translation>Remplacer le plateau ({name})</translation>
    </message>
    <message id="readings.summary">
        <source>Open questions</source>
        <translation>Questions ouvertes</translation>
    </message>
    <message id="readings.summary.some" numerus="yes">
        <source>%n open questions affect this game</source>
        <translation>
            <numerusform>%n question ouverte a un effet sur cette partie</numerusform>
            <numerusform>%n questions ouvertes ont un effet sur cette partie</numerusform>
        </translation>
    </message>
    <message id="readings.summary.none">
        <source>Open questions: none affects this game</source>
        <translation>Questions ouvertes&#x202f;: aucune n’a d’effet sur cette partie</translation>
    </message>
    <message id="sheet.total.open">
        <source>depends on an open question</source>
        <translation>dépend d’une question ouverte</translation>
    </message>
    <message id="settlement.source">
        <source>{heading} ({edition}, {language})</source>
        <translation>{heading} ({edition}, {language})</translation>
    </message>
    <message id="house.note">
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message id="house.delete">
        <source>Delete this house rule: {question}</source>
        <translation>Supprimer cette règle maison&#x202f;: {question}</translation>
    </message>
    <message id="house.title">
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message id="house.explanation">
        <source>Answers you choose in a game are saved here and used in new games.</source>
        <translation>Les interprétations choisies dans une partie sont retenues ici et s’appliquent aux nouvelles parties.</translation>
    </message>
    <message id="house.none">
        <source>No house rules yet. To add one, answer an open question in “Rules question”.</source>
        <translation>Aucune règle maison pour l’instant. Pour en ajouter une, tranchez une question ouverte dans «&#x202f;Point de règle&#x202f;».</translation>
    </message>
    <message id="cli.rulings.example">
        <source>Example, with these answers:</source>
        <translation>Exemple, avec ces interprétations&#x202f;:</translation>
    </message>
    <message id="house.in-force" numerus="yes">
        <source>%n house rules apply.</source>
        <translation>
            <numerusform>%n règle maison s’applique.</numerusform>
            <numerusform>%n règles maison s’appliquent.</numerusform>
        </translation>
    </message>
    <message id="readings.decided">
        <source>House rule: {answer}</source>
        <translation>Règle maison&#x202f;: {answer}</translation>
    </message>
    <message id="dispute.firsts">
        <source>Who was first?</source>
        <translation>Qui a été le premier&#x202f;?</translation>
    </message>
    <message id="firsts.before">
        <source>{name} (before the first recorded entry)</source>
        <translation>{name} (avant la première saisie enregistrée)</translation>
    </message>
    <message id="firsts.entry">
        <source>{name} (step {number})</source>
        <translation>{name} (étape {number})</translation>
    </message>
    <message id="firsts.at">
        <source>{name} ({time})</source>
        <translation>{name} ({time})</translation>
    </message>
    <message id="firsts.unknown">
        <source>Boards can be entered in any order: only you know who was first.</source>
        <translation>Les plateaux se saisissent dans n’importe quel ordre&#x202f;: vous seuls savez qui a été le premier.</translation>
    </message>
    <message id="firsts.told">
        <source>{name} was first, since you gave {name} the bonus.</source>
        <translation>En premier&#x202f;: {name}, d’après le bonus que vous avez attribué.</translation>
    </message>
    <message id="firsts.holder">
        <source>If {name} was first and takes the bonus: {totals} · {winners}</source>
        <translation>Si {name} a rempli la galerie en premier et prend le bonus&#x202f;: {totals} · {winners}</translation>
    </message>
    <message id="firsts.gallery">
        <source>{gallery}, time of the entry that filled it: {fillings}.</source>
        <translation>{gallery}, heure de la saisie qui l’a complétée&#x202f;: {fillings}.</translation>
    </message>
    <message id="ruling.title">
        <source>Ruling</source>
        <translation>Verdict</translation>
    </message>
    <message id="dispute.ranking">
        <source>Ranking and tie-breaks</source>
        <translation>Classement et départage</translation>
    </message>
    <message id="share.board">
        <source>{name}’s board</source>
        <translation>Plateau&#x202f;: {name}</translation>
    </message>
    <message id="app.text.no-link">
        <source>No Cimaise link found in this text.</source>
        <translation>Ce texte ne contient pas de lien Cimaise.</translation>
    </message>
    <message id="dispute.remembered">
        <source>Your answers apply to this game and become house rules for new games (see Settings).</source>
        <translation>Vos interprétations valent pour cette partie et deviennent des règles maison pour les suivantes (voir Réglages).</translation>
    </message>
    <message id="readings.as-it-stands">
        <source>Currently: {result}</source>
        <translation>En l’état&#x202f;: {result}</translation>
    </message>
    <message id="dispute.readings">
        <source>Open questions</source>
        <translation>Questions ouvertes</translation>
    </message>
    <message id="house.deleted">
        <source>Undo deletion: {question}</source>
        <translation>Annuler la suppression&#x202f;: {question}</translation>
    </message>
    <message id="readings.summary.decided">
        <source>The open questions are decided</source>
        <translation>Les questions ouvertes sont tranchées</translation>
    </message>
    <message id="library.house-rulings" numerus="yes">
        <source>%n house rules</source>
        <translation>
            <numerusform>%n règle maison</numerusform>
            <numerusform>%n règles maison</numerusform>
        </translation>
    </message>
    <message id="app.board.which-game">
        <source>You received {name}’s board. Which game does it belong to?</source>
        <translation>Plateau reçu&#x202f;: {name}. À quelle partie appartient-il&#x202f;?</translation>
    </message>
    <message id="app.board.new-game">
        <source>None of them: start a new game</source>
        <translation>À aucune&#x202f;: commencer une nouvelle partie</translation>
    </message>
    <message id="share.full.spoken">
        <source>{what}: QR code, full screen. Tap to go back.</source>
        <translation>{what}&#x202f;: code QR en plein écran. Touchez-le pour revenir.</translation>
    </message>
    <message id="share.full.hint">
        <source>Scan this code with Cimaise on another phone. Tap to go back.</source>
        <translation>Scannez ce code avec Cimaise sur un autre téléphone. Touchez-le pour revenir.</translation>
    </message>
    <message id="share.full">
        <source>Show code full screen</source>
        <translation>Afficher le code en plein écran</translation>
    </message>
    <message id="wall.file.photo-title">
        <source>Choose a photo of the table</source>
        <translation>Choisir une photo de la table</translation>
    </message>
    <message id="wall.file.photos">
        <source>Pictures (*.jpg *.jpeg *.png *.webp)</source>
        <translation>Images (*.jpg *.jpeg *.png *.webp)</translation>
    </message>
    <message id="photos.title">
        <source>Photos</source>
        <translation>Photos</translation>
    </message>
    <message id="wall.file.drop-photo">
        <source>Drop to add the photo</source>
        <translation>Déposez pour ajouter la photo</translation>
    </message>
    <message id="photos.take">
        <source>Take a photo</source>
        <translation>Prendre une photo</translation>
    </message>
    <message id="photos.advice">
        <source>Up to eight photos, saved with the game on this device. Archives include them; game files and links do not.</source>
        <translation>Huit photos au plus, enregistrées avec la partie sur cet appareil. Elles vont dans les archives, jamais dans les fichiers de partie ni dans les liens.</translation>
    </message>
    <message id="photos.file">
        <source>Choose a picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message id="photos.busy">
        <source>Preparing the photo…</source>
        <translation>Préparation de la photo…</translation>
    </message>
    <message id="photos.full">
        <source>This game already has eight photos. Delete one to add another.</source>
        <translation>Cette partie a déjà huit photos. Supprimez-en une pour en ajouter une autre.</translation>
    </message>
    <message id="photos.delete">
        <source>Delete the photo</source>
        <translation>Supprimer la photo</translation>
    </message>
    <message id="photos.fit">
        <source>Show whole photo</source>
        <translation>Montrer toute la photo</translation>
    </message>
    <message id="photos.read-only">
        <source>The library is read-only at the moment: photos cannot be saved or deleted.</source>
        <translation>La bibliothèque est en lecture seule pour le moment&#x202f;: impossible d’enregistrer ou de supprimer une photo.</translation>
    </message>
    <message id="photos.not-saved">
        <source>The photo could not be saved.</source>
        <translation>La photo n’a pas pu être enregistrée.</translation>
    </message>
    <message id="photos.deleted">
        <source>The photo was deleted.</source>
        <translation>La photo a été supprimée.</translation>
    </message>
    <message id="photo.refused.no-file">
        <source>{file}: file not found or not readable.</source>
        <translation>{file}&#x202f;: fichier introuvable ou illisible.</translation>
    </message>
    <message id="photo.refused.heavy">
        <source>{file}: the file is larger than 64 MB.</source>
        <translation>{file}&#x202f;: le fichier dépasse 64 Mo.</translation>
    </message>
    <message id="photo.refused.no-picture">
        <source>{file}: not a readable picture.</source>
        <translation>{file}&#x202f;: ce n’est pas une image lisible.</translation>
    </message>
    <message id="photo.refused.huge">
        <source>{file}: this picture is too large ({width} × {height} pixels).</source>
        <translation>{file}&#x202f;: cette image est trop grande ({width} × {height} pixels).</translation>
    </message>
    <message id="photo.refused.damaged">
        <source>{file}: this picture is incomplete or damaged.</source>
        <translation>{file}&#x202f;: cette image est incomplète ou endommagée.</translation>
    </message>
    <message id="paper.save-title">
        <source>Save as a picture or PDF</source>
        <translation>Enregistrer en image ou en PDF</translation>
    </message>
    <message id="paper.filter">
        <source>Picture or PDF (*.{ending})</source>
        <translation>Image ou PDF (*.{ending})</translation>
    </message>
    <message id="paper.form">
        <source>File type</source>
        <translation>Type de fichier</translation>
    </message>
    <message id="paper.save.ruling">
        <source>Save the ruling as a picture or PDF</source>
        <translation>Enregistrer le verdict en image ou en PDF</translation>
    </message>
    <message id="paper.save.sheet">
        <source>Save the score sheet as a picture or PDF</source>
        <translation>Enregistrer la feuille de score en image ou en PDF</translation>
    </message>
    <message id="paper.copy">
        <source>Copy the text</source>
        <translation>Copier le texte</translation>
    </message>
    <message id="paper.title">
        <source>PDF or picture</source>
        <translation>PDF ou image</translation>
    </message>
    <message id="paper.art.legend">
        <source>On each tile: the letter of its type, in the corner the letter of its frame, and below its number. On decor: the number of its shields. Dashed red line: a faux pas. Between the dashed lines: the eyeline. *: the starting painting.</source>
        <translation>Sur chaque tuile&#x202f;: la lettre de son type, dans le coin celle de son cadre, en bas son numéro. Sur une décoration&#x202f;: le nombre de ses écussons. Trait rouge en tirets&#x202f;: une faute de goût. Entre les lignes en tirets&#x202f;: la ligne de regard. *&#x202f;: le tableau de départ.</translation>
    </message>
    <message id="paper.art.excess">
        <source>Excess paintings: {count}</source>
        <translation>Tableaux en trop&#x202f;: {count}</translation>
    </message>
    <message id="paper.muse.economy">
        <source>Economy: {coins}</source>
        <translation>Économie&#x202f;: {coins}</translation>
    </message>
    <message id="paper.musee.legend">
        <source>Stepped line: Staircase. Elsewhere: Chandelier.</source>
        <translation>Trait en marches&#x202f;: Escalier. Ailleurs&#x202f;: Lustre.</translation>
    </message>
    <message id="paper.museum.legend">
        <source>On each object: the letters of its civilisation and domain, and its value. Thick frames: the Main Gallery. ×: a blocked slot.</source>
        <translation>Sur chaque Objet&#x202f;: les lettres de sa Civilisation et de son Domaine, et sa valeur. Cadres épais&#x202f;: la Grande Galerie. ×&#x202f;: un emplacement bloqué.</translation>
    </message>
    <message id="paper.museum.experts">
        <source>Experts: {experts}</source>
        <translation>Personnalités&#x202f;: {experts}</translation>
    </message>
    <message id="paper.museum.patron">
        <source>Patron: {patron}</source>
        <translation>Mécène&#x202f;: {patron}</translation>
    </message>
    <message id="paper.no-such-form">
        <source>The file name must end in .pdf, .png or .svg.</source>
        <translation>Le nom du fichier doit se terminer par .pdf, .png ou .svg.</translation>
    </message>
    <message id="paper.too-long">
        <source>This is too long for a picture. Use a PDF instead.</source>
        <translation>C’est trop long pour une image. Utilisez plutôt un PDF.</translation>
    </message>
    <message id="paper.decisions">
        <source>Open questions in the rules</source>
        <translation>Questions ouvertes de la règle</translation>
    </message>
    <message id="paper.open">
        <source>* {question} Not decided; counted with the default, “{answer}”. Another answer would change a total.</source>
        <translation>* {question} Non tranchée&#x202f;; comptée selon l’interprétation par défaut, «&#x202f;{answer}&#x202f;». Une autre interprétation changerait un total.</translation>
    </message>
    <message id="export.game-missing">
        <source>No game given. Name a file or a link.</source>
        <translation>Aucune partie indiquée. Indiquez un fichier ou un lien.</translation>
    </message>
    <message id="export.no-such-ruling">
        <source>{game} has no rule that can be broken and no open question with the id “{id}”.</source>
        <translation>{game}&#x202f;: l’identifiant «&#x202f;{id}&#x202f;» ne désigne ni une règle vérifiable ni une question ouverte.</translation>
    </message>
    <message id="wall.file.save">
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message id="keys.photos.zoom">
        <source>Zoom in, zoom out, show the whole photo</source>
        <translation>Zoom avant, zoom arrière, photo entière</translation>
    </message>
    <message id="keys.photos.step">
        <source>Pan the photo</source>
        <translation>Faire défiler la photo</translation>
    </message>
    <message id="compare.findings.same">
        <source>Same findings before and after.</source>
        <translation>Mêmes remarques avant et après.</translation>
    </message>
    <message id="compare.before">
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message id="compare.after">
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message id="compare.finding.new">
        <source>New finding: {finding}</source>
        <translation>Nouvelle remarque&#x202f;: {finding}</translation>
    </message>
    <message id="compare.finding.gone">
        <source>No longer applies: {finding}</source>
        <translation>Ne s’applique plus&#x202f;: {finding}</translation>
    </message>
    <message id="dispute.about">
        <source>Your question</source>
        <translation>Votre question</translation>
    </message>
    <message id="dispute.ask.legal">
        <source>Is this legal?</source>
        <translation>Est-ce permis&#x202f;?</translation>
    </message>
    <message id="dispute.ask.counting">
        <source>Does this count?</source>
        <translation>Est-ce que cela compte&#x202f;?</translation>
    </message>
    <message id="dispute.tie">
        <source>Who wins the tie?</source>
        <translation>Qui l’emporte à égalité&#x202f;?</translation>
    </message>
    <message id="order.title">
        <source>Which card comes first?</source>
        <translation>Quelle carte passe en premier&#x202f;?</translation>
    </message>
    <message id="dispute.try">
        <source>Try a move on a copy</source>
        <translation>Essayer un coup sur une copie</translation>
    </message>
    <message id="dispute.without-last">
        <source>Try without the last entry</source>
        <translation>Essayer sans la dernière saisie</translation>
    </message>
    <message id="ruling.without">
        <source>Try without this piece</source>
        <translation>Essayer sans cette pièce</translation>
    </message>
    <message id="ruling.counts.title">
        <source>Effect on the score</source>
        <translation>Effet sur le score</translation>
    </message>
    <message id="dispute.whole">
        <source>Show the full ruling</source>
        <translation>Voir tout le verdict</translation>
    </message>
    <message id="compare.title">
        <source>Before and after</source>
        <translation>Avant et après</translation>
    </message>
    <message id="compare.go-on">
        <source>Continue the trial</source>
        <translation>Continuer l’essai</translation>
    </message>
    <message id="compare.leave">
        <source>Discard changes</source>
        <translation>Annuler les changements</translation>
    </message>
    <message id="compare.keep">
        <source>Keep changes</source>
        <translation>Garder les changements</translation>
    </message>
    <message id="trial.title">
        <source>Trial on a copy</source>
        <translation>Essai sur une copie</translation>
    </message>
    <message id="muse.order.same">
        <source>It is the same card.</source>
        <translation>C’est la même carte.</translation>
    </message>
    <message id="muse.order.first">
        <source>{card} comes first.</source>
        <translation>{card} passe en premier.</translation>
    </message>
    <message id="muse.order.by.nothing">
        <source>There is nothing to compare.</source>
        <translation>Il n’y a rien à comparer.</translation>
    </message>
    <message id="muse.order.by.rank">
        <source>Its rank, {larger}, is higher than {smaller}.</source>
        <translation>Son rang, {larger}, dépasse {smaller}.</translation>
    </message>
    <message id="muse.order.by.kind">
        <source>Both have rank {rank}, but Courts come before Pawns, and Pawns before Crowns.</source>
        <translation>Toutes deux sont de rang {rank}, mais les Cours passent avant les Pions, et les Pions avant les Couronnes.</translation>
    </message>
    <message id="muse.order.by.suit">
        <source>Both have rank {rank}; of the top suits, {larger} come before {smaller}.</source>
        <translation>Toutes deux sont de rang {rank}&#x202f;; pour la couleur du haut, {larger} avant {smaller}.</translation>
    </message>
    <message id="muse.order.by.further">
        <source>The rank and the upper suits are the same; of the suits below, {larger} come before {smaller}.</source>
        <translation>Le rang et les couleurs du haut sont les mêmes&#x202f;; pour les couleurs du dessous, {larger} avant {smaller}.</translation>
    </message>
    <message id="muse.order.ruled">
        <source>Source: {citation}.</source>
        <translation>Source&#x202f;: {citation}.</translation>
    </message>
    <message id="muse.order.silent">
        <source>The rules do not say; this is Cimaise’s choice.</source>
        <translation>Les règles n’en disent rien&#x202f;; c’est un choix de Cimaise.</translation>
    </message>
    <message id="cli.help.order">
        <source>{games}: show which card comes first and why; give each card by name or in the form 7 moons</source>
        <translation>{games}&#x202f;: indiquer quelle carte passe avant et pourquoi&#x202f;; une carte s’indique par son nom ou sous la forme 7 lunes</translation>
    </message>
    <message id="dispute.point">
        <source>Tap the place in question on the board.</source>
        <translation>Touchez sur le plateau l’endroit en question.</translation>
    </message>
    <message id="trial.edit">
        <source>{edits}</source>
        <translation>{edits}</translation>
    </message>
    <message id="trial.edit.many" numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n changement</numerusform>
            <numerusform>%n changements</numerusform>
        </translation>
    </message>
    <message id="trial.edit.without">
        <source>“{edit}” undone</source>
        <translation>«&#x202f;{edit}&#x202f;» annulé</translation>
    </message>
    <message id="trial.outdated">
        <source>Cannot keep this trial: the game has changed since.</source>
        <translation>Impossible de garder cet essai&#x202f;: la partie a changé entre-temps.</translation>
    </message>
    <message id="compare.becomes">
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message id="compare.winner.same">
        <source>Still ahead: {winners}.</source>
        <translation>Toujours en tête&#x202f;: {winners}.</translation>
    </message>
    <message id="compare.winner.other">
        <source>Ahead before: {before}. After: {after}.</source>
        <translation>En tête avant&#x202f;: {before}. Après&#x202f;: {after}.</translation>
    </message>
    <message id="compare.verdict.fine">
        <source>No problems before or after.</source>
        <translation>Aucun problème, ni avant ni après.</translation>
    </message>
    <message id="compare.verdict.after">
        <source>The change causes a problem.</source>
        <translation>Le changement crée un problème.</translation>
    </message>
    <message id="compare.verdict.before">
        <source>The change fixes what was wrong.</source>
        <translation>Le changement corrige ce qui n’allait pas.</translation>
    </message>
    <message id="compare.verdict.both">
        <source>There are problems before and after.</source>
        <translation>Il y a un problème avant comme après.</translation>
    </message>
    <message id="ruling.first.unknown">
        <source>Only you know</source>
        <translation>Vous seuls le savez</translation>
    </message>
    <message id="ruling.first.gallery">
        <source>{gallery}: {first}</source>
        <translation>{gallery}&#x202f;: {first}</translation>
    </message>
    <message id="ruling.first.undisputed">
        <source>Nothing to settle</source>
        <translation>Rien à départager</translation>
    </message>
    <message id="ruling.first.none">
        <source>No gallery is full in more than one Musée.</source>
        <translation>Aucune galerie n’est remplie dans plus d’un Musée.</translation>
    </message>
    <message id="ruling.tie.points">
        <source>Most points: {winner}. Nobody is tied for first place.</source>
        <translation>{winner}&#x202f;: le plus de points. Personne n’est à égalité pour la première place.</translation>
    </message>
    <message id="ruling.counts">
        <source>{points} · {line}: {reason}</source>
        <translation>{points} · {line}&#x202f;: {reason}</translation>
    </message>
    <message id="ruling.counts.nothing">
        <source>It does not affect the score.</source>
        <translation>Cela ne change rien au score.</translation>
    </message>
    <message id="ruling.spot.question">
        <source>{place}: is this legal?</source>
        <translation>{place}&#x202f;: est-ce permis&#x202f;?</translation>
    </message>
    <message id="ruling.spot.question.of">
        <source>{owner}, {place}: is this legal?</source>
        <translation>{owner}, {place}&#x202f;: est-ce permis&#x202f;?</translation>
    </message>
    <message id="ruling.spot.fine">
        <source>No problem here.</source>
        <translation>Aucun problème ici.</translation>
    </message>
    <message id="ruling.spot.why">
        <source>Nothing in the current position forbids it. Rules checked:</source>
        <translation>Rien ne l’interdit dans la position actuelle. Règles vérifiées&#x202f;:</translation>
    </message>
    <message id="ruling.counts.question">
        <source>{place}: does this count?</source>
        <translation>{place}&#x202f;: est-ce que cela compte&#x202f;?</translation>
    </message>
    <message id="muse.order.ask.both">
        <source>Tap two cards.</source>
        <translation>Touchez deux cartes.</translation>
    </message>
    <message id="muse.order.ask.other">
        <source>Now tap the card to compare with {card}.</source>
        <translation>Touchez la carte à comparer avec {card}.</translation>
    </message>
    <message id="muse.order.asked">
        <source>{card}: selected</source>
        <translation>{card}&#x202f;: sélectionnée</translation>
    </message>
    <message id="compare.tried">
        <source>Tried: {edit}</source>
        <translation>Essai&#x202f;: {edit}</translation>
    </message>
    <message id="result.open">
        <source>Result details</source>
        <translation>Détails du résultat</translation>
    </message>
    <message id="statistics.everybody">
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message id="statistics.none-of-these">
        <source>No matching games.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message id="statistics.title">
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message id="statistics.course">
        <source>Totals, game by game</source>
        <translation>Totaux, partie après partie</translation>
    </message>
    <message id="statistics.course.everybody">
        <source>Winning totals, game by game</source>
        <translation>Totaux gagnants, partie après partie</translation>
    </message>
    <message id="statistics.course.legend">
        <source>Filled square: won. Circle: not won.</source>
        <translation>Carré plein&#x202f;: victoire. Cercle&#x202f;: pas de victoire.</translation>
    </message>
    <message id="statistics.lines.legend">
        <source>Solid bar: {player}. Outlined bar: all players in the same games.</source>
        <translation>Barre pleine&#x202f;: {player}. Barre vide&#x202f;: tous les joueurs des mêmes parties.</translation>
    </message>
    <message id="statistics.lines">
        <source>Average points by score line</source>
        <translation>Points moyens par ligne de score</translation>
    </message>
    <message id="statistics.rivals">
        <source>Head to head</source>
        <translation>Face à face</translation>
    </message>
    <message id="result.rulings">
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message id="statistics.game">
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message id="statistics.count">
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message id="statistics.period">
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message id="statistics.doubtful">
        <source>Include games that are illegal, incomplete or ended early</source>
        <translation>Compter aussi les parties illégales, incomplètes ou arrêtées avant la fin</translation>
    </message>
    <message id="result.title">
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message id="result.photo">
        <source>Photo of the table</source>
        <translation>Photo de la table</translation>
    </message>
    <message id="result.course">
        <source>Totals over time</source>
        <translation>Évolution des totaux</translation>
    </message>
    <message id="statistics.none.title">
        <source>No finished games yet</source>
        <translation>Aucune partie terminée pour l’instant</translation>
    </message>
    <message id="statistics.none.advice">
        <source>Finished games appear here.</source>
        <translation>Les parties terminées apparaissent ici.</translation>
    </message>
    <message id="plot.how">
        <source>Tap a mark for its figures.</source>
        <translation>Touchez un trait ou une barre pour voir ses chiffres.</translation>
    </message>
    <message id="plot.open">
        <source>Open this game</source>
        <translation>Ouvrir cette partie</translation>
    </message>
    <message id="statistics.count.any">
        <source>Any</source>
        <translation>Tous</translation>
    </message>
    <message id="statistics.period.always">
        <source>Any time</source>
        <translation>Toutes</translation>
    </message>
    <message id="statistics.period.this-year">
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message id="statistics.period.last-year">
        <source>12 months</source>
        <translation>12 mois</translation>
    </message>
    <message id="statistics.period.last-month">
        <source>30 days</source>
        <translation>30 jours</translation>
    </message>
    <message id="statistics.too-few.games" numerus="yes">
        <source>Not enough games yet: %n needed, {count} so far.</source>
        <translation>
            <numerusform>Pas encore assez de parties&#x202f;: {count} sur %n.</numerusform>
            <numerusform>Pas encore assez de parties&#x202f;: {count} sur %n.</numerusform>
        </translation>
    </message>
    <message id="statistics.mark.shared">
        <source>shared victory</source>
        <translation>victoire partagée</translation>
    </message>
    <message id="statistics.mark.won">
        <source>won</source>
        <translation>victoire</translation>
    </message>
    <message id="statistics.mark.average">
        <source>{first} to {last}: {average} on average</source>
        <translation>Du {first} au {last}&#x202f;: {average} en moyenne</translation>
    </message>
    <message id="statistics.course.averages" numerus="yes">
        <source>Each mark is the average of %n consecutive games; the last may cover fewer.</source>
        <translation>
            <numerusform>Chaque repère est la moyenne de %n partie.</numerusform>
            <numerusform>Chaque repère est la moyenne de %n parties consécutives&#x202f;; le dernier peut en couvrir moins.</numerusform>
        </translation>
    </message>
    <message id="statistics.won.of">
        <source>{won} of {games}</source>
        <translation>{won} sur {games}</translation>
    </message>
    <message id="statistics.won.share">
        <source>{won} of {games}, {share}%</source>
        <translation>{won} sur {games}, {share}&#x202f;%</translation>
    </message>
    <message id="statistics.won">
        <source>Won</source>
        <translation>Victoires</translation>
    </message>
    <message id="statistics.shared">
        <source>Of these, shared</source>
        <translation>Dont partagées</translation>
    </message>
    <message id="statistics.average">
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message id="statistics.median">
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message id="statistics.best">
        <source>Best</source>
        <translation>Meilleur score</translation>
    </message>
    <message id="statistics.worst">
        <source>Worst</source>
        <translation>Plus mauvais score</translation>
    </message>
    <message id="statistics.player.won" numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message id="statistics.player.average">
        <source>average {average}</source>
        <translation>moyenne {average}</translation>
    </message>
    <message id="statistics.player.best">
        <source>best {best}</source>
        <translation>record {best}</translation>
    </message>
    <message id="statistics.rival">
        <source>{games}: ahead {ahead}, tied {level}, behind {behind}</source>
        <translation>{games}&#x202f;: devant {ahead}, à égalité {level}, derrière {behind}</translation>
    </message>
    <message id="statistics.rival.together" numerus="yes">
        <source>%n games as a team</source>
        <translation>
            <numerusform>%n partie en équipe</numerusform>
            <numerusform>%n parties en équipe</numerusform>
        </translation>
    </message>
    <message id="statistics.line">
        <source>{line}: {own} on average, all players {table}</source>
        <translation>{line}&#x202f;: {own} en moyenne, {table} pour tous les joueurs</translation>
    </message>
    <message id="statistics.games" numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message id="statistics.chosen" numerus="yes">
        <source>%n games counted.</source>
        <translation>
            <numerusform>%n partie comptée.</numerusform>
            <numerusform>%n parties comptées.</numerusform>
        </translation>
    </message>
    <message id="statistics.chosen.illegal">
        <source>Illegal: {count}.</source>
        <translation>Illégales&#x202f;: {count}.</translation>
    </message>
    <message id="statistics.chosen.incomplete">
        <source>Incomplete: {count}.</source>
        <translation>Incomplètes&#x202f;: {count}.</translation>
    </message>
    <message id="statistics.chosen.with">
        <source>Counted too.</source>
        <translation>Comptées aussi.</translation>
    </message>
    <message id="statistics.chosen.without">
        <source>Not counted.</source>
        <translation>Non comptées.</translation>
    </message>
    <message id="statistics.chosen.copies" numerus="yes">
        <source>%n duplicate games not counted.</source>
        <translation>
            <numerusform>%n partie en double non comptée.</numerusform>
            <numerusform>%n parties en double non comptées.</numerusform>
        </translation>
    </message>
    <message id="statistics.played">
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message id="statistics.totals">
        <source>Scores counted, teams included</source>
        <translation>Scores comptés, équipes comprises</translation>
    </message>
    <message id="statistics.totals.players">
        <source>Scores counted</source>
        <translation>Scores comptés</translation>
    </message>
    <message id="archive.newer">
        <source>This archive was written by a newer version of Cimaise.</source>
        <translation>Cette archive a été écrite par une version plus récente de Cimaise.</translation>
    </message>
    <message id="archive.foreign">
        <source>The archive contains “{name}”, which does not belong in a Cimaise archive. Nothing was imported.</source>
        <translation>L’archive contient «&#x202f;{name}&#x202f;», qui n’a pas sa place dans une archive Cimaise. Rien n’a été importé.</translation>
    </message>
    <message id="archive.too-large">
        <source>The archive contains far more data than its games could need (“{name}”). Nothing was imported.</source>
        <translation>L’archive contient bien plus de données que ses parties n’en demandent («&#x202f;{name}&#x202f;»). Rien n’a été importé.</translation>
    </message>
    <message id="handover.written" numerus="yes">
        <source>%n games saved to {file}.</source>
        <translation>
            <numerusform>%n partie enregistrée dans {file}.</numerusform>
            <numerusform>%n parties enregistrées dans {file}.</numerusform>
        </translation>
    </message>
    <message id="handover.missed" numerus="yes">
        <source>%n games could not be read and are not included.</source>
        <translation>
            <numerusform>%n partie n’a pas pu être lue et n’est pas incluse.</numerusform>
            <numerusform>%n parties n’ont pas pu être lues et ne sont pas incluses.</numerusform>
        </translation>
    </message>
    <message id="handover.stopped">
        <source>Stopped. Nothing was written.</source>
        <translation>Arrêté. Rien n’a été écrit.</translation>
    </message>
    <message id="import.done" numerus="yes">
        <source>%n games imported.</source>
        <translation>
            <numerusform>%n partie importée.</numerusform>
            <numerusform>%n parties importées.</numerusform>
        </translation>
    </message>
    <message id="import.known" numerus="yes">
        <source>%n were already here and were not changed.</source>
        <translation>
            <numerusform>%n était déjà là et n’a pas été modifiée.</numerusform>
            <numerusform>%n étaient déjà là et n’ont pas été modifiées.</numerusform>
        </translation>
    </message>
    <message id="import.damaged" numerus="yes">
        <source>%n are damaged and were skipped.</source>
        <translation>
            <numerusform>%n est endommagée et a été ignorée.</numerusform>
            <numerusform>%n sont endommagées et ont été ignorées.</numerusform>
        </translation>
    </message>
    <message id="import.damaged-photos" numerus="yes">
        <source>%n photos are damaged and were skipped.</source>
        <translation>
            <numerusform>%n photo est endommagée et a été ignorée.</numerusform>
            <numerusform>%n photos sont endommagées et ont été ignorées.</numerusform>
        </translation>
    </message>
    <message id="import.outlined-photos" numerus="yes">
        <source>%n photos are imported without the outline of the board: Cimaise no longer shows photos under a board.</source>
        <translation>
            <numerusform>%n photo est importée sans le contour du plateau&#x202f;: Cimaise n’affiche plus de photo sous le plateau.</numerusform>
            <numerusform>%n photos sont importées sans le contour du plateau&#x202f;: Cimaise n’affiche plus de photo sous le plateau.</numerusform>
        </translation>
    </message>
    <message id="import.stopped">
        <source>Import stopped. Open the archive again to continue.</source>
        <translation>Import interrompu. Ouvrez de nouveau l’archive pour continuer.</translation>
    </message>
    <message id="handover.side.total">
        <source>{name} {total}.</source>
        <translation>{name} {total}.</translation>
    </message>
    <message id="handover.side">
        <source>{name} {total}: {lines}.</source>
        <translation>{name} {total}&#x202f;: {lines}.</translation>
    </message>
    <message id="handover.decided">
        <source>Decided by the tie-break: {line}.</source>
        <translation>Départagé par&#x202f;: {line}.</translation>
    </message>
    <message id="handover.illegal">
        <source>This game breaks a rule.</source>
        <translation>Cette partie enfreint une règle.</translation>
    </message>
    <message id="handover.incomplete">
        <source>Not everything is entered: these totals are minimums.</source>
        <translation>Tout n’est pas saisi&#x202f;: ces totaux sont des minimums.</translation>
    </message>
    <message id="archive.damaged">
        <source>This is not a Cimaise archive, or it is damaged.</source>
        <translation>Ce n’est pas une archive Cimaise, ou elle est endommagée.</translation>
    </message>
    <message id="window.no-display">
        <source>Cannot open the window: no display found.</source>
        <translation>Impossible d’ouvrir la fenêtre&#x202f;: aucun écran trouvé.</translation>
    </message>
    <message id="export.no-game">
        <source>This format exports the whole library; do not name a game.</source>
        <translation>Ce format exporte toute la bibliothèque&#x202f;; n’indiquez pas de partie.</translation>
    </message>
    <message id="people.title">
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message id="new.line-ups">
        <source>Recent groups</source>
        <translation>Groupes récents</translation>
    </message>
    <message id="people.merge.explanation">
        <source>All their games then count for {name}. The games are not changed.</source>
        <translation>Toutes leurs parties comptent alors pour {name}, sans être modifiées.</translation>
    </message>
    <message id="people.merge.yes">
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message id="people.merge.no">
        <source>Keep separate</source>
        <translation>Ne pas fusionner</translation>
    </message>
    <message id="people.colour">
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message id="people.shape">
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message id="people.sign.clear">
        <source>Use default symbol</source>
        <translation>Utiliser le symbole par défaut</translation>
    </message>
    <message id="people.merge">
        <source>Merge with…</source>
        <translation>Fusionner avec…</translation>
    </message>
    <message id="people.remove">
        <source>Remove from list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message id="people.new-name">
        <source>New name</source>
        <translation>Nouveau nom</translation>
    </message>
    <message id="people.more">
        <source>More actions</source>
        <translation>Autres actions</translation>
    </message>
    <message id="people.explanation">
        <source>If you rename a player, the name changes in all saved games. The symbol marks the player in a game.</source>
        <translation>Si vous renommez un joueur, le nom change dans toutes les parties enregistrées. Le symbole représente le joueur dans une partie.</translation>
    </message>
    <message id="people.none">
        <source>No players yet. The names you enter for a new game are remembered here.</source>
        <translation>Aucun joueur pour l’instant. Les noms saisis au début d’une partie sont retenus ici.</translation>
    </message>
    <message id="people.locked">
        <source>Nothing can be changed here at the moment.</source>
        <translation>Rien ne peut être changé ici pour le moment.</translation>
    </message>
    <message id="people.rename.not-saved">
        <source>Cannot rename the player: the library accepts no changes at the moment.</source>
        <translation>Impossible de renommer le joueur&#x202f;: la bibliothèque n’accepte aucun changement pour le moment.</translation>
    </message>
    <message id="people.rename.taken">
        <source>Cannot rename the player: in “{title}”, another player is called {name}.</source>
        <translation>Impossible de renommer le joueur&#x202f;: dans «&#x202f;{title}&#x202f;», quelqu’un d’autre s’appelle {name}.</translation>
    </message>
    <message id="people.renamed">
        <source>{from} is now called {name} in all games.</source>
        <translation>{from} s’appelle désormais {name}, dans toutes les parties.</translation>
    </message>
    <message id="people.merge.question">
        <source>Are {one} and {name} the same person?</source>
        <translation>{one} et {name}&#x202f;: est-ce la même personne&#x202f;?</translation>
    </message>
    <message id="people.merged">
        <source>Their games now count as {name}’s.</source>
        <translation>Leurs parties comptent désormais pour {name}.</translation>
    </message>
    <message id="people.merge.met" numerus="yes">
        <source>{one} and {name} cannot be merged: they played together in %n games ({games}).</source>
        <translation>
            <numerusform>Impossible de fusionner {one} et {name}&#x202f;: ils ont joué ensemble dans %n partie ({games}).</numerusform>
            <numerusform>Impossible de fusionner {one} et {name}&#x202f;: ils ont joué ensemble dans %n parties ({games}).</numerusform>
        </translation>
    </message>
    <message id="people.separated">
        <source>{name} is a separate player again.</source>
        <translation>{name} compte de nouveau à part.</translation>
    </message>
    <message id="people.separate">
        <source>Separate {name}</source>
        <translation>Séparer {name}</translation>
    </message>
    <message id="people.removed">
        <source>{name} was removed from the list. The games were not changed.</source>
        <translation>{name} n’est plus dans la liste. Les parties n’ont pas été modifiées.</translation>
    </message>
    <message id="people.colour.blue">
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message id="people.colour.red">
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message id="people.colour.green">
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message id="people.colour.violet">
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message id="people.colour.orange">
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message id="people.shape.circle">
        <source>Circle</source>
        <translation>Cercle</translation>
    </message>
    <message id="people.shape.square">
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message id="people.shape.triangle">
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message id="people.shape.diamond">
        <source>Diamond</source>
        <translation>Losange</translation>
    </message>
    <message id="people.shape.cross">
        <source>Cross</source>
        <translation>Croix</translation>
    </message>
    <message id="people.also">
        <source>also {names}</source>
        <translation>aussi {names}</translation>
    </message>
    <message id="people.games" numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n partie terminée</numerusform>
            <numerusform>%n parties terminées</numerusform>
        </translation>
    </message>
    <message id="people.renaming">
        <source>Renaming {from} to {name} in all games…</source>
        <translation>{from} devient {name} dans toutes les parties…</translation>
    </message>
    <message id="handover.filter">
        <source>Files (*.{ending})</source>
        <translation>Fichiers (*.{ending})</translation>
    </message>
    <message id="handover.open">
        <source>Open an archive</source>
        <translation>Ouvrir une archive</translation>
    </message>
    <message id="handover.save-as">
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message id="handover.title">
        <source>Back up and export</source>
        <translation>Sauvegarder et exporter</translation>
    </message>
    <message id="handover.archive">
        <source>Everything in one file</source>
        <translation>Tout dans un fichier</translation>
    </message>
    <message id="handover.archive.text">
        <source>Every game with its history and photos, players’ names and house rules. Opening the file overwrites nothing.</source>
        <translation>Toutes les parties avec leur historique et leurs photos, les noms des joueurs et les règles maison. Ouvrir le fichier ne remplace rien.</translation>
    </message>
    <message id="handover.archive.save">
        <source>Save an archive</source>
        <translation>Enregistrer une archive</translation>
    </message>
    <message id="handover.others">
        <source>For other programs</source>
        <translation>Pour d’autres programmes</translation>
    </message>
    <message id="handover.csv">
        <source>Results for a spreadsheet (CSV)</source>
        <translation>Résultats pour un tableur (CSV)</translation>
    </message>
    <message id="handover.csv.text">
        <source>CSV for a spreadsheet: one row per player and game, one column per score line.</source>
        <translation>CSV pour un tableur&#x202f;: une ligne par joueur et par partie, une colonne par ligne de score.</translation>
    </message>
    <message id="handover.bgsplay">
        <source>Finished games for BG Stats</source>
        <translation>Les parties terminées pour BG Stats</translation>
    </message>
    <message id="handover.bgsplay.text">
        <source>A play file; opening it again adds no duplicates.</source>
        <translation>Un fichier de parties&#x202f;; l’ouvrir deux fois ne crée pas de doublon.</translation>
    </message>
    <message id="handover.jsonl">
        <source>All games (JSON)</source>
        <translation>Toutes les parties (JSON)</translation>
    </message>
    <message id="handover.jsonl.text">
        <source>One JSON object per game, with the complete position.</source>
        <translation>Un objet JSON par partie, avec la position complète.</translation>
    </message>
    <message id="handover.panel">
        <source>All games in one file, for another device or as a backup; tables for a spreadsheet.</source>
        <translation>Toutes les parties dans un fichier, pour un autre appareil ou en sauvegarde&#x202f;; des fichiers CSV pour un tableur.</translation>
    </message>
    <message id="handover.stop">
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message id="handover.accept">
        <source>Add games</source>
        <translation>Ajouter les parties</translation>
    </message>
    <message id="handover.dismiss">
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message id="chat.title">
        <source>For chat apps</source>
        <translation>Pour une messagerie</translation>
    </message>
    <message id="chat.save">
        <source>Save picture for chat</source>
        <translation>Enregistrer une image pour une messagerie</translation>
    </message>
    <message id="chat.copy">
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message id="play.explanation">
        <source>The link opens BG Stats with this result: players, winner and points. Cimaise itself sends nothing.</source>
        <translation>Le lien ouvre BG Stats avec ce résultat&#x202f;: joueurs, vainqueur, points. Cimaise elle-même n’envoie rien.</translation>
    </message>
    <message id="play.explanation.no-code">
        <source>The link opens BG Stats with this result. It is too long for a QR code: for another phone, save the file.</source>
        <translation>Le lien ouvre BG Stats avec ce résultat. Il est trop long pour un code QR&#x202f;: pour un autre téléphone, enregistrez le fichier.</translation>
    </message>
    <message id="play.open">
        <source>Open in BG Stats</source>
        <translation>Ouvrir dans BG Stats</translation>
    </message>
    <message id="play.code">
        <source>Show a QR code for another phone</source>
        <translation>Afficher un code QR pour un autre téléphone</translation>
    </message>
    <message id="play.save">
        <source>Save a file for BG Stats</source>
        <translation>Enregistrer un fichier pour BG Stats</translation>
    </message>
    <message id="play.code.title">
        <source>Result for BG Stats</source>
        <translation>Résultat pour BG Stats</translation>
    </message>
    <message id="play.code.hint">
        <source>Scan this with the phone’s camera. Tap it to go back.</source>
        <translation>Scannez ce code avec l’appareil photo du téléphone. Touchez-le pour revenir.</translation>
    </message>
    <message id="play.no-browser">
        <source>No app here opens links. The link was copied instead.</source>
        <translation>Aucune application n’ouvre les liens ici. Le lien a été copié.</translation>
    </message>
    <message id="handover.progress">
        <source>{done} of {total} games</source>
        <translation>{done} sur {total} parties</translation>
    </message>
    <message id="handover.question">
        <source>Add the games in “{file}” to this device? Games already here are not changed.</source>
        <translation>Ajouter les parties du fichier «&#x202f;{file}&#x202f;» à celles de cet appareil&#x202f;? Les parties déjà présentes ne sont pas modifiées.</translation>
    </message>
    <message id="handover.no-backup">
        <source>No backup yet.</source>
        <translation>Aucune sauvegarde pour l’instant.</translation>
    </message>
    <message id="handover.reminder" numerus="yes">
        <source>%n games started or changed since the last backup.</source>
        <translation>
            <numerusform>%n partie commencée ou modifiée depuis la dernière sauvegarde.</numerusform>
            <numerusform>%n parties commencées ou modifiées depuis la dernière sauvegarde.</numerusform>
        </translation>
    </message>
    <message id="share.send">
        <source>Send the link…</source>
        <translation>Envoyer le lien…</translation>
    </message>
    <message id="window.awake">
        <source>A game is open.</source>
        <translation>Une partie est ouverte.</translation>
    </message>
    <message id="library.browser.nowhere">
        <source>The browser does not allow this page to store data ({reason}). Earlier games are not shown, and new entries are lost when you close the page. Reload the page to try again, or export the games you want to keep.</source>
        <translation>Le navigateur n’accorde pas d’espace de stockage à cette page ({reason}). Les parties précédentes ne s’affichent pas, et vos saisies seront perdues à la fermeture de la page. Rechargez-la pour réessayer, ou exportez les parties à conserver.</translation>
    </message>
    <message id="library.browser.private">
        <source>This is a private window: the browser deletes the games when you close it. Export the ones you want to keep.</source>
        <translation>Cette fenêtre est privée&#x202f;: le navigateur supprime les parties dès que vous la fermez. Exportez celles à conserver.</translation>
    </message>
    <message id="library.browser.full">
        <source>The browser has no space left for the games: the last changes are lost when you close the page. Free up space and try again, or export the games.</source>
        <translation>Le navigateur n’a plus de place pour les parties&#x202f;: les dernières modifications seront perdues à la fermeture de la page. Libérez de l’espace et réessayez, ou exportez les parties.</translation>
    </message>
    <message id="library.browser.failed">
        <source>The browser could not save the last changes ({reason}): they are lost when you close the page. Try again, or export the games.</source>
        <translation>Le navigateur n’a pas pu enregistrer les dernières modifications ({reason})&#x202f;: elles seront perdues à la fermeture de la page. Réessayez, ou exportez les parties.</translation>
    </message>
    <message id="library.browser.lost">
        <source>Cimaise was opened in another tab, which now saves the games. Changes here are no longer saved: close the other tab and reload this page.</source>
        <translation>Cimaise est ouverte dans un autre onglet, qui enregistre désormais les parties. Vos saisies ici ne sont plus enregistrées&#x202f;: fermez l’autre onglet et rechargez cette page.</translation>
    </message>
    <message id="library.browser.damaged">
        <source>The games in this browser cannot be read ({reason}). They were not changed.</source>
        <translation>Les parties de ce navigateur sont illisibles ({reason}). Elles n’ont pas été modifiées.</translation>
    </message>
    <message id="library.browser.newer">
        <source>The games in this browser were written by a newer version of Cimaise. They were not changed. Reload the page to get that version.</source>
        <translation>Les parties de ce navigateur ont été écrites par une version plus récente de Cimaise. Elles n’ont pas été modifiées. Rechargez la page pour obtenir cette version.</translation>
    </message>
    <message id="table.peek.short">
        <source>Hold to peek</source>
        <translation>Maintenir pour voir</translation>
    </message>
    <message id="dispute.missed">
        <source>There is nothing there. Tap a piece on the board.</source>
        <translation>Il n’y a rien ici. Touchez une pièce du plateau.</translation>
    </message>
    <message id="hint.first.draw">
        <source>Draw an area on the wall, then pick what hangs there.</source>
        <translation>Tracez une zone sur le mur, puis choisissez ce qui y est accroché.</translation>
    </message>
    <message id="hint.first.reason">
        <source>To see where points come from, open the score sheet and tap a number.</source>
        <translation>Pour voir d’où viennent les points, ouvrez la feuille de score et touchez un nombre.</translation>
    </message>
    <message id="hint.first.keys">
        <source>Press F1 for keyboard shortcuts.</source>
        <translation>La touche F1 affiche tous les raccourcis.</translation>
    </message>
    <message id="line-up.start">
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message id="line-up.fill-in">
        <source>Fill in</source>
        <translation>Remplir</translation>
    </message>
    <message id="musee.hint.again.claim">
        <source>Tap the bonus again to take it anyway.</source>
        <translation>Touchez de nouveau le bonus pour le prendre quand même.</translation>
    </message>
    <message id="musee.hint.token.staircase">
        <source>{token}: Staircase. To flip it, open More and go to Staircases.</source>
        <translation>{token}&#x202f;: Escalier. Pour le retourner, ouvrez Plus, puis Escaliers.</translation>
    </message>
    <message id="musee.hint.token.chandelier">
        <source>{token}: Chandelier. To flip it, open More and go to Staircases.</source>
        <translation>{token}&#x202f;: Lustre. Pour le retourner, ouvrez Plus, puis Escaliers.</translation>
    </message>
    <message id="musee.hint.turn">
        <source>Tap a token between two galleries to flip it.</source>
        <translation>Touchez un jeton entre deux galeries pour le retourner.</translation>
    </message>
    <message id="musee.pattern.counted">
        <source>Staircases: top row {top}; bottom row {bottom}. Tap a token on the board to flip it.</source>
        <translation>Escaliers&#x202f;: rangée du haut {top}&#x202f;; rangée du bas {bottom}. Touchez un jeton du plateau pour le retourner.</translation>
    </message>
    <message id="musee.objection.bonus.not-full">
        <source>{gallery} is not full: a bonus needs a full gallery.</source>
        <translation>{gallery} n’est pas pleine&#x202f;: un bonus demande une galerie pleine.</translation>
    </message>
    <message id="musee.objection.bonus.held">
        <source>This bonus is already taken by {holder}.</source>
        <translation>Ce bonus est déjà pris par {holder}.</translation>
    </message>
    <message id="ruling.counts.of">
        <source>{owner}: {points} · {line}: {reason}</source>
        <translation>{owner}&#x202f;: {points} · {line}&#x202f;: {reason}</translation>
    </message>
    <message id="art.game-end.open">
        <source>No wall is full and no player has two excess paintings: the game goes on while bid cards are left.</source>
        <translation>Aucun mur n’est plein et aucun joueur n’a deux tableaux en trop&#x202f;: la partie continue tant qu’il reste des cartes d’enchère.</translation>
    </message>
    <message id="muse.game-end.open">
        <source>No palace has four paintings yet.</source>
        <translation>Aucun palais n’a encore quatre tableaux.</translation>
    </message>
    <message id="musee.game-end.playable">
        <source>A card in {owner}’s hand can still be hung.</source>
        <translation>Il reste en main au moins une carte qui peut être accrochée ({owner}).</translation>
    </message>
    <message id="musee.game-end.room">
        <source>There is room in {owner}’s Musée for a painting that nobody has hung.</source>
        <translation>Il reste de la place chez {owner} pour un tableau que personne n’a accroché.</translation>
    </message>
    <message id="museum.game-end.open" numerus="yes">
        <source>No player has reached %n points on the score track.</source>
        <translation>
            <numerusform>Aucun joueur n’a atteint %n point sur la piste de score.</numerusform>
            <numerusform>Aucun joueur n’a atteint %n points sur la piste de score.</numerusform>
        </translation>
    </message>
    <message id="muse.round.result">
        <source>Show the result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message id="muse.round.next-player">
        <source>Next player</source>
        <translation>Joueur suivant</translation>
    </message>
    <message id="muse.tool.round.waiting">
        <source>Turns entered, not played yet</source>
        <translation>Tours saisis, pas encore joués</translation>
    </message>
    <message id="muse.turn.payment">
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message id="muse.hint.paid">
        <source>{owner}’s painting is paid for. Tap “Next player” to go on, or a suit to remove its coins.</source>
        <translation>Le tableau est payé ({owner}). Touchez «&#x202f;Joueur suivant&#x202f;» pour continuer, ou une couleur pour retirer ses jetons.</translation>
    </message>
    <message id="muse.hint.short">
        <source>{owner} will have only {held} of {cost} coins: nothing will be painted.</source>
        <translation>En l’état, ce tableau ne sera pas peint. Jetons le moment venu ({owner})&#x202f;: {held} sur {cost}.</translation>
    </message>
    <message id="muse.last.over" numerus="yes">
        <source>Last round: {owner} has %n paintings in the palace.</source>
        <translation>
            <numerusform>Dernière manche&#x202f;: {owner} a %n tableau au palais.</numerusform>
            <numerusform>Dernière manche&#x202f;: {owner} a %n tableaux au palais.</numerusform>
        </translation>
    </message>
    <message id="muse.last.round" numerus="yes">
        <source>Last round: after it, {owner} will have %n paintings in the palace.</source>
        <translation>
            <numerusform>Dernière manche&#x202f;: {owner} finit avec %n tableau au palais.</numerusform>
            <numerusform>Dernière manche&#x202f;: {owner} finit avec %n tableaux au palais.</numerusform>
        </translation>
    </message>
    <message id="muse.last.near">
        <source>This may be the last round: {owner} has three paintings in the palace.</source>
        <translation>Peut-être la dernière manche&#x202f;: {owner} a trois tableaux au palais.</translation>
    </message>
    <message id="muse.last.near.several" numerus="yes">
        <source>This may be the last round: %n players have three paintings in the palace.</source>
        <translation>
            <numerusform>Peut-être la dernière manche&#x202f;: %n joueur a trois tableaux au palais.</numerusform>
            <numerusform>Peut-être la dernière manche&#x202f;: %n joueurs ont trois tableaux au palais.</numerusform>
        </translation>
    </message>
    <message id="muse.hint.again.some">
        <source>Not everyone has chosen. Tap “Play the round” again to play it anyway.</source>
        <translation>Tout le monde n’a pas choisi. Touchez de nouveau «&#x202f;Jouer la manche&#x202f;» pour la jouer quand même.</translation>
    </message>
    <message id="muse.turn.fails">
        <source>too few coins to paint</source>
        <translation>trop peu de jetons pour peindre</translation>
    </message>
    <message id="muse.turn.owes">
        <source>payment missing or wrong</source>
        <translation>paiement absent ou inexact</translation>
    </message>
    <message id="muse.board.ended">
        <source>Another palace ends the game</source>
        <translation>Un autre palais met fin à la partie</translation>
    </message>
    <message id="art.missing.prestige">
        <source>the prestige markers</source>
        <translation>les marqueurs de prestige</translation>
    </message>
    <message id="art.missing.prestige.order">
        <source>the order of the prestige markers on one space</source>
        <translation>l’ordre des marqueurs de prestige sur une même case</translation>
    </message>
    <message id="museum.missing.patron.level">
        <source>{owner}’s Patron points, level {level}</source>
        <translation>les points du Mécène, niveau {level} ({owner})</translation>
    </message>
    <message id="museum.missing.patron">
        <source>{owner}’s Patron points</source>
        <translation>les points du Mécène ({owner})</translation>
    </message>
    <message id="museum.missing.patron.goal">
        <source>everything that {owner}’s Patron card asks for</source>
        <translation>ce que demande le Mécène ({owner})</translation>
    </message>
    <message id="museum.missing.main">
        <source>{owner}’s Main Gallery bonus</source>
        <translation>le bonus de la Grande Galerie ({owner})</translation>
    </message>
    <message id="museum.missing.full">
        <source>{owner}’s bonus for a full museum</source>
        <translation>le bonus du musée complet ({owner})</translation>
    </message>
    <message id="museum.missing.both">
        <source>{owner}’s bonus for both galleries</source>
        <translation>le bonus «&#x202f;les deux à la fois&#x202f;» ({owner})</translation>
    </message>
    <message id="statistics.chosen.early">
        <source>Ended early: {count}.</source>
        <translation>Arrêtées avant la fin&#x202f;: {count}.</translation>
    </message>
    <message id="handover.early">
        <source>The players ended the game early.</source>
        <translation>Partie arrêtée avant la fin.</translation>
    </message>
    <message id="compare.winner.settled">
        <source>Now ahead: {winners}.</source>
        <translation>Désormais en tête&#x202f;: {winners}.</translation>
    </message>
    <message id="ruling.tie.none">
        <source>No tie</source>
        <translation>Pas d’égalité</translation>
    </message>
    <message id="sheet.tie-break">
        <source>Tie-break: {line}</source>
        <translation>Départage&#x202f;: {line}</translation>
    </message>
    <message id="session.reopen.entry">
        <source>Go to another step of the history</source>
        <translation>Aller à une autre étape de l’historique</translation>
    </message>
    <message id="session.end.early">
        <source>{why} Finish anyway?</source>
        <translation>{why} Terminer quand même&#x202f;?</translation>
    </message>
    <message id="session.end.unsure">
        <source>{why} Is the game over?</source>
        <translation>{why} La partie est-elle terminée&#x202f;?</translation>
    </message>
    <message id="session.end.open">
        <source>Finish anyway?</source>
        <translation>Terminer quand même&#x202f;?</translation>
    </message>
    <message id="session.end.show-open">
        <source>Show what is open</source>
        <translation>Voir ce qui reste à régler</translation>
    </message>
    <message id="session.end.nobody">
        <source>Nobody can play any more</source>
        <translation>Plus personne ne peut jouer</translation>
    </message>
    <message id="session.end.finish-early">
        <source>Finish early</source>
        <translation>Terminer avant la fin</translation>
    </message>
    <message id="session.end.keep-playing">
        <source>Keep playing</source>
        <translation>Continuer la partie</translation>
    </message>
    <message id="session.reopen">
        <source>This game is finished. Reopen it and make this change (“{step}”)?</source>
        <translation>Cette partie est terminée. La rouvrir et faire ce changement («&#x202f;{step}&#x202f;»)&#x202f;?</translation>
    </message>
    <message id="session.details">
        <source>This game is finished. Change its details (“{step}”)?</source>
        <translation>Cette partie est terminée. Modifier ses informations («&#x202f;{step}&#x202f;»)&#x202f;?</translation>
    </message>
    <message id="session.details.yes">
        <source>Change the details</source>
        <translation>Modifier les informations</translation>
    </message>
    <message id="session.details.no">
        <source>Leave the details unchanged</source>
        <translation>Ne rien modifier</translation>
    </message>
    <message id="session.reopen.yes">
        <source>Reopen and change</source>
        <translation>Rouvrir et changer</translation>
    </message>
    <message id="session.reopen.no">
        <source>Leave it finished</source>
        <translation>La laisser terminée</translation>
    </message>
    <message id="score.place.so-far" numerus="yes">
        <source>Place %n so far</source>
        <translation>
            <numerusform>%nʳᵉ place pour l’instant</numerusform>
            <numerusform>%nᵉ place pour l’instant</numerusform>
        </translation>
    </message>
    <message id="cli.rulings.differs.open">
        <source>The answer changes something; who is first depends on missing details.</source>
        <translation>L’interprétation change quelque chose&#x202f;; la première place dépend d’informations manquantes.</translation>
    </message>
    <message id="cli.rulings.winners.open">
        <source>first place undecided</source>
        <translation>première place indécise</translation>
    </message>
    <message id="cli.rulings.outcome.leading">
        <source>Leading with some of the answers: {winners}.</source>
        <translation>En tête selon certaines interprétations&#x202f;: {winners}.</translation>
    </message>
    <message id="cli.rulings.settled.leading">
        <source>Leading: {winners}, whatever the answers to the open questions.</source>
        <translation>En tête&#x202f;: {winners}, quelles que soient les interprétations.</translation>
    </message>
    <message id="ranking.open.unclaimed">
        <source>First place is undecided: a Gallery Bonus is not entered.</source>
        <translation>Première place indécise&#x202f;: un bonus de galerie n’est pas saisi.</translation>
    </message>
    <message id="ranking.open.reading">
        <source>First place is undecided: it depends on an open question.</source>
        <translation>Première place indécise&#x202f;: elle dépend d’une question ouverte.</translation>
    </message>
    <message id="ranking.open.contenders">
        <source>{reason} Still in the running: {names}.</source>
        <translation>{reason} Encore en lice&#x202f;: {names}.</translation>
    </message>
    <message id="cli.ranking.so-far">
        <source>Ranking so far</source>
        <translation>Classement provisoire</translation>
    </message>
    <message id="ranking.tied">
        <source>Tied on points.</source>
        <translation>À égalité de points.</translation>
    </message>
    <message id="ranking.open">
        <source>First place is undecided. Missing: {figures}.</source>
        <translation>Première place indécise. Il manque&#x202f;: {figures}.</translation>
    </message>
    <message id="ranking.open.tie">
        <source>First place is undecided: the tie-break is not entered.</source>
        <translation>Première place indécise&#x202f;: le départage n’est pas saisi.</translation>
    </message>
    <message id="handover.first-place-open">
        <source>First place is undecided.</source>
        <translation>Première place indécise.</translation>
    </message>
    <message id="result.headline.open">
        <source>First place is undecided</source>
        <translation>Première place indécise</translation>
    </message>
    <message id="result.headline.leading">
        <source>Leading for now: {names}</source>
        <translation>En tête pour l’instant&#x202f;: {names}</translation>
    </message>
    <message id="result.headline.shared">
        <source>{names} share first place</source>
        <translation>Première place partagée&#x202f;: {names}</translation>
    </message>
    <message id="result.headline.points" numerus="yes">
        <source>{name} wins by %n points</source>
        <translation>
            <numerusform>{name} l’emporte de %n point</numerusform>
            <numerusform>{name} l’emporte de %n points</numerusform>
        </translation>
    </message>
    <message id="result.headline.tie">
        <source>{name} wins on the tie-break</source>
        <translation>{name} l’emporte au départage</translation>
    </message>
    <message id="result.headline.wins">
        <source>{name} wins</source>
        <translation>{name} l’emporte</translation>
    </message>
    <message id="result.headline.team.points" numerus="yes">
        <source>{names} win by %n points</source>
        <translation>
            <numerusform>{names} l’emportent de %n point</numerusform>
            <numerusform>{names} l’emportent de %n points</numerusform>
        </translation>
    </message>
    <message id="result.headline.team.tie">
        <source>{names} win on the tie-break</source>
        <translation>{names} l’emportent au départage</translation>
    </message>
    <message id="library.that-day">
        <source>game {number} that day</source>
        <translation>partie n° {number} de la journée</translation>
    </message>
    <message id="art.hint.paint">
        <source>{paint}: drag over the squares the painting covers.</source>
        <translation>{paint}&#x202f;: tracez la zone que le tableau couvre.</translation>
    </message>
    <message id="museum.answer.fields">
        <source>Go to the fields</source>
        <translation>Aller aux champs</translation>
    </message>
    <message id="museum.text.too-many" numerus="yes">
        <source>{typed} objects typed, but only %n slots are empty. Shorten the list, or remove objects from the board.</source>
        <translation>
            <numerusform>{typed} Objets saisis, mais %n seul emplacement est vide. Raccourcissez la liste, ou retirez des Objets du plateau.</numerusform>
            <numerusform>{typed} Objets saisis, mais seuls %n emplacements sont vides. Raccourcissez la liste, ou retirez des Objets du plateau.</numerusform>
        </translation>
    </message>
    <message id="art.fit.offered">
        <source>The rules offer, in this order: {offers}.</source>
        <translation>Les règles proposent, dans cet ordre&#x202f;: {offers}.</translation>
    </message>
    <message id="museum.key.hired-by">
        <source>hired by {player}</source>
        <translation>chez {player}</translation>
    </message>
    <message id="findings.fold" numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message id="handover.accept.house-rules">
        <source>Add games and house rules</source>
        <translation>Ajouter les parties et les règles maison</translation>
    </message>
    <message id="musee.ascending.falls.fix-both">
        <source>Check both numbers. {leftFits} would fit instead of {left}; {rightFits} instead of {right}.</source>
        <translation>Vérifiez les deux numéros. À la place du {left}&#x202f;: {leftFits}&#x202f;; à la place du {right}&#x202f;: {rightFits}.</translation>
    </message>
    <message id="musee.ascending.falls.fix-right">
        <source>Check both numbers. {rightFits} would fit instead of {right}.</source>
        <translation>Vérifiez les deux numéros. À la place du {right}&#x202f;: {rightFits}.</translation>
    </message>
    <message id="musee.ascending.falls.fix-left">
        <source>Check both numbers. {leftFits} would fit instead of {left}.</source>
        <translation>Vérifiez les deux numéros. À la place du {left}&#x202f;: {leftFits}.</translation>
    </message>
    <message id="musee.ascending.range">
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message id="musee.ascending.more">
        <source>and others</source>
        <translation>entre autres</translation>
    </message>
    <message id="handover.question.house-rules" numerus="yes">
        <source>The archive contains %n house rules: new games would use them.</source>
        <translation>
            <numerusform>L’archive contient %n règle maison&#x202f;: elle s’appliquerait aux nouvelles parties.</numerusform>
            <numerusform>L’archive contient %n règles maison&#x202f;: elles s’appliqueraient aux nouvelles parties.</numerusform>
        </translation>
    </message>
    <message id="import.people" numerus="yes">
        <source>%n players were added.</source>
        <translation>
            <numerusform>%n joueur a été ajouté.</numerusform>
            <numerusform>%n joueurs ont été ajoutés.</numerusform>
        </translation>
    </message>
    <message id="import.house-rules" numerus="yes">
        <source>%n house rules were added: new games will use them.</source>
        <translation>
            <numerusform>%n règle maison a été ajoutée&#x202f;: elle s’appliquera aux nouvelles parties.</numerusform>
            <numerusform>%n règles maison ont été ajoutées&#x202f;: elles s’appliqueront aux nouvelles parties.</numerusform>
        </translation>
    </message>
    <message id="import.house-rules-skipped" numerus="yes">
        <source>%n house rules were skipped.</source>
        <translation>
            <numerusform>%n règle maison a été ignorée.</numerusform>
            <numerusform>%n règles maison ont été ignorées.</numerusform>
        </translation>
    </message>
    <message id="app.file.odd-name">
        <source>The name of this file is not valid UTF-8. Rename the file and open it again.</source>
        <translation>Le nom de ce fichier n’est pas de l’UTF-8 valide. Renommez le fichier et ouvrez-le de nouveau.</translation>
    </message>
    <message id="qt.file-name">
        <source>File name</source>
        <translation>Nom du fichier</translation>
    </message>
    <message id="qt.file-type">
        <source>File type</source>
        <translation>Type de fichier</translation>
    </message>
    <message id="qt.open">
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message id="qt.save">
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message id="qt.cancel">
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message id="export.no-library">
        <source>No library found in {folder}.</source>
        <translation>Aucune bibliothèque trouvée dans {folder}.</translation>
    </message>
    <message id="share.link-too-large">
        <source>Too much for a link. Save the game as a file instead.</source>
        <translation>Trop volumineux pour un lien. Enregistrez plutôt la partie dans un fichier.</translation>
    </message>
    <message id="art.hint.outline.off-stars">
        <source>{columns}×{rows}: the first tile must cover a star.</source>
        <translation>{columns}×{rows}&#x202f;: la première tuile doit couvrir une étoile.</translation>
    </message>
    <message id="musee.game-end.rooms">
        <source>More than one Musée still has room for a painting that nobody has hung.</source>
        <translation>Plusieurs Musées ont encore de la place pour un tableau que personne n’a accroché.</translation>
    </message>
    <message id="dispute.hidden">
        <source>While points are hidden, you cannot ask what counts or who wins the tie.</source>
        <translation>Tant que les points sont cachés, impossible de demander ce qui compte ou qui remporte l’égalité.</translation>
    </message>
    <message id="table.finished">
        <source>Finished: see the result</source>
        <translation>Terminée&#x202f;: voir le résultat</translation>
    </message>
    <message id="settlement.sure.deduced">
        <source>Deduced: the rulebook does not say so directly.</source>
        <translation>Déduit&#x202f;: le livret ne le dit pas expressément.</translation>
    </message>
    <message id="hidden.museum.almost.apart" numerus="yes">
        <source>%n objects are separated from the {collection} collection.</source>
        <translation>
            <numerusform>%n Objet est à l’écart de la collection {collection}.</numerusform>
            <numerusform>%n Objets sont à l’écart de la collection {collection}.</numerusform>
        </translation>
    </message>
    <message id="hidden.museum.almost.civilisation" numerus="yes">
        <source>The %n {collection} objects do not all touch.</source>
        <translation>
            <numerusform>%n Objet de la Civilisation {collection} ne touche pas les autres.</numerusform>
            <numerusform>Les %n Objets de la Civilisation {collection} ne se touchent pas tous.</numerusform>
        </translation>
    </message>
    <message id="hidden.museum.almost.domain" numerus="yes">
        <source>The %n {collection} objects do not all touch.</source>
        <translation>
            <numerusform>%n Objet {collection} ne touche pas les autres.</numerusform>
            <numerusform>Les %n Objets {collection} ne se touchent pas tous.</numerusform>
        </translation>
    </message>
    <message id="hidden.museum.reading.differs">
        <source>{question} “{chosen}” and “{other}” give different scores.</source>
        <translation>{question} Les interprétations «&#x202f;{chosen}&#x202f;» et «&#x202f;{other}&#x202f;» donnent des points différents.</translation>
    </message>
    <message id="hidden.museum.track.differs">
        <source>The score track does not match the objects on the board.</source>
        <translation>La piste de score ne correspond pas aux Objets du plateau.</translation>
    </message>
    <message id="hidden.museum.end.triggered">
        <source>{owner} has triggered the end of the game.</source>
        <translation>{owner} a déclenché la fin de la partie.</translation>
    </message>
    <message id="hidden.art.prestige.empty">
        <source>The prestige markers are not entered.</source>
        <translation>Les marqueurs de prestige ne sont pas saisis.</translation>
    </message>
    <message id="musee.hint.bonus-moved">
        <source>{gallery}: the bonus moved. {holder}: {won}; {loser}: {lost}.</source>
        <translation>Bonus transféré pour {gallery}. {holder}&#x202f;: {won}&#x202f;; {loser}&#x202f;: {lost}.</translation>
    </message>
    <message id="library.score">
        <source>Score: {points}</source>
        <translation>Score&#x202f;: {points}</translation>
    </message>
    <message id="cli.muse.sketch.partly">
        <source>{owner} gets {coins} from the economy. None left there: {missing}.</source>
        <translation>{owner} reçoit {coins} de l’économie. Jetons épuisés&#x202f;: {missing}.</translation>
    </message>
    <message id="sides.palace.more">
        <source>{filled} in the palace</source>
        <translation>{filled} au palais</translation>
    </message>
    <message id="muse.hint.palace-painting">
        <source>{card}: in the palace, where no patron can buy it.</source>
        <translation>{card}&#x202f;: au palais&#x202f;; aucun mécène ne peut l’acheter.</translation>
    </message>
    <message id="muse.hint.all-paid">
        <source>Everyone has chosen. Tap “See what happens”, or a suit to remove its coins.</source>
        <translation>Tout le monde a choisi. Touchez «&#x202f;Voir ce qui se passe&#x202f;», ou une couleur pour retirer ses jetons.</translation>
    </message>
    <message id="muse.hint.missing">
        <source>Still to choose: {owners}. Tap “Back to the turns”.</source>
        <translation>Choix en attente&#x202f;: {owners}. Touchez «&#x202f;Retour aux choix&#x202f;».</translation>
    </message>
    <message id="muse.hint.missing.owner">
        <source>{owner}</source>
        <translation>{owner}</translation>
    </message>
    <message id="muse.last.over.several" numerus="yes">
        <source>Last round: %n palaces hold four or more paintings.</source>
        <translation>
            <numerusform>Dernière manche&#x202f;: %n palais compte quatre tableaux ou plus.</numerusform>
            <numerusform>Dernière manche&#x202f;: %n palais comptent quatre tableaux ou plus.</numerusform>
        </translation>
    </message>
    <message id="muse.last.round.several" numerus="yes">
        <source>Last round: after it, %n palaces will hold four or more paintings.</source>
        <translation>
            <numerusform>Dernière manche&#x202f;: %n palais y atteint 4 tableaux ou plus.</numerusform>
            <numerusform>Dernière manche&#x202f;: %n palais y atteignent 4 tableaux ou plus.</numerusform>
        </translation>
    </message>
    <message id="muse.last.enter-anyway">
        <source>A palace already has four or more paintings: there are no more rounds. Tap again to enter another round anyway.</source>
        <translation>Un palais compte déjà quatre tableaux ou plus&#x202f;: il n’y a plus de manche à jouer. Touchez de nouveau pour saisir quand même une autre manche.</translation>
    </message>
    <message id="muse.last.play-anyway">
        <source>A palace already has four or more paintings: there are no more rounds. Tap “Play the round” again to play it anyway.</source>
        <translation>Un palais compte déjà quatre tableaux ou plus&#x202f;: il n’y a plus de manche à jouer. Touchez de nouveau «&#x202f;Jouer la manche&#x202f;» pour la jouer quand même.</translation>
    </message>
    <message id="ruling.spot.not-forbidden">
        <source>No rule forbids it.</source>
        <translation>Aucune règle ne l’interdit.</translation>
    </message>
    <message id="muse.deck.discarded">
        <source>{card}: discarded by {owner} in this round</source>
        <translation>{card}&#x202f;: carte défaussée par {owner} pendant cette manche</translation>
    </message>
    <message id="art.assistant.full">
        <source>The assistant already holds {tile}. Hang or remove it first.</source>
        <translation>L’assistant garde déjà une tuile&#x202f;: {tile}. Accrochez-la ou retirez-la d’abord.</translation>
    </message>
    <message id="app.board.only">
        <source>Only {name}’s board was imported. The others are empty.</source>
        <translation>Un seul plateau a été importé&#x202f;: {name}. Les autres sont vides.</translation>
    </message>
    <message id="trial.earlier">
        <source>This copy has earlier changes: {edits}. Undo them to start from the current position.</source>
        <translation>Cette copie contient déjà des modifications&#x202f;: {edits}. Annulez-les pour repartir de la position actuelle.</translation>
    </message>
    <message id="library.score.tie-break">
        <source>{score} · tie-break: {winner}</source>
        <translation>{score} · départage&#x202f;: {winner}</translation>
    </message>
    <message id="art.auction.order">
        <source>The bidders choose in this order: {order}.</source>
        <translation>Les enchérisseurs choisissent dans cet ordre&#x202f;: {order}.</translation>
    </message>
    <message id="art.auction.chooser">
        <source>{number}. {player}</source>
        <translation>{number}. {player}</translation>
    </message>
    <message id="cli.help.seconds">
        <source>for arrange and outlook: the time limit of each search in seconds</source>
        <translation>pour arrange et outlook&#x202f;: durée maximale de chaque recherche, en secondes</translation>
    </message>
    <message id="cli.help.text">
        <source>for qr: draw the code with characters, for the terminal</source>
        <translation>pour qr&#x202f;: dessiner le code avec des caractères, pour le terminal</translation>
    </message>
    <message id="window.help.lang">
        <source>use English or French for this session; default: the language of the settings</source>
        <translation>utiliser l’anglais ou le français pour cette session&#x202f;; par défaut&#x202f;: la langue des réglages</translation>
    </message>
    <message id="window.help.data">
        <source>store the library of games in this folder</source>
        <translation>enregistrer la bibliothèque des parties dans ce dossier</translation>
    </message>
    <message id="window.help.open-page">
        <source>show this page first: {choices}</source>
        <translation>afficher d’abord cette page&#x202f;: {choices}</translation>
    </message>
    <message id="window.help.size">
        <source>set the size of the window, such as 360x640</source>
        <translation>régler la taille de la fenêtre, par exemple 360x640</translation>
    </message>
    <message id="window.help.appearance">
        <source>use a light or dark appearance for this session</source>
        <translation>utiliser l’apparence claire ou sombre pour cette session</translation>
    </message>
    <message id="window.help.export">
        <source>write the score sheet of FILE, with its boards, to OUTPUT (.pdf, .png or .svg) and exit; without FILE, export the whole library: results (.csv, .bgsplay), games (.jsonl) or an archive (.cimaises); needs no display</source>
        <translation>écrire la feuille de score de FILE, avec ses plateaux, dans OUTPUT (.pdf, .png ou .svg), puis quitter&#x202f;; sans FILE, exporter toute la bibliothèque&#x202f;: résultats (.csv, .bgsplay), parties (.jsonl) ou archive (.cimaises)&#x202f;; fonctionne sans écran</translation>
    </message>
    <message id="window.help.import">
        <source>import the games of this .cimaises archive that are not in the library yet, and exit; house rules are skipped, so open the archive in the window to add them; needs no display</source>
        <translation>importer les parties de cette archive .cimaises qui ne sont pas encore dans la bibliothèque, puis quitter&#x202f;; les règles maison sont ignorées&#x202f;: pour les ajouter, ouvrez l’archive dans la fenêtre&#x202f;; fonctionne sans écran</translation>
    </message>
    <message id="window.help.ruling">
        <source>with --export: write the ruling on this rule or open question, with the boards concerned, instead of the score sheet; cimaise-cli rules lists the ids</source>
        <translation>avec --export&#x202f;: écrire, à la place de la feuille de score, le verdict sur cette règle ou cette question ouverte, avec les plateaux concernés&#x202f;; cimaise-cli rules donne les identifiants</translation>
    </message>
    <message id="window.help.paper">
        <source>with --export to a .pdf: the paper size; default: letter in the United States, Canada and Mexico, A4 elsewhere</source>
        <translation>avec --export vers un .pdf&#x202f;: format du papier&#x202f;; par défaut&#x202f;: letter aux États-Unis, au Canada et au Mexique, A4 ailleurs</translation>
    </message>
    <message id="window.help.self-test">
        <source>show every page and sample once, with a temporary library, and exit; any warning is a failure; needs no display</source>
        <translation>afficher une fois chaque page et chaque exemple, avec une bibliothèque temporaire, puis quitter&#x202f;; tout avertissement est un échec&#x202f;; fonctionne sans écran</translation>
    </message>
    <message id="window.help.version">
        <source>show the version, the commit and the Qt version</source>
        <translation>afficher la version, le commit et la version de Qt</translation>
    </message>
    <message id="window.help.status-0">
        <source>the window was closed, the export or import succeeded, or the self-test passed</source>
        <translation>la fenêtre a été fermée, l’export ou l’import a réussi, ou l’autotest a réussi</translation>
    </message>
    <message id="window.help.status-1">
        <source>the window could not be shown, or the self-test failed; standard error says why</source>
        <translation>la fenêtre n’a pas pu s’afficher, ou l’autotest a échoué&#x202f;; la sortie d’erreur en donne la raison</translation>
    </message>
    <message id="window.help.status-2">
        <source>the command line is invalid, or the export or import failed; a failed export leaves an existing file unchanged, and games that were already imported remain</source>
        <translation>la ligne de commande n’est pas valable, ou l’export ou l’import a échoué&#x202f;; un export qui échoue laisse intact le fichier existant, et les parties déjà importées restent</translation>
    </message>
    <message id="window.help.purpose">
        <source>Check placements and keep score for museum board games. FILE is a .cimaise file or a link to a position; without it, Cimaise reopens the last game.</source>
        <translation>Vérifier les placements et compter les points des jeux de musée. FILE est un fichier .cimaise ou un lien vers une position&#x202f;; sans cet argument, Cimaise rouvre la dernière partie.</translation>
    </message>
    <message id="window.usage.unknown-option">
        <source>Unknown option “{option}”; see --help.</source>
        <translation>Option inconnue&#x202f;: «&#x202f;{option}&#x202f;»&#x202f;; voir --help.</translation>
    </message>
    <message id="window.usage.value-missing">
        <source>No value given for {option}; see --help.</source>
        <translation>Il manque la valeur de l’option {option}&#x202f;; voir --help.</translation>
    </message>
    <message id="window.usage.value-surplus">
        <source>{option} takes no value; see --help.</source>
        <translation>L’option {option} ne prend pas de valeur&#x202f;; voir --help.</translation>
    </message>
    <message id="window.usage.value-unknown">
        <source>Unknown value for {option}: “{value}”. Available: {choices}.</source>
        <translation>Valeur inconnue pour {option}&#x202f;: «&#x202f;{value}&#x202f;». Valeurs possibles&#x202f;: {choices}.</translation>
    </message>
    <message id="window.usage.size-unreadable">
        <source>Expected a size such as 360x640, not “{value}”.</source>
        <translation>Taille attendue, par exemple 360x640, et non «&#x202f;{value}&#x202f;».</translation>
    </message>
    <message id="window.usage.export-missing">
        <source>{option} needs --export; see --help.</source>
        <translation>L’option {option} s’emploie avec --export&#x202f;; voir --help.</translation>
    </message>
    <message id="window.usage.export-and-import">
        <source>--export and --import cannot be used together.</source>
        <translation>--export et --import ne s’emploient pas ensemble.</translation>
    </message>
    <message id="window.usage.name-unreadable">
        <source>The name “{name}” is not valid UTF-8. Rename the file.</source>
        <translation>Le nom «&#x202f;{name}&#x202f;» n’est pas en UTF-8. Renommez le fichier.</translation>
    </message>
    <message id="wall.file.replace">
        <source>{file} already exists. Replace it?</source>
        <translation>{file} existe déjà. Le remplacer&#x202f;?</translation>
    </message>
    <message id="wall.file.replace.yes">
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message id="wall.file.replace.no">
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message id="art.bid.in-hand">
        <source>Card {card} is still entered as left in {player}’s hand. Check the hand.</source>
        <translation>La carte {card} figure encore dans la main ({player}). Vérifiez cette main.</translation>
    </message>
    <message id="art.assistant.took">
        <source>The assistant now holds {tile}. To hang it, tap “Hang it”.</source>
        <translation>L’assistant garde maintenant une tuile&#x202f;: {tile}. Pour l’accrocher, touchez «&#x202f;L’accrocher&#x202f;».</translation>
    </message>
    <message id="museum.hint.plan.dropped">
        <source>“{board}” is removed from this game. It stays in your copy of Museum.</source>
        <translation>«&#x202f;{board}&#x202f;» est retiré de cette partie. Il reste dans votre exemplaire de Museum.</translation>
    </message>
    <message id="ruling.spot.empty">
        <source>There is nothing there</source>
        <translation>Rien à cet endroit</translation>
    </message>
    <message id="ruling.spot.empty.advice">
        <source>Only pieces on the board can be checked. To check a move, try it on a copy.</source>
        <translation>Seules les pièces du plateau peuvent être vérifiées. Pour vérifier un coup, essayez-le sur une copie.</translation>
    </message>
    <message id="session.finished-again">
        <source>Undone: the game is finished again.</source>
        <translation>Annulé&#x202f;: la partie est de nouveau terminée.</translation>
    </message>
    <message id="session.end.anyway">
        <source>Finish anyway</source>
        <translation>Terminer quand même</translation>
    </message>
    <message id="session.verdict.side.note" numerus="yes">
        <source>{owner}: no problems; %n notes.</source>
        <translation>
            <numerusform>{owner}&#x202f;: aucun problème&#x202f;; %n remarque.</numerusform>
            <numerusform>{owner}&#x202f;: aucun problème&#x202f;; %n remarques.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.side.doubt" numerus="yes">
        <source>{owner}: %n notes can change the result.</source>
        <translation>
            <numerusform>{owner}&#x202f;: %n remarque peut changer le résultat.</numerusform>
            <numerusform>{owner}&#x202f;: %n remarques peuvent changer le résultat.</numerusform>
        </translation>
    </message>
    <message id="art.fit.offers.listed">
        <source>{tile}: no possible placement. The panel lists what the rules offer.</source>
        <translation>{tile}&#x202f;: aucun emplacement possible. Le panneau indique ce que prévoient les règles.</translation>
    </message>
    <message id="ruling.counts.none.of">
        <source>{owner}: no points here</source>
        <translation>{owner}&#x202f;: aucun point ici</translation>
    </message>
    <message id="ruling.counts.rules">
        <source>The rules of these score lines:</source>
        <translation>Règles de ces lignes de score&#x202f;:</translation>
    </message>
    <message id="ruling.counts.rule">
        <source>{line}: {rule} ({citation})</source>
        <translation>{line}&#x202f;: {rule} ({citation})</translation>
    </message>
    <message id="ruling.counts.question.of">
        <source>{owner}, {place}: does this count?</source>
        <translation>{owner}, {place}&#x202f;: est-ce que cela compte&#x202f;?</translation>
    </message>
    <message id="ruling.spot.painting">
        <source>{exhibit} ({place})</source>
        <translation>{exhibit} ({place})</translation>
    </message>
    <message id="keys.board.previous">
        <source>Previous board</source>
        <translation>Plateau précédent</translation>
    </message>
    <message id="keys.board.next">
        <source>Next board</source>
        <translation>Plateau suivant</translation>
    </message>
    <message id="keys.back">
        <source>Go back</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message id="keys.quit">
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message id="muse.coins.player">
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message id="ruling.tie.shared">
        <source>Tied at the top: nothing entered so far separates them.</source>
        <translation>À égalité en tête&#x202f;: rien de ce qui est saisi ne les départage.</translation>
    </message>
    <message id="ruling.counts.without">
        <source>It scores no points itself, but without it the score would be {after} instead of {before}.</source>
        <translation>Rien n’est compté à cet endroit, mais s’il était vide, le score serait de {after} au lieu de {before}.</translation>
    </message>
    <message id="cli.help.outlook">
        <source>{games}: show what can still happen from this position</source>
        <translation>{games}&#x202f;: afficher ce qui est encore possible dans cette position</translation>
    </message>
    <message id="cli.outlook.museum">
        <source>The command outlook does not support Museum; use arrange instead.</source>
        <translation>La commande outlook n’existe pas pour Museum&#x202f;; utilisez la commande arrange.</translation>
    </message>
    <message id="cli.outlook.unplayed">
        <source>Remaining paintings: {count}</source>
        <translation>Tableaux restants&#x202f;: {count}</translation>
    </message>
    <message id="cli.outlook.ceiling">
        <source>Now {floor}, at most {ceiling}.</source>
        <translation>Actuellement {floor}, {ceiling} au plus.</translation>
    </message>
    <message id="cli.outlook.ceiling-so-far">
        <source>Now {floor}; {ceiling} found so far, and no more than {bound} possible.</source>
        <translation>Actuellement {floor}&#x202f;; {ceiling} trouvés jusqu’ici, et jamais plus de {bound}.</translation>
    </message>
    <message id="cli.outlook.unknown">
        <source>Now {floor}. The rest is unknown because of a problem in this Musée or elsewhere in the game; the command check explains it.</source>
        <translation>Actuellement {floor}. Le reste est inconnu à cause d’un problème dans ce Musée ou ailleurs dans la partie&#x202f;; la commande check l’explique.</translation>
    </message>
    <message id="cli.outlook.paintings">
        <source>Most paintings that this Musée could end with: {count}</source>
        <translation>Nombre maximal de tableaux sur ce Musée à la fin&#x202f;: {count}</translation>
    </message>
    <message id="cli.outlook.dead">
        <source>No remaining painting fits in: {places}</source>
        <translation>Aucun tableau restant ne convient pour&#x202f;: {places}</translation>
    </message>
    <message id="cli.outlook.out">
        <source>Can no longer share first place</source>
        <translation>Ne peut plus partager la première place</translation>
    </message>
    <message id="cli.outlook.example">
        <source>Example with {ceiling}:</source>
        <translation>Exemple à {ceiling}&#x202f;:</translation>
    </message>
    <message id="cli.outlook.decided">
        <source>Decided: only {player} can still win.</source>
        <translation>C’est joué&#x202f;: la victoire ne peut plus échapper à {player}.</translation>
    </message>
    <message id="cli.outlook.no-table">
        <source>The number of players or Musées is wrong; the command check explains it.</source>
        <translation>Le nombre de joueurs ou de Musées est incorrect&#x202f;; la commande check l’explique.</translation>
    </message>
    <message id="cli.outlook.empty">
        <source>Empty squares: {count}</source>
        <translation>Cases vides&#x202f;: {count}</translation>
    </message>
    <message id="cli.outlook.decor-only">
        <source>No painting of at least 2×2 can cover: {places} (shields needed: {count})</source>
        <translation>Cases qu’aucun tableau d’au moins 2×2 ne peut couvrir&#x202f;: {places} (écussons nécessaires&#x202f;: {count})</translation>
    </message>
    <message id="cli.outlook.sizes">
        <source>Placements by size: in all, then without a faux pas for each type</source>
        <translation>Emplacements par taille&#x202f;: en tout, puis sans faute de goût pour chaque type</translation>
    </message>
    <message id="cli.outlook.sizes.places">
        <source>in all</source>
        <translation>en tout</translation>
    </message>
    <message id="cli.outlook.no-place">
        <source>No place left for: {sizes}</source>
        <translation>Plus de place pour&#x202f;: {sizes}</translation>
    </message>
    <message id="cli.outlook.broken-wall">
        <source>Tiles overlap or are outside the wall, so the rest is unknown; the command check explains it.</source>
        <translation>Des tuiles se chevauchent ou dépassent du mur&#x202f;: le reste est inconnu. La commande check l’explique.</translation>
    </message>
    <message id="cli.outlook.sales">
        <source>Next sales if Patron actions follow one another</source>
        <translation>Prochaines ventes si des actions Mécène se suivaient</translation>
    </message>
    <message id="cli.outlook.muse.over">
        <source>The game ends with this round: later sales are not worked out.</source>
        <translation>La partie se termine avec cette manche&#x202f;: les ventes suivantes ne sont pas calculées.</translation>
    </message>
    <message id="table.outlook">
        <source>Still possible</source>
        <translation>Encore possible</translation>
    </message>
    <message id="musee.outlook.example">
        <source>Show an example on the board</source>
        <translation>Montrer un exemple sur le plateau</translation>
    </message>
    <message id="table.outlook.word">
        <source>Possible</source>
        <translation>Possible</translation>
    </message>
    <message id="musee.hint.room">
        <source>The number on a space: paintings that still fit after filling it.</source>
        <translation>Le nombre sur un emplacement&#x202f;: les tableaux qui tiennent encore une fois qu’il est rempli.</translation>
    </message>
    <message id="session.verdict.decided">
        <source>{verdict} The winner is decided.</source>
        <translation>{verdict} Le vainqueur est déjà connu.</translation>
    </message>
    <message id="keys.musee.outlook">
        <source>Still possible</source>
        <translation>Encore possible</translation>
    </message>
    <message id="musee.outlook.more" numerus="yes">
        <source>At most %n more paintings can hang here.</source>
        <translation>
            <numerusform>Encore %n tableau au plus peut être accroché ici.</numerusform>
            <numerusform>Encore %n tableaux au plus peuvent être accrochés ici.</numerusform>
        </translation>
    </message>
    <message id="musee.outlook.nothing">
        <source>No more paintings can hang here.</source>
        <translation>Plus aucun tableau ne peut être accroché ici.</translation>
    </message>
    <message id="musee.outlook.dead" numerus="yes">
        <source>No remaining painting fits in the %n hatched spaces.</source>
        <translation>
            <numerusform>Aucun tableau restant ne convient à l’emplacement hachuré.</numerusform>
            <numerusform>Aucun tableau restant ne convient aux %n emplacements hachurés.</numerusform>
        </translation>
    </message>
    <message id="musee.outlook.no-dead">
        <source>Each empty space, taken alone, can still be filled.</source>
        <translation>Chaque emplacement vide, pris seul, peut encore être rempli.</translation>
    </message>
    <message id="musee.outlook.unknown">
        <source>Unknown because of this problem: {problem}</source>
        <translation>Inconnu à cause de ce problème&#x202f;: {problem}</translation>
    </message>
    <message id="musee.outlook.unknown.reason">
        <source>Unknown because of a problem in this Musée or elsewhere in the game.</source>
        <translation>Inconnu à cause d’un problème dans ce Musée ou ailleurs dans la partie.</translation>
    </message>
    <message id="musee.outlook.out">
        <source>{player} can no longer catch {leader}: at most {bound}, against {floor} already scored.</source>
        <translation>{player}&#x202f;: plus moyen de rattraper {leader} (au plus {bound}, contre {floor} déjà acquis).</translation>
    </message>
    <message id="musee.space.room" numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>encore %n</numerusform>
            <numerusform>encore %n</numerusform>
        </translation>
    </message>
    <message id="musee.space.room.long" numerus="yes">
        <source>At most %n more paintings can hang afterwards.</source>
        <translation>
            <numerusform>Ensuite, encore %n tableau au plus.</numerusform>
            <numerusform>Ensuite, encore %n tableaux au plus.</numerusform>
        </translation>
    </message>
    <message id="musee.space.dead">
        <source>No painting can ever hang here.</source>
        <translation>Aucun tableau ne pourra jamais être accroché ici.</translation>
    </message>
    <message id="musee.space.example">
        <source>{exhibit} in the example.</source>
        <translation>Dans l’exemple&#x202f;: {exhibit}.</translation>
    </message>
    <message id="collect.title">
        <source>Receive boards</source>
        <translation>Recevoir les plateaux</translation>
    </message>
    <message id="collect.undo">
        <source>Undo last board added</source>
        <translation>Annuler le dernier ajout</translation>
    </message>
    <message id="collect.seat.added">
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message id="collect.seat.here">
        <source>Already here</source>
        <translation>Déjà là</translation>
    </message>
    <message id="collect.seat.missing">
        <source>Missing</source>
        <translation>Manquant</translation>
    </message>
    <message id="collect.explanation">
        <source>On each phone, open Share and choose the player’s board. Once all boards are here, the result is shown.</source>
        <translation>Sur chaque téléphone, ouvrez Partager et choisissez le plateau du joueur. Une fois tous les plateaux réunis, le résultat s’affiche.</translation>
    </message>
    <message id="collect.complete">
        <source>All boards are already in this game.</source>
        <translation>Tous les plateaux sont déjà dans cette partie.</translation>
    </message>
    <message id="collect.finished">
        <source>This game is finished. Reopen it in the menu, then add boards.</source>
        <translation>Cette partie est terminée. Rouvrez-la dans le menu, puis ajoutez les plateaux.</translation>
    </message>
    <message id="collect.whole-game">
        <source>This code contains the whole game. In Share, choose the player’s board instead.</source>
        <translation>Ce code contient toute la partie. Dans Partager, choisissez plutôt le plateau du joueur.</translation>
    </message>
    <message id="collect.unknown-player">
        <source>No player here is called {name}. Use “Scan QR code” in the menu “This game” to choose the player.</source>
        <translation>Aucun joueur ne s’appelle {name} ici. «&#x202f;Scanner un code QR&#x202f;», dans le menu «&#x202f;Cette partie&#x202f;», permet de choisir le joueur.</translation>
    </message>
    <message id="collect.second-version">
        <source>{name}’s board is already here and differs from this one. Use “Scan QR code” in the menu “This game” to replace it.</source>
        <translation>{name}&#x202f;: un autre plateau est déjà là. «&#x202f;Scanner un code QR&#x202f;», dans le menu «&#x202f;Cette partie&#x202f;», permet de le remplacer.</translation>
    </message>
    <message id="collect.empty">
        <source>{name}’s board is empty. Enter it on that phone first.</source>
        <translation>{name}&#x202f;: ce plateau est vide. Remplissez-le d’abord sur le téléphone du joueur.</translation>
    </message>
    <message id="art.outlook.sizes">
        <source>Number of placements by size</source>
        <translation>Nombre d’emplacements par taille</translation>
    </message>
    <message id="art.outlook.types">
        <source>Placements without a faux pas, by type</source>
        <translation>Emplacements sans faute de goût, par type</translation>
    </message>
    <message id="art.fit.one">
        <source>One tile</source>
        <translation>Une tuile</translation>
    </message>
    <message id="art.hint.outlook">
        <source>Tap a size to see its placements on the wall.</source>
        <translation>Touchez une taille pour voir ses emplacements sur le mur.</translation>
    </message>
    <message id="art.outlook.none">
        <source>{size} fits nowhere</source>
        <translation>{size}&#x202f;: aucun emplacement possible</translation>
    </message>
    <message id="art.outlook.none.clean">
        <source>{size} fits nowhere without a faux pas</source>
        <translation>{size}&#x202f;: aucun emplacement sans faute de goût</translation>
    </message>
    <message id="art.outlook.places" numerus="yes">
        <source>{size}: %n placements. Their top left squares are highlighted</source>
        <translation>
            <numerusform>{size}&#x202f;: %n emplacement, coin supérieur gauche marqué</numerusform>
            <numerusform>{size}&#x202f;: %n emplacements, coins supérieurs gauches marqués</numerusform>
        </translation>
    </message>
    <message id="art.outlook.places.clean" numerus="yes">
        <source>{size}: %n placements without a faux pas. Their top left squares are highlighted</source>
        <translation>
            <numerusform>{size}&#x202f;: %n emplacement sans faute de goût, coin supérieur gauche marqué</numerusform>
            <numerusform>{size}&#x202f;: %n emplacements sans faute de goût, coins supérieurs gauches marqués</numerusform>
        </translation>
    </message>
    <message id="art.outlook.size.type">
        <source>{type}, {columns}×{rows}</source>
        <translation>{type}, {columns}×{rows}</translation>
    </message>
    <message id="art.outlook.size">
        <source>{columns}×{rows}</source>
        <translation>{columns}×{rows}</translation>
    </message>
    <message id="art.outlook.not-here">
        <source>{columns}×{rows} does not fit here</source>
        <translation>{columns}×{rows} ne tient pas ici</translation>
    </message>
    <message id="art.outlook.here.clean">
        <source>{columns}×{rows} fits here without a faux pas</source>
        <translation>{columns}×{rows}&#x202f;: emplacement sans faute de goût</translation>
    </message>
    <message id="art.outlook.here">
        <source>{columns}×{rows} fits here</source>
        <translation>{columns}×{rows}&#x202f;: emplacement possible</translation>
    </message>
    <message id="art.outlook.unknown">
        <source>Unknown because tiles overlap or are outside the wall.</source>
        <translation>Inconnu, car des tuiles se chevauchent ou dépassent du mur.</translation>
    </message>
    <message id="art.outlook.full">
        <source>No square is empty.</source>
        <translation>Aucune case n’est vide.</translation>
    </message>
    <message id="art.outlook.room">
        <source>Each empty square has room for a painting.</source>
        <translation>Chaque case vide peut encore recevoir un tableau.</translation>
    </message>
    <message id="art.outlook.decor" numerus="yes">
        <source>No painting of at least 2×2 can cover the %n hatched squares: %n shields needed.</source>
        <translation>
            <numerusform>Aucun tableau d’au moins 2×2 ne peut couvrir la case hachurée&#x202f;: il faut %n écusson.</numerusform>
            <numerusform>Aucun tableau d’au moins 2×2 ne peut couvrir les %n cases hachurées&#x202f;: il faut %n écussons.</numerusform>
        </translation>
    </message>
    <message id="art.outlook.key" numerus="yes">
        <source>{columns}×{rows}: %n placements</source>
        <translation>
            <numerusform>{columns}×{rows}&#x202f;: %n emplacement</numerusform>
            <numerusform>{columns}×{rows}&#x202f;: %n emplacements</numerusform>
        </translation>
    </message>
    <message id="art.outlook.key.clean" numerus="yes">
        <source>{columns}×{rows}: %n placements without a faux pas</source>
        <translation>
            <numerusform>{columns}×{rows}&#x202f;: %n emplacement sans faute de goût</numerusform>
            <numerusform>{columns}×{rows}&#x202f;: %n emplacements sans faute de goût</numerusform>
        </translation>
    </message>
    <message id="art.outlook.key.unknown">
        <source>{columns}×{rows}: unknown</source>
        <translation>{columns}×{rows}&#x202f;: inconnu</translation>
    </message>
    <message id="art.square.decor-only">
        <source>no painting of at least 2×2 can cover it</source>
        <translation>aucun tableau d’au moins 2×2 ne peut la couvrir</translation>
    </message>
    <message id="art.square.outlook">
        <source>placement for the chosen size</source>
        <translation>emplacement pour la taille choisie</translation>
    </message>
    <message id="art.hint.outlook.clean">
        <source>{type}: number of placements without a faux pas, by size</source>
        <translation>{type}&#x202f;: nombre d’emplacements sans faute de goût, par taille</translation>
    </message>
    <message id="art.outlook.here.decor">
        <source>No painting of at least 2×2 can cover this square.</source>
        <translation>Aucun tableau d’au moins 2×2 ne peut couvrir cette case.</translation>
    </message>
    <message id="art.outlook.any">
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message id="art.outlook.any.name">
        <source>All types, faux pas included</source>
        <translation>Tous les types, fautes de goût comprises</translation>
    </message>
    <message id="collect.ended">
        <source>All boards have been added, so the game was finished.</source>
        <translation>Tous les plateaux sont réunis, la partie est donc terminée.</translation>
    </message>
    <message id="musee.outlook.other">
        <source>{player}: now {floor}, at most {bound}.</source>
        <translation>{player}&#x202f;: actuellement {floor}, {bound} au plus.</translation>
    </message>
    <message id="settings.about.publishers">
        <source>Not made or endorsed by the publishers of the games; the rules are explained in our own words.</source>
        <translation>Cimaise n’est ni réalisée ni approuvée par les éditeurs des jeux&#x202f;; les règles sont expliquées avec nos propres mots.</translation>
    </message>
    <message id="settings.about.licence.web">
        <source>Free software under the GNU General Public License, version 3 only (GPL-3.0-only), because this version contains Qt for WebAssembly.</source>
        <translation>Logiciel libre sous la licence publique générale GNU, version 3 uniquement (GPL-3.0-only), car cette version contient Qt pour WebAssembly.</translation>
    </message>
    <message id="musee.hint.bonus-taken">
        <source>{gallery}: bonus to {holder}. {won}.</source>
        <translation>{gallery}&#x202f;: bonus donné à {holder}. {won}.</translation>
    </message>
    <message id="musee.hint.bonus-returned">
        <source>{gallery}: bonus returned by {loser}. {lost}.</source>
        <translation>{gallery}&#x202f;: bonus rendu par {loser}. {lost}.</translation>
    </message>
    <message id="app.game.before">
        <source>“{title}” is still open: go back to the home page to continue it.</source>
        <translation>La partie «&#x202f;{title}&#x202f;» reste ouverte&#x202f;: revenez à l’accueil pour la continuer.</translation>
    </message>
    <message id="storage.title">
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message id="storage.granted">
        <source>This browser keeps your games until you delete them or clear its data.</source>
        <translation>Ce navigateur conserve vos parties jusqu’à ce que vous les supprimiez ou effaciez ses données.</translation>
    </message>
    <message id="storage.unasked">
        <source>Your games are saved in this browser. With your first game, Cimaise asks the browser to keep them even when it runs out of space. Safari deletes them once you have used it for seven days without opening this page, unless the page is on the home screen.</source>
        <translation>Vos parties sont enregistrées dans ce navigateur. Dès la première partie, Cimaise lui demande de les conserver même s’il manque de place. Safari les supprime si vous l’utilisez pendant sept jours sans ouvrir cette page, sauf si elle est sur l’écran d’accueil.</translation>
    </message>
    <message id="storage.refused">
        <source>The browser may delete your games; Safari does so once you have used it for seven days without opening this page. Add Cimaise to the home screen and ask again, or export your games now and then.</source>
        <translation>Le navigateur peut supprimer vos parties&#x202f;; Safari le fait si vous l’utilisez pendant sept jours sans ouvrir cette page. Ajoutez Cimaise à l’écran d’accueil et demandez de nouveau, ou exportez vos parties de temps en temps.</translation>
    </message>
    <message id="storage.ask">
        <source>Ask the browser again</source>
        <translation>Demander de nouveau au navigateur</translation>
    </message>
    <message id="camera.none">
        <source>No camera found.</source>
        <translation>Aucun appareil photo trouvé.</translation>
    </message>
    <message id="camera.refused">
        <source>The browser blocks the camera. Allow it for this page, often behind the icon beside the address, then try again.</source>
        <translation>Le navigateur bloque l’appareil photo. Autorisez-le pour cette page, souvent derrière l’icône près de l’adresse, puis réessayez.</translation>
    </message>
    <message id="camera.busy">
        <source>Cannot use the camera: another app is using it, or the system denies access. Close the other app or allow access, then try again.</source>
        <translation>L’appareil photo est indisponible&#x202f;: une autre application l’utilise, ou le système refuse l’accès. Fermez l’autre application ou autorisez l’accès, puis réessayez.</translation>
    </message>
    <message id="photos.alternative">
        <source>You can also choose a picture, or drop one on this page.</source>
        <translation>Vous pouvez aussi choisir une image, ou en déposer une sur cette page.</translation>
    </message>
    <message id="table.menu.result-later">
        <source>Result (once the game is over)</source>
        <translation>Résultat (une fois la partie terminée)</translation>
    </message>
    <message id="settings.text-size.percent">
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message id="home.purpose">
        <source>Check placements and keep score</source>
        <translation>Vérifier les placements, compter les points</translation>
    </message>
    <message id="home.purpose.games">
        <source>For Musée, Art Society, Muse and Museum</source>
        <translation>Pour Musée, Art Society, Muse et Museum</translation>
    </message>
    <message id="storage.insists">
        <source>The browser still does not guarantee to keep the games.</source>
        <translation>Le navigateur ne garantit toujours pas de conserver les parties.</translation>
    </message>
    <message id="settings.about.licences">
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message id="rules.broken">
        <source>Reported as: {severity}</source>
        <translation>Type de remarque&#x202f;: {severity}</translation>
    </message>
    <message id="score.compared.same">
        <source>same score as before</source>
        <translation>même score qu’avant</translation>
    </message>
    <message id="score.compared.more" numerus="yes">
        <source>%n points more than before</source>
        <translation>
            <numerusform>%n point de plus qu’avant</numerusform>
            <numerusform>%n points de plus qu’avant</numerusform>
        </translation>
    </message>
    <message id="score.compared.less" numerus="yes">
        <source>%n points less than before</source>
        <translation>
            <numerusform>%n point de moins qu’avant</numerusform>
            <numerusform>%n points de moins qu’avant</numerusform>
        </translation>
    </message>
    <message id="score.compared.between">
        <source>{least} to {most} points compared with before</source>
        <translation>{least} à {most} points par rapport à avant</translation>
    </message>
    <message id="ruling.counts.without.better">
        <source>It scores no points. Without it the score would be {after} instead of {before}.</source>
        <translation>Rien n’est compté à cet endroit. S’il était vide, le score serait de {after} au lieu de {before}.</translation>
    </message>
    <message id="sides.filled.only">
        <source>{filled} of {spaces}</source>
        <translation>{filled} sur {spaces}</translation>
    </message>
    <message id="musee.hint.again.replace">
        <source>Tap {exhibit} again to replace it.</source>
        <translation>Touchez de nouveau le {exhibit} pour le remplacer.</translation>
    </message>
    <message id="table.key.unused">
        <source>The key “{key}” has no effect here. F1 lists the keys.</source>
        <translation>La touche «&#x202f;{key}&#x202f;» n’a pas d’effet ici. F1 affiche la liste des touches.</translation>
    </message>
    <message id="museum.tool.move.word">
        <source>Move</source>
        <translation>Bouger</translation>
    </message>
    <message id="museum.arrange.fewer">
        <source>Fewer moves may be enough.</source>
        <translation>Moins de déplacements peuvent suffire.</translation>
    </message>
    <message id="ruling.counts.track">
        <source>On the score track only</source>
        <translation>Seulement sur la piste de score</translation>
    </message>
    <message id="ruling.counts.exhibited">
        <source>Its value was scored when it was exhibited; it adds nothing at the end of the game.</source>
        <translation>L’Objet a rapporté sa valeur lors de son exposition&#x202f;; il n’ajoute rien en fin de partie.</translation>
    </message>
    <message id="art.fit.keep">
        <source>Excess painting</source>
        <translation>Tableau en trop</translation>
    </message>
    <message id="art.assistant.give">
        <source>Give it a tile</source>
        <translation>Lui confier une tuile</translation>
    </message>
    <message id="art.edit.assistant.given">
        <source>{tile}: given to the assistant ({owner})</source>
        <translation>{tile}&#x202f;: à l’assistant ({owner})</translation>
    </message>
    <message id="art.edit.excess.kept">
        <source>{tile}: excess painting ({owner})</source>
        <translation>{tile}&#x202f;: tableau en trop ({owner})</translation>
    </message>
    <message id="art.excess.kept">
        <source>Excess painting noted. Now take a one-shield decor tile and hang it.</source>
        <translation>Tableau en trop noté. Prenez maintenant une décoration d’un écusson et accrochez-la.</translation>
    </message>
    <message id="art.excess.decor">
        <source>Only a painting can be an excess painting.</source>
        <translation>Seul un tableau peut être en trop.</translation>
    </message>
    <message id="art.excess.most">
        <source>No more than {most} excess paintings: the second one ends the game.</source>
        <translation>Pas plus de {most} tableaux en trop&#x202f;: le deuxième met fin à la partie.</translation>
    </message>
    <message id="cli.rulings.bonus">
        <source>Who filled the gallery first?</source>
        <translation>Qui a rempli la galerie en premier&#x202f;?</translation>
    </message>
    <message id="cli.rulings.bonus.winner">
        <source>The answer changes who is first. Only the players know it.</source>
        <translation>La réponse, que seuls les joueurs connaissent, change la première place.</translation>
    </message>
    <message id="cli.rulings.bonus.points">
        <source>The answer changes points, but not who is first. Only the players know it.</source>
        <translation>La réponse, que seuls les joueurs connaissent, change les points, mais pas la première place.</translation>
    </message>
    <message id="cli.rulings.bonus.open">
        <source>First place is undecided: it depends on who filled a gallery first. Enter the Gallery Bonus for that player.</source>
        <translation>Première place indécise&#x202f;: elle dépend du joueur qui a rempli une galerie en premier. Attribuez-lui le bonus de cette galerie.</translation>
    </message>
    <message id="cli.rulings.bonus.first">
        <source>{gallery}: {name}</source>
        <translation>{gallery}&#x202f;: {name}</translation>
    </message>
    <message id="cli.rulings.bonus.outcome">
        <source>{first} → {totals} · {winners}</source>
        <translation>{first} → {totals} · {winners}</translation>
    </message>
    <message id="readings.deciding.answer">
        <source>{answer} → {outcome}</source>
        <translation>{answer} → {outcome}</translation>
    </message>
    <message id="readings.deciding">
        <source>The result depends on an open question: {question} {results} (answer used: {chosen})</source>
        <translation>Le résultat dépend d’une question ouverte&#x202f;: {question} {results} (interprétation retenue&#x202f;: {chosen})</translation>
    </message>
    <message id="cli.rulings.match.winner">
        <source>The answer changes who wins the match.</source>
        <translation>L’interprétation change le vainqueur du match.</translation>
    </message>
    <message id="cli.rulings.match.wins">
        <source>The answer changes how many games each player has won.</source>
        <translation>L’interprétation change le nombre de parties gagnées dans le match.</translation>
    </message>
    <message id="cli.rulings.match.standing">
        <source>match: {wins}</source>
        <translation>match&#x202f;: {wins}</translation>
    </message>
    <message id="cli.rulings.match.won">
        <source>match won by {names}: {wins}</source>
        <translation>match gagné par {names}&#x202f;: {wins}</translation>
    </message>
    <message id="cli.rulings.leading">
        <source>{winner} leads</source>
        <translation>{winner} mène</translation>
    </message>
    <message id="museum.text.replaces">
        <source>{object} is in this slot. Press Enter to replace it, or select an empty slot.</source>
        <translation>Cet emplacement contient déjà un Objet&#x202f;: {object}. Entrée pour le remplacer, ou choisissez un emplacement vide.</translation>
    </message>
    <message id="session.next">
        <source>This game is not finished. Finish it before the next one begins?</source>
        <translation>Cette partie n’est pas terminée. La terminer avant de commencer la suivante&#x202f;?</translation>
    </message>
    <message id="session.next.finish">
        <source>Finish it and start the next one</source>
        <translation>La terminer et commencer la suivante</translation>
    </message>
    <message id="session.next.leave">
        <source>Start the next one and leave it unfinished</source>
        <translation>Commencer la suivante sans la terminer</translation>
    </message>
    <message id="muse.patron.planned">
        <source>{owner} would get {coins} for {card}, which would be discarded.</source>
        <translation>{owner} recevrait {coins} pour {card}, que l’on défausserait.</translation>
    </message>
    <message id="musee.hint.gallery-full.too">
        <source>{gallery} is full, as it is for {owner}. Who filled it first? Tap that player’s rosette.</source>
        <translation>{gallery} est pleine, comme chez {owner}. Qui l’a remplie en premier&#x202f;? Touchez la rosette de ce joueur.</translation>
    </message>
    <message id="museum.edit.swap">
        <source>Swapped: {first} and {second}</source>
        <translation>Échangés&#x202f;: {first} et {second}</translation>
    </message>
    <message id="art.rank.not-entered">
        <source>not entered yet</source>
        <translation>pas encore saisi</translation>
    </message>
    <message id="library.trouble.changed">
        <source>Another program changed this game in the library {file}. Your changes are not saved; save the game as a file.</source>
        <translation>Un autre programme a modifié cette partie dans la bibliothèque {file}. Vos changements ne sont pas enregistrés&#x202f;; enregistrez la partie dans un fichier.</translation>
    </message>
    <message id="wall.trouble.unchanged">
        <source>Tried again: nothing has changed.</source>
        <translation>Nouvel essai&#x202f;: rien n’a changé.</translation>
    </message>
    <message id="app.newer.elsewhere">
        <source>A new version of Cimaise is ready. You can restart from the games page.</source>
        <translation>Une nouvelle version de Cimaise est prête. Vous pourrez redémarrer depuis la page des parties.</translation>
    </message>
    <message id="app.newer.ready">
        <source>A new version of Cimaise is ready.</source>
        <translation>Une nouvelle version de Cimaise est prête.</translation>
    </message>
    <message id="app.offer.restart">
        <source>Restart now</source>
        <translation>Redémarrer maintenant</translation>
    </message>
    <message id="table.menu.seats">
        <source>Add or remove players</source>
        <translation>Ajouter ou retirer des joueurs</translation>
    </message>
    <message id="seats.up">
        <source>Move {name} up</source>
        <translation>Monter d’une place ({name})</translation>
    </message>
    <message id="seats.remove">
        <source>Remove {name}</source>
        <translation>Retirer ({name})</translation>
    </message>
    <message id="seats.keep">
        <source>Keep {name}</source>
        <translation>Garder ({name})</translation>
    </message>
    <message id="seats.title">
        <source>Players of this game</source>
        <translation>Joueurs de cette partie</translation>
    </message>
    <message id="seats.apply">
        <source>Change players</source>
        <translation>Changer les joueurs</translation>
    </message>
    <message id="seats.explanation">
        <source>A name in an empty field adds a player. Undo brings everything back, boards of removed players too.</source>
        <translation>Un nom dans un champ vide ajoute un joueur. «&#x202f;Annuler&#x202f;» rétablit tout, y compris les plateaux des joueurs retirés.</translation>
    </message>
    <message id="seats.effects">
        <source>This changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message id="art.seats.paintings" numerus="yes">
        <source>%n paintings on the wall</source>
        <translation>
            <numerusform>%n tableau au mur</numerusform>
            <numerusform>%n tableaux au mur</numerusform>
        </translation>
    </message>
    <message id="art.seats.decor" numerus="yes">
        <source>%n decor tiles on the wall</source>
        <translation>
            <numerusform>%n décoration au mur</numerusform>
            <numerusform>%n décorations au mur</numerusform>
        </translation>
    </message>
    <message id="art.seats.assistant">
        <source>the assistant’s tile</source>
        <translation>la tuile de l’assistant</translation>
    </message>
    <message id="art.seats.excess" numerus="yes">
        <source>%n excess paintings</source>
        <translation>
            <numerusform>%n tableau en trop</numerusform>
            <numerusform>%n tableaux en trop</numerusform>
        </translation>
    </message>
    <message id="art.seats.hand">
        <source>the hand of bid cards</source>
        <translation>la main de cartes d’enchère</translation>
    </message>
    <message id="art.seats.bids">
        <source>the bids</source>
        <translation>les enchères</translation>
    </message>
    <message id="muse.seats.studio" numerus="yes">
        <source>%n paintings in the studio ({cards})</source>
        <translation>
            <numerusform>%n tableau dans l’atelier ({cards})</numerusform>
            <numerusform>%n tableaux dans l’atelier ({cards})</numerusform>
        </translation>
    </message>
    <message id="muse.seats.palace" numerus="yes">
        <source>%n paintings in the palace ({cards})</source>
        <translation>
            <numerusform>%n tableau dans le palais ({cards})</numerusform>
            <numerusform>%n tableaux dans le palais ({cards})</numerusform>
        </translation>
    </message>
    <message id="muse.seats.coins" numerus="yes">
        <source>%n coins, which return to the economy</source>
        <translation>
            <numerusform>%n jeton, qui retourne dans l’économie</numerusform>
            <numerusform>%n jetons, qui retournent dans l’économie</numerusform>
        </translation>
    </message>
    <message id="muse.seats.turn">
        <source>the choice for this round</source>
        <translation>le choix pour cette manche</translation>
    </message>
    <message id="muse.seats.grow-after">
        <source>the mark that the draw pile was empty</source>
        <translation>la marque de la pioche vide</translation>
    </message>
    <message id="muse.seats.economy.grows">
        <source>With {players} players there are {coins} coins of each suit: the economy gets one more of each.</source>
        <translation>À {players} joueurs, il y a {coins} jetons de chaque couleur&#x202f;: l’économie en reçoit un de plus par couleur.</translation>
    </message>
    <message id="muse.seats.economy.shrinks">
        <source>With {players} players there are {coins} coins of each suit: the economy has one fewer of each.</source>
        <translation>À {players} joueurs, il y a {coins} jetons de chaque couleur&#x202f;: l’économie en a un de moins par couleur.</translation>
    </message>
    <message id="musee.seats.paintings" numerus="yes">
        <source>%n paintings ({exhibits})</source>
        <translation>
            <numerusform>%n tableau ({exhibits})</numerusform>
            <numerusform>%n tableaux ({exhibits})</numerusform>
        </translation>
    </message>
    <message id="musee.seats.bonuses" numerus="yes">
        <source>%n Gallery Bonuses</source>
        <translation>
            <numerusform>%n bonus de galerie</numerusform>
            <numerusform>%n bonus de galerie</numerusform>
        </translation>
    </message>
    <message id="musee.seats.hand">
        <source>the hand ({exhibits})</source>
        <translation>la main ({exhibits})</translation>
    </message>
    <message id="musee.seats.one-for-team">
        <source>Each team has one Musée. Removed ({name}): {pieces}.</source>
        <translation>Chaque équipe a un seul Musée. Retirés ({name})&#x202f;: {pieces}.</translation>
    </message>
    <message id="musee.seats.keeps">
        <source>{name} keeps the team’s Musée ({team}).</source>
        <translation>{name} garde le Musée de l’équipe ({team}).</translation>
    </message>
    <message id="musee.seats.resized">
        <source>With {players} players, galleries have {columns} spaces and the deck has {cards} cards. Check the Staircases against your tokens.</source>
        <translation>À {players} joueurs, les galeries ont {columns} emplacements et le paquet a {cards} cartes. Vérifiez les Escaliers d’après vos jetons.</translation>
    </message>
    <message id="musee.seats.cropped">
        <source>Removed with column {column}: {paintings}.</source>
        <translation>Retirés avec la colonne {column}&#x202f;: {paintings}.</translation>
    </message>
    <message id="musee.seats.cropped.painting">
        <source>{exhibit} ({name}, {place})</source>
        <translation>{exhibit} ({name}, {place})</translation>
    </message>
    <message id="museum.seats.objects" numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n Objet</numerusform>
            <numerusform>%n Objets</numerusform>
        </translation>
    </message>
    <message id="museum.seats.experts" numerus="yes">
        <source>%n experts</source>
        <translation>
            <numerusform>%n Personnalité</numerusform>
            <numerusform>%n Personnalités</numerusform>
        </translation>
    </message>
    <message id="museum.seats.patron">
        <source>the Patron</source>
        <translation>le Mécène</translation>
    </message>
    <message id="museum.seats.prestige" numerus="yes">
        <source>%n Prestige tokens</source>
        <translation>
            <numerusform>%n jeton de Prestige</numerusform>
            <numerusform>%n jetons de Prestige</numerusform>
        </translation>
    </message>
    <message id="museum.seats.press" numerus="yes">
        <source>%n Press Conferences</source>
        <translation>
            <numerusform>%n Conférence de Presse</numerusform>
            <numerusform>%n Conférences de Presse</numerusform>
        </translation>
    </message>
    <message id="museum.seats.discard" numerus="yes">
        <source>%n discarded objects</source>
        <translation>
            <numerusform>%n Objet défaussé</numerusform>
            <numerusform>%n Objets défaussés</numerusform>
        </translation>
    </message>
    <message id="museum.seats.track" numerus="yes">
        <source>%n points on the score track</source>
        <translation>
            <numerusform>%n point sur la piste de score</numerusform>
            <numerusform>%n points sur la piste de score</numerusform>
        </translation>
    </message>
    <message id="museum.seats.expansion">
        <source>A game with five players needs the expansion.</source>
        <translation>À cinq joueurs, il faut l’extension.</translation>
    </message>
    <message id="seats.error.number">
        <source>{game} is for {fewest} to {most} players, not {players}.</source>
        <translation>{game} se joue de {fewest} à {most} joueurs, pas à {players}.</translation>
    </message>
    <message id="seats.effect.leaves">
        <source>{name} leaves the game. Removed: {pieces}.</source>
        <translation>{name} quitte la partie. Retirés avec ce joueur&#x202f;: {pieces}.</translation>
    </message>
    <message id="seats.effect.leaves.bare">
        <source>{name} leaves the game. Nothing was entered for this player.</source>
        <translation>{name} quitte la partie. Rien n’était saisi pour ce joueur.</translation>
    </message>
    <message id="seats.effect.empty">
        <source>{name} starts with an empty board.</source>
        <translation>{name} commence avec un plateau vide.</translation>
    </message>
    <message id="seats.effect.problem">
        <source>After the change: {finding}</source>
        <translation>Après ce changement&#x202f;: {finding}</translation>
    </message>
    <message id="seats.edit.added">
        <source>{name} added</source>
        <translation>Ajout ({name})</translation>
    </message>
    <message id="seats.edit.removed">
        <source>{name} removed</source>
        <translation>Retrait ({name})</translation>
    </message>
    <message id="seats.edit.changed">
        <source>Players changed to {names}</source>
        <translation>Nouveaux joueurs&#x202f;: {names}</translation>
    </message>
    <message id="seating.match">
        <source>The match counts only games with the same number of players.</source>
        <translation>Le match ne compte que les parties à ce nombre de joueurs.</translation>
    </message>
    <message id="seating.removed">
        <source>Removed: {name}</source>
        <translation>Retiré&#x202f;: {name}</translation>
    </message>
    <message id="seating.new">
        <source>New player {seat}</source>
        <translation>Nouveau joueur {seat}</translation>
    </message>
    <message id="result.others">
        <source>Rematch with other players</source>
        <translation>Revanche avec d’autres joueurs</translation>
    </message>
    <message id="findings.one-side">
        <source>Only findings for {name}</source>
        <translation>Seulement les remarques sur {name}</translation>
    </message>
    <message id="findings.one-side.hides" numerus="yes">
        <source>Only findings for {name} (%n about others)</source>
        <translation>
            <numerusform>Seulement les remarques sur {name} (autres&#x202f;: %n)</numerusform>
            <numerusform>Seulement les remarques sur {name} (autres&#x202f;: %n)</numerusform>
        </translation>
    </message>
    <message id="session.match.standing">
        <source>Match to {needed} wins: {wins}</source>
        <translation>Match en {needed} victoires&#x202f;: {wins}</translation>
    </message>
    <message id="session.match.over">
        <source>Match over: {wins}</source>
        <translation>Match terminé&#x202f;: {wins}</translation>
    </message>
    <message id="draft.match">
        <source>Play a match to {needed} wins</source>
        <translation>Jouer un match en {needed} victoires</translation>
    </message>
    <message id="cli.findings.edits">
        <source>Possible fixes: {edits}.</source>
        <translation>Corrections possibles&#x202f;: {edits}.</translation>
    </message>
    <message id="cli.findings.edit">
        <source>Possible fix: {edits}.</source>
        <translation>Correction possible&#x202f;: {edits}.</translation>
    </message>
    <message id="art.repair.assistant">
        <source>Give {tile} to the assistant</source>
        <translation>Confier {tile} à l’assistant</translation>
    </message>
    <message id="art.repair.move">
        <source>Move {tile} to {place}</source>
        <translation>Déplacer {tile}&#x202f;: {place}</translation>
    </message>
    <message id="art.repair.start">
        <source>Mark {tile} as the starting painting</source>
        <translation>Marquer {tile} comme tableau de départ</translation>
    </message>
    <message id="art.repair.size">
        <source>Change its size to {columns}×{rows}</source>
        <translation>Changer sa taille en {columns}×{rows}</translation>
    </message>
    <message id="art.repair.shields" numerus="yes">
        <source>Change it to %n shields</source>
        <translation>
            <numerusform>Changer en %n écusson</numerusform>
            <numerusform>Changer en %n écussons</numerusform>
        </translation>
    </message>
    <message id="art.repair.card">
        <source>Remove one card {card}</source>
        <translation>Retirer une carte {card}</translation>
    </message>
    <message id="art.repair.marker">
        <source>Move {marker} back to {space}</source>
        <translation>Ramener {marker} à la case {space}</translation>
    </message>
    <message id="art.repair.marker-removed">
        <source>Remove {marker} from the track</source>
        <translation>Retirer {marker} de la piste</translation>
    </message>
    <message id="muse.repair.studio">
        <source>Remove {card} from {owner}’s studio</source>
        <translation>Retirer cette carte de l’atelier ({owner})&#x202f;: {card}</translation>
    </message>
    <message id="muse.repair.palace">
        <source>Remove {card} from {owner}’s palace</source>
        <translation>Retirer cette carte du palais ({owner})&#x202f;: {card}</translation>
    </message>
    <message id="muse.repair.extended">
        <source>Choose the extended Decktet</source>
        <translation>Choisir le Decktet étendu</translation>
    </message>
    <message id="muse.repair.growth">
        <source>Set the growth of the economy to {growth}</source>
        <translation>Fixer la croissance de l’économie à {growth}</translation>
    </message>
    <message id="muse.edit.growth-set">
        <source>Growth of the economy recounted: {growth}</source>
        <translation>Croissance de l’économie recomptée&#x202f;: {growth}</translation>
    </message>
    <message id="muse.repair.economy">
        <source>{suit}: {count} in the economy</source>
        <translation>{suit}&#x202f;: {count} dans l’économie</translation>
    </message>
    <message id="muse.repair.coins">
        <source>{suit}: {count} for {owner}</source>
        <translation>{suit}&#x202f;: {count} chez {owner}</translation>
    </message>
    <message id="muse.repair.pay">
        <source>Pay {coins}</source>
        <translation>Payer {coins}</translation>
    </message>
    <message id="musee.repair.swap">
        <source>Swap {first} and {second}</source>
        <translation>Échanger le {first} et le {second}</translation>
    </message>
    <message id="musee.repair.move">
        <source>Move {exhibit}: {place}</source>
        <translation>Déplacer le {exhibit}&#x202f;: {place}</translation>
    </message>
    <message id="musee.repair.remove">
        <source>Remove {owner}’s {exhibit}</source>
        <translation>Retirer le {exhibit} ({owner})</translation>
    </message>
    <message id="musee.repair.remove-at">
        <source>Remove the {exhibit}: {place}</source>
        <translation>Retirer le {exhibit}&#x202f;: {place}</translation>
    </message>
    <message id="musee.repair.bonus-returned">
        <source>Return the bonus for {gallery}</source>
        <translation>Rendre le bonus pour {gallery}</translation>
    </message>
    <message id="musee.repair.bonus-only">
        <source>Keep the bonus for {holder} only</source>
        <translation>Ne laisser le bonus qu’à {holder}</translation>
    </message>
    <message id="museum.repair.track">
        <source>Set the score track to {sum}</source>
        <translation>Mettre la piste de score à {sum}</translation>
    </message>
    <message id="museum.repair.remove">
        <source>Remove “{object}”</source>
        <translation>Retirer «&#x202f;{object}&#x202f;»</translation>
    </message>
    <message id="museum.repair.remove-at">
        <source>Remove {owner}’s object: {place}</source>
        <translation>Retirer l’Objet ({owner})&#x202f;: {place}</translation>
    </message>
    <message id="museum.repair.expert">
        <source>Keep “{expert}” for {owner} only</source>
        <translation>Ne laisser «&#x202f;{expert}&#x202f;» qu’à {owner}</translation>
    </message>
    <message id="boards.move-here">
        <source>Move here: {piece}</source>
        <translation>Placer ici&#x202f;: {piece}</translation>
    </message>
    <message id="boards.move-here.word">
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message id="read.stop">
        <source>Stop comparing</source>
        <translation>Arrêter la comparaison</translation>
    </message>
    <message id="read.correct">
        <source>Tap it to correct it.</source>
        <translation>Touchez pour corriger.</translation>
    </message>
    <message id="read.back">
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message id="read.done">
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message id="read.next">
        <source>Same on the table</source>
        <translation>Identique sur la table</translation>
    </message>
    <message id="boards.wrong-player">
        <source>Entered for the wrong player?</source>
        <translation>Saisi pour le mauvais joueur&#x202f;?</translation>
    </message>
    <message id="table.menu.read">
        <source>Compare with the table</source>
        <translation>Comparer avec la table</translation>
    </message>
    <message id="read.resume">
        <source>Resume: {entry}</source>
        <translation>Reprendre&#x202f;: {entry}</translation>
    </message>
    <message id="art.edit.moved-between">
        <source>{tile}: moved ({from} → {to})</source>
        <translation>Tuile déplacée&#x202f;: {tile} ({from} → {to})</translation>
    </message>
    <message id="art.read.card">
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message id="boards.edit.swapped">
        <source>Boards swapped: {first} and {second}</source>
        <translation>Plateaux échangés&#x202f;: {first} et {second}</translation>
    </message>
    <message id="repair.wrong-board">
        <source>Wrong board? Move {piece} to {owner}</source>
        <translation>Mauvais plateau&#x202f;? {piece} → {owner}</translation>
    </message>
    <message id="boards.taken">
        <source>{piece} moved from {owner}’s board to {to}’s board</source>
        <translation>{piece} passe d’un plateau à l’autre ({owner} → {to})</translation>
    </message>
    <message id="boards.hint.taken">
        <source>{pieces}.</source>
        <translation>{pieces}.</translation>
    </message>
    <message id="boards.hint.done">
        <source>{edit}.</source>
        <translation>{edit}.</translation>
    </message>
    <message id="muse.taken.studio-studio">
        <source>{piece} moved from {owner}’s studio to {to}’s studio</source>
        <translation>{piece} passe d’un atelier à l’autre ({owner} → {to})</translation>
    </message>
    <message id="muse.taken.studio-palace">
        <source>{piece} moved from {owner}’s studio to {to}’s palace</source>
        <translation>{piece} passe de l’atelier ({owner}) au palais ({to})</translation>
    </message>
    <message id="muse.taken.palace-studio">
        <source>{piece} moved from {owner}’s palace to {to}’s studio</source>
        <translation>{piece} passe du palais ({owner}) à l’atelier ({to})</translation>
    </message>
    <message id="muse.taken.palace-palace">
        <source>{piece} moved from {owner}’s palace to {to}’s palace</source>
        <translation>{piece} passe d’un palais à l’autre ({owner} → {to})</translation>
    </message>
    <message id="muse.edit.moved-between">
        <source>{card} moved: {from} → {to}</source>
        <translation>{card}&#x202f;: carte déplacée ({from} → {to})</translation>
    </message>
    <message id="musee.edit.moved-between">
        <source>Painting {exhibit} moved: {from} → {to}</source>
        <translation>Tableau {exhibit} déplacé&#x202f;: {from} → {to}</translation>
    </message>
    <message id="musee.read.bonus">
        <source>Gallery Bonus</source>
        <translation>Bonus de galerie</translation>
    </message>
    <message id="museum.edit.moved-between">
        <source>Object moved: {from} → {to} ({object})</source>
        <translation>Objet déplacé&#x202f;: {from} → {to} ({object})</translation>
    </message>
    <message id="museum.read.expert">
        <source>Expert</source>
        <translation>Personnalité</translation>
    </message>
    <message id="museum.read.patron">
        <source>Patron card</source>
        <translation>Carte Mécène</translation>
    </message>
    <message id="read.value">
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message id="read.progress">
        <source>{step} of {count}</source>
        <translation>{step} sur {count}</translation>
    </message>
    <message id="read.summary">
        <source>{owner}: {counts}.</source>
        <translation>{owner}&#x202f;: {counts}.</translation>
    </message>
    <message id="read.compared" numerus="yes">
        <source>%n entries compared</source>
        <translation>
            <numerusform>%n saisie comparée</numerusform>
            <numerusform>%n saisies comparées</numerusform>
        </translation>
    </message>
    <message id="read.corrected" numerus="yes">
        <source>%n corrected</source>
        <translation>
            <numerusform>%n corrigée</numerusform>
            <numerusform>%n corrigées</numerusform>
        </translation>
    </message>
    <message id="read.next-board">
        <source>Compare the next board: {owner}</source>
        <translation>Comparer le plateau suivant&#x202f;: {owner}</translation>
    </message>
    <message id="boards.swap">
        <source>Swap {first}’s board with {second}’s</source>
        <translation>Échanger les plateaux&#x202f;: {first} et {second}</translation>
    </message>
    <message id="boards.hint.put-down">
        <source>Tap where {piece} goes on this board.</source>
        <translation>{piece}&#x202f;: touchez sa place sur ce plateau.</translation>
    </message>
    <message id="calendar.previous">
        <source>Previous month</source>
        <translation>Mois précédent</translation>
    </message>
    <message id="calendar.next">
        <source>Next month</source>
        <translation>Mois suivant</translation>
    </message>
    <message id="play.title">
        <source>Day, location and note</source>
        <translation>Date, lieu et note</translation>
    </message>
    <message id="play.duration.name">
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message id="play.duration.hint">
        <source>For example 95, 1:35 or 1 h 35</source>
        <translation>Par exemple 95 ou 1&#xa0;h&#xa0;35</translation>
    </message>
    <message id="play.duration.observed">
        <source>Use {duration} (from first to last entry)</source>
        <translation>Reprendre {duration} (de la première à la dernière saisie)</translation>
    </message>
    <message id="play.first">
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message id="play.first.use">
        <source>Use {proposal}</source>
        <translation>Choisir {proposal}</translation>
    </message>
    <message id="play.place">
        <source>Location</source>
        <translation>Lieu</translation>
    </message>
    <message id="play.day">
        <source>Day</source>
        <translation>Date</translation>
    </message>
    <message id="play.day.choose">
        <source>Choose a day</source>
        <translation>Choisir une date</translation>
    </message>
    <message id="play.note">
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message id="window.help.separator">
        <source>with --export to a .csv: the separator of the cells, by name or as the character itself; default: semicolon in French, comma in English</source>
        <translation>avec --export vers un .csv&#x202f;: le séparateur des cellules, par son nom ou par le caractère lui-même&#x202f;; par défaut, le point-virgule en français, la virgule en anglais</translation>
    </message>
    <message id="play.first.art">
        <source>lowest starting bid card</source>
        <translation>carte d’enchère de départ la plus basse</translation>
    </message>
    <message id="calendar.today">
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message id="play.edit.day">
        <source>Day of the game: {day}</source>
        <translation>Date de la partie&#x202f;: {day}</translation>
    </message>
    <message id="play.edit.place">
        <source>Location: {place}</source>
        <translation>Lieu&#x202f;: {place}</translation>
    </message>
    <message id="play.edit.place.removed">
        <source>Location removed</source>
        <translation>Lieu effacé</translation>
    </message>
    <message id="play.edit.duration">
        <source>Duration: {duration}</source>
        <translation>Durée&#x202f;: {duration}</translation>
    </message>
    <message id="play.edit.duration.removed">
        <source>Duration removed</source>
        <translation>Durée effacée</translation>
    </message>
    <message id="play.first-player">
        <source>First player: {name}</source>
        <translation>Premier joueur&#x202f;: {name}</translation>
    </message>
    <message id="play.edit.first.removed">
        <source>First player: none</source>
        <translation>Premier joueur&#x202f;: aucun</translation>
    </message>
    <message id="play.edit.note">
        <source>Note changed</source>
        <translation>Note modifiée</translation>
    </message>
    <message id="play.edit.note.removed">
        <source>Note removed</source>
        <translation>Note effacée</translation>
    </message>
    <message id="play.duration.unreadable">
        <source>Expected a duration such as 95, 1:35 or 1 h 35, at most 99 h 59 min.</source>
        <translation>Durée attendue, par exemple 95 ou 1&#xa0;h&#xa0;35, au plus 99&#xa0;h&#xa0;59&#xa0;min.</translation>
    </message>
    <message id="play.note.too-long">
        <source>A note can have at most {longest} characters; this one has {count}.</source>
        <translation>Une note compte au plus {longest} caractères&#x202f;; celle-ci en a {count}.</translation>
    </message>
    <message id="play.first.proposal">
        <source>{name} ({reason})</source>
        <translation>{name} ({reason})</translation>
    </message>
    <message id="keys.calendar.day">
        <source>Calendar: another day</source>
        <translation>Calendrier&#x202f;: un autre jour</translation>
    </message>
    <message id="keys.calendar.month">
        <source>Calendar: previous month, next month</source>
        <translation>Calendrier&#x202f;: mois précédent, mois suivant</translation>
    </message>
    <message id="keys.calendar.week">
        <source>Calendar: first and last day of the week</source>
        <translation>Calendrier&#x202f;: premier et dernier jour de la semaine</translation>
    </message>
    <message id="play.duration">
        <source>{hours}&#xa0;h {minutes}&#xa0;min</source>
        <translation>{hours}&#xa0;h&#xa0;{minutes}&#xa0;min</translation>
    </message>
    <message id="play.duration.hours">
        <source>{hours}&#xa0;h</source>
        <translation>{hours}&#xa0;h</translation>
    </message>
    <message id="play.duration.minutes">
        <source>{minutes}&#xa0;min</source>
        <translation>{minutes}&#xa0;min</translation>
    </message>
    <message id="play.place.too-long">
        <source>A location can have at most {longest} characters.</source>
        <translation>Un lieu compte au plus {longest} caractères.</translation>
    </message>
    <message id="session.name.same">
        <source>“{one}” and “{name}” are the same name.</source>
        <translation>«&#x202f;{one}&#x202f;» et «&#x202f;{name}&#x202f;» sont le même nom.</translation>
    </message>
    <message id="draft.name.question">
        <source>You entered “{typed}”. Is this {name}?</source>
        <translation>Vous avez saisi «&#x202f;{typed}&#x202f;». Est-ce {name}&#x202f;?</translation>
    </message>
    <message id="draft.name.same">
        <source>Yes, {name}</source>
        <translation>Oui, {name}</translation>
    </message>
    <message id="draft.name.other">
        <source>No, {typed} is a new player</source>
        <translation>Non, {typed} est une autre personne</translation>
    </message>
    <message id="app.offer.everywhere">
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message id="app.offer.copy">
        <source>Open a copy</source>
        <translation>Ouvrir une copie</translation>
    </message>
    <message id="people.near-name">
        <source>Is “{typed}” the player {name}?</source>
        <translation>«&#x202f;{typed}&#x202f;»&#x202f;: est-ce {name}&#x202f;?</translation>
    </message>
    <message id="people.renamed-here">
        <source>{from} is now called {name} in this game.</source>
        <translation>Dans cette partie, {from} devient {name}.</translation>
    </message>
    <message id="handover.filter.imports">
        <source>Archives and BG Stats exports ({endings})</source>
        <translation>Archives et exports de BG Stats ({endings})</translation>
    </message>
    <message id="plays.title">
        <source>Import from BG Stats</source>
        <translation>Importer depuis BG Stats</translation>
    </message>
    <message id="plays.text">
        <source>Players, locations and the results of these four games, from a full export (.json) or a play file (.bgsplay).</source>
        <translation>Les joueurs, les lieux et les résultats de ces quatre jeux, à partir d’un export complet (.json) ou d’un fichier de partie (.bgsplay).</translation>
    </message>
    <message id="plays.open">
        <source>Open a BG Stats file</source>
        <translation>Ouvrir un fichier BG Stats</translation>
    </message>
    <message id="plays.start">
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message id="plays.explanation">
        <source>Results are imported without boards and count in the statistics. Results already known and those of players you leave out are skipped.</source>
        <translation>Les résultats sont importés sans plateaux et comptent dans les statistiques. Les résultats déjà connus et ceux des joueurs écartés sont ignorés.</translation>
    </message>
    <message id="app.game.no-boards">
        <source>This result was imported: it has no boards.</source>
        <translation>Ce résultat a été importé&#x202f;: il n’a pas de plateaux.</translation>
    </message>
    <message id="library.imported">
        <source>imported from BG Stats</source>
        <translation>importé de BG Stats</translation>
    </message>
    <message id="plays.player.new">
        <source>New player</source>
        <translation>Nouveau joueur</translation>
    </message>
    <message id="plays.player.known">
        <source>This is {name}</source>
        <translation>C’est {name}</translation>
    </message>
    <message id="plays.player.other">
        <source>Known player…</source>
        <translation>Joueur connu…</translation>
    </message>
    <message id="plays.player.leave-out">
        <source>Leave out</source>
        <translation>Écarter</translation>
    </message>
    <message id="plays.player.results" numerus="yes">
        <source>%n results in the file</source>
        <translation>
            <numerusform>%n résultat dans le fichier</numerusform>
            <numerusform>%n résultats dans le fichier</numerusform>
        </translation>
    </message>
    <message id="plays.player.question">
        <source>Is this {name}?</source>
        <translation>Est-ce {name}&#x202f;?</translation>
    </message>
    <message id="plays.content" numerus="yes">
        <source>%n results of the games of this app.</source>
        <translation>
            <numerusform>%n résultat des jeux de cette application.</numerusform>
            <numerusform>%n résultats des jeux de cette application.</numerusform>
        </translation>
    </message>
    <message id="plays.content.other" numerus="yes">
        <source>%n plays of other games are skipped.</source>
        <translation>
            <numerusform>%n partie d’un autre jeu est ignorée.</numerusform>
            <numerusform>%n parties d’autres jeux sont ignorées.</numerusform>
        </translation>
    </message>
    <message id="plays.content.ignored" numerus="yes">
        <source>%n plays that BG Stats leaves out of its statistics are skipped.</source>
        <translation>
            <numerusform>%n partie que BG Stats ne compte pas dans ses statistiques est ignorée.</numerusform>
            <numerusform>%n parties que BG Stats ne compte pas dans ses statistiques sont ignorées.</numerusform>
        </translation>
    </message>
    <message id="plays.content.places" numerus="yes">
        <source>%n locations.</source>
        <translation>
            <numerusform>%n lieu.</numerusform>
            <numerusform>%n lieux.</numerusform>
        </translation>
    </message>
    <message id="plays.undecided" numerus="yes">
        <source>Choose an option for %n players.</source>
        <translation>
            <numerusform>Choisissez une option pour %n joueur.</numerusform>
            <numerusform>Choisissez une option pour %n joueurs.</numerusform>
        </translation>
    </message>
    <message id="plays.too-large">
        <source>This file is larger than {limit} MB, too large for an import.</source>
        <translation>Ce fichier dépasse {limit} Mo&#x202f;: il est trop grand pour un import.</translation>
    </message>
    <message id="plays.too-much">
        <source>Too much data for an import.</source>
        <translation>Trop de données pour un import.</translation>
    </message>
    <message id="plays.not-json">
        <source>This file is not valid JSON.</source>
        <translation>Ce fichier n’est pas du JSON valide.</translation>
    </message>
    <message id="plays.not-bg-stats">
        <source>Expected an export of BG Stats, with lists of players, games and plays.</source>
        <translation>Attendu&#x202f;: un export de BG Stats, avec les listes des joueurs, des jeux et des parties.</translation>
    </message>
    <message id="plays.done" numerus="yes">
        <source>%n results imported.</source>
        <translation>
            <numerusform>%n résultat importé.</numerusform>
            <numerusform>%n résultats importés.</numerusform>
        </translation>
    </message>
    <message id="plays.places" numerus="yes">
        <source>%n locations were added.</source>
        <translation>
            <numerusform>%n lieu a été ajouté.</numerusform>
            <numerusform>%n lieux ont été ajoutés.</numerusform>
        </translation>
    </message>
    <message id="plays.left-out" numerus="yes">
        <source>%n results of players who were left out were skipped.</source>
        <translation>
            <numerusform>%n résultat d’un joueur écarté a été ignoré.</numerusform>
            <numerusform>%n résultats de joueurs écartés ont été ignorés.</numerusform>
        </translation>
    </message>
    <message id="plays.doubled" numerus="yes">
        <source>%n results name one player twice and were skipped.</source>
        <translation>
            <numerusform>%n résultat nomme deux fois le même joueur et a été ignoré.</numerusform>
            <numerusform>%n résultats nomment deux fois le même joueur et ont été ignorés.</numerusform>
        </translation>
    </message>
    <message id="plays.stopped">
        <source>Import stopped. Open the file again to continue.</source>
        <translation>Import interrompu. Ouvrez de nouveau le fichier pour continuer.</translation>
    </message>
    <message id="figure.plus">
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message id="figure.minus">
        <source>Minus</source>
        <translation>Moins</translation>
    </message>
    <message id="art.hand.none">
        <source>No cards left</source>
        <translation>Plus aucune carte</translation>
    </message>
    <message id="text.waiting">
        <source>Not entered yet. Press Enter to apply it.</source>
        <translation>Pas encore saisi. Appuyez sur Entrée pour valider.</translation>
    </message>
    <message id="museum.tool.players">
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message id="scoring.title">
        <source>Score line by line</source>
        <translation>Décompte ligne par ligne</translation>
    </message>
    <message id="text.meaning">
        <source>Read as</source>
        <translation>Lire</translation>
    </message>
    <message id="session.end.show">
        <source>Show the result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message id="scoring.back">
        <source>Previous</source>
        <translation>Précédente</translation>
    </message>
    <message id="scoring.next">
        <source>Next</source>
        <translation>Suivante</translation>
    </message>
    <message id="figure.not-a-number">
        <source>Expected a number or a sum such as 20+3, found “{text}”.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est ni un nombre ni une somme comme 20+3.</translation>
    </message>
    <message id="figure.sign-missing">
        <source>Expected + or − between the numbers of “{text}”.</source>
        <translation>Il manque + ou − entre les nombres de «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message id="figure.missing-before">
        <source>Expected a number before “{text}”.</source>
        <translation>Il manque un nombre avant «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message id="figure.missing-after">
        <source>Expected a number after “{text}”.</source>
        <translation>Il manque un nombre après «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message id="figure.range">
        <source>Expected a number from 0 to {most}, found {found}.</source>
        <translation>Nombre attendu&#x202f;: de 0 à {most}. Saisi&#x202f;: {found}.</translation>
    </message>
    <message id="musee.entry.ambiguous">
        <source>“{text}” can be read in two ways. Is the mark an empty space?</source>
        <translation>«&#x202f;{text}&#x202f;» peut se lire de deux façons. Le signe est-il un espace vide&#x202f;?</translation>
    </message>
    <message id="muse.hint.economy-short">
        <source>The economy has too few {suit}: {count}. To correct a count, choose “Player” or “Economy”.</source>
        <translation>Trop peu de jetons dans l’économie ({suit}&#x202f;: {count}). Pour corriger un compte, choisissez «&#x202f;Joueur&#x202f;» ou «&#x202f;Économie&#x202f;».</translation>
    </message>
    <message id="muse.hint.artist-short">
        <source>{owner} has too few {suit}: {count}. To correct a count, choose “Player” or “Economy”.</source>
        <translation>{owner} a trop peu de jetons ({suit}&#x202f;: {count}). Pour corriger un compte, choisissez «&#x202f;Joueur&#x202f;» ou «&#x202f;Économie&#x202f;».</translation>
    </message>
    <message id="muse.edit.count-text">
        <source>{owner}’s coins entered as text</source>
        <translation>Jetons saisis en texte ({owner})</translation>
    </message>
    <message id="muse.edit.economy-text">
        <source>Economy counted</source>
        <translation>Jetons de l’économie comptés</translation>
    </message>
    <message id="figure.stored">
        <source>{problem} {number} is still used.</source>
        <translation>{problem} {number} reste la valeur retenue.</translation>
    </message>
    <message id="figure.none">
        <source>{problem} No number counts.</source>
        <translation>{problem} Aucun nombre n’est retenu.</translation>
    </message>
    <message id="scoring.position">
        <source>Line {line} of {lines}. Tap a player to see what counts on the board.</source>
        <translation>Ligne {line} sur {lines}. Touchez un joueur pour voir ce qui compte sur son plateau.</translation>
    </message>
    <message id="scoring.position.total">
        <source>All lines added up</source>
        <translation>Toutes les lignes additionnées</translation>
    </message>
    <message id="scoring.skipped" numerus="yes">
        <source>%n lines without points are skipped.</source>
        <translation>
            <numerusform>%n ligne sans points n’est pas montrée.</numerusform>
            <numerusform>%n lignes sans points ne sont pas montrées.</numerusform>
        </translation>
    </message>
    <message id="scoring.running">
        <source>total so far: {points}</source>
        <translation>total jusqu’ici&#x202f;: {points}</translation>
    </message>
    <message id="scoring.none">
        <source>No score: this game is not played with that many players or boards.</source>
        <translation>Pas de score&#x202f;: ce nombre de joueurs ou de plateaux ne convient pas à ce jeu.</translation>
    </message>
    <message id="art.hand.unknown">
        <source>Not entered. If no cards are left, tap “No cards left”.</source>
        <translation>Main non saisie. S’il ne reste aucune carte, touchez «&#x202f;Plus aucune carte&#x202f;».</translation>
    </message>
    <message id="art.hand.count" numerus="yes">
        <source>%n bid cards, sum {sum}</source>
        <translation>
            <numerusform>%n carte d’enchère, somme&#x202f;: {sum}</numerusform>
            <numerusform>%n cartes d’enchère, somme&#x202f;: {sum}</numerusform>
        </translation>
    </message>
    <message id="read.summary.ownerless">
        <source>{counts}.</source>
        <translation>{counts}.</translation>
    </message>
    <message id="seats.name">
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message id="scoring.title.hidden">
        <source>Reveal points line by line</source>
        <translation>Dévoiler les points ligne par ligne</translation>
    </message>
    <message id="read.unread">
        <source>Is anything on the table missing here? Close this to enter it.</source>
        <translation>Manque-t-il ici quelque chose qui est sur la table&#x202f;? Fermez pour le saisir.</translation>
    </message>
    <message id="plot.how.keys">
        <source>Tap a mark, or step through them with the arrow keys.</source>
        <translation>Touchez un repère, ou parcourez-les avec les flèches.</translation>
    </message>
    <message id="boards.hint.other-board">
        <source>Or tap another player’s tab first.</source>
        <translation>Ou touchez d’abord l’onglet d’un autre joueur.</translation>
    </message>
    <message id="plays.known" numerus="yes">
        <source>%n results were already here and were not changed.</source>
        <translation>
            <numerusform>%n résultat était déjà là et n’a pas été modifié.</numerusform>
            <numerusform>%n résultats étaient déjà là et n’ont pas été modifiés.</numerusform>
        </translation>
    </message>
    <message id="handover.open-title">
        <source>Open an archive or an export</source>
        <translation>Ouvrir une archive ou un export</translation>
    </message>
    <message id="spoken.settled">
        <source>Settled: {says}</source>
        <translation>Réglé&#x202f;: {says}</translation>
    </message>
    <message id="spoken.about">
        <source>{subject}: {says}</source>
        <translation>{subject}&#x202f;: {says}</translation>
    </message>
    <message id="list.all">
        <source>{list} and {last}</source>
        <translation>{list} et {last}</translation>
    </message>
    <message id="list.any">
        <source>{list} or {last}</source>
        <translation>{list} ou {last}</translation>
    </message>
    <message id="session.verdict.rest.wrong" numerus="yes">
        <source>Rest of the game: %n problems.</source>
        <translation>
            <numerusform>Reste de la partie&#x202f;: %n problème.</numerusform>
            <numerusform>Reste de la partie&#x202f;: %n problèmes.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.rest.missing" numerus="yes">
        <source>Rest of the game: no problems; %n details missing.</source>
        <translation>
            <numerusform>Reste de la partie&#x202f;: aucun problème&#x202f;; il manque %n information.</numerusform>
            <numerusform>Reste de la partie&#x202f;: aucun problème&#x202f;; il manque %n informations.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.rest.doubt" numerus="yes">
        <source>Rest of the game: %n notes can change the result.</source>
        <translation>
            <numerusform>Reste de la partie&#x202f;: %n remarque peut changer le résultat.</numerusform>
            <numerusform>Reste de la partie&#x202f;: %n remarques peuvent changer le résultat.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.rest.note" numerus="yes">
        <source>Rest of the game: no problems; %n notes.</source>
        <translation>
            <numerusform>Reste de la partie&#x202f;: aucun problème&#x202f;; %n remarque.</numerusform>
            <numerusform>Reste de la partie&#x202f;: aucun problème&#x202f;; %n remarques.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.rest.none">
        <source>Rest of the game: no problems.</source>
        <translation>Reste de la partie&#x202f;: aucun problème.</translation>
    </message>
    <message id="scoring.position.tie">
        <source>Tied on points: {names}</source>
        <translation>À égalité de points&#x202f;: {names}</translation>
    </message>
    <message id="museum.end.looking">
        <source>Looking for points that the last rearrangement can still bring…</source>
        <translation>Recherche des points que la dernière réorganisation peut encore rapporter…</translation>
    </message>
    <message id="museum.end.rule">
        <source>Before the final scoring, each player may rearrange once more.</source>
        <translation>Avant le décompte final, chaque joueur peut encore réorganiser son musée.</translation>
    </message>
    <message id="museum.end.gain" numerus="yes">
        <source>{player} can gain %n points.</source>
        <translation>
            <numerusform>{player} peut gagner %n point.</numerusform>
            <numerusform>{player} peut gagner %n points.</numerusform>
        </translation>
    </message>
    <message id="museum.end.gain.least" numerus="yes">
        <source>{player} can gain %n points or more.</source>
        <translation>
            <numerusform>{player} peut gagner %n point ou plus.</numerusform>
            <numerusform>{player} peut gagner %n points ou plus.</numerusform>
        </translation>
    </message>
    <message id="museum.end.gain.hidden">
        <source>{player} can gain points.</source>
        <translation>{player} peut gagner des points.</translation>
    </message>
    <message id="museum.end.show">
        <source>Show the arrangement: {player}</source>
        <translation>Montrer la réorganisation&#x202f;: {player}</translation>
    </message>
    <message id="museum.end.done">
        <source>Already done</source>
        <translation>Déjà fait</translation>
    </message>
    <message id="art.hand.all">
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message id="trial.which-piece">
        <source>Which piece? Enter it here: nothing changes in the game.</source>
        <translation>Quelle pièce&#x202f;? Saisissez-la ici&#x202f;: rien ne change dans la partie.</translation>
    </message>
    <message id="art.touch.before-start">
        <source>{tile} ({name}) comes before the starting painting in the hanging order.</source>
        <translation>{tile} ({name}) précède le tableau de départ dans l’ordre d’accrochage.</translation>
    </message>
    <message id="art.touch.before-start.fix">
        <source>The starting painting comes first: move it to the front, or mark the hanging order as unknown.</source>
        <translation>Le tableau de départ vient en premier&#x202f;: placez-le en tête, ou indiquez que l’ordre d’accrochage est inconnu.</translation>
    </message>
    <message id="art.read.unsold">
        <source>{type}, value {value}</source>
        <translation>{type}, valeur {value}</translation>
    </message>
    <message id="art.repair.start-first">
        <source>Move the starting painting to the front</source>
        <translation>Mettre le tableau de départ en premier</translation>
    </message>
    <message id="muse.read.growth">
        <source>Growth of the economy</source>
        <translation>Croissance de l’économie</translation>
    </message>
    <message id="musee.read.staircases">
        <source>Staircases: {columns}</source>
        <translation>Escaliers&#x202f;: {columns}</translation>
    </message>
    <message id="musee.hint.gain.lines">
        <source>{space}: {exhibit} scores {points} right away ({lines}). Tap the space again to hang it.</source>
        <translation>{space}&#x202f;: le {exhibit} rapporte aussitôt {points} ({lines}). Touchez de nouveau l’emplacement pour l’accrocher.</translation>
    </message>
    <message id="musee.hint.gain.line">
        <source>{line} {points}</source>
        <translation>{line} {points}</translation>
    </message>
    <message id="museum.read.opinion">
        <source>Public Opinion tokens: {continent}</source>
        <translation>Jetons Opinion Publique&#x202f;: {continent}</translation>
    </message>
    <message id="museum.figure.level.all">
        <source>Level {level}: all {need}</source>
        <translation>Niveau {level}&#x202f;: les {need}</translation>
    </message>
    <message id="text.labelled">
        <source>{what}: {says}</source>
        <translation>{what}&#x202f;: {says}</translation>
    </message>
    <message id="text.row">
        <source>{first}; {second}</source>
        <translation>{first}&#x202f;; {second}</translation>
    </message>
    <message id="read.next-shared">
        <source>Compare the shared figures</source>
        <translation>Comparer ce qui est commun à tous</translation>
    </message>
    <message id="read.everyone">
        <source>Everyone</source>
        <translation>Tous</translation>
    </message>
    <message id="cli.rulings.leading.several">
        <source>{winners} lead</source>
        <translation>{winners} mènent</translation>
    </message>
    <message id="muse.pile.empty">
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message id="spoken.on">
        <source>{name}: selected</source>
        <translation>Sélection&#x202f;: {name}</translation>
    </message>
    <message id="spoken.off">
        <source>{name}: not selected</source>
        <translation>Sélection retirée&#x202f;: {name}</translation>
    </message>
    <message id="spoken.expanded">
        <source>{name}: expanded</source>
        <translation>{name}&#x202f;: développé</translation>
    </message>
    <message id="spoken.collapsed">
        <source>{name}: collapsed</source>
        <translation>{name}&#x202f;: réduit</translation>
    </message>
    <message id="muse.game-end.round">
        <source>The round you entered has not been played yet.</source>
        <translation>La manche saisie n’a pas encore été jouée.</translation>
    </message>
    <message id="ruling.counts.yes" numerus="yes">
        <source>Yes, %n points</source>
        <translation>
            <numerusform>Oui, %n point</numerusform>
            <numerusform>Oui, %n points</numerusform>
        </translation>
    </message>
    <message id="text.unentered">
        <source>Not entered ({owner}): “{text}”</source>
        <translation>Saisie non validée ({owner})&#x202f;: «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message id="museum.begun">
        <source>Incomplete object ({owner}): {place}</source>
        <translation>Objet incomplet ({owner})&#x202f;: {place}</translation>
    </message>
    <message id="history.advice">
        <source>Tap a step to go to it.</source>
        <translation>Touchez une étape pour y aller.</translation>
    </message>
    <message id="table.leave-again">
        <source>Press Esc again to leave the game.</source>
        <translation>Appuyez de nouveau sur Échap pour quitter la partie.</translation>
    </message>
    <message id="history.again.undo" numerus="yes">
        <source>Tap the step again to go back to it: %n steps will be undone.</source>
        <translation>
            <numerusform>Touchez de nouveau cette étape pour y revenir&#x202f;: %n étape ultérieure sera annulée.</numerusform>
            <numerusform>Touchez de nouveau cette étape pour y revenir&#x202f;: %n étapes ultérieures seront annulées.</numerusform>
        </translation>
    </message>
    <message id="history.again.redo" numerus="yes">
        <source>Tap the step again to go forward to it: %n steps will be redone.</source>
        <translation>
            <numerusform>Touchez de nouveau cette étape pour y aller&#x202f;: %n étape sera rétablie.</numerusform>
            <numerusform>Touchez de nouveau cette étape pour y aller&#x202f;: %n étapes seront rétablies.</numerusform>
        </translation>
    </message>
    <message id="museum.tool.plan.word">
        <source>Slots</source>
        <translation>Plan</translation>
    </message>
    <message id="museum.tool.paint.word">
        <source>Fill</source>
        <translation>Remplir</translation>
    </message>
    <message id="rematch.begins.open">
        <source>A player who lost the last game starts, but first place in that game is undecided. Set the tokens as they are on your table now.</source>
        <translation>L’un des perdants de la dernière partie commence, mais la première place y est indécise. Disposez les jetons comme ils sont maintenant sur votre table.</translation>
    </message>
    <message id="cli.outlook.hands">
        <source>Cards in hand are not taken into account.</source>
        <translation>Les cartes en main ne sont pas prises en compte.</translation>
    </message>
    <message id="ruling.counts.line">
        <source>{points} · {line}</source>
        <translation>{points} · {line}</translation>
    </message>
    <message id="museum.almost.chained" numerus="yes">
        <source>%n objects are connected to the {collection} collection only through a duplicate; counted with it, they would score {points}.</source>
        <translation>
            <numerusform>%n Objet n’est relié à la collection {collection} que par un doublon&#x202f;; compté avec elle, il rapporterait {points}.</numerusform>
            <numerusform>%n Objets ne sont reliés à la collection {collection} que par un doublon&#x202f;; comptés avec elle, ils rapporteraient {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.chained.all" numerus="yes">
        <source>The %n {collection} objects are connected only through duplicates; counted together, they would be worth {points}.</source>
        <translation>
            <numerusform>%n Objet {collection} n’est relié aux autres que par un doublon&#x202f;; comptés ensemble, ils vaudraient {points}.</numerusform>
            <numerusform>Les %n Objets {collection} ne sont reliés entre eux que par des doublons&#x202f;; comptés ensemble, ils vaudraient {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.score.domain.chained">
        <source>Connected only through a duplicate</source>
        <translation>Relié seulement par un doublon</translation>
    </message>
    <message id="hidden.museum.almost.chained" numerus="yes">
        <source>%n objects are connected to the {collection} collection only through a duplicate.</source>
        <translation>
            <numerusform>%n Objet n’est relié à la collection {collection} que par un doublon.</numerusform>
            <numerusform>%n Objets ne sont reliés à la collection {collection} que par un doublon.</numerusform>
        </translation>
    </message>
    <message id="hidden.museum.almost.chained.all" numerus="yes">
        <source>The %n {collection} objects are connected only through duplicates.</source>
        <translation>
            <numerusform>%n Objet {collection} n’est relié aux autres que par un doublon.</numerusform>
            <numerusform>Les %n Objets {collection} ne sont reliés entre eux que par des doublons.</numerusform>
        </translation>
    </message>
    <message id="library.unscored.imported">
        <source>no score in the imported file: {names}</source>
        <translation>aucun score dans le fichier importé&#x202f;: {names}</translation>
    </message>
    <message id="library.unscored">
        <source>nothing entered: {names}</source>
        <translation>rien de saisi&#x202f;: {names}</translation>
    </message>
    <message id="library.won">
        <source>won: {names}</source>
        <translation>victoire&#x202f;: {names}</translation>
    </message>
    <message id="library.won.unknown">
        <source>winner unknown</source>
        <translation>vainqueur inconnu</translation>
    </message>
    <message id="plays.unusable.more" numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message id="plays.content.unusable" numerus="yes">
        <source>%n plays cannot be imported ({reasons}).</source>
        <translation>
            <numerusform>%n partie ne peut pas être importée ({reasons}).</numerusform>
            <numerusform>%n parties ne peuvent pas être importées ({reasons}).</numerusform>
        </translation>
    </message>
    <message id="plays.content.namesake" numerus="yes">
        <source>%n plays of another game named {game} are skipped.</source>
        <translation>
            <numerusform>%n partie d’un autre jeu nommé {game} est ignorée.</numerusform>
            <numerusform>%n parties d’un autre jeu nommé {game} sont ignorées.</numerusform>
        </translation>
    </message>
    <message id="plays.content.rounded" numerus="yes">
        <source>%n scores with decimals are rounded to whole points.</source>
        <translation>
            <numerusform>%n score décimal est arrondi à l’unité.</numerusform>
            <numerusform>%n scores décimaux sont arrondis à l’unité.</numerusform>
        </translation>
    </message>
    <message id="statistics.player.scores" numerus="yes">
        <source>%n scores</source>
        <translation>
            <numerusform>%n score</numerusform>
            <numerusform>%n scores</numerusform>
        </translation>
    </message>
    <message id="statistics.chosen.unscored" numerus="yes">
        <source>%n scores unknown.</source>
        <translation>
            <numerusform>%n score inconnu.</numerusform>
            <numerusform>%n scores inconnus.</numerusform>
        </translation>
    </message>
    <message id="statistics.lines.games">
        <source>Based on {counted} of {games} games: imported games have only a total.</source>
        <translation>D’après {counted} des {games} parties&#x202f;: les parties importées n’ont qu’un total.</translation>
    </message>
    <message id="csv.id">
        <source>id</source>
        <translation>id</translation>
    </message>
    <message id="csv.game">
        <source>game</source>
        <translation>jeu</translation>
    </message>
    <message id="csv.date">
        <source>date</source>
        <translation>date</translation>
    </message>
    <message id="csv.title">
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message id="csv.player">
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message id="csv.team">
        <source>team</source>
        <translation>équipe</translation>
    </message>
    <message id="csv.place">
        <source>place</source>
        <translation>place</translation>
    </message>
    <message id="csv.total">
        <source>total</source>
        <translation>total</translation>
    </message>
    <message id="csv.won">
        <source>won</source>
        <translation>victoire</translation>
    </message>
    <message id="csv.tie-break">
        <source>tie-break</source>
        <translation>départage</translation>
    </message>
    <message id="csv.players">
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message id="csv.legal">
        <source>legal</source>
        <translation>conforme</translation>
    </message>
    <message id="csv.complete">
        <source>complete</source>
        <translation>complète</translation>
    </message>
    <message id="csv.early">
        <source>ended early</source>
        <translation>arrêtée avant la fin</translation>
    </message>
    <message id="csv.imported">
        <source>imported</source>
        <translation>importée</translation>
    </message>
    <message id="csv.location">
        <source>location</source>
        <translation>lieu</translation>
    </message>
    <message id="csv.minutes">
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message id="csv.starter">
        <source>first player</source>
        <translation>premier joueur</translation>
    </message>
    <message id="csv.note">
        <source>note</source>
        <translation>note</translation>
    </message>
    <message id="csv.tie-break.unknown">
        <source>not recorded</source>
        <translation>non précisé</translation>
    </message>
    <message id="plays.unusable.identity">
        <source>no identifier</source>
        <translation>sans identifiant</translation>
    </message>
    <message id="plays.unusable.date">
        <source>no date</source>
        <translation>sans date</translation>
    </message>
    <message id="plays.unusable.player">
        <source>a player is missing from the file’s list of players</source>
        <translation>un joueur est absent de la liste des joueurs du fichier</translation>
    </message>
    <message id="plays.unusable.player-twice">
        <source>{name} is listed twice</source>
        <translation>{name} y figure deux fois</translation>
    </message>
    <message id="plays.unusable.player-count" numerus="yes">
        <source>%n players, not {fewest} to {most}</source>
        <translation>
            <numerusform>%n joueur au lieu de {fewest} à {most}</numerusform>
            <numerusform>%n joueurs au lieu de {fewest} à {most}</numerusform>
        </translation>
    </message>
    <message id="handover.side.unknown">
        <source>{name}: no score entered.</source>
        <translation>{name}&#x202f;: aucun score saisi.</translation>
    </message>
    <message id="session.match.undecided" numerus="yes">
        <source>%n undecided games of this match are not counted.</source>
        <translation>
            <numerusform>%n partie indécise de ce match n’est pas comptée.</numerusform>
            <numerusform>%n parties indécises de ce match ne sont pas comptées.</numerusform>
        </translation>
    </message>
    <message id="ranking.open.unscored">
        <source>First place is undecided: nothing is entered for {names}.</source>
        <translation>Première place indécise&#x202f;: rien n’est saisi pour {names}.</translation>
    </message>
    <message id="library.won.open">
        <source>first place undecided</source>
        <translation>première place indécise</translation>
    </message>
    <message id="cli.rulings.tied">
        <source>everyone is tied</source>
        <translation>tout le monde est à égalité</translation>
    </message>
    <message id="cli.rulings.differs.others">
        <source>The answer changes something and, depending on the answers to the other questions, can also change who is first.</source>
        <translation>L’interprétation change quelque chose et peut aussi changer la première place, selon l’interprétation retenue pour les autres questions.</translation>
    </message>
    <message id="cli.ranking.last-round">
        <source>Ranking if nothing more is played</source>
        <translation>Classement si plus rien n’est joué</translation>
    </message>
    <message id="cli.rulings.outcome.undecided">
        <source>First place is undecided with some of the answers.</source>
        <translation>Première place indécise selon certaines interprétations.</translation>
    </message>
    <message id="open.unscored">
        <source>Nothing is entered for {names}.</source>
        <translation>Rien n’est saisi pour {names}.</translation>
    </message>
</context>
</TS>
