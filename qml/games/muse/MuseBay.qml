// One artist's part of the wall: the palace above, the studio below.
import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: bay

    required property int index
    required property int player
    required property string name
    required property bool current
    required property int palaceCount
    required property int studioCount
    required property int coinCount
    required property string coinsText
    required property string spokenCoins
    required property string remainingText
    required property bool ends
    required property string studioName
    required property string palaceName
    required property bool studioChosen
    required property bool palaceChosen
    required property MusePilesPart piles
    required property MuseMovedPiece dragged
    property bool locked: false
    // shows the artist’s name and coins at the top; false if only one artist is shown
    property bool showsTitle: true
    readonly property real titleHeight: showsTitle ? title.implicitHeight : 0
    readonly property real tallest: Math.floor((height - titleHeight - 26) / 1.7)
    readonly property real widest: Math.floor((width - 90) / 3)
    readonly property real unit: Math.min(132, Math.max(64, Math.min(tallest, widest)))
    readonly property real above: Math.max(0, Math.round((height - titleHeight - 6 - palace.height - studio.height) / 2))

    ControlText {
        id: title

        x: Style.gap
        y: bay.above
        width: parent.width - 2 * Style.gap - purse.width
        visible: bay.showsTitle
        text: bay.name
        color: bay.current ? Style.accent : Style.ink
        mayElide: true
        font.weight: bay.current ? Font.DemiBold : Font.Medium
        wrapMode: Text.NoWrap
    }

    Row {
        id: purse

        anchors {
            right: parent.right
            rightMargin: Style.gap
            verticalCenter: title.verticalCenter
        }
        spacing: Style.gapTiny
        visible: bay.showsTitle

        Accessible.ignored: bay.spokenCoins === ""
        Accessible.name: bay.spokenCoins
        Accessible.role: Accessible.StaticText

        Icon {
            name: "coins"
            colour: Style.brass
        }

        ControlCaption {
            text: bay.coinCount
        }
    }

    MusePile {
        id: palace

        y: bay.above + bay.titleHeight + 2
        width: parent.width
        dragged: bay.dragged
        chosen: bay.palaceChosen
        ending: bay.ends
        //% "Palace"
        label: qsTrId("muse.palace") + " " + bay.palaceCount
        locked: bay.locked
        paintings: bay.piles.palaceOf(bay.index)
        remark: bay.remainingText
        spokenName: bay.palaceName
        unit: bay.unit
        upright: true
        onPressed: bay.piles.choosePile(bay.player, true)
        onReceived: bay.dragged.put(bay.player, true)
        onTapped: card => bay.piles.touch(bay.player, true, card)
    }

    MusePile {
        id: studio

        y: palace.y + palace.height + 4
        width: parent.width
        dragged: bay.dragged
        chosen: bay.studioChosen
        //% "Studio"
        label: qsTrId("muse.studio") + " " + bay.studioCount
        locked: bay.locked
        paintings: bay.piles.studioOf(bay.index)
        remark: bay.showsTitle ? "" : bay.coinsText
        spokenRemark: bay.spokenCoins
        spokenName: bay.studioName
        unit: bay.unit
        onPressed: bay.piles.choosePile(bay.player, false)
        onReceived: bay.dragged.put(bay.player, false)
        onTapped: card => bay.piles.touch(bay.player, false, card)
    }
}
