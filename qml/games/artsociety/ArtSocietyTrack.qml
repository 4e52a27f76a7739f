// The museum's track: its spaces and the four markers on them, which can be dragged.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: track

    required property ArtSocietyUnsold unsold
    property bool locked: false
    readonly property int columns: 10
    readonly property int lines: Math.ceil(unsold.spaces / columns)
    readonly property int cell: Math.max(24, Math.min(40, Math.floor(width / columns)))
    // the markers that are not on a space wait below the track
    readonly property int waiting: lines * cell + Style.gapTiny

    // as it is typed: empty where the type is not in the museum
    signal moved(int index, string space)

    implicitHeight: waiting + cell

    // the space at a place of the track; past the first round a black marker counts on; below the
    // track are those on 0 and those that are not in the museum
    function spaceAt(x: real, y: real, black: bool): string {
        const column = Math.max(0, Math.min(columns - 1, Math.floor(x / cell)));
        const line = Math.max(0, Math.floor(y / cell));
        if (line >= lines)
            return column < columns / 2 ? "0" : "";
        return String(line * columns + column + 1 + (black ? unsold.spaces : 0));
    }

    Accessible.role: Accessible.Graphic
    //% "Track of the museum: {markers}"
    Accessible.name: qsTrId("art.track.name").replace("{markers}", unsold.trackText)

    Repeater {
        model: track.visible ? track.unsold.spaces : 0

        Rectangle {
            required property int index

            x: index % track.columns * track.cell
            y: Math.floor(index / track.columns) * track.cell
            width: track.cell
            height: track.cell
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
        height: track.cell
        visible: track.unsold.waiting || !track.locked
        text: "0"
        verticalAlignment: Text.AlignVCenter
    }

    TrackText {
        x: 5 * track.cell + 3
        y: track.waiting
        height: track.cell
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

            z: finger.pressed ? 1 : 0
            x: onTrack ? (space - 1) % track.columns * track.cell + neighbour * width : ((space < 0 ? 5.6 : 0.6) + neighbour) * track.cell
            y: onTrack ? Math.floor((space - 1) / track.columns) * track.cell : track.waiting
            width: onTrack ? track.cell / sharing : track.cell
            height: track.cell

            Behavior on x {
                enabled: !finger.pressed
                NumberAnimation {
                    duration: Style.duration * 2
                }
            }
            Behavior on y {
                enabled: !finger.pressed
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
                        color: ArtSocietyLook.ink(marker.type)
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

                property point begun
                property real across: 0
                property real down: 0

                anchors.centerIn: parent
                width: Math.max(parent.width, Style.touch / Math.max(1, marker.sharing))
                height: Style.touch
                enabled: !track.locked
                preventStealing: true
                onPressed: mouse => {
                    begun = Qt.point(mouse.x, mouse.y);
                    across = 0;
                    down = 0;
                }
                onPositionChanged: mouse => {
                    across = mouse.x - begun.x;
                    down = mouse.y - begun.y;
                }
                onReleased: {
                    if (Math.abs(across) + Math.abs(down) > track.cell / 2)
                        track.moved(marker.index, track.spaceAt(marker.x + marker.width / 2 + across, marker.y + marker.height / 2 + down, marker.black));
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
