// Open question of a rulebook: its answers side by side with their results.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise

Panel {
    id: reading

    required property string readingId
    required property string question
    required property string explanation
    required property string citation
    required property list<string> options
    required property list<string> totals
    required property list<string> outcomes
    required property int chosen
    required property bool decided
    required property bool matters
    required property string effect

    signal answered(int option)

    contentItem: ColumnLayout {
        spacing: Style.gap

        BodyText {
            Layout.fillWidth: true
            text: reading.question
            font {
                pixelSize: Style.largeSize
                weight: Font.DemiBold
            }
        }

        Flow {
            id: answers

            // side by side if the texts fit
            readonly property int columns: Math.max(1, Math.min(reading.options.length, Math.floor(width / (220 * Style.scale))))

            Layout.fillWidth: true
            spacing: Style.gap

            Repeater {
                model: reading.options

                ReadingAnswer {
                    required property int index
                    required property string modelData

                    width: Math.floor((answers.width - (answers.columns - 1) * answers.spacing) / answers.columns)
                    checked: index === reading.chosen
                    decided: reading.decided
                    outcome: reading.outcomes[index] ?? ""
                    text: modelData
                    totals: reading.totals[index] ?? ""
                    isDefault: index === 0
                    onClicked: reading.answered(index)
                }
            }
        }

        BodyText {
            Layout.fillWidth: true
            visible: text !== ""
            text: reading.effect
            color: reading.matters ? Style.brass : Style.inkSoft
            font.weight: Font.DemiBold
        }

        BodyText {
            Layout.fillWidth: true
            text: reading.explanation
            color: Style.inkSoft
        }

        BodyText {
            Layout.fillWidth: true
            //% "The rulebook leaves this open: {citation}"
            readonly property string words: qsTrId("dispute.open")
            text: words.replace("{citation}", reading.citation)
            color: Style.brass
            font.pixelSize: Style.smallSize
        }
    }
}
