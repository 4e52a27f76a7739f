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
    readonly property real lowest: board.implicitHeight + answer.implicitHeight + rail.implicitHeight + 4 * Style.touch * Style.scale
    readonly property bool crowded: !low && table.mode !== MuseTable.Cards && height < lowest

    // What is entered has one height whatever is shown of it: all cards, and most of the coins.
    readonly property real deckHeight: table.piles.deckLines * Math.max(Style.touch, Math.round(36 * Style.scale)) + 2 * scroll.sideMargin + rail.implicitHeight
    readonly property real spare: height - board.implicitHeight - answer.implicitHeight - 2 * Style.gapTiny
    readonly property real entryHeight: Math.round(Math.max(3 * Style.touch, Math.min(Math.max(height * 0.55, deckHeight), spare)))

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
                visible: !stage.crowded
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

            HintLine {
                id: answer

                Layout.fillWidth: true
                text: stage.table.hint
            }
        }

        ColumnLayout {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.maximumHeight: stage.low || stage.crowded ? Infinity : stage.entryHeight
            Layout.minimumHeight: stage.low || stage.crowded ? 0 : stage.entryHeight
            Layout.preferredWidth: 1
            spacing: 0

            ToolRail {
                id: rail

                Layout.fillWidth: true
                tools: museTools
                wordyFrom: 960 * Style.scale
            }

            WallScroll {
                id: scroll

                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.minimumHeight: 2 * Style.touch
                columnWidth: width
                sideMargin: Style.gapTiny

                // Only the half that is shown is made. A Loader cannot create what is bound to this file.
                // qmllint disable unqualified
                Loader {
                    Layout.fillWidth: true
                    active: stage.table.mode === MuseTable.Cards
                    visible: active
                    sourceComponent: MuseDeck {
                        enabled: !stage.session.readOnly
                        piles: stage.table.piles
                    }
                }

                Loader {
                    Layout.fillWidth: true
                    active: stage.table.mode === MuseTable.Coins
                    visible: active
                    sourceComponent: MuseCoins {
                        coins: stage.table.coins
                        locked: stage.session.readOnly
                    }
                }

                Loader {
                    Layout.fillWidth: true
                    active: stage.table.mode === MuseTable.Patron
                    visible: active
                    sourceComponent: MusePatron {
                        patron: stage.table.patron
                    }
                }

                Loader {
                    Layout.fillWidth: true
                    active: stage.table.mode === MuseTable.Round
                    visible: active
                    sourceComponent: MuseRound {
                        locked: stage.session.readOnly
                        piles: stage.table.piles
                        round: stage.table.round
                    }
                }

                Loader {
                    Layout.fillWidth: true
                    active: stage.table.mode === MuseTable.Text
                    visible: active
                    sourceComponent: MuseTexts {
                        locked: stage.session.readOnly
                        piles: stage.table.piles
                    }
                }
                // qmllint enable unqualified
            }

            MusePatronBar {
                Layout.fillHeight: false
                Layout.fillWidth: true
                Layout.margins: Style.gapTiny
                visible: stage.table.mode === MuseTable.Patron
                locked: stage.session.readOnly
                patron: stage.table.patron
            }

            MuseRoundBar {
                Layout.fillHeight: false
                Layout.fillWidth: true
                Layout.margins: Style.gapTiny
                visible: stage.table.mode === MuseTable.Round
                locked: stage.session.readOnly
                round: stage.table.round
            }
        }
    }
}
