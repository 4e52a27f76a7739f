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

        WallText {
            Layout.fillWidth: true
            //% "Named after the rail that pictures hang from. It keeps museum games straight: it checks the table, counts the score and says why."
            text: qsTrId("settings.about.text")
        }

        WallText {
            Layout.fillWidth: true
            //% "Free software under the MIT licence. Not made or endorsed by the publishers of the games; their rules are told in our own words."
            text: qsTrId("settings.about.licence")
            color: Style.inkSoft
        }

        WallText {
            Layout.fillWidth: true
            text: "Cimaise " + Qt.application.version
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
        }
    }
}
