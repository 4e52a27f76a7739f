// Loads the stage of the open game.
import QtQuick
import Cimaise.App

Loader {
    id: loader

    required property Session session
    // a photo under the board; none for a copy on which a move is tried
    property PhotoUnderlay trace: null
    property bool low: false
    readonly property GameStage stage: item as GameStage

    function fileOf(game: string): url {
        switch (game) {
        case "musee":
            return Qt.resolvedUrl("musee/MuseeStage.qml");
        case "muse":
            return Qt.resolvedUrl("muse/MuseStage.qml");
        case "museum":
            return Qt.resolvedUrl("museum/MuseumStage.qml");
        case "art-society":
            return Qt.resolvedUrl("artsociety/ArtSocietyStage.qml");
        }
        return "";
    }

    Component.onCompleted: setSource(fileOf(session.game), {
        "session": session,
        "trace": trace
    })

    Binding {
        property: "low"
        target: loader.stage
        value: loader.low
        when: loader.stage !== null
    }
}
