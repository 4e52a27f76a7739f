// Loads one side's board of the open game.
import QtQuick
import Cimaise.App

Loader {
    id: loader

    required property Session session
    required property int side
    readonly property SeatBoard seat: item as SeatBoard

    Component.onCompleted: setSource(GameParts.file(session.game, "Seat"), {
        "session": session,
        "side": side
    })

    Binding {
        property: "side"
        target: loader.seat
        value: loader.side
        when: loader.seat !== null
    }
}
