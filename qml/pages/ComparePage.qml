// Effects of a tried move: both positions side by side, with findings and totals. The move can then
// be applied as one edit, or discarded.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App
import QtQuick.Controls.Basic

AppPage {
    id: page

    required property Navigator navigator
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

    header: PageHeader {
        title: page.title
        onBack: page.navigator.back()

        IconButton {
            icon.name: "keypad"
            //% "Continue the trial"
            text: qsTrId("compare.go-on")
            onClicked: page.navigator.show(Navigator.Trial)
        }
    }

    footer: TrialBar {
        focus: true
        mayKeep: !page.comparison.same && !page.locked
        onKeepRequested: page.whatIf.apply()
        onLeaveRequested: page.whatIf.leave()
    }

    ScrollColumn {
        id: scroll

        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth
        focus: true

        BodyText {
            Layout.fillWidth: true
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

            ComparedBoards {
                width: parent.width
                after: page.after
                before: page.before
                maximumHeight: page.height * 0.5
            }
        }

        ComparisonView {
            Layout.fillWidth: true
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
                Layout.fillWidth: true
                icon.name: "undo"
                //% "Discard changes"
                text: qsTrId("compare.leave")
                onClicked: bar.leaveRequested()
            }

            AppButton {
                Layout.fillWidth: true
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
