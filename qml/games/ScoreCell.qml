// What one line of the sheet brings a side; touch it to see where the points come from.
import QtQuick
import Cimaise

Pressable {
    id: cell

    required property int row
    required property int column
    required property string pointsText
    required property string lineId
    required property string lineTitle
    required property string sideName
    required property int side
    required property bool lit
    required property bool isTotal
    required property string accessibleName
    property int titleWidth: 0

    implicitHeight: Style.touch

    Accessible.checkable: true
    Accessible.checked: lit
    Accessible.name: accessibleName

    // the first cell of a line also draws its title, and that of a column the side's name
    WallText {
        x: -cell.titleWidth
        width: cell.titleWidth - Style.gap
        height: parent.height
        visible: cell.column === 0
        Accessible.ignored: true
        text: cell.lineTitle
        font.weight: cell.isTotal ? Font.DemiBold : Font.Normal
        fontSizeMode: Text.Fit
        minimumPixelSize: Style.smallSize
        verticalAlignment: Text.AlignVCenter
    }

    SeatSign {
        x: Math.max(0, (parent.width - heading.contentWidth) / 2 - width - 3)
        y: heading.y + (heading.height - height) / 2
        visible: cell.row === 0 && heading.contentWidth + 2 * (width + 3) <= cell.width
        seat: cell.side
        size: Math.round(Style.smallSize * 0.8)
    }

    WallText {
        id: heading

        y: -height
        width: parent.width
        height: Math.round(28 * Style.scale)
        visible: cell.row === 0
        Accessible.ignored: true
        text: cell.sideName
        color: Style.inkSoft
        mayElide: true
        font.pixelSize: Style.smallSize
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
    }

    contentItem: WallText {
        Accessible.ignored: true
        text: cell.pointsText
        font {
            family: Style.bodyFamily
            pixelSize: cell.isTotal ? Style.headingSize : Style.textSize
            weight: Font.DemiBold
        }
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
    }

    background: Item {
        Rectangle {
            x: cell.column === 0 ? -cell.titleWidth : 0
            width: cell.width - x
            height: cell.isTotal ? 2 : 1
            color: cell.isTotal ? Style.rail : Style.outline
        }

        Rectangle {
            anchors {
                fill: parent
                margins: 3
            }
            color: cell.lit ? Style.brassPlate : cell.down ? Style.panelDown : cell.hovered ? Style.panelHover : "transparent"
            radius: Style.radiusSmall
        }

        FocusRing {
            distance: -3
            visible: cell.visualFocus
        }
    }
}
