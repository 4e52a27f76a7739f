// The ruling on one finding: the question, the answer in a word, and why.
import QtQuick
import QtQuick.Layouts
import Cimaise

ColumnLayout {
    id: ruling

    required property int index
    required property string ruleId
    required property string severity
    required property string question
    required property string answer
    required property string says
    required property string digest
    required property string source
    required property string mend
    required property string places
    required property bool lit

    signal left
    signal ruleAsked(string rule)

    spacing: Style.gapWide

    WallText {
        Layout.fillWidth: true
        text: ruling.question
        font.pixelSize: Style.largeSize
    }

    RowLayout {
        spacing: Style.gap

        Icon {
            name: ruling.severity
            colour: Style.severityColour(ruling.severity)
            size: 2 * Style.iconSize
        }

        WallText {
            Layout.fillWidth: true
            Accessible.role: Accessible.Heading
            text: ruling.answer
            color: Style.severityColour(ruling.severity)
            font {
                family: Style.headingFamily
                pixelSize: Style.titleSize
            }
        }
    }

    WallText {
        Layout.fillWidth: true
        text: ruling.says
        font {
            pixelSize: Style.largeSize
            weight: Font.DemiBold
        }
    }

    WallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: ruling.places
        color: Style.brass
    }

    WallText {
        Layout.fillWidth: true
        text: ruling.digest
        lineHeight: 1.2
    }

    RowLayout {
        spacing: Style.gap

        Icon {
            name: "rules"
            colour: Style.brass
        }

        WallText {
            Layout.fillWidth: true
            text: ruling.source
            color: Style.brass
        }
    }

    WallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: ruling.mend
        color: Style.inkSoft
    }

    Flow {
        Layout.fillWidth: true
        spacing: Style.gap

        WallButton {
            icon.name: "dispute"
            //% "What else?"
            text: qsTrId("dispute.else")
            onClicked: ruling.left()
        }

        WallButton {
            icon.name: "rules"
            //% "Read the rule"
            text: qsTrId("dispute.rule")
            onClicked: ruling.ruleAsked(ruling.ruleId)
        }
    }
}
