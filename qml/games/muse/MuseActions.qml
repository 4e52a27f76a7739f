// Choice of the four actions side by side; arrow keys change the choice.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: actions

    required property RowsModel names
    property real room: width
    // margin around the segments
    property int inset: 5

    signal chosen(int action)

    function goToIndex(action: int): void {
        const segment = segments.itemAt(action);
        if (segment !== null) {
            chosen(action);
            segment.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    // computed without the width: a layout would remember the height of text that wraps before the
    // width is known
    readonly property int lines: Math.ceil(Math.max(1, names.count) / row.columns)
    readonly property int keyHeight: Math.max(Style.touch, Math.ceil(metrics.lineSpacing) + 2 * Style.gap)

    implicitHeight: lines * keyHeight + (lines - 1) * row.rowSpacing + 2 * inset

    Accessible.role: Accessible.Grouping
    //% "Action"
    Accessible.name: qsTrId("muse.turn.action")

    FontMetrics {
        id: metrics

        font.family: Style.bodyFamily
        font.pixelSize: Style.textSize
    }

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
        columns: Math.max(1, actions.names.count / (actions.room < 300 * Style.scale ? 2 : 1))
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
                Keys.onLeftPressed: actions.goToIndex(index - 1)
                Keys.onRightPressed: actions.goToIndex(index + 1)
            }
        }
    }
}
