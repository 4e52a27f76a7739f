// Input of one bidder’s stack of cards.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: stack

    required property ArtSocietyAuction auction

    spacing: Style.gap

    KeyRow {
        key: ArtSocietyKey {}
        minimumHeight: Style.touch + 4
        Layout.fillWidth: true
        columns: Math.max(1, Math.min(10, Math.floor(width / Style.touch)))
        keys: stack.auction.cards
        //% "{player}’s bid cards"
        name: qsTrId("art.auction.cards").replace("{player}", stack.auction.bidderName)
        onPressed: index => problem.text = stack.auction.lay(index)
    }

    BodyText {
        Layout.fillWidth: true
        //% "Newest card first, white starting card last. Cards below the bid matter only in a tie."
        text: qsTrId("art.auction.advice")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    NamedChoice {
        Layout.fillWidth: true
        current: stack.auction.below ? 1 : 0
        //% "Place the tapped card"
        name: qsTrId("art.auction.where")
        options: [
            //% "on top: a new bid"
            qsTrId("art.auction.top"),
            //% "under the others"
            qsTrId("art.auction.below")
        ]
        onChosen: index => stack.auction.below = index === 1
    }

    BodyText {
        Layout.fillWidth: true
        visible: stack.auction.stack.count > 0
        //% "{player}’s stack: tap a card to remove it."
        text: qsTrId("art.auction.stack").replace("{player}", stack.auction.bidderName)
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    KeyRow {
        key: ArtSocietyKey {}
        minimumHeight: Style.touch + 4
        Layout.fillWidth: true
        visible: stack.auction.stack.count > 0
        columns: Math.max(1, Math.min(10, Math.floor(width / Style.touch)))
        keys: stack.auction.stack
        //% "{player}’s stack, newest card first"
        name: qsTrId("art.auction.field").replace("{player}", stack.auction.bidderName)
        onPressed: index => stack.auction.take(index)
    }

    BodyText {
        id: problem

        Layout.fillWidth: true
        visible: text !== ""
        color: Style.illegal
        font.pixelSize: Style.smallSize
    }
}
