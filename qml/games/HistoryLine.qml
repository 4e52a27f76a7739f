// Step of the history: time, player and description. Undone steps are pale and can be redone.
import QtQuick
import QtQuick.Layouts
import Cimaise

Pressable {
    id: line

    required property int index
    required property string when
    required property string owner
    required property string says
    required property bool current
    required property bool ahead
    required property string accessibleName

    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gapTiny
    leftPadding: Style.gap
    rightPadding: Style.gap

    Accessible.checkable: true
    Accessible.checked: current
    Accessible.name: accessibleName

    contentItem: RowLayout {
        spacing: Style.gap

        WallText {
            Layout.alignment: Qt.AlignBaseline
            Accessible.ignored: true
            visible: text !== ""
            text: line.when
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
            wrapMode: Text.NoWrap
        }

        WallText {
            Layout.alignment: Qt.AlignBaseline
            Layout.fillWidth: true
            Accessible.ignored: true
            text: line.owner === "" ? line.says : Phrase.about(line.owner, line.says)
            color: line.ahead ? Style.inkSoft : Style.ink
            font {
                strikeout: line.ahead
                weight: line.current ? Font.DemiBold : Font.Normal
            }
        }
    }

    background: KeyPlate {
        chosen: line.current
        chosenColour: Style.accentWash
        control: line
        ringDistance: 0
        radius: Style.radiusSmall
    }
}
