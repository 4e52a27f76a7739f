// Number with buttons for one less and one more.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

RowLayout {
    id: line

    required property string text
    required property int value
    property bool fewer: true
    property bool more: true

    signal stepped(int by)

    spacing: Style.gapTiny

    ControlText {
        text: line.text
        font.pixelSize: WordFit.within(text, Style.bodyFamily, Style.textSize, width)
    }

    IconButton {
        enabled: line.fewer
        icon.name: "remove"
        repeats: true
        //% "{figure}: one less"
        text: qsTrId("art.step.less").replace("{figure}", line.text)
        onClicked: line.stepped(-1)
    }

    BodyText {
        Layout.fillWidth: false
        Layout.minimumWidth: Math.round(28 * Style.scale)
        Accessible.name: line.text + " " + line.value
        text: line.value
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
    }

    IconButton {
        enabled: line.more
        icon.name: "add"
        repeats: true
        //% "{figure}: one more"
        text: qsTrId("art.step.more").replace("{figure}", line.text)
        onClicked: line.stepped(1)
    }
}
