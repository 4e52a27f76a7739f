// Open question of a rulebook: its answers side by side with their results.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

ColumnPanel {
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

    BodyText {
        text: reading.question
        font {
            pixelSize: Style.largeSize
            weight: Font.DemiBold
        }
    }

    FlowLine {
        id: answers

        // side by side if the texts fit
        readonly property int columns: Math.max(1, Math.min(reading.options.length, Math.floor(width / (220 * Style.scale))))

        Repeater {
            model: reading.options

            // Answer to an open question, with its result; a tap chooses the answer.
            Pressable {
                id: answer

                required property int index
                required property string modelData
                readonly property string totals: reading.totals[index] ?? ""
                readonly property string outcome: reading.outcomes[index] ?? ""
                // true for the default answer, which is in force until the group decides
                readonly property bool isDefault: index === 0
                readonly property string standing: {
                    //% "House rule"
                    const chosen = qsTrId("dispute.answer.decided");
                    //% "Default answer"
                    const taken = qsTrId("dispute.answer.default");
                    return reading.decided ? (checked ? chosen : "") : isDefault ? taken : "";
                }

                readonly property var resultTexts: [totals, outcome, standing]

                width: Math.floor((answers.width - (answers.columns - 1) * answers.spacing) / answers.columns)
                checked: index === reading.chosen
                text: modelData
                onClicked: reading.answered(index)
                implicitHeight: implicitContentHeight + topPadding + bottomPadding
                padding: Style.gap

                Accessible.checkable: true
                Accessible.checked: checked
                Accessible.description: resultTexts.filter(text => text !== "").join(", ")
                Accessible.role: Accessible.RadioButton

                contentItem: Column {
                    spacing: Style.gapTiny

                    ControlText {
                        width: parent.width
                        text: answer.text
                        font.weight: Font.DemiBold
                    }

                    ControlText {
                        width: parent.width
                        visible: text !== ""
                        text: answer.totals
                        font.pixelSize: Style.largeSize
                    }

                    ControlText {
                        width: parent.width
                        visible: text !== ""
                        text: answer.outcome
                    }

                    ControlCaption {
                        width: parent.width
                        // an empty line is reserved, so that nothing moves after a decision
                        text: answer.standing || " "
                    }
                }

                background: ButtonBackground {
                    chosen: answer.checked
                    chosenColour: Style.accentWash
                    normalColour: Style.panel
                    radius: Style.radius
                    border {
                        width: answer.checked ? 2 : 1
                        color: answer.checked ? Style.accent : Style.controlOutline
                    }
                }
            }
        }
    }

    BodyText {
        visible: text !== ""
        text: reading.effect
        color: reading.matters ? Style.brass : Style.inkSoft
        font.weight: Font.DemiBold
    }

    QuietText {
        text: reading.explanation
    }

    BodyText {
        //% "The rulebook leaves this open: {citation}"
        readonly property string words: qsTrId("dispute.open")
        text: words.replace("{citation}", reading.citation)
        color: Style.brass
        font.pixelSize: Style.smallSize
    }
}
