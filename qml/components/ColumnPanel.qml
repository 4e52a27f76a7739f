// Panel with items below each other.
import QtQuick.Layouts
import Cimaise

Panel {
    id: panel

    default property alias items: column.data

    spacing: Style.gap
    // The items need the id inside immediately.
    // qmllint disable deferred-property-id
    contentItem: ColumnLayout {
        id: column

        spacing: panel.spacing
    }
}
