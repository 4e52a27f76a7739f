// Caption in a control or row, which names itself to screen readers.
import QtQuick
import Cimaise

Caption {
    Accessible.ignored: true
}
