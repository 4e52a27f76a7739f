// Column and row numbers along a wall, as findings, hints and files use them.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Item {
    id: edges

    required property int columns
    required property int rows
    required property int cell
    // height of the numbers above the wall, and width of those to its left
    required property int room

    Accessible.ignored: true
    // hidden on a small wall, whose squares are narrower than two digits
    visible: cell >= 0.85 * room

    Repeater {
        model: edges.columns

        Numeral {
            required property int index

            x: index * edges.cell
            y: -edges.room
            width: edges.cell
            text: index + 1
        }
    }

    Repeater {
        model: edges.rows

        Numeral {
            required property int index

            x: -edges.room
            y: index * edges.cell + (edges.cell - height) / 2
            width: edges.room - 1
            text: index + 1
        }
    }

    component Numeral: PlainText {
        height: edges.room
        Accessible.ignored: true
        color: Style.inkSoft
        font {
            family: Style.bodyFamily
            pixelSize: Math.round(edges.room * 0.7)
        }
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
