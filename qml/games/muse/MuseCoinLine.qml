// One suit: the coins of the artist and of the economy, buttons to move or to count coins, and the
// check that the coins add up.
import QtQuick
import QtQuick.Layouts
import Cimaise

RowLayout {
    id: line

    required property int index
    required property string suit
    required property string name
    required property int economy
    required property int held
    required property bool lit
    required property bool economyLit
    required property string severity
    required property string equation
    required property string verdict
    required property string slip
    required property string accessibleName
    property bool roomy: false
    // true: buttons move coins between artist and economy; false: buttons change one of the two
    // numbers
    property bool passing: true
    property bool economyCounted: false
    property bool locked: false

    signal added(int coins)

    spacing: Style.gapTiny

    Accessible.name: accessibleName
    Accessible.role: Accessible.Row

    SuitIcon {
        Layout.leftMargin: Style.gapTiny
        size: Math.round(24 * Style.cappedScale)
        suit: line.suit
    }

    WallText {
        Layout.maximumWidth: Layout.preferredWidth
        Layout.preferredWidth: Math.round(72 * Style.scale)
        Accessible.ignored: true
        visible: line.roomy
        text: line.name
        wrapMode: Text.NoWrap
    }

    MuseCount {
        active: line.passing || !line.economyCounted
        count: line.held
        lit: line.lit
    }

    IconButton {
        enabled: !line.locked
        icon.name: line.passing ? "chevron-right" : "remove"
        //% "Pay a coin: {suit}"
        readonly property string pays: qsTrId("muse.coins.pay")
        //% "One fewer: {suit}"
        readonly property string fewer: qsTrId("muse.coins.fewer")
        text: (line.passing ? pays : fewer).replace("{suit}", line.name)
        onClicked: line.added(-1)
    }

    IconButton {
        enabled: !line.locked
        icon.name: line.passing ? "chevron-left" : "add"
        //% "Take a coin: {suit}"
        readonly property string takes: qsTrId("muse.coins.take")
        //% "One more: {suit}"
        readonly property string more: qsTrId("muse.coins.more")
        text: (line.passing ? takes : more).replace("{suit}", line.name)
        onClicked: line.added(1)
    }

    MuseCount {
        active: line.passing || line.economyCounted
        count: line.economy
        lit: line.economyLit
    }

    SteadyText {
        Layout.fillWidth: true
        Layout.rightMargin: Style.gapTiny
        Accessible.ignored: true
        text: line.equation + (line.verdict !== "" ? " · " + line.verdict : "") + (line.slip !== "" ? " · " + line.slip : "")
        color: line.verdict !== "" ? Style.impossible : Style.inkSoft
        font {
            pixelSize: Style.smallSize
            weight: line.verdict !== "" ? Font.DemiBold : Font.Normal
        }
        lines: line.width < 240 * Style.scale ? 3 : 2
    }

    // Number of coins on a small plate.
    component MuseCount: Rectangle {
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
}
