// Possessions of a player beside the wall, under the player’s name: the assistant, excess paintings, and the
// hand when a tie needs it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: own

    required property ArtSocietyBesidePart part
    required property Session session
    // width available, known before the layout
    required property real room
    readonly property bool locked: session.readOnly
    readonly property alias handKeys: hand

    // asks for the panel with the placements of a tile
    signal fitRequested
    // asks for the placements of the tile that the assistant holds
    signal assistantTileRequested

    spacing: Style.gap

    SectionTitle {
        Layout.fillWidth: true
        visible: text !== ""
        mayElide: true
        wrapMode: Text.NoWrap
        text: own.session.singleBoard || own.session.players.length === 0 ? "" : own.session.sheet.sideName(own.session.currentSide)
        font.pixelSize: Style.largeSize
    }

    SectionTitle {
        Layout.fillWidth: true
        //% "Assistant"
        text: qsTrId("art.beside.assistant")
        font.pixelSize: Style.textSize
    }

    ShrinkingText {
        Layout.fillWidth: true
        lines: 2
        text: own.part.assistantText
    }

    Flow {
        Layout.fillWidth: true
        spacing: Style.gap

        AppButton {
            width: Math.min(implicitWidth, own.room)
            enabled: !own.part.assistantHolds && !own.locked
            icon.name: "step"
            //% "Give it a tile"
            text: qsTrId("art.assistant.give")
            onClicked: own.fitRequested()
        }

        AppButton {
            width: Math.min(implicitWidth, own.room)
            enabled: own.part.assistantHolds && !own.locked
            icon.name: "where"
            //% "Hang it"
            text: qsTrId("art.assistant.hang")
            onClicked: own.assistantTileRequested()
        }

        AppButton {
            width: Math.min(implicitWidth, own.room)
            enabled: own.part.assistantHolds && !own.locked
            icon.name: "clear"
            //% "Remove it"
            text: qsTrId("art.assistant.clear")
            onClicked: own.part.clearAssistant()
        }
    }

    ArtSocietyStep {
        Layout.fillWidth: true
        enabled: !own.locked
        fewer: value > 0
        more: own.part.moreExcess
        //% "Excess paintings"
        text: qsTrId("art.beside.excess")
        value: own.part.excess
        onStepped: by => own.part.stepExcess(by)
    }

    SectionTitle {
        Layout.fillWidth: true
        visible: own.part.handRequired
        //% "Bid cards left in hand"
        text: qsTrId("art.hand.title")
        font.pixelSize: Style.textSize
    }

    BodyText {
        Layout.fillWidth: true
        visible: own.part.handRequired
        //% "If players are tied, the bid cards left in hand decide. Tap the cards still held; or “All cards”, then those played."
        text: qsTrId("art.hand.advice")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    KeyRow {
        id: hand

        key: ArtSocietyKey {}
        minimumHeight: Style.touch + 4
        Layout.fillWidth: true
        visible: own.part.handRequired
        columns: Math.max(1, Math.min(10, Math.floor(width / Style.touch)))
        enabled: !own.locked
        keys: own.part.hand
        //% "Bid cards left in hand"
        name: qsTrId("art.hand.title")
        onPressed: index => own.part.toggleCard(index)
    }

    BodyText {
        Layout.fillWidth: true
        visible: own.part.handRequired
        text: own.part.handText
        font.weight: Font.DemiBold
    }

    AppButton {
        Layout.maximumWidth: own.room
        visible: own.part.handRequired && !own.locked
        icon.name: own.part.handKnown ? "clear" : "check"
        text: own.part.handKnown ?
        //% "Clear this hand"
        qsTrId("art.hand.clear") :
        //% "No cards left"
        qsTrId("art.hand.none")
        onClicked: own.part.handKnown ? own.part.clearHand() : own.part.enterEmptyHand()
    }

    AppButton {
        Layout.maximumWidth: own.room
        visible: own.part.handRequired && !own.locked
        icon.name: "check"
        //% "All cards"
        text: qsTrId("art.hand.all")
        onClicked: own.part.enterFullHand()
    }
}
