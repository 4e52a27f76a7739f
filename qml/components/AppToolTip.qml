// Tooltip of a control without text, created when first shown. It stays hidden after the control is
// pressed, until the pointer leaves. In a small window, where it would cover its surroundings, it
// appears on a long press only.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import QtQuick.Window
import Cimaise

Loader {
    id: tip

    property Item target: parent
    property string text
    property bool wanted: false
    // true to show the tooltip after a long press
    property bool held: false
    property bool spent: false
    readonly property bool roomy: (Window.width ?? 0) >= 600
    readonly property bool tipShown: held || wanted && roomy && !spent
    readonly property bool pressed: (target as T.AbstractButton)?.down ?? false

    active: false
    onTargetChanged: spent = false
    onPressedChanged: if (pressed)
        spent = true
    onTipShownChanged: if (tipShown)
        active = true
    onWantedChanged: if (!wanted)
        spent = false

    // qmllint disable unqualified
    sourceComponent: ToolTip {
        id: bubble

        parent: tip.target
        delay: 600
        margins: Style.gap
        padding: Style.gap
        text: tip.text
        visible: tip.tipShown

        contentItem: BodyText {
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
