// Column of lines for use in a layout. In Qt 6.4 a hidden layout keeps pointers to removed items
// and crashes on resize, so no list that can become shorter is placed in a layout itself.
import QtQuick
import QtQuick.Layouts

Column {
    property alias count: repeater.count
    default property alias delegate: repeater.delegate
    property alias model: repeater.model

    function itemAt(index: int): Item {
        return repeater.itemAt(index);
    }

    Layout.fillWidth: true
    // A layout gives no width to an item of height 0, and without a width the lines would have height 0.
    Layout.preferredHeight: Math.max(1, implicitHeight)
    visible: count > 0

    Repeater {
        id: repeater
    }
}
