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
        Layout.fillWidth: true
        //% "Saved games"
        text: qsTrId("home.saved")
    }

    SearchField {
        Layout.fillWidth: true
        visible: head.games.count > 0 || head.games.search !== "" || head.games.game !== ""
        //% "Search games by title or player"
        name: qsTrId("home.search")
        //% "Title or player"
        placeholderText: qsTrId("home.search.hint")
        text: head.games.search
        onTextChanged: head.games.search = text
    }

    GameFilter {
        Layout.fillWidth: true
        visible: head.games.hasSeveralGames || head.games.game !== ""
        //% "Filter saved games"
        name: qsTrId("home.saved.filter")
        game: head.games.game
        games: head.draft.games
        onChosen: game => head.games.game = game
    }
}
