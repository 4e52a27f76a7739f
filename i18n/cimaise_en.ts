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
</context>
</TS>
