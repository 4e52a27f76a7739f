// Items above or below the scrolling part of a sheet, without space while hidden.
import QtQuick
import QtQuick.Layouts

Item {
    id: edge

    property bool shown: true
    default property alias items: column.data
    readonly property bool isShown: shown && column.children.length > 0

    implicitHeight: isShown ? column.implicitHeight : 0

    ColumnLayout {
        id: column

        width: parent.width
        visible: edge.isShown
    }
}
