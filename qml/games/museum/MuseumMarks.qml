// Marks of a slot, drawn over it: borders of collections (lines, solid or dashed), closed passages
// (bricks), the selection (corners only), findings, and the step shown.
import QtQuick
import Cimaise

Item {
    id: marks

    required property string severity
    required property string mark
    required property bool selected
    required property bool notCounting
    required property string groupTag
    required property int civilisationEdges
    required property int domainEdges
    required property bool wallRight
    required property bool wallBelow
    // distance between the edge of the slot and the object
    required property int margin
    readonly property int wallWidth: Math.max(8, Math.min(12, Math.round(width * 0.14)))
    readonly property bool grave: severity !== "" && severity !== "note"

    Accessible.ignored: true

    Item {
        id: frame

        anchors {
            fill: parent
            margins: marks.margin
        }
    }

    DashedEdges {
        anchors.fill: parent
        edges: marks.civilisationEdges
    }

    DashedEdges {
        anchors {
            fill: parent
            margins: 4
        }
        colour: Style.brass
        dashed: true
        edges: marks.domainEdges
    }

    // closed passage; created on demand, because these marks are rare
    // qmllint disable unqualified
    Loader {
        x: parent.width - width / 2
        width: marks.wallWidth
        height: parent.height
        z: 2
        active: marks.wallRight
        sourceComponent: MuseumWall {
            upright: true
        }
    }

    Loader {
        y: parent.height - height / 2
        width: parent.width
        height: marks.wallWidth
        z: 2
        active: marks.wallBelow
        sourceComponent: MuseumWall {
            upright: false
        }
    }

    Loader {
        anchors {
            fill: frame
            margins: -5
        }
        z: 3
        active: marks.selected
        sourceComponent: MuseumCorners {}
    }
    // qmllint enable unqualified

    Rectangle {
        anchors {
            fill: frame
            margins: -3
        }
        visible: marks.grave || marks.mark !== ""
        color: "transparent"
        radius: 4
        border {
            width: 3
            color: marks.mark !== "" ? Style.legal : Style.severityColour(marks.severity)
        }
    }

    Rectangle {
        x: frame.x - 4
        y: frame.y + frame.height - height + 4
        width: Math.max(16, Math.min(22, marks.height * 0.3))
        height: width
        visible: marks.severity !== "" || marks.mark !== ""
        color: Style.panel
        radius: width / 2
        border {
            width: 1
            color: badge.colour
        }

        Icon {
            id: badge

            anchors.centerIn: parent
            name: marks.mark === "from" ? "hand" : marks.mark === "to" ? "where" : marks.severity
            colour: marks.mark !== "" ? Style.legal : Style.severityColour(marks.severity)
            size: Math.round(parent.width * 0.8)
        }
    }

    GroupTag {
        x: frame.x - width * 0.2
        y: frame.y - height * 0.3
        notCounting: marks.notCounting
        text: marks.groupTag
    }
}
