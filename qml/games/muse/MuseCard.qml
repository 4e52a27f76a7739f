// Painting sideways on wood in a studio, or upright in a gilded frame in the palace: its rank, its
// suits from top to bottom, and its name where it fits.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Item {
    id: card

    required property string name
    required property string rank
    required property string kind
    required property list<string> suits
    property bool upright: false
    // true if the next card covers all but an edge, so that nothing printed is visible
    property bool covered: false
    // width that the next card leaves visible, from the left
    property real visibleWidth: width
    // true if rank and suits are arranged in the visible part
    readonly property bool overlapped: visibleWidth < width && !covered
    readonly property real small: Math.min(width, height)
    readonly property int moulding: Math.max(3, Math.round(small * 0.08))
    readonly property int sign: Math.round(Math.max(11, small * (suits.length > 2 && !upright ? 0.23 : 0.27)))
    readonly property bool showsName: small >= 84
    readonly property color ink: "#22201c"
    readonly property color wood: upright ? Style.brassPlate : Style.rail

    Accessible.ignored: true

    Rectangle {
        x: 1
        y: 3
        width: parent.width
        height: parent.height
        visible: !card.covered
        color: Style.shadow
        opacity: 0.22
        radius: 2
    }

    Rectangle {
        anchors.fill: parent
        radius: 2
        border {
            width: 1
            color: Qt.darker(card.wood, 1.7)
        }
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Qt.lighter(card.wood, 1.25)
            }
            GradientStop {
                position: 1
                color: Qt.darker(card.wood, 1.3)
            }
        }
    }

    Rectangle {
        id: face

        anchors {
            fill: parent
            margins: card.moulding
        }
        visible: !card.covered
        color: "#f6efe0"
        border {
            width: card.upright ? 1 : 0
            color: "#b08a3c"
        }
    }

    PlainText {
        id: rankText

        x: face.x + Math.round(card.small * 0.08)
        y: card.upright || card.showsName || card.overlapped ? face.y + Math.round(card.small * 0.02) : face.y + (face.height - height) / 2
        visible: !card.covered
        text: card.rank
        color: card.ink
        font {
            family: Style.bodyFamily
            pixelSize: Math.round(card.overlapped ? Math.max(9, Math.min(card.small * 0.35, (card.visibleWidth - card.moulding - 2) / (card.rank.length > 1 ? 1.15 : 0.6))) : card.small * (card.rank.length > 1 ? 0.35 : 0.42))
            weight: Font.DemiBold
        }
    }

    Icon {
        anchors {
            horizontalCenter: rankText.horizontalCenter
            top: rankText.bottom
            topMargin: -2
        }
        visible: card.upright && card.rank === "10" && !card.covered && !card.overlapped
        name: visible ? "suits/" + card.kind : ""
        colour: card.ink
        size: Math.round(card.sign * 0.85)
    }

    Grid {
        id: signs

        readonly property real room: card.visibleWidth - card.moulding - 2
        readonly property int size: card.overlapped ? Math.max(8, Math.min(card.sign, room)) : card.sign

        x: card.overlapped ? rankText.x : face.x + face.width - width - Math.round(card.small * 0.06)
        y: card.overlapped ? rankText.y + rankText.height - 2 : card.upright || card.showsName ? face.y + Math.round(card.small * 0.08) : face.y + (face.height - height) / 2
        columns: card.overlapped ? Math.max(1, Math.floor(room / (size + 2))) : card.upright ? 1 : 3
        spacing: card.overlapped ? 1 : 2

        Repeater {
            model: card.covered ? [] : card.suits

            SuitIcon {
                required property string modelData

                printed: true
                size: signs.size
                suit: modelData
            }
        }
    }

    ControlText {
        anchors {
            bottom: face.bottom
            bottomMargin: 2
            left: face.left
            leftMargin: 4
            right: face.right
            rightMargin: 4
        }
        visible: card.showsName && !card.covered && !card.overlapped
        text: card.name
        color: card.ink
        font {
            family: Style.headingFamily
            pixelSize: Math.max(12, Math.round(card.small * 0.14))
        }
        horizontalAlignment: Text.AlignHCenter
    }
}
