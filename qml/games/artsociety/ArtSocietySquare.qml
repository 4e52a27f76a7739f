// Square of the printed wall: the tint of the eyeline, its marks, and its accessible description.
import QtQuick
import Cimaise

Rectangle {
    id: square

    required property bool star
    required property bool eyeline
    required property bool corner
    required property bool highlighted
    required property bool notCounting
    required property string fits
    required property bool best
    required property string accessibleName

    color: eyeline ? (Style.dark ? Style.panelDown : Style.panel) : Style.wallShade
    border {
        width: 1
        color: Style.outline
    }

    Accessible.role: Accessible.Cell
    Accessible.name: accessibleName

    // Created only for squares with marks: most have none, and a wall may have thousands of
    // squares.
    // qmllint disable unqualified
    Loader {
        anchors.fill: parent
        active: square.star || square.corner || square.highlighted || square.fits !== ""
        sourceComponent: ArtSocietySquareMarks {
            best: square.best
            corner: square.corner
            fits: square.fits
            notCounting: square.notCounting
            highlighted: square.highlighted
            star: square.star
        }
    }
    // qmllint enable unqualified
}
