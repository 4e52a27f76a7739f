// Samples with a filter by game; in one row that scrolls in a narrow window, otherwise in several rows.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App
import QtQuick.Controls.Basic

ColumnLayout {
    id: part

    required property SamplesModel samples
    required property NewGame draft
    property bool narrow: false

    spacing: Style.gapWide

    SectionTitle {
        //% "Samples"
        text: qsTrId("home.samples")
    }

    GameFilter {
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

    // Samples in rows in a wide window.
    component SampleWall: Flow {
        id: wall

        required property SamplesModel samples
        readonly property int columns: Math.max(1, Math.floor((width + spacing) / (220 * Style.cappedScale + spacing)))

        signal chosen(int row)

        spacing: Style.gapWide

        Accessible.role: Accessible.List
        //% "Samples"
        Accessible.name: qsTrId("home.samples")

        Repeater {
            model: wall.samples

            SampleCard {
                width: Math.floor((wall.width + wall.spacing) / wall.columns - wall.spacing)
                onClicked: wall.chosen(index)
            }
        }
    }

    // Samples in one row that scrolls sideways; arrow keys move along the row.
    component SampleRail: ListView {
        id: rail

        // null while the samples are shown in several rows instead
        required property SamplesModel samples
        readonly property int cardWidth: Math.min(width * 0.8, 220 * Style.cappedScale)

        signal chosen(int row)

        implicitHeight: contentItem.childrenRect.height + scrollBar.height
        boundsBehavior: Flickable.StopAtBounds
        // large enough to create all cards, so that Tab reaches each
        cacheBuffer: 4000
        clip: true
        model: rail.samples
        orientation: ListView.Horizontal
        spacing: Style.gapWide

        Accessible.role: Accessible.List
        //% "Samples"
        Accessible.name: qsTrId("home.samples")

        ScrollBar.horizontal: AppScrollBar {
            id: scrollBar
        }

        delegate: SampleCard {
            inView: x < rail.contentX + rail.width && x + width > rail.contentX
            width: rail.cardWidth
            onActiveFocusChanged: if (activeFocus)
                rail.currentIndex = index
            onClicked: rail.chosen(index)
        }
    }
}
