// Base of all pages: the title for screen readers, and the distinction of wide and narrow windows.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise

Page {
    id: page

    readonly property bool wide: width >= Style.wideFrom
    // place of notices: below the content, unless the page has a better one
    property NoticePlace noticePlace: below
    // No child of the content: the content would then be created before the header, and Tab would
    // reach it first.
    readonly property NoticePlace below: NoticePlace {
        parent: page
        y: page.height - (page.footer?.visible ? page.footer.height : 0) - height
        width: page.width
        height: implicitHeight
    }

    Accessible.name: title
    Accessible.role: Accessible.Pane

    // none: the window already has the background colour
    background: null

    bottomPadding: below.needed
}
