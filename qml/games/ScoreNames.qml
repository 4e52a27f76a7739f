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

            Row {
                id: named

                anchors.centerIn: parent
                spacing: 3

                SeatBadge {
                    id: badge

                    anchors.verticalCenter: parent.verticalCenter
                    // all columns are of one width: all players have their badge, or none
                    visible: heading.width >= 6 * width
                    // asked for again when somebody has another sign
                    hue: names.session.players.length > 0 ? names.session.sides.colourOf(heading.index) : 0
                    shape: names.session.players.length > 0 ? names.session.sides.shapeOf(heading.index) : 0
                    size: Math.round(Style.smallSize * 0.8)
                }

                WallText {
                    width: Math.min(Math.ceil(implicitWidth), heading.width - (badge.visible ? badge.width + named.spacing : 0))
                    Accessible.ignored: true
                    // asked for again when somebody is renamed
                    text: names.session.players.length > 0 ? names.session.sheet.sideName(heading.index) : ""
                    color: Style.inkSoft
                    mayElide: true
                    font.pixelSize: Style.smallSize
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
