<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="musee.players.count" numerus="yes">
        <source>Musée is for 2, 3 or 4 players; this game has %n.</source>
        <translation>
            <numerusform>Musée is for 2, 3 or 4 players; this game has %n.</numerusform>
            <numerusform>Musée is for 2, 3 or 4 players; this game has %n.</numerusform>
        </translation>
    </message>
    <message id="musee.players.musees" numerus="yes">
        <source>This game needs {expected} Musées; there are %n.</source>
        <translation>
            <numerusform>This game needs {expected} Musées; there is %n.</numerusform>
            <numerusform>This game needs {expected} Musées; there are %n.</numerusform>
        </translation>
    </message>
    <message id="musee.staircases.six" numerus="yes">
        <source>{row} shows %n Staircases; it must show 3.</source>
        <translation>
            <numerusform>{row} shows %n Staircase; it must show 3.</numerusform>
            <numerusform>{row} shows %n Staircases; it must show 3.</numerusform>
        </translation>
    </message>
    <message id="musee.staircases.five" numerus="yes">
        <source>{row} shows %n Staircases; with three players, one row shows 2 and the other 3.</source>
        <translation>
            <numerusform>{row} shows %n Staircase; with three players, one row shows 2 and the other 3.</numerusform>
            <numerusform>{row} shows %n Staircases; with three players, one row shows 2 and the other 3.</numerusform>
        </translation>
    </message>
    <message id="new.player-count.option" numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message id="musee.hint.spaces" numerus="yes">
        <source>{exhibit} can go in %n spaces. Tap one to see what it scores there.</source>
        <translation>
            <numerusform>{exhibit} can go in %n space. Tap it to see what it scores there.</numerusform>
            <numerusform>{exhibit} can go in %n spaces. Tap one to see what it scores there.</numerusform>
        </translation>
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
    <message id="session.verdict.wrong" numerus="yes">
        <source>%n problems.</source>
        <translation>
            <numerusform>%n problem.</numerusform>
            <numerusform>%n problems.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.missing" numerus="yes">
        <source>%n details missing.</source>
        <translation>
            <numerusform>%n detail missing.</numerusform>
            <numerusform>%n details missing.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.note" numerus="yes">
        <source>No problems; %n notes.</source>
        <translation>
            <numerusform>No problems; %n note.</numerusform>
            <numerusform>No problems; %n notes.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.doubt" numerus="yes">
        <source>%n notes can change the result.</source>
        <translation>
            <numerusform>%n note can change the result.</numerusform>
            <numerusform>%n notes can change the result.</numerusform>
        </translation>
    </message>
    <message id="open.more" numerus="yes">
        <source>and %n more.</source>
        <translation>
            <numerusform>and %n more.</numerusform>
            <numerusform>and %n more.</numerusform>
        </translation>
    </message>
    <message id="open.places" numerus="yes">
        <source>Provisional ranking: %n findings can change it.</source>
        <translation>
            <numerusform>Provisional ranking: %n finding can change it.</numerusform>
            <numerusform>Provisional ranking: %n findings can change it.</numerusform>
        </translation>
    </message>
    <message id="muse.coins-of.moons" numerus="yes">
        <source>%n moons</source>
        <translation>
            <numerusform>%n moon</numerusform>
            <numerusform>%n moons</numerusform>
        </translation>
    </message>
    <message id="muse.coins-of.suns" numerus="yes">
        <source>%n suns</source>
        <translation>
            <numerusform>%n sun</numerusform>
            <numerusform>%n suns</numerusform>
        </translation>
    </message>
    <message id="muse.coins-of.waves" numerus="yes">
        <source>%n waves</source>
        <translation>
            <numerusform>%n wave</numerusform>
            <numerusform>%n waves</numerusform>
        </translation>
    </message>
    <message id="muse.coins-of.leaves" numerus="yes">
        <source>%n leaves</source>
        <translation>
            <numerusform>%n leaf</numerusform>
            <numerusform>%n leaves</numerusform>
        </translation>
    </message>
    <message id="muse.coins-of.wyrms" numerus="yes">
        <source>%n wyrms</source>
        <translation>
            <numerusform>%n wyrm</numerusform>
            <numerusform>%n wyrms</numerusform>
        </translation>
    </message>
    <message id="muse.coins-of.knots" numerus="yes">
        <source>%n knots</source>
        <translation>
            <numerusform>%n knot</numerusform>
            <numerusform>%n knots</numerusform>
        </translation>
    </message>
    <message id="muse.players.count" numerus="yes">
        <source>Muse is for 3 or 4 players; this game has %n.</source>
        <translation>
            <numerusform>Muse is for 3 or 4 players; this game has %n.</numerusform>
            <numerusform>Muse is for 3 or 4 players; this game has %n.</numerusform>
        </translation>
    </message>
    <message id="muse.growth.more" numerus="yes">
        <source>%n growths are entered; the economy grows at most four times.</source>
        <translation>
            <numerusform>%n growth is entered; the economy grows at most four times.</numerusform>
            <numerusform>%n growths are entered; the economy grows at most four times.</numerusform>
        </translation>
    </message>
    <message id="muse.coins.missing" numerus="yes">
        <source>{suit}: %n coins missing; there should be {expected} in all ({growth}).</source>
        <translation>
            <numerusform>{suit}: %n coin missing; there should be {expected} in all ({growth}).</numerusform>
            <numerusform>{suit}: %n coins missing; there should be {expected} in all ({growth}).</numerusform>
        </translation>
    </message>
    <message id="muse.coins.too-many" numerus="yes">
        <source>{suit}: %n coins too many; there should be {expected} in all ({growth}).</source>
        <translation>
            <numerusform>{suit}: %n coin too many; there should be {expected} in all ({growth}).</numerusform>
            <numerusform>{suit}: %n coins too many; there should be {expected} in all ({growth}).</numerusform>
        </translation>
    </message>
    <message id="muse.palace.above-third" numerus="yes">
        <source>The palaces hold %n paintings beyond three each; before the game ends, the maximum is {most}.</source>
        <translation>
            <numerusform>The palaces hold %n painting beyond three each; before the game ends, the maximum is {most}.</numerusform>
            <numerusform>The palaces hold %n paintings beyond three each; before the game ends, the maximum is {most}.</numerusform>
        </translation>
    </message>
    <message id="muse.end.one" numerus="yes">
        <source>{owner} has %n paintings in the palace: the game ends after this round.</source>
        <translation>
            <numerusform>{owner} has %n painting in the palace: the game ends after this round.</numerusform>
            <numerusform>{owner} has %n paintings in the palace: the game ends after this round.</numerusform>
        </translation>
    </message>
    <message id="muse.end.several" numerus="yes">
        <source>%n palaces hold four or more paintings: the game ends after this round.</source>
        <translation>
            <numerusform>%n palace holds four or more paintings: the game ends after this round.</numerusform>
            <numerusform>%n palaces hold four or more paintings: the game ends after this round.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.growth.times" numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message id="cli.muse.no-such-event" numerus="yes">
        <source>The draw pile is entered as running out after event {event}, but this round has only %n events.</source>
        <translation>
            <numerusform>The draw pile is entered as running out after event {event}, but this round has only %n event.</numerusform>
            <numerusform>The draw pile is entered as running out after event {event}, but this round has only %n events.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron.price" numerus="yes">
        <source>{card} ({owner}): the patron must pay %n coins of one suit.</source>
        <translation>
            <numerusform>{card} ({owner}): the patron must pay %n coin of one suit.</numerusform>
            <numerusform>{card} ({owner}): the patron must pay %n coins of one suit.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron.fails" numerus="yes">
        <source>{suit}: %n in the economy, not enough.</source>
        <translation>
            <numerusform>{suit}: %n in the economy, not enough.</numerusform>
            <numerusform>{suit}: %n in the economy, not enough.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron.pays" numerus="yes">
        <source>{suit}: %n in the economy, enough.</source>
        <translation>
            <numerusform>{suit}: %n in the economy, enough.</numerusform>
            <numerusform>{suit}: %n in the economy, enough.</numerusform>
        </translation>
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
    <message id="muse.board.remaining" numerus="yes">
        <source>%n more paintings end the game</source>
        <translation>
            <numerusform>%n more painting ends the game</numerusform>
            <numerusform>%n more paintings end the game</numerusform>
        </translation>
    </message>
    <message id="museum.copies.object" numerus="yes">
        <source>%n identical objects: {civilisation}, {domain}, {value}; the box probably holds only one.</source>
        <translation>
            <numerusform>%n object: {civilisation}, {domain}, {value}; the box probably holds only one.</numerusform>
            <numerusform>%n identical objects: {civilisation}, {domain}, {value}; the box probably holds only one.</numerusform>
        </translation>
    </message>
    <message id="museum.copies.civilisation" numerus="yes">
        <source>%n {civilisation} objects entered; the box probably holds only {most}.</source>
        <translation>
            <numerusform>%n {civilisation} object entered; the box probably holds only {most}.</numerusform>
            <numerusform>%n {civilisation} objects entered; the box probably holds only {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.copies.domains" numerus="yes">
        <source>The {civilisation} objects cover %n domains; a civilisation probably has only {most}.</source>
        <translation>
            <numerusform>The {civilisation} objects cover %n domain; a civilisation probably has only {most}.</numerusform>
            <numerusform>The {civilisation} objects cover %n domains; a civilisation probably has only {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.opinion.all" numerus="yes">
        <source>There are %n Public Opinion tokens on the continents; the box has only {most}.</source>
        <translation>
            <numerusform>There is %n Public Opinion token on the continents; the box has only {most}.</numerusform>
            <numerusform>There are %n Public Opinion tokens on the continents; the box has only {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.opinion.continent" numerus="yes">
        <source>{continent} has %n Public Opinion tokens; its deck has only {most} cards that add one.</source>
        <translation>
            <numerusform>{continent} has %n Public Opinion token; its deck has only {most} cards that add one.</numerusform>
            <numerusform>{continent} has %n Public Opinion tokens; its deck has only {most} cards that add one.</numerusform>
        </translation>
    </message>
    <message id="museum.prestige.all" numerus="yes">
        <source>The players hold %n Prestige tokens in all; the box has only {most}.</source>
        <translation>
            <numerusform>The players hold %n Prestige token in all; the box has only {most}.</numerusform>
            <numerusform>The players hold %n Prestige tokens in all; the box has only {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.press.all" numerus="yes">
        <source>The players have played %n Press Conferences in all; there are only {most}.</source>
        <translation>
            <numerusform>The players have played %n Press Conference in all; there are only {most}.</numerusform>
            <numerusform>The players have played %n Press Conferences in all; there are only {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.experts.twice" numerus="yes">
        <source>The expert “{expert}” has been hired %n times; there is only one.</source>
        <translation>
            <numerusform>The expert “{expert}” has been hired %n time; there is only one.</numerusform>
            <numerusform>The expert “{expert}” has been hired %n times; there is only one.</numerusform>
        </translation>
    </message>
    <message id="museum.experts.all" numerus="yes">
        <source>%n experts have been hired; this edition has only {most}.</source>
        <translation>
            <numerusform>%n expert has been hired; this edition has only {most}.</numerusform>
            <numerusform>%n experts have been hired; this edition has only {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.apart" numerus="yes">
        <source>%n objects are separated from the {collection} collection; connected to it, they would score {points}.</source>
        <translation>
            <numerusform>%n object is separated from the {collection} collection; connected to it, it would score {points}.</numerusform>
            <numerusform>%n objects are separated from the {collection} collection; connected to it, they would score {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.tie.shared" numerus="yes">
        <source>%n players are tied at the top with {points}: neither rulebook has a tie-break.</source>
        <translation>
            <numerusform>%n player is at the top with {points}: neither rulebook has a tie-break.</numerusform>
            <numerusform>%n players are tied at the top with {points}: neither rulebook has a tie-break.</numerusform>
        </translation>
    </message>
    <message id="museum.score.patron.team" numerus="yes">
        <source>{patron}: %n experts</source>
        <translation>
            <numerusform>{patron}: %n expert</numerusform>
            <numerusform>{patron}: %n experts</numerusform>
        </translation>
    </message>
    <message id="museum.score.prestige.tokens" numerus="yes">
        <source>%n Prestige tokens</source>
        <translation>
            <numerusform>%n Prestige token</numerusform>
            <numerusform>%n Prestige tokens</numerusform>
        </translation>
    </message>
    <message id="museum.score.gallery.main.empty" numerus="yes">
        <source>%n slots of the Main Gallery are empty</source>
        <translation>
            <numerusform>%n slot of the Main Gallery is empty</numerusform>
            <numerusform>%n slots of the Main Gallery are empty</numerusform>
        </translation>
    </message>
    <message id="museum.score.gallery.full.empty" numerus="yes">
        <source>%n slots are empty</source>
        <translation>
            <numerusform>%n slot is empty</numerusform>
            <numerusform>%n slots are empty</numerusform>
        </translation>
    </message>
    <message id="cli.arrange.moves" numerus="yes">
        <source>%n objects move:</source>
        <translation>
            <numerusform>%n object moves:</numerusform>
            <numerusform>%n objects move:</numerusform>
        </translation>
    </message>
    <message id="museum.key.on-board" numerus="yes">
        <source>%n on the board</source>
        <translation>
            <numerusform>%n on the board</numerusform>
            <numerusform>%n on the board</numerusform>
        </translation>
    </message>
    <message id="museum.arrange.proved" numerus="yes">
        <source>+{gain} by moving %n objects: {total}, the best possible.</source>
        <translation>
            <numerusform>+{gain} by moving %n object: {total}, the best possible.</numerusform>
            <numerusform>+{gain} by moving %n objects: {total}, the best possible.</numerusform>
        </translation>
    </message>
    <message id="museum.arrange.so-far" numerus="yes">
        <source>+{gain} so far by moving %n objects: {total}. No arrangement scores more than {bound}.</source>
        <translation>
            <numerusform>+{gain} so far by moving %n object: {total}. No arrangement scores more than {bound}.</numerusform>
            <numerusform>+{gain} so far by moving %n objects: {total}. No arrangement scores more than {bound}.</numerusform>
        </translation>
    </message>
    <message id="museum.arrange.gain" numerus="yes">
        <source>+{gain} by moving %n objects</source>
        <translation>
            <numerusform>+{gain} by moving %n object</numerusform>
            <numerusform>+{gain} by moving %n objects</numerusform>
        </translation>
    </message>
    <message id="museum.edit.arrange" numerus="yes">
        <source>%n objects rearranged</source>
        <translation>
            <numerusform>%n object rearranged</numerusform>
            <numerusform>%n objects rearranged</numerusform>
        </translation>
    </message>
    <message id="museum.edit.text" numerus="yes">
        <source>%n objects entered as text</source>
        <translation>
            <numerusform>%n object entered as text</numerusform>
            <numerusform>%n objects entered as text</numerusform>
        </translation>
    </message>
    <message id="art.file.players" numerus="yes">
        <source>Art Society is for two to four players; this game has %n.</source>
        <translation>
            <numerusform>Art Society is for two to four players; this game has %n.</numerusform>
            <numerusform>Art Society is for two to four players; this game has %n.</numerusform>
        </translation>
    </message>
    <message id="art.decor.earned.tile" numerus="yes">
        <source>{tile}: no earlier painting remains that could have earned this %n-shield decor tile.</source>
        <translation>
            <numerusform>{tile}: no earlier painting remains that could have earned this %n-shield decor tile.</numerusform>
            <numerusform>{tile}: no earlier painting remains that could have earned this %n-shield decor tile.</numerusform>
        </translation>
    </message>
    <message id="art.decor.earned.touches" numerus="yes">
        <source>{tile}: no painting on this wall touches %n paintings with its own frame, so none can have earned this %n-shield decor tile.</source>
        <translation>
            <numerusform>{tile}: no painting on this wall touches %n painting with its own frame, so none can have earned this %n-shield decor tile.</numerusform>
            <numerusform>{tile}: no painting on this wall touches %n paintings with its own frame, so none can have earned this %n-shield decor tile.</numerusform>
        </translation>
    </message>
    <message id="cli.placements.up-to" numerus="yes">
        <source>up to %n paintings</source>
        <translation>
            <numerusform>up to %n painting</numerusform>
            <numerusform>up to %n paintings</numerusform>
        </translation>
    </message>
    <message id="cli.placements.counted" numerus="yes">
        <source>{reason}: %n placements</source>
        <translation>
            <numerusform>{reason}: %n placement</numerusform>
            <numerusform>{reason}: %n placements</numerusform>
        </translation>
    </message>
    <message id="cli.lines.without-points" numerus="yes">
        <source>%n lines without points: {lines}</source>
        <translation>
            <numerusform>%n line without points: {lines}</numerusform>
            <numerusform>%n lines without points: {lines}</numerusform>
        </translation>
    </message>
    <message id="art.excess.many" numerus="yes">
        <source>{owner} has %n excess paintings; the second one triggers the end of the game.</source>
        <translation>
            <numerusform>{owner} has %n excess painting; the second one triggers the end of the game.</numerusform>
            <numerusform>{owner} has %n excess paintings; the second one triggers the end of the game.</numerusform>
        </translation>
    </message>
    <message id="art.start.several" numerus="yes">
        <source>%n paintings on this wall are marked as the starting painting.</source>
        <translation>
            <numerusform>%n painting on this wall is marked as the starting painting.</numerusform>
            <numerusform>%n paintings on this wall are marked as the starting painting.</numerusform>
        </translation>
    </message>
    <message id="art.decor.size.shields" numerus="yes">
        <source>{tile}: entered as decor with %n shields; decor has one, two or three.</source>
        <translation>
            <numerusform>{tile}: entered as decor with %n shield; decor has one, two or three.</numerusform>
            <numerusform>{tile}: entered as decor with %n shields; decor has one, two or three.</numerusform>
        </translation>
    </message>
    <message id="art.decor.size.squares" numerus="yes">
        <source>{tile}: entered as decor with %n shields on {columns}×{rows} squares.</source>
        <translation>
            <numerusform>{tile}: entered as decor with %n shield on {columns}×{rows} squares.</numerusform>
            <numerusform>{tile}: entered as decor with %n shields on {columns}×{rows} squares.</numerusform>
        </translation>
    </message>
    <message id="art.fauxpas.chain" numerus="yes">
        <source>%n {type} paintings touch each other and score no prestige.</source>
        <translation>
            <numerusform>%n {type} painting touches another and scores no prestige.</numerusform>
            <numerusform>%n {type} paintings touch each other and score no prestige.</numerusform>
        </translation>
    </message>
    <message id="art.score.decor.tile" numerus="yes">
        <source>Decor with %n shields</source>
        <translation>
            <numerusform>Decor with %n shield</numerusform>
            <numerusform>Decor with %n shields</numerusform>
        </translation>
    </message>
    <message id="art.score.full-gallery.empty" numerus="yes">
        <source>%n squares are empty</source>
        <translation>
            <numerusform>%n square is empty</numerusform>
            <numerusform>%n squares are empty</numerusform>
        </translation>
    </message>
    <message id="art.score.excess.paintings" numerus="yes">
        <source>%n excess paintings</source>
        <translation>
            <numerusform>%n excess painting</numerusform>
            <numerusform>%n excess paintings</numerusform>
        </translation>
    </message>
    <message id="cli.auction.tie" numerus="yes">
        <source>ahead of the next bidder thanks to the card %n places below the bid</source>
        <translation>
            <numerusform>ahead of the next bidder thanks to the card %n place below the bid</numerusform>
            <numerusform>ahead of the next bidder thanks to the card %n places below the bid</numerusform>
        </translation>
    </message>
    <message id="cli.art.decor" numerus="yes">
        <source>decor, %n shields</source>
        <translation>
            <numerusform>decor, %n shield</numerusform>
            <numerusform>decor, %n shields</numerusform>
        </translation>
    </message>
    <message id="art.judge.matches" numerus="yes">
        <source>%n matching frames: up to %n shields of decor</source>
        <translation>
            <numerusform>%n matching frame: up to %n shield of decor</numerusform>
            <numerusform>%n matching frames: up to %n shields of decor</numerusform>
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
    <message id="art.fit.places" numerus="yes">
        <source>{tile}: %n possible placements</source>
        <translation>
            <numerusform>{tile}: %n possible placement</numerusform>
            <numerusform>{tile}: %n possible placements</numerusform>
        </translation>
    </message>
    <message id="art.decor.shields" numerus="yes">
        <source>Decor, %n shields</source>
        <translation>
            <numerusform>Decor, %n shield</numerusform>
            <numerusform>Decor, %n shields</numerusform>
        </translation>
    </message>
    <message id="art.auction.tie" numerus="yes">
        <source>{player} before {other}, both at {bid}: the card %n places below decides, {card} against {less}.</source>
        <translation>
            <numerusform>{player} before {other}, both at {bid}: the card %n place below decides, {card} against {less}.</numerusform>
            <numerusform>{player} before {other}, both at {bid}: the card %n places below decides, {card} against {less}.</numerusform>
        </translation>
    </message>
    <message id="cli.more-spots" numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message id="history.undone.many" numerus="yes">
        <source>%n steps undone.</source>
        <translation>
            <numerusform>%n step undone.</numerusform>
            <numerusform>%n steps undone.</numerusform>
        </translation>
    </message>
    <message id="history.redone.many" numerus="yes">
        <source>%n steps redone.</source>
        <translation>
            <numerusform>%n step redone.</numerusform>
            <numerusform>%n steps redone.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.side.wrong" numerus="yes">
        <source>{owner}: %n problems.</source>
        <translation>
            <numerusform>{owner}: %n problem.</numerusform>
            <numerusform>{owner}: %n problems.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.side.missing" numerus="yes">
        <source>{owner}: no problems; %n details missing.</source>
        <translation>
            <numerusform>{owner}: no problems; %n detail missing.</numerusform>
            <numerusform>{owner}: no problems; %n details missing.</numerusform>
        </translation>
    </message>
    <message id="wall.more" numerus="yes">
        <source>Show more (%n)</source>
        <translation>
            <numerusform>Show more (%n)</numerusform>
            <numerusform>Show more (%n)</numerusform>
        </translation>
    </message>
    <message id="findings.spot.more" numerus="yes">
        <source>And %n more findings.</source>
        <translation>
            <numerusform>And %n more finding.</numerusform>
            <numerusform>And %n more findings.</numerusform>
        </translation>
    </message>
    <message id="sheet.fold" numerus="yes">
        <source>%n lines without points</source>
        <translation>
            <numerusform>%n line without points</numerusform>
            <numerusform>%n lines without points</numerusform>
        </translation>
    </message>
    <message id="muse.growth.times" numerus="yes">
        <source>the economy has grown %n times</source>
        <translation>
            <numerusform>the economy has grown %n time</numerusform>
            <numerusform>the economy has grown %n times</numerusform>
        </translation>
    </message>
    <message id="musee.staircases.same" numerus="yes">
        <source>Both rows show %n Staircases; with three players, one row shows 2 and the other 3.</source>
        <translation>
            <numerusform>Both rows show %n Staircase; with three players, one row shows 2 and the other 3.</numerusform>
            <numerusform>Both rows show %n Staircases; with three players, one row shows 2 and the other 3.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.more" numerus="yes">
        <source>%n more points</source>
        <translation>
            <numerusform>%n more point</numerusform>
            <numerusform>%n more points</numerusform>
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
            <numerusform>%n painting × {worth}</numerusform>
            <numerusform>%n paintings × {worth}</numerusform>
        </translation>
    </message>
    <message id="art.score.decor.sum" numerus="yes">
        <source>%n shields</source>
        <translation>
            <numerusform>%n shield</numerusform>
            <numerusform>%n shields</numerusform>
        </translation>
    </message>
    <message id="art.score.eyeline.sum" numerus="yes">
        <source>%n paintings × {worth}</source>
        <translation>
            <numerusform>%n painting × {worth}</numerusform>
            <numerusform>%n paintings × {worth}</numerusform>
        </translation>
    </message>
    <message id="musee.score.neighbours.sum" numerus="yes">
        <source>%n pairs × {worth}</source>
        <translation>
            <numerusform>%n pair × {worth}</numerusform>
            <numerusform>%n pairs × {worth}</numerusform>
        </translation>
    </message>
    <message id="musee.score.staircases.sum" numerus="yes">
        <source>%n pairs × {worth}</source>
        <translation>
            <numerusform>%n pair × {worth}</numerusform>
            <numerusform>%n pairs × {worth}</numerusform>
        </translation>
    </message>
    <message id="museum.score.collection" numerus="yes">
        <source>%n objects in one collection: {points} ({table})</source>
        <translation>
            <numerusform>%n object in one collection: {points} ({table})</numerusform>
            <numerusform>%n objects in one collection: {points} ({table})</numerusform>
        </translation>
    </message>
    <message id="museum.score.objects" numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
    <message id="museum.score.experts" numerus="yes">
        <source>%n experts</source>
        <translation>
            <numerusform>%n expert</numerusform>
            <numerusform>%n experts</numerusform>
        </translation>
    </message>
    <message id="museum.score.tokens" numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message id="muse.payment.spoken" numerus="yes">
        <source>{paid} of %n coins paid</source>
        <translation>
            <numerusform>{paid} of %n coin paid</numerusform>
            <numerusform>{paid} of %n coins paid</numerusform>
        </translation>
    </message>
    <message id="score.place" numerus="yes">
        <source>Place %n</source>
        <translation>
            <numerusform>Place %n</numerusform>
            <numerusform>Place %n</numerusform>
        </translation>
    </message>
    <message id="score.points.between" numerus="yes">
        <source>{least} to %n points</source>
        <translation>
            <numerusform>{least} to %n point</numerusform>
            <numerusform>{least} to %n points</numerusform>
        </translation>
    </message>
    <message id="art.judge.unearned" numerus="yes">
        <source>%n shields not earned</source>
        <translation>
            <numerusform>%n shield not earned</numerusform>
            <numerusform>%n shields not earned</numerusform>
        </translation>
    </message>
    <message id="museum.almost.civilisation" numerus="yes">
        <source>No two of the %n {collection} objects are adjacent; together they would be worth {points}.</source>
        <translation>
            <numerusform>The %n {collection} object is adjacent to no other; together they would be worth {points}.</numerusform>
            <numerusform>No two of the %n {collection} objects are adjacent; together they would be worth {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.civilisation.most" numerus="yes">
        <source>The %n {collection} objects are not all adjacent; together they would be worth {points}.</source>
        <translation>
            <numerusform>The %n {collection} object is not adjacent to the others; together they would be worth {points}.</numerusform>
            <numerusform>The %n {collection} objects are not all adjacent; together they would be worth {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.domain" numerus="yes">
        <source>No two of the %n {collection} objects are adjacent; together they would be worth {points}.</source>
        <translation>
            <numerusform>The %n {collection} object is adjacent to no other; together they would be worth {points}.</numerusform>
            <numerusform>No two of the %n {collection} objects are adjacent; together they would be worth {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.domain.most" numerus="yes">
        <source>The %n {collection} objects are not all adjacent; together they would be worth {points}.</source>
        <translation>
            <numerusform>The %n {collection} object is not adjacent to the others; together they would be worth {points}.</numerusform>
            <numerusform>The %n {collection} objects are not all adjacent; together they would be worth {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.arrange.hidden.gain" numerus="yes">
        <source>You can gain points by moving %n objects.</source>
        <translation>
            <numerusform>You can gain points by moving %n object.</numerusform>
            <numerusform>You can gain points by moving %n objects.</numerusform>
        </translation>
    </message>
    <message id="muse.board.full" numerus="yes">
        <source>%n paintings: this ends the game</source>
        <translation>
            <numerusform>%n painting: this ends the game</numerusform>
            <numerusform>%n paintings: this ends the game</numerusform>
        </translation>
    </message>
    <message id="muse.board.coins" numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message id="readings.summary.some" numerus="yes">
        <source>%n open questions affect this game</source>
        <translation>
            <numerusform>%n open question affects this game</numerusform>
            <numerusform>%n open questions affect this game</numerusform>
        </translation>
    </message>
    <message id="house.in-force" numerus="yes">
        <source>%n house rules apply.</source>
        <translation>
            <numerusform>%n house rule applies.</numerusform>
            <numerusform>%n house rules apply.</numerusform>
        </translation>
    </message>
    <message id="library.house-rulings" numerus="yes">
        <source>%n house rules</source>
        <translation>
            <numerusform>%n house rule</numerusform>
            <numerusform>%n house rules</numerusform>
        </translation>
    </message>
    <message id="trial.edit.many" numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message id="statistics.too-few.games" numerus="yes">
        <source>Not enough games yet: %n needed, {count} so far.</source>
        <translation>
            <numerusform>Not enough games yet: %n needed, {count} so far.</numerusform>
            <numerusform>Not enough games yet: %n needed, {count} so far.</numerusform>
        </translation>
    </message>
    <message id="statistics.course.averages" numerus="yes">
        <source>Each mark is the average of %n consecutive games; the last may cover fewer.</source>
        <translation>
            <numerusform>Each mark is the average of %n game.</numerusform>
            <numerusform>Each mark is the average of %n consecutive games; the last may cover fewer.</numerusform>
        </translation>
    </message>
    <message id="statistics.player.won" numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message id="statistics.rival.together" numerus="yes">
        <source>%n games as a team</source>
        <translation>
            <numerusform>%n game as a team</numerusform>
            <numerusform>%n games as a team</numerusform>
        </translation>
    </message>
    <message id="statistics.games" numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message id="statistics.chosen" numerus="yes">
        <source>%n games counted.</source>
        <translation>
            <numerusform>%n game counted.</numerusform>
            <numerusform>%n games counted.</numerusform>
        </translation>
    </message>
    <message id="statistics.chosen.copies" numerus="yes">
        <source>%n duplicate games not counted.</source>
        <translation>
            <numerusform>%n duplicate game not counted.</numerusform>
            <numerusform>%n duplicate games not counted.</numerusform>
        </translation>
    </message>
    <message id="handover.written" numerus="yes">
        <source>%n games saved to {file}.</source>
        <translation>
            <numerusform>%n game saved to {file}.</numerusform>
            <numerusform>%n games saved to {file}.</numerusform>
        </translation>
    </message>
    <message id="handover.missed" numerus="yes">
        <source>%n games could not be read and are not included.</source>
        <translation>
            <numerusform>%n game could not be read and is not included.</numerusform>
            <numerusform>%n games could not be read and are not included.</numerusform>
        </translation>
    </message>
    <message id="import.done" numerus="yes">
        <source>%n games imported.</source>
        <translation>
            <numerusform>%n game imported.</numerusform>
            <numerusform>%n games imported.</numerusform>
        </translation>
    </message>
    <message id="import.known" numerus="yes">
        <source>%n were already here and were not changed.</source>
        <translation>
            <numerusform>%n was already here and was not changed.</numerusform>
            <numerusform>%n were already here and were not changed.</numerusform>
        </translation>
    </message>
    <message id="import.damaged" numerus="yes">
        <source>%n are damaged and were skipped.</source>
        <translation>
            <numerusform>%n is damaged and was skipped.</numerusform>
            <numerusform>%n are damaged and were skipped.</numerusform>
        </translation>
    </message>
    <message id="import.damaged-photos" numerus="yes">
        <source>%n photos are damaged and were skipped.</source>
        <translation>
            <numerusform>%n photo is damaged and was skipped.</numerusform>
            <numerusform>%n photos are damaged and were skipped.</numerusform>
        </translation>
    </message>
    <message id="import.outlined-photos" numerus="yes">
        <source>%n photos are imported without the outline of the board: Cimaise no longer shows photos under a board.</source>
        <translation>
            <numerusform>%n photo is imported without the outline of the board: Cimaise no longer shows photos under a board.</numerusform>
            <numerusform>%n photos are imported without the outline of the board: Cimaise no longer shows photos under a board.</numerusform>
        </translation>
    </message>
    <message id="people.games" numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n finished game</numerusform>
            <numerusform>%n finished games</numerusform>
        </translation>
    </message>
    <message id="people.merge.met" numerus="yes">
        <source>{one} and {name} cannot be merged: they played together in %n games ({games}).</source>
        <translation>
            <numerusform>{one} and {name} cannot be merged: they played together in %n game ({games}).</numerusform>
            <numerusform>{one} and {name} cannot be merged: they played together in %n games ({games}).</numerusform>
        </translation>
    </message>
    <message id="handover.reminder" numerus="yes">
        <source>%n games started or changed since the last backup.</source>
        <translation>
            <numerusform>%n game started or changed since the last backup.</numerusform>
            <numerusform>%n games started or changed since the last backup.</numerusform>
        </translation>
    </message>
    <message id="museum.game-end.open" numerus="yes">
        <source>No player has reached %n points on the score track.</source>
        <translation>
            <numerusform>No player has reached %n point on the score track.</numerusform>
            <numerusform>No player has reached %n points on the score track.</numerusform>
        </translation>
    </message>
    <message id="muse.last.over" numerus="yes">
        <source>Last round: {owner} has %n paintings in the palace.</source>
        <translation>
            <numerusform>Last round: {owner} has %n painting in the palace.</numerusform>
            <numerusform>Last round: {owner} has %n paintings in the palace.</numerusform>
        </translation>
    </message>
    <message id="muse.last.round" numerus="yes">
        <source>Last round: after it, {owner} will have %n paintings in the palace.</source>
        <translation>
            <numerusform>Last round: after it, {owner} will have %n painting in the palace.</numerusform>
            <numerusform>Last round: after it, {owner} will have %n paintings in the palace.</numerusform>
        </translation>
    </message>
    <message id="muse.last.near.several" numerus="yes">
        <source>This may be the last round: %n players have three paintings in the palace.</source>
        <translation>
            <numerusform>This may be the last round: %n player has three paintings in the palace.</numerusform>
            <numerusform>This may be the last round: %n players have three paintings in the palace.</numerusform>
        </translation>
    </message>
    <message id="score.place.so-far" numerus="yes">
        <source>Place %n so far</source>
        <translation>
            <numerusform>Place %n so far</numerusform>
            <numerusform>Place %n so far</numerusform>
        </translation>
    </message>
    <message id="result.headline.points" numerus="yes">
        <source>{name} wins by %n points</source>
        <translation>
            <numerusform>{name} wins by %n point</numerusform>
            <numerusform>{name} wins by %n points</numerusform>
        </translation>
    </message>
    <message id="result.headline.team.points" numerus="yes">
        <source>{names} win by %n points</source>
        <translation>
            <numerusform>{names} win by %n point</numerusform>
            <numerusform>{names} win by %n points</numerusform>
        </translation>
    </message>
    <message id="museum.text.too-many" numerus="yes">
        <source>{typed} objects typed, but only %n slots are empty. Shorten the list, or remove objects from the board.</source>
        <translation>
            <numerusform>{typed} objects typed, but only %n slot is empty. Shorten the list, or remove objects from the board.</numerusform>
            <numerusform>{typed} objects typed, but only %n slots are empty. Shorten the list, or remove objects from the board.</numerusform>
        </translation>
    </message>
    <message id="findings.fold" numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message id="handover.question.house-rules" numerus="yes">
        <source>The archive contains %n house rules: new games would use them.</source>
        <translation>
            <numerusform>The archive contains %n house rule: new games would use it.</numerusform>
            <numerusform>The archive contains %n house rules: new games would use them.</numerusform>
        </translation>
    </message>
    <message id="import.people" numerus="yes">
        <source>%n players were added.</source>
        <translation>
            <numerusform>%n player was added.</numerusform>
            <numerusform>%n players were added.</numerusform>
        </translation>
    </message>
    <message id="import.house-rules" numerus="yes">
        <source>%n house rules were added: new games will use them.</source>
        <translation>
            <numerusform>%n house rule was added: new games will use it.</numerusform>
            <numerusform>%n house rules were added: new games will use them.</numerusform>
        </translation>
    </message>
    <message id="import.house-rules-skipped" numerus="yes">
        <source>%n house rules were skipped.</source>
        <translation>
            <numerusform>%n house rule was skipped.</numerusform>
            <numerusform>%n house rules were skipped.</numerusform>
        </translation>
    </message>
    <message id="hidden.museum.almost.apart" numerus="yes">
        <source>%n objects are separated from the {collection} collection.</source>
        <translation>
            <numerusform>%n object is separated from the {collection} collection.</numerusform>
            <numerusform>%n objects are separated from the {collection} collection.</numerusform>
        </translation>
    </message>
    <message id="hidden.museum.almost.civilisation" numerus="yes">
        <source>The %n {collection} objects do not all touch.</source>
        <translation>
            <numerusform>The %n {collection} object does not touch the others.</numerusform>
            <numerusform>The %n {collection} objects do not all touch.</numerusform>
        </translation>
    </message>
    <message id="hidden.museum.almost.domain" numerus="yes">
        <source>The %n {collection} objects do not all touch.</source>
        <translation>
            <numerusform>The %n {collection} object does not touch the others.</numerusform>
            <numerusform>The %n {collection} objects do not all touch.</numerusform>
        </translation>
    </message>
    <message id="muse.last.over.several" numerus="yes">
        <source>Last round: %n palaces hold four or more paintings.</source>
        <translation>
            <numerusform>Last round: %n palace holds four or more paintings.</numerusform>
            <numerusform>Last round: %n palaces hold four or more paintings.</numerusform>
        </translation>
    </message>
    <message id="muse.last.round.several" numerus="yes">
        <source>Last round: after it, %n palaces will hold four or more paintings.</source>
        <translation>
            <numerusform>Last round: after it, %n palace will hold four or more paintings.</numerusform>
            <numerusform>Last round: after it, %n palaces will hold four or more paintings.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.side.note" numerus="yes">
        <source>{owner}: no problems; %n notes.</source>
        <translation>
            <numerusform>{owner}: no problems; %n note.</numerusform>
            <numerusform>{owner}: no problems; %n notes.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.side.doubt" numerus="yes">
        <source>{owner}: %n notes can change the result.</source>
        <translation>
            <numerusform>{owner}: %n note can change the result.</numerusform>
            <numerusform>{owner}: %n notes can change the result.</numerusform>
        </translation>
    </message>
    <message id="musee.outlook.more" numerus="yes">
        <source>At most %n more paintings can hang here.</source>
        <translation>
            <numerusform>At most %n more painting can hang here.</numerusform>
            <numerusform>At most %n more paintings can hang here.</numerusform>
        </translation>
    </message>
    <message id="musee.outlook.dead" numerus="yes">
        <source>No remaining painting fits in the %n hatched spaces.</source>
        <translation>
            <numerusform>No remaining painting fits in the hatched space.</numerusform>
            <numerusform>No remaining painting fits in the %n hatched spaces.</numerusform>
        </translation>
    </message>
    <message id="musee.space.room" numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message id="musee.space.room.long" numerus="yes">
        <source>At most %n more paintings can hang afterwards.</source>
        <translation>
            <numerusform>At most %n more painting can hang afterwards.</numerusform>
            <numerusform>At most %n more paintings can hang afterwards.</numerusform>
        </translation>
    </message>
    <message id="art.outlook.places" numerus="yes">
        <source>{size}: %n placements. Their top left squares are highlighted</source>
        <translation>
            <numerusform>{size}: %n placement. Its top left square is highlighted</numerusform>
            <numerusform>{size}: %n placements. Their top left squares are highlighted</numerusform>
        </translation>
    </message>
    <message id="art.outlook.places.clean" numerus="yes">
        <source>{size}: %n placements without a faux pas. Their top left squares are highlighted</source>
        <translation>
            <numerusform>{size}: %n placement without a faux pas. Its top left square is highlighted</numerusform>
            <numerusform>{size}: %n placements without a faux pas. Their top left squares are highlighted</numerusform>
        </translation>
    </message>
    <message id="art.outlook.decor" numerus="yes">
        <source>No painting of at least 2×2 can cover the %n hatched squares: %n shields needed.</source>
        <translation>
            <numerusform>No painting of at least 2×2 can cover the hatched square: %n shield needed.</numerusform>
            <numerusform>No painting of at least 2×2 can cover the %n hatched squares: %n shields needed.</numerusform>
        </translation>
    </message>
    <message id="art.outlook.key" numerus="yes">
        <source>{columns}×{rows}: %n placements</source>
        <translation>
            <numerusform>{columns}×{rows}: %n placement</numerusform>
            <numerusform>{columns}×{rows}: %n placements</numerusform>
        </translation>
    </message>
    <message id="art.outlook.key.clean" numerus="yes">
        <source>{columns}×{rows}: %n placements without a faux pas</source>
        <translation>
            <numerusform>{columns}×{rows}: %n placement without a faux pas</numerusform>
            <numerusform>{columns}×{rows}: %n placements without a faux pas</numerusform>
        </translation>
    </message>
    <message id="score.compared.more" numerus="yes">
        <source>%n points more than before</source>
        <translation>
            <numerusform>%n point more than before</numerusform>
            <numerusform>%n points more than before</numerusform>
        </translation>
    </message>
    <message id="score.compared.less" numerus="yes">
        <source>%n points less than before</source>
        <translation>
            <numerusform>%n point less than before</numerusform>
            <numerusform>%n points less than before</numerusform>
        </translation>
    </message>
    <message id="art.seats.paintings" numerus="yes">
        <source>%n paintings on the wall</source>
        <translation>
            <numerusform>%n painting on the wall</numerusform>
            <numerusform>%n paintings on the wall</numerusform>
        </translation>
    </message>
    <message id="art.seats.decor" numerus="yes">
        <source>%n decor tiles on the wall</source>
        <translation>
            <numerusform>%n decor tile on the wall</numerusform>
            <numerusform>%n decor tiles on the wall</numerusform>
        </translation>
    </message>
    <message id="art.seats.excess" numerus="yes">
        <source>%n excess paintings</source>
        <translation>
            <numerusform>%n excess painting</numerusform>
            <numerusform>%n excess paintings</numerusform>
        </translation>
    </message>
    <message id="muse.seats.studio" numerus="yes">
        <source>%n paintings in the studio ({cards})</source>
        <translation>
            <numerusform>%n painting in the studio ({cards})</numerusform>
            <numerusform>%n paintings in the studio ({cards})</numerusform>
        </translation>
    </message>
    <message id="muse.seats.palace" numerus="yes">
        <source>%n paintings in the palace ({cards})</source>
        <translation>
            <numerusform>%n painting in the palace ({cards})</numerusform>
            <numerusform>%n paintings in the palace ({cards})</numerusform>
        </translation>
    </message>
    <message id="muse.seats.coins" numerus="yes">
        <source>%n coins, which return to the economy</source>
        <translation>
            <numerusform>%n coin, which returns to the economy</numerusform>
            <numerusform>%n coins, which return to the economy</numerusform>
        </translation>
    </message>
    <message id="musee.seats.paintings" numerus="yes">
        <source>%n paintings ({exhibits})</source>
        <translation>
            <numerusform>%n painting ({exhibits})</numerusform>
            <numerusform>%n paintings ({exhibits})</numerusform>
        </translation>
    </message>
    <message id="musee.seats.bonuses" numerus="yes">
        <source>%n Gallery Bonuses</source>
        <translation>
            <numerusform>%n Gallery Bonus</numerusform>
            <numerusform>%n Gallery Bonuses</numerusform>
        </translation>
    </message>
    <message id="museum.seats.objects" numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
    <message id="museum.seats.experts" numerus="yes">
        <source>%n experts</source>
        <translation>
            <numerusform>%n expert</numerusform>
            <numerusform>%n experts</numerusform>
        </translation>
    </message>
    <message id="museum.seats.prestige" numerus="yes">
        <source>%n Prestige tokens</source>
        <translation>
            <numerusform>%n Prestige token</numerusform>
            <numerusform>%n Prestige tokens</numerusform>
        </translation>
    </message>
    <message id="museum.seats.press" numerus="yes">
        <source>%n Press Conferences</source>
        <translation>
            <numerusform>%n Press Conference</numerusform>
            <numerusform>%n Press Conferences</numerusform>
        </translation>
    </message>
    <message id="museum.seats.discard" numerus="yes">
        <source>%n discarded objects</source>
        <translation>
            <numerusform>%n discarded object</numerusform>
            <numerusform>%n discarded objects</numerusform>
        </translation>
    </message>
    <message id="museum.seats.track" numerus="yes">
        <source>%n points on the score track</source>
        <translation>
            <numerusform>%n point on the score track</numerusform>
            <numerusform>%n points on the score track</numerusform>
        </translation>
    </message>
    <message id="findings.one-side.hides" numerus="yes">
        <source>Only findings for {name} (%n about others)</source>
        <translation>
            <numerusform>Only findings for {name} (%n about others)</numerusform>
            <numerusform>Only findings for {name} (%n about others)</numerusform>
        </translation>
    </message>
    <message id="art.repair.shields" numerus="yes">
        <source>Change it to %n shields</source>
        <translation>
            <numerusform>Change it to %n shield</numerusform>
            <numerusform>Change it to %n shields</numerusform>
        </translation>
    </message>
    <message id="read.compared" numerus="yes">
        <source>%n entries compared</source>
        <translation>
            <numerusform>%n entry compared</numerusform>
            <numerusform>%n entries compared</numerusform>
        </translation>
    </message>
    <message id="read.corrected" numerus="yes">
        <source>%n corrected</source>
        <translation>
            <numerusform>%n corrected</numerusform>
            <numerusform>%n corrected</numerusform>
        </translation>
    </message>
    <message id="plays.player.results" numerus="yes">
        <source>%n results in the file</source>
        <translation>
            <numerusform>%n result in the file</numerusform>
            <numerusform>%n results in the file</numerusform>
        </translation>
    </message>
    <message id="plays.content" numerus="yes">
        <source>%n results of the games of this app.</source>
        <translation>
            <numerusform>%n result of the games of this app.</numerusform>
            <numerusform>%n results of the games of this app.</numerusform>
        </translation>
    </message>
    <message id="plays.content.other" numerus="yes">
        <source>%n plays of other games are skipped.</source>
        <translation>
            <numerusform>%n play of another game is skipped.</numerusform>
            <numerusform>%n plays of other games are skipped.</numerusform>
        </translation>
    </message>
    <message id="plays.content.ignored" numerus="yes">
        <source>%n plays that BG Stats leaves out of its statistics are skipped.</source>
        <translation>
            <numerusform>%n play that BG Stats leaves out of its statistics is skipped.</numerusform>
            <numerusform>%n plays that BG Stats leaves out of its statistics are skipped.</numerusform>
        </translation>
    </message>
    <message id="plays.content.places" numerus="yes">
        <source>%n locations.</source>
        <translation>
            <numerusform>%n location.</numerusform>
            <numerusform>%n locations.</numerusform>
        </translation>
    </message>
    <message id="plays.undecided" numerus="yes">
        <source>Choose an option for %n players.</source>
        <translation>
            <numerusform>Choose an option for %n player.</numerusform>
            <numerusform>Choose an option for %n players.</numerusform>
        </translation>
    </message>
    <message id="plays.done" numerus="yes">
        <source>%n results imported.</source>
        <translation>
            <numerusform>%n result imported.</numerusform>
            <numerusform>%n results imported.</numerusform>
        </translation>
    </message>
    <message id="plays.places" numerus="yes">
        <source>%n locations were added.</source>
        <translation>
            <numerusform>%n location was added.</numerusform>
            <numerusform>%n locations were added.</numerusform>
        </translation>
    </message>
    <message id="plays.left-out" numerus="yes">
        <source>%n results of players who were left out were skipped.</source>
        <translation>
            <numerusform>%n result of a player who was left out was skipped.</numerusform>
            <numerusform>%n results of players who were left out were skipped.</numerusform>
        </translation>
    </message>
    <message id="plays.doubled" numerus="yes">
        <source>%n results name one player twice and were skipped.</source>
        <translation>
            <numerusform>%n result names one player twice and was skipped.</numerusform>
            <numerusform>%n results name one player twice and were skipped.</numerusform>
        </translation>
    </message>
    <message id="scoring.skipped" numerus="yes">
        <source>%n lines without points are skipped.</source>
        <translation>
            <numerusform>%n line without points is skipped.</numerusform>
            <numerusform>%n lines without points are skipped.</numerusform>
        </translation>
    </message>
    <message id="art.hand.count" numerus="yes">
        <source>%n bid cards, sum {sum}</source>
        <translation>
            <numerusform>%n bid card, sum {sum}</numerusform>
            <numerusform>%n bid cards, sum {sum}</numerusform>
        </translation>
    </message>
    <message id="plays.known" numerus="yes">
        <source>%n results were already here and were not changed.</source>
        <translation>
            <numerusform>%n result was already here and was not changed.</numerusform>
            <numerusform>%n results were already here and were not changed.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.rest.wrong" numerus="yes">
        <source>Rest of the game: %n problems.</source>
        <translation>
            <numerusform>Rest of the game: %n problem.</numerusform>
            <numerusform>Rest of the game: %n problems.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.rest.missing" numerus="yes">
        <source>Rest of the game: no problems; %n details missing.</source>
        <translation>
            <numerusform>Rest of the game: no problems; %n detail missing.</numerusform>
            <numerusform>Rest of the game: no problems; %n details missing.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.rest.doubt" numerus="yes">
        <source>Rest of the game: %n notes can change the result.</source>
        <translation>
            <numerusform>Rest of the game: %n note can change the result.</numerusform>
            <numerusform>Rest of the game: %n notes can change the result.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.rest.note" numerus="yes">
        <source>Rest of the game: no problems; %n notes.</source>
        <translation>
            <numerusform>Rest of the game: no problems; %n note.</numerusform>
            <numerusform>Rest of the game: no problems; %n notes.</numerusform>
        </translation>
    </message>
    <message id="museum.end.gain" numerus="yes">
        <source>{player} can gain %n points.</source>
        <translation>
            <numerusform>{player} can gain %n point.</numerusform>
            <numerusform>{player} can gain %n points.</numerusform>
        </translation>
    </message>
    <message id="museum.end.gain.least" numerus="yes">
        <source>{player} can gain %n points or more.</source>
        <translation>
            <numerusform>{player} can gain %n point or more.</numerusform>
            <numerusform>{player} can gain %n points or more.</numerusform>
        </translation>
    </message>
    <message id="ruling.counts.yes" numerus="yes">
        <source>Yes, %n points</source>
        <translation>
            <numerusform>Yes, %n point</numerusform>
            <numerusform>Yes, %n points</numerusform>
        </translation>
    </message>
    <message id="history.again.undo" numerus="yes">
        <source>Tap the step again to go back to it: %n steps will be undone.</source>
        <translation>
            <numerusform>Tap the step again to go back to it: %n step will be undone.</numerusform>
            <numerusform>Tap the step again to go back to it: %n steps will be undone.</numerusform>
        </translation>
    </message>
    <message id="history.again.redo" numerus="yes">
        <source>Tap the step again to go forward to it: %n steps will be redone.</source>
        <translation>
            <numerusform>Tap the step again to go forward to it: %n step will be redone.</numerusform>
            <numerusform>Tap the step again to go forward to it: %n steps will be redone.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.chained" numerus="yes">
        <source>%n objects are connected to the {collection} collection only through a duplicate; counted with it, they would score {points}.</source>
        <translation>
            <numerusform>%n object is connected to the {collection} collection only through a duplicate; counted with it, it would score {points}.</numerusform>
            <numerusform>%n objects are connected to the {collection} collection only through a duplicate; counted with it, they would score {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.chained.all" numerus="yes">
        <source>The %n {collection} objects are connected only through duplicates; counted together, they would be worth {points}.</source>
        <translation>
            <numerusform>%n {collection} object is connected to the others only through a duplicate; counted together, they would be worth {points}.</numerusform>
            <numerusform>The %n {collection} objects are connected only through duplicates; counted together, they would be worth {points}.</numerusform>
        </translation>
    </message>
    <message id="hidden.museum.almost.chained" numerus="yes">
        <source>%n objects are connected to the {collection} collection only through a duplicate.</source>
        <translation>
            <numerusform>%n object is connected to the {collection} collection only through a duplicate.</numerusform>
            <numerusform>%n objects are connected to the {collection} collection only through a duplicate.</numerusform>
        </translation>
    </message>
    <message id="hidden.museum.almost.chained.all" numerus="yes">
        <source>The %n {collection} objects are connected only through duplicates.</source>
        <translation>
            <numerusform>%n {collection} object is connected to the others only through a duplicate.</numerusform>
            <numerusform>The %n {collection} objects are connected only through duplicates.</numerusform>
        </translation>
    </message>
    <message id="plays.unusable.more" numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message id="plays.content.unusable" numerus="yes">
        <source>%n plays cannot be imported ({reasons}).</source>
        <translation>
            <numerusform>%n play cannot be imported ({reasons}).</numerusform>
            <numerusform>%n plays cannot be imported ({reasons}).</numerusform>
        </translation>
    </message>
    <message id="plays.content.namesake" numerus="yes">
        <source>%n plays of another game named {game} are skipped.</source>
        <translation>
            <numerusform>%n play of another game named {game} is skipped.</numerusform>
            <numerusform>%n plays of another game named {game} are skipped.</numerusform>
        </translation>
    </message>
    <message id="plays.content.rounded" numerus="yes">
        <source>%n scores with decimals are rounded to whole points.</source>
        <translation>
            <numerusform>%n score with decimals is rounded to whole points.</numerusform>
            <numerusform>%n scores with decimals are rounded to whole points.</numerusform>
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
            <numerusform>%n score unknown.</numerusform>
            <numerusform>%n scores unknown.</numerusform>
        </translation>
    </message>
    <message id="plays.unusable.player-count" numerus="yes">
        <source>%n players, not {fewest} to {most}</source>
        <translation>
            <numerusform>%n player, not {fewest} to {most}</numerusform>
            <numerusform>%n players, not {fewest} to {most}</numerusform>
        </translation>
    </message>
    <message id="session.match.undecided" numerus="yes">
        <source>%n undecided games of this match are not counted.</source>
        <translation>
            <numerusform>%n undecided game of this match is not counted.</numerusform>
            <numerusform>%n undecided games of this match are not counted.</numerusform>
        </translation>
    </message>
</context>
</TS>
