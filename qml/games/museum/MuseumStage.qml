// Main view of Museum: the board, the hint line, and the input controls.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

GameStage {
    id: stage

    readonly property MuseumTable table: MuseumTable {
        storesView: true
        session: stage.session
        arrangement.active: MuseumPreferences.hints
        copy: MuseumPreferences.copy
        onCopyEdited: copy => MuseumPreferences.copy = copy
        onArrangementRequested: {
            stage.boardRequested();
            tools.showPanel("arrange");
        }
        onFieldRequested: (kind, continent, atOnce) => {
            if (atOnce)
                stage.closeSheetsRequested();
            tools.showPanel("figures");
            panels.showField(kind, continent, atOnce);
        }
    }
    // width of the input area beside the board (keys with names), and its height below (all keys)
    readonly property real entryWidth: 416 * Style.denseScale
    readonly property real keysHeight: (width >= 720 * Style.scale ? 5 : 6) * Style.touch * Style.denseScale
    readonly property int across: Math.max(1, board.part.columns)
    readonly property int down: Math.max(1, board.part.rows)
    readonly property real besideCell: Math.min((width - entryWidth) / across, (shortWindow ? height : height - Style.touch) / down)
    // true if every pixel counts for slots that a finger hits
    readonly property bool low: height < 560
    readonly property real aboveCell: Math.min(width / across, (height - Style.touch - keysHeight) / down)
    // true if the input area is beside the board: in a low window, or if the board is larger then
    readonly property bool beside: shortWindow || besideCell > aboveCell
    readonly property real boardWidth: Math.round(besideCell * across + 2 * Style.gap)
    // true if the panel accepts letters and digits
    readonly property bool keys: tools.panel === "objects" || tools.panel === "arrange"

    // Constant height of the input area for all panels: all keys, or the space that the board
    // cannot use.
    readonly property real boardMargin: low ? 0 : Style.gapTiny
    readonly property real wholeHeight: Math.min(board.heightFor((beside ? boardWidth : width) - 2 * boardMargin), board.largestCell * board.part.rows + 8)
    readonly property real spare: height - wholeHeight - frame.hintHeight
    readonly property real entryHeight: Math.round(Math.min(Math.max(height * 0.5, 5 * Style.touch + Style.gap), Math.max(frame.railHeight + panels.minimumHeight, height * 0.28, spare)))

    boardScope: board
    textField: tools.panel === "text" ? panels.textField : null
    boardBottom: beside ? 0 : room.height
    fullWidthHeight: wholeHeight + Style.touch + keysHeight
    answers: table.answers
    moves: table.moves
    readBack: table.readBack
    toolbox: tools
    // qmllint disable unqualified
    settings: Component {
        MuseumSettings {
            table: stage.table
        }
    }
    // qmllint enable unqualified

    Keys.onEnterPressed: event => enter(event)
    Keys.onReturnPressed: event => enter(event)
    Keys.onDeletePressed: event => event.accepted = stage.keys && (table.board.removeSelected(), true)
    Keys.onEscapePressed: event => event.accepted = table.cancel()
    Keys.onPressed: event => {
        if (!stage.keys) {
            answerKey(event);
            return;
        }
        event.accepted = false;
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        if (event.key === Qt.Key_Backspace) {
            table.keys.erase();
            event.accepted = true;
        } else if (event.key === Qt.Key_Space && table.keys.typed === "") {
            table.keys.confirm();
            event.accepted = true;
        } else if (event.text >= " ") {
            table.keys.type(event.text);
            event.accepted = true;
        }
    }

    function enter(event: var): void {
        event.accepted = stage.keys;
        if (stage.keys)
            table.keys.confirm();
    }

    MuseumTools {
        id: tools

        table: stage.table
    }

    Shortcut {
        enabled: stage.enabled && stage.visible
        sequences: Shortcuts.of("keys.museum.clear-board")
        onActivated: stage.table.board.removeAll()
    }

    StageFrame {
        id: frame

        beside: stage.beside
        boardWidth: stage.boardWidth
        entryHeight: stage.entryHeight
        hint: stage.table.hint
        hintLines: stage.low ? 2 : 3
        hintMargin: stage.boardMargin
        hintWithEntry: stage.shortWindow
        stage: stage
        tools: tools
        textMinimumWidth: 1120 * Style.scale
        board: EnlargedBoard {
            id: room

            Layout.fillHeight: true
            Layout.margins: stage.boardMargin
            // an enlarged board can be panned, so it may be lower
            Layout.minimumHeight: stage.shortWindow || grown ? 120 : board.implicitHeight
            chosen: board.chosen
            shown: board
            wholeHeight: board.heightFor(width)

            MuseumBoard {
                id: board

                anchors.fill: parent
                focus: true
                locked: stage.session.readOnly
                moves: stage.table.moves
                part: stage.table.board
            }
        }
        hintTools: AppButton {
            id: gain

            readonly property bool showsText: (stage.beside ? stage.boardWidth : stage.width) > 720 * Style.scale

            Layout.fillWidth: false
            onClicked: tools.showPanel("arrange")
            // constant size for any text
            implicitHeight: Math.max(Style.touch, Math.round(40 * Style.scale))
            implicitWidth: Math.round((showsText ? 230 : 68) * Style.scale)
            enabled: stage.table.arrangement.shortText !== ""
            // transparent, not hidden, so that the hint does not move
            opacity: enabled ? 1 : 0
            leftPadding: Style.gapTiny
            rightPadding: Style.gapTiny
            font.pixelSize: Style.smallSize
            icon.name: "arrange"
            text: showsText ? stage.table.arrangement.shortText : stage.table.arrangement.gain

            Accessible.ignored: !enabled
            Accessible.name: stage.table.arrangement.shortText

            AppToolTip {
                text: stage.table.arrangement.shortText
                wanted: !gain.showsText && gain.enabled && (gain.hovered || gain.visualFocus)
            }
        }

        MuseumPanels {
            id: panels

            tools: tools
        }
    }
}
