// Licence of this build, which contains Qt for WebAssembly, and a button for those of its components.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    property alias color: licence.color

    spacing: Style.gap

    BodyText {
        id: licence

        //% "Free software under the GNU General Public License, version 3 only (GPL-3.0-only), because this version contains Qt for WebAssembly."
        text: qsTrId("settings.about.licence.web")
    }

    AppButton {
        icon.name: "rules"
        //% "Licences"
        text: qsTrId("settings.about.licences")
        onClicked: SitePages.openLicences()
    }
}
