// Finding: its severity, text and places, and its quick fixes.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise

Pressable {
    id: card

    required property int index
    required property string severity
    required property string severityText
    required property string says
    required property string fix
    required property string citation
    required property string places
    required property bool highlighted
    // true for a spare card, kept hidden for the next finding
    required property bool spare
    // true while only the findings of another player are shown
    required property bool hidden
    required property string accessibleName
    // also shows severity, fix and places; hidden texts are empty, so that they are not laid out
    property bool showsAllTexts: true
    // Texts of the quick fixes. A finding that asks (missing detail or note) always shows them; a
    // problem only if `showsAllTexts`.
    property list<string> answers
    // for each of them, true if it shows the input for the missing facts
    property var opensInput: []
    readonly property bool asks: severity === "missing" || severity === "note"

    signal answered(int answer)
    signal rulingRequested

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: showsAllTexts ? Style.gap : 2
    leftPadding: Style.gapWide
    rightPadding: Style.gapTiny
    visible: !spare && !hidden

    Accessible.checkable: true
    Accessible.checked: highlighted
    Accessible.description: fix
    Accessible.name: accessibleName

    contentItem: ColumnLayout {
        spacing: Style.gapTiny

        RowLayout {
            Layout.fillHeight: false
            spacing: 0

            Icon {
                Layout.alignment: Qt.AlignTop
                Layout.rightMargin: Style.gapTiny + 2
                Layout.topMargin: Math.max(0, Math.round((Style.touch - Style.iconSize) / 2) - Style.gapTiny)
                name: card.severity
                colour: Style.severityColour(card.severity)
            }

            ColumnLayout {
                spacing: 0

                ControlText {
                    visible: card.showsAllTexts
                    text: card.showsAllTexts ? card.severityText : ""
                    color: Style.severityColour(card.severity)
                    font.weight: Font.DemiBold
                }

                ControlText {
                    text: TextFormat.breakable(card.says)
                    font.pixelSize: card.showsAllTexts ? Style.textSize : Math.round(Style.smallSize * 1.08)
                }
            }

            IconButton {
                Layout.alignment: Qt.AlignTop
                icon.name: "dispute"
                //% "Ruling: {citation}"
                text: qsTrId("table.finding.ruling").replace("{citation}", card.citation)
                onClicked: card.rulingRequested()
            }
        }

        // above the advice, which is read less often than it is followed
        FlowLine {
            id: flow

            visible: card.answers.length > 0 && (card.showsAllTexts || card.asks)

            Repeater {
                model: card.answers

                Chip {
                    required property int index
                    required property string modelData

                    width: Math.min(implicitWidth, flow.width)
                    height: Math.max(48, implicitHeight)
                    icon.name: card.opensInput[index] ? "chevron-right" : "check"
                    text: modelData
                    onClicked: card.answered(index)
                }
            }
        }

        ControlText {
            visible: text !== ""
            text: card.showsAllTexts ? TextFormat.breakable(card.fix) : ""
            color: Style.inkSoft
        }

        ControlText {
            visible: text !== ""
            text: card.showsAllTexts ? card.places : ""
            color: Style.brass
            font.pixelSize: Style.smallSize
        }
    }

    background: PanelBackground {
        color: card.highlighted ? Style.accentWash : card.hovered ? Style.panelHover : Style.panel

        Rectangle {
            width: 5
            height: parent.height - 2
            x: 1
            y: 1
            color: Style.severityColour(card.severity)
            radius: 2
        }

        FocusRing {
            visible: card.visualFocus
        }
    }
}
