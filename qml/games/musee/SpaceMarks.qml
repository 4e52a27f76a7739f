// Marks of a space, drawn over it: a finding, a highlight, a legal or blocked placement, or the
// painting that blocks one.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Item {
    id: marks

    required property string severity
    required property string mark
    required property string gainText
    required property string roomText
    required property bool forbids
    required property bool bare
    required property bool notCounting
    required property string groupTag
    readonly property real badge: Math.max(16, Math.min(24, height * 0.34))

    Accessible.ignored: true

    Rectangle {
        anchors {
            fill: parent
            margins: -3
        }
        visible: marks.severity !== "" || marks.forbids
        color: "transparent"
        radius: 4
        border {
            width: 3
            color: marks.forbids ? Style.illegal : Style.severityColour(marks.severity)
        }
    }

    Repeater {
        model: marks.mark === "blocked" ? [45, -45] : []

        Rectangle {
            required property int modelData

            x: marks.bare ? (marks.width - width) / 2 : (marks.badge - width) / 2
            y: marks.bare ? (marks.height - height) / 2 : (marks.badge - height) / 2
            width: marks.bare ? Math.min(marks.width, marks.height) * 0.8 : marks.badge * 0.9
            height: marks.bare ? 3 : 4
            antialiasing: true
            color: Style.illegal
            radius: 2
            rotation: modelData
            border {
                width: marks.bare ? 0 : 0.75
                color: Style.panel
            }
        }
    }

    Rectangle {
        anchors.centerIn: parent
        width: gain.implicitWidth + 2 * Style.gap
        height: gain.implicitHeight + Style.gapTiny
        visible: marks.mark === "legal"
        color: Style.legal
        radius: height / 2

        PlainText {
            id: gain

            anchors.centerIn: parent
            text: marks.gainText
            color: Style.accentInk
            font {
                family: Style.bodyFamily
                pixelSize: Math.max(13, Math.round(marks.height * 0.26))
                weight: Font.DemiBold
            }
        }
    }

    Rectangle {
        anchors {
            bottom: parent.bottom
            bottomMargin: -2
            horizontalCenter: parent.horizontalCenter
        }
        width: Math.min(parent.width + 6, places.implicitWidth + Style.gap)
        height: places.implicitHeight + 2
        visible: marks.mark === "legal" && marks.roomText !== ""
        color: Style.panel
        radius: height / 2
        border {
            width: 1
            color: Style.legal
        }

        PlainText {
            id: places

            anchors {
                fill: parent
                leftMargin: 4
                rightMargin: 4
            }
            text: marks.roomText
            color: Style.ink
            font {
                family: Style.bodyFamily
                pixelSize: Style.markSize
            }
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 9
            verticalAlignment: Text.AlignVCenter
        }
    }

    GroupTag {
        x: -width * 0.3
        y: -height * 0.4
        notCounting: marks.notCounting
        text: marks.groupTag
    }

    Rectangle {
        x: parent.width - width * 0.66
        y: -height * 0.34
        width: marks.badge
        height: marks.badge
        visible: marks.severity !== "" || marks.forbids
        color: Style.panel
        radius: width / 2
        border {
            width: 1
            color: badgeIcon.colour
        }

        Icon {
            id: badgeIcon

            anchors.centerIn: parent
            name: marks.forbids ? "lock" : marks.severity
            colour: marks.forbids ? Style.illegal : Style.severityColour(marks.severity)
            size: Math.round(marks.badge * 0.8)
        }
    }
}
