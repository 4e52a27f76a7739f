// The tip beside a control that has no words of its own.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise

ToolTip {
    id: tip

    delay: 600
    margins: Style.gap
    padding: Style.gap

    contentItem: WallText {
        text: tip.text
        color: Style.wall
        font.pixelSize: Style.smallSize
    }

    background: Rectangle {
        color: Style.ink
        radius: Style.radiusSmall
    }
}
