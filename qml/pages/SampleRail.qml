pragma ComponentBehavior: Bound

// Samples in one row that scrolls sideways; arrow keys move along the row.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

ListView {
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

    ScrollBar.horizontal: WallScrollBar {
        id: scrollBar
    }

    delegate: SampleCard {
        seen: x < rail.contentX + rail.width && x + width > rail.contentX
        width: rail.cardWidth
        onActiveFocusChanged: if (activeFocus)
            rail.currentIndex = index
        onClicked: rail.chosen(index)
    }
}
