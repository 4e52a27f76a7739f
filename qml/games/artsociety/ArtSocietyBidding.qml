// Input of an auction: the bidders with stack and place in the order, and one keypad, which enters
// the stack of the selected bidder.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property Session session
    readonly property bool locked: session.readOnly

    Accessible.role: Accessible.Grouping
    //% "Auction"
    Accessible.name: qsTrId("art.tool.auction")

    ArtSocietyAuction {
        id: auction

        session: page.session
    }

    ColumnLayout {
        spacing: Style.gap

        ShrinkingText {
            text: auction.verdict
            lines: 2
            font.weight: Font.DemiBold
        }

        Grid {
            id: bidders

            readonly property real cellWidth: (width - (columns - 1) * spacing) / columns

            Layout.fillWidth: true
            columns: page.innerWidth > 300 * Style.scale ? 2 : 1
            spacing: Style.gap

            Repeater {
                model: auction.bidders

                ArtSocietyRowButton {
                    required property int index
                    required property bool chosen
                    required property string accessibleName

                    width: bidders.cellWidth
                    Accessible.name: accessibleName
                    shown: chosen
                    terse: true
                    onClicked: auction.bidder = index
                }
            }
        }

        // Input of one bidder’s stack of cards.
        ColumnLayout {
            visible: !page.locked
            spacing: Style.gap

            KeyRow {
                key: ArtSocietyKey {}
                minimumHeight: Style.touch + 4
                columns: Math.max(1, Math.min(10, Math.floor(width / Style.touch)))
                keys: auction.cards
                //% "{player}’s bid cards"
                name: qsTrId("art.auction.cards").replace("{player}", auction.bidderName)
                onPressed: index => problem.text = auction.lay(index)
            }

            Caption {
                //% "Newest card first, white starting card last. Cards below the bid matter only in a tie."
                text: qsTrId("art.auction.advice")
            }

            NamedChoice {
                current: auction.below ? 1 : 0
                //% "Place the tapped card"
                name: qsTrId("art.auction.where")
                options: [
                    //% "on top: a new bid"
                    qsTrId("art.auction.top"),
                    //% "under the others"
                    qsTrId("art.auction.below")
                ]
                onChosen: index => auction.below = index === 1
            }

            Caption {
                visible: auction.stack.count > 0
                //% "{player}’s stack: tap a card to remove it."
                text: qsTrId("art.auction.stack").replace("{player}", auction.bidderName)
            }

            KeyRow {
                key: ArtSocietyKey {}
                minimumHeight: Style.touch + 4
                visible: auction.stack.count > 0
                columns: Math.max(1, Math.min(10, Math.floor(width / Style.touch)))
                keys: auction.stack
                //% "{player}’s stack, newest card first"
                name: qsTrId("art.auction.field").replace("{player}", auction.bidderName)
                onPressed: index => auction.take(index)
            }

            FieldProblem {
                id: problem
            }
        }

        // reasons why a bidder chooses before another bidder with the same bid
        ColumnRepeater {
            model: auction.bidders
            spacing: Style.gap

            Caption {
                required property string detail

                width: parent.width
                visible: text !== ""
                text: detail
            }
        }

        AppButton {
            Layout.fillWidth: false
            Layout.maximumWidth: page.innerWidth
            visible: auction.isOpen && !page.locked
            icon.name: "clear"
            //% "Clear all stacks"
            text: qsTrId("art.auction.clear")
            onClicked: auction.clear()
        }
    }
}
