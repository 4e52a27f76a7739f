// Keypad for the properties of a tile. A painting takes one tap if the keys of all combinations of
// type and frame fit, otherwise two; decor takes one. Buttons that cannot be used are disabled, not
// hidden.
import QtQuick
import Cimaise
import Cimaise.App

FocusScope {
    id: keypad

    required property ArtSocietyKeysPart part
    property bool locked: false
    // maximum height, whatever is shown; must not depend on the height of the keypad, which follows
    // from this value
    required property real room
    readonly property real minimumHeight: Style.touch + 4
    // true if two keys per type fit side by side: the keys of all paintings then need two rows, as
    // types and frames do
    readonly property bool wide: width >= 8 * Math.round(78 * Style.denseScale)
    readonly property int actionsPerRow: width >= 4 * 190 * Style.scale ? 4 : width >= 320 * Style.scale ? 2 : 1
    readonly property real actionHeight: Math.max(Style.touch, Math.round(36 * Style.scale))
    readonly property real actionsHeight: 4 / actionsPerRow * (actionHeight + Style.gapTiny)
    // true if each combination of type and frame has its own key: in two rows if wide, otherwise in
    // four rows, with the buttons for the selected tile below
    readonly property bool whole: wide || room >= 4 * Math.max(minimumHeight, Math.round(40 * Style.denseScale)) + actionsHeight

    //% "Type"
    readonly property string typeName: qsTrId("art.keypad.type")

    implicitHeight: column.implicitHeight

    Accessible.role: Accessible.Grouping
    //% "Type and frame"
    Accessible.name: qsTrId("art.keypad.name")

    Column {
        id: column

        width: keypad.width

        KeyRow {
            columns: keypad.part.types.count * (keypad.wide ? 2 : 1)
            key: ArtSocietyKey {}
            minimumHeight: keypad.minimumHeight
            width: parent.width
            focus: true
            keys: keypad.whole ? keypad.part.paintings : keypad.part.types
            name: keypad.whole ? keypad.Accessible.name : keypad.typeName
            onPressed: index => keypad.whole ? keypad.part.choosePainting(index) : keypad.part.chooseType(index)
        }

        KeyRow {
            key: ArtSocietyKey {}
            minimumHeight: keypad.minimumHeight
            visible: !keypad.whole
            width: parent.width
            keys: keypad.part.frames
            //% "Frame"
            name: qsTrId("art.keypad.frame")
            onPressed: index => keypad.part.chooseFrame(index)
        }

        // buttons of equal width, in one row or several, so that no text is cut off
        Grid {
            id: deeds

            readonly property real cellWidth: (width - (columns - 1) * spacing) / columns

            x: 2
            width: parent.width - 4
            topPadding: 2
            columns: keypad.actionsPerRow
            spacing: Style.gapTiny

            AppButton {
                width: deeds.cellWidth
                height: keypad.actionHeight
                leftPadding: Style.gap
                rightPadding: Style.gap
                enabled: keypad.part.decorFits && !keypad.locked
                icon.name: "art/shield"
                //% "Decor"
                text: qsTrId("art.keypad.decor")
                onClicked: keypad.part.decor()
            }

            AppButton {
                width: deeds.cellWidth
                height: keypad.actionHeight
                leftPadding: Style.gap
                rightPadding: Style.gap
                enabled: keypad.part.canRotate
                icon.name: "turn"
                //% "Rotate"
                text: qsTrId("art.keypad.turn")
                onClicked: keypad.part.turn()
            }

            AppButton {
                width: deeds.cellWidth
                height: keypad.actionHeight
                leftPadding: Style.gap
                rightPadding: Style.gap
                enabled: keypad.part.paintingSelected && !keypad.locked
                icon.name: "star"
                //% "Starting painting"
                text: qsTrId("art.keypad.start")
                onClicked: keypad.part.toggleStartingPainting()
            }

            AppButton {
                width: deeds.cellWidth
                height: keypad.actionHeight
                leftPadding: Style.gap
                rightPadding: Style.gap
                enabled: keypad.part.paintingSelected && !keypad.locked
                icon.name: "assistant"
                //% "To the assistant"
                text: qsTrId("art.keypad.assistant")
                onClicked: keypad.part.giveToAssistant()
            }
        }
    }
}
