// Dashed frame around a piece that does not count.
import QtQuick
import Cimaise

DashedEdges {
    colour: Style.ink
    dashed: true
    edges: 15
    thickness: 2
}
