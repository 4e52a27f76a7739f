// Tools of Muse: the choice of the input panel.
import QtQuick
import Cimaise
import Cimaise.App

TableTools {
    id: tools

    required property MuseTable table
    // true for a single board, which has no coins, patrons or rounds
    property bool singleBoard: false
    elsewhere: table.mode !== MuseTable.Cards

    function comeBack(): void {
        table.mode = MuseTable.Cards;
    }

    readonly property Tool cards: Tool {
        shortcut: "keys.muse.cards"
        on: tools.table.mode === MuseTable.Cards
        icon: "keypad"
        //% "Cards"
        text: qsTrId("muse.tool.cards")
        onTriggered: tools.table.mode = MuseTable.Cards
    }
    readonly property Tool coins: Tool {
        shortcut: "keys.muse.coins"
        on: tools.table.mode === MuseTable.Coins
        shown: !tools.singleBoard
        icon: "coins"
        //% "Coins"
        text: qsTrId("muse.tool.coins")
        onTriggered: tools.table.mode = MuseTable.Coins
    }
    readonly property Tool patron: Tool {
        shortcut: "keys.muse.patron"
        on: tools.table.mode === MuseTable.Patron
        shown: !tools.singleBoard
        icon: "patron"
        //% "Patron"
        text: qsTrId("muse.tool.patron")
        onTriggered: tools.table.mode = MuseTable.Patron
    }
    readonly property Tool round: Tool {
        shortcut: "keys.muse.round"
        //% "Turns entered, not played yet"
        readonly property string entered: qsTrId("muse.tool.round.waiting")
        waiting: tools.table.hasUnplayedRound ? entered : ""
        on: tools.table.mode === MuseTable.Round
        shown: !tools.singleBoard
        icon: "round"
        //% "Round"
        text: qsTrId("muse.tool.round")
        onTriggered: tools.table.mode = MuseTable.Round
    }
    // the same tool for a painting that is selected on another board
    readonly property bool bringsHere: table.piles.selected < 0 && table.moves.piece !== ""
    readonly property Tool over: Tool {
        shortcut: "keys.muse.move"
        enabled: (tools.table.piles.selected >= 0 || tools.bringsHere) && !tools.table.session.readOnly
        //% "Move here: {piece}"
        readonly property string here: qsTrId("boards.move-here")
        //% "Here"
        readonly property string hereWord: qsTrId("boards.move-here.word")
        icon: tools.bringsHere ? "move" : "palace"
        //% "To the palace"
        readonly property string toPalace: qsTrId("muse.tool.to-palace")
        //% "To the studio"
        readonly property string toStudio: qsTrId("muse.tool.to-studio")
        text: tools.bringsHere ? here.replace("{piece}", tools.table.moves.piece) : tools.table.piles.movesToStudio ? toStudio : toPalace
        //% "Palace"
        readonly property string palaceWord: qsTrId("muse.palace")
        //% "Studio"
        readonly property string studioWord: qsTrId("muse.studio")
        word: tools.bringsHere ? hereWord : tools.table.piles.movesToStudio ? studioWord : palaceWord
        onTriggered: {
            if (tools.bringsHere)
                tools.table.moves.moveHere();
            else
                tools.table.piles.moveOver();
        }
    }
    readonly property Tool away: Tool {
        enabled: tools.table.piles.selected >= 0 && !tools.table.session.readOnly
        icon: "clear"
        //% "Remove"
        text: qsTrId("muse.tool.remove")
        //% "Remove"
        word: qsTrId("muse.tool.away.word")
        onTriggered: tools.table.piles.removeCard()
    }

    actions: [cards, coins, patron, round]
    modes: [over, away]
}
