// Effects of a tried move: both positions side by side with findings and totals; applied as one
// edit, or discarded.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallPage {
    id: page

    required property AppController desk
    readonly property Comparison comparison: desk.comparison
    // Not bound: a page about to go must not see its copies go first.
    property Session before: null
    property Session after: null

    //% "Before and after"
    title: qsTrId("compare.title")

    Component.onCompleted: {
        before = desk.trialBaseline;
        after = desk.trial;
    }

    header: PageHeader {
        title: page.title
        onBack: page.desk.back()

        IconButton {
            icon.name: "keypad"
            //% "Continue the trial"
            text: qsTrId("compare.go-on")
            onClicked: page.desk.page = "try"
        }
    }

    footer: TrialBar {
        focus: true
        mayKeep: !page.comparison.same && !page.desk.readOnly
        onKeepAsked: page.desk.keepTrial()
        onLeaveAsked: page.desk.leaveTrial()
    }

    WallScroll {
        id: scroll

        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth
        focus: true

        WallText {
            Layout.fillWidth: true
            visible: text !== ""
            text: page.comparison.edit
            font {
                pixelSize: Style.largeSize
                weight: Font.DemiBold
            }
        }

        Lines {
            model: page.after !== null ? page.comparison.sides : []
            spacing: Style.gapWide

            ComparedBoards {
                width: parent.width
                after: page.after
                before: page.before
                highest: page.height * 0.5
            }
        }

        Compared {
            Layout.fillWidth: true
            comparison: page.comparison
        }
    }
}
