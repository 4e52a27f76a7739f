pragma ComponentBehavior: Bound

// The kept games, newest first; arrows walk through them.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

ListView {
    id: list

    required property Desk desk

    signal saveAsked(double gameId)

    bottomMargin: none.visible ? none.height + 2 * none.y : 2 * Style.touch
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    currentIndex: -1
    keyNavigationEnabled: true
    model: desk.games
    spacing: Style.gap

    Accessible.role: Accessible.List
    //% "Kept games"
    Accessible.name: qsTrId("home.kept")

    ScrollBar.vertical: WallScrollBar {}

    // The header grows after its making; the list would keep its place, and hide the top of it.
    Connections {
        target: list.headerItem

        function onHeightChanged(): void {
            topTimer.restart();
        }
    }

    Timer {
        id: topTimer

        interval: 0
        onTriggered: list.positionViewAtBeginning()
    }

    FocusFollower {
        flickable: list
        following: list.activeFocus
    }

    EmptyWall {
        id: none

        //% "Your wall is still bare"
        readonly property string bare: qsTrId("home.none.title")
        //% "Begin a game with “New game”, or look at a sample. Every game is kept here by itself."
        readonly property string firstStep: qsTrId("home.none.advice")
        //% "Nothing can be kept here at the moment: what stands above says why."
        readonly property string locked: qsTrId("home.locked.advice")
        //% "The kept games cannot be read"
        readonly property string unread: qsTrId("home.unreadable.title")
        //% "What stands above says why. Until then no game is kept by itself: save it as a file."
        readonly property string saveIt: qsTrId("home.unreadable.advice")
        //% "No game like that"
        readonly property string notFound: qsTrId("home.not-found.title")
        //% "Search for another title or player, or clear the search."
        readonly property string otherSearch: qsTrId("home.not-found.advice")

        //% "Choose “All games”, or search for another title or player."
        readonly property string otherGame: qsTrId("home.not-found.game")
        readonly property bool filtered: list.desk.games.game !== ""
        readonly property bool searched: list.desk.games.search !== ""

        parent: list.contentItem
        y: Style.gapHuge
        width: list.width - Style.gapWide
        visible: list.count === 0
        title: list.desk.games.unreadable ? unread : searched || filtered ? notFound : bare
        advice: list.desk.games.unreadable ? saveIt : filtered ? otherGame : searched ? otherSearch : list.desk.readOnly ? locked : firstStep
    }

    delegate: KeptGame {
        width: list.width - Style.gapWide
        reachable: index === Math.max(0, list.currentIndex)
        locked: list.desk.readOnly
        onActiveFocusChanged: if (activeFocus)
            list.currentIndex = index
        onChosen: list.desk.open(gameId)
        onRenamed: title => list.desk.rename(gameId, title)
        onDuplicated: list.desk.duplicate(gameId)
        onRemoved: list.desk.remove(gameId)
        onSaved: list.saveAsked(gameId)
    }
}
