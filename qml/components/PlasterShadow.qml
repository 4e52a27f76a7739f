// Soft shadow below a panel, drawn without effects so that every renderer shows it.
import QtQuick
import Cimaise
import Cimaise.App

BorderImage {
    // the corners of the drawing have the radius of the panel
    readonly property int corner: Style.radius + 5

    // what the panel covers is not drawn: light comes from above, and the shadow lies below it only
    anchors {
        left: parent.left
        right: parent.right
        bottom: parent.bottom
        bottomMargin: -5
    }
    height: Math.min(2 * corner + 2, parent.height + 4)
    z: -1
    source: Drawings.source("board/plaster-shadow", Style.shadow)
    border {
        bottom: corner
        left: corner
        right: corner
        top: corner
    }
}
