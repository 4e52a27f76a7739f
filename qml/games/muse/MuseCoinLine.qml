// One suit: fields for the coins of the artist and of the economy, buttons to move or to count coins,
// and the check that the coins add up.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

RowLayout {
    id: line

    required property MuseCoinsPart coins
    // width of a field
    required property real fieldWidth
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

    ControlText {
        Layout.fillWidth: false
        Layout.maximumWidth: Layout.preferredWidth
        Layout.preferredWidth: Math.round(72 * Style.scale)
        visible: line.roomy
        text: line.name
        wrapMode: Text.NoWrap
    }

    MuseCount {
        Layout.preferredWidth: line.fieldWidth
        active: line.movesCoins || !line.countsEconomy
        enabled: active && !line.locked
        highlighted: line.highlighted
        keysBeside: economyField
        name: TextFormat.about(line.coins.artist, line.name)
        value: String(line.held)
        onEnded: refusal => line.coins.endTyping(refusal)
        onStepped: by => line.added(by)
        onTyped: text => refusal = line.coins.typeCount(line.index, false, text)
    }

    IconButton {
        enabled: !line.locked
        icon.name: line.movesCoins ? "chevron-right" : "remove"
        repeats: true
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
        repeats: true
        //% "Take a coin: {suit}"
        readonly property string takes: qsTrId("muse.coins.take")
        //% "One more: {suit}"
        readonly property string more: qsTrId("muse.coins.more")
        text: (line.movesCoins ? takes : more).replace("{suit}", line.name)
        onClicked: line.added(1)
    }

    MuseCount {
        id: economyField

        Layout.preferredWidth: line.fieldWidth
        active: line.movesCoins || line.countsEconomy
        enabled: active && !line.locked
        highlighted: line.economyHighlighted
        keysBeside: economyField
        name: TextFormat.about(qsTrId("muse.economy"), line.name)
        value: String(line.economy)
        onEnded: refusal => line.coins.endTyping(refusal)
        onStepped: by => line.added(line.movesCoins ? -by : by)
        onTyped: text => refusal = line.coins.typeCount(line.index, true, text)
    }

    ShrinkingText {
        Layout.rightMargin: Style.gapTiny
        Accessible.ignored: true
        text: line.equation + (line.verdict !== "" ? " · " + line.verdict : "") + (line.roomy && line.miscountText !== "" ? " · " + line.miscountText : "")
        color: line.verdict !== "" ? Style.impossible : Style.inkSoft
        font {
            pixelSize: Style.smallSize
            weight: line.verdict !== "" ? Font.DemiBold : Font.Normal
        }
        wrapMode: Text.WordWrap
        lines: line.width < 180 * Style.scale ? 4 : line.width < 240 * Style.scale ? 3 : 2
    }

    // Field for a number of coins.
    component MuseCount: NumberField {
        id: plate

        property bool active: true
        property bool highlighted: false

        color: active ? Style.ink : Style.inkSoft
        font {
            pixelSize: Math.round((length > 2 ? 15 : 18) * Style.cappedScale)
            weight: Font.DemiBold
        }

        background: Rectangle {
            color: plate.highlighted ? Style.brassPlate : plate.active ? Style.panel : "transparent"
            radius: Style.radiusSmall
            border {
                width: plate.activeFocus ? 2 : 1
                color: plate.wrong ? Style.illegal : plate.activeFocus ? Style.accent : plate.active ? Style.controlOutline : Style.outline
            }
        }
    }
}
