// Small text in a soft colour: details.
import Cimaise

QuietText {
    font.pixelSize: Style.smallSize
}
