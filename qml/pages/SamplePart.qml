// Samples with a filter by game; in one row that scrolls in a narrow window, otherwise in several rows.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: part

    required property SamplesModel samples
    required property NewGame draft
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
        games: part.draft.games
        game: part.samples.game
        onChosen: game => part.samples.game = game
    }

    SampleRail {
        Layout.fillWidth: true
        visible: part.narrow
        samples: part.narrow ? part.samples : null
        onChosen: row => part.samples.open(row)
    }

    SampleWall {
        Layout.fillWidth: true
        visible: !part.narrow
        samples: part.narrow ? null : part.samples
        onChosen: row => part.samples.open(row)
    }
}
