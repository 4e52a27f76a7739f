// Pieces of a board one by one, large, beside the board on which each is lit, for comparison with the
// table. Space, Enter or → shows the
// next one, ← the previous one; a tap on the piece corrects it.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: view

    required property ReadBackController readBack
    required property Session session
    readonly property alias noticePlace: notice
    // true after the last piece was read
    property bool wasDone: false

    focus: true

    Keys.onSpacePressed: view.goOn()
    Keys.onReturnPressed: view.goOn()
    Keys.onEnterPressed: view.goOn()
    Keys.onRightPressed: view.goOn()
    Keys.onLeftPressed: readBack.back()
    Keys.onEscapePressed: readBack.stop()

    function goOn(): void {
        if (!readBack.done)
            readBack.next();
        else if (!ending.running)
            readBack.stop();
    }

    // A late tap on the button that showed the next piece does not close the summary.
    Timer {
        id: ending

        interval: 700
    }

    Connections {
        target: view.readBack

        function onChanged(): void {
            if (view.readBack.done && !view.wasDone)
                ending.restart();
            view.wasDone = view.readBack.done;
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Style.wall
    }

    // nothing below takes the taps
    MouseArea {
        anchors.fill: parent
    }

    ColumnLayout {
        anchors {
            fill: parent
            margins: Style.gapWide
        }
        spacing: Style.gap

        RowLayout {
            Layout.fillHeight: false

            QuietText {
                text: view.readBack.owner + (view.readBack.progress !== "" ? " · " + view.readBack.progress : "")
                mayElide: true
                wrapMode: Text.NoWrap
            }

            IconButton {
                icon.name: "close"
                //% "Stop comparing"
                text: qsTrId("read.stop")
                onClicked: view.readBack.stop()
            }
        }

        SeatLoader {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredHeight: Math.min(view.height * 0.45, (view.width - 2 * Style.gapWide) / (seat?.aspect ?? 1))
            Layout.preferredWidth: Layout.preferredHeight * (seat?.aspect ?? 1)
            enabled: false
            session: view.session
            side: Math.max(0, view.readBack.side)
            visible: view.readBack.side >= 0 && !view.readBack.done && view.height > 480 * Style.scale
        }

        Pressable {
            id: piece

            bottomPadding: Style.gapWide
            Layout.fillHeight: true
            Layout.fillWidth: true
            enabled: !view.readBack.done
            text: view.readBack.done ? view.readBack.summary + " " + unreadText : view.readBack.piece + ", " + view.readBack.where
            //% "Is anything on the table missing here? Close this to enter it."
            readonly property string unreadText: qsTrId("read.unread")

            Accessible.description: view.readBack.done ? "" : correctText
            //% "Tap it to correct it."
            readonly property string correctText: qsTrId("read.correct")

            onClicked: view.readBack.correct()

            contentItem: ColumnLayout {
                spacing: Style.gap

                ControlText {
                    Layout.fillHeight: true
                    text: view.readBack.done ? view.readBack.summary : view.readBack.piece
                    font {
                        // a number is read from afar, a name is too long for that
                        pixelSize: view.readBack.done ? Style.largeSize : Math.round((view.readBack.piece.length <= 3 ? 128 : 44) * Style.cappedScale)
                        weight: Font.DemiBold
                    }
                    fontSizeMode: Text.Fit
                    horizontalAlignment: Text.AlignHCenter
                    minimumPixelSize: 12
                    verticalAlignment: Text.AlignVCenter
                }

                ControlText {
                    text: view.readBack.done ? piece.unreadText : view.readBack.where
                    font.pixelSize: Style.largeSize
                    horizontalAlignment: Text.AlignHCenter
                }

                ControlCaption {
                    visible: !view.readBack.done
                    text: piece.correctText
                    horizontalAlignment: Text.AlignHCenter
                }
            }

            background: PanelBackground {
                FocusRing {
                    visible: piece.visualFocus
                }
            }
        }

        NoticePlace {
            id: notice

            visible: taken
        }

        AppButton {
            advances: true
            visible: view.readBack.nextBoard !== ""
            text: view.readBack.nextBoard
            onClicked: view.readBack.startNextBoard()
        }

        RowLayout {
            Layout.fillHeight: false
            spacing: Style.gap

            AppButton {
                Layout.fillWidth: false
                Layout.preferredHeight: Math.round(1.5 * Style.touch)
                advances: true
                enabled: !view.readBack.atStart
                icon.name: "chevron-left"
                //% "Back"
                text: qsTrId("read.back")
                onClicked: view.readBack.back()
            }

            AppButton {
                Layout.preferredHeight: Math.round(1.5 * Style.touch)
                advances: true
                icon.name: view.readBack.done ? "check" : "chevron-right"
                //% "Done"
                readonly property string doneText: qsTrId("read.done")
                //% "Same on the table"
                readonly property string sameText: qsTrId("read.next")
                text: view.readBack.done ? doneText : sameText
                onClicked: view.goOn()
            }
        }
    }

    // says each piece to screen readers
    Item {
        Accessible.role: Accessible.AlertMessage
        Accessible.name: piece.text
    }
}
