// What a list shows line below line, in a layout. A layout that is hidden keeps lines that are gone and
// falls over them when the window takes another size (Qt 6.4): no list that can become shorter lies in
// one itself.
import QtQuick
import QtQuick.Layouts

Column {
    id: lines

    property alias count: repeater.count
    default property alias delegate: repeater.delegate
    property alias model: repeater.model

    function itemAt(index: int): Item {
        return repeater.itemAt(index);
    }

    Layout.fillWidth: true
    // a layout gives no width to what needs no height, and lines without a width need none
    Layout.preferredHeight: Math.max(1, implicitHeight)
    visible: count > 0

    Repeater {
        id: repeater
    }
}
