// Rules questions as players ask them, each leading to a ruling. A question about the last tapped
// spot shows its answer at once.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: questions

    required property AppController desk
    required property Session session

    spacing: Style.gapWide

    TouchedRuling {
        Layout.fillWidth: true
        ruling: questions.session.spotPicker.ruling
        visible: questions.session.spotPicker.ruling.asked
        onWholeAsked: questions.desk.ruleOnTouched()
    }

    // the score line that is looked at
    WallButton {
        Layout.fillWidth: true
        visible: questions.session.highlighter.evidence.title !== ""
        icon.name: "info"
        text: questions.session.highlighter.evidence.title
        onClicked: questions.desk.page = "ruling"
    }

    SectionTitle {
        Layout.fillWidth: true
        //% "Your question"
        text: qsTrId("dispute.about")
        font.pixelSize: Style.largeSize
    }

    WallText {
        Layout.fillWidth: true
        visible: questions.session.points.totalsHidden
        //% "While points are hidden, you cannot ask what counts or who wins the tie."
        text: qsTrId("dispute.hidden")
        color: Style.inkSoft
    }

    GridLayout {
        Layout.fillWidth: true
        columnSpacing: Style.gap
        columns: questions.width > 340 * Style.scale ? 2 : 1
        rowSpacing: Style.gap

        WallButton {
            Layout.fillWidth: true
            icon.name: "where"
            //% "Is this legal?"
            text: qsTrId("dispute.ask.legal")
            onClicked: questions.desk.askAt(false)
        }

        WallButton {
            Layout.fillWidth: true
            enabled: !questions.session.points.totalsHidden
            icon.name: "info"
            //% "Does this count?"
            text: qsTrId("dispute.ask.counting")
            onClicked: questions.desk.askAt(true)
        }

        WallButton {
            Layout.fillWidth: true
            visible: questions.session.game === "musee" && !questions.session.alone
            icon.name: "first"
            text: qsTrId("dispute.firsts")
            onClicked: questions.desk.askWhoWasFirst()
        }

        WallButton {
            Layout.fillWidth: true
            visible: !questions.session.alone
            enabled: questions.session.ranking.count > 0 && !questions.session.points.totalsHidden
            icon.name: "trophy"
            //% "Who wins the tie?"
            text: qsTrId("dispute.tie")
            onClicked: questions.desk.askWhoseTie()
        }

        WallButton {
            Layout.fillWidth: true
            visible: questions.session.game === "muse"
            icon.name: "order"
            text: qsTrId("muse.order.title")
            onClicked: questions.desk.page = "order"
        }

        WallButton {
            Layout.fillWidth: true
            icon.name: "move"
            //% "Try a move on a copy"
            text: qsTrId("dispute.try")
            onClicked: questions.desk.tryMove()
        }

        WallButton {
            Layout.fillWidth: true
            visible: questions.session.history.canUndo
            icon.name: "undo"
            //% "Try without the last entry"
            text: qsTrId("dispute.without-last")
            onClicked: questions.desk.tryWithoutLast()
        }
    }
}
