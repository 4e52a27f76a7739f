// Small text in a soft colour: explanations and details.
import Cimaise

BodyText {
    color: Style.inkSoft
    font.pixelSize: Style.smallSize
}
