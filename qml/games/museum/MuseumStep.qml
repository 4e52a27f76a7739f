// Step of an arrangement; it can be shown on the board or applied.
import QtQuick
import QtQuick.Layouts
import Cimaise

RowLayout {
    id: line

    required property int index
    required property string stepText
    required property bool shown
    property bool locked: false

    signal clicked
    signal taken

    spacing: Style.gapTiny

    Pressable {
        id: words

        Layout.fillWidth: true
        implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
        padding: Style.gapTiny
        leftPadding: Style.gap
        rightPadding: Style.gap
        text: (line.index + 1) + ". " + line.stepText
        onClicked: line.clicked()

        Accessible.checkable: true
        Accessible.checked: line.shown

        contentItem: BodyText {
            Accessible.ignored: true
            text: words.text
            color: line.shown ? Style.accent : Style.ink
            verticalAlignment: Text.AlignVCenter
        }

        background: Rectangle {
            color: line.shown ? Style.accentWash : words.hovered ? Style.panelHover : "transparent"
            radius: Style.radiusSmall

            FocusRing {
                distance: 0
                visible: words.visualFocus
            }
        }
    }

    IconButton {
        enabled: !line.locked
        icon.name: "check"
        //% "Apply this step: {step}"
        text: qsTrId("museum.arrange.apply-step").replace("{step}", line.stepText)
        onClicked: line.taken()
    }
}
