<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="musee.name">
        <source>Musée</source>
        <translation>Musée</translation>
    </message>
    <message id="file.newer-version">
        <source>This file was written by a newer Cimaise (format {found}); this one reads up to format {known}.</source>
        <translation>This file was written by a newer Cimaise (format {found}); this one reads up to format {known}.</translation>
    </message>
    <message id="file.player-twice">
        <source>The player “{name}” is named twice.</source>
        <translation>The player “{name}” is named twice.</translation>
    </message>
    <message id="file.expected.date">
        <source>A date written as 2026-11-20, one that the calendar has, was expected here.</source>
        <translation>A date written as 2026-11-20, one that the calendar has, was expected here.</translation>
    </message>
    <message id="file.expected.object">
        <source>An object was expected here.</source>
        <translation>An object was expected here.</translation>
    </message>
    <message id="file.expected.list">
        <source>A list was expected here.</source>
        <translation>A list was expected here.</translation>
    </message>
    <message id="file.expected.length">
        <source>A list of exactly {length} entries was expected here; there are {found}.</source>
        <translation>A list of exactly {length} entries was expected here; there are {found}.</translation>
    </message>
    <message id="file.expected.integer">
        <source>A whole number from {lowest} to {highest} was expected here.</source>
        <translation>A whole number from {lowest} to {highest} was expected here.</translation>
    </message>
    <message id="file.expected.integer-or-null">
        <source>A whole number from {lowest} to {highest}, or null, was expected here.</source>
        <translation>A whole number from {lowest} to {highest}, or null, was expected here.</translation>
    </message>
    <message id="file.expected.boolean">
        <source>true or false was expected here.</source>
        <translation>true or false was expected here.</translation>
    </message>
    <message id="file.expected.text">
        <source>A text was expected here.</source>
        <translation>A text was expected here.</translation>
    </message>
    <message id="file.expected.choice">
        <source>One of these was expected here: {choices}.</source>
        <translation>One of these was expected here: {choices}.</translation>
    </message>
    <message id="file.missing-key">
        <source>The key “{key}” is missing.</source>
        <translation>The key “{key}” is missing.</translation>
    </message>
    <message id="file.unknown-key">
        <source>Nothing is known by the key “{key}”; known here: {known}.</source>
        <translation>Nothing is known by the key “{key}”; known here: {known}.</translation>
    </message>
    <message id="file.name.blank">
        <source>A name may not be blank.</source>
        <translation>A name may not be blank.</translation>
    </message>
    <message id="file.name.too-long">
        <source>At most {limit} characters were expected here.</source>
        <translation>At most {limit} characters were expected here.</translation>
    </message>
    <message id="file.name.forbidden">
        <source>Control characters and characters that turn the direction of writing are not allowed here.</source>
        <translation>Control characters and characters that turn the direction of writing are not allowed here.</translation>
    </message>
    <message id="file.empty">
        <source>This is an empty file.</source>
        <translation>This is an empty file.</translation>
    </message>
    <message id="file.too-large">
        <source>This file is larger than {limit} MB; no game is.</source>
        <translation>This file is larger than {limit} MB; no game is.</translation>
    </message>
    <message id="file.byte-order-mark">
        <source>The file begins with a byte order mark; plain UTF-8 was expected.</source>
        <translation>The file begins with a byte order mark; plain UTF-8 was expected.</translation>
    </message>
    <message id="file.not-utf8">
        <source>Line {line}, column {column}: the text is not valid UTF-8.</source>
        <translation>Line {line}, column {column}: the text is not valid UTF-8.</translation>
    </message>
    <message id="file.lone-surrogate">
        <source>Line {line}, column {column}: half of a surrogate pair stands alone.</source>
        <translation>Line {line}, column {column}: half of a surrogate pair stands alone.</translation>
    </message>
    <message id="file.not-json">
        <source>Line {line}, column {column}: this is where the text stops being JSON.</source>
        <translation>Line {line}, column {column}: this is where the text stops being JSON.</translation>
    </message>
    <message id="file.too-deep">
        <source>Nested deeper than {limit} levels; no game is.</source>
        <translation>Nested deeper than {limit} levels; no game is.</translation>
    </message>
    <message id="file.duplicate-key">
        <source>The key “{key}” stands here twice.</source>
        <translation>The key “{key}” stands here twice.</translation>
    </message>
    <message id="file.not-whole">
        <source>A whole number was expected, without fraction or exponent and within 64 bits.</source>
        <translation>A whole number was expected, without fraction or exponent and within 64 bits.</translation>
    </message>
    <message id="musee.theme.animals">
        <source>Animals</source>
        <translation>Animals</translation>
    </message>
    <message id="musee.theme.animals.letter">
        <source>An</source>
        <translation>An</translation>
    </message>
    <message id="musee.theme.landscapes">
        <source>Landscapes</source>
        <translation>Landscapes</translation>
    </message>
    <message id="musee.theme.landscapes.letter">
        <source>La</source>
        <translation>La</translation>
    </message>
    <message id="musee.theme.water">
        <source>Water</source>
        <translation>Water</translation>
    </message>
    <message id="musee.theme.water.letter">
        <source>Wa</source>
        <translation>Wa</translation>
    </message>
    <message id="musee.theme.persons">
        <source>Persons</source>
        <translation>Persons</translation>
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
        <translation>No: only a victory alone counts</translation>
    </message>
    <message id="musee.match.shared.yes">
        <source>Yes: it counts for each who shares it</source>
        <translation>Yes: it counts for each who shares it</translation>
    </message>
    <message id="musee.stuck.team.player">
        <source>The player: a partner may go on</source>
        <translation>The player: a partner may go on</translation>
    </message>
    <message id="musee.stuck.team.team">
        <source>The team: both partners stop</source>
        <translation>The team: both partners stop</translation>
    </message>
    <message id="musee.match.shared.title">
        <source>Does a shared victory count as a win in the match?</source>
        <translation>Does a shared victory count as a win in the match?</translation>
    </message>
    <message id="musee.match.shared.text">
        <source>The match goes to the first to win two games, and a tie that no tie-break settles is a shared victory. Whether it counts towards the two is left open.</source>
        <translation>The match goes to the first to win two games, and a tie that no tie-break settles is a shared victory. Whether it counts towards the two is left open.</translation>
    </message>
    <message id="musee.match.shared.citation">
        <source>Rulebook, “End of game and Scoring”</source>
        <translation>Rulebook, “End of game and Scoring”</translation>
    </message>
    <message id="musee.stuck.team.title">
        <source>Four players: who is out when no card fits, the player or the team?</source>
        <translation>Four players: who is out when no card fits, the player or the team?</translation>
    </message>
    <message id="musee.stuck.team.text">
        <source>Whoever cannot hang a painting plays no more cards. With partners sharing one Musée, the rules do not say whether the other partner goes on. It changes no score, only what the note says.</source>
        <translation>Whoever cannot hang a painting plays no more cards. With partners sharing one Musée, the rules do not say whether the other partner goes on. It changes no score, only what the note says.</translation>
    </message>
    <message id="musee.stuck.team.citation">
        <source>Rulebook, “Rules for placement” and “4 Players”</source>
        <translation>Rulebook, “Rules for placement” and “4 Players”</translation>
    </message>
    <message id="musee.place.upper">
        <source>the upper gallery</source>
        <translation>the upper gallery</translation>
    </message>
    <message id="musee.place.upper.space">
        <source>upper gallery, space {column}</source>
        <translation>upper gallery, space {column}</translation>
    </message>
    <message id="musee.place.middle">
        <source>the middle gallery</source>
        <translation>the middle gallery</translation>
    </message>
    <message id="musee.place.middle.space">
        <source>middle gallery, space {column}</source>
        <translation>middle gallery, space {column}</translation>
    </message>
    <message id="musee.place.lower">
        <source>the lower gallery</source>
        <translation>the lower gallery</translation>
    </message>
    <message id="musee.place.lower.space">
        <source>lower gallery, space {column}</source>
        <translation>lower gallery, space {column}</translation>
    </message>
    <message id="musee.place.top">
        <source>the top row of tokens</source>
        <translation>the top row of tokens</translation>
    </message>
    <message id="musee.place.top.token">
        <source>top row, token {column}</source>
        <translation>top row, token {column}</translation>
    </message>
    <message id="musee.place.bottom">
        <source>the bottom row of tokens</source>
        <translation>the bottom row of tokens</translation>
    </message>
    <message id="musee.place.bottom.token">
        <source>bottom row, token {column}</source>
        <translation>bottom row, token {column}</translation>
    </message>
    <message id="musee.place.hand">
        <source>the hand</source>
        <translation>the hand</translation>
    </message>
    <message id="musee.file.column-twice">
        <source>Each column can have only one token: {column} stands here twice.</source>
        <translation>Each column can have only one token: {column} stands here twice.</translation>
    </message>
    <message id="musee.file.hand-without-player">
        <source>There is no player called “{name}”.</source>
        <translation>There is no player called “{name}”.</translation>
    </message>
    <message id="musee.players.count" numerus="yes">
        <source>Musée is for 2, 3 or 4 players; here there are %n.</source>
        <translation>
            <numerusform>Musée is for 2, 3 or 4 players; here there is %n.</numerusform>
            <numerusform>Musée is for 2, 3 or 4 players; here there are %n.</numerusform>
        </translation>
    </message>
    <message id="musee.players.count.mend">
        <source>Put down the names of those who really play.</source>
        <translation>Put down the names of those who really play.</translation>
    </message>
    <message id="musee.players.musees" numerus="yes">
        <source>{expected} Musées belong to this table; there are %n.</source>
        <translation>
            <numerusform>{expected} Musées belong to this table; there is %n.</numerusform>
            <numerusform>{expected} Musées belong to this table; there are %n.</numerusform>
        </translation>
    </message>
    <message id="musee.players.musees.mend">
        <source>Each player fills one Musée; with four players each pair of partners shares one.</source>
        <translation>Each player fills one Musée; with four players each pair of partners shares one.</translation>
    </message>
    <message id="musee.staircases.six" numerus="yes">
        <source>{row} shows %n Staircases; there are 3 in each row.</source>
        <translation>
            <numerusform>{row} shows %n Staircase; there are 3 in each row.</numerusform>
            <numerusform>{row} shows %n Staircases; there are 3 in each row.</numerusform>
        </translation>
    </message>
    <message id="musee.staircases.six.mend">
        <source>Turn tokens in this row until 3 of the 6 show a Staircase.</source>
        <translation>Turn tokens in this row until 3 of the 6 show a Staircase.</translation>
    </message>
    <message id="musee.staircases.five" numerus="yes">
        <source>{row} shows %n Staircases; with three players it is 2 in one row and 3 in the other.</source>
        <translation>
            <numerusform>{row} shows %n Staircase; with three players it is 2 in one row and 3 in the other.</numerusform>
            <numerusform>{row} shows %n Staircases; with three players it is 2 in one row and 3 in the other.</numerusform>
        </translation>
    </message>
    <message id="musee.staircases.five.mend">
        <source>Turn tokens in this row until it shows 2 or 3 Staircases.</source>
        <translation>Turn tokens in this row until it shows 2 or 3 Staircases.</translation>
    </message>
    <message id="musee.staircases.same">
        <source>Both rows show {found} Staircases; with three players it is 2 in one row and 3 in the other.</source>
        <translation>Both rows show {found} Staircases; with three players it is 2 in one row and 3 in the other.</translation>
    </message>
    <message id="musee.staircases.same.mend">
        <source>Turn one token in one of the rows.</source>
        <translation>Turn one token in one of the rows.</translation>
    </message>
    <message id="musee.deck.outside">
        <source>{exhibit} is not in this game’s deck, which ends at {highest}.</source>
        <translation>{exhibit} is not in this game’s deck, which ends at {highest}.</translation>
    </message>
    <message id="musee.deck.outside.mend">
        <source>Read the number again: 51 to 60 are used with three players only.</source>
        <translation>Read the number again: 51 to 60 are used with three players only.</translation>
    </message>
    <message id="musee.unique.twice">
        <source>{exhibit} is entered more than once, but the box has one painting of each number: {first} of {firstOwner}, {second} of {secondOwner}.</source>
        <translation>{exhibit} is entered more than once, but the box has one painting of each number: {first} of {firstOwner}, {second} of {secondOwner}.</translation>
    </message>
    <message id="musee.unique.twice.mend">
        <source>Read both paintings again and clear the one that is wrong.</source>
        <translation>Read both paintings again and clear the one that is wrong.</translation>
    </message>
    <message id="musee.ascending.falls">
        <source>{right} hangs to the right of {left}, but numbers rise from left to right in a gallery.</source>
        <translation>{right} hangs to the right of {left}, but numbers rise from left to right in a gallery.</translation>
    </message>
    <message id="musee.ascending.falls.mend">
        <source>Read both numbers again; on the table, one of the two may not hang there.</source>
        <translation>Read both numbers again; on the table, one of the two may not hang there.</translation>
    </message>
    <message id="musee.ascending.equal">
        <source>{left} hangs to the left of itself, but numbers rise from left to right in a gallery.</source>
        <translation>{left} hangs to the left of itself, but numbers rise from left to right in a gallery.</translation>
    </message>
    <message id="musee.ascending.equal.mend">
        <source>Read both numbers again and clear the one that is wrong.</source>
        <translation>Read both numbers again and clear the one that is wrong.</translation>
    </message>
    <message id="musee.bonus.full.bare">
        <source>{holder} holds the bonus of {gallery}, which still has bare spaces.</source>
        <translation>{holder} holds the bonus of {gallery}, which still has bare spaces.</translation>
    </message>
    <message id="musee.bonus.full.bare.mend">
        <source>Enter the missing paintings, or put the bonus back.</source>
        <translation>Enter the missing paintings, or put the bonus back.</translation>
    </message>
    <message id="musee.bonus.once.several">
        <source>The bonus of {gallery} is held {holders} times; the box has one.</source>
        <translation>The bonus of {gallery} is held {holders} times; the box has one.</translation>
    </message>
    <message id="musee.bonus.once.several.mend">
        <source>Leave it with whoever filled that gallery first.</source>
        <translation>Leave it with whoever filled that gallery first.</translation>
    </message>
    <message id="musee.bonus.unclaimed.one">
        <source>{filler} filled {gallery} and nobody else did: its bonus belongs to {filler}.</source>
        <translation>{filler} filled {gallery} and nobody else did: its bonus belongs to {filler}.</translation>
    </message>
    <message id="musee.bonus.unclaimed.one.mend">
        <source>Give {filler} the bonus: touch it beside the gallery.</source>
        <translation>Give {filler} the bonus: touch it beside the gallery.</translation>
    </message>
    <message id="musee.bonus.unclaimed.several">
        <source>{gallery} is full in more than one Musée and its bonus unclaimed: who filled it first?</source>
        <translation>{gallery} is full in more than one Musée and its bonus unclaimed: who filled it first?</translation>
    </message>
    <message id="musee.bonus.unclaimed.several.mend">
        <source>Touch the bonus beside the gallery of whoever was first.</source>
        <translation>Touch the bonus beside the gallery of whoever was first.</translation>
    </message>
    <message id="musee.stuck.full">
        <source>Every space of {owner} is filled: no more paintings here.</source>
        <translation>Every space of {owner} is filled: no more paintings here.</translation>
    </message>
    <message id="musee.stuck.musee">
        <source>No painting still to come fits anywhere in the Musée of {owner}: no more paintings here.</source>
        <translation>No painting still to come fits anywhere in the Musée of {owner}: no more paintings here.</translation>
    </message>
    <message id="musee.stuck.hand">
        <source>No card in the hand of {owner} fits: {owner} plays no more this game.</source>
        <translation>No card in the hand of {owner} fits: {owner} plays no more this game.</translation>
    </message>
    <message id="musee.stuck.hand-team">
        <source>No card in the hand of {owner} fits: {team} plays no more this game.</source>
        <translation>No card in the hand of {owner} fits: {team} plays no more this game.</translation>
    </message>
    <message id="musee.players.title">
        <source>Players and their Musées</source>
        <translation>Players and their Musées</translation>
    </message>
    <message id="musee.players.text">
        <source>Two, three or four play. With two or three, each fills one Musée. With four, partners sit opposite each other and share one Musée, so that there are two.</source>
        <translation>Two, three or four play. With two or three, each fills one Musée. With four, partners sit opposite each other and share one Musée, so that there are two.</translation>
    </message>
    <message id="musee.players.citation">
        <source>Rulebook, “Setup” and “Special rules for 3- and 4-player games”</source>
        <translation>Rulebook, “Setup” and “Special rules for 3- and 4-player games”</translation>
    </message>
    <message id="musee.staircases.title">
        <source>The pattern of Staircases</source>
        <translation>The pattern of Staircases</translation>
    </message>
    <message id="musee.staircases.text">
        <source>All players agree on one pattern before the game and every Musée shows it: three Staircases in each row of six tokens. With three players a row has five tokens, and there are two Staircases in one row and three in the other. For a first game the even columns above and the odd columns below are turned.</source>
        <translation>All players agree on one pattern before the game and every Musée shows it: three Staircases in each row of six tokens. With three players a row has five tokens, and there are two Staircases in one row and three in the other. For a first game the even columns above and the odd columns below are turned.</translation>
    </message>
    <message id="musee.staircases.citation">
        <source>Rulebook, “Setup”, step 3, and “3 Players”</source>
        <translation>Rulebook, “Setup”, step 3, and “3 Players”</translation>
    </message>
    <message id="musee.deck.title">
        <source>The numbers in play</source>
        <translation>The numbers in play</translation>
    </message>
    <message id="musee.deck.text">
        <source>With two or four players the paintings 51 to 60 stay in the box. With three players all sixty are used.</source>
        <translation>With two or four players the paintings 51 to 60 stay in the box. With three players all sixty are used.</translation>
    </message>
    <message id="musee.deck.citation">
        <source>Rulebook, “Setup”, step 1, and “3 Players”</source>
        <translation>Rulebook, “Setup”, step 1, and “3 Players”</translation>
    </message>
    <message id="musee.unique.title">
        <source>Each number once</source>
        <translation>Each number once</translation>
    </message>
    <message id="musee.unique.text">
        <source>The box has one painting of each exhibit number. A number that is entered twice, on any Musée or in any hand, was read wrongly somewhere.</source>
        <translation>The box has one painting of each exhibit number. A number that is entered twice, on any Musée or in any hand, was read wrongly somewhere.</translation>
    </message>
    <message id="musee.unique.citation">
        <source>Rulebook, “Important general reminders”</source>
        <translation>Rulebook, “Important general reminders”</translation>
    </message>
    <message id="musee.ascending.title">
        <source>Numbers rise from left to right</source>
        <translation>Numbers rise from left to right</translation>
    </message>
    <message id="musee.ascending.text">
        <source>In each gallery the exhibit numbers rise from left to right. Numbers and spaces may be skipped: a 25 may hang right beside a 5, and a 6 several spaces away from it. Galleries do not depend on each other.</source>
        <translation>In each gallery the exhibit numbers rise from left to right. Numbers and spaces may be skipped: a 25 may hang right beside a 5, and a 6 several spaces away from it. Galleries do not depend on each other.</translation>
    </message>
    <message id="musee.ascending.citation">
        <source>Rulebook, “Rules for placement”</source>
        <translation>Rulebook, “Rules for placement”</translation>
    </message>
    <message id="musee.bonus.full.title">
        <source>A bonus needs a full gallery</source>
        <translation>A bonus needs a full gallery</translation>
    </message>
    <message id="musee.bonus.full.text">
        <source>A Gallery Bonus goes to a player who has filled every space of that gallery.</source>
        <translation>A Gallery Bonus goes to a player who has filled every space of that gallery.</translation>
    </message>
    <message id="musee.bonus.full.citation">
        <source>Rulebook, “Gallery Bonuses”</source>
        <translation>Rulebook, “Gallery Bonuses”</translation>
    </message>
    <message id="musee.bonus.once.title">
        <source>One bonus for each gallery</source>
        <translation>One bonus for each gallery</translation>
    </message>
    <message id="musee.bonus.once.text">
        <source>There is one bonus card for the upper, one for the middle and one for the lower gallery; only the first to fill that gallery takes it.</source>
        <translation>There is one bonus card for the upper, one for the middle and one for the lower gallery; only the first to fill that gallery takes it.</translation>
    </message>
    <message id="musee.bonus.once.citation">
        <source>Rulebook, “Gallery Bonuses”</source>
        <translation>Rulebook, “Gallery Bonuses”</translation>
    </message>
    <message id="musee.bonus.unclaimed.title">
        <source>A bonus nobody has claimed</source>
        <translation>A bonus nobody has claimed</translation>
    </message>
    <message id="musee.bonus.unclaimed.text">
        <source>A gallery is full and its bonus has no holder. The layout cannot tell who was first when several have filled it: the table has to say.</source>
        <translation>A gallery is full and its bonus has no holder. The layout cannot tell who was first when several have filled it: the table has to say.</translation>
    </message>
    <message id="musee.bonus.unclaimed.citation">
        <source>Rulebook, “Gallery Bonuses”</source>
        <translation>Rulebook, “Gallery Bonuses”</translation>
    </message>
    <message id="musee.stuck.title">
        <source>No painting fits any more</source>
        <translation>No painting fits any more</translation>
    </message>
    <message id="musee.stuck.text">
        <source>Nobody may pass or discard. Whoever cannot hang any card of the hand plays no more in this game, while the others go on until they cannot either.</source>
        <translation>Nobody may pass or discard. Whoever cannot hang any card of the hand plays no more in this game, while the others go on until they cannot either.</translation>
    </message>
    <message id="musee.stuck.citation">
        <source>Rulebook, “Rules for placement”</source>
        <translation>Rulebook, “Rules for placement”</translation>
    </message>
    <message id="musee.score.paintings.hangs">
        <source>{exhibit} hangs</source>
        <translation>{exhibit} hangs</translation>
    </message>
    <message id="musee.score.neighbours.pair">
        <source>{left} and {right} share a theme</source>
        <translation>{left} and {right} share a theme</translation>
    </message>
    <message id="musee.score.neighbours.gap">
        <source>{left} and {right} share a theme, but a bare space parts them</source>
        <translation>{left} and {right} share a theme, but a bare space parts them</translation>
    </message>
    <message id="musee.score.staircases.pair">
        <source>{upper} and {lower} share a theme across a Staircase</source>
        <translation>{upper} and {lower} share a theme across a Staircase</translation>
    </message>
    <message id="musee.score.staircases.chandelier">
        <source>{upper} and {lower} share a theme, but a Chandelier hangs between them</source>
        <translation>{upper} and {lower} share a theme, but a Chandelier hangs between them</translation>
    </message>
    <message id="musee.score.gallery-bonuses.held">
        <source>{gallery} filled first</source>
        <translation>{gallery} filled first</translation>
    </message>
    <message id="musee.score.gallery-bonuses.unclaimed">
        <source>{gallery} is full, but its bonus is unclaimed</source>
        <translation>{gallery} is full, but its bonus is unclaimed</translation>
    </message>
    <message id="musee.score.gallery-bonuses.too-late">
        <source>{gallery} is full, but {holder} was first</source>
        <translation>{gallery} is full, but {holder} was first</translation>
    </message>
    <message id="musee.score.paintings.title">
        <source>Paintings</source>
        <translation>Paintings</translation>
    </message>
    <message id="musee.score.paintings.text">
        <source>One point for each painting in the Musée.</source>
        <translation>One point for each painting in the Musée.</translation>
    </message>
    <message id="musee.score.paintings.citation">
        <source>Rulebook, “End of game and Scoring”</source>
        <translation>Rulebook, “End of game and Scoring”</translation>
    </message>
    <message id="musee.score.neighbours.title">
        <source>Neighbours</source>
        <translation>Neighbours</translation>
    </message>
    <message id="musee.score.neighbours.text">
        <source>Two points for every two paintings of one theme that hang side by side in the same gallery, with no bare space between them. A painting may count in several pairs.</source>
        <translation>Two points for every two paintings of one theme that hang side by side in the same gallery, with no bare space between them. A painting may count in several pairs.</translation>
    </message>
    <message id="musee.score.neighbours.citation">
        <source>Rulebook, “Theme Bonuses” and “End of game and Scoring”</source>
        <translation>Rulebook, “Theme Bonuses” and “End of game and Scoring”</translation>
    </message>
    <message id="musee.score.staircases.title">
        <source>Staircases</source>
        <translation>Staircases</translation>
    </message>
    <message id="musee.score.staircases.text">
        <source>Three points for every Staircase that joins two paintings of one theme, one above it and one below it. Nothing for a Chandelier. A painting may count in several pairs.</source>
        <translation>Three points for every Staircase that joins two paintings of one theme, one above it and one below it. Nothing for a Chandelier. A painting may count in several pairs.</translation>
    </message>
    <message id="musee.score.staircases.citation">
        <source>Rulebook, “Theme Bonuses” and “End of game and Scoring”</source>
        <translation>Rulebook, “Theme Bonuses” and “End of game and Scoring”</translation>
    </message>
    <message id="musee.score.gallery-bonuses.title">
        <source>Gallery Bonuses</source>
        <translation>Gallery Bonuses</translation>
    </message>
    <message id="musee.score.gallery-bonuses.text">
        <source>Four points for each Gallery Bonus, which the first to fill that gallery takes.</source>
        <translation>Four points for each Gallery Bonus, which the first to fill that gallery takes.</translation>
    </message>
    <message id="musee.score.gallery-bonuses.citation">
        <source>Rulebook, “Gallery Bonuses” and “End of game and Scoring”</source>
        <translation>Rulebook, “Gallery Bonuses” and “End of game and Scoring”</translation>
    </message>
    <message id="disk.missing">
        <source>There is no such file or folder.</source>
        <translation>There is no such file or folder.</translation>
    </message>
    <message id="disk.folder">
        <source>This is a folder, not a file.</source>
        <translation>This is a folder, not a file.</translation>
    </message>
    <message id="disk.not-plain">
        <source>This is not a plain file: nothing is written over it.</source>
        <translation>This is not a plain file: nothing is written over it.</translation>
    </message>
    <message id="disk.forbidden">
        <source>The system does not allow it.</source>
        <translation>The system does not allow it.</translation>
    </message>
    <message id="disk.full">
        <source>The disk is full.</source>
        <translation>The disk is full.</translation>
    </message>
    <message id="disk.read-only">
        <source>The disk can only be read.</source>
        <translation>The disk can only be read.</translation>
    </message>
    <message id="disk.other">
        <source>The system says: {reason}.</source>
        <translation>The system says: {reason}.</translation>
    </message>
    <message id="file.too-many">
        <source>More than {limit} entries stand here; no game has as many.</source>
        <translation>More than {limit} entries stand here; no game has as many.</translation>
    </message>
    <message id="musee.entry.unknown">
        <source>Entry {entry} is “{text}”: a number from 1 to {highest} was expected, or . for a bare space.</source>
        <translation>Entry {entry} is “{text}”: a number from 1 to {highest} was expected, or . for a bare space.</translation>
    </message>
    <message id="musee.entry.too-many">
        <source>Entry {entry} is one too many: a gallery has {columns} spaces.</source>
        <translation>Entry {entry} is one too many: a gallery has {columns} spaces.</translation>
    </message>
    <message id="cli.usage.unknown-command">
        <source>There is no command “{command}”; --help lists them.</source>
        <translation>There is no command “{command}”; --help lists them.</translation>
    </message>
    <message id="cli.usage.command-missing">
        <source>A command is missing; --help lists them.</source>
        <translation>A command is missing; --help lists them.</translation>
    </message>
    <message id="cli.usage.not-understood">
        <source>“{argument}” is not understood here; --help tells what is.</source>
        <translation>“{argument}” is not understood here; --help tells what is.</translation>
    </message>
    <message id="cli.usage.argument-missing">
        <source>{argument} is missing; --help tells what belongs here.</source>
        <translation>{argument} is missing; --help tells what belongs here.</translation>
    </message>
    <message id="cli.usage.unknown-language">
        <source>The languages are en and fr.</source>
        <translation>The languages are en and fr.</translation>
    </message>
    <message id="cli.usage.unreadable">
        <source>The arguments cannot be read: {reason}</source>
        <translation>The arguments cannot be read: {reason}</translation>
    </message>
    <message id="cli.unknown-player">
        <source>There is no player or team called “{name}”.</source>
        <translation>There is no player or team called “{name}”.</translation>
    </message>
    <message id="cli.no-board">
        <source>{name} has no board in this file.</source>
        <translation>{name} has no board in this file.</translation>
    </message>
    <message id="cli.unknown-piece">
        <source>The game has no piece “{piece}”.</source>
        <translation>The game has no piece “{piece}”.</translation>
    </message>
    <message id="cli.unknown-game">
        <source>There is no game “{game}”; there is {known}.</source>
        <translation>There is no game “{game}”; there is {known}.</translation>
    </message>
    <message id="cli.unknown-rule">
        <source>Nothing can be looked up by “{id}”; the command rules lists what can.</source>
        <translation>Nothing can be looked up by “{id}”; the command rules lists what can.</translation>
    </message>
    <message id="cli.standard-output">
        <source>standard output</source>
        <translation>standard output</translation>
    </message>
    <message id="wall.back">
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message id="wall.search.clear">
        <source>Clear the search</source>
        <translation>Clear the search</translation>
    </message>
    <message id="wall.sheet.close">
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message id="wall.notice.dismiss">
        <source>Dismiss</source>
        <translation>Dismiss</translation>
    </message>
    <message id="cli.findings.illegal">
        <source>Illegal</source>
        <translation>Illegal</translation>
    </message>
    <message id="cli.findings.impossible">
        <source>Impossible</source>
        <translation>Impossible</translation>
    </message>
    <message id="cli.findings.missing">
        <source>Missing</source>
        <translation>Missing</translation>
    </message>
    <message id="cli.findings.note">
        <source>To be noted</source>
        <translation>To be noted</translation>
    </message>
    <message id="cli.findings.none">
        <source>Nothing is wrong here.</source>
        <translation>Nothing is wrong here.</translation>
    </message>
    <message id="cli.findings.where">
        <source>Where: {places}.</source>
        <translation>Where: {places}.</translation>
    </message>
    <message id="cli.owned-spot">
        <source>{place} ({owner})</source>
        <translation>{place} ({owner})</translation>
    </message>
    <message id="cli.help.check">
        <source>what is wrong with a game’s layout</source>
        <translation>what is wrong with a game’s layout</translation>
    </message>
    <message id="cli.help.score">
        <source>the score sheets, the ranking, and what is wrong</source>
        <translation>the score sheets, the ranking, and what is wrong</translation>
    </message>
    <message id="cli.help.placements">
        <source>where a piece may go, and what it would bring; in Musée PIECE is an exhibit number</source>
        <translation>where a piece may go, and what it would bring; in Musée PIECE is an exhibit number</translation>
    </message>
    <message id="cli.help.rules">
        <source>all rules, score lines and open questions of a game, such as musee</source>
        <translation>all rules, score lines and open questions of a game, such as musee</translation>
    </message>
    <message id="cli.help.rule">
        <source>one of them, such as musee.ascending</source>
        <translation>one of them, such as musee.ascending</translation>
    </message>
    <message id="cli.help.json">
        <source>JSON instead of text; of several files one object a line</source>
        <translation>JSON instead of text; of several files one object a line</translation>
    </message>
    <message id="cli.help.lang">
        <source>English or French; otherwise the system’s language</source>
        <translation>English or French; otherwise the system’s language</translation>
    </message>
    <message id="cli.help.help">
        <source>this text</source>
        <translation>this text</translation>
    </message>
    <message id="cli.help.version">
        <source>the version</source>
        <translation>the version</translation>
    </message>
    <message id="cli.help.status-0">
        <source>nothing is illegal or impossible</source>
        <translation>nothing is illegal or impossible</translation>
    </message>
    <message id="cli.help.status-1">
        <source>something is</source>
        <translation>something is</translation>
    </message>
    <message id="cli.help.status-2">
        <source>the input could not be used; standard error says why</source>
        <translation>the input could not be used; standard error says why</translation>
    </message>
    <message id="cli.help.purpose">
        <source>Checks, scores and explains museum games. FILE is a .cimaise file; - is standard input.</source>
        <translation>Checks, scores and explains museum games. FILE is a .cimaise file; - is standard input.</translation>
    </message>
    <message id="cli.help.commands">
        <source>Commands</source>
        <translation>Commands</translation>
    </message>
    <message id="cli.help.options">
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message id="cli.help.statuses">
        <source>Exit status</source>
        <translation>Exit status</translation>
    </message>
    <message id="cli.musee.upper">
        <source>upper</source>
        <translation>upper</translation>
    </message>
    <message id="cli.musee.middle">
        <source>middle</source>
        <translation>middle</translation>
    </message>
    <message id="cli.musee.lower">
        <source>lower</source>
        <translation>lower</translation>
    </message>
    <message id="cli.musee.bonus">
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message id="cli.musee.legend">
        <source>· bare space   ╱ Staircase (elsewhere a Chandelier)</source>
        <translation>· bare space   ╱ Staircase (elsewhere a Chandelier)</translation>
    </message>
    <message id="cli.placements.legal">
        <source>{side}: {piece} may go here</source>
        <translation>{side}: {piece} may go here</translation>
    </message>
    <message id="cli.placements.nowhere">
        <source>{side}: {piece} may go nowhere</source>
        <translation>{side}: {piece} may go nowhere</translation>
    </message>
    <message id="cli.placements.illegal">
        <source>It may not go here</source>
        <translation>It may not go here</translation>
    </message>
    <message id="cli.placements.room">
        <source>in brackets: how many numbers still fit afterwards in {areas}</source>
        <translation>in brackets: how many numbers still fit afterwards in {areas}</translation>
    </message>
    <message id="cli.placements.forbidden">
        <source>{rule}: {places}</source>
        <translation>{rule}: {places}</translation>
    </message>
    <message id="cli.rules.rules">
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message id="cli.rules.lines">
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message id="cli.rules.readings">
        <source>Open questions</source>
        <translation>Open questions</translation>
    </message>
    <message id="cli.rules.default">
        <source>(unless the table chooses otherwise)</source>
        <translation>(unless the table chooses otherwise)</translation>
    </message>
    <message id="cli.total">
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message id="cli.at-least">
        <source>at least {points}</source>
        <translation>at least {points}</translation>
    </message>
    <message id="cli.ranking">
        <source>Ranking</source>
        <translation>Ranking</translation>
    </message>
    <message id="cli.ranking.shared">
        <source>shared</source>
        <translation>shared</translation>
    </message>
    <message id="cli.ranking.ahead-by">
        <source>as many points as the next, but more in “{line}”</source>
        <translation>as many points as the next, but more in “{line}”</translation>
    </message>
    <message id="cli.ranking.behind-by">
        <source>as many points as those before, but fewer in “{line}”</source>
        <translation>as many points as those before, but fewer in “{line}”</translation>
    </message>
    <message id="cli.readings">
        <source>Answers chosen at this table</source>
        <translation>Answers chosen at this table</translation>
    </message>
    <message id="musee.key.name">
        <source>{painting}: {reason}</source>
        <translation>{painting}: {reason}</translation>
    </message>
    <message id="musee.key.in-hand">
        <source>in this hand</source>
        <translation>in this hand</translation>
    </message>
    <message id="musee.card.plays">
        <source>plays, at best for {points} points</source>
        <translation>plays, at best for {points} points</translation>
    </message>
    <message id="musee.card.stuck">
        <source>fits nowhere</source>
        <translation>fits nowhere</translation>
    </message>
    <message id="musee.objection.hangs">
        <source>{exhibit} hangs already: {place} of {owner}.</source>
        <translation>{exhibit} hangs already: {place} of {owner}.</translation>
    </message>
    <message id="musee.objection.deck">
        <source>{exhibit} is not in this game’s deck, which ends at {highest}.</source>
        <translation>{exhibit} is not in this game’s deck, which ends at {highest}.</translation>
    </message>
    <message id="musee.objection.hand">
        <source>{exhibit} is in the hand of {owner}.</source>
        <translation>{exhibit} is in the hand of {owner}.</translation>
    </message>
    <message id="musee.objection.left">
        <source>{other} hangs to the left and is not lower than {exhibit}.</source>
        <translation>{other} hangs to the left and is not lower than {exhibit}.</translation>
    </message>
    <message id="musee.objection.right">
        <source>{other} hangs to the right and is not higher than {exhibit}.</source>
        <translation>{other} hangs to the right and is not higher than {exhibit}.</translation>
    </message>
    <message id="musee.objection.occupied">
        <source>{other} hangs here.</source>
        <translation>{other} hangs here.</translation>
    </message>
    <message id="musee.objection.nowhere">
        <source>{exhibit} fits nowhere in the Musée of {owner}.</source>
        <translation>{exhibit} fits nowhere in the Musée of {owner}.</translation>
    </message>
    <message id="musee.space.name">
        <source>{space}: {painting}</source>
        <translation>{space}: {painting}</translation>
    </message>
    <message id="musee.space.bare">
        <source>bare</source>
        <translation>bare</translation>
    </message>
    <message id="musee.space.legal">
        <source>{exhibit} may hang here: {points} points.</source>
        <translation>{exhibit} may hang here: {points} points.</translation>
    </message>
    <message id="musee.space.blocked">
        <source>{exhibit} may not hang here.</source>
        <translation>{exhibit} may not hang here.</translation>
    </message>
    <message id="musee.bonus.name">
        <source>Bonus of {gallery}: {state}</source>
        <translation>Bonus of {gallery}: {state}</translation>
    </message>
    <message id="musee.bonus.held">
        <source>held by {holder}</source>
        <translation>held by {holder}</translation>
    </message>
    <message id="musee.bonus.open">
        <source>nobody has it yet</source>
        <translation>nobody has it yet</translation>
    </message>
    <message id="musee.bonus.due">
        <source>the gallery is full and nobody has claimed it</source>
        <translation>the gallery is full and nobody has claimed it</translation>
    </message>
    <message id="musee.painting">
        <source>{exhibit}, {theme}</source>
        <translation>{exhibit}, {theme}</translation>
    </message>
    <message id="library.trouble.no-game">
        <source>This game is not in the library any more.</source>
        <translation>This game is not in the library any more.</translation>
    </message>
    <message id="library.trouble.locked">
        <source>Another program has locked the library {file}.</source>
        <translation>Another program has locked the library {file}.</translation>
    </message>
    <message id="library.trouble.write-protected">
        <source>The library {file} is write-protected.</source>
        <translation>The library {file} is write-protected.</translation>
    </message>
    <message id="library.trouble.full">
        <source>The disk with the library {file} is full.</source>
        <translation>The disk with the library {file} is full.</translation>
    </message>
    <message id="library.trouble.disk">
        <source>The library {file} cannot be read or written ({reason}). Is the disk full?</source>
        <translation>The library {file} cannot be read or written ({reason}). Is the disk full?</translation>
    </message>
    <message id="library.trouble.damaged">
        <source>The library {file} is damaged. It stays as it is.</source>
        <translation>The library {file} is damaged. It stays as it is.</translation>
    </message>
    <message id="library.trouble.foreign">
        <source>The file {file} is no library. It stays as it is.</source>
        <translation>The file {file} is no library. It stays as it is.</translation>
    </message>
    <message id="library.trouble.closed">
        <source>The library {file} cannot be opened. May you read and write its folder?</source>
        <translation>The library {file} cannot be opened. May you read and write its folder?</translation>
    </message>
    <message id="library.trouble.other">
        <source>The library {file} cannot be used ({reason}).</source>
        <translation>The library {file} cannot be used ({reason}).</translation>
    </message>
    <message id="library.trouble.in-use">
        <source>Cimaise is open in another window, which has the library. Here it can only be read.</source>
        <translation>Cimaise is open in another window, which has the library. Here it can only be read.</translation>
    </message>
    <message id="library.trouble.unwritable">
        <source>Nothing can be written beside the library {file}. Is the disk full?</source>
        <translation>Nothing can be written beside the library {file}. Is the disk full?</translation>
    </message>
    <message id="library.trouble.no-folder">
        <source>The folder of the library {file} cannot be created.</source>
        <translation>The folder of the library {file} cannot be created.</translation>
    </message>
    <message id="library.trouble.newer">
        <source>The library {file} was written by a newer Cimaise. It stays as it is.</source>
        <translation>The library {file} was written by a newer Cimaise. It stays as it is.</translation>
    </message>
    <message id="wall.file.open-title">
        <source>Open a game</source>
        <translation>Open a game</translation>
    </message>
    <message id="wall.file.filter">
        <source>Games of Cimaise (*.cimaise)</source>
        <translation>Games of Cimaise (*.cimaise)</translation>
    </message>
    <message id="wall.file.save-title">
        <source>Save the game as a file</source>
        <translation>Save the game as a file</translation>
    </message>
    <message id="wall.file.drop">
        <source>Let go to open the game</source>
        <translation>Let go to open the game</translation>
    </message>
    <message id="wall.rename">
        <source>New title</source>
        <translation>New title</translation>
    </message>
    <message id="wall.trouble.retry">
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message id="table.evidence.close">
        <source>Put the light out</source>
        <translation>Put the light out</translation>
    </message>
    <message id="table.rule">
        <source>Read the rule</source>
        <translation>Read the rule</translation>
    </message>
    <message id="table.finding.rule">
        <source>Read the rule: {citation}</source>
        <translation>Read the rule: {citation}</translation>
    </message>
    <message id="musee.text.apply">
        <source>Hang {gallery}</source>
        <translation>Hang {gallery}</translation>
    </message>
    <message id="musee.text.name">
        <source>Galleries as text</source>
        <translation>Galleries as text</translation>
    </message>
    <message id="musee.text.example">
        <source>Numbers from left to right, a dot for a bare space: 5 . 13 28 38 .</source>
        <translation>Numbers from left to right, a dot for a bare space: 5 . 13 28 38 .</translation>
    </message>
    <message id="musee.text.done">
        <source>Back to the keypad</source>
        <translation>Back to the keypad</translation>
    </message>
    <message id="musee.card.stuck-short">
        <source>stuck</source>
        <translation>stuck</translation>
    </message>
    <message id="musee.hand.empty">
        <source>No cards entered</source>
        <translation>No cards entered</translation>
    </message>
    <message id="musee.keypad.name">
        <source>Keypad</source>
        <translation>Keypad</translation>
    </message>
    <message id="musee.board.name">
        <source>Musée</source>
        <translation>Musée</translation>
    </message>
    <message id="musee.tool.clear">
        <source>Take down</source>
        <translation>Take down</translation>
    </message>
    <message id="musee.tool.move">
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message id="musee.tool.where">
        <source>Where?</source>
        <translation>Where?</translation>
    </message>
    <message id="musee.tool.hand">
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message id="musee.tool.text">
        <source>As text</source>
        <translation>As text</translation>
    </message>
    <message id="table.player.name">
        <source>Name of player {seat}</source>
        <translation>Name of player {seat}</translation>
    </message>
    <message id="table.reveal">
        <source>The game is over: reveal the score</source>
        <translation>The game is over: reveal the score</translation>
    </message>
    <message id="table.menu.rematch">
        <source>Rematch</source>
        <translation>Rematch</translation>
    </message>
    <message id="table.score">
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message id="table.more">
        <source>More</source>
        <translation>More</translation>
    </message>
    <message id="table.menu.title">
        <source>Name of the game</source>
        <translation>Name of the game</translation>
    </message>
    <message id="table.menu.save">
        <source>Save as a file</source>
        <translation>Save as a file</translation>
    </message>
    <message id="table.menu.rules">
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message id="table.menu.finished">
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message id="table.menu.players">
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message id="table.menu.stairs">
        <source>Staircases</source>
        <translation>Staircases</translation>
    </message>
    <message id="table.menu.readings">
        <source>What the rulebook leaves open</source>
        <translation>What the rulebook leaves open</translation>
    </message>
    <message id="wall.undo">
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message id="settings.about">
        <source>About Cimaise</source>
        <translation>About Cimaise</translation>
    </message>
    <message id="settings.about.text">
        <source>Named after the rail that pictures hang from. It keeps museum games straight: it checks the table, counts the score and says why.</source>
        <translation>Named after the rail that pictures hang from. It keeps museum games straight: it checks the table, counts the score and says why.</translation>
    </message>
    <message id="settings.about.licence">
        <source>Free software under the MIT licence. Not made or endorsed by the publishers of the games; their rules are told in our own words.</source>
        <translation>Free software under the MIT licence. Not made or endorsed by the publishers of the games; their rules are told in our own words.</translation>
    </message>
    <message id="home.look">
        <source>Look at the game</source>
        <translation>Look at the game</translation>
    </message>
    <message id="home.continue">
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message id="new.game">
        <source>Which game?</source>
        <translation>Which game?</translation>
    </message>
    <message id="home.rules">
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message id="home.settings">
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message id="home.new">
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message id="home.open">
        <source>Open a file</source>
        <translation>Open a file</translation>
    </message>
    <message id="home.samples">
        <source>Samples</source>
        <translation>Samples</translation>
    </message>
    <message id="home.title">
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message id="home.game.more">
        <source>What to do with this game</source>
        <translation>What to do with this game</translation>
    </message>
    <message id="home.game.rename">
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message id="home.game.duplicate">
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message id="home.game.save">
        <source>Save as a file</source>
        <translation>Save as a file</translation>
    </message>
    <message id="home.game.delete">
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message id="home.kept">
        <source>Kept games</source>
        <translation>Kept games</translation>
    </message>
    <message id="home.none.title">
        <source>Your wall is still bare</source>
        <translation>Your wall is still bare</translation>
    </message>
    <message id="home.not-found.title">
        <source>No game like that</source>
        <translation>No game like that</translation>
    </message>
    <message id="home.none.advice">
        <source>Begin a game with “New game”, or look at a sample. Every game is kept here by itself.</source>
        <translation>Begin a game with “New game”, or look at a sample. Every game is kept here by itself.</translation>
    </message>
    <message id="home.not-found.advice">
        <source>Search for another title or player, or clear the search.</source>
        <translation>Search for another title or player, or clear the search.</translation>
    </message>
    <message id="home.search">
        <source>Find a game by its title or a player</source>
        <translation>Find a game by its title or a player</translation>
    </message>
    <message id="settings.language">
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message id="settings.system">
        <source>As the system</source>
        <translation>As the system</translation>
    </message>
    <message id="settings.appearance.light">
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message id="settings.appearance.dark">
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message id="settings.appearance">
        <source>Appearance</source>
        <translation>Appearance</translation>
    </message>
    <message id="settings.text-size">
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message id="settings.reduced-motion">
        <source>Less motion</source>
        <translation>Less motion</translation>
    </message>
    <message id="settings.sounds">
        <source>Sounds</source>
        <translation>Sounds</translation>
    </message>
    <message id="new.title">
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message id="new.player-count">
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message id="new.player-count.option" numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message id="new.players">
        <source>Who plays?</source>
        <translation>Who plays?</translation>
    </message>
    <message id="new.known-names">
        <source>Played before: touch a name to seat it</source>
        <translation>Played before: touch a name to seat it</translation>
    </message>
    <message id="rules.title">
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message id="rules.none">
        <source>No rule speaks of that</source>
        <translation>No rule speaks of that</translation>
    </message>
    <message id="rules.search">
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message id="new.seat.clear">
        <source>Empty this seat</source>
        <translation>Empty this seat</translation>
    </message>
    <message id="settings.title">
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message id="new.staircases">
        <source>Where are the staircases?</source>
        <translation>Where are the staircases?</translation>
    </message>
    <message id="new.staircases.advice">
        <source>Touch a token to turn it from Chandelier to Staircase, as they lie on your table.</source>
        <translation>Touch a token to turn it from Chandelier to Staircase, as they lie on your table.</translation>
    </message>
    <message id="new.staircases.first">
        <source>First game’s pattern</source>
        <translation>First game’s pattern</translation>
    </message>
    <message id="new.start">
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message id="table.findings">
        <source>Findings</source>
        <translation>Findings</translation>
    </message>
    <message id="table.menu">
        <source>This game</source>
        <translation>This game</translation>
    </message>
    <message id="settings.themes">
        <source>Themes of Musée</source>
        <translation>Themes of Musée</translation>
    </message>
    <message id="settings.themes.advice">
        <source>The names are our best guess and change no score. If your copy shows other themes, touch the two that should change places.</source>
        <translation>The names are our best guess and change no score. If your copy shows other themes, touch the two that should change places.</translation>
    </message>
    <message id="settings.themes.second">
        <source>Now touch the theme to exchange it with.</source>
        <translation>Now touch the theme to exchange it with.</translation>
    </message>
    <message id="sheet.total">
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message id="findings.severity.illegal">
        <source>Against the rules</source>
        <translation>Against the rules</translation>
    </message>
    <message id="findings.severity.impossible">
        <source>Cannot be</source>
        <translation>Cannot be</translation>
    </message>
    <message id="findings.severity.missing">
        <source>Missing</source>
        <translation>Missing</translation>
    </message>
    <message id="findings.severity.note">
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message id="findings.spoken">
        <source>{severity}: {says}</source>
        <translation>{severity}: {says}</translation>
    </message>
    <message id="library.match">
        <source>Game {number} of a match</source>
        <translation>Game {number} of a match</translation>
    </message>
    <message id="library.finished">
        <source>finished</source>
        <translation>finished</translation>
    </message>
    <message id="library.today">
        <source>today {time}</source>
        <translation>today {time}</translation>
    </message>
    <message id="library.yesterday">
        <source>yesterday {time}</source>
        <translation>yesterday {time}</translation>
    </message>
    <message id="musee.claim.first">
        <source>{owner} was first</source>
        <translation>{owner} was first</translation>
    </message>
    <message id="musee.claim.only">
        <source>{owner} takes the bonus</source>
        <translation>{owner} takes the bonus</translation>
    </message>
    <message id="musee.gallery.upper">
        <source>Upper</source>
        <translation>Upper</translation>
    </message>
    <message id="musee.gallery.middle">
        <source>Middle</source>
        <translation>Middle</translation>
    </message>
    <message id="musee.gallery.lower">
        <source>Lower</source>
        <translation>Lower</translation>
    </message>
    <message id="musee.edit.cleared">
        <source>{exhibit} taken down</source>
        <translation>{exhibit} taken down</translation>
    </message>
    <message id="musee.edit.gallery-cleared">
        <source>{gallery} cleared</source>
        <translation>{gallery} cleared</translation>
    </message>
    <message id="musee.edit.moved">
        <source>{exhibit} moved</source>
        <translation>{exhibit} moved</translation>
    </message>
    <message id="musee.edit.swapped">
        <source>{first} and {second} swapped</source>
        <translation>{first} and {second} swapped</translation>
    </message>
    <message id="musee.edit.gallery">
        <source>{gallery} typed in</source>
        <translation>{gallery} typed in</translation>
    </message>
    <message id="musee.edit.bonus-given">
        <source>bonus of {gallery} given to {holder}</source>
        <translation>bonus of {gallery} given to {holder}</translation>
    </message>
    <message id="musee.edit.bonus-back">
        <source>bonus of {gallery} put back</source>
        <translation>bonus of {gallery} put back</translation>
    </message>
    <message id="musee.edit.token">
        <source>a token of {row} turned</source>
        <translation>a token of {row} turned</translation>
    </message>
    <message id="musee.edit.hand">
        <source>hand of {owner} changed</source>
        <translation>hand of {owner} changed</translation>
    </message>
    <message id="musee.edit.hung">
        <source>{exhibit} hung</source>
        <translation>{exhibit} hung</translation>
    </message>
    <message id="musee.hint.again.hang">
        <source>Touch {exhibit} again to hang it all the same.</source>
        <translation>Touch {exhibit} again to hang it all the same.</translation>
    </message>
    <message id="musee.hint.again.hold">
        <source>Touch {exhibit} again to put it in the hand all the same.</source>
        <translation>Touch {exhibit} again to put it in the hand all the same.</translation>
    </message>
    <message id="musee.hint.gallery-full">
        <source>{gallery} is full. Whoever filled it first takes its bonus: touch the rosette.</source>
        <translation>{gallery} is full. Whoever filled it first takes its bonus: touch the rosette.</translation>
    </message>
    <message id="musee.hint.not-in-box">
        <source>The box has no painting {exhibit}: its numbers go up to {highest}.</source>
        <translation>The box has no painting {exhibit}: its numbers go up to {highest}.</translation>
    </message>
    <message id="musee.hint.nothing-to-move">
        <source>Nothing hangs here that could be moved.</source>
        <translation>Nothing hangs here that could be moved.</translation>
    </message>
    <message id="musee.hint.typed">
        <source>{typed}…: type the second digit, or Enter.</source>
        <translation>{typed}…: type the second digit, or Enter.</translation>
    </message>
    <message id="musee.hint.hangs">
        <source>{space}: {exhibit} hangs here.</source>
        <translation>{space}: {exhibit} hangs here.</translation>
    </message>
    <message id="musee.hint.range">
        <source>{space}: {low} to {high} may hang here.</source>
        <translation>{space}: {low} to {high} may hang here.</translation>
    </message>
    <message id="musee.hint.nothing-fits">
        <source>{space}: no painting still to come may hang here.</source>
        <translation>{space}: no painting still to come may hang here.</translation>
    </message>
    <message id="musee.hint.where">
        <source>Which painting? Touch its number, and see where it may go.</source>
        <translation>Which painting? Touch its number, and see where it may go.</translation>
    </message>
    <message id="musee.hint.spaces" numerus="yes">
        <source>{exhibit} may go to %n spaces. Touch one to hang it.</source>
        <translation>
            <numerusform>{exhibit} may go to %n space. Touch it to hang it.</numerusform>
            <numerusform>{exhibit} may go to %n spaces. Touch one to hang it.</numerusform>
        </translation>
    </message>
    <message id="musee.hint.gain">
        <source>{exhibit} in {space}: {points} points at once. Touch it to hang the painting.</source>
        <translation>{exhibit} in {space}: {points} points at once. Touch it to hang the painting.</translation>
    </message>
    <message id="musee.hint.hand">
        <source>Touch the numbers that {owner} holds.</source>
        <translation>Touch the numbers that {owner} holds.</translation>
    </message>
    <message id="musee.hint.move">
        <source>Where shall {exhibit} hang? Touch a space; a painting there changes places with it.</source>
        <translation>Where shall {exhibit} hang? Touch a space; a painting there changes places with it.</translation>
    </message>
    <message id="musee.hint.no-musee">
        <source>This table has no Musée for {owner}.</source>
        <translation>This table has no Musée for {owner}.</translation>
    </message>
    <message id="draft.players">
        <source>{fewest} to {most} players</source>
        <translation>{fewest} to {most} players</translation>
    </message>
    <message id="draft.player">
        <source>Player {seat}</source>
        <translation>Player {seat}</translation>
    </message>
    <message id="draft.teams">
        <source>{one} play against {other}.</source>
        <translation>{one} play against {other}.</translation>
    </message>
    <message id="draft.team">
        <source>Team {team}</source>
        <translation>Team {team}</translation>
    </message>
    <message id="draft.seat">
        <source>Name of player {seat}</source>
        <translation>Name of player {seat}</translation>
    </message>
    <message id="ranking.shared">
        <source>Shared: no tie-break parts them.</source>
        <translation>Shared: no tie-break parts them.</translation>
    </message>
    <message id="ranking.tie-break">
        <source>Equal in points; ahead by the tie-break: {line}.</source>
        <translation>Equal in points; ahead by the tie-break: {line}.</translation>
    </message>
    <message id="rules.kind.line">
        <source>Score line</source>
        <translation>Score line</translation>
    </message>
    <message id="rules.kind.reading">
        <source>Open question</source>
        <translation>Open question</translation>
    </message>
    <message id="rules.kind.rule">
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message id="samples.musee.rulebook-example">
        <source>The rulebook’s example</source>
        <translation>The rulebook’s example</translation>
    </message>
    <message id="samples.musee.rulebook-example.text">
        <source>Page 4: 18 is hung and brings a neighbour pair and a Staircase at once.</source>
        <translation>Page 4: 18 is hung and brings a neighbour pair and a Staircase at once.</translation>
    </message>
    <message id="samples.musee.finished-2">
        <source>A finished game for two</source>
        <translation>A finished game for two</translation>
    </message>
    <message id="samples.musee.finished-2.text">
        <source>Every line of the score sheet, and near misses with their reasons.</source>
        <translation>Every line of the score sheet, and near misses with their reasons.</translation>
    </message>
    <message id="samples.musee.finished-3">
        <source>A finished game for three</source>
        <translation>A finished game for three</translation>
    </message>
    <message id="samples.musee.finished-3.text">
        <source>Five columns, numbers up to 60.</source>
        <translation>Five columns, numbers up to 60.</translation>
    </message>
    <message id="samples.musee.finished-4">
        <source>A finished game for two teams</source>
        <translation>A finished game for two teams</translation>
    </message>
    <message id="samples.musee.finished-4.text">
        <source>Partners share one Musée.</source>
        <translation>Partners share one Musée.</translation>
    </message>
    <message id="samples.musee.illegal">
        <source>Something is wrong here</source>
        <translation>Something is wrong here</translation>
    </message>
    <message id="samples.musee.illegal.text">
        <source>A table that breaks rules: what, where, and how to mend it.</source>
        <translation>A table that breaks rules: what, where, and how to mend it.</translation>
    </message>
    <message id="samples.musee.disputed">
        <source>Who was first?</source>
        <translation>Who was first?</translation>
    </message>
    <message id="samples.musee.disputed.text">
        <source>A gallery filled twice: the table must say whose bonus it is.</source>
        <translation>A gallery filled twice: the table must say whose bonus it is.</translation>
    </message>
    <message id="score.points.at-least" numerus="yes">
        <source>at least %n points</source>
        <translation>
            <numerusform>at least %n point</numerusform>
            <numerusform>at least %n points</numerusform>
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
        <translation>{filled} of {spaces} filled</translation>
    </message>
    <message id="musee.token.staircase">
        <source>Staircase</source>
        <translation>Staircase</translation>
    </message>
    <message id="musee.token.chandelier">
        <source>Chandelier</source>
        <translation>Chandelier</translation>
    </message>
    <message id="desk.game.damaged">
        <source>This game is damaged: what lay on the table cannot be read.</source>
        <translation>This game is damaged: what lay on the table cannot be read.</translation>
    </message>
    <message id="desk.game.copy">
        <source>{title} (copy)</source>
        <translation>{title} (copy)</translation>
    </message>
    <message id="desk.game.deleted">
        <source>The game was deleted.</source>
        <translation>The game was deleted.</translation>
    </message>
    <message id="desk.file.saved">
        <source>Saved as {file}.</source>
        <translation>Saved as {file}.</translation>
    </message>
    <message id="session.name.too-long">
        <source>A name has at most {longest} characters.</source>
        <translation>A name has at most {longest} characters.</translation>
    </message>
    <message id="session.name.forbidden">
        <source>A name has no control characters and none that turn the writing round.</source>
        <translation>A name has no control characters and none that turn the writing round.</translation>
    </message>
    <message id="session.name.blank">
        <source>Every player has a name.</source>
        <translation>Every player has a name.</translation>
    </message>
    <message id="session.name.twice">
        <source>Two players are called “{name}”.</source>
        <translation>Two players are called “{name}”.</translation>
    </message>
    <message id="session.edit.reading">
        <source>“{question}” answered: {answer}</source>
        <translation>“{question}” answered: {answer}</translation>
    </message>
    <message id="session.edit.player">
        <source>{before} renamed to {after}</source>
        <translation>{before} renamed to {after}</translation>
    </message>
    <message id="session.match.score">
        <source>Game {number} of the match. Games won: {wins}. It takes {needed}.</source>
        <translation>Game {number} of the match. Games won: {wins}. It takes {needed}.</translation>
    </message>
    <message id="session.match.won">
        <source>Match won by {names}. Games won: {wins}.</source>
        <translation>Match won by {names}. Games won: {wins}.</translation>
    </message>
    <message id="session.verdict.wrong" numerus="yes">
        <source>%n things are wrong.</source>
        <translation>
            <numerusform>%n thing is wrong.</numerusform>
            <numerusform>%n things are wrong.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.missing" numerus="yes">
        <source>%n facts are missing.</source>
        <translation>
            <numerusform>%n fact is missing.</numerusform>
            <numerusform>%n facts are missing.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.note" numerus="yes">
        <source>Nothing is wrong; there are %n notes.</source>
        <translation>
            <numerusform>Nothing is wrong; there is %n note.</numerusform>
            <numerusform>Nothing is wrong; there are %n notes.</numerusform>
        </translation>
    </message>
    <message id="session.undo">
        <source>Undo: {edit}</source>
        <translation>Undo: {edit}</translation>
    </message>
    <message id="session.redo">
        <source>Redo: {edit}</source>
        <translation>Redo: {edit}</translation>
    </message>
    <message id="session.verdict.none">
        <source>Nothing is wrong.</source>
        <translation>Nothing is wrong.</translation>
    </message>
    <message id="table.undo">
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message id="table.redo">
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message id="home.search.hint">
        <source>Title or player</source>
        <translation>Title or player</translation>
    </message>
    <message id="rules.search.hint">
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message id="wall.games">
        <source>Which game</source>
        <translation>Which game</translation>
    </message>
    <message id="wall.games.all">
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message id="muse.setup.deck">
        <source>Which deck?</source>
        <translation>Which deck?</translation>
    </message>
    <message id="muse.deck.extended.name">
        <source>Extended Decktet</source>
        <translation>Extended Decktet</translation>
    </message>
    <message id="muse.setup.deck.advice">
        <source>With Pawns and Courts: eight more cards of rank 10, which no patron can afford.</source>
        <translation>With Pawns and Courts: eight more cards of rank 10, which no patron can afford.</translation>
    </message>
    <message id="muse.name">
        <source>Muse</source>
        <translation>Muse</translation>
    </message>
    <message id="muse.entry.unknown">
        <source>“{text}” is no card: a name, as mountain, or a rank and a suit, as 7 moons, was expected.</source>
        <translation>“{text}” is no card: a name, as mountain, or a rank and a suit, as 7 moons, was expected.</translation>
    </message>
    <message id="muse.entry.several">
        <source>“{text}” can be {first} or {second}: write more of the name.</source>
        <translation>“{text}” can be {first} or {second}: write more of the name.</translation>
    </message>
    <message id="muse.suit.moons">
        <source>moons</source>
        <translation>moons</translation>
    </message>
    <message id="muse.coins-of.moons" numerus="yes">
        <source>%n moons</source>
        <translation>
            <numerusform>%n moon</numerusform>
            <numerusform>%n moons</numerusform>
        </translation>
    </message>
    <message id="muse.suit.suns">
        <source>suns</source>
        <translation>suns</translation>
    </message>
    <message id="muse.coins-of.suns" numerus="yes">
        <source>%n suns</source>
        <translation>
            <numerusform>%n sun</numerusform>
            <numerusform>%n suns</numerusform>
        </translation>
    </message>
    <message id="muse.suit.waves">
        <source>waves</source>
        <translation>waves</translation>
    </message>
    <message id="muse.coins-of.waves" numerus="yes">
        <source>%n waves</source>
        <translation>
            <numerusform>%n wave</numerusform>
            <numerusform>%n waves</numerusform>
        </translation>
    </message>
    <message id="muse.suit.leaves">
        <source>leaves</source>
        <translation>leaves</translation>
    </message>
    <message id="muse.coins-of.leaves" numerus="yes">
        <source>%n leaves</source>
        <translation>
            <numerusform>%n leaf</numerusform>
            <numerusform>%n leaves</numerusform>
        </translation>
    </message>
    <message id="muse.suit.wyrms">
        <source>wyrms</source>
        <translation>wyrms</translation>
    </message>
    <message id="muse.coins-of.wyrms" numerus="yes">
        <source>%n wyrms</source>
        <translation>
            <numerusform>%n wyrm</numerusform>
            <numerusform>%n wyrms</numerusform>
        </translation>
    </message>
    <message id="muse.suit.knots">
        <source>knots</source>
        <translation>knots</translation>
    </message>
    <message id="muse.coins-of.knots" numerus="yes">
        <source>%n knots</source>
        <translation>
            <numerusform>%n knot</numerusform>
            <numerusform>%n knots</numerusform>
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
        <translation>Ace of Moons</translation>
    </message>
    <message id="muse.card.ace-of-suns">
        <source>Ace of Suns</source>
        <translation>Ace of Suns</translation>
    </message>
    <message id="muse.card.ace-of-waves">
        <source>Ace of Waves</source>
        <translation>Ace of Waves</translation>
    </message>
    <message id="muse.card.ace-of-leaves">
        <source>Ace of Leaves</source>
        <translation>Ace of Leaves</translation>
    </message>
    <message id="muse.card.ace-of-wyrms">
        <source>Ace of Wyrms</source>
        <translation>Ace of Wyrms</translation>
    </message>
    <message id="muse.card.ace-of-knots">
        <source>Ace of Knots</source>
        <translation>Ace of Knots</translation>
    </message>
    <message id="muse.paint.short.discard">
        <source>The card is discarded and nothing is painted</source>
        <translation>The card is discarded and nothing is painted</translation>
    </message>
    <message id="muse.paint.short.keep">
        <source>The card goes back to the hand, and no card is drawn</source>
        <translation>The card goes back to the hand, and no card is drawn</translation>
    </message>
    <message id="muse.growth.when.at-once">
        <source>At once, when the last card has been drawn</source>
        <translation>At once, when the last card has been drawn</translation>
    </message>
    <message id="muse.growth.when.next-draw">
        <source>When the next card is to be drawn and there is none</source>
        <translation>When the next card is to be drawn and there is none</translation>
    </message>
    <message id="muse.paint.short.title">
        <source>What happens to the card of a Paint action that its player cannot pay for?</source>
        <translation>What happens to the card of a Paint action that its player cannot pay for?</translation>
    </message>
    <message id="muse.paint.short.text">
        <source>Painting costs the rank of the card. All actions are chosen before any is carried out, so a player may come to paint without the coins, and the rules do not say where the card goes then.</source>
        <translation>Painting costs the rank of the card. All actions are chosen before any is carried out, so a player may come to paint without the coins, and the rules do not say where the card goes then.</translation>
    </message>
    <message id="muse.paint.short.citation">
        <source>Rulebook, “Rounds and Actions”: Paint</source>
        <translation>Rulebook, “Rounds and Actions”: Paint</translation>
    </message>
    <message id="muse.growth.when.title">
        <source>When the draw pile runs out, when does the economy grow?</source>
        <translation>When the draw pile runs out, when does the economy grow?</translation>
    </message>
    <message id="muse.growth.when.text">
        <source>The economy grows each of the first four times the draw pile becomes empty. That may be when the last card is taken, or when the next one is wanted and the discards are shuffled; a sketch or a patron between the two finds more coins or fewer.</source>
        <translation>The economy grows each of the first four times the draw pile becomes empty. That may be when the last card is taken, or when the next one is wanted and the discards are shuffled; a sketch or a patron between the two finds more coins or fewer.</translation>
    </message>
    <message id="muse.growth.when.citation">
        <source>Rulebook, “Drawing, Discarding And Economic Growth”</source>
        <translation>Rulebook, “Drawing, Discarding And Economic Growth”</translation>
    </message>
    <message id="muse.place.studio">
        <source>the studio</source>
        <translation>the studio</translation>
    </message>
    <message id="muse.place.studio.card">
        <source>{item} in the studio</source>
        <translation>{item} in the studio</translation>
    </message>
    <message id="muse.place.palace">
        <source>the palace</source>
        <translation>the palace</translation>
    </message>
    <message id="muse.place.palace.card">
        <source>{item} in the palace</source>
        <translation>{item} in the palace</translation>
    </message>
    <message id="muse.place.round">
        <source>the cards of the round</source>
        <translation>the cards of the round</translation>
    </message>
    <message id="muse.place.round.card">
        <source>{item} in the round</source>
        <translation>{item} in the round</translation>
    </message>
    <message id="muse.place.economy">
        <source>the economy</source>
        <translation>the economy</translation>
    </message>
    <message id="muse.place.economy.suit">
        <source>{item} in the economy</source>
        <translation>{item} in the economy</translation>
    </message>
    <message id="muse.place.coins">
        <source>the coins</source>
        <translation>the coins</translation>
    </message>
    <message id="muse.place.coins.suit">
        <source>{item} among the coins</source>
        <translation>{item} among the coins</translation>
    </message>
    <message id="muse.file.no-card">
        <source>“{text}” is no card of the Decktet that Muse is played with; a card is written as the-huntress or ace-of-moons.</source>
        <translation>“{text}” is no card of the Decktet that Muse is played with; a card is written as the-huntress or ace-of-moons.</translation>
    </message>
    <message id="muse.file.no-player">
        <source>There is no player called “{name}”.</source>
        <translation>There is no player called “{name}”.</translation>
    </message>
    <message id="muse.file.second-turn">
        <source>“{name}” has a turn in this round already.</source>
        <translation>“{name}” has a turn in this round already.</translation>
    </message>
    <message id="muse.file.event-twice">
        <source>Event {event} stands here twice.</source>
        <translation>Event {event} stands here twice.</translation>
    </message>
    <message id="muse.players.count" numerus="yes">
        <source>Muse is for 3 or 4 players; here there are %n.</source>
        <translation>
            <numerusform>Muse is for 3 or 4 players; here there is %n.</numerusform>
            <numerusform>Muse is for 3 or 4 players; here there are %n.</numerusform>
        </translation>
    </message>
    <message id="muse.players.count.mend">
        <source>Put down the names of those who really play.</source>
        <translation>Put down the names of those who really play.</translation>
    </message>
    <message id="muse.deck.extended">
        <source>{card} is a card of the extended Decktet, but this game is played with the basic one.</source>
        <translation>{card} is a card of the extended Decktet, but this game is played with the basic one.</translation>
    </message>
    <message id="muse.deck.extended.mend">
        <source>Read the card again, or choose the extended deck for this game.</source>
        <translation>Read the card again, or choose the extended deck for this game.</translation>
    </message>
    <message id="muse.unique.twice">
        <source>{card} is entered more than once, but the deck has one: {first} of {firstOwner}, {second} of {secondOwner}.</source>
        <translation>{card} is entered more than once, but the deck has one: {first} of {firstOwner}, {second} of {secondOwner}.</translation>
    </message>
    <message id="muse.unique.twice.mend">
        <source>Look where the card really is, and take it away elsewhere.</source>
        <translation>Look where the card really is, and take it away elsewhere.</translation>
    </message>
    <message id="muse.pay.missing">
        <source>It is not said with which coins {owner} pays for {card}, which costs {cost}: nothing is painted.</source>
        <translation>It is not said with which coins {owner} pays for {card}, which costs {cost}: nothing is painted.</translation>
    </message>
    <message id="muse.pay.missing.mend">
        <source>Enter the coins that pay for it.</source>
        <translation>Enter the coins that pay for it.</translation>
    </message>
    <message id="muse.pay.amount">
        <source>{owner} pays {paid} for {card}, which costs {cost}: nothing is painted.</source>
        <translation>{owner} pays {paid} for {card}, which costs {cost}: nothing is painted.</translation>
    </message>
    <message id="muse.pay.amount.mend">
        <source>Enter as many coins as the rank of the card.</source>
        <translation>Enter as many coins as the rank of the card.</translation>
    </message>
    <message id="muse.pay.not-held">
        <source>{owner} pays for {card} with {paid} {suit}, but holds {held} at that moment: nothing is painted.</source>
        <translation>{owner} pays for {card} with {paid} {suit}, but holds {held} at that moment: nothing is painted.</translation>
    </message>
    <message id="muse.pay.not-held.mend">
        <source>Pay with coins that are there when this action’s turn comes, after all bigger cards.</source>
        <translation>Pay with coins that are there when this action’s turn comes, after all bigger cards.</translation>
    </message>
    <message id="muse.growth.more" numerus="yes">
        <source>The economy is said to have grown %n times; it grows four times at most.</source>
        <translation>
            <numerusform>The economy is said to have grown %n time; it grows four times at most.</numerusform>
            <numerusform>The economy is said to have grown %n times; it grows four times at most.</numerusform>
        </translation>
    </message>
    <message id="muse.growth.more.mend">
        <source>Count the coins that are still set aside: four of each suit less one for each growth.</source>
        <translation>Count the coins that are still set aside: four of each suit less one for each growth.</translation>
    </message>
    <message id="muse.coins.missing" numerus="yes">
        <source>Of {suit} %n coins are missing: with the economy grown {growth} times there are {expected} in all.</source>
        <translation>
            <numerusform>Of {suit} %n coin is missing: with the economy grown {growth} times there are {expected} in all.</numerusform>
            <numerusform>Of {suit} %n coins are missing: with the economy grown {growth} times there are {expected} in all.</numerusform>
        </translation>
    </message>
    <message id="muse.coins.missing.mend">
        <source>Count the economy and every player’s coins of this suit again.</source>
        <translation>Count the economy and every player’s coins of this suit again.</translation>
    </message>
    <message id="muse.coins.too-many" numerus="yes">
        <source>Of {suit} there are %n coins too many: with the economy grown {growth} times there are {expected} in all.</source>
        <translation>
            <numerusform>Of {suit} there is %n coin too many: with the economy grown {growth} times there are {expected} in all.</numerusform>
            <numerusform>Of {suit} there are %n coins too many: with the economy grown {growth} times there are {expected} in all.</numerusform>
        </translation>
    </message>
    <message id="muse.coins.too-many.mend">
        <source>Count the economy and every player’s coins of this suit again.</source>
        <translation>Count the economy and every player’s coins of this suit again.</translation>
    </message>
    <message id="muse.palace.above-third" numerus="yes">
        <source>The palaces hold %n paintings above their third; as the game ends with the round in which one reaches four, there can be {most} with as many players.</source>
        <translation>
            <numerusform>The palaces hold %n painting above their third; as the game ends with the round in which one reaches four, there can be {most} with as many players.</numerusform>
            <numerusform>The palaces hold %n paintings above their third; as the game ends with the round in which one reaches four, there can be {most} with as many players.</numerusform>
        </translation>
    </message>
    <message id="muse.palace.above-third.mend">
        <source>Count the paintings in the palaces again.</source>
        <translation>Count the paintings in the palaces again.</translation>
    </message>
    <message id="muse.end.one" numerus="yes">
        <source>{owner} has %n paintings in the palace: the game ends after this round.</source>
        <translation>
            <numerusform>{owner} has %n painting in the palace: the game ends after this round.</numerusform>
            <numerusform>{owner} has %n paintings in the palace: the game ends after this round.</numerusform>
        </translation>
    </message>
    <message id="muse.end.several" numerus="yes">
        <source>In %n palaces there are four paintings or more: the game ends after this round.</source>
        <translation>
            <numerusform>In %n palace there are four paintings or more: the game ends after this round.</numerusform>
            <numerusform>In %n palaces there are four paintings or more: the game ends after this round.</numerusform>
        </translation>
    </message>
    <message id="muse.tie.two">
        <source>{first} and {second} are level in palace, studio and coins; the rules break the tie no further, and they share the place.</source>
        <translation>{first} and {second} are level in palace, studio and coins; the rules break the tie no further, and they share the place.</translation>
    </message>
    <message id="muse.tie.three">
        <source>{first}, {second} and {third} are level in palace, studio and coins; the rules break the tie no further, and they share the place.</source>
        <translation>{first}, {second} and {third} are level in palace, studio and coins; the rules break the tie no further, and they share the place.</translation>
    </message>
    <message id="muse.tie.four">
        <source>{first}, {second}, {third} and {fourth} are level in palace, studio and coins; the rules break the tie no further, and they share the place.</source>
        <translation>{first}, {second}, {third} and {fourth} are level in palace, studio and coins; the rules break the tie no further, and they share the place.</translation>
    </message>
    <message id="muse.players.title">
        <source>Three or four artists</source>
        <translation>Three or four artists</translation>
    </message>
    <message id="muse.players.text">
        <source>Muse is made for four players and can be played by three.</source>
        <translation>Muse is made for four players and can be played by three.</translation>
    </message>
    <message id="muse.players.citation">
        <source>Rulebook, heading</source>
        <translation>Rulebook, heading</translation>
    </message>
    <message id="muse.deck.title">
        <source>The cards in play</source>
        <translation>The cards in play</translation>
    </message>
    <message id="muse.deck.text">
        <source>The basic Decktet has 36 cards: Aces, 2 to 9, and Crowns. Pawns and Courts come with the extended deck; they have rank 10, and Courts are bigger than Pawns, Pawns bigger than Crowns. The Excuse is not used.</source>
        <translation>The basic Decktet has 36 cards: Aces, 2 to 9, and Crowns. Pawns and Courts come with the extended deck; they have rank 10, and Courts are bigger than Pawns, Pawns bigger than Crowns. The Excuse is not used.</translation>
    </message>
    <message id="muse.deck.citation">
        <source>Rulebook, “Setup” and “The extended deck”</source>
        <translation>Rulebook, “Setup” and “The extended deck”</translation>
    </message>
    <message id="muse.unique.title">
        <source>Each card once</source>
        <translation>Each card once</translation>
    </message>
    <message id="muse.unique.text">
        <source>The deck has each card once. A card that lies in two places, be it in studios, palaces or among the cards of the round, was read wrongly somewhere.</source>
        <translation>The deck has each card once. A card that lies in two places, be it in studios, palaces or among the cards of the round, was read wrongly somewhere.</translation>
    </message>
    <message id="muse.unique.citation">
        <source>Rulebook, “Setup”: the Decktet has each card once</source>
        <translation>Rulebook, “Setup”: the Decktet has each card once</translation>
    </message>
    <message id="muse.pay.title">
        <source>What a painting costs</source>
        <translation>What a painting costs</translation>
    </message>
    <message id="muse.pay.text">
        <source>Painting costs as many coins as the rank of the card, of any suits, out of what the player holds when the action’s turn comes. Without that payment nothing is painted.</source>
        <translation>Painting costs as many coins as the rank of the card, of any suits, out of what the player holds when the action’s turn comes. Without that payment nothing is painted.</translation>
    </message>
    <message id="muse.pay.citation">
        <source>Rulebook, “Rounds and Actions”: Paint</source>
        <translation>Rulebook, “Rounds and Actions”: Paint</translation>
    </message>
    <message id="muse.growth.title">
        <source>The economy grows four times</source>
        <translation>The economy grows four times</translation>
    </message>
    <message id="muse.growth.text">
        <source>Each of the first four times the draw pile becomes empty, one coin of each suit goes from those set aside to the economy. Then none are left.</source>
        <translation>Each of the first four times the draw pile becomes empty, one coin of each suit goes from those set aside to the economy. Then none are left.</translation>
    </message>
    <message id="muse.growth.citation">
        <source>Rulebook, “Drawing, Discarding And Economic Growth”</source>
        <translation>Rulebook, “Drawing, Discarding And Economic Growth”</translation>
    </message>
    <message id="muse.coins.title">
        <source>No coin is lost</source>
        <translation>No coin is lost</translation>
    </message>
    <message id="muse.coins.text">
        <source>Coins only pass between the economy and the players. Of each suit there are always eight in all, with three players seven, and one more for each growth of the economy.</source>
        <translation>Coins only pass between the economy and the players. Of each suit there are always eight in all, with three players seven, and one more for each growth of the economy.</translation>
    </message>
    <message id="muse.coins.citation">
        <source>Rulebook, “Setup” and “Drawing, Discarding And Economic Growth”</source>
        <translation>Rulebook, “Setup” and “Drawing, Discarding And Economic Growth”</translation>
    </message>
    <message id="muse.palace.title">
        <source>The last round is the last</source>
        <translation>The last round is the last</translation>
    </message>
    <message id="muse.palace.text">
        <source>The round in which a palace reaches four paintings is the last, and in a round the sultan comes at most once for each player. So all palaces together hold at most as many paintings above their third as there are players.</source>
        <translation>The round in which a palace reaches four paintings is the last, and in a round the sultan comes at most once for each player. So all palaces together hold at most as many paintings above their third as there are players.</translation>
    </message>
    <message id="muse.palace.citation">
        <source>Rulebook, “Rounds and Actions”: Palace, and “End Of Game and Scoring”</source>
        <translation>Rulebook, “Rounds and Actions”: Palace, and “End Of Game and Scoring”</translation>
    </message>
    <message id="muse.end.title">
        <source>The game ends</source>
        <translation>The game ends</translation>
    </message>
    <message id="muse.end.text">
        <source>At the end of a round in which any player has four paintings or more in the palace, the game is over.</source>
        <translation>At the end of a round in which any player has four paintings or more in the palace, the game is over.</translation>
    </message>
    <message id="muse.end.citation">
        <source>Rulebook, “End Of Game and Scoring”</source>
        <translation>Rulebook, “End Of Game and Scoring”</translation>
    </message>
    <message id="muse.tie.title">
        <source>A tie that stays</source>
        <translation>A tie that stays</translation>
    </message>
    <message id="muse.tie.text">
        <source>Ties are broken by the paintings in the studios and then by all coins together. The rules know no further tie-break: whoever is still level shares the place.</source>
        <translation>Ties are broken by the paintings in the studios and then by all coins together. The rules know no further tie-break: whoever is still level shares the place.</translation>
    </message>
    <message id="muse.tie.citation">
        <source>Rulebook, “End Of Game and Scoring”</source>
        <translation>Rulebook, “End Of Game and Scoring”</translation>
    </message>
    <message id="muse.score.palace.hangs">
        <source>{card} hangs in the palace</source>
        <translation>{card} hangs in the palace</translation>
    </message>
    <message id="muse.score.palace.studio">
        <source>{card} is still in the studio, where it only breaks ties</source>
        <translation>{card} is still in the studio, where it only breaks ties</translation>
    </message>
    <message id="muse.score.palace.title">
        <source>Paintings in the palace</source>
        <translation>Paintings in the palace</translation>
    </message>
    <message id="muse.score.palace.text">
        <source>One point for each painting in the sultan’s palace. Ties are broken by the number of paintings in the studio, then by all coins together.</source>
        <translation>One point for each painting in the sultan’s palace. Ties are broken by the number of paintings in the studio, then by all coins together.</translation>
    </message>
    <message id="muse.score.palace.citation">
        <source>Rulebook, “End Of Game and Scoring”</source>
        <translation>Rulebook, “End Of Game and Scoring”</translation>
    </message>
    <message id="muse.tie-break.studio">
        <source>Paintings in the studio</source>
        <translation>Paintings in the studio</translation>
    </message>
    <message id="muse.tie-break.coins">
        <source>All coins together</source>
        <translation>All coins together</translation>
    </message>
    <message id="cli.help.patron">
        <source>Muse: what the patron buys, and every suit tried</source>
        <translation>Muse: what the patron buys, and every suit tried</translation>
    </message>
    <message id="cli.help.round">
        <source>Muse: how the round resolves</source>
        <translation>Muse: how the round resolves</translation>
    </message>
    <message id="cli.muse.palace">
        <source>Palace</source>
        <translation>Palace</translation>
    </message>
    <message id="cli.muse.studio">
        <source>Studio</source>
        <translation>Studio</translation>
    </message>
    <message id="cli.muse.coins">
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message id="cli.muse.economy">
        <source>Economy</source>
        <translation>Economy</translation>
    </message>
    <message id="cli.muse.growth">
        <source>Grown</source>
        <translation>Grown</translation>
    </message>
    <message id="cli.muse.growth.times" numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message id="cli.muse.none">
        <source>none</source>
        <translation>none</translation>
    </message>
    <message id="cli.muse.other-game">
        <source>This command is for Muse; this file is a game of {game}.</source>
        <translation>This command is for Muse; this file is a game of {game}.</translation>
    </message>
    <message id="cli.muse.no-such-event" numerus="yes">
        <source>The draw pile is said to run out after event {event}, but this round has %n events.</source>
        <translation>
            <numerusform>The draw pile is said to run out after event {event}, but this round has %n event.</numerusform>
            <numerusform>The draw pile is said to run out after event {event}, but this round has %n events.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron">
        <source>The patron</source>
        <translation>The patron</translation>
    </message>
    <message id="cli.muse.round">
        <source>The round</source>
        <translation>The round</translation>
    </message>
    <message id="cli.muse.after">
        <source>Afterwards</source>
        <translation>Afterwards</translation>
    </message>
    <message id="cli.muse.round.empty">
        <source>No turn of this round is entered.</source>
        <translation>No turn of this round is entered.</translation>
    </message>
    <message id="cli.muse.patron.price" numerus="yes">
        <source>{card} of {owner} costs %n coins of one suit.</source>
        <translation>
            <numerusform>{card} of {owner} costs %n coin of one suit.</numerusform>
            <numerusform>{card} of {owner} costs %n coins of one suit.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron.fails" numerus="yes">
        <source>{suit}: the economy holds %n, too few.</source>
        <translation>
            <numerusform>{suit}: the economy holds %n, too few.</numerusform>
            <numerusform>{suit}: the economy holds %n, too few.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron.pays" numerus="yes">
        <source>{suit}: the economy holds %n, enough.</source>
        <translation>
            <numerusform>{suit}: the economy holds %n, enough.</numerusform>
            <numerusform>{suit}: the economy holds %n, enough.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron.sale">
        <source>{owner} gets {coins} for {card}, which is discarded.</source>
        <translation>{owner} gets {coins} for {card}, which is discarded.</translation>
    </message>
    <message id="cli.muse.no-painting">
        <source>There is no painting in any studio: nothing happens.</source>
        <translation>There is no painting in any studio: nothing happens.</translation>
    </message>
    <message id="cli.muse.patron.none">
        <source>The economy can afford none of the paintings: nothing happens.</source>
        <translation>The economy can afford none of the paintings: nothing happens.</translation>
    </message>
    <message id="cli.muse.sketch">
        <source>{owner} gets {coins} from the economy.</source>
        <translation>{owner} gets {coins} from the economy.</translation>
    </message>
    <message id="cli.muse.sketch.nothing">
        <source>The economy has no coin of any of these suits: {owner} gets nothing.</source>
        <translation>The economy has no coin of any of these suits: {owner} gets nothing.</translation>
    </message>
    <message id="cli.muse.paint">
        <source>{owner} pays {coins}; {card} goes to the studio.</source>
        <translation>{owner} pays {coins}; {card} goes to the studio.</translation>
    </message>
    <message id="cli.muse.paint.discard">
        <source>{owner} has too few coins: nothing is painted, and {card} is discarded.</source>
        <translation>{owner} has too few coins: nothing is painted, and {card} is discarded.</translation>
    </message>
    <message id="cli.muse.paint.keep">
        <source>{owner} has too few coins: nothing is painted, {card} goes back to the hand, and no card is drawn.</source>
        <translation>{owner} has too few coins: nothing is painted, {card} goes back to the hand, and no card is drawn.</translation>
    </message>
    <message id="cli.muse.paint.pay">
        <source>The payment entered does not fit: nothing is painted.</source>
        <translation>The payment entered does not fit: nothing is painted.</translation>
    </message>
    <message id="cli.muse.palace.moved">
        <source>{card} of {owner} goes to the palace.</source>
        <translation>{card} of {owner} goes to the palace.</translation>
    </message>
    <message id="cli.muse.discard">
        <source>{card} is discarded; nothing else happens.</source>
        <translation>{card} is discarded; nothing else happens.</translation>
    </message>
    <message id="cli.muse.grew">
        <source>The draw pile ran out: one coin of each suit set aside goes to the economy.</source>
        <translation>The draw pile ran out: one coin of each suit set aside goes to the economy.</translation>
    </message>
    <message id="cli.muse.growth-due">
        <source>The draw pile is empty: with the next draw one coin of each suit goes to the economy.</source>
        <translation>The draw pile is empty: with the next draw one coin of each suit goes to the economy.</translation>
    </message>
    <message id="muse.action.sketch">
        <source>Sketch</source>
        <translation>Sketch</translation>
    </message>
    <message id="muse.action.paint">
        <source>Paint</source>
        <translation>Paint</translation>
    </message>
    <message id="muse.action.patron">
        <source>Patron</source>
        <translation>Patron</translation>
    </message>
    <message id="muse.action.palace">
        <source>Palace</source>
        <translation>Palace</translation>
    </message>
    <message id="muse.action.discard">
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message id="samples.muse.round">
        <source>A round of four players</source>
        <translation>A round of four players</translation>
    </message>
    <message id="samples.muse.round.text">
        <source>All cards are chosen: see them resolve by size, one after the other.</source>
        <translation>All cards are chosen: see them resolve by size, one after the other.</translation>
    </message>
    <message id="samples.muse.patron">
        <source>The patron comes</source>
        <translation>The patron comes</translation>
    </message>
    <message id="samples.muse.patron.text">
        <source>Two paintings are too dear, the third is bought: each price and suit tried.</source>
        <translation>Two paintings are too dear, the third is bought: each price and suit tried.</translation>
    </message>
    <message id="samples.muse.finished-3">
        <source>A finished game for three</source>
        <translation>A finished game for three</translation>
    </message>
    <message id="samples.muse.finished-3.text">
        <source>Four paintings in a palace end the game.</source>
        <translation>Four paintings in a palace end the game.</translation>
    </message>
    <message id="samples.muse.finished-4">
        <source>A finished game for four</source>
        <translation>A finished game for four</translation>
    </message>
    <message id="samples.muse.finished-4.text">
        <source>The palaces are level: the paintings in the studios decide.</source>
        <translation>The palaces are level: the paintings in the studios decide.</translation>
    </message>
    <message id="samples.muse.finished-extended">
        <source>The extended Decktet</source>
        <translation>The extended Decktet</translation>
    </message>
    <message id="samples.muse.finished-extended.text">
        <source>Pawns and Courts, which no patron can afford.</source>
        <translation>Pawns and Courts, which no patron can afford.</translation>
    </message>
    <message id="samples.muse.tied">
        <source>Nobody wins alone</source>
        <translation>Nobody wins alone</translation>
    </message>
    <message id="samples.muse.tied.text">
        <source>Level beyond the last coin, which the rules do not settle.</source>
        <translation>Level beyond the last coin, which the rules do not settle.</translation>
    </message>
    <message id="samples.muse.illegal">
        <source>Something is wrong here</source>
        <translation>Something is wrong here</translation>
    </message>
    <message id="samples.muse.illegal.text">
        <source>Coins that do not add up, a card in two places: what, where, and how to mend it.</source>
        <translation>Coins that do not add up, a card in two places: what, where, and how to mend it.</translation>
    </message>
    <message id="sides.palace">
        <source>{filled} of {spaces} in the palace</source>
        <translation>{filled} of {spaces} in the palace</translation>
    </message>
    <message id="muse.turn.action">
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message id="muse.palace">
        <source>Palace</source>
        <translation>Palace</translation>
    </message>
    <message id="muse.studio">
        <source>Studio</source>
        <translation>Studio</translation>
    </message>
    <message id="muse.board">
        <source>Studios and palaces</source>
        <translation>Studios and palaces</translation>
    </message>
    <message id="muse.coins.pay">
        <source>Pay a coin: {suit}</source>
        <translation>Pay a coin: {suit}</translation>
    </message>
    <message id="muse.coins.fewer">
        <source>One fewer: {suit}</source>
        <translation>One fewer: {suit}</translation>
    </message>
    <message id="muse.coins.take">
        <source>Take a coin: {suit}</source>
        <translation>Take a coin: {suit}</translation>
    </message>
    <message id="muse.coins.more">
        <source>One more: {suit}</source>
        <translation>One more: {suit}</translation>
    </message>
    <message id="muse.economy">
        <source>Economy</source>
        <translation>Economy</translation>
    </message>
    <message id="muse.coins.how">
        <source>How coins are entered</source>
        <translation>How coins are entered</translation>
    </message>
    <message id="muse.coins.pass">
        <source>Take and pay</source>
        <translation>Take and pay</translation>
    </message>
    <message id="muse.growth.grow">
        <source>Draw pile ran out: the economy grows</source>
        <translation>Draw pile ran out: the economy grows</translation>
    </message>
    <message id="muse.growth.back">
        <source>Take a growth back</source>
        <translation>Take a growth back</translation>
    </message>
    <message id="muse.deck">
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message id="muse.event.emptied">
        <source>Draw pile empty after this draw</source>
        <translation>Draw pile empty after this draw</translation>
    </message>
    <message id="muse.patron.buy">
        <source>The patron buys</source>
        <translation>The patron buys</translation>
    </message>
    <message id="muse.patron.begin">
        <source>Step by step</source>
        <translation>Step by step</translation>
    </message>
    <message id="muse.patron.next">
        <source>Next step</source>
        <translation>Next step</translation>
    </message>
    <message id="muse.patron.all">
        <source>All at once</source>
        <translation>All at once</translation>
    </message>
    <message id="muse.text.apply">
        <source>Enter: {pile}</source>
        <translation>Enter: {pile}</translation>
    </message>
    <message id="muse.round.back">
        <source>Back to the turns</source>
        <translation>Back to the turns</translation>
    </message>
    <message id="muse.round.resolve">
        <source>See what happens</source>
        <translation>See what happens</translation>
    </message>
    <message id="muse.round.play">
        <source>Play the round</source>
        <translation>Play the round</translation>
    </message>
    <message id="muse.text.example">
        <source>Names, or rank and a suit, parted by commas: mountain, 7 moons, ace of knots</source>
        <translation>Names, or rank and a suit, parted by commas: mountain, 7 moons, ace of knots</translation>
    </message>
    <message id="muse.tool.cards">
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message id="muse.tool.coins">
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message id="muse.tool.patron">
        <source>Patron</source>
        <translation>Patron</translation>
    </message>
    <message id="muse.tool.round">
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message id="muse.tool.text">
        <source>As text</source>
        <translation>As text</translation>
    </message>
    <message id="muse.tool.to-palace">
        <source>To the palace</source>
        <translation>To the palace</translation>
    </message>
    <message id="muse.tool.to-studio">
        <source>To the studio</source>
        <translation>To the studio</translation>
    </message>
    <message id="muse.tool.away">
        <source>Take away</source>
        <translation>Take away</translation>
    </message>
    <message id="muse.turn.idea">
        <source>Idea card: {card}</source>
        <translation>Idea card: {card}</translation>
    </message>
    <message id="muse.turn.idea-card">
        <source>Idea card</source>
        <translation>Idea card</translation>
    </message>
    <message id="muse.turn.discard">
        <source>Discard: {card}</source>
        <translation>Discard: {card}</translation>
    </message>
    <message id="muse.turn.clear">
        <source>Take the turn back</source>
        <translation>Take the turn back</translation>
    </message>
    <message id="muse.coins.short.missing" numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message id="muse.coins.short.too-many" numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n too many</numerusform>
            <numerusform>%n too many</numerusform>
        </translation>
    </message>
    <message id="muse.coins.slip.artist">
        <source>Count {owner}’s again</source>
        <translation>Count {owner}’s again</translation>
    </message>
    <message id="muse.coins.slip.economy">
        <source>Count the economy again</source>
        <translation>Count the economy again</translation>
    </message>
    <message id="muse.coins.slip.growth">
        <source>Has the economy grown?</source>
        <translation>Has the economy grown?</translation>
    </message>
    <message id="muse.coins.spoken">
        <source>{suit}: {held} of {owner}, {economy} in the economy; {equation}</source>
        <translation>{suit}: {held} of {owner}, {economy} in the economy; {equation}</translation>
    </message>
    <message id="muse.turn.nothing">
        <source>nothing chosen yet</source>
        <translation>nothing chosen yet</translation>
    </message>
    <message id="muse.turn.discards">
        <source>discards {card}</source>
        <translation>discards {card}</translation>
    </message>
    <message id="muse.turn.paid">
        <source>{card}, paid with {coins}</source>
        <translation>{card}, paid with {coins}</translation>
    </message>
    <message id="muse.payment.name">
        <source>{suit}: {paid} paid, {held} held</source>
        <translation>{suit}: {paid} paid, {held} held</translation>
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
        <translation>{card}: {place} of {owner}</translation>
    </message>
    <message id="muse.board.studio">
        <source>Studio of {owner}</source>
        <translation>Studio of {owner}</translation>
    </message>
    <message id="muse.board.palace">
        <source>Palace of {owner}</source>
        <translation>Palace of {owner}</translation>
    </message>
    <message id="muse.board.lacks" numerus="yes">
        <source>%n paintings more end the game</source>
        <translation>
            <numerusform>%n painting more ends the game</numerusform>
            <numerusform>%n paintings more end the game</numerusform>
        </translation>
    </message>
    <message id="muse.board.full">
        <source>Full: this round is the last</source>
        <translation>Full: this round is the last</translation>
    </message>
    <message id="muse.deck.in-round">
        <source>{card}: chosen by {owner} for the round</source>
        <translation>{card}: chosen by {owner} for the round</translation>
    </message>
    <message id="muse.edit.studio">
        <source>{card} into the studio of {owner}</source>
        <translation>{card} into the studio of {owner}</translation>
    </message>
    <message id="muse.edit.palace">
        <source>{card} into the palace of {owner}</source>
        <translation>{card} into the palace of {owner}</translation>
    </message>
    <message id="muse.edit.away">
        <source>{card} taken away</source>
        <translation>{card} taken away</translation>
    </message>
    <message id="muse.edit.studio-text">
        <source>Studio of {owner} as typed</source>
        <translation>Studio of {owner} as typed</translation>
    </message>
    <message id="muse.edit.palace-text">
        <source>Palace of {owner} as typed</source>
        <translation>Palace of {owner} as typed</translation>
    </message>
    <message id="muse.edit.extended">
        <source>Played with the extended Decktet</source>
        <translation>Played with the extended Decktet</translation>
    </message>
    <message id="muse.edit.basic">
        <source>Played with the basic Decktet</source>
        <translation>Played with the basic Decktet</translation>
    </message>
    <message id="muse.hint.elsewhere.studio">
        <source>{card} lies in the studio of {owner}. Touch it again to move it here.</source>
        <translation>{card} lies in the studio of {owner}. Touch it again to move it here.</translation>
    </message>
    <message id="muse.hint.elsewhere.palace">
        <source>{card} stands in the palace of {owner}. Touch it again to move it here.</source>
        <translation>{card} stands in the palace of {owner}. Touch it again to move it here.</translation>
    </message>
    <message id="muse.hint.elsewhere.round">
        <source>{card} is chosen by {owner} for the round. Touch it again to use it here all the same.</source>
        <translation>{card} is chosen by {owner} for the round. Touch it again to use it here all the same.</translation>
    </message>
    <message id="muse.hint.studio">
        <source>Touch a card to lay it into the studio of {owner}; touch it again to take it away.</source>
        <translation>Touch a card to lay it into the studio of {owner}; touch it again to take it away.</translation>
    </message>
    <message id="muse.hint.palace">
        <source>Touch a card to stand it in the palace of {owner}; touch it again to take it away.</source>
        <translation>Touch a card to stand it in the palace of {owner}; touch it again to take it away.</translation>
    </message>
    <message id="muse.hint.painting">
        <source>{card}: painting it costs {cost}; a patron pays {price} of one suit.</source>
        <translation>{card}: painting it costs {cost}; a patron pays {price} of one suit.</translation>
    </message>
    <message id="muse.hint.pass">
        <source>{owner} takes coins from the economy, or pays into it.</source>
        <translation>{owner} takes coins from the economy, or pays into it.</translation>
    </message>
    <message id="muse.hint.count">
        <source>Count the coins of {owner}; the economy stays as it is.</source>
        <translation>Count the coins of {owner}; the economy stays as it is.</translation>
    </message>
    <message id="muse.hint.count-economy">
        <source>Count the coins of the economy; the artists’ stay as they are.</source>
        <translation>Count the coins of the economy; the artists’ stay as they are.</translation>
    </message>
    <message id="muse.hint.patron">
        <source>From the biggest painting to the smallest, each of its suits from the top.</source>
        <translation>From the biggest painting to the smallest, each of its suits from the top.</translation>
    </message>
    <message id="muse.hint.idea">
        <source>What does {owner} do? Choose an action and touch the idea card.</source>
        <translation>What does {owner} do? Choose an action and touch the idea card.</translation>
    </message>
    <message id="muse.hint.discard">
        <source>Does {owner} discard a card? Touch it, or go on to another player.</source>
        <translation>Does {owner} discard a card? Touch it, or go on to another player.</translation>
    </message>
    <message id="muse.hint.pay">
        <source>With which coins does {owner} pay for {card}?</source>
        <translation>With which coins does {owner} pay for {card}?</translation>
    </message>
    <message id="muse.hint.events">
        <source>In order of size, the biggest card first. Say after which draw the draw pile was empty.</source>
        <translation>In order of size, the biggest card first. Say after which draw the draw pile was empty.</translation>
    </message>
    <message id="muse.hint.text">
        <source>The cards of {owner} as text: Enter takes them over.</source>
        <translation>The cards of {owner} as text: Enter takes them over.</translation>
    </message>
    <message id="muse.hint.no-artist">
        <source>This table has no artist called {owner}.</source>
        <translation>This table has no artist called {owner}.</translation>
    </message>
    <message id="muse.edit.takes">
        <source>{owner} takes a coin: {suit}</source>
        <translation>{owner} takes a coin: {suit}</translation>
    </message>
    <message id="muse.edit.pays">
        <source>{owner} pays a coin: {suit}</source>
        <translation>{owner} pays a coin: {suit}</translation>
    </message>
    <message id="muse.edit.count">
        <source>{suit} of {owner}: {count}</source>
        <translation>{suit} of {owner}: {count}</translation>
    </message>
    <message id="muse.edit.economy">
        <source>{suit} in the economy: {count}</source>
        <translation>{suit} in the economy: {count}</translation>
    </message>
    <message id="muse.edit.growth">
        <source>The economy grows</source>
        <translation>The economy grows</translation>
    </message>
    <message id="muse.edit.ungrowth">
        <source>A growth taken back</source>
        <translation>A growth taken back</translation>
    </message>
    <message id="muse.edit.patron">
        <source>The patron buys {card} of {owner}</source>
        <translation>The patron buys {card} of {owner}</translation>
    </message>
    <message id="muse.hint.economy-bare">
        <source>The economy has no coin of {suit}.</source>
        <translation>The economy has no coin of {suit}.</translation>
    </message>
    <message id="muse.hint.artist-bare">
        <source>{owner} has no coin of {suit}.</source>
        <translation>{owner} has no coin of {suit}.</translation>
    </message>
    <message id="muse.growth.said">
        <source>Grown {growth} of {most} times</source>
        <translation>Grown {growth} of {most} times</translation>
    </message>
    <message id="muse.edit.turn">
        <source>{owner}: {action} with {card}</source>
        <translation>{owner}: {action} with {card}</translation>
    </message>
    <message id="muse.edit.discard">
        <source>{owner} discards {card}</source>
        <translation>{owner} discards {card}</translation>
    </message>
    <message id="muse.edit.keep">
        <source>{owner} keeps {card}</source>
        <translation>{owner} keeps {card}</translation>
    </message>
    <message id="muse.edit.no-turn">
        <source>Turn of {owner} taken back</source>
        <translation>Turn of {owner} taken back</translation>
    </message>
    <message id="muse.edit.payment">
        <source>{owner} pays for {card}</source>
        <translation>{owner} pays for {card}</translation>
    </message>
    <message id="muse.edit.emptied">
        <source>Draw pile after event {event}</source>
        <translation>Draw pile after event {event}</translation>
    </message>
    <message id="muse.edit.round" numerus="yes">
        <source>A round of %n events</source>
        <translation>
            <numerusform>A round of %n event</numerusform>
            <numerusform>A round of %n events</numerusform>
        </translation>
    </message>
    <message id="muse.hint.idea-first">
        <source>Choose an action and an idea card first.</source>
        <translation>Choose an action and an idea card first.</translation>
    </message>
    <message id="muse.hint.holds-no-more">
        <source>{owner} holds no more than that of {suit} when the turn comes.</source>
        <translation>{owner} holds no more than that of {suit} when the turn comes.</translation>
    </message>
    <message id="muse.payment.said">
        <source>{paid} of {cost} coins</source>
        <translation>{paid} of {cost} coins</translation>
    </message>
    <message id="muse.payment.short">
        <source>Too few coins when the turn comes: {held} of {cost}</source>
        <translation>Too few coins when the turn comes: {held} of {cost}</translation>
    </message>
    <message id="muse.hint.again.play">
        <source>Touch “Play the round” again to play it all the same: nothing is painted then.</source>
        <translation>Touch “Play the round” again to play it all the same: nothing is painted then.</translation>
    </message>
</context>
</TS>
