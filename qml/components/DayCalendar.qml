// Calendar of one month. Arrow keys move by days and weeks, Page Up and Page Down by months, Home and
// End within the week; Enter chooses the day.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: calendar

    required property CalendarModel days
    readonly property int columns: 7
    readonly property real cellSize: 48

    function takeKeyboardFocus(): void {
        cells.itemAt(days.currentRow)?.forceActiveFocus(Qt.TabFocusReason);
    }

    function moveDays(count: int): void {
        days.moveDays(count);
        takeKeyboardFocus();
    }

    // Moves to another day if the key does that; returns false for any other key.
    function takesKey(key: int): bool {
        switch (key) {
        case Qt.Key_PageUp:
            days.moveMonths(-1);
            return true;
        case Qt.Key_PageDown:
            days.moveMonths(1);
            return true;
        case Qt.Key_Home:
            days.moveToWeekStart();
            return true;
        case Qt.Key_End:
            days.moveToWeekEnd();
            return true;
        default:
            return false;
        }
    }

    implicitWidth: columns * cellSize
    implicitHeight: column.implicitHeight

    Accessible.name: days.monthText
    Accessible.role: Accessible.Grouping

    ColumnLayout {
        id: column

        width: parent.width
        spacing: Style.gapTiny

        RowLayout {
            spacing: 0

            IconButton {
                icon.name: "chevron-left"
                //% "Previous month"
                text: qsTrId("calendar.previous")
                onClicked: calendar.days.moveMonths(-1)
            }

            SectionTitle {
                text: calendar.days.monthText
                font.pixelSize: Style.largeSize
                horizontalAlignment: Text.AlignHCenter
            }

            IconButton {
                enabled: calendar.days.canGoOn
                icon.name: "chevron-right"
                //% "Next month"
                text: qsTrId("calendar.next")
                onClicked: calendar.days.moveMonths(1)
            }
        }

        Row {
            Accessible.ignored: true

            Repeater {
                model: calendar.days.weekdays

                ControlText {
                    required property string modelData

                    width: calendar.cellSize
                    text: modelData
                    color: Style.inkSoft
                    font.pixelSize: WordFit.within(text, Style.bodyFamily, Style.smallSize, width)
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }

        Grid {
            columns: calendar.columns

            Keys.onLeftPressed: calendar.moveDays(-1)
            Keys.onRightPressed: calendar.moveDays(1)
            Keys.onUpPressed: calendar.moveDays(-columns)
            Keys.onDownPressed: calendar.moveDays(columns)
            Keys.onPressed: event => {
                event.accepted = calendar.takesKey(event.key);
                if (event.accepted)
                    calendar.takeKeyboardFocus();
            }

            Repeater {
                id: cells

                model: calendar.days.days

                // Day of a calendar: filled if it is chosen, outlined if it is today.
                Pressable {
                    id: day

                    objectName: "calendarDay"
                    required property int index
                    required property string dayText
                    required property string spokenName
                    required property bool inMonth
                    required property bool today
                    required property bool chosen
                    required property bool selectable
                    required property bool current

                    width: calendar.cellSize
                    height: calendar.cellSize
                    onClicked: calendar.days.choose(index)
                    enabled: selectable
                    focusPolicy: current || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                    padding: 0
                    text: dayText

                    Accessible.checkable: true
                    Accessible.checked: chosen
                    Accessible.name: spokenName
                    Accessible.role: Accessible.RadioButton

                    contentItem: ControlText {
                        text: day.dayText
                        color: day.chosen ? Style.accentInk : day.inMonth ? Style.ink : Style.inkSoft
                        opacity: day.selectable ? 1 : 0.4
                        font.weight: day.today || day.chosen ? Font.Bold : Font.Normal
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                    }

                    background: Item {
                        ButtonBackground {
                            anchors {
                                fill: parent
                                margins: 3
                            }
                            chosen: day.chosen
                            control: day
                            radius: height / 2
                            ringDistance: 0
                            border {
                                width: day.today ? 2 : 0
                                color: Style.brass
                            }
                        }
                    }
                }
            }
        }
    }
}
