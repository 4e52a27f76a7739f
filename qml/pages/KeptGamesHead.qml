// The heading of the kept games, with the line to find one.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: head

    required property LibraryModel games

    spacing: Style.gap

    SectionTitle {
        Layout.fillWidth: true
        //% "Kept games"
        text: qsTrId("home.kept")
    }

    SearchField {
        Layout.fillWidth: true
        visible: head.games.count > 0 || head.games.search !== ""
        //% "Find a game by its title or a player"
        name: qsTrId("home.search")
        //% "Title or player"
        placeholderText: qsTrId("home.search.hint")
        text: head.games.search
        onTextChanged: head.games.search = text
    }
}
