// Tools of Museum: the choice of the panel below the board, and the effect of a tap on the board.
import QtQuick
import Cimaise
import Cimaise.App

TableTools {
    id: tools

    required property MuseumTable table
    // panel below the board: `objects`, `figures`, `arrange`, `plan` or `text`; opened from `figures`:
    // `table`
    readonly property string panel: table.panel
    objectName: "museumTools"

    readonly property bool locked: table.session.readOnly

    elsewhere: panel !== "objects"
    inside: panel === "table"

    actions: [objects, figures, arrange, plan, type]
    modes: [paint, move, take]

    function comeBack(): void {
        showPanel(panel === "table" ? "figures" : "objects");
    }

    function showPanel(name: string): void {
        table.panel = name;
        table.mode = name === "plan" ? MuseumTable.Plan : MuseumTable.Enter;
    }

    readonly property Tool objects: Tool {
        on: tools.panel === "objects" && !tools.paint.on && !tools.move.on
        icon: "keypad"
        //% "Objects"
        text: qsTrId("museum.tool.objects")
        onTriggered: tools.showPanel("objects")
    }
    readonly property Tool figures: Tool {
        on: tools.panel === "figures" || tools.panel === "table"
        icon: "tally"
        //% "Final scoring"
        text: qsTrId("museum.tool.figures")
        //% "Scoring"
        word: qsTrId("museum.tool.figures.word")
        onTriggered: tools.showPanel("figures")
    }
    readonly property Tool arrange: Tool {
        shortcut: "keys.museum.arrange"
        on: tools.panel === "arrange"
        icon: "arrange"
        //% "Best arrangement"
        text: qsTrId("museum.tool.arrange")
        //% "Best"
        word: qsTrId("museum.tool.arrange.word")
        onTriggered: tools.showPanel("arrange")
    }
    readonly property Tool plan: Tool {
        on: tools.panel === "plan"
        enabled: !tools.locked
        icon: "board"
        //% "Edit slots"
        text: qsTrId("museum.tool.plan")
        //% "Slots"
        word: qsTrId("museum.tool.plan.word")
        onTriggered: tools.showPanel("plan")
    }
    readonly property Tool type: Tool {
        shortcut: "keys.museum.text"
        on: tools.panel === "text"
        enabled: !tools.locked
        icon: "text-entry"
        //% "Enter as text"
        text: qsTrId("museum.tool.text")
        //% "Text"
        word: qsTrId("museum.tool.text.word")
        onTriggered: tools.showPanel(tools.panel === "text" ? "objects" : "text")
    }
    readonly property Tool paint: Tool {
        shortcut: "keys.museum.paint"
        on: tools.table.mode === MuseumTable.Paint
        enabled: !tools.locked
        icon: "paint"
        //% "Fill several"
        text: qsTrId("museum.tool.paint")
        //% "Fill"
        word: qsTrId("museum.tool.paint.word")
        onTriggered: {
            tools.table.panel = "objects";
            tools.table.switchMode(MuseumTable.Paint);
        }
    }
    readonly property Tool move: Tool {
        shortcut: "keys.museum.move"
        on: tools.table.mode === MuseumTable.Move || tools.table.moves.inHand
        enabled: !tools.locked
        icon: "move"
        //% "Move"
        text: qsTrId("museum.tool.move")
        //% "Move"
        word: qsTrId("museum.tool.move.word")
        onTriggered: {
            tools.table.panel = "objects";
            tools.table.switchMode(MuseumTable.Move);
        }
    }
    readonly property Tool take: Tool {
        enabled: !tools.locked
        icon: "clear"
        //% "Remove"
        text: qsTrId("museum.tool.remove")
        //% "Remove"
        word: qsTrId("museum.tool.take.word")
        onTriggered: tools.table.board.removeSelected()
    }
}
