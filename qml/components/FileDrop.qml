// Takes a file that is dropped on it, and says so while one is held above.
import QtQuick
import Cimaise

DropArea {
    id: area

    signal fileDropped(url file)

    keys: ["text/uri-list"]
    onDropped: drop => {
        drop.accept();
        area.fileDropped(drop.urls[0]);
    }

    Rectangle {
        anchors {
            fill: parent
            margins: Style.gap
        }
        visible: area.containsDrag
        color: Style.panel
        opacity: 0.94
        radius: Style.radius
        border {
            width: 3
            color: Style.accent
        }

        EmptyWall {
            anchors.centerIn: parent
            width: parent.width - 2 * Style.gapHuge
            //% "Let go to open the game"
            title: qsTrId("wall.file.drop")
        }
    }
}
