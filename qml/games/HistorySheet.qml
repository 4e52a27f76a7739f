// Sheet with the history over the table page; the board stays visible, so that the position
// returned to can be seen.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Sheet {
    id: sheet

    required property Session session
    //% "History"
    title: qsTrId("table.history")
    onReopened: {
        list.asked = -1;
        list.positionViewAtBeginning();
    }

    ShrinkingText {
        Layout.bottomMargin: Style.gapTiny
        color: list.asked < 0 ? Style.inkSoft : Style.ink
        font.pixelSize: Style.smallSize
        lines: 2
        text: list.hint
    }

    // History of the game, newest first; a tap returns to that position. A way of several steps is taken
    // by a second tap, because what is undone is lost with the next entry.
    ListView {
        id: list

        // row asked about; −1: none
        property int asked: -1
        readonly property int steps: asked < 0 ? 0 : sheet.session.history.stepsTo(asked)
        // says what a second tap does; the advice for the first one, if none is asked about
        readonly property string hint: steps < 0 ? undoing : steps > 0 ? redoing : advice
        //% "Tap a step to go to it."
        readonly property string advice: qsTrId("history.advice")
        //% "Tap the step again to go back to it: %n steps will be undone."
        readonly property string undoing: qsTrId("history.again.undo", Math.max(0, -steps))
        //% "Tap the step again to go forward to it: %n steps will be redone."
        readonly property string redoing: qsTrId("history.again.redo", Math.max(0, steps))

        function take(row: int): void {
            const isNear = Math.abs(sheet.session.history.stepsTo(row)) < 2;
            if (isNear || (row === asked && !reading.running)) {
                asked = -1;
                sheet.session.history.goTo(row);
            } else if (row !== asked) {
                asked = row;
                reading.restart();
                sheet.session.speak(hint);
            }
        }

        Layout.fillHeight: true
        Layout.fillWidth: true
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: sheet.session.history.steps
        spacing: Style.gapTiny

        Accessible.role: Accessible.List
        //% "History"
        Accessible.name: qsTrId("table.history")

        ScrollBar.vertical: AppScrollBar {}

        delegate: HistoryLine {
            width: list.width - Style.gapWide
            enabled: !sheet.session.readOnly
            onClicked: list.take(index)
        }

        // the second tap of a double tap is no answer
        Timer {
            id: reading

            interval: 500
        }

        Connections {
            target: sheet.session.history

            function onChanged(): void {
                list.asked = -1;
            }
        }

        // Step of the history: time, player and description. Undone steps are pale and can be redone.
        component HistoryLine: Pressable {
            id: line

            required property int index
            required property string when
            required property string owner
            required property string says
            required property bool current
            required property bool ahead
            required property string accessibleName

            implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
            padding: Style.gapTiny
            leftPadding: Style.gap
            rightPadding: Style.gap

            Accessible.checkable: true
            Accessible.checked: current
            Accessible.name: accessibleName

            contentItem: RowLayout {
                spacing: Style.gap

                ControlCaption {
                    Layout.fillWidth: false
                    Layout.alignment: Qt.AlignBaseline
                    visible: text !== ""
                    text: line.when
                    wrapMode: Text.NoWrap
                }

                ControlText {
                    Layout.alignment: Qt.AlignBaseline
                    text: line.owner === "" ? line.says : TextFormat.about(line.owner, line.says)
                    color: line.ahead ? Style.inkSoft : Style.ink
                    font {
                        strikeout: line.ahead
                        weight: line.current ? Font.DemiBold : Font.Normal
                    }
                }
            }

            background: ButtonBackground {
                chosen: line.current
                chosenColour: Style.accentWash
                ringDistance: 0
                radius: Style.radiusSmall
            }
        }
    }
}
