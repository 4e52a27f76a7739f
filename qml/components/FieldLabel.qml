// Label above a field, which repeats it as its accessible name.
import QtQuick
import Cimaise

ControlText {
    font.weight: Font.DemiBold
}
