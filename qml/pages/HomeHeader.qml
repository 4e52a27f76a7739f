// Header of the home page above a picture rail: name of the app, and buttons for other pages.
import QtQuick
import QtQuick.Layouts
import Cimaise

Rectangle {
    id: header

    signal playersAsked
    signal rulesAsked
    signal settingsAsked
    signal statisticsAsked

    implicitHeight: row.implicitHeight + Style.gap + rail.height
    color: Style.wallShade

    RowLayout {
        id: row

        anchors {
            left: parent.left
            leftMargin: Style.gapWide
            right: parent.right
            rightMargin: Style.gapTiny
            bottom: rail.top
        }
        spacing: Style.gapTiny

        WallText {
            Layout.fillWidth: true
            Accessible.name: text
            Accessible.role: Accessible.Heading
            text: "Cimaise"
            elide: Text.ElideRight
            font {
                family: Style.headingFamily
                pixelSize: Style.titleSize
            }
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Style.textSize
            wrapMode: Text.NoWrap
        }

        IconButton {
            icon.name: "statistics"
            //% "Statistics"
            text: qsTrId("statistics.title")
            onClicked: header.statisticsAsked()
        }

        IconButton {
            icon.name: "players"
            text: qsTrId("people.title")
            onClicked: header.playersAsked()
        }

        IconButton {
            icon.name: "rules"
            //% "Rules"
            text: qsTrId("home.rules")
            onClicked: header.rulesAsked()
        }

        IconButton {
            icon.name: "settings"
            //% "Settings"
            text: qsTrId("home.settings")
            onClicked: header.settingsAsked()
        }
    }

    Rail {
        id: rail

        width: parent.width
        anchors.bottom: parent.bottom
    }
}
