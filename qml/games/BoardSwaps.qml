// Buttons that swap the board in view with that of another player, if a board was entered for the
// wrong one.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: swaps

    required property Session session
    required property BoardMoves moves

    visible: !session.singleBoard && session.sides.count > 1 && moves !== null

    SectionTitle {
        //% "Entered for the wrong player?"
        text: qsTrId("boards.wrong-player")
        font.pixelSize: Style.largeSize
    }

    ColumnRepeater {
        // the number of boards, so that the pressed button stays when its label changes
        model: swaps.visible ? swaps.moves?.swaps.length ?? 0 : 0
        spacing: Style.gap

        AppButton {
            required property int index

            width: parent.width
            visible: text !== ""
            enabled: !swaps.session.readOnly
            icon.name: "swap"
            text: swaps.moves?.swaps[index] ?? ""
            onClicked: swaps.moves.swapWith(index)
        }
    }
}
