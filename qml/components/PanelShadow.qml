// Soft shadow below a panel, drawn without effects so that every renderer shows it.
import QtQuick
import Cimaise
import Cimaise.App

BorderImage {
    // size of the corners in the image: the radius of the panel plus the shadow around it
    readonly property int corner: Style.radius + 5

    // Only the lower part is drawn: light comes from above, and the panel covers the rest.
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
