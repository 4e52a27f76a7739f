// The museum's track: its spaces and the four markers on them.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: track

    required property ArtSocietyUnsold unsold
    readonly property int columns: 10
    readonly property int lines: Math.ceil(unsold.spaces / columns)
    readonly property int cell: Math.max(24, Math.min(40, Math.floor(width / columns)))
    // the markers that are not on a space wait below the track
    readonly property int waiting: lines * cell + Style.gapTiny

    implicitHeight: waiting + (unsold.waiting ? cell : 0)

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
        visible: track.unsold.waiting
        text: "0"
        verticalAlignment: Text.AlignVCenter
    }

    TrackText {
        x: 5 * track.cell + 3
        y: track.waiting
        height: track.cell
        visible: track.unsold.waiting
        text: "–"
        verticalAlignment: Text.AlignVCenter
    }

    Repeater {
        model: track.unsold.track

        Item {
            id: marker

            required property string type
            required property string letters
            required property int space
            required property bool black
            required property int neighbour
            required property int sharing
            readonly property bool onTrack: space > 0

            x: onTrack ? (space - 1) % track.columns * track.cell + neighbour * width : ((space < 0 ? 5.6 : 0.6) + neighbour) * track.cell
            y: onTrack ? Math.floor((space - 1) / track.columns) * track.cell : track.waiting
            width: onTrack ? track.cell / sharing : track.cell
            height: track.cell

            Behavior on x {
                NumberAnimation {
                    duration: Style.duration * 2
                }
            }
            Behavior on y {
                NumberAnimation {
                    duration: Style.duration * 2
                }
            }

            Rectangle {
                anchors {
                    fill: parent
                    margins: 1
                }
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
