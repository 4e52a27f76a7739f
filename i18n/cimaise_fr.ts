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
    <message id="musee.staircases.same">
        <source>Both rows show {found} Staircases; with three players it is 2 in one row and 3 in the other.</source>
        <translation>Les deux rangées montrent {found} Escaliers&#x202f;; à trois joueurs, il y en a 2 dans une rangée et 3 dans l’autre.</translation>
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
        <translation>Le {exhibit} est saisi plus d’une fois, alors que la boîte n’a qu’un tableau de chaque numéro&#x202f;: {first}, chez {firstOwner}&#x202f;; {second}, chez {secondOwner}.</translation>
    </message>
    <message id="musee.unique.twice.mend">
        <source>Read both paintings again and clear the one that is wrong.</source>
        <translation>Relisez les deux tableaux et retirez celui qui est faux.</translation>
    </message>
    <message id="musee.ascending.falls">
        <source>{right} hangs to the right of {left}, but numbers rise from left to right in a gallery.</source>
        <translation>Le {right} est accroché à droite du {left}, alors que les numéros montent de gauche à droite dans une galerie.</translation>
    </message>
    <message id="musee.ascending.falls.mend">
        <source>Read both numbers again; on the table, one of the two may not hang there.</source>
        <translation>Relisez les deux numéros&#x202f;; sur la table, l’un des deux n’a pas sa place ici.</translation>
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
        <translation>{holder} a pris un bonus sans avoir rempli {gallery}&#x202f;: des emplacements restent nus.</translation>
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
        <source>{filler} filled {gallery} and nobody else did: its bonus belongs to {filler}.</source>
        <translation>{filler} a rempli {gallery}, et personne d’autre&#x202f;: le bonus lui revient.</translation>
    </message>
    <message id="musee.bonus.unclaimed.one.mend">
        <source>Give {filler} the bonus: touch it beside the gallery.</source>
        <translation>Donnez le bonus à {filler}&#x202f;: touchez-le à côté de la galerie.</translation>
    </message>
    <message id="musee.bonus.unclaimed.several">
        <source>{gallery} is full in more than one Musée and its bonus unclaimed: who filled it first?</source>
        <translation>{gallery} est pleine dans plus d’un Musée et son bonus n’est à personne&#x202f;: qui l’a remplie en premier&#x202f;?</translation>
    </message>
    <message id="musee.bonus.unclaimed.several.mend">
        <source>Touch the bonus beside the gallery of whoever was first.</source>
        <translation>Touchez le bonus à côté de la galerie de qui a été le plus rapide.</translation>
    </message>
    <message id="musee.stuck.full">
        <source>Every space of {owner} is filled: no more paintings here.</source>
        <translation>Chez {owner}, tous les emplacements sont remplis&#x202f;: aucun tableau ne peut plus y être accroché.</translation>
    </message>
    <message id="musee.stuck.musee">
        <source>No painting still to come fits anywhere in the Musée of {owner}: no more paintings here.</source>
        <translation>Chez {owner}, aucun des tableaux à venir ne trouve de place&#x202f;: rien ne peut plus y être accroché.</translation>
    </message>
    <message id="musee.stuck.hand">
        <source>No card in the hand of {owner} fits: {owner} plays no more this game.</source>
        <translation>Aucune carte de la main ne convient&#x202f;: {owner} ne joue plus de cette partie.</translation>
    </message>
    <message id="musee.stuck.hand-team">
        <source>No card in the hand of {owner} fits: {team} plays no more this game.</source>
        <translation>Chez {owner}, aucune carte de la main ne convient&#x202f;: l’équipe {team} ne joue plus de cette partie.</translation>
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
        <translation>On ne peut ni passer ni défausser. Qui ne peut accrocher aucune carte de sa main ne joue plus de la partie&#x202f;; les autres continuent jusqu’à ne plus pouvoir non plus.</translation>
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
        <translation>Le {left} et le {right} ont le même thème, mais un emplacement nu les sépare</translation>
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
        <translation>{gallery} est pleine, mais {holder} a été plus rapide</translation>
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
        <translation>Deux points pour deux tableaux du même thème accrochés côte à côte dans la même galerie, sans emplacement nu entre eux. Un tableau peut compter dans plusieurs paires.</translation>
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
        <translation>L’élément {entry} est «&#x202f;{text}&#x202f;»&#x202f;: un numéro de 1 à {highest} était attendu, ou . pour un emplacement nu.</translation>
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
    <message id="cli.findings.illegal">
        <source>Illegal</source>
        <translation>Contraire aux règles</translation>
    </message>
    <message id="cli.findings.impossible">
        <source>Impossible</source>
        <translation>Impossible</translation>
    </message>
    <message id="cli.findings.missing">
        <source>Missing</source>
        <translation>À compléter</translation>
    </message>
    <message id="cli.findings.note">
        <source>To be noted</source>
        <translation>À noter</translation>
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
        <source>nothing is illegal or impossible</source>
        <translation>rien de contraire aux règles ni d’impossible</translation>
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
        <source>Checks, scores and explains museum games. FILE is a .cimaise file; - is standard input.</source>
        <translation>Vérifie, compte et explique les jeux de musée. FILE est un fichier .cimaise&#x202f;; - est l’entrée standard.</translation>
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
        <translation>· emplacement nu   ╱ Escalier (ailleurs, un Lustre)</translation>
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
    <message id="cli.ranking.shared">
        <source>shared</source>
        <translation>place partagée</translation>
    </message>
    <message id="cli.ranking.ahead-by">
        <source>as many points as the next, but more in “{line}”</source>
        <translation>autant de points que le suivant, mais plus en «&#x202f;{line}&#x202f;»</translation>
    </message>
    <message id="cli.ranking.behind-by">
        <source>as many points as those before, but fewer in “{line}”</source>
        <translation>autant de points que le précédent, mais moins en «&#x202f;{line}&#x202f;»</translation>
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
        <source>plays, at best for {points} points</source>
        <translation>jouable, {points} points au mieux</translation>
    </message>
    <message id="musee.card.stuck">
        <source>fits nowhere</source>
        <translation>ne convient nulle part</translation>
    </message>
    <message id="musee.objection.hangs">
        <source>{exhibit} hangs already: {place} of {owner}.</source>
        <translation>Le {exhibit} est déjà accroché&#x202f;: {place}, chez {owner}.</translation>
    </message>
    <message id="musee.objection.deck">
        <source>{exhibit} is not in this game’s deck, which ends at {highest}.</source>
        <translation>Le {exhibit} n’est pas dans le paquet de cette partie, qui s’arrête à {highest}.</translation>
    </message>
    <message id="musee.objection.hand">
        <source>{exhibit} is in the hand of {owner}.</source>
        <translation>Le {exhibit} est en main, chez {owner}.</translation>
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
        <translation>Chez {owner}, le {exhibit} ne convient nulle part.</translation>
    </message>
    <message id="musee.space.name">
        <source>{space}: {painting}</source>
        <translation>{space}&#x202f;: {painting}</translation>
    </message>
    <message id="musee.space.bare">
        <source>bare</source>
        <translation>nu</translation>
    </message>
    <message id="musee.space.legal">
        <source>{exhibit} may hang here: {points} points.</source>
        <translation>Le {exhibit} peut être accroché ici&#x202f;: {points} points.</translation>
    </message>
    <message id="musee.space.blocked">
        <source>{exhibit} may not hang here.</source>
        <translation>Le {exhibit} ne peut pas être accroché ici.</translation>
    </message>
    <message id="musee.bonus.name">
        <source>Bonus of {gallery}: {state}</source>
        <translation>Bonus, {gallery}&#x202f;: {state}</translation>
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
        <source>The library {file} is write-protected.</source>
        <translation>La bibliothèque {file} est protégée en écriture.</translation>
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
        <source>Cimaise is open in another window, which has the library. Here it can only be read.</source>
        <translation>Cimaise est ouvert dans une autre fenêtre, qui tient la bibliothèque. Ici, elle ne peut qu’être lue.</translation>
    </message>
    <message id="library.trouble.unwritable">
        <source>Nothing can be written beside the library {file}. Is the disk full?</source>
        <translation>Rien ne peut être écrit à côté de la bibliothèque {file}. Le disque est-il plein&#x202f;?</translation>
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
    <message id="table.finding.rule">
        <source>Read the rule: {citation}</source>
        <translation>Lire la règle&#x202f;: {citation}</translation>
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
        <translation>Les numéros de gauche à droite, un point pour un emplacement nu&#x202f;: 5 . 13 28 38 .</translation>
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
        <source>The game is over: reveal the score</source>
        <translation>La partie est finie&#x202f;: révéler le score</translation>
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
        <translation>La partie est finie</translation>
    </message>
    <message id="table.menu.players">
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message id="table.menu.stairs">
        <source>Staircases</source>
        <translation>Escaliers</translation>
    </message>
    <message id="table.menu.readings">
        <source>What the rulebook leaves open</source>
        <translation>Ce que les règles laissent ouvert</translation>
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
        <translation>La cimaise est le rail où l’on suspend les tableaux. L’application tient les jeux de musée d’aplomb&#x202f;: elle vérifie la table, compte les points et dit pourquoi.</translation>
    </message>
    <message id="settings.about.licence">
        <source>Free software under the MIT licence. Not made or endorsed by the publishers of the games; their rules are told in our own words.</source>
        <translation>Logiciel libre sous licence MIT. Ni fait ni approuvé par les éditeurs des jeux&#x202f;; leurs règles sont dites avec nos mots.</translation>
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
        <translation>Parties gardées</translation>
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
        <translation>Commencez par «&#x202f;Nouvelle partie&#x202f;», ou regardez un exemple. Chaque partie se garde ici d’elle-même.</translation>
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
        <translation>Déjà venus&#x202f;: touchez un nom pour l’asseoir</translation>
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
        <source>Cannot be</source>
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
        <translation>finie</translation>
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
        <translation>{owner} a été plus rapide</translation>
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
        <translation>{exhibit} décroché</translation>
    </message>
    <message id="musee.edit.gallery-cleared">
        <source>{gallery} cleared</source>
        <translation>{gallery} vidée</translation>
    </message>
    <message id="musee.edit.moved">
        <source>{exhibit} moved</source>
        <translation>{exhibit} déplacé</translation>
    </message>
    <message id="musee.edit.swapped">
        <source>{first} and {second} swapped</source>
        <translation>{first} et {second} échangés</translation>
    </message>
    <message id="musee.edit.gallery">
        <source>{gallery} typed in</source>
        <translation>{gallery} saisie en texte</translation>
    </message>
    <message id="musee.edit.bonus-given">
        <source>bonus of {gallery} given to {holder}</source>
        <translation>bonus pour {holder}, {gallery}</translation>
    </message>
    <message id="musee.edit.bonus-back">
        <source>bonus of {gallery} put back</source>
        <translation>bonus rendu, {gallery}</translation>
    </message>
    <message id="musee.edit.token">
        <source>a token of {row} turned</source>
        <translation>un jeton retourné dans {row}</translation>
    </message>
    <message id="musee.edit.hand">
        <source>hand of {owner} changed</source>
        <translation>main changée chez {owner}</translation>
    </message>
    <message id="musee.edit.hung">
        <source>{exhibit} hung</source>
        <translation>{exhibit} accroché</translation>
    </message>
    <message id="musee.hint.again.hang">
        <source>Touch {exhibit} again to hang it all the same.</source>
        <translation>Touchez encore {exhibit} pour l’accrocher malgré tout.</translation>
    </message>
    <message id="musee.hint.again.hold">
        <source>Touch {exhibit} again to put it in the hand all the same.</source>
        <translation>Touchez encore {exhibit} pour le mettre en main malgré tout.</translation>
    </message>
    <message id="musee.hint.gallery-full">
        <source>{gallery} is full. Whoever filled it first takes its bonus: touch the rosette.</source>
        <translation>{gallery} est pleine. Qui l’a remplie en premier prend son bonus&#x202f;: touchez la rosette.</translation>
    </message>
    <message id="musee.hint.not-in-box">
        <source>The box has no painting {exhibit}: its numbers go up to {highest}.</source>
        <translation>La boîte n’a pas de tableau {exhibit}&#x202f;: ses numéros vont jusqu’à {highest}.</translation>
    </message>
    <message id="musee.hint.nothing-to-move">
        <source>Nothing hangs here that could be moved.</source>
        <translation>Rien n’est accroché ici qu’on puisse déplacer.</translation>
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
        <translation>{space}&#x202f;: de {low} à {high}, tout numéro peut aller ici.</translation>
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
            <numerusform>Le {exhibit} peut aller à %n emplacement. Touchez-le pour l’accrocher.</numerusform>
            <numerusform>Le {exhibit} peut aller à %n emplacements. Touchez-en un pour l’accrocher.</numerusform>
        </translation>
    </message>
    <message id="musee.hint.gain">
        <source>{exhibit} in {space}: {points} points at once. Touch it to hang the painting.</source>
        <translation>Le {exhibit} ici ({space})&#x202f;: {points} points d’un coup. Touchez pour l’accrocher.</translation>
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
        <source>Player {seat}</source>
        <translation>Joueur {seat}</translation>
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
        <source>Shared: no tie-break parts them.</source>
        <translation>Place partagée&#x202f;: rien ne les départage.</translation>
    </message>
    <message id="ranking.tie-break">
        <source>Equal in points; ahead by the tie-break: {line}.</source>
        <translation>À égalité de points&#x202f;; départagés par&#x202f;: {line}.</translation>
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
        <translation>Une partie finie à deux</translation>
    </message>
    <message id="samples.musee.finished-2.text">
        <source>Every line of the score sheet, and near misses with their reasons.</source>
        <translation>Toutes les lignes de la feuille de score, et les paires manquées avec leurs raisons.</translation>
    </message>
    <message id="samples.musee.finished-3">
        <source>A finished game for three</source>
        <translation>Une partie finie à trois</translation>
    </message>
    <message id="samples.musee.finished-3.text">
        <source>Five columns, numbers up to 60.</source>
        <translation>Cinq colonnes, des numéros jusqu’à 60.</translation>
    </message>
    <message id="samples.musee.finished-4">
        <source>A finished game for two teams</source>
        <translation>Une partie finie à deux équipes</translation>
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
        <translation>Qui a été premier&#x202f;?</translation>
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
    <message id="score.place">
        <source>Place {place}</source>
        <translation>Place {place}</translation>
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
    <message id="desk.game.damaged">
        <source>This game is damaged: what lay on the table cannot be read.</source>
        <translation>Cette partie est abîmée&#x202f;: ce qui était sur la table ne peut pas être lu.</translation>
    </message>
    <message id="desk.game.copy">
        <source>{title} (copy)</source>
        <translation>{title} (copie)</translation>
    </message>
    <message id="desk.game.deleted">
        <source>The game was deleted.</source>
        <translation>La partie est supprimée.</translation>
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
            <numerusform>%n chose ne va pas.</numerusform>
            <numerusform>%n choses ne vont pas.</numerusform>
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
</context>
</TS>
