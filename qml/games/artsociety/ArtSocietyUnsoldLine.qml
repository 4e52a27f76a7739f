// Unsold painting: the move of its type’s marker, and the markers that made the move shorter.
import QtQuick
import QtQuick.Layouts
import Cimaise

RowLayout {
    id: line

    required property int index
    required property string type
    required property string title
    required property string detail
    required property string accessibleName
    property bool locked: false

    signal taken(int index)

    spacing: Style.gap

    Accessible.role: Accessible.ListItem
    Accessible.name: accessibleName

    ArtSocietyMat {
        Layout.alignment: Qt.AlignTop
        Layout.preferredWidth: 36
        Layout.preferredHeight: 36
        Layout.topMargin: 4
        radius: 4
        type: line.type

        Icon {
            anchors.centerIn: parent
            name: line.type === "" ? "" : "art/" + line.type
            colour: ArtSocietyStyle.ink(line.type)
            size: 24
        }
    }

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        BodyText {
            Layout.fillWidth: true
            Accessible.ignored: true
            text: line.title
        }

        BodyText {
            Layout.fillWidth: true
            visible: text !== ""
            Accessible.ignored: true
            text: line.detail
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
        }
    }

    IconButton {
        Layout.alignment: Qt.AlignTop
        visible: !line.locked
        icon.name: "close"
        //% "Remove: {painting}"
        text: qsTrId("art.unsold.remove").replace("{painting}", line.title)
        onClicked: line.taken(line.index)
    }
}
