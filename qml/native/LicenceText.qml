// Licence of this build: that of the source code, because Qt is not part of it.
import Cimaise

BodyText {
    //% "Free software under the MIT licence."
    text: qsTrId("settings.about.licence")
}
