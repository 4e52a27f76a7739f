// Column that scrolls when the window is too low, and follows the keyboard focus.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise

Flickable {
    id: scroll

    property int columnWidth: Style.readingWidth
    property int sideMargin: Style.gapWide
    // keeps the scroll position when content below becomes shorter
    property bool steady: false
    readonly property real naturalHeight: column.implicitHeight + 2 * column.y
    default property alias content: column.data
    property alias spacing: column.spacing
    property alias focusInside: scope.focus
    // Width available for the content, known before its layout.
    readonly property real innerWidth: column.width

    // scrolls back if the view is past the end of the content
    function clampScrollPosition(): void {
        if (steady && contentY > naturalHeight - height * 0.2)
            contentY = Math.max(0, naturalHeight - height);
    }

    // scrolls back so far that no blank is shown below the content
    function settle(): void {
        contentY = Math.max(0, Math.min(contentY, naturalHeight - height));
    }

    function reveal(item: Item): void {
        scroller.reveal(item);
    }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    contentWidth: width
    contentHeight: Math.max(naturalHeight, steady ? contentY + height : 0)

    onNaturalHeightChanged: clampScrollPosition()

    ScrollBar.vertical: AppScrollBar {}

    FocusScroller {
        id: scroller

        flickable: scroll
        active: scope.activeFocus
    }

    FocusScope {
        id: scope

        width: scroll.width
        height: scroll.contentHeight
        focus: true

        ColumnLayout {
            id: column

            // Available width; 0 or less until the page has been shown. The column then uses
            // columnWidth, since text needs a width to wrap.
            readonly property real room: scroll.width - 2 * scroll.sideMargin

            x: Math.round((scroll.width - width) / 2)
            y: scroll.sideMargin
            width: room > 0 ? Math.min(room, scroll.columnWidth) : scroll.columnWidth
            spacing: Style.gapWide
        }
    }
}
