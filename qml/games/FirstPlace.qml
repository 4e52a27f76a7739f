// First place of the ranking in one line, or with the names in a second line. Tie-breaks are shown
// only in the full ranking.
import QtQuick
import Cimaise

Item {
    id: line

    required property string placeText
    required property string names
    required property string totalText
    required property bool winner
    required property string accessibleName
    // shows the names below place and points
    property bool stacked: false

    Accessible.name: accessibleName
    Accessible.role: Accessible.StaticText

    Icon {
        id: trophy

        anchors.verticalCenter: place.verticalCenter
        width: line.winner ? size : 0
        name: line.winner ? "trophy" : ""
        colour: Style.brass
    }

    Caption {
        id: place

        anchors {
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: line.stacked ? -line.height / 4 : 0
        }
        x: line.winner ? trophy.width + Style.gapTiny : 0
        width: Math.min(implicitWidth, total.x - Style.gap - x)
        Accessible.ignored: true
        text: line.placeText
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        wrapMode: Text.NoWrap
    }

    ControlText {
        x: line.stacked ? 0 : place.x + place.width + Style.gap
        y: line.stacked ? line.height / 2 : 0
        width: line.stacked ? line.width : total.x - Style.gap - x
        height: line.stacked ? line.height / 2 : line.height
        text: line.names
        mayElide: true
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
    }

    ControlText {
        id: total

        anchors {
            baseline: place.baseline
            right: parent.right
        }
        width: Math.min(implicitWidth, line.width * 0.6)
        text: line.totalText
        color: line.winner ? Style.brass : Style.ink
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        wrapMode: Text.NoWrap
    }
}
