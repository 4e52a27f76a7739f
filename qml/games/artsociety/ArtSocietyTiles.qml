// Keypad for the tiles of a wall, and below it what the player has beside the wall.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property ArtSocietyTools tools
    // maximum height of the keypad
    required property real room
    readonly property ArtSocietyTable table: tools.table
    readonly property alias keysHeight: keypad.implicitHeight

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

    columnWidth: width
    sideMargin: 0
    steady: true

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

    ArtSocietyKeypad {
        id: keypad

        Layout.fillWidth: true
        focus: true
        locked: page.tools.locked
        part: page.table.keys
        room: page.room
    }

    // Possessions of a player beside the wall, under the player’s name: the assistant, excess paintings, and the
    // hand when a tie needs it.
    ColumnLayout {
        id: own

        // width available, known before the layout
        readonly property real room: page.width - 2 * Style.gapWide
        readonly property bool locked: page.table.session.readOnly

        Layout.bottomMargin: Style.gapWide
        Layout.leftMargin: Style.gapWide
        Layout.rightMargin: Style.gapWide
        spacing: Style.gap

        SectionTitle {
            visible: text !== ""
            mayElide: true
            wrapMode: Text.NoWrap
            text: page.table.session.singleBoard || page.table.session.players.length === 0 ? "" : page.table.session.sheet.sideName(page.table.session.currentSide)
            font.pixelSize: Style.largeSize
        }

        SectionTitle {
            //% "Assistant"
            text: qsTrId("art.beside.assistant")
            font.pixelSize: Style.textSize
        }

        ShrinkingText {
            lines: 2
            text: page.table.beside.assistantText
        }

        FlowLine {
            AppButton {
                width: Math.min(implicitWidth, own.room)
                enabled: !page.table.beside.assistantHolds && !own.locked
                icon.name: "step"
                //% "Give it a tile"
                text: qsTrId("art.assistant.give")
                onClicked: page.tools.showPanel("fit")
            }

            AppButton {
                width: Math.min(implicitWidth, own.room)
                enabled: page.table.beside.assistantHolds && !own.locked
                icon.name: "where"
                //% "Hang it"
                text: qsTrId("art.assistant.hang")
                onClicked: {
                    page.tools.showPanel("fit");
                    page.table.fit.requestHeldTile();
                }
            }

            AppButton {
                width: Math.min(implicitWidth, own.room)
                enabled: page.table.beside.assistantHolds && !own.locked
                icon.name: "clear"
                //% "Remove it"
                text: qsTrId("art.assistant.clear")
                onClicked: page.table.beside.clearAssistant()
            }
        }

        ArtSocietyStep {
            enabled: !own.locked
            fewer: value > 0
            more: page.table.beside.moreExcess
            //% "Excess paintings"
            text: qsTrId("art.beside.excess")
            value: page.table.beside.excess
            onStepped: by => page.table.beside.stepExcess(by)
        }

        SectionTitle {
            visible: page.table.beside.handRequired
            //% "Bid cards left in hand"
            text: qsTrId("art.hand.title")
            font.pixelSize: Style.textSize
        }

        Caption {
            visible: page.table.beside.handRequired
            //% "If players are tied, the bid cards left in hand decide. Tap the cards still held; or “All cards”, then those played."
            text: qsTrId("art.hand.advice")
        }

        KeyRow {
            id: hand

            key: ArtSocietyKey {}
            minimumHeight: Style.touch + 4
            visible: page.table.beside.handRequired
            columns: Math.max(1, Math.min(10, Math.floor(width / Style.touch)))
            enabled: !own.locked
            keys: page.table.beside.hand
            //% "Bid cards left in hand"
            name: qsTrId("art.hand.title")
            onPressed: index => page.table.beside.toggleCard(index)
        }

        BodyText {
            visible: page.table.beside.handRequired
            text: page.table.beside.handText
            font.weight: Font.DemiBold
        }

        AppButton {
            Layout.fillWidth: false
            Layout.maximumWidth: own.room
            visible: page.table.beside.handRequired && !own.locked
            icon.name: page.table.beside.handKnown ? "clear" : "check"
            text: page.table.beside.handKnown ?
            //% "Clear this hand"
            qsTrId("art.hand.clear") :
            //% "No cards left"
            qsTrId("art.hand.none")
            onClicked: page.table.beside.handKnown ? page.table.beside.clearHand() : page.table.beside.enterEmptyHand()
        }

        AppButton {
            Layout.fillWidth: false
            Layout.maximumWidth: own.room
            visible: page.table.beside.handRequired && !own.locked
            icon.name: "check"
            //% "All cards"
            text: qsTrId("art.hand.all")
            onClicked: page.table.beside.enterFullHand()
        }
    }
}
