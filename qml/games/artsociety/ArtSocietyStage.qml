// Main view of Art Society: the wall, the hint line, and the input controls.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

GameStage {
    id: stage

    readonly property ArtSocietyTable table: ArtSocietyTable {
        atMuseum: tools.panel === "museum"
        storesView: true
        session: stage.session
        onWallEdited: wall => ArtSocietyPreferences.wall = wall
        onHandEntryRequested: {
            stage.closeSheetsRequested();
            tools.showPanel("tiles");
            panels.showHand();
        }
    }
    // width of the input area beside the wall, as on a phone, and its minimum height below the wall
    readonly property real entryWidth: 360 * Style.denseScale
    readonly property real panelHeight: Math.max(height * 0.3, 5 * Style.touch * Style.denseScale)
    readonly property int across: Math.max(1, board.part.columns)
    readonly property int down: Math.max(1, board.part.rows)
    readonly property real besideCell: Math.min((width - entryWidth - board.margin - board.room) / across, (height - Style.touch) / down, 72)
    readonly property real aboveCell: Math.min(width / across, (height - Style.touch - panelHeight) / down, 72)
    // true if the input area is beside the wall: in a low window, or if the wall is little smaller
    // there than above it, because panels are higher beside the wall
    readonly property bool beside: shortWindow || besideCell > 0.85 * aboveCell
    readonly property real wallWidth: Math.round(besideCell * across + board.margin + board.room)
    readonly property bool keys: tools.panel === "tiles" || tools.panel === "fit" || tools.panel === "outlook"

    // Constant height of the input area for all panels: all keys, or the space that the wall cannot
    // use.
    readonly property real spare: height - board.wholeHeight - frame.hintHeight
    readonly property real entryMost: Math.max(height * 0.5, 5 * Style.touch + Style.gap)
    readonly property real entryHeight: Math.round(Math.min(entryMost, Math.max(frame.railHeight + panels.tilesHeight, panelHeight, spare)))

    boardScope: board
    boardBottom: beside ? 0 : board.height
    fullWidthHeight: board.wholeHeight + Style.touch + 5 * Style.touch
    answers: table.answers
    moves: table.moves
    readBack: table.readBack
    toolbox: tools
    //% "Draw an area on the wall, then pick what hangs there."
    firstHint: qsTrId("hint.first.draw")
    firstHintId: "draw"
    // qmllint disable unqualified
    settings: Component {
        ArtSocietySettings {
            locked: tools.locked
            part: stage.table.plan
        }
    }
    // qmllint enable unqualified

    Keys.onEnterPressed: event => enter(event)
    Keys.onReturnPressed: event => enter(event)
    Keys.onSpacePressed: event => enter(event)
    Keys.onDeletePressed: event => event.accepted = stage.keys && (table.keys.removeTile(), true)
    Keys.onEscapePressed: event => event.accepted = table.cancel()
    Keys.onPressed: event => {
        if (!stage.keys) {
            answerKey(event);
            return;
        }
        event.accepted = false;
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        event.accepted = true;
        if (event.key === Qt.Key_Backspace)
            table.keys.removeTile();
        else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_4)
            table.keys.chooseType(event.key - Qt.Key_1);
        else if (event.key >= Qt.Key_A && event.key <= Qt.Key_D)
            table.keys.chooseFrame(event.key - Qt.Key_A);
        else if (event.key === Qt.Key_0)
            table.keys.decor();
        else if (event.key === Qt.Key_R)
            table.keys.turn();
        else if (event.key === Qt.Key_F)
            board.zoomBy(0);
        else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Minus)
            board.zoomBy(event.key === Qt.Key_Plus ? 1.25 : 0.8);
        else
            answerKey(event);
    }

    function enter(event: var): void {
        event.accepted = stage.keys;
        if (stage.keys && table.fit.placeShown) {
            table.fit.hang();
            tools.showPanel("tiles");
        } else if (stage.keys) {
            table.wall.confirm();
        }
    }

    // switches to the keypad once squares have been outlined
    Connections {
        target: stage.table.wall

        function onChanged(): void {
            if (stage.table.wall.preview.width > 0 && (tools.beside || tools.panel === "pairs"))
                tools.table.panel = "tiles";
        }
    }

    // follows a finding to its tile, which ends the search for places; later, because the panel
    // changes before its mode
    Timer {
        id: leaving

        interval: 0
        onTriggered: if (stage.table.mode === ArtSocietyTable.Enter && tools.panel === "outlook")
            stage.table.panel = "tiles"
    }

    Connections {
        target: stage.table

        function onChanged(): void {
            leaving.restart();
        }
    }

    ArtSocietyTools {
        id: tools

        table: stage.table
    }

    StageFrame {
        id: frame

        beside: stage.beside
        boardWidth: stage.wallWidth
        entryHeight: stage.entryHeight
        hint: stage.table.hint
        stage: stage
        tools: tools
        textMinimumWidth: 1400 * Style.scale
        board: ArtSocietyWall {
            id: board

            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.minimumHeight: stage.shortWindow ? 120 : implicitHeight
            fitting: stage.table.mode === ArtSocietyTable.Fit || stage.table.mode === ArtSocietyTable.Outlook
            focus: true
            moves: stage.session.readOnly ? null : stage.table.moves
            part: stage.table.wall
        }
        hintTools: IconButton {
            icon.name: board.zoomed ? "fit" : "zoom"
            text: board.zoomed ?
            //% "Fit to screen"
            qsTrId("art.wall.fit") :
            //% "Zoom in"
            qsTrId("art.wall.zoom")
            onClicked: board.zoomBy(board.zoomed ? 0 : 2)
        }

        // keeps the sizes of the panels from the layouts around them, which would not settle
        Item {
            Layout.fillHeight: true
            Layout.fillWidth: true

            ArtSocietyPanels {
                id: panels

                anchors.fill: parent
                room: (stage.beside ? stage.height : stage.entryMost) - frame.railHeight
                tools: tools
            }
        }
    }
}
