// Description of the selected mark with a link to its game, or a hint on selecting a mark.
import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Cimaise

RowLayout {
    id: row

    required property string markText
    // id of the game of the mark; 0: none
    required property double game
    // shows the button that opens the game
    required property bool opens
    readonly property alias words: label.text

    signal opened

    spacing: Style.gap

    ShrinkingText {
        id: label

        //% "Tap a mark for its figures."
        readonly property string how: qsTrId("plot.how")
        //% "Tap a mark, or step through them with the arrow keys."
        readonly property string howByKeys: qsTrId("plot.how.keys")

        Layout.fillWidth: true
        Layout.minimumHeight: Style.touch
        lines: 2
        text: row.markText !== "" ? row.markText : Window.width < Style.wideFrom ? how : howByKeys
        color: row.markText !== "" ? Style.ink : Style.inkSoft
    }

    IconButton {
        enabled: row.game > 0
        opacity: enabled ? 1 : 0
        visible: row.opens
        icon.name: "open"
        //% "Open this game"
        text: qsTrId("plot.open")
        onClicked: row.opened()
    }
}
