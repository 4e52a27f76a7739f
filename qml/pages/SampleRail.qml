pragma ComponentBehavior: Bound

// Samples side by side, hanging from a rail; arrow keys move along it.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

ListView {
    id: rail

    // none: nothing is hung
    required property SamplesModel samples
    readonly property int cardWidth: Math.min(width * 0.8, 220 * Style.cappedScale)

    signal chosen(int row)

    implicitHeight: contentItem.childrenRect.height + scrollBar.height
    boundsBehavior: Flickable.StopAtBounds
    // all of them, so that Tab reaches each
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
