// Sheet that slides in on demand: from below on a phone, from the side in a wide window. The board
// beside it stays usable. Content that needs the full height sets Layout.fillHeight.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise

Drawer {
    id: sheet

    required property string title
    default property alias content: body.data
    readonly property real roomWidth: parent?.width ?? 0
    readonly property real roomHeight: parent?.height ?? 0
    readonly property bool wide: roomWidth >= Style.wideFrom

    property bool atOnce: false

    // asked for anew: it starts at its beginning
    signal begun

    // Without being seen to go.
    function vanish(): void {
        atOnce = true;
        close();
        atOnce = false;
    }

    width: wide ? Math.min(roomWidth * 0.45, 420 * Math.min(Style.scale, 1.5)) : roomWidth
    height: wide ? roomHeight : Math.min(roomHeight * 0.85, implicitHeight)
    closePolicy: Popup.NoAutoClose
    dim: false
    dragMargin: 0
    // or a finger that scrolls what is in it would drag it
    interactive: false
    edge: wide ? Qt.RightEdge : Qt.BottomEdge
    focus: true
    modal: false
    topPadding: Style.gap
    bottomPadding: Style.gap + Style.noticeRoom
    leftPadding: Style.gapWide
    rightPadding: Style.gap

    enter: Transition {
        NumberAnimation {
            duration: Style.duration
        }
    }
    exit: Transition {
        NumberAnimation {
            duration: sheet.atOnce ? 0 : Style.duration
        }
    }

    background: Plaster {
        radius: 0

        // A tap beside what is in the sheet is not one on the keypad below it.
        MouseArea {
            anchors.fill: parent
            Accessible.ignored: true
            acceptedButtons: Qt.AllButtons
            hoverEnabled: true
            onWheel: wheel => wheel.accepted = true
        }
    }

    // The alias needs its target at once.
    // qmllint disable deferred-property-id
    contentItem: ColumnLayout {
        spacing: Style.gap

        // What was opened last goes first, whether it has the keyboard or the board. It stands in here,
        // since an open sheet keeps the keys from all shortcuts below it, and one that no finger drags
        // hears no Escape.
        Shortcut {
            enabled: sheet.opened
            sequence: "Escape"
            onActivated: sheet.close()
        }

        RowLayout {
            Layout.fillHeight: false
            spacing: Style.gap

            SectionTitle {
                Layout.fillWidth: true
                text: sheet.title
            }

            IconButton {
                icon.name: "close"
                //% "Close"
                text: qsTrId("wall.sheet.close")
                onClicked: sheet.close()
            }
        }

        ColumnLayout {
            id: body

            Layout.fillHeight: true
            Layout.fillWidth: true
            // or content that does not stretch would hold the title down
            Layout.maximumHeight: sheet.height
            spacing: Style.gap
        }
    }
}
