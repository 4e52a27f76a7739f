// The four actions side by side; arrows move the choice.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: actions

    required property RowsModel names
    // around the segments
    property int inset: 5

    signal chosen(int action)

    function go(action: int): void {
        const segment = segments.itemAt(action);
        if (segment !== null) {
            chosen(action);
            segment.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    implicitHeight: row.implicitHeight + 2 * inset

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
            margins: actions.inset
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
