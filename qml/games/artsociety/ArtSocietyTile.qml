// Tile on the wall: a painting in its frame, or decor with its shields.
import QtQuick
import Cimaise

Item {
    id: tile

    required property string type
    required property string letters
    required property string frame
    required property int shields
    required property bool start
    required property bool selected
    required property bool highlighted
    required property bool notCounting
    required property string groupTag
    required property string severity
    required property string number
    required property string accessibleName
    required property string accessibleDescription
    // side length of a square of the wall
    property int cell: 24
    readonly property bool painting: type !== ""
    readonly property int thickness: Math.max(4, Math.round(cell * 0.2))
    readonly property bool marked: severity !== "" || number !== ""
    // true for decor of several squares with a mark in its lower left corner: the shield is moved
    // away from the mark
    readonly property bool shieldBesideMark: !painting && shields > 1 && marked
    // true for decor of one square with a finding or a number: shield and mark do not fit side by
    // side, so the shield is drawn smaller, in the top right corner
    readonly property bool cramped: !painting && shields < 2 && marked
    readonly property int fontSize: Math.max(10, Math.min(18 * Style.scale, Math.round(cell * 0.42)))

    // a mark that is wider than the tile lies over the next one
    z: highlighted || selected ? 2 : marked ? 1.5 : 1

    Accessible.role: Accessible.Cell
    Accessible.name: accessibleName
    Accessible.description: accessibleDescription
    Accessible.selectable: true
    Accessible.selected: selected

    // created on demand, because highlights are rare
    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: tile.highlighted
        sourceComponent: HighlightGlow {
            notCounting: tile.notCounting
        }
    }
    // qmllint enable unqualified

    ArtSocietyFrame {
        anchors {
            fill: parent
            margins: 1
        }
        visible: tile.painting
        style: tile.frame
        thickness: tile.thickness
    }

    ArtSocietyMat {
        id: mat

        anchors {
            fill: parent
            margins: tile.painting ? tile.thickness + 1 : 2
        }
        radius: tile.painting ? 0 : 4
        type: tile.type
    }

    Icon {
        id: shield

        x: tile.cramped || tile.shieldBesideMark && parent.width > parent.height ? parent.width - width - 3 : (parent.width - width) / 2
        y: tile.cramped || tile.shieldBesideMark && parent.height > parent.width ? 3 : (parent.height - height) / 2
        name: tile.painting ? "art/" + tile.type : "art/shield"
        colour: mat.ink
        size: Math.round(Math.min(parent.width, parent.height) * (tile.painting ? 0.42 : tile.cramped ? 0.48 : 0.7))
    }

    PlainText {
        x: mat.x + 2
        y: mat.y
        visible: tile.painting
        Accessible.ignored: true
        text: tile.letters
        color: mat.ink
        font {
            family: Style.bodyFamily
            pixelSize: tile.fontSize
            weight: Font.Bold
        }
    }

    // number of shields, which is also the length of the decor in squares
    PlainText {
        anchors.centerIn: shield
        visible: !tile.painting
        Accessible.ignored: true
        text: tile.shields
        color: ArtSocietyStyle.decor
        font {
            family: Style.bodyFamily
            pixelSize: tile.cramped ? Math.round(shield.size * 0.75) : tile.fontSize
            weight: Font.Bold
        }
    }

    // letter of the frame
    Rectangle {
        x: parent.width - width - 1
        y: parent.height - height - 1
        width: Math.max(height, letter.implicitWidth + 4)
        height: letter.implicitHeight
        visible: tile.painting
        color: ArtSocietyStyle.frameColour(tile.frame)

        PlainText {
            id: letter

            anchors.centerIn: parent
            Accessible.ignored: true
            text: tile.frame
            color: ArtSocietyStyle.frameInk(tile.frame)
            font {
                family: Style.bodyFamily
                pixelSize: tile.fontSize
                weight: Font.Bold
            }
        }
    }

    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: tile.start || tile.selected || tile.severity !== "" || tile.number !== "" || tile.groupTag !== ""
        sourceComponent: Item {
            id: marks

            // height of the badge with severity and number
            readonly property int badge: tile.cramped ? Math.round(tile.height * 0.46) : tile.fontSize + 4

            // star of the starting painting
            Icon {
                x: parent.width - mat.x - width - 1
                y: mat.x + 1
                visible: tile.start
                name: "star"
                colour: mat.ink
                size: tile.fontSize
            }

            // border of a tile with a finding other than a note
            Rectangle {
                anchors.fill: parent
                visible: tile.severity !== "" && tile.severity !== "note"
                color: "transparent"
                border {
                    width: 3
                    color: Style.severityColour(tile.severity)
                }
            }

            GroupTag {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 1
                notCounting: tile.notCounting
                text: tile.groupTag
            }

            ArtSocietyNumber {
                x: 1
                y: parent.height - height - 1
                number: tile.number
                severity: tile.severity
                size: marks.badge
            }

            Rectangle {
                anchors {
                    fill: parent
                    margins: -2
                }
                visible: tile.selected
                color: "transparent"
                border {
                    width: 3
                    color: Style.accent
                }
            }
        }
    }
    // qmllint enable unqualified
}
