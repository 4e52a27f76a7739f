// A column that scrolls when the window is too low for it, and follows the keyboard's focus.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise

Flickable {
    id: scroll

    property int columnWidth: Style.readingWidth
    default property alias content: column.data
    readonly property Item focused: Window.activeFocusItem

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    contentWidth: width
    contentHeight: column.implicitHeight + 2 * column.y

    ScrollBar.vertical: ScrollBar {}

    onFocusedChanged: if (focused !== null && activeFocus)
        reveal(focused.mapToItem(contentItem, 0, 0).y, focused.height)

    // Moves just so far that the stretch can be seen.
    function reveal(top: real, size: real): void {
        contentY = Math.max(0, Math.min(contentY, top - Style.gap, contentHeight - height), top + size + Style.gap - height);
    }

    ColumnLayout {
        id: column

        x: Math.round((scroll.width - width) / 2)
        y: Style.gapWide
        width: Math.min(scroll.width - 2 * Style.gapWide, scroll.columnWidth)
        spacing: Style.gapWide
    }
}
