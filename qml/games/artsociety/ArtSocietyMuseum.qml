// Input beside the wall: prestige in the museum, buttons for the auction and the order of hanging,
// the assistant, excess paintings, and the hand when a tie needs it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property ArtSocietyBesidePart part
    required property Session session
    readonly property bool locked: session.readOnly

    // true until the page is laid out, while the hand stays scrolled into view
    property bool keepsHandVisible: false

    function showHand(): void {
        hand.forceActiveFocus(Qt.TabFocusReason);
        keepsHandVisible = true;
        laidOut.restart();
        revealHand();
    }

    function revealHand(): void {
        if (keepsHandVisible)
            reveal(hand);
    }

    onContentHeightChanged: revealHand()
    onHeightChanged: revealHand()

    Timer {
        id: laidOut

        interval: 200
        onTriggered: {
            page.revealHand();
            page.keepsHandVisible = false;
        }
    }

    // asks for another panel, by its name in ArtSocietyTools
    signal turned(string panel)
    // asks for the placements of the tile that the assistant holds
    signal assistantTileRequested

    Accessible.role: Accessible.Grouping
    //% "Museum and auction"
    Accessible.name: qsTrId("art.tool.museum")

    ArtSocietyPrestige {
        id: prestige

        Layout.fillWidth: true
        part: page.part
        room: page.height - page.sideMargin - Style.gapTiny
        session: page.session
    }

    Flow {
        Layout.fillWidth: true
        // a single wall has no auction and no order of hanging
        visible: !page.session.singleBoard
        spacing: Style.gap

        AppButton {
            width: Math.min(implicitWidth, page.innerWidth)
            icon.name: "gavel"
            //% "Auction"
            text: qsTrId("art.tool.auction")
            onClicked: page.turned("auction")
        }

        AppButton {
            width: Math.min(implicitWidth, page.innerWidth)
            icon.name: "order"
            //% "Hanging order"
            text: qsTrId("art.tool.order")
            onClicked: page.turned("order")
        }
    }

    SectionTitle {
        Layout.fillWidth: true
        //% "Assistant"
        text: qsTrId("art.beside.assistant")
        font.pixelSize: Style.largeSize
    }

    ShrinkingText {
        Layout.fillWidth: true
        lines: 2
        text: page.part.assistantText
    }

    Flow {
        Layout.fillWidth: true
        spacing: Style.gap

        AppButton {
            width: Math.min(implicitWidth, page.innerWidth)
            enabled: !page.part.assistantHolds && !page.locked
            icon.name: "step"
            //% "Give it a tile"
            text: qsTrId("art.assistant.give")
            onClicked: page.turned("fit")
        }

        AppButton {
            width: Math.min(implicitWidth, page.innerWidth)
            enabled: page.part.assistantHolds && !page.locked
            icon.name: "where"
            //% "Hang it"
            text: qsTrId("art.assistant.hang")
            onClicked: page.assistantTileRequested()
        }

        AppButton {
            width: Math.min(implicitWidth, page.innerWidth)
            enabled: page.part.assistantHolds && !page.locked
            icon.name: "clear"
            //% "Remove it"
            text: qsTrId("art.assistant.clear")
            onClicked: page.part.clearAssistant()
        }
    }

    ArtSocietyStep {
        Layout.fillWidth: true
        enabled: !page.locked
        fewer: value > 0
        more: page.part.moreExcess
        //% "Excess paintings"
        text: qsTrId("art.beside.excess")
        value: page.part.excess
        onStepped: by => page.part.stepExcess(by)
    }

    SectionTitle {
        Layout.fillWidth: true
        visible: page.part.handRequired
        //% "Bid cards left in hand"
        text: qsTrId("art.hand.title")
        font.pixelSize: Style.largeSize
    }

    BodyText {
        Layout.fillWidth: true
        visible: page.part.handRequired
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
        visible: page.part.handRequired
        columns: Math.max(1, Math.min(10, Math.floor(width / Style.touch)))
        enabled: !page.locked
        keys: page.part.hand
        //% "Bid cards left in hand"
        name: qsTrId("art.hand.title")
        onPressed: index => page.part.toggleCard(index)
    }

    BodyText {
        Layout.fillWidth: true
        visible: page.part.handRequired
        text: page.part.handText
        font.weight: Font.DemiBold
    }

    AppButton {
        Layout.maximumWidth: page.innerWidth
        visible: page.part.handRequired && !page.locked
        icon.name: page.part.handKnown ? "clear" : "check"
        text: page.part.handKnown ?
        //% "Clear this hand"
        qsTrId("art.hand.clear") :
        //% "No cards left"
        qsTrId("art.hand.none")
        onClicked: page.part.handKnown ? page.part.clearHand() : page.part.enterEmptyHand()
    }

    AppButton {
        Layout.maximumWidth: page.innerWidth
        visible: page.part.handRequired && !page.locked
        icon.name: "check"
        //% "All cards"
        text: qsTrId("art.hand.all")
        onClicked: page.part.enterFullHand()
    }

    // last item, so that nothing moves when the list grows
    ArtSocietyUnsoldList {
        Layout.fillWidth: true
        locked: page.locked
        unsold: prestige.unsold
    }
}
