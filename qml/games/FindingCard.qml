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
    required property string mend
    required property string citation
    required property string places
    required property bool lit
    // true for a spare card, kept hidden for the next finding
    required property bool spare
    required property string accessibleName
    // also shows severity, fix and places; hidden texts are empty, so that they are not laid out
    property bool whole: true
    // Texts of the quick fixes. A finding that asks (missing detail or note) always shows them; a
    // problem only if `whole`.
    property list<string> answers
    readonly property bool asks: severity === "missing" || severity === "note"

    signal answered(int answer)
    signal rulingAsked

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: whole ? Style.gap : 2
    leftPadding: Style.gapWide
    rightPadding: Style.gapTiny
    visible: !spare

    Accessible.checkable: true
    Accessible.checked: lit
    Accessible.description: mend
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
                Layout.fillWidth: true
                spacing: 0

                WallText {
                    Layout.fillWidth: true
                    Accessible.ignored: true
                    visible: card.whole
                    text: card.whole ? card.severityText : ""
                    color: Style.severityColour(card.severity)
                    font.weight: Font.DemiBold
                }

                WallText {
                    Layout.fillWidth: true
                    Accessible.ignored: true
                    text: Phrase.breakable(card.says)
                    font.pixelSize: card.whole ? Style.textSize : Math.round(Style.smallSize * 1.08)
                }
            }

            IconButton {
                Layout.alignment: Qt.AlignTop
                icon.name: "dispute"
                //% "Ruling: {citation}"
                text: qsTrId("table.finding.ruling").replace("{citation}", card.citation)
                onClicked: card.rulingAsked()
            }
        }

        WallText {
            Layout.fillWidth: true
            Accessible.ignored: true
            visible: text !== ""
            text: card.whole ? Phrase.breakable(card.mend) : ""
            color: Style.inkSoft
        }

        WallText {
            Layout.fillWidth: true
            Accessible.ignored: true
            visible: text !== ""
            text: card.whole ? card.places : ""
            color: Style.brass
            font.pixelSize: Style.smallSize
        }

        Flow {
            id: flow

            Layout.fillWidth: true
            visible: card.answers.length > 0 && (card.whole || card.asks)
            spacing: Style.gap

            Repeater {
                model: card.answers

                Chip {
                    required property int index
                    required property string modelData

                    width: Math.min(implicitWidth, flow.width)
                    icon.name: "first"
                    text: modelData
                    onClicked: card.answered(index)
                }
            }
        }
    }

    background: Plaster {
        color: card.lit ? Style.accentWash : card.hovered ? Style.panelHover : Style.panel

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
