// Token between two spaces, one above the other: a Staircase or a Chandelier.
import QtQuick
import Cimaise

Item {
    id: token

    required property string row
    required property int column
    required property bool staircase
    required property bool highlighted
    required property string accessibleName

    Accessible.name: accessibleName
    Accessible.role: Accessible.StaticText

    LitGlow {
        anchors.fill: drawing
        visible: token.highlighted
    }

    BoardDrawing {
        id: drawing

        anchors.centerIn: parent
        width: height * 1.5
        height: Math.min(parent.height, parent.width / 1.5)
        name: token.staircase ? "staircase" : "chandelier"
        colour: token.staircase ? Style.brass : Style.inkSoft
        opacity: token.staircase ? 1 : 0.4
    }
}
