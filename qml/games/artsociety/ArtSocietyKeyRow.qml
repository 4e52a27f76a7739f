// Large keys beside each other; arrows move between them.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

FocusScope {
    id: row

    required property RowsModel keys
    required property string name
    property int columns: Math.max(1, keys.count)
    property int current: 0

    signal pressed(int index)

    implicitHeight: Math.ceil(keys.count / columns) * grid.keyHeight

    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Keys.onLeftPressed: go(current - 1)
    Keys.onRightPressed: go(current + 1)
    Keys.onUpPressed: event => event.accepted = go(current - columns)
    Keys.onDownPressed: event => event.accepted = go(current + columns)

    function go(index: int): bool {
        const key = delegates.itemAt(index);
        if (key === null)
            return false;
        key.forceActiveFocus(Qt.TabFocusReason);
        current = index;
        return true;
    }

    Grid {
        id: grid

        readonly property real keyWidth: row.width / row.columns
        readonly property real keyHeight: Math.max(Style.touch + 4, Math.round(44 * Math.min(Style.scale, 1.4)))

        columns: row.columns

        Repeater {
            id: delegates

            model: row.keys

            ArtSocietyKey {
                width: grid.keyWidth
                height: grid.keyHeight
                focus: index === row.current
                focusPolicy: index === row.current ? Qt.TabFocus : Qt.NoFocus
                onClicked: row.pressed(index)
            }
        }
    }
}
