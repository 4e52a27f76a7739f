// Text of a control or row, which names itself to screen readers.
import QtQuick
import Cimaise

BodyText {
    Accessible.ignored: true
}
