// The four actions side by side; arrows move the choice.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: actions

    required property RowsModel names

    signal chosen(int action)

    function go(action: int): void {
        const segment = segments.itemAt(action);
        if (segment !== null) {
            chosen(action);
            segment.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    implicitHeight: row.implicitHeight + 10

    Accessible.role: Accessible.Grouping
    //% "Action"
    Accessible.name: qsTrId("muse.turn.action")

    Rectangle {
        anchors.fill: parent
        color: Style.wallShade
        radius: Style.radius
        border {
            width: 1
            color: Style.outline
        }
    }

    GridLayout {
        id: row

        anchors {
            fill: parent
            margins: 5
        }
        columns: Math.max(1, actions.names.count / (actions.width < 300 * Style.scale ? 2 : 1))
        columnSpacing: 2
        rowSpacing: 2

        Repeater {
            id: segments

            model: actions.names

            Segment {
                required property int index
                required property string name
                required property bool chosen

                Layout.fillWidth: true
                Layout.preferredWidth: 1
                checked: chosen
                focus: checked
                leftPadding: Style.gapTiny
                rightPadding: Style.gapTiny
                text: name
                onClicked: actions.chosen(index)
                Keys.onLeftPressed: actions.go(index - 1)
                Keys.onRightPressed: actions.go(index + 1)
            }
        }
    }
}
