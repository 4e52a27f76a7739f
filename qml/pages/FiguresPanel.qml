// Statistics of one person or everybody, and the list of people to choose from.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Panel {
    id: panel

    required property Statistics statistics
    readonly property bool one: statistics.player !== ""
    //% "All players"
    readonly property string everybody: qsTrId("statistics.everybody")

    signal opened(double gameId)

    ColumnLayout {
        anchors.fill: parent
        spacing: Style.gap

        SectionTitle {
            Layout.fillWidth: true
            text: panel.one ? panel.statistics.player : panel.everybody
        }

        BodyText {
            Layout.fillWidth: true
            visible: panel.statistics.figures.count === 0
            //% "No matching games."
            text: qsTrId("statistics.none-of-these")
            color: Style.inkSoft
        }

        // The delegates are not bound to this file, so qmllint reports its ids as unqualified.
        // qmllint disable unqualified
        ColumnRepeater {
            model: panel.statistics.figures

            FigureLine {
                width: parent.width
                onOpened: panel.opened(gameId)
            }
        }
        // qmllint enable unqualified

        AppButton {
            Layout.fillWidth: true
            visible: panel.one
            icon.name: "players"
            text: panel.everybody
            onClicked: panel.statistics.player = ""
        }

        // qmllint disable unqualified
        ColumnRepeater {
            model: panel.one ? null : panel.statistics.players

            PlayerLine {
                width: parent.width
                onClicked: panel.statistics.player = name
            }
        }
        // qmllint enable unqualified

        MoreButton {
            Layout.fillWidth: true
            visible: !panel.one && rows.waiting > 0
            rows: panel.statistics.players
        }
    }
}
