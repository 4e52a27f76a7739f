// Beside the wall: the museum's markers, the assistant, excess paintings, and the hand when a tie
// needs it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallScroll {
    id: page

    required property ArtSocietyTable table

    signal asked

    Accessible.role: Accessible.Grouping
    //% "Museum and table"
    Accessible.name: qsTrId("art.tool.museum")

    SectionTitle {
        Layout.fillWidth: true
        //% "Prestige in the museum"
        text: qsTrId("art.museum.title")
        font.pixelSize: Style.largeSize
    }

    WallText {
        Layout.fillWidth: true
        //% "The space of each type’s marker; past 50 count on, black 5 is 55. Leave it empty while the type is not in the museum."
        text: qsTrId("art.museum.advice")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    Repeater {
        model: page.table.markers

        ArtSocietyMarker {
            Layout.fillWidth: true
            table: page.table
        }
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
                page.asked();
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

    WallSwitch {
        Layout.fillWidth: true
        checked: page.table.ordered
        enabled: !page.table.session.readOnly
        //% "The tiles stand in the order in which they were hung"
        text: qsTrId("art.ordered")
        onToggled: page.table.ordered = checked
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
