// Label above a field, which repeats it as its accessible name.
import QtQuick
import Cimaise

BodyText {
    Accessible.ignored: true
    font.weight: Font.DemiBold
}
