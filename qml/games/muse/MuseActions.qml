// The four actions side by side; arrows move the choice.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise

FocusScope {
    id: actions

    property int current: -1
    //% "Sketch"
    readonly property string sketch: qsTrId("muse.action.sketch")
    //% "Paint"
    readonly property string paint: qsTrId("muse.action.paint")
    //% "Patron"
    readonly property string patron: qsTrId("muse.action.patron")
    //% "Palace"
    readonly property string palace: qsTrId("muse.action.palace")

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
        columns: actions.width < 300 * Style.scale ? 2 : 4
        columnSpacing: 2
        rowSpacing: 2

        Repeater {
            id: segments

            model: [actions.sketch, actions.paint, actions.patron, actions.palace]

            Segment {
                required property int index
                required property string modelData

                Layout.fillWidth: true
                Layout.preferredWidth: 1
                checked: index === actions.current
                focus: checked
                leftPadding: Style.gapTiny
                rightPadding: Style.gapTiny
                text: modelData
                onClicked: actions.chosen(index)
                Keys.onLeftPressed: actions.go(index - 1)
                Keys.onRightPressed: actions.go(index + 1)
            }
        }
    }
}
