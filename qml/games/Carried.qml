// Something that is carried over the table: let go over a side’s tab, it is given to that side.
import QtQuick

Item {
    signal givenTo(int side)
}
