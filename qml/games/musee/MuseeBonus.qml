// Gallery Bonus beside its gallery: a tap takes or returns the bonus.
import QtQuick
import Cimaise

Pressable {
    id: bonus

    required property int index
    required property string label
    // `open`, `held` (by this side), `other`, or `due` (gallery full, bonus not taken)
    required property string claim
    required property string holderShort
    required property bool highlighted
    required property bool notCounting
    required property string severity
    required property string accessibleName
    readonly property bool held: claim === "held"
    readonly property bool due: claim === "due"
    readonly property color colour: held ? Style.ink : due ? Style.accent : Style.inkSoft

    implicitWidth: Style.touch
    implicitHeight: Style.touch
    padding: 0
    bottomPadding: bottomInset

    Accessible.name: accessibleName
    Accessible.checkable: true
    Accessible.checked: held
    Accessible.role: Accessible.CheckBox

    AppToolTip {
        text: bonus.accessibleName
        wanted: bonus.hovered || bonus.visualFocus
    }

    contentItem: Item {
        BoardDrawing {
            id: rosette

            readonly property int size: Math.round(Math.min(parent.width, parent.height) * 0.86)

            anchors.centerIn: parent
            name: "gallery-bonus"
            colour: bonus.colour
            opacity: bonus.claim === "open" || bonus.claim === "other" ? 0.6 : 1
            width: size
            height: size
        }

        PlainText {
            anchors {
                centerIn: rosette
                verticalCenterOffset: -rosette.size * 0.11
            }
            text: bonus.claim === "other" ? bonus.holderShort : "4"
            color: bonus.colour
            font {
                family: Style.bodyFamily
                pixelSize: Math.round(rosette.size * (text.length > 2 ? 0.22 : text.length > 1 ? 0.27 : 0.34))
                weight: Font.DemiBold
            }
        }
    }

    background: Item {
        HighlightGlow {
            anchors.fill: disc
            notCounting: bonus.notCounting
            visible: bonus.highlighted
        }

        Rectangle {
            id: disc

            anchors.centerIn: parent
            width: Math.min(parent.width, parent.height)
            height: width
            color: bonus.held ? Style.brassPlate : bonus.down || bonus.hovered ? Style.panelHover : bonus.due ? Style.accentWash : "transparent"
            radius: width / 2
            border {
                width: bonus.severity !== "" && !bonus.due ? 3 : bonus.due ? 2 : 0
                color: bonus.due ? Style.accent : Style.severityColour(bonus.severity)
            }
        }

        FocusRing {
            distance: 1
            radius: height / 2
            visible: bonus.visualFocus
        }
    }
}
