// Input of the patron: the kind, the goal chosen from its card, and the figures printed on the
// card.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: part

    required property MuseumFiguresPart figures
    required property MuseumPatronPart patron
    required property Session session
    required property real room
    // true for a single board, where no patron can be chosen
    readonly property bool singleBoard: session.singleBoard

    spacing: Style.gapWide

    MuseumHeading {
        Layout.fillWidth: true
        visible: !part.singleBoard
        //% "Patron"
        text: qsTrId("museum.scoring.patron")
        worth: part.patron.worth
    }

    MuseumChips {
        Layout.fillWidth: true
        visible: !part.singleBoard
        enabled: !part.session.readOnly
        keys: part.patron.kinds
        onPressed: index => part.patron.choose(index)
    }

    BodyText {
        Layout.fillWidth: true
        visible: text !== "" && !part.singleBoard
        text: part.patron.text
        color: Style.inkSoft
    }

    MuseumChips {
        Layout.fillWidth: true
        visible: keys.count > 0
        enabled: !part.session.readOnly
        keys: part.patron.parts
        onPressed: index => part.patron.chooseGoal(index)
    }

    MuseumFigures {
        Layout.fillWidth: true
        visible: figures.count > 0
        figures: part.figures.patron
        owner: part.figures
        room: part.room
    }
}
