// Order in which the tiles were hung, editable by hand.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallScroll {
    id: page

    required property ArtSocietyOrderPart part
    required property RowsModel tiles
    property bool locked: false

    Accessible.role: Accessible.Grouping
    //% "Order of hanging"
    Accessible.name: qsTrId("art.tool.order")

    WallSwitch {
        Layout.fillWidth: true
        checked: page.part.ordered
        enabled: !page.locked
        //% "The tiles stand in the order in which they were hung"
        text: qsTrId("art.ordered")
        onToggled: page.part.ordered = checked
    }

    WallText {
        Layout.fillWidth: true
        text: page.part.ordered ?
        //% "Touch a tile to see it on the wall; the arrows move it earlier or later. The order decides what each tile had to touch, and who earned decor."
        qsTrId("art.order.advice") :
        //% "The order is not known: each tile only has to be joined to the starting painting, and decor is counted as a whole."
        qsTrId("art.order.unknown")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    Lines {
        id: lines

        model: page.visible && page.part.ordered ? page.tiles : null
        spacing: Style.gapWide

        ArtSocietyOrderLine {
            width: parent.width
            last: index === lines.count - 1
            locked: page.locked
            onTouched: page.part.select(index)
            onMoved: by => {
                page.part.move(index, by);
                lines.itemAt(index + by)?.follow(by);
            }
        }
    }
}
