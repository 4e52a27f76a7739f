// Placeholder for an empty list of games: the reason, and the next step.
import QtQuick
import Cimaise
import Cimaise.App

EmptyListPlaceholder {
    id: none

    required property LibraryModel games
    required property bool readOnly

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
    readonly property bool filtered: games.game !== ""
    readonly property bool searched: games.search !== ""

    title: games.unreadable ? unread : searched || filtered ? notFound : bare
    advice: games.unreadable ? saveIt : filtered ? otherGame : searched ? otherSearch : readOnly ? locked : firstStep
}
