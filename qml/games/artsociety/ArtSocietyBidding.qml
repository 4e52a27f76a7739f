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
            Layout.fillWidth: true
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

        ArtSocietyStack {
            Layout.fillWidth: true
            visible: !page.locked
            auction: auction
        }

        // reasons why a bidder chooses before another bidder with the same bid
        ColumnRepeater {
            model: auction.bidders
            spacing: Style.gap

            BodyText {
                required property string detail

                width: parent.width
                visible: text !== ""
                text: detail
                color: Style.inkSoft
                font.pixelSize: Style.smallSize
            }
        }

        AppButton {
            Layout.maximumWidth: page.innerWidth
            visible: auction.begun && !page.locked
            icon.name: "clear"
            //% "Clear all stacks"
            text: qsTrId("art.auction.clear")
            onClicked: auction.clear()
        }
    }
}
