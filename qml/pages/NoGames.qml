// Reason why no game is listed, and a way out.
import QtQuick
import Cimaise
import Cimaise.App

EmptyWall {
    id: none

    required property Desk desk

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
    readonly property bool filtered: desk.games.game !== ""
    readonly property bool searched: desk.games.search !== ""

    title: desk.games.unreadable ? unread : searched || filtered ? notFound : bare
    advice: desk.games.unreadable ? saveIt : filtered ? otherGame : searched ? otherSearch : desk.readOnly ? locked : firstStep
}
