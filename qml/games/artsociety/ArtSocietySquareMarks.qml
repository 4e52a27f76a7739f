// Marks of a square of the wall: a star, a corner, a highlight, the top left corner of a possible
// placement.
import QtQuick
import Cimaise

Item {
    id: marks

    required property bool star
    required property bool corner
    required property bool highlighted
    required property bool notCounting
    required property string fits
    required property bool best

    Icon {
        anchors.centerIn: parent
        visible: marks.star && marks.fits === ""
        name: "star"
        colour: Style.brass
        size: Math.round(marks.width * 0.6)
    }

    // corner of the wall, which costs points while it is empty
    Rectangle {
        anchors {
            fill: parent
            margins: 3
        }
        visible: marks.corner
        color: "transparent"
        radius: 2
        border {
            width: 2
            color: Style.rail
        }
    }

    Rectangle {
        anchors {
            fill: parent
            margins: 1
        }
        visible: marks.highlighted && !marks.notCounting
        color: Style.dark ? "#f2cf7d" : "#c8932b"
        opacity: 0.6
    }

    // empty square that has to be covered to count: only an outline, because there may be many
    Rectangle {
        anchors {
            fill: parent
            margins: 3
        }
        visible: marks.highlighted && marks.notCounting
        color: "transparent"
        radius: 2
        border {
            width: 2
            color: Style.ink
        }
    }

    // top left corner of a possible placement
    Rectangle {
        anchors {
            fill: parent
            margins: 1
        }
        visible: marks.fits !== ""
        color: marks.best ? Style.legal : Style.accentWash
        radius: 3
        border {
            width: 1
            color: Style.legal
        }

        // a range of points is wider than a square, so it takes two lines
        PlainText {
            id: points

            readonly property bool isRange: marks.fits.includes("…")

            anchors.centerIn: parent
            Accessible.ignored: true
            horizontalAlignment: Text.AlignHCenter
            lineHeight: isRange ? 0.85 : 1
            text: marks.fits.replace("…", "…\n")
            color: marks.best ? Style.accentInk : Style.ink
            font {
                family: Style.bodyFamily
                pixelSize: Math.max(10, Math.min(15, Math.round(marks.width * (points.isRange ? 0.34 : 0.38))))
                weight: Font.DemiBold
            }
        }
    }
}
