// Coins that pay for a painting, shown in place of the cards: a tap adds a coin; once the painting
// is paid, a tap returns the coins of that suit.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: payment

    required property MuseRoundPart round

    spacing: Style.gap

    ShrinkingText {
        text: payment.round.payment.text
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
    }

    GridLayout {
        columns: 3
        columnSpacing: Style.gap
        rowSpacing: Style.gap

        Repeater {
            model: payment.round.payment.coins

            MusePaymentKey {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: payment.round.payment.pay(index)
            }
        }
    }
}
