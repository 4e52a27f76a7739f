// One cell of the board: a slot, bare or with an object that can be carried, or no slot at all.
import QtQuick
import Cimaise

Item {
    id: place

    required property int index
    required property string kind
    required property string civilisation
    required property string civilisationLetters
    required property string domain
    required property int value
    required property bool partial
    required property bool selected
    required property bool lit
    required property bool carried
    required property string severity
    required property string mark
    required property int civilisationEdges
    required property int domainEdges
    required property bool wallRight
    required property bool wallBelow
    required property string accessibleName
    required property string accessibleDescription
    property bool locked: false
    // the board itself is drawn: what is no slot is shown too
    property bool planning: false
    readonly property bool filled: civilisation !== "" || domain !== "" || value > 0
    readonly property bool grave: severity !== "" && severity !== "note"
    readonly property int margin: Math.max(4, Math.round(width * 0.09))

    signal touched
    signal dropped(int from)
    signal droppedOutside

    z: drag.active ? 10 : lit || selected ? 1 : 0

    Accessible.role: Accessible.Button
    Accessible.name: accessibleName
    Accessible.description: accessibleDescription
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: touched()

    TapHandler {
        onTapped: place.touched()
    }

    HoverHandler {
        cursorShape: place.filled && !place.locked ? Qt.OpenHandCursor : Qt.PointingHandCursor
    }

    // the floor of the slot
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

    // a blocked slot
    Repeater {
        model: place.kind === "blocked" ? [45, -45] : []

        Rectangle {
            required property int modelData

            anchors.centerIn: parent
            width: place.width * 0.8
            height: 3
            antialiasing: true
            color: Style.inkSoft
            rotation: modelData
        }
    }

    // a bare Main Gallery slot
    Icon {
        anchors.centerIn: parent
        visible: place.kind === "main" && !place.filled
        name: "star"
        colour: Style.brass
        opacity: 0.6
        size: Math.round(place.width * 0.3)
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

    LitGlow {
        anchors.fill: frame
        visible: place.lit
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
        opacity: place.carried ? 0.5 : 1
        partial: place.partial
        value: place.value

        Drag.active: drag.active
        Drag.hotSpot: Qt.point(width / 2, height / 2)
        Drag.keys: ["object"]
        Drag.source: place

        DragHandler {
            id: drag

            enabled: place.filled && !place.partial && !place.locked && !place.planning
            onActiveChanged: if (!active) {
                const taken = object.Drag.drop();
                object.x = Qt.binding(() => frame.x);
                object.y = Qt.binding(() => frame.y);
                if (taken === Qt.IgnoreAction)
                    place.droppedOutside();
            }
        }
    }

    MuseumEdges {
        anchors.fill: parent
        colour: Style.accent
        edges: place.civilisationEdges
    }

    MuseumEdges {
        anchors {
            fill: parent
            margins: 4
        }
        colour: Style.brass
        dashed: true
        edges: place.domainEdges
    }

    // a missing passage
    Rectangle {
        x: parent.width - width / 2
        width: 7
        height: parent.height
        z: 2
        visible: place.wallRight
        color: Style.ink
    }

    Rectangle {
        y: parent.height - height / 2
        width: parent.width
        height: 7
        z: 2
        visible: place.wallBelow
        color: Style.ink
    }

    Rectangle {
        anchors {
            fill: frame
            margins: -3
        }
        visible: place.selected || place.grave || place.mark !== ""
        color: "transparent"
        radius: 4
        border {
            width: 3
            color: place.mark !== "" ? Style.legal : place.selected ? Style.accent : Style.severityColour(place.severity)
        }
    }

    Rectangle {
        x: frame.x - 4
        y: frame.y + frame.height - height + 4
        width: Math.max(16, Math.min(22, place.height * 0.3))
        height: width
        visible: place.severity !== "" || place.mark !== ""
        color: Style.panel
        radius: width / 2
        border {
            width: 1
            color: badge.colour
        }

        Icon {
            id: badge

            anchors.centerIn: parent
            name: place.mark === "from" ? "hand" : place.mark === "to" ? "where" : place.severity
            colour: place.mark !== "" ? Style.legal : Style.severityColour(place.severity)
            size: Math.round(parent.width * 0.8)
        }
    }
}
