// Header of the home page above a picture rail: name of the app, and buttons for other pages.
import QtQuick
import QtQuick.Layouts
import Cimaise

Rectangle {
    id: header

    signal playersRequested
    signal rulesRequested
    signal settingsRequested
    signal statisticsRequested

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

        BodyText {
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
            onClicked: header.statisticsRequested()
        }

        IconButton {
            icon.name: "players"
            text: qsTrId("people.title")
            onClicked: header.playersRequested()
        }

        IconButton {
            icon.name: "rules"
            //% "Rules"
            text: qsTrId("home.rules")
            onClicked: header.rulesRequested()
        }

        IconButton {
            icon.name: "settings"
            //% "Settings"
            text: qsTrId("home.settings")
            onClicked: header.settingsRequested()
        }
    }

    PictureRail {
        id: rail

        width: parent.width
        anchors.bottom: parent.bottom
    }
}
