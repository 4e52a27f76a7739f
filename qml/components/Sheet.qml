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
    readonly property real parentWidth: parent?.width ?? 0
    readonly property real parentHeight: parent?.height ?? 0
    readonly property bool wide: parentWidth >= Style.wideFrom

    property bool withoutAnimation: false

    // emitted when the sheet is opened again and scrolls to its beginning
    signal begun

    // Closes the sheet without animation.
    function closeAtOnce(): void {
        withoutAnimation = true;
        close();
        withoutAnimation = false;
    }

    width: wide ? Math.min(parentWidth * 0.45, 420 * Style.cappedScale) : parentWidth
    height: wide ? parentHeight : Math.min(parentHeight * 0.85, implicitHeight)
    closePolicy: Popup.NoAutoClose
    dim: false
    dragMargin: 0
    // prevents a scrolling finger from dragging the sheet
    interactive: false
    edge: wide ? Qt.RightEdge : Qt.BottomEdge
    focus: true
    modal: false
    topPadding: Style.gap
    bottomPadding: Style.gap
    leftPadding: Style.gapWide
    rightPadding: Style.gap

    enter: Transition {
        NumberAnimation {
            duration: Style.duration
        }
    }
    exit: Transition {
        NumberAnimation {
            duration: sheet.withoutAnimation ? 0 : Style.duration
        }
    }

    readonly property PopupAccessibleName dialogName: PopupAccessibleName {
        name: sheet.title
        popup: sheet
    }

    background: PanelBackground {
        radius: 0

        PointerShield {}
    }

    // The alias needs its target immediately.
    // qmllint disable deferred-property-id
    contentItem: ColumnLayout {
        spacing: Style.gap

        // Escape closes the last opened sheet first, wherever focus is. The shortcut is inside the
        // sheet, because an open sheet blocks all shortcuts below it, and one that cannot be
        // dragged ignores Escape.
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
            // prevents content that does not stretch from moving the title down
            Layout.maximumHeight: sheet.height
            spacing: Style.gap
        }
    }
}
