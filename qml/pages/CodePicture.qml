// Link as a QR code, as large as the parent allows; black on white in both appearances.
import QtQuick

Image {
    required property string link
    required property string words
    readonly property real edge: Math.min(parent?.width ?? 0, parent?.height ?? 0)

    anchors.centerIn: parent
    width: edge
    height: edge
    Accessible.name: words
    Accessible.role: Accessible.Graphic
    fillMode: Image.PreserveAspectFit
    smooth: false
    source: link !== "" && edge > 0 ? "image://code/" + encodeURIComponent(link) : ""
    sourceSize {
        width: Math.floor(edge)
        height: Math.floor(edge)
    }
}
