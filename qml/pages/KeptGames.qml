// The kept games, newest first; arrows walk through them.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

ListView {
    id: list

    required property Desk desk

    signal saveAsked

    boundsBehavior: Flickable.StopAtBounds
    clip: true
    currentIndex: -1
    keyNavigationEnabled: true
    model: desk.games
    spacing: Style.gap

    Accessible.role: Accessible.List
    //% "Kept games"
    Accessible.name: qsTrId("home.kept")

    ScrollBar.vertical: ScrollBar {}

    footer: Item {
        width: list.width
        height: none.visible ? none.implicitHeight + 2 * Style.gapHuge : Style.touch * 2

        EmptyWall {
            id: none

            //% "Your wall is still bare"
            readonly property string bare: qsTrId("home.none.title")
            //% "No game like that"
            readonly property string notFound: qsTrId("home.not-found.title")

            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Style.gapWide, Style.readingWidth)
            visible: list.count === 0
            //% "Begin a game with “New game”, or look at a sample. Every game is kept here by itself."
            readonly property string firstStep: qsTrId("home.none.advice")
            //% "Search for another title or player, or clear the search."
            readonly property string otherSearch: qsTrId("home.not-found.advice")

            title: list.desk.games.search === "" ? bare : notFound
            advice: list.desk.games.search === "" ? firstStep : otherSearch
        }
    }

    delegate: KeptGame {
        width: list.width
        reachable: index === Math.max(0, list.currentIndex)
        locked: list.desk.readOnly
        onActiveFocusChanged: if (activeFocus)
            list.currentIndex = index
        onChosen: list.desk.open(gameId)
        onRenamed: title => list.desk.rename(gameId, title)
        onDuplicated: list.desk.duplicate(gameId)
        onRemoved: list.desk.remove(gameId)
        onSaved: {
            list.desk.open(gameId);
            list.saveAsked();
        }
    }
}
