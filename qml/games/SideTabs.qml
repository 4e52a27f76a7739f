// Scrolling tabs for more sides than fit side by side; only visible ones are created.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

ListView {
    id: tabs

    required property Session session
    property bool narrow: false

    implicitHeight: Math.max(Style.touch, currentItem?.implicitHeight ?? 0)
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    currentIndex: session.currentSide
    highlightMoveDuration: 0
    keyNavigationEnabled: false
    orientation: ListView.Horizontal

    delegate: SideTab {
        width: 2 * Style.touch
        height: tabs.height
        checked: index === tabs.session.currentSide
        narrow: tabs.narrow
        onActiveFocusChanged: if (activeFocus)
            tabs.positionViewAtIndex(index, ListView.Contain)
        onClicked: tabs.session.currentSide = index
    }
}
