// Everyone at the table with their totals; in a narrow window also the ways to sheet and findings.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Rectangle {
    id: strip

    required property Session session
    property bool narrow: false

    signal scoreAsked
    signal findingsAsked

    implicitHeight: row.implicitHeight
    color: Style.wallShade

    RowLayout {
        id: row

        anchors.fill: parent
        spacing: 0

        // As many as have room share it; a file may name hundreds.
        ListView {
            id: tabs

            readonly property real least: count > 6 ? 2 * Style.touch : 0
            readonly property real most: strip.narrow ? width : 280 * Style.scale

            Layout.fillHeight: true
            Layout.fillWidth: true
            implicitHeight: Math.max(Style.touch, currentItem?.implicitHeight ?? 0)
            boundsBehavior: Flickable.StopAtBounds
            clip: interactive
            currentIndex: strip.session.currentSide
            highlightMoveDuration: 0
            interactive: contentWidth > width
            keyNavigationEnabled: false
            model: strip.session.sides
            orientation: ListView.Horizontal

            delegate: SideTab {
                width: Math.max(tabs.least, Math.min(tabs.most, tabs.width / tabs.count))
                height: tabs.height
                checked: index === strip.session.currentSide
                narrow: strip.narrow
                onActiveFocusChanged: if (activeFocus)
                    tabs.positionViewAtIndex(index, ListView.Contain)
                onClicked: strip.session.currentSide = index
            }
        }

        IconButton {
            visible: strip.narrow
            icon.name: "score"
            //% "Score sheet"
            text: qsTrId("table.score")
            onClicked: strip.scoreAsked()
        }

        VerdictButton {
            visible: strip.narrow
            session: strip.session
            onClicked: strip.findingsAsked()
        }
    }
}
