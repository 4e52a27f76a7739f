// Tools of a wall: the choice of the panel below it, and actions on the selected tile.
import QtQuick
import Cimaise
import Cimaise.App

TableTools {
    id: tools

    required property ArtSocietyTable table
    // Panel below the wall: `tiles`, `museum`, `fit`, `pairs` or `plan`; opened from
    // `museum`: `auction` or `order`; opened from `fit`: `outlook`.
    readonly property string panel: table.panel
    readonly property bool beside: panel === "museum" || panel === "auction" || panel === "order"
    readonly property bool locked: table.session.readOnly

    actions: [tiles, museum, fit, pairs, plan]
    modes: [copy, take]

    elsewhere: panel !== "tiles"
    inside: panel === "auction" || panel === "order"

    readonly property var toolModes: ({
            "fit": ArtSocietyTable.Fit,
            "outlook": ArtSocietyTable.Outlook,
            "plan": ArtSocietyTable.Plan
        })

    function comeBack(): void {
        showPanel(inside ? "museum" : "tiles");
    }

    function showPanel(name: string): void {
        table.panel = name;
        table.mode = toolModes[name] ?? ArtSocietyTable.Enter;
    }

    readonly property Tool tiles: Tool {
        on: tools.panel === "tiles" && !tools.copy.on
        icon: "keypad"
        //% "Tiles"
        text: qsTrId("art.tool.tiles")
        onTriggered: tools.showPanel("tiles")
    }
    readonly property Tool museum: Tool {
        on: tools.beside
        icon: "museum"
        //% "Prestige and auction"
        text: qsTrId("art.tool.museum")
        //% "Prestige"
        word: qsTrId("art.tool.museum.word")
        onTriggered: tools.showPanel("museum")
    }
    readonly property Tool fit: Tool {
        on: tools.panel === "fit" || tools.panel === "outlook"
        icon: "where"
        //% "Where can it go?"
        text: qsTrId("art.tool.fit")
        //% "Where?"
        word: qsTrId("art.tool.fit.word")
        onTriggered: tools.showPanel("fit")
    }
    readonly property Tool pairs: Tool {
        on: tools.panel === "pairs"
        icon: "faux-pas"
        //% "Check for faux pas"
        text: qsTrId("art.tool.pairs")
        //% "Faux pas"
        word: qsTrId("art.tool.pairs.word")
        onTriggered: tools.showPanel("pairs")
    }
    readonly property Tool plan: Tool {
        on: tools.panel === "plan"
        icon: "board"
        //% "Wall layout"
        text: qsTrId("art.tool.plan")
        //% "Wall"
        word: qsTrId("art.tool.plan.word")
        onTriggered: tools.showPanel("plan")
    }
    // the same tool for a tile that is selected on another wall
    readonly property bool bringsHere: !table.keys.tileSelected && table.moves.piece !== ""
    readonly property Tool copy: Tool {
        //% "Copy: hang another like it"
        readonly property string copyText: qsTrId("art.tool.copy")
        //% "Copy"
        readonly property string copyWord: qsTrId("art.tool.copy.word")
        on: tools.table.moves.inHand
        enabled: !tools.locked && (tools.table.keys.tileSelected || tools.bringsHere)
        icon: tools.bringsHere ? "move" : "duplicate"
        text: tools.bringsHere ? qsTrId("boards.move-here").replace("{piece}", tools.table.moves.piece) : copyText
        word: tools.bringsHere ? qsTrId("boards.move-here.word") : copyWord
        onTriggered: {
            const brings = tools.bringsHere;
            tools.showPanel("tiles");
            if (brings)
                tools.table.moves.moveHere();
            else
                tools.table.keys.copySelected();
        }
    }
    readonly property Tool take: Tool {
        enabled: !tools.locked && tools.table.keys.tileSelected
        icon: "clear"
        //% "Remove"
        text: qsTrId("art.tool.remove")
        //% "Remove"
        word: qsTrId("art.tool.take.word")
        onTriggered: tools.table.keys.removeTile()
    }
}
