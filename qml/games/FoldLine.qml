// Row that replaces several others; a tap expands them below.
import QtQuick
import Cimaise

Pressable {
    id: line

    property bool folded: true

    implicitHeight: Style.touch
    leftPadding: Style.gapWide
    rightPadding: Style.gap

    Accessible.checkable: true
    Accessible.checked: !folded

    contentItem: Item {
        WallText {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - Style.iconSize
            Accessible.ignored: true
            text: line.text
            color: Style.inkSoft
            mayElide: true
            wrapMode: Text.NoWrap
        }

        Icon {
            anchors {
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            name: line.folded ? "chevron-down" : "chevron-up"
            colour: Style.inkSoft
        }
    }

    background: PlasterKey {
        control: line
    }
}
