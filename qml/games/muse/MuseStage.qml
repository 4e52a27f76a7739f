// Where a table of Muse is entered and refereed: the artists' walls, the answer to the last touch,
// and the half that is asked for: the deck, coins, a patron, a round, or text.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

GameStage {
    id: stage

    readonly property MuseTable table: MuseTable {
        session: stage.session
    }
    // the walls step back where both do not fit and the cards are not what is asked for
    readonly property bool crowded: !low && height < 620 && table.mode !== MuseTable.Cards && table.mode !== MuseTable.Patron

    boardBottom: board.height
    // qmllint disable unqualified
    settings: Component {
        MuseSettings {
            enabled: !stage.session.readOnly
            table: stage.table
        }
    }
    // qmllint enable unqualified

    Keys.onDeletePressed: table.takeAway()
    Keys.onEscapePressed: event => event.accepted = table.cancel()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace) {
            table.takeAway();
            event.accepted = true;
        }
    }

    MuseTools {
        id: tools

        table: stage.table
    }

    MuseKeys {
        active: stage.enabled && stage.visible && stage.table.mode !== MuseTable.Text
        tools: tools
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

            MuseBoard {
                id: board

                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.margins: Style.gapTiny
                Layout.minimumHeight: implicitHeight
                focus: true
                locked: stage.session.readOnly
                table: stage.table
                visible: !stage.crowded
            }

            HintLine {
                Layout.fillWidth: true
                text: stage.table.hint
            }
        }

        ColumnLayout {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: 0

            WallScroll {
                id: scroll

                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.maximumHeight: stage.low || stage.crowded ? Infinity : Math.max(contentHeight, 3 * Style.touch)
                Layout.minimumHeight: 3 * Style.touch
                Layout.preferredHeight: contentHeight
                columnWidth: width
                sideMargin: Style.gapTiny

                MuseDeck {
                    Layout.fillWidth: true
                    enabled: !stage.session.readOnly
                    visible: stage.table.mode === MuseTable.Cards
                    table: stage.table
                }

                MuseCoins {
                    Layout.fillWidth: true
                    visible: stage.table.mode === MuseTable.Coins
                    table: stage.table
                }

                MusePatron {
                    Layout.fillWidth: true
                    visible: stage.table.mode === MuseTable.Patron
                    table: stage.table
                }

                MuseRound {
                    Layout.fillWidth: true
                    visible: stage.table.mode === MuseTable.Round
                    table: stage.table
                }

                MuseTexts {
                    Layout.fillWidth: true
                    visible: stage.table.mode === MuseTable.Text
                    table: stage.table
                }
            }

            MusePatronBar {
                Layout.fillWidth: true
                Layout.margins: Style.gapTiny
                visible: stage.table.mode === MuseTable.Patron
                table: stage.table
            }

            MuseRoundBar {
                Layout.fillWidth: true
                Layout.margins: Style.gapTiny
                visible: stage.table.mode === MuseTable.Round
                table: stage.table
            }

            RowLayout {
                Layout.fillWidth: true
                spacing: 0
                visible: stage.table.selected >= 0

                Repeater {
                    model: tools.ofPainting

                    ToolKey {
                        required property Tool modelData

                        Layout.fillWidth: true
                        tool: modelData
                        wordy: true
                    }
                }
            }

            RowLayout {
                Layout.fillWidth: true
                spacing: 0

                Repeater {
                    model: tools.actions

                    ToolKey {
                        required property Tool modelData

                        Layout.fillWidth: true
                        tool: modelData
                        wordy: stage.width > 480 * Style.scale
                    }
                }
            }
        }
    }
}
