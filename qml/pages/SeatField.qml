// A player's seat: its number and the name to write there.
import QtQuick
import QtQuick.Layouts
import Cimaise

RowLayout {
    id: seatRow

    required property int index
    required property int seat
    required property string name
    required property string placeholder
    required property string team
    required property string accessibleName

    signal written(string name)

    spacing: Style.gap

    Rectangle {
        Layout.preferredHeight: Layout.preferredWidth
        Layout.preferredWidth: Math.round(32 * Math.min(Style.scale, 1.5))
        color: Style.brassPlate
        radius: width / 2

        WallText {
            anchors.centerIn: parent
            Accessible.ignored: true
            text: seatRow.seat
            font.weight: Font.DemiBold
        }
    }

    WallField {
        id: field

        Layout.fillWidth: true
        rightPadding: Style.touch
        name: seatRow.accessibleName
        maximumLength: 200
        placeholderText: seatRow.placeholder
        text: seatRow.name
        onTextEdited: seatRow.written(text)
        onAccepted: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)

        IconButton {
            anchors {
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            visible: seatRow.name !== ""
            focusPolicy: Qt.NoFocus
            icon.name: "close"
            //% "Empty this seat"
            text: qsTrId("new.seat.clear")
            onClicked: seatRow.written("")
        }
    }

    WallText {
        visible: text !== ""
        text: seatRow.team
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }
}
