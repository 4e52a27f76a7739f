// Where a table of Muse is entered and refereed: the artists' walls, the answer to the last touch,
// and the half that is asked for: the deck, coins, a patron, a round, or text.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

GameStage {
    id: stage

    readonly property MuseTable table: MuseTable {
        session: stage.session
    }
    // with large words the walls step back where what is asked for has no room below them
    readonly property real lowest: board.implicitHeight + answer.implicitHeight + entry.railHeight + 4 * Style.touch * Style.scale
    readonly property bool crowded: !low && table.mode !== MuseTable.Cards && height < lowest

    // What is entered has one height whatever is shown of it: all cards, and most of the coins.
    readonly property real deckHeight: table.piles.deckLines * Math.max(Style.touch, Math.round(36 * Style.scale)) + 2 * Style.gapTiny + entry.railHeight
    readonly property real spare: height - board.implicitHeight - answer.implicitHeight - 2 * Style.gapTiny
    readonly property real entryHeight: Math.round(Math.max(3 * Style.touch, Math.min(Math.max(height * 0.55, deckHeight), spare)))

    // A phone has no room for a turn beside all cards: it stands in the place of the board meanwhile.
    readonly property real boardHeight: (low ? height : height - entryHeight) - answer.implicitHeight - 2 * Style.gapTiny
    readonly property bool turnInstead: table.mode === MuseTable.Round && !table.round.resolved && !crowded && (low ? width / 2 : width) < 560 && boardHeight >= 3 * turnLine + Style.gap
    readonly property real turnLine: Math.max(Style.touch, Math.round(36 * Style.scale))

    boardBottom: room.height
    everyones: true
    boardScope: board
    // qmllint disable unqualified
    settings: Component {
        MuseSettings {
            enabled: !stage.session.readOnly
            piles: stage.table.piles
        }
    }
    // qmllint enable unqualified

    Keys.onDeletePressed: table.piles.takeAway()
    Keys.onEscapePressed: event => event.accepted = museCarried.giveUp() || table.cancel()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace) {
            table.piles.takeAway();
            event.accepted = true;
        }
    }

    MuseCarried {
        id: museCarried

        table: stage.table
    }

    MuseTools {
        id: museTools

        table: stage.table
    }

    MuseKeys {
        active: stage.enabled && stage.visible && stage.table.mode !== MuseTable.Text
        tools: museTools
    }

    GridLayout {
        anchors.fill: parent
        columnSpacing: 0
        columns: stage.low ? 2 : 1
        rowSpacing: 0

        ColumnLayout {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: 0

            GrownBoard {
                id: room

                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.margins: Style.gapTiny
                Layout.minimumHeight: board.implicitHeight
                chosen: board.chosen
                shown: board
                upright: true
                visible: !stage.crowded && !stage.turnInstead
                wholeHeight: board.implicitHeight

                MuseBoard {
                    id: board

                    anchors.fill: parent
                    carried: museCarried
                    coins: stage.table.coins
                    focus: true
                    locked: stage.session.readOnly
                    piles: stage.table.piles
                    terse: stage.height < 480 * Style.scale
                    onCoinsAsked: stage.table.mode = MuseTable.Coins
                }
            }

            // A Loader cannot create what is bound to this file.
            // qmllint disable unqualified
            Loader {
                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.margins: Style.gapTiny
                Layout.minimumHeight: board.implicitHeight
                active: stage.turnInstead
                visible: active
                sourceComponent: MuseTurn {
                    enabled: !stage.session.readOnly
                    round: stage.table.round
                }
            }
            // qmllint enable unqualified

            HintLine {
                id: answer

                Layout.fillWidth: true
                text: stage.table.hint
            }
        }

        MuseEntry {
            id: entry

            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.maximumHeight: stage.low || stage.crowded ? Infinity : stage.entryHeight
            Layout.minimumHeight: stage.low || stage.crowded ? 0 : stage.entryHeight
            Layout.preferredWidth: 1
            crowded: stage.crowded
            locked: stage.session.readOnly
            table: stage.table
            tools: museTools
            turnBeside: stage.turnInstead
        }
    }
}
