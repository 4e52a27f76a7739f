// Effects of a move: the verdict, the winner, each total, and findings that appear or disappear.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: compared

    required property Comparison comparison

    spacing: Style.gapWide

    BodyText {
        text: compared.comparison.verdict
        font.pixelSize: Style.largeSize
    }

    BodyText {
        visible: text !== ""
        text: compared.comparison.winner
        color: Style.brass
        font {
            pixelSize: Style.largeSize
            weight: Font.DemiBold
        }
    }

    ColumnRepeater {
        model: compared.comparison.totals
        spacing: Style.gap

        // Total and place of one side before and after a move. Not in a layout, because the height of the
        // text is known only once its width is.
        Item {
            id: total

            required property string name
            required property string totals
            required property string change
            required property string places

            function spokenText(text: string): string {
                return text === "" ? "" : ", " + text;
            }

            width: parent.width
            implicitHeight: Math.max(texts.height, figures.height)

            Accessible.name: name + spokenText(totals) + spokenText(change) + spokenText(places)
            Accessible.role: Accessible.StaticText

            Column {
                id: texts

                width: figures.x - Style.gap

                ControlText {
                    width: parent.width
                    text: total.name
                    font.weight: Font.DemiBold
                }

                ControlCaption {
                    width: parent.width
                    visible: text !== ""
                    text: total.places
                }
            }

            Row {
                id: figures

                anchors.right: parent.right
                spacing: Style.gap

                ControlText {
                    visible: text !== ""
                    text: total.change
                    color: Style.brass
                    font.weight: Font.DemiBold
                    wrapMode: Text.NoWrap
                }

                ControlText {
                    text: total.totals
                    font.weight: Font.DemiBold
                    wrapMode: Text.NoWrap
                }
            }
        }
    }

    ColumnRepeater {
        id: findings

        model: compared.comparison.findings
        spacing: Style.gap

        ComparedFinding {
            width: parent.width
        }
    }

    QuietText {
        visible: findings.count === 0
        //% "Same findings before and after."
        text: qsTrId("compare.findings.same")
    }

    // Finding that a move adds or removes.
    component ComparedFinding: Item {
        id: line

        required property string says
        required property string severity
        required property bool added
        //% "New finding: {finding}"
        readonly property string newText: qsTrId("compare.finding.new")
        //% "No longer applies: {finding}"
        readonly property string old: qsTrId("compare.finding.gone")

        implicitHeight: Math.max(sign.height, words.height)

        Icon {
            id: sign

            name: line.severity
            colour: Style.severityColour(line.severity)
        }

        BodyText {
            id: words

            x: sign.width + Style.gap
            width: parent.width - x
            text: (line.added ? line.newText : line.old).replace("{finding}", line.says)
            color: line.added ? Style.ink : Style.inkSoft
        }
    }
}
