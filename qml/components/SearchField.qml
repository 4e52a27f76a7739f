// Search field; Esc or the cross clears it.
import QtQuick
import Cimaise

AppTextField {
    id: field

    leftPadding: Style.iconSize + 2 * Style.gap + 4
    rightPadding: text !== "" ? Style.touch : Style.gap
    inputMethodHints: Qt.ImhNoPredictiveText
    EnterKey.type: Qt.EnterKeySearch
    restores: false

    Accessible.searchEdit: true
    Keys.onEscapePressed: event => {
        event.accepted = text !== "";
        clear();
    }

    Icon {
        x: Style.gap + 2
        anchors.verticalCenter: parent.verticalCenter
        name: "search"
        colour: Style.inkSoft
    }

    ClearButton {
        field: field
        //% "Clear search"
        text: qsTrId("wall.search.clear")
    }
}
