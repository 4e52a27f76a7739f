// Beside the wall: prestige in the museum, the ways to the auction and to the order of hanging, the
// assistant, excess paintings, and the hand when a tie needs it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallScroll {
    id: page

    required property ArtSocietyTable table

    // another page of the table is wanted
    signal turned(string panel)

    Accessible.role: Accessible.Grouping
    //% "Museum and table"
    Accessible.name: qsTrId("art.tool.museum")

    Flow {
        Layout.fillWidth: true
        spacing: Style.gap

        WallButton {
            width: Math.min(implicitWidth, page.innerWidth)
            icon.name: "coins"
            //% "Auction"
            text: qsTrId("art.tool.auction")
            onClicked: page.turned("auction")
        }

        WallButton {
            width: Math.min(implicitWidth, page.innerWidth)
            icon.name: "step"
            //% "Order of hanging"
            text: qsTrId("art.tool.order")
            onClicked: page.turned("order")
        }
    }

    ArtSocietyPrestige {
        Layout.fillWidth: true
        table: page.table
    }

    SectionTitle {
        Layout.fillWidth: true
        //% "Assistant"
        text: qsTrId("art.beside.assistant")
        font.pixelSize: Style.largeSize
    }

    WallText {
        Layout.fillWidth: true
        text: page.table.assistantText
    }

    Flow {
        Layout.fillWidth: true
        visible: page.table.assistantHolds && !page.table.session.readOnly
        spacing: Style.gap

        WallButton {
            width: Math.min(implicitWidth, page.innerWidth)
            icon.name: "where"
            //% "Hang it"
            text: qsTrId("art.assistant.hang")
            onClicked: {
                page.turned("fit");
                page.table.askHeld();
            }
        }

        WallButton {
            width: Math.min(implicitWidth, page.innerWidth)
            icon.name: "clear"
            //% "Put it away"
            text: qsTrId("art.assistant.clear")
            onClicked: page.table.clearAssistant()
        }
    }

    ArtSocietyStep {
        Layout.fillWidth: true
        enabled: !page.table.session.readOnly
        fewer: value > 0
        more: value < 2
        //% "Excess paintings"
        text: qsTrId("art.beside.excess")
        value: page.table.excess
        onStepped: by => page.table.stepExcess(by)
    }

    SectionTitle {
        Layout.fillWidth: true
        visible: page.table.handAsked
        //% "Bid cards left in the hand"
        text: qsTrId("art.hand.title")
        font.pixelSize: Style.largeSize
    }

    WallText {
        Layout.fillWidth: true
        visible: page.table.handAsked
        //% "Players are level: the cards left in their hands decide. Touch the cards that have been played."
        text: qsTrId("art.hand.advice")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    ArtSocietyKeyRow {
        Layout.fillWidth: true
        visible: page.table.handAsked
        columns: Math.max(1, Math.min(10, Math.floor(width / Style.touch)))
        enabled: !page.table.session.readOnly
        keys: page.table.hand
        //% "Bid cards left in the hand"
        name: qsTrId("art.hand.title")
        onPressed: index => page.table.toggleCard(index)
    }

    WallButton {
        Layout.maximumWidth: page.innerWidth
        visible: page.table.handKnown && !page.table.session.readOnly
        icon.name: "clear"
        //% "Forget this hand"
        text: qsTrId("art.hand.forget")
        onClicked: page.table.forgetHand()
    }
}
