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

            SeatBadge {
                id: badge

                anchors.verticalCenter: parent.verticalCenter
                // left of the name, which is centred in the column
                x: Math.max(0, (heading.width - width - name.contentWidth - 3) / 2)
                // all columns have the same width, so either all badges are visible or none
                visible: heading.width >= 6 * width
                // depends on `players`, so that the binding is updated when a symbol changes
                hue: names.session.players.length > 0 ? names.session.sides.colourOf(heading.index) : 0
                shape: names.session.players.length > 0 ? names.session.sides.shapeOf(heading.index) : 0
                size: Math.round(Style.smallSize * 0.8)
            }

            ControlText {
                id: name

                x: (badge.visible ? badge.width + 3 : 0) + 1
                width: heading.width - x - 1
                height: parent.height
                // depends on `players`, so that the binding is updated when a player is renamed
                text: names.session.players.length > 0 ? names.session.sheet.sideName(heading.index) : ""
                color: Style.inkSoft
                mayElide: true
                // two lines of smaller letters rather than half a name
                font.pixelSize: Math.max(11, WordFit.within(text, Style.bodyFamily, Style.smallSize, width))
                fontSizeMode: Text.Fit
                horizontalAlignment: Text.AlignHCenter
                lineHeight: 0.85
                maximumLineCount: 2
                minimumPixelSize: 11
                verticalAlignment: Text.AlignVCenter
            }
        }
    }
}
