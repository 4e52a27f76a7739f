// Painting in a studio or a palace: tapped to select, dragged to move.
import QtQuick
import Cimaise

Pressable {
    id: painting

    required property int card
    required property string name
    required property string rank
    required property string kind
    required property list<string> suits
    required property bool selected
    required property bool highlighted
    required property bool notCounting
    required property string severity
    required property string accessibleName
    required property string accessibleDescription
    property bool upright: false
    property bool locked: false
    // width that the next painting leaves visible
    property real visibleWidth: width
    // true if the next painting covers all but an edge
    property bool covered: false
    // true while this painting is being dragged
    property bool dragged: false

    signal lifted
    signal moved(point to)
    signal dragReleased
    signal dragCanceled

    opacity: dragged ? 0.35 : 1

    Accessible.checkable: true
    Accessible.checked: selected
    Accessible.description: accessibleDescription
    Accessible.name: accessibleName

    // An item, because a handler would take a drag from a sheet above the board.
    MouseArea {
        anchors.fill: parent
        z: 1
        cursorShape: painting.locked ? Qt.PointingHandCursor : painting.dragged ? Qt.ClosedHandCursor : Qt.OpenHandCursor
        drag.target: painting.locked ? null : grip
        preventStealing: !painting.locked
        onCanceled: painting.dragCanceled()
        onClicked: painting.clicked()
        onPositionChanged: mouse => {
            if (!drag.active)
                return;
            if (!painting.dragged)
                painting.lifted();
            painting.moved(mapToItem(null, mouse.x, mouse.y));
        }
        onPressed: painting.forceActiveFocus(Qt.MouseFocusReason)
        onReleased: if (drag.active)
            painting.dragReleased()

        // moves in place of the painting, which stays in its pile
        Item {
            id: grip
        }
    }

    // created on demand, because highlights are rare
    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: painting.highlighted
        sourceComponent: HighlightGlow {
            notCounting: painting.notCounting
        }
    }
    // qmllint enable unqualified

    contentItem: MuseCard {
        kind: painting.kind
        name: painting.name
        rank: painting.rank
        visibleWidth: painting.visibleWidth
        suits: painting.suits
        upright: painting.upright
        covered: painting.covered
    }

    background: Rectangle {
        anchors {
            fill: parent
            margins: -3
        }
        color: "transparent"
        radius: Style.radiusSmall
        border {
            width: painting.selected || painting.severity !== "" ? 3 : 0
            color: painting.severity !== "" ? Style.severityColour(painting.severity) : Style.accent
        }

        FocusRing {
            distance: 0
            visible: painting.visualFocus
        }
    }

    // qmllint disable unqualified
    Loader {
        x: parent.width - width * 0.7
        y: -height * 0.3
        active: painting.severity !== "" && !painting.covered
        sourceComponent: MuseFault {
            severity: painting.severity
        }
    }
    // qmllint enable unqualified

    // Severity mark at the corner of a painting.
    component MuseFault: Rectangle {
        id: fault

        required property string severity

        implicitWidth: 18
        implicitHeight: 18
        color: Style.panel
        radius: 9
        border {
            width: 1
            color: sign.colour
        }

        Icon {
            id: sign

            anchors.centerIn: parent
            name: fault.severity
            colour: Style.severityColour(fault.severity)
            size: 14
        }
    }
}
