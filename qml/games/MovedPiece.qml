// Dragged item; dropped on a side’s tab, it is given to that side.
import QtQuick

Item {
    signal givenTo(int side)
}
