// The first place of the ranking in one line; the whole ranking says what decided it.
import QtQuick
import Cimaise

Item {
    id: line

    required property string placeText
    required property string names
    required property string totalText
    required property bool winner
    required property string accessibleName

    Accessible.name: accessibleName
    Accessible.role: Accessible.StaticText

    Icon {
        id: trophy

        anchors.verticalCenter: parent.verticalCenter
        width: line.winner ? size : 0
        name: line.winner ? "trophy" : ""
        colour: Style.brass
    }

    WallText {
        id: place

        anchors.verticalCenter: parent.verticalCenter
        x: line.winner ? trophy.width + Style.gapTiny : 0
        Accessible.ignored: true
        text: line.placeText
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
        wrapMode: Text.NoWrap
    }

    WallText {
        anchors {
            baseline: place.baseline
            left: place.right
            leftMargin: Style.gap
            right: total.left
            rightMargin: Style.gap
        }
        Accessible.ignored: true
        text: line.names
        mayElide: true
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
    }

    WallText {
        id: total

        anchors {
            baseline: place.baseline
            right: parent.right
        }
        Accessible.ignored: true
        text: line.totalText
        color: line.winner ? Style.brass : Style.ink
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
    }
}
