// Names of the players above the columns of the score sheet.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: names

    required property Session session
    readonly property int count: session.sheet.sideCount

    Repeater {
        model: names.count

        Item {
            id: heading

            required property int index

            x: index * width
            width: names.width / names.count
            height: names.height

            WallText {
                id: name

                anchors.centerIn: parent
                width: Math.min(Math.ceil(implicitWidth), heading.width)
                Accessible.ignored: true
                // asked for again when somebody is renamed
                text: names.session.players.length > 0 ? names.session.sheet.sideName(heading.index) : ""
                color: Style.inkSoft
                mayElide: true
                font.pixelSize: Style.smallSize
                wrapMode: Text.NoWrap
            }

            SeatSign {
                anchors {
                    right: name.left
                    rightMargin: 3
                    verticalCenter: parent.verticalCenter
                }
                visible: heading.width - name.width >= 2 * (width + anchors.rightMargin)
                // asked for again when somebody has another sign
                hue: names.session.players.length > 0 ? names.session.sides.colourOf(heading.index) : 0
                shape: names.session.players.length > 0 ? names.session.sides.shapeOf(heading.index) : 0
                size: Math.round(Style.smallSize * 0.8)
            }
        }
    }
}
