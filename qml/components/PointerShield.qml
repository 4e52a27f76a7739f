// Lowest item of whatever lies over a page: keeps taps, drags, the wheel, pinches and hovering from what
// is behind it.
import QtQuick

MouseArea {
    anchors.fill: parent
    Accessible.ignored: true
    acceptedButtons: Qt.AllButtons
    hoverEnabled: true
    onWheel: wheel => wheel.accepted = true

    // keeps a piece dropped here from the place behind
    DropArea {
        anchors.fill: parent
        keys: ["object", "painting", "side"]
        onDropped: drop => drop.accept()
    }

    // A handler behind also receives what an item has accepted: this one takes it first, and yields
    // it to none.
    PinchHandler {
        grabPermissions: PointerHandler.CanTakeOverFromItems
        target: null
    }
}
