// Rule in the list, with its text below when unfolded.
import QtQuick
import QtQuick.Layouts
import Cimaise

Pressable {
    id: row

    required property int index
    required property string ruleId
    required property string gameName
    required property string kindText
    required property string severity
    required property string severityText
    required property string title
    required property string explanation
    required property string citation
    required property string options
    required property string accessibleName
    property bool unfolded: false
    readonly property bool current: ListView.isCurrentItem

    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gap
    leftPadding: Style.gapWide
    rightPadding: Style.gapWide
    focusPolicy: current || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
    text: title

    Accessible.description: unfolded ? explanation : ""
    Accessible.name: accessibleName
    Accessible.selected: current

    contentItem: ColumnLayout {
        spacing: Style.gapTiny

        ControlText {
            text: row.title
            font.weight: Font.DemiBold
        }

        ControlCaption {
            text: row.kindText + " · " + row.gameName
        }

        RuleText {
            visible: row.unfolded
            title: row.title
            severity: row.severity
            severityText: row.severityText
            explanation: row.explanation
            options: row.options
            citation: row.citation
        }
    }

    background: CardBackground {
        ringDistance: 0
        border {
            width: row.current ? 2 : 1
            color: row.current ? Style.brass : Style.outline
        }
    }
}
