// Row of a type on the museum’s board: the space of its marker, and the points of its paintings.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

GridLayout {
    id: line

    required property ArtSocietyBesidePart part
    required property int index
    required property string type
    required property string letters
    required property string name
    required property string valueText
    required property string worth
    required property string accessibleName
    // true if the space is computed from the unsold paintings; the number field is then hidden
    property bool derived: false
    property bool locked: false
    // true if the number field is below the name
    readonly property bool narrow: width < 380 * Style.scale

    columns: narrow ? 1 : 2
    columnSpacing: Style.gap
    rowSpacing: 2

    RowLayout {
        spacing: Style.gap

        ArtSocietyMat {
            Layout.preferredWidth: 36
            Layout.preferredHeight: 36
            radius: 4
            type: line.type

            Icon {
                anchors.centerIn: parent
                name: "art/" + line.type
                colour: ArtSocietyStyle.ink(line.type)
                size: 24
            }
        }

        ColumnLayout {
            spacing: 0

            ControlText {
                text: line.derived && line.valueText !== "" ? line.name + " · " + line.valueText : line.name
            }

            BodyText {
                text: line.worth
                color: Style.brass
                font.pixelSize: Style.smallSize
            }
        }
    }

    NumberField {
        // leaves room for the keys of a sum
        Layout.fillWidth: line.narrow
        Layout.rightMargin: line.narrow ? 2 * Style.touch + 6 * Style.gapTiny : 0
        visible: !line.derived
        Layout.preferredWidth: Math.round(88 * Style.scale)
        enabled: !line.locked
        name: line.accessibleName
        placeholderText: "–"
        value: line.valueText
        highest: line.part.highestSpace
        onEnded: refusal => line.part.endTyping(refusal)
        onTyped: text => refusal = line.part.typeMarker(line.index, text)
    }
}
