// Copy of the table page on which a move is tried: all totals, and one side's board with its keys.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: table

    required property Session session
    property bool shortWindow: false
    readonly property GameStage stage: loader.stage

    TableKeys {
        active: table.enabled && table.visible
        session: table.session
        onTurned: loader.stage?.takeKeyboardFocus(Qt.ShortcutFocusReason)
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        SideStrip {
            Layout.fillWidth: true
            narrow: true
            session: table.session
            sheets: false
        }

        StageLoader {
            id: loader

            Layout.fillHeight: true
            Layout.fillWidth: true
            focus: true
            shortWindow: table.shortWindow
            session: table.session
        }
    }
}
