// Licence of this build, which contains Qt for WebAssembly.
import Cimaise

WallText {
    //% "Free software under the GNU General Public License, version 3 only (GPL-3.0-only), because this version contains Qt for WebAssembly."
    text: qsTrId("settings.about.licence.web")
}
