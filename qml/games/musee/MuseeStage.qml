// Main view of Musée: the board, the hint line, and the keypad.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

GameStage {
    id: stage

    readonly property MuseeTable table: MuseeTable {
        storesView: true
        session: stage.session
        themeOrder: MuseePreferences.themeOrder
    }

    // minimum height of the board: the keypad does not shrink a board that has grown with the text
    // size
    readonly property real leastBoard: Math.max(board.implicitHeight, room.grown ? Math.min(room.wholeHeight, height * 0.45) : 0)

    // Constant height of the input area for all panels: all keys, or the space left by the board.
    readonly property real spare: height - leastBoard - frame.hintHeight - 2 * Style.gapTiny
    readonly property real entryHeight: Math.round(Math.max(frame.railHeight + 2 * Style.touch, Math.min(frame.railHeight + keypad.implicitHeight, spare)))

    // width of the input area beside the board: ten keys in a row, if the board keeps enough width
    readonly property real entryWidth: Math.round(Math.max(width * 0.5, Math.min(keypad.roomyWidth, width * 0.56)))

    boardScope: board
    textField: tools.typing ? texts.fieldOf(Math.floor(Math.max(0, table.selected) / table.columns)) : null
    boardBottom: room.height
    answers: table.answers
    moves: table.moves
    readBack: table.readBack
    toolbox: tools
    // qmllint disable unqualified
    settings: Component {
        // Musée's part of the menu of the table page: the places of the staircases.
        ColumnLayout {
            enabled: !stage.session.readOnly
            spacing: Style.gapWide

            SectionTitle {
                //% "Staircases"
                text: qsTrId("table.menu.stairs")
                font.pixelSize: Style.largeSize
            }

            StaircasePattern {
                Layout.fillWidth: true
                tokens: stage.table.staircases.tokens
            }
        }
    }
    // qmllint enable unqualified

    Keys.onDigit0Pressed: table.keypad.typeDigit(0)
    Keys.onDigit1Pressed: table.keypad.typeDigit(1)
    Keys.onDigit2Pressed: table.keypad.typeDigit(2)
    Keys.onDigit3Pressed: table.keypad.typeDigit(3)
    Keys.onDigit4Pressed: table.keypad.typeDigit(4)
    Keys.onDigit5Pressed: table.keypad.typeDigit(5)
    Keys.onDigit6Pressed: table.keypad.typeDigit(6)
    Keys.onDigit7Pressed: table.keypad.typeDigit(7)
    Keys.onDigit8Pressed: table.keypad.typeDigit(8)
    Keys.onDigit9Pressed: table.keypad.typeDigit(9)
    Keys.onEnterPressed: table.keypad.confirm()
    Keys.onReturnPressed: table.keypad.confirm()
    Keys.onSpacePressed: table.keypad.confirm()
    Keys.onDeletePressed: table.clear()
    Keys.onEscapePressed: event => event.accepted = table.cancel()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace) {
            table.keypad.erase();
            event.accepted = true;
        } else {
            answerKey(event);
        }
    }

    MuseeTools {
        id: tools

        table: stage.table
    }

    Shortcut {
        enabled: stage.enabled && stage.visible
        sequences: Shortcuts.of("keys.musee.clear-board")
        onActivated: stage.table.clearGallery()
    }

    StageFrame {
        id: frame

        boardWidth: stage.width - stage.entryWidth
        entryHeight: stage.entryHeight
        hint: stage.table.hint
        hintLines: stage.height < 300 * Style.scale ? 2 : 3
        stage: stage
        tools: tools
        textMinimumWidth: 960 * Style.scale
        board: EnlargedBoard {
            id: room

            Layout.fillHeight: true
            Layout.margins: Style.gapTiny
            Layout.minimumHeight: board.implicitHeight
            chosen: board.chosen
            shown: board
            wholeHeight: board.heightFor(width)

            MuseeBoard {
                id: board

                anchors.fill: parent
                focus: true
                locked: stage.session.readOnly
                // of the cards in hand, also while they are hidden, so that the wall does not move
                roomBelow: stage.session.singleBoard ? 0 : tray.implicitHeight - Style.gapTiny
                table: stage.table

                // below the wall if there is space, otherwise over the lower part of the
                // keypad, so that other items do not move
                HandTray {
                    id: tray

                    readonly property bool fits: board.wallBottom + height <= board.height + Style.gapTiny

                    parent: fits ? room : keypad
                    anchors {
                        bottom: parent.bottom
                        bottomMargin: fits ? -Style.gapTiny : 0 // over the margin of the wall
                    }
                    width: parent.width
                    height: implicitHeight
                    z: 2
                    low: stage.width < 560
                    visible: stage.table.mode === MuseeTable.Hand || fits && stage.table.mode === MuseeTable.Where && stage.table.hand.cards.count > 0
                    table: stage.table
                }
            }
        }

        Keypad {
            id: keypad

            Layout.fillHeight: true
            Layout.fillWidth: true
            visible: !tools.elsewhere
            covered: tray.visible && !tray.fits ? tray.height : 0
            table: stage.table
        }

        GalleryTexts {
            id: texts

            Layout.fillHeight: true
            Layout.fillWidth: true
            visible: tools.typing
            table: stage.table
            onFinished: tools.showText(false)
        }

        // Panel “Outlook”: what the Musée in view can still take and reach.
        ScrollColumn {
            Layout.fillHeight: true
            Layout.fillWidth: true
            visible: stage.table.outlook.open && !tools.typing
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTrId("table.outlook")

            // above the sentences, which change, so that this button does not move
            Chip {
                Layout.fillWidth: true // its own width changes with the check mark
                checkable: false
                checked: stage.table.outlook.example && stage.table.outlook.hasExample
                enabled: stage.table.outlook.hasExample
                //% "Show an example on the board"
                text: qsTrId("musee.outlook.example")
                onClicked: stage.table.outlook.toggleExample()
            }

            ColumnRepeater {
                model: stage.table.outlook.lines
                spacing: Style.gapTiny

                BodyText {
                    required property string modelData

                    width: parent?.width ?? 0
                    text: modelData
                }
            }
        }
    }
}
