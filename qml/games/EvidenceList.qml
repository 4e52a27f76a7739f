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

    signal ruleRequested(string rule)

    spacing: Style.gapTiny
    visible: evidence.title !== ""

    RowLayout {
        spacing: Style.gap

        SectionTitle {
            text: TextFormat.about(list.evidence.sideName, list.evidence.title)
            font.pixelSize: Style.largeSize
        }

        BodyText {
            Layout.fillWidth: false
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

    BodyText {
        visible: text !== ""
        text: list.evidence.sumText
        font.weight: Font.DemiBold
    }

    Caption {
        visible: text !== ""
        text: list.evidence.explanation
    }

    ColumnRepeater {
        model: list.evidence
        spacing: list.spacing

        EvidenceLine {
            width: parent.width
            onClicked: list.evidence.showOne(index)
        }
    }

    AppButton {
        Layout.fillWidth: false
        visible: list.evidence.ruleId !== ""
        icon.name: "rules"
        //% "Read the rule"
        text: qsTrId("table.rule")
        onClicked: list.ruleRequested(list.evidence.ruleId)
    }
}
