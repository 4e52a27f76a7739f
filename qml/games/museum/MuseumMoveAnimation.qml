// Animation of an object that moves to its new slot in a step of the arrangement.
import QtQuick
import Cimaise

MuseumObject {
    id: ghost

    required property MuseumSlot source
    required property MuseumSlot target
    property real along

    x: source === null || target === null ? 0 : source.x + (target.x - source.x) * along + source.margin
    y: source === null || target === null ? 0 : source.y + (target.y - source.y) * along + source.margin
    z: 20
    width: (source?.width ?? 0) - 2 * (source?.margin ?? 0)
    height: width
    visible: Style.duration > 0 && target !== null && (source?.filled ?? false)
    opacity: 0.85
    civilisation: source?.civilisation ?? ""
    domain: source?.domain ?? ""
    letters: source?.civilisationLetters ?? ""
    value: source?.value ?? 0

    SequentialAnimation on along {
        loops: 3
        running: ghost.visible

        NumberAnimation {
            from: 0
            to: 1
            duration: 900
            easing.type: Easing.InOutQuad
        }

        PauseAnimation {
            duration: 400
        }
    }
}
