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
    // more than have room beside each other: a file may name hundreds
    readonly property bool crowded: session.sides.count > 6

    signal scoreAsked
    signal findingsAsked

    implicitHeight: row.implicitHeight
    color: Style.wallShade

    RowLayout {
        id: row

        anchors.fill: parent
        spacing: 0

        Repeater {
            model: strip.crowded ? null : strip.session.sides

            SideTab {
                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.maximumWidth: strip.narrow ? strip.width : 280 * Style.scale
                Layout.preferredWidth: 1
                checked: index === strip.session.currentSide
                narrow: strip.narrow
                onClicked: strip.session.currentSide = index
                onHeldChanged: strip.session.peeking = held
            }
        }

        SideTabs {
            Layout.fillHeight: true
            Layout.fillWidth: true
            visible: strip.crowded
            narrow: strip.narrow
            session: strip.session
            model: strip.crowded ? session.sides : null
        }

        Item {
            Layout.fillWidth: true
            visible: !strip.narrow && !strip.crowded
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
