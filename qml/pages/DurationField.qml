// Field for the duration of the game, with the observed one to take by a tap.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: line

    required property PlayDetails details

    spacing: Style.gapTiny

    FieldLabel {
        Layout.fillWidth: true
        text: field.name
    }

    EntryField {
        id: field

        Layout.fillWidth: true
        //% "Duration"
        name: qsTrId("play.duration.name")
        //% "For example 95, 1:35 or 1 h 35"
        placeholderText: qsTrId("play.duration.hint")
        problem: line.details.durationProblem
        stored: line.details.duration
        inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhPreferNumbers
        maximumLength: 40
        onTyped: line.details.type(PlayDetails.Duration, text)
        onFinished: line.details.finishTyping()
    }

    FieldProblem {
        Layout.fillWidth: true
        text: line.details.durationProblem
    }

    AppButton {
        Layout.fillWidth: true
        visible: line.details.observedDuration !== ""
        enabled: line.details.duration !== line.details.observedDuration
        icon.name: "history"
        //% "Use {duration} (from first to last entry)"
        text: qsTrId("play.duration.observed").replace("{duration}", line.details.observedDuration)
        onClicked: line.details.takeObservedDuration()
    }
}
