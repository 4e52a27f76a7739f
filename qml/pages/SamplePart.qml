// Samples of all games or of one: side by side where they follow the player's own games.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: part

    required property AppController desk
    property bool narrow: false

    spacing: Style.gapWide

    SectionTitle {
        Layout.fillWidth: true
        //% "Samples"
        text: qsTrId("home.samples")
    }

    GameFilter {
        Layout.fillWidth: true
        //% "Filter samples"
        name: qsTrId("home.samples.filter")
        games: part.desk.draft.games
        game: part.desk.samples.game
        onChosen: game => part.desk.samples.game = game
    }

    SampleRail {
        Layout.fillWidth: true
        visible: part.narrow
        desk: part.narrow ? part.desk : null
        onChosen: row => part.desk.openSample(row)
    }

    SampleWall {
        Layout.fillWidth: true
        visible: !part.narrow
        desk: part.narrow ? null : part.desk
        onChosen: row => part.desk.openSample(row)
    }
}
