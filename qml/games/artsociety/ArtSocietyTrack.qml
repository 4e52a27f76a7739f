// Museum’s track: its spaces and the four markers. A marker is moved by a tap on the marker and
// then on a space, or by a drag.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: track

    required property ArtSocietyUnsold unsold
    property bool locked: false
    // index of the marker picked up by a tap; −1: none
    property int held: -1
    // visible height; the rows become lower to fit into it, down to a minimum
    property real room: Infinity
    readonly property int columns: 10
    readonly property int lines: Math.ceil(unsold.spaces / columns)
    readonly property int cell: Math.max(24, Math.min(40, Math.floor(width / columns)))
    readonly property int row: Math.max(24, Math.min(cell, Math.floor((room - Style.gapTiny) / (lines + 1))))
    // y of the row below the track, for markers that are on no space
    readonly property int waiting: lines * row + Style.gapTiny

    // true shortly after a move: changes of position are animated then, but not those of the layout
    property bool moving: false

    onMoved: glide.restart()
    onSpaceTapped: glide.restart()

    Timer {
        id: glide

        interval: 4 * Style.duration
        onRunningChanged: track.moving = running
    }

    // `space` is text as typed; empty if the type is not in the museum
    signal moved(int index, string space)
    signal markerTapped(int index)
    signal spaceTapped(string space)

    implicitHeight: waiting + row

    // Space at a position of the track, as text. A black marker is one lap ahead. In the row below
    // the track: 0 in the left half, empty (not in the museum) in the right half.
    function spaceAt(x: real, y: real, black: bool): string {
        const column = Math.max(0, Math.min(columns - 1, Math.floor(x / cell)));
        const line = Math.max(0, Math.floor(y / row));
        if (line >= lines)
            return column < columns / 2 ? "0" : "";
        return String(line * columns + column + 1 + (black ? unsold.spaces : 0));
    }

    Accessible.role: Accessible.Graphic
    //% "Museum’s track: {markers}"
    Accessible.name: qsTrId("art.track.name").replace("{markers}", unsold.trackText)

    MouseArea {
        width: track.columns * track.cell
        height: parent.height
        enabled: !track.locked
        onClicked: mouse => track.spaceTapped(track.spaceAt(mouse.x, mouse.y, false))
    }

    Repeater {
        model: track.visible ? track.unsold.spaces : 0

        Rectangle {
            required property int index

            x: index % track.columns * track.cell
            y: Math.floor(index / track.columns) * track.row
            width: track.cell
            height: track.row
            color: Style.panel
            border {
                width: 1
                color: Style.outline
            }

            TrackText {
                x: 3
                y: 1
                text: parent.index + 1
            }
        }
    }

    TrackText {
        x: 3
        y: track.waiting
        height: track.row
        visible: track.unsold.waiting || !track.locked
        text: "0"
        verticalAlignment: Text.AlignVCenter
    }

    TrackText {
        x: 5 * track.cell + 3
        y: track.waiting
        height: track.row
        visible: track.unsold.waiting || !track.locked
        text: "–"
        verticalAlignment: Text.AlignVCenter
    }

    Repeater {
        model: track.unsold.track

        Item {
            id: marker

            required property int index
            required property string type
            required property string letters
            required property int space
            required property bool black
            required property int neighbour
            required property int sharing
            readonly property bool onTrack: space > 0
            readonly property bool held: track.held === index

            z: finger.pressed || held ? 1 : 0
            x: onTrack ? (space - 1) % track.columns * track.cell + neighbour * width : ((space < 0 ? 5.6 : 0.6) + index) * track.cell
            y: onTrack ? Math.floor((space - 1) / track.columns) * track.row : track.waiting
            width: onTrack ? track.cell / sharing : track.cell
            height: track.row

            Behavior on x {
                enabled: track.moving && !finger.pressed
                NumberAnimation {
                    duration: Style.duration * 2
                }
            }
            Behavior on y {
                enabled: track.moving && !finger.pressed
                NumberAnimation {
                    duration: Style.duration * 2
                }
            }

            Rectangle {
                x: finger.pressed ? 1 + finger.across : 1
                y: finger.pressed ? 1 + finger.down : 1
                width: parent.width - 2
                height: parent.height - 2
                color: marker.black ? "#16140f" : "#e0c07a"
                radius: 5
                border {
                    width: marker.held ? 3 : 0
                    color: Style.accent
                }
                scale: marker.held ? 1.25 : 1

                ArtSocietyMat {
                    anchors {
                        fill: parent
                        margins: 3
                    }
                    radius: 3
                    type: marker.type

                    PlainText {
                        anchors.centerIn: parent
                        Accessible.ignored: true
                        text: marker.black ? marker.letters + "+" : marker.letters
                        color: ArtSocietyStyle.ink(marker.type)
                        font {
                            family: Style.bodyFamily
                            pixelSize: marker.sharing > 2 ? 8 : marker.sharing > 1 ? 10 : 13
                            weight: Font.Bold
                        }
                    }
                }
            }

            MouseArea {
                id: finger

                property point start
                property real across: 0
                property real down: 0

                anchors.centerIn: parent
                width: Math.max(parent.width, Style.touch / Math.max(1, marker.sharing))
                height: Style.touch
                enabled: !track.locked
                preventStealing: true
                onPressed: mouse => {
                    start = Qt.point(mouse.x, mouse.y);
                    across = 0;
                    down = 0;
                }
                onPositionChanged: mouse => {
                    across = mouse.x - start.x;
                    down = mouse.y - start.y;
                }
                onReleased: mouse => {
                    const at = mapToItem(marker, mouse.x, mouse.y);
                    const onTrack = track.contains(mapToItem(track, mouse.x, mouse.y));
                    if (Math.abs(across) + Math.abs(down) > track.cell / 2 && !onTrack)
                        return;
                    if (Math.abs(across) + Math.abs(down) > track.cell / 2)
                        track.moved(marker.index, track.spaceAt(marker.x + marker.width / 2 + across, marker.y + marker.height / 2 + down, marker.black));
                    else if (track.held >= 0 && !marker.contains(at))
                        // outside the marker, but inside its enlarged touch area: counts as a tap
                        // on the space
                        track.spaceTapped(track.spaceAt(marker.x + at.x, marker.y + at.y, false));
                    else
                        track.markerTapped(marker.index);
                }
            }
        }
    }

    component TrackText: PlainText {
        Accessible.ignored: true
        color: Style.inkSoft
        font {
            family: Style.bodyFamily
            pixelSize: 10
        }
    }
}
