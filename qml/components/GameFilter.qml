// Filter for all games or one; arrow keys change it, and the games wrap.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: filter

    required property GamesModel games
    property string game: ""
    //% "Filter by game"
    property string name: qsTrId("wall.games")

    signal chosen(string game)

    function goToIndex(index: int): void {
        const segment = index < 0 ? all : segments.itemAt(index) as Segment;
        if (segment !== null) {
            segment.clicked();
            segment.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    Layout.fillWidth: true
    implicitHeight: row.implicitHeight + 2 * row.y

    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Rectangle {
        width: Math.min(parent.width, row.childrenRect.width + 2 * row.x)
        height: parent.height
        color: Style.wallShade
        radius: Style.radius
        border {
            width: 1
            color: Style.outline
        }
    }

    Flow {
        id: row

        x: 5
        y: 5
        width: filter.width - 2 * x
        spacing: 6

        Segment {
            id: all

            width: Math.min(implicitWidth, row.width)
            checked: filter.game === ""
            //% "All games"
            text: qsTrId("wall.games.all")
            onClicked: filter.chosen("")
            Keys.onRightPressed: filter.goToIndex(0)
        }

        Repeater {
            id: segments

            model: filter.games

            Segment {
                required property int index
                required property string game
                required property string name

                width: Math.min(implicitWidth, row.width)
                checked: filter.game === game
                text: name
                onClicked: filter.chosen(game)
                Keys.onLeftPressed: filter.goToIndex(index - 1)
                Keys.onRightPressed: filter.goToIndex(index + 1)
            }
        }
    }
}
