// Tile in the order of hanging: a tap highlights it, buttons move it earlier or later.
import QtQuick
import QtQuick.Layouts
import Cimaise

RowLayout {
    id: line

    required property int index
    required property string accessibleName
    required property bool selected
    required property string severity
    property bool last: false
    property bool locked: false

    signal tapped
    signal moved(int by)

    // Takes keyboard focus for a tile that was moved to this row.
    function follow(by: int): void {
        const goesOn = by < 0 ? earlier : later;
        (goesOn.enabled ? goesOn : by < 0 ? later : earlier).forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Style.gapTiny

    ArtSocietyRowButton {
        Layout.fillWidth: true
        Accessible.name: mark + " " + title
        Keys.onPressed: event => {
            const by = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0;
            event.accepted = by !== 0 && event.modifiers & Qt.AltModifier && !line.locked;
            if (event.accepted)
                line.moved(by);
        }
        detail: ""
        mark: (line.index + 1) + "."
        markColour: line.severity === "" || line.severity === "note" ? Style.brass : Style.severityColour(line.severity)
        shown: line.selected
        title: line.accessibleName
        onClicked: line.tapped()
    }

    IconButton {
        id: earlier

        visible: !line.locked
        enabled: line.index > 0
        icon.name: "chevron-up"
        //% "Move earlier: {tile}"
        text: qsTrId("art.order.earlier").replace("{tile}", line.accessibleName)
        onClicked: line.moved(-1)
    }

    IconButton {
        id: later

        visible: !line.locked
        enabled: !line.last
        icon.name: "chevron-down"
        //% "Move later: {tile}"
        text: qsTrId("art.order.later").replace("{tile}", line.accessibleName)
        onClicked: line.moved(1)
    }
}
