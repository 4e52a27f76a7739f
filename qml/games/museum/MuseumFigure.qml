// Input of a number, with its name, its points, and the place where the number is printed.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

GridLayout {
    id: line

    required property MuseumFiguresOwner owner
    required property int figure
    required property string label
    required property string valueText
    required property string defaultValue
    required property bool canDecrease
    required property string worth
    required property string printed
    required property string advice
    required property string accessibleName
    // available width; set by pages that know it before the layout
    property real room: width
    // true if the field is below the label
    readonly property bool narrow: room < 380 * Style.scale

    columns: narrow ? 1 : 2
    columnSpacing: Style.gap
    rowSpacing: 2
    enabled: !owner.locked

    ColumnLayout {
        spacing: 0

        ControlText {
            text: line.label
        }

        // Place where the figure is printed. Remains visible after the figure is entered, so that
        // the rows below do not move.
        ControlText {
            visible: text !== ""
            text: line.printed
            color: line.advice !== "" ? Style.missing : Style.inkSoft
            font.pixelSize: Style.smallSize
        }
    }

    RowLayout {
        Layout.fillWidth: line.narrow
        spacing: Style.gapTiny

        // no keyboard focus: Tab moves between the fields, where arrow keys change the number
        IconButton {
            enabled: line.canDecrease
            focusPolicy: Qt.NoFocus
            icon.name: "remove"
            repeats: true
            //% "{figure}: one less"
            text: qsTrId("museum.figure.less").replace("{figure}", line.accessibleName)
            onClicked: line.owner.stepFigure(line.figure, -1)
        }

        NumberField {
            Layout.preferredWidth: Math.round(64 * Style.scale)
            advice: line.advice
            keysBeside: more
            highest: line.owner.highest
            name: line.accessibleName
            placeholderText: line.advice !== "" ? "?" : line.defaultValue
            value: line.valueText
            onEnded: refusal => line.owner.endTyping(refusal)
            onStepped: by => line.owner.stepFigure(line.figure, by)
            onTyped: text => refusal = line.owner.typeFigure(line.figure, text)
        }

        IconButton {
            id: more

            focusPolicy: Qt.NoFocus
            icon.name: "add"
            repeats: true
            //% "{figure}: one more"
            text: qsTrId("museum.figure.more").replace("{figure}", line.accessibleName)
            onClicked: line.owner.stepFigure(line.figure, 1)
        }

        BodyText {
            Layout.fillWidth: line.narrow
            Layout.preferredWidth: line.narrow ? -1 : Math.round(96 * Style.scale)
            visible: text !== ""
            text: line.worth
            color: Style.brass
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignRight
        }
    }
}
