// An auction: the stacks, and who chooses when and why.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallScroll {
    id: page

    required property Session session
    readonly property bool locked: session.readOnly

    signal finished

    Accessible.role: Accessible.Grouping
    //% "Auction"
    Accessible.name: qsTrId("art.tool.auction")

    ArtSocietyAuction {
        id: auction

        session: page.session
    }

    ArtSocietyBack {
        Layout.maximumWidth: page.innerWidth
        onClicked: page.finished()
    }

    WallText {
        Layout.fillWidth: true
        text: auction.verdict
        font.weight: Font.DemiBold
    }

    Repeater {
        model: auction.turns

        RowLayout {
            id: turn

            required property string mark
            required property string title
            required property string detail

            Layout.fillWidth: true
            spacing: Style.gap

            Accessible.role: Accessible.ListItem
            Accessible.name: mark + " " + title + (detail === "" ? "" : ". " + detail)

            WallText {
                Layout.alignment: Qt.AlignTop
                Layout.minimumWidth: Math.round(28 * Style.scale)
                Accessible.ignored: true
                text: turn.mark
                color: Style.brass
                font.weight: Font.DemiBold
            }

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                WallText {
                    Layout.fillWidth: true
                    Accessible.ignored: true
                    text: turn.title
                }

                WallText {
                    Layout.fillWidth: true
                    visible: text !== ""
                    Accessible.ignored: true
                    text: turn.detail
                    color: Style.inkSoft
                    font.pixelSize: Style.smallSize
                }
            }
        }
    }

    SectionTitle {
        Layout.fillWidth: true
        //% "Bidding stacks"
        text: qsTrId("art.auction.stacks")
        font.pixelSize: Style.largeSize
    }

    Repeater {
        model: auction.bidders

        ArtSocietyRowButton {
            required property int index
            required property bool chosen
            required property string accessibleName

            Layout.fillWidth: true
            Accessible.name: accessibleName
            mark: ""
            shown: chosen
            onClicked: auction.bidder = index
        }
    }

    ArtSocietyStack {
        Layout.fillWidth: true
        visible: !page.locked
        auction: auction
    }

    WallButton {
        Layout.maximumWidth: page.innerWidth
        visible: auction.begun && !page.locked
        icon.name: "clear"
        //% "Put all stacks away"
        text: qsTrId("art.auction.clear")
        onClicked: auction.clear()
    }
}
