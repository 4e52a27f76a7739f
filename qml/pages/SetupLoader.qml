// Loads the settings of the chosen game for a new game.
import QtQuick
import Cimaise.App

Loader {
    id: loader

    required property NewGame draft

    function fileOf(game: string): url {
        switch (game) {
        case "musee":
            return Qt.resolvedUrl("../games/musee/MuseeSetupPanel.qml");
        case "muse":
            return Qt.resolvedUrl("../games/muse/MuseSetupPanel.qml");
        case "museum":
            return Qt.resolvedUrl("../games/museum/MuseumSetupPanel.qml");
        case "art-society":
            return Qt.resolvedUrl("../games/artsociety/ArtSocietySetupPanel.qml");
        }
        return "";
    }

    function show(): void {
        setSource(fileOf(draft.game), {
            "setup": draft.setup
        });
    }

    Component.onCompleted: show()

    Connections {
        target: loader.draft

        function onGameChanged(): void {
            loader.show();
        }
    }
}
