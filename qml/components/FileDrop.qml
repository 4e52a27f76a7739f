// Drop area for files and text, with a message while something is dragged over it.
import QtQuick
import Cimaise

DropArea {
    id: area

    required property string title

    signal fileDropped(url file)
    signal textDropped(string text)

    keys: ["text/uri-list", "text/plain"]
    onDropped: drop => {
        drop.accept();
        // A dragged link has a URL as well as text; only a file URL is opened as a file.
        if (drop.hasUrls && drop.urls[0].toString().startsWith("file:"))
            area.fileDropped(drop.urls[0]);
        else
            area.textDropped(drop.hasText ? drop.text : drop.urls[0].toString());
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

        EmptyListPlaceholder {
            anchors.centerIn: parent
            width: parent.width - 2 * Style.gapHuge
            title: area.title
        }
    }
}
