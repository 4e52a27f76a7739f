// The six suits of coins, and how often the economy has grown.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: coins

    required property MuseTable table
    readonly property bool locked: table.session.readOnly
    readonly property bool roomy: width >= 520 * Style.scale
    //% "Economy"
    readonly property string economy: qsTrId("muse.economy")
    readonly property string artist: table.session.players[table.side] ?? ""

    spacing: Style.gapTiny

    SegmentedChoice {
        Layout.fillWidth: true
        //% "How coins are entered"
        name: qsTrId("muse.coins.how")
        current: coins.table.counting
        //% "Take and pay"
        readonly property string pass: qsTrId("muse.coins.pass")
        options: [pass, coins.artist, coins.economy]
        onChosen: index => coins.table.counting = index
    }

    RowLayout {
        spacing: Style.gapTiny

        WallText {
            Layout.leftMargin: Style.gapTiny + Math.round(24 * Math.min(Style.scale, 1.5)) + Style.gapTiny + (coins.roomy ? Math.round(72 * Style.scale) : 0) + Style.gapTiny
            Layout.preferredWidth: Math.round(36 * Style.scale) + Style.touch
            Accessible.ignored: true
            text: coins.artist
            color: Style.inkSoft
            elide: Text.ElideRight
            font.pixelSize: Style.smallSize
            wrapMode: Text.NoWrap
        }

        WallText {
            Layout.preferredWidth: Math.round(36 * Style.scale) + Style.touch + Style.gapTiny
            Accessible.ignored: true
            text: coins.economy
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
        }
    }

    Repeater {
        model: coins.table.coins

        MuseCoinLine {
            Layout.fillWidth: true
            economyCounted: coins.table.counting === MuseTable.CountEconomy
            locked: coins.locked
            passing: coins.table.counting === MuseTable.Pass
            roomy: coins.roomy
            onAdded: count => coins.table.add(index, count)
        }
    }

    Flow {
        Layout.fillWidth: true
        Layout.leftMargin: Style.gapTiny
        spacing: Style.gap

        WallText {
            height: Style.touch
            text: coins.table.growthText
            color: Style.inkSoft
            verticalAlignment: Text.AlignVCenter
        }

        WallButton {
            width: Math.min(implicitWidth, coins.width - Style.gap)
            enabled: coins.table.canGrow && !coins.locked
            icon.name: "add"
            //% "Draw pile ran out: the economy grows"
            text: qsTrId("muse.growth.grow")
            onClicked: coins.table.grow()
        }

        IconButton {
            enabled: coins.table.canUngrow && !coins.locked
            icon.name: "remove"
            //% "Take a growth back"
            text: qsTrId("muse.growth.back")
            onClicked: coins.table.ungrow()
        }
    }
}
