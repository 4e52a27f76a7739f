// Filter of the statistics: game, number of players, period, illegal and incomplete games.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Panel {
    id: panel

    required property Statistics statistics

    ColumnLayout {
        anchors.fill: parent
        spacing: Style.gap

        NamedChoice {
            Layout.fillWidth: true
            focus: true
            //% "Game"
            name: qsTrId("statistics.game")
            options: panel.statistics.gameNames
            current: panel.statistics.game
            onChosen: index => panel.statistics.game = index
        }

        NamedChoice {
            Layout.fillWidth: true
            //% "Number of players"
            name: qsTrId("statistics.count")
            options: panel.statistics.counts
            current: panel.statistics.count
            onChosen: index => panel.statistics.count = index
        }

        NamedChoice {
            Layout.fillWidth: true
            //% "Finished"
            name: qsTrId("statistics.period")
            options: panel.statistics.periods
            current: panel.statistics.period
            onChosen: index => panel.statistics.period = index
        }

        WallSwitch {
            Layout.fillWidth: true
            //% "Include games that are illegal, incomplete or ended early"
            text: qsTrId("statistics.doubtful")
            checked: panel.statistics.withDoubtful
            onToggled: panel.statistics.withDoubtful = checked
        }

        WallText {
            Layout.fillWidth: true
            text: panel.statistics.summary
            color: Style.inkSoft
        }
    }
}
