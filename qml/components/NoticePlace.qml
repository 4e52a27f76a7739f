// Place of the notice on a page or in a sheet. It takes its height from what scrolls above it, and
// only while a notice is shown.
import QtQuick
import QtQuick.Layouts

Item {
    // true if the place always has its height, and the notice fills it
    property bool fixed: false
    // height of the notice shown here; 0 for none
    property real needed: 0
    readonly property bool taken: needed > 0

    // another text waits for this place
    signal awaited

    implicitHeight: fixed ? 0 : needed
    Layout.fillWidth: true
    Layout.maximumHeight: fixed ? -1 : needed
    Layout.minimumHeight: fixed ? -1 : needed
}
