// Player's seat: its symbol and the field for the name.
import QtQuick
import QtQuick.Layouts
import Cimaise

GridLayout {
    id: seatRow

    required property int index
    required property int colour
    required property int shape
    required property string name
    required property string placeholder
    required property string team
    required property string accessibleName

    // true for the last seat, where Enter emits finished(); elsewhere Enter moves to the next seat
    property bool last: false

    signal written(string name)
    signal finished

    columnSpacing: Style.gap
    columns: width > 280 * Style.scale ? 3 : 2
    rowSpacing: 0

    SeatBadge {
        hue: seatRow.colour
        shape: seatRow.shape
        size: Math.round(24 * Style.cappedScale)
    }

    NameField {
        id: field

        rightPadding: clearButton.visible ? Style.touch : Style.gap
        last: seatRow.last
        name: seatRow.accessibleName
        placeholderText: seatRow.placeholder
        text: seatRow.name
        onTextEdited: seatRow.written(text)
        onAccepted: seatRow.last ? seatRow.finished() : nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)

        ClearButton {
            id: clearButton

            field: field
            //% "Clear name"
            text: qsTrId("new.seat.clear")
        }
    }

    Caption {
        Layout.fillWidth: false
        Layout.column: seatRow.columns - 1
        Layout.row: seatRow.columns === 3 ? 0 : 1
        visible: text !== ""
        text: seatRow.team
    }
}
