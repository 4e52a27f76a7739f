// Order in which the tiles were hung, editable by hand.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property ArtSocietyOrderPart part
    required property RowsModel tiles
    property bool locked: false

    Accessible.role: Accessible.Grouping
    //% "Hanging order"
    Accessible.name: qsTrId("art.tool.order")

    AppSwitch {
        Layout.fillWidth: true
        checked: page.part.ordered
        enabled: !page.locked
        //% "Tiles are in the order they were hung"
        text: qsTrId("art.ordered")
        onToggled: page.part.ordered = checked
    }

    BodyText {
        Layout.fillWidth: true
        text: page.part.ordered ?
        //% "Set the order with the arrows: it decides what each tile touched and which painting earned decor."
        qsTrId("art.order.advice") :
        //% "Order unknown: Cimaise checks only whether the tiles are connected, and the total of shields."
        qsTrId("art.order.unknown")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    ColumnRepeater {
        id: lines

        model: page.visible && page.part.ordered ? page.tiles : null
        spacing: Style.gapWide

        ArtSocietyOrderLine {
            width: parent.width
            last: index === lines.count - 1
            locked: page.locked
            onTapped: page.part.select(index)
            onMoved: by => {
                page.part.move(index, by);
                lines.itemAt(index + by)?.follow(by);
            }
        }
    }
}
