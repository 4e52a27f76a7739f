// Loads the stage of the open game.
import QtQuick
import Cimaise
import Cimaise.App

Loader {
    id: loader

    required property Session session
    // photo under the board; null in a trial on a copy
    property PhotoUnderlay underlay: null
    property bool shortWindow: false
    readonly property GameStage stage: item as GameStage

    Component.onCompleted: setSource(GameParts.file(session.game, "Stage"), {
        "session": session,
        "underlay": underlay
    })

    Binding {
        property: "shortWindow"
        target: loader.stage
        value: loader.shortWindow
        when: loader.stage !== null
    }
}
