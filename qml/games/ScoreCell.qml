// Points of one side on one line of the score sheet; a tap shows the evidence.
import QtQuick
import Cimaise
import Cimaise.App

Pressable {
    id: cell

    required property int row
    required property int column
    required property string pointsText
    required property string lineId
    required property string lineTitle
    required property string sideName
    required property int side
    required property bool highlighted
    required property bool isTotal
    required property string accessibleName
    // true for the row that replaces the lines without points
    required property bool isFold
    // true if the total depends on an open question
    required property bool isOpen
    // true for a line without points, which only breaks ties
    required property bool isTieBreak
    property bool folded: true
    // true if a sign is below the figure, because it does not fit beside it
    readonly property bool narrow: width < 66 * Style.scale
    property int titleWidth: 0
    // height of the row without the evidence below, which makes the cell higher
    property int lineHeight: Style.touch

    implicitHeight: Style.touch
    bottomPadding: height - lineHeight
    enabled: !isTieBreak && (!isFold || column === 0)

    Accessible.checkable: true
    Accessible.checked: isFold ? !folded : highlighted
    Accessible.ignored: !enabled && !isTieBreak
    Accessible.name: accessibleName

    // the first cell of a line also draws its title
    ControlText {
        x: -cell.titleWidth
        width: cell.titleWidth + (cell.isFold ? cell.width - Style.iconSize : 0) - Style.gap
        height: cell.lineHeight
        visible: cell.column === 0
        text: cell.lineTitle
        color: cell.isFold || cell.isTieBreak ? Style.inkSoft : Style.ink
        font {
            pixelSize: WordFit.within(cell.lineTitle, Style.bodyFamily, cell.isTieBreak ? Style.smallSize : Style.textSize, cell.titleWidth - Style.gap)
            weight: cell.isTotal ? Font.DemiBold : Font.Normal
        }
        fontSizeMode: Text.Fit
        // small enough for a long title, which needs three lines with large text
        minimumPixelSize: Math.round(Style.smallSize / Style.scale)
        verticalAlignment: Text.AlignVCenter
    }

    // tap area over the title: a tap anywhere in the row expands the collapsed lines
    MouseArea {
        x: -cell.titleWidth
        width: cell.titleWidth
        height: cell.lineHeight
        Accessible.ignored: true
        visible: cell.isFold && cell.column === 0
        onClicked: cell.clicked()
    }

    contentItem: Item {
        ControlText {
            anchors {
                fill: parent
                leftMargin: 2
                rightMargin: cell.isOpen && !cell.narrow ? openSign.size + 2 : 2
                bottomMargin: cell.isOpen && cell.narrow ? openSign.size : 0
            }
            text: cell.pointsText
            color: cell.isTieBreak ? Style.inkSoft : Style.ink
            font {
                family: Style.bodyFamily
                pixelSize: cell.isTotal ? Style.headingSize : Style.textSize
                weight: cell.isTieBreak ? Font.Normal : Font.DemiBold
            }
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit // a range is wider than the figure of a total
            minimumPixelSize: 11
            wrapMode: Text.WordWrap // a range in two lines
        }

        Icon {
            id: openSign

            x: cell.narrow && cell.isOpen ? (parent.width - width) / 2 : parent.width - width
            y: cell.narrow && cell.isOpen ? parent.height - height : (parent.height - height) / 2
            visible: cell.isOpen || cell.isFold && cell.column === 0
            name: cell.isOpen ? "dispute" : cell.folded ? "chevron-down" : "chevron-up"
            colour: cell.isOpen ? Style.brass : Style.inkSoft
            size: cell.isOpen ? Math.round(Style.iconSize * 0.7) : Style.iconSize
        }
    }

    background: Item {
        Rectangle {
            x: cell.column === 0 ? -cell.titleWidth : 0
            width: cell.width - x
            height: cell.isTotal ? 2 : 1
            color: cell.isTotal ? Style.rail : Style.outline
        }

        ButtonBackground {
            x: 3
            y: 3
            width: parent.width - 6
            height: cell.lineHeight - 6
            chosen: cell.highlighted
            chosenColour: Style.brassPlate
            control: cell
            ringDistance: 0
            radius: Style.radiusSmall
        }
    }
}
