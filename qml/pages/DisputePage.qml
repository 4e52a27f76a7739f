// What a table argues about: whether this may stand, who was first, and what the rulebook leaves open.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallPage {
    id: page

    required property Desk desk
    required property Session session

    //% "Dispute"
    title: qsTrId("dispute.title")

    header: PageHeader {
        title: page.title
        onBack: page.desk.back()
    }

    WallScroll {
        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth
        focus: true

        Disputed {
            Layout.fillWidth: true
            desk: page.desk
            session: page.session
        }
    }
}
