// Number of columns or rows of a board.
import QtQuick
import QtQuick.Layouts
import Cimaise

RowLayout {
    id: line

    required property string text
    required property int size
    required property int most

    signal stepped(int by)

    spacing: Style.gapTiny

    BodyText {
        Layout.fillWidth: true
        Accessible.ignored: true
        text: line.text
    }

    IconButton {
        enabled: line.size > 1
        icon.name: "remove"
        repeats: true
        //% "{figure}: one less"
        text: qsTrId("museum.figure.less").replace("{figure}", line.text)
        onClicked: line.stepped(-1)
    }

    BodyText {
        Layout.minimumWidth: Math.round(28 * Style.scale)
        text: line.size
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
    }

    IconButton {
        enabled: line.size < line.most
        icon.name: "add"
        repeats: true
        //% "{figure}: one more"
        text: qsTrId("museum.figure.more").replace("{figure}", line.text)
        onClicked: line.stepped(1)
    }
}
