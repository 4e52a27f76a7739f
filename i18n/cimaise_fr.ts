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
        <source>This file was written by a newer Cimaise (format {found}); this one reads up to format {known}.</source>
        <translation>Ce fichier a été écrit par une version plus récente de Cimaise (format {found})&#x202f;; celle-ci lit jusqu’au format {known}.</translation>
    </message>
    <message id="file.player-twice">
        <source>The player “{name}” is named twice.</source>
        <translation>Le joueur «&#x202f;{name}&#x202f;» est nommé deux fois.</translation>
    </message>
    <message id="file.expected.date">
        <source>A date written as 2026-11-20, one that the calendar has, was expected here.</source>
        <translation>Une date du calendrier, écrite comme 2026-11-20, était attendue ici.</translation>
    </message>
    <message id="file.expected.object">
        <source>An object was expected here.</source>
        <translation>Un objet était attendu ici.</translation>
    </message>
    <message id="file.expected.list">
        <source>A list was expected here.</source>
        <translation>Une liste était attendue ici.</translation>
    </message>
    <message id="file.expected.length">
        <source>A list of exactly {length} entries was expected here; there are {found}.</source>
        <translation>Une liste d’exactement {length} éléments était attendue ici&#x202f;; il y en a {found}.</translation>
    </message>
    <message id="file.expected.integer">
        <source>A whole number from {lowest} to {highest} was expected here.</source>
        <translation>Un nombre entier de {lowest} à {highest} était attendu ici.</translation>
    </message>
    <message id="file.expected.integer-or-null">
        <source>A whole number from {lowest} to {highest}, or null, was expected here.</source>
        <translation>Un nombre entier de {lowest} à {highest}, ou null, était attendu ici.</translation>
    </message>
    <message id="file.expected.boolean">
        <source>true or false was expected here.</source>
        <translation>true ou false était attendu ici.</translation>
    </message>
    <message id="file.expected.text">
        <source>A text was expected here.</source>
        <translation>Un texte était attendu ici.</translation>
    </message>
    <message id="file.expected.choice">
        <source>One of these was expected here: {choices}.</source>
        <translation>L’une de ces valeurs était attendue ici&#x202f;: {choices}.</translation>
    </message>
    <message id="file.missing-key">
        <source>The key “{key}” is missing.</source>
        <translation>La clé «&#x202f;{key}&#x202f;» manque.</translation>
    </message>
    <message id="file.unknown-key">
        <source>Nothing is known by the key “{key}”; known here: {known}.</source>
        <translation>La clé «&#x202f;{key}&#x202f;» est inconnue&#x202f;; sont connues ici&#x202f;: {known}.</translation>
    </message>
    <message id="file.name.blank">
        <source>A name may not be blank.</source>
        <translation>Un nom ne peut pas être vide.</translation>
    </message>
    <message id="file.name.too-long">
        <source>At most {limit} characters were expected here.</source>
        <translation>Au plus {limit} caractères étaient attendus ici.</translation>
    </message>
    <message id="file.name.forbidden">
        <source>Control characters and characters that turn the direction of writing are not allowed here.</source>
        <translation>Les caractères de contrôle et ceux qui changent le sens de l’écriture ne sont pas admis ici.</translation>
    </message>
    <message id="file.empty">
        <source>This is an empty file.</source>
        <translation>Ce fichier est vide.</translation>
    </message>
    <message id="file.too-large">
        <source>This file is larger than {limit} MB; no game is.</source>
        <translation>Ce fichier dépasse {limit} Mo&#x202f;; aucune partie n’est si grande.</translation>
    </message>
    <message id="file.byte-order-mark">
        <source>The file begins with a byte order mark; plain UTF-8 was expected.</source>
        <translation>Le fichier commence par un indicateur d’ordre des octets&#x202f;; de l’UTF-8 simple était attendu.</translation>
    </message>
    <message id="file.not-utf8">
        <source>Line {line}, column {column}: the text is not valid UTF-8.</source>
        <translation>Ligne {line}, colonne {column}&#x202f;: le texte n’est pas de l’UTF-8 valide.</translation>
    </message>
    <message id="file.lone-surrogate">
        <source>Line {line}, column {column}: half of a surrogate pair stands alone.</source>
        <translation>Ligne {line}, colonne {column}&#x202f;: une moitié de paire de substitution est restée seule.</translation>
    </message>
    <message id="file.not-json">
        <source>Line {line}, column {column}: this is where the text stops being JSON.</source>
        <translation>Ligne {line}, colonne {column}&#x202f;: à partir d’ici, le texte n’est plus du JSON.</translation>
    </message>
    <message id="file.too-deep">
        <source>Nested deeper than {limit} levels; no game is.</source>
        <translation>Plus de {limit} niveaux d’imbrication&#x202f;; aucune partie n’en demande autant.</translation>
    </message>
    <message id="file.duplicate-key">
        <source>The key “{key}” stands here twice.</source>
        <translation>La clé «&#x202f;{key}&#x202f;» figure ici deux fois.</translation>
    </message>
    <message id="file.not-whole">
        <source>A whole number was expected, without fraction or exponent and within 64 bits.</source>
        <translation>Un nombre entier était attendu, sans fraction ni exposant et sur 64 bits au plus.</translation>
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
        <source>No: only a victory alone counts</source>
        <translation>Non&#x202f;: seule une victoire sans partage compte</translation>
    </message>
    <message id="musee.match.shared.yes">
        <source>Yes: it counts for each who shares it</source>
        <translation>Oui&#x202f;: elle compte pour chacun de ceux qui la partagent</translation>
    </message>
    <message id="musee.stuck.team.player">
        <source>The player: a partner may go on</source>
        <translation>Le joueur&#x202f;: son partenaire peut continuer</translation>
    </message>
    <message id="musee.stuck.team.team">
        <source>The team: both partners stop</source>
        <translation>L’équipe&#x202f;: les deux partenaires s’arrêtent</translation>
    </message>
    <message id="musee.match.shared.title">
        <source>Does a shared victory count as a win in the match?</source>
        <translation>Une victoire partagée compte-t-elle comme manche gagnante&#x202f;?</translation>
    </message>
    <message id="musee.match.shared.text">
        <source>The match goes to the first to win two games, and a tie that no tie-break settles is a shared victory. Whether it counts towards the two is left open.</source>
        <translation>Le match revient au premier qui gagne deux manches, et une égalité que rien ne départage donne une victoire partagée. Les règles ne disent pas si elle compte parmi les deux.</translation>
    </message>
    <message id="musee.match.shared.citation">
        <source>Rulebook, “End of game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End of game and Scoring&#x202f;»</translation>
    </message>
    <message id="musee.stuck.team.title">
        <source>Four players: who is out when no card fits, the player or the team?</source>
        <translation>À quatre&#x202f;: quand aucune carte ne convient, qui s’arrête, le joueur ou l’équipe&#x202f;?</translation>
    </message>
    <message id="musee.stuck.team.text">
        <source>Whoever cannot hang a painting plays no more cards. With partners sharing one Musée, the rules do not say whether the other partner goes on. It changes no score, only what the note says.</source>
        <translation>Qui ne peut plus accrocher de tableau ne joue plus de carte. Quand deux partenaires partagent un Musée, les règles ne disent pas si l’autre continue. Le score n’en dépend pas, seulement le texte de la remarque.</translation>
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
        <source>Each column can have only one token: {column} stands here twice.</source>
        <translation>Chaque colonne n’a qu’un jeton&#x202f;: {column} figure ici deux fois.</translation>
    </message>
    <message id="musee.file.hand-without-player">
        <source>There is no player called “{name}”.</source>
        <translation>Aucun joueur ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="musee.players.count" numerus="yes">
        <source>Musée is for 2, 3 or 4 players; here there are %n.</source>
        <translation>
            <numerusform>Musée se joue à 2, 3 ou 4&#x202f;; il y a ici %n joueur.</numerusform>
            <numerusform>Musée se joue à 2, 3 ou 4&#x202f;; il y a ici %n joueurs.</numerusform>
        </translation>
    </message>
    <message id="musee.players.count.mend">
        <source>Put down the names of those who really play.</source>
        <translation>Inscrivez les noms de ceux qui jouent vraiment.</translation>
    </message>
    <message id="musee.players.musees" numerus="yes">
        <source>{expected} Musées belong to this table; there are %n.</source>
        <translation>
            <numerusform>Cette table demande {expected} Musées&#x202f;; il y en a %n.</numerusform>
            <numerusform>Cette table demande {expected} Musées&#x202f;; il y en a %n.</numerusform>
        </translation>
    </message>
    <message id="musee.players.musees.mend">
        <source>Each player fills one Musée; with four players each pair of partners shares one.</source>
        <translation>Chaque joueur remplit un Musée&#x202f;; à quatre, chaque paire de partenaires en partage un.</translation>
    </message>
    <message id="musee.staircases.six" numerus="yes">
        <source>{row} shows %n Staircases; there are 3 in each row.</source>
        <translation>
            <numerusform>{row} montre %n Escalier&#x202f;; il y en a 3 par rangée.</numerusform>
            <numerusform>{row} montre %n Escaliers&#x202f;; il y en a 3 par rangée.</numerusform>
        </translation>
    </message>
    <message id="musee.staircases.six.mend">
        <source>Turn tokens in this row until 3 of the 6 show a Staircase.</source>
        <translation>Retournez des jetons de cette rangée jusqu’à ce que 3 sur 6 montrent un Escalier.</translation>
    </message>
    <message id="musee.staircases.five" numerus="yes">
        <source>{row} shows %n Staircases; with three players it is 2 in one row and 3 in the other.</source>
        <translation>
            <numerusform>{row} montre %n Escalier&#x202f;; à trois joueurs, il y en a 2 dans une rangée et 3 dans l’autre.</numerusform>
            <numerusform>{row} montre %n Escaliers&#x202f;; à trois joueurs, il y en a 2 dans une rangée et 3 dans l’autre.</numerusform>
        </translation>
    </message>
    <message id="musee.staircases.five.mend">
        <source>Turn tokens in this row until it shows 2 or 3 Staircases.</source>
        <translation>Retournez des jetons de cette rangée jusqu’à ce qu’elle montre 2 ou 3 Escaliers.</translation>
    </message>
    <message id="musee.staircases.same" numerus="yes">
        <source>Both rows show %n Staircases; with three players it is 2 in one row and 3 in the other.</source>
        <translation>
            <numerusform>Les deux rangées montrent %n Escalier&#x202f;; à trois joueurs, il y en a 2 dans une rangée et 3 dans l’autre.</numerusform>
            <numerusform>Les deux rangées montrent %n Escaliers&#x202f;; à trois joueurs, il y en a 2 dans une rangée et 3 dans l’autre.</numerusform>
        </translation>
    </message>
    <message id="musee.staircases.same.mend">
        <source>Turn one token in one of the rows.</source>
        <translation>Retournez un jeton dans l’une des deux rangées.</translation>
    </message>
    <message id="musee.deck.outside">
        <source>{exhibit} is not in this game’s deck, which ends at {highest}.</source>
        <translation>Le {exhibit} n’est pas dans le paquet de cette partie, qui s’arrête à {highest}.</translation>
    </message>
    <message id="musee.deck.outside.mend">
        <source>Read the number again: 51 to 60 are used with three players only.</source>
        <translation>Relisez le numéro&#x202f;: 51 à 60 ne servent qu’à trois joueurs.</translation>
    </message>
    <message id="musee.unique.twice">
        <source>{exhibit} is entered more than once, but the box has one painting of each number: {first} of {firstOwner}, {second} of {secondOwner}.</source>
        <translation>Le {exhibit} est saisi plus d’une fois, alors que la boîte n’a qu’un tableau de chaque numéro&#x202f;: {first} ({firstOwner}) et {second} ({secondOwner}).</translation>
    </message>
    <message id="musee.unique.twice.mend">
        <source>Read both paintings again and clear the one that is wrong.</source>
        <translation>Relisez les deux tableaux et retirez celui qui est faux.</translation>
    </message>
    <message id="musee.ascending.falls">
        <source>{right} hangs to the right of {left}, but numbers rise from left to right in a gallery.</source>
        <translation>Le {right} est accroché à droite du {left}, alors que les numéros montent de gauche à droite dans une galerie.</translation>
    </message>
    <message id="musee.ascending.equal">
        <source>{left} hangs to the left of itself, but numbers rise from left to right in a gallery.</source>
        <translation>Le {left} est accroché à gauche de lui-même, alors que les numéros montent de gauche à droite dans une galerie.</translation>
    </message>
    <message id="musee.ascending.equal.mend">
        <source>Read both numbers again and clear the one that is wrong.</source>
        <translation>Relisez les deux numéros et retirez celui qui est faux.</translation>
    </message>
    <message id="musee.bonus.full.bare">
        <source>{holder} holds the bonus of {gallery}, which still has bare spaces.</source>
        <translation>{holder} a pris un bonus sans avoir rempli {gallery}&#x202f;: il y reste des emplacements vides.</translation>
    </message>
    <message id="musee.bonus.full.bare.mend">
        <source>Enter the missing paintings, or put the bonus back.</source>
        <translation>Saisissez les tableaux qui manquent, ou rendez le bonus.</translation>
    </message>
    <message id="musee.bonus.once.several">
        <source>The bonus of {gallery} is held {holders} times; the box has one.</source>
        <translation>{gallery} n’a qu’un bonus dans la boîte&#x202f;; il est pris {holders} fois.</translation>
    </message>
    <message id="musee.bonus.once.several.mend">
        <source>Leave it with whoever filled that gallery first.</source>
        <translation>Laissez-le à qui a rempli cette galerie en premier.</translation>
    </message>
    <message id="musee.bonus.unclaimed.one">
        <source>{filler} alone has filled {gallery} and may take its bonus.</source>
        <translation>{filler} a rempli {gallery}, et personne d’autre&#x202f;: le bonus lui revient.</translation>
    </message>
    <message id="musee.bonus.unclaimed.one.mend">
        <source>Give the bonus: touch it beside the gallery.</source>
        <translation>Donnez le bonus&#x202f;: touchez-le à côté de la galerie.</translation>
    </message>
    <message id="musee.bonus.unclaimed.several">
        <source>{gallery} is full in more than one Musée and its bonus unclaimed: who filled it first?</source>
        <translation>{gallery} est pleine dans plus d’un Musée et son bonus n’est à personne&#x202f;: qui l’a remplie en premier&#x202f;?</translation>
    </message>
    <message id="musee.bonus.unclaimed.several.mend">
        <source>Touch the bonus beside the gallery of whoever was first.</source>
        <translation>Touchez le bonus à côté de la galerie de qui l’a remplie en premier.</translation>
    </message>
    <message id="musee.stuck.full">
        <source>Every space is filled: no more paintings here.</source>
        <translation>Tous les emplacements sont remplis&#x202f;: plus aucun tableau ne peut être accroché ici.</translation>
    </message>
    <message id="musee.stuck.musee">
        <source>No painting still to come fits anywhere in this Musée: no more paintings here.</source>
        <translation>Aucun des tableaux à venir ne trouve de place dans ce Musée&#x202f;: plus rien ne peut y être accroché.</translation>
    </message>
    <message id="musee.stuck.hand">
        <source>No card in the hand fits: no more cards from it this game.</source>
        <translation>Aucune carte de la main ne convient&#x202f;: plus de carte à jouer dans cette partie.</translation>
    </message>
    <message id="musee.stuck.hand-team">
        <source>No card in the hand fits: the team plays no more this game.</source>
        <translation>Aucune carte de la main ne convient&#x202f;: l’équipe ne joue plus de la partie.</translation>
    </message>
    <message id="musee.players.title">
        <source>Players and their Musées</source>
        <translation>Les joueurs et leurs Musées</translation>
    </message>
    <message id="musee.players.text">
        <source>Two, three or four play. With two or three, each fills one Musée. With four, partners sit opposite each other and share one Musée, so that there are two.</source>
        <translation>On joue à deux, trois ou quatre. À deux ou trois, chacun remplit son Musée. À quatre, les partenaires sont assis face à face et partagent un Musée&#x202f;: il y en a donc deux.</translation>
    </message>
    <message id="musee.players.citation">
        <source>Rulebook, “Setup” and “Special rules for 3- and 4-player games”</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;» et «&#x202f;Special rules for 3- and 4-player games&#x202f;»</translation>
    </message>
    <message id="musee.staircases.title">
        <source>The pattern of Staircases</source>
        <translation>Le motif des Escaliers</translation>
    </message>
    <message id="musee.staircases.text">
        <source>All players agree on one pattern before the game and every Musée shows it: three Staircases in each row of six tokens. With three players a row has five tokens, and there are two Staircases in one row and three in the other. For a first game the even columns above and the odd columns below are turned.</source>
        <translation>Avant la partie, tous conviennent d’un même motif, que chaque Musée reproduit&#x202f;: trois Escaliers dans chaque rangée de six jetons. À trois joueurs, une rangée compte cinq jetons, avec deux Escaliers dans l’une et trois dans l’autre. Pour une première partie, on retourne les colonnes paires en haut et les impaires en bas.</translation>
    </message>
    <message id="musee.staircases.citation">
        <source>Rulebook, “Setup”, step 3, and “3 Players”</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;», étape 3, et «&#x202f;3 Players&#x202f;»</translation>
    </message>
    <message id="musee.deck.title">
        <source>The numbers in play</source>
        <translation>Les numéros en jeu</translation>
    </message>
    <message id="musee.deck.text">
        <source>With two or four players the paintings 51 to 60 stay in the box. With three players all sixty are used.</source>
        <translation>À deux ou quatre joueurs, les tableaux 51 à 60 restent dans la boîte. À trois, les soixante servent.</translation>
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
        <source>The box has one painting of each exhibit number. A number that is entered twice, on any Musée or in any hand, was read wrongly somewhere.</source>
        <translation>La boîte n’a qu’un tableau de chaque numéro d’exposition. Un numéro saisi deux fois, dans un Musée ou dans une main, a été mal lu quelque part.</translation>
    </message>
    <message id="musee.unique.citation">
        <source>Rulebook, “Important general reminders”</source>
        <translation>Livret de règles, «&#x202f;Important general reminders&#x202f;»</translation>
    </message>
    <message id="musee.ascending.title">
        <source>Numbers rise from left to right</source>
        <translation>Les numéros montent de gauche à droite</translation>
    </message>
    <message id="musee.ascending.text">
        <source>In each gallery the exhibit numbers rise from left to right. Numbers and spaces may be skipped: a 25 may hang right beside a 5, and a 6 several spaces away from it. Galleries do not depend on each other.</source>
        <translation>Dans chaque galerie, les numéros d’exposition montent de gauche à droite. On peut sauter des numéros et des emplacements&#x202f;: un 25 peut toucher un 5, et un 6 peut en être à plusieurs emplacements. Les galeries ne dépendent pas les unes des autres.</translation>
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
        <translation>Un bonus de galerie va à un joueur qui a rempli tous les emplacements de cette galerie.</translation>
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
        <source>There is one bonus card for the upper, one for the middle and one for the lower gallery; only the first to fill that gallery takes it.</source>
        <translation>Il y a une carte bonus pour la galerie du haut, une pour celle du milieu et une pour celle du bas&#x202f;; seul le premier qui remplit la galerie la prend.</translation>
    </message>
    <message id="musee.bonus.once.citation">
        <source>Rulebook, “Gallery Bonuses”</source>
        <translation>Livret de règles, «&#x202f;Gallery Bonuses&#x202f;»</translation>
    </message>
    <message id="musee.bonus.unclaimed.title">
        <source>A bonus nobody has claimed</source>
        <translation>Un bonus que personne n’a pris</translation>
    </message>
    <message id="musee.bonus.unclaimed.text">
        <source>A gallery is full and its bonus has no holder. The layout cannot tell who was first when several have filled it: the table has to say.</source>
        <translation>Une galerie est pleine et son bonus n’est à personne. Quand plusieurs l’ont remplie, la disposition ne dit pas qui a été premier&#x202f;: c’est à la table de le dire.</translation>
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
        <source>Nobody may pass or discard. Whoever cannot hang any card of the hand plays no more in this game, while the others go on until they cannot either.</source>
        <translation>On ne peut ni passer ni défausser. Qui ne peut accrocher aucune carte de sa main ne joue plus de la partie&#x202f;; les autres continuent tant qu’ils le peuvent.</translation>
    </message>
    <message id="musee.stuck.citation">
        <source>Rulebook, “Rules for placement”</source>
        <translation>Livret de règles, «&#x202f;Rules for placement&#x202f;»</translation>
    </message>
    <message id="musee.score.paintings.hangs">
        <source>{exhibit} hangs</source>
        <translation>Le {exhibit} est accroché</translation>
    </message>
    <message id="musee.score.neighbours.pair">
        <source>{left} and {right} share a theme</source>
        <translation>Le {left} et le {right} ont le même thème</translation>
    </message>
    <message id="musee.score.neighbours.gap">
        <source>{left} and {right} share a theme, but a bare space parts them</source>
        <translation>Le {left} et le {right} ont le même thème, mais un emplacement vide les sépare</translation>
    </message>
    <message id="musee.score.staircases.pair">
        <source>{upper} and {lower} share a theme across a Staircase</source>
        <translation>Le {upper} et le {lower} ont le même thème de part et d’autre d’un Escalier</translation>
    </message>
    <message id="musee.score.staircases.chandelier">
        <source>{upper} and {lower} share a theme, but a Chandelier hangs between them</source>
        <translation>Le {upper} et le {lower} ont le même thème, mais un Lustre les sépare</translation>
    </message>
    <message id="musee.score.gallery-bonuses.held">
        <source>{gallery} filled first</source>
        <translation>{gallery} remplie en premier</translation>
    </message>
    <message id="musee.score.gallery-bonuses.unclaimed">
        <source>{gallery} is full, but its bonus is unclaimed</source>
        <translation>{gallery} est pleine, mais son bonus n’est à personne</translation>
    </message>
    <message id="musee.score.gallery-bonuses.too-late">
        <source>{gallery} is full, but {holder} was first</source>
        <translation>{gallery} est pleine, mais {holder} l’a remplie d’abord</translation>
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
        <source>Two points for every two paintings of one theme that hang side by side in the same gallery, with no bare space between them. A painting may count in several pairs.</source>
        <translation>Deux points pour deux tableaux du même thème accrochés côte à côte dans la même galerie, sans emplacement vide entre eux. Un tableau peut compter dans plusieurs paires.</translation>
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
        <source>Three points for every Staircase that joins two paintings of one theme, one above it and one below it. Nothing for a Chandelier. A painting may count in several pairs.</source>
        <translation>Trois points pour chaque Escalier qui relie deux tableaux du même thème, l’un au-dessus et l’autre au-dessous. Rien pour un Lustre. Un tableau peut compter dans plusieurs paires.</translation>
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
        <source>Four points for each Gallery Bonus, which the first to fill that gallery takes.</source>
        <translation>Quatre points par bonus de galerie&#x202f;; le premier qui remplit la galerie le prend.</translation>
    </message>
    <message id="musee.score.gallery-bonuses.citation">
        <source>Rulebook, “Gallery Bonuses” and “End of game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;Gallery Bonuses&#x202f;» et «&#x202f;End of game and Scoring&#x202f;»</translation>
    </message>
    <message id="disk.missing">
        <source>There is no such file or folder.</source>
        <translation>Il n’y a pas de fichier ou de dossier de ce nom.</translation>
    </message>
    <message id="disk.folder">
        <source>This is a folder, not a file.</source>
        <translation>C’est un dossier, pas un fichier.</translation>
    </message>
    <message id="disk.not-plain">
        <source>This is not a plain file: nothing is written over it.</source>
        <translation>Ce n’est pas un fichier ordinaire&#x202f;: rien n’est écrit par-dessus.</translation>
    </message>
    <message id="disk.forbidden">
        <source>The system does not allow it.</source>
        <translation>Le système ne le permet pas.</translation>
    </message>
    <message id="disk.full">
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message id="disk.read-only">
        <source>The disk can only be read.</source>
        <translation>Le disque est en lecture seule.</translation>
    </message>
    <message id="disk.other">
        <source>The system says: {reason}.</source>
        <translation>Le système répond&#x202f;: {reason}.</translation>
    </message>
    <message id="file.too-many">
        <source>More than {limit} entries stand here; no game has as many.</source>
        <translation>Il y a ici plus de {limit} éléments&#x202f;; aucune partie n’en a autant.</translation>
    </message>
    <message id="musee.entry.unknown">
        <source>Entry {entry} is “{text}”: a number from 1 to {highest} was expected, or . for a bare space.</source>
        <translation>L’élément {entry} est «&#x202f;{text}&#x202f;»&#x202f;: un numéro de 1 à {highest} était attendu, ou . pour un emplacement vide.</translation>
    </message>
    <message id="musee.entry.too-many">
        <source>Entry {entry} is one too many: a gallery has {columns} spaces.</source>
        <translation>L’élément {entry} est de trop&#x202f;: une galerie a {columns} emplacements.</translation>
    </message>
    <message id="cli.usage.unknown-command">
        <source>There is no command “{command}”; --help lists them.</source>
        <translation>La commande «&#x202f;{command}&#x202f;» n’existe pas&#x202f;; --help en donne la liste.</translation>
    </message>
    <message id="cli.usage.command-missing">
        <source>A command is missing; --help lists them.</source>
        <translation>Il manque une commande&#x202f;; --help en donne la liste.</translation>
    </message>
    <message id="cli.usage.not-understood">
        <source>“{argument}” is not understood here; --help tells what is.</source>
        <translation>«&#x202f;{argument}&#x202f;» n’est pas compris ici&#x202f;; --help dit ce qui l’est.</translation>
    </message>
    <message id="cli.usage.argument-missing">
        <source>{argument} is missing; --help tells what belongs here.</source>
        <translation>Il manque {argument}&#x202f;; --help dit ce qui va ici.</translation>
    </message>
    <message id="cli.usage.unknown-language">
        <source>The languages are en and fr.</source>
        <translation>Les langues sont en et fr.</translation>
    </message>
    <message id="cli.usage.unreadable">
        <source>The arguments cannot be read: {reason}</source>
        <translation>Les arguments ne peuvent pas être lus&#x202f;: {reason}</translation>
    </message>
    <message id="cli.unknown-player">
        <source>There is no player or team called “{name}”.</source>
        <translation>Aucun joueur ni aucune équipe ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="cli.no-board">
        <source>{name} has no board in this file.</source>
        <translation>{name} n’a pas de plateau dans ce fichier.</translation>
    </message>
    <message id="cli.unknown-piece">
        <source>The game has no piece “{piece}”.</source>
        <translation>Le jeu n’a pas de pièce «&#x202f;{piece}&#x202f;».</translation>
    </message>
    <message id="cli.unknown-game">
        <source>There is no game “{game}”; there is {known}.</source>
        <translation>Le jeu «&#x202f;{game}&#x202f;» n’existe pas ici&#x202f;; il y a {known}.</translation>
    </message>
    <message id="cli.unknown-rule">
        <source>Nothing can be looked up by “{id}”; the command rules lists what can.</source>
        <translation>Rien ne répond à «&#x202f;{id}&#x202f;»&#x202f;; la commande rules donne ce qui peut être demandé.</translation>
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
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
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
        <source>Nothing is wrong here.</source>
        <translation>Rien à redire ici.</translation>
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
        <source>what is wrong with a game’s layout</source>
        <translation>ce qui ne va pas dans la disposition d’une partie</translation>
    </message>
    <message id="cli.help.score">
        <source>the score sheets, the ranking, and what is wrong</source>
        <translation>les feuilles de score, le classement et ce qui ne va pas</translation>
    </message>
    <message id="cli.help.placements">
        <source>where a piece may go, and what it would bring; in Musée PIECE is an exhibit number</source>
        <translation>où une pièce peut aller et ce qu’elle rapporterait&#x202f;; dans Musée, PIECE est un numéro d’exposition</translation>
    </message>
    <message id="cli.help.rules">
        <source>all rules, score lines and open questions of a game, such as musee</source>
        <translation>les règles, lignes de score et questions ouvertes d’un jeu, par exemple musee</translation>
    </message>
    <message id="cli.help.rule">
        <source>one of them, such as musee.ascending</source>
        <translation>l’une d’elles, par exemple musee.ascending</translation>
    </message>
    <message id="cli.help.json">
        <source>JSON instead of text; of several files one object a line</source>
        <translation>du JSON au lieu de texte&#x202f;; pour plusieurs fichiers, un objet par ligne</translation>
    </message>
    <message id="cli.help.lang">
        <source>English or French; otherwise the system’s language</source>
        <translation>anglais ou français&#x202f;; sinon la langue du système</translation>
    </message>
    <message id="cli.help.help">
        <source>this text</source>
        <translation>ce texte</translation>
    </message>
    <message id="cli.help.version">
        <source>the version</source>
        <translation>la version</translation>
    </message>
    <message id="cli.help.status-0">
        <source>nothing is illegal or impossible; link, file and qr: the input could be used</source>
        <translation>rien de contraire aux règles ni d’impossible&#x202f;; link, file et qr&#x202f;: l’entrée a pu servir</translation>
    </message>
    <message id="cli.help.status-1">
        <source>something is</source>
        <translation>quelque chose l’est</translation>
    </message>
    <message id="cli.help.status-2">
        <source>the input could not be used; standard error says why</source>
        <translation>l’entrée est inutilisable&#x202f;; la sortie d’erreur dit pourquoi</translation>
    </message>
    <message id="cli.help.purpose">
        <source>Checks, scores and explains museum games. FILE is a .cimaise file or a link; - is standard input, which may hold either.</source>
        <translation>Vérifie, compte et explique les parties de jeux de musée. FILE est un fichier .cimaise ou un lien&#x202f;; - est l’entrée standard, qui peut contenir l’un ou l’autre.</translation>
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
        <source>· bare space   ╱ Staircase (elsewhere a Chandelier)</source>
        <translation>· emplacement vide   ╱ Escalier (ailleurs, un Lustre)</translation>
    </message>
    <message id="cli.placements.legal">
        <source>{side}: {piece} may go here</source>
        <translation>{side}&#x202f;: le {piece} peut aller ici</translation>
    </message>
    <message id="cli.placements.nowhere">
        <source>{side}: {piece} may go nowhere</source>
        <translation>{side}&#x202f;: le {piece} ne peut aller nulle part</translation>
    </message>
    <message id="cli.placements.illegal">
        <source>It may not go here</source>
        <translation>Il ne peut pas aller ici</translation>
    </message>
    <message id="cli.placements.room">
        <source>in brackets: how many numbers still fit afterwards in {areas}</source>
        <translation>entre parenthèses&#x202f;: combien de numéros conviennent encore ensuite dans {areas}</translation>
    </message>
    <message id="cli.placements.forbidden">
        <source>{rule}: {places}</source>
        <translation>{rule}&#x202f;: {places}</translation>
    </message>
    <message id="cli.rules.rules">
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message id="cli.rules.lines">
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message id="cli.rules.readings">
        <source>Open questions</source>
        <translation>Questions ouvertes</translation>
    </message>
    <message id="cli.rules.default">
        <source>(unless the table chooses otherwise)</source>
        <translation>(si la table n’en décide pas autrement)</translation>
    </message>
    <message id="cli.total">
        <source>Total</source>
        <translation>Total</translation>
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
        <source>Answers chosen at this table</source>
        <translation>Réponses choisies à cette table</translation>
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
        <source>plays, at best for {points}</source>
        <translation>jouable, {points} au mieux</translation>
    </message>
    <message id="musee.card.stuck">
        <source>fits nowhere</source>
        <translation>ne convient nulle part</translation>
    </message>
    <message id="musee.objection.hangs">
        <source>{exhibit} hangs already: {place} of {owner}.</source>
        <translation>Le {exhibit} est déjà accroché ({place}, chez {owner}).</translation>
    </message>
    <message id="musee.objection.deck">
        <source>{exhibit} is not in this game’s deck, which ends at {highest}.</source>
        <translation>Le {exhibit} n’est pas dans le paquet de cette partie, qui s’arrête à {highest}.</translation>
    </message>
    <message id="musee.objection.hand">
        <source>{exhibit} is in the hand of {owner}.</source>
        <translation>{owner} a le {exhibit} en main.</translation>
    </message>
    <message id="musee.objection.left">
        <source>{other} hangs to the left and is not lower than {exhibit}.</source>
        <translation>Le {other} est accroché à gauche et n’est pas inférieur au {exhibit}.</translation>
    </message>
    <message id="musee.objection.right">
        <source>{other} hangs to the right and is not higher than {exhibit}.</source>
        <translation>Le {other} est accroché à droite et n’est pas supérieur au {exhibit}.</translation>
    </message>
    <message id="musee.objection.occupied">
        <source>{other} hangs here.</source>
        <translation>Le {other} est accroché ici.</translation>
    </message>
    <message id="musee.objection.nowhere">
        <source>{exhibit} fits nowhere in the Musée of {owner}.</source>
        <translation>Le {exhibit} ne convient nulle part chez {owner}.</translation>
    </message>
    <message id="musee.space.name">
        <source>{space}: {painting}</source>
        <translation>{space}&#x202f;: {painting}</translation>
    </message>
    <message id="musee.space.bare">
        <source>bare</source>
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
        <source>Bonus of {gallery}: {state}</source>
        <translation>Bonus ({gallery})&#x202f;: {state}</translation>
    </message>
    <message id="musee.bonus.held">
        <source>held by {holder}</source>
        <translation>pris par {holder}</translation>
    </message>
    <message id="musee.bonus.open">
        <source>nobody has it yet</source>
        <translation>personne ne l’a encore</translation>
    </message>
    <message id="musee.bonus.due">
        <source>the gallery is full and nobody has claimed it</source>
        <translation>la galerie est pleine et personne n’a pris le bonus</translation>
    </message>
    <message id="musee.painting">
        <source>{exhibit}, {theme}</source>
        <translation>{exhibit}, {theme}</translation>
    </message>
    <message id="library.trouble.no-game">
        <source>This game is not in the library any more.</source>
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
        <source>The disk with the library {file} is full.</source>
        <translation>Le disque de la bibliothèque {file} est plein.</translation>
    </message>
    <message id="library.trouble.disk">
        <source>The library {file} cannot be read or written ({reason}). Is the disk full?</source>
        <translation>La bibliothèque {file} ne peut être ni lue ni écrite ({reason}). Le disque est-il plein&#x202f;?</translation>
    </message>
    <message id="library.trouble.damaged">
        <source>The library {file} is damaged. It stays as it is.</source>
        <translation>La bibliothèque {file} est abîmée. Elle reste telle quelle.</translation>
    </message>
    <message id="library.trouble.foreign">
        <source>The file {file} is no library. It stays as it is.</source>
        <translation>Le fichier {file} n’est pas une bibliothèque. Il reste tel quel.</translation>
    </message>
    <message id="library.trouble.closed">
        <source>The library {file} cannot be opened. May you read and write its folder?</source>
        <translation>La bibliothèque {file} ne s’ouvre pas. Avez-vous le droit de lire et d’écrire dans son dossier&#x202f;?</translation>
    </message>
    <message id="library.trouble.other">
        <source>The library {file} cannot be used ({reason}).</source>
        <translation>La bibliothèque {file} est inutilisable ({reason}).</translation>
    </message>
    <message id="library.trouble.in-use">
        <source>Cimaise is open in another window, which has the library. What is entered there is shown here, and can only be read.</source>
        <translation>Cimaise est ouvert dans une autre fenêtre, qui tient la bibliothèque. Ce qu’on y saisit s’affiche ici, mais ne peut qu’être lu.</translation>
    </message>
    <message id="library.trouble.unwritable">
        <source>Nothing can be written beside the library {file} ({reason}).</source>
        <translation>Rien ne peut être écrit à côté de la bibliothèque {file} ({reason}).</translation>
    </message>
    <message id="library.trouble.no-folder">
        <source>The folder of the library {file} cannot be created.</source>
        <translation>Le dossier de la bibliothèque {file} ne peut pas être créé.</translation>
    </message>
    <message id="library.trouble.newer">
        <source>The library {file} was written by a newer Cimaise. It stays as it is.</source>
        <translation>La bibliothèque {file} a été écrite par une version plus récente de Cimaise. Elle reste telle quelle.</translation>
    </message>
    <message id="wall.file.open-title">
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message id="wall.file.filter">
        <source>Games of Cimaise (*.cimaise)</source>
        <translation>Parties de Cimaise (*.cimaise)</translation>
    </message>
    <message id="wall.file.save-title">
        <source>Save the game as a file</source>
        <translation>Enregistrer la partie dans un fichier</translation>
    </message>
    <message id="wall.file.drop">
        <source>Let go to open the game</source>
        <translation>Lâchez pour ouvrir la partie</translation>
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
        <source>Put the light out</source>
        <translation>Éteindre</translation>
    </message>
    <message id="table.rule">
        <source>Read the rule</source>
        <translation>Lire la règle</translation>
    </message>
    <message id="musee.text.apply">
        <source>Hang {gallery}</source>
        <translation>Accrocher {gallery}</translation>
    </message>
    <message id="musee.text.name">
        <source>Galleries as text</source>
        <translation>Les galeries en texte</translation>
    </message>
    <message id="musee.text.example">
        <source>Numbers from left to right, a dot for a bare space: 5 . 13 28 38 .</source>
        <translation>Les numéros de gauche à droite, un point pour un emplacement vide&#x202f;: 5 . 13 28 38 .</translation>
    </message>
    <message id="musee.text.done">
        <source>Back to the keypad</source>
        <translation>Revenir au clavier</translation>
    </message>
    <message id="musee.card.stuck-short">
        <source>stuck</source>
        <translation>bloquée</translation>
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
        <source>Take down</source>
        <translation>Décrocher</translation>
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
        <source>As text</source>
        <translation>Texte</translation>
    </message>
    <message id="table.player.name">
        <source>Name of player {seat}</source>
        <translation>Nom du joueur {seat}</translation>
    </message>
    <message id="table.reveal">
        <source>The game is over: show the result</source>
        <translation>La partie est terminée&#x202f;: voir le résultat</translation>
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
        <source>Name of the game</source>
        <translation>Nom de la partie</translation>
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
        <source>Named after the rail that pictures hang from. It keeps museum games straight: it checks the table, counts the score and says why.</source>
        <translation>La cimaise est le rail où l’on suspend les tableaux. L’application veille sur les jeux de musée&#x202f;: elle vérifie la table, compte les points et dit pourquoi.</translation>
    </message>
    <message id="settings.about.licence">
        <source>Free software under the MIT licence. Not made or endorsed by the publishers of the games; their rules are told in our own words.</source>
        <translation>Logiciel libre sous licence MIT. Ni réalisé ni approuvé par les éditeurs des jeux&#x202f;; leurs règles sont dites avec nos mots.</translation>
    </message>
    <message id="home.look">
        <source>Look at the game</source>
        <translation>Voir la partie</translation>
    </message>
    <message id="home.continue">
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message id="new.game">
        <source>Which game?</source>
        <translation>À quel jeu&#x202f;?</translation>
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
        <source>Open a file</source>
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
        <source>What to do with this game</source>
        <translation>Que faire de cette partie</translation>
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
    <message id="home.kept">
        <source>Kept games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message id="home.none.title">
        <source>Your wall is still bare</source>
        <translation>Votre mur est encore nu</translation>
    </message>
    <message id="home.not-found.title">
        <source>No game like that</source>
        <translation>Aucune partie de ce nom</translation>
    </message>
    <message id="home.none.advice">
        <source>Begin a game with “New game”, or look at a sample. Every game is kept here by itself.</source>
        <translation>Commencez par «&#x202f;Nouvelle partie&#x202f;», ou regardez un exemple. Chaque partie est enregistrée automatiquement.</translation>
    </message>
    <message id="home.not-found.advice">
        <source>Search for another title or player, or clear the search.</source>
        <translation>Cherchez un autre titre ou un autre joueur, ou effacez la recherche.</translation>
    </message>
    <message id="home.search">
        <source>Find a game by its title or a player</source>
        <translation>Chercher une partie par son titre ou un joueur</translation>
    </message>
    <message id="settings.language">
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message id="settings.system">
        <source>As the system</source>
        <translation>Comme le système</translation>
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
        <source>Less motion</source>
        <translation>Moins d’animations</translation>
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
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message id="new.known-names">
        <source>Played before: touch a name to seat it</source>
        <translation>Ont déjà joué&#x202f;: touchez un nom pour l’installer à table</translation>
    </message>
    <message id="rules.title">
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message id="rules.none">
        <source>No rule speaks of that</source>
        <translation>Aucune règle n’en parle</translation>
    </message>
    <message id="rules.search">
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message id="new.seat.clear">
        <source>Empty this seat</source>
        <translation>Libérer cette place</translation>
    </message>
    <message id="settings.title">
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message id="new.staircases">
        <source>Where are the staircases?</source>
        <translation>Où sont les Escaliers&#x202f;?</translation>
    </message>
    <message id="new.staircases.advice">
        <source>Touch a token to turn it from Chandelier to Staircase, as they lie on your table.</source>
        <translation>Touchez un jeton pour passer du Lustre à l’Escalier, comme sur votre table.</translation>
    </message>
    <message id="new.staircases.first">
        <source>First game’s pattern</source>
        <translation>Motif de la première partie</translation>
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
        <source>Themes of Musée</source>
        <translation>Thèmes de Musée</translation>
    </message>
    <message id="settings.themes.advice">
        <source>The names are our best guess and change no score. If your copy shows other themes, touch the two that should change places.</source>
        <translation>Ces noms sont notre meilleure hypothèse et ne changent aucun score. Si votre exemplaire montre d’autres thèmes, touchez les deux à échanger.</translation>
    </message>
    <message id="settings.themes.second">
        <source>Now touch the theme to exchange it with.</source>
        <translation>Touchez maintenant le thème avec lequel l’échanger.</translation>
    </message>
    <message id="sheet.total">
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message id="findings.severity.illegal">
        <source>Against the rules</source>
        <translation>Contraire aux règles</translation>
    </message>
    <message id="findings.severity.impossible">
        <source>Not possible</source>
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
        <translation>Manche {number} d’un match</translation>
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
        <source>{owner} was first</source>
        <translation>{owner} a rempli la galerie d’abord</translation>
    </message>
    <message id="musee.claim.only">
        <source>{owner} takes the bonus</source>
        <translation>{owner} prend le bonus</translation>
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
        <source>{exhibit} taken down</source>
        <translation>le {exhibit} décroché</translation>
    </message>
    <message id="musee.edit.gallery-cleared">
        <source>{gallery} cleared</source>
        <translation>{gallery} vidée</translation>
    </message>
    <message id="musee.edit.moved">
        <source>{exhibit} moved</source>
        <translation>le {exhibit} déplacé</translation>
    </message>
    <message id="musee.edit.swapped">
        <source>{first} and {second} swapped</source>
        <translation>le {first} et le {second} échangés</translation>
    </message>
    <message id="musee.edit.gallery">
        <source>{gallery} typed in</source>
        <translation>{gallery} saisie en texte</translation>
    </message>
    <message id="musee.edit.bonus-given">
        <source>bonus of {gallery} given to {holder}</source>
        <translation>bonus donné à {holder} ({gallery})</translation>
    </message>
    <message id="musee.edit.bonus-back">
        <source>bonus of {gallery} put back</source>
        <translation>bonus rendu ({gallery})</translation>
    </message>
    <message id="musee.edit.token">
        <source>a token of {row} turned</source>
        <translation>un jeton retourné dans {row}</translation>
    </message>
    <message id="musee.edit.hand">
        <source>hand of {owner} changed</source>
        <translation>main de {owner} modifiée</translation>
    </message>
    <message id="musee.edit.hung">
        <source>{exhibit} hung</source>
        <translation>le {exhibit} accroché</translation>
    </message>
    <message id="musee.hint.again.hang">
        <source>Touch {exhibit} again to hang it all the same.</source>
        <translation>Touchez encore le {exhibit} pour l’accrocher malgré tout.</translation>
    </message>
    <message id="musee.hint.again.hold">
        <source>Touch {exhibit} again to put it in the hand all the same.</source>
        <translation>Touchez encore le {exhibit} pour le mettre en main malgré tout.</translation>
    </message>
    <message id="musee.hint.gallery-full">
        <source>{gallery} is full. Whoever filled it first takes its bonus: touch the rosette.</source>
        <translation>{gallery} est pleine. Qui l’a remplie en premier prend son bonus&#x202f;: touchez la rosette.</translation>
    </message>
    <message id="musee.hint.not-in-box">
        <source>The box has no painting {exhibit}: its numbers go up to {highest}.</source>
        <translation>La boîte n’a pas de tableau {exhibit}&#x202f;: les numéros s’arrêtent à {highest}.</translation>
    </message>
    <message id="musee.hint.nothing-to-move">
        <source>Nothing hangs here that could be moved.</source>
        <translation>Aucun tableau à déplacer ici.</translation>
    </message>
    <message id="musee.hint.typed">
        <source>{typed}…: type the second digit, or Enter.</source>
        <translation>{typed}…&#x202f;: tapez le second chiffre, ou Entrée.</translation>
    </message>
    <message id="musee.hint.hangs">
        <source>{space}: {exhibit} hangs here.</source>
        <translation>{space}&#x202f;: le {exhibit} est accroché ici.</translation>
    </message>
    <message id="musee.hint.range">
        <source>{space}: {low} to {high} may hang here.</source>
        <translation>{space}&#x202f;: de {low} à {high}.</translation>
    </message>
    <message id="musee.hint.only">
        <source>{space}: only {exhibit} may hang here.</source>
        <translation>{space}&#x202f;: seul le {exhibit}.</translation>
    </message>
    <message id="musee.hint.nothing-fits">
        <source>{space}: no painting still to come may hang here.</source>
        <translation>{space}&#x202f;: aucun des tableaux à venir ne peut aller ici.</translation>
    </message>
    <message id="musee.hint.where">
        <source>Which painting? Touch its number, and see where it may go.</source>
        <translation>Quel tableau&#x202f;? Touchez son numéro et voyez où il peut aller.</translation>
    </message>
    <message id="musee.hint.spaces" numerus="yes">
        <source>{exhibit} may go to %n spaces. Touch one to hang it.</source>
        <translation>
            <numerusform>Le {exhibit} n’a qu’une place possible. Touchez-la pour l’accrocher.</numerusform>
            <numerusform>Le {exhibit} a %n places possibles. Touchez-en une pour l’accrocher.</numerusform>
        </translation>
    </message>
    <message id="musee.hint.gain">
        <source>{exhibit} in {space}: {points} at once. Touch it to hang the painting.</source>
        <translation>Le {exhibit} ici ({space})&#x202f;: {points} d’un coup. Touchez pour l’accrocher.</translation>
    </message>
    <message id="musee.hint.hand">
        <source>Touch the numbers that {owner} holds.</source>
        <translation>Touchez les numéros que {owner} a en main.</translation>
    </message>
    <message id="musee.hint.move">
        <source>Where shall {exhibit} hang? Touch a space; a painting there changes places with it.</source>
        <translation>Où accrocher le {exhibit}&#x202f;? Touchez un emplacement&#x202f;; s’il est pris, les deux tableaux s’échangent.</translation>
    </message>
    <message id="musee.hint.no-musee">
        <source>This table has no Musée for {owner}.</source>
        <translation>Cette table n’a pas de Musée pour {owner}.</translation>
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
        <source>Shared place: level in everything that counts.</source>
        <translation>Place partagée&#x202f;: égalité sur tout ce qui compte.</translation>
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
        <source>The rulebook’s example</source>
        <translation>L’exemple du livret</translation>
    </message>
    <message id="samples.musee.rulebook-example.text">
        <source>Page 4: 18 is hung and brings a neighbour pair and a Staircase at once.</source>
        <translation>Page 4&#x202f;: le 18 est accroché et rapporte d’un coup une paire de voisins et un Escalier.</translation>
    </message>
    <message id="samples.musee.finished-2">
        <source>A finished game for two</source>
        <translation>Une partie terminée à deux</translation>
    </message>
    <message id="samples.musee.finished-2.text">
        <source>Every line of the score sheet, and near misses with their reasons.</source>
        <translation>Toutes les lignes de la feuille de score, et les paires manquées avec leurs raisons.</translation>
    </message>
    <message id="samples.musee.finished-3">
        <source>A finished game for three</source>
        <translation>Une partie terminée à trois</translation>
    </message>
    <message id="samples.musee.finished-3.text">
        <source>Five columns, numbers up to 60.</source>
        <translation>Cinq colonnes, des numéros jusqu’à 60.</translation>
    </message>
    <message id="samples.musee.finished-4">
        <source>A finished game for two teams</source>
        <translation>Une partie terminée à deux équipes</translation>
    </message>
    <message id="samples.musee.finished-4.text">
        <source>Partners share one Musée.</source>
        <translation>Les partenaires partagent un Musée.</translation>
    </message>
    <message id="samples.musee.illegal">
        <source>Something is wrong here</source>
        <translation>Quelque chose cloche ici</translation>
    </message>
    <message id="samples.musee.illegal.text">
        <source>A table that breaks rules: what, where, and how to mend it.</source>
        <translation>Une table qui enfreint les règles&#x202f;: quoi, où, et comment y remédier.</translation>
    </message>
    <message id="samples.musee.disputed">
        <source>Who was first?</source>
        <translation>Qui a été le premier&#x202f;?</translation>
    </message>
    <message id="samples.musee.disputed.text">
        <source>A gallery filled twice: the table must say whose bonus it is.</source>
        <translation>Une galerie remplie deux fois&#x202f;: à la table de dire à qui revient le bonus.</translation>
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
        <translation>{filled} sur {spaces}</translation>
    </message>
    <message id="musee.token.staircase">
        <source>Staircase</source>
        <translation>Escalier</translation>
    </message>
    <message id="musee.token.chandelier">
        <source>Chandelier</source>
        <translation>Lustre</translation>
    </message>
    <message id="desk.game.copy">
        <source>{title} (copy)</source>
        <translation>{title} (copie)</translation>
    </message>
    <message id="desk.game.deleted">
        <source>The game was deleted.</source>
        <translation>La partie a été supprimée.</translation>
    </message>
    <message id="desk.file.saved">
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message id="session.name.too-long">
        <source>A name has at most {longest} characters.</source>
        <translation>Un nom a au plus {longest} caractères.</translation>
    </message>
    <message id="session.name.forbidden">
        <source>A name has no control characters and none that turn the writing round.</source>
        <translation>Un nom n’a ni caractère de contrôle ni caractère qui change le sens de l’écriture.</translation>
    </message>
    <message id="session.name.blank">
        <source>Every player has a name.</source>
        <translation>Chaque joueur a un nom.</translation>
    </message>
    <message id="session.name.twice">
        <source>Two players are called “{name}”.</source>
        <translation>Deux joueurs s’appellent «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="session.edit.reading">
        <source>“{question}” answered: {answer}</source>
        <translation>«&#x202f;{question}&#x202f;» Réponse&#x202f;: {answer}</translation>
    </message>
    <message id="session.edit.player">
        <source>{before} renamed to {after}</source>
        <translation>{before} devient {after}</translation>
    </message>
    <message id="session.match.score">
        <source>Game {number} of the match. Games won: {wins}. It takes {needed}.</source>
        <translation>Manche {number} du match. Manches gagnées&#x202f;: {wins}. Il en faut {needed}.</translation>
    </message>
    <message id="session.match.won">
        <source>Match won by {names}. Games won: {wins}.</source>
        <translation>Match gagné&#x202f;: {names}. Manches gagnées&#x202f;: {wins}.</translation>
    </message>
    <message id="session.verdict.wrong" numerus="yes">
        <source>%n things are wrong.</source>
        <translation>
            <numerusform>%n problème.</numerusform>
            <numerusform>%n problèmes.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.missing" numerus="yes">
        <source>%n facts are missing.</source>
        <translation>
            <numerusform>Il manque %n information.</numerusform>
            <numerusform>Il manque %n informations.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.note" numerus="yes">
        <source>Nothing is wrong; there are %n notes.</source>
        <translation>
            <numerusform>Rien à redire&#x202f;; %n remarque.</numerusform>
            <numerusform>Rien à redire&#x202f;; %n remarques.</numerusform>
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
        <source>Nothing is wrong.</source>
        <translation>Rien à redire.</translation>
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
        <source>Title or player</source>
        <translation>Titre ou joueur</translation>
    </message>
    <message id="rules.search.hint">
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message id="wall.games">
        <source>Which game</source>
        <translation>Quel jeu</translation>
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
        <source>“{text}” is no card: a name, as mountain, or a rank and a suit, as 7 moons, was expected.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une carte&#x202f;: un nom, comme mountain, ou un rang et une couleur, comme 7 lunes, était attendu.</translation>
    </message>
    <message id="muse.entry.several">
        <source>“{text}” can be {first} or {second}: write more of the name.</source>
        <translation>«&#x202f;{text}&#x202f;» peut être {first} ou {second}&#x202f;: écrivez davantage du nom.</translation>
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
        <source>The card goes back to the hand, and no card is drawn</source>
        <translation>La carte revient en main, et aucune carte n’est piochée</translation>
    </message>
    <message id="muse.growth.when.at-once">
        <source>At once, when the last card has been drawn</source>
        <translation>Tout de suite, quand la dernière carte est piochée</translation>
    </message>
    <message id="muse.growth.when.next-draw">
        <source>When the next card is to be drawn and there is none</source>
        <translation>Quand il faut piocher la carte suivante et qu’il n’y en a plus</translation>
    </message>
    <message id="muse.paint.short.title">
        <source>What happens to the card of a Paint action that its player cannot pay for?</source>
        <translation>Que devient la carte d’une action Peinture que le joueur ne peut pas payer&#x202f;?</translation>
    </message>
    <message id="muse.paint.short.text">
        <source>Painting costs the rank of the card. All actions are chosen before any is carried out, so a player may come to paint without the coins, and the rules do not say where the card goes then.</source>
        <translation>Peindre coûte le rang de la carte. Toutes les actions sont choisies avant d’être exécutées&#x202f;: un joueur peut donc arriver à sa Peinture sans les jetons, et les règles ne disent pas où va alors la carte.</translation>
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
        <source>The economy grows each of the first four times the draw pile becomes empty. That may be when the last card is taken, or when the next one is wanted and the discards are shuffled; a sketch or a patron between the two finds more coins or fewer.</source>
        <translation>L’économie grandit chacune des quatre premières fois où la pioche est épuisée. Ce peut être quand la dernière carte est prise, ou quand on veut la suivante et qu’on mélange la défausse&#x202f;; entre les deux, un Croquis ou un Mécène trouve plus ou moins de jetons.</translation>
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
        <source>{item} in the round</source>
        <translation>{item} dans la manche</translation>
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
        <source>{item} among the coins</source>
        <translation>{item} parmi les jetons</translation>
    </message>
    <message id="muse.file.no-card">
        <source>“{text}” is no card of the Decktet that Muse is played with; a card is written as the-huntress or ace-of-moons.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une carte du Decktet avec lequel on joue à Muse&#x202f;; une carte s’écrit comme the-huntress ou ace-of-moons.</translation>
    </message>
    <message id="muse.file.no-player">
        <source>There is no player called “{name}”.</source>
        <translation>Aucun joueur ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="muse.file.second-turn">
        <source>“{name}” has a turn in this round already.</source>
        <translation>«&#x202f;{name}&#x202f;» a déjà un tour dans cette manche.</translation>
    </message>
    <message id="muse.file.event-twice">
        <source>Event {event} stands here twice.</source>
        <translation>L’événement {event} figure ici deux fois.</translation>
    </message>
    <message id="muse.players.count" numerus="yes">
        <source>Muse is for 3 or 4 players; here there are %n.</source>
        <translation>
            <numerusform>Muse se joue à 3 ou 4&#x202f;; il y a ici %n joueur.</numerusform>
            <numerusform>Muse se joue à 3 ou 4&#x202f;; il y a ici %n joueurs.</numerusform>
        </translation>
    </message>
    <message id="muse.players.count.mend">
        <source>Put down the names of those who really play.</source>
        <translation>Inscrivez les noms de ceux qui jouent vraiment.</translation>
    </message>
    <message id="muse.deck.extended">
        <source>{card} is a card of the extended Decktet, but this game is played with the basic one.</source>
        <translation>{card} est une carte du Decktet étendu, mais cette partie se joue avec le paquet de base.</translation>
    </message>
    <message id="muse.deck.extended.mend">
        <source>Read the card again, or choose the extended deck for this game.</source>
        <translation>Relisez la carte, ou choisissez le paquet étendu pour cette partie.</translation>
    </message>
    <message id="muse.unique.twice">
        <source>{card} is entered more than once, but the deck has one: {first} of {firstOwner}, {second} of {secondOwner}.</source>
        <translation>{card} figure plus d’une fois, or le paquet n’a cette carte qu’une fois&#x202f;: {first} ({firstOwner}) et {second} ({secondOwner}).</translation>
    </message>
    <message id="muse.unique.twice.mend">
        <source>Look where the card really is, and take it away elsewhere.</source>
        <translation>Regardez où se trouve vraiment la carte, et retirez-la ailleurs.</translation>
    </message>
    <message id="muse.pay.missing">
        <source>Nobody has said which coins pay for {card}, which costs {cost}: nothing is painted.</source>
        <translation>Personne n’a dit quels jetons paient {card}, qui coûte {cost}&#x202f;: rien n’est peint.</translation>
    </message>
    <message id="muse.pay.missing.mend">
        <source>Enter the coins that pay for it.</source>
        <translation>Saisissez les jetons qui la paient.</translation>
    </message>
    <message id="muse.pay.amount">
        <source>{owner} pays {paid} for {card}, which costs {cost}: nothing is painted.</source>
        <translation>{owner} paie {paid} pour {card}, qui coûte {cost}&#x202f;: rien n’est peint.</translation>
    </message>
    <message id="muse.pay.amount.mend">
        <source>Enter as many coins as the rank of the card.</source>
        <translation>Saisissez autant de jetons que le rang de la carte.</translation>
    </message>
    <message id="muse.pay.not-held">
        <source>{owner} pays for {card} with {paid}, but holds {held} at that moment: nothing is painted.</source>
        <translation>{owner} paie {card} avec {paid}, mais n’en a que {held} à ce moment&#x202f;: rien n’est peint.</translation>
    </message>
    <message id="muse.pay.not-held.mend">
        <source>Pay with coins that are there when this action’s turn comes, after all bigger cards.</source>
        <translation>Payez avec des jetons qui sont là quand vient le tour de cette action, après toutes les cartes plus grandes.</translation>
    </message>
    <message id="muse.growth.more" numerus="yes">
        <source>The economy is said to have grown %n times; it grows four times at most.</source>
        <translation>
            <numerusform>L’économie aurait grandi %n fois&#x202f;; elle grandit quatre fois au plus.</numerusform>
            <numerusform>L’économie aurait grandi %n fois&#x202f;; elle grandit quatre fois au plus.</numerusform>
        </translation>
    </message>
    <message id="muse.growth.more.mend">
        <source>Count the coins that are still set aside: four of each suit less one for each growth.</source>
        <translation>Comptez les jetons encore mis de côté&#x202f;: quatre de chaque couleur, moins un chaque fois que l’économie a grandi.</translation>
    </message>
    <message id="muse.coins.missing" numerus="yes">
        <source>Of {suit} %n coins are missing: with the economy grown {growth} there are {expected} in all.</source>
        <translation>
            <numerusform>{suit}&#x202f;: il manque %n jeton&#x202f;; l’économie ayant grandi {growth}, il doit y en avoir {expected} en tout.</numerusform>
            <numerusform>{suit}&#x202f;: il manque %n jetons&#x202f;; l’économie ayant grandi {growth}, il doit y en avoir {expected} en tout.</numerusform>
        </translation>
    </message>
    <message id="muse.coins.missing.mend">
        <source>Count the economy and every player’s coins of this suit again.</source>
        <translation>Recomptez l’économie et les jetons de cette couleur chez chaque joueur.</translation>
    </message>
    <message id="muse.coins.too-many" numerus="yes">
        <source>Of {suit} there are %n coins too many: with the economy grown {growth} there are {expected} in all.</source>
        <translation>
            <numerusform>{suit}&#x202f;: il y a %n jeton de trop&#x202f;; l’économie ayant grandi {growth}, il doit y en avoir {expected} en tout.</numerusform>
            <numerusform>{suit}&#x202f;: il y a %n jetons de trop&#x202f;; l’économie ayant grandi {growth}, il doit y en avoir {expected} en tout.</numerusform>
        </translation>
    </message>
    <message id="muse.coins.too-many.mend">
        <source>Count the economy and every player’s coins of this suit again.</source>
        <translation>Recomptez l’économie et les jetons de cette couleur chez chaque joueur.</translation>
    </message>
    <message id="muse.palace.above-third" numerus="yes">
        <source>The palaces hold %n paintings above their third; as the game ends with the round in which one reaches four, there can be {most} with as many players.</source>
        <translation>
            <numerusform>Les palais contiennent %n tableau au-delà du troisième&#x202f;; comme la partie s’arrête avec la manche où l’un d’eux atteint quatre, il peut y en avoir {most} avec ce nombre de joueurs.</numerusform>
            <numerusform>Les palais contiennent %n tableaux au-delà du troisième&#x202f;; comme la partie s’arrête avec la manche où l’un d’eux atteint quatre, il peut y en avoir {most} avec ce nombre de joueurs.</numerusform>
        </translation>
    </message>
    <message id="muse.palace.above-third.mend">
        <source>Count the paintings in the palaces again.</source>
        <translation>Recomptez les tableaux dans les palais.</translation>
    </message>
    <message id="muse.end.one" numerus="yes">
        <source>{owner} has %n paintings in the palace, which ends the game.</source>
        <oldsource>{owner} has %n paintings in the palace: the game ends at the end of the round.</oldsource>
        <translation>
            <numerusform>{owner} a %n tableau au palais, ce qui met fin à la partie.</numerusform>
            <numerusform>{owner} a %n tableaux au palais, ce qui met fin à la partie.</numerusform>
        </translation>
    </message>
    <message id="muse.end.several" numerus="yes">
        <source>%n palaces hold four paintings or more, which ends the game.</source>
        <oldsource>In %n palaces there are four paintings or more: the game ends at the end of the round.</oldsource>
        <translation>
            <numerusform>%n palais compte quatre tableaux ou plus, ce qui met fin à la partie.</numerusform>
            <numerusform>%n palais comptent quatre tableaux ou plus, ce qui met fin à la partie.</numerusform>
        </translation>
    </message>
    <message id="muse.tie.two">
        <source>{first} and {second} are level in palace, studio and coins; the rules break the tie no further, and they share the place.</source>
        <translation>{first} et {second} sont à égalité au palais, dans l’atelier et en jetons&#x202f;; les règles ne départagent pas davantage&#x202f;: la place est partagée.</translation>
    </message>
    <message id="muse.tie.three">
        <source>{first}, {second} and {third} are level in palace, studio and coins; the rules break the tie no further, and they share the place.</source>
        <translation>{first}, {second} et {third} sont à égalité au palais, dans l’atelier et en jetons&#x202f;; les règles ne départagent pas davantage&#x202f;: la place est partagée.</translation>
    </message>
    <message id="muse.tie.four">
        <source>{first}, {second}, {third} and {fourth} are level in palace, studio and coins; the rules break the tie no further, and they share the place.</source>
        <translation>{first}, {second}, {third} et {fourth} sont à égalité au palais, dans l’atelier et en jetons&#x202f;; les règles ne départagent pas davantage&#x202f;: la place est partagée.</translation>
    </message>
    <message id="muse.players.title">
        <source>Three or four artists</source>
        <translation>Trois ou quatre artistes</translation>
    </message>
    <message id="muse.players.text">
        <source>Muse is made for four players and can be played by three.</source>
        <translation>Muse est fait pour quatre joueurs et se joue aussi à trois.</translation>
    </message>
    <message id="muse.players.citation">
        <source>Rulebook, heading</source>
        <translation>Livret de règles, en-tête</translation>
    </message>
    <message id="muse.deck.title">
        <source>The cards in play</source>
        <translation>Les cartes en jeu</translation>
    </message>
    <message id="muse.deck.text">
        <source>The basic Decktet has 36 cards: Aces, 2 to 9, and Crowns. Pawns and Courts come with the extended deck; they have rank 10, and Courts are bigger than Pawns, Pawns bigger than Crowns. The Excuse is not used.</source>
        <translation>Le Decktet de base compte 36 cartes&#x202f;: As, 2 à 9 et Couronnes. Les Pions et les Cours viennent avec le paquet étendu&#x202f;; leur rang est 10, et les Cours sont plus grandes que les Pions, les Pions plus grands que les Couronnes. L’Excuse ne sert pas.</translation>
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
        <source>The deck has each card once. A card that lies in two places, be it in studios, palaces or among the cards of the round, was read wrongly somewhere.</source>
        <translation>Le paquet a chaque carte une seule fois. Une carte qui se trouve à deux endroits, ateliers, palais ou cartes de la manche, a été mal lue quelque part.</translation>
    </message>
    <message id="muse.unique.citation">
        <source>Rulebook, “Setup”: the Decktet has each card once</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;»&#x202f;: le Decktet a chaque carte une seule fois</translation>
    </message>
    <message id="muse.pay.title">
        <source>What a painting costs</source>
        <translation>Ce que coûte un tableau</translation>
    </message>
    <message id="muse.pay.text">
        <source>Painting costs as many coins as the rank of the card, of any suits, out of what the player holds when the action’s turn comes. Without that payment nothing is painted.</source>
        <translation>Peindre coûte autant de jetons que le rang de la carte, de n’importe quelles couleurs, pris sur ce que le joueur possède quand vient le tour de l’action. Sans ce paiement, rien n’est peint.</translation>
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
        <source>Each of the first four times the draw pile becomes empty, one coin of each suit goes from those set aside to the economy. Then none are left.</source>
        <translation>Chacune des quatre premières fois où la pioche est épuisée, un jeton de chaque couleur passe de ceux mis de côté à l’économie. Ensuite il n’en reste plus.</translation>
    </message>
    <message id="muse.growth.citation">
        <source>Rulebook, “Drawing, Discarding And Economic Growth”</source>
        <translation>Livret de règles, «&#x202f;Drawing, Discarding And Economic Growth&#x202f;»</translation>
    </message>
    <message id="muse.coins.title">
        <source>No coin is lost</source>
        <translation>Aucun jeton ne se perd</translation>
    </message>
    <message id="muse.coins.text">
        <source>Coins only pass between the economy and the players. Of each suit there are always eight in all, with three players seven, and one more for each growth of the economy.</source>
        <translation>Les jetons ne font que passer entre l’économie et les joueurs. De chaque couleur il y en a toujours huit en tout, sept à trois joueurs, et un de plus chaque fois que l’économie grandit.</translation>
    </message>
    <message id="muse.coins.citation">
        <source>Rulebook, “Setup” and “Drawing, Discarding And Economic Growth”</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;» et «&#x202f;Drawing, Discarding And Economic Growth&#x202f;»</translation>
    </message>
    <message id="muse.palace.title">
        <source>The last round is the last</source>
        <translation>La dernière manche est la dernière</translation>
    </message>
    <message id="muse.palace.text">
        <source>The round in which a palace reaches four paintings is the last, and in a round the sultan comes at most once for each player. So all palaces together hold at most as many paintings above their third as there are players.</source>
        <translation>La manche où un palais atteint quatre tableaux est la dernière, et dans une manche le sultan vient au plus une fois par joueur. Tous les palais ensemble contiennent donc au plus autant de tableaux au-delà du troisième qu’il y a de joueurs.</translation>
    </message>
    <message id="muse.palace.citation">
        <source>Rulebook, “Rounds and Actions”: Palace, and “End Of Game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;Rounds and Actions&#x202f;»&#x202f;: Palace, et «&#x202f;End Of Game and Scoring&#x202f;»</translation>
    </message>
    <message id="muse.end.title">
        <source>The game ends</source>
        <translation>La partie s’arrête</translation>
    </message>
    <message id="muse.end.text">
        <source>At the end of a round in which any player has four paintings or more in the palace, the game is over.</source>
        <translation>À la fin d’une manche où un joueur a quatre tableaux ou plus au palais, la partie est terminée.</translation>
    </message>
    <message id="muse.end.citation">
        <source>Rulebook, “End Of Game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End Of Game and Scoring&#x202f;»</translation>
    </message>
    <message id="muse.tie.title">
        <source>A tie that stays</source>
        <translation>Une égalité qui demeure</translation>
    </message>
    <message id="muse.tie.text">
        <source>Ties are broken by the paintings in the studios and then by all coins together. The rules know no further tie-break: whoever is still level shares the place.</source>
        <translation>Les égalités se départagent par les tableaux dans l’atelier, puis par le total des jetons. Les règles ne vont pas plus loin&#x202f;: ceux qui restent à égalité partagent la place.</translation>
    </message>
    <message id="muse.tie.citation">
        <source>Rulebook, “End Of Game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End Of Game and Scoring&#x202f;»</translation>
    </message>
    <message id="muse.score.palace.hangs">
        <source>Worth a point</source>
        <translation>Compte un point</translation>
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
        <source>One point for each painting in the sultan’s palace. Ties are broken by the number of paintings in the studio, then by all coins together.</source>
        <translation>Un point pour chaque tableau dans le palais du sultan. Les égalités se départagent par le nombre de tableaux dans l’atelier, puis par le total des jetons.</translation>
    </message>
    <message id="muse.score.palace.citation">
        <source>Rulebook, “End Of Game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End Of Game and Scoring&#x202f;»</translation>
    </message>
    <message id="muse.tie-break.studio">
        <source>Paintings in the studio</source>
        <translation>Tableaux dans l’atelier</translation>
    </message>
    <message id="muse.tie-break.coins">
        <source>Coins</source>
        <translation>Jetons</translation>
    </message>
    <message id="cli.help.patron">
        <source>Muse: what the patron buys, and every suit tried</source>
        <translation>Muse&#x202f;: ce que le mécène achète, et chaque couleur essayée</translation>
    </message>
    <message id="cli.help.round">
        <source>Muse: how the round resolves</source>
        <translation>Muse&#x202f;: comment la manche se résout</translation>
    </message>
    <message id="cli.muse.palace">
        <source>Palace</source>
        <translation>Palais</translation>
    </message>
    <message id="cli.muse.studio">
        <source>Studio</source>
        <translation>Atelier</translation>
    </message>
    <message id="cli.muse.coins">
        <source>Coins</source>
        <translation>Jetons</translation>
    </message>
    <message id="cli.muse.economy">
        <source>Economy</source>
        <translation>Économie</translation>
    </message>
    <message id="cli.muse.growth">
        <source>Grown</source>
        <translation>A grandi</translation>
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
        <source>This command is for Muse; this file is a game of {game}.</source>
        <translation>Cette commande est pour Muse&#x202f;; ce fichier est une partie de {game}.</translation>
    </message>
    <message id="cli.muse.no-such-event" numerus="yes">
        <source>The draw pile is said to run out after event {event}, but this round has %n events.</source>
        <translation>
            <numerusform>La pioche serait épuisée après l’événement {event}, mais cette manche compte %n événement.</numerusform>
            <numerusform>La pioche serait épuisée après l’événement {event}, mais cette manche compte %n événements.</numerusform>
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
        <source>No turn of this round is entered.</source>
        <translation>Aucun tour de cette manche n’est saisi.</translation>
    </message>
    <message id="cli.muse.patron.price" numerus="yes">
        <source>{card} of {owner}: the patron must pay %n coins of one suit.</source>
        <translation>
            <numerusform>{card}, chez {owner}&#x202f;: le mécène doit payer %n jeton d’une même couleur.</numerusform>
            <numerusform>{card}, chez {owner}&#x202f;: le mécène doit payer %n jetons d’une même couleur.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron.fails" numerus="yes">
        <source>{suit}: the economy holds %n, too few.</source>
        <translation>
            <numerusform>{suit}&#x202f;: l’économie en a %n, pas assez.</numerusform>
            <numerusform>{suit}&#x202f;: l’économie en a %n, pas assez.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron.pays" numerus="yes">
        <source>{suit}: the economy holds %n, enough.</source>
        <translation>
            <numerusform>{suit}&#x202f;: l’économie en a %n, assez.</numerusform>
            <numerusform>{suit}&#x202f;: l’économie en a %n, assez.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron.sale">
        <source>{owner} gets {coins} for {card}, which is discarded.</source>
        <translation>{owner} reçoit {coins} pour {card}, que l’on défausse.</translation>
    </message>
    <message id="cli.muse.no-painting">
        <source>There is no painting in any studio: nothing happens.</source>
        <translation>Aucun atelier n’a de tableau&#x202f;: rien ne se passe.</translation>
    </message>
    <message id="cli.muse.patron.none">
        <source>The economy can afford none of the paintings: nothing happens.</source>
        <translation>L’économie ne peut payer aucun des tableaux&#x202f;: rien ne se passe.</translation>
    </message>
    <message id="cli.muse.sketch">
        <source>{owner} gets {coins} from the economy.</source>
        <translation>{owner} reçoit {coins} de l’économie.</translation>
    </message>
    <message id="cli.muse.sketch.nothing">
        <source>The economy has no coin of any of these suits: {owner} gets nothing.</source>
        <translation>L’économie n’a de jeton d’aucune de ces couleurs&#x202f;: {owner} ne reçoit rien.</translation>
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
        <source>The payment entered does not fit: nothing is painted.</source>
        <translation>Le paiement saisi ne convient pas&#x202f;: rien n’est peint.</translation>
    </message>
    <message id="cli.muse.palace.moved">
        <source>{card} of {owner} goes to the palace.</source>
        <translation>{card}, chez {owner}, va au palais.</translation>
    </message>
    <message id="cli.muse.discard">
        <source>{card} is discarded; nothing else happens.</source>
        <translation>On défausse {card}&#x202f;; rien d’autre ne se passe.</translation>
    </message>
    <message id="cli.muse.grew">
        <source>The draw pile ran out: one coin of each suit set aside goes to the economy.</source>
        <translation>La pioche s’est épuisée&#x202f;: un jeton de chaque couleur mis de côté rejoint l’économie.</translation>
    </message>
    <message id="cli.muse.growth-due">
        <source>The draw pile is empty: with the next draw one coin of each suit goes to the economy.</source>
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
        <source>A round of four players</source>
        <translation>Une manche à quatre</translation>
    </message>
    <message id="samples.muse.round.text">
        <source>All cards are chosen: see them resolve by size, one after the other.</source>
        <translation>Toutes les cartes sont choisies&#x202f;: voyez-les se résoudre par taille, l’une après l’autre.</translation>
    </message>
    <message id="samples.muse.patron">
        <source>The patron comes</source>
        <translation>Le mécène arrive</translation>
    </message>
    <message id="samples.muse.patron.text">
        <source>Two paintings are too dear, the third is bought: each price and suit tried.</source>
        <translation>Deux tableaux sont trop chers, le troisième est acheté&#x202f;: chaque prix, chaque couleur essayée.</translation>
    </message>
    <message id="samples.muse.finished-3">
        <source>A finished game for three</source>
        <translation>Une partie terminée à trois</translation>
    </message>
    <message id="samples.muse.finished-3.text">
        <source>Four paintings in a palace end the game.</source>
        <translation>Quatre tableaux dans un palais mettent fin à la partie.</translation>
    </message>
    <message id="samples.muse.finished-4">
        <source>A finished game for four</source>
        <translation>Une partie terminée à quatre</translation>
    </message>
    <message id="samples.muse.finished-4.text">
        <source>The palaces are level: the paintings in the studios decide.</source>
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
        <source>Nobody wins alone</source>
        <translation>Personne ne gagne seul</translation>
    </message>
    <message id="samples.muse.tied.text">
        <source>Level beyond the last coin, which the rules do not settle.</source>
        <translation>À égalité jusqu’au dernier jeton, ce que les règles ne tranchent pas.</translation>
    </message>
    <message id="samples.muse.illegal">
        <source>Something is wrong here</source>
        <translation>Quelque chose cloche ici</translation>
    </message>
    <message id="samples.muse.illegal.text">
        <source>Coins that do not add up, a card in two places: what, where, and how to mend it.</source>
        <translation>Des jetons qui ne tombent pas juste, une carte à deux endroits&#x202f;: quoi, où, et comment y remédier.</translation>
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
        <source>How coins are entered</source>
        <translation>Saisie des jetons</translation>
    </message>
    <message id="muse.coins.pass">
        <source>Take and pay</source>
        <translation>Prendre et payer</translation>
    </message>
    <message id="muse.growth.grow">
        <source>Draw pile ran out: the economy grows</source>
        <translation>Pioche épuisée&#x202f;: l’économie grandit</translation>
    </message>
    <message id="muse.growth.back">
        <source>Take a growth back</source>
        <translation>L’économie n’a pas grandi</translation>
    </message>
    <message id="muse.deck">
        <source>Deck</source>
        <translation>Paquet</translation>
    </message>
    <message id="muse.event.emptied">
        <source>Draw pile empty after this draw</source>
        <translation>Pioche épuisée après cette carte</translation>
    </message>
    <message id="muse.patron.buy">
        <source>The patron buys</source>
        <translation>Le mécène achète</translation>
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
    <message id="muse.text.apply">
        <source>Enter: {pile}</source>
        <translation>Saisir&#x202f;: {pile}</translation>
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
    <message id="muse.text.example">
        <source>Names, or rank and a suit, parted by commas: mountain, 7 moons, ace of knots</source>
        <translation>Des noms, ou un rang et une couleur, séparés par des virgules&#x202f;: mountain, 7 lunes, as de nœuds</translation>
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
    <message id="muse.tool.text">
        <source>As text</source>
        <translation>Texte</translation>
    </message>
    <message id="muse.tool.to-palace">
        <source>To the palace</source>
        <translation>Au palais</translation>
    </message>
    <message id="muse.tool.to-studio">
        <source>To the studio</source>
        <translation>Dans l’atelier</translation>
    </message>
    <message id="muse.tool.away">
        <source>Take away</source>
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
        <source>Take the turn back</source>
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
        <source>Count {owner}’s again</source>
        <translation>Recomptez chez {owner}</translation>
    </message>
    <message id="muse.coins.slip.economy">
        <source>Count the economy again</source>
        <translation>Recomptez l’économie</translation>
    </message>
    <message id="muse.coins.slip.growth">
        <source>Has the economy grown?</source>
        <translation>L’économie a-t-elle grandi&#x202f;?</translation>
    </message>
    <message id="muse.coins.spoken">
        <source>{suit}: {held} of {owner}, {economy} in the economy; {equation}</source>
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
        <translation>{suit}&#x202f;: payés {paid} sur {held}</translation>
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
        <source>{card}: {place} of {owner}</source>
        <translation>{card}&#x202f;: {place}, chez {owner}</translation>
    </message>
    <message id="muse.board.studio">
        <source>Studio of {owner}</source>
        <translation>Atelier de {owner}</translation>
    </message>
    <message id="muse.board.palace">
        <source>Palace of {owner}</source>
        <translation>Palais de {owner}</translation>
    </message>
    <message id="muse.board.lacks" numerus="yes">
        <source>%n paintings more end the game</source>
        <translation>
            <numerusform>Encore %n tableau et c’est la fin</numerusform>
            <numerusform>Encore %n tableaux et c’est la fin</numerusform>
        </translation>
    </message>
    <message id="muse.board.full" numerus="yes">
        <source>%n paintings: this ends the game</source>
        <oldsource>%n paintings: the game ends at the end of the round</oldsource>
        <translation>
            <numerusform>%n tableau&#x202f;: fin de la partie</numerusform>
            <numerusform>%n tableaux&#x202f;: fin de la partie</numerusform>
        </translation>
    </message>
    <message id="muse.deck.in-round">
        <source>{card}: chosen by {owner} for the round</source>
        <translation>{card}&#x202f;: choix de {owner} pour la manche</translation>
    </message>
    <message id="muse.edit.studio">
        <source>{card} put into {owner}’s studio</source>
        <oldsource>{card} into the studio of {owner}</oldsource>
        <translation>{card} dans l’atelier ({owner})</translation>
    </message>
    <message id="muse.edit.palace">
        <source>{card} put into {owner}’s palace</source>
        <oldsource>{card} into the palace of {owner}</oldsource>
        <translation>{card} au palais ({owner})</translation>
    </message>
    <message id="muse.edit.away">
        <source>{card} removed</source>
        <oldsource>{card} taken away</oldsource>
        <translation>{card}&#x202f;: carte retirée</translation>
    </message>
    <message id="muse.edit.studio-text">
        <source>{owner}’s studio typed in</source>
        <oldsource>Studio of {owner} as typed</oldsource>
        <translation>atelier saisi en texte ({owner})</translation>
    </message>
    <message id="muse.edit.palace-text">
        <source>{owner}’s palace typed in</source>
        <oldsource>Palace of {owner} as typed</oldsource>
        <translation>palais saisi en texte ({owner})</translation>
    </message>
    <message id="muse.edit.extended">
        <source>extended Decktet chosen</source>
        <oldsource>Played with the extended Decktet</oldsource>
        <translation>Decktet étendu choisi</translation>
    </message>
    <message id="muse.edit.basic">
        <source>basic Decktet chosen</source>
        <oldsource>Played with the basic Decktet</oldsource>
        <translation>Decktet de base choisi</translation>
    </message>
    <message id="muse.hint.elsewhere.studio">
        <source>{card} lies in the studio of {owner}. Touch it again to move it here.</source>
        <translation>{card} est dans l’atelier de {owner}. Touchez encore la carte pour la poser ici.</translation>
    </message>
    <message id="muse.hint.elsewhere.palace">
        <source>{card} stands in the palace of {owner}. Touch it again to move it here.</source>
        <translation>{card} est au palais de {owner}. Touchez encore la carte pour la poser ici.</translation>
    </message>
    <message id="muse.hint.elsewhere.round">
        <source>{card} is chosen by {owner} for the round. Touch it again to use it here all the same.</source>
        <translation>{owner} a choisi {card} pour la manche. Touchez encore la carte pour l’employer ici quand même.</translation>
    </message>
    <message id="muse.hint.studio">
        <source>Touch a card to lay it into the studio of {owner}; touch it again to take it away.</source>
        <translation>Touchez une carte pour la poser dans l’atelier de {owner}&#x202f;; encore une fois pour la retirer.</translation>
    </message>
    <message id="muse.hint.palace">
        <source>Touch a card to stand it in the palace of {owner}; touch it again to take it away.</source>
        <translation>Touchez une carte pour la poser au palais de {owner}&#x202f;; encore une fois pour la retirer.</translation>
    </message>
    <message id="muse.hint.painting">
        <source>{card}: painting it costs {cost}; a patron pays {price} of one suit.</source>
        <translation>{card}&#x202f;: peindre coûte {cost}&#x202f;; un mécène paie {price} d’une seule couleur.</translation>
    </message>
    <message id="muse.hint.pass">
        <source>{owner} takes coins from the economy, or pays into it.</source>
        <translation>{owner} prend des jetons à l’économie, ou lui en paie.</translation>
    </message>
    <message id="muse.hint.count">
        <source>Count the coins of {owner}; the economy stays as it is.</source>
        <translation>Comptez les jetons de {owner}&#x202f;; l’économie reste comme elle est.</translation>
    </message>
    <message id="muse.hint.count-economy">
        <source>Count the coins of the economy; the artists’ stay as they are.</source>
        <translation>Comptez les jetons de l’économie&#x202f;; ceux des artistes restent comme ils sont.</translation>
    </message>
    <message id="muse.hint.patron">
        <source>From the biggest painting to the smallest, each of its suits from the top.</source>
        <translation>Du plus grand tableau au plus petit, chacune de ses couleurs en partant du haut.</translation>
    </message>
    <message id="muse.hint.idea">
        <source>What does {owner} do? Choose an action and touch the idea card.</source>
        <translation>Que fait {owner}&#x202f;? Choisissez une action et touchez la carte idée.</translation>
    </message>
    <message id="muse.hint.discard">
        <source>Which card does {owner} discard?</source>
        <translation>Touchez la carte que {owner} défausse.</translation>
    </message>
    <message id="muse.hint.pay">
        <source>Which coins pay for {card}?</source>
        <translation>Quels jetons paient {card}&#x202f;?</translation>
    </message>
    <message id="muse.hint.events">
        <source>In order of size, the biggest card first. Say after which draw the draw pile was empty.</source>
        <translation>Par taille, la plus grande carte d’abord. Indiquez le tirage qui a vidé la pioche.</translation>
    </message>
    <message id="muse.hint.text">
        <source>The cards of {owner} as text: Enter takes them over.</source>
        <translation>Les cartes de {owner} en texte&#x202f;: Entrée pour les poser.</translation>
    </message>
    <message id="muse.hint.no-artist">
        <source>This table has no artist called {owner}.</source>
        <translation>Aucun artiste à cette table pour {owner}.</translation>
    </message>
    <message id="muse.edit.takes">
        <source>coin taken by {owner}: {suit}</source>
        <oldsource>{owner} takes a coin: {suit}</oldsource>
        <translation>jeton pris par {owner}&#x202f;: {suit}</translation>
    </message>
    <message id="muse.edit.pays">
        <source>coin paid by {owner}: {suit}</source>
        <oldsource>{owner} pays a coin: {suit}</oldsource>
        <translation>jeton payé par {owner}&#x202f;: {suit}</translation>
    </message>
    <message id="muse.edit.count">
        <source>{owner}’s coins counted: {suit}, {count}</source>
        <oldsource>{suit} of {owner}: {count}</oldsource>
        <translation>jetons comptés ({owner})&#x202f;: {suit}, {count}</translation>
    </message>
    <message id="muse.edit.economy">
        <source>economy counted: {suit}, {count}</source>
        <oldsource>{suit} in the economy: {count}</oldsource>
        <translation>économie comptée&#x202f;: {suit}, {count}</translation>
    </message>
    <message id="muse.edit.growth">
        <source>economy grown</source>
        <oldsource>The economy grows</oldsource>
        <translation>économie agrandie</translation>
    </message>
    <message id="muse.edit.ungrowth">
        <source>growth taken back</source>
        <oldsource>A growth taken back</oldsource>
        <translation>croissance annulée</translation>
    </message>
    <message id="muse.edit.patron">
        <source>{card} sold to the patron by {owner}</source>
        <oldsource>The patron buys {card} of {owner}</oldsource>
        <translation>{card}&#x202f;: tableau vendu au mécène ({owner})</translation>
    </message>
    <message id="muse.hint.economy-bare">
        <source>The economy has no coin of {suit}.</source>
        <translation>L’économie n’a aucun jeton de cette couleur&#x202f;: {suit}.</translation>
    </message>
    <message id="muse.hint.artist-bare">
        <source>{owner} has no coin of {suit}.</source>
        <translation>Aucun jeton de cette couleur chez {owner}&#x202f;: {suit}.</translation>
    </message>
    <message id="muse.growth.said">
        <source>Grown {growth} of {most} times</source>
        <translation>L’économie a grandi {growth} fois sur {most}</translation>
    </message>
    <message id="muse.edit.turn">
        <source>{owner}: {action} with {card}</source>
        <translation>{owner}&#x202f;: {action} avec {card}</translation>
    </message>
    <message id="muse.edit.discard">
        <source>discard chosen by {owner}: {card}</source>
        <oldsource>{owner} discards {card}</oldsource>
        <translation>défausse choisie par {owner}&#x202f;: {card}</translation>
    </message>
    <message id="muse.edit.keep">
        <source>discard taken back by {owner}: {card}</source>
        <oldsource>{owner} keeps {card}</oldsource>
        <translation>défausse annulée par {owner}&#x202f;: {card}</translation>
    </message>
    <message id="muse.edit.no-turn">
        <source>{owner}’s turn taken back</source>
        <oldsource>Turn of {owner} taken back</oldsource>
        <translation>tour effacé ({owner})</translation>
    </message>
    <message id="muse.edit.payment">
        <source>payment chosen by {owner}: {card}</source>
        <oldsource>{owner} pays for {card}</oldsource>
        <translation>paiement choisi par {owner}&#x202f;: {card}</translation>
    </message>
    <message id="muse.edit.emptied">
        <source>draw pile after event {event} changed</source>
        <oldsource>Draw pile after event {event}</oldsource>
        <translation>pioche après l’événement {event} modifiée</translation>
    </message>
    <message id="muse.edit.round" numerus="yes">
        <source>round of %n events played</source>
        <oldsource>A round of %n events</oldsource>
        <translation>
            <numerusform>manche de %n événement jouée</numerusform>
            <numerusform>manche de %n événements jouée</numerusform>
        </translation>
    </message>
    <message id="muse.hint.holds-no-more">
        <source>{owner} holds no more than that of {suit} when the turn comes.</source>
        <translation>{suit}&#x202f;: {owner} n’en a pas davantage quand vient son tour.</translation>
    </message>
    <message id="muse.payment.said" numerus="yes">
        <source>{paid} of %n coins paid</source>
        <translation>
            <numerusform>Payé&#x202f;: {paid} sur %n jeton</numerusform>
            <numerusform>Payé&#x202f;: {paid} sur %n jetons</numerusform>
        </translation>
    </message>
    <message id="muse.payment.short">
        <source>Too few coins when the turn comes: {held} of {cost}</source>
        <translation>Trop peu de jetons quand vient le tour&#x202f;: {held} sur {cost}</translation>
    </message>
    <message id="muse.hint.again.play">
        <source>A payment is missing or wrong. Tap “Play the round” again to play it anyway: nothing is painted then.</source>
        <oldsource>Touch “Play the round” again to play it all the same: nothing is painted then.</oldsource>
        <translation>Un paiement manque ou ne convient pas. Touchez encore «&#x202f;Jouer la manche&#x202f;» pour la jouer quand même&#x202f;: rien n’est peint alors.</translation>
    </message>
    <message id="museum.tool.arrange">
        <source>Rearrange</source>
        <translation>Réorganiser</translation>
    </message>
    <message id="museum.arrange.off">
        <source>Nothing is worked out while this is switched off.</source>
        <translation>Rien n’est calculé tant que c’est désactivé.</translation>
    </message>
    <message id="museum.arrange.apply">
        <source>Rearrange all</source>
        <translation>Tout réorganiser</translation>
    </message>
    <message id="museum.arrange.live">
        <source>Look for a better arrangement while entering</source>
        <translation>Chercher une meilleure disposition pendant la saisie</translation>
    </message>
    <message id="museum.board.name">
        <source>Museum board</source>
        <translation>Plateau Musée</translation>
    </message>
    <message id="museum.menu.copy.open">
        <source>Take over a copy</source>
        <translation>Reprendre un exemplaire</translation>
    </message>
    <message id="museum.copy.filter">
        <source>Copy facts of Museum (*.cimaise-copy)</source>
        <translation>Données d’exemplaire de Museum (*.cimaise-copy)</translation>
    </message>
    <message id="museum.menu.copy.save">
        <source>Save my copy</source>
        <translation>Enregistrer mon exemplaire</translation>
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
        <translation>Touches</translation>
    </message>
    <message id="museum.keypad.latest">
        <source>Used last</source>
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
        <source>My discarded objects, by continent</source>
        <translation>Mes Objets au Fonds Commun, par continent</translation>
    </message>
    <message id="museum.scoring.tokens">
        <source>Tokens on the continents, for everyone</source>
        <translation>Jetons sur les continents, pour tous</translation>
    </message>
    <message id="museum.tool.plan">
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message id="museum.plan.tool">
        <source>A touch on the board makes</source>
        <translation>Toucher le plateau y place</translation>
    </message>
    <message id="museum.plan.slot">
        <source>a slot</source>
        <translation>un emplacement</translation>
    </message>
    <message id="museum.plan.main">
        <source>Main Gallery</source>
        <translation>Grande Galerie</translation>
    </message>
    <message id="museum.plan.blocked">
        <source>a blocked slot</source>
        <translation>un emplacement bloqué</translation>
    </message>
    <message id="museum.plan.none">
        <source>no slot</source>
        <translation>aucun emplacement</translation>
    </message>
    <message id="museum.plan.wall">
        <source>a closed passage</source>
        <translation>un passage fermé</translation>
    </message>
    <message id="museum.plan.board">
        <source>The board of this player</source>
        <translation>Le plateau de ce joueur</translation>
    </message>
    <message id="museum.plan.name">
        <source>Name of the board</source>
        <translation>Nom du plateau</translation>
    </message>
    <message id="museum.plan.new">
        <source>New board like this one</source>
        <translation>Nouveau plateau d’après celui-ci</translation>
    </message>
    <message id="museum.plan.drop">
        <source>Drop this board</source>
        <translation>Retirer ce plateau</translation>
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
        <source>What you draw and enter here is kept as your copy, and offered in every later game.</source>
        <translation>Ce que vous dessinez et saisissez ici est conservé comme votre exemplaire et proposé dans toutes les parties suivantes.</translation>
    </message>
    <message id="museum.tool.figures">
        <source>Final scoring</source>
        <translation>Décompte final</translation>
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
        <source>Signs</source>
        <translation>Signes</translation>
    </message>
    <message id="museum.menu.outlines">
        <source>A whole line outlines the collection of a civilisation, a dashed line that of a domain.</source>
        <translation>Un trait plein entoure la collection d’une civilisation, un trait discontinu celle d’un Domaine.</translation>
    </message>
    <message id="museum.menu.copy">
        <source>My copy</source>
        <translation>Mon exemplaire</translation>
    </message>
    <message id="museum.menu.copy.advice">
        <source>Boards, bonuses and patron figures that you have entered: hand them on as a file, or take over somebody else’s.</source>
        <translation>Plateaux, bonus et points de Mécènes que vous avez saisis&#x202f;: transmettez-les dans un fichier, ou reprenez ceux d’une autre personne.</translation>
    </message>
    <message id="museum.setup.edition">
        <source>Which rules?</source>
        <translation>Quelles règles&#x202f;?</translation>
    </message>
    <message id="museum.setup.board">
        <source>Which board?</source>
        <translation>Quel plateau&#x202f;?</translation>
    </message>
    <message id="museum.setup.board.advice">
        <source>Other sides of the boards are drawn once at the table; from then on they are offered here.</source>
        <translation>Les autres faces des plateaux se dessinent une fois à la table&#x202f;; elles sont ensuite proposées ici.</translation>
    </message>
    <message id="museum.arrange.take">
        <source>Take this step: {step}</source>
        <translation>Faire cette étape&#x202f;: {step}</translation>
    </message>
    <message id="museum.text.name">
        <source>Objects as text</source>
        <translation>Objets en texte</translation>
    </message>
    <message id="museum.text.field">
        <source>Objects, parted by commas</source>
        <translation>Objets, séparés par des virgules</translation>
    </message>
    <message id="museum.text.apply">
        <source>Put the objects down</source>
        <translation>Exposer les Objets</translation>
    </message>
    <message id="museum.text.advice">
        <source>Civilisation, domain and value in any order, shortened as you like: rom cul 3, gre war 2. The first goes to the selected slot, the others to the bare slots after it.</source>
        <translation>Civilisation, Domaine et valeur dans n’importe quel ordre, abrégés à volonté&#x202f;: rom cul 3, gre gue 2. Le premier va à l’emplacement choisi, les autres aux emplacements vides qui suivent.</translation>
    </message>
    <message id="museum.text.done">
        <source>Back to the keypad</source>
        <translation>Retour aux touches</translation>
    </message>
    <message id="museum.tool.objects">
        <source>Objects</source>
        <translation>Objets</translation>
    </message>
    <message id="museum.tool.text">
        <source>As text</source>
        <translation>En texte</translation>
    </message>
    <message id="museum.tool.paint">
        <source>Paint</source>
        <translation>Peindre</translation>
    </message>
    <message id="museum.tool.move">
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message id="museum.tool.take">
        <source>Take off</source>
        <translation>Retirer</translation>
    </message>
    <message id="museum.name">
        <source>Museum</source>
        <translation>Museum</translation>
    </message>
    <message id="museum.slot.none">
        <source>“{object}” lies at {place}, where there is no slot.</source>
        <translation>«&#x202f;{object}&#x202f;» se trouve hors de tout emplacement&#x202f;: {place}.</translation>
    </message>
    <message id="museum.slot.none.mend">
        <source>Put the object on a slot of the board; until then it does not count.</source>
        <translation>Placez l’Objet sur un emplacement du plateau&#x202f;; d’ici là, il ne compte pas.</translation>
    </message>
    <message id="museum.slot.blocked">
        <source>“{object}” lies at {place}, where the slot is blocked.</source>
        <translation>«&#x202f;{object}&#x202f;» se trouve sur un emplacement bloqué&#x202f;: {place}.</translation>
    </message>
    <message id="museum.slot.blocked.mend">
        <source>Put the object on another slot; until then it does not count.</source>
        <translation>Placez l’Objet sur un autre emplacement&#x202f;; d’ici là, il ne compte pas.</translation>
    </message>
    <message id="museum.slot.taken">
        <source>“{object}” lies at {place}, where “{first}” lies already.</source>
        <translation>«&#x202f;{object}&#x202f;» se trouve là où se trouve déjà «&#x202f;{first}&#x202f;»&#x202f;: {place}.</translation>
    </message>
    <message id="museum.slot.taken.mend">
        <source>Move one of the two; until then only the first one counts.</source>
        <translation>Déplacez l’un des deux&#x202f;; d’ici là, seul le premier compte.</translation>
    </message>
    <message id="museum.slot.take-off">
        <source>Take it off</source>
        <translation>Retirer cet Objet</translation>
    </message>
    <message id="museum.copies.object" numerus="yes">
        <source>%n objects are {civilisation}, {domain}, {value}; the box is likely to hold one.</source>
        <translation>
            <numerusform>%n Objet est ainsi&#x202f;: {civilisation}, {domain}, {value}&#x202f;; la boîte n’en contient sans doute qu’un.</numerusform>
            <numerusform>%n Objets sont identiques&#x202f;: {civilisation}, {domain}, {value}&#x202f;; la boîte n’en contient sans doute qu’un.</numerusform>
        </translation>
    </message>
    <message id="museum.copies.object.mend">
        <source>Look whether one of them was entered twice.</source>
        <translation>Regardez si l’un d’eux a été saisi deux fois.</translation>
    </message>
    <message id="museum.copies.civilisation" numerus="yes">
        <source>%n objects are {civilisation}; the box is likely to hold {most}.</source>
        <translation>
            <numerusform>%n Objet est de la civilisation {civilisation}&#x202f;; la boîte en contient sans doute {most}.</numerusform>
            <numerusform>%n Objets sont de la civilisation {civilisation}&#x202f;; la boîte en contient sans doute {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.copies.civilisation.mend">
        <source>Look whether some of them are of another civilisation.</source>
        <translation>Regardez si certains sont d’une autre civilisation.</translation>
    </message>
    <message id="museum.copies.domains" numerus="yes">
        <source>The {civilisation} objects are of %n domains; the box is likely to give them {most}.</source>
        <translation>
            <numerusform>Les Objets de la civilisation {civilisation} appartiennent à %n Domaine&#x202f;; la boîte ne lui en donne sans doute que {most}.</numerusform>
            <numerusform>Les Objets de la civilisation {civilisation} appartiennent à %n Domaines&#x202f;; la boîte ne lui en donne sans doute que {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.copies.domains.mend">
        <source>Look whether the domain of one of them was read wrongly.</source>
        <translation>Regardez si le Domaine de l’un d’eux a été mal lu.</translation>
    </message>
    <message id="museum.track.differs">
        <source>{owner} stands at {track} on the score track, but the objects exhibited are worth {sum}.</source>
        <translation>{owner} est à {track} sur la piste de score, mais les Objets exposés valent {sum}.</translation>
    </message>
    <message id="museum.track.differs.mend">
        <source>Look whether an object is missing or misread, or the track was read wrongly.</source>
        <translation>Regardez si un Objet manque ou a été mal lu, ou si la piste a été mal lue.</translation>
    </message>
    <message id="museum.opinion.all" numerus="yes">
        <source>There are %n tokens of Public Opinion on the continents; the box has {most}.</source>
        <translation>
            <numerusform>Il y a %n jeton Opinion Publique sur les continents&#x202f;; la boîte en contient {most}.</numerusform>
            <numerusform>Il y a %n jetons Opinion Publique sur les continents&#x202f;; la boîte en contient {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.opinion.all.mend">
        <source>Count the tokens on the four continents again.</source>
        <translation>Recomptez les jetons des quatre continents.</translation>
    </message>
    <message id="museum.opinion.continent" numerus="yes">
        <source>{continent} has %n tokens of Public Opinion; its deck has no more than {most} such cards.</source>
        <translation>
            <numerusform>{continent}&#x202f;: %n jeton Opinion Publique&#x202f;; sa pile n’a pas plus de {most} cartes qui en posent.</numerusform>
            <numerusform>{continent}&#x202f;: %n jetons Opinion Publique&#x202f;; sa pile n’a pas plus de {most} cartes qui en posent.</numerusform>
        </translation>
    </message>
    <message id="museum.opinion.continent.mend">
        <source>Count the tokens on this continent again.</source>
        <translation>Recomptez les jetons de ce continent.</translation>
    </message>
    <message id="museum.prestige.all" numerus="yes">
        <source>The players hold %n Prestige tokens together; the box has {most}.</source>
        <translation>
            <numerusform>Les joueurs ont ensemble %n jeton de Prestige&#x202f;; la boîte en contient {most}.</numerusform>
            <numerusform>Les joueurs ont ensemble %n jetons de Prestige&#x202f;; la boîte en contient {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.prestige.all.mend">
        <source>Count each player’s tokens again, and see which edition is played.</source>
        <translation>Recomptez les jetons de chacun et vérifiez l’édition jouée.</translation>
    </message>
    <message id="museum.press.all" numerus="yes">
        <source>The players have played %n Press Conferences together; there are {most}.</source>
        <translation>
            <numerusform>Les joueurs ont joué ensemble %n Conférence de Presse&#x202f;; il y en a {most}.</numerusform>
            <numerusform>Les joueurs ont joué ensemble %n Conférences de Presse&#x202f;; il y en a {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.press.all.mend">
        <source>Count the Press Conferences again.</source>
        <translation>Recomptez les Conférences de Presse.</translation>
    </message>
    <message id="museum.experts.twice" numerus="yes">
        <source>The expert {expert} is hired %n times; there is one.</source>
        <translation>
            <numerusform>La Personnalité «&#x202f;{expert}&#x202f;» est recrutée %n fois&#x202f;; il n’y en a qu’une.</numerusform>
            <numerusform>La Personnalité «&#x202f;{expert}&#x202f;» est recrutée %n fois&#x202f;; il n’y en a qu’une.</numerusform>
        </translation>
    </message>
    <message id="museum.experts.twice.mend">
        <source>Leave the expert with the player who hired that card.</source>
        <translation>Laissez-la à qui a recruté cette carte.</translation>
    </message>
    <message id="museum.experts.all" numerus="yes">
        <source>%n experts are hired; this edition has {most}.</source>
        <translation>
            <numerusform>%n Personnalité est recrutée&#x202f;; cette édition en a {most}.</numerusform>
            <numerusform>%n Personnalités sont recrutées&#x202f;; cette édition en a {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.experts.all.mend">
        <source>Count the experts again, and see which edition is played.</source>
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
        <source>Another patron</source>
        <translation>Un autre Mécène</translation>
    </message>
    <message id="museum.edition.retail">
        <source>Retail, 2019</source>
        <translation>Boîte de 2019 (en anglais)</translation>
    </message>
    <message id="museum.edition.first-french">
        <source>Earlier French rules</source>
        <translation>Premières règles (en français)</translation>
    </message>
    <message id="museum.duplicates.join">
        <source>Yes: the civilisations of the whole group count</source>
        <translation>Oui&#x202f;: toutes les civilisations du groupe comptent</translation>
    </message>
    <message id="museum.duplicates.apart">
        <source>No: the objects that count must be adjacent by themselves</source>
        <translation>Non&#x202f;: les Objets comptés doivent se toucher entre eux</translation>
    </message>
    <message id="museum.gallery.domain.distinct">
        <source>Only if no two objects there share a civilisation</source>
        <translation>Seulement si deux de ses Objets ne sont jamais de la même civilisation</translation>
    </message>
    <message id="museum.gallery.domain.any">
        <source>Yes, with duplicates too</source>
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
        <source>May an object whose civilisation is already counted join two parts of a domain collection?</source>
        <translation>Un Objet dont la civilisation compte déjà peut-il relier deux parties d’une collection de Domaine&#x202f;?</translation>
    </message>
    <message id="museum.duplicates.text">
        <source>A domain collection counts each civilisation once. Whether a second object of the same civilisation, which does not count, may still hold the collection together is left open.</source>
        <translation>Une collection de Domaine compte chaque civilisation une fois. La règle ne dit pas si un deuxième Objet de la même civilisation, qui ne compte pas, peut tout de même tenir la collection ensemble.</translation>
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
        <source>The Main Gallery must hold one collection. An object whose civilisation is already counted lies among the domain collection without being part of it, and the rules do not say whether it may hang in the Main Gallery.</source>
        <translation>La Grande Galerie doit contenir une seule collection. Un Objet dont la civilisation compte déjà se trouve au milieu de la collection de Domaine sans en faire partie&#x202f;; la règle ne dit pas s’il a sa place dans la Grande Galerie.</translation>
    </message>
    <message id="museum.gallery.domain.citation">
        <source>Rulebook, “Galleries” and “Domains”</source>
        <translation>Livret de règles, «&#x202f;Galeries&#x202f;» et «&#x202f;Domaines&#x202f;»</translation>
    </message>
    <message id="museum.patron.experts.title">
        <source>Do experts count for the collections a patron asks for?</source>
        <translation>Les Personnalités comptent-elles pour les collections que demande un Mécène&#x202f;?</translation>
    </message>
    <message id="museum.patron.experts.text">
        <source>An expert counts as one more card of a collection. Whether that holds for the collections of a patron too is left open. It changes Legacy, the Quadruple Collection, the Fountain of Knowledge and A Glimpse of the Past.</source>
        <translation>Une Personnalité compte comme une carte de plus dans une collection. La règle ne dit pas si cela vaut aussi pour les collections d’un Mécène. La réponse change l’Héritage, la Quadruple Collection, la Fontaine de savoir et Un aperçu du passé.</translation>
    </message>
    <message id="museum.patron.experts.citation">
        <source>Rulebook, “Expert Cards” and “Patron Cards”</source>
        <translation>Livret de règles, «&#x202f;Recruter une Personnalité&#x202f;» et «&#x202f;Mécènes&#x202f;»</translation>
    </message>
    <message id="museum.patron.adjacent.title">
        <source>Must the collections a patron asks for be adjacent?</source>
        <translation>Les collections que demande un Mécène doivent-elles être d’un seul tenant&#x202f;?</translation>
    </message>
    <message id="museum.patron.adjacent.text">
        <source>The rules call what a patron asks for a collection, and the cards of a collection are adjacent; but their examples count cards anywhere in the museum. The Continents, the Masterpieces and the Greatest Team count everything in any case.</source>
        <translation>La règle appelle collection ce que demande un Mécène, et les cartes d’une collection se touchent&#x202f;; mais ses exemples comptent les cartes de tout le musée. Les Continents, les Chefs d’Œuvre et la meilleure équipe comptent tout dans les deux cas.</translation>
    </message>
    <message id="museum.patron.adjacent.citation">
        <source>Rulebook, “Patrons” and “Organising your Collections”</source>
        <translation>Livret de règles, «&#x202f;Mécènes&#x202f;» et «&#x202f;Comment composer ses Collections&#x202f;»</translation>
    </message>
    <message id="museum.both.title">
        <source>Is the bonus for both galleries added to the two single ones?</source>
        <translation>Le bonus pour les deux galeries s’ajoute-t-il aux deux autres&#x202f;?</translation>
    </message>
    <message id="museum.both.text">
        <source>Whoever fills the whole museum and has one collection in the Main Gallery gets the bonus shown on the board. The earlier French rules call it additional; the English ones only say that it is scored.</source>
        <translation>Remplir tout le musée et placer une seule collection dans la Grande Galerie rapporte le bonus indiqué sur le plateau. Les premières règles françaises le disent additionnel&#x202f;; les anglaises disent seulement qu’il est marqué.</translation>
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
        <source>“{text}” is no civilisation, no domain and no value from 1 to {highest}.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est ni une civilisation, ni un Domaine, ni une valeur de 1 à {highest}.</translation>
    </message>
    <message id="museum.object.several">
        <source>“{text}” can be {one} or {other}: type “{oneTyped}” or “{otherTyped}”.</source>
        <translation>«&#x202f;{text}&#x202f;» peut vouloir dire {one} ou {other}&#x202f;: écrivez «&#x202f;{oneTyped}&#x202f;» ou «&#x202f;{otherTyped}&#x202f;».</translation>
    </message>
    <message id="museum.object.too-many">
        <source>“{text}” is one word too many: an object has one civilisation, one domain and one value.</source>
        <translation>«&#x202f;{text}&#x202f;» est de trop&#x202f;: un Objet a une civilisation, un Domaine et une valeur.</translation>
    </message>
    <message id="museum.object.missing">
        <source>“{text}” says too little: a civilisation, a domain and a value from 1 to {highest} were expected, as in “{example}”.</source>
        <translation>«&#x202f;{text}&#x202f;» ne suffit pas&#x202f;: une civilisation, un Domaine et une valeur de 1 à {highest} étaient attendus, par exemple «&#x202f;{example}&#x202f;».</translation>
    </message>
    <message id="museum.file.players">
        <source>Two to five play Museum; here there are {found}.</source>
        <translation>Museum se joue de deux à cinq&#x202f;; ils sont {found} ici.</translation>
    </message>
    <message id="museum.file.board-name">
        <source>A board’s name may not be blank, longer than 200 characters, or hold hidden ones.</source>
        <translation>Le nom d’un plateau ne peut être ni vide, ni de plus de 200 caractères, ni contenir de caractères cachés.</translation>
    </message>
    <message id="museum.file.unknown-board">
        <source>There is no board called “{name}” in this file.</source>
        <translation>Aucun plateau de ce fichier ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="museum.file.plan-rows">
        <source>A plan of 1 to {limit} rows was expected here; there are {found}.</source>
        <translation>Un plan de 1 à {limit} rangées était attendu ici&#x202f;; il y en a {found}.</translation>
    </message>
    <message id="museum.file.plan-columns">
        <source>A row of 1 to {limit} slots, as long as the first row, was expected here.</source>
        <translation>Une rangée de 1 à {limit} emplacements, aussi longue que la première, était attendue ici.</translation>
    </message>
    <message id="museum.file.plan-mark">
        <source>A row is written with . for a slot, G for the Main Gallery, x for a blocked slot, a space for none.</source>
        <translation>Une rangée s’écrit avec . pour un emplacement, G pour la Grande Galerie, x pour un emplacement bloqué, une espace pour rien.</translation>
    </message>
    <message id="museum.file.plan-empty">
        <source>A board has at least one slot.</source>
        <translation>Un plateau a au moins un emplacement.</translation>
    </message>
    <message id="museum.file.wall">
        <source>A wall stands between two neighbouring slots.</source>
        <translation>Un mur sépare deux emplacements voisins.</translation>
    </message>
    <message id="museum.slot.title">
        <source>One object a slot</source>
        <translation>Un Objet par emplacement</translation>
    </message>
    <message id="museum.slot.text">
        <source>Each object lies on a slot of the museum board and each slot holds one object; nothing lies on a blocked slot.</source>
        <translation>Chaque Objet est sur un emplacement du plateau, et chaque emplacement porte un Objet&#x202f;; il n’y a rien sur un emplacement bloqué.</translation>
    </message>
    <message id="museum.slot.citation">
        <source>Rulebook, “Laying Out your Museum”</source>
        <translation>Livret de règles, «&#x202f;Développer son Musée&#x202f;»</translation>
    </message>
    <message id="museum.copies.title">
        <source>What the box is likely to hold</source>
        <translation>Ce que la boîte contient sans doute</translation>
    </message>
    <message id="museum.copies.text">
        <source>The tables of points suggest that each civilisation has fifteen objects: three domains, and the values 1 to 5 once in each. More than that on the boards is probably an entry error.</source>
        <translation>Les tableaux de points laissent penser que chaque civilisation a quinze Objets&#x202f;: trois Domaines, et une fois chaque valeur de 1 à 5 dans chacun. S’il y en a davantage sur les plateaux, c’est sans doute une erreur de saisie.</translation>
    </message>
    <message id="museum.copies.citation">
        <source>Rulebook, “Final Scoring”; deduced from its tables of points</source>
        <translation>Livret de règles, «&#x202f;Décompte final&#x202f;»&#x202f;: déduit de ses tableaux de points</translation>
    </message>
    <message id="museum.track.title">
        <source>The track and the objects agree</source>
        <translation>La piste de score et les Objets s’accordent</translation>
    </message>
    <message id="museum.track.text">
        <source>Whoever exhibits an object moves ahead by its value, and nothing in the game takes an object away again: the score track shows the sum of the exhibited values.</source>
        <translation>Qui expose un Objet avance de sa valeur, et rien dans le jeu ne reprend un Objet&#x202f;: la piste de score indique la somme des valeurs exposées.</translation>
    </message>
    <message id="museum.track.citation">
        <source>Rulebook, “Scoring points during the game”</source>
        <translation>Livret de règles, «&#x202f;Tour de jeu&#x202f;»</translation>
    </message>
    <message id="museum.opinion.title">
        <source>Tokens of Public Opinion</source>
        <translation>Jetons Opinion Publique</translation>
    </message>
    <message id="museum.opinion.text">
        <source>The box has twelve tokens of Public Opinion, and the deck of each continent at most five cards that put one there.</source>
        <translation>La boîte contient douze jetons Opinion Publique, et la pile de chaque continent au plus cinq cartes qui y en posent un.</translation>
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
        <source>The players cannot hold more Prestige tokens than the box has: 32 in the retail edition, 42 in the earlier French one.</source>
        <translation>Les joueurs ne peuvent avoir plus de jetons de Prestige que la boîte n’en contient&#x202f;: 32 dans l’édition anglaise de 2019, 42 dans la première édition française.</translation>
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
        <source>Three Press Conferences are among the Favour cards, for all players together: a fourth cannot have been played.</source>
        <translation>Il y a trois Conférences de Presse parmi les cartes de Notoriété, pour tous les joueurs ensemble&#x202f;: une quatrième ne peut avoir été jouée.</translation>
    </message>
    <message id="museum.press.citation">
        <source>Rulebook, “Favour Cards”; it does not count them</source>
        <translation>Livret de règles, «&#x202f;Cartes de Notoriété&#x202f;»&#x202f;: il ne les compte pas</translation>
    </message>
    <message id="museum.experts.title">
        <source>Each expert once</source>
        <translation>Chaque Personnalité une fois</translation>
    </message>
    <message id="museum.experts.text">
        <source>An expert is hired once, by one player. The retail edition has 24 experts, the earlier French one 18.</source>
        <translation>Une Personnalité est recrutée une fois, par un seul joueur. L’édition anglaise de 2019 en a 24, la première édition française 18.</translation>
    </message>
    <message id="museum.experts.citation">
        <source>Rulebook, “Recruiting Experts” and “Components”</source>
        <translation>Livret de règles, «&#x202f;Recruter une Personnalité&#x202f;» et «&#x202f;Matériel&#x202f;»</translation>
    </message>
    <message id="museum.table.title">
        <source>No collection beyond the table</source>
        <translation>Aucune collection au-delà du tableau</translation>
    </message>
    <message id="museum.table.text">
        <source>The table of points ends at 16 for a civilisation and at 7 for a domain. A larger collection cannot be; it scores the last column.</source>
        <translation>Le tableau de points s’arrête à 16 pour une civilisation et à 7 pour un Domaine. Une collection plus grande n’est pas possible&#x202f;; elle rapporte la dernière colonne.</translation>
    </message>
    <message id="museum.table.citation">
        <source>Rulebook, “Final Scoring”</source>
        <translation>Livret de règles, «&#x202f;Décompte final&#x202f;»</translation>
    </message>
    <message id="museum.patron.points.title">
        <source>What the patron pays</source>
        <translation>Ce que rapporte le Mécène</translation>
    </message>
    <message id="museum.patron.points.text">
        <source>The points stand on the Patron card, not in the rulebook. Until they are entered the highest known level below counts, and the total is “at least”.</source>
        <translation>Les points sont sur la carte Mécène, pas dans le livret de règles. Tant qu’ils ne sont pas saisis, le plus haut niveau connu en dessous compte, et le total est «&#x202f;au moins&#x202f;».</translation>
    </message>
    <message id="museum.patron.points.citation">
        <source>Rulebook, “Patrons”; the figures are printed on the cards</source>
        <translation>Livret de règles, «&#x202f;Mécènes&#x202f;»&#x202f;; les points sont imprimés sur les cartes</translation>
    </message>
    <message id="museum.board.bonus.title">
        <source>What the board pays</source>
        <translation>Ce que rapporte le plateau</translation>
    </message>
    <message id="museum.board.bonus.text">
        <source>The bonuses for the galleries stand on the museum board, not in the rulebook. Until they are entered they count nothing, and the total is “at least”.</source>
        <translation>Les bonus des galeries sont sur le plateau du musée, pas dans le livret de règles. Tant qu’ils ne sont pas saisis, ils ne comptent pas, et le total est «&#x202f;au moins&#x202f;».</translation>
    </message>
    <message id="museum.board.bonus.citation">
        <source>Rulebook, “Galleries”; the figures are printed on the boards</source>
        <translation>Livret de règles, «&#x202f;Galeries&#x202f;»&#x202f;; les points sont imprimés sur les plateaux</translation>
    </message>
    <message id="museum.almost.title">
        <source>Apart from its collection</source>
        <translation>À l’écart de sa collection</translation>
    </message>
    <message id="museum.almost.text">
        <source>Objects of one collection are adjacent, side by side. One that lies elsewhere does not count; the note says what joining it would bring, or what all would be worth where none count yet.</source>
        <translation>Les Objets d’une collection se touchent, côte à côte. Un Objet placé ailleurs ne compte pas&#x202f;; la remarque dit ce que le relier rapporterait ou, si aucun ne compte encore, ce que tous vaudraient réunis.</translation>
    </message>
    <message id="museum.almost.citation">
        <source>Rulebook, “Organising your Collections”</source>
        <translation>Livret de règles, «&#x202f;Comment composer ses Collections&#x202f;»</translation>
    </message>
    <message id="museum.duplicate.title">
        <source>Each civilisation once in a domain</source>
        <translation>Chaque civilisation une fois par Domaine</translation>
    </message>
    <message id="museum.duplicate.text">
        <source>The objects of a domain collection are of different civilisations. A second object of one civilisation does not count in it; it may still count for its civilisation.</source>
        <translation>Les Objets d’une collection de Domaine sont de civilisations différentes. Un deuxième Objet de la même civilisation n’y compte pas&#x202f;; il peut compter pour sa civilisation.</translation>
    </message>
    <message id="museum.duplicate.citation">
        <source>Rulebook, “Domains”</source>
        <translation>Livret de règles, «&#x202f;Domaines&#x202f;»</translation>
    </message>
    <message id="museum.reading.title">
        <source>Readings that change a total</source>
        <translation>Lectures qui changent un total</translation>
    </message>
    <message id="museum.reading.text">
        <source>Where the rulebook is open and another answer would give a player another total, both totals are shown. One reading is changed at a time.</source>
        <translation>Là où la règle est ouverte et où une autre réponse donnerait un autre total à un joueur, les deux totaux sont indiqués. Une seule lecture est changée à la fois.</translation>
    </message>
    <message id="museum.reading.citation">
        <source>Rulebook, the passages that each reading names</source>
        <translation>Livret de règles, aux passages que chaque lecture indique</translation>
    </message>
    <message id="museum.end.title">
        <source>The end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message id="museum.end.text">
        <source>The first player to reach 50 points on the track triggers the end; under the earlier French rules 50 must be exceeded. That player ends the turn, and all others have one more.</source>
        <translation>Le premier joueur qui atteint 50 points sur la piste de score déclenche la fin&#x202f;; d’après les premières règles françaises, il faut dépasser 50. Ce joueur finit son tour, et tous les autres en jouent encore un.</translation>
    </message>
    <message id="museum.end.citation">
        <source>Rulebook, “Ending the Game”</source>
        <translation>Livret de règles, «&#x202f;Fin de la partie&#x202f;»</translation>
    </message>
    <message id="museum.tie.title">
        <source>A shared first place</source>
        <translation>Une première place partagée</translation>
    </message>
    <message id="museum.tie.text">
        <source>The player with the most points wins. Neither rulebook has a tie-break: players with the same points share the place.</source>
        <translation>Qui a le plus de points gagne. Aucun des deux livrets ne départage les ex æquo&#x202f;: ils partagent la place.</translation>
    </message>
    <message id="museum.tie.citation">
        <source>Rulebook, “Final Scoring”</source>
        <translation>Livret de règles, «&#x202f;Décompte final&#x202f;»</translation>
    </message>
    <message id="museum.table.larger">
        <source>The {collection} collection has a size of {size}, and the table ends at {most}.</source>
        <translation>La collection {collection} est de taille {size}, et le tableau s’arrête à {most}.</translation>
    </message>
    <message id="museum.table.larger.mend">
        <source>Look its objects and experts through; it scores the table’s last column.</source>
        <translation>Vérifiez ses Objets et ses Personnalités&#x202f;; elle rapporte la dernière colonne du tableau.</translation>
    </message>
    <message id="museum.patron.points.unknown">
        <source>What the patron {patron} pays for level {level} is not known yet.</source>
        <translation>Ce que rapporte le niveau {level} du Mécène «&#x202f;{patron}&#x202f;» n’est pas encore connu.</translation>
    </message>
    <message id="museum.patron.points.unknown.mend">
        <source>Read it off the Patron card and enter it; the total is at least what is shown.</source>
        <translation>Lisez-le sur la carte Mécène et saisissez-le&#x202f;; le total est au moins celui qui est affiché.</translation>
    </message>
    <message id="museum.board.bonus.main">
        <source>The bonus for the Main Gallery is not known yet.</source>
        <translation>Le bonus de la Grande Galerie n’est pas encore connu.</translation>
    </message>
    <message id="museum.board.bonus.mend">
        <source>Read it off the Museum board and enter it; the total is at least what is shown.</source>
        <translation>Lisez-le sur le plateau du musée et saisissez-le&#x202f;; le total est au moins celui qui est affiché.</translation>
    </message>
    <message id="museum.board.bonus.full">
        <source>The bonus for a full museum is not known yet.</source>
        <translation>Le bonus du musée complet n’est pas encore connu.</translation>
    </message>
    <message id="museum.board.bonus.both">
        <source>The bonus for both galleries is not known yet.</source>
        <translation>Le bonus pour les deux galeries n’est pas encore connu.</translation>
    </message>
    <message id="museum.almost.apart" numerus="yes">
        <source>%n objects lie apart from the {collection} collection; joined to it they would bring {points}.</source>
        <translation>
            <numerusform>%n Objet est à l’écart de la collection {collection}&#x202f;; s’il y était relié, il rapporterait {points}.</numerusform>
            <numerusform>%n Objets sont à l’écart de la collection {collection}&#x202f;; s’ils y étaient reliés, ils rapporteraient {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.duplicate.civilisation">
        <source>{object} ({place}) does not count in the {domain} collection, which has the {civilisation} civilisation already.</source>
        <translation>{object} ({place}) ne compte pas dans la collection {domain}, qui a déjà la civilisation {civilisation}.</translation>
    </message>
    <message id="museum.reading.differs">
        <source>{question} With “{chosen}” it is {points}, with “{other}” {others}.</source>
        <translation>{question} Avec «&#x202f;{chosen}&#x202f;», le total est de {points}&#x202f;; avec «&#x202f;{other}&#x202f;», de {others}.</translation>
    </message>
    <message id="museum.reading.differs.mend">
        <source>Agree on one answer: it is kept with the game.</source>
        <translation>Mettez-vous d’accord sur une réponse&#x202f;: elle est enregistrée avec la partie.</translation>
    </message>
    <message id="museum.end.triggered">
        <source>{owner} stands at {points} on the score track: the end of the game is triggered.</source>
        <translation>{owner} est à {points} sur la piste de score&#x202f;: la fin de la partie est déclenchée.</translation>
    </message>
    <message id="museum.tie.shared" numerus="yes">
        <source>%n players share the first place with {points}: no rulebook has a tie-break.</source>
        <translation>
            <numerusform>%n joueur est premier avec {points}&#x202f;: aucune règle ne départage les ex æquo.</numerusform>
            <numerusform>%n joueurs se partagent la première place avec {points}&#x202f;: aucune règle ne départage les ex æquo.</numerusform>
        </translation>
    </message>
    <message id="museum.score.civilisation.text">
        <source>Each civilisation brings points for one collection: the largest group of its objects that are adjacent, from three on, by the table; a matching expert counts as one more. Several collections of one civilisation are not possible. Objects and their points: {table}.</source>
        <translation>Chaque civilisation rapporte les points d’une collection&#x202f;: le plus grand groupe de ses Objets qui se touchent, à partir de trois, d’après le tableau&#x202f;; une Personnalité de cette couleur compte comme un Objet de plus. Plusieurs collections d’une même civilisation ne sont pas possibles. Nombre d’Objets et points&#x202f;: {table}.</translation>
    </message>
    <message id="museum.score.civilisation.citation">
        <source>Rulebook, “Civilisations” and “Expert Cards”</source>
        <translation>Livret de règles, «&#x202f;Civilisations&#x202f;» et «&#x202f;Recruter une Personnalité&#x202f;»</translation>
    </message>
    <message id="museum.score.domain.text">
        <source>Each domain brings points for one collection: adjacent objects of that domain, from three on, each civilisation counted once, by the table; a matching expert counts as one more. Objects and their points: {table}.</source>
        <translation>Chaque Domaine rapporte les points d’une collection&#x202f;: ses Objets qui se touchent, à partir de trois, chaque civilisation comptée une fois, d’après le tableau&#x202f;; une Personnalité de ce Domaine compte comme un Objet de plus. Nombre d’Objets et points&#x202f;: {table}.</translation>
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
        <source>The points made during the game: the value of each object when it was exhibited. Where nobody has entered the track, the exhibited values are added.</source>
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
        <source>What the Patron card pays for the highest level that is reached.</source>
        <translation>Ce que la carte Mécène rapporte pour le plus haut niveau atteint.</translation>
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
        <translation>Un point par jeton de Prestige qui reste.</translation>
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
        <translation>Le bonus imprimé sur le plateau quand chaque emplacement de la Grande Galerie est rempli et que tous ses Objets sont d’une seule collection.</translation>
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
        <source>Both galleries</source>
        <translation>Les deux galeries</translation>
    </message>
    <message id="museum.score.gallery.both.text">
        <source>The bonus printed on the board for a Main Gallery of one collection in a museum that is full.</source>
        <translation>Le bonus imprimé sur le plateau pour une Grande Galerie d’une seule collection dans un musée complet.</translation>
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
        <source>Each discarded object costs as many points as its continent has tokens of Public Opinion. Each Press Conference cancels one continent; the dearest is taken.</source>
        <translation>Chaque Objet du Fonds Commun coûte autant de points que son continent porte de jetons Opinion Publique. Chaque Conférence de Presse annule un continent&#x202f;; le plus cher est pris.</translation>
    </message>
    <message id="museum.score.public-opinion.citation">
        <source>Rulebook, “Public Opinion” and “Favour Cards”</source>
        <translation>Livret de règles, «&#x202f;Opinion Publique&#x202f;» et «&#x202f;Cartes de Notoriété&#x202f;»</translation>
    </message>
    <message id="museum.score.patron.none">
        <source>No patron has been entered</source>
        <translation>Aucun Mécène n’a été saisi</translation>
    </message>
    <message id="museum.score.patron.not-reached">
        <source>{patron}: {count} counted, the first level takes {needs}</source>
        <translation>{patron}&#x202f;: {count} de comptés, il en faut {needs} pour le premier niveau</translation>
    </message>
    <message id="museum.score.patron.reached">
        <source>{patron}: {count} counted, level {level} takes {needs}</source>
        <translation>{patron}&#x202f;: {count} de comptés, il en faut {needs} pour le niveau {level}</translation>
    </message>
    <message id="museum.score.patron.lower">
        <source>{patron}: level {level} is reached, but nobody has entered its figure; a lower level pays</source>
        <translation>{patron}&#x202f;: le niveau {level} est atteint, mais son chiffre n’a pas été saisi&#x202f;; un niveau inférieur compte</translation>
    </message>
    <message id="museum.score.patron.unknown">
        <source>{patron}: level {level} is reached, but nobody has entered its figure</source>
        <translation>{patron}&#x202f;: le niveau {level} est atteint, mais son chiffre n’a pas été saisi</translation>
    </message>
    <message id="museum.score.patron.team" numerus="yes">
        <source>{patron}: %n experts</source>
        <translation>
            <numerusform>{patron}&#x202f;: %n Personnalité</numerusform>
            <numerusform>{patron}&#x202f;: %n Personnalités</numerusform>
        </translation>
    </message>
    <message id="museum.score.patron.no-glimpse">
        <source>{patron}: not both collections</source>
        <translation>{patron}&#x202f;: pas les deux collections</translation>
    </message>
    <message id="museum.score.patron.glimpse">
        <source>{patron}: both collections</source>
        <translation>{patron}&#x202f;: les deux collections</translation>
    </message>
    <message id="museum.score.patron.other">
        <source>{patron}: as the card says</source>
        <translation>{patron}&#x202f;: comme le dit la carte</translation>
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
        <source>No more than {size} together: a collection begins at {fewest}</source>
        <translation>Pas plus de {size} ensemble&#x202f;: une collection commence à {fewest}</translation>
    </message>
    <message id="museum.score.collection.none">
        <source>No object of this kind</source>
        <translation>Aucun Objet de cette sorte</translation>
    </message>
    <message id="museum.score.collection.expert-alone">
        <source>An expert alone makes no collection</source>
        <translation>Une Personnalité seule ne fait pas de collection</translation>
    </message>
    <message id="museum.score.collection.apart">
        <source>It lies apart from the collection</source>
        <translation>Il est à l’écart de la collection</translation>
    </message>
    <message id="museum.score.domain.duplicate">
        <source>The {civilisation} civilisation counts already</source>
        <translation>La civilisation {civilisation} compte déjà</translation>
    </message>
    <message id="museum.score.prestige.tokens" numerus="yes">
        <source>%n Prestige tokens</source>
        <translation>
            <numerusform>%n jeton de Prestige</numerusform>
            <numerusform>%n jetons de Prestige</numerusform>
        </translation>
    </message>
    <message id="museum.score.prestige.none">
        <source>No Prestige token is left</source>
        <translation>Il ne reste aucun jeton de Prestige</translation>
    </message>
    <message id="museum.score.gallery.main.filled">
        <source>The {collection} collection fills the Main Gallery</source>
        <translation>La collection {collection} remplit la Grande Galerie</translation>
    </message>
    <message id="museum.score.gallery.main.mixed">
        <source>Every slot of the Main Gallery is filled, but not by one collection</source>
        <translation>La Grande Galerie est remplie, mais pas par une seule collection</translation>
    </message>
    <message id="museum.score.gallery.main.bare" numerus="yes">
        <source>%n slots of the Main Gallery are bare</source>
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
    <message id="museum.score.gallery.full.bare" numerus="yes">
        <source>%n slots are bare</source>
        <translation>
            <numerusform>%n emplacement est vide</numerusform>
            <numerusform>%n emplacements sont vides</numerusform>
        </translation>
    </message>
    <message id="museum.score.gallery.both.filled">
        <source>The Main Gallery has its collection and every slot is filled</source>
        <translation>La Grande Galerie a sa collection et chaque emplacement est rempli</translation>
    </message>
    <message id="museum.score.gallery.both.missing">
        <source>It takes one collection in the Main Gallery and every slot filled</source>
        <translation>Il faut une seule collection dans la Grande Galerie et chaque emplacement rempli</translation>
    </message>
    <message id="museum.score.gallery.replaced">
        <source>The bonus for both replaces it</source>
        <translation>Le bonus pour les deux galeries le remplace</translation>
    </message>
    <message id="museum.score.gallery.unknown">
        <source>Earned, but nobody has entered the figure printed on the board</source>
        <translation>Gagné, mais le chiffre imprimé sur le plateau n’a pas été saisi</translation>
    </message>
    <message id="museum.score.public-opinion.cost">
        <source>{continent}: {objects} × {tokens}</source>
        <translation>{continent}&#x202f;: {objects} × {tokens}</translation>
    </message>
    <message id="museum.score.public-opinion.cancelled">
        <source>{continent}: {objects}; a Press Conference cancels {tokens} for each</source>
        <translation>{continent}&#x202f;: {objects}&#x202f;; une Conférence de Presse annule {tokens} pour chacun</translation>
    </message>
    <message id="museum.score.public-opinion.no-tokens">
        <source>{continent}: {objects}, and no token on it</source>
        <translation>{continent}&#x202f;: {objects}, et aucun jeton</translation>
    </message>
    <message id="museum.score.public-opinion.none">
        <source>Nothing is discarded</source>
        <translation>Le Fonds Commun est vide</translation>
    </message>
    <message id="cli.help.arrange">
        <source>Museum: the best arrangement, its proof, and what moves</source>
        <translation>Museum&#x202f;: la meilleure disposition, sa preuve, et ce qui change de place</translation>
    </message>
    <message id="cli.arrange.wrong-game">
        <source>Only Museum has a best arrangement; this file is of another game.</source>
        <translation>Seul Museum a une meilleure disposition&#x202f;; ce fichier est d’un autre jeu.</translation>
    </message>
    <message id="cli.arrange.unknown-player">
        <source>There is no player called “{name}”.</source>
        <translation>Aucun joueur ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="cli.arrange.too-many">
        <source>There are more objects than slots: they cannot all stay on the board.</source>
        <translation>Il y a plus d’Objets que d’emplacements&#x202f;: ils ne peuvent pas tous rester sur le plateau.</translation>
    </message>
    <message id="cli.arrange.seconds">
        <source>A number of seconds from 0 to {most} was expected after --seconds.</source>
        <translation>Un nombre de secondes de 0 à {most} était attendu après --seconds.</translation>
    </message>
    <message id="cli.arrange.proved">
        <source>{player}: {total}, the best there is (now {now})</source>
        <translation>{player}&#x202f;: {total}, le mieux possible ({now} à présent)</translation>
    </message>
    <message id="cli.arrange.so-far">
        <source>{player}: {total}, the best found so far (now {now}); no arrangement brings more than {bound}</source>
        <translation>{player}&#x202f;: {total}, le mieux trouvé jusqu’ici ({now} à présent)&#x202f;; aucune disposition ne rapporte plus de {bound}</translation>
    </message>
    <message id="cli.arrange.nothing">
        <source>Nothing needs to be moved.</source>
        <translation>Rien n’est à déplacer.</translation>
    </message>
    <message id="cli.arrange.moves" numerus="yes">
        <source>%n objects change place:</source>
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
        <source>RoCu3: civilisation, domain, value   · bare slot   [ ] Main Gallery   × blocked</source>
        <translation>RoCu3&#x202f;: civilisation, Domaine, valeur   · vide   [ ] Grande Galerie   × bloqué</translation>
    </message>
    <message id="museum.copy.refused">
        <source>This is no file of copy facts.</source>
        <translation>Ce fichier ne contient pas de données d’exemplaire.</translation>
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
        <source>Points for each expert</source>
        <translation>Points par Personnalité</translation>
    </message>
    <message id="museum.figure.discard">
        <source>Discarded</source>
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
        <source>Printed on the Museum board, beside its galleries.</source>
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
        <source>Museum full</source>
        <translation>Musée complet</translation>
    </message>
    <message id="museum.figure.bonus.both">
        <source>Both</source>
        <translation>Les deux</translation>
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
        <source>No patron</source>
        <translation>Aucun Mécène</translation>
    </message>
    <message id="samples.museum.rulebook-example">
        <source>Vincent’s museum</source>
        <translation>Le musée de Vincent</translation>
    </message>
    <message id="samples.museum.rulebook-example.text">
        <source>Both rulebooks count 96 points; by their own table it is 99.</source>
        <translation>Les deux livrets comptent 96 points&#x202f;; d’après leur propre tableau, il y en a 99.</translation>
    </message>
    <message id="samples.museum.finished-3">
        <source>A finished game for three</source>
        <translation>Une partie terminée à trois</translation>
    </message>
    <message id="samples.museum.finished-3.text">
        <source>Every line of the score sheet, with the board’s own bonuses.</source>
        <translation>Chaque ligne de la feuille de score, avec les bonus imprimés sur le plateau.</translation>
    </message>
    <message id="samples.museum.unfinished">
        <source>Figures are missing</source>
        <translation>Il manque des chiffres</translation>
    </message>
    <message id="samples.museum.unfinished.text">
        <source>A board and a patron whose points nobody has entered yet.</source>
        <translation>Un plateau et un Mécène dont personne n’a encore saisi les points.</translation>
    </message>
    <message id="samples.museum.own-board">
        <source>A board of our own copy</source>
        <translation>Un plateau de notre exemplaire</translation>
    </message>
    <message id="samples.museum.own-board.text">
        <source>Missing slots, missing passages, a Main Gallery of another shape.</source>
        <translation>Emplacements absents, passages absents, une Grande Galerie d’une autre forme.</translation>
    </message>
    <message id="samples.museum.illegal">
        <source>Something is wrong here</source>
        <translation>Quelque chose cloche ici</translation>
    </message>
    <message id="samples.museum.illegal.text">
        <source>A table that cannot be: what, where, and how to mend it.</source>
        <translation>Une table impossible&#x202f;: quoi, où, et comment y remédier.</translation>
    </message>
    <message id="samples.museum.disputed">
        <source>Two readings</source>
        <translation>Deux lectures</translation>
    </message>
    <message id="samples.museum.disputed.text">
        <source>The rulebook leaves open what counts: both totals are shown.</source>
        <translation>Le livret ne dit pas ce qui compte&#x202f;: les deux totaux sont indiqués.</translation>
    </message>
    <message id="museum.setup.end">
        <source>The game ends when somebody reaches {points} points on the score track; there are {tokens} prestige tokens.</source>
        <translation>La partie se termine quand quelqu’un atteint {points} points sur la piste de score&#x202f;; il y a {tokens} jetons de Prestige.</translation>
    </message>
    <message id="museum.board.standard">
        <source>Standard board</source>
        <translation>Plateau standard</translation>
    </message>
    <message id="museum.hint.nothing-to-move">
        <source>Nothing lies here that could be moved.</source>
        <translation>Aucun Objet à déplacer ici.</translation>
    </message>
    <message id="museum.arrange.looking">
        <source>Looking for a better arrangement …</source>
        <translation>Recherche d’une meilleure disposition …</translation>
    </message>
    <message id="museum.arrange.crowded">
        <source>There are more objects than slots: they cannot all stay on the board.</source>
        <translation>Il y a plus d’Objets que d’emplacements&#x202f;: ils ne peuvent pas tous rester sur le plateau.</translation>
    </message>
    <message id="museum.arrange.empty">
        <source>There is nothing to arrange yet.</source>
        <translation>Il n’y a encore rien à réorganiser.</translation>
    </message>
    <message id="museum.arrange.proved-here">
        <source>No arrangement of these objects brings more than {total}: proved.</source>
        <translation>Aucune disposition de ces Objets ne rapporte plus de {total}&#x202f;: c’est prouvé.</translation>
    </message>
    <message id="museum.arrange.nothing-so-far">
        <source>Nothing better found so far; no arrangement brings more than {bound}.</source>
        <translation>Rien de mieux pour l’instant&#x202f;; aucune disposition ne rapporte plus de {bound}.</translation>
    </message>
    <message id="museum.arrange.proved" numerus="yes">
        <source>+{gain} by moving %n objects: {total}, the best there is.</source>
        <translation>
            <numerusform>+{gain} en déplaçant %n Objet&#x202f;: {total}, le maximum possible.</numerusform>
            <numerusform>+{gain} en déplaçant %n Objets&#x202f;: {total}, le maximum possible.</numerusform>
        </translation>
    </message>
    <message id="museum.arrange.so-far" numerus="yes">
        <source>+{gain} found so far by moving %n objects: {total}. No arrangement brings more than {bound}.</source>
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
        <source>Figures that are still missing are left out.</source>
        <translation>Les chiffres qui manquent encore ne sont pas comptés.</translation>
    </message>
    <message id="museum.arrange.step">
        <source>{object}: from {from} to {to}</source>
        <translation>{object}&#x202f;: de {from} à {to}</translation>
    </message>
    <message id="museum.arrange.swap">
        <source>{object}: from {from} to {to}, in exchange for {other}</source>
        <translation>{object}&#x202f;: de {from} à {to}, en échange de {other}</translation>
    </message>
    <message id="museum.edit.step">
        <source>one step of the arrangement taken</source>
        <oldsource>one step of the arrangement</oldsource>
        <translation>une étape de la réorganisation faite</translation>
    </message>
    <message id="museum.edit.arrange" numerus="yes">
        <source>%n objects rearranged</source>
        <translation>
            <numerusform>%n Objet réorganisé</numerusform>
            <numerusform>%n Objets réorganisés</numerusform>
        </translation>
    </message>
    <message id="museum.edit.draw">
        <source>board drawn</source>
        <translation>plateau dessiné</translation>
    </message>
    <message id="museum.edit.wall">
        <source>passage changed</source>
        <translation>passage modifié</translation>
    </message>
    <message id="museum.edit.board">
        <source>board of {owner} chosen</source>
        <translation>plateau de {owner} choisi</translation>
    </message>
    <message id="museum.edit.board-new">
        <source>board added</source>
        <oldsource>new board</oldsource>
        <translation>plateau ajouté</translation>
    </message>
    <message id="museum.edit.board-name">
        <source>board renamed</source>
        <translation>plateau renommé</translation>
    </message>
    <message id="museum.edit.board-drop">
        <source>board dropped</source>
        <translation>plateau retiré</translation>
    </message>
    <message id="museum.edit.board-size">
        <source>size of the board changed</source>
        <translation>taille du plateau modifiée</translation>
    </message>
    <message id="museum.board.numbered">
        <source>Board {number}</source>
        <translation>Plateau {number}</translation>
    </message>
    <message id="museum.board.taken">
        <source>Another board has that name.</source>
        <translation>Un autre plateau porte ce nom.</translation>
    </message>
    <message id="museum.board.nameless">
        <source>A board needs a name.</source>
        <translation>Il faut un nom au plateau.</translation>
    </message>
    <message id="museum.edit.put">
        <source>{object} exhibited</source>
        <translation>{object}&#x202f;: exposé</translation>
    </message>
    <message id="museum.edit.change">
        <source>{object} changed</source>
        <translation>{object}&#x202f;: modifié</translation>
    </message>
    <message id="museum.edit.take">
        <source>{object} taken off</source>
        <translation>{object}&#x202f;: retiré</translation>
    </message>
    <message id="museum.edit.take-all">
        <source>all objects taken off</source>
        <translation>tous les Objets retirés</translation>
    </message>
    <message id="museum.edit.move">
        <source>{object} moved</source>
        <translation>{object}&#x202f;: déplacé</translation>
    </message>
    <message id="museum.edit.text" numerus="yes">
        <source>%n objects typed in</source>
        <translation>
            <numerusform>%n Objet saisi en texte</numerusform>
            <numerusform>%n Objets saisis en texte</numerusform>
        </translation>
    </message>
    <message id="museum.hint.not-a-slot">
        <source>There is no free slot here.</source>
        <translation>Il n’y a pas d’emplacement vide ici.</translation>
    </message>
    <message id="museum.hint.nothing-to-paint">
        <source>Paint: first touch a civilisation, domain or value, then the slots that have it.</source>
        <translation>Peindre&#x202f;: touchez d’abord une civilisation, un Domaine ou une valeur, puis les emplacements concernés.</translation>
    </message>
    <message id="museum.hint.full">
        <source>All slots are filled: touch the one that is to change.</source>
        <translation>Tous les emplacements sont remplis&#x202f;: touchez celui qui doit changer.</translation>
    </message>
    <message id="museum.edit.expert">
        <source>experts of {owner} changed</source>
        <translation>Personnalités de {owner} modifiées</translation>
    </message>
    <message id="museum.edit.patron">
        <source>patron of {owner} changed</source>
        <translation>Mécène de {owner} modifié</translation>
    </message>
    <message id="museum.edit.figure">
        <source>figure entered</source>
        <translation>chiffre saisi</translation>
    </message>
    <message id="museum.edit.copy">
        <source>figures of my copy filled in</source>
        <translation>chiffres de mon exemplaire repris</translation>
    </message>
    <message id="museum.figure.wrong">
        <source>A whole number from 0 to {most} was expected.</source>
        <translation>Un nombre entier de 0 à {most} était attendu.</translation>
    </message>
    <message id="museum.copy.fill-in">
        <source>Fill in from my copy</source>
        <translation>Reprendre de mon exemplaire</translation>
    </message>
    <message id="museum.patron.quadruple.text">
        <source>Four collections: how many of them reach size 3?</source>
        <translation>Quatre collections&#x202f;: combien atteignent la taille 3&#x202f;?</translation>
    </message>
    <message id="museum.patron.continent.text">
        <source>Objects of one continent, anywhere on the board.</source>
        <translation>Objets d’un continent, n’importe où sur le plateau.</translation>
    </message>
    <message id="museum.patron.legacy.text">
        <source>The collection of one civilisation.</source>
        <translation>La collection d’une civilisation.</translation>
    </message>
    <message id="museum.patron.perfect.text">
        <source>Collections whose objects hold all values from 1 to 5.</source>
        <translation>Collections dont les Objets ont toutes les valeurs de 1 à 5.</translation>
    </message>
    <message id="museum.patron.masterpieces.text">
        <source>Objects of value 5, anywhere on the board.</source>
        <translation>Objets de valeur 5, n’importe où sur le plateau.</translation>
    </message>
    <message id="museum.patron.greatest-team.text">
        <source>Each expert brings points.</source>
        <translation>Chaque Personnalité rapporte des points.</translation>
    </message>
    <message id="museum.patron.fountain.text">
        <source>Domain collections of at least 5 objects.</source>
        <translation>Collections de Domaine d’au moins 5 Objets.</translation>
    </message>
    <message id="museum.patron.glimpse.text">
        <source>A civilisation collection of 7 and a domain collection of 6.</source>
        <translation>Une collection de civilisation de 7 et une collection de Domaine de 6.</translation>
    </message>
    <message id="museum.patron.other.text">
        <source>Enter the points that the card brings.</source>
        <translation>Saisissez les points que rapporte la carte.</translation>
    </message>
    <message id="museum.hint.typed">
        <source>{typed}…: civilisation, domain, value; then Enter.</source>
        <translation>{typed}…&#x202f;: civilisation, Domaine, valeur&#x202f;; puis Entrée.</translation>
    </message>
    <message id="museum.hint.object">
        <source>{slot}: {object}. Touch what is different.</source>
        <translation>{slot}&#x202f;: {object}. Touchez ce qui est différent.</translation>
    </message>
    <message id="museum.hint.bare">
        <source>{slot}: which civilisation, domain and value?</source>
        <translation>{slot}&#x202f;: quelle civilisation, quel Domaine, quelle valeur&#x202f;?</translation>
    </message>
    <message id="museum.hint.part">
        <source>{slot}: {object} …</source>
        <translation>{slot}&#x202f;: {object} …</translation>
    </message>
    <message id="museum.hint.blocked">
        <source>{slot} is blocked: nothing can lie there.</source>
        <translation>{slot} est bloqué&#x202f;: rien ne peut s’y trouver.</translation>
    </message>
    <message id="museum.hint.paint">
        <source>Touch the slots that are {object}.</source>
        <translation>Touchez les emplacements concernés&#x202f;: {object}.</translation>
    </message>
    <message id="museum.hint.paint-what">
        <source>Paint: touch a civilisation, a domain or a value, then all slots that have it.</source>
        <translation>Peindre&#x202f;: touchez une civilisation, un Domaine ou une valeur, puis tous les emplacements concernés.</translation>
    </message>
    <message id="museum.hint.move">
        <source>Where shall {object} go? Touch a slot; an object there changes places with it.</source>
        <translation>Où placer {object}&#x202f;? Touchez un emplacement&#x202f;; un Objet qui s’y trouve change de place avec lui.</translation>
    </message>
    <message id="museum.hint.plan">
        <source>Touch the cells that are to change.</source>
        <translation>Touchez les cases à changer.</translation>
    </message>
    <message id="museum.hint.wall">
        <source>Touch two neighbouring slots: the passage between them is closed or opened.</source>
        <translation>Touchez deux emplacements voisins&#x202f;: le passage entre eux est fermé ou ouvert.</translation>
    </message>
    <message id="museum.hint.wall-next">
        <source>Now touch the slot beside it.</source>
        <translation>Touchez maintenant l’emplacement voisin.</translation>
    </message>
    <message id="museum.hint.no-museum">
        <source>This table has no museum for {owner}.</source>
        <translation>Cette table n’a pas de musée pour {owner}.</translation>
    </message>
    <message id="sides.slots">
        <source>{filled} of {spaces} slots</source>
        <translation>{filled} sur {spaces} emplacements</translation>
    </message>
    <message id="muse.economy.said">
        <source>Economy: {coins}</source>
        <translation>Économie&#x202f;: {coins}</translation>
    </message>
    <message id="museum.cell.name">
        <source>{slot}: {content}</source>
        <translation>{slot}&#x202f;: {content}</translation>
    </message>
    <message id="museum.cell.bare">
        <source>bare</source>
        <translation>vide</translation>
    </message>
    <message id="museum.cell.bare-main">
        <source>bare, Main Gallery</source>
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
        <source>half entered: {traits}</source>
        <translation>saisi à moitié&#x202f;: {traits}</translation>
    </message>
    <message id="art.facts.advice">
        <source>No rulebook gives the size of the wall: count it on your boards, once. It is remembered for later games.</source>
        <translation>Aucun livret ne donne la taille du mur&#x202f;: comptez les cases de vos plateaux, une seule fois. Cette taille sera retenue pour les parties suivantes.</translation>
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
        <source>Confirmed: this is the wall of your copy.</source>
        <translation>Confirmé&#x202f;: c’est le mur de votre exemplaire.</translation>
    </message>
    <message id="art.facts.confirm">
        <source>Unverified: confirm this wall</source>
        <translation>Non vérifié&#x202f;: confirmer ce mur</translation>
    </message>
    <message id="art.tool.fit">
        <source>Where does this fit?</source>
        <translation>Où la mettre&#x202f;?</translation>
    </message>
    <message id="art.fit.hang">
        <source>Hang it here</source>
        <translation>L’accrocher ici</translation>
    </message>
    <message id="art.fit.kind">
        <source>Which tile?</source>
        <translation>Quelle tuile&#x202f;?</translation>
    </message>
    <message id="art.fit.painting">
        <source>a painting</source>
        <translation>un tableau</translation>
    </message>
    <message id="art.fit.decor.1">
        <source>decor 1</source>
        <translation>décoration 1</translation>
    </message>
    <message id="art.fit.decor.2">
        <source>decor 2</source>
        <translation>décoration 2</translation>
    </message>
    <message id="art.fit.decor.3">
        <source>decor 3</source>
        <translation>décoration 3</translation>
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
        <source>Museum and table</source>
        <translation>Musée et table</translation>
    </message>
    <message id="art.museum.title">
        <source>Prestige in the museum</source>
        <translation>Prestige au Musée</translation>
    </message>
    <message id="art.museum.advice">
        <source>The space of each type’s marker; past 50 count on, black 5 is 55. Leave it empty while the type is not in the museum.</source>
        <translation>La case du marqueur de chaque type&#x202f;; après 50, continuez à compter&#x202f;: le 5 noir est 55. Laissez vide tant que le type n’est pas au Musée.</translation>
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
        <source>Put it away</source>
        <translation>La retirer</translation>
    </message>
    <message id="art.beside.excess">
        <source>Excess paintings</source>
        <translation>Tableaux en trop</translation>
    </message>
    <message id="art.ordered">
        <source>The tiles stand in the order in which they were hung</source>
        <translation>Les tuiles suivent l’ordre d’accrochage</translation>
    </message>
    <message id="art.hand.title">
        <source>Bid cards left in the hand</source>
        <translation>Cartes d’enchère restées en main</translation>
    </message>
    <message id="art.hand.advice">
        <source>Players are level: the cards left in their hands decide. Touch the cards that have been played.</source>
        <translation>Égalité&#x202f;: les cartes qui restent en main départagent. Touchez les cartes qui ont été jouées.</translation>
    </message>
    <message id="art.hand.forget">
        <source>Forget this hand</source>
        <translation>Oublier cette main</translation>
    </message>
    <message id="art.tool.pairs">
        <source>Check for faux pas</source>
        <translation>Vérifier les fautes de goût</translation>
    </message>
    <message id="art.pairs.advice">
        <source>Each player checks the wall on their left: two paintings of one type side by side are a faux pas. Touch a line to see it on the wall.</source>
        <translation>Chacun vérifie le mur de son voisin de gauche&#x202f;: deux tableaux du même type côte à côte sont une faute de goût. Touchez une ligne pour la voir sur le mur.</translation>
    </message>
    <message id="art.tool.plan">
        <source>Printed wall</source>
        <translation>Mur imprimé</translation>
    </message>
    <message id="art.plan.advice">
        <source>A tile that no longer fits stays where it is, and is marked.</source>
        <translation>Une tuile qui ne tient plus reste en place et est signalée.</translation>
    </message>
    <message id="art.menu.frames">
        <source>Frames</source>
        <translation>Cadres</translation>
    </message>
    <message id="art.menu.frames.advice">
        <source>No rulebook names the four frames: call them what you like, and give them the colours of your copy.</source>
        <translation>Aucun livret ne nomme les quatre cadres&#x202f;: appelez-les comme vous voulez, et donnez-leur les couleurs de votre exemplaire.</translation>
    </message>
    <message id="art.menu.frame">
        <source>Name of frame {letter}</source>
        <translation>Nom du cadre {letter}</translation>
    </message>
    <message id="art.setup.wall">
        <source>Which wall?</source>
        <translation>Quel mur&#x202f;?</translation>
    </message>
    <message id="art.step.less">
        <source>{figure}: one less</source>
        <translation>{figure}&#x202f;: un de moins</translation>
    </message>
    <message id="art.step.more">
        <source>{figure}: one more</source>
        <translation>{figure}&#x202f;: un de plus</translation>
    </message>
    <message id="art.text.name">
        <source>Tiles as text</source>
        <translation>Tuiles en texte</translation>
    </message>
    <message id="art.text.field">
        <source>A tile</source>
        <translation>Une tuile</translation>
    </message>
    <message id="art.text.apply">
        <source>Hang the tile</source>
        <translation>Accrocher la tuile</translation>
    </message>
    <message id="art.text.advice">
        <source>Type, frame, size and top left square: portrait a 2x3 at 6,4. Decor: decor 2 at 8,7, or decor 2 1x2 at 8,7 upright.</source>
        <translation>Type, cadre, taille et case en haut à gauche&#x202f;: paysage a 2x3 en 6,4. Décoration&#x202f;: décoration 2 en 8,7, ou debout&#x202f;: décoration 2 1x2 en 8,7.</translation>
    </message>
    <message id="art.text.done">
        <source>Back to the keys</source>
        <translation>Retour aux touches</translation>
    </message>
    <message id="art.tool.tiles">
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message id="art.tool.text">
        <source>As text</source>
        <translation>En texte</translation>
    </message>
    <message id="art.tool.copy">
        <source>Hang another one like it</source>
        <translation>En accrocher une pareille</translation>
    </message>
    <message id="art.tool.take">
        <source>Take down</source>
        <translation>Décrocher</translation>
    </message>
    <message id="art.wall.name">
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message id="art.facts.picture">
        <source>The wall as entered</source>
        <translation>Le mur tel qu’il est saisi</translation>
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
        <source>Where it hangs when the round ends</source>
        <translation>Là où il est accroché à la fin de la manche</translation>
    </message>
    <message id="art.frames.moved.first">
        <source>Where it was hung first: the decor earned cannot be checked</source>
        <translation>Là où il a d’abord été accroché&#x202f;: les décorations gagnées ne peuvent pas être vérifiées</translation>
    </message>
    <message id="art.decor.swapped.no">
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message id="art.decor.swapped.yes">
        <source>Yes: only the shields in all are checked</source>
        <translation>Oui&#x202f;: seul le total des écussons est vérifié</translation>
    </message>
    <message id="art.decor.four.at-most">
        <source>Yes: at most that many shields</source>
        <translation>Oui&#x202f;: au plus ce nombre d’écussons</translation>
    </message>
    <message id="art.decor.four.exactly">
        <source>No: exactly that many, or no decor at all</source>
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
        <source>A painting moves again before the round ends: which position earns the decor?</source>
        <translation>Un tableau est encore déplacé avant la fin de la manche&#x202f;: quelle position rapporte la décoration&#x202f;?</translation>
    </message>
    <message id="art.frames.moved.text">
        <source>Until the round ends, tiles may be moved freely on the wall, while decor is taken as soon as a painting is hung. Which of its positions counts is left open. The file shows the last one only.</source>
        <translation>Jusqu’à la fin de la manche, les tuiles peuvent être déplacées librement sur le mur, mais la décoration se prend dès qu’un tableau est accroché. La règle ne dit pas laquelle de ses positions compte. Le fichier ne montre que la dernière.</translation>
    </message>
    <message id="art.frames.moved.citation">
        <source>Rulebook, “Gallery Wall Placement Rules” and “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Livret de règles, «&#x202f;Gallery Wall Placement Rules&#x202f;» et «&#x202f;Matching Frames and Acquiring Decor Tiles&#x202f;»</translation>
    </message>
    <message id="art.decor.swapped.title">
        <source>Was decor on the walls swapped because a size ran out?</source>
        <translation>Des décorations posées ont-elles été échangées parce qu’une taille manquait&#x202f;?</translation>
    </message>
    <message id="art.decor.swapped.text">
        <source>The box has so many decor tiles of each size and no rule for the case that one runs out. A table that then swaps tiles for others of the same worth leaves walls on which no tile shows who earned it.</source>
        <translation>La boîte contient un nombre limité de décorations de chaque taille, et aucune règle ne dit que faire quand il n’y en a plus. Une table qui échange alors des tuiles contre d’autres de même valeur laisse des murs où aucune tuile ne montre qui l’a rapportée.</translation>
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
        <source>With one to three matching frames the tile may be smaller. With four or more, any decor tiles that add up to the number are taken; whether they may add up to less is left open.</source>
        <translation>Avec un à trois cadres identiques, la tuile peut être plus petite. À partir de quatre, on prend des décorations dont la somme fait ce nombre&#x202f;; la règle ne dit pas si elle peut être inférieure.</translation>
    </message>
    <message id="art.decor.four.citation">
        <source>Rulebook, “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Livret de règles, «&#x202f;Matching Frames and Acquiring Decor Tiles&#x202f;»</translation>
    </message>
    <message id="art.prestige.black.title">
        <source>Do a marker on black 5 and one on plain 5 collide?</source>
        <translation>Un marqueur sur le 5 noir et un autre sur le 5 simple se gênent-ils&#x202f;?</translation>
    </message>
    <message id="art.prestige.black.text">
        <source>Past 50 a prestige marker turns to its black side and goes round the track again. Whether a marker of the first round then still keeps a space from it is left open.</source>
        <translation>Au-delà de 50, un marqueur de prestige passe sur sa face noire et recommence la piste. La règle ne dit pas si un marqueur du premier tour lui prend encore une case.</translation>
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
        <source>the marker of {item}</source>
        <translation>le marqueur {item}</translation>
    </message>
    <message id="art.file.players" numerus="yes">
        <source>Two to four play Art Society; here there are %n.</source>
        <translation>
            <numerusform>Art Society se joue à deux, trois ou quatre&#x202f;; il y a ici %n joueur.</numerusform>
            <numerusform>Art Society se joue à deux, trois ou quatre&#x202f;; il y a ici %n joueurs.</numerusform>
        </translation>
    </message>
    <message id="art.file.no-player">
        <source>There is no player called “{name}”.</source>
        <translation>Aucun joueur ne s’appelle «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="art.file.same-star">
        <source>The two stars stand on two different squares.</source>
        <translation>Les deux étoiles occupent deux cases différentes.</translation>
    </message>
    <message id="art.file.painting-or-decor">
        <source>A tile has either the key “painting” or the key “decor”.</source>
        <translation>Une tuile a soit la clé «&#x202f;painting&#x202f;», soit la clé «&#x202f;decor&#x202f;».</translation>
    </message>
    <message id="art.file.prestige-or-museum">
        <source>A file has either the key “prestige” or the key “museum”, not both.</source>
        <translation>Un fichier a soit la clé «&#x202f;prestige&#x202f;», soit la clé «&#x202f;museum&#x202f;», pas les deux.</translation>
    </message>
    <message id="art.inside.title">
        <source>Inside the wall</source>
        <translation>À l’intérieur du mur</translation>
    </message>
    <message id="art.inside.text">
        <source>A tile lies inside the wall with all its squares.</source>
        <translation>Une tuile tient tout entière sur le mur.</translation>
    </message>
    <message id="art.inside.citation">
        <source>Rulebook, “Gallery Wall Placement Rules”</source>
        <translation>Livret de règles, «&#x202f;Gallery Wall Placement Rules&#x202f;»</translation>
    </message>
    <message id="art.overlap.title">
        <source>One tile on a square</source>
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
        <source>Every tile but the starting painting touches, when it is hung, a side of a tile that hangs already; a corner is not enough. Where the order of hanging is not known, every tile is joined to the starting painting through tiles that touch.</source>
        <translation>Toute tuile, sauf le tableau de départ, touche par un côté une tuile déjà accrochée&#x202f;; un coin ne suffit pas. Quand l’ordre d’accrochage n’est pas connu, chaque tuile est reliée au tableau de départ par des tuiles qui se touchent.</translation>
    </message>
    <message id="art.touch.citation">
        <source>Rulebook, “Gallery Wall Placement Rules”</source>
        <translation>Livret de règles, «&#x202f;Gallery Wall Placement Rules&#x202f;»</translation>
    </message>
    <message id="art.start.title">
        <source>The starting painting</source>
        <translation>Le tableau de départ</translation>
    </message>
    <message id="art.start.text">
        <source>Each player begins with one starting painting of 2×3 squares, hung so that it covers one or both stars in the centre of the wall.</source>
        <translation>Chaque joueur commence avec un tableau de départ de 2×3 cases, accroché de façon à couvrir une étoile au moins au centre du mur.</translation>
    </message>
    <message id="art.start.citation">
        <source>Rulebook, “Setup”, step 6</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;», étape 6</translation>
    </message>
    <message id="art.size.title">
        <source>Sizes of paintings</source>
        <translation>Taille des tableaux</translation>
    </message>
    <message id="art.size.text">
        <source>The box has no painting of one, two or three squares in a line. None with a side over five is known, which is a note and no more.</source>
        <translation>La boîte ne contient aucun tableau d’une, deux ou trois cases en ligne. On n’en connaît aucun dont un côté dépasse cinq cases, ce qui n’est qu’une remarque.</translation>
    </message>
    <message id="art.size.citation">
        <source>Rulebook, “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Livret de règles, «&#x202f;Matching Frames and Acquiring Decor Tiles&#x202f;»</translation>
    </message>
    <message id="art.decor.size.title">
        <source>Sizes of decor</source>
        <translation>Taille des décorations</translation>
    </message>
    <message id="art.decor.size.text">
        <source>A decor tile has one, two or three shields and covers as many squares in a line. Whether it may be turned is not said: both ways are accepted.</source>
        <translation>Une décoration porte un, deux ou trois écussons et couvre autant de cases en ligne. La règle ne dit pas si elle peut être tournée&#x202f;: les deux sens sont acceptés.</translation>
    </message>
    <message id="art.decor.size.citation">
        <source>Rulebook, “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Livret de règles, «&#x202f;Matching Frames and Acquiring Decor Tiles&#x202f;»</translation>
    </message>
    <message id="art.decor.earned.title">
        <source>Decor is earned</source>
        <translation>Les décorations se gagnent</translation>
    </message>
    <message id="art.decor.earned.text">
        <source>A painting that touches one to three paintings of its frame when it is hung earns one decor tile of at most that many shields; one that touches four or more earns any that add up to that number. An excess painting earns one shield. Where the order of hanging is known, every decor tile needs a painting that earned it; else the shields together are compared with the matching pairs.</source>
        <translation>Un tableau qui, au moment où on l’accroche, touche un à trois tableaux au même cadre rapporte une décoration d’au plus autant d’écussons&#x202f;; s’il en touche quatre ou plus, des décorations dont la somme fait ce nombre. Un tableau en trop rapporte un écusson. Quand l’ordre d’accrochage est connu, chaque décoration doit avoir un tableau qui l’a rapportée&#x202f;; sinon, on compare le total des écussons aux paires de cadres identiques.</translation>
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
        <source>Paintings of one type that share a side score no prestige, in a chain all of them. Corners do not count, nor do paintings that decor keeps apart.</source>
        <translation>Des tableaux du même type qui se touchent par un côté ne rapportent aucun prestige, et dans une chaîne aucun d’eux. Les coins ne comptent pas, ni les tableaux qu’une décoration sépare.</translation>
    </message>
    <message id="art.fauxpas.citation">
        <source>Rulebook, “Faux Pas”</source>
        <translation>Livret de règles, «&#x202f;Faux Pas&#x202f;»</translation>
    </message>
    <message id="art.assistant.title">
        <source>The assistant</source>
        <translation>L’assistant</translation>
    </message>
    <message id="art.assistant.text">
        <source>The assistant holds at most one tile, a painting or decor. It may be hung whenever a new tile is placed, before it or after it; a painting held once can only go to the wall and never to the museum. At the end it scores nothing and costs nothing.</source>
        <translation>L’assistant garde une tuile au plus, tableau ou décoration. Elle peut être accrochée chaque fois qu’une nouvelle tuile est placée, avant ou après celle-ci&#x202f;; un tableau qu’il a gardé ne peut plus aller que sur le mur, jamais au Musée. À la fin, elle ne rapporte rien et ne coûte rien.</translation>
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
        <source>A painting that fits nowhere, cannot be exchanged and is not given to the assistant is in excess. The second one triggers the end of the game, so that nobody has three.</source>
        <translation>Un tableau qui ne tient nulle part, ne peut pas être échangé et n’est pas confié à l’assistant est en trop. Le deuxième déclenche la fin de la partie&#x202f;: personne n’en a trois.</translation>
    </message>
    <message id="art.excess.citation">
        <source>Rulebook, “Running out of Space”, step 3, and “Game End”</source>
        <translation>Livret de règles, «&#x202f;Running out of Space&#x202f;», étape 3, et «&#x202f;Game End&#x202f;»</translation>
    </message>
    <message id="art.count.title">
        <source>One painting a round</source>
        <translation>Un tableau par manche</translation>
    </message>
    <message id="art.count.text">
        <source>Everybody plays one bid card and takes one painting in each round. The paintings on the wall, in excess and with the assistant are therefore one more than the cards played, and all hands are of one length.</source>
        <translation>À chaque manche, chacun joue une carte d’enchère et prend un tableau. Les tableaux du mur, ceux en trop et celui de l’assistant sont donc un de plus que les cartes jouées, et toutes les mains ont la même longueur.</translation>
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
        <source>Each auction leaves one painting to the museum, whose value moves the marker of its type. No two markers stand on one space: a marker that would land on another one steps back to the first empty space. A marker is on 0 only when it found no empty space, with all four types in the museum; a type that never reached the museum has no marker there and scores ×2.</source>
        <translation>Chaque enchère laisse un tableau au Musée, dont la valeur avance le marqueur de son type. Deux marqueurs n’occupent jamais la même case&#x202f;: celui qui arriverait sur un autre recule jusqu’à la première case libre. Un marqueur n’est sur 0 que s’il n’a trouvé aucune case libre, les quatre types étant au Musée&#x202f;; un type jamais entré au Musée n’y a pas de marqueur et vaut ×2.</translation>
    </message>
    <message id="art.prestige.citation">
        <source>Rulebook, “Increasing Prestige” and “Prestige Rankings”</source>
        <translation>Livret de règles, «&#x202f;Increasing Prestige&#x202f;» et «&#x202f;Prestige Rankings&#x202f;»</translation>
    </message>
    <message id="art.hand.needed.title">
        <source>A tie needs the hands</source>
        <translation>Une égalité demande les mains</translation>
    </message>
    <message id="art.hand.needed.text">
        <source>Between players with equal points, the higher sum of the bid cards left in the hand is ahead; equal sums share the place. The hands are needed only then, once every wall shows more than its starting painting and the prestige markers are entered.</source>
        <translation>Entre joueurs à égalité de points, la plus forte somme des cartes d’enchère restées en main l’emporte&#x202f;; à somme égale, la place est partagée. Les mains ne sont nécessaires que dans ce cas, une fois que chaque mur montre plus que son tableau de départ et que les marqueurs de prestige sont saisis.</translation>
    </message>
    <message id="art.hand.needed.citation">
        <source>Rulebook, “Final Scoring”</source>
        <translation>Livret de règles, «&#x202f;Final Scoring&#x202f;»</translation>
    </message>
    <message id="art.end.title">
        <source>The end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message id="art.end.text">
        <source>The end is triggered when a wall is full, when somebody stores a second excess painting, or when no bid cards are left. The round is finished, then the score is counted.</source>
        <translation>La fin est déclenchée quand un mur est plein, quand quelqu’un garde un deuxième tableau en trop, ou quand il ne reste plus de cartes d’enchère. On termine la manche, puis on compte les points.</translation>
    </message>
    <message id="art.end.citation">
        <source>Rulebook, “Game End”</source>
        <translation>Livret de règles, «&#x202f;Game End&#x202f;»</translation>
    </message>
    <message id="art.wall.unverified.title">
        <source>The size of the wall</source>
        <translation>La taille du mur</translation>
    </message>
    <message id="art.wall.unverified.text">
        <source>No rulebook states how many squares the wall has, nor which rows the eyeline covers: both are printed on the player boards and have to be counted there once.</source>
        <translation>Aucune règle n’indique combien de cases a le mur ni quelles rangées couvre la ligne de regard&#x202f;: c’est imprimé sur les plateaux des joueurs, où il faut le compter une fois.</translation>
    </message>
    <message id="art.wall.unverified.citation">
        <source>Rulebook, “Gallery Wall Placement Rules” (pictures only)</source>
        <translation>Livret de règles, «&#x202f;Gallery Wall Placement Rules&#x202f;» (images seulement)</translation>
    </message>
    <message id="art.decor.earned.total">
        <source>Shields: {shields}. Matching frames give {matches} at most and excess paintings {excess}, {earned} together.</source>
        <translation>Écussons&#x202f;: {shields}. Les cadres identiques en rapportent {matches} au plus et les tableaux en trop {excess}, soit {earned} en tout.</translation>
    </message>
    <message id="art.decor.earned.total.mend">
        <source>Count the shields again, and look whether every frame is entered as it is.</source>
        <translation>Recomptez les écussons et vérifiez que chaque cadre est bien saisi.</translation>
    </message>
    <message id="art.decor.earned.tile" numerus="yes">
        <source>{tile} cannot have been earned: no painting hung before it is left that gives decor of %n shields.</source>
        <translation>
            <numerusform>{tile} n’a pas pu être gagnée&#x202f;: plus aucun tableau accroché avant elle ne peut rapporter une décoration de %n écusson.</numerusform>
            <numerusform>{tile} n’a pas pu être gagnée&#x202f;: plus aucun tableau accroché avant elle ne peut rapporter une décoration de %n écussons.</numerusform>
        </translation>
    </message>
    <message id="art.decor.earned.tile.mend">
        <source>Enter its shields or the frames again, or say that the order of hanging is not known.</source>
        <translation>Saisissez de nouveau ses écussons ou les cadres, ou indiquez que l’ordre d’accrochage n’est pas connu.</translation>
    </message>
    <message id="art.decor.earned.sum">
        <source>The decor cannot be shared out among the paintings that earned it: with four or more matching frames it adds up to just their number.</source>
        <translation>Les décorations ne se répartissent pas entre les tableaux qui les ont rapportées&#x202f;: à partir de quatre cadres identiques, leur somme fait exactement ce nombre.</translation>
    </message>
    <message id="art.decor.earned.sum.mend">
        <source>Enter the shields or the frames again, or choose the other answer to this question.</source>
        <translation>Saisissez de nouveau les écussons ou les cadres, ou choisissez l’autre réponse à cette question.</translation>
    </message>
    <message id="art.excess.many" numerus="yes">
        <source>{owner} has %n excess paintings; the second one ends the game.</source>
        <translation>
            <numerusform>{owner} a %n tableau en trop&#x202f;; le deuxième met fin à la partie.</numerusform>
            <numerusform>{owner} a %n tableaux en trop&#x202f;; le deuxième met fin à la partie.</numerusform>
        </translation>
    </message>
    <message id="art.excess.many.mend">
        <source>Count the paintings beside the board again.</source>
        <translation>Recomptez les tableaux posés à côté du plateau.</translation>
    </message>
    <message id="art.count.paintings">
        <source>Paintings on the wall, in excess and with the assistant: {found}. Rounds played, by the cards left in the hand: {rounds}, which makes {expected} with the starting painting.</source>
        <translation>Tableaux sur le mur, en trop et chez l’assistant&#x202f;: {found}. Manches jouées, d’après les cartes restées en main&#x202f;: {rounds}, ce qui en fait {expected} avec le tableau de départ.</translation>
    </message>
    <message id="art.count.paintings.mend">
        <source>Look for a painting that is missing or entered twice, and count the cards in the hand again.</source>
        <translation>Cherchez un tableau oublié ou saisi deux fois, et recomptez les cartes de la main.</translation>
    </message>
    <message id="art.count.hands">
        <source>The hands do not hold equally many cards, but everybody plays one in each round.</source>
        <translation>Les mains n’ont pas le même nombre de cartes, alors que chacun en joue une par manche.</translation>
    </message>
    <message id="art.count.hands.mend">
        <source>Count the cards in each hand again.</source>
        <translation>Recomptez les cartes de chaque main.</translation>
    </message>
    <message id="art.bids.outside">
        <source>{card} is in the hand, but bid cards run from 1 to {highest}.</source>
        <translation>Le {card} est en main, mais les cartes d’enchère vont de 1 à {highest}.</translation>
    </message>
    <message id="art.bids.outside.mend">
        <source>Read the card again.</source>
        <translation>Relisez la carte.</translation>
    </message>
    <message id="art.bids.twice">
        <source>{card} is in the hand more than once; everybody has one bid card of each value.</source>
        <translation>Le {card} est plusieurs fois en main&#x202f;; chacun a une seule carte de chaque valeur.</translation>
    </message>
    <message id="art.bids.twice.mend">
        <source>Read the cards again and take out the one that is wrong.</source>
        <translation>Relisez les cartes et retirez celle qui est fausse.</translation>
    </message>
    <message id="art.prestige.same">
        <source>{first} and {second} stand on one space of the museum’s track.</source>
        <translation>{first} et {second} sont sur la même case de la piste du Musée.</translation>
    </message>
    <message id="art.prestige.same.mend">
        <source>Read both spaces again: a marker that would land on another one steps back to the first empty space.</source>
        <translation>Relisez les deux cases&#x202f;: un marqueur qui arriverait sur un autre recule jusqu’à la première case libre.</translation>
    </message>
    <message id="art.prestige.empty">
        <source>Where the museum’s markers stand is not entered yet. The points, by what the museum has most of: {ranges}.</source>
        <translation>La place des marqueurs du Musée n’est pas encore saisie. Points, selon le classement du Musée&#x202f;: {ranges}.</translation>
    </message>
    <message id="art.prestige.empty.mend">
        <source>Enter where the markers stand: each auction leaves one painting to the museum.</source>
        <translation>Saisissez la place des marqueurs&#x202f;: chaque enchère laisse un tableau au Musée.</translation>
    </message>
    <message id="art.prestige.zero">
        <source>{first} stands on 0, which only happens with all four types in the museum; a type that never reached it has no space at all and scores ×2.</source>
        <translation>{first} est sur 0, ce qui n’arrive que si les quatre types sont au Musée&#x202f;; un type jamais entré au Musée n’a aucune case et vaut ×2.</translation>
    </message>
    <message id="art.prestige.zero.mend">
        <source>Take the marker off the track if no painting of this type ever reached the museum, or enter the others.</source>
        <translation>Retirez le marqueur de la piste si aucun tableau de ce type n’est entré au Musée, ou saisissez les autres.</translation>
    </message>
    <message id="art.hand.needed.tied">
        <source>{owner} has as many points as somebody else, {points}: the bid cards left in the hand decide, and this hand is not entered.</source>
        <translation>{owner} a autant de points qu’un autre joueur, {points}&#x202f;: les cartes d’enchère restées en main décident, et cette main n’est pas saisie.</translation>
    </message>
    <message id="art.hand.needed.tied.mend">
        <source>Enter the bid cards left in this hand; until then the place is shared.</source>
        <translation>Saisissez les cartes d’enchère restées dans cette main&#x202f;; d’ici là, la place est partagée.</translation>
    </message>
    <message id="art.end.wall">
        <source>The wall is full: this round is the last one.</source>
        <translation>Le mur est plein&#x202f;: cette manche est la dernière.</translation>
    </message>
    <message id="art.end.excess">
        <source>{owner} has a second excess painting: this round is the last one.</source>
        <translation>{owner} a un deuxième tableau en trop&#x202f;: cette manche est la dernière.</translation>
    </message>
    <message id="art.end.hands">
        <source>No bid cards are left: the game is over.</source>
        <translation>Il ne reste plus de cartes d’enchère&#x202f;: la partie est terminée.</translation>
    </message>
    <message id="art.wall.unverified.guess">
        <source>Nobody has counted the wall of this copy yet: {columns} columns, {rows} rows, the stars and the eyeline are a guess.</source>
        <translation>Personne n’a encore compté les cases du mur de cet exemplaire&#x202f;: {columns} colonnes, {rows} rangées, les étoiles et la ligne de regard sont une supposition.</translation>
    </message>
    <message id="art.wall.unverified.guess.mend">
        <source>Count the squares of the printed wall once, and look for the two stars and for the rows between the eyes.</source>
        <translation>Comptez une fois les cases du mur imprimé, et cherchez les deux étoiles et les rangées entre les yeux.</translation>
    </message>
    <message id="art.entry.kind">
        <source>“{word}” is neither a type nor decor: city-life, portrait, still-life, landscape or decor was expected.</source>
        <translation>«&#x202f;{word}&#x202f;» n’est ni un type ni une décoration&#x202f;: vie-urbaine, portrait, nature-morte, paysage ou décoration était attendu.</translation>
    </message>
    <message id="art.entry.frame">
        <source>“{word}” is no frame: a, b, c or d was expected.</source>
        <translation>«&#x202f;{word}&#x202f;» n’est pas un cadre&#x202f;: a, b, c ou d était attendu.</translation>
    </message>
    <message id="art.entry.shields">
        <source>“{word}” is no number of shields.</source>
        <translation>«&#x202f;{word}&#x202f;» n’est pas un nombre d’écussons.</translation>
    </message>
    <message id="art.entry.size">
        <source>“{word}” is no size: columns and rows were expected, such as 2x3.</source>
        <translation>«&#x202f;{word}&#x202f;» n’est pas une taille&#x202f;: colonnes et rangées étaient attendues, par exemple 2x3.</translation>
    </message>
    <message id="art.entry.square">
        <source>“{word}” is no square: column and row were expected, such as 6,4.</source>
        <translation>«&#x202f;{word}&#x202f;» n’est pas une case&#x202f;: colonne et rangée étaient attendues, par exemple 6,4.</translation>
    </message>
    <message id="art.entry.too-many">
        <source>“{word}” is one word too many.</source>
        <translation>«&#x202f;{word}&#x202f;» est un mot de trop.</translation>
    </message>
    <message id="art.inside.out">
        <source>{tile} ({name}) sticks out of the wall, which is {columns} squares wide and {rows} high.</source>
        <translation>{tile} ({name}) dépasse du mur, qui a {columns} colonnes et {rows} rangées.</translation>
    </message>
    <message id="art.inside.out.mend">
        <source>Enter its place or its size again, or correct the size of the wall.</source>
        <translation>Saisissez de nouveau sa place ou sa taille, ou corrigez la taille du mur.</translation>
    </message>
    <message id="art.overlap.pair">
        <source>{first} and {second} overlap at {squares}.</source>
        <translation>{first} et {second} se chevauchent en {squares}.</translation>
    </message>
    <message id="art.overlap.pair.mend">
        <source>Enter the place or the size of one of them again.</source>
        <translation>Saisissez de nouveau la place ou la taille de l’une des deux.</translation>
    </message>
    <message id="art.touch.order">
        <source>{tile} ({name}) touches no tile that was hung before it.</source>
        <translation>{tile} ({name}) ne touche aucune tuile accrochée avant elle.</translation>
    </message>
    <message id="art.touch.order.mend">
        <source>Move it beside one of them, or say that the order of hanging is not known.</source>
        <translation>Placez-la contre l’une d’elles, ou indiquez que l’ordre d’accrochage n’est pas connu.</translation>
    </message>
    <message id="art.touch.apart">
        <source>{tile} ({name}) is not joined to the starting painting by tiles that touch.</source>
        <translation>{tile} ({name}) n’est pas reliée au tableau de départ par des tuiles qui se touchent.</translation>
    </message>
    <message id="art.touch.apart.mend">
        <source>Move it beside another tile; a corner is not enough.</source>
        <translation>Placez-la contre une autre tuile&#x202f;; un coin ne suffit pas.</translation>
    </message>
    <message id="art.start.none">
        <source>No painting on this wall is marked as the starting one.</source>
        <translation>Aucun tableau de ce mur n’est marqué comme tableau de départ.</translation>
    </message>
    <message id="art.start.none.mend">
        <source>Mark the painting that hung there when the game began.</source>
        <translation>Marquez le tableau qui s’y trouvait au début de la partie.</translation>
    </message>
    <message id="art.start.several" numerus="yes">
        <source>%n paintings on this wall are marked as the starting one.</source>
        <translation>
            <numerusform>%n tableau de ce mur est marqué comme tableau de départ.</numerusform>
            <numerusform>%n tableaux de ce mur sont marqués comme tableau de départ.</numerusform>
        </translation>
    </message>
    <message id="art.start.several.mend">
        <source>Leave the mark on the painting that hung there when the game began.</source>
        <translation>Ne laissez la marque qu’au tableau qui s’y trouvait au début de la partie.</translation>
    </message>
    <message id="art.start.size">
        <source>The starting painting measures {columns}×{rows}; every starting painting is 2×3.</source>
        <translation>Le tableau de départ mesure {columns}×{rows}&#x202f;; tous les tableaux de départ font 2×3.</translation>
    </message>
    <message id="art.start.size.mend">
        <source>Enter its size again, or mark another painting.</source>
        <translation>Saisissez de nouveau sa taille, ou marquez un autre tableau.</translation>
    </message>
    <message id="art.start.star">
        <source>The starting painting covers neither star in the centre of the wall.</source>
        <translation>Le tableau de départ ne couvre aucune des deux étoiles au centre du mur.</translation>
    </message>
    <message id="art.start.star.mend">
        <source>Enter its place again, mark another painting, or correct the stars of the wall.</source>
        <translation>Saisissez de nouveau sa place, marquez un autre tableau, ou corrigez les étoiles du mur.</translation>
    </message>
    <message id="art.size.small">
        <source>{tile} is entered as a painting of {columns}×{rows}; the box has none so small.</source>
        <translation>{tile}&#x202f;: saisie comme tableau de {columns}×{rows}&#x202f;; la boîte n’en contient pas d’aussi petit.</translation>
    </message>
    <message id="art.size.small.mend">
        <source>Enter its size again; it may be decor.</source>
        <translation>Saisissez de nouveau sa taille&#x202f;; c’est peut-être une décoration.</translation>
    </message>
    <message id="art.size.large">
        <source>{tile} is entered as a painting of {columns}×{rows}; none is known with a side over {longest}.</source>
        <translation>{tile}&#x202f;: saisie comme tableau de {columns}×{rows}&#x202f;; on n’en connaît aucun dont un côté dépasse {longest}.</translation>
    </message>
    <message id="art.size.large.mend">
        <source>Count its squares once more.</source>
        <translation>Comptez encore une fois ses cases.</translation>
    </message>
    <message id="art.decor.size.shields" numerus="yes">
        <source>{tile} is entered as decor of %n shields; decor has one, two or three.</source>
        <translation>
            <numerusform>{tile}&#x202f;: saisie comme décoration de %n écusson&#x202f;; une décoration en porte un, deux ou trois.</numerusform>
            <numerusform>{tile}&#x202f;: saisie comme décoration de %n écussons&#x202f;; une décoration en porte un, deux ou trois.</numerusform>
        </translation>
    </message>
    <message id="art.decor.size.shields.mend">
        <source>Count its shields again.</source>
        <translation>Comptez de nouveau ses écussons.</translation>
    </message>
    <message id="art.decor.size.squares" numerus="yes">
        <source>{tile} is entered as decor of %n shields on {columns}×{rows} squares.</source>
        <translation>
            <numerusform>{tile}&#x202f;: saisie comme décoration de %n écusson sur {columns}×{rows} cases.</numerusform>
            <numerusform>{tile}&#x202f;: saisie comme décoration de %n écussons sur {columns}×{rows} cases.</numerusform>
        </translation>
    </message>
    <message id="art.decor.size.squares.mend">
        <source>Decor covers as many squares in a line as it has shields: enter one or the other again.</source>
        <translation>Une décoration couvre autant de cases en ligne qu’elle a d’écussons&#x202f;: saisissez de nouveau les uns ou les autres.</translation>
    </message>
    <message id="art.fauxpas.chain" numerus="yes">
        <source>%n paintings of the type {type} touch each other: none of them scores prestige.</source>
        <translation>
            <numerusform>%n tableau de type {type} en touche un autre&#x202f;: aucun ne rapporte de prestige.</numerusform>
            <numerusform>%n tableaux de type {type} se touchent&#x202f;: aucun d’eux ne rapporte de prestige.</numerusform>
        </translation>
    </message>
    <message id="art.name">
        <source>Art Society</source>
        <translation>Art Society</translation>
    </message>
    <message id="art.score.prestige.painting">
        <source>{type} is worth ×{multiplier}</source>
        <translation>{type} vaut ×{multiplier}</translation>
    </message>
    <message id="art.score.prestige.offends">
        <source>{tile} is part of a faux pas</source>
        <translation>{tile} fait partie d’une faute de goût</translation>
    </message>
    <message id="art.score.decor.tile" numerus="yes">
        <source>Decor of %n shields</source>
        <translation>
            <numerusform>Décoration de %n écusson</numerusform>
            <numerusform>Décoration de %n écussons</numerusform>
        </translation>
    </message>
    <message id="art.score.eyeline.painting">
        <source>{tile} shows {type}, the type in vogue, in the eyeline</source>
        <translation>{tile} montre le type en vogue, {type}, dans la ligne de regard</translation>
    </message>
    <message id="art.score.eyeline.outside">
        <source>{tile} shows {type}, the type in vogue, but outside the eyeline</source>
        <translation>{tile} montre le type en vogue, {type}, mais hors de la ligne de regard</translation>
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
    <message id="art.score.exposed-corners.bare">
        <source>The corner at {square} is bare</source>
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
        <source>The multiplier of the type for each painting of City Life on the wall that is in no faux pas.</source>
        <translation>Le multiplicateur du type pour chaque tableau de Vie urbaine sur le mur qui n’est dans aucune faute de goût.</translation>
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
        <source>The multiplier of the type for each Portrait on the wall that is in no faux pas.</source>
        <translation>Le multiplicateur du type pour chaque Portrait sur le mur qui n’est dans aucune faute de goût.</translation>
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
        <source>The multiplier of the type for each Still Life on the wall that is in no faux pas.</source>
        <translation>Le multiplicateur du type pour chaque Nature morte sur le mur qui n’est dans aucune faute de goût.</translation>
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
        <source>The multiplier of the type for each Landscape on the wall that is in no faux pas.</source>
        <translation>Le multiplicateur du type pour chaque Paysage sur le mur qui n’est dans aucune faute de goût.</translation>
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
        <source>One point for each shield on the wall. What the assistant holds scores nothing.</source>
        <translation>Un point pour chaque écusson sur le mur. Ce que garde l’assistant ne rapporte rien.</translation>
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
        <source>Three points for each painting of the type in vogue (×5) that lies in the eyeline with at least one square, once for each painting. Paintings in a faux pas count here.</source>
        <translation>Trois points pour chaque tableau du type en vogue (×5) dont une case au moins est dans la ligne de regard, une fois par tableau. Les tableaux en faute de goût comptent aussi.</translation>
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
        <source>Five points when no square of the wall is empty; decor fills squares too.</source>
        <translation>Cinq points quand aucune case du mur n’est vide&#x202f;; les décorations remplissent aussi des cases.</translation>
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
        <source>Two points lost for each excess painting. One that the assistant holds is none.</source>
        <translation>Deux points de moins pour chaque tableau en trop. Celui que garde l’assistant n’en est pas un.</translation>
    </message>
    <message id="art.score.excess.citation">
        <source>Rulebook, “Final Scoring”, step 6</source>
        <translation>Livret de règles, «&#x202f;Final Scoring&#x202f;», étape 6</translation>
    </message>
    <message id="art.tie-break.hand">
        <source>Bid cards left, added up</source>
        <translation>Somme des cartes d’enchère restantes</translation>
    </message>
    <message id="cli.auction.wrong-game">
        <source>Only Art Society has an auction; this file is of another game.</source>
        <translation>Seul Art Society a des enchères&#x202f;; ce fichier est d’un autre jeu.</translation>
    </message>
    <message id="cli.auction.missing-stack">
        <source>The bidding stack of {player} is not in this file.</source>
        <translation>La pile d’enchères de {player} n’est pas dans ce fichier.</translation>
    </message>
    <message id="cli.auction.tied">
        <source>{player} and {other} have equal stacks down to the last card; the white starting cards always differ.</source>
        <translation>{player} et {other} ont des piles égales jusqu’à la dernière carte&#x202f;; les cartes blanches de départ diffèrent toujours.</translation>
    </message>
    <message id="cli.auction.order">
        <source>The bidders choose in this order</source>
        <translation>Les enchérisseurs choisissent dans cet ordre</translation>
    </message>
    <message id="cli.auction.bid">
        <source>{player} bids {bid}</source>
        <translation>{player} mise {bid}</translation>
    </message>
    <message id="cli.auction.tie" numerus="yes">
        <source>ahead of the next one by the card %n places below the bid</source>
        <translation>
            <numerusform>devant le suivant par la carte placée %n rang sous la mise</numerusform>
            <numerusform>devant le suivant par la carte placée %n rangs sous la mise</numerusform>
        </translation>
    </message>
    <message id="cli.art.painting">
        <source>{type}, frame {frame}, {columns}×{rows}</source>
        <translation>{type}, cadre {frame}, {columns}×{rows}</translation>
    </message>
    <message id="cli.art.start">
        <source>starting painting</source>
        <translation>tableau de départ</translation>
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
        <source>Art Society: the order in which bidders choose</source>
        <translation>Art Society&#x202f;: l’ordre dans lequel les enchérisseurs choisissent</translation>
    </message>
    <message id="cli.help.piece">
        <source>a piece of Art Society for placements, a painting or decor; decor without a size is tried both ways</source>
        <translation>une pièce d’Art Society pour placements, tableau ou décoration&#x202f;; une décoration sans taille est essayée dans les deux sens</translation>
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
        <source>It fits nowhere. The rules then offer, in this order:</source>
        <translation>La pièce ne tient nulle part. Les règles offrent alors, dans cet ordre&#x202f;:</translation>
    </message>
    <message id="cli.placements.offer.assistant">
        <source>to let the assistant hold it</source>
        <translation>la confier à l’assistant</translation>
    </message>
    <message id="cli.placements.offer.exchange">
        <source>to exchange it with the museum for a painting of the same type</source>
        <translation>l’échanger au Musée contre un tableau du même type</translation>
    </message>
    <message id="cli.placements.offer.excess">
        <source>to keep it in excess and take decor of one shield</source>
        <translation>la garder en trop et prendre une décoration d’un écusson</translation>
    </message>
    <message id="art.judge.outside">
        <source>not inside the wall</source>
        <translation>dépasse du mur</translation>
    </message>
    <message id="art.judge.overlap">
        <source>on another tile</source>
        <translation>sur une autre tuile</translation>
    </message>
    <message id="art.judge.touch">
        <source>touches no tile</source>
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
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message id="art.judge.matches" numerus="yes">
        <source>%n frames match: decor of as many shields at most</source>
        <translation>
            <numerusform>%n cadre identique&#x202f;: décoration de %n écusson au plus</numerusform>
            <numerusform>%n cadres identiques&#x202f;: décoration de %n écussons au plus</numerusform>
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
        <source>Faux pas: neither brings prestige</source>
        <translation>Faute de goût&#x202f;: aucun des deux ne rapporte de prestige</translation>
    </message>
    <message id="art.pair.fine">
        <source>Two types: fine</source>
        <translation>Deux types&#x202f;: rien à redire</translation>
    </message>
    <message id="art.rank.5">
        <source>In Vogue, × 5</source>
        <translation>En vogue, ×5</translation>
    </message>
    <message id="art.rank.4">
        <source>Popular, × 4</source>
        <translation>Populaire, ×4</translation>
    </message>
    <message id="art.rank.3">
        <source>Admired, × 3</source>
        <translation>Admiré, ×3</translation>
    </message>
    <message id="art.rank.2">
        <source>Recognized, × 2</source>
        <translation>Reconnu, ×2</translation>
    </message>
    <message id="art.rank.never">
        <source>never in the museum, × 2</source>
        <translation>jamais au Musée, ×2</translation>
    </message>
    <message id="art.hand.card">
        <source>bid card {card}</source>
        <translation>carte d’enchère {card}</translation>
    </message>
    <message id="art.marker.name">
        <source>prestige of {type}</source>
        <translation>prestige de {type}</translation>
    </message>
    <message id="samples.art.rulebook-example">
        <source>The rulebook’s example</source>
        <translation>L’exemple du livret</translation>
    </message>
    <message id="samples.art.rulebook-example.text">
        <source>One wall, 64 points: two landscapes in a faux pas, the eyeline in vogue.</source>
        <translation>Un mur, 64 points&#x202f;: deux paysages en faute de goût, la ligne de regard en vogue.</translation>
    </message>
    <message id="samples.art.finished-2">
        <source>A finished game for two</source>
        <translation>Une partie terminée à deux</translation>
    </message>
    <message id="samples.art.finished-2.text">
        <source>Two whole walls, and the museum’s unsold paintings one by one.</source>
        <translation>Deux murs entiers, et les invendus du Musée un à un.</translation>
    </message>
    <message id="samples.art.finished-3">
        <source>A finished game for three</source>
        <translation>Une partie terminée à trois</translation>
    </message>
    <message id="samples.art.finished-3.text">
        <source>Every line of the score sheet on three walls.</source>
        <translation>Chaque ligne de la feuille de score sur trois murs.</translation>
    </message>
    <message id="samples.art.finished-4">
        <source>Level, and the hands decide</source>
        <translation>À égalité, les mains départagent</translation>
    </message>
    <message id="samples.art.finished-4.text">
        <source>Four players, two of them with as many points: the bid cards left settle it.</source>
        <translation>Quatre joueurs, deux ex æquo&#x202f;: les cartes d’enchère restantes tranchent.</translation>
    </message>
    <message id="samples.art.unfinished">
        <source>A hand is missing</source>
        <translation>Il manque une main</translation>
    </message>
    <message id="samples.art.unfinished.text">
        <source>Level after eight rounds: only now are the bid cards asked for.</source>
        <translation>Égalité après huit manches&#x202f;: c’est alors seulement qu’on demande les cartes d’enchère.</translation>
    </message>
    <message id="samples.art.illegal">
        <source>Something is wrong here</source>
        <translation>Quelque chose cloche ici</translation>
    </message>
    <message id="samples.art.illegal.text">
        <source>A table that cannot be: what, where, and how to mend it.</source>
        <translation>Une table impossible&#x202f;: quoi, où, et comment y remédier.</translation>
    </message>
    <message id="samples.art.disputed">
        <source>Two readings</source>
        <translation>Deux lectures</translation>
    </message>
    <message id="samples.art.disputed.text">
        <source>Black 4 and plain 4: the rulebook leaves open whether they collide.</source>
        <translation>4 noir et 4 ordinaire&#x202f;: le livret ne dit pas s’ils se gênent.</translation>
    </message>
    <message id="art.answer.wall">
        <source>The wall is right as it is</source>
        <translation>C’est bien notre mur</translation>
    </message>
    <message id="art.edit.marker">
        <source>prestige of {type} entered</source>
        <oldsource>prestige of {type}</oldsource>
        <translation>prestige saisi&#x202f;: {type}</translation>
    </message>
    <message id="art.edit.marker.moved">
        <source>{type} marker moved: {from} → {to}</source>
        <oldsource>{type} marker: {from} → {to}</oldsource>
        <translation>marqueur {type} déplacé&#x202f;: {from} → {to}</translation>
    </message>
    <message id="art.edit.marker.set">
        <source>{type} marker set: {to}</source>
        <oldsource>{type} marker: {to}</oldsource>
        <translation>marqueur {type} placé&#x202f;: {to}</translation>
    </message>
    <message id="art.edit.assistant">
        <source>{owner}’s assistant changed</source>
        <oldsource>assistant of {owner}</oldsource>
        <translation>assistant modifié ({owner})</translation>
    </message>
    <message id="art.edit.excess">
        <source>{owner}’s excess paintings changed</source>
        <oldsource>excess paintings of {owner}</oldsource>
        <translation>tableaux en trop modifiés ({owner})</translation>
    </message>
    <message id="art.edit.hand">
        <source>{owner}’s hand changed</source>
        <oldsource>hand of {owner}</oldsource>
        <translation>main modifiée ({owner})</translation>
    </message>
    <message id="art.edit.wall">
        <source>printed wall changed</source>
        <oldsource>the printed wall</oldsource>
        <translation>mur imprimé modifié</translation>
    </message>
    <message id="art.edit.frame">
        <source>frame renamed</source>
        <oldsource>name of a frame</oldsource>
        <translation>cadre renommé</translation>
    </message>
    <message id="art.marker.wrong">
        <source>A whole number from 0 to {most} was expected.</source>
        <translation>Un nombre entier de 0 à {most} était attendu.</translation>
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
        <source>No two paintings touch.</source>
        <translation>Aucun tableau n’en touche un autre.</translation>
    </message>
    <message id="art.pairs.some">
        <source>Paintings that touch: {count}; in a faux pas: {offending}</source>
        <translation>Paires de tableaux qui se touchent&#x202f;: {count}&#x202f;; fautes de goût&#x202f;: {offending}</translation>
    </message>
    <message id="art.edit.hang">
        <source>{tile} hung</source>
        <translation>{tile}&#x202f;: accrochage</translation>
    </message>
    <message id="art.edit.change">
        <source>{tile} changed</source>
        <translation>{tile}&#x202f;: modification</translation>
    </message>
    <message id="art.edit.take">
        <source>{tile} taken down</source>
        <translation>{tile}&#x202f;: décrochage</translation>
    </message>
    <message id="art.edit.start">
        <source>{owner}’s starting painting chosen</source>
        <oldsource>starting painting of {owner}</oldsource>
        <translation>tableau de départ choisi ({owner})</translation>
    </message>
    <message id="art.edit.order">
        <source>{owner}’s order of hanging changed</source>
        <oldsource>order of hanging of {owner}</oldsource>
        <translation>ordre d’accrochage modifié ({owner})</translation>
    </message>
    <message id="art.hint.drag-first">
        <source>First drag over the squares that the tile covers.</source>
        <translation>Glissez d’abord sur les cases que la tuile couvre.</translation>
    </message>
    <message id="art.hint.decor-shape">
        <source>Decor covers one to three squares in a line.</source>
        <translation>Une décoration couvre une à trois cases en ligne.</translation>
    </message>
    <message id="art.hint.copy">
        <source>A copy: drag over the squares that it covers.</source>
        <translation>Une copie&#x202f;: glissez sur les cases qu’elle couvre.</translation>
    </message>
    <message id="art.hint.enter">
        <source>Drag over bare squares to hang a tile there; touch a tile to change it.</source>
        <translation>Glissez sur des cases vides pour y accrocher une tuile&#x202f;; touchez une tuile pour la changer.</translation>
    </message>
    <message id="art.hint.bare">
        <source>Drag over the squares of the starting painting: 2×3, over a star.</source>
        <translation>Glissez sur les cases du tableau de départ&#x202f;: 2×3, sur une étoile.</translation>
    </message>
    <message id="art.hint.tile">
        <source>{tile}. Touch what is different, or drag it.</source>
        <translation>{tile}. Touchez ce qui diffère, ou faites-la glisser.</translation>
    </message>
    <message id="art.hint.fit">
        <source>The lit squares are where its top left corner may come. Touch one, then hang it.</source>
        <translation>Les cases éclairées peuvent recevoir son coin supérieur gauche. Touchez-en une, puis accrochez.</translation>
    </message>
    <message id="art.hint.plan">
        <source>Count the squares of your printed wall.</source>
        <translation>Comptez les cases de votre mur imprimé.</translation>
    </message>
    <message id="art.hint.no-wall">
        <source>This table has no wall for {owner}.</source>
        <translation>Cette table n’a pas de mur pour {owner}.</translation>
    </message>
    <message id="art.fit.places" numerus="yes">
        <source>{tile} fits in %n places.</source>
        <translation>
            <numerusform>{tile} n’a qu’une place possible.</numerusform>
            <numerusform>{tile}&#x202f;: %n places possibles.</numerusform>
        </translation>
    </message>
    <message id="art.fit.offers">
        <source>{tile} fits nowhere. The rules offer, in this order: {offers}.</source>
        <translation>{tile}&#x202f;: aucune place. Les règles offrent, dans cet ordre&#x202f;: {offers}.</translation>
    </message>
    <message id="art.fit.nowhere">
        <source>{tile} fits nowhere.</source>
        <translation>{tile}&#x202f;: aucune place.</translation>
    </message>
    <message id="art.fit.not-here">
        <source>It does not fit here: {reason}</source>
        <translation>Impossible ici&#x202f;: {reason}</translation>
    </message>
    <message id="art.offer.assistant">
        <source>the assistant holds it</source>
        <translation>l’assistant la garde</translation>
    </message>
    <message id="art.offer.exchange">
        <source>exchange it with the museum for one of its type</source>
        <translation>l’échanger avec le Musée contre un tableau de son type</translation>
    </message>
    <message id="art.offer.excess">
        <source>keep it in excess and take decor of one shield</source>
        <translation>la garder en trop et prendre une décoration d’un écusson</translation>
    </message>
    <message id="art.edit.move">
        <source>{tile} moved</source>
        <translation>{tile}&#x202f;: déplacement</translation>
    </message>
    <message id="art.edit.resize">
        <source>{tile} resized</source>
        <translation>{tile}&#x202f;: changement de taille</translation>
    </message>
    <message id="art.hint.outline">
        <source>{columns}×{rows}: which type and frame?</source>
        <translation>{columns}×{rows}&#x202f;: quel type et quel cadre&#x202f;?</translation>
    </message>
    <message id="art.hint.outline.taken">
        <source>{columns}×{rows}: a tile hangs there.</source>
        <translation>{columns}×{rows}&#x202f;: une tuile y est déjà accrochée.</translation>
    </message>
    <message id="art.hint.outline.apart">
        <source>{columns}×{rows}: it would touch no tile.</source>
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
        <source>decor, %n shields</source>
        <translation>
            <numerusform>décoration, %n écusson</numerusform>
            <numerusform>décoration, %n écussons</numerusform>
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
        <source>{filled}/{spaces} squares</source>
        <translation>{filled}/{spaces} cases</translation>
    </message>
    <message id="art.tool.auction">
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message id="art.auction.clear">
        <source>Put all stacks away</source>
        <translation>Ranger toutes les piles</translation>
    </message>
    <message id="art.tool.order">
        <source>Order of hanging</source>
        <translation>Ordre d’accrochage</translation>
    </message>
    <message id="art.order.advice">
        <source>Touch a tile to see it on the wall; the arrows move it earlier or later. The order decides what each tile had to touch, and who earned decor.</source>
        <translation>Touchez une tuile pour la voir sur le mur&#x202f;; les flèches la placent plus tôt ou plus tard. L’ordre dit ce que chaque tuile devait toucher, et qui a gagné des décorations.</translation>
    </message>
    <message id="art.order.unknown">
        <source>The order is not known: each tile only has to be joined to the starting painting, and decor is counted as a whole.</source>
        <translation>L’ordre n’est pas connu&#x202f;: chaque tuile doit seulement tenir au tableau de départ, et les décorations sont comptées en bloc.</translation>
    </message>
    <message id="art.order.earlier">
        <source>Earlier: {tile}</source>
        <translation>Plus tôt&#x202f;: {tile}</translation>
    </message>
    <message id="art.order.later">
        <source>Later: {tile}</source>
        <translation>Plus tard&#x202f;: {tile}</translation>
    </message>
    <message id="art.museum.markers">
        <source>Markers as they stand</source>
        <translation>Marqueurs en place</translation>
    </message>
    <message id="art.museum.paintings">
        <source>From the unsold paintings</source>
        <translation>Par les tableaux invendus</translation>
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
        <source>Unsold paintings, in the order of the rounds</source>
        <translation>Tableaux invendus, manche après manche</translation>
    </message>
    <message id="art.auction.advice">
        <source>Newest card first, the white starting card last. Most auctions need the bids alone; only a tie needs the cards below.</source>
        <translation>La carte la plus récente d’abord, la carte blanche de départ en dernier. Le plus souvent, les mises suffisent&#x202f;; seule une égalité demande les cartes du dessous.</translation>
    </message>
    <message id="art.auction.where">
        <source>A touched card comes…</source>
        <translation>Une carte touchée va…</translation>
    </message>
    <message id="art.auction.top">
        <source>on top: a new bid</source>
        <translation>dessus&#x202f;: nouvelle mise</translation>
    </message>
    <message id="art.auction.below">
        <source>under the others</source>
        <translation>sous les autres</translation>
    </message>
    <message id="art.auction.cards">
        <source>Bid cards of {player}</source>
        <translation>Cartes d’enchère de {player}</translation>
    </message>
    <message id="art.auction.stack">
        <source>The stack of {player}: touch a card to take it out.</source>
        <translation>La pile de {player}&#x202f;: touchez une carte pour la retirer.</translation>
    </message>
    <message id="art.auction.field">
        <source>Stack of {player}, newest card first</source>
        <translation>Pile de {player}, la plus récente d’abord</translation>
    </message>
    <message id="art.wall.fit">
        <source>The whole wall</source>
        <translation>Tout le mur</translation>
    </message>
    <message id="art.wall.zoom">
        <source>Look closer</source>
        <translation>Voir de plus près</translation>
    </message>
    <message id="art.track.name">
        <source>Track of the museum: {markers}</source>
        <translation>Piste du Musée&#x202f;: {markers}</translation>
    </message>
    <message id="art.unsold.take">
        <source>Take out: {painting}</source>
        <translation>Retirer&#x202f;: {painting}</translation>
    </message>
    <message id="art.edit.stack">
        <source>{player}’s bidding stack changed</source>
        <oldsource>bidding stack of {player}</oldsource>
        <translation>pile d’enchères modifiée ({player})</translation>
    </message>
    <message id="art.edit.bid">
        <source>{card} bid by {player}</source>
        <oldsource>{player} bids {card}</oldsource>
        <translation>carte {card} misée par {player}</translation>
    </message>
    <message id="art.edit.stacks.clear">
        <source>all bidding stacks put away</source>
        <translation>toutes les piles d’enchères rangées</translation>
    </message>
    <message id="art.auction.wrong">
        <source>Bid cards were expected, newest first: 12, 7, 3.</source>
        <translation>On attendait des cartes d’enchère, la plus récente d’abord&#x202f;: 12, 7, 3.</translation>
    </message>
    <message id="art.auction.no-stack">
        <source>no cards yet</source>
        <translation>pas encore de carte</translation>
    </message>
    <message id="art.auction.tie" numerus="yes">
        <source>Level with {other} at {bid}: the card %n places below decides, {card} against {less}.</source>
        <translation>
            <numerusform>À égalité avec {other} à {bid}&#x202f;: la carte placée %n rang plus bas départage, {card} contre {less}.</numerusform>
            <numerusform>À égalité avec {other} à {bid}&#x202f;: la carte placée %n rangs plus bas départage, {card} contre {less}.</numerusform>
        </translation>
    </message>
    <message id="art.auction.missing">
        <source>The stack of {player} is not entered yet.</source>
        <translation>La pile de {player} n’est pas encore saisie.</translation>
    </message>
    <message id="art.auction.tied">
        <source>{player} and {other} are level as far as their stacks are entered: enter the cards below, down to the white starting card.</source>
        <translation>{player} et {other} sont à égalité sur ce qui est saisi&#x202f;: ajoutez les cartes du dessous, jusqu’à la carte blanche de départ.</translation>
    </message>
    <message id="art.auction.take">
        <source>take bid card {card} out of the stack</source>
        <translation>retirer de la pile la carte d’enchère {card}</translation>
    </message>
    <message id="art.edit.reorder">
        <source>{tile} hung earlier or later</source>
        <translation>{tile}&#x202f;: accroché plus tôt ou plus tard</translation>
    </message>
    <message id="art.edit.unsold">
        <source>unsold painting added: {type}, {value}</source>
        <oldsource>unsold painting: {type}, {value}</oldsource>
        <translation>tableau invendu ajouté&#x202f;: {type}, {value}</translation>
    </message>
    <message id="art.edit.unsold.take">
        <source>unsold painting removed: {type}, {value}</source>
        <oldsource>unsold painting taken out: {type}, {value}</oldsource>
        <translation>tableau invendu retiré&#x202f;: {type}, {value}</translation>
    </message>
    <message id="art.edit.prestige.paintings">
        <source>prestige taken from the unsold paintings</source>
        <oldsource>prestige from the unsold paintings</oldsource>
        <translation>prestige repris des tableaux invendus</translation>
    </message>
    <message id="art.edit.prestige.markers">
        <source>prestige taken from the markers</source>
        <oldsource>prestige as the markers stand</oldsource>
        <translation>prestige repris des marqueurs</translation>
    </message>
    <message id="art.unsold.hint.type">
        <source>Touch the type of the painting that nobody bought, then its value.</source>
        <translation>Touchez le type du tableau que personne n’a acheté, puis sa valeur.</translation>
    </message>
    <message id="art.unsold.hint.value">
        <source>{type}: now touch the value on its back.</source>
        <translation>{type}&#x202f;: touchez maintenant la valeur au dos.</translation>
    </message>
    <message id="art.unsold.type-first">
        <source>First touch the type.</source>
        <translation>Touchez d’abord le type.</translation>
    </message>
    <message id="art.unsold.too-far">
        <source>A marker would stand beyond space {most}, which {rounds} unsold paintings cannot reach: take one out first.</source>
        <translation>Un marqueur dépasserait la case {most}, que {rounds} tableaux invendus ne peuvent franchir&#x202f;: retirez-en un d’abord.</translation>
    </message>
    <message id="art.unsold.moved">
        <source>{type}, value {value}: from {from} to {to}</source>
        <translation>{type}, valeur {value}&#x202f;: de {from} à {to}</translation>
    </message>
    <message id="art.unsold.met">
        <source>Space {space} is taken by {type}: back to {back}.</source>
        <translation>La case {space} est prise par {type}&#x202f;: retour à {back}.</translation>
    </message>
    <message id="art.track.stands">
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
    <message id="desk.close.unsaved">
        <source>The last changes are not saved yet. Close again to leave without them.</source>
        <translation>Les derniers changements ne sont pas encore enregistrés. Fermez de nouveau pour quitter sans eux.</translation>
    </message>
    <message id="muse.turn.typed.hint">
        <source>As in: paint 3 moons, pay 3 suns, discard cave</source>
        <translation>Par exemple&#x202f;: peinture 3 lunes, payer 3 soleils, défausse cave</translation>
    </message>
    <message id="muse.turn.typed">
        <source>Turn as text</source>
        <translation>Tour en toutes lettres</translation>
    </message>
    <message id="muse.turn.typed.example">
        <source>palace 7 moons, discard cave</source>
        <translation>palais 7 lunes, défausse cave</translation>
    </message>
    <message id="museum.copy.drop">
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message id="museum.copy.cards">
        <source>Patron cards of my copy</source>
        <translation>Cartes Mécène de mon exemplaire</translation>
    </message>
    <message id="museum.copy.cards.none">
        <source>No Patron card yet: enter its figures at the final scoring, and it is kept here.</source>
        <translation>Aucune carte Mécène&#x202f;: saisissez ses points au décompte final, et elle est conservée ici.</translation>
    </message>
    <message id="home.samples.filter">
        <source>Samples of which game</source>
        <translation>Jeu des exemples</translation>
    </message>
    <message id="home.not-found.game">
        <source>Choose “All games”, or search for another title or player.</source>
        <translation>Choisissez «&#x202f;Tous les jeux&#x202f;», ou cherchez un autre titre ou un autre nom.</translation>
    </message>
    <message id="home.kept.filter">
        <source>Kept games of which game</source>
        <translation>Jeu des parties enregistrées</translation>
    </message>
    <message id="muse.turn-entry.unknown">
        <source>“{text}” begins with no action: sketch, paint, patron, palace, discard or pay was expected.</source>
        <translation>«&#x202f;{text}&#x202f;» ne commence par aucune action&#x202f;: croquis, peinture, mécène, palais, défausse ou payer était attendu.</translation>
    </message>
    <message id="muse.turn-entry.no-card">
        <source>“{text}” names no card.</source>
        <translation>«&#x202f;{text}&#x202f;» ne nomme aucune carte.</translation>
    </message>
    <message id="muse.turn-entry.again">
        <source>“{text}” is one too many: a turn has one action, one discard and one payment.</source>
        <translation>«&#x202f;{text}&#x202f;» est de trop&#x202f;: un tour a une action, une défausse et un paiement.</translation>
    </message>
    <message id="muse.turn-entry.no-action">
        <source>“{text}”: an action with its idea card was expected as well, as in “palace mountain”.</source>
        <translation>«&#x202f;{text}&#x202f;»&#x202f;: il faut aussi une action et sa carte idée, par exemple «&#x202f;palais mountain&#x202f;».</translation>
    </message>
    <message id="muse.turn-entry.no-coins">
        <source>“{text}” is no payment: numbers of coins were expected, as in “pay 2 moons 1 knot”.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un paiement&#x202f;: il faut des nombres de jetons, par exemple «&#x202f;payer 2 lunes 1 nœud&#x202f;».</translation>
    </message>
    <message id="muse.turn-entry.no-painting">
        <source>“{text}”: only a painting is paid for.</source>
        <translation>«&#x202f;{text}&#x202f;»&#x202f;: on ne paie que pour une peinture.</translation>
    </message>
    <message id="muse.hint.played">
        <source>Played: this is what happened, in order of size.</source>
        <translation>Manche jouée&#x202f;: voici ce qui s’est passé, par ordre de taille.</translation>
    </message>
    <message id="muse.turn-entry.pay">
        <source>pay</source>
        <translation>payer</translation>
    </message>
    <message id="muse.edit.turn-text">
        <source>{owner}: {turn}</source>
        <translation>{owner}&#x202f;: {turn}</translation>
    </message>
    <message id="museum.copy.dropped">
        <source>{card} was deleted from my copy.</source>
        <translation>Supprimé de mon exemplaire&#x202f;: {card}.</translation>
    </message>
    <message id="wall.about">
        <source>{subject}: {words}</source>
        <translation>{subject}&#x202f;: {words}</translation>
    </message>
    <message id="desk.refused">
        <source>{file}: {reason}</source>
        <translation>{file}&#x202f;: {reason}</translation>
    </message>
    <message id="desk.refused.at">
        <source>{file}, {place}: {reason}</source>
        <translation>{file}, {place}&#x202f;: {reason}</translation>
    </message>
    <message id="desk.file.refused">
        <source>This file cannot be opened: {refusal}</source>
        <translation>Ce fichier ne peut pas être ouvert&#x202f;: {refusal}</translation>
    </message>
    <message id="disk.not-read">
        <source>This is not a plain file but a pipe, a device or the like: it is not read.</source>
        <translation>Ce n’est pas un fichier ordinaire mais un tube, un périphérique ou autre chose&#x202f;: il n’est pas lu.</translation>
    </message>
    <message id="cli.more-spots" numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message id="desk.table.unkept">
        <source>The game on the table is kept nowhere. Choose again to leave it without saving.</source>
        <translation>La partie sur la table n’est enregistrée nulle part. Choisissez de nouveau pour la quitter sans l’enregistrer.</translation>
    </message>
    <message id="library.trouble.damaged-game">
        <source>This game is damaged: what lay on the table cannot be read.</source>
        <translation>Cette partie est abîmée&#x202f;: ce qui était sur la table ne peut pas être lu.</translation>
    </message>
    <message id="desk.game.apart.unkept">
        <source>This game was changed in another window meanwhile. What you entered lies on the table alone.</source>
        <translation>Cette partie a été modifiée entre-temps dans une autre fenêtre. Ce que vous avez saisi n’est que sur la table.</translation>
    </message>
    <message id="desk.game.apart">
        <source>This game was changed in another window meanwhile. What you entered is kept beside it, as “{title}”.</source>
        <translation>Cette partie a été modifiée entre-temps dans une autre fenêtre. Ce que vous avez saisi est enregistré à côté, sous le titre «&#x202f;{title}&#x202f;».</translation>
    </message>
    <message id="desk.offer.open">
        <source>Open it</source>
        <translation>L’ouvrir</translation>
    </message>
    <message id="desk.offer.save">
        <source>Save as a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message id="library.trouble.no-locks">
        <source>The disk with the library {file} knows no locks: two windows could write over each other’s games. Here it can only be read.</source>
        <translation>Le disque de la bibliothèque {file} ne connaît pas les verrous&#x202f;: deux fenêtres pourraient écraser leurs parties l’une l’autre. Ici, elle ne peut qu’être lue.</translation>
    </message>
    <message id="library.trouble.left-alone">
        <source>The window that had the library is closed. Try again, and games can be entered here.</source>
        <translation>La fenêtre qui tenait la bibliothèque est fermée. Réessayez pour pouvoir saisir ici.</translation>
    </message>
    <message id="cli.help.at">
        <source>one place alone for placements: a slot of Musée, or the top left square on a wall</source>
        <translation>pour placements, un seul endroit&#x202f;: un emplacement de Musée, ou la case en haut à gauche sur un mur</translation>
    </message>
    <message id="cli.unknown-place">
        <source>The board has no place “{place}”.</source>
        <translation>Le plateau n’a pas d’endroit «&#x202f;{place}&#x202f;».</translation>
    </message>
    <message id="art.judge.start">
        <source>a wall begins with a 2×3 painting over a star</source>
        <translation>un mur commence par un tableau de 2×3 sur une étoile</translation>
    </message>
    <message id="home.locked.advice">
        <source>Nothing can be kept here at the moment: what stands above says why.</source>
        <translation>Pour le moment, rien ne peut être enregistré ici&#x202f;: la raison est indiquée en haut.</translation>
    </message>
    <message id="home.unreadable.title">
        <source>The kept games cannot be read</source>
        <translation>Les parties enregistrées ne peuvent pas être lues</translation>
    </message>
    <message id="home.unreadable.advice">
        <source>What stands above says why. Until then no game is kept by itself: save it as a file.</source>
        <translation>La raison est indiquée en haut. Tant que cela dure, rien n’est enregistré automatiquement&#x202f;: enregistrez une partie dans un fichier.</translation>
    </message>
    <message id="desk.end.unsaved">
        <source>The last changes are not saved yet. Ask to quit once more to leave without them.</source>
        <translation>Les derniers changements ne sont pas encore enregistrés. Redemandez à quitter pour partir sans eux.</translation>
    </message>
    <message id="desk.end.rescued">
        <source>The last changes are not in the library: they lie in {file}. Ask to quit once more to leave.</source>
        <translation>Les derniers changements ne sont pas dans la bibliothèque&#x202f;: ils sont dans {file}. Redemandez à quitter pour fermer.</translation>
    </message>
    <message id="desk.opening.unfinished">
        <source>“{title}” was not opened again: last time Cimaise ended while it was being opened.</source>
        <translation>«&#x202f;{title}&#x202f;» n’a pas été rouverte&#x202f;: la dernière fois, Cimaise s’est arrêté en l’ouvrant.</translation>
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
        <translation>Touchez la civilisation que nomme la carte.</translation>
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
        <source>A wall takes at most {most} tiles.</source>
        <translation>Un mur porte au plus {most} tuiles.</translation>
    </message>
    <message id="art.unsold.too-many">
        <source>At most {most} unsold paintings can be entered.</source>
        <translation>On saisit au plus {most} tableaux invendus.</translation>
    </message>
    <message id="art.play.setup.title">
        <source>Setting up</source>
        <translation>La mise en place</translation>
    </message>
    <message id="art.play.setup.text">
        <source>Paintings are sorted by size, decor lies within reach. Each player takes 20 bid cards, hangs one starting painting of 2×3 over one or both stars, and is dealt a white starting bid, which lies at the bottom of the bidding stack. The lowest starting bid takes the gavel.</source>
        <translation>Les tableaux sont triés par taille, la décoration est à portée de tous. Chacun prend 20 cartes d’enchère, accroche un tableau de départ de 2×3 sur une étoile ou les deux, et reçoit une enchère blanche de départ, qui reste au bas de sa pile d’enchères. L’enchère de départ la plus basse prend le marteau.</translation>
    </message>
    <message id="art.play.setup.citation">
        <source>Rulebook, “Setup”</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;»</translation>
    </message>
    <message id="art.play.round.title">
        <source>A round, in order</source>
        <translation>Une manche, dans l’ordre</translation>
    </message>
    <message id="art.play.round.text">
        <source>The Auctioneer chooses one painting more than there are players, by their backs, and turns them up. All bid one card face down, and turn it up together. From the highest bid to the lowest each player takes one painting and hangs it or gives it to the assistant. What is left goes to the museum. Then the gavel goes to the left.</source>
        <translation>Le commissaire-priseur choisit un tableau de plus qu’il n’y a de joueurs, d’après leur dos, et les retourne. Tous misent une carte face cachée et la révèlent ensemble. De l’enchère la plus haute à la plus basse, chacun prend un tableau et l’accroche ou le confie à l’assistant. Le dernier va au Musée. Puis le marteau passe à gauche.</translation>
    </message>
    <message id="art.play.round.citation">
        <source>Rulebook, “Auction” and “Increasing Prestige”</source>
        <translation>Livret de règles, «&#x202f;Auction&#x202f;» et «&#x202f;Increasing Prestige&#x202f;»</translation>
    </message>
    <message id="art.play.ties.title">
        <source>Tied bids</source>
        <translation>Les enchères à égalité</translation>
    </message>
    <message id="art.play.ties.text">
        <source>Who bid the same card turns up the next card below, and so on down the stack until the tie is broken; the white starting card is the last. Nobody may look through a stack otherwise.</source>
        <translation>Ceux qui ont misé la même carte révèlent celle du dessous, et ainsi de suite dans la pile jusqu’à ce que l’égalité soit rompue&#x202f;; la carte blanche de départ est la dernière. Personne ne peut consulter une pile autrement.</translation>
    </message>
    <message id="art.play.ties.citation">
        <source>Rulebook, “Auction”</source>
        <translation>Livret de règles, «&#x202f;Auction&#x202f;»</translation>
    </message>
    <message id="art.play.moving.title">
        <source>Moving what hangs</source>
        <translation>Déplacer ce qui est accroché</translation>
    </message>
    <message id="art.play.moving.text">
        <source>While deciding, a player may move the new tile about until the round ends. When the Auctioneer turns up the next paintings, nothing moves any more. No painting may be turned; its label is at the bottom.</source>
        <translation>Tant qu’il hésite, un joueur peut déplacer la nouvelle tuile, jusqu’à la fin de la manche. Quand le commissaire-priseur révèle les tableaux suivants, plus rien ne bouge. Aucun tableau ne se tourne&#x202f;; son étiquette est en bas.</translation>
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
        <source>Who takes a painting that does not fit gives it to the assistant; else exchanges it for one of the same type from the museum’s piles, which is hung and changes no prestige; else keeps it in excess and takes a decor tile of one shield. What the assistant was given cannot be exchanged later.</source>
        <translation>Qui prend un tableau qui ne tient pas le confie à l’assistant&#x202f;; sinon l’échange contre un autre du même type dans les piles du Musée, qu’il accroche et qui ne change aucun prestige&#x202f;; sinon le garde en trop et prend une décoration d’un écusson. Ce qui a été confié à l’assistant ne s’échange plus.</translation>
    </message>
    <message id="art.play.space.citation">
        <source>Rulebook, “Running out of Space”</source>
        <translation>Livret de règles, «&#x202f;Running out of Space&#x202f;»</translation>
    </message>
    <message id="art.play.prestige.title">
        <source>How prestige grows</source>
        <translation>Comment le prestige grandit</translation>
    </message>
    <message id="art.play.prestige.text">
        <source>The painting that nobody took moves its type’s marker on by its value. No two markers stand on one space: the one that moves goes back to the first free space. At the end the types are ranked by their markers: × 5, × 4, × 3, × 2; a type that never came to the museum counts × 2.</source>
        <translation>Le tableau que personne n’a pris fait avancer de sa valeur le marqueur de son type. Deux marqueurs ne sont jamais sur la même case&#x202f;: celui qui avance recule jusqu’à la première case libre. À la fin, les types sont classés d’après leurs marqueurs&#x202f;: ×5, ×4, ×3, ×2&#x202f;; un type jamais venu au Musée compte ×2.</translation>
    </message>
    <message id="art.play.prestige.citation">
        <source>Rulebook, “Increasing Prestige” and “Prestige Rankings”</source>
        <translation>Livret de règles, «&#x202f;Increasing Prestige&#x202f;» et «&#x202f;Prestige Rankings&#x202f;»</translation>
    </message>
    <message id="art.play.decor.title">
        <source>Decor and a full wall</source>
        <translation>La décoration et un mur plein</translation>
    </message>
    <message id="art.play.decor.text">
        <source>Who gains decor in the round in which the own wall becomes full neither takes nor scores it, and it is no painting in excess.</source>
        <translation>Qui gagne une décoration dans la manche où son mur se remplit ne la prend pas et ne la compte pas&#x202f;; elle n’est pas non plus un tableau en trop.</translation>
    </message>
    <message id="art.play.decor.citation">
        <source>Rulebook, “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Livret de règles, «&#x202f;Matching Frames and Acquiring Decor Tiles&#x202f;»</translation>
    </message>
    <message id="art.play.victory.title">
        <source>The end, and ties for victory</source>
        <translation>La fin, et les égalités</translation>
    </message>
    <message id="art.play.victory.text">
        <source>The round is finished in which somebody’s wall has no empty space, or somebody keeps a second painting in excess, or no bid cards are left. Each player is checked for faux pas by the neighbour. Of tied players the one wins whose bid cards left in hand add up to more; else they share the victory.</source>
        <translation>On finit la manche où un mur n’a plus de case vide, où quelqu’un garde un deuxième tableau en trop, ou quand il ne reste plus de cartes d’enchère. Le voisin vérifie les fautes de goût de chacun. Entre joueurs à égalité, celui dont les cartes d’enchère restées en main font la plus grande somme l’emporte&#x202f;; sinon la victoire est partagée.</translation>
    </message>
    <message id="art.play.victory.citation">
        <source>Rulebook, “Game End” and “Final Scoring”</source>
        <translation>Livret de règles, «&#x202f;Game End&#x202f;» et «&#x202f;Final Scoring&#x202f;»</translation>
    </message>
    <message id="muse.play.setup.title">
        <source>Setting up</source>
        <translation>La mise en place</translation>
    </message>
    <message id="muse.play.setup.text">
        <source>For four players the economy begins with 8 coins of each currency, for three with 7; 4 more of each are set aside. Everybody is dealt four cards of the basic Decktet and takes an action square; the rest is the draw pile.</source>
        <translation>À quatre, l’économie commence avec 8 jetons de chaque monnaie, à trois avec 7&#x202f;; 4 autres de chacune sont mis de côté. Chacun reçoit quatre cartes du Decktet de base et une tuile d’actions&#x202f;; le reste forme la pioche.</translation>
    </message>
    <message id="muse.play.setup.citation">
        <source>Rulebook, “Setup”</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;»</translation>
    </message>
    <message id="muse.play.round.title">
        <source>A round</source>
        <translation>Une manche</translation>
    </message>
    <message id="muse.play.round.text">
        <source>All choose at once and face down: a card from the hand as an idea, and one of the four actions; who wants to may put one more card down to be discarded. Then everything is turned over and happens in the order of the cards. Each player draws when the own action and the own discard happen, and ends the round with four cards again. Once the cards are turned, nothing is left to decide but which coins pay for a painting.</source>
        <translation>Tous choisissent en même temps, face cachée&#x202f;: une carte de leur main comme idée, et une des quatre actions&#x202f;; qui le souhaite pose une carte de plus à défausser. Puis tout est retourné et résolu dans l’ordre des cartes. Chacun pioche quand son action et sa défausse sont résolues, et finit la manche avec de nouveau quatre cartes. Une fois les cartes retournées, il ne reste à décider que des jetons qui paient un tableau.</translation>
    </message>
    <message id="muse.play.round.citation">
        <source>Rulebook, “Rounds and Actions”</source>
        <translation>Livret de règles, «&#x202f;Rounds and Actions&#x202f;»</translation>
    </message>
    <message id="muse.play.order.title">
        <source>The order of cards: their size</source>
        <translation>L’ordre des cartes&#x202f;: leur taille</translation>
    </message>
    <message id="muse.play.order.text">
        <source>Actions and discards happen from the biggest card to the smallest, and it is by size that the patron and the sultan choose a painting. Size is the rank first, with the Ace as 1 and the Crown as 10; of equal ranks the suit decides: moons, suns, waves, leaves, wyrms, knots, the biggest first.</source>
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
        <source>The idea is discarded. Its player takes one coin of each currency on it from the economy, as far as the economy has any, and draws a card.</source>
        <translation>L’idée est défaussée. Son joueur prend dans l’économie un jeton de chaque monnaie qu’elle porte, s’il y en a, et pioche une carte.</translation>
    </message>
    <message id="muse.play.sketch.citation">
        <source>Rulebook, “Rounds and Actions”: Sketch</source>
        <translation>Livret de règles, «&#x202f;Rounds and Actions&#x202f;»&#x202f;: Sketch</translation>
    </message>
    <message id="muse.play.paint.title">
        <source>Paint: the cost</source>
        <translation>Peinture&#x202f;: le coût</translation>
    </message>
    <message id="muse.play.paint.text">
        <source>The idea becomes a painting in the own studio. It costs its rank, in coins of any currencies mixed. Then its player draws a card.</source>
        <translation>L’idée devient un tableau dans l’atelier de son joueur. Elle coûte son rang, en jetons de monnaies au choix, mêlées comme on veut. Puis le joueur pioche une carte.</translation>
    </message>
    <message id="muse.play.paint.citation">
        <source>Rulebook, “Rounds and Actions”: Paint</source>
        <translation>Livret de règles, «&#x202f;Rounds and Actions&#x202f;»&#x202f;: Paint</translation>
    </message>
    <message id="muse.play.patron.title">
        <source>Patron: the price</source>
        <translation>Mécène&#x202f;: le prix</translation>
    </message>
    <message id="muse.play.patron.text">
        <source>A patron looks at all studios, at the biggest painting first. Its price is its rank plus the number of its suits. The first of its suits, from the top, of which the economy holds at least the price pays all of it to the painter, and the painting is discarded. If none can, the next smaller painting is looked at; if none is left, nothing is bought. The idea counts for the order only; it is discarded, and its player draws a card.</source>
        <translation>Le mécène regarde tous les ateliers, en commençant par le plus grand tableau. Son prix est son rang plus le nombre de ses couleurs. La première de ses couleurs, en partant du haut, dont l’économie a au moins le prix le paie tout entier au peintre, et le tableau est défaussé. Si aucune ne le peut, on regarde le tableau suivant&#x202f;; s’il n’en reste pas, rien n’est acheté. L’idée ne compte que pour l’ordre&#x202f;; elle est défaussée, et son joueur pioche une carte.</translation>
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
        <source>The biggest painting of all studios, whoever’s it is, goes to its painter’s gallery in the palace. The idea counts for the order only; it is discarded, and its player draws a card.</source>
        <translation>Le plus grand tableau de tous les ateliers, quel que soit son peintre, passe dans la galerie de celui-ci au palais. L’idée ne compte que pour l’ordre&#x202f;; elle est défaussée, et son joueur pioche une carte.</translation>
    </message>
    <message id="muse.play.sultan.citation">
        <source>Rulebook, “Rounds and Actions”: Palace</source>
        <translation>Livret de règles, «&#x202f;Rounds and Actions&#x202f;»&#x202f;: Palace</translation>
    </message>
    <message id="muse.play.draw.title">
        <source>When the draw pile is empty</source>
        <translation>Quand la pioche est vide</translation>
    </message>
    <message id="muse.play.draw.text">
        <source>The discards are shuffled into a new draw pile. The first four times, one coin of each currency that was set aside joins the economy.</source>
        <translation>Les cartes défaussées sont mélangées en une nouvelle pioche. Les quatre premières fois, un jeton de chaque monnaie mis de côté rejoint l’économie.</translation>
    </message>
    <message id="muse.play.draw.citation">
        <source>Rulebook, “Drawing, Discarding And Economic Growth”</source>
        <translation>Livret de règles, «&#x202f;Drawing, Discarding And Economic Growth&#x202f;»</translation>
    </message>
    <message id="muse.play.victory.title">
        <source>The end and ties</source>
        <translation>La fin et les égalités</translation>
    </message>
    <message id="muse.play.victory.text">
        <source>The game ends after the round in which somebody has four paintings in the palace. Who has most paintings there wins; of tied players the one with more paintings in the studio, then the one with more coins.</source>
        <translation>La partie s’achève après la manche où quelqu’un a quatre tableaux au palais. Qui en a le plus au palais l’emporte&#x202f;; à égalité, qui a le plus de tableaux dans son atelier, puis qui a le plus de jetons.</translation>
    </message>
    <message id="muse.play.victory.citation">
        <source>Rulebook, “End Of Game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End Of Game and Scoring&#x202f;»</translation>
    </message>
    <message id="musee.play.setup.title">
        <source>Setting up</source>
        <translation>La mise en place</translation>
    </message>
    <message id="musee.play.setup.text">
        <source>Two or four players put the paintings 51 to 60 back into the box; three play with all 60. Each Musée has two rows of six tokens; everybody agrees which three of each row are turned to their staircase, the same in all Musées. With three players the rows have five tokens, and two and three of them are staircases. Each player is dealt five paintings, the rest is the draw pile, and the three Gallery Bonus cards lie beside it.</source>
        <translation>À deux ou à quatre, les tableaux 51 à 60 retournent dans la boîte&#x202f;; à trois, les 60 servent. Chaque Musée a deux rangées de six jetons&#x202f;; on convient ensemble des trois jetons de chaque rangée que l’on tourne côté Escalier, les mêmes dans tous les Musées. À trois, les rangées ont cinq jetons&#x202f;: deux Escaliers dans l’une, trois dans l’autre. Chaque joueur reçoit cinq tableaux, le reste forme la pioche, et les trois bonus de galerie sont posés à côté.</translation>
    </message>
    <message id="musee.play.setup.citation">
        <source>Rulebook, “Setup” and “3 Players”</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;» et «&#x202f;3 Players&#x202f;»</translation>
    </message>
    <message id="musee.play.turn.title">
        <source>A turn, in order</source>
        <translation>Le tour, dans l’ordre</translation>
    </message>
    <message id="musee.play.turn.text">
        <source>Whoever’s turn it is hangs one painting from the hand in the own Musée, then draws one; it goes on with the player to the left. Nobody may pass or discard, and nobody may move or take away what hangs. Who can hang nothing plays no more cards in this game; the others go on.</source>
        <translation>À son tour, on accroche un tableau de sa main dans son Musée, puis on en pioche un&#x202f;; c’est ensuite au joueur de gauche. Personne ne peut passer ni défausser, et rien de ce qui est accroché ne se déplace ni ne s’enlève. Qui ne peut rien accrocher ne joue plus de carte de la partie&#x202f;; les autres continuent.</translation>
    </message>
    <message id="musee.play.turn.citation">
        <source>Rulebook, “What to do on your turn” and “Rules for placement”</source>
        <translation>Livret de règles, «&#x202f;What to do on your turn&#x202f;» et «&#x202f;Rules for placement&#x202f;»</translation>
    </message>
    <message id="musee.play.start.title">
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message id="musee.play.start.text">
        <source>The first game is begun by whoever says “Musée” in the artsiest tone; later ones by a player who lost the game before.</source>
        <translation>La première manche est commencée par qui prononce «&#x202f;Musée&#x202f;» de la façon la plus artiste&#x202f;; les suivantes, par un joueur qui a perdu la précédente.</translation>
    </message>
    <message id="musee.play.start.citation">
        <source>Rulebook, “Setup”, step 6</source>
        <translation>Livret de règles, «&#x202f;Setup&#x202f;», étape 6</translation>
    </message>
    <message id="musee.play.teams.title">
        <source>Four players: partners</source>
        <translation>À quatre&#x202f;: les équipes</translation>
    </message>
    <message id="musee.play.teams.text">
        <source>Two teams of two sit crosswise and share one Musée of twelve tokens each, with the paintings 1 to 50. Partners say nothing to each other about the game. When only two cards are left to draw, the partner whose turn it is takes one or leaves it to the other, before either is seen.</source>
        <translation>Deux équipes de deux, assises en croix, partagent chacune un Musée de douze jetons, avec les tableaux 1 à 50. Les partenaires ne se disent rien sur la partie. Quand il ne reste que deux cartes à piocher, celui dont c’est le tour en prend une ou la laisse à l’autre, avant que l’une ou l’autre soit vue.</translation>
    </message>
    <message id="musee.play.teams.citation">
        <source>Rulebook, “4 Players”</source>
        <translation>Livret de règles, «&#x202f;4 Players&#x202f;»</translation>
    </message>
    <message id="musee.play.match.title">
        <source>How many games</source>
        <translation>Combien de manches</translation>
    </message>
    <message id="musee.play.match.text">
        <source>A match is won by the first player who wins two games.</source>
        <translation>Le match revient au premier qui gagne deux manches.</translation>
    </message>
    <message id="musee.play.match.citation">
        <source>Rulebook, “End of game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End of game and Scoring&#x202f;»</translation>
    </message>
    <message id="musee.play.ties.title">
        <source>Ties</source>
        <translation>Les égalités</translation>
    </message>
    <message id="musee.play.ties.text">
        <source>Of tied players the one with more paintings in the Musée wins, then the one with more Gallery Bonus cards; who is level in that too shares the victory.</source>
        <translation>Entre joueurs à égalité, celui qui a le plus de tableaux dans son Musée l’emporte, puis celui qui a le plus de bonus de galerie&#x202f;; à égalité jusque-là, la victoire est partagée.</translation>
    </message>
    <message id="musee.play.ties.citation">
        <source>Rulebook, “End of game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End of game and Scoring&#x202f;»</translation>
    </message>
    <message id="museum.play.setup.title">
        <source>Setting up</source>
        <translation>La mise en place</translation>
    </message>
    <message id="museum.play.setup.text">
        <source>Five Public Opinion cards are shuffled into each of the four Continent decks; two Objects of each lie on the board. Everybody takes a museum board and draws one card of each Continent and one Favour card; English rules: who has Objects of 7 points together or less may draw anew. Of three Patron cards everybody keeps one. The last to have visited a museum begins.</source>
        <translation>Cinq cartes Opinion Publique sont mélangées dans chacune des quatre piles Continent&#x202f;; deux Objets de chacune sont sur le plateau. Chacun prend un plateau Musée et pioche une carte de chaque continent et une carte de Notoriété&#x202f;; règles anglaises&#x202f;: qui a des Objets valant ensemble 7 ou moins peut repiocher. De trois cartes Mécène, chacun en garde une. Commence qui a visité un musée récemment.</translation>
    </message>
    <message id="museum.play.setup.citation">
        <source>Rulebook, “Setup”</source>
        <translation>Livret de règles, «&#x202f;Mise en place&#x202f;»</translation>
    </message>
    <message id="museum.play.turn.title">
        <source>A turn, in order</source>
        <translation>Le tour, dans l’ordre</translation>
    </message>
    <message id="museum.play.turn.text">
        <source>First the player whose turn it is must draw one Object; after that every other player, in order, may draw one too, and for each who does the first takes one Prestige point. Then one of two actions: furbish the museum, which is to exhibit Objects and recruit Experts, or an inventory. One Favour card may be played at any time of the turn. At its end the hand is cut to 7 Objects, and the board is refilled to two of each Continent.</source>
        <translation>Le joueur dont c’est le tour prend d’abord, obligatoirement, un Objet&#x202f;; chaque autre joueur, dans l’ordre, peut ensuite en prendre un aussi, et pour chacun qui le fait le premier reçoit un point de Prestige. Vient ensuite une action au choix&#x202f;: développer son Musée, c’est-à-dire exposer des Objets et recruter des Personnalités, ou faire un inventaire. Une carte de Notoriété peut être jouée à tout moment du tour. À la fin, la main est ramenée à 7 Objets et le plateau complété à deux par continent.</translation>
    </message>
    <message id="museum.play.turn.citation">
        <source>Rulebook, “The Turn” and “Ending the Turn”</source>
        <translation>Livret de règles, «&#x202f;Tour de jeu&#x202f;» et «&#x202f;Fin du tour&#x202f;»</translation>
    </message>
    <message id="museum.play.pay.title">
        <source>What an Object costs</source>
        <translation>Ce que coûte un Objet</translation>
    </message>
    <message id="museum.play.pay.text">
        <source>An Object costs its value, paid with Objects of the hand, which go to the own Common Pool, with Prestige points, or with both. Several cards may pay for one and one for several; nothing is given back. An Object of the own Common Pool may be exhibited in the same way, but pays for nothing. One of somebody else’s costs one Prestige point more, and all that is paid goes to its owner.</source>
        <translation>Un Objet coûte sa valeur, payée avec des Objets de la main, qui vont dans son Fonds Commun, avec des points de Prestige, ou les deux. Plusieurs cartes peuvent en payer une, et une seule en payer plusieurs&#x202f;; on ne rend rien. Un Objet de son propre Fonds Commun s’expose de la même façon, mais ne sert pas à payer. Un Objet de celui d’un autre coûte un point de Prestige de plus, et tout ce qui est payé va à son propriétaire.</translation>
    </message>
    <message id="museum.play.pay.citation">
        <source>Rulebook, “Exhibiting Objects”</source>
        <translation>Livret de règles, «&#x202f;Exposer des cartes Objet dans son Musée&#x202f;»</translation>
    </message>
    <message id="museum.play.inventory.title">
        <source>Inventory</source>
        <translation>L’inventaire</translation>
    </message>
    <message id="museum.play.inventory.text">
        <source>Instead of furbishing the museum, a player takes back as many cards of the own Common Pool as wanted. Nothing is exhibited and nobody recruited in that turn.</source>
        <translation>Au lieu de développer son Musée, on reprend en main autant de cartes de son Fonds Commun qu’on le souhaite. Rien n’est exposé et personne n’est recruté à ce tour.</translation>
    </message>
    <message id="museum.play.inventory.citation">
        <source>Rulebook, “Performing an Inventory”</source>
        <translation>Livret de règles, «&#x202f;Faire un inventaire&#x202f;»</translation>
    </message>
    <message id="museum.play.experts.title">
        <source>Recruiting Experts</source>
        <translation>Recruter des Personnalités</translation>
    </message>
    <message id="museum.play.experts.text">
        <source>The three Experts on display are paid for like Objects and bring no points when they are recruited. One may have several, and recruit several in a turn; their effects add up. An Expert of a civilisation or a domain counts as one more card of that collection.</source>
        <translation>Les trois Personnalités présentées se paient comme des Objets et ne rapportent pas de points quand on les recrute. On peut en avoir plusieurs, et en recruter plusieurs dans un tour&#x202f;; leurs effets s’ajoutent. Une Personnalité d’une civilisation ou d’un Domaine compte comme une carte de plus dans cette collection.</translation>
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
        <source>Each time the track passes a multiple of 10, its player draws a Favour card; nobody has more than three, and only the player whose turn it is may play one. An Object of value 5 is a Masterpiece: who exhibits it takes a Prestige point too.</source>
        <translation>Chaque fois que sa piste passe un multiple de 10, un joueur pioche une carte de Notoriété&#x202f;; personne n’en a plus de trois, et seul le joueur dont c’est le tour peut en jouer une. Un Objet de valeur 5 est un Chef d’Œuvre&#x202f;: qui l’expose prend aussi un point de Prestige.</translation>
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
        <source>A Public Opinion card that comes up when the board is refilled puts a token on its Continent. From the second round on a Headline card is turned up at the beginning of each round and holds until the next; the Expert farthest right is replaced.</source>
        <translation>Une carte Opinion Publique révélée quand on complète le plateau met un jeton sur son continent. À partir du deuxième tour de table, une carte À la Une est révélée au début de chaque tour de table et vaut jusqu’à la suivante&#x202f;; la Personnalité la plus à droite est remplacée.</translation>
    </message>
    <message id="museum.play.opinion.citation">
        <source>Rulebook, “Ending the Turn”</source>
        <translation>Livret de règles, «&#x202f;Fin du tour&#x202f;»</translation>
    </message>
    <message id="museum.play.end.title">
        <source>The end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message id="museum.play.end.text">
        <source>Who reaches 50 points on the track finishes the turn, and everybody else has one more. Then all may rearrange their museums once more before the final scoring. The French rules say: who passes 50.</source>
        <translation>Qui dépasse 50 points sur la piste finit son tour, et chacun des autres en joue un dernier. Tous peuvent ensuite réorganiser une dernière fois leur Musée avant le décompte final. Les règles anglaises disent&#x202f;: qui atteint 50.</translation>
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
        <source>The rulebooks add up Vincent’s final score to 96, with 11 and 8 points for his civilisations of 7 and 6 Objects. Their own table gives 13 and 9 for them. The table is the rule: 47 + (13 + 9) + (5 + 5 + 11) + 10 + 2 + 0 − 3 = 99.</source>
        <translation>Les livrets donnent 96 points à Vincent, avec 11 et 8 pour ses civilisations de 7 et 6 Objets. Leur propre tableau en donne 13 et 9. C’est le tableau qui fait règle&#x202f;: 47 + (13 + 9) + (5 + 5 + 11) + 10 + 2 + 0 − 3 = 99.</translation>
    </message>
    <message id="museum.play.vincent.citation">
        <source>Rulebook, “Final Scoring”: the table and the example</source>
        <translation>Livret de règles, «&#x202f;Décompte final&#x202f;»&#x202f;: le tableau et l’exemple</translation>
    </message>
    <message id="cli.rules.play">
        <source>How it is played</source>
        <translation>Comment on joue</translation>
    </message>
    <message id="rules.kind.play">
        <source>How it is played</source>
        <translation>Comment on joue</translation>
    </message>
    <message id="table.history">
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message id="museum.plan.mine">
        <source>Only mine: a board like this one</source>
        <translation>Seulement le mien&#x202f;: un nouveau plateau d’après celui-ci</translation>
    </message>
    <message id="desk.file.again">
        <source>You have opened this file before: here is the game as you left it.</source>
        <translation>Ce fichier a déjà été ouvert&#x202f;: voici la partie telle que vous l’avez laissée.</translation>
    </message>
    <message id="history.edit.nameless">
        <source>something was entered</source>
        <translation>une saisie</translation>
    </message>
    <message id="history.edit.placed">
        <source>{edit} ({place})</source>
        <translation>{edit} ({place})</translation>
    </message>
    <message id="museum.hint.plan.shared">
        <source>Changed for everyone who plays on this board.</source>
        <translation>Changé pour tous ceux qui jouent sur ce plateau.</translation>
    </message>
    <message id="history.beginning">
        <source>The beginning</source>
        <translation>Le début</translation>
    </message>
    <message id="history.undone">
        <source>Taken back: {edit}</source>
        <translation>Annulé&#x202f;: {edit}</translation>
    </message>
    <message id="history.undone.of">
        <source>Taken back: {owner}, {edit}</source>
        <translation>Annulé&#x202f;: {owner}, {edit}</translation>
    </message>
    <message id="history.redone">
        <source>Done again: {edit}</source>
        <translation>Rétabli&#x202f;: {edit}</translation>
    </message>
    <message id="history.redone.of">
        <source>Done again: {owner}, {edit}</source>
        <translation>Rétabli&#x202f;: {owner}, {edit}</translation>
    </message>
    <message id="history.undone.many" numerus="yes">
        <source>%n steps taken back.</source>
        <translation>
            <numerusform>%n étape annulée.</numerusform>
            <numerusform>%n étapes annulées.</numerusform>
        </translation>
    </message>
    <message id="history.redone.many" numerus="yes">
        <source>%n steps done again.</source>
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
        <source>taken back</source>
        <translation>annulé</translation>
    </message>
    <message id="session.verdict.side.wrong" numerus="yes">
        <source>{owner}: %n things are wrong.</source>
        <translation>
            <numerusform>{owner}&#x202f;: %n problème.</numerusform>
            <numerusform>{owner}&#x202f;: %n problèmes.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.side.missing" numerus="yes">
        <source>{owner}: nothing is wrong; %n facts are missing.</source>
        <translation>
            <numerusform>{owner}&#x202f;: rien à redire&#x202f;; il manque %n information.</numerusform>
            <numerusform>{owner}&#x202f;: rien à redire&#x202f;; il manque %n informations.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.side.none">
        <source>{owner}: nothing is wrong.</source>
        <translation>{owner}&#x202f;: rien à redire.</translation>
    </message>
    <message id="art.answer.order">
        <source>The order of hanging is not known</source>
        <translation>L’ordre d’accrochage n’est pas connu</translation>
    </message>
    <message id="museum.plan.shared">
        <source>{names}: this is your board too. What is drawn here changes it for all of you.</source>
        <translation>{names}&#x202f;: ce plateau est aussi le vôtre. Ce qui est dessiné ici le change pour tous.</translation>
    </message>
    <message id="finding.owned">
        <source>{owner}: {says}</source>
        <translation>{owner}&#x202f;: {says}</translation>
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
        <oldsource>{owner} has chosen: another action or card changes it.</oldsource>
        <translation>{owner} a choisi. Touchez une autre carte ou une autre action pour en changer.</translation>
    </message>
    <message id="muse.hint.all-chosen">
        <source>Everyone has chosen: see what happens, or tap the card that {owner} discards.</source>
        <oldsource>Everyone has chosen: see what happens, or touch the card that {owner} discards.</oldsource>
        <translation>Tout le monde a choisi&#x202f;: voyez ce qui se passe, ou touchez la carte que {owner} défausse.</translation>
    </message>
    <message id="table.peek">
        <source>Hold to peek at the points</source>
        <translation>Maintenir pour entrevoir les points</translation>
    </message>
    <message id="new.hide-points">
        <source>Hide the points until they are revealed</source>
        <translation>Cacher les points jusqu’à leur révélation</translation>
    </message>
    <message id="home.check">
        <source>Check one board</source>
        <translation>Vérifier un seul plateau</translation>
    </message>
    <message id="home.check.advice">
        <source>Is this legal, and what is it worth now? No names, nothing else asked.</source>
        <translation>Est-ce permis, et combien cela vaut-il&#x202f;? Sans noms ni autre question.</translation>
    </message>
    <message id="home.check.game">
        <source>Check one board of {game}</source>
        <translation>Vérifier un seul plateau de {game}</translation>
    </message>
    <message id="art.prestige.range">
        <source>{owner} ({least} to {most})</source>
        <translation>{owner} ({least} à {most})</translation>
    </message>
    <message id="art.score.range.by">
        <source>by what the museum has most of</source>
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
        <translation>{game}&#x202f;: un seul plateau</translation>
    </message>
    <message id="game.title.players">
        <source>{game}: {players}</source>
        <translation>{game}&#x202f;: {players}</translation>
    </message>
    <message id="rematch.begins.one">
        <source>{names} lost the last game and begins. Turn the tokens as they lie now.</source>
        <translation>{names} a perdu la dernière partie et commence. Retournez les jetons comme ils sont posés maintenant.</translation>
    </message>
    <message id="rematch.begins.some">
        <source>One of those who lost the last game begins: {names}. Turn the tokens as they lie now.</source>
        <translation>Parmi ceux qui ont perdu la dernière partie, l’un commence&#x202f;: {names}. Retournez les jetons comme ils sont posés maintenant.</translation>
    </message>
    <message id="rematch.begins.nobody">
        <source>Nobody lost the last game: whoever says “Musée” in the artsiest voice begins again. Turn the tokens as they lie now.</source>
        <translation>Personne n’a perdu la dernière partie&#x202f;: qui prononce «&#x202f;Musée&#x202f;» de la voix la plus artistique commence à nouveau. Retournez les jetons comme ils sont posés maintenant.</translation>
    </message>
    <message id="alone.not-asked.musee">
        <source>Not asked for: names, the other Musées, the cards in the hand.</source>
        <translation>Pas besoin ici des noms, des autres Musées ni des cartes en main.</translation>
    </message>
    <message id="alone.not-asked.muse">
        <source>Not asked for: names, the other artists, the coins.</source>
        <translation>Pas besoin ici des noms, des autres artistes ni des jetons.</translation>
    </message>
    <message id="alone.not-asked.museum">
        <source>Not asked for: names, the other museums, experts and patron.</source>
        <translation>Pas besoin ici des noms, des autres musées, des Personnalités ni du Mécène.</translation>
    </message>
    <message id="alone.not-asked.art">
        <source>Not asked for: names, the other walls, bid cards, the order of hanging.</source>
        <translation>Pas besoin ici des noms, des autres murs, des cartes d’enchère ni de l’ordre d’accrochage.</translation>
    </message>
    <message id="alone.legal">
        <source>This is legal.</source>
        <translation>C’est permis.</translation>
    </message>
    <message id="alone.answer">
        <source>{verdict} It is worth {points}.</source>
        <translation>{verdict} Cela vaut {points}.</translation>
    </message>
    <message id="alone.asked">
        <source>Still asked for: {facts}.</source>
        <translation>Il manque {facts}.</translation>
    </message>
    <message id="score.points.hidden">
        <source>points hidden</source>
        <translation>points cachés</translation>
    </message>
    <message id="keys.title">
        <source>Keys of this page</source>
        <translation>Touches de cette page</translation>
    </message>
    <message id="keys.musee.number">
        <source>Take the digits of a number together; hang it</source>
        <translation>Former un nombre de ses chiffres, puis l’accrocher</translation>
    </message>
    <message id="keys.musee.step">
        <source>Go from space to space</source>
        <translation>Aller d’emplacement en emplacement</translation>
    </message>
    <message id="keys.musee.clear">
        <source>Take the painting down</source>
        <translation>Décrocher le tableau</translation>
    </message>
    <message id="keys.musee.move">
        <source>Move a painting</source>
        <translation>Déplacer un tableau</translation>
    </message>
    <message id="keys.musee.where">
        <source>Where may it go?</source>
        <translation>Où peut-il aller&#x202f;?</translation>
    </message>
    <message id="keys.musee.hand">
        <source>The cards in the hand</source>
        <translation>Les cartes en main</translation>
    </message>
    <message id="keys.musee.text">
        <source>Enter a gallery as text</source>
        <translation>Saisir une galerie en texte</translation>
    </message>
    <message id="keys.musee.bare">
        <source>Take all paintings of the Musée down</source>
        <translation>Décrocher tous les tableaux du Musée</translation>
    </message>
    <message id="keys.muse.step">
        <source>Go from painting to painting, from palace to studio</source>
        <translation>Aller de tableau en tableau, du palais à l’atelier</translation>
    </message>
    <message id="keys.muse.take">
        <source>Take the painting away</source>
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
        <source>The patron, step by step</source>
        <translation>Le mécène, pas à pas</translation>
    </message>
    <message id="keys.muse.round">
        <source>A round</source>
        <translation>Une manche</translation>
    </message>
    <message id="keys.muse.text">
        <source>Enter as text</source>
        <translation>Saisir en texte</translation>
    </message>
    <message id="keys.muse.move">
        <source>To the other pile</source>
        <translation>Vers l’autre pile</translation>
    </message>
    <message id="keys.museum.type">
        <source>Type what an object is: its civilisation’s letters, its domain’s, its value</source>
        <translation>Écrire ce qu’est un objet&#x202f;: les lettres de sa civilisation, celles de son domaine, sa valeur</translation>
    </message>
    <message id="keys.museum.step">
        <source>Go from slot to slot</source>
        <translation>Aller d’emplacement en emplacement</translation>
    </message>
    <message id="keys.museum.erase">
        <source>Take back a letter; take the object off</source>
        <translation>Effacer une lettre, puis retirer l’objet</translation>
    </message>
    <message id="keys.museum.move">
        <source>Move an object</source>
        <translation>Déplacer un objet</translation>
    </message>
    <message id="keys.museum.paint">
        <source>Paint many slots alike</source>
        <translation>Peindre plusieurs emplacements pareils</translation>
    </message>
    <message id="keys.museum.text">
        <source>Enter as text</source>
        <translation>Saisir en texte</translation>
    </message>
    <message id="keys.museum.arrange">
        <source>The best arrangement</source>
        <translation>La meilleure disposition</translation>
    </message>
    <message id="keys.museum.bare">
        <source>Take all objects off the board</source>
        <translation>Retirer tous les objets du plateau</translation>
    </message>
    <message id="keys.art.step">
        <source>Go from square to square</source>
        <translation>Aller de case en case</translation>
    </message>
    <message id="keys.art.stretch">
        <source>Cover squares</source>
        <translation>Couvrir des cases</translation>
    </message>
    <message id="keys.art.nudge">
        <source>Move the tile</source>
        <translation>Déplacer la tuile</translation>
    </message>
    <message id="keys.art.type">
        <source>The type of the painting</source>
        <translation>Le type du tableau</translation>
    </message>
    <message id="keys.art.frame">
        <source>The frame of the painting</source>
        <translation>Le cadre du tableau</translation>
    </message>
    <message id="keys.art.decor">
        <source>Decor</source>
        <translation>Décoration</translation>
    </message>
    <message id="keys.art.confirm">
        <source>Take the square, or hang the tile</source>
        <translation>Prendre la case, ou accrocher la tuile</translation>
    </message>
    <message id="keys.art.take">
        <source>Take the tile down</source>
        <translation>Décrocher la tuile</translation>
    </message>
    <message id="keys.art.zoom">
        <source>Look closer, from farther away, at the whole wall</source>
        <translation>Regarder de plus près, de plus loin, le mur entier</translation>
    </message>
    <message id="keys.art.text">
        <source>Enter as text</source>
        <translation>Saisir en texte</translation>
    </message>
    <message id="keys.board">
        <source>The board of each player</source>
        <translation>Le plateau de chaque joueur</translation>
    </message>
    <message id="keys.boards">
        <source>The board before, the board after</source>
        <translation>Le plateau précédent, le suivant</translation>
    </message>
    <message id="keys.tab">
        <source>Go on to the next control, or back</source>
        <translation>Aller à la commande suivante, ou revenir</translation>
    </message>
    <message id="keys.press">
        <source>Press what the ring is around</source>
        <translation>Actionner ce que l’anneau entoure</translation>
    </message>
    <message id="keys.escape">
        <source>Give up, or back</source>
        <translation>Renoncer, ou revenir</translation>
    </message>
    <message id="keys.help">
        <source>These keys</source>
        <translation>Ces touches</translation>
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
        <translation>Compte.</translation>
    </message>
    <message id="spot.light.counts.in">
        <source>It counts: {groups}.</source>
        <translation>Compte&#x202f;: {groups}.</translation>
    </message>
    <message id="spot.light.idle">
        <source>It does not count.</source>
        <translation>Ne compte pas.</translation>
    </message>
    <message id="art.keypad.turn">
        <source>Turn</source>
        <translation>Tourner</translation>
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
        <source>Museum</source>
        <translation>Musée</translation>
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
        <translation>Mur</translation>
    </message>
    <message id="art.tool.text.word">
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message id="art.tool.copy.word">
        <source>Another</source>
        <translation>Pareille</translation>
    </message>
    <message id="art.tool.take.word">
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message id="muse.tool.text.word">
        <source>Text</source>
        <translation>Texte</translation>
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
        <translation>Décompte</translation>
    </message>
    <message id="museum.tool.arrange.word">
        <source>Arrange</source>
        <translation>Ranger</translation>
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
    <message id="art.entry.several">
        <source>“{word}” can be {first} or {second}: write more of it.</source>
        <translation>«&#x202f;{word}&#x202f;» peut être {first} ou {second}&#x202f;: écrivez-en davantage.</translation>
    </message>
    <message id="muse.unique.twice-here">
        <source>{card} is entered more than once, but the deck has one: {first} and {second}.</source>
        <translation>{card} figure plus d’une fois, or le paquet n’a cette carte qu’une fois&#x202f;: {first} et {second}.</translation>
    </message>
    <message id="muse.growth.times" numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message id="musee.unique.twice-here">
        <source>{exhibit} is entered more than once, but the box has one painting of each number: {first} and {second}.</source>
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
    <message id="art.edit.turn">
        <source>{tile} turned</source>
        <translation>{tile}&#x202f;: tournée</translation>
    </message>
    <message id="art.answer.hand">
        <source>Enter this hand</source>
        <translation>Saisir cette main</translation>
    </message>
    <message id="art.text.last">
        <source>Hung last: {tile}</source>
        <translation>Accrochée en dernier&#x202f;: {tile}</translation>
    </message>
    <message id="art.entry.at">
        <source>at</source>
        <translation>en</translation>
    </message>
    <message id="ranking.waiting">
        <source>Shared for now: what decides is not entered yet ({line}).</source>
        <translation>Place partagée pour l’instant&#x202f;: il manque ce qui départage ({line}).</translation>
    </message>
    <message id="score.points.between" numerus="yes">
        <source>{least} to %n points</source>
        <translation>
            <numerusform>{least} à %n point</numerusform>
            <numerusform>{least} à %n points</numerusform>
        </translation>
    </message>
    <message id="art.judge.unearned" numerus="yes">
        <source>%n shields more than matching frames have earned</source>
        <translation>
            <numerusform>%n écusson de plus que les cadres identiques n’en rapportent</numerusform>
            <numerusform>%n écussons de plus que les cadres identiques n’en rapportent</numerusform>
        </translation>
    </message>
    <message id="art.hint.outline.decor">
        <source>{columns}×{rows}: decor? Touch its key.</source>
        <translation>{columns}×{rows}&#x202f;: une décoration&#x202f;? Touchez «&#x202f;Décoration&#x202f;».</translation>
    </message>
    <message id="museum.table.column">
        <source>{size}: {points}</source>
        <translation>{size}&#x202f;: {points}</translation>
    </message>
    <message id="museum.almost.civilisation" numerus="yes">
        <source>The %n {collection} objects do not touch; together they would be worth {points}.</source>
        <translation>
            <numerusform>%n Objet de la civilisation {collection} ne touche aucun autre&#x202f;; réunis, ils vaudraient {points}.</numerusform>
            <numerusform>Les %n Objets de la civilisation {collection} ne se touchent pas&#x202f;; réunis, ils vaudraient {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.civilisation.most" numerus="yes">
        <source>The %n {collection} objects do not all touch; together they would be worth {points}.</source>
        <translation>
            <numerusform>%n Objet de la civilisation {collection} ne touche pas les autres&#x202f;; réunis, ils vaudraient {points}.</numerusform>
            <numerusform>Les %n Objets de la civilisation {collection} ne se touchent pas tous&#x202f;; réunis, ils vaudraient {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.domain" numerus="yes">
        <source>The %n {collection} objects do not touch; together they would be worth {points}.</source>
        <translation>
            <numerusform>%n Objet {collection} ne touche aucun autre&#x202f;; réunis, ils vaudraient {points}.</numerusform>
            <numerusform>Les %n Objets {collection} ne se touchent pas&#x202f;; réunis, ils vaudraient {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.domain.most" numerus="yes">
        <source>The %n {collection} objects do not all touch; together they would be worth {points}.</source>
        <translation>
            <numerusform>%n Objet {collection} ne touche pas les autres&#x202f;; réunis, ils vaudraient {points}.</numerusform>
            <numerusform>Les %n Objets {collection} ne se touchent pas tous&#x202f;; réunis, ils vaudraient {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.score.collection.loose">
        <source>None touches another: a collection begins at {fewest}</source>
        <translation>Aucun ne touche un autre&#x202f;: une collection commence à {fewest}</translation>
    </message>
    <message id="museum.score.collection.single">
        <source>A single object: a collection begins at {fewest}</source>
        <translation>Un seul Objet&#x202f;: une collection commence à {fewest}</translation>
    </message>
    <message id="alone.bare">
        <source>Nothing is on this board yet.</source>
        <translation>Rien n’est encore posé sur ce plateau.</translation>
    </message>
    <message id="session.verdict.table.wrong" numerus="yes">
        <source>The whole table: %n things are wrong.</source>
        <translation>
            <numerusform>Toute la table&#x202f;: %n problème.</numerusform>
            <numerusform>Toute la table&#x202f;: %n problèmes.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.table.missing" numerus="yes">
        <source>The whole table: nothing is wrong; %n facts are missing.</source>
        <translation>
            <numerusform>Toute la table&#x202f;: rien à redire&#x202f;; il manque %n information.</numerusform>
            <numerusform>Toute la table&#x202f;: rien à redire&#x202f;; il manque %n informations.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.table.note" numerus="yes">
        <source>The whole table: nothing is wrong; there are %n notes.</source>
        <translation>
            <numerusform>Toute la table&#x202f;: rien à redire&#x202f;; %n remarque.</numerusform>
            <numerusform>Toute la table&#x202f;: rien à redire&#x202f;; %n remarques.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.table.none">
        <source>The whole table: nothing is wrong.</source>
        <translation>Toute la table&#x202f;: rien à redire.</translation>
    </message>
    <message id="museum.arrange.hidden.gain" numerus="yes">
        <source>There is something to gain by moving %n objects.</source>
        <translation>
            <numerusform>Il y a quelque chose à gagner en déplaçant %n Objet.</numerusform>
            <numerusform>Il y a quelque chose à gagner en déplaçant %n Objets.</numerusform>
        </translation>
    </message>
    <message id="museum.arrange.hidden.none">
        <source>There is nothing to gain by moving objects.</source>
        <translation>Il n’y a rien à gagner en déplaçant des Objets.</translation>
    </message>
    <message id="score.points.unsaid">
        <source>… points</source>
        <translation>… points</translation>
    </message>
    <message id="muse.round.next">
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message id="muse.edit.own-studio">
        <source>{card} put into the studio</source>
        <oldsource>{card} into the studio</oldsource>
        <translation>{card} dans l’atelier</translation>
    </message>
    <message id="muse.edit.own-palace">
        <source>{card} put into the palace</source>
        <oldsource>{card} into the palace</oldsource>
        <translation>{card} au palais</translation>
    </message>
    <message id="muse.hint.own-studio">
        <source>Touch a card to lay it into the studio; touch it again to take it away.</source>
        <translation>Touchez une carte pour la poser dans l’atelier&#x202f;; encore une fois pour la retirer.</translation>
    </message>
    <message id="muse.hint.own-palace">
        <source>Touch a card to stand it in the palace; touch it again to take it away.</source>
        <translation>Touchez une carte pour la poser au palais&#x202f;; encore une fois pour la retirer.</translation>
    </message>
    <message id="muse.hint.idea-of-action">
        <source>{owner}: {action}. Touch the idea card.</source>
        <translation>{owner}&#x202f;: {action}. Touchez la carte idée.</translation>
    </message>
    <message id="muse.hint.action">
        <source>{card} is the idea card: choose the action of {owner}. Another card touched is discarded.</source>
        <translation>{card} est la carte idée&#x202f;: choisissez l’action de {owner}. Une autre carte touchée est défaussée.</translation>
    </message>
    <message id="muse.hint.discard-too">
        <source>{owner} has chosen. Tap “Next player” to go on; a card tapped now is discarded.</source>
        <oldsource>{owner} has chosen: a card touched now is discarded; “Idea card” changes that one.</oldsource>
        <translation>{owner} a choisi. Touchez «&#x202f;Joueur suivant&#x202f;» pour continuer&#x202f;; une carte touchée maintenant est défaussée.</translation>
    </message>
    <message id="ranking.level">
        <source>{line}: {figures}.</source>
        <translation>{line}&#x202f;: {figures}.</translation>
    </message>
    <message id="muse.hint.elsewhere.own-palace">
        <source>{card} stands in the palace. Touch it again to move it here.</source>
        <translation>{card} est au palais. Touchez encore la carte pour la poser ici.</translation>
    </message>
    <message id="cli.help.rulings">
        <source>each open question: what every answer gives, and whether it changes the winner</source>
        <translation>chaque question ouverte&#x202f;: ce que donne chaque réponse, et si elle change le vainqueur</translation>
    </message>
    <message id="cli.rulings.in-force">
        <source>(in force)</source>
        <translation>(réponse en vigueur)</translation>
    </message>
    <message id="cli.rulings.total">
        <source>{player} {points}</source>
        <translation>{player} {points}</translation>
    </message>
    <message id="cli.rulings.winners">
        <source>wins: {winners}</source>
        <translation>victoire&#x202f;: {winners}</translation>
    </message>
    <message id="cli.rulings.illegal">
        <source>not legal</source>
        <translation>interdit par les règles</translation>
    </message>
    <message id="cli.rulings.missing">
        <source>something is missing</source>
        <translation>il manque quelque chose</translation>
    </message>
    <message id="cli.rulings.changes-winner">
        <source>The answer changes who wins.</source>
        <translation>La réponse change le vainqueur.</translation>
    </message>
    <message id="cli.rulings.differs">
        <source>The answer changes something, but not who wins.</source>
        <translation>La réponse change quelque chose, mais pas le vainqueur.</translation>
    </message>
    <message id="cli.rulings.same">
        <source>The answer changes nothing here.</source>
        <translation>La réponse ne change rien ici.</translation>
    </message>
    <message id="cli.rulings.together">
        <source>All answers together</source>
        <translation>Toutes les réponses ensemble</translation>
    </message>
    <message id="cli.rulings.outcome">
        <source>First place for {winners} with {count} of {all} combinations of answers.</source>
        <translation>Première place pour {winners} dans {count} combinaisons de réponses sur {all}.</translation>
    </message>
    <message id="cli.rulings.settled">
        <source>First place for {winners}, however the rulebook’s open questions are answered.</source>
        <translation>Première place pour {winners}, quelle que soit la réponse à ce que la règle laisse ouvert.</translation>
    </message>
    <message id="cli.rulings.no-ranking">
        <source>There is no ranking: the number of players or boards is wrong.</source>
        <translation>Il n’y a pas de classement&#x202f;: le nombre de joueurs ou de plateaux n’est pas le bon.</translation>
    </message>
    <message id="cbor.other-form">
        <source>This is not the one form that a game has in a link (deterministic CBOR).</source>
        <translation>Ce n’est pas la forme unique qu’a une partie dans un lien (CBOR déterministe).</translation>
    </message>
    <message id="cbor.not-utf8">
        <source>The text is not valid UTF-8.</source>
        <translation>Le texte n’est pas de l’UTF-8 valide.</translation>
    </message>
    <message id="file.too-much">
        <source>This holds more than any game.</source>
        <translation>C’est plus que n’en contient aucune partie.</translation>
    </message>
    <message id="link.too-long">
        <source>This link has more than {limit} characters; no game needs as many.</source>
        <translation>Ce lien compte plus de {limit} caractères&#x202f;; aucune partie n’en demande autant.</translation>
    </message>
    <message id="link.other-kind">
        <source>This is no link that this Cimaise can read: “{kind}” stands where “1/” or “1b/” was expected.</source>
        <translation>Ce n’est pas un lien que ce Cimaise sache lire&#x202f;: «&#x202f;{kind}&#x202f;» se trouve là où «&#x202f;1/&#x202f;» ou «&#x202f;1b/&#x202f;» était attendu.</translation>
    </message>
    <message id="link.board-alone">
        <source>This link holds one board alone, not a table.</source>
        <translation>Ce lien contient un seul plateau, et non une table.</translation>
    </message>
    <message id="link.other-letters">
        <source>This link is damaged or cut off: these are not the letters of a link.</source>
        <translation>Ce lien est abîmé ou coupé&#x202f;: ce ne sont pas là les lettres d’un lien.</translation>
    </message>
    <message id="link.damaged">
        <source>This link is damaged or cut off.</source>
        <translation>Ce lien est abîmé ou coupé.</translation>
    </message>
    <message id="link.too-large">
        <source>This link holds more than {limit} MB; no game does.</source>
        <translation>Ce lien contient plus de {limit} Mo&#x202f;; aucune partie n’en a besoin.</translation>
    </message>
    <message id="link.would-be-too-long">
        <source>The link of this game would have {count} characters; a link has at most {limit}.</source>
        <translation>Le lien de cette partie compterait {count} caractères&#x202f;; un lien en a au plus {limit}.</translation>
    </message>
    <message id="link.no-base">
        <source>No link can stand after “{base}”: an address without “#”, spaces and the like was expected.</source>
        <translation>Aucun lien ne peut suivre «&#x202f;{base}&#x202f;»&#x202f;: une adresse sans «&#x202f;#&#x202f;», ni espace, ni signe invisible était attendue.</translation>
    </message>
    <message id="cli.help.link">
        <source>the position as a link: a line to send, which opens again here; with --player that board alone</source>
        <translation>la position sous forme de lien&#x202f;: une ligne à envoyer, qui se rouvre ici&#x202f;; avec --player, ce seul plateau</translation>
    </message>
    <message id="cli.help.file">
        <source>the position, or the one board, of a link, as a file has it</source>
        <translation>la position d’un lien, ou son seul plateau, comme un fichier la présente</translation>
    </message>
    <message id="cli.help.base">
        <source>an address for link and qr: the position stands behind its #</source>
        <translation>une adresse pour link et qr&#x202f;: la position se place derrière son #</translation>
    </message>
    <message id="cli.help.qr">
        <source>the link as a QR code: SVG, or for the terminal with --text</source>
        <translation>le lien sous forme de code QR&#x202f;: en SVG, ou pour le terminal avec --text</translation>
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
        <source>Stars of the wall</source>
        <translation>Étoiles du mur</translation>
    </message>
    <message id="board.fact.wall.eyeline">
        <source>Rows of the eyeline</source>
        <translation>Rangées de la ligne de regard</translation>
    </message>
    <message id="board.fact.wall.counted">
        <source>The printed wall</source>
        <translation>Le mur imprimé</translation>
    </message>
    <message id="board.fact.wall.counted.yes">
        <source>counted</source>
        <translation>compté</translation>
    </message>
    <message id="board.fact.wall.counted.no">
        <source>not counted</source>
        <translation>non compté</translation>
    </message>
    <message id="board.fact.prestige">
        <source>Prestige</source>
        <translation>Prestige</translation>
    </message>
    <message id="board.fact.prestige.markers">
        <source>entered as markers</source>
        <translation>saisi par ses marqueurs</translation>
    </message>
    <message id="board.fact.prestige.unsold">
        <source>entered as unsold paintings</source>
        <translation>saisi par les invendus</translation>
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
        <source>{name} has no board on this table.</source>
        <translation>{name} n’a pas de plateau à cette table.</translation>
    </message>
    <message id="board.owners">
        <source>A board has one owner; in Musée, with four seats, two partners.</source>
        <translation>Un plateau est à une seule personne&#x202f;; à Musée, avec quatre places, aux deux partenaires.</translation>
    </message>
    <message id="board.differs.game">
        <source>This board is of {board}, the table of {table}.</source>
        <translation>Ce plateau est de {board}, la table de {table}.</translation>
    </message>
    <message id="board.differs.seats">
        <source>This board is from a table for {board}, this one is for {table}.</source>
        <translation>Ce plateau vient d’une table de {board}, celle-ci est de {table}.</translation>
    </message>
    <message id="board.differs.reading">
        <source>“{question}” is answered “{board}” on the board, “{table}” at the table.</source>
        <translation>«&#x202f;{question}&#x202f;»&#x202f;: la réponse est «&#x202f;{board}&#x202f;» sur le plateau, «&#x202f;{table}&#x202f;» à la table.</translation>
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
        <translation>Pièces dans l’économie</translation>
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
        <source>Tokens of Public Opinion</source>
        <translation>Jetons d’Opinion publique</translation>
    </message>
    <message id="board.fact.bonus.main">
        <source>Bonus for the Main Gallery on “{name}”</source>
        <translation>Bonus de la Grande Galerie sur «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message id="board.fact.bonus.full">
        <source>Bonus for a full museum on “{name}”</source>
        <translation>Bonus du musée complet sur «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message id="board.fact.bonus.both">
        <source>Bonus for both on “{name}”</source>
        <translation>Bonus des deux à la fois sur «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message id="board.fact.bonus.unknown">
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message id="board.differs.plan">
        <source>“{name}” is drawn in another way on the board than at the table.</source>
        <translation>«&#x202f;{name}&#x202f;» est dessiné autrement sur le plateau qu’à la table.</translation>
    </message>
    <message id="board.differs.fact">
        <source>{fact}: {board} on the board, {table} at the table.</source>
        <translation>{fact}&#x202f;: {board} sur le plateau, {table} à la table.</translation>
    </message>
    <message id="file.board-alone">
        <source>This is one board alone, not a table.</source>
        <translation>C’est un seul plateau, et non une table.</translation>
    </message>
    <message id="link.whole-table">
        <source>This link holds a whole table, not one board alone.</source>
        <translation>Ce lien contient toute une table, et non un seul plateau.</translation>
    </message>
    <message id="cli.help.join">
        <source>the table with these boards laid in, each with its owner, or with --player; what both say of the table has to agree, and a board with something on it stays without --replace</source>
        <translation>la table avec ces plateaux, chacun devant son propriétaire, ou celui que nomme --player&#x202f;; ce que tous deux disent de la table doit concorder, et un plateau déjà garni reste sans --replace</translation>
    </message>
    <message id="cli.help.replace">
        <source>for join: the board takes the place of what lies there</source>
        <translation>pour join&#x202f;: le plateau prend la place de ce qui s’y trouve</translation>
    </message>
    <message id="cli.join.whose">
        <source>Nobody at this table is called “{name}”; --player says whose board it is.</source>
        <translation>Personne à cette table ne s’appelle «&#x202f;{name}&#x202f;»&#x202f;; --player dit à qui est ce plateau.</translation>
    </message>
    <message id="cli.join.taken">
        <source>The board of {name} has something on it already; --replace puts this one in its place.</source>
        <translation>{name}&#x202f;: le plateau est déjà garni&#x202f;; --replace met celui-ci à la place.</translation>
    </message>
    <message id="board.not-theirs">
        <source>“{name}” is no owner of this board.</source>
        <translation>Ce plateau n’est pas à «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message id="cli.help.player">
        <source>whose: for placements and arrange, for link and qr of one board alone, for join of a board that names somebody else; a player, in Musée also a team</source>
        <translation>de qui&#x202f;: pour placements et arrange, pour le lien ou le code d’un seul plateau, et pour join d’un plateau à un autre nom&#x202f;; un joueur, à Musée aussi une équipe</translation>
    </message>
    <message id="dispute.findings">
        <source>May it stand like this?</source>
        <translation>Cela peut-il rester ainsi&#x202f;?</translation>
    </message>
    <message id="dispute.nothing-open">
        <source>What the rulebook leaves open changes nothing on this table.</source>
        <translation>Ce que la règle laisse ouvert ne change rien à cette table.</translation>
    </message>
    <message id="dispute.unfold">
        <source>All open questions of the game</source>
        <translation>Toutes les questions ouvertes du jeu</translation>
    </message>
    <message id="dispute.answer.decided">
        <source>Decided so</source>
        <translation>Décidé ainsi</translation>
    </message>
    <message id="dispute.answer.default">
        <source>In force unless you decide</source>
        <translation>En vigueur sauf décision contraire</translation>
    </message>
    <message id="dispute.open">
        <source>The rulebook leaves it open: {citation}</source>
        <translation>La règle ne tranche pas&#x202f;: {citation}</translation>
    </message>
    <message id="dispute.title">
        <source>Dispute</source>
        <translation>Litige</translation>
    </message>
    <message id="settlement.question.illegal">
        <source>“{title}”: is the rule kept?</source>
        <translation>«&#x202f;{title}&#x202f;»&#x202f;: la règle est-elle respectée&#x202f;?</translation>
    </message>
    <message id="settlement.kept">
        <source>Kept</source>
        <translation>Respectée</translation>
    </message>
    <message id="settlement.broken">
        <source>Broken</source>
        <translation>Enfreinte</translation>
    </message>
    <message id="settlement.question.impossible">
        <source>“{title}”: can this be?</source>
        <translation>«&#x202f;{title}&#x202f;»&#x202f;: est-ce possible&#x202f;?</translation>
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
        <source>“{title}”: is everything known?</source>
        <translation>«&#x202f;{title}&#x202f;»&#x202f;: tout est-il connu&#x202f;?</translation>
    </message>
    <message id="settlement.known">
        <source>Known</source>
        <translation>Connu</translation>
    </message>
    <message id="settlement.unknown">
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message id="settlement.question.note">
        <source>“{title}”: is there something to know?</source>
        <translation>«&#x202f;{title}&#x202f;»&#x202f;: y a-t-il quelque chose à savoir&#x202f;?</translation>
    </message>
    <message id="settlement.no">
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message id="settlement.yes">
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message id="settlement.open">
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message id="settlement.decided">
        <source>Decided</source>
        <translation>Tranché</translation>
    </message>
    <message id="settlement.sure.rulebook">
        <source>The rulebook says so.</source>
        <translation>La règle le dit.</translation>
    </message>
    <message id="settlement.sure.open">
        <source>The rulebook leaves it open.</source>
        <translation>La règle ne tranche pas.</translation>
    </message>
    <message id="settlement.sure.copy">
        <source>Your copy says it.</source>
        <translation>C’est imprimé dans votre boîte.</translation>
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
    <message id="muse.card.ace-of-moons.said">
        <source>the Ace of Moons</source>
        <translation>l’As de Lunes</translation>
    </message>
    <message id="muse.card.ace-of-suns.said">
        <source>the Ace of Suns</source>
        <translation>l’As de Soleils</translation>
    </message>
    <message id="muse.card.ace-of-waves.said">
        <source>the Ace of Waves</source>
        <translation>l’As de Vagues</translation>
    </message>
    <message id="muse.card.ace-of-leaves.said">
        <source>the Ace of Leaves</source>
        <translation>l’As de Feuilles</translation>
    </message>
    <message id="muse.card.ace-of-wyrms.said">
        <source>the Ace of Wyrms</source>
        <translation>l’As de Wyrms</translation>
    </message>
    <message id="muse.card.ace-of-knots.said">
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
    <message id="muse.board.coins.said">
        <source>Coins of {owner}: {coins}</source>
        <translation>Jetons de {owner}&#x202f;: {coins}</translation>
    </message>
    <message id="score.gain.between">
        <source>{least} to {most} points</source>
        <translation>{least} à {most} points</translation>
    </message>
    <message id="art.score.range.lines">
        <source>Nobody has entered what the museum has most of: here prestige counts × 2 and the eyeline nothing, the least that they can bring.</source>
        <translation>Personne n’a saisi le classement du Musée&#x202f;: ici, le prestige compte × 2 et la ligne de regard ne rapporte rien, le moins qu’ils puissent valoir.</translation>
    </message>
    <message id="art.marker.first">
        <source>First touch the marker that is to stand there, then the space.</source>
        <translation>Touchez d’abord le marqueur à placer, puis la case.</translation>
    </message>
    <message id="art.hint.museum">
        <source>Touch a marker, then its space on the track; or drag it there.</source>
        <translation>Touchez un marqueur, puis sa case sur la piste&#x202f;; ou faites-le glisser.</translation>
    </message>
    <message id="art.hint.marker">
        <source>{type}: now touch the space of its marker.</source>
        <translation>{type}&#x202f;: touchez maintenant la case de son marqueur.</translation>
    </message>
    <message id="art.hint.unsold">
        <source>Here the unsold paintings move the markers: touch a type, then a value.</source>
        <translation>Ici, les tableaux invendus déplacent les marqueurs&#x202f;: touchez un type, puis une valeur.</translation>
    </message>
    <message id="alone.wanted.prestige">
        <source>the prestige markers</source>
        <translation>les marqueurs de prestige</translation>
    </message>
    <message id="alone.wanted.patron">
        <source>the figures printed on the Patron card</source>
        <translation>les points imprimés sur la carte Mécène</translation>
    </message>
    <message id="alone.wanted.bonus">
        <source>the figures printed on the board</source>
        <translation>les bonus imprimés sur le plateau</translation>
    </message>
    <message id="score.range.total">
        <source>The total is {least} to {most}.</source>
        <translation>Le total est de {least} à {most}.</translation>
    </message>
    <message id="share.leave">
        <source>Leave the table as it is</source>
        <translation>Laisser la table comme elle est</translation>
    </message>
    <message id="wall.file.pictures">
        <source>Pictures of a code (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Images d’un code (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message id="table.finding.ruling">
        <source>The ruling: {citation}</source>
        <translation>Le verdict&#x202f;: {citation}</translation>
    </message>
    <message id="dispute.otherwise">
        <source>What would make it otherwise</source>
        <translation>Ce qui changerait le verdict</translation>
    </message>
    <message id="dispute.if-decided">
        <source>If you decide: {answer}</source>
        <translation>Si vous décidez&#x202f;: {answer}</translation>
    </message>
    <message id="share.title">
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message id="scan.title">
        <source>Scan a code</source>
        <translation>Scanner un code</translation>
    </message>
    <message id="scan.no-camera">
        <source>There is no camera here. Paste a link, or open a picture of the code.</source>
        <translation>Il n’y a pas de caméra ici. Collez un lien, ou ouvrez une image du code.</translation>
    </message>
    <message id="scan.refused">
        <source>The camera cannot be used: another program has it, or it is not allowed. Paste a link, or open a picture of the code.</source>
        <translation>La caméra ne peut pas servir&#x202f;: un autre programme l’utilise, ou elle n’est pas autorisée. Collez un lien, ou ouvrez une image du code.</translation>
    </message>
    <message id="scan.explanation">
        <source>Hold the other phone’s code in front of the camera: a whole table is opened, one board joins the open game.</source>
        <translation>Placez le code de l’autre téléphone devant la caméra&#x202f;: une table entière s’ouvre, un plateau seul rejoint la partie ouverte.</translation>
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
        <source>This is too much for a code. The link holds it.</source>
        <translation>C’est trop pour un code. Le lien, lui, suffit.</translation>
    </message>
    <message id="share.what">
        <source>What goes along</source>
        <translation>Ce qui part</translation>
    </message>
    <message id="share.all">
        <source>All boards</source>
        <translation>Tous les plateaux</translation>
    </message>
    <message id="share.explanation">
        <source>Another phone with Cimaise scans this code, or opens the link. One board goes to its player on the other table.</source>
        <translation>Un autre téléphone avec Cimaise scanne ce code ou ouvre le lien. Le plateau d’un seul joueur prend sa place dans la partie ouverte là-bas.</translation>
    </message>
    <message id="share.copy">
        <source>Copy the link</source>
        <translation>Copier le lien</translation>
    </message>
    <message id="desk.copied">
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message id="desk.paste.nothing">
        <source>There is no text to paste: copy a link first.</source>
        <translation>Il n’y a pas de texte à coller&#x202f;: copiez d’abord un lien.</translation>
    </message>
    <message id="desk.text.refused">
        <source>No game can be read here. {refusal}</source>
        <translation>Aucune partie ne peut être lue ici. {refusal}</translation>
    </message>
    <message id="desk.picture.no-code">
        <source>{file}: there is no QR code in this picture, or it cannot be read.</source>
        <translation>{file}&#x202f;: il n’y a pas de code QR dans cette image, ou il est illisible.</translation>
    </message>
    <message id="desk.board.other-table">
        <source>This board is of another table. {difference}</source>
        <translation>Ce plateau est d’une autre table. {difference}</translation>
    </message>
    <message id="edit.board.joined">
        <source>{name}’s board from a link</source>
        <translation>le plateau de {name}, venu d’un lien</translation>
    </message>
    <message id="desk.board.joined">
        <source>The board that came is {name}’s by now.</source>
        <translation>Le plateau reçu est maintenant celui de {name}.</translation>
    </message>
    <message id="desk.board.same">
        <source>{name}’s board lies there already just like this.</source>
        <translation>Le plateau de {name} y est déjà, exactement ainsi.</translation>
    </message>
    <message id="desk.board.taken">
        <source>There is something on {name}’s board already. Replace it with the board that came?</source>
        <translation>Il y a déjà quelque chose sur le plateau de {name}. Le remplacer par celui qui vient d’arriver&#x202f;?</translation>
    </message>
    <message id="desk.board.whose">
        <source>Nobody here is called {name}. Whose board is it?</source>
        <translation>Personne ici ne s’appelle {name}. À qui est ce plateau&#x202f;?</translation>
    </message>
    <message id="desk.board.replace">
        <source>Replace {name}’s board</source>
        <translation>Remplacer le plateau de {name}</translation>
    </message>
    <message id="readings.summary">
        <source>Open questions</source>
        <translation>Questions ouvertes</translation>
    </message>
    <message id="readings.summary.some" numerus="yes">
        <source>%n open questions matter here</source>
        <translation>
            <numerusform>%n question ouverte compte ici</numerusform>
            <numerusform>%n questions ouvertes comptent ici</numerusform>
        </translation>
    </message>
    <message id="readings.summary.none">
        <source>No open question matters here</source>
        <translation>Ce que la règle laisse ouvert ne change rien ici</translation>
    </message>
    <message id="sheet.total.open">
        <source>hangs on an open question</source>
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
    <message id="house.forget">
        <source>Forget this ruling: {question}</source>
        <translation>Oublier cette décision&#x202f;: {question}</translation>
    </message>
    <message id="house.title">
        <source>House rulings</source>
        <translation>Règles maison</translation>
    </message>
    <message id="house.explanation">
        <source>What you decide in a game is remembered here, and new games begin with it.</source>
        <translation>Ce que vous tranchez dans une partie est retenu ici, et les nouvelles parties commencent ainsi.</translation>
    </message>
    <message id="house.none">
        <source>Nothing has been decided yet. Where a rulebook leaves a question open, “Dispute” at the table shows what each answer comes to.</source>
        <translation>Rien n’a encore été tranché. Là où la règle ne tranche pas, «&#x202f;Litige&#x202f;», à la table, montre ce que donne chaque réponse.</translation>
    </message>
    <message id="cli.rulings.example">
        <source>For example with</source>
        <translation>Par exemple avec</translation>
    </message>
    <message id="house.in-force" numerus="yes">
        <source>%n house rulings are in force.</source>
        <translation>
            <numerusform>%n règle maison est en vigueur.</numerusform>
            <numerusform>%n règles maison sont en vigueur.</numerusform>
        </translation>
    </message>
    <message id="readings.decided">
        <source>House ruling: {answer}</source>
        <translation>Règle maison&#x202f;: {answer}</translation>
    </message>
    <message id="dispute.firsts">
        <source>Who was first?</source>
        <translation>Qui a été le premier&#x202f;?</translation>
    </message>
    <message id="firsts.before">
        <source>{name} before this history begins</source>
        <translation>{name} avant le début de cet historique</translation>
    </message>
    <message id="firsts.entry">
        <source>{name} with entry {number}</source>
        <translation>{name} à la saisie n° {number}</translation>
    </message>
    <message id="firsts.at">
        <source>{name} at {time}</source>
        <translation>{name} à {time}</translation>
    </message>
    <message id="firsts.unknown">
        <source>The history cannot know who was first: both were entered full.</source>
        <translation>L’historique ne peut pas dire laquelle a été pleine la première&#x202f;: elles ont été saisies pleines.</translation>
    </message>
    <message id="firsts.answer">
        <source>{name} was first, if it was entered as it was played.</source>
        <translation>Celle de {name} a été pleine la première, si la partie a été saisie comme elle a été jouée.</translation>
    </message>
    <message id="firsts.holder">
        <source>If {name} was first and takes the bonus: {totals} · {winners}</source>
        <oldsource>With the bonus at {name}: {totals} · {winners}</oldsource>
        <translation>Si {name} a terminé la galerie en premier et prend le bonus&#x202f;: {totals} · {winners}</translation>
    </message>
    <message id="firsts.gallery">
        <source>{gallery} was full: {fillings}.</source>
        <translation>{gallery} était pleine&#x202f;: {fillings}.</translation>
    </message>
    <message id="ruling.title">
        <source>Ruling</source>
        <translation>Verdict</translation>
    </message>
    <message id="dispute.ranking">
        <source>Who wins, and by what?</source>
        <translation>Qui gagne, et grâce à quoi&#x202f;?</translation>
    </message>
    <message id="share.board">
        <source>{name}’s board</source>
        <translation>Le plateau de {name}</translation>
    </message>
    <message id="desk.text.no-link">
        <source>There is no link of Cimaise in this text.</source>
        <translation>Ce texte ne contient pas de lien Cimaise.</translation>
    </message>
    <message id="dispute.remembered">
        <source>What you decide holds in this game, and is remembered for new ones: Settings, House rulings.</source>
        <translation>Ce que vous tranchez vaut pour cette partie, et est retenu pour les nouvelles&#x202f;: Réglages, Règles maison.</translation>
    </message>
    <message id="readings.as-it-stands">
        <source>As it stands: {totals} · {outcome}</source>
        <translation>En l’état&#x202f;: {totals} · {outcome}</translation>
    </message>
    <message id="dispute.readings">
        <source>What the rulebook leaves open</source>
        <translation>Ce que les règles laissent ouvert</translation>
    </message>
    <message id="house.forgotten">
        <source>Forgotten: {question} Take that back</source>
        <translation>Oubliée&#x202f;: {question} Annuler l’oubli</translation>
    </message>
    <message id="readings.summary.decided">
        <source>The open questions are decided</source>
        <translation>Les questions ouvertes sont tranchées</translation>
    </message>
    <message id="library.house-rulings" numerus="yes">
        <source>%n house rulings</source>
        <translation>
            <numerusform>%n règle maison</numerusform>
            <numerusform>%n règles maison</numerusform>
        </translation>
    </message>
    <message id="desk.board.which-game">
        <source>{name}’s board has come. Which game does it belong to?</source>
        <translation>Le plateau de {name} est arrivé. À quelle partie appartient-il&#x202f;?</translation>
    </message>
    <message id="desk.board.new-game">
        <source>None of them: begin a new game</source>
        <translation>À aucune&#x202f;: commencer une nouvelle partie</translation>
    </message>
    <message id="share.full.spoken">
        <source>{what}: code over the whole window. Touch it to go back.</source>
        <translation>{what}&#x202f;: code sur toute la fenêtre. Touchez-le pour revenir.</translation>
    </message>
    <message id="share.full.hint">
        <source>Scan this with Cimaise on another phone. Touch it to go back.</source>
        <translation>Scannez ceci avec Cimaise sur un autre téléphone. Touchez-le pour revenir.</translation>
    </message>
    <message id="share.full">
        <source>Show the code over the whole window</source>
        <translation>Montrer le code sur toute la fenêtre</translation>
    </message>
    <message id="wall.file.photo-title">
        <source>Choose a photo of the table</source>
        <translation>Choisir une photo de la table</translation>
    </message>
    <message id="wall.file.photos">
        <source>Pictures (*.jpg *.jpeg *.png *.webp)</source>
        <translation>Images (*.jpg *.jpeg *.png *.webp)</translation>
    </message>
    <message id="photos.piece">
        <source>This part of the photo</source>
        <translation>Cette partie de la photo</translation>
    </message>
    <message id="photos.hide">
        <source>Hide the photo</source>
        <translation>Cacher la photo</translation>
    </message>
    <message id="photos.show">
        <source>Show the photo</source>
        <translation>Montrer la photo</translation>
    </message>
    <message id="photos.title">
        <source>Photos</source>
        <translation>Photos</translation>
    </message>
    <message id="wall.file.drop-photo">
        <source>Let go to keep the photo</source>
        <translation>Lâchez pour garder la photo</translation>
    </message>
    <message id="photos.no-camera">
        <source>There is no camera here. Choose a picture, or drop one on this page.</source>
        <translation>Il n’y a pas d’appareil photo ici. Choisissez une image, ou déposez-en une sur cette page.</translation>
    </message>
    <message id="photos.camera-refused">
        <source>The camera cannot be used: another program has it, or it is not allowed. Choose a picture, or drop one on this page.</source>
        <translation>L’appareil photo ne peut pas servir&#x202f;: un autre programme l’utilise, ou il n’est pas autorisé. Choisissez une image, ou déposez-en une sur cette page.</translation>
    </message>
    <message id="photos.take">
        <source>Take a photo</source>
        <translation>Prendre une photo</translation>
    </message>
    <message id="photos.corner.0">
        <source>Upper left corner</source>
        <translation>Coin supérieur gauche</translation>
    </message>
    <message id="photos.corner.1">
        <source>Upper right corner</source>
        <translation>Coin supérieur droit</translation>
    </message>
    <message id="photos.corner.2">
        <source>Lower right corner</source>
        <translation>Coin inférieur droit</translation>
    </message>
    <message id="photos.corner.3">
        <source>Lower left corner</source>
        <translation>Coin inférieur gauche</translation>
    </message>
    <message id="photos.advice">
        <source>A photo of the table is kept with the game, on this device alone: it goes into no file and no link. There is room for eight.</source>
        <translation>Une photo de la table reste avec la partie, sur cet appareil seulement&#x202f;: elle ne part ni dans un fichier ni dans un lien. Il y a de la place pour huit.</translation>
    </message>
    <message id="photos.file">
        <source>Choose a picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message id="photos.busy">
        <source>The photo is being made ready.</source>
        <translation>La photo est en préparation.</translation>
    </message>
    <message id="photos.full">
        <source>There are eight photos of this game already. Delete one to keep another.</source>
        <translation>Cette partie a déjà huit photos. Supprimez-en une pour en garder une autre.</translation>
    </message>
    <message id="photos.trace.advice">
        <source>Drag the four corners onto those of the board, or onto the outermost cards. Arrow keys move them as well.</source>
        <translation>Faites glisser les quatre coins sur ceux du plateau, ou sur les cartes les plus à l’extérieur. Les flèches les déplacent aussi.</translation>
    </message>
    <message id="photos.trace.unsound">
        <source>The corners must go round the board, each in its place.</source>
        <translation>Les coins doivent faire le tour du plateau, chacun à sa place.</translation>
    </message>
    <message id="photos.trace.whose">
        <source>Whose board it is</source>
        <translation>À qui est ce plateau</translation>
    </message>
    <message id="photos.trace">
        <source>Trace the board</source>
        <translation>Calquer le plateau</translation>
    </message>
    <message id="photos.trace.keep">
        <source>Lay it under the board</source>
        <translation>Glisser sous le plateau</translation>
    </message>
    <message id="photos.trace.forget">
        <source>Forget the corners</source>
        <translation>Oublier les coins</translation>
    </message>
    <message id="photos.delete">
        <source>Delete the photo</source>
        <translation>Supprimer la photo</translation>
    </message>
    <message id="photos.fit">
        <source>The whole photo</source>
        <translation>Toute la photo</translation>
    </message>
    <message id="photos.read-only">
        <source>The library can only be read at the moment: no photo is kept or deleted.</source>
        <translation>La bibliothèque ne peut qu’être lue pour le moment&#x202f;: aucune photo n’est gardée ni supprimée.</translation>
    </message>
    <message id="photos.not-kept">
        <source>The photo could not be kept.</source>
        <translation>La photo n’a pas pu être gardée.</translation>
    </message>
    <message id="photos.deleted">
        <source>The photo was deleted.</source>
        <translation>La photo a été supprimée.</translation>
    </message>
    <message id="photo.refused.no-file">
        <source>{file}: there is no such file, or it cannot be read.</source>
        <translation>{file}&#x202f;: ce fichier n’existe pas, ou il est illisible.</translation>
    </message>
    <message id="photo.refused.heavy">
        <source>{file}: the file is larger than 64 MB.</source>
        <translation>{file}&#x202f;: le fichier dépasse 64 Mo.</translation>
    </message>
    <message id="photo.refused.no-picture">
        <source>{file}: this is no picture that can be read.</source>
        <translation>{file}&#x202f;: ce n’est pas une image lisible.</translation>
    </message>
    <message id="photo.refused.huge">
        <source>{file}: a picture of {width} × {height} pixels is too large to be read.</source>
        <translation>{file}&#x202f;: une image de {width} × {height} pixels est trop grande pour être lue.</translation>
    </message>
    <message id="photo.refused.cut">
        <source>{file}: this picture is cut off or damaged.</source>
        <translation>{file}&#x202f;: cette image est coupée ou abîmée.</translation>
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
        <source>Kind of file</source>
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
        <source>On paper or as a picture</source>
        <translation>Sur papier ou en image</translation>
    </message>
    <message id="paper.art.legend">
        <source>Each tile: the letter of its type and, in the corner, that of its frame; below, its number. Of decor the number of its shields. A dashed red line: a faux pas. Between the dashed lines: the eyeline. *: the starting painting.</source>
        <translation>Sur chaque tuile&#x202f;: la lettre de son type et, dans le coin, celle de son cadre&#x202f;; en bas, son numéro. Sur une décoration, le nombre de ses écussons. Un trait rouge en tirets&#x202f;: un faux pas. Entre les lignes en tirets&#x202f;: la ligne de regard. *&#x202f;: le tableau de départ.</translation>
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
        <source>A stepped line is a Staircase; elsewhere there is a Chandelier.</source>
        <translation>Un trait en marches est un Escalier&#x202f;; ailleurs, il y a un Lustre.</translation>
    </message>
    <message id="paper.museum.legend">
        <source>Each object: the letters of its civilisation and of its domain, and its value. Thick frames: the Main Gallery. ×: a blocked slot.</source>
        <translation>Sur chaque Objet&#x202f;: les lettres de sa civilisation et de son Domaine, et sa valeur. Cadres épais&#x202f;: la Grande Galerie. ×&#x202f;: une case bloquée.</translation>
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
        <source>The name has to end in .pdf, .png or .svg: that says what it becomes.</source>
        <translation>Le nom doit finir par .pdf, .png ou .svg&#x202f;: c’est ce que deviendra le fichier.</translation>
    </message>
    <message id="paper.too-long">
        <source>This is too long for a picture. A PDF holds it.</source>
        <translation>C’est trop long pour une image. Un PDF le contient.</translation>
    </message>
    <message id="paper.decisions">
        <source>What the rulebook leaves open</source>
        <translation>Ce que la règle laisse ouvert</translation>
    </message>
    <message id="paper.open">
        <source>* {question} By default: {answer} – nobody has decided, and another answer would change a total.</source>
        <translation>* {question} Par défaut&#x202f;: {answer} – personne n’a tranché, et une autre réponse changerait un total.</translation>
    </message>
    <message id="export.game-missing">
        <source>The game is missing: a file, or a link.</source>
        <translation>La partie manque&#x202f;: un fichier, ou un lien.</translation>
    </message>
    <message id="export.no-such-ruling">
        <source>{game} has no rule that can be broken and no open question called “{id}”.</source>
        <translation>{game} n’a ni règle qu’on puisse enfreindre ni question ouverte appelée «&#x202f;{id}&#x202f;».</translation>
    </message>
    <message id="wall.file.save">
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message id="keys.photos.zoom">
        <source>Look closer, from farther away, at the whole photo</source>
        <translation>Regarder de plus près, de plus loin, la photo entière</translation>
    </message>
    <message id="keys.photos.step">
        <source>Look elsewhere on the photo, or move the corner</source>
        <translation>Regarder ailleurs sur la photo, ou déplacer le coin</translation>
    </message>
    <message id="keys.photos.little">
        <source>Move the corner a little</source>
        <translation>Déplacer le coin d’un rien</translation>
    </message>
    <message id="compare.findings.same">
        <source>No finding comes or goes.</source>
        <translation>Aucun constat n’apparaît ni ne disparaît.</translation>
    </message>
    <message id="compare.before">
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message id="compare.after">
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message id="compare.finding.came">
        <source>New: {finding}</source>
        <translation>Nouveau&#x202f;: {finding}</translation>
    </message>
    <message id="compare.finding.went">
        <source>Gone: {finding}</source>
        <translation>Disparu&#x202f;: {finding}</translation>
    </message>
    <message id="dispute.about">
        <source>What about?</source>
        <translation>À quel sujet&#x202f;?</translation>
    </message>
    <message id="dispute.ask.standing">
        <source>May this be there?</source>
        <translation>Cela peut-il être là&#x202f;?</translation>
    </message>
    <message id="dispute.ask.counting">
        <source>Does this count?</source>
        <translation>Cela compte-t-il&#x202f;?</translation>
    </message>
    <message id="dispute.tie">
        <source>Whose is the tie?</source>
        <translation>À qui revient l’égalité&#x202f;?</translation>
    </message>
    <message id="muse.order.title">
        <source>Which card comes first?</source>
        <translation>Quelle carte passe avant&#x202f;?</translation>
    </message>
    <message id="dispute.try">
        <source>Try a move on a copy</source>
        <translation>Essayer un coup sur une copie</translation>
    </message>
    <message id="dispute.without-last">
        <source>The table without the last entry</source>
        <translation>La table sans la dernière saisie</translation>
    </message>
    <message id="ruling.without">
        <source>The table without it</source>
        <translation>La table sans cela</translation>
    </message>
    <message id="ruling.counts.title">
        <source>What it counts for</source>
        <translation>Ce que cela compte</translation>
    </message>
    <message id="dispute.whole">
        <source>The whole ruling</source>
        <translation>La décision entière</translation>
    </message>
    <message id="compare.title">
        <source>Before and after</source>
        <translation>Avant et après</translation>
    </message>
    <message id="compare.go-on">
        <source>Go on trying</source>
        <translation>Continuer l’essai</translation>
    </message>
    <message id="compare.leave">
        <source>Leave it as it was</source>
        <translation>Laisser comme c’était</translation>
    </message>
    <message id="compare.keep">
        <source>Keep this</source>
        <translation>Garder ceci</translation>
    </message>
    <message id="trial.title">
        <source>Tried on a copy</source>
        <translation>Essai sur une copie</translation>
    </message>
    <message id="muse.order.same">
        <source>It is one and the same card.</source>
        <translation>C’est une seule et même carte.</translation>
    </message>
    <message id="muse.order.first">
        <source>{card} comes first.</source>
        <translation>{card} passe avant.</translation>
    </message>
    <message id="muse.order.by.nothing">
        <source>There is nothing to decide between.</source>
        <translation>Il n’y a rien à départager.</translation>
    </message>
    <message id="muse.order.by.rank">
        <source>Its rank, {larger}, is higher than {smaller}.</source>
        <translation>Son rang, {larger}, dépasse {smaller}.</translation>
    </message>
    <message id="muse.order.by.kind">
        <source>Both are worth {rank}, but Courts come before Pawns and Pawns before Crowns.</source>
        <translation>Toutes deux valent {rank}, mais les Cours passent avant les Pions, et les Pions avant les Couronnes.</translation>
    </message>
    <message id="muse.order.by.suit">
        <source>Both have rank {rank}; of the top suits, {larger} come before {smaller}.</source>
        <translation>Toutes deux sont de rang {rank}&#x202f;; pour la couleur du haut, {larger} avant {smaller}.</translation>
    </message>
    <message id="muse.order.by.further">
        <source>Rank and upper suits are alike; of the suits below, {larger} come before {smaller}.</source>
        <translation>Rang et couleurs du haut sont les mêmes&#x202f;; pour les couleurs du dessous, {larger} avant {smaller}.</translation>
    </message>
    <message id="muse.order.ruled">
        <source>The rulebook says so: {citation}.</source>
        <translation>La règle le dit&#x202f;: {citation}.</translation>
    </message>
    <message id="muse.order.silent">
        <source>The rules say nothing of it; Cimaise has it so.</source>
        <translation>La règle n’en dit rien&#x202f;; c’est Cimaise qui tranche ainsi.</translation>
    </message>
    <message id="cli.help.order">
        <source>Muse: which card comes first, and what decides it; a card by its name or as 7 moons</source>
        <translation>Muse&#x202f;: quelle carte passe avant, et ce qui en décide&#x202f;; une carte par son nom ou comme 7 lunes</translation>
    </message>
    <message id="dispute.point">
        <source>Touch on the board what it is about.</source>
        <translation>Touchez sur le plateau ce dont il s’agit.</translation>
    </message>
    <message id="trial.edit">
        <source>tried first: {edits}</source>
        <translation>essayé d’abord&#x202f;: {edits}</translation>
    </message>
    <message id="trial.edit.many" numerus="yes">
        <source>%n changes, tried first</source>
        <translation>
            <numerusform>%n changement, essayé d’abord</numerusform>
            <numerusform>%n changements, essayés d’abord</numerusform>
        </translation>
    </message>
    <message id="trial.edit.without">
        <source>without “{edit}”</source>
        <translation>sans «&#x202f;{edit}&#x202f;»</translation>
    </message>
    <message id="trial.outdated">
        <source>The game has changed meanwhile: what was tried belongs to what lay there before.</source>
        <translation>La partie a changé entre-temps&#x202f;: l’essai portait sur ce qu’il y avait avant.</translation>
    </message>
    <message id="compare.becomes">
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message id="compare.winner.same">
        <source>First place stays with {winners}.</source>
        <translation>La première place reste à {winners}.</translation>
    </message>
    <message id="compare.winner.other">
        <source>First place goes from {before} to {after}.</source>
        <translation>La première place passe de {before} à {after}.</translation>
    </message>
    <message id="compare.verdict.fine">
        <source>Nothing is wrong before or after.</source>
        <translation>Rien à redire, ni avant ni après.</translation>
    </message>
    <message id="compare.verdict.after">
        <source>Something is wrong only after it.</source>
        <translation>Il n’y a de faute qu’après.</translation>
    </message>
    <message id="compare.verdict.before">
        <source>What was wrong is wrong no longer.</source>
        <translation>Ce qui était une faute n’en est plus une.</translation>
    </message>
    <message id="compare.verdict.both">
        <source>Something is wrong before and after.</source>
        <translation>Il y a une faute avant comme après.</translation>
    </message>
    <message id="ruling.first.unknown">
        <source>Nobody can know</source>
        <translation>Nul ne peut le savoir</translation>
    </message>
    <message id="ruling.first.undisputed">
        <source>Not disputed</source>
        <translation>Sans dispute</translation>
    </message>
    <message id="ruling.first.none">
        <source>No gallery is full in more than one Musée.</source>
        <translation>Aucune galerie n’est remplie dans plus d’un Musée.</translation>
    </message>
    <message id="ruling.tie.points">
        <source>{winner} has the most points: nobody is tied for first place.</source>
        <oldsource>Nobody is level: points alone decide.</oldsource>
        <translation>{winner}&#x202f;: le plus de points. Personne n’est à égalité pour la première place.</translation>
    </message>
    <message id="ruling.counts">
        <source>{points} · {line}: {reason}</source>
        <translation>{points} · {line}&#x202f;: {reason}</translation>
    </message>
    <message id="ruling.counts.nothing">
        <source>No score line speaks of it: it brings nothing and costs nothing.</source>
        <translation>Aucune ligne de la marque n’en parle&#x202f;: cela ne rapporte rien et ne coûte rien.</translation>
    </message>
    <message id="ruling.spot.question">
        <source>{place}: may it be like this?</source>
        <translation>{place}&#x202f;: cela peut-il être ainsi&#x202f;?</translation>
    </message>
    <message id="ruling.spot.question.of">
        <source>{owner}, {place}: may it be like this?</source>
        <translation>{owner}, {place}&#x202f;: cela peut-il être ainsi&#x202f;?</translation>
    </message>
    <message id="ruling.spot.fine">
        <source>Nothing is wrong with it.</source>
        <translation>Il n’y a rien à y redire.</translation>
    </message>
    <message id="ruling.spot.why">
        <source>No rule of the game speaks against it as the table lies now. These were looked at:</source>
        <translation>Aucune règle du jeu ne s’y oppose, telle que la table se présente. Celles-ci ont été examinées&#x202f;:</translation>
    </message>
    <message id="ruling.counts.question">
        <source>{place}: does it count?</source>
        <translation>{place}&#x202f;: cela compte-t-il&#x202f;?</translation>
    </message>
    <message id="muse.order.ask.both">
        <source>Touch two cards.</source>
        <translation>Touchez deux cartes.</translation>
    </message>
    <message id="muse.order.ask.other">
        <source>{card}, or which other card? Touch it.</source>
        <translation>{card}, ou quelle autre carte&#x202f;? Touchez-la.</translation>
    </message>
    <message id="muse.order.asked">
        <source>{card}: asked about</source>
        <translation>{card}&#x202f;: demandée</translation>
    </message>
    <message id="compare.tried">
        <source>Tried: {edit}</source>
        <translation>Essai&#x202f;: {edit}</translation>
    </message>
    <message id="result.open">
        <source>All about the result</source>
        <translation>Tout sur le résultat</translation>
    </message>
    <message id="statistics.everybody">
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message id="statistics.none-of-these">
        <source>None of the games that count.</source>
        <translation>Aucune des parties comptées.</translation>
    </message>
    <message id="statistics.title">
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message id="statistics.course">
        <source>Totals, game by game</source>
        <translation>Les totaux, partie après partie</translation>
    </message>
    <message id="statistics.course.everybody">
        <source>The winning totals, game by game</source>
        <translation>Les totaux gagnants, partie après partie</translation>
    </message>
    <message id="statistics.course.signs">
        <source>Full square: won. Ring: not won.</source>
        <translation>Carré plein&#x202f;: victoire. Anneau&#x202f;: pas de victoire.</translation>
    </message>
    <message id="statistics.distribution">
        <source>How often which totals came</source>
        <translation>Fréquence des totaux</translation>
    </message>
    <message id="statistics.lines.legend">
        <source>Full bar: {player}. Empty bar: everyone at the same tables.</source>
        <translation>Barre pleine&#x202f;: {player}. Barre vide&#x202f;: tout le monde aux mêmes tables.</translation>
    </message>
    <message id="statistics.lines">
        <source>Where the points come from, on average</source>
        <translation>D’où viennent les points, en moyenne</translation>
    </message>
    <message id="statistics.rivals">
        <source>Head to head</source>
        <translation>Face à face</translation>
    </message>
    <message id="result.rulings">
        <source>House rulings in force</source>
        <translation>Règles maison en vigueur</translation>
    </message>
    <message id="statistics.game">
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message id="statistics.count">
        <source>Players at the table</source>
        <translation>Joueurs à la table</translation>
    </message>
    <message id="statistics.period">
        <source>Ended</source>
        <translation>Terminées</translation>
    </message>
    <message id="statistics.doubtful">
        <source>Illegal and incomplete games count as well</source>
        <translation>Compter aussi les parties illégales et incomplètes</translation>
    </message>
    <message id="result.title">
        <source>The result</source>
        <translation>Le résultat</translation>
    </message>
    <message id="result.photo">
        <source>Photo of the table</source>
        <translation>Photo de la table</translation>
    </message>
    <message id="result.shares">
        <source>What brought the points</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message id="result.course">
        <source>How the totals grew while it was entered</source>
        <translation>L’évolution des totaux pendant la saisie</translation>
    </message>
    <message id="statistics.none.title">
        <source>No game is over yet</source>
        <translation>Aucune partie n’est encore terminée</translation>
    </message>
    <message id="statistics.none.advice">
        <source>What a game came to is counted here once it is marked as finished.</source>
        <translation>Une partie est comptée ici dès qu’elle est marquée comme terminée.</translation>
    </message>
    <message id="plot.how">
        <source>Touch a mark, or go along them with the arrow keys.</source>
        <translation>Touchez un repère, ou passez de l’un à l’autre avec les flèches.</translation>
    </message>
    <message id="plot.open">
        <source>Open this game</source>
        <translation>Ouvrir cette partie</translation>
    </message>
    <message id="result.record.everyone" numerus="yes">
        <source>Best {game} on this device: {names}, %n points more than on {day} ({games} before).</source>
        <translation>
            <numerusform>Record de cet appareil à {game}&#x202f;: {names},&#x202f;%n point de plus que le {day} ({games} avant).</numerusform>
            <numerusform>Record de cet appareil à {game}&#x202f;: {names},&#x202f;%n points de plus que le {day} ({games} avant).</numerusform>
        </translation>
    </message>
    <message id="result.record.own" numerus="yes">
        <source>Best {game} of {names}: %n points more than on {day} ({games} before).</source>
        <translation>
            <numerusform>Record personnel à {game}&#x202f;: {names},&#x202f;%n point de plus que le {day} ({games} avant).</numerusform>
            <numerusform>Record personnel à {game}&#x202f;: {names},&#x202f;%n points de plus que le {day} ({games} avant).</numerusform>
        </translation>
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
    <message id="statistics.too-few" numerus="yes">
        <source>Too few totals to tell: it takes %n.</source>
        <translation>
            <numerusform>Trop peu de totaux pour conclure&#x202f;: il en faut&#x202f;%n.</numerusform>
            <numerusform>Trop peu de totaux pour conclure&#x202f;: il en faut&#x202f;%n.</numerusform>
        </translation>
    </message>
    <message id="statistics.mark.shared">
        <source>victory shared</source>
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
        <source>Each mark is the average of %n games, in the order in which they ended.</source>
        <translation>
            <numerusform>Chaque repère est la moyenne de&#x202f;%n partie, dans l’ordre où elles se sont terminées.</numerusform>
            <numerusform>Chaque repère est la moyenne de&#x202f;%n parties, dans l’ordre où elles se sont terminées.</numerusform>
        </translation>
    </message>
    <message id="statistics.bin.times" numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message id="statistics.bin.range">
        <source>{from} to {to}</source>
        <translation>{from} à {to}</translation>
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
        <source>Victories shared besides</source>
        <translation>Victoires partagées, en plus</translation>
    </message>
    <message id="statistics.average">
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message id="statistics.median">
        <source>The middle one (median)</source>
        <translation>Celui du milieu (médiane)</translation>
    </message>
    <message id="statistics.best">
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message id="statistics.worst">
        <source>Worst</source>
        <translation>Moins bon</translation>
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
        <translation>meilleur {best}</translation>
    </message>
    <message id="statistics.rival">
        <source>{games}: ahead {ahead}, level {level}, behind {behind}</source>
        <translation>{games}&#x202f;: devant {ahead}, à égalité {level}, derrière {behind}</translation>
    </message>
    <message id="statistics.rival.together" numerus="yes">
        <source>%n games on one side</source>
        <translation>
            <numerusform>%n partie dans le même camp</numerusform>
            <numerusform>%n parties dans le même camp</numerusform>
        </translation>
    </message>
    <message id="statistics.line">
        <source>{line}: {own} on average, the table {table}</source>
        <translation>{line}&#x202f;: {own} en moyenne, la table {table}</translation>
    </message>
    <message id="statistics.games" numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message id="statistics.chosen" numerus="yes">
        <source>%n games count.</source>
        <translation>
            <numerusform>%n partie compte.</numerusform>
            <numerusform>%n parties comptent.</numerusform>
        </translation>
    </message>
    <message id="statistics.chosen.illegal">
        <source>Illegal: {count}.</source>
        <translation>Illégales&#x202f;: {count}.</translation>
    </message>
    <message id="statistics.chosen.incomplete">
        <source>Not wholly entered: {count}.</source>
        <translation>Incomplètes&#x202f;: {count}.</translation>
    </message>
    <message id="statistics.chosen.with">
        <source>They count as well.</source>
        <translation>Elles comptent aussi.</translation>
    </message>
    <message id="statistics.chosen.without">
        <source>They are left out.</source>
        <translation>Elles sont laissées de côté.</translation>
    </message>
    <message id="statistics.chosen.copies" numerus="yes">
        <source>%n copies count once, with the games that they are of.</source>
        <translation>
            <numerusform>%n copie ne compte qu’une fois, avec sa partie.</numerusform>
            <numerusform>%n copies ne comptent qu’une fois, avec leur partie.</numerusform>
        </translation>
    </message>
    <message id="statistics.played">
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message id="statistics.totals">
        <source>Totals, of a player or a team</source>
        <translation>Totaux, d’un joueur ou d’une équipe</translation>
    </message>
    <message id="result.shares.lost">
        <source>Left of the upright line: points that were lost.</source>
        <translation>À gauche du trait vertical&#x202f;: les points perdus.</translation>
    </message>
    <message id="archive.newer">
        <source>This archive was written by a newer Cimaise.</source>
        <translation>Cette archive vient d’un Cimaise plus récent.</translation>
    </message>
    <message id="archive.foreign">
        <source>It holds “{name}”, which belongs into no archive of Cimaise. Nothing was taken from it.</source>
        <translation>On y trouve «&#x202f;{name}&#x202f;», qui n’a rien à faire dans une archive de Cimaise. Rien n’en a été repris.</translation>
    </message>
    <message id="archive.too-large">
        <source>It holds far more than its games could need: “{name}”. Nothing was taken from it.</source>
        <translation>On y trouve bien plus que ce que prendraient ses parties&#x202f;: «&#x202f;{name}&#x202f;». Rien n’en a été repris.</translation>
    </message>
    <message id="handover.written" numerus="yes">
        <source>%n games are in {file}.</source>
        <translation>
            <numerusform>%n partie est dans {file}.</numerusform>
            <numerusform>%n parties sont dans {file}.</numerusform>
        </translation>
    </message>
    <message id="handover.missed" numerus="yes">
        <source>%n games could not be read and are not in it.</source>
        <translation>
            <numerusform>%n partie n’a pas pu être lue et n’y est pas.</numerusform>
            <numerusform>%n parties n’ont pas pu être lues et n’y sont pas.</numerusform>
        </translation>
    </message>
    <message id="handover.stopped">
        <source>Stopped. Nothing was written.</source>
        <translation>Arrêté. Rien n’a été écrit.</translation>
    </message>
    <message id="import.taken" numerus="yes">
        <source>%n games came in.</source>
        <translation>
            <numerusform>%n partie reprise.</numerusform>
            <numerusform>%n parties reprises.</numerusform>
        </translation>
    </message>
    <message id="import.known" numerus="yes">
        <source>%n were here already and stay as they are.</source>
        <translation>
            <numerusform>%n était déjà là et reste telle quelle.</numerusform>
            <numerusform>%n étaient déjà là et restent telles quelles.</numerusform>
        </translation>
    </message>
    <message id="import.damaged" numerus="yes">
        <source>%n are damaged and were left out.</source>
        <translation>
            <numerusform>%n est abîmée et a été laissée de côté.</numerusform>
            <numerusform>%n sont abîmées et ont été laissées de côté.</numerusform>
        </translation>
    </message>
    <message id="import.damaged-photos" numerus="yes">
        <source>%n photos are damaged and were left out.</source>
        <translation>
            <numerusform>%n photo est abîmée et a été laissée de côté.</numerusform>
            <numerusform>%n photos sont abîmées et ont été laissées de côté.</numerusform>
        </translation>
    </message>
    <message id="import.stopped">
        <source>Stopped; open the archive again to go on.</source>
        <translation>Arrêté&#x202f;; ouvrez de nouveau l’archive pour continuer.</translation>
    </message>
    <message id="handover.side.bare">
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
        <source>The table breaks a rule.</source>
        <translation>La table enfreint une règle.</translation>
    </message>
    <message id="handover.incomplete">
        <source>Not everything is entered: these totals are the least.</source>
        <translation>Tout n’est pas noté&#x202f;: ces totaux sont des minimums.</translation>
    </message>
    <message id="archive.damaged">
        <source>This is no archive of Cimaise, or it is damaged.</source>
        <translation>Ce n’est pas une archive de Cimaise, ou elle est abîmée.</translation>
    </message>
    <message id="window.no-display">
        <source>There is no display to show the window on.</source>
        <translation>Il n’y a pas d’écran où montrer la fenêtre.</translation>
    </message>
    <message id="export.no-game">
        <source>This file takes the whole library: no game is named beside it.</source>
        <translation>Ce fichier prend toute la bibliothèque&#x202f;: aucune partie n’est nommée à côté.</translation>
    </message>
    <message id="people.title">
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message id="new.line-ups">
        <source>The usual table</source>
        <translation>La tablée habituelle</translation>
    </message>
    <message id="people.merge.explanation">
        <source>Then the games of both count for one. The games themselves stay as they are.</source>
        <translation>Les parties de l’un et de l’autre comptent alors pour une seule personne. Les parties elles-mêmes restent telles quelles.</translation>
    </message>
    <message id="people.merge.yes">
        <source>They are one person</source>
        <translation>C’est une seule personne</translation>
    </message>
    <message id="people.merge.no">
        <source>They are two</source>
        <translation>Ce sont deux personnes</translation>
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
        <source>The sign of the seat</source>
        <translation>Le signe de la place</translation>
    </message>
    <message id="people.merge">
        <source>Is the same person as …</source>
        <translation>Est la même personne que…</translation>
    </message>
    <message id="people.forget">
        <source>Take out of the list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message id="people.new-name">
        <source>New name</source>
        <translation>Nouveau nom</translation>
    </message>
    <message id="people.more">
        <source>What to do with this player</source>
        <translation>Que faire de ce joueur</translation>
    </message>
    <message id="people.explanation">
        <source>A new name changes all kept games at once. A sign is what the table shows for its player.</source>
        <translation>Un nouveau nom change d’un coup toutes les parties conservées. Le signe est celui que la table montre pour son joueur.</translation>
    </message>
    <message id="people.none">
        <source>Nobody is known yet. Whoever is named when a game begins is remembered here.</source>
        <translation>Personne n’est encore connu. Qui reçoit un nom au début d’une partie est retenu ici.</translation>
    </message>
    <message id="people.locked">
        <source>Nothing can be changed here at the moment.</source>
        <translation>Rien ne peut être changé ici pour le moment.</translation>
    </message>
    <message id="people.rename.unkept">
        <source>Nobody was renamed: the library takes no changes at the moment.</source>
        <translation>Personne n’a changé de nom&#x202f;: la bibliothèque n’accepte aucun changement pour le moment.</translation>
    </message>
    <message id="people.rename.taken">
        <source>Nobody was renamed: in “{title}” somebody else is called {name}.</source>
        <translation>Personne n’a changé de nom&#x202f;: dans «&#x202f;{title}&#x202f;», quelqu’un d’autre s’appelle {name}.</translation>
    </message>
    <message id="people.renamed">
        <source>{from} is called {name} now, in all games.</source>
        <translation>{from} s’appelle désormais {name}, dans toutes les parties.</translation>
    </message>
    <message id="people.merge.question">
        <source>Are {one} and {name} the same person?</source>
        <translation>{one} et {name} sont-ils une seule et même personne&#x202f;?</translation>
    </message>
    <message id="people.merged">
        <source>Their games count as those of {name} now.</source>
        <translation>Leurs parties comptent désormais comme celles de {name}.</translation>
    </message>
    <message id="people.forgotten">
        <source>{name} is not in the list any more. The games stay as they are.</source>
        <translation>{name} n’est plus dans la liste. Les parties restent telles quelles.</translation>
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
        <source>{from} is given the name {name} in all games …</source>
        <translation>{from} reçoit le nom {name} dans toutes les parties…</translation>
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
        <source>Back up and hand over</source>
        <translation>Sauvegarder et transmettre</translation>
    </message>
    <message id="handover.archive">
        <source>Everything in one file</source>
        <translation>Tout dans un fichier</translation>
    </message>
    <message id="handover.archive.text">
        <source>Every game with its history and photos, players’ names and house rulings. Open the file on another device, or here after a mishap: games that are there already are not added again, and nothing is overwritten.</source>
        <translation>Chaque partie avec son historique et ses photos, les noms des joueurs et les règles maison. Ouvrez le fichier sur un autre appareil, ou ici après un accident&#x202f;: les parties déjà présentes ne sont pas ajoutées de nouveau, et rien n’est remplacé.</translation>
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
        <source>Finished games as a table</source>
        <translation>Les parties terminées en tableau</translation>
    </message>
    <message id="handover.csv.text">
        <source>CSV for a spreadsheet: a row a player a game, a column a line of the sheet.</source>
        <translation>CSV pour un tableur&#x202f;: une ligne par joueur et par partie, une colonne par ligne de la feuille.</translation>
    </message>
    <message id="handover.bgsplay">
        <source>Finished games for BG Stats</source>
        <translation>Les parties terminées pour BG Stats</translation>
    </message>
    <message id="handover.bgsplay.text">
        <source>A play file; opened twice, it adds nothing twice.</source>
        <translation>Un fichier de parties&#x202f;; ouvert deux fois, il n’ajoute rien deux fois.</translation>
    </message>
    <message id="handover.jsonl">
        <source>All games as data</source>
        <translation>Toutes les parties en données</translation>
    </message>
    <message id="handover.jsonl.text">
        <source>A line of JSON a game, with all that lies on its table.</source>
        <translation>Une ligne de JSON par partie, avec tout ce qui est sur sa table.</translation>
    </message>
    <message id="handover.panel">
        <source>All games in one file, for another device or as a backup; tables for other programs.</source>
        <translation>Toutes les parties dans un fichier, pour un autre appareil ou en sauvegarde&#x202f;; des tableaux pour d’autres programmes.</translation>
    </message>
    <message id="handover.stop">
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message id="handover.accept">
        <source>Add its games</source>
        <translation>Ajouter ses parties</translation>
    </message>
    <message id="handover.dismiss">
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message id="chat.title">
        <source>For a chat</source>
        <translation>Pour une messagerie</translation>
    </message>
    <message id="chat.save">
        <source>Save as a picture for a chat</source>
        <translation>Enregistrer une image pour une messagerie</translation>
    </message>
    <message id="chat.copy">
        <source>Copy the picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message id="play.explanation">
        <source>The link opens BG Stats with this result: who played, who won, how many points. Cimaise itself sends nothing.</source>
        <translation>Le lien ouvre BG Stats avec ce résultat&#x202f;: qui a joué, qui a gagné, combien de points. Cimaise lui-même n’envoie rien.</translation>
    </message>
    <message id="play.explanation.no-code">
        <source>The link opens BG Stats with this result. It is too long for a code that a camera could read: take the file instead.</source>
        <translation>Le lien ouvre BG Stats avec ce résultat. Il est trop long pour un code qu’un appareil photo lirait&#x202f;: prenez plutôt le fichier.</translation>
    </message>
    <message id="play.open">
        <source>Open in BG Stats</source>
        <translation>Ouvrir dans BG Stats</translation>
    </message>
    <message id="play.code">
        <source>Show a code for the phone with BG Stats</source>
        <translation>Montrer un code au téléphone qui a BG Stats</translation>
    </message>
    <message id="play.save">
        <source>Save the play file for BG Stats</source>
        <translation>Enregistrer le fichier pour BG Stats</translation>
    </message>
    <message id="play.code.title">
        <source>Result for BG Stats</source>
        <translation>Résultat pour BG Stats</translation>
    </message>
    <message id="play.code.hint">
        <source>Scan this with the phone’s camera. Touch it to go back.</source>
        <translation>Lisez ce code avec l’appareil photo du téléphone. Touchez-le pour revenir.</translation>
    </message>
    <message id="play.no-browser">
        <source>No program here opens links. It is copied instead.</source>
        <translation>Aucun programme n’ouvre les liens ici. Il est copié à la place.</translation>
    </message>
    <message id="handover.progress">
        <source>{done} of {total} games</source>
        <translation>{done} sur {total} parties</translation>
    </message>
    <message id="handover.question">
        <source>Add the games of “{file}” to those on this device? What is here stays as it is.</source>
        <translation>Ajouter les parties de «&#x202f;{file}&#x202f;» à celles de cet appareil&#x202f;? Ce qui s’y trouve reste tel quel.</translation>
    </message>
    <message id="handover.no-backup">
        <source>There is no backup yet.</source>
        <translation>Rien n’est encore sauvegardé.</translation>
    </message>
    <message id="handover.reminder" numerus="yes">
        <source>%n games were begun or changed since the last backup.</source>
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
        <source>A game is being counted.</source>
        <translation>Une partie est en cours de décompte.</translation>
    </message>
    <message id="library.browser.nowhere">
        <source>The browser lends this page no storage ({reason}): games of earlier visits are not shown, and what is entered now is lost when the page is closed. Reload the page to try again, or export the games that should last.</source>
        <translation>Le navigateur ne prête aucun espace à cette page ({reason})&#x202f;: les parties des visites précédentes ne s’affichent pas, et ce qu’on saisit est perdu dès qu’on ferme la page. Rechargez-la pour réessayer, ou exportez les parties à conserver.</translation>
    </message>
    <message id="library.browser.fleeting">
        <source>This is a private window: the browser forgets the games when it is closed. Export those that should last.</source>
        <translation>Cette fenêtre est privée&#x202f;: le navigateur oublie les parties dès qu’on la ferme. Exportez celles qu’il faut conserver.</translation>
    </message>
    <message id="library.browser.full">
        <source>The browser has no room left for the games: the last changes last only until the page is closed. Make room and try again, or export the games.</source>
        <translation>Le navigateur n’a plus de place pour les parties&#x202f;: les dernières modifications ne durent que tant que la page est ouverte. Faites de la place et réessayez, ou exportez les parties.</translation>
    </message>
    <message id="library.browser.failed">
        <source>The browser could not keep the last changes ({reason}): they last only until the page is closed. Try again, or export the games.</source>
        <translation>Le navigateur n’a pas pu conserver les dernières modifications ({reason})&#x202f;: elles ne durent que tant que la page est ouverte. Réessayez, ou exportez les parties.</translation>
    </message>
    <message id="library.browser.lost">
        <source>Cimaise was opened in another tab, which has the games now. What is entered here is kept no more: close the other tab and reload this page.</source>
        <translation>Cimaise s’est ouvert dans un autre onglet, qui tient désormais les parties. Ce qu’on saisit ici n’est plus conservé&#x202f;: fermez l’autre onglet et rechargez cette page.</translation>
    </message>
    <message id="library.browser.damaged">
        <source>The games in this browser cannot be read ({reason}). They stay as they are.</source>
        <translation>Les parties de ce navigateur sont illisibles ({reason}). Elles restent telles quelles.</translation>
    </message>
    <message id="library.browser.newer">
        <source>The games in this browser were written by a newer Cimaise. They stay as they are: reload the page to get the newer one.</source>
        <translation>Les parties de ce navigateur ont été écrites par une version plus récente de Cimaise. Elles restent telles quelles&#x202f;: rechargez la page pour obtenir cette version.</translation>
    </message>
    <message id="table.peek.short">
        <source>Hold to peek</source>
        <translation>Maintenir pour voir</translation>
    </message>
    <message id="home.no-game">
        <source>No game on the table</source>
        <translation>Aucune partie sur la table</translation>
    </message>
    <message id="dispute.missed">
        <source>Nothing is there. Tap something on the board.</source>
        <translation>Il n’y a rien ici. Touchez quelque chose sur le plateau.</translation>
    </message>
    <message id="hint.first.draw">
        <source>Draw an area on the wall, then pick what hangs there.</source>
        <translation>Tracez une zone sur le mur, puis choisissez ce qui y est accroché.</translation>
    </message>
    <message id="hint.first.reason">
        <source>Tap a number on the score sheet to see where its points come from.</source>
        <translation>Touchez un nombre de la feuille de score pour voir d’où viennent ses points.</translation>
    </message>
    <message id="hint.first.keys">
        <source>Press F1 to see all keys.</source>
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
        <source>{token}: Staircase. To turn it, open More and go to Staircases.</source>
        <translation>{token}&#x202f;: Escalier. Pour le retourner, ouvrez Plus, puis Escaliers.</translation>
    </message>
    <message id="musee.hint.token.chandelier">
        <source>{token}: Chandelier. To turn it, open More and go to Staircases.</source>
        <translation>{token}&#x202f;: Lustre. Pour le retourner, ouvrez Plus, puis Escaliers.</translation>
    </message>
    <message id="musee.hint.turn">
        <source>Tap a token between two galleries to turn it.</source>
        <translation>Touchez un jeton entre deux galeries pour le retourner.</translation>
    </message>
    <message id="musee.pattern.counted">
        <source>Staircases: top row {top}; bottom row {bottom}. Tap a token on the board to turn it.</source>
        <translation>Escaliers&#x202f;: rangée du haut {top}&#x202f;; rangée du bas {bottom}. Touchez un jeton du plateau pour le retourner.</translation>
    </message>
    <message id="musee.objection.bonus.not-full">
        <source>{gallery} still has empty spaces: a bonus needs a full gallery.</source>
        <translation>{gallery}&#x202f;: il reste des emplacements vides, et un bonus demande une galerie pleine.</translation>
    </message>
    <message id="musee.objection.bonus.held">
        <source>{holder} has this bonus.</source>
        <translation>{holder} a ce bonus.</translation>
    </message>
    <message id="ruling.counts.of">
        <source>{owner}: {points} · {line}: {reason}</source>
        <translation>{owner}&#x202f;: {points} · {line}&#x202f;: {reason}</translation>
    </message>
    <message id="art.game-end.open">
        <source>No wall is full, nobody has two excess paintings, and bid cards are left.</source>
        <translation>Aucun mur n’est plein, personne n’a deux tableaux en trop et il reste des cartes d’enchère.</translation>
    </message>
    <message id="muse.game-end.open">
        <source>No palace holds four paintings.</source>
        <translation>Aucun palais n’abrite quatre tableaux.</translation>
    </message>
    <message id="musee.game-end.playable">
        <source>{owner} holds a card that can still be hung.</source>
        <translation>{owner} a en main une carte qui peut encore être accrochée.</translation>
    </message>
    <message id="musee.game-end.room">
        <source>{owner} has room for a painting that nobody has hung.</source>
        <translation>{owner} a encore de la place pour un tableau que personne n’a accroché.</translation>
    </message>
    <message id="museum.game-end.open" numerus="yes">
        <source>No score track has reached %n points.</source>
        <translation>
            <numerusform>Aucune piste de score n’a atteint %n point.</numerusform>
            <numerusform>Aucune piste de score n’a atteint %n points.</numerusform>
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
        <source>{owner}’s painting is paid. Tap “Next player” to go on, or a suit to take its coins back.</source>
        <translation>Le tableau est payé ({owner}). Touchez «&#x202f;Joueur suivant&#x202f;» pour continuer, ou une couleur pour reprendre ses jetons.</translation>
    </message>
    <message id="muse.hint.short">
        <source>As things are, {owner} has {held} of {cost} coins when the painting’s turn comes: nothing will be painted.</source>
        <translation>En l’état, {owner} aura {held} jetons sur {cost} quand viendra ce tableau&#x202f;: rien ne sera peint.</translation>
    </message>
    <message id="muse.last.over" numerus="yes">
        <source>The game is over: {owner} has %n paintings in the palace.</source>
        <translation>
            <numerusform>La partie est finie&#x202f;: {owner} a %n tableau au palais.</numerusform>
            <numerusform>La partie est finie&#x202f;: {owner} a %n tableaux au palais.</numerusform>
        </translation>
    </message>
    <message id="muse.last.round" numerus="yes">
        <source>The last round: with it {owner} has %n paintings in the palace.</source>
        <translation>
            <numerusform>Dernière manche&#x202f;: {owner} finit avec %n tableau au palais.</numerusform>
            <numerusform>Dernière manche&#x202f;: {owner} finit avec %n tableaux au palais.</numerusform>
        </translation>
    </message>
    <message id="muse.last.near">
        <source>This can be the last round: {owner} has three paintings in the palace.</source>
        <translation>Peut-être la dernière manche&#x202f;: {owner} a trois tableaux au palais.</translation>
    </message>
    <message id="muse.last.near.several" numerus="yes">
        <source>This can be the last round: %n players have three paintings in the palace.</source>
        <translation>
            <numerusform>Peut-être la dernière manche&#x202f;: %n joueur a trois tableaux au palais.</numerusform>
            <numerusform>Peut-être la dernière manche&#x202f;: %n joueurs ont trois tableaux au palais.</numerusform>
        </translation>
    </message>
    <message id="muse.last.again.enter" numerus="yes">
        <source>The game is over: {owner} has %n paintings in the palace. Tap again to enter another round anyway.</source>
        <translation>
            <numerusform>La partie est finie&#x202f;: {owner} a %n tableau au palais. Touchez de nouveau pour saisir quand même une autre manche.</numerusform>
            <numerusform>La partie est finie&#x202f;: {owner} a %n tableaux au palais. Touchez de nouveau pour saisir quand même une autre manche.</numerusform>
        </translation>
    </message>
    <message id="muse.last.again.play" numerus="yes">
        <source>The game is over: {owner} has %n paintings in the palace. Tap “Play the round” again to play this round anyway.</source>
        <translation>
            <numerusform>La partie est finie&#x202f;: {owner} a %n tableau au palais. Touchez encore «&#x202f;Jouer la manche&#x202f;» pour jouer quand même celle-ci.</numerusform>
            <numerusform>La partie est finie&#x202f;: {owner} a %n tableaux au palais. Touchez encore «&#x202f;Jouer la manche&#x202f;» pour jouer quand même celle-ci.</numerusform>
        </translation>
    </message>
    <message id="muse.hint.again.some">
        <source>Not everyone has chosen. Tap “Play the round” again to play it anyway.</source>
        <translation>Tout le monde n’a pas choisi. Touchez encore «&#x202f;Jouer la manche&#x202f;» pour la jouer quand même.</translation>
    </message>
    <message id="muse.turn.fails">
        <source>too few coins to paint</source>
        <translation>trop peu de jetons pour peindre</translation>
    </message>
    <message id="muse.board.ended">
        <source>Another palace ends the game</source>
        <translation>Un autre palais met fin à la partie</translation>
    </message>
    <message id="art.missing.prestige">
        <source>the prestige markers</source>
        <translation>les marqueurs de prestige</translation>
    </message>
    <message id="museum.missing.patron.level">
        <source>{owner}’s patron, level {level}</source>
        <translation>le palier {level} du Mécène ({owner})</translation>
    </message>
    <message id="museum.missing.patron">
        <source>{owner}’s patron</source>
        <translation>le Mécène ({owner})</translation>
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
        <translation>le bonus des deux galeries ({owner})</translation>
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
        <source>First place was open; now it is settled: {winners}.</source>
        <translation>La première place n’était pas décidée&#x202f;; elle l’est&#x202f;: {winners}.</translation>
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
        <source>Another entry of the history</source>
        <translation>Une autre étape de l’historique</translation>
    </message>
    <message id="session.end.early">
        <source>{why} Finish anyway?</source>
        <translation>{why} Terminer quand même&#x202f;?</translation>
    </message>
    <message id="session.end.unsure">
        <source>{why} Is the game over?</source>
        <translation>{why} La partie est-elle finie&#x202f;?</translation>
    </message>
    <message id="session.end.nobody">
        <source>Nobody can play any more</source>
        <translation>Plus personne ne peut jouer</translation>
    </message>
    <message id="session.end.finish-early">
        <source>Finish early</source>
        <translation>Arrêter avant la fin</translation>
    </message>
    <message id="session.end.keep-playing">
        <source>Keep playing</source>
        <translation>Continuer la partie</translation>
    </message>
    <message id="session.end.played-out">
        <source>Nobody can play any more: the game is over.</source>
        <translation>Plus personne ne peut jouer&#x202f;: la partie est finie.</translation>
    </message>
    <message id="session.end.show">
        <source>Show the result</source>
        <translation>Afficher le résultat</translation>
    </message>
    <message id="session.end.not-yet">
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message id="session.reopen">
        <source>This game is finished. Reopen it? Then: {step}</source>
        <translation>Cette partie est terminée. La rouvrir&#x202f;? Ensuite&#x202f;: {step}</translation>
    </message>
    <message id="session.reopen.yes">
        <source>Reopen</source>
        <translation>Rouvrir</translation>
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
        <source>The answer changes something; who wins is open while figures are missing.</source>
        <translation>La réponse change quelque chose&#x202f;; la première place reste non décidée tant que des chiffres manquent.</translation>
    </message>
    <message id="cli.rulings.winners.open">
        <source>first place open</source>
        <translation>première place non décidée</translation>
    </message>
    <message id="cli.rulings.settled.bonuses">
        <source>First place for {winners}, however the rulebook’s open questions are answered, with the Gallery Bonuses as they are entered.</source>
        <translation>Première place pour {winners}, quelle que soit la réponse à ce que la règle laisse ouvert, avec les bonus de galerie tels qu’ils sont saisis.</translation>
    </message>
    <message id="ranking.tied">
        <source>Tied on points.</source>
        <translation>À égalité de points.</translation>
    </message>
    <message id="ranking.open">
        <source>First place is open. Missing: {figures}.</source>
        <translation>Première place non décidée. Il manque&#x202f;: {figures}.</translation>
    </message>
    <message id="ranking.open.tie">
        <source>First place is open: the figures that break the tie are not entered.</source>
        <translation>Première place non décidée&#x202f;: les chiffres du départage ne sont pas saisis.</translation>
    </message>
    <message id="handover.first-place-open">
        <source>First place is open: figures are missing that decide it.</source>
        <translation>Première place non décidée&#x202f;: des chiffres décisifs manquent.</translation>
    </message>
    <message id="result.headline.open">
        <source>First place is open</source>
        <translation>Première place non décidée</translation>
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
        <source>{paint}: drag over the squares that the painting covers.</source>
        <translation>{paint}&#x202f;: glissez sur les cases que le tableau recouvre.</translation>
    </message>
    <message id="museum.answer.fields">
        <source>Go to the fields</source>
        <translation>Aller aux champs</translation>
    </message>
    <message id="museum.text.too-many" numerus="yes">
        <source>{typed} objects typed, but only %n slots are empty. Shorten the list, or remove objects from the board.</source>
        <translation>
            <numerusform>{typed} Objets écrits, mais %n seul emplacement est vide. Raccourcissez la liste, ou retirez des Objets du plateau.</numerusform>
            <numerusform>{typed} Objets écrits, mais seuls %n emplacements sont vides. Raccourcissez la liste, ou retirez des Objets du plateau.</numerusform>
        </translation>
    </message>
    <message id="art.fit.offered">
        <source>The rules offer, in this order: {offers}.</source>
        <translation>Les règles offrent, dans cet ordre&#x202f;: {offers}.</translation>
    </message>
    <message id="museum.key.hired-by">
        <source>hired by {player}</source>
        <translation>chez {player}</translation>
    </message>
    <message id="findings.fold" numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n point à noter</numerusform>
            <numerusform>%n points à noter</numerusform>
        </translation>
    </message>
    <message id="handover.accept.house-rules">
        <source>Add its games and house rules</source>
        <translation>Ajouter ses parties et ses règles maison</translation>
    </message>
    <message id="musee.ascending.falls.mend-both">
        <source>Read both numbers again. Numbers that fit in place of {right}: {rightFits}. In place of {left}: {leftFits}.</source>
        <translation>Relisez les deux numéros. Numéros possibles à la place du {right}&#x202f;: {rightFits}. À la place du {left}&#x202f;: {leftFits}.</translation>
    </message>
    <message id="musee.ascending.falls.mend-right">
        <source>Read both numbers again. Numbers that fit in place of {right}: {rightFits}.</source>
        <translation>Relisez les deux numéros. Numéros possibles à la place du {right}&#x202f;: {rightFits}.</translation>
    </message>
    <message id="musee.ascending.falls.mend-left">
        <source>Read both numbers again. Numbers that fit in place of {left}: {leftFits}.</source>
        <translation>Relisez les deux numéros. Numéros possibles à la place du {left}&#x202f;: {leftFits}.</translation>
    </message>
    <message id="musee.ascending.range">
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message id="handover.question.house-rules" numerus="yes">
        <source>The archive brings %n house rules: new games would begin with them.</source>
        <translation>
            <numerusform>L’archive apporte %n règle maison&#x202f;: les nouvelles parties commenceraient avec elle.</numerusform>
            <numerusform>L’archive apporte %n règles maison&#x202f;: les nouvelles parties commenceraient avec elles.</numerusform>
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
        <source>%n house rules were added: new games begin with them.</source>
        <translation>
            <numerusform>%n règle maison a été ajoutée&#x202f;: les nouvelles parties commencent avec elle.</numerusform>
            <numerusform>%n règles maison ont été ajoutées&#x202f;: les nouvelles parties commencent avec elles.</numerusform>
        </translation>
    </message>
    <message id="import.house-rules-left" numerus="yes">
        <source>%n house rules were left out. To add them, open the archive in the window.</source>
        <translation>
            <numerusform>%n règle maison a été laissée de côté. Pour l’ajouter, ouvrez l’archive dans la fenêtre.</numerusform>
            <numerusform>%n règles maison ont été laissées de côté. Pour les ajouter, ouvrez l’archive dans la fenêtre.</numerusform>
        </translation>
    </message>
    <message id="desk.file.odd-name">
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
</context>
</TS>
