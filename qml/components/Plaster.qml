// A slab of plaster with a soft shadow, drawn without effects so that every renderer shows it.
import QtQuick
import Cimaise
import Cimaise.App

Rectangle {
    color: Style.panel
    radius: Style.radius
    border {
        width: 1
        color: Style.outline
    }

    BorderImage {
        // the drawing goes 3 beyond the slab, whose corners have the radius of ours
        readonly property int corner: Style.radius + 5

        anchors {
            fill: parent
            margins: -3
            topMargin: -1
            bottomMargin: -5
        }
        z: -1
        source: Drawings.source("board/plaster-shadow", Style.shadow)
        border {
            bottom: corner
            left: corner
            right: corner
            top: corner
        }
    }
}
