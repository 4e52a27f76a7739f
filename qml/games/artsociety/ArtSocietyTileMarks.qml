// Optional marks of a tile: the star of the starting painting, the severity mark, the selection.
import QtQuick
import Cimaise

Item {
    id: marks

    required property bool start
    required property bool selected
    required property string severity
    required property string number
    required property bool notCounting
    required property string groupTag
    required property color ink
    // distance from the edge of the tile to the background inside its frame
    required property int margin
    required property int size
    // height of the badge with severity and number
    required property int badge

    // star of the starting painting
    Icon {
        x: parent.width - marks.margin - width - 1
        y: marks.margin + 1
        visible: marks.start
        name: "star"
        colour: marks.ink
        size: marks.size
    }

    // border of a tile with a finding other than a note
    Rectangle {
        anchors.fill: parent
        visible: marks.severity !== "" && marks.severity !== "note"
        color: "transparent"
        border {
            width: 3
            color: Style.severityColour(marks.severity)
        }
    }

    GroupTag {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 1
        notCounting: marks.notCounting
        text: marks.groupTag
    }

    ArtSocietyNumber {
        x: 1
        y: parent.height - height - 1
        number: marks.number
        severity: marks.severity
        size: marks.badge
    }

    Rectangle {
        anchors {
            fill: parent
            margins: -2
        }
        visible: marks.selected
        color: "transparent"
        border {
            width: 3
            color: Style.accent
        }
    }
}
