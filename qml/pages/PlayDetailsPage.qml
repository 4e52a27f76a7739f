// Day, place, duration, first player and note of the open game; also of a finished one, whose result
// stays as it is.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

AppPage {
    id: page

    required property Navigator navigator
    required property PlayDetails details
    required property Session session

    title: qsTrId("play.title")

    header: PageHeader {
        title: page.title
        onBack: page.navigator.back()
    }

    ScrollColumn {
        anchors.fill: parent
        enabled: !page.session.readOnly

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Style.gapTiny

            FieldLabel {
                Layout.fillWidth: true
                //% "Day"
                text: qsTrId("play.day")
            }

            AppButton {
                //% "Choose a day"
                readonly property string choose: qsTrId("play.day.choose")

                Layout.fillWidth: true
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

        PlaceField {
            Layout.fillWidth: true
            details: page.details
        }

        DurationField {
            Layout.fillWidth: true
            details: page.details
        }

        FirstPlayerChoice {
            Layout.fillWidth: true
            details: page.details
            session: page.session
        }

        PlayNote {
            Layout.fillWidth: true
            details: page.details
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
