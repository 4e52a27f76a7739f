// Input of a number: its name, its points, and where it is printed.
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
    required property string standsFor
    required property bool canBeLess
    required property string worth
    required property string advice
    required property string accessibleName
    // what it has to spread over, known before it is laid out where the page knows
    property real room: width
    // under its label where it is narrow
    readonly property bool narrow: room < 380 * Style.scale

    columns: narrow ? 1 : 2
    columnSpacing: Style.gap
    rowSpacing: 2
    enabled: !owner.locked

    function show(): void {
        field.text = valueText;
        problem.text = "";
    }

    Component.onCompleted: show()
    onValueTextChanged: show()

    ColumnLayout {
        spacing: 0

        WallText {
            Layout.fillWidth: true
            Accessible.ignored: true
            text: line.label
        }

        WallText {
            Layout.fillWidth: true
            visible: text !== ""
            Accessible.ignored: true
            text: line.advice
            color: Style.missing
            font.pixelSize: Style.smallSize
        }

        WallText {
            id: problem

            Layout.fillWidth: true
            visible: text !== ""
            color: Style.illegal
            font.pixelSize: Style.smallSize
        }
    }

    RowLayout {
        Layout.fillWidth: line.narrow
        spacing: Style.gapTiny

        IconButton {
            enabled: line.canBeLess
            icon.name: "remove"
            //% "{figure}: one less"
            text: qsTrId("museum.figure.less").replace("{figure}", line.accessibleName)
            onClicked: line.owner.stepFigure(line.figure, -1)
        }

        WallField {
            id: field

            Layout.preferredWidth: Math.round(64 * Style.scale)
            Accessible.description: line.advice
            horizontalAlignment: TextInput.AlignHCenter
            inputMethodHints: Qt.ImhDigitsOnly
            name: line.accessibleName
            placeholderText: line.advice !== "" ? "?" : line.standsFor
            onEditingFinished: if (text !== line.valueText)
                problem.text = line.owner.setFigure(line.figure, text)
        }

        IconButton {
            icon.name: "add"
            //% "{figure}: one more"
            text: qsTrId("museum.figure.more").replace("{figure}", line.accessibleName)
            onClicked: line.owner.stepFigure(line.figure, 1)
        }

        WallText {
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
