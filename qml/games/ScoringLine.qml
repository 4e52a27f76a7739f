// One player in a step of the final scoring: points of the line with their calculation, and the
// running total. A tap shows the pieces on the player's board.
import QtQuick
import QtQuick.Layouts
import Cimaise

Pressable {
    id: line

    required property int side
    required property string name
    required property string pointsText
    required property string sumText
    required property string runningText
    required property string accessibleName
    property bool chosen: false
    // true for the totals of all lines
    property bool total: false

    implicitHeight: Math.max(Style.touch + Style.gap, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Style.gap
    rightPadding: Style.gap
    padding: Style.gapTiny

    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.name: accessibleName

    contentItem: RowLayout {
        spacing: Style.gap

        ColumnLayout {
            spacing: 0

            ControlText {
                text: line.name
                mayElide: true
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
            }

            // always there, so that the lines stay where they are
            ShrinkingText {
                Accessible.ignored: true
                text: line.sumText
                color: Style.inkSoft
                font.pixelSize: Style.smallSize
                lines: Style.scale > 1.5 ? 2 : 1
            }
        }

        ControlText {
            Layout.fillWidth: false
            Layout.preferredWidth: Math.round(56 * Style.cappedScale)
            text: line.pointsText
            color: Style.brass
            font {
                pixelSize: Style.largeSize
                weight: Font.DemiBold
            }
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignRight
            minimumPixelSize: Style.smallSize
            wrapMode: Text.NoWrap
        }

        ControlText {
            Layout.fillWidth: false
            Layout.preferredWidth: Math.round(84 * Style.cappedScale)
            text: line.total ? line.runningText : "→ " + line.runningText
            font {
                pixelSize: Style.titleSize
                weight: Font.Bold
            }
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignRight
            minimumPixelSize: Style.smallSize
            wrapMode: Text.NoWrap
        }
    }

    background: Item {
        Rectangle {
            width: parent.width
            height: 1
            color: Style.outline
        }

        ButtonBackground {
            anchors {
                fill: parent
                topMargin: 2
                bottomMargin: 2
            }
            chosen: line.chosen
            chosenColour: Style.accentWash
            control: line
            ringDistance: 0
            radius: Style.radiusSmall
        }
    }
}
