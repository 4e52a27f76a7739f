// Progress of reading a board from a photo; then the check of its numbers, before they are entered.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: panel

    required property BoardReading reading
    property bool locked: false

    spacing: Style.gap

    WallText {
        Layout.fillWidth: true
        //% "Reads printed numbers. Not yet tried on real cards of Musée: check each one."
        text: qsTrId("reading.untried")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    WallText {
        Layout.fillWidth: true
        text: panel.reading.running ? panel.reading.progressText : panel.reading.summary
    }

    WallText {
        Layout.fillWidth: true
        text: panel.reading.warning
        color: Style.illegal
        font.pixelSize: Style.smallSize
        visible: text !== ""
    }

    // Keeps its height, so that the photo does not move when a space is selected.
    ColumnLayout {
        Layout.fillWidth: true
        enabled: panel.reading.selected >= 0
        spacing: Style.gap
        visible: panel.reading.shown

        WallText {
            Layout.fillWidth: true
            //% "Tap a number to change it."
            readonly property string advice: qsTrId("reading.advice")
            text: panel.reading.selected >= 0 ? panel.reading.selectedPlace : advice
            font.weight: Font.Medium
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(choices.implicitHeight, other.implicitHeight, Style.touch + 10)
            opacity: panel.reading.selected >= 0 ? 1 : 0
            spacing: Style.gap

            SegmentedChoice {
                id: choices

                Layout.fillWidth: true
                name: panel.reading.selectedPlace
                current: panel.reading.choice
                options: [...panel.reading.choices]
                onChosen: index => panel.reading.choose(index)
            }

            NumberField {
                id: other

                property string problem

                Layout.preferredWidth: Math.round(88 * Style.scale)
                digits: 2
                //% "Other number"
                name: qsTrId("reading.other-number")
                //% "Other"
                placeholderText: qsTrId("reading.other")
                value: panel.reading.selectedNumber
                wrong: problem !== ""
                onTyped: text => problem = panel.reading.type(text)
                onFocusLost: problem = ""
            }
        }

        WallText {
            Layout.fillWidth: true
            text: other.problem
            color: Style.illegal
            font.pixelSize: Style.smallSize
            visible: text !== ""
        }
    }

    Flow {
        Layout.fillWidth: true
        spacing: Style.gap

        WallButton {
            enabled: !panel.locked
            icon.name: "check"
            kind: WallButton.Primary
            //% "Enter"
            text: qsTrId("reading.enter")
            visible: panel.reading.shown
            onClicked: panel.reading.enter()
        }

        WallButton {
            icon.name: "close"
            //% "Cancel"
            text: qsTrId("reading.cancel")
            onClicked: panel.reading.cancel()
        }
    }
}
