// Room for the header or footer of a page, as high as that.
import QtQuick

Item {
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
