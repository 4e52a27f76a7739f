// Day, place, duration, first player and note of the open game; also of a finished one, whose result
// stays as it is.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property PlayDetails details
    required property Session session

    title: qsTrId("play.title")

    ScrollColumn {
        anchors.fill: parent
        enabled: !page.session.readOnly

        ColumnLayout {
            spacing: Style.gapTiny

            FieldLabel {
                //% "Day"
                text: qsTrId("play.day")
            }

            AppButton {
                //% "Choose a day"
                readonly property string choose: qsTrId("play.day.choose")

                Accessible.description: choose
                focus: true
                icon.name: "calendar"
                text: page.details.dayText !== "" ? page.details.dayText : choose
                onClicked: {
                    page.details.openCalendar();
                    calendarSheet.open();
                }
            }
        }

        // Field for the place of the game, with the places of other games to tap.
        ColumnLayout {
            spacing: Style.gapTiny

            FieldLabel {
                text: place.name
            }

            EntryField {
                id: place

                //% "Location"
                name: qsTrId("play.place")
                problem: page.details.placeProblem
                stored: page.details.place
                maximumLength: 400
                onTyped: page.details.type(PlayDetails.Place, text)
                onFinished: page.details.finishTyping()
            }

            FieldProblem {
                text: page.details.placeProblem
            }

            FlowLine {
                visible: page.details.places.length > 0

                Repeater {
                    model: page.details.places

                    Chip {
                        required property string modelData

                        width: Math.min(implicitWidth, parent.width)
                        checkable: true
                        checked: modelData === page.details.place
                        text: modelData
                        onClicked: {
                            page.details.setPlace(modelData);
                            checked = Qt.binding(() => modelData === page.details.place);
                        }
                    }
                }
            }
        }

        // Field for the duration of the game, with the observed one to take by a tap.
        ColumnLayout {
            spacing: Style.gapTiny

            FieldLabel {
                text: duration.name
            }

            EntryField {
                id: duration

                //% "Duration"
                name: qsTrId("play.duration.name")
                //% "For example 95, 1:35 or 1 h 35"
                placeholderText: qsTrId("play.duration.hint")
                problem: page.details.durationProblem
                stored: page.details.duration
                inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhPreferNumbers
                maximumLength: 40
                onTyped: page.details.type(PlayDetails.Duration, text)
                onFinished: page.details.finishTyping()
            }

            FieldProblem {
                text: page.details.durationProblem
            }

            AppButton {
                visible: page.details.observedDuration !== ""
                enabled: page.details.duration !== page.details.observedDuration
                icon.name: "history"
                //% "Use {duration} (from first to last entry)"
                text: qsTrId("play.duration.observed").replace("{duration}", page.details.observedDuration)
                onClicked: page.details.takeObservedDuration()
            }
        }

        // Choice of the first player, with a proposal where the game shows one; a second tap clears it.
        ColumnLayout {
            spacing: Style.gapTiny

            Accessible.name: label.text
            Accessible.role: Accessible.Grouping

            FieldLabel {
                id: label

                //% "First player"
                text: qsTrId("play.first")
            }

            FlowLine {
                Repeater {
                    model: page.session.players

                    Chip {
                        required property int index
                        required property string modelData

                        width: Math.min(implicitWidth, parent.width)
                        checkable: true
                        checked: index === page.details.firstPlayer
                        text: modelData
                        onClicked: {
                            page.details.setFirstPlayer(index === page.details.firstPlayer ? -1 : index);
                            checked = Qt.binding(() => index === page.details.firstPlayer);
                        }
                    }
                }
            }

            AppButton {
                visible: page.details.firstPlayerProposal !== ""
                icon.name: "first"
                //% "Use {proposal}"
                text: qsTrId("play.first.use").replace("{proposal}", page.details.firstPlayerProposal)
                onClicked: page.details.takeFirstPlayerProposal()
            }
        }

        // Field for the note about the game, with the number of characters that are left.
        ColumnLayout {
            spacing: Style.gapTiny

            FieldLabel {
                text: note.name
            }

            NoteField {
                id: note

                Layout.fillWidth: true
                //% "Note"
                name: qsTrId("play.note")
                problem: page.details.noteProblem
                stored: page.details.note
                onTyped: page.details.type(PlayDetails.Note, text)
                onFinished: page.details.finishTyping()
            }

            FieldProblem {
                text: page.details.noteProblem
            }
        }
    }

    TableSheet {
        id: calendarSheet

        sideMargin: 0
        title: qsTrId("play.day.choose")
        onVisibleChanged: if (visible)
            calendar.takeKeyboardFocus()

        DayCalendar {
            id: calendar

            Layout.alignment: Qt.AlignHCenter
            days: page.details.calendar
        }
    }

    Connections {
        target: page.details

        function onDayEntered(): void {
            calendarSheet.close();
        }
    }
}
