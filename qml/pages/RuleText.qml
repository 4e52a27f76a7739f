// Text of a rule, the severity of breaking it, and its citation.
import QtQuick
import QtQuick.Layouts
import Cimaise

ColumnLayout {
    id: words

    required property string title
    required property string severity
    required property string severityText
    required property string explanation
    required property string options
    required property string citation
    property bool showsTitle: false

    spacing: Style.gap

    SectionTitle {
        visible: words.showsTitle
        text: words.title
    }

    SeverityBadge {
        visible: severity !== ""
        severity: words.severity
        //% "Reported as: {severity}"
        text: qsTrId("rules.broken").replace("{severity}", words.severityText)
    }

    BodyText {
        text: words.explanation
        lineHeight: 1.2
    }

    BodyText {
        visible: text !== ""
        text: words.options
        lineHeight: 1.2
    }

    RowLayout {
        spacing: Style.gap

        Icon {
            name: "rules"
            colour: Style.brass
        }

        BodyText {
            text: words.citation
            color: Style.brass
        }
    }
}
