// Choice of the edition and the board for a new game of Museum.
import QtQuick
import Cimaise
import Cimaise.App

ColumnPanel {
    id: panel

    required property MuseumSetup setup

    Component.onCompleted: setup.copy = MuseumPreferences.copy

    SectionTitle {
        //% "Which edition?"
        text: qsTrId("museum.setup.edition")
    }

    SegmentedChoice {
        current: panel.setup.edition
        //% "Which edition?"
        name: qsTrId("museum.setup.edition")
        options: panel.setup.editions
        onChosen: index => panel.setup.edition = index
    }

    QuietText {
        text: panel.setup.editionText
    }

    SectionTitle {
        //% "Which board?"
        text: qsTrId("museum.setup.board")
    }

    SegmentedChoice {
        current: panel.setup.board
        //% "Which board?"
        name: qsTrId("museum.setup.board")
        options: panel.setup.boards
        onChosen: index => panel.setup.board = index
    }

    QuietText {
        //% "To play on another side of the boards, enter its slots once during a game; you can then choose it here."
        text: qsTrId("museum.setup.board.advice")
    }
}
