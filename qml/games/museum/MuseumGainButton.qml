// Button that opens a better arrangement; visible if there is a gain. Its space beside the hint
// line is reserved.
import QtQuick
import Cimaise
import Cimaise.App

AppButton {
    id: gain

    required property MuseumArrangePart arrangement
    property bool showsText: false

    // constant size for any text
    implicitHeight: Math.max(Style.touch, Math.round(40 * Style.scale))
    implicitWidth: Math.round((showsText ? 230 : 68) * Style.scale)
    enabled: arrangement.shortText !== ""
    // transparent, not hidden, so that the hint does not move
    opacity: enabled ? 1 : 0
    leftPadding: Style.gapTiny
    rightPadding: Style.gapTiny
    font.pixelSize: Style.smallSize
    icon.name: "arrange"
    text: showsText ? arrangement.shortText : arrangement.gain

    Accessible.ignored: !enabled
    Accessible.name: arrangement.shortText

    AppToolTip {
        text: gain.arrangement.shortText
        wanted: !gain.showsText && gain.enabled && (gain.hovered || gain.visualFocus)
    }
}
