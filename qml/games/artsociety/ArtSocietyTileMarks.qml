// Optional marks of a tile: the star of the starting painting, the severity mark, the selection.
import QtQuick
import Cimaise

Item {
    id: marks

    required property bool start
    required property bool selected
    required property string severity
    required property string number
    required property bool idle
    required property string lightTag
    required property color ink
    // from the edge of the tile to its ground
    required property int margin
    required property int size
    // how high what is wrong is shown
    required property int badge

    // the painting the game began with
    Icon {
        x: parent.width - marks.margin - width - 1
        y: marks.margin + 1
        visible: marks.start
        name: "star"
        colour: marks.ink
        size: marks.size
    }

    // what is wrong here
    Rectangle {
        anchors.fill: parent
        visible: marks.severity !== "" && marks.severity !== "note"
        color: "transparent"
        border {
            width: 3
            color: Style.severityColour(marks.severity)
        }
    }

    LightTag {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 1
        idle: marks.idle
        text: marks.lightTag
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
