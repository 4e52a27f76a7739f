// The tip beside a control that has no words of its own; made when it is first to be seen.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise

Loader {
    id: tip

    property Item over: parent
    property string text
    property bool wanted: false

    active: false
    onWantedChanged: if (wanted)
        active = true

    // qmllint disable unqualified
    sourceComponent: ToolTip {
        id: bubble

        parent: tip.over
        delay: 600
        margins: Style.gap
        padding: Style.gap
        text: tip.text
        visible: tip.wanted

        contentItem: WallText {
            text: bubble.text
            color: Style.wall
            font.pixelSize: Style.smallSize
        }

        background: Rectangle {
            color: Style.ink
            radius: Style.radiusSmall
        }
    }
    // qmllint enable unqualified
}
