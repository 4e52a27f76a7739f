<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="musee.players.count" numerus="yes">
        <source>Musée is for 2, 3 or 4 players; here there are %n.</source>
        <translation>
            <numerusform>Musée is for 2, 3 or 4 players; here there is %n.</numerusform>
            <numerusform>Musée is for 2, 3 or 4 players; here there are %n.</numerusform>
        </translation>
    </message>
    <message id="musee.players.musees" numerus="yes">
        <source>{expected} Musées belong to this table; there are %n.</source>
        <translation>
            <numerusform>{expected} Musées belong to this table; there is %n.</numerusform>
            <numerusform>{expected} Musées belong to this table; there are %n.</numerusform>
        </translation>
    </message>
    <message id="musee.staircases.six" numerus="yes">
        <source>{row} shows %n Staircases; there are 3 in each row.</source>
        <translation>
            <numerusform>{row} shows %n Staircase; there are 3 in each row.</numerusform>
            <numerusform>{row} shows %n Staircases; there are 3 in each row.</numerusform>
        </translation>
    </message>
    <message id="musee.staircases.five" numerus="yes">
        <source>{row} shows %n Staircases; with three players it is 2 in one row and 3 in the other.</source>
        <translation>
            <numerusform>{row} shows %n Staircase; with three players it is 2 in one row and 3 in the other.</numerusform>
            <numerusform>{row} shows %n Staircases; with three players it is 2 in one row and 3 in the other.</numerusform>
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
        <source>{exhibit} may go to %n spaces. Touch one to hang it.</source>
        <translation>
            <numerusform>{exhibit} may go to %n space. Touch it to hang it.</numerusform>
            <numerusform>{exhibit} may go to %n spaces. Touch one to hang it.</numerusform>
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
        <source>Muse is for 3 or 4 players; here there are %n.</source>
        <translation>
            <numerusform>Muse is for 3 or 4 players; here there is %n.</numerusform>
            <numerusform>Muse is for 3 or 4 players; here there are %n.</numerusform>
        </translation>
    </message>
    <message id="muse.growth.more" numerus="yes">
        <source>The economy is said to have grown %n times; it grows four times at most.</source>
        <translation>
            <numerusform>The economy is said to have grown %n time; it grows four times at most.</numerusform>
            <numerusform>The economy is said to have grown %n times; it grows four times at most.</numerusform>
        </translation>
    </message>
    <message id="muse.coins.missing" numerus="yes">
        <source>Of {suit} %n coins are missing: with the economy grown {growth} there are {expected} in all.</source>
        <translation>
            <numerusform>Of {suit} %n coin is missing: with the economy grown {growth} there are {expected} in all.</numerusform>
            <numerusform>Of {suit} %n coins are missing: with the economy grown {growth} there are {expected} in all.</numerusform>
        </translation>
    </message>
    <message id="muse.coins.too-many" numerus="yes">
        <source>Of {suit} there are %n coins too many: with the economy grown {growth} there are {expected} in all.</source>
        <translation>
            <numerusform>Of {suit} there is %n coin too many: with the economy grown {growth} there are {expected} in all.</numerusform>
            <numerusform>Of {suit} there are %n coins too many: with the economy grown {growth} there are {expected} in all.</numerusform>
        </translation>
    </message>
    <message id="muse.palace.above-third" numerus="yes">
        <source>The palaces hold %n paintings above their third; as the game ends with the round in which one reaches four, there can be {most} with as many players.</source>
        <translation>
            <numerusform>The palaces hold %n painting above their third; as the game ends with the round in which one reaches four, there can be {most} with as many players.</numerusform>
            <numerusform>The palaces hold %n paintings above their third; as the game ends with the round in which one reaches four, there can be {most} with as many players.</numerusform>
        </translation>
    </message>
    <message id="muse.end.one" numerus="yes">
        <source>{owner} has %n paintings in the palace: the game ends at the end of the round.</source>
        <translation>
            <numerusform>{owner} has %n painting in the palace: the game ends at the end of the round.</numerusform>
            <numerusform>{owner} has %n paintings in the palace: the game ends at the end of the round.</numerusform>
        </translation>
    </message>
    <message id="muse.end.several" numerus="yes">
        <source>In %n palaces there are four paintings or more: the game ends at the end of the round.</source>
        <translation>
            <numerusform>In %n palace there are four paintings or more: the game ends at the end of the round.</numerusform>
            <numerusform>In %n palaces there are four paintings or more: the game ends at the end of the round.</numerusform>
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
        <source>The draw pile is said to run out after event {event}, but this round has %n events.</source>
        <translation>
            <numerusform>The draw pile is said to run out after event {event}, but this round has %n event.</numerusform>
            <numerusform>The draw pile is said to run out after event {event}, but this round has %n events.</numerusform>
        </translation>
    </message>
    <message id="cli.muse.patron.price" numerus="yes">
        <source>{card} of {owner}: the patron must pay %n coins of one suit.</source>
        <translation>
            <numerusform>{card} of {owner}: the patron must pay %n coin of one suit.</numerusform>
            <numerusform>{card} of {owner}: the patron must pay %n coins of one suit.</numerusform>
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
    <message id="muse.board.lacks" numerus="yes">
        <source>%n paintings more end the game</source>
        <translation>
            <numerusform>%n painting more ends the game</numerusform>
            <numerusform>%n paintings more end the game</numerusform>
        </translation>
    </message>
    <message id="muse.edit.round" numerus="yes">
        <source>A round of %n events</source>
        <translation>
            <numerusform>A round of %n event</numerusform>
            <numerusform>A round of %n events</numerusform>
        </translation>
    </message>
    <message id="museum.copies.object" numerus="yes">
        <source>%n objects are {civilisation}, {domain}, {value}; the box is likely to hold one.</source>
        <translation>
            <numerusform>%n object is {civilisation}, {domain}, {value}; the box is likely to hold one.</numerusform>
            <numerusform>%n objects are {civilisation}, {domain}, {value}; the box is likely to hold one.</numerusform>
        </translation>
    </message>
    <message id="museum.copies.civilisation" numerus="yes">
        <source>%n objects are {civilisation}; the box is likely to hold {most}.</source>
        <translation>
            <numerusform>%n object is {civilisation}; the box is likely to hold {most}.</numerusform>
            <numerusform>%n objects are {civilisation}; the box is likely to hold {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.copies.domains" numerus="yes">
        <source>The {civilisation} objects are of %n domains; the box is likely to give them {most}.</source>
        <translation>
            <numerusform>The {civilisation} objects are of %n domain; the box is likely to give them {most}.</numerusform>
            <numerusform>The {civilisation} objects are of %n domains; the box is likely to give them {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.opinion.all" numerus="yes">
        <source>There are %n tokens of Public Opinion on the continents; the box has {most}.</source>
        <translation>
            <numerusform>There is %n token of Public Opinion on the continents; the box has {most}.</numerusform>
            <numerusform>There are %n tokens of Public Opinion on the continents; the box has {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.opinion.continent" numerus="yes">
        <source>{continent} has %n tokens of Public Opinion; its deck has no more than {most} such cards.</source>
        <translation>
            <numerusform>{continent} has %n token of Public Opinion; its deck has no more than {most} such cards.</numerusform>
            <numerusform>{continent} has %n tokens of Public Opinion; its deck has no more than {most} such cards.</numerusform>
        </translation>
    </message>
    <message id="museum.prestige.all" numerus="yes">
        <source>The players hold %n Prestige tokens together; the box has {most}.</source>
        <translation>
            <numerusform>The players hold %n Prestige token together; the box has {most}.</numerusform>
            <numerusform>The players hold %n Prestige tokens together; the box has {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.press.all" numerus="yes">
        <source>The players have played %n Press Conferences together; there are {most}.</source>
        <translation>
            <numerusform>The players have played %n Press Conference together; there are {most}.</numerusform>
            <numerusform>The players have played %n Press Conferences together; there are {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.experts.twice" numerus="yes">
        <source>The expert {expert} is hired %n times; there is one.</source>
        <translation>
            <numerusform>The expert {expert} is hired %n time; there is one.</numerusform>
            <numerusform>The expert {expert} is hired %n times; there is one.</numerusform>
        </translation>
    </message>
    <message id="museum.experts.all" numerus="yes">
        <source>%n experts are hired; this edition has {most}.</source>
        <translation>
            <numerusform>%n expert is hired; this edition has {most}.</numerusform>
            <numerusform>%n experts are hired; this edition has {most}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.apart" numerus="yes">
        <source>%n objects lie apart from the {collection} collection; joined to it they would bring {points}.</source>
        <translation>
            <numerusform>%n object lies apart from the {collection} collection; joined to it, it would bring {points}.</numerusform>
            <numerusform>%n objects lie apart from the {collection} collection; joined to it they would bring {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.tie.shared" numerus="yes">
        <source>%n players share the first place with {points}: no rulebook has a tie-break.</source>
        <translation>
            <numerusform>%n player has the first place with {points}: no rulebook has a tie-break.</numerusform>
            <numerusform>%n players share the first place with {points}: no rulebook has a tie-break.</numerusform>
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
    <message id="museum.score.gallery.main.bare" numerus="yes">
        <source>%n slots of the Main Gallery are bare</source>
        <translation>
            <numerusform>%n slot of the Main Gallery is bare</numerusform>
            <numerusform>%n slots of the Main Gallery are bare</numerusform>
        </translation>
    </message>
    <message id="museum.score.gallery.full.bare" numerus="yes">
        <source>%n slots are bare</source>
        <translation>
            <numerusform>%n slot is bare</numerusform>
            <numerusform>%n slots are bare</numerusform>
        </translation>
    </message>
    <message id="cli.arrange.moves" numerus="yes">
        <source>%n objects change place:</source>
        <translation>
            <numerusform>%n object changes place:</numerusform>
            <numerusform>%n objects change place:</numerusform>
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
        <source>+{gain} by moving %n objects: {total}, the best there is.</source>
        <translation>
            <numerusform>+{gain} by moving %n object: {total}, the best there is.</numerusform>
            <numerusform>+{gain} by moving %n objects: {total}, the best there is.</numerusform>
        </translation>
    </message>
    <message id="museum.arrange.so-far" numerus="yes">
        <source>+{gain} found so far by moving %n objects: {total}. No arrangement brings more than {bound}.</source>
        <translation>
            <numerusform>+{gain} found so far by moving %n object: {total}. No arrangement brings more than {bound}.</numerusform>
            <numerusform>+{gain} found so far by moving %n objects: {total}. No arrangement brings more than {bound}.</numerusform>
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
        <source>%n objects typed in</source>
        <translation>
            <numerusform>%n object typed in</numerusform>
            <numerusform>%n objects typed in</numerusform>
        </translation>
    </message>
    <message id="art.file.players" numerus="yes">
        <source>Two to four play Art Society; here there are %n.</source>
        <translation>
            <numerusform>Two to four play Art Society; here there is %n.</numerusform>
            <numerusform>Two to four play Art Society; here there are %n.</numerusform>
        </translation>
    </message>
    <message id="art.decor.earned.tile" numerus="yes">
        <source>{tile} cannot have been earned: no painting hung before it is left that gives decor of %n shields.</source>
        <translation>
            <numerusform>{tile} cannot have been earned: no painting hung before it is left that gives decor of %n shield.</numerusform>
            <numerusform>{tile} cannot have been earned: no painting hung before it is left that gives decor of %n shields.</numerusform>
        </translation>
    </message>
    <message id="art.excess.many" numerus="yes">
        <source>{owner} has %n excess paintings; the second one ends the game.</source>
        <translation>
            <numerusform>{owner} has %n excess painting; the second one ends the game.</numerusform>
            <numerusform>{owner} has %n excess paintings; the second one ends the game.</numerusform>
        </translation>
    </message>
    <message id="art.start.several" numerus="yes">
        <source>%n paintings on this wall are marked as the starting one.</source>
        <translation>
            <numerusform>%n painting on this wall is marked as the starting one.</numerusform>
            <numerusform>%n paintings on this wall are marked as the starting one.</numerusform>
        </translation>
    </message>
    <message id="art.decor.size.shields" numerus="yes">
        <source>{tile} is entered as decor of %n shields; decor has one, two or three.</source>
        <translation>
            <numerusform>{tile} is entered as decor of %n shield; decor has one, two or three.</numerusform>
            <numerusform>{tile} is entered as decor of %n shields; decor has one, two or three.</numerusform>
        </translation>
    </message>
    <message id="art.decor.size.squares" numerus="yes">
        <source>{tile} is entered as decor of %n shields on {columns}×{rows} squares.</source>
        <translation>
            <numerusform>{tile} is entered as decor of %n shield on {columns}×{rows} squares.</numerusform>
            <numerusform>{tile} is entered as decor of %n shields on {columns}×{rows} squares.</numerusform>
        </translation>
    </message>
    <message id="art.fauxpas.chain" numerus="yes">
        <source>%n paintings of the type {type} touch each other: none of them scores prestige.</source>
        <translation>
            <numerusform>%n painting of the type {type} touches another: none of them scores prestige.</numerusform>
            <numerusform>%n paintings of the type {type} touch each other: none of them scores prestige.</numerusform>
        </translation>
    </message>
    <message id="art.score.decor.tile" numerus="yes">
        <source>Decor of %n shields</source>
        <translation>
            <numerusform>Decor of %n shield</numerusform>
            <numerusform>Decor of %n shields</numerusform>
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
        <source>ahead of the next one by the card %n places below the bid</source>
        <translation>
            <numerusform>ahead of the next one by the card %n place below the bid</numerusform>
            <numerusform>ahead of the next one by the card %n places below the bid</numerusform>
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
    <message id="art.fit.places" numerus="yes">
        <source>{tile} fits in %n places.</source>
        <translation>
            <numerusform>{tile} fits in %n place.</numerusform>
            <numerusform>{tile} fits in %n places.</numerusform>
        </translation>
    </message>
    <message id="art.decor.shields" numerus="yes">
        <source>decor, %n shields</source>
        <translation>
            <numerusform>decor, %n shield</numerusform>
            <numerusform>decor, %n shields</numerusform>
        </translation>
    </message>
    <message id="art.auction.tie" numerus="yes">
        <source>Level with {other} at {bid}: the card %n places below decides, {card} against {less}.</source>
        <translation>
            <numerusform>Level with {other} at {bid}: the card %n place below decides, {card} against {less}.</numerusform>
            <numerusform>Level with {other} at {bid}: the card %n places below decides, {card} against {less}.</numerusform>
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
        <source>%n steps taken back.</source>
        <translation>
            <numerusform>%n step taken back.</numerusform>
            <numerusform>%n steps taken back.</numerusform>
        </translation>
    </message>
    <message id="history.redone.many" numerus="yes">
        <source>%n steps done again.</source>
        <translation>
            <numerusform>%n step done again.</numerusform>
            <numerusform>%n steps done again.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.side.wrong" numerus="yes">
        <source>{owner}: %n things are wrong.</source>
        <translation>
            <numerusform>{owner}: %n thing is wrong.</numerusform>
            <numerusform>{owner}: %n things are wrong.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.side.missing" numerus="yes">
        <source>{owner}: nothing is wrong; %n facts are missing.</source>
        <translation>
            <numerusform>{owner}: nothing is wrong; %n fact is missing.</numerusform>
            <numerusform>{owner}: nothing is wrong; %n facts are missing.</numerusform>
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
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message id="musee.staircases.same" numerus="yes">
        <source>Both rows show %n Staircases; with three players it is 2 in one row and 3 in the other.</source>
        <translation>
            <numerusform>Both rows show %n Staircase; with three players it is 2 in one row and 3 in the other.</numerusform>
            <numerusform>Both rows show %n Staircases; with three players it is 2 in one row and 3 in the other.</numerusform>
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
    <message id="muse.payment.said" numerus="yes">
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
        <source>%n shields more than matching frames have earned</source>
        <translation>
            <numerusform>%n shield more than matching frames have earned</numerusform>
            <numerusform>%n shields more than matching frames have earned</numerusform>
        </translation>
    </message>
    <message id="museum.almost.civilisation" numerus="yes">
        <source>The %n {collection} objects do not touch; together they would be worth {points}.</source>
        <translation>
            <numerusform>The %n {collection} object touches no other; together they would be worth {points}.</numerusform>
            <numerusform>The %n {collection} objects do not touch; together they would be worth {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.civilisation.most" numerus="yes">
        <source>The %n {collection} objects do not all touch; together they would be worth {points}.</source>
        <translation>
            <numerusform>The %n {collection} object does not touch the others; together they would be worth {points}.</numerusform>
            <numerusform>The %n {collection} objects do not all touch; together they would be worth {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.domain" numerus="yes">
        <source>The %n {collection} objects do not touch; together they would be worth {points}.</source>
        <translation>
            <numerusform>The %n {collection} object touches no other; together they would be worth {points}.</numerusform>
            <numerusform>The %n {collection} objects do not touch; together they would be worth {points}.</numerusform>
        </translation>
    </message>
    <message id="museum.almost.domain.most" numerus="yes">
        <source>The %n {collection} objects do not all touch; together they would be worth {points}.</source>
        <translation>
            <numerusform>The %n {collection} object does not touch the others; together they would be worth {points}.</numerusform>
            <numerusform>The %n {collection} objects do not all touch; together they would be worth {points}.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.table.wrong" numerus="yes">
        <source>The whole table: %n things are wrong.</source>
        <translation>
            <numerusform>The whole table: %n thing is wrong.</numerusform>
            <numerusform>The whole table: %n things are wrong.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.table.missing" numerus="yes">
        <source>The whole table: nothing is wrong; %n facts are missing.</source>
        <translation>
            <numerusform>The whole table: nothing is wrong; %n fact is missing.</numerusform>
            <numerusform>The whole table: nothing is wrong; %n facts are missing.</numerusform>
        </translation>
    </message>
    <message id="session.verdict.table.note" numerus="yes">
        <source>The whole table: nothing is wrong; there are %n notes.</source>
        <translation>
            <numerusform>The whole table: nothing is wrong; there is %n note.</numerusform>
            <numerusform>The whole table: nothing is wrong; there are %n notes.</numerusform>
        </translation>
    </message>
    <message id="museum.arrange.hidden.gain" numerus="yes">
        <source>There is something to gain by moving %n objects.</source>
        <translation>
            <numerusform>There is something to gain by moving %n object.</numerusform>
            <numerusform>There is something to gain by moving %n objects.</numerusform>
        </translation>
    </message>
    <message id="muse.board.full" numerus="yes">
        <source>%n paintings: the game ends at the end of the round</source>
        <translation>
            <numerusform>%n painting: the game ends at the end of the round</numerusform>
            <numerusform>%n paintings: the game ends at the end of the round</numerusform>
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
        <source>%n open questions matter here</source>
        <translation>
            <numerusform>%n open question matters here</numerusform>
            <numerusform>%n open questions matter here</numerusform>
        </translation>
    </message>
    <message id="house.in-force" numerus="yes">
        <source>%n house rulings are in force.</source>
        <translation>
            <numerusform>%n house ruling is in force.</numerusform>
            <numerusform>%n house rulings are in force.</numerusform>
        </translation>
    </message>
    <message id="library.house-rulings" numerus="yes">
        <source>%n house rulings</source>
        <translation>
            <numerusform>%n house ruling</numerusform>
            <numerusform>%n house rulings</numerusform>
        </translation>
    </message>
    <message id="trial.edit.many" numerus="yes">
        <source>%n changes, tried first</source>
        <translation>
            <numerusform>%n change, tried first</numerusform>
            <numerusform>%n changes, tried first</numerusform>
        </translation>
    </message>
    <message id="result.record.everyone" numerus="yes">
        <source>Best {game} on this device: {names}, %n points more than on {day} ({games} before).</source>
        <translation>
            <numerusform>Best {game} on this device: {names}, %n point more than on {day} ({games} before).</numerusform>
            <numerusform>Best {game} on this device: {names}, %n points more than on {day} ({games} before).</numerusform>
        </translation>
    </message>
    <message id="result.record.own" numerus="yes">
        <source>Best {game} of {names}: %n points more than on {day} ({games} before).</source>
        <translation>
            <numerusform>Best {game} of {names}: %n point more than on {day} ({games} before).</numerusform>
            <numerusform>Best {game} of {names}: %n points more than on {day} ({games} before).</numerusform>
        </translation>
    </message>
    <message id="statistics.too-few" numerus="yes">
        <source>Too few totals to tell: it takes %n.</source>
        <translation>
            <numerusform>Too few totals to tell: it takes %n.</numerusform>
            <numerusform>Too few totals to tell: it takes %n.</numerusform>
        </translation>
    </message>
    <message id="statistics.course.averages" numerus="yes">
        <source>Each mark is the average of %n games, in the order in which they ended.</source>
        <translation>
            <numerusform>Each mark is the average of %n game, in the order in which they ended.</numerusform>
            <numerusform>Each mark is the average of %n games, in the order in which they ended.</numerusform>
        </translation>
    </message>
    <message id="statistics.bin.times" numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
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
        <source>%n games on one side</source>
        <translation>
            <numerusform>%n game on one side</numerusform>
            <numerusform>%n games on one side</numerusform>
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
        <source>%n games count.</source>
        <translation>
            <numerusform>%n game counts.</numerusform>
            <numerusform>%n games count.</numerusform>
        </translation>
    </message>
    <message id="statistics.chosen.copies" numerus="yes">
        <source>%n copies count once, with the games that they are of.</source>
        <translation>
            <numerusform>%n copy counts once, with the game that it is of.</numerusform>
            <numerusform>%n copies count once, with the games that they are of.</numerusform>
        </translation>
    </message>
    <message id="handover.written" numerus="yes">
        <source>%n games are in {file}.</source>
        <translation>
            <numerusform>%n game is in {file}.</numerusform>
            <numerusform>%n games are in {file}.</numerusform>
        </translation>
    </message>
    <message id="handover.missed" numerus="yes">
        <source>%n games could not be read and are not in it.</source>
        <translation>
            <numerusform>%n game could not be read and is not in it.</numerusform>
            <numerusform>%n games could not be read and are not in it.</numerusform>
        </translation>
    </message>
    <message id="import.taken" numerus="yes">
        <source>%n games came in.</source>
        <translation>
            <numerusform>%n game came in.</numerusform>
            <numerusform>%n games came in.</numerusform>
        </translation>
    </message>
    <message id="import.known" numerus="yes">
        <source>%n were here already and stay as they are.</source>
        <translation>
            <numerusform>%n was here already and stays as it is.</numerusform>
            <numerusform>%n were here already and stay as they are.</numerusform>
        </translation>
    </message>
    <message id="import.damaged" numerus="yes">
        <source>%n are damaged and were left out.</source>
        <translation>
            <numerusform>%n is damaged and was left out.</numerusform>
            <numerusform>%n are damaged and were left out.</numerusform>
        </translation>
    </message>
    <message id="import.damaged-photos" numerus="yes">
        <source>%n photos are damaged and were left out.</source>
        <translation>
            <numerusform>%n photo is damaged and was left out.</numerusform>
            <numerusform>%n photos are damaged and were left out.</numerusform>
        </translation>
    </message>
    <message id="people.games" numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n finished game</numerusform>
            <numerusform>%n finished games</numerusform>
        </translation>
    </message>
    <message id="handover.reminder" numerus="yes">
        <source>%n games were begun or changed since the last backup.</source>
        <translation>
            <numerusform>%n game was begun or changed since the last backup.</numerusform>
            <numerusform>%n games were begun or changed since the last backup.</numerusform>
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
        <source>The archive brings %n house rules: new games would begin with them.</source>
        <translation>
            <numerusform>The archive brings %n house rule: new games would begin with it.</numerusform>
            <numerusform>The archive brings %n house rules: new games would begin with them.</numerusform>
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
        <source>%n house rules were added: new games begin with them.</source>
        <translation>
            <numerusform>%n house rule was added: new games begin with it.</numerusform>
            <numerusform>%n house rules were added: new games begin with them.</numerusform>
        </translation>
    </message>
    <message id="import.house-rules-left" numerus="yes">
        <source>%n house rules were left out. To add them, open the archive in the window.</source>
        <translation>
            <numerusform>%n house rule was left out. To add it, open the archive in the window.</numerusform>
            <numerusform>%n house rules were left out. To add them, open the archive in the window.</numerusform>
        </translation>
    </message>
</context>
</TS>
