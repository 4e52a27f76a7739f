// Sheet with the history over the table page; the board stays visible, so that the position
// returned to can be seen.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Sheet {
    id: sheet

    required property Session session
    //% "History"
    title: qsTrId("table.history")
    onBegun: {
        list.asked = -1;
        list.positionViewAtBeginning();
    }

    ShrinkingText {
        Layout.fillWidth: true
        Layout.bottomMargin: Style.gapTiny
        color: list.asked < 0 ? Style.inkSoft : Style.ink
        font.pixelSize: Style.smallSize
        lines: 2
        text: list.hint
    }

    HistoryList {
        id: list

        Layout.fillHeight: true
        Layout.fillWidth: true
        session: sheet.session
    }
}
