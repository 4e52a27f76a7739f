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
        <source>The library {file}, or its folder, is write-protected.</source>
        <oldsource>The library {file} is write-protected.</oldsource>
        <translation>The library {file}, or its folder, is write-protected.</translation>
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
        <source>Cimaise is open in another window, which has the library. What is entered there is shown here, and can only be read.</source>
        <oldsource>Cimaise is open in another window, which has the library. Here it can only be read.</oldsource>
        <translation>Cimaise is open in another window, which has the library. What is entered there is shown here, and can only be read.</translation>
    </message>
    <message id="library.trouble.unwritable">
        <source>Nothing can be written beside the library {file} ({reason}).</source>
        <oldsource>Nothing can be written beside the library {file}. Is the disk full?</oldsource>
        <translation>Nothing can be written beside the library {file} ({reason}).</translation>
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
    <message id="museum.tool.arrange">
        <source>Rearrange</source>
        <translation>Rearrange</translation>
    </message>
    <message id="museum.arrange.off">
        <source>Nothing is worked out while this is switched off.</source>
        <translation>Nothing is worked out while this is switched off.</translation>
    </message>
    <message id="museum.arrange.apply">
        <source>Rearrange all</source>
        <translation>Rearrange all</translation>
    </message>
    <message id="museum.arrange.live">
        <source>Look for a better arrangement while entering</source>
        <translation>Look for a better arrangement while entering</translation>
    </message>
    <message id="museum.board.name">
        <source>Museum board</source>
        <translation>Museum board</translation>
    </message>
    <message id="museum.menu.copy.open">
        <source>Take over a copy</source>
        <translation>Take over a copy</translation>
    </message>
    <message id="museum.copy.filter">
        <source>Copy facts of Museum (*.cimaise-copy)</source>
        <translation>Copy facts of Museum (*.cimaise-copy)</translation>
    </message>
    <message id="museum.menu.copy.save">
        <source>Save my copy</source>
        <translation>Save my copy</translation>
    </message>
    <message id="museum.figure.less">
        <source>{figure}: one less</source>
        <translation>{figure}: one less</translation>
    </message>
    <message id="museum.figure.more">
        <source>{figure}: one more</source>
        <translation>{figure}: one more</translation>
    </message>
    <message id="museum.keypad.name">
        <source>Keypad</source>
        <translation>Keypad</translation>
    </message>
    <message id="museum.keypad.latest">
        <source>Used last</source>
        <translation>Used last</translation>
    </message>
    <message id="museum.keypad.civilisation">
        <source>Civilisation</source>
        <translation>Civilisation</translation>
    </message>
    <message id="museum.keypad.domain">
        <source>Domain</source>
        <translation>Domain</translation>
    </message>
    <message id="museum.keypad.value">
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message id="museum.scoring.discarded">
        <source>My discarded objects, by continent</source>
        <translation>My discarded objects, by continent</translation>
    </message>
    <message id="museum.scoring.tokens">
        <source>Tokens on the continents, for everyone</source>
        <translation>Tokens on the continents, for everyone</translation>
    </message>
    <message id="museum.tool.plan">
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message id="museum.plan.tool">
        <source>A touch on the board makes</source>
        <translation>A touch on the board makes</translation>
    </message>
    <message id="museum.plan.slot">
        <source>a slot</source>
        <translation>a slot</translation>
    </message>
    <message id="museum.plan.main">
        <source>Main Gallery</source>
        <translation>Main Gallery</translation>
    </message>
    <message id="museum.plan.blocked">
        <source>a blocked slot</source>
        <translation>a blocked slot</translation>
    </message>
    <message id="museum.plan.none">
        <source>no slot</source>
        <translation>no slot</translation>
    </message>
    <message id="museum.plan.wall">
        <source>a passage</source>
        <translation>a passage</translation>
    </message>
    <message id="museum.plan.board">
        <source>The board of this player</source>
        <translation>The board of this player</translation>
    </message>
    <message id="museum.plan.name">
        <source>Name of the board</source>
        <translation>Name of the board</translation>
    </message>
    <message id="museum.plan.new">
        <source>New board like this one</source>
        <translation>New board like this one</translation>
    </message>
    <message id="museum.plan.drop">
        <source>Drop this board</source>
        <translation>Drop this board</translation>
    </message>
    <message id="museum.plan.columns">
        <source>Columns</source>
        <translation>Columns</translation>
    </message>
    <message id="museum.plan.rows">
        <source>Rows</source>
        <translation>Rows</translation>
    </message>
    <message id="museum.plan.advice">
        <source>What you draw and enter here is kept as your copy, and offered in every later game.</source>
        <translation>What you draw and enter here is kept as your copy, and offered in every later game.</translation>
    </message>
    <message id="museum.tool.figures">
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message id="museum.scoring.collections">
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message id="museum.scoring.experts">
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message id="museum.scoring.patron">
        <source>Patron</source>
        <translation>Patron</translation>
    </message>
    <message id="museum.scoring.galleries">
        <source>Galleries</source>
        <translation>Galleries</translation>
    </message>
    <message id="museum.scoring.opinion">
        <source>Public Opinion</source>
        <translation>Public Opinion</translation>
    </message>
    <message id="museum.menu.legend">
        <source>Signs</source>
        <translation>Signs</translation>
    </message>
    <message id="museum.menu.outlines">
        <source>A whole line outlines the collection of a civilisation, a dashed line that of a domain.</source>
        <translation>A whole line outlines the collection of a civilisation, a dashed line that of a domain.</translation>
    </message>
    <message id="museum.menu.copy">
        <source>My copy</source>
        <translation>My copy</translation>
    </message>
    <message id="museum.menu.copy.advice">
        <source>Boards, bonuses and patron figures that you have entered: hand them on as a file, or take over somebody else’s.</source>
        <translation>Boards, bonuses and patron figures that you have entered: hand them on as a file, or take over somebody else’s.</translation>
    </message>
    <message id="museum.setup.edition">
        <source>Which rules?</source>
        <translation>Which rules?</translation>
    </message>
    <message id="museum.setup.board">
        <source>Which board?</source>
        <translation>Which board?</translation>
    </message>
    <message id="museum.setup.board.advice">
        <source>Other sides of the boards are drawn once at the table; from then on they are offered here.</source>
        <translation>Other sides of the boards are drawn once at the table; from then on they are offered here.</translation>
    </message>
    <message id="museum.arrange.take">
        <source>Take this step: {step}</source>
        <translation>Take this step: {step}</translation>
    </message>
    <message id="museum.text.name">
        <source>Objects as text</source>
        <translation>Objects as text</translation>
    </message>
    <message id="museum.text.field">
        <source>Objects, parted by commas</source>
        <translation>Objects, parted by commas</translation>
    </message>
    <message id="museum.text.apply">
        <source>Put the objects down</source>
        <translation>Put the objects down</translation>
    </message>
    <message id="museum.text.advice">
        <source>Civilisation, domain and value in any order, shortened as you like: rom cul 3, gre war 2. The first goes to the selected slot, the others to the bare slots after it.</source>
        <translation>Civilisation, domain and value in any order, shortened as you like: rom cul 3, gre war 2. The first goes to the selected slot, the others to the bare slots after it.</translation>
    </message>
    <message id="museum.text.done">
        <source>Back to the keypad</source>
        <translation>Back to the keypad</translation>
    </message>
    <message id="museum.tool.objects">
        <source>Objects</source>
        <translation>Objects</translation>
    </message>
    <message id="museum.tool.text">
        <source>As text</source>
        <translation>As text</translation>
    </message>
    <message id="museum.tool.paint">
        <source>Paint</source>
        <translation>Paint</translation>
    </message>
    <message id="museum.tool.move">
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message id="museum.tool.take">
        <source>Take off</source>
        <translation>Take off</translation>
    </message>
    <message id="museum.name">
        <source>Museum</source>
        <translation>Museum</translation>
    </message>
    <message id="museum.slot.none">
        <source>{owner}: there is no slot at {place}.</source>
        <translation>{owner}: there is no slot at {place}.</translation>
    </message>
    <message id="museum.slot.none.mend">
        <source>Put the object on a slot of the board; until then it does not count.</source>
        <translation>Put the object on a slot of the board; until then it does not count.</translation>
    </message>
    <message id="museum.slot.blocked">
        <source>{owner}: the slot at {place} is blocked.</source>
        <translation>{owner}: the slot at {place} is blocked.</translation>
    </message>
    <message id="museum.slot.blocked.mend">
        <source>Put the object on another slot; until then it does not count.</source>
        <translation>Put the object on another slot; until then it does not count.</translation>
    </message>
    <message id="museum.slot.taken">
        <source>{owner}: another object lies at {place} already.</source>
        <translation>{owner}: another object lies at {place} already.</translation>
    </message>
    <message id="museum.slot.taken.mend">
        <source>Move one of the two; until then only the first one counts.</source>
        <translation>Move one of the two; until then only the first one counts.</translation>
    </message>
    <message id="museum.copies.object" numerus="yes">
        <source>%n objects are {civilisation}, {domain}, {value}; the box is likely to hold one.</source>
        <translation>
            <numerusform>%n object is {civilisation}, {domain}, {value}; the box is likely to hold one.</numerusform>
            <numerusform>%n objects are {civilisation}, {domain}, {value}; the box is likely to hold one.</numerusform>
        </translation>
    </message>
    <message id="museum.copies.object.mend">
        <source>Look whether one of them was entered twice.</source>
        <translation>Look whether one of them was entered twice.</translation>
    </message>
    <message id="museum.copies.civilisation" numerus="yes">
        <source>%n objects are {civilisation}; the box is likely to hold {most}.</source>
        <translation>
            <numerusform>%n object is {civilisation}; the box is likely to hold {most}.</numerusform>
            <numerusform>%n objects are {civilisation}; the box is likely to hold {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.copies.civilisation.mend">
        <source>Look whether some of them are of another civilisation.</source>
        <translation>Look whether some of them are of another civilisation.</translation>
    </message>
    <message id="museum.copies.domains" numerus="yes">
        <source>{civilisation} has objects of %n domains; in the box it is likely to have {most}.</source>
        <translation>
            <numerusform>{civilisation} has objects of %n domain; in the box it is likely to have {most}.</numerusform>
            <numerusform>{civilisation} has objects of %n domains; in the box it is likely to have {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.copies.domains.mend">
        <source>Look whether the domain of one of them was read wrongly.</source>
        <translation>Look whether the domain of one of them was read wrongly.</translation>
    </message>
    <message id="museum.track.differs">
        <source>{owner} stands at {track} on the score track, and the objects exhibited are worth {sum}.</source>
        <translation>{owner} stands at {track} on the score track, and the objects exhibited are worth {sum}.</translation>
    </message>
    <message id="museum.track.differs.mend">
        <source>Look whether an object is missing or misread, or the track was read wrongly.</source>
        <translation>Look whether an object is missing or misread, or the track was read wrongly.</translation>
    </message>
    <message id="museum.opinion.all" numerus="yes">
        <source>There are %n tokens of Public Opinion on the continents; the box has {most}.</source>
        <translation>
            <numerusform>There is %n token of Public Opinion on the continents; the box has {most}.</numerusform>
            <numerusform>There are %n tokens of Public Opinion on the continents; the box has {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.opinion.all.mend">
        <source>Count the tokens on the four continents again.</source>
        <translation>Count the tokens on the four continents again.</translation>
    </message>
    <message id="museum.opinion.continent" numerus="yes">
        <source>{continent} has %n tokens of Public Opinion; its deck has no more than {most} such cards.</source>
        <translation>
            <numerusform>{continent} has %n token of Public Opinion; its deck has no more than {most} such cards.</numerusform>
            <numerusform>{continent} has %n tokens of Public Opinion; its deck has no more than {most} such cards.</numerusform>
        </translation>
    </message>
    <message id="museum.opinion.continent.mend">
        <source>Count the tokens on this continent again.</source>
        <translation>Count the tokens on this continent again.</translation>
    </message>
    <message id="museum.prestige.all" numerus="yes">
        <source>The players hold %n Prestige tokens together; the box has {most}.</source>
        <translation>
            <numerusform>The players hold %n Prestige token together; the box has {most}.</numerusform>
            <numerusform>The players hold %n Prestige tokens together; the box has {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.prestige.all.mend">
        <source>Count each player’s tokens again, and see which edition is played.</source>
        <translation>Count each player’s tokens again, and see which edition is played.</translation>
    </message>
    <message id="museum.press.all" numerus="yes">
        <source>The players have played %n Press Conferences together; there are {most}.</source>
        <translation>
            <numerusform>The players have played %n Press Conference together; there are {most}.</numerusform>
            <numerusform>The players have played %n Press Conferences together; there are {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.press.all.mend">
        <source>Count the Press Conferences again.</source>
        <translation>Count the Press Conferences again.</translation>
    </message>
    <message id="museum.experts.twice" numerus="yes">
        <source>The expert {expert} is hired %n times; there is one.</source>
        <translation>
            <numerusform>The expert {expert} is hired %n time; there is one.</numerusform>
            <numerusform>The expert {expert} is hired %n times; there is one.</numerusform>
        </translation>
    </message>
    <message id="museum.experts.twice.mend">
        <source>Leave the expert with the player who hired that card.</source>
        <translation>Leave the expert with the player who hired that card.</translation>
    </message>
    <message id="museum.experts.all" numerus="yes">
        <source>%n experts are hired; this edition has {most}.</source>
        <translation>
            <numerusform>%n expert is hired; this edition has {most}.</numerusform>
            <numerusform>%n experts are hired; this edition has {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.experts.all.mend">
        <source>Count the experts again, and see which edition is played.</source>
        <translation>Count the experts again, and see which edition is played.</translation>
    </message>
    <message id="museum.civilisation.inca">
        <source>Inca</source>
        <translation>Inca</translation>
    </message>
    <message id="museum.civilisation.inca.letters">
        <source>In</source>
        <translation>In</translation>
    </message>
    <message id="museum.civilisation.mayan">
        <source>Mayan</source>
        <translation>Mayan</translation>
    </message>
    <message id="museum.civilisation.mayan.letters">
        <source>Ma</source>
        <translation>Ma</translation>
    </message>
    <message id="museum.civilisation.polynesian">
        <source>Polynesian</source>
        <translation>Polynesian</translation>
    </message>
    <message id="museum.civilisation.polynesian.letters">
        <source>Po</source>
        <translation>Po</translation>
    </message>
    <message id="museum.civilisation.greek">
        <source>Greek</source>
        <translation>Greek</translation>
    </message>
    <message id="museum.civilisation.greek.letters">
        <source>Gr</source>
        <translation>Gr</translation>
    </message>
    <message id="museum.civilisation.roman">
        <source>Roman</source>
        <translation>Roman</translation>
    </message>
    <message id="museum.civilisation.roman.letters">
        <source>Ro</source>
        <translation>Ro</translation>
    </message>
    <message id="museum.civilisation.celtic">
        <source>Celtic</source>
        <translation>Celtic</translation>
    </message>
    <message id="museum.civilisation.celtic.letters">
        <source>Ce</source>
        <translation>Ce</translation>
    </message>
    <message id="museum.civilisation.phoenician">
        <source>Phoenician</source>
        <translation>Phoenician</translation>
    </message>
    <message id="museum.civilisation.phoenician.letters">
        <source>Ph</source>
        <translation>Ph</translation>
    </message>
    <message id="museum.civilisation.egyptian">
        <source>Egyptian</source>
        <translation>Egyptian</translation>
    </message>
    <message id="museum.civilisation.egyptian.letters">
        <source>Eg</source>
        <translation>Eg</translation>
    </message>
    <message id="museum.civilisation.mesopotamian">
        <source>Mesopotamian</source>
        <translation>Mesopotamian</translation>
    </message>
    <message id="museum.civilisation.mesopotamian.letters">
        <source>Me</source>
        <translation>Me</translation>
    </message>
    <message id="museum.civilisation.chinese">
        <source>Chinese</source>
        <translation>Chinese</translation>
    </message>
    <message id="museum.civilisation.chinese.letters">
        <source>Ch</source>
        <translation>Ch</translation>
    </message>
    <message id="museum.civilisation.indian">
        <source>Indian</source>
        <translation>Indian</translation>
    </message>
    <message id="museum.civilisation.indian.letters">
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message id="museum.civilisation.japanese">
        <source>Japanese</source>
        <translation>Japanese</translation>
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
        <translation>Warfare</translation>
    </message>
    <message id="museum.domain.warfare.letters">
        <source>Wa</source>
        <translation>Wa</translation>
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
        <translation>Theology</translation>
    </message>
    <message id="museum.domain.theology.letters">
        <source>Th</source>
        <translation>Th</translation>
    </message>
    <message id="museum.continent.america-pacific">
        <source>America and Pacific</source>
        <translation>America and Pacific</translation>
    </message>
    <message id="museum.continent.europe">
        <source>Europe</source>
        <translation>Europe</translation>
    </message>
    <message id="museum.continent.africa-middle-east">
        <source>Africa and Middle East</source>
        <translation>Africa and Middle East</translation>
    </message>
    <message id="museum.continent.asia">
        <source>Asia</source>
        <translation>Asia</translation>
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
        <translation>Legacy</translation>
    </message>
    <message id="museum.patron.perfect">
        <source>The Perfect Collection</source>
        <translation>The Perfect Collection</translation>
    </message>
    <message id="museum.patron.masterpieces">
        <source>The Masterpieces</source>
        <translation>The Masterpieces</translation>
    </message>
    <message id="museum.patron.greatest-team">
        <source>The Greatest Team</source>
        <translation>The Greatest Team</translation>
    </message>
    <message id="museum.patron.fountain">
        <source>Fountain of Knowledge</source>
        <translation>Fountain of Knowledge</translation>
    </message>
    <message id="museum.patron.glimpse">
        <source>A Glimpse of the Past</source>
        <translation>A Glimpse of the Past</translation>
    </message>
    <message id="museum.patron.other">
        <source>Another patron</source>
        <translation>Another patron</translation>
    </message>
    <message id="museum.edition.retail">
        <source>Retail, 2019</source>
        <translation>Retail, 2019</translation>
    </message>
    <message id="museum.edition.first-french">
        <source>Earlier French rules</source>
        <translation>Earlier French rules</translation>
    </message>
    <message id="museum.duplicates.join">
        <source>Yes: the civilisations of the whole group count</source>
        <translation>Yes: the civilisations of the whole group count</translation>
    </message>
    <message id="museum.duplicates.apart">
        <source>No: the objects that count must be adjacent by themselves</source>
        <translation>No: the objects that count must be adjacent by themselves</translation>
    </message>
    <message id="museum.gallery.domain.distinct">
        <source>Only if no two objects there share a civilisation</source>
        <translation>Only if no two objects there share a civilisation</translation>
    </message>
    <message id="museum.gallery.domain.any">
        <source>Yes, with duplicates too</source>
        <translation>Yes, with duplicates too</translation>
    </message>
    <message id="museum.patron.experts.yes">
        <source>Yes</source>
        <translation>Yes</translation>
    </message>
    <message id="museum.patron.experts.no">
        <source>No: objects only</source>
        <translation>No: objects only</translation>
    </message>
    <message id="museum.patron.adjacent.yes">
        <source>Yes</source>
        <translation>Yes</translation>
    </message>
    <message id="museum.patron.adjacent.no">
        <source>No: anywhere in the museum</source>
        <translation>No: anywhere in the museum</translation>
    </message>
    <message id="museum.both.adds">
        <source>It is added to the two single bonuses</source>
        <translation>It is added to the two single bonuses</translation>
    </message>
    <message id="museum.both.replaces">
        <source>It replaces the two single bonuses</source>
        <translation>It replaces the two single bonuses</translation>
    </message>
    <message id="museum.duplicates.title">
        <source>May an object whose civilisation is already counted join two parts of a domain collection?</source>
        <translation>May an object whose civilisation is already counted join two parts of a domain collection?</translation>
    </message>
    <message id="museum.duplicates.text">
        <source>A domain collection counts each civilisation once. Whether a second object of the same civilisation, which does not count, may still hold the collection together is left open.</source>
        <translation>A domain collection counts each civilisation once. Whether a second object of the same civilisation, which does not count, may still hold the collection together is left open.</translation>
    </message>
    <message id="museum.duplicates.citation">
        <source>Rulebook, “Domains” and “Organising your Collections”</source>
        <translation>Rulebook, “Domains” and “Organising your Collections”</translation>
    </message>
    <message id="museum.gallery.domain.title">
        <source>May a domain collection with duplicates fill the Main Gallery?</source>
        <translation>May a domain collection with duplicates fill the Main Gallery?</translation>
    </message>
    <message id="museum.gallery.domain.text">
        <source>The Main Gallery must hold one collection. An object whose civilisation is already counted lies among the domain collection without being part of it, and the rules do not say whether it may hang in the Main Gallery.</source>
        <translation>The Main Gallery must hold one collection. An object whose civilisation is already counted lies among the domain collection without being part of it, and the rules do not say whether it may hang in the Main Gallery.</translation>
    </message>
    <message id="museum.gallery.domain.citation">
        <source>Rulebook, “Galleries” and “Domains”</source>
        <translation>Rulebook, “Galleries” and “Domains”</translation>
    </message>
    <message id="museum.patron.experts.title">
        <source>Do experts count for the collections a patron asks for?</source>
        <translation>Do experts count for the collections a patron asks for?</translation>
    </message>
    <message id="museum.patron.experts.text">
        <source>An expert counts as one more card of a collection. Whether that holds for the collections of a patron too is left open. It changes Legacy, the Quadruple Collection, the Fountain of Knowledge and A Glimpse of the Past.</source>
        <translation>An expert counts as one more card of a collection. Whether that holds for the collections of a patron too is left open. It changes Legacy, the Quadruple Collection, the Fountain of Knowledge and A Glimpse of the Past.</translation>
    </message>
    <message id="museum.patron.experts.citation">
        <source>Rulebook, “Expert Cards” and “Patron Cards”</source>
        <translation>Rulebook, “Expert Cards” and “Patron Cards”</translation>
    </message>
    <message id="museum.patron.adjacent.title">
        <source>Must the collections a patron asks for be adjacent?</source>
        <translation>Must the collections a patron asks for be adjacent?</translation>
    </message>
    <message id="museum.patron.adjacent.text">
        <source>The rules call what a patron asks for a collection, and the cards of a collection are adjacent; but their examples count cards anywhere in the museum. The Continents, the Masterpieces and the Greatest Team count everything in any case.</source>
        <translation>The rules call what a patron asks for a collection, and the cards of a collection are adjacent; but their examples count cards anywhere in the museum. The Continents, the Masterpieces and the Greatest Team count everything in any case.</translation>
    </message>
    <message id="museum.patron.adjacent.citation">
        <source>Rulebook, “Patrons” and “Organising your Collections”</source>
        <translation>Rulebook, “Patrons” and “Organising your Collections”</translation>
    </message>
    <message id="museum.both.title">
        <source>Is the bonus for both galleries added to the two single ones?</source>
        <translation>Is the bonus for both galleries added to the two single ones?</translation>
    </message>
    <message id="museum.both.text">
        <source>Whoever fills the whole museum and has one collection in the Main Gallery gets the bonus shown on the board. The earlier French rules call it additional; the English ones only say that it is scored.</source>
        <translation>Whoever fills the whole museum and has one collection in the Main Gallery gets the bonus shown on the board. The earlier French rules call it additional; the English ones only say that it is scored.</translation>
    </message>
    <message id="museum.both.citation">
        <source>Rulebook, “Galleries”</source>
        <translation>Rulebook, “Galleries”</translation>
    </message>
    <message id="museum.place.museum">
        <source>the museum</source>
        <translation>the museum</translation>
    </message>
    <message id="museum.place.slot">
        <source>column {column}, row {row}</source>
        <translation>column {column}, row {row}</translation>
    </message>
    <message id="museum.place.discard">
        <source>the Common Pool</source>
        <translation>the Common Pool</translation>
    </message>
    <message id="museum.place.discard.continent">
        <source>Common Pool, {item}</source>
        <translation>Common Pool, {item}</translation>
    </message>
    <message id="museum.object.unknown">
        <source>“{text}” is no civilisation, no domain and no value from 1 to {highest}.</source>
        <translation>“{text}” is no civilisation, no domain and no value from 1 to {highest}.</translation>
    </message>
    <message id="museum.object.several">
        <source>“{text}” can be {one} or {other}.</source>
        <translation>“{text}” can be {one} or {other}.</translation>
    </message>
    <message id="museum.object.too-many">
        <source>“{text}” is one word too many: an object has one civilisation, one domain and one value.</source>
        <translation>“{text}” is one word too many: an object has one civilisation, one domain and one value.</translation>
    </message>
    <message id="museum.object.missing">
        <source>“{text}” says too little: a civilisation, a domain and a value from 1 to {highest} were expected, as in “{example}”.</source>
        <translation>“{text}” says too little: a civilisation, a domain and a value from 1 to {highest} were expected, as in “{example}”.</translation>
    </message>
    <message id="museum.file.players">
        <source>Two to five play Museum; here there are {found}.</source>
        <translation>Two to five play Museum; here there are {found}.</translation>
    </message>
    <message id="museum.file.board-name">
        <source>A board’s name may not be blank, longer than 200 characters, or hold hidden ones.</source>
        <translation>A board’s name may not be blank, longer than 200 characters, or hold hidden ones.</translation>
    </message>
    <message id="museum.file.unknown-board">
        <source>There is no board called “{name}” in this file.</source>
        <translation>There is no board called “{name}” in this file.</translation>
    </message>
    <message id="museum.file.plan-rows">
        <source>A plan of 1 to {limit} rows was expected here; there are {found}.</source>
        <translation>A plan of 1 to {limit} rows was expected here; there are {found}.</translation>
    </message>
    <message id="museum.file.plan-columns">
        <source>A row of 1 to {limit} slots, as long as the first row, was expected here.</source>
        <translation>A row of 1 to {limit} slots, as long as the first row, was expected here.</translation>
    </message>
    <message id="museum.file.plan-mark">
        <source>A row is written with . for a slot, G for the Main Gallery, x for a blocked slot, a space for none.</source>
        <translation>A row is written with . for a slot, G for the Main Gallery, x for a blocked slot, a space for none.</translation>
    </message>
    <message id="museum.file.plan-empty">
        <source>A board has at least one slot.</source>
        <translation>A board has at least one slot.</translation>
    </message>
    <message id="museum.file.wall">
        <source>A wall stands between two neighbouring slots.</source>
        <translation>A wall stands between two neighbouring slots.</translation>
    </message>
    <message id="museum.slot.title">
        <source>One object a slot</source>
        <translation>One object a slot</translation>
    </message>
    <message id="museum.slot.text">
        <source>Each object lies on a slot of the museum board and each slot holds one object; nothing lies on a blocked slot.</source>
        <translation>Each object lies on a slot of the museum board and each slot holds one object; nothing lies on a blocked slot.</translation>
    </message>
    <message id="museum.slot.citation">
        <source>Rulebook, “Laying Out your Museum”</source>
        <translation>Rulebook, “Laying Out your Museum”</translation>
    </message>
    <message id="museum.copies.title">
        <source>What the box is likely to hold</source>
        <translation>What the box is likely to hold</translation>
    </message>
    <message id="museum.copies.text">
        <source>The tables of points suggest that each civilisation has fifteen objects: three domains, and the values 1 to 5 once in each. More than that on the boards is probably an entry error.</source>
        <translation>The tables of points suggest that each civilisation has fifteen objects: three domains, and the values 1 to 5 once in each. More than that on the boards is probably an entry error.</translation>
    </message>
    <message id="museum.copies.citation">
        <source>Rulebook, “Final Scoring”; deduced from its tables of points</source>
        <translation>Rulebook, “Final Scoring”; deduced from its tables of points</translation>
    </message>
    <message id="museum.track.title">
        <source>The track and the objects agree</source>
        <translation>The track and the objects agree</translation>
    </message>
    <message id="museum.track.text">
        <source>Whoever exhibits an object moves ahead by its value, and nothing in the game takes an object away again: the score track shows the sum of the exhibited values.</source>
        <translation>Whoever exhibits an object moves ahead by its value, and nothing in the game takes an object away again: the score track shows the sum of the exhibited values.</translation>
    </message>
    <message id="museum.track.citation">
        <source>Rulebook, “Scoring points during the game”</source>
        <translation>Rulebook, “Scoring points during the game”</translation>
    </message>
    <message id="museum.opinion.title">
        <source>Tokens of Public Opinion</source>
        <translation>Tokens of Public Opinion</translation>
    </message>
    <message id="museum.opinion.text">
        <source>The box has twelve tokens of Public Opinion, and the deck of each continent at most five cards that put one there.</source>
        <translation>The box has twelve tokens of Public Opinion, and the deck of each continent at most five cards that put one there.</translation>
    </message>
    <message id="museum.opinion.citation">
        <source>Rulebook, “Components”, “Setup” and “Public Opinion”</source>
        <translation>Rulebook, “Components”, “Setup” and “Public Opinion”</translation>
    </message>
    <message id="museum.prestige.title">
        <source>Prestige tokens</source>
        <translation>Prestige tokens</translation>
    </message>
    <message id="museum.prestige.text">
        <source>The players cannot hold more Prestige tokens than the box has: 32 in the retail edition, 42 in the earlier French one.</source>
        <translation>The players cannot hold more Prestige tokens than the box has: 32 in the retail edition, 42 in the earlier French one.</translation>
    </message>
    <message id="museum.prestige.citation">
        <source>Rulebook, “Components”</source>
        <translation>Rulebook, “Components”</translation>
    </message>
    <message id="museum.press.title">
        <source>Press Conferences</source>
        <translation>Press Conferences</translation>
    </message>
    <message id="museum.press.text">
        <source>There are likely to be three Press Conferences among the Favour cards, for all players together.</source>
        <translation>There are likely to be three Press Conferences among the Favour cards, for all players together.</translation>
    </message>
    <message id="museum.press.citation">
        <source>Rulebook, “Favour Cards”; it does not count them</source>
        <translation>Rulebook, “Favour Cards”; it does not count them</translation>
    </message>
    <message id="museum.experts.title">
        <source>Each expert once</source>
        <translation>Each expert once</translation>
    </message>
    <message id="museum.experts.text">
        <source>An expert is hired once, by one player. The retail edition has 24 experts, the earlier French one 18.</source>
        <translation>An expert is hired once, by one player. The retail edition has 24 experts, the earlier French one 18.</translation>
    </message>
    <message id="museum.experts.citation">
        <source>Rulebook, “Recruiting Experts” and “Components”</source>
        <translation>Rulebook, “Recruiting Experts” and “Components”</translation>
    </message>
    <message id="museum.table.title">
        <source>No collection beyond the table</source>
        <translation>No collection beyond the table</translation>
    </message>
    <message id="museum.table.text">
        <source>The table of points ends at 16 for a civilisation and at 7 for a domain. A larger collection cannot be; it scores the last column.</source>
        <translation>The table of points ends at 16 for a civilisation and at 7 for a domain. A larger collection cannot be; it scores the last column.</translation>
    </message>
    <message id="museum.table.citation">
        <source>Rulebook, “Final Scoring”</source>
        <translation>Rulebook, “Final Scoring”</translation>
    </message>
    <message id="museum.patron.points.title">
        <source>What the patron pays</source>
        <translation>What the patron pays</translation>
    </message>
    <message id="museum.patron.points.text">
        <source>The points stand on the Patron card, not in the rulebook. Until they are entered the highest known level below counts, and the total is “at least”.</source>
        <translation>The points stand on the Patron card, not in the rulebook. Until they are entered the highest known level below counts, and the total is “at least”.</translation>
    </message>
    <message id="museum.patron.points.citation">
        <source>Rulebook, “Patrons”; the figures are printed on the cards</source>
        <translation>Rulebook, “Patrons”; the figures are printed on the cards</translation>
    </message>
    <message id="museum.board.bonus.title">
        <source>What the board pays</source>
        <translation>What the board pays</translation>
    </message>
    <message id="museum.board.bonus.text">
        <source>The bonuses for the galleries stand on the museum board, not in the rulebook. Until they are entered they count nothing, and the total is “at least”.</source>
        <translation>The bonuses for the galleries stand on the museum board, not in the rulebook. Until they are entered they count nothing, and the total is “at least”.</translation>
    </message>
    <message id="museum.board.bonus.citation">
        <source>Rulebook, “Galleries”; the figures are printed on the boards</source>
        <translation>Rulebook, “Galleries”; the figures are printed on the boards</translation>
    </message>
    <message id="museum.almost.title">
        <source>Apart from its collection</source>
        <translation>Apart from its collection</translation>
    </message>
    <message id="museum.almost.text">
        <source>Objects of one collection are adjacent, side by side. One that lies elsewhere does not count; the note says what joining it would bring.</source>
        <translation>Objects of one collection are adjacent, side by side. One that lies elsewhere does not count; the note says what joining it would bring.</translation>
    </message>
    <message id="museum.almost.citation">
        <source>Rulebook, “Organising your Collections”</source>
        <translation>Rulebook, “Organising your Collections”</translation>
    </message>
    <message id="museum.duplicate.title">
        <source>Each civilisation once in a domain</source>
        <translation>Each civilisation once in a domain</translation>
    </message>
    <message id="museum.duplicate.text">
        <source>The objects of a domain collection are of different civilisations. A second object of one civilisation does not count in it; it may still count for its civilisation.</source>
        <translation>The objects of a domain collection are of different civilisations. A second object of one civilisation does not count in it; it may still count for its civilisation.</translation>
    </message>
    <message id="museum.duplicate.citation">
        <source>Rulebook, “Domains”</source>
        <translation>Rulebook, “Domains”</translation>
    </message>
    <message id="museum.reading.title">
        <source>Readings that change a total</source>
        <translation>Readings that change a total</translation>
    </message>
    <message id="museum.reading.text">
        <source>Where the rulebook is open and another answer would give a player another total, both totals are shown. One reading is changed at a time.</source>
        <translation>Where the rulebook is open and another answer would give a player another total, both totals are shown. One reading is changed at a time.</translation>
    </message>
    <message id="museum.reading.citation">
        <source>Rulebook, the passages that each reading names</source>
        <translation>Rulebook, the passages that each reading names</translation>
    </message>
    <message id="museum.end.title">
        <source>The end of the game</source>
        <translation>The end of the game</translation>
    </message>
    <message id="museum.end.text">
        <source>The first player to reach 50 points on the track triggers the end; under the earlier French rules 50 must be exceeded. That player ends the turn, and all others have one more.</source>
        <translation>The first player to reach 50 points on the track triggers the end; under the earlier French rules 50 must be exceeded. That player ends the turn, and all others have one more.</translation>
    </message>
    <message id="museum.end.citation">
        <source>Rulebook, “Ending the Game”</source>
        <translation>Rulebook, “Ending the Game”</translation>
    </message>
    <message id="museum.tie.title">
        <source>A shared first place</source>
        <translation>A shared first place</translation>
    </message>
    <message id="museum.tie.text">
        <source>The player with the most points wins. Neither rulebook has a tie-break: players with the same points share the place.</source>
        <translation>The player with the most points wins. Neither rulebook has a tie-break: players with the same points share the place.</translation>
    </message>
    <message id="museum.tie.citation">
        <source>Rulebook, “Final Scoring”</source>
        <translation>Rulebook, “Final Scoring”</translation>
    </message>
    <message id="museum.table.larger">
        <source>{owner}: the collection {collection} has a size of {size}, and the table ends at {most}.</source>
        <translation>{owner}: the collection {collection} has a size of {size}, and the table ends at {most}.</translation>
    </message>
    <message id="museum.table.larger.mend">
        <source>Look its objects and experts through; it scores the table’s last column.</source>
        <translation>Look its objects and experts through; it scores the table’s last column.</translation>
    </message>
    <message id="museum.patron.points.unknown">
        <source>{owner}: what the patron {patron} pays for level {level} is not known yet.</source>
        <translation>{owner}: what the patron {patron} pays for level {level} is not known yet.</translation>
    </message>
    <message id="museum.patron.points.unknown.mend">
        <source>Read it off the Patron card and enter it; the total is at least what is shown.</source>
        <translation>Read it off the Patron card and enter it; the total is at least what is shown.</translation>
    </message>
    <message id="museum.board.bonus.main">
        <source>{owner}: the bonus for the Main Gallery is not known yet.</source>
        <translation>{owner}: the bonus for the Main Gallery is not known yet.</translation>
    </message>
    <message id="museum.board.bonus.mend">
        <source>Read it off the Museum board and enter it; the total is at least what is shown.</source>
        <translation>Read it off the Museum board and enter it; the total is at least what is shown.</translation>
    </message>
    <message id="museum.board.bonus.full">
        <source>{owner}: the bonus for a full museum is not known yet.</source>
        <translation>{owner}: the bonus for a full museum is not known yet.</translation>
    </message>
    <message id="museum.board.bonus.both">
        <source>{owner}: the bonus for both galleries is not known yet.</source>
        <translation>{owner}: the bonus for both galleries is not known yet.</translation>
    </message>
    <message id="museum.almost.apart" numerus="yes">
        <source>{owner}: %n objects lie apart from the collection {collection}; joined to it they would bring {points} more points.</source>
        <translation>
            <numerusform>{owner}: %n object lies apart from the collection {collection}; joined to it, it would bring {points} more points.</numerusform>
            <numerusform>{owner}: %n objects lie apart from the collection {collection}; joined to it they would bring {points} more points.</numerusform>
        </translation>
    </message>
    <message id="museum.duplicate.civilisation">
        <source>{owner}: the object at {place} does not count in the collection {domain}, which has {civilisation} already.</source>
        <translation>{owner}: the object at {place} does not count in the collection {domain}, which has {civilisation} already.</translation>
    </message>
    <message id="museum.reading.differs">
        <source>{question} With “{chosen}” {owner} has {points} points, with “{other}” {others}.</source>
        <translation>{question} With “{chosen}” {owner} has {points} points, with “{other}” {others}.</translation>
    </message>
    <message id="museum.reading.differs.mend">
        <source>Agree on one answer: it is kept with the game.</source>
        <translation>Agree on one answer: it is kept with the game.</translation>
    </message>
    <message id="museum.end.triggered">
        <source>{owner} stands at {points} on the score track: the end of the game is triggered.</source>
        <translation>{owner} stands at {points} on the score track: the end of the game is triggered.</translation>
    </message>
    <message id="museum.tie.shared" numerus="yes">
        <source>%n players share the first place with {points} points: no rulebook has a tie-break.</source>
        <translation>
            <numerusform>%n player has the first place with {points} points: no rulebook has a tie-break.</numerusform>
            <numerusform>%n players share the first place with {points} points: no rulebook has a tie-break.</numerusform>
        </translation>
    </message>
    <message id="museum.score.civilisation.text">
        <source>Each civilisation brings points for one collection: the largest group of its objects that are adjacent, from three on, by the table; a matching expert counts as one more. Several collections of one civilisation are not possible.</source>
        <translation>Each civilisation brings points for one collection: the largest group of its objects that are adjacent, from three on, by the table; a matching expert counts as one more. Several collections of one civilisation are not possible.</translation>
    </message>
    <message id="museum.score.civilisation.citation">
        <source>Rulebook, “Civilisations” and “Expert Cards”</source>
        <translation>Rulebook, “Civilisations” and “Expert Cards”</translation>
    </message>
    <message id="museum.score.domain.text">
        <source>Each domain brings points for one collection: adjacent objects of that domain, from three on, each civilisation counted once, by the table; a matching expert counts as one more.</source>
        <translation>Each domain brings points for one collection: adjacent objects of that domain, from three on, each civilisation counted once, by the table; a matching expert counts as one more.</translation>
    </message>
    <message id="museum.score.domain.citation">
        <source>Rulebook, “Domains” and “Expert Cards”</source>
        <translation>Rulebook, “Domains” and “Expert Cards”</translation>
    </message>
    <message id="museum.score.track.title">
        <source>Score track</source>
        <translation>Score track</translation>
    </message>
    <message id="museum.score.track.text">
        <source>The points made during the game: the value of each object when it was exhibited. Where nobody has entered the track, the exhibited values are added.</source>
        <translation>The points made during the game: the value of each object when it was exhibited. Where nobody has entered the track, the exhibited values are added.</translation>
    </message>
    <message id="museum.score.track.citation">
        <source>Rulebook, “Scoring points during the game”</source>
        <translation>Rulebook, “Scoring points during the game”</translation>
    </message>
    <message id="museum.score.patron.title">
        <source>Patron</source>
        <translation>Patron</translation>
    </message>
    <message id="museum.score.patron.text">
        <source>What the Patron card pays for the highest level that is reached.</source>
        <translation>What the Patron card pays for the highest level that is reached.</translation>
    </message>
    <message id="museum.score.patron.citation">
        <source>Rulebook, “Patrons” and “Patron Cards”</source>
        <translation>Rulebook, “Patrons” and “Patron Cards”</translation>
    </message>
    <message id="museum.score.prestige.title">
        <source>Prestige</source>
        <translation>Prestige</translation>
    </message>
    <message id="museum.score.prestige.text">
        <source>One point for each Prestige token left.</source>
        <translation>One point for each Prestige token left.</translation>
    </message>
    <message id="museum.score.prestige.citation">
        <source>Rulebook, “Prestige”</source>
        <translation>Rulebook, “Prestige”</translation>
    </message>
    <message id="museum.score.gallery.main.title">
        <source>Main Gallery</source>
        <translation>Main Gallery</translation>
    </message>
    <message id="museum.score.gallery.main.text">
        <source>The bonus printed on the board when every slot of the Main Gallery is filled and all its objects belong to one collection.</source>
        <translation>The bonus printed on the board when every slot of the Main Gallery is filled and all its objects belong to one collection.</translation>
    </message>
    <message id="museum.score.gallery.main.citation">
        <source>Rulebook, “Galleries”</source>
        <translation>Rulebook, “Galleries”</translation>
    </message>
    <message id="museum.score.gallery.full.title">
        <source>Full museum</source>
        <translation>Full museum</translation>
    </message>
    <message id="museum.score.gallery.full.text">
        <source>The bonus printed on the board when every slot is filled.</source>
        <translation>The bonus printed on the board when every slot is filled.</translation>
    </message>
    <message id="museum.score.gallery.full.citation">
        <source>Rulebook, “Galleries”</source>
        <translation>Rulebook, “Galleries”</translation>
    </message>
    <message id="museum.score.gallery.both.title">
        <source>Both galleries</source>
        <translation>Both galleries</translation>
    </message>
    <message id="museum.score.gallery.both.text">
        <source>The bonus printed on the board for a Main Gallery of one collection in a museum that is full.</source>
        <translation>The bonus printed on the board for a Main Gallery of one collection in a museum that is full.</translation>
    </message>
    <message id="museum.score.gallery.both.citation">
        <source>Rulebook, “Galleries”</source>
        <translation>Rulebook, “Galleries”</translation>
    </message>
    <message id="museum.score.public-opinion.title">
        <source>Public Opinion</source>
        <translation>Public Opinion</translation>
    </message>
    <message id="museum.score.public-opinion.text">
        <source>Each discarded object costs as many points as its continent has tokens of Public Opinion. Each Press Conference cancels one continent; the dearest is taken.</source>
        <translation>Each discarded object costs as many points as its continent has tokens of Public Opinion. Each Press Conference cancels one continent; the dearest is taken.</translation>
    </message>
    <message id="museum.score.public-opinion.citation">
        <source>Rulebook, “Public Opinion” and “Favour Cards”</source>
        <translation>Rulebook, “Public Opinion” and “Favour Cards”</translation>
    </message>
    <message id="museum.score.patron.none">
        <source>No patron has been entered</source>
        <translation>No patron has been entered</translation>
    </message>
    <message id="museum.score.patron.not-reached">
        <source>{patron}: {count} counted, the first level takes {needs}</source>
        <translation>{patron}: {count} counted, the first level takes {needs}</translation>
    </message>
    <message id="museum.score.patron.reached">
        <source>{patron}: {count} counted, level {level} takes {needs}</source>
        <translation>{patron}: {count} counted, level {level} takes {needs}</translation>
    </message>
    <message id="museum.score.patron.lower">
        <source>{patron}: level {level} is reached, but nobody has entered its figure; a lower level pays</source>
        <translation>{patron}: level {level} is reached, but nobody has entered its figure; a lower level pays</translation>
    </message>
    <message id="museum.score.patron.unknown">
        <source>{patron}: level {level} is reached, but nobody has entered its figure</source>
        <translation>{patron}: level {level} is reached, but nobody has entered its figure</translation>
    </message>
    <message id="museum.score.patron.team" numerus="yes">
        <source>{patron}: %n experts</source>
        <translation>
            <numerusform>{patron}: %n expert</numerusform>
            <numerusform>{patron}: %n experts</numerusform>
        </translation>
    </message>
    <message id="museum.score.patron.no-glimpse">
        <source>{patron}: not both collections</source>
        <translation>{patron}: not both collections</translation>
    </message>
    <message id="museum.score.patron.glimpse">
        <source>{patron}: both collections</source>
        <translation>{patron}: both collections</translation>
    </message>
    <message id="museum.score.patron.other">
        <source>{patron}: as the card says</source>
        <translation>{patron}: as the card says</translation>
    </message>
    <message id="museum.score.track.given">
        <source>The score track shows {points}</source>
        <translation>The score track shows {points}</translation>
    </message>
    <message id="museum.score.track.object">
        <source>{civilisation}, {domain}: {value}</source>
        <translation>{civilisation}, {domain}: {value}</translation>
    </message>
    <message id="museum.score.track.empty">
        <source>Nothing is exhibited yet</source>
        <translation>Nothing is exhibited yet</translation>
    </message>
    <message id="museum.score.collection">
        <source>A collection of {size}</source>
        <translation>A collection of {size}</translation>
    </message>
    <message id="museum.score.collection.experts">
        <source>A collection of {size}, of which experts make {experts}</source>
        <translation>A collection of {size}, of which experts make {experts}</translation>
    </message>
    <message id="museum.score.collection.small">
        <source>No more than {size} together: a collection begins at {fewest}</source>
        <translation>No more than {size} together: a collection begins at {fewest}</translation>
    </message>
    <message id="museum.score.collection.none">
        <source>No object of this kind</source>
        <translation>No object of this kind</translation>
    </message>
    <message id="museum.score.collection.expert-alone">
        <source>An expert alone makes no collection</source>
        <translation>An expert alone makes no collection</translation>
    </message>
    <message id="museum.score.collection.apart">
        <source>It lies apart from the collection</source>
        <translation>It lies apart from the collection</translation>
    </message>
    <message id="museum.score.domain.duplicate">
        <source>Its civilisation, {civilisation}, counts already</source>
        <translation>Its civilisation, {civilisation}, counts already</translation>
    </message>
    <message id="museum.score.prestige.tokens" numerus="yes">
        <source>%n Prestige tokens</source>
        <translation>
            <numerusform>%n Prestige token</numerusform>
            <numerusform>%n Prestige tokens</numerusform>
        </translation>
    </message>
    <message id="museum.score.prestige.none">
        <source>No Prestige token is left</source>
        <translation>No Prestige token is left</translation>
    </message>
    <message id="museum.score.gallery.main.filled">
        <source>{collection} fills the Main Gallery</source>
        <translation>{collection} fills the Main Gallery</translation>
    </message>
    <message id="museum.score.gallery.main.mixed">
        <source>Every slot of the Main Gallery is filled, but not by one collection</source>
        <translation>Every slot of the Main Gallery is filled, but not by one collection</translation>
    </message>
    <message id="museum.score.gallery.main.bare" numerus="yes">
        <source>%n slots of the Main Gallery are bare</source>
        <translation>
            <numerusform>%n slot of the Main Gallery is bare</numerusform>
            <numerusform>%n slots of the Main Gallery are bare</numerusform>
        </translation>
    </message>
    <message id="museum.score.gallery.main.missing">
        <source>This board has no Main Gallery</source>
        <translation>This board has no Main Gallery</translation>
    </message>
    <message id="museum.score.gallery.full.filled">
        <source>Every slot is filled</source>
        <translation>Every slot is filled</translation>
    </message>
    <message id="museum.score.gallery.full.bare" numerus="yes">
        <source>%n slots are bare</source>
        <translation>
            <numerusform>%n slot is bare</numerusform>
            <numerusform>%n slots are bare</numerusform>
        </translation>
    </message>
    <message id="museum.score.gallery.both.filled">
        <source>The Main Gallery has its collection and every slot is filled</source>
        <translation>The Main Gallery has its collection and every slot is filled</translation>
    </message>
    <message id="museum.score.gallery.both.missing">
        <source>It takes one collection in the Main Gallery and every slot filled</source>
        <translation>It takes one collection in the Main Gallery and every slot filled</translation>
    </message>
    <message id="museum.score.gallery.replaced">
        <source>The bonus for both replaces it</source>
        <translation>The bonus for both replaces it</translation>
    </message>
    <message id="museum.score.gallery.unknown">
        <source>Earned, but nobody has entered the figure printed on the board</source>
        <translation>Earned, but nobody has entered the figure printed on the board</translation>
    </message>
    <message id="museum.score.public-opinion.cost">
        <source>{continent}: {objects} discarded, tokens on it: {tokens}</source>
        <translation>{continent}: {objects} discarded, tokens on it: {tokens}</translation>
    </message>
    <message id="museum.score.public-opinion.cancelled">
        <source>{continent}: {objects} discarded; a Press Conference cancels {tokens} for each</source>
        <translation>{continent}: {objects} discarded; a Press Conference cancels {tokens} for each</translation>
    </message>
    <message id="museum.score.public-opinion.no-tokens">
        <source>{continent}: {objects} discarded, and no token on it</source>
        <translation>{continent}: {objects} discarded, and no token on it</translation>
    </message>
    <message id="museum.score.public-opinion.none">
        <source>Nothing is discarded</source>
        <translation>Nothing is discarded</translation>
    </message>
    <message id="cli.help.arrange">
        <source>Museum: the best arrangement, its proof, and what moves</source>
        <translation>Museum: the best arrangement, its proof, and what moves</translation>
    </message>
    <message id="cli.arrange.wrong-game">
        <source>Only Museum has a best arrangement; this file is of another game.</source>
        <translation>Only Museum has a best arrangement; this file is of another game.</translation>
    </message>
    <message id="cli.arrange.unknown-player">
        <source>There is no player called “{name}”.</source>
        <translation>There is no player called “{name}”.</translation>
    </message>
    <message id="cli.arrange.too-many">
        <source>There are more objects than slots: they cannot all stay on the board.</source>
        <translation>There are more objects than slots: they cannot all stay on the board.</translation>
    </message>
    <message id="cli.arrange.seconds">
        <source>A number of seconds from 0 to {most} was expected after --seconds.</source>
        <translation>A number of seconds from 0 to {most} was expected after --seconds.</translation>
    </message>
    <message id="cli.arrange.proved">
        <source>{player}: {total} points, the best there is (now {now})</source>
        <translation>{player}: {total} points, the best there is (now {now})</translation>
    </message>
    <message id="cli.arrange.so-far">
        <source>{player}: {total} points, the best found so far (now {now}); no arrangement brings more than {bound}</source>
        <translation>{player}: {total} points, the best found so far (now {now}); no arrangement brings more than {bound}</translation>
    </message>
    <message id="cli.arrange.nothing">
        <source>Nothing needs to be moved.</source>
        <translation>Nothing needs to be moved.</translation>
    </message>
    <message id="cli.arrange.moves" numerus="yes">
        <source>%n objects change place:</source>
        <translation>
            <numerusform>%n object changes place:</numerusform>
            <numerusform>%n objects change place:</numerusform>
        </translation>
    </message>
    <message id="cli.arrange.move">
        <source>{civilisation}, {domain}, {value}: {from} → {to}</source>
        <translation>{civilisation}, {domain}, {value}: {from} → {to}</translation>
    </message>
    <message id="cli.museum.legend">
        <source>RoCu3: civilisation, domain, value   · bare slot   [ ] Main Gallery   × blocked</source>
        <translation>RoCu3: civilisation, domain, value   · bare slot   [ ] Main Gallery   × blocked</translation>
    </message>
    <message id="museum.copy.refused">
        <source>This is no file of copy facts.</source>
        <translation>This is no file of copy facts.</translation>
    </message>
    <message id="museum.figure.track">
        <source>Score track</source>
        <translation>Score track</translation>
    </message>
    <message id="museum.figure.prestige">
        <source>Prestige tokens</source>
        <translation>Prestige tokens</translation>
    </message>
    <message id="museum.figure.press">
        <source>Press Conferences</source>
        <translation>Press Conferences</translation>
    </message>
    <message id="museum.figure.level">
        <source>Level {level}: {need} or more</source>
        <translation>Level {level}: {need} or more</translation>
    </message>
    <message id="museum.figure.card">
        <source>Points on the card</source>
        <translation>Points on the card</translation>
    </message>
    <message id="museum.figure.member">
        <source>Points for each expert</source>
        <translation>Points for each expert</translation>
    </message>
    <message id="museum.figure.discard">
        <source>Discarded</source>
        <translation>Discarded</translation>
    </message>
    <message id="museum.figure.tokens">
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message id="museum.figure.on-card">
        <source>Printed on the Patron card, beside this level.</source>
        <translation>Printed on the Patron card, beside this level.</translation>
    </message>
    <message id="museum.figure.on-board">
        <source>Printed on the Museum board, beside its galleries.</source>
        <translation>Printed on the Museum board, beside its galleries.</translation>
    </message>
    <message id="museum.figure.cancelled">
        <source>Cancelled by a Press Conference</source>
        <translation>Cancelled by a Press Conference</translation>
    </message>
    <message id="museum.figure.bonus.main">
        <source>Main Gallery</source>
        <translation>Main Gallery</translation>
    </message>
    <message id="museum.figure.bonus.full">
        <source>Museum full</source>
        <translation>Museum full</translation>
    </message>
    <message id="museum.figure.bonus.both">
        <source>Both</source>
        <translation>Both</translation>
    </message>
    <message id="museum.key.value">
        <source>value {value}</source>
        <translation>value {value}</translation>
    </message>
    <message id="museum.key.masterpiece">
        <source>value {value}: a Masterpiece</source>
        <translation>value {value}: a Masterpiece</translation>
    </message>
    <message id="museum.key.on-board" numerus="yes">
        <source>%n on the board</source>
        <translation>
            <numerusform>%n on the board</numerusform>
            <numerusform>%n on the board</numerusform>
        </translation>
    </message>
    <message id="museum.key.expert">
        <source>Expert: {expert}</source>
        <translation>Expert: {expert}</translation>
    </message>
    <message id="museum.patron.none">
        <source>No patron</source>
        <translation>No patron</translation>
    </message>
    <message id="samples.museum.rulebook-example">
        <source>Vincent’s museum</source>
        <translation>Vincent’s museum</translation>
    </message>
    <message id="samples.museum.rulebook-example.text">
        <source>Both rulebooks count 96 points; by their own table it is 99.</source>
        <translation>Both rulebooks count 96 points; by their own table it is 99.</translation>
    </message>
    <message id="samples.museum.finished-3">
        <source>A finished game for three</source>
        <translation>A finished game for three</translation>
    </message>
    <message id="samples.museum.finished-3.text">
        <source>Every line of the score sheet, with the board’s own bonuses.</source>
        <translation>Every line of the score sheet, with the board’s own bonuses.</translation>
    </message>
    <message id="samples.museum.unfinished">
        <source>Figures are missing</source>
        <translation>Figures are missing</translation>
    </message>
    <message id="samples.museum.unfinished.text">
        <source>A board and a patron whose points nobody has entered yet.</source>
        <translation>A board and a patron whose points nobody has entered yet.</translation>
    </message>
    <message id="samples.museum.own-board">
        <source>A board of our own copy</source>
        <translation>A board of our own copy</translation>
    </message>
    <message id="samples.museum.own-board.text">
        <source>Missing slots, missing passages, a Main Gallery of another shape.</source>
        <translation>Missing slots, missing passages, a Main Gallery of another shape.</translation>
    </message>
    <message id="samples.museum.illegal">
        <source>Something is wrong here</source>
        <translation>Something is wrong here</translation>
    </message>
    <message id="samples.museum.illegal.text">
        <source>A table that cannot be: what, where, and how to mend it.</source>
        <translation>A table that cannot be: what, where, and how to mend it.</translation>
    </message>
    <message id="samples.museum.disputed">
        <source>Two readings</source>
        <translation>Two readings</translation>
    </message>
    <message id="samples.museum.disputed.text">
        <source>The rulebook leaves open what counts: both totals are shown.</source>
        <translation>The rulebook leaves open what counts: both totals are shown.</translation>
    </message>
    <message id="museum.setup.end">
        <source>The game ends when somebody reaches {points} points on the score track; there are {tokens} prestige tokens.</source>
        <translation>The game ends when somebody reaches {points} points on the score track; there are {tokens} prestige tokens.</translation>
    </message>
    <message id="museum.board.standard">
        <source>Standard board</source>
        <translation>Standard board</translation>
    </message>
    <message id="museum.hint.nothing-to-move">
        <source>Nothing lies here that could be moved.</source>
        <translation>Nothing lies here that could be moved.</translation>
    </message>
    <message id="museum.arrange.looking">
        <source>Looking for a better arrangement …</source>
        <translation>Looking for a better arrangement …</translation>
    </message>
    <message id="museum.arrange.crowded">
        <source>There are more objects than slots: they cannot all stay on the board.</source>
        <translation>There are more objects than slots: they cannot all stay on the board.</translation>
    </message>
    <message id="museum.arrange.empty">
        <source>There is nothing to arrange yet.</source>
        <translation>There is nothing to arrange yet.</translation>
    </message>
    <message id="museum.arrange.proved-here">
        <source>No arrangement of these objects brings more than {total} points: proved.</source>
        <translation>No arrangement of these objects brings more than {total} points: proved.</translation>
    </message>
    <message id="museum.arrange.nothing-so-far">
        <source>Nothing better found so far; no arrangement brings more than {bound} points.</source>
        <translation>Nothing better found so far; no arrangement brings more than {bound} points.</translation>
    </message>
    <message id="museum.arrange.proved" numerus="yes">
        <source>+{gain} by moving %n objects: {total} points, the best there is.</source>
        <translation>
            <numerusform>+{gain} by moving %n object: {total} points, the best there is.</numerusform>
            <numerusform>+{gain} by moving %n objects: {total} points, the best there is.</numerusform>
        </translation>
    </message>
    <message id="museum.arrange.so-far" numerus="yes">
        <source>+{gain} found so far by moving %n objects: {total} points. No arrangement brings more than {bound}.</source>
        <translation>
            <numerusform>+{gain} found so far by moving %n object: {total} points. No arrangement brings more than {bound}.</numerusform>
            <numerusform>+{gain} found so far by moving %n objects: {total} points. No arrangement brings more than {bound}.</numerusform>
        </translation>
    </message>
    <message id="museum.arrange.gain" numerus="yes">
        <source>+{gain} by moving %n objects</source>
        <translation>
            <numerusform>+{gain} by moving %n object</numerusform>
            <numerusform>+{gain} by moving %n objects</numerusform>
        </translation>
    </message>
    <message id="museum.arrange.missing">
        <source>Figures that are still missing are left out.</source>
        <translation>Figures that are still missing are left out.</translation>
    </message>
    <message id="museum.arrange.step">
        <source>{object}: from {from} to {to}</source>
        <translation>{object}: from {from} to {to}</translation>
    </message>
    <message id="museum.arrange.swap">
        <source>{object}: from {from} to {to}, in exchange for {other}</source>
        <translation>{object}: from {from} to {to}, in exchange for {other}</translation>
    </message>
    <message id="museum.edit.step">
        <source>one step of the arrangement</source>
        <translation>one step of the arrangement</translation>
    </message>
    <message id="museum.edit.arrange" numerus="yes">
        <source>%n objects rearranged</source>
        <translation>
            <numerusform>%n object rearranged</numerusform>
            <numerusform>%n objects rearranged</numerusform>
        </translation>
    </message>
    <message id="museum.edit.draw">
        <source>board drawn</source>
        <translation>board drawn</translation>
    </message>
    <message id="museum.edit.wall">
        <source>passage changed</source>
        <translation>passage changed</translation>
    </message>
    <message id="museum.edit.board">
        <source>board of {owner} chosen</source>
        <translation>board of {owner} chosen</translation>
    </message>
    <message id="museum.edit.board-new">
        <source>new board</source>
        <translation>new board</translation>
    </message>
    <message id="museum.edit.board-name">
        <source>board renamed</source>
        <translation>board renamed</translation>
    </message>
    <message id="museum.edit.board-drop">
        <source>board dropped</source>
        <translation>board dropped</translation>
    </message>
    <message id="museum.edit.board-size">
        <source>size of the board changed</source>
        <translation>size of the board changed</translation>
    </message>
    <message id="museum.board.numbered">
        <source>Board {number}</source>
        <translation>Board {number}</translation>
    </message>
    <message id="museum.board.taken">
        <source>Another board has that name.</source>
        <translation>Another board has that name.</translation>
    </message>
    <message id="museum.board.nameless">
        <source>A board needs a name.</source>
        <translation>A board needs a name.</translation>
    </message>
    <message id="museum.edit.put">
        <source>{object} exhibited</source>
        <translation>{object} exhibited</translation>
    </message>
    <message id="museum.edit.change">
        <source>{object} changed</source>
        <translation>{object} changed</translation>
    </message>
    <message id="museum.edit.take">
        <source>{object} taken off</source>
        <translation>{object} taken off</translation>
    </message>
    <message id="museum.edit.take-all">
        <source>all objects taken off</source>
        <translation>all objects taken off</translation>
    </message>
    <message id="museum.edit.move">
        <source>{object} moved</source>
        <translation>{object} moved</translation>
    </message>
    <message id="museum.edit.text" numerus="yes">
        <source>%n objects typed in</source>
        <translation>
            <numerusform>%n object typed in</numerusform>
            <numerusform>%n objects typed in</numerusform>
        </translation>
    </message>
    <message id="museum.hint.not-a-slot">
        <source>There is no free slot here.</source>
        <translation>There is no free slot here.</translation>
    </message>
    <message id="museum.hint.nothing-to-paint">
        <source>Paint: first touch a civilisation, domain or value, then the slots that have it.</source>
        <translation>Paint: first touch a civilisation, domain or value, then the slots that have it.</translation>
    </message>
    <message id="museum.hint.full">
        <source>All slots are filled: touch the one that is to change.</source>
        <translation>All slots are filled: touch the one that is to change.</translation>
    </message>
    <message id="museum.edit.expert">
        <source>experts of {owner} changed</source>
        <translation>experts of {owner} changed</translation>
    </message>
    <message id="museum.edit.patron">
        <source>patron of {owner} changed</source>
        <translation>patron of {owner} changed</translation>
    </message>
    <message id="museum.edit.figure">
        <source>figure entered</source>
        <translation>figure entered</translation>
    </message>
    <message id="museum.edit.copy">
        <source>figures of my copy filled in</source>
        <translation>figures of my copy filled in</translation>
    </message>
    <message id="museum.figure.wrong">
        <source>A whole number from 0 to {most} was expected.</source>
        <translation>A whole number from 0 to {most} was expected.</translation>
    </message>
    <message id="museum.copy.fill-in">
        <source>Fill in from my copy</source>
        <translation>Fill in from my copy</translation>
    </message>
    <message id="museum.patron.quadruple.text">
        <source>Four collections: how many of them reach size 3?</source>
        <translation>Four collections: how many of them reach size 3?</translation>
    </message>
    <message id="museum.patron.continent.text">
        <source>Objects of one continent, anywhere on the board.</source>
        <translation>Objects of one continent, anywhere on the board.</translation>
    </message>
    <message id="museum.patron.legacy.text">
        <source>The collection of one civilisation.</source>
        <translation>The collection of one civilisation.</translation>
    </message>
    <message id="museum.patron.perfect.text">
        <source>Collections whose objects hold all values from 1 to 5.</source>
        <translation>Collections whose objects hold all values from 1 to 5.</translation>
    </message>
    <message id="museum.patron.masterpieces.text">
        <source>Objects of value 5, anywhere on the board.</source>
        <translation>Objects of value 5, anywhere on the board.</translation>
    </message>
    <message id="museum.patron.greatest-team.text">
        <source>Each expert brings points.</source>
        <translation>Each expert brings points.</translation>
    </message>
    <message id="museum.patron.fountain.text">
        <source>Domain collections of at least 5 objects.</source>
        <translation>Domain collections of at least 5 objects.</translation>
    </message>
    <message id="museum.patron.glimpse.text">
        <source>A civilisation collection of 7 and a domain collection of 6.</source>
        <translation>A civilisation collection of 7 and a domain collection of 6.</translation>
    </message>
    <message id="museum.patron.other.text">
        <source>Enter the points that the card brings.</source>
        <translation>Enter the points that the card brings.</translation>
    </message>
    <message id="museum.hint.typed">
        <source>{typed}…: civilisation, domain, value; then Enter.</source>
        <translation>{typed}…: civilisation, domain, value; then Enter.</translation>
    </message>
    <message id="museum.hint.object">
        <source>{slot}: {object}. Touch what is different.</source>
        <translation>{slot}: {object}. Touch what is different.</translation>
    </message>
    <message id="museum.hint.bare">
        <source>{slot}: which civilisation, domain and value?</source>
        <translation>{slot}: which civilisation, domain and value?</translation>
    </message>
    <message id="museum.hint.part">
        <source>{slot}: {object} …</source>
        <translation>{slot}: {object} …</translation>
    </message>
    <message id="museum.hint.blocked">
        <source>{slot} is blocked: nothing can lie there.</source>
        <translation>{slot} is blocked: nothing can lie there.</translation>
    </message>
    <message id="museum.hint.paint">
        <source>Touch the slots that are {object}.</source>
        <translation>Touch the slots that are {object}.</translation>
    </message>
    <message id="museum.hint.paint-what">
        <source>Paint: touch a civilisation, a domain or a value, then all slots that have it.</source>
        <translation>Paint: touch a civilisation, a domain or a value, then all slots that have it.</translation>
    </message>
    <message id="museum.hint.move">
        <source>Where shall {object} go? Touch a slot; an object there changes places with it.</source>
        <translation>Where shall {object} go? Touch a slot; an object there changes places with it.</translation>
    </message>
    <message id="museum.hint.plan">
        <source>Touch the cells that are to change.</source>
        <translation>Touch the cells that are to change.</translation>
    </message>
    <message id="museum.hint.wall">
        <source>Touch two neighbouring slots: the passage between them is closed or opened.</source>
        <translation>Touch two neighbouring slots: the passage between them is closed or opened.</translation>
    </message>
    <message id="museum.hint.wall-next">
        <source>Now touch the slot beside it.</source>
        <translation>Now touch the slot beside it.</translation>
    </message>
    <message id="museum.hint.no-museum">
        <source>This table has no museum for {owner}.</source>
        <translation>This table has no museum for {owner}.</translation>
    </message>
    <message id="sides.slots">
        <source>{filled} of {spaces} slots</source>
        <translation>{filled} of {spaces} slots</translation>
    </message>
    <message id="muse.economy.said">
        <source>Economy: {coins}</source>
        <translation>Economy: {coins}</translation>
    </message>
    <message id="museum.cell.name">
        <source>{slot}: {content}</source>
        <translation>{slot}: {content}</translation>
    </message>
    <message id="museum.cell.bare">
        <source>bare</source>
        <translation>bare</translation>
    </message>
    <message id="museum.cell.bare-main">
        <source>bare, Main Gallery</source>
        <translation>bare, Main Gallery</translation>
    </message>
    <message id="museum.cell.blocked">
        <source>blocked</source>
        <translation>blocked</translation>
    </message>
    <message id="museum.cell.none">
        <source>no slot</source>
        <translation>no slot</translation>
    </message>
    <message id="museum.cell.partial">
        <source>half entered: {traits}</source>
        <translation>half entered: {traits}</translation>
    </message>
    <message id="reading.totals">
        <source>{answer}: {totals}</source>
        <translation>{answer}: {totals}</translation>
    </message>
    <message id="art.facts.advice">
        <source>No rulebook gives the size of the wall: count it on your boards, once. It is remembered for later games.</source>
        <translation>No rulebook gives the size of the wall: count it on your boards, once. It is remembered for later games.</translation>
    </message>
    <message id="art.facts.columns">
        <source>Columns</source>
        <translation>Columns</translation>
    </message>
    <message id="art.facts.rows">
        <source>Rows</source>
        <translation>Rows</translation>
    </message>
    <message id="art.facts.eyeline.first">
        <source>First row of the eyeline</source>
        <translation>First row of the eyeline</translation>
    </message>
    <message id="art.facts.eyeline.last">
        <source>Last row of the eyeline</source>
        <translation>Last row of the eyeline</translation>
    </message>
    <message id="art.facts.star.column">
        <source>Column of the left star</source>
        <translation>Column of the left star</translation>
    </message>
    <message id="art.facts.star.row">
        <source>Row of the stars</source>
        <translation>Row of the stars</translation>
    </message>
    <message id="art.facts.verified">
        <source>Confirmed: this is the wall of your copy.</source>
        <translation>Confirmed: this is the wall of your copy.</translation>
    </message>
    <message id="art.facts.confirm">
        <source>Unverified: confirm this wall</source>
        <translation>Unverified: confirm this wall</translation>
    </message>
    <message id="art.tool.fit">
        <source>Where does this fit?</source>
        <translation>Where does this fit?</translation>
    </message>
    <message id="art.fit.hang">
        <source>Hang it here</source>
        <translation>Hang it here</translation>
    </message>
    <message id="art.fit.kind">
        <source>Which tile?</source>
        <translation>Which tile?</translation>
    </message>
    <message id="art.fit.painting">
        <source>a painting</source>
        <translation>a painting</translation>
    </message>
    <message id="art.fit.decor.1">
        <source>decor 1</source>
        <translation>decor 1</translation>
    </message>
    <message id="art.fit.decor.2">
        <source>decor 2</source>
        <translation>decor 2</translation>
    </message>
    <message id="art.fit.decor.3">
        <source>decor 3</source>
        <translation>decor 3</translation>
    </message>
    <message id="art.keypad.type">
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message id="art.keypad.frame">
        <source>Frame</source>
        <translation>Frame</translation>
    </message>
    <message id="art.keypad.name">
        <source>Type and frame</source>
        <translation>Type and frame</translation>
    </message>
    <message id="art.keypad.decor">
        <source>Decor</source>
        <translation>Decor</translation>
    </message>
    <message id="art.keypad.start">
        <source>Starting painting</source>
        <translation>Starting painting</translation>
    </message>
    <message id="art.keypad.assistant">
        <source>To the assistant</source>
        <translation>To the assistant</translation>
    </message>
    <message id="art.tool.museum">
        <source>Museum and table</source>
        <translation>Museum and table</translation>
    </message>
    <message id="art.museum.title">
        <source>Prestige in the museum</source>
        <translation>Prestige in the museum</translation>
    </message>
    <message id="art.museum.advice">
        <source>The space of each type’s marker; past 50 count on, black 5 is 55. Leave it empty while the type is not in the museum.</source>
        <translation>The space of each type’s marker; past 50 count on, black 5 is 55. Leave it empty while the type is not in the museum.</translation>
    </message>
    <message id="art.beside.assistant">
        <source>Assistant</source>
        <translation>Assistant</translation>
    </message>
    <message id="art.assistant.hang">
        <source>Hang it</source>
        <translation>Hang it</translation>
    </message>
    <message id="art.assistant.clear">
        <source>Put it away</source>
        <translation>Put it away</translation>
    </message>
    <message id="art.beside.excess">
        <source>Excess paintings</source>
        <translation>Excess paintings</translation>
    </message>
    <message id="art.ordered">
        <source>The tiles stand in the order in which they were hung</source>
        <translation>The tiles stand in the order in which they were hung</translation>
    </message>
    <message id="art.hand.title">
        <source>Bid cards left in the hand</source>
        <translation>Bid cards left in the hand</translation>
    </message>
    <message id="art.hand.advice">
        <source>Players are level: the cards left in their hands decide. Touch the cards that have been played.</source>
        <translation>Players are level: the cards left in their hands decide. Touch the cards that have been played.</translation>
    </message>
    <message id="art.hand.forget">
        <source>Forget this hand</source>
        <translation>Forget this hand</translation>
    </message>
    <message id="art.tool.pairs">
        <source>Neighbour’s check</source>
        <translation>Neighbour’s check</translation>
    </message>
    <message id="art.pairs.advice">
        <source>Each player checks the wall on their left: two paintings of one type side by side are a faux pas. Touch a line to see it on the wall.</source>
        <translation>Each player checks the wall on their left: two paintings of one type side by side are a faux pas. Touch a line to see it on the wall.</translation>
    </message>
    <message id="art.tool.plan">
        <source>Printed wall</source>
        <translation>Printed wall</translation>
    </message>
    <message id="art.plan.advice">
        <source>A tile that no longer fits stays where it is, and is marked.</source>
        <translation>A tile that no longer fits stays where it is, and is marked.</translation>
    </message>
    <message id="art.menu.frames">
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message id="art.menu.frames.advice">
        <source>No rulebook names the four frames: call them what you like.</source>
        <translation>No rulebook names the four frames: call them what you like.</translation>
    </message>
    <message id="art.menu.frame">
        <source>Name of frame {letter}</source>
        <translation>Name of frame {letter}</translation>
    </message>
    <message id="art.setup.wall">
        <source>Which wall?</source>
        <translation>Which wall?</translation>
    </message>
    <message id="art.step.less">
        <source>{figure}: one less</source>
        <translation>{figure}: one less</translation>
    </message>
    <message id="art.step.more">
        <source>{figure}: one more</source>
        <translation>{figure}: one more</translation>
    </message>
    <message id="art.text.name">
        <source>Tiles as text</source>
        <translation>Tiles as text</translation>
    </message>
    <message id="art.text.field">
        <source>A tile</source>
        <translation>A tile</translation>
    </message>
    <message id="art.text.apply">
        <source>Hang the tile</source>
        <translation>Hang the tile</translation>
    </message>
    <message id="art.text.advice">
        <source>Type, frame, size and top left square: portrait a 2x3 at 6,4. Decor: decor 2 at 8,7, or decor 2 1x2 at 8,7 upright.</source>
        <translation>Type, frame, size and top left square: portrait a 2x3 at 6,4. Decor: decor 2 at 8,7, or decor 2 1x2 at 8,7 upright.</translation>
    </message>
    <message id="art.text.done">
        <source>Back to the keys</source>
        <translation>Back to the keys</translation>
    </message>
    <message id="art.tool.tiles">
        <source>Tiles</source>
        <translation>Tiles</translation>
    </message>
    <message id="art.tool.text">
        <source>As text</source>
        <translation>As text</translation>
    </message>
    <message id="art.tool.copy">
        <source>Hang another one like it</source>
        <translation>Hang another one like it</translation>
    </message>
    <message id="art.tool.take">
        <source>Take down</source>
        <translation>Take down</translation>
    </message>
    <message id="art.wall.name">
        <source>Wall</source>
        <translation>Wall</translation>
    </message>
    <message id="art.facts.picture">
        <source>The wall as entered</source>
        <translation>The wall as entered</translation>
    </message>
    <message id="art.type.city-life">
        <source>City Life</source>
        <translation>City Life</translation>
    </message>
    <message id="art.type.city-life.letter">
        <source>Ci</source>
        <translation>Ci</translation>
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
        <translation>Still Life</translation>
    </message>
    <message id="art.type.still-life.letter">
        <source>St</source>
        <translation>St</translation>
    </message>
    <message id="art.type.landscape">
        <source>Landscape</source>
        <translation>Landscape</translation>
    </message>
    <message id="art.type.landscape.letter">
        <source>La</source>
        <translation>La</translation>
    </message>
    <message id="art.decor">
        <source>decor</source>
        <translation>decor</translation>
    </message>
    <message id="art.frames.moved.final">
        <source>Where it hangs when the round ends</source>
        <translation>Where it hangs when the round ends</translation>
    </message>
    <message id="art.frames.moved.first">
        <source>Where it was hung first: the decor earned cannot be checked</source>
        <translation>Where it was hung first: the decor earned cannot be checked</translation>
    </message>
    <message id="art.decor.swapped.no">
        <source>No</source>
        <translation>No</translation>
    </message>
    <message id="art.decor.swapped.yes">
        <source>Yes: only the shields in all are checked</source>
        <translation>Yes: only the shields in all are checked</translation>
    </message>
    <message id="art.decor.four.at-most">
        <source>Yes: at most that many shields</source>
        <translation>Yes: at most that many shields</translation>
    </message>
    <message id="art.decor.four.exactly">
        <source>No: exactly that many, or no decor at all</source>
        <translation>No: exactly that many, or no decor at all</translation>
    </message>
    <message id="art.prestige.black.no">
        <source>No: they are fifty spaces apart</source>
        <translation>No: they are fifty spaces apart</translation>
    </message>
    <message id="art.prestige.black.yes">
        <source>Yes: the space is taken</source>
        <translation>Yes: the space is taken</translation>
    </message>
    <message id="art.frames.moved.title">
        <source>A painting moves again before the round ends: which position earns the decor?</source>
        <translation>A painting moves again before the round ends: which position earns the decor?</translation>
    </message>
    <message id="art.frames.moved.text">
        <source>Until the round ends, tiles may be moved freely on the wall, while decor is taken as soon as a painting is hung. Which of its positions counts is left open. The file shows the last one only.</source>
        <translation>Until the round ends, tiles may be moved freely on the wall, while decor is taken as soon as a painting is hung. Which of its positions counts is left open. The file shows the last one only.</translation>
    </message>
    <message id="art.frames.moved.citation">
        <source>Rulebook, “Gallery Wall Placement Rules” and “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Rulebook, “Gallery Wall Placement Rules” and “Matching Frames and Acquiring Decor Tiles”</translation>
    </message>
    <message id="art.decor.swapped.title">
        <source>Was decor on the walls swapped because a size ran out?</source>
        <translation>Was decor on the walls swapped because a size ran out?</translation>
    </message>
    <message id="art.decor.swapped.text">
        <source>The box has so many decor tiles of each size and no rule for the case that one runs out. A table that then swaps tiles for others of the same worth leaves walls on which no tile shows who earned it.</source>
        <translation>The box has so many decor tiles of each size and no rule for the case that one runs out. A table that then swaps tiles for others of the same worth leaves walls on which no tile shows who earned it.</translation>
    </message>
    <message id="art.decor.swapped.citation">
        <source>Rulebook, “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Rulebook, “Matching Frames and Acquiring Decor Tiles”</translation>
    </message>
    <message id="art.decor.four.title">
        <source>Four or more matching frames: may the decor add up to less?</source>
        <translation>Four or more matching frames: may the decor add up to less?</translation>
    </message>
    <message id="art.decor.four.text">
        <source>With one to three matching frames the tile may be smaller. With four or more, any decor tiles that add up to the number are taken; whether they may add up to less is left open.</source>
        <translation>With one to three matching frames the tile may be smaller. With four or more, any decor tiles that add up to the number are taken; whether they may add up to less is left open.</translation>
    </message>
    <message id="art.decor.four.citation">
        <source>Rulebook, “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Rulebook, “Matching Frames and Acquiring Decor Tiles”</translation>
    </message>
    <message id="art.prestige.black.title">
        <source>Do a marker on black 5 and one on plain 5 collide?</source>
        <translation>Do a marker on black 5 and one on plain 5 collide?</translation>
    </message>
    <message id="art.prestige.black.text">
        <source>Past 50 a prestige marker turns to its black side and goes round the track again. Whether a marker of the first round then still keeps a space from it is left open.</source>
        <translation>Past 50 a prestige marker turns to its black side and goes round the track again. Whether a marker of the first round then still keeps a space from it is left open.</translation>
    </message>
    <message id="art.prestige.black.citation">
        <source>Rulebook, “Increasing Prestige”</source>
        <translation>Rulebook, “Increasing Prestige”</translation>
    </message>
    <message id="art.place.wall">
        <source>the wall</source>
        <translation>the wall</translation>
    </message>
    <message id="art.place.square">
        <source>square {column},{row}</source>
        <translation>square {column},{row}</translation>
    </message>
    <message id="art.place.tiles">
        <source>the tiles</source>
        <translation>the tiles</translation>
    </message>
    <message id="art.place.tile">
        <source>tile {column}</source>
        <translation>tile {column}</translation>
    </message>
    <message id="art.place.assistant">
        <source>the assistant</source>
        <translation>the assistant</translation>
    </message>
    <message id="art.place.excess">
        <source>the excess paintings</source>
        <translation>the excess paintings</translation>
    </message>
    <message id="art.place.hand">
        <source>the hand</source>
        <translation>the hand</translation>
    </message>
    <message id="art.place.prestige">
        <source>the museum’s track</source>
        <translation>the museum’s track</translation>
    </message>
    <message id="art.place.prestige.marker">
        <source>the marker of {item}</source>
        <translation>the marker of {item}</translation>
    </message>
    <message id="art.file.players" numerus="yes">
        <source>Two to four play Art Society; here there are %n.</source>
        <translation>
            <numerusform>Two to four play Art Society; here there is %n.</numerusform>
            <numerusform>Two to four play Art Society; here there are %n.</numerusform>
        </translation>
    </message>
    <message id="art.file.no-player">
        <source>There is no player called “{name}”.</source>
        <translation>There is no player called “{name}”.</translation>
    </message>
    <message id="art.file.same-star">
        <source>The two stars stand on two different squares.</source>
        <translation>The two stars stand on two different squares.</translation>
    </message>
    <message id="art.file.painting-or-decor">
        <source>A tile has either the key “painting” or the key “decor”.</source>
        <translation>A tile has either the key “painting” or the key “decor”.</translation>
    </message>
    <message id="art.file.prestige-or-museum">
        <source>A file has either the key “prestige” or the key “museum”, not both.</source>
        <translation>A file has either the key “prestige” or the key “museum”, not both.</translation>
    </message>
    <message id="art.inside.title">
        <source>Inside the wall</source>
        <translation>Inside the wall</translation>
    </message>
    <message id="art.inside.text">
        <source>A tile lies inside the wall with all its squares.</source>
        <translation>A tile lies inside the wall with all its squares.</translation>
    </message>
    <message id="art.inside.citation">
        <source>Rulebook, “Gallery Wall Placement Rules”</source>
        <translation>Rulebook, “Gallery Wall Placement Rules”</translation>
    </message>
    <message id="art.overlap.title">
        <source>One tile on a square</source>
        <translation>One tile on a square</translation>
    </message>
    <message id="art.overlap.text">
        <source>No two tiles share a square of the wall.</source>
        <translation>No two tiles share a square of the wall.</translation>
    </message>
    <message id="art.overlap.citation">
        <source>Rulebook, “Gallery Wall Placement Rules”</source>
        <translation>Rulebook, “Gallery Wall Placement Rules”</translation>
    </message>
    <message id="art.touch.title">
        <source>Side by side</source>
        <translation>Side by side</translation>
    </message>
    <message id="art.touch.text">
        <source>Every tile but the starting painting touches, when it is hung, a side of a tile that hangs already; a corner is not enough. Where the order of hanging is not known, every tile is joined to the starting painting through tiles that touch.</source>
        <translation>Every tile but the starting painting touches, when it is hung, a side of a tile that hangs already; a corner is not enough. Where the order of hanging is not known, every tile is joined to the starting painting through tiles that touch.</translation>
    </message>
    <message id="art.touch.citation">
        <source>Rulebook, “Gallery Wall Placement Rules”</source>
        <translation>Rulebook, “Gallery Wall Placement Rules”</translation>
    </message>
    <message id="art.start.title">
        <source>The starting painting</source>
        <translation>The starting painting</translation>
    </message>
    <message id="art.start.text">
        <source>Each player begins with one starting painting of 2×3 squares, hung so that it covers one or both stars in the centre of the wall.</source>
        <translation>Each player begins with one starting painting of 2×3 squares, hung so that it covers one or both stars in the centre of the wall.</translation>
    </message>
    <message id="art.start.citation">
        <source>Rulebook, “Setup”, step 6</source>
        <translation>Rulebook, “Setup”, step 6</translation>
    </message>
    <message id="art.size.title">
        <source>Sizes of paintings</source>
        <translation>Sizes of paintings</translation>
    </message>
    <message id="art.size.text">
        <source>The box has no painting of one, two or three squares in a line. None with a side over five is known, which is a note and no more.</source>
        <translation>The box has no painting of one, two or three squares in a line. None with a side over five is known, which is a note and no more.</translation>
    </message>
    <message id="art.size.citation">
        <source>Rulebook, “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Rulebook, “Matching Frames and Acquiring Decor Tiles”</translation>
    </message>
    <message id="art.decor.size.title">
        <source>Sizes of decor</source>
        <translation>Sizes of decor</translation>
    </message>
    <message id="art.decor.size.text">
        <source>A decor tile has one, two or three shields and covers as many squares in a line. Whether it may be turned is not said: both ways are accepted.</source>
        <translation>A decor tile has one, two or three shields and covers as many squares in a line. Whether it may be turned is not said: both ways are accepted.</translation>
    </message>
    <message id="art.decor.size.citation">
        <source>Rulebook, “Matching Frames and Acquiring Decor Tiles”</source>
        <translation>Rulebook, “Matching Frames and Acquiring Decor Tiles”</translation>
    </message>
    <message id="art.decor.earned.title">
        <source>Decor is earned</source>
        <translation>Decor is earned</translation>
    </message>
    <message id="art.decor.earned.text">
        <source>A painting that touches one to three paintings of its frame when it is hung earns one decor tile of at most that many shields; one that touches four or more earns any that add up to that number. An excess painting earns one shield. Where the order of hanging is known, every decor tile needs a painting that earned it; else the shields together are compared with the matching pairs.</source>
        <translation>A painting that touches one to three paintings of its frame when it is hung earns one decor tile of at most that many shields; one that touches four or more earns any that add up to that number. An excess painting earns one shield. Where the order of hanging is known, every decor tile needs a painting that earned it; else the shields together are compared with the matching pairs.</translation>
    </message>
    <message id="art.decor.earned.citation">
        <source>Rulebook, “Matching Frames and Acquiring Decor Tiles” and “Running out of Space”, step 3</source>
        <translation>Rulebook, “Matching Frames and Acquiring Decor Tiles” and “Running out of Space”, step 3</translation>
    </message>
    <message id="art.fauxpas.title">
        <source>Faux pas</source>
        <translation>Faux pas</translation>
    </message>
    <message id="art.fauxpas.text">
        <source>Paintings of one type that share a side score no prestige, in a chain all of them. Corners do not count, nor do paintings that decor keeps apart.</source>
        <translation>Paintings of one type that share a side score no prestige, in a chain all of them. Corners do not count, nor do paintings that decor keeps apart.</translation>
    </message>
    <message id="art.fauxpas.citation">
        <source>Rulebook, “Faux Pas”</source>
        <translation>Rulebook, “Faux Pas”</translation>
    </message>
    <message id="art.assistant.title">
        <source>The assistant</source>
        <translation>The assistant</translation>
    </message>
    <message id="art.assistant.text">
        <source>The assistant holds at most one tile, a painting or decor. It may be hung whenever a new tile is placed, before it or after it; a painting held once can only go to the wall and never to the museum. At the end it scores nothing and costs nothing.</source>
        <translation>The assistant holds at most one tile, a painting or decor. It may be hung whenever a new tile is placed, before it or after it; a painting held once can only go to the wall and never to the museum. At the end it scores nothing and costs nothing.</translation>
    </message>
    <message id="art.assistant.citation">
        <source>Rulebook, “Using Your Assistant”</source>
        <translation>Rulebook, “Using Your Assistant”</translation>
    </message>
    <message id="art.excess.title">
        <source>Excess paintings</source>
        <translation>Excess paintings</translation>
    </message>
    <message id="art.excess.text">
        <source>A painting that fits nowhere, cannot be exchanged and is not given to the assistant is in excess. The second one triggers the end of the game, so that nobody has three.</source>
        <translation>A painting that fits nowhere, cannot be exchanged and is not given to the assistant is in excess. The second one triggers the end of the game, so that nobody has three.</translation>
    </message>
    <message id="art.excess.citation">
        <source>Rulebook, “Running out of Space”, step 3, and “Game End”</source>
        <translation>Rulebook, “Running out of Space”, step 3, and “Game End”</translation>
    </message>
    <message id="art.count.title">
        <source>One painting a round</source>
        <translation>One painting a round</translation>
    </message>
    <message id="art.count.text">
        <source>Everybody plays one bid card and takes one painting in each round. The paintings on the wall, in excess and with the assistant are therefore one more than the cards played, and all hands are of one length.</source>
        <translation>Everybody plays one bid card and takes one painting in each round. The paintings on the wall, in excess and with the assistant are therefore one more than the cards played, and all hands are of one length.</translation>
    </message>
    <message id="art.count.citation">
        <source>Rulebook, “Auction”</source>
        <translation>Rulebook, “Auction”</translation>
    </message>
    <message id="art.bids.title">
        <source>Bid cards</source>
        <translation>Bid cards</translation>
    </message>
    <message id="art.bids.text">
        <source>Each player has twenty bid cards, 1 to 20, one of each value.</source>
        <translation>Each player has twenty bid cards, 1 to 20, one of each value.</translation>
    </message>
    <message id="art.bids.citation">
        <source>Rulebook, “Setup”, step 4</source>
        <translation>Rulebook, “Setup”, step 4</translation>
    </message>
    <message id="art.prestige.title">
        <source>Prestige markers</source>
        <translation>Prestige markers</translation>
    </message>
    <message id="art.prestige.text">
        <source>Each auction leaves one painting to the museum, whose value moves the marker of its type. No two markers stand on one space: a marker that would land on another one steps back to the first empty space. A marker is on 0 only when it found no empty space, with all four types in the museum; a type that never reached the museum has no marker there and scores ×2.</source>
        <translation>Each auction leaves one painting to the museum, whose value moves the marker of its type. No two markers stand on one space: a marker that would land on another one steps back to the first empty space. A marker is on 0 only when it found no empty space, with all four types in the museum; a type that never reached the museum has no marker there and scores ×2.</translation>
    </message>
    <message id="art.prestige.citation">
        <source>Rulebook, “Increasing Prestige” and “Prestige Rankings”</source>
        <translation>Rulebook, “Increasing Prestige” and “Prestige Rankings”</translation>
    </message>
    <message id="art.hand.needed.title">
        <source>A tie needs the hands</source>
        <translation>A tie needs the hands</translation>
    </message>
    <message id="art.hand.needed.text">
        <source>Between players with equal points, the higher sum of the bid cards left in the hand is ahead; equal sums share the place. The hands are needed then only, and not before every wall shows more than its starting painting.</source>
        <translation>Between players with equal points, the higher sum of the bid cards left in the hand is ahead; equal sums share the place. The hands are needed then only, and not before every wall shows more than its starting painting.</translation>
    </message>
    <message id="art.hand.needed.citation">
        <source>Rulebook, “Final Scoring”</source>
        <translation>Rulebook, “Final Scoring”</translation>
    </message>
    <message id="art.end.title">
        <source>The end of the game</source>
        <translation>The end of the game</translation>
    </message>
    <message id="art.end.text">
        <source>The end is triggered when a wall is full, when somebody stores a second excess painting, or when no bid cards are left. The round is finished, then the score is counted.</source>
        <translation>The end is triggered when a wall is full, when somebody stores a second excess painting, or when no bid cards are left. The round is finished, then the score is counted.</translation>
    </message>
    <message id="art.end.citation">
        <source>Rulebook, “Game End”</source>
        <translation>Rulebook, “Game End”</translation>
    </message>
    <message id="art.wall.unverified.title">
        <source>The size of the wall</source>
        <translation>The size of the wall</translation>
    </message>
    <message id="art.wall.unverified.text">
        <source>No rulebook states how many squares the wall has, nor which rows the eyeline covers: both are printed on the player boards and have to be counted there once.</source>
        <translation>No rulebook states how many squares the wall has, nor which rows the eyeline covers: both are printed on the player boards and have to be counted there once.</translation>
    </message>
    <message id="art.wall.unverified.citation">
        <source>Rulebook, “Gallery Wall Placement Rules” (pictures only)</source>
        <translation>Rulebook, “Gallery Wall Placement Rules” (pictures only)</translation>
    </message>
    <message id="art.decor.earned.total">
        <source>Shields of {owner}: {shields}. Matching frames give {matches} at most, excess paintings {excess}: {earned} together.</source>
        <translation>Shields of {owner}: {shields}. Matching frames give {matches} at most, excess paintings {excess}: {earned} together.</translation>
    </message>
    <message id="art.decor.earned.total.mend">
        <source>Count the shields again, and look whether every frame is entered as it is.</source>
        <translation>Count the shields again, and look whether every frame is entered as it is.</translation>
    </message>
    <message id="art.decor.earned.tile" numerus="yes">
        <source>{tile} cannot have been earned: no painting hung before it is left that gives decor of %n shields.</source>
        <translation>
            <numerusform>{tile} cannot have been earned: no painting hung before it is left that gives decor of %n shield.</numerusform>
            <numerusform>{tile} cannot have been earned: no painting hung before it is left that gives decor of %n shields.</numerusform>
        </translation>
    </message>
    <message id="art.decor.earned.tile.mend">
        <source>Enter its shields or the frames again, or say that the order of hanging is not known.</source>
        <translation>Enter its shields or the frames again, or say that the order of hanging is not known.</translation>
    </message>
    <message id="art.decor.earned.sum">
        <source>The decor of {owner} cannot be shared out among the paintings that earned it: with four or more matching frames it adds up to just their number.</source>
        <translation>The decor of {owner} cannot be shared out among the paintings that earned it: with four or more matching frames it adds up to just their number.</translation>
    </message>
    <message id="art.decor.earned.sum.mend">
        <source>Enter the shields or the frames again, or choose the other answer to this question.</source>
        <translation>Enter the shields or the frames again, or choose the other answer to this question.</translation>
    </message>
    <message id="art.excess.many" numerus="yes">
        <source>{owner} has %n excess paintings; the second one ends the game.</source>
        <translation>
            <numerusform>{owner} has %n excess painting; the second one ends the game.</numerusform>
            <numerusform>{owner} has %n excess paintings; the second one ends the game.</numerusform>
        </translation>
    </message>
    <message id="art.excess.many.mend">
        <source>Count the paintings beside the board again.</source>
        <translation>Count the paintings beside the board again.</translation>
    </message>
    <message id="art.count.paintings">
        <source>Paintings of {owner}, on the wall, in excess and with the assistant: {found}. Rounds played, by the cards left in the hand: {rounds}, which makes {expected} with the starting painting.</source>
        <translation>Paintings of {owner}, on the wall, in excess and with the assistant: {found}. Rounds played, by the cards left in the hand: {rounds}, which makes {expected} with the starting painting.</translation>
    </message>
    <message id="art.count.paintings.mend">
        <source>Look for a painting that is missing or entered twice, and count the cards in the hand again.</source>
        <translation>Look for a painting that is missing or entered twice, and count the cards in the hand again.</translation>
    </message>
    <message id="art.count.hands">
        <source>The hands do not hold equally many cards, but everybody plays one in each round.</source>
        <translation>The hands do not hold equally many cards, but everybody plays one in each round.</translation>
    </message>
    <message id="art.count.hands.mend">
        <source>Count the cards in each hand again.</source>
        <translation>Count the cards in each hand again.</translation>
    </message>
    <message id="art.bids.outside">
        <source>{card} is in the hand of {owner}, but bid cards run from 1 to {highest}.</source>
        <translation>{card} is in the hand of {owner}, but bid cards run from 1 to {highest}.</translation>
    </message>
    <message id="art.bids.outside.mend">
        <source>Read the card again.</source>
        <translation>Read the card again.</translation>
    </message>
    <message id="art.bids.twice">
        <source>{card} is in the hand of {owner} more than once; everybody has one bid card of each value.</source>
        <translation>{card} is in the hand of {owner} more than once; everybody has one bid card of each value.</translation>
    </message>
    <message id="art.bids.twice.mend">
        <source>Read the cards again and take out the one that is wrong.</source>
        <translation>Read the cards again and take out the one that is wrong.</translation>
    </message>
    <message id="art.prestige.same">
        <source>{first} and {second} stand on one space of the museum’s track.</source>
        <translation>{first} and {second} stand on one space of the museum’s track.</translation>
    </message>
    <message id="art.prestige.same.mend">
        <source>Read both spaces again: a marker that would land on another one steps back to the first empty space.</source>
        <translation>Read both spaces again: a marker that would land on another one steps back to the first empty space.</translation>
    </message>
    <message id="art.prestige.empty">
        <source>No painting is in the museum yet, although a wall shows more than its starting painting.</source>
        <translation>No painting is in the museum yet, although a wall shows more than its starting painting.</translation>
    </message>
    <message id="art.prestige.empty.mend">
        <source>Enter where the markers stand: each auction leaves one painting to the museum.</source>
        <translation>Enter where the markers stand: each auction leaves one painting to the museum.</translation>
    </message>
    <message id="art.prestige.zero">
        <source>{first} stands on 0, which only happens with all four types in the museum; a type that never reached it has no space at all and scores ×2.</source>
        <translation>{first} stands on 0, which only happens with all four types in the museum; a type that never reached it has no space at all and scores ×2.</translation>
    </message>
    <message id="art.prestige.zero.mend">
        <source>Take the marker off the track if no painting of this type ever reached the museum, or enter the others.</source>
        <translation>Take the marker off the track if no painting of this type ever reached the museum, or enter the others.</translation>
    </message>
    <message id="art.hand.needed.tied">
        <source>{owner} has as many points as somebody else, {points}: the bid cards left in the hand decide, and this hand is not entered.</source>
        <translation>{owner} has as many points as somebody else, {points}: the bid cards left in the hand decide, and this hand is not entered.</translation>
    </message>
    <message id="art.hand.needed.tied.mend">
        <source>Enter the bid cards left in the hand of {owner}; until then the place is shared.</source>
        <translation>Enter the bid cards left in the hand of {owner}; until then the place is shared.</translation>
    </message>
    <message id="art.end.wall">
        <source>The wall of {owner} is full: this round is the last one.</source>
        <translation>The wall of {owner} is full: this round is the last one.</translation>
    </message>
    <message id="art.end.excess">
        <source>{owner} has a second excess painting: this round is the last one.</source>
        <translation>{owner} has a second excess painting: this round is the last one.</translation>
    </message>
    <message id="art.end.hands">
        <source>No bid cards are left: the game is over.</source>
        <translation>No bid cards are left: the game is over.</translation>
    </message>
    <message id="art.wall.unverified.guess">
        <source>Nobody has counted the wall of this copy yet: {columns} columns, {rows} rows, the stars and the eyeline are a guess.</source>
        <translation>Nobody has counted the wall of this copy yet: {columns} columns, {rows} rows, the stars and the eyeline are a guess.</translation>
    </message>
    <message id="art.wall.unverified.guess.mend">
        <source>Count the squares of the printed wall once, and look for the two stars and for the rows between the eyes.</source>
        <translation>Count the squares of the printed wall once, and look for the two stars and for the rows between the eyes.</translation>
    </message>
    <message id="art.entry.kind">
        <source>“{word}” is neither a type nor decor: city-life, portrait, still-life, landscape or decor was expected.</source>
        <translation>“{word}” is neither a type nor decor: city-life, portrait, still-life, landscape or decor was expected.</translation>
    </message>
    <message id="art.entry.frame">
        <source>“{word}” is no frame: a, b, c or d was expected.</source>
        <translation>“{word}” is no frame: a, b, c or d was expected.</translation>
    </message>
    <message id="art.entry.shields">
        <source>“{word}” is no number of shields.</source>
        <translation>“{word}” is no number of shields.</translation>
    </message>
    <message id="art.entry.size">
        <source>“{word}” is no size: columns and rows were expected, such as 2x3.</source>
        <translation>“{word}” is no size: columns and rows were expected, such as 2x3.</translation>
    </message>
    <message id="art.entry.square">
        <source>“{word}” is no square: column and row were expected, such as 6,4.</source>
        <translation>“{word}” is no square: column and row were expected, such as 6,4.</translation>
    </message>
    <message id="art.entry.too-many">
        <source>“{word}” is one word too many.</source>
        <translation>“{word}” is one word too many.</translation>
    </message>
    <message id="art.inside.out">
        <source>{tile} ({name}) sticks out of the wall, which is {columns} squares wide and {rows} high.</source>
        <translation>{tile} ({name}) sticks out of the wall, which is {columns} squares wide and {rows} high.</translation>
    </message>
    <message id="art.inside.out.mend">
        <source>Enter its place or its size again, or correct the size of the wall.</source>
        <translation>Enter its place or its size again, or correct the size of the wall.</translation>
    </message>
    <message id="art.overlap.pair">
        <source>{first} and {second} lie on the same squares.</source>
        <translation>{first} and {second} lie on the same squares.</translation>
    </message>
    <message id="art.overlap.pair.mend">
        <source>Enter the place or the size of one of them again.</source>
        <translation>Enter the place or the size of one of them again.</translation>
    </message>
    <message id="art.touch.order">
        <source>{tile} ({name}) touches no tile that was hung before it.</source>
        <translation>{tile} ({name}) touches no tile that was hung before it.</translation>
    </message>
    <message id="art.touch.order.mend">
        <source>Move it beside one of them, or say that the order of hanging is not known.</source>
        <translation>Move it beside one of them, or say that the order of hanging is not known.</translation>
    </message>
    <message id="art.touch.apart">
        <source>{tile} ({name}) is not joined to the starting painting by tiles that touch.</source>
        <translation>{tile} ({name}) is not joined to the starting painting by tiles that touch.</translation>
    </message>
    <message id="art.touch.apart.mend">
        <source>Move it beside another tile; a corner is not enough.</source>
        <translation>Move it beside another tile; a corner is not enough.</translation>
    </message>
    <message id="art.start.none">
        <source>On the wall of {owner} no painting is marked as the starting one.</source>
        <translation>On the wall of {owner} no painting is marked as the starting one.</translation>
    </message>
    <message id="art.start.none.mend">
        <source>Mark the painting that hung there when the game began.</source>
        <translation>Mark the painting that hung there when the game began.</translation>
    </message>
    <message id="art.start.several" numerus="yes">
        <source>On the wall of {owner} %n paintings are marked as the starting one.</source>
        <translation>
            <numerusform>On the wall of {owner} %n painting is marked as the starting one.</numerusform>
            <numerusform>On the wall of {owner} %n paintings are marked as the starting one.</numerusform>
        </translation>
    </message>
    <message id="art.start.several.mend">
        <source>Leave the mark on the painting that hung there when the game began.</source>
        <translation>Leave the mark on the painting that hung there when the game began.</translation>
    </message>
    <message id="art.start.size">
        <source>The starting painting measures {columns}×{rows}; every starting painting is 2×3.</source>
        <translation>The starting painting measures {columns}×{rows}; every starting painting is 2×3.</translation>
    </message>
    <message id="art.start.size.mend">
        <source>Enter its size again, or mark another painting.</source>
        <translation>Enter its size again, or mark another painting.</translation>
    </message>
    <message id="art.start.star">
        <source>The starting painting covers neither star in the centre of the wall.</source>
        <translation>The starting painting covers neither star in the centre of the wall.</translation>
    </message>
    <message id="art.start.star.mend">
        <source>Enter its place again, mark another painting, or correct the stars of the wall.</source>
        <translation>Enter its place again, mark another painting, or correct the stars of the wall.</translation>
    </message>
    <message id="art.size.small">
        <source>{tile} is entered as a painting of {columns}×{rows}; the box has none so small.</source>
        <translation>{tile} is entered as a painting of {columns}×{rows}; the box has none so small.</translation>
    </message>
    <message id="art.size.small.mend">
        <source>Enter its size again; it may be decor.</source>
        <translation>Enter its size again; it may be decor.</translation>
    </message>
    <message id="art.size.large">
        <source>{tile} is entered as a painting of {columns}×{rows}; none is known with a side over {longest}.</source>
        <translation>{tile} is entered as a painting of {columns}×{rows}; none is known with a side over {longest}.</translation>
    </message>
    <message id="art.size.large.mend">
        <source>Count its squares once more.</source>
        <translation>Count its squares once more.</translation>
    </message>
    <message id="art.decor.size.shields" numerus="yes">
        <source>{tile} is entered as decor of %n shields; decor has one, two or three.</source>
        <translation>
            <numerusform>{tile} is entered as decor of %n shield; decor has one, two or three.</numerusform>
            <numerusform>{tile} is entered as decor of %n shields; decor has one, two or three.</numerusform>
        </translation>
    </message>
    <message id="art.decor.size.shields.mend">
        <source>Count its shields again.</source>
        <translation>Count its shields again.</translation>
    </message>
    <message id="art.decor.size.squares" numerus="yes">
        <source>{tile} is entered as decor of %n shields on {columns}×{rows} squares.</source>
        <translation>
            <numerusform>{tile} is entered as decor of %n shield on {columns}×{rows} squares.</numerusform>
            <numerusform>{tile} is entered as decor of %n shields on {columns}×{rows} squares.</numerusform>
        </translation>
    </message>
    <message id="art.decor.size.squares.mend">
        <source>Decor covers as many squares in a line as it has shields: enter one or the other again.</source>
        <translation>Decor covers as many squares in a line as it has shields: enter one or the other again.</translation>
    </message>
    <message id="art.fauxpas.chain" numerus="yes">
        <source>%n paintings of the type {type} touch each other: none of them scores prestige.</source>
        <translation>
            <numerusform>%n painting of the type {type} touches another: none of them scores prestige.</numerusform>
            <numerusform>%n paintings of the type {type} touch each other: none of them scores prestige.</numerusform>
        </translation>
    </message>
    <message id="art.name">
        <source>Art Society</source>
        <translation>Art Society</translation>
    </message>
    <message id="art.score.prestige.painting">
        <source>{type} is worth ×{multiplier}</source>
        <translation>{type} is worth ×{multiplier}</translation>
    </message>
    <message id="art.score.prestige.offends">
        <source>{tile} is part of a faux pas</source>
        <translation>{tile} is part of a faux pas</translation>
    </message>
    <message id="art.score.decor.tile" numerus="yes">
        <source>Decor of %n shields</source>
        <translation>
            <numerusform>Decor of %n shield</numerusform>
            <numerusform>Decor of %n shields</numerusform>
        </translation>
    </message>
    <message id="art.score.eyeline.painting">
        <source>{tile} shows {type}, the type in vogue, in the eyeline</source>
        <translation>{tile} shows {type}, the type in vogue, in the eyeline</translation>
    </message>
    <message id="art.score.eyeline.outside">
        <source>{tile} shows {type}, the type in vogue, but outside the eyeline</source>
        <translation>{tile} shows {type}, the type in vogue, but outside the eyeline</translation>
    </message>
    <message id="art.score.full-gallery.full">
        <source>No square of the wall is empty</source>
        <translation>No square of the wall is empty</translation>
    </message>
    <message id="art.score.full-gallery.empty" numerus="yes">
        <source>%n squares are empty</source>
        <translation>
            <numerusform>%n square is empty</numerusform>
            <numerusform>%n squares are empty</numerusform>
        </translation>
    </message>
    <message id="art.score.exposed-corners.bare">
        <source>The corner at {square} is bare</source>
        <translation>The corner at {square} is bare</translation>
    </message>
    <message id="art.score.excess.paintings" numerus="yes">
        <source>%n excess paintings</source>
        <translation>
            <numerusform>%n excess painting</numerusform>
            <numerusform>%n excess paintings</numerusform>
        </translation>
    </message>
    <message id="art.score.prestige.city-life.title">
        <source>Prestige of City Life</source>
        <translation>Prestige of City Life</translation>
    </message>
    <message id="art.score.prestige.city-life.text">
        <source>The multiplier of the type for each painting of City Life on the wall that is in no faux pas.</source>
        <translation>The multiplier of the type for each painting of City Life on the wall that is in no faux pas.</translation>
    </message>
    <message id="art.score.prestige.city-life.citation">
        <source>Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”</source>
        <translation>Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”</translation>
    </message>
    <message id="art.score.prestige.portrait.title">
        <source>Prestige of Portraits</source>
        <translation>Prestige of Portraits</translation>
    </message>
    <message id="art.score.prestige.portrait.text">
        <source>The multiplier of the type for each Portrait on the wall that is in no faux pas.</source>
        <translation>The multiplier of the type for each Portrait on the wall that is in no faux pas.</translation>
    </message>
    <message id="art.score.prestige.portrait.citation">
        <source>Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”</source>
        <translation>Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”</translation>
    </message>
    <message id="art.score.prestige.still-life.title">
        <source>Prestige of Still Lifes</source>
        <translation>Prestige of Still Lifes</translation>
    </message>
    <message id="art.score.prestige.still-life.text">
        <source>The multiplier of the type for each Still Life on the wall that is in no faux pas.</source>
        <translation>The multiplier of the type for each Still Life on the wall that is in no faux pas.</translation>
    </message>
    <message id="art.score.prestige.still-life.citation">
        <source>Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”</source>
        <translation>Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”</translation>
    </message>
    <message id="art.score.prestige.landscape.title">
        <source>Prestige of Landscapes</source>
        <translation>Prestige of Landscapes</translation>
    </message>
    <message id="art.score.prestige.landscape.text">
        <source>The multiplier of the type for each Landscape on the wall that is in no faux pas.</source>
        <translation>The multiplier of the type for each Landscape on the wall that is in no faux pas.</translation>
    </message>
    <message id="art.score.prestige.landscape.citation">
        <source>Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”</source>
        <translation>Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”</translation>
    </message>
    <message id="art.score.decor.title">
        <source>Decor</source>
        <translation>Decor</translation>
    </message>
    <message id="art.score.decor.text">
        <source>One point for each shield on the wall. What the assistant holds scores nothing.</source>
        <translation>One point for each shield on the wall. What the assistant holds scores nothing.</translation>
    </message>
    <message id="art.score.decor.citation">
        <source>Rulebook, “Final Scoring”, step 2</source>
        <translation>Rulebook, “Final Scoring”, step 2</translation>
    </message>
    <message id="art.score.eyeline.title">
        <source>Eyeline</source>
        <translation>Eyeline</translation>
    </message>
    <message id="art.score.eyeline.text">
        <source>Three points for each painting of the type in vogue (×5) that lies in the eyeline with at least one square, once for each painting. Paintings in a faux pas count here.</source>
        <translation>Three points for each painting of the type in vogue (×5) that lies in the eyeline with at least one square, once for each painting. Paintings in a faux pas count here.</translation>
    </message>
    <message id="art.score.eyeline.citation">
        <source>Rulebook, “Final Scoring”, step 3</source>
        <translation>Rulebook, “Final Scoring”, step 3</translation>
    </message>
    <message id="art.score.full-gallery.title">
        <source>Full gallery</source>
        <translation>Full gallery</translation>
    </message>
    <message id="art.score.full-gallery.text">
        <source>Five points when no square of the wall is empty; decor fills squares too.</source>
        <translation>Five points when no square of the wall is empty; decor fills squares too.</translation>
    </message>
    <message id="art.score.full-gallery.citation">
        <source>Rulebook, “Final Scoring”, step 4</source>
        <translation>Rulebook, “Final Scoring”, step 4</translation>
    </message>
    <message id="art.score.exposed-corners.title">
        <source>Exposed corners</source>
        <translation>Exposed corners</translation>
    </message>
    <message id="art.score.exposed-corners.text">
        <source>Two points lost for each corner square of the wall that no tile covers.</source>
        <translation>Two points lost for each corner square of the wall that no tile covers.</translation>
    </message>
    <message id="art.score.exposed-corners.citation">
        <source>Rulebook, “Final Scoring”, step 5</source>
        <translation>Rulebook, “Final Scoring”, step 5</translation>
    </message>
    <message id="art.score.excess.title">
        <source>Excess paintings</source>
        <translation>Excess paintings</translation>
    </message>
    <message id="art.score.excess.text">
        <source>Two points lost for each excess painting. One that the assistant holds is none.</source>
        <translation>Two points lost for each excess painting. One that the assistant holds is none.</translation>
    </message>
    <message id="art.score.excess.citation">
        <source>Rulebook, “Final Scoring”, step 6</source>
        <translation>Rulebook, “Final Scoring”, step 6</translation>
    </message>
    <message id="art.tie-break.hand">
        <source>Bid cards left in the hand</source>
        <translation>Bid cards left in the hand</translation>
    </message>
    <message id="cli.auction.wrong-game">
        <source>Only Art Society has an auction; this file is of another game.</source>
        <translation>Only Art Society has an auction; this file is of another game.</translation>
    </message>
    <message id="cli.auction.missing-stack">
        <source>The bidding stack of {player} is not in this file.</source>
        <translation>The bidding stack of {player} is not in this file.</translation>
    </message>
    <message id="cli.auction.tied">
        <source>{player} and {other} have equal stacks down to the last card; the white starting cards always differ.</source>
        <translation>{player} and {other} have equal stacks down to the last card; the white starting cards always differ.</translation>
    </message>
    <message id="cli.auction.order">
        <source>The bidders choose in this order</source>
        <translation>The bidders choose in this order</translation>
    </message>
    <message id="cli.auction.bid">
        <source>{player} bids {bid}</source>
        <translation>{player} bids {bid}</translation>
    </message>
    <message id="cli.auction.tie" numerus="yes">
        <source>ahead of the next one by the card %n places below the bid</source>
        <translation>
            <numerusform>ahead of the next one by the card %n place below the bid</numerusform>
            <numerusform>ahead of the next one by the card %n places below the bid</numerusform>
        </translation>
    </message>
    <message id="cli.art.painting">
        <source>{type}, frame {frame}, {columns}×{rows}</source>
        <translation>{type}, frame {frame}, {columns}×{rows}</translation>
    </message>
    <message id="cli.art.start">
        <source>starting painting</source>
        <translation>starting painting</translation>
    </message>
    <message id="cli.art.decor" numerus="yes">
        <source>decor, %n shields</source>
        <translation>
            <numerusform>decor, %n shield</numerusform>
            <numerusform>decor, %n shields</numerusform>
        </translation>
    </message>
    <message id="cli.art.assistant">
        <source>Assistant: {tile}</source>
        <translation>Assistant: {tile}</translation>
    </message>
    <message id="cli.art.legend">
        <source>· empty square   ☆ star   ## two tiles on one square   | | eyeline</source>
        <translation>· empty square   ☆ star   ## two tiles on one square   | | eyeline</translation>
    </message>
    <message id="cli.art.marker">
        <source>{type} ×{multiplier}, space {space}</source>
        <translation>{type} ×{multiplier}, space {space}</translation>
    </message>
    <message id="cli.art.marker.none">
        <source>{type} ×{multiplier}, not in the museum</source>
        <translation>{type} ×{multiplier}, not in the museum</translation>
    </message>
    <message id="cli.help.auction">
        <source>Art Society: the order in which bidders choose</source>
        <translation>Art Society: the order in which bidders choose</translation>
    </message>
    <message id="cli.help.piece">
        <source>a piece of Art Society for placements, a painting or decor; decor without a size is tried both ways</source>
        <translation>a piece of Art Society for placements, a painting or decor; decor without a size is tried both ways</translation>
    </message>
    <message id="cli.placements.matches">
        <source>matching frames: {places}</source>
        <translation>matching frames: {places}</translation>
    </message>
    <message id="cli.placements.fauxpas">
        <source>faux pas with {places}</source>
        <translation>faux pas with {places}</translation>
    </message>
    <message id="cli.placements.eyeline">
        <source>in the eyeline</source>
        <translation>in the eyeline</translation>
    </message>
    <message id="cli.placements.offers">
        <source>It fits nowhere. The rules then offer, in this order:</source>
        <translation>It fits nowhere. The rules then offer, in this order:</translation>
    </message>
    <message id="cli.placements.offer.assistant">
        <source>to let the assistant hold it</source>
        <translation>to let the assistant hold it</translation>
    </message>
    <message id="cli.placements.offer.exchange">
        <source>to exchange it with the museum for a painting of the same type</source>
        <translation>to exchange it with the museum for a painting of the same type</translation>
    </message>
    <message id="cli.placements.offer.excess">
        <source>to keep it in excess and take decor of one shield</source>
        <translation>to keep it in excess and take decor of one shield</translation>
    </message>
    <message id="art.judge.outside">
        <source>not inside the wall</source>
        <translation>not inside the wall</translation>
    </message>
    <message id="art.judge.overlap">
        <source>on another tile</source>
        <translation>on another tile</translation>
    </message>
    <message id="art.judge.touch">
        <source>touches no tile</source>
        <translation>touches no tile</translation>
    </message>
    <message id="art.judge.size">
        <source>no painting has this size</source>
        <translation>no painting has this size</translation>
    </message>
    <message id="art.judge.decor">
        <source>no decor has this shape</source>
        <translation>no decor has this shape</translation>
    </message>
    <message id="art.judge.allowed">
        <source>allowed</source>
        <translation>allowed</translation>
    </message>
    <message id="art.judge.matches" numerus="yes">
        <source>%n frames match: decor of as many shields at most</source>
        <translation>
            <numerusform>%n frame matches: decor of one shield at most</numerusform>
            <numerusform>%n frames match: decor of %n shields at most</numerusform>
        </translation>
    </message>
    <message id="art.judge.faux-pas" numerus="yes">
        <source>faux pas with %n paintings</source>
        <translation>
            <numerusform>faux pas with %n painting</numerusform>
            <numerusform>faux pas with %n paintings</numerusform>
        </translation>
    </message>
    <message id="art.judge.corners" numerus="yes">
        <source>%n corners</source>
        <translation>
            <numerusform>%n corner</numerusform>
            <numerusform>%n corners</numerusform>
        </translation>
    </message>
    <message id="art.judge.eyeline">
        <source>in the eyeline</source>
        <translation>in the eyeline</translation>
    </message>
    <message id="art.judge.points">
        <source>{points} points</source>
        <translation>{points} points</translation>
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
        <translation>{type}, frame {frame}, {place}</translation>
    </message>
    <message id="art.pair.offends">
        <source>Faux pas: neither brings prestige</source>
        <translation>Faux pas: neither brings prestige</translation>
    </message>
    <message id="art.pair.fine">
        <source>Two types: fine</source>
        <translation>Two types: fine</translation>
    </message>
    <message id="art.rank.5">
        <source>In Vogue, × 5</source>
        <translation>In Vogue, × 5</translation>
    </message>
    <message id="art.rank.4">
        <source>Popular, × 4</source>
        <translation>Popular, × 4</translation>
    </message>
    <message id="art.rank.3">
        <source>Admired, × 3</source>
        <translation>Admired, × 3</translation>
    </message>
    <message id="art.rank.2">
        <source>Recognized, × 2</source>
        <translation>Recognized, × 2</translation>
    </message>
    <message id="art.rank.never">
        <source>never in the museum, × 2</source>
        <translation>never in the museum, × 2</translation>
    </message>
    <message id="art.hand.card">
        <source>bid card {card}</source>
        <translation>bid card {card}</translation>
    </message>
    <message id="art.marker.name">
        <source>prestige of {type}</source>
        <translation>prestige of {type}</translation>
    </message>
    <message id="samples.art.rulebook-example">
        <source>The rulebook’s example</source>
        <translation>The rulebook’s example</translation>
    </message>
    <message id="samples.art.rulebook-example.text">
        <source>One wall, 64 points: two landscapes in a faux pas, the eyeline in vogue.</source>
        <translation>One wall, 64 points: two landscapes in a faux pas, the eyeline in vogue.</translation>
    </message>
    <message id="samples.art.finished-2">
        <source>A finished game for two</source>
        <translation>A finished game for two</translation>
    </message>
    <message id="samples.art.finished-2.text">
        <source>Two whole walls, and the museum’s unsold paintings one by one.</source>
        <translation>Two whole walls, and the museum’s unsold paintings one by one.</translation>
    </message>
    <message id="samples.art.finished-3">
        <source>A finished game for three</source>
        <translation>A finished game for three</translation>
    </message>
    <message id="samples.art.finished-3.text">
        <source>Every line of the score sheet on three walls.</source>
        <translation>Every line of the score sheet on three walls.</translation>
    </message>
    <message id="samples.art.finished-4">
        <source>Level, and the hands decide</source>
        <translation>Level, and the hands decide</translation>
    </message>
    <message id="samples.art.finished-4.text">
        <source>Four players, two of them with as many points: the bid cards left settle it.</source>
        <translation>Four players, two of them with as many points: the bid cards left settle it.</translation>
    </message>
    <message id="samples.art.unfinished">
        <source>A hand is missing</source>
        <translation>A hand is missing</translation>
    </message>
    <message id="samples.art.unfinished.text">
        <source>Level after eight rounds: only now are the bid cards asked for.</source>
        <translation>Level after eight rounds: only now are the bid cards asked for.</translation>
    </message>
    <message id="samples.art.illegal">
        <source>Something is wrong here</source>
        <translation>Something is wrong here</translation>
    </message>
    <message id="samples.art.illegal.text">
        <source>A table that cannot be: what, where, and how to mend it.</source>
        <translation>A table that cannot be: what, where, and how to mend it.</translation>
    </message>
    <message id="samples.art.disputed">
        <source>Two readings</source>
        <translation>Two readings</translation>
    </message>
    <message id="samples.art.disputed.text">
        <source>Black 4 and plain 4: the rulebook leaves open whether they collide.</source>
        <translation>Black 4 and plain 4: the rulebook leaves open whether they collide.</translation>
    </message>
    <message id="art.answer.wall">
        <source>The wall is right as it is</source>
        <translation>The wall is right as it is</translation>
    </message>
    <message id="art.edit.marker">
        <source>prestige of {type}</source>
        <translation>prestige of {type}</translation>
    </message>
    <message id="art.edit.assistant">
        <source>assistant of {owner}</source>
        <translation>assistant of {owner}</translation>
    </message>
    <message id="art.edit.excess">
        <source>excess paintings of {owner}</source>
        <translation>excess paintings of {owner}</translation>
    </message>
    <message id="art.edit.hand">
        <source>hand of {owner}</source>
        <translation>hand of {owner}</translation>
    </message>
    <message id="art.edit.wall">
        <source>the printed wall</source>
        <translation>the printed wall</translation>
    </message>
    <message id="art.edit.frame">
        <source>name of a frame</source>
        <translation>name of a frame</translation>
    </message>
    <message id="art.marker.wrong">
        <source>A whole number from 0 to {most} was expected.</source>
        <translation>A whole number from 0 to {most} was expected.</translation>
    </message>
    <message id="art.assistant.nothing">
        <source>The assistant holds nothing.</source>
        <translation>The assistant holds nothing.</translation>
    </message>
    <message id="art.assistant.holds">
        <source>The assistant holds: {tile}</source>
        <translation>The assistant holds: {tile}</translation>
    </message>
    <message id="art.pairs.none">
        <source>No two paintings touch.</source>
        <translation>No two paintings touch.</translation>
    </message>
    <message id="art.pairs.some">
        <source>Paintings that touch: {count}; in a faux pas: {offending}</source>
        <translation>Paintings that touch: {count}; in a faux pas: {offending}</translation>
    </message>
    <message id="art.edit.hang">
        <source>{tile} hung</source>
        <translation>{tile} hung</translation>
    </message>
    <message id="art.edit.change">
        <source>{tile} changed</source>
        <translation>{tile} changed</translation>
    </message>
    <message id="art.edit.take">
        <source>{tile} taken down</source>
        <translation>{tile} taken down</translation>
    </message>
    <message id="art.edit.start">
        <source>starting painting of {owner}</source>
        <translation>starting painting of {owner}</translation>
    </message>
    <message id="art.edit.order">
        <source>order of hanging of {owner}</source>
        <translation>order of hanging of {owner}</translation>
    </message>
    <message id="art.hint.drag-first">
        <source>First drag over the squares that the tile covers.</source>
        <translation>First drag over the squares that the tile covers.</translation>
    </message>
    <message id="art.hint.decor-shape">
        <source>Decor covers one to three squares in a line.</source>
        <translation>Decor covers one to three squares in a line.</translation>
    </message>
    <message id="art.hint.copy">
        <source>A copy: drag over the squares that it covers.</source>
        <translation>A copy: drag over the squares that it covers.</translation>
    </message>
    <message id="art.hint.enter">
        <source>Drag over bare squares to hang a tile there; touch a tile to change it.</source>
        <translation>Drag over bare squares to hang a tile there; touch a tile to change it.</translation>
    </message>
    <message id="art.hint.bare">
        <source>Drag over the squares of the starting painting: 2×3, over a star.</source>
        <translation>Drag over the squares of the starting painting: 2×3, over a star.</translation>
    </message>
    <message id="art.hint.tile">
        <source>{tile}. Touch what is different, or drag it.</source>
        <translation>{tile}. Touch what is different, or drag it.</translation>
    </message>
    <message id="art.hint.fit">
        <source>The lit squares are where its top left corner may come. Touch one, then hang it.</source>
        <translation>The lit squares are where its top left corner may come. Touch one, then hang it.</translation>
    </message>
    <message id="art.hint.plan">
        <source>Count the squares of your printed wall.</source>
        <translation>Count the squares of your printed wall.</translation>
    </message>
    <message id="art.hint.no-wall">
        <source>This table has no wall for {owner}.</source>
        <translation>This table has no wall for {owner}.</translation>
    </message>
    <message id="art.fit.places" numerus="yes">
        <source>{tile} fits in %n places.</source>
        <translation>
            <numerusform>{tile} fits in %n place.</numerusform>
            <numerusform>{tile} fits in %n places.</numerusform>
        </translation>
    </message>
    <message id="art.fit.offers">
        <source>{tile} fits nowhere. The rules offer, in this order: {offers}.</source>
        <translation>{tile} fits nowhere. The rules offer, in this order: {offers}.</translation>
    </message>
    <message id="art.fit.nowhere">
        <source>{tile} fits nowhere.</source>
        <translation>{tile} fits nowhere.</translation>
    </message>
    <message id="art.fit.not-here">
        <source>It does not fit here: {reason}</source>
        <translation>It does not fit here: {reason}</translation>
    </message>
    <message id="art.offer.assistant">
        <source>the assistant holds it</source>
        <translation>the assistant holds it</translation>
    </message>
    <message id="art.offer.exchange">
        <source>exchange it with the museum for one of its type</source>
        <translation>exchange it with the museum for one of its type</translation>
    </message>
    <message id="art.offer.excess">
        <source>keep it in excess and take decor of one shield</source>
        <translation>keep it in excess and take decor of one shield</translation>
    </message>
    <message id="art.edit.move">
        <source>{tile} moved</source>
        <translation>{tile} moved</translation>
    </message>
    <message id="art.edit.resize">
        <source>{tile} resized</source>
        <translation>{tile} resized</translation>
    </message>
    <message id="art.hint.outline">
        <source>{columns}×{rows}: which type and frame, or decor?</source>
        <translation>{columns}×{rows}: which type and frame, or decor?</translation>
    </message>
    <message id="art.hint.outline.taken">
        <source>{columns}×{rows}: a tile hangs there.</source>
        <translation>{columns}×{rows}: a tile hangs there.</translation>
    </message>
    <message id="art.hint.outline.apart">
        <source>{columns}×{rows}: it would touch no tile.</source>
        <translation>{columns}×{rows}: it would touch no tile.</translation>
    </message>
    <message id="art.hint.judged">
        <source>{tile}: {judgement}</source>
        <translation>{tile}: {judgement}</translation>
    </message>
    <message id="art.frame.name">
        <source>frame {letter}</source>
        <translation>frame {letter}</translation>
    </message>
    <message id="art.frame.named">
        <source>{name} (frame {letter})</source>
        <translation>{name} (frame {letter})</translation>
    </message>
    <message id="art.tile.size">
        <source>{columns}×{rows}</source>
        <translation>{columns}×{rows}</translation>
    </message>
    <message id="art.decor.shields" numerus="yes">
        <source>decor, %n shields</source>
        <translation>
            <numerusform>decor, %n shield</numerusform>
            <numerusform>decor, %n shields</numerusform>
        </translation>
    </message>
    <message id="art.tile.start">
        <source>starting painting</source>
        <translation>starting painting</translation>
    </message>
    <message id="art.square.star">
        <source>star</source>
        <translation>star</translation>
    </message>
    <message id="art.square.eyeline">
        <source>eyeline</source>
        <translation>eyeline</translation>
    </message>
    <message id="art.square.corner">
        <source>corner</source>
        <translation>corner</translation>
    </message>
    <message id="art.hung.text">
        <source>{tile} at {place}</source>
        <translation>{tile} at {place}</translation>
    </message>
    <message id="sides.squares">
        <source>{filled}/{spaces} squares</source>
        <translation>{filled}/{spaces} squares</translation>
    </message>
    <message id="art.beside.back">
        <source>Back to museum and table</source>
        <translation>Back to museum and table</translation>
    </message>
    <message id="art.tool.auction">
        <source>Auction</source>
        <translation>Auction</translation>
    </message>
    <message id="art.auction.stacks">
        <source>Bidding stacks</source>
        <translation>Bidding stacks</translation>
    </message>
    <message id="art.auction.clear">
        <source>Put all stacks away</source>
        <translation>Put all stacks away</translation>
    </message>
    <message id="art.tool.order">
        <source>Order of hanging</source>
        <translation>Order of hanging</translation>
    </message>
    <message id="art.order.advice">
        <source>Touch a tile to see it on the wall; the arrows move it earlier or later. The order decides what each tile had to touch, and who earned decor.</source>
        <translation>Touch a tile to see it on the wall; the arrows move it earlier or later. The order decides what each tile had to touch, and who earned decor.</translation>
    </message>
    <message id="art.order.unknown">
        <source>The order is not known: each tile only has to be joined to the starting painting, and decor is counted as a whole.</source>
        <translation>The order is not known: each tile only has to be joined to the starting painting, and decor is counted as a whole.</translation>
    </message>
    <message id="art.order.earlier">
        <source>Earlier: {tile}</source>
        <translation>Earlier: {tile}</translation>
    </message>
    <message id="art.order.later">
        <source>Later: {tile}</source>
        <translation>Later: {tile}</translation>
    </message>
    <message id="art.museum.markers">
        <source>Markers as they stand</source>
        <translation>Markers as they stand</translation>
    </message>
    <message id="art.museum.paintings">
        <source>From the unsold paintings</source>
        <translation>From the unsold paintings</translation>
    </message>
    <message id="art.unsold.types">
        <source>Type of the unsold painting</source>
        <translation>Type of the unsold painting</translation>
    </message>
    <message id="art.unsold.values">
        <source>Value on the back of the unsold painting</source>
        <translation>Value on the back of the unsold painting</translation>
    </message>
    <message id="art.unsold.title">
        <source>Unsold paintings, in the order of the rounds</source>
        <translation>Unsold paintings, in the order of the rounds</translation>
    </message>
    <message id="art.auction.advice">
        <source>Newest card first, the white starting card last. Most auctions need the bids alone; only a tie needs the cards below.</source>
        <translation>Newest card first, the white starting card last. Most auctions need the bids alone; only a tie needs the cards below.</translation>
    </message>
    <message id="art.auction.where">
        <source>A touched card comes…</source>
        <translation>A touched card comes…</translation>
    </message>
    <message id="art.auction.top">
        <source>on top: a new bid</source>
        <translation>on top: a new bid</translation>
    </message>
    <message id="art.auction.below">
        <source>under the others</source>
        <translation>under the others</translation>
    </message>
    <message id="art.auction.cards">
        <source>Bid cards of {player}</source>
        <translation>Bid cards of {player}</translation>
    </message>
    <message id="art.auction.stack">
        <source>The stack of {player}: touch a card to take it out.</source>
        <translation>The stack of {player}: touch a card to take it out.</translation>
    </message>
    <message id="art.auction.field">
        <source>Stack of {player}, newest card first</source>
        <translation>Stack of {player}, newest card first</translation>
    </message>
    <message id="art.wall.fit">
        <source>The whole wall</source>
        <translation>The whole wall</translation>
    </message>
    <message id="art.wall.zoom">
        <source>Look closer</source>
        <translation>Look closer</translation>
    </message>
    <message id="art.track.name">
        <source>Track of the museum: {markers}</source>
        <translation>Track of the museum: {markers}</translation>
    </message>
    <message id="art.unsold.take">
        <source>Take out: {painting}</source>
        <translation>Take out: {painting}</translation>
    </message>
    <message id="art.edit.stack">
        <source>bidding stack of {player}</source>
        <translation>bidding stack of {player}</translation>
    </message>
    <message id="art.edit.stacks.clear">
        <source>all bidding stacks put away</source>
        <translation>all bidding stacks put away</translation>
    </message>
    <message id="art.auction.wrong">
        <source>Bid cards were expected, newest first: 12, 7, 3.</source>
        <translation>Bid cards were expected, newest first: 12, 7, 3.</translation>
    </message>
    <message id="art.auction.no-stack">
        <source>no cards yet</source>
        <translation>no cards yet</translation>
    </message>
    <message id="art.auction.tie" numerus="yes">
        <source>Level with {other} at {bid}: the card %n places below decides, {card} against {less}.</source>
        <translation>
            <numerusform>Level with {other} at {bid}: the card %n place below decides, {card} against {less}.</numerusform>
            <numerusform>Level with {other} at {bid}: the card %n places below decides, {card} against {less}.</numerusform>
        </translation>
    </message>
    <message id="art.auction.missing">
        <source>The stack of {player} is not entered yet.</source>
        <translation>The stack of {player} is not entered yet.</translation>
    </message>
    <message id="art.auction.tied">
        <source>{player} and {other} are level as far as their stacks are entered: enter the cards below, down to the white starting card.</source>
        <translation>{player} and {other} are level as far as their stacks are entered: enter the cards below, down to the white starting card.</translation>
    </message>
    <message id="art.auction.take">
        <source>take bid card {card} out of the stack</source>
        <translation>take bid card {card} out of the stack</translation>
    </message>
    <message id="art.edit.reorder">
        <source>{tile} hung earlier or later</source>
        <translation>{tile} hung earlier or later</translation>
    </message>
    <message id="art.edit.unsold">
        <source>unsold painting: {type}, {value}</source>
        <translation>unsold painting: {type}, {value}</translation>
    </message>
    <message id="art.edit.unsold.take">
        <source>unsold painting taken out: {type}, {value}</source>
        <translation>unsold painting taken out: {type}, {value}</translation>
    </message>
    <message id="art.edit.prestige.paintings">
        <source>prestige from the unsold paintings</source>
        <translation>prestige from the unsold paintings</translation>
    </message>
    <message id="art.edit.prestige.markers">
        <source>prestige as the markers stand</source>
        <translation>prestige as the markers stand</translation>
    </message>
    <message id="art.unsold.hint.type">
        <source>Touch the type of the painting that nobody bought, then its value.</source>
        <translation>Touch the type of the painting that nobody bought, then its value.</translation>
    </message>
    <message id="art.unsold.hint.value">
        <source>{type}: now touch the value on its back.</source>
        <translation>{type}: now touch the value on its back.</translation>
    </message>
    <message id="art.unsold.type-first">
        <source>First touch the type.</source>
        <translation>First touch the type.</translation>
    </message>
    <message id="art.unsold.too-far">
        <source>A marker would stand beyond space {most}, which {rounds} unsold paintings cannot reach: take one out first.</source>
        <translation>A marker would stand beyond space {most}, which {rounds} unsold paintings cannot reach: take one out first.</translation>
    </message>
    <message id="art.unsold.moved">
        <source>{type}, value {value}: from {from} to {to}</source>
        <translation>{type}, value {value}: from {from} to {to}</translation>
    </message>
    <message id="art.unsold.met">
        <source>Space {space} is taken by {type}: back to {back}.</source>
        <translation>Space {space} is taken by {type}: back to {back}.</translation>
    </message>
    <message id="art.track.stands">
        <source>{type} on {space}</source>
        <translation>{type} on {space}</translation>
    </message>
    <message id="art.track.absent">
        <source>{type} not in the museum</source>
        <translation>{type} not in the museum</translation>
    </message>
    <message id="art.unsold.value">
        <source>value {value}</source>
        <translation>value {value}</translation>
    </message>
    <message id="desk.close.unsaved">
        <source>The last changes are not saved yet. Close again to leave without them.</source>
        <translation>The last changes are not saved yet. Close again to leave without them.</translation>
    </message>
    <message id="muse.round.go-on">
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message id="muse.turn.typed">
        <source>Turn as text</source>
        <translation>Turn as text</translation>
    </message>
    <message id="muse.turn.typed.example">
        <source>palace 7 moons, discard cave</source>
        <translation>palace 7 moons, discard cave</translation>
    </message>
    <message id="muse.turn.typed.hint">
        <source>Or typed: paint 3 moons, pay 3 suns, discard cave</source>
        <translation>Or typed: paint 3 moons, pay 3 suns, discard cave</translation>
    </message>
    <message id="museum.copy.drop">
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message id="museum.copy.cards">
        <source>Patron cards of my copy</source>
        <translation>Patron cards of my copy</translation>
    </message>
    <message id="museum.copy.cards.none">
        <source>No Patron card yet: enter its figures at the final scoring, and it is kept here.</source>
        <translation>No Patron card yet: enter its figures at the final scoring, and it is kept here.</translation>
    </message>
    <message id="home.samples.filter">
        <source>Samples of which game</source>
        <translation>Samples of which game</translation>
    </message>
    <message id="home.not-found.game">
        <source>Choose “All games”, or search for another title or player.</source>
        <translation>Choose “All games”, or search for another title or player.</translation>
    </message>
    <message id="home.kept.filter">
        <source>Kept games of which game</source>
        <translation>Kept games of which game</translation>
    </message>
    <message id="muse.turn-entry.unknown">
        <source>“{text}” begins with no action: sketch, paint, patron, palace, discard or pay was expected.</source>
        <translation>“{text}” begins with no action: sketch, paint, patron, palace, discard or pay was expected.</translation>
    </message>
    <message id="muse.turn-entry.no-card">
        <source>“{text}” names no card.</source>
        <translation>“{text}” names no card.</translation>
    </message>
    <message id="muse.turn-entry.again">
        <source>“{text}” is one too many: a turn has one action, one discard and one payment.</source>
        <translation>“{text}” is one too many: a turn has one action, one discard and one payment.</translation>
    </message>
    <message id="muse.turn-entry.no-action">
        <source>“{text}”: an action with its idea card was expected as well, as in “palace mountain”.</source>
        <translation>“{text}”: an action with its idea card was expected as well, as in “palace mountain”.</translation>
    </message>
    <message id="muse.turn-entry.no-coins">
        <source>“{text}” is no payment: numbers of coins were expected, as in “pay 2 moons 1 knot”.</source>
        <translation>“{text}” is no payment: numbers of coins were expected, as in “pay 2 moons 1 knot”.</translation>
    </message>
    <message id="muse.turn-entry.no-painting">
        <source>“{text}”: only a painting is paid for.</source>
        <translation>“{text}”: only a painting is paid for.</translation>
    </message>
    <message id="muse.hint.played">
        <source>Played: this is what happened, in order of size.</source>
        <translation>Played: this is what happened, in order of size.</translation>
    </message>
    <message id="muse.turn-entry.pay">
        <source>pay</source>
        <translation>pay</translation>
    </message>
    <message id="muse.edit.turn-text">
        <source>{owner}: {turn}</source>
        <translation>{owner}: {turn}</translation>
    </message>
    <message id="museum.copy.dropped">
        <source>{card} was deleted from my copy.</source>
        <translation>{card} was deleted from my copy.</translation>
    </message>
    <message id="wall.about">
        <source>{subject}: {words}</source>
        <translation>{subject}: {words}</translation>
    </message>
    <message id="desk.refused">
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message id="desk.refused.at">
        <source>{file}, {place}: {reason}</source>
        <translation>{file}, {place}: {reason}</translation>
    </message>
    <message id="disk.not-read">
        <source>This is not a plain file but a pipe, a device or the like: it is not read.</source>
        <translation>This is not a plain file but a pipe, a device or the like: it is not read.</translation>
    </message>
    <message id="cli.more-spots" numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message id="desk.table.unkept">
        <source>The game on the table is kept nowhere. Choose again to leave it without saving.</source>
        <translation>The game on the table is kept nowhere. Choose again to leave it without saving.</translation>
    </message>
    <message id="library.trouble.damaged-game">
        <source>This game is damaged: what lay on the table cannot be read.</source>
        <translation>This game is damaged: what lay on the table cannot be read.</translation>
    </message>
    <message id="desk.game.apart.unkept">
        <source>This game was changed in another window meanwhile. What you entered lies on the table alone.</source>
        <translation>This game was changed in another window meanwhile. What you entered lies on the table alone.</translation>
    </message>
    <message id="desk.game.apart">
        <source>This game was changed in another window meanwhile. What you entered is kept beside it, as “{title}”.</source>
        <translation>This game was changed in another window meanwhile. What you entered is kept beside it, as “{title}”.</translation>
    </message>
    <message id="desk.offer.open">
        <source>Open it</source>
        <translation>Open it</translation>
    </message>
    <message id="desk.offer.save">
        <source>Save as a file</source>
        <translation>Save as a file</translation>
    </message>
    <message id="library.trouble.no-locks">
        <source>The disk with the library {file} knows no locks: two windows could write over each other’s games. Here it can only be read.</source>
        <translation>The disk with the library {file} knows no locks: two windows could write over each other’s games. Here it can only be read.</translation>
    </message>
    <message id="library.trouble.left-alone">
        <source>The window that had the library is closed. Try again, and games can be entered here.</source>
        <translation>The window that had the library is closed. Try again, and games can be entered here.</translation>
    </message>
    <message id="cli.help.at">
        <source>one place alone for placements: a slot of Musée, or the top left square on a wall</source>
        <translation>one place alone for placements: a slot of Musée, or the top left square on a wall</translation>
    </message>
    <message id="cli.unknown-place">
        <source>The board has no place “{place}”.</source>
        <translation>The board has no place “{place}”.</translation>
    </message>
    <message id="art.judge.start">
        <source>a wall begins with a 2×3 painting over a star</source>
        <translation>a wall begins with a 2×3 painting over a star</translation>
    </message>
    <message id="home.locked.advice">
        <source>Nothing can be kept here at the moment: what stands above says why.</source>
        <translation>Nothing can be kept here at the moment: what stands above says why.</translation>
    </message>
    <message id="home.unreadable.title">
        <source>The kept games cannot be read</source>
        <translation>The kept games cannot be read</translation>
    </message>
    <message id="home.unreadable.advice">
        <source>What stands above says why. Until then no game is kept by itself: save it as a file.</source>
        <translation>What stands above says why. Until then no game is kept by itself: save it as a file.</translation>
    </message>
    <message id="desk.end.unsaved">
        <source>The last changes are not saved yet. Ask to quit once more to leave without them.</source>
        <translation>The last changes are not saved yet. Ask to quit once more to leave without them.</translation>
    </message>
    <message id="desk.end.rescued">
        <source>The last changes are not in the library: they lie in {file}. Ask to quit once more to leave.</source>
        <translation>The last changes are not in the library: they lie in {file}. Ask to quit once more to leave.</translation>
    </message>
    <message id="desk.opening.unfinished">
        <source>“{title}” was not opened again: last time Cimaise ended while it was being opened.</source>
        <translation>“{title}” was not opened again: last time Cimaise ended while it was being opened.</translation>
    </message>
    <message id="muse.hint.too-many-coins">
        <source>No more than {most} coins of a suit can be entered in one place.</source>
        <translation>No more than {most} coins of a suit can be entered in one place.</translation>
    </message>
    <message id="museum.patron.ask.continent">
        <source>Touch the continent that the card names.</source>
        <translation>Touch the continent that the card names.</translation>
    </message>
    <message id="museum.patron.ask.civilisation">
        <source>Touch the civilisation that the card names.</source>
        <translation>Touch the civilisation that the card names.</translation>
    </message>
    <message id="museum.patron.ask.collections">
        <source>Touch the collections that the card names: {said} of {all} so far.</source>
        <translation>Touch the collections that the card names: {said} of {all} so far.</translation>
    </message>
    <message id="art.auction.too-long">
        <source>A stack has at most {most} cards.</source>
        <translation>A stack has at most {most} cards.</translation>
    </message>
    <message id="art.hint.crowded">
        <source>A wall takes at most {most} tiles.</source>
        <translation>A wall takes at most {most} tiles.</translation>
    </message>
    <message id="art.unsold.too-many">
        <source>At most {most} unsold paintings can be entered.</source>
        <translation>At most {most} unsold paintings can be entered.</translation>
    </message>
</context>
</TS>
