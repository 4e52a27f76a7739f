// Home page: begin or continue a game, view a sample, find a saved game.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

AppPage {
    id: page

    required property Navigator navigator
    required property LibraryModel games
    required property SamplesModel samples
    required property NewGame draft
    required property ResultView result
    required property Session session
    required property bool locked
    // scroll position of the saved games to begin with (see SavedGames)
    property alias scroll: saved.scroll

    function currentScroll(): point {
        return saved.currentScroll();
    }

    signal openRequested
    signal saveRequested(double gameId)

    //% "Games"
    title: qsTrId("home.title")

    header: Rectangle {
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
                onClicked: page.navigator.show(Navigator.Statistics)
            }

            IconButton {
                icon.name: "players"
                text: qsTrId("people.title")
                onClicked: page.navigator.show(Navigator.Players)
            }

            IconButton {
                icon.name: "rules"
                //% "Rules"
                text: qsTrId("home.rules")
                onClicked: page.navigator.show(Navigator.Rules)
            }

            IconButton {
                icon.name: "settings"
                //% "Settings"
                text: qsTrId("home.settings")
                onClicked: page.navigator.show(Navigator.Settings)
            }
        }

        PictureRail {
            id: rail

            width: parent.width
            anchors.bottom: parent.bottom
        }
    }

    // Neither a Loader nor a ListView, for its header, can create bound components (pragma
    // ComponentBehavior: Bound).
    // qmllint disable unqualified
    Component {
        id: introduction

        HomeIntroduction {
            navigator: page.navigator
            games: page.games
            samples: page.samples
            draft: page.draft
            session: page.session
            narrow: !page.wide
            width: ListView.view !== null ? ListView.view.width - Style.gapWide : 0
            onOpenRequested: page.openRequested()
        }
    }
    Component {
        id: rest

        ColumnLayout {
            width: ListView.view !== null ? ListView.view.width - Style.gapWide : 0
            spacing: Style.gapWide

            // Shows the deleted games in place of the saved ones, and back.
            AppButton {
                //% "Recently deleted"
                readonly property string deleted: qsTrId("home.deleted")
                //% "Back to the saved games"
                readonly property string back: qsTrId("home.deleted.back")

                Layout.fillWidth: false
                Layout.alignment: Qt.AlignHCenter
                Layout.maximumWidth: parent.width
                Layout.topMargin: Style.gapWide
                visible: page.games.hasDeleted && page.games.search === "" && page.games.game === ""
                icon.name: page.games.deleted ? "back" : "delete"
                text: page.games.deleted ? back : deleted
                onClicked: page.games.deleted = !page.games.deleted
            }

            // Placeholder for an empty list of games: the reason, and the next step.
            EmptyListPlaceholder {
                //% "No games yet"
                readonly property string bare: qsTrId("home.none.title")
                //% "Start with “New game”, or open a sample. Games are saved automatically."
                readonly property string firstStep: qsTrId("home.none.advice")
                //% "Games cannot be saved right now; see the message above."
                readonly property string locked: qsTrId("home.locked.advice")
                //% "Cannot read the saved games"
                readonly property string unread: qsTrId("home.unreadable.title")
                //% "See the message above. Games are not being saved automatically; save them as files."
                readonly property string saveIt: qsTrId("home.unreadable.advice")
                //% "No games found"
                readonly property string notFound: qsTrId("home.not-found.title")
                //% "Search for something else, or clear the search."
                readonly property string otherSearch: qsTrId("home.not-found.advice")
                //% "Choose “All games”, or search for something else."
                readonly property string otherGame: qsTrId("home.not-found.game")
                readonly property bool filtered: page.games.game !== ""
                readonly property bool searched: page.games.search !== ""

                Layout.topMargin: Style.gapHuge
                visible: page.games.count === 0
                title: page.games.unreadable ? unread : searched || filtered ? notFound : bare
                advice: page.games.unreadable ? saveIt : filtered ? otherGame : searched ? otherSearch : page.locked ? locked : firstStep
            }

            Loader {
                Layout.bottomMargin: Style.touch
                Layout.fillWidth: true
                Layout.topMargin: Style.gapWide
                active: !page.wide && page.games.search === ""
                visible: active
                sourceComponent: SampleSection {
                    samples: page.samples
                    draft: page.draft
                    narrow: true
                }
            }
        }
    }
    // qmllint enable unqualified

    RowLayout {
        anchors.fill: parent
        spacing: 0

        ScrollColumn {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.maximumWidth: 560
            Layout.minimumWidth: 360
            focusInside: page.wide
            visible: page.wide

            Loader {
                // qmllint disable unqualified
                Layout.fillWidth: true
                active: page.wide
                focus: true
                sourceComponent: HomeIntroduction {
                    navigator: page.navigator
                    games: page.games
                    samples: page.samples
                    draft: page.draft
                    session: page.session
                    onOpenRequested: page.openRequested()
                }
            }
        }

        ColumnLayout {
            Layout.leftMargin: page.wide ? 0 : Style.gapWide
            Layout.topMargin: page.wide ? Style.gapWide : 0
            spacing: Style.gap

            SavedGamesHeader {
                Layout.rightMargin: Style.gapWide
                games: page.games
                draft: page.draft
                visible: page.wide
            }

            SavedGames {
                id: saved

                Layout.fillHeight: true
                Layout.fillWidth: true
                focus: !page.wide
                games: page.games
                result: page.result
                locked: page.locked
                header: page.wide ? null : introduction
                footer: rest
                onSaveRequested: gameId => page.saveRequested(gameId)
            }
        }
    }
}
