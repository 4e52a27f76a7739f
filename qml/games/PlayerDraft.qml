// Text being typed: one draft for each player, kept while another player is shown.
import QtQuick
import Cimaise.App

QtObject {
    id: draft

    required property Session session
    required property TextInput field
    readonly property int side: session.currentSide
    property int shown: -1
    property var lines: ({})

    // emitted after a switch to the draft of another player
    signal turned

    Component.onCompleted: shown = side
    onSideChanged: {
        if (side === shown)
            return;
        lines[shown] = field.text;
        shown = side;
        field.text = lines[side] ?? "";
        turned();
        if (field.visible)
            field.forceActiveFocus(Qt.TabFocusReason); // the tab that was tapped has the focus
    }
    onSessionChanged: lines = ({})
}
