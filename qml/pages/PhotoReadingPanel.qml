// Settings for reading boards from photos: counts so far, and what was learned.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Panel {
    id: panel

    required property BoardReading reading

    contentItem: ColumnLayout {
        spacing: Style.gap

        SectionTitle {
            Layout.fillWidth: true
            //% "Boards read from photos"
            text: qsTrId("reading.settings.title")
        }

        WallText {
            Layout.fillWidth: true
            //% "On the photo page, Musée boards can be read from a photo. A board whose numbers were all clear teaches the app, once entered, what the numbers of your box look like. This stays on this device and in your archives."
            text: qsTrId("reading.settings.explanation")
            color: Style.inkSoft
        }

        WallText {
            Layout.fillWidth: true
            //% "No board read yet."
            readonly property string none: qsTrId("reading.settings.none")
            text: panel.reading.countsText !== "" ? panel.reading.countsText : none
        }

        WallButton {
            Layout.fillWidth: true
            visible: panel.reading.learned
            icon.name: "delete"
            //% "Forget what was learned from photos"
            text: qsTrId("reading.settings.forget")
            onClicked: panel.reading.forget()
        }
    }
}
