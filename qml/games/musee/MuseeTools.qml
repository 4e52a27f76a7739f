// Tools of Musée: placements, outlook, hand, text input, and moving or removing paintings.
import QtQuick
import Cimaise
import Cimaise.App

TableTools {
    id: tools

    required property MuseeTable table
    readonly property bool typing: table.panel === "text"
    elsewhere: typing || table.outlook.open

    function comeBack(): void {
        showText(false);
        table.outlook.close();
    }

    // Only one tool is lit: a panel ends a mode, and a mode closes a panel.
    function switchMode(mode: int): void {
        comeBack();
        table.switchMode(mode);
    }

    function showText(shown: bool): void {
        table.panel = shown ? "text" : "keys";
    }

    readonly property Tool clear: Tool {
        enabled: !tools.table.session.readOnly
        icon: "clear"
        //% "Remove"
        text: qsTrId("musee.tool.clear")
        //% "Remove"
        word: qsTrId("musee.tool.clear.word")
        onTriggered: tools.table.clear()
    }
    readonly property Tool move: Tool {
        shortcut: "keys.musee.move"
        on: tools.table.mode === MuseeTable.Move || tools.table.moves.inHand
        enabled: !tools.table.session.readOnly
        icon: "move"
        //% "Move"
        text: qsTrId("musee.tool.move")
        onTriggered: tools.switchMode(MuseeTable.Move)
    }
    readonly property Tool where: Tool {
        shortcut: "keys.musee.where"
        on: tools.table.mode === MuseeTable.Where
        icon: "where"
        //% "Where?"
        text: qsTrId("musee.tool.where")
        onTriggered: tools.switchMode(MuseeTable.Where)
    }
    readonly property Tool hand: Tool {
        shortcut: "keys.musee.hand"
        on: tools.table.mode === MuseeTable.Hand
        // a single board has no hands
        shown: !tools.table.session.singleBoard
        icon: "hand"
        //% "Hand"
        text: qsTrId("musee.tool.hand")
        onTriggered: tools.switchMode(MuseeTable.Hand)
    }
    readonly property Tool type: Tool {
        shortcut: "keys.musee.text"
        on: tools.typing
        enabled: !tools.table.session.readOnly
        icon: "text-entry"
        //% "Enter as text"
        text: qsTrId("musee.tool.text")
        //% "Text"
        word: qsTrId("musee.tool.text.word")
        onTriggered: {
            tools.table.mode = MuseeTable.Enter;
            tools.table.outlook.close();
            tools.showText(!tools.typing);
        }
    }
    readonly property Tool outlook: Tool {
        shortcut: "keys.musee.outlook"
        on: tools.table.outlook.open
        icon: "outlook"
        //% "Still possible"
        text: qsTrId("table.outlook")
        //% "Possible"
        word: qsTrId("table.outlook.word")
        onTriggered: {
            tools.table.mode = MuseeTable.Enter;
            tools.showText(false);
            tools.table.outlook.toggle();
        }
    }

    actions: [where, outlook, hand, type]
    modes: [move, clear]
}
