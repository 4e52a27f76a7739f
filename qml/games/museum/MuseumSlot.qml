// Cell of the board: a slot, empty or with an object that can be dragged, or no slot.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

DraggedItem {
    id: place

    required property int index
    required property string kind
    required property string civilisation
    required property string civilisationLetters
    required property string domain
    required property int value
    required property bool partial
    required property bool selected
    required property bool highlighted
    required property bool notCounting
    required property string groupTag
    required property bool dragged
    required property string severity
    required property string mark
    required property int civilisationEdges
    required property int domainEdges
    required property bool wallRight
    required property bool wallBelow
    required property string accessibleName
    required property string accessibleDescription
    property bool locked: false
    // true on a read-only board, which does not show the selection
    property bool viewOnly: false
    // true while the board is being drawn: cells without a slot are visible too
    property bool planning: false
    readonly property bool filled: civilisation !== "" || domain !== "" || value > 0
    readonly property int margin: Math.max(4, Math.round(width * 0.09))

    signal tapped
    signal dropped(int from)

    // above the neighbouring slots, onto which the drawing of a closed passage extends
    z: finger.drag.active ? 10 : highlighted || selected ? 1 : wallRight || wallBelow ? 0.5 : 0

    Accessible.role: Accessible.Button
    Accessible.name: accessibleName
    Accessible.description: accessibleDescription
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: tapped()

    // An item, because a handler would take a drag from a sheet above the board.
    MouseArea {
        id: finger

        readonly property bool lifts: place.filled && !place.partial && !place.locked && !place.planning

        function comeBack(): void {
            object.x = Qt.binding(() => frame.x);
            object.y = Qt.binding(() => frame.y);
        }

        anchors.fill: parent
        cursorShape: place.filled && !place.locked ? Qt.OpenHandCursor : Qt.PointingHandCursor
        drag.smoothed: false
        drag.target: lifts ? object : null
        preventStealing: lifts
        onCanceled: comeBack()
        onClicked: place.tapped()
        onPressed: mouse => object.Drag.hotSpot = Qt.point(mouse.x - object.x, mouse.y - object.y)
        onReleased: {
            if (!drag.active)
                return;
            object.Drag.drop();
            comeBack();
        }
    }

    // Background of a cell of the board: a slot, Main Gallery, blocked, or no slot.
    Item {
        id: slot

        anchors.fill: parent
        Accessible.ignored: true

        // background of the cell
        Rectangle {
            anchors {
                fill: parent
                margins: 1
            }
            visible: place.kind !== "none" || place.planning
            color: place.kind === "main" ? Style.brassPlate : place.kind === "slot" ? Style.panel : "transparent"
            opacity: place.kind === "main" ? 0.55 : 0.8
            radius: 2
            border {
                width: 1
                color: Style.outline
            }
        }

        // cross on a blocked slot
        Repeater {
            model: place.kind === "blocked" ? [45, -45] : []

            Rectangle {
                required property int modelData

                anchors.centerIn: parent
                width: slot.width * 0.8
                height: 3
                antialiasing: true
                color: Style.inkSoft
                rotation: modelData
            }
        }

        // star in an empty Main Gallery slot
        Icon {
            anchors.centerIn: parent
            visible: place.kind === "main" && !place.filled
            name: "star"
            colour: Style.brass
            opacity: 0.6
            size: Math.round(slot.width * 0.3)
        }
    }

    DropArea {
        anchors.fill: parent
        keys: ["object"]
        onDropped: drop => {
            drop.accept();
            place.dropped((drop.source as MuseumSlot).index);
        }

        Rectangle {
            anchors.fill: parent
            visible: parent.containsDrag
            color: Style.accent
            opacity: 0.25
            radius: Style.radiusSmall
        }
    }

    HighlightGlow {
        anchors.fill: frame
        notCounting: place.notCounting
        visible: place.highlighted
    }

    Item {
        id: frame

        anchors {
            fill: parent
            margins: place.margin
        }
    }

    MuseumObject {
        id: object

        x: frame.x
        y: frame.y
        width: frame.width
        height: frame.height
        visible: place.filled
        civilisation: place.civilisation
        domain: place.domain
        letters: place.civilisationLetters
        opacity: place.dragged ? 0.5 : 1
        partial: place.partial
        value: place.value

        Drag.active: finger.drag.active
        Drag.keys: ["object", "side"]
        Drag.source: place
    }

    MuseumMarks {
        anchors.fill: parent
        civilisationEdges: place.civilisationEdges
        domainEdges: place.domainEdges
        notCounting: place.notCounting
        groupTag: place.groupTag
        margin: place.margin
        mark: place.mark
        selected: place.selected && !place.viewOnly
        severity: place.severity
        wallBelow: place.wallBelow
        wallRight: place.wallRight
    }
}
