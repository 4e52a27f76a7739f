// Miniature of the printed wall that shows what to count.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Item {
    id: picture

    required property int columns
    required property int rows
    required property int firstEyelineRow
    required property int lastEyelineRow
    required property int starColumn
    required property int starRow
    readonly property real cell: Math.min(width / Math.max(1, columns), 180 / Math.max(1, rows), 22)

    implicitHeight: cell * rows

    Accessible.role: Accessible.Graphic
    //% "The wall as entered"
    Accessible.name: qsTrId("art.facts.picture")

    Rectangle {
        id: plan

        width: picture.cell * picture.columns
        height: picture.cell * picture.rows
        color: Style.wallShade
        border {
            width: 1
            color: Style.rail
        }

        Rectangle {
            y: (picture.firstEyelineRow - 1) * picture.cell
            width: parent.width
            height: (picture.lastEyelineRow - picture.firstEyelineRow + 1) * picture.cell
            color: Style.brassPlate
            opacity: 0.6
        }

        Repeater {
            model: Math.max(0, picture.columns - 1)

            Rectangle {
                required property int index

                x: Math.round((index + 1) * picture.cell)
                width: 1
                height: plan.height
                color: Style.outline
            }
        }

        Repeater {
            model: Math.max(0, picture.rows - 1)

            Rectangle {
                required property int index

                y: Math.round((index + 1) * picture.cell)
                width: plan.width
                height: 1
                color: Style.outline
            }
        }

        Repeater {
            model: 2

            Icon {
                required property int index

                x: (picture.starColumn - 1 + index) * picture.cell
                y: (picture.starRow - 1) * picture.cell
                name: "star"
                colour: Style.brass
                size: Math.floor(picture.cell)
            }
        }
    }
}
