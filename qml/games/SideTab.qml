// A side with what it has at the moment; touch it to see its board.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise

AbstractButton {
    id: tab

    required property int index
    required property string name
    required property string totalText
    required property string placeText
    required property bool leader
    required property string filled
    required property string accessibleName

    implicitHeight: Math.max(Style.touch, implicitContentHeight)
    implicitWidth: Math.max(Style.touch, implicitContentWidth + leftPadding + rightPadding)
    leftPadding: Style.gap
    rightPadding: Style.gap

    Accessible.checked: checked
    Accessible.checkable: true
    Accessible.name: accessibleName
    Accessible.role: Accessible.PageTab
    Accessible.onPressAction: tab.clicked()
    Keys.onEnterPressed: tab.clicked()
    Keys.onReturnPressed: tab.clicked()

    contentItem: RowLayout {
        spacing: Style.gap

        ColumnLayout {
            spacing: 0

            WallText {
                Layout.fillWidth: true
                Accessible.ignored: true
                text: tab.name
                elide: Text.ElideRight
                font.weight: tab.checked ? Font.DemiBold : Font.Medium
                wrapMode: Text.NoWrap
            }

            WallText {
                Layout.fillWidth: true
                Accessible.ignored: true
                text: tab.placeText + " · " + tab.filled
                color: tab.leader ? Style.brass : Style.inkSoft
                elide: Text.ElideRight
                font.pixelSize: Math.round(Style.smallSize * 0.9)
                wrapMode: Text.NoWrap
            }
        }

        WallText {
            Accessible.ignored: true
            text: tab.totalText
            color: tab.leader ? Style.brass : Style.ink
            font {
                family: Style.headingFamily
                pixelSize: Style.headingSize
                weight: Font.DemiBold
            }
            wrapMode: Text.NoWrap
        }
    }

    background: Rectangle {
        color: tab.checked ? Style.panel : tab.hovered ? Style.panelHover : "transparent"

        Rectangle {
            width: parent.width
            height: 3
            anchors.bottom: parent.bottom
            color: tab.checked ? Style.accent : "transparent"
        }

        FocusRing {
            distance: -2
            visible: tab.visualFocus
        }
    }
}
