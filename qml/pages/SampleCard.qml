// A sample game, hanging on its wire.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise

AbstractButton {
    id: card

    required property int index
    required property string title
    required property string description
    required property string accessibleName

    topPadding: hook.height + Style.gap
    bottomPadding: Style.gap
    leftPadding: Style.gap
    rightPadding: Style.gap
    text: title

    Accessible.name: accessibleName
    Accessible.role: Accessible.Button
    Accessible.onPressAction: click()
    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: ColumnLayout {
        spacing: Style.gapTiny

        WallText {
            Layout.fillWidth: true
            Accessible.ignored: true
            text: card.title
            font.weight: Font.DemiBold
        }

        WallText {
            Layout.fillWidth: true
            Accessible.ignored: true
            text: card.description
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
        }
    }

    background: Item {
        Icon {
            id: hook

            anchors.horizontalCenter: parent.horizontalCenter
            width: 48
            height: 24
            name: "board/hook"
            colour: Style.brass
            size: 48
        }

        Plaster {
            anchors {
                fill: parent
                topMargin: hook.height
            }
            color: card.down ? Style.panelDown : card.hovered ? Style.panelHover : Style.panel
            radius: 2
            border {
                width: 3
                color: Style.rail
            }

            FocusRing {
                distance: 0
                visible: card.visualFocus
            }
        }
    }
}
