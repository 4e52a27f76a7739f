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
        <translation>Avec les Pions et les Cours&#x202f;: huit cartes de plus de rang 10, qu’aucun mécène ne peut payer.</translation>
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
        <translation>Quand la pioche est épuisée, à quel moment l’économie croît-elle&#x202f;?</translation>
    </message>
    <message id="muse.growth.when.text">
        <source>The economy grows each of the first four times the draw pile becomes empty. That may be when the last card is taken, or when the next one is wanted and the discards are shuffled; a sketch or a patron between the two finds more coins or fewer.</source>
        <translation>L’économie croît chacune des quatre premières fois où la pioche est épuisée. Ce peut être quand la dernière carte est prise, ou quand on veut la suivante et qu’on mélange la défausse&#x202f;; entre les deux, un Croquis ou un Mécène trouve plus ou moins de jetons.</translation>
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
        <translation>{card} est inscrite plus d’une fois, or le paquet n’en a qu’une&#x202f;: {first} chez {firstOwner}, {second} chez {secondOwner}.</translation>
    </message>
    <message id="muse.unique.twice.mend">
        <source>Look where the card really is, and take it away elsewhere.</source>
        <translation>Regardez où se trouve vraiment la carte, et retirez-la ailleurs.</translation>
    </message>
    <message id="muse.pay.missing">
        <source>It is not said with which coins {owner} pays for {card}, which costs {cost}: nothing is painted.</source>
        <translation>Il n’est pas dit avec quels jetons {owner} paie {card}, qui coûte {cost}&#x202f;: rien n’est peint.</translation>
    </message>
    <message id="muse.pay.missing.mend">
        <source>Enter the coins that pay for it.</source>
        <translation>Inscrivez les jetons qui la paient.</translation>
    </message>
    <message id="muse.pay.amount">
        <source>{owner} pays {paid} for {card}, which costs {cost}: nothing is painted.</source>
        <translation>{owner} paie {paid} pour {card}, qui coûte {cost}&#x202f;: rien n’est peint.</translation>
    </message>
    <message id="muse.pay.amount.mend">
        <source>Enter as many coins as the rank of the card.</source>
        <translation>Inscrivez autant de jetons que le rang de la carte.</translation>
    </message>
    <message id="muse.pay.not-held">
        <source>{owner} pays for {card} with {paid} {suit}, but holds {held} at that moment: nothing is painted.</source>
        <translation>{owner} paie {card} avec des jetons ({suit}&#x202f;: {paid}), mais en a {held} à ce moment&#x202f;: rien n’est peint.</translation>
    </message>
    <message id="muse.pay.not-held.mend">
        <source>Pay with coins that are there when this action’s turn comes, after all bigger cards.</source>
        <translation>Payez avec des jetons qui sont là quand vient le tour de cette action, après toutes les cartes plus grandes.</translation>
    </message>
    <message id="muse.growth.more" numerus="yes">
        <source>The economy is said to have grown %n times; it grows four times at most.</source>
        <translation>
            <numerusform>L’économie aurait crû %n fois&#x202f;; elle croît quatre fois au plus.</numerusform>
            <numerusform>L’économie aurait crû %n fois&#x202f;; elle croît quatre fois au plus.</numerusform>
        </translation>
    </message>
    <message id="muse.growth.more.mend">
        <source>Count the coins that are still set aside: four of each suit less one for each growth.</source>
        <translation>Comptez les jetons encore mis de côté&#x202f;: quatre de chaque couleur, moins un par croissance.</translation>
    </message>
    <message id="muse.coins.missing" numerus="yes">
        <source>Of {suit} %n coins are missing: with the economy grown {growth} times there are {expected} in all.</source>
        <translation>
            <numerusform>{suit}&#x202f;: il manque %n jeton&#x202f;; l’économie ayant crû {growth} fois, il y en a {expected} en tout.</numerusform>
            <numerusform>{suit}&#x202f;: il manque %n jetons&#x202f;; l’économie ayant crû {growth} fois, il y en a {expected} en tout.</numerusform>
        </translation>
    </message>
    <message id="muse.coins.missing.mend">
        <source>Count the economy and every player’s coins of this suit again.</source>
        <translation>Recomptez l’économie et les jetons de cette couleur chez chaque joueur.</translation>
    </message>
    <message id="muse.coins.too-many" numerus="yes">
        <source>Of {suit} there are %n coins too many: with the economy grown {growth} times there are {expected} in all.</source>
        <translation>
            <numerusform>{suit}&#x202f;: il y a %n jeton de trop&#x202f;; l’économie ayant crû {growth} fois, il y en a {expected} en tout.</numerusform>
            <numerusform>{suit}&#x202f;: il y a %n jetons de trop&#x202f;; l’économie ayant crû {growth} fois, il y en a {expected} en tout.</numerusform>
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
        <source>{owner} has %n paintings in the palace: the game ends after this round.</source>
        <translation>
            <numerusform>{owner} a %n tableau au palais&#x202f;: la partie s’arrête après cette manche.</numerusform>
            <numerusform>{owner} a %n tableaux au palais&#x202f;: la partie s’arrête après cette manche.</numerusform>
        </translation>
    </message>
    <message id="muse.end.several" numerus="yes">
        <source>In %n palaces there are four paintings or more: the game ends after this round.</source>
        <translation>
            <numerusform>Dans %n palais il y a quatre tableaux ou plus&#x202f;: la partie s’arrête après cette manche.</numerusform>
            <numerusform>Dans %n palais il y a quatre tableaux ou plus&#x202f;: la partie s’arrête après cette manche.</numerusform>
        </translation>
    </message>
    <message id="muse.tie.two">
        <source>{first} and {second} are level in palace, studio and coins; the rules break the tie no further, and they share the place.</source>
        <translation>{first} et {second} sont à égalité au palais, à l’atelier et en jetons&#x202f;; les règles ne départagent pas davantage&#x202f;: la place est partagée.</translation>
    </message>
    <message id="muse.tie.three">
        <source>{first}, {second} and {third} are level in palace, studio and coins; the rules break the tie no further, and they share the place.</source>
        <translation>{first}, {second} et {third} sont à égalité au palais, à l’atelier et en jetons&#x202f;; les règles ne départagent pas davantage&#x202f;: la place est partagée.</translation>
    </message>
    <message id="muse.tie.four">
        <source>{first}, {second}, {third} and {fourth} are level in palace, studio and coins; the rules break the tie no further, and they share the place.</source>
        <translation>{first}, {second}, {third} et {fourth} sont à égalité au palais, à l’atelier et en jetons&#x202f;; les règles ne départagent pas davantage&#x202f;: la place est partagée.</translation>
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
        <translation>L’économie croît quatre fois</translation>
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
        <translation>Les jetons ne font que passer entre l’économie et les joueurs. De chaque couleur il y en a toujours huit en tout, sept à trois joueurs, et un de plus par croissance de l’économie.</translation>
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
        <translation>À la fin d’une manche où un joueur a quatre tableaux ou plus au palais, la partie est finie.</translation>
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
        <translation>Les égalités se départagent par les tableaux à l’atelier, puis par tous les jetons ensemble. Les règles ne vont pas plus loin&#x202f;: ceux qui restent à égalité partagent la place.</translation>
    </message>
    <message id="muse.tie.citation">
        <source>Rulebook, “End Of Game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End Of Game and Scoring&#x202f;»</translation>
    </message>
    <message id="muse.score.palace.hangs">
        <source>{card} hangs in the palace</source>
        <translation>{card} est au palais</translation>
    </message>
    <message id="muse.score.palace.studio">
        <source>{card} is still in the studio, where it only breaks ties</source>
        <translation>{card} est encore à l’atelier, où elle ne fait que départager</translation>
    </message>
    <message id="muse.score.palace.title">
        <source>Paintings in the palace</source>
        <translation>Tableaux au palais</translation>
    </message>
    <message id="muse.score.palace.text">
        <source>One point for each painting in the sultan’s palace. Ties are broken by the number of paintings in the studio, then by all coins together.</source>
        <translation>Un point pour chaque tableau dans le palais du sultan. Les égalités se départagent par le nombre de tableaux à l’atelier, puis par tous les jetons ensemble.</translation>
    </message>
    <message id="muse.score.palace.citation">
        <source>Rulebook, “End Of Game and Scoring”</source>
        <translation>Livret de règles, «&#x202f;End Of Game and Scoring&#x202f;»</translation>
    </message>
    <message id="muse.tie-break.studio">
        <source>Paintings in the studio</source>
        <translation>Tableaux à l’atelier</translation>
    </message>
    <message id="muse.tie-break.coins">
        <source>All coins together</source>
        <translation>Tous les jetons ensemble</translation>
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
        <translation>A crû</translation>
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
        <translation>Aucun tour de cette manche n’est inscrit.</translation>
    </message>
    <message id="cli.muse.patron.price" numerus="yes">
        <source>{card} of {owner} costs %n coins of one suit.</source>
        <translation>
            <numerusform>{card}, chez {owner}, coûte %n jeton d’une même couleur.</numerusform>
            <numerusform>{card}, chez {owner}, coûte %n jetons d’une même couleur.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron.fails" numerus="yes">
        <source>{suit}: the economy holds %n, too few.</source>
        <translation>
            <numerusform>{suit}&#x202f;: l’économie en a %n, trop peu.</numerusform>
            <numerusform>{suit}&#x202f;: l’économie en a %n, trop peu.</numerusform>
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
        <translation>{owner} reçoit {coins} pour {card}, qui est défaussée.</translation>
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
        <translation>{owner} a trop peu de jetons&#x202f;: rien n’est peint, et {card} est défaussée.</translation>
    </message>
    <message id="cli.muse.paint.keep">
        <source>{owner} has too few coins: nothing is painted, {card} goes back to the hand, and no card is drawn.</source>
        <translation>{owner} a trop peu de jetons&#x202f;: rien n’est peint, {card} revient en main, et aucune carte n’est piochée.</translation>
    </message>
    <message id="cli.muse.paint.pay">
        <source>The payment entered does not fit: nothing is painted.</source>
        <translation>Le paiement inscrit ne convient pas&#x202f;: rien n’est peint.</translation>
    </message>
    <message id="cli.muse.palace.moved">
        <source>{card} of {owner} goes to the palace.</source>
        <translation>{card}, chez {owner}, va au palais.</translation>
    </message>
    <message id="cli.muse.discard">
        <source>{card} is discarded; nothing else happens.</source>
        <translation>{card} est défaussée&#x202f;; rien d’autre ne se passe.</translation>
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
        <translation>Façon d’entrer les jetons</translation>
    </message>
    <message id="muse.coins.pass">
        <source>Take and pay</source>
        <translation>Prendre et payer</translation>
    </message>
    <message id="muse.growth.grow">
        <source>Draw pile ran out: the economy grows</source>
        <translation>Pioche épuisée&#x202f;: l’économie croît</translation>
    </message>
    <message id="muse.growth.back">
        <source>Take a growth back</source>
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
        <translation>Tout d’un coup</translation>
    </message>
    <message id="muse.text.apply">
        <source>Enter: {pile}</source>
        <translation>Inscrire&#x202f;: {pile}</translation>
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
        <translation>Des noms, ou un rang et une couleur, séparés par des virgules&#x202f;: mountain, 7 lunes, ace of knots</translation>
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
        <translation>À l’atelier</translation>
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
        <translation>L’économie a-t-elle crû&#x202f;?</translation>
    </message>
    <message id="muse.coins.spoken">
        <source>{suit}: {held} of {owner}, {economy} in the economy; {equation}</source>
        <translation>{suit}&#x202f;: {held} chez {owner}, {economy} dans l’économie&#x202f;; {equation}</translation>
    </message>
    <message id="muse.turn.nothing">
        <source>nothing chosen yet</source>
        <translation>rien de choisi</translation>
    </message>
    <message id="muse.turn.discards">
        <source>discards {card}</source>
        <translation>défausse {card}</translation>
    </message>
    <message id="muse.turn.paid">
        <source>{card}, paid with {coins}</source>
        <translation>{card}, payée avec {coins}</translation>
    </message>
    <message id="muse.payment.name">
        <source>{suit}: {paid} paid, {held} held</source>
        <translation>{suit}&#x202f;: {paid} payés sur {held}</translation>
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
    <message id="muse.board.full">
        <source>Full: this round is the last</source>
        <translation>Plein&#x202f;: c’est la dernière manche</translation>
    </message>
    <message id="muse.deck.in-round">
        <source>{card}: chosen by {owner} for the round</source>
        <translation>{card}&#x202f;: choisie par {owner} pour la manche</translation>
    </message>
    <message id="muse.edit.studio">
        <source>{card} into the studio of {owner}</source>
        <translation>{card} à l’atelier de {owner}</translation>
    </message>
    <message id="muse.edit.palace">
        <source>{card} into the palace of {owner}</source>
        <translation>{card} au palais de {owner}</translation>
    </message>
    <message id="muse.edit.away">
        <source>{card} taken away</source>
        <translation>{card} retirée</translation>
    </message>
    <message id="muse.edit.studio-text">
        <source>Studio of {owner} as typed</source>
        <translation>Atelier de {owner}, comme écrit</translation>
    </message>
    <message id="muse.edit.palace-text">
        <source>Palace of {owner} as typed</source>
        <translation>Palais de {owner}, comme écrit</translation>
    </message>
    <message id="muse.edit.extended">
        <source>Played with the extended Decktet</source>
        <translation>Partie avec le Decktet étendu</translation>
    </message>
    <message id="muse.edit.basic">
        <source>Played with the basic Decktet</source>
        <translation>Partie avec le Decktet de base</translation>
    </message>
    <message id="muse.hint.elsewhere.studio">
        <source>{card} lies in the studio of {owner}. Touch it again to move it here.</source>
        <translation>{card} se trouve à l’atelier de {owner}. Touchez-la encore pour la déplacer ici.</translation>
    </message>
    <message id="muse.hint.elsewhere.palace">
        <source>{card} stands in the palace of {owner}. Touch it again to move it here.</source>
        <translation>{card} se trouve au palais de {owner}. Touchez-la encore pour la déplacer ici.</translation>
    </message>
    <message id="muse.hint.elsewhere.round">
        <source>{card} is chosen by {owner} for the round. Touch it again to use it here all the same.</source>
        <translation>{card} est choisie par {owner} pour la manche. Touchez-la encore pour l’employer ici quand même.</translation>
    </message>
    <message id="muse.hint.studio">
        <source>Touch a card to lay it into the studio of {owner}; touch it again to take it away.</source>
        <translation>Touchez une carte pour la coucher à l’atelier de {owner}&#x202f;; encore une fois pour la retirer.</translation>
    </message>
    <message id="muse.hint.palace">
        <source>Touch a card to stand it in the palace of {owner}; touch it again to take it away.</source>
        <translation>Touchez une carte pour la dresser au palais de {owner}&#x202f;; encore une fois pour la retirer.</translation>
    </message>
    <message id="muse.hint.painting">
        <source>{card}: painting it costs {cost}; a patron pays {price} of one suit.</source>
        <translation>{card}&#x202f;: la peindre coûte {cost}&#x202f;; un mécène paie {price} d’une seule couleur.</translation>
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
        <source>Does {owner} discard a card? Touch it, or go on to another player.</source>
        <translation>Est-ce que {owner} défausse une carte&#x202f;? Touchez-la, ou passez à un autre joueur.</translation>
    </message>
    <message id="muse.hint.pay">
        <source>With which coins does {owner} pay for {card}?</source>
        <translation>Quels jetons de {owner} paient {card}&#x202f;?</translation>
    </message>
    <message id="muse.hint.events">
        <source>In order of size, the biggest card first. Say after which draw the draw pile was empty.</source>
        <translation>Par taille, la plus grande carte d’abord. Dites après quelle carte piochée la pioche était épuisée.</translation>
    </message>
    <message id="muse.hint.text">
        <source>The cards of {owner} as text: Enter takes them over.</source>
        <translation>Les cartes de {owner} en texte&#x202f;: Entrée les reprend.</translation>
    </message>
    <message id="muse.hint.no-artist">
        <source>This table has no artist called {owner}.</source>
        <translation>Cette table n’a pas d’artiste pour {owner}.</translation>
    </message>
    <message id="muse.edit.takes">
        <source>{owner} takes a coin: {suit}</source>
        <translation>{owner} prend un jeton&#x202f;: {suit}</translation>
    </message>
    <message id="muse.edit.pays">
        <source>{owner} pays a coin: {suit}</source>
        <translation>{owner} paie un jeton&#x202f;: {suit}</translation>
    </message>
    <message id="muse.edit.count">
        <source>{suit} of {owner}: {count}</source>
        <translation>{suit} de {owner}&#x202f;: {count}</translation>
    </message>
    <message id="muse.edit.economy">
        <source>{suit} in the economy: {count}</source>
        <translation>{suit} dans l’économie&#x202f;: {count}</translation>
    </message>
    <message id="muse.edit.growth">
        <source>The economy grows</source>
        <translation>L’économie croît</translation>
    </message>
    <message id="muse.edit.ungrowth">
        <source>A growth taken back</source>
        <translation>Croissance annulée</translation>
    </message>
    <message id="muse.edit.patron">
        <source>The patron buys {card} of {owner}</source>
        <translation>Le mécène achète {card} de {owner}</translation>
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
        <translation>A crû {growth} fois sur {most}</translation>
    </message>
    <message id="muse.edit.turn">
        <source>{owner}: {action} with {card}</source>
        <translation>{owner}&#x202f;: {action} avec {card}</translation>
    </message>
    <message id="muse.edit.discard">
        <source>{owner} discards {card}</source>
        <translation>{owner} défausse {card}</translation>
    </message>
    <message id="muse.edit.keep">
        <source>{owner} keeps {card}</source>
        <translation>{owner} garde {card}</translation>
    </message>
    <message id="muse.edit.no-turn">
        <source>Turn of {owner} taken back</source>
        <translation>Tour de {owner} effacé</translation>
    </message>
    <message id="muse.edit.payment">
        <source>{owner} pays for {card}</source>
        <translation>{owner} paie pour {card}</translation>
    </message>
    <message id="muse.edit.emptied">
        <source>Draw pile after event {event}</source>
        <translation>Pioche après l’événement {event}</translation>
    </message>
    <message id="muse.edit.round" numerus="yes">
        <source>A round of %n events</source>
        <translation>
            <numerusform>Une manche de %n événement</numerusform>
            <numerusform>Une manche de %n événements</numerusform>
        </translation>
    </message>
    <message id="muse.hint.idea-first">
        <source>Choose an action and an idea card first.</source>
        <translation>Choisissez d’abord une action et une carte idée.</translation>
    </message>
    <message id="muse.hint.holds-no-more">
        <source>{owner} holds no more than that of {suit} when the turn comes.</source>
        <translation>{suit}&#x202f;: {owner} n’en a pas davantage quand vient son tour.</translation>
    </message>
    <message id="muse.payment.said">
        <source>{paid} of {cost} coins</source>
        <translation>{paid} jetons sur {cost}</translation>
    </message>
    <message id="muse.payment.short">
        <source>Too few coins when the turn comes: {held} of {cost}</source>
        <translation>Trop peu de jetons quand vient le tour&#x202f;: {held} sur {cost}</translation>
    </message>
    <message id="muse.hint.again.play">
        <source>Touch “Play the round” again to play it all the same: nothing is painted then.</source>
        <translation>Touchez encore «&#x202f;Jouer la manche&#x202f;» pour la jouer quand même&#x202f;: rien n’est peint alors.</translation>
    </message>
</context>
</TS>
