// Ruling on one finding: the question, the verdict, the reason, the certainty, and what would
// change the verdict.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: panel

    required property RulingView ruling
    // false for a piece that is being tried already
    property bool offersTrial: true

    signal ruleRequested(string rule)
    // asks for a trial on a copy, without the piece that the ruling is about
    signal trialWithoutPieceRequested

    spacing: Style.gapWide

    BodyText {
        text: panel.ruling.question
        font.pixelSize: Style.largeSize
    }

    RowLayout {
        spacing: Style.gap

        Icon {
            name: panel.ruling.severity === "legal" ? "check" : panel.ruling.severity
            colour: Style.severityColour(panel.ruling.severity)
            size: 2 * Style.iconSize
        }

        BodyText {
            Accessible.role: Accessible.Heading
            text: panel.ruling.verdict
            color: Style.severityColour(panel.ruling.severity)
            font {
                family: Style.headingFamily
                pixelSize: Style.titleSize
            }
        }
    }

    ColumnRepeater {
        model: panel.ruling.sentences
        spacing: panel.spacing

        BodyText {
            required property string modelData

            width: parent.width
            text: TextFormat.breakable(modelData)
            font {
                pixelSize: Style.largeSize
                weight: Font.DemiBold
            }
        }
    }

    BodyText {
        visible: text !== ""
        text: panel.ruling.places
        color: Style.brass
    }

    BodyText {
        text: panel.ruling.why
        lineHeight: 1.2
    }

    // Basis of a ruling on a spot of a board: the rules that were checked, and what the spot scores.
    ColumnLayout {
        spacing: Style.gapWide
        visible: panel.ruling.checkedRules.length + panel.ruling.counts.length > 0

        ColumnRepeater {
            model: panel.ruling.checkedRules
            spacing: Style.gapTiny

            QuietText {
                required property string modelData

                width: parent.width
                text: "– " + modelData
            }
        }

        SectionTitle {
            visible: counts.count > 0
            //% "Effect on the score"
            text: qsTrId("ruling.counts.title")
            font.pixelSize: Style.largeSize
        }

        ColumnRepeater {
            id: counts

            model: panel.ruling.counts
            spacing: Style.gapTiny

            BodyText {
                required property string modelData

                width: parent.width
                text: modelData
            }
        }
    }

    RowLayout {
        spacing: Style.gap
        visible: panel.ruling.certainty !== ""

        Icon {
            Layout.alignment: Qt.AlignTop
            name: "rules"
            colour: Style.brass
        }

        Column {
            Layout.fillWidth: true

            BodyText {
                width: parent.width
                text: panel.ruling.certainty
                color: Style.brass
                font.weight: Font.DemiBold
            }

            BodyText {
                width: parent.width
                text: panel.ruling.source
                color: Style.brass
                font.pixelSize: WordFit.within(text, Style.bodyFamily, Style.textSize, width)
            }
        }
    }

    AppButton {
        Layout.maximumWidth: implicitWidth
        visible: panel.offersTrial && panel.ruling.hasPiece
        icon.name: "swap"
        //% "Try without this piece"
        text: qsTrId("ruling.without")
        onClicked: panel.trialWithoutPieceRequested()
    }

    AppButton {
        Layout.maximumWidth: implicitWidth
        visible: panel.ruling.ruleId !== ""
        icon.name: "rules"
        //% "Read the rule"
        text: qsTrId("table.rule")
        onClicked: panel.ruleRequested(panel.ruling.ruleId)
    }

    SectionTitle {
        visible: panel.ruling.fixes.length + panel.ruling.otherwise.length > 0
        //% "What would change this"
        text: qsTrId("dispute.otherwise")
        font.pixelSize: Style.largeSize
    }

    ColumnRepeater {
        model: panel.ruling.fixes
        spacing: panel.spacing

        BodyText {
            required property string modelData

            width: parent.width
            text: TextFormat.breakable(modelData)
        }
    }

    ColumnRepeater {
        model: panel.ruling.otherwise
        spacing: panel.spacing

        BodyText {
            required property string modelData

            //% "With this answer: {answer}"
            readonly property string words: qsTrId("dispute.if-decided")

            width: parent.width
            text: words.replace("{answer}", modelData)
        }
    }
}
