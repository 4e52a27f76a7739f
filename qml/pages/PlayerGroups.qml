pragma ComponentBehavior: Bound

// Groups that have played on this device: a tap begins a game for one of them.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: list

    required property PlayerGroupsModel groups

    spacing: Style.gap

    SectionTitle {
        Layout.fillWidth: true
        //% "Recent groups"
        text: qsTrId("new.line-ups")
    }

    Lines {
        model: list.groups
        spacing: Style.gap

        PlayerGroupCard {
            width: parent.width
            onClicked: list.groups.start(index)
        }
    }
}
