// Page that answers which of two cards is first in the order of the deck.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property Session session

    //% "Which card comes first?"
    title: qsTrId("order.title")

    ScrollColumn {
        anchors.fill: parent
        focus: true
        sideMargin: Style.gap

        ColumnLayout {
            id: panel

            readonly property MuseOrder order: MuseOrder {
                session: page.session
            }

            focus: true
            spacing: Style.gap

            ColumnPanel {
                Accessible.name: panel.order.answer + " " + panel.order.reason + " " + panel.order.source
                Accessible.role: Accessible.StaticText
                spacing: Style.gapTiny

                ShrinkingText {
                    Accessible.ignored: true
                    text: panel.order.answer
                    lines: 2
                    font {
                        family: Style.headingFamily
                        pixelSize: Style.titleSize
                    }
                }

                ShrinkingText {
                    Accessible.ignored: true
                    text: panel.order.sequence
                    lines: 2
                    color: Style.inkSoft
                }

                ShrinkingText {
                    Accessible.ignored: true
                    text: panel.order.reason
                    lines: 3
                    font.weight: Font.DemiBold
                }

                ShrinkingText {
                    Accessible.ignored: true
                    text: panel.order.source
                    lines: 2
                    color: Style.brass
                    font.pixelSize: Style.smallSize
                }
            }

            MuseDeck {
                Layout.fillWidth: true
                cardColumns: panel.order.columns
                cardLines: panel.order.lines
                cards: panel.order.cards
                focus: true
                onPressed: card => panel.order.touch(card)
            }
        }
    }
}
