// Loads the settings of the chosen game for a new game.
import QtQuick
import Cimaise.App

Loader {
    id: loader

    required property NewGame draft

    function show(): void {
        setSource(GameParts.file(draft.game, "SetupPanel"), {
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
