// Tool bar of the table page: tools that open panels, then modes. Wraps in a narrow window.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise

Item {
    id: rail

    required property TableTools tools
    // width that the rail has, or will have after the layout
    property real room: width
    // true in a low window, which has no room for words below the icons
    property bool low: false
    // width from which texts fit beside the icons
    property real textMinimumWidth: 0
    readonly property int count: tools.shown
    readonly property int gap: tools.modes.length > 0 ? Style.gap : 0
    // one row as long as the width is unknown: a layout may miss that the implicit height became
    // smaller
    readonly property bool single: room <= 0 || room >= count * Style.touch + gap
    readonly property int columns: single ? count : Math.max(1, Math.floor(room / Style.touch))
    readonly property bool showsText: room > textMinimumWidth
    // true if a word fits below each icon
    readonly property bool labelled: !low && !showsText && (room <= 0 || room / columns >= Style.touch * Math.min(Style.scale, 1.15))
    readonly property int keyHeight: Math.max(Style.touch, labelled ? Style.iconSize + Math.round(17 * Style.scale) + 7 : 0)

    implicitHeight: Math.ceil(count / columns) * keyHeight

    Accessible.role: Accessible.ToolBar
    //% "Tools"
    Accessible.name: qsTrId("table.tools")

    Rectangle {
        anchors.fill: parent
        color: Style.wallShade
    }

    GridLayout {
        width: parent.width
        columnSpacing: 0
        columns: rail.single ? rail.count + 1 : rail.columns
        rowSpacing: 0

        Repeater {
            model: rail.tools.actions

            ToolKey {
                required property Tool modelData

                Layout.fillWidth: true
                Layout.minimumWidth: Style.touch
                Layout.preferredHeight: rail.keyHeight
                Layout.preferredWidth: 1
                labelled: rail.labelled
                tool: modelData
                visible: modelData.shown
                showsText: rail.showsText
            }
        }

        Item {
            Layout.preferredHeight: rail.keyHeight
            Layout.preferredWidth: rail.gap
            visible: rail.single && rail.gap > 0

            Rectangle {
                anchors.centerIn: parent
                width: 1
                height: parent.height - Style.gap
                color: Style.controlOutline
            }
        }

        Repeater {
            model: rail.tools.modes

            ToolKey {
                required property Tool modelData

                mode: true
                Layout.fillWidth: true
                Layout.minimumWidth: Style.touch
                Layout.preferredHeight: rail.keyHeight
                Layout.preferredWidth: 1
                labelled: rail.labelled
                tool: modelData
                visible: modelData.shown
                showsText: rail.showsText
            }
        }
    }
}
