// Artist's studio, palace and turn as text: Enter applies one and moves on to the next.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: texts

    required property MusePilesPart piles
    required property MuseCoinsPart coins
    required property MuseRoundPart round
    required property TextDrafts drafts
    property bool locked: false
    // true for a single board, which has no turns
    property bool singleBoard: false
    // field of the pile that is chosen on the board
    readonly property AppTextField field: piles.toPalace ? palace.field : studio.field

    spacing: Style.gap

    Component.onCompleted: studio.take()
    onVisibleChanged: if (visible)
        studio.take()

    MusePileField {
        id: studio

        Layout.fillWidth: true
        drafts: texts.drafts
        enabled: !texts.locked
        //% "Studio"
        label: qsTrId("muse.studio")
        piles: texts.piles
        onEntered: palace.take()
    }

    MusePileField {
        id: palace

        Layout.fillWidth: true
        drafts: texts.drafts
        enabled: !texts.locked
        //% "Palace"
        label: qsTrId("muse.palace")
        palace: true
        piles: texts.piles
        onEntered: {
            if (texts.singleBoard)
                studio.take();
            else
                coins.take();
        }
    }

    BodyText {
        Layout.fillWidth: true
        //% "Names, or a rank and a suit, separated by commas: mountain, 7 moons, ace of knots"
        text: qsTrId("muse.text.example")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    MuseCoinField {
        id: coins

        Layout.fillWidth: true
        drafts: texts.drafts
        enabled: !texts.locked
        coins: texts.coins
        onEntered: economy.take()
        //% "Coins"
        label: qsTrId("muse.tool.coins")
        side: texts.piles.side
        visible: !texts.singleBoard
    }

    MuseCoinField {
        id: economy

        Layout.fillWidth: true
        drafts: texts.drafts
        enabled: !texts.locked
        coins: texts.coins
        onEntered: turn.take()
        //% "Economy"
        label: qsTrId("muse.economy")
        ofEconomy: true
        visible: !texts.singleBoard
    }

    BodyText {
        Layout.fillWidth: true
        visible: !texts.singleBoard
        //% "Suits and numbers; a number may be a sum: M3 S2+1"
        text: qsTrId("muse.coins.text.example")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    MuseTurnField {
        id: turn

        Layout.fillWidth: true
        drafts: texts.drafts
        enabled: !texts.locked
        round: texts.round
        visible: !texts.singleBoard
    }
}
