// Base of all pages: the title for screen readers, room for a header, a footer and a notice, and the distinction of wide
// and narrow windows. A Page of Qt would be a page tab for screen readers.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise

Pane {
    property string title: ""
    // what a screen reader says when the page appears; empty: the title
    property string announcement: ""
    property alias header: headerEdge.data
    property alias footer: footerEdge.data
    default property alias content: middle.data
    readonly property alias headerHeight: headerEdge.height
    readonly property bool wide: width >= Style.wideFrom
    // place of notices: below the content, unless the page has a better one
    property NoticePlace noticePlace: below

    padding: 0

    Accessible.name: title

    // none: the window already has the background colour
    background: null
    contentItem: Item {
        // in the order of a screen reader
        PageEdge {
            id: headerEdge

            width: parent.width
            z: 1
        }

        Item {
            id: middle

            anchors {
                top: headerEdge.bottom
                bottom: below.top
                left: parent.left
                right: parent.right
            }
        }

        NoticePlace {
            id: below

            anchors.bottom: footerEdge.top
            width: parent.width
            height: implicitHeight
        }

        PageEdge {
            id: footerEdge

            anchors.bottom: parent.bottom
            width: parent.width
            z: 1
        }
    }

    // Room for the header or footer of a page, as high as that.
    component PageEdge: Item {
        id: edge

        readonly property Item held: children[0] ?? null

        // kept while the page is hidden
        height: held !== null && (held.visible || !visible) ? held.implicitHeight : 0

        Binding {
            property: "width"
            target: edge.held
            value: edge.width
        }
    }
}
