// Space of a gallery: a painting that can be dragged, or an empty place for one.
import QtQuick
import Cimaise

DraggedItem {
    id: space

    required property int index
    required property int number
    required property string theme
    required property string themeLetter
    required property bool selected
    required property bool highlighted
    required property bool notCounting
    required property string groupTag
    required property bool dragged
    required property string severity
    required property string mark
    required property string gainText
    required property string roomText
    required property bool forbids
    required property bool unusable
    required property int example
    required property string exampleLetter
    required property string accessibleName
    required property string accessibleDescription
    // margins between the space and the frame, which belong to the tap area
    property int margin: 4
    property int above: margin
    property bool locked: false
    // true on a read-only board, which does not show the selection
    property bool viewOnly: false
    // digits typed for this space
    property string typed: ""

    // height of the strips that belong to the tap areas of the tokens above and below the space
    property int reachAbove: 0
    property int reachBelow: 0

    signal tapped
    signal dropped(int from)

    z: finger.drag.active ? 10 : highlighted ? 1 : 0

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

        readonly property bool lifts: space.number > 0 && !space.locked

        function comeBack(): void {
            painting.x = Qt.binding(() => frame.x);
            painting.y = Qt.binding(() => frame.y);
        }

        anchors {
            fill: parent
            bottomMargin: space.reachBelow
            topMargin: Math.max(0, space.reachAbove)
        }
        cursorShape: lifts ? Qt.OpenHandCursor : Qt.PointingHandCursor
        drag.smoothed: false
        drag.target: lifts ? painting : null
        preventStealing: lifts
        onCanceled: comeBack()
        onClicked: space.tapped()
        onPressed: mouse => {
            const at = mapToItem(painting, mouse.x, mouse.y);
            painting.Drag.hotSpot = Qt.point(at.x, at.y);
        }
        onReleased: {
            if (!drag.active)
                return;
            painting.Drag.drop();
            comeBack();
        }
    }

    DropArea {
        anchors.fill: parent
        keys: ["painting"]
        onDropped: drop => space.dropped((drop.source as MuseeSpace).index)

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
        notCounting: space.notCounting
        visible: space.highlighted
    }

    Rectangle {
        anchors {
            fill: frame
            margins: space.severity !== "" ? -7 : -4 // around the border of a finding
        }
        visible: space.selected && !space.viewOnly
        color: space.number > 0 ? "transparent" : Style.panel
        radius: Style.radiusSmall + 1
        border {
            width: space.activeFocus ? 3 : 2
            color: Style.accent
        }
    }

    EmptySpace {
        anchors.fill: frame
        visible: space.number === 0 || finger.drag.active
        colour: space.mark === "legal" ? Style.legal : space.selected && !space.viewOnly ? Style.accent : Style.inkSoft
        strong: space.mark === "legal"
        typed: space.typed
    }

    Loader {
        anchors.fill: frame
        active: space.unusable
        sourceComponent: Hatching {}
    }

    // qmllint disable unqualified
    Loader {
        anchors.fill: frame
        active: space.example > 0 && space.number === 0
        sourceComponent: Item {
            id: example

            Accessible.ignored: true
            opacity: 0.75

            Rectangle {
                anchors.fill: parent
                color: Style.wall
                opacity: 0.7
                radius: 2
            }

            DashedFrame {
                anchors.fill: parent
                colour: Style.inkSoft
            }

            PlainText {
                anchors.centerIn: parent
                text: space.exampleLetter === "" ? space.example : space.example + "\u00a0" + space.exampleLetter
                color: Style.inkSoft
                font {
                    family: Style.bodyFamily
                    italic: true
                    pixelSize: Math.max(12, Math.round(Math.min(parent.height * 0.4, parent.width * 0.3)))
                }
            }
        }
    }
    // qmllint enable unqualified

    Item {
        id: frame

        anchors {
            fill: parent
            margins: space.margin
            topMargin: space.above
        }
    }

    BoardDrawing {
        anchors {
            bottom: frame.top
            horizontalCenter: parent.horizontalCenter
        }
        width: 2 * height
        height: space.above
        visible: space.number > 0 && space.above > 12 && !finger.drag.active
        colour: Qt.darker(Style.rail, 1.4)
        name: "hook"
    }

    Painting {
        id: painting

        x: frame.x
        y: frame.y
        width: frame.width
        height: frame.height
        visible: space.number > 0
        letter: space.themeLetter
        number: space.number
        opacity: space.dragged || space.mark === "blocked" && !space.forbids ? 0.5 : 1
        theme: space.theme

        Drag.active: finger.drag.active
        Drag.keys: ["painting", "side"]
        Drag.source: space
    }

    SpaceMarks {
        anchors.fill: frame
        // hidden on most spaces, which have no marks
        visible: severity !== "" || mark !== "" || forbids || groupTag !== ""
        notCounting: space.notCounting
        groupTag: space.groupTag
        bare: space.number === 0
        forbids: space.forbids
        gainText: space.gainText
        mark: space.mark
        roomText: space.roomText
        severity: space.severity
    }
}
