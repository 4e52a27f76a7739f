// Choice of one option, with its name above.
import QtQuick
import QtQuick.Layouts
import Cimaise

FocusScope {
    id: named

    required property string name
    required property list<string> options
    property int current: -1

    signal chosen(int index)

    Layout.fillWidth: true
    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight

    ColumnLayout {
        id: column

        anchors.fill: parent
        spacing: Style.gapTiny

        ControlText {
            text: named.name
            font.weight: Font.DemiBold
        }

        SegmentedChoice {
            focus: true
            name: named.name
            options: named.options
            current: named.current
            onChosen: index => named.chosen(index)
        }
    }
}
