// Evidence of the highlighted score line, piece by piece, with near misses.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: list

    required property Session session
    readonly property EvidenceModel evidence: session.highlighter.evidence

    signal ruleAsked(string rule)

    spacing: Style.gapTiny
    visible: evidence.title !== ""

    RowLayout {
        spacing: Style.gap

        SectionTitle {
            Layout.fillWidth: true
            text: Phrase.about(list.evidence.sideName, list.evidence.title)
            font.pixelSize: Style.largeSize
        }

        WallText {
            text: list.evidence.totalText
            color: Style.brass
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
        }

        IconButton {
            icon.name: "close"
            //% "Clear highlight"
            text: qsTrId("table.evidence.close")
            onClicked: list.session.highlighter.clear()
        }
    }

    WallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: list.evidence.sumText
        font.weight: Font.DemiBold
    }

    WallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: list.evidence.digest
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    Lines {
        model: list.evidence
        spacing: list.spacing

        EvidenceLine {
            width: parent.width
            onClicked: list.evidence.showOne(index)
        }
    }

    MoreButton {
        Layout.fillWidth: true
        rows: list.evidence
    }

    WallButton {
        visible: list.evidence.ruleId !== ""
        icon.name: "rules"
        //% "Read the rule"
        text: qsTrId("table.rule")
        onClicked: list.ruleAsked(list.evidence.ruleId)
    }
}
