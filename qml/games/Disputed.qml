// What can be argued about on this table: who wins whatever is decided, what is found, and the open
// questions, those first whose answer matters.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: list

    required property Session session
    // questions whose answers come to the same are there for those who ask
    property bool unfolded: false

    spacing: Style.gapWide

    Panel {
        Layout.fillWidth: true
        visible: together.count > 0

        Column {
            width: parent.width
            spacing: Style.gapTiny

            Repeater {
                id: together

                model: list.session.readings.together

                WallText {
                    required property int index
                    required property string modelData

                    width: parent.width
                    text: modelData
                    color: index === 0 ? Style.ink : Style.inkSoft
                    font {
                        pixelSize: index === 0 ? Style.largeSize : Style.textSize
                        weight: index === 0 ? Font.DemiBold : Font.Normal
                    }
                }
            }
        }
    }

    SectionTitle {
        Layout.fillWidth: true
        visible: list.session.findings.count > 0
        //% "May it stand like this?"
        text: qsTrId("dispute.findings")
        font.pixelSize: Style.largeSize
    }

    Repeater {
        model: list.session.findings

        FindingCard {
            Layout.fillWidth: true
            whole: false
            onClicked: list.session.showFinding(index)
            onRuleAsked: list.session.showFinding(index)
        }
    }

    SectionTitle {
        Layout.fillWidth: true
        visible: list.session.readings.count > 0
        //% "What the rulebook leaves open"
        text: qsTrId("table.menu.readings")
        font.pixelSize: Style.largeSize
    }

    WallText {
        Layout.fillWidth: true
        visible: list.session.readings.count > 0 && list.session.readings.mattering === 0 && !list.session.totalsHidden
        //% "No answer changes anything on this table."
        text: qsTrId("dispute.nothing-open")
        color: Style.inkSoft
    }

    Repeater {
        model: list.session.readings

        ReadingRuling {
            Layout.fillWidth: true
            enabled: !list.session.readOnly
            visible: matters || list.unfolded
            onAnswered: option => list.session.setReading(readingId, option)
        }
    }

    WallButton {
        Layout.fillWidth: true
        visible: !list.unfolded && list.session.readings.mattering < list.session.readings.count
        icon.name: "chevron-down"
        //% "All open questions of the game"
        text: qsTrId("dispute.unfold")
        onClicked: list.unfolded = true
    }
}
