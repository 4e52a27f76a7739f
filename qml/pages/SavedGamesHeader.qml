// Heading of the saved games, with a search field and a filter by game.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: head

    required property LibraryModel games
    required property NewGame draft

    spacing: Style.gap

    SectionTitle {
        //% "Saved games"
        readonly property string saved: qsTrId("home.saved")
        //% "Recently deleted"
        readonly property string deleted: qsTrId("home.deleted")

        text: head.games.deleted ? deleted : saved
    }

    SearchField {
        visible: !head.games.deleted && (head.games.count > 0 || head.games.search !== "" || head.games.game !== "")
        //% "Search games by title, player, location or note"
        name: qsTrId("home.search")
        //% "Title, player, location, note"
        placeholderText: qsTrId("home.search.hint")
        text: head.games.search
        onTextChanged: head.games.search = text
    }

    GameFilter {
        visible: !head.games.deleted && (head.games.hasSeveralGames || head.games.game !== "")
        //% "Filter saved games"
        name: qsTrId("home.saved.filter")
        game: head.games.game
        games: head.draft.games
        onChosen: game => head.games.game = game
    }
}
