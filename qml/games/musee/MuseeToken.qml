// Token between two spaces, one above the other: a Staircase or a Chandelier. A tap turns the token
// if `turns` is true, and otherwise shows its name.
import QtQuick
import Cimaise

Item {
    id: token

    required property int index
    required property string row
    required property int column
    required property bool staircase
    required property bool highlighted
    required property string accessibleName
    property bool turns: false
    // extent of the tap area above and below the token
    property int reach: 0

    signal tapped

    Accessible.checkable: turns
    Accessible.checked: staircase
    Accessible.focusable: turns
    Accessible.name: accessibleName
    Accessible.role: turns ? Accessible.CheckBox : Accessible.StaticText
    Accessible.onPressAction: tapped()
    Accessible.onToggleAction: tapped()

    MouseArea {
        y: -token.reach
        width: parent.width
        height: parent.height + 2 * token.reach
        Accessible.ignored: true
        cursorShape: token.turns ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: token.tapped()
    }

    HighlightGlow {
        anchors.fill: drawing
        visible: token.highlighted
    }

    // border of a token that can be turned
    Rectangle {
        anchors {
            fill: parent
            leftMargin: 3
            rightMargin: 3
        }
        color: "transparent"
        visible: token.turns
        radius: Style.radiusSmall
        border {
            width: 1
            color: Style.controlOutline
        }
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
