// Switch at the right end of its label.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Switch {
    id: control

    // Enter activates the control only if its focus is visible; otherwise the parent handles the key.
    function enter(event: var): void {
        event.accepted = FocusGuard.isFocusVisible(control);
        if (event.accepted)
            turn();
    }

    function turn(): void {
        toggle();
        toggled();
    }

    Layout.fillWidth: true
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: 0

    Accessible.name: text
    Accessible.onPressAction: turn()
    Accessible.onToggleAction: turn()
    Keys.onEnterPressed: event => enter(event)
    Keys.onReturnPressed: event => enter(event)

    indicator: Rectangle {
        x: control.width - width
        anchors.verticalCenter: parent.verticalCenter
        width: 48
        height: 28
        color: control.checked ? Style.accent : Style.wallShade
        opacity: control.enabled ? 1 : 0.45
        radius: height / 2
        border {
            width: 1
            color: control.checked ? Style.accent : Style.controlOutline
        }

        Rectangle {
            x: control.checked ? parent.width - width - 4 : 4
            anchors.verticalCenter: parent.verticalCenter
            width: 20
            height: 20
            color: control.checked ? Style.accentInk : Style.inkSoft
            radius: 10

            Icon {
                anchors.centerIn: parent
                visible: control.checked
                name: "check"
                colour: Style.accent
                size: 14
            }

            Behavior on x {
                NumberAnimation {
                    duration: Style.duration
                }
            }
        }

        FocusRing {
            radius: parent.radius + distance
            visible: control.visualFocus
        }
    }

    contentItem: ControlText {
        rightPadding: 48 + Style.gapWide
        text: control.text
        verticalAlignment: Text.AlignVCenter
    }
}
