// Loads the stage of the open game.
import QtQuick
import Cimaise
import Cimaise.App

Loader {
    id: loader

    required property Session session
    property bool shortWindow: false
    readonly property GameStage stage: item as GameStage

    Component.onCompleted: setSource(GameParts.file(session.game, "Stage"), {
        "session": session
    })

    Binding {
        property: "shortWindow"
        target: loader.stage
        value: loader.shortWindow
        when: loader.stage !== null
    }
}
