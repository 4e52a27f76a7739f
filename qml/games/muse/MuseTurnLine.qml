// What one player has chosen; touch it to enter that player's turn.
import QtQuick
import QtQuick.Layouts
import Cimaise

Pressable {
    id: line

    required property int index
    required property string name
    required property bool current
    required property string actionText
    required property string cardText
    required property string discardText
    required property string severity
    required property bool lit
    required property string accessibleName

    // so many lines, whatever has been chosen
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gapTiny
    leftPadding: Style.gap
    rightPadding: Style.gap
    text: name

    Accessible.checkable: true
    Accessible.checked: current
    Accessible.name: accessibleName
    Accessible.role: Accessible.RadioButton

    contentItem: RowLayout {
        spacing: Style.gap

        WallText {
            Layout.preferredWidth: Math.round(72 * Math.min(Style.scale, 1.5))
            Accessible.ignored: true
            text: line.name
            mayElide: true
            font.weight: line.current ? Font.DemiBold : Font.Normal
            wrapMode: Text.NoWrap
        }

        SteadyText {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Accessible.ignored: true
            text: line.actionText === "" ? line.cardText : line.actionText + " · " + line.cardText + (line.discardText === "" ? "" : " · " + line.discardText)
            color: line.actionText === "" ? Style.inkSoft : Style.ink
            lines: line.width < 240 * Style.scale ? 3 : 2
        }

        Icon {
            opacity: line.severity !== "" ? 1 : 0
            name: line.severity
            colour: Style.severityColour(line.severity)
        }
    }

    background: Rectangle {
        color: line.lit ? Style.brassPlate : line.current ? Style.accentWash : line.down ? Style.panelDown : line.hovered ? Style.panelHover : Style.panel
        radius: Style.radiusSmall
        border {
            width: 1
            color: line.current ? Style.accent : Style.outline
        }

        FocusRing {
            distance: 0
            visible: line.visualFocus
        }
    }
}
