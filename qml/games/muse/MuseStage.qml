// Main view of Muse: the artists' walls, the hint line, and the chosen panel: the deck, coins, a
// patron, or a round.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

GameStage {
    id: stage

    readonly property MuseTable table: MuseTable {
        storesView: true
        session: stage.session
    }
    readonly property Connections roundLinks: Connections {
        target: stage.table.round

        function onQuestionsRequested(): void {
            stage.questionsRequested();
        }
    }
    // height needed by the walls and a panel with large text; in a lower window, the panel replaces
    // the walls
    readonly property real minimumHeight: board.implicitHeight + frame.hintHeight + frame.railHeight + 4 * Style.touch * Style.scale
    // height of the input area with a turn and two lines of cards, computed before the turn is
    // created
    readonly property int turnLines: width >= 640 * Style.scale ? 2 : width < 300 * Style.scale ? 4 : 3
    readonly property real entryWithTurn: frame.railHeight + turnLines * turnLine + 2 * Style.touch + entry.barHeight + 4 * Style.gapTiny
    readonly property bool crowded: !shortWindow && table.mode !== MuseTable.Cards && (height < minimumHeight || table.mode === MuseTable.Round && !turnFits && entryHeight < entryWithTurn)

    // A small phone has room for all cards and keys only at minimum spacing.
    readonly property bool tight: !shortWindow && height < 600 * Style.scale
    readonly property int edge: tight ? 1 : Style.gapTiny

    // Constant height of the input area for all panels: all cards, and most of the coins.
    readonly property real deckHeight: table.piles.deckLines * turnLine + frame.railHeight + (tight ? Style.gapTiny + entry.barHeight : 2 * Style.gapTiny)
    readonly property real spare: height - board.implicitHeight - frame.hintHeight - 2 * edge
    readonly property real entryHeight: Math.round(Math.max(3 * Style.touch, Math.min(Math.max(height * 0.55, deckHeight), spare)))

    // On a phone, a turn replaces the board, because there is no room for it beside all cards.
    readonly property real boardHeight: (shortWindow ? height : height - entryHeight) - frame.hintHeight - 2 * edge
    readonly property bool turnFits: (shortWindow ? width / 2 : width) < 560 && boardHeight >= 3 * turnLine + Style.gapTiny
    readonly property bool turnInstead: table.mode === MuseTable.Round && !table.round.resolved && !crowded && turnFits
    readonly property real turnLine: Math.max(Style.touch, Math.round(36 * Style.scale))

    fullWidthHeight: board.implicitHeight + Style.touch + 2 * Style.gapTiny + deckHeight
    boardBottom: room.height
    answers: table.answers
    moves: table.moves
    readBack: table.readBack
    boardScope: board
    boardShown: !crowded && !turnInstead
    toolbox: museTools
    // qmllint disable unqualified
    settings: Component {
        // Muse's part of the menu of the table page: the choice of the deck.
        AppSwitch {
            enabled: !stage.session.readOnly
            checked: stage.table.piles.extended
            //% "Extended Decktet"
            text: qsTrId("muse.deck.extended.name")
            onToggled: stage.table.piles.extended = checked
        }
    }
    // qmllint enable unqualified

    Keys.onDeletePressed: table.piles.removeCard()
    Keys.onEscapePressed: event => event.accepted = museCarried.cancelInput() || table.cancel()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace) {
            table.piles.removeCard();
            event.accepted = true;
        } else {
            answerKey(event);
        }
    }

    MuseMovedPiece {
        id: museCarried

        table: stage.table
    }

    MuseTools {
        id: museTools

        singleBoard: stage.session.singleBoard
        table: stage.table
    }

    StageFrame {
        id: frame

        boardCovered: stage.crowded
        entryHeight: stage.entryHeight
        // not repeated while the board shows the same text
        hint: room.visible && stage.table.hint === stage.table.piles.endText ? "" : stage.table.hint
        hintLines: stage.tight ? 2 : 3
        stage: stage
        tools: museTools
        textMinimumWidth: 960 * Style.scale
        board: [
            EnlargedBoard {
                id: room

                Layout.fillHeight: true
                Layout.bottomMargin: stage.edge
                Layout.leftMargin: Style.gapTiny
                Layout.minimumHeight: board.implicitHeight
                Layout.rightMargin: Style.gapTiny
                Layout.topMargin: stage.edge
                chosen: board.chosen
                shown: board
                upright: true
                visible: !stage.crowded && !stage.turnInstead
                wholeHeight: board.implicitHeight

                MuseBoard {
                    id: board

                    anchors.fill: parent
                    singleBoard: stage.session.singleBoard
                    availableWidth: (stage.shortWindow ? stage.width / 2 : stage.width) - 2 * Style.gapTiny
                    dragged: museCarried
                    coins: stage.table.coins
                    focus: true
                    locked: stage.session.readOnly
                    piles: stage.table.piles
                    terse: stage.height < 480 * Style.scale
                    onCoinsRequested: stage.table.mode = MuseTable.Coins
                }
            },
            // A Loader cannot create a component bound to this file.
            // qmllint disable unqualified
            Loader {
                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.bottomMargin: stage.edge
                Layout.leftMargin: Style.gapTiny
                Layout.minimumHeight: board.implicitHeight
                Layout.rightMargin: Style.gapTiny
                Layout.topMargin: stage.edge
                active: stage.turnInstead
                visible: active
                sourceComponent: ColumnLayout {
                    spacing: Style.gapTiny

                    MuseTurn {
                        enabled: !stage.session.readOnly
                        room: parent?.width ?? 0
                        round: stage.table.round
                        tight: stage.boardHeight < 3 * stage.turnLine + 18
                    }

                    MuseEconomy {
                        Layout.alignment: Qt.AlignHCenter
                        Layout.maximumWidth: stage.width - 2 * Style.gapTiny
                        coins: stage.table.coins
                        room: stage.width - 2 * Style.gapTiny
                        visible: stage.boardHeight >= 3 * stage.turnLine + implicitHeight + 22
                        onClicked: stage.table.mode = MuseTable.Coins
                    }
                }
            }
            // qmllint enable unqualified
        ]

        // The item keeps the sizes of the panels from the layouts around them, which would not settle.
        Item {
            Layout.fillHeight: true
            Layout.fillWidth: true

            MuseInputArea {
                id: entry

                anchors.fill: parent
                crowded: stage.crowded
                economyBelow: stage.tight && !stage.crowded && board.economyHeight === 0 && !stage.session.singleBoard
                locked: stage.session.readOnly
                table: stage.table
                onResultRequested: stage.resultRequested()
                turnBeside: stage.turnInstead
            }
        }
    }
}
