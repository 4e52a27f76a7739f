// Line of text being typed: each player has a line of their own, kept while another player is shown.
import QtQuick
import Cimaise.App

QtObject {
    id: draft

    required property Session session
    required property TextInput field
    readonly property int side: session.currentSide
    property int shown: -1
    property var lines: ({})

    // another player’s line is shown
    signal turned

    Component.onCompleted: shown = side
    onSideChanged: {
        if (side === shown)
            return;
        lines[shown] = field.text;
        shown = side;
        field.text = lines[side] ?? "";
        turned();
    }
    onSessionChanged: lines = ({})
}
