// Sheet that slides in on demand: from below on a phone, from the side in a wide window. The board
// beside it stays usable. From below it always opens at the same height, and its title can be drawn
// up to the whole page. Content that needs the full height sets Layout.fillHeight.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise

Drawer {
    id: sheet

    required property string title
    default property alias content: body.data
    readonly property NoticePlace noticePlace: notice
    readonly property real parentWidth: parent?.width ?? 0
    readonly property real parentHeight: parent?.height ?? 0
    readonly property bool wide: parentWidth >= Style.wideFrom

    // height of the page, from the top, that stays visible on a phone
    property real visibleAbove: 0
    // height of what does not scroll, and of some of what does
    property real leastHeight: 0
    readonly property real restHeight: Math.round(Math.min(parentHeight * 0.9, Math.max(parentHeight * 0.44, parentHeight - visibleAbove, leastHeight)))
    // height of the title and the margins
    readonly property real headHeight: titleRow.implicitHeight + topPadding + bottomPadding
    // true if drawing the sheet up shows more of it
    readonly property bool drawable: !wide && restHeight < parentHeight * 0.8
    // true while the sheet covers the whole page
    property bool drawn: false

    property bool withoutAnimation: false

    // emitted when the sheet is opened again and scrolls to its beginning
    signal reopened

    // Closes the sheet without animation.
    function closeAtOnce(): void {
        withoutAnimation = true;
        close();
        withoutAnimation = false;
    }

    width: wide ? Math.min(parentWidth * 0.45, 420 * Style.cappedScale) : parentWidth
    height: wide || drawn ? parentHeight : restHeight
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

    onReopened: drawn = false
    onDrawableChanged: drawn = drawn && drawable

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
            id: titleRow

            Layout.fillHeight: false
            spacing: Style.gap

            Item {
                Layout.fillWidth: true
                implicitHeight: Math.max(Style.touch, heading.implicitHeight)

                // draws the sheet up and down
                MouseArea {
                    property real start: 0

                    anchors.fill: parent
                    visible: sheet.drawable
                    preventStealing: true
                    Accessible.ignored: true
                    onPressed: mouse => start = mapToGlobal(mouse.x, mouse.y).y
                    onPositionChanged: mouse => {
                        const way = mapToGlobal(mouse.x, mouse.y).y - start;
                        if (Math.abs(way) > Style.touch / 2)
                            sheet.drawn = way < 0;
                    }
                }

                SectionTitle {
                    id: heading

                    width: parent.width
                    height: parent.height
                    text: sheet.title
                    verticalAlignment: Text.AlignVCenter
                    visible: !notice.taken
                }

                // in place of the title, because a low sheet has no other room
                NoticePlace {
                    id: notice

                    anchors.fill: parent
                    fixed: true
                }
            }

            IconButton {
                visible: sheet.drawable
                icon.name: sheet.drawn ? "chevron-down" : "chevron-up"
                //% "Smaller"
                readonly property string smaller: qsTrId("wall.sheet.smaller")
                //% "Larger"
                readonly property string larger: qsTrId("wall.sheet.larger")
                text: sheet.drawn ? smaller : larger
                onClicked: sheet.drawn = !sheet.drawn
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

            // prevents content that does not stretch from moving the title down
            Layout.maximumHeight: sheet.height
            spacing: Style.gap
        }    }
}
