// Text in a soft colour: explanations.
import Cimaise

BodyText {
    color: Style.inkSoft
}
