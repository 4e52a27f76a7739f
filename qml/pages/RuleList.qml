pragma ComponentBehavior: Bound

// The rules one under the other; the chosen one unfolds where there is no room beside.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

ListView {
    id: list

    required property RulesModel rules
    required property string shown
    property bool unfolding: true
    readonly property RuleRow shownRow: currentItem as RuleRow

    signal chosen(string rule)

    function find(): void {
        currentIndex = Math.max(0, rules.rowOf(shown));
        positionViewAtIndex(currentIndex, ListView.Contain);
    }

    bottomMargin: Style.gapHuge
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    model: rules
    spacing: Style.gap

    Accessible.role: Accessible.List
    //% "Rules"
    Accessible.name: qsTrId("rules.title")

    Component.onCompleted: finder.restart()
    onCountChanged: finder.restart()
    onShownChanged: finder.restart()

    // when the rows are there
    Timer {
        id: finder

        interval: 0
        onTriggered: list.find()
    }

    ScrollBar.vertical: ScrollBar {}

    EmptyWall {
        parent: list.contentItem
        y: Style.gapHuge
        width: list.width
        visible: list.count === 0
        //% "No rule speaks of that"
        title: qsTrId("rules.none")
    }

    delegate: RuleRow {
        width: list.width
        unfolded: list.unfolding && ruleId === list.shown
        onClicked: {
            list.currentIndex = index;
            list.chosen(unfolded ? "" : ruleId);
        }
    }
}
