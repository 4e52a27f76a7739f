// Shows the deleted games in place of the saved ones, and back.
import QtQuick
import Cimaise
import Cimaise.App

AppButton {
    required property LibraryModel games
    //% "Recently deleted"
    readonly property string deleted: qsTrId("home.deleted")
    //% "Back to the saved games"
    readonly property string saved: qsTrId("home.deleted.back")

    visible: games.hasDeleted && games.search === "" && games.game === ""
    icon.name: games.deleted ? "back" : "delete"
    text: games.deleted ? saved : deleted
    onClicked: games.deleted = !games.deleted
}
