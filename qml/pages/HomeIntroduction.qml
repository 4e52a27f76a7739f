// Part of the home page that starts something: the open game, a new game, a file, a single board to
// check, and where there is room the samples.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: introduction

    required property AppController desk
    // one narrow column that the kept games follow
    property bool narrow: false

    signal openAsked

    spacing: Style.gapWide

    ContinueCard {
        Layout.fillWidth: true
        Layout.topMargin: introduction.narrow ? Style.gapWide : 0
        focus: introduction.desk.session !== null
        desk: introduction.desk
        session: introduction.desk.session
        onClicked: introduction.desk.page = "table"
    }

    WallButton {
        Layout.fillWidth: true
        focus: introduction.desk.session === null
        icon.name: "add"
        kind: introduction.desk.session === null ? WallButton.Primary : WallButton.Quiet
        //% "New game"
        text: qsTrId("home.new")
        onClicked: introduction.desk.page = "new"
    }

    RowLayout {
        spacing: Style.gap

        WallButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            icon.name: "open"
            //% "Open a file"
            text: qsTrId("home.open")
            onClicked: introduction.openAsked()
        }

        WallButton {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            icon.name: "scan"
            //% "Scan a code"
            text: qsTrId("scan.title")
            onClicked: introduction.desk.page = "scan"
        }
    }

    QuickChecks {
        Layout.fillWidth: true
        desk: introduction.desk
        room: introduction.narrow ? introduction.width : 360
    }

    // A Loader cannot create what is bound to this file.
    // qmllint disable unqualified
    Loader {
        Layout.fillWidth: true
        Layout.topMargin: Style.gap
        active: !introduction.narrow
        visible: active
        sourceComponent: SamplePart {
            desk: introduction.desk
        }
    }
    // qmllint enable unqualified

    KeptGamesHead {
        Layout.bottomMargin: Style.gap
        Layout.fillWidth: true
        Layout.topMargin: Style.gap
        desk: introduction.desk
        visible: introduction.narrow
    }
}
