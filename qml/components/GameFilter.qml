pragma ComponentBehavior: Bound

// Filter for all games or one; arrow keys change it.
import QtQuick
import Cimaise
import Cimaise.App

Flickable {
    id: filter

    required property GamesModel games
    property string game: ""
    //% "Filter by game"
    property string name: qsTrId("wall.games")

    signal chosen(string game)

    function go(index: int): void {
        const segment = index < 0 ? all : segments.itemAt(index) as Segment;
        if (segment !== null) {
            segment.clicked();
            segment.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    function reveal(segment: Item): void {
        const left = segment.x - Style.gap;
        const right = segment.x + segment.width + Style.gap;
        contentX = Math.max(0, right - width, Math.min(left, contentX));
    }

    implicitHeight: row.height
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    contentWidth: row.width
    contentHeight: height

    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Rectangle {
        width: row.width
        height: row.height
        color: Style.wallShade
        radius: Style.radius
        border {
            width: 1
            color: Style.outline
        }
    }

    Row {
        id: row

        padding: 5
        spacing: 6

        Segment {
            id: all

            checked: filter.game === ""
            //% "All games"
            text: qsTrId("wall.games.all")
            onActiveFocusChanged: if (activeFocus)
                filter.reveal(all)
            onClicked: filter.chosen("")
            Keys.onRightPressed: filter.go(0)
        }

        Repeater {
            id: segments

            model: filter.games

            Segment {
                id: segment

                required property int index
                required property string game
                required property string name

                checked: filter.game === game
                text: name
                onActiveFocusChanged: if (activeFocus)
                    filter.reveal(segment)
                onClicked: filter.chosen(game)
                Keys.onLeftPressed: filter.go(index - 1)
                Keys.onRightPressed: filter.go(index + 1)
            }
        }
    }
}
