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

    signal ruleAsked(string rule)
    // asks for a trial on a copy, without the piece that the ruling is about
    signal withoutAsked

    spacing: Style.gapWide

    WallText {
        Layout.fillWidth: true
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

        WallText {
            Layout.fillWidth: true
            Accessible.role: Accessible.Heading
            text: panel.ruling.verdict
            color: Style.severityColour(panel.ruling.severity)
            font {
                family: Style.headingFamily
                pixelSize: Style.titleSize
            }
        }
    }

    Lines {
        model: panel.ruling.says
        spacing: panel.spacing

        WallText {
            required property string modelData

            width: parent.width
            text: Phrase.breakable(modelData)
            font {
                pixelSize: Style.largeSize
                weight: Font.DemiBold
            }
        }
    }

    WallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: panel.ruling.places
        color: Style.brass
    }

    WallText {
        Layout.fillWidth: true
        text: panel.ruling.why
        lineHeight: 1.2
    }

    RulingDetails {
        Layout.fillWidth: true
        ruling: panel.ruling
    }

    RowLayout {
        spacing: Style.gap
        visible: panel.ruling.sureness !== ""

        Icon {
            Layout.alignment: Qt.AlignTop
            name: "rules"
            colour: Style.brass
        }

        Column {
            Layout.fillWidth: true

            WallText {
                width: parent.width
                text: panel.ruling.sureness
                color: Style.brass
                font.weight: Font.DemiBold
            }

            WallText {
                width: parent.width
                text: panel.ruling.source
                color: Style.brass
                font.pixelSize: WordFit.within(text, Style.bodyFamily, Style.textSize, width)
            }
        }
    }

    WallButton {
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
        visible: panel.ruling.movable
        icon.name: "swap"
        //% "Try without this piece"
        text: qsTrId("ruling.without")
        onClicked: panel.withoutAsked()
    }

    WallButton {
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
        visible: panel.ruling.ruleId !== ""
        icon.name: "rules"
        //% "Read the rule"
        text: qsTrId("table.rule")
        onClicked: panel.ruleAsked(panel.ruling.ruleId)
    }

    SectionTitle {
        Layout.fillWidth: true
        visible: panel.ruling.mends.length + panel.ruling.otherwise.length > 0
        //% "What would change this"
        text: qsTrId("dispute.otherwise")
        font.pixelSize: Style.largeSize
    }

    Lines {
        model: panel.ruling.mends
        spacing: panel.spacing

        WallText {
            required property string modelData

            width: parent.width
            text: Phrase.breakable(modelData)
        }
    }

    Lines {
        model: panel.ruling.otherwise
        spacing: panel.spacing

        WallText {
            required property string modelData

            //% "With this answer: {answer}"
            readonly property string words: qsTrId("dispute.if-decided")

            width: parent.width
            text: words.replace("{answer}", modelData)
        }
    }
}
