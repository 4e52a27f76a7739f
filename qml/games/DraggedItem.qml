// Item being dragged; a drop on the tab of a side gives the item to that side.
import QtQuick

Item {
    signal givenTo(int side)
}
