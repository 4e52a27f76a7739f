// Keys side by side in rows; arrow keys move between them.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: row

    required property RowsModel keys
    required property string name
    // delegate of a key; must be a Pressable
    property alias key: delegates.delegate
    property int columns: Math.max(1, keys.count)
    // minimum number of keys that space is reserved for
    property int places: 0
    property real minimumHeight: Style.touch
    property int current: 0
    readonly property real keyWidth: width / columns
    readonly property real keyHeight: Math.max(minimumHeight, Math.round(40 * Style.denseScale))

    signal pressed(int index)

    Layout.fillWidth: true
    implicitHeight: Math.ceil(Math.max(keys.count, places) / columns) * keyHeight
    opacity: enabled ? 1 : 0.45

    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Keys.onLeftPressed: goToIndex(current - 1)
    Keys.onRightPressed: goToIndex(current + 1)
    Keys.onUpPressed: event => event.accepted = goToIndex(current - columns)
    Keys.onDownPressed: event => event.accepted = goToIndex(current + columns)

    function goToIndex(index: int): bool {
        const key = delegates.itemAt(index);
        if (key === null)
            return false;
        key.forceActiveFocus(Qt.TabFocusReason);
        current = index;
        return true;
    }

    // Sets size, focus and click handler of a key.
    function lay(index: int, item: Item): void {
        const key = item as Pressable;
        key.width = Qt.binding(() => row.keyWidth);
        key.height = Qt.binding(() => row.keyHeight);
        key.focus = Qt.binding(() => index === row.current);
        key.focusPolicy = Qt.binding(() => index === row.current ? Qt.TabFocus : Qt.NoFocus);
        key.clicked.connect(() => row.pressed(index));
    }

    Grid {
        columns: row.columns

        Repeater {
            id: delegates

            model: row.keys
            onItemAdded: (index, item) => row.lay(index, item)
        }
    }
}
