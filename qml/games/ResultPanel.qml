// Ranking; after the end of a game also the match and the way to the result, which offers a
// rematch: a button for it here would be where the game was finished.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: result

    required property Navigator navigator
    required property Session session
    property bool wanted: true

    spacing: Style.gap

    // a layout that is hidden meanwhile keeps lines that are gone
    Column {
        Layout.fillWidth: true
        spacing: result.spacing

        Repeater {
            model: result.wanted ? result.session.ranking : null

            RankingLine {
                width: parent.width
            }
        }
    }

    WallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: result.session.match.text
        color: Style.brass
        font {
            family: Style.headingFamily
            pixelSize: Style.largeSize
            weight: Font.DemiBold
        }
    }

    WallButton {
        Layout.fillWidth: true
        visible: !result.session.alone && !result.session.finished && !result.session.readOnly
        kind: result.session.endReached ? WallButton.Primary : WallButton.Quiet
        icon.name: "trophy"
        //% "Finish and show the result"
        text: qsTrId("table.reveal")
        onClicked: result.session.askToFinish(Style.duration > 0)
    }

    WallButton {
        Layout.fillWidth: true
        // who touches what stood here once more means that
        enabled: !soon.running
        visible: !result.session.alone && result.session.finished && !result.session.points.revealing
        icon.name: "statistics"
        //% "Result"
        text: qsTrId("result.title")
        onClicked: result.navigator.show(Navigator.Result)

        Timer {
            id: soon

            interval: 1000
        }
    }

    WallButton {
        id: peek

        Layout.fillWidth: true
        visible: result.session.points.hidden && !result.session.finished
        icon.name: "zoom"
        //% "Hold to peek at the points"
        text: qsTrId("table.peek")
        onDownChanged: result.session.points.peeking = down
    }

    Connections {
        target: result.session

        function onShownChanged(): void {
            if (result.session.finished && !result.session.points.revealing)
                soon.restart();
        }
    }
}
