pragma ComponentBehavior: Bound

// Average points of each line of the score sheet: a filled bar for the player, an empty one for
// everyone in the same games.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: bars

    required property RowsModel rows
    required property string name
    property string legend: ""

    spacing: Style.gap

    SectionTitle {
        Layout.fillWidth: true
        text: bars.name
    }

    WallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: bars.legend
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    Lines {
        model: bars.rows
        spacing: Style.gap

        LineBar {
            width: parent.width
        }
    }
}
