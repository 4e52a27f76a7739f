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

    boundsBehavior: Flickable.StopAtBounds
    clip: true
    model: rules
    spacing: Style.gap

    Accessible.role: Accessible.List
    //% "Rules"
    Accessible.name: qsTrId("rules.title")

    Component.onCompleted: Qt.callLater(find)
    onCountChanged: Qt.callLater(find)
    onShownChanged: Qt.callLater(find)

    ScrollBar.vertical: ScrollBar {}

    footer: Item {
        width: list.width
        height: none.visible ? none.implicitHeight + 2 * Style.gapHuge : Style.gapHuge

        EmptyWall {
            id: none

            anchors.centerIn: parent
            width: parent.width
            visible: list.count === 0
            //% "No rule speaks of that"
            title: qsTrId("rules.none")
        }
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
