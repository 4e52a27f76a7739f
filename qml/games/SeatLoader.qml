// Loads one side's board of the open game.
import QtQuick
import Cimaise.App

Loader {
    id: loader

    required property Session session
    required property int side
    readonly property SeatBoard seat: item as SeatBoard

    function fileOf(game: string): url {
        switch (game) {
        case "musee":
            return Qt.resolvedUrl("musee/MuseeSeat.qml");
        case "muse":
            return Qt.resolvedUrl("muse/MuseSeat.qml");
        case "museum":
            return Qt.resolvedUrl("museum/MuseumSeat.qml");
        case "art-society":
            return Qt.resolvedUrl("artsociety/ArtSocietySeat.qml");
        }
        return "";
    }

    Component.onCompleted: setSource(fileOf(session.game), {
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
