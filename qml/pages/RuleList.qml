// List of rules; in a narrow window, the chosen rule unfolds in the list.
pragma ComponentBehavior: Bound

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

    // true to scroll to the shown rule whenever the list changes, until the user scrolls
    property bool settling: true

    function settle(): void {
        settling = true;
        finder.restart();
    }

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

    Component.onCompleted: settle()
    onContentHeightChanged: if (settling)
        finder.restart()
    onCountChanged: settle()
    onMovementStarted: settling = false
    onShownChanged: settle()

    // Delayed until the rows are created.
    Timer {
        id: finder

        interval: 0
        onTriggered: list.find()
    }

    ScrollBar.vertical: AppScrollBar {}

    EmptyListPlaceholder {
        parent: list.contentItem
        y: Style.gapHuge
        width: list.width - Style.gapWide
        visible: list.count === 0
        //% "No matching rules"
        title: qsTrId("rules.none")
    }

    delegate: RuleRow {
        width: list.width - Style.gapWide
        unfolded: list.unfolding && ruleId === list.shown
        onClicked: {
            list.currentIndex = index;
            list.chosen(unfolded ? "" : ruleId);
        }
    }
}
