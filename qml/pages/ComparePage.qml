// Effects of a tried move: both positions side by side, with findings and totals. The move can then
// be applied as one edit, or discarded.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App
import QtQuick.Controls.Basic

SubPage {
    id: page

    required property WhatIf whatIf
    required property bool locked
    readonly property Comparison comparison: whatIf.comparison
    // Set without a binding: the page must not lose its copies of the game before the page is unloaded.
    property Session before: null
    property Session after: null

    //% "Before and after"
    title: qsTrId("compare.title")

    Component.onCompleted: {
        before = whatIf.baseline;
        after = whatIf.trial;
    }

    actions: IconButton {
        icon.name: "keypad"
        //% "Continue the trial"
        text: qsTrId("compare.go-on")
        onClicked: page.navigator.show(Navigator.Trial)
    }

    footer: TrialBar {
        focus: true
        mayKeep: !page.comparison.same && !page.locked
        onKeepRequested: page.whatIf.apply()
        onLeaveRequested: page.whatIf.leave()
    }

    ScrollColumn {
        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth
        focus: true

        BodyText {
            visible: text !== ""
            text: page.comparison.edit
            font {
                pixelSize: Style.largeSize
                weight: Font.DemiBold
            }
        }

        ColumnRepeater {
            model: page.after !== null ? page.comparison.sides : []
            spacing: Style.gapWide

            // One side's board before and after a move, with the differences highlighted: side by side where
            // they fit.
            Grid {
                id: boards

                // side whose board is shown
                required property int modelData
                // maximum height of each board
                readonly property real maximumHeight: page.height * 0.5
                readonly property bool beside: width >= 620
                readonly property real cell: beside ? Math.floor((width - spacing) / 2) : width

                width: parent.width
                columns: beside ? 2 : 1
                spacing: Style.gap

                component Shown: Column {
                    id: shown

                    required property string heading
                    required property Session session
                    required property int side
                    required property real maximumHeight

                    spacing: Style.gapTiny

                    QuietText {
                        width: parent.width
                        text: shown.heading
                        font.weight: Font.DemiBold
                        horizontalAlignment: Text.AlignHCenter
                    }

                    SeatLoader {
                        width: parent.width
                        height: Math.min(shown.maximumHeight, width / (seat?.aspect ?? 1))
                        enabled: false
                        session: shown.session
                        side: shown.side
                    }
                }

                Shown {
                    //% "Before"
                    heading: qsTrId("compare.before")
                    width: boards.cell
                    maximumHeight: boards.maximumHeight
                    session: page.before
                    side: boards.modelData
                }

                Shown {
                    //% "After"
                    heading: qsTrId("compare.after")
                    width: boards.cell
                    maximumHeight: boards.maximumHeight
                    session: page.after
                    side: boards.modelData
                }
            }
        }

        ComparisonView {
            comparison: page.comparison
        }
    }

    // Buttons to apply or discard a tried move.
    component TrialBar: Pane {
        id: bar

        required property bool mayKeep

        signal keepRequested
        signal leaveRequested

        padding: Style.gap

        contentItem: GridLayout {
            columns: bar.width < 440 * Style.scale ? 1 : 2
            columnSpacing: Style.gap
            rowSpacing: Style.gap

            AppButton {
                icon.name: "undo"
                //% "Discard changes"
                text: qsTrId("compare.leave")
                onClicked: bar.leaveRequested()
            }

            AppButton {
                enabled: bar.mayKeep
                icon.name: "check"
                kind: AppButton.Primary
                //% "Keep changes"
                text: qsTrId("compare.keep")
                onClicked: bar.keepRequested()
            }
        }

        background: Rectangle {
            color: Style.wallShade

            Rectangle {
                width: parent.width
                height: 1
                color: Style.outline
            }
        }
    }
}
