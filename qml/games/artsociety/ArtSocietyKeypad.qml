// Keypad for the properties of a tile: a painting with one tap where a key for each combination
// fits, otherwise its type and frame with two; decor with one. All keys are always shown.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

FocusScope {
    id: keypad

    required property ArtSocietyKeysPart part
    property bool locked: false
    // how high it may grow, whatever it shows: its own height follows from that
    required property real room
    readonly property real lowest: Style.touch + 4
    // the paintings of two frames beside each other take no more room than types above frames
    readonly property bool wide: width >= 8 * Math.round(78 * Style.denseScale)
    readonly property int deedsInARow: width >= 4 * 190 * Style.scale ? 4 : width >= 320 * Style.scale ? 2 : 1
    readonly property real deedHeight: Math.max(Style.touch, Math.round(36 * Style.scale))
    readonly property real deedsHeight: 4 / deedsInARow * (deedHeight + Style.gapTiny)
    // else there are four rows of keys, and what is done to a tile below them
    readonly property bool whole: wide || room >= 4 * Math.max(lowest, Math.round(40 * Style.denseScale)) + deedsHeight

    //% "Type"
    readonly property string typeName: qsTrId("art.keypad.type")

    implicitHeight: column.implicitHeight

    Accessible.role: Accessible.Grouping
    //% "Type and frame"
    Accessible.name: qsTrId("art.keypad.name")

    Flickable {
        anchors.fill: parent
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        contentHeight: column.height
        interactive: contentHeight > height + 1

        ScrollBar.vertical: WallScrollBar {}

        Column {
            id: column

            width: keypad.width

            KeyRow {
                columns: keypad.part.types.count * (keypad.wide ? 2 : 1)
                key: ArtSocietyKey {}
                lowest: keypad.lowest
                width: parent.width
                focus: true
                keys: keypad.whole ? keypad.part.paintings : keypad.part.types
                name: keypad.whole ? keypad.Accessible.name : keypad.typeName
                onPressed: index => keypad.whole ? keypad.part.choosePainting(index) : keypad.part.chooseType(index)
            }

            KeyRow {
                key: ArtSocietyKey {}
                lowest: keypad.lowest
                visible: !keypad.whole
                width: parent.width
                keys: keypad.part.frames
                //% "Frame"
                name: qsTrId("art.keypad.frame")
                onPressed: index => keypad.part.chooseFrame(index)
            }

            // cells of one size: what a tile is turned into is read whole, in two rows or in one
            Grid {
                id: deeds

                readonly property real cell: (width - (columns - 1) * spacing) / columns

                x: 2
                width: parent.width - 4
                topPadding: 2
                columns: keypad.deedsInARow
                spacing: Style.gapTiny

                WallButton {
                    width: deeds.cell
                    height: keypad.deedHeight
                    leftPadding: Style.gap
                    rightPadding: Style.gap
                    enabled: keypad.part.decorFits && !keypad.locked
                    icon.name: "art/shield"
                    //% "Decor"
                    text: qsTrId("art.keypad.decor")
                    onClicked: keypad.part.decor()
                }

                WallButton {
                    width: deeds.cell
                    height: keypad.deedHeight
                    leftPadding: Style.gap
                    rightPadding: Style.gap
                    enabled: keypad.part.turns
                    icon.name: "turn"
                    //% "Turn"
                    text: qsTrId("art.keypad.turn")
                    onClicked: keypad.part.turn()
                }

                WallButton {
                    width: deeds.cell
                    height: keypad.deedHeight
                    leftPadding: Style.gap
                    rightPadding: Style.gap
                    enabled: keypad.part.tileSelected && !keypad.locked
                    icon.name: "star"
                    //% "Starting painting"
                    text: qsTrId("art.keypad.start")
                    onClicked: keypad.part.toggleStart()
                }

                WallButton {
                    width: deeds.cell
                    height: keypad.deedHeight
                    leftPadding: Style.gap
                    rightPadding: Style.gap
                    enabled: keypad.part.tileSelected && !keypad.locked
                    icon.name: "assistant"
                    //% "To the assistant"
                    text: qsTrId("art.keypad.assistant")
                    onClicked: keypad.part.giveToAssistant()
                }
            }
        }
    }
}
