// Button that opens a better arrangement; visible if there is a gain. Its space beside the hint
// line is reserved.
import QtQuick
import Cimaise
import Cimaise.App

WallButton {
    id: gain

    required property MuseumArrangePart arrangement
    property bool wordy: false

    // constant size for any text
    implicitHeight: Math.max(Style.touch, Math.round(40 * Style.scale))
    implicitWidth: Math.round((wordy ? 230 : 68) * Style.scale)
    enabled: arrangement.shortText !== ""
    // transparent, not hidden, so that the hint does not move
    opacity: enabled ? 1 : 0
    leftPadding: Style.gapTiny
    rightPadding: Style.gapTiny
    font.pixelSize: Style.smallSize
    icon.name: "arrange"
    text: wordy ? arrangement.shortText : arrangement.gain

    Accessible.ignored: !enabled
    Accessible.name: arrangement.shortText

    WallTip {
        text: gain.arrangement.shortText
        wanted: !gain.wordy && gain.enabled && (gain.hovered || gain.visualFocus)
    }
}
