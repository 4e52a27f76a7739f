// Cards of one player’s hand, and the choice between two partners.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Flickable {
    id: tray

    required property MuseeTable table

    // true on a phone, where the cards lie between the wall and the keypad
    property bool low: false
    readonly property int cardHeight: Math.round(Style.touch * (low ? 1.1 : 1.3))

    // constant, with and without cards
    implicitHeight: Math.max(Style.touch, cardHeight) + Style.gapTiny
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    contentWidth: Math.max(width, row.implicitWidth + 2 * Style.gap)
    contentHeight: height

    Rectangle {
        width: tray.contentWidth
        height: tray.height
        color: Style.wallShade
    }

    Row {
        id: row

        x: Style.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Style.gapTiny

        Repeater {
            model: tray.table.hand.players.count > 1 ? tray.table.hand.players : null

            Chip {
                required property string name
                required property int playerIndex

                anchors.verticalCenter: parent?.verticalCenter
                checkable: false
                checked: playerIndex === tray.table.hand.player
                text: name
                onClicked: tray.table.hand.player = playerIndex
            }
        }

        Repeater {
            model: tray.table.hand.cards

            HandCard {
                height: tray.cardHeight
                checked: number === tray.table.asked
                onClicked: tray.table.hand.ask(number)
            }
        }

        Caption {
            anchors.verticalCenter: parent.verticalCenter
            visible: tray.table.hand.cards.count === 0
            //% "No cards entered"
            text: qsTrId("musee.hand.empty")
        }
    }
}
