// Finding that a move adds or removes.
import QtQuick
import Cimaise

Item {
    id: line

    required property string says
    required property string severity
    required property bool came
    //% "New finding: {finding}"
    readonly property string news: qsTrId("compare.finding.new")
    //% "No longer applies: {finding}"
    readonly property string old: qsTrId("compare.finding.gone")

    implicitHeight: Math.max(icon.height, words.height)

    Icon {
        id: icon

        name: line.severity
        colour: Style.severityColour(line.severity)
    }

    WallText {
        id: words

        x: icon.width + Style.gap
        width: parent.width - x
        text: (line.came ? line.news : line.old).replace("{finding}", line.says)
        color: line.came ? Style.ink : Style.inkSoft
    }
}
