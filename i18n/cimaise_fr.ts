<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="musee.name">
        <source>Musée</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.newer-version">
        <source>This file was written by a newer Cimaise (format {found}); this one reads up to format {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.player-twice">
        <source>The player “{name}” is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.expected.date">
        <source>A date written as 2026-11-20, one that the calendar has, was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.expected.object">
        <source>An object was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.expected.list">
        <source>A list was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.expected.length">
        <source>A list of exactly {length} entries was expected here; there are {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.expected.integer">
        <source>A whole number from {lowest} to {highest} was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.expected.integer-or-null">
        <source>A whole number from {lowest} to {highest}, or null, was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.expected.boolean">
        <source>true or false was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.expected.text">
        <source>A text was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.expected.choice">
        <source>One of these was expected here: {choices}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.missing-key">
        <source>The key “{key}” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.unknown-key">
        <source>Nothing is known by the key “{key}”; known here: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.name.blank">
        <source>A name may not be blank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.name.too-long">
        <source>At most {limit} characters were expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.name.forbidden">
        <source>Control characters and characters that turn the direction of writing are not allowed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.empty">
        <source>This is an empty file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.too-large">
        <source>This file is larger than {limit} MB; no game is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.byte-order-mark">
        <source>The file begins with a byte order mark; plain UTF-8 was expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.not-utf8">
        <source>Line {line}, column {column}: the text is not valid UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.lone-surrogate">
        <source>Line {line}, column {column}: half of a surrogate pair stands alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.not-json">
        <source>Line {line}, column {column}: this is where the text stops being JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.too-deep">
        <source>Nested deeper than {limit} levels; no game is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.duplicate-key">
        <source>The key “{key}” stands here twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="file.not-whole">
        <source>A whole number was expected, without fraction or exponent and within 64 bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.theme.animals">
        <source>Animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.theme.animals.letter">
        <source>An</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.theme.landscapes">
        <source>Landscapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.theme.landscapes.letter">
        <source>La</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.theme.water">
        <source>Water</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.theme.water.letter">
        <source>Wa</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.theme.persons">
        <source>Persons</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.theme.persons.letter">
        <source>Pe</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.theme.architecture">
        <source>Architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.theme.architecture.letter">
        <source>Ar</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.match.shared.no">
        <source>No: only a victory alone counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.match.shared.yes">
        <source>Yes: it counts for each who shares it</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.stuck.team.player">
        <source>The player: a partner may go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.stuck.team.team">
        <source>The team: both partners stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.match.shared.title">
        <source>Does a shared victory count as a win in the match?</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.match.shared.text">
        <source>The match goes to the first to win two games, and a tie that no tie-break settles is a shared victory. Whether it counts towards the two is left open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.match.shared.citation">
        <source>Rulebook, “End of game and Scoring”</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.stuck.team.title">
        <source>Four players: who is out when no card fits, the player or the team?</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.stuck.team.text">
        <source>Whoever cannot hang a painting plays no more cards. With partners sharing one Musée, the rules do not say whether the other partner goes on. It changes no score, only what the note says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.stuck.team.citation">
        <source>Rulebook, “Rules for placement” and “4 Players”</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.place.upper">
        <source>the upper gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.place.upper.space">
        <source>upper gallery, space {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.place.middle">
        <source>the middle gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.place.middle.space">
        <source>middle gallery, space {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.place.lower">
        <source>the lower gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.place.lower.space">
        <source>lower gallery, space {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.place.top">
        <source>the top row of tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.place.top.token">
        <source>top row, token {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.place.bottom">
        <source>the bottom row of tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.place.bottom.token">
        <source>bottom row, token {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.place.hand">
        <source>the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.file.column-twice">
        <source>Each column can have only one token: {column} stands here twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.file.hand-without-player">
        <source>There is no player called “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.players.count">
        <source>Musée is for 2, 3 or 4 players; here there are {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.players.count.mend">
        <source>Put down the names of those who really play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.players.musees">
        <source>{expected} Musées belong to this table; there are {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.players.musees.mend">
        <source>Each player fills one Musée; with four players each pair of partners shares one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.staircases.six">
        <source>{row} shows {found} Staircases; there are 3 in each row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.staircases.six.mend">
        <source>Turn tokens in this row until 3 of the 6 show a Staircase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.staircases.five">
        <source>{row} shows {found} Staircases; with three players it is 2 in one row and 3 in the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.staircases.five.mend">
        <source>Turn tokens in this row until it shows 2 or 3 Staircases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.staircases.same">
        <source>Both rows show {found} Staircases; with three players it is 2 in one row and 3 in the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.staircases.same.mend">
        <source>Turn one token in one of the rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.deck.outside">
        <source>{exhibit} is not in this game’s deck, which ends at {highest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.deck.outside.mend">
        <source>Read the number again: 51 to 60 are used with three players only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.unique.twice">
        <source>{exhibit} is entered more than once, but the box has one painting of each number: {first} of {firstOwner}, {second} of {secondOwner}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.unique.twice.mend">
        <source>Read both paintings again and clear the one that is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.ascending.falls">
        <source>{right} hangs to the right of {left}, but numbers rise from left to right in a gallery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.ascending.falls.mend">
        <source>Read both numbers again; on the table, one of the two may not hang there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.ascending.equal">
        <source>{left} hangs to the left of itself, but numbers rise from left to right in a gallery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.ascending.equal.mend">
        <source>Read both numbers again and clear the one that is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.full.bare">
        <source>{holder} holds the bonus of {gallery}, which still has bare spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.full.bare.mend">
        <source>Enter the missing paintings, or put the bonus back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.once.several">
        <source>The bonus of {gallery} is held {holders} times; the box has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.once.several.mend">
        <source>Leave it with whoever filled that gallery first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.unclaimed.one">
        <source>{filler} filled {gallery} and nobody else did: its bonus belongs to {filler}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.unclaimed.one.mend">
        <source>Give {filler} the bonus: touch it beside the gallery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.unclaimed.several">
        <source>{gallery} is full in more than one Musée and its bonus unclaimed: who filled it first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.unclaimed.several.mend">
        <source>Touch the bonus beside the gallery of whoever was first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.stuck.full">
        <source>Every space of {owner} is filled: no more paintings here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.stuck.musee">
        <source>No painting still to come fits anywhere in the Musée of {owner}: no more paintings here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.stuck.hand">
        <source>No card in the hand of {owner} fits: {owner} plays no more this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.stuck.hand-team">
        <source>No card in the hand of {owner} fits: {team} plays no more this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.players.title">
        <source>Players and their Musées</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.players.text">
        <source>Two, three or four play. With two or three, each fills one Musée. With four, partners sit opposite each other and share one Musée, so that there are two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.players.citation">
        <source>Rulebook, “Setup” and “Special rules for 3- and 4-player games”</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.staircases.title">
        <source>The pattern of Staircases</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.staircases.text">
        <source>All players agree on one pattern before the game and every Musée shows it: three Staircases in each row of six tokens. With three players a row has five tokens, and there are two Staircases in one row and three in the other. For a first game the even columns above and the odd columns below are turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.staircases.citation">
        <source>Rulebook, “Setup”, step 3, and “3 Players”</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.deck.title">
        <source>The numbers in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.deck.text">
        <source>With two or four players the paintings 51 to 60 stay in the box. With three players all sixty are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.deck.citation">
        <source>Rulebook, “Setup”, step 1, and “3 Players”</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.unique.title">
        <source>Each number once</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.unique.text">
        <source>The box has one painting of each exhibit number. A number that is entered twice, on any Musée or in any hand, was read wrongly somewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.unique.citation">
        <source>Rulebook, “Important general reminders”</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.ascending.title">
        <source>Numbers rise from left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.ascending.text">
        <source>In each gallery the exhibit numbers rise from left to right. Numbers and spaces may be skipped: a 25 may hang right beside a 5, and a 6 several spaces away from it. Galleries do not depend on each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.ascending.citation">
        <source>Rulebook, “Rules for placement”</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.full.title">
        <source>A bonus needs a full gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.full.text">
        <source>A Gallery Bonus goes to a player who has filled every space of that gallery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.full.citation">
        <source>Rulebook, “Gallery Bonuses”</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.once.title">
        <source>One bonus for each gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.once.text">
        <source>There is one bonus card for the upper, one for the middle and one for the lower gallery; only the first to fill that gallery takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.once.citation">
        <source>Rulebook, “Gallery Bonuses”</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.unclaimed.title">
        <source>A bonus nobody has claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.unclaimed.text">
        <source>A gallery is full and its bonus has no holder. The layout cannot tell who was first when several have filled it: the table has to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.bonus.unclaimed.citation">
        <source>Rulebook, “Gallery Bonuses”</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.stuck.title">
        <source>No painting fits any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.stuck.text">
        <source>Nobody may pass or discard. Whoever cannot hang any card of the hand plays no more in this game, while the others go on until they cannot either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.stuck.citation">
        <source>Rulebook, “Rules for placement”</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.paintings.hangs">
        <source>{exhibit} hangs</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.neighbours.pair">
        <source>{left} and {right} share a theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.neighbours.gap">
        <source>{left} and {right} share a theme, but a bare space parts them</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.staircases.pair">
        <source>{upper} and {lower} share a theme across a Staircase</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.staircases.chandelier">
        <source>{upper} and {lower} share a theme, but a Chandelier hangs between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.gallery-bonuses.held">
        <source>{gallery} filled first</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.gallery-bonuses.unclaimed">
        <source>{gallery} is full, but its bonus is unclaimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.gallery-bonuses.too-late">
        <source>{gallery} is full, but {holder} was first</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.paintings.title">
        <source>Paintings</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.paintings.text">
        <source>One point for each painting in the Musée.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.paintings.citation">
        <source>Rulebook, “End of game and Scoring”</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.neighbours.title">
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.neighbours.text">
        <source>Two points for every two paintings of one theme that hang side by side in the same gallery, with no bare space between them. A painting may count in several pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.neighbours.citation">
        <source>Rulebook, “Theme Bonuses” and “End of game and Scoring”</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.staircases.title">
        <source>Staircases</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.staircases.text">
        <source>Three points for every Staircase that joins two paintings of one theme, one above it and one below it. Nothing for a Chandelier. A painting may count in several pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.staircases.citation">
        <source>Rulebook, “Theme Bonuses” and “End of game and Scoring”</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.gallery-bonuses.title">
        <source>Gallery Bonuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.gallery-bonuses.text">
        <source>Four points for each Gallery Bonus, which the first to fill that gallery takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message id="musee.score.gallery-bonuses.citation">
        <source>Rulebook, “Gallery Bonuses” and “End of game and Scoring”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
