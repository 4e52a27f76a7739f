// Input for all players: prestige in the museum, buttons for the auction and the order of hanging.
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

    // asks for another panel, by its name in ArtSocietyTools
    signal turned(string panel)

    Accessible.role: Accessible.Grouping
    //% "Prestige and auction"
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

    // last item, so that nothing moves when the list grows
    ArtSocietyUnsoldList {
        Layout.fillWidth: true
        locked: page.locked
        unsold: prestige.unsold
    }
}
