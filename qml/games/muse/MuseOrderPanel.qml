// Order of two cards: the answer in large type, above the deck in which both are tapped. Its height
// is fixed, so that no card moves.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: panel

    required property Session session
    readonly property MuseOrder order: MuseOrder {
        session: panel.session
    }

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
