// A line of a list that is touched to be shown on the wall.
import QtQuick
import QtQuick.Layouts
import Cimaise

Pressable {
    id: line

    required property string mark
    required property string title
    required property string detail
    required property bool shown
    property color markColour: Style.brass

    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gap

    contentItem: RowLayout {
        spacing: Style.gap

        WallText {
            Layout.minimumWidth: Math.round(36 * Style.scale)
            visible: text !== ""
            Accessible.ignored: true
            text: line.mark
            color: line.markColour
            font.weight: Font.DemiBold
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            WallText {
                Layout.fillWidth: true
                Accessible.ignored: true
                text: line.title
            }

            WallText {
                Layout.fillWidth: true
                visible: text !== ""
                Accessible.ignored: true
                text: line.detail
                color: Style.inkSoft
                font.pixelSize: Style.smallSize
            }
        }
    }

    background: Rectangle {
        color: line.shown ? Style.accentWash : line.down ? Style.panelDown : line.hovered ? Style.panelHover : Style.panel
        radius: Style.radius
        border {
            width: line.shown ? 2 : 1
            color: line.shown ? Style.accent : Style.controlOutline
        }

        FocusRing {
            visible: line.visualFocus
        }
    }
}
