// First part of the home page: buttons to continue the open game, start a new game, open a file,
// scan a code and check a single board. Includes the samples in a wide window.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: introduction

    required property Navigator navigator
    required property LibraryModel games
    required property SamplesModel samples
    required property NewGame draft
    required property Session session
    // true if the page has one column, in which the saved games follow below
    property bool narrow: false
    // true while games are searched for: the hits are then above an on-screen keyboard
    readonly property bool searching: narrow && games.search !== ""
    // width of the column (see QuickChecks)
    readonly property real room: narrow ? width : 360

    signal openRequested

    spacing: Style.gapWide

    ContinueCard {
        Layout.fillWidth: true
        Layout.topMargin: introduction.narrow ? Style.gapWide : 0
        focus: introduction.session !== null
        visible: !introduction.searching
        session: introduction.session
        onClicked: introduction.navigator.show(Navigator.Table)
    }

    AppButton {
        focus: introduction.session === null
        visible: !introduction.searching
        icon.name: "add"
        kind: introduction.session === null ? AppButton.Primary : AppButton.Quiet
        //% "New game"
        text: qsTrId("home.new")
        onClicked: introduction.navigator.show(Navigator.New)
    }

    // below each other where the texts would be reduced
    GridLayout {
        columnSpacing: Style.gap
        columns: introduction.room < 320 * Style.scale ? 1 : 2
        rowSpacing: Style.gap
        visible: !introduction.searching

        AppButton {
            Layout.preferredWidth: 1
            icon.name: "open"
            //% "Open a game file"
            text: qsTrId("home.open")
            onClicked: introduction.openRequested()
        }

        AppButton {
            Layout.preferredWidth: 1
            icon.name: "scan"
            //% "Scan QR code"
            text: qsTrId("scan.title")
            onClicked: introduction.navigator.show(Navigator.Scan)
        }
    }

    QuickChecks {
        draft: introduction.draft
        room: introduction.room
        visible: !introduction.searching
    }

    // A Loader cannot create bound components (pragma ComponentBehavior: Bound).
    // qmllint disable unqualified
    Loader {
        Layout.fillWidth: true
        Layout.topMargin: Style.gap
        active: !introduction.narrow
        visible: active
        sourceComponent: SampleSection {
            samples: introduction.samples
            draft: introduction.draft
        }
    }
    // qmllint enable unqualified

    SavedGamesHeader {
        Layout.bottomMargin: Style.gap
        Layout.topMargin: Style.gap
        games: introduction.games
        draft: introduction.draft
        visible: introduction.narrow
    }
}
