// Description of Cimaise, its version and its licence.
import QtQuick
import QtQuick.Layouts
import Cimaise

Panel {
    contentItem: ColumnLayout {
        spacing: Style.gap

        SectionTitle {
            Layout.fillWidth: true
            //% "About Cimaise"
            text: qsTrId("settings.about")
        }

        BodyText {
            Layout.fillWidth: true
            //% "A cimaise is the rail that pictures hang from. Cimaise checks placements and keeps score for museum board games, and says why."
            text: qsTrId("settings.about.text")
        }

        LicenceText {
            Layout.fillWidth: true
            color: Style.inkSoft
        }

        BodyText {
            Layout.fillWidth: true
            //% "Not made or endorsed by the publishers of the games; the rules are explained in our own words."
            text: qsTrId("settings.about.publishers")
            color: Style.inkSoft
        }

        BodyText {
            Layout.fillWidth: true
            text: "Cimaise " + Qt.application.version
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
        }
    }
}
