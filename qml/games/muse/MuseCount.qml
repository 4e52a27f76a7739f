// Number of coins on a small plate.
import QtQuick
import Cimaise

Rectangle {
    id: plate

    required property int count
    property bool active: true
    property bool lit: false

    implicitWidth: Math.max(Math.round(36 * Style.cappedScale), figure.implicitWidth + Style.gap)
    implicitHeight: Math.round(32 * Style.scale)
    color: lit ? Style.brassPlate : active ? Style.panel : "transparent"
    radius: Style.radiusSmall
    border {
        width: 1
        color: active ? Style.controlOutline : Style.outline
    }

    Accessible.ignored: true

    WallText {
        id: figure

        anchors.centerIn: parent
        Accessible.ignored: true
        text: plate.count
        color: plate.active ? Style.ink : Style.inkSoft
        font {
            pixelSize: Math.round(18 * Style.scale)
            weight: Font.DemiBold
        }
        wrapMode: Text.NoWrap
    }
}
