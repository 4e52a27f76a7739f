// Page that scans the board of each player from the code on their phone, with the seats that have
// sent one.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property BoardCollection collection
    required property GameFiles files
    readonly property bool sideBySide: wide && width > height

    signal openRequested

    //% "Receive boards"
    title: qsTrId("collect.title")

    actions: IconButton {
        enabled: page.collection.canUndo
        Accessible.ignored: !enabled // reported as enabled until it has been once
        icon.name: "undo"
        //% "Undo last board added"
        text: qsTrId("collect.undo")
        onClicked: page.collection.undo()
    }

    GridLayout {
        anchors.fill: parent
        columnSpacing: 0
        columns: page.sideBySide ? 2 : 1
        rowSpacing: 0

        CameraFrame {
            Layout.bottomMargin: page.sideBySide ? Style.gapWide : 0
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.leftMargin: Style.gapWide
            Layout.maximumWidth: page.sideBySide ? page.width * 0.5 : Infinity
            Layout.preferredWidth: 1
            Layout.rightMargin: page.sideBySide ? 0 : Style.gapWide
            Layout.topMargin: Style.gapWide
            all: true
            onFound: text => page.files.collect(text)
        }

        ScrollColumn {
            id: scroll

            Layout.fillHeight: page.sideBySide
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(naturalHeight, page.height * 0.6)
            Layout.preferredWidth: 1
            focus: true

            CollectAnswer {
                kind: page.collection.kind
                text: page.collection.answer
            }

            CollectedSeats {
                Layout.fillWidth: true
                Layout.preferredHeight: implicitHeight
                room: scroll.innerWidth
                seats: page.collection
            }

            CodeImports {
                focus: true
                files: page.files
                onOpenRequested: page.openRequested()
            }
        }
    }

    // Seats of the game, each with a tick once its board is in.
    component CollectedSeats: Grid {
        id: grid

        required property BoardCollection seats
        // width of the page column
        required property real room

        columns: room < 300 * Style.scale ? 1 : 2
        spacing: Style.gap

        Repeater {
            model: grid.seats

            // Player or team, with a tick once their board is in the game.
            Rectangle {
                id: seat

                objectName: "collectedSeat"
                required property string name
                required property int colour
                required property int shape
                required property bool taken
                required property string stateText
                required property string accessibleName

                width: (grid.room - (grid.columns - 1) * grid.spacing) / grid.columns
                implicitHeight: Math.max(Style.touch, line.implicitHeight + 2 * Style.gapTiny)
                border {
                    color: taken ? Style.legal : Style.outline
                    width: 1
                }
                color: Style.panel
                radius: Style.radius

                Accessible.name: accessibleName
                Accessible.role: Accessible.StaticText

                RowLayout {
                    id: line

                    anchors {
                        left: parent.left
                        leftMargin: Style.gap
                        right: parent.right
                        rightMargin: Style.gap
                        verticalCenter: parent.verticalCenter
                    }
                    spacing: Style.gap

                    SeatBadge {
                        hue: seat.colour
                        shape: seat.shape
                    }

                    ColumnLayout {
                        spacing: 0

                        ControlText {
                            mayElide: true
                            text: seat.name
                            wrapMode: Text.NoWrap
                        }

                        ControlText {
                            color: seat.taken ? Style.legal : Style.inkSoft
                            text: seat.stateText
                            font.pixelSize: Style.smallSize
                        }
                    }

                    // keeps its space while invisible
                    Icon {
                        name: "check"
                        colour: Style.legal
                        opacity: seat.taken ? 1 : 0
                    }
                }
            }
        }
    }

    // Answer to the last code: taken, or refused with the reason. Space for a long reason is reserved,
    // so that nothing below it moves.
    component CollectAnswer: RowLayout {
        id: answer

        required property string text
        // `info`, `check` or `illegal`
        required property string kind
        readonly property color colour: kind === "illegal" ? Style.illegal : kind === "check" ? Style.legal : Style.inkSoft
        // width of a long reason in one line
        readonly property real longest: 130 * metrics.averageCharacterWidth

        spacing: Style.gap

        FontMetrics {
            id: metrics

            font: words.font
        }

        Icon {
            Layout.alignment: Qt.AlignVCenter
            name: answer.kind
            colour: answer.colour
        }

        ShrinkingText {
            id: words

            Accessible.role: Accessible.AlertMessage
            color: answer.colour
            lines: Math.max(2, Math.ceil(answer.longest / Math.max(1, width)))
            text: answer.text
        }
    }
}
