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
    required property bool highlighted
    required property bool economyHighlighted
    required property string severity
    required property string equation
    required property string verdict
    required property string miscountText
    required property string accessibleName
    property bool roomy: false
    // true: buttons move coins between artist and economy; false: buttons change one of the two
    // numbers
    property bool movesCoins: true
    property bool countsEconomy: false
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

    BodyText {
        Layout.maximumWidth: Layout.preferredWidth
        Layout.preferredWidth: Math.round(72 * Style.scale)
        Accessible.ignored: true
        visible: line.roomy
        text: line.name
        wrapMode: Text.NoWrap
    }

    MuseCount {
        active: line.movesCoins || !line.countsEconomy
        count: line.held
        highlighted: line.highlighted
    }

    IconButton {
        enabled: !line.locked
        icon.name: line.movesCoins ? "chevron-right" : "remove"
        //% "Pay a coin: {suit}"
        readonly property string pays: qsTrId("muse.coins.pay")
        //% "One fewer: {suit}"
        readonly property string fewer: qsTrId("muse.coins.fewer")
        text: (line.movesCoins ? pays : fewer).replace("{suit}", line.name)
        onClicked: line.added(-1)
    }

    IconButton {
        enabled: !line.locked
        icon.name: line.movesCoins ? "chevron-left" : "add"
        //% "Take a coin: {suit}"
        readonly property string takes: qsTrId("muse.coins.take")
        //% "One more: {suit}"
        readonly property string more: qsTrId("muse.coins.more")
        text: (line.movesCoins ? takes : more).replace("{suit}", line.name)
        onClicked: line.added(1)
    }

    MuseCount {
        active: line.movesCoins || line.countsEconomy
        count: line.economy
        highlighted: line.economyHighlighted
    }

    ShrinkingText {
        Layout.fillWidth: true
        Layout.rightMargin: Style.gapTiny
        Accessible.ignored: true
        text: line.equation + (line.verdict !== "" ? " · " + line.verdict : "") + (line.miscountText !== "" ? " · " + line.miscountText : "")
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
        property bool highlighted: false

        implicitWidth: Math.max(Math.round(36 * Style.cappedScale), figure.implicitWidth + Style.gap)
        implicitHeight: Math.round(32 * Style.scale)
        color: highlighted ? Style.brassPlate : active ? Style.panel : "transparent"
        radius: Style.radiusSmall
        border {
            width: 1
            color: active ? Style.controlOutline : Style.outline
        }

        Accessible.ignored: true

        BodyText {
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
