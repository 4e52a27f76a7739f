// Error below a field.
import QtQuick
import Cimaise

BodyText {
    visible: text !== ""
    color: Style.illegal
    font.pixelSize: Style.smallSize
}
