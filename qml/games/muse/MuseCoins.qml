// Six suits of coins, and the growth of the economy.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: panel

    required property MuseCoinsPart coins
    property bool locked: false
    property bool roomy: false
    property real fieldWidth: Style.touch
    //% "Economy"
    readonly property string economy: qsTrId("muse.economy")

    spacing: Style.gapTiny

    // both delayed until the layout is done: size requests of its rows during a layout would be lost
    Binding {
        // wide enough for a sum such as 20+3
        delayed: true
        property: "fieldWidth"
        target: panel
        value: Math.round(Math.max(Style.touch, Math.min(64 * Style.scale, panel.width * 0.16)))
    }

    Binding {
        delayed: true
        property: "roomy"
        target: panel
        value: panel.width >= 520 * Style.scale
    }

    SegmentedChoice {
        //% "Coin entry"
        name: qsTrId("muse.coins.how")
        current: panel.coins.counting
        //% "Take and pay"
        readonly property string pass: qsTrId("muse.coins.pass")
        //% "Player"
        readonly property string player: qsTrId("muse.coins.player")
        // a name would change the height of the choice with the player in view
        options: [pass, player, panel.economy]
        onChosen: index => panel.coins.counting = index
    }

    RowLayout {
        spacing: Style.gapTiny

        ControlCaption {
            Layout.fillWidth: false
            Layout.leftMargin: Style.gapTiny + Math.round(24 * Style.cappedScale) + Style.gapTiny + (panel.roomy ? Math.round(72 * Style.scale) + Style.gapTiny : 0)
            Layout.preferredWidth: panel.fieldWidth + Style.touch
            text: panel.coins.artist
            mayElide: true
            wrapMode: Text.NoWrap
        }

        ControlCaption {
            Layout.fillWidth: false
            Layout.preferredWidth: panel.fieldWidth + Style.touch + Style.gapTiny
            text: panel.economy
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
        }
    }

    Repeater {
        model: panel.coins.suits

        MuseCoinLine {
            coins: panel.coins
            countsEconomy: panel.coins.counting === MuseCoinsPart.CountEconomy
            fieldWidth: panel.fieldWidth
            locked: panel.locked
            movesCoins: panel.coins.counting === MuseCoinsPart.Pass
            roomy: panel.roomy
            onAdded: count => panel.coins.add(index, count)
        }
    }

    FlowLine {
        Layout.leftMargin: Style.gapTiny

        QuietText {
            width: Math.min(implicitWidth, panel.width - Style.gap)
            height: Math.max(Style.touch, implicitHeight)
            text: panel.coins.growthText
            verticalAlignment: Text.AlignVCenter
        }

        AppButton {
            width: Math.min(implicitWidth, panel.width - Style.gap)
            enabled: panel.coins.canGrow && !panel.locked
            icon.name: "add"
            //% "Draw pile ran out: grow the economy"
            text: qsTrId("muse.growth.grow")
            onClicked: panel.coins.grow()
        }

        IconButton {
            enabled: panel.coins.canUndoGrowth && !panel.locked
            icon.name: "remove"
            repeats: true
            //% "Undo one growth"
            text: qsTrId("muse.growth.undo")
            onClicked: panel.coins.undoGrowth()
        }
    }
}
