// One side's board before and after a move, with the differences highlighted: side by side where
// they fit.
import QtQuick
import Cimaise
import Cimaise.App

Grid {
    id: boards

    required property Session before
    required property Session after
    // side whose board is shown
    required property int modelData
    // maximum height of each board
    property real maximumHeight: Infinity
    readonly property bool beside: width >= 620
    readonly property real cell: beside ? Math.floor((width - spacing) / 2) : width

    columns: beside ? 2 : 1
    spacing: Style.gap

    component Shown: Column {
        id: shown

        required property string heading
        required property Session session
        required property int side
        required property real maximumHeight

        spacing: Style.gapTiny

        BodyText {
            width: parent.width
            text: shown.heading
            color: Style.inkSoft
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
        }

        SeatLoader {
            id: loader

            width: parent.width
            height: Math.min(shown.maximumHeight, width / (seat?.aspect ?? 1))
            enabled: false
            session: shown.session
            side: shown.side
        }
    }

    Shown {
        //% "Before"
        heading: qsTrId("compare.before")
        width: boards.cell
        maximumHeight: boards.maximumHeight
        session: boards.before
        side: boards.modelData
    }

    Shown {
        //% "After"
        heading: qsTrId("compare.after")
        width: boards.cell
        maximumHeight: boards.maximumHeight
        session: boards.after
        side: boards.modelData
    }
}
