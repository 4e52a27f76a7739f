// Loads the stage of the open game.
import QtQuick
import Cimaise
import Cimaise.App

Loader {
    id: loader

    required property Session session
    // photo under the board; null in a trial on a copy
    property PhotoUnderlay trace: null
    property bool lowLandscape: false
    // height that a notice takes from the stage
    property real covered: Style.noticeRoom
    readonly property GameStage stage: item as GameStage

    Component.onCompleted: setSource(GameParts.file(session.game, "Stage"), {
        "session": session,
        "trace": trace
    })

    Binding {
        property: "covered"
        target: loader.stage
        value: loader.covered
        when: loader.stage !== null
    }

    Binding {
        property: "lowLandscape"
        target: loader.stage
        value: loader.lowLandscape
        when: loader.stage !== null
    }
}
