// Page that answers which of two cards is first in the order of the deck.
import QtQuick
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property Session session

    //% "Which card comes first?"
    title: qsTrId("order.title")

    ScrollColumn {
        anchors.fill: parent
        focus: true
        sideMargin: Style.gap

        MuseOrderPanel {
            focus: true
            session: page.session
        }
    }
}
