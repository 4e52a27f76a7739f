// Miniature of a board: the pieces in the colours of the game. Ignored by screen readers, because
// the text beside it contains the same information.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: small

    // model of the saved games, if the board of one of them is shown; otherwise null
    property LibraryModel games: null
    property double gameId: 0
    property string moment: ""
    property string file: ""
    property Session session: null
    readonly property real cell: Math.min((width - 4) / picture.columns, (height - 4) / picture.rows)

    implicitWidth: Math.round(72 * Style.cappedScale)
    implicitHeight: Math.round(implicitWidth * 0.75)

    Accessible.ignored: true

    function colour(colourId: string): color {
        if (colourId === "")
            return Style.wallShade;
        if (colourId === "palace")
            return Style.brassPlate;
        return PieceColours.of(colourId, Style.rail);
    }

    BoardPicture {
        id: picture

        file: small.file
        gameId: small.gameId
        games: small.games
        moment: small.moment
        session: small.session
    }

    Rectangle {
        anchors.fill: parent
        color: Style.wall
        radius: Style.radiusSmall
        border {
            width: 1
            color: Style.outline
        }
    }

    Item {
        x: Math.round((small.width - small.cell * picture.columns) / 2)
        y: Math.round((small.height - small.cell * picture.rows) / 2)

        Repeater {
            model: picture.pieces

            Rectangle {
                required property real column
                required property real row
                required property real columns
                required property real rows
                required property string colourId

                // rounded to whole pixels, with a gap of one pixel between pieces
                x: Math.round(column * small.cell)
                y: Math.round(row * small.cell)
                width: Math.max(1, Math.round((column + columns) * small.cell) - x - 1)
                height: Math.max(1, Math.round((row + rows) * small.cell) - y - 1)
                color: small.colour(colourId)
                radius: 1
            }
        }
    }
}
