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
    required property string printed
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

    onValueTextChanged: problem.text = ""

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
            // it stays once the figure is entered: nothing below it moves
            text: line.printed
            color: line.advice !== "" ? Style.missing : Style.inkSoft
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

        // the keyboard goes from field to field, and steps there with the arrow keys
        IconButton {
            enabled: line.canBeLess
            focusPolicy: Qt.NoFocus
            icon.name: "remove"
            //% "{figure}: one less"
            text: qsTrId("museum.figure.less").replace("{figure}", line.accessibleName)
            onClicked: line.owner.stepFigure(line.figure, -1)
        }

        NumberField {
            Layout.preferredWidth: Math.round(64 * Style.scale)
            Accessible.description: line.advice
            name: line.accessibleName
            placeholderText: line.advice !== "" ? "?" : line.standsFor
            value: line.valueText
            wrong: problem.text !== ""
            onAccepted: line.owner.endTyping()
            onFocusLost: line.owner.endTyping()
            onStepped: by => line.owner.stepFigure(line.figure, by)
            onTyped: text => problem.text = line.owner.typeFigure(line.figure, text)
        }

        IconButton {
            focusPolicy: Qt.NoFocus
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
