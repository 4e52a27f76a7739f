// QR code of the shared game or board, or the reason why there is none; a tap enlarges the code.
import QtQuick
import Cimaise

Item {
    id: room

    required property string link
    required property string words
    // number of modules of the code on each side; 0 for no code
    required property int modules

    signal enlarged

    CodePicture {
        link: room.visible && room.modules > 0 ? room.link : ""
        words: room.words
    }

    MouseArea {
        anchors.fill: parent
        visible: room.modules > 0
        Accessible.ignored: true
        onClicked: room.enlarged()
    }

    BodyText {
        //% "Too much for a QR code. Use the link instead."
        readonly property string noCode: qsTrId("share.too-large")
        //% "Too much for a link. Save the game as a file instead."
        readonly property string noLink: qsTrId("share.link-too-large")

        anchors.centerIn: parent
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: room.link === "" ? noLink : noCode
        visible: room.modules === 0
    }
}
