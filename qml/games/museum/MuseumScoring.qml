// Input of everything that counts besides the objects, in the order of the final scoring, with
// points; the patron is last, because its numbers depend on the chosen patron.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallScroll {
    id: page

    required property MuseumFiguresPart figures
    required property MuseumPatronPart patron
    required property Session session
    // one board: experts and patron are not asked for
    readonly property bool alone: session.alone

    steady: true

    Accessible.role: Accessible.Grouping
    //% "Final scoring"
    Accessible.name: qsTrId("museum.tool.figures")

    MuseumFigures {
        Layout.fillWidth: true
        figures: page.figures.track
        owner: page.figures
        room: page.innerWidth
    }

    MuseumHeading {
        Layout.fillWidth: true
        visible: page.figures.collections.count > 0
        //% "Collections"
        text: qsTrId("museum.scoring.collections")
    }

    Column {
        id: collections

        Layout.fillWidth: true
        visible: page.figures.collections.count > 0

        Repeater {
            model: page.figures.collections

            MuseumCollection {
                width: collections.width
                onClicked: page.session.show(page.session.currentSide, lineId)
            }
        }
    }

    MuseumHeading {
        Layout.fillWidth: true
        visible: !page.alone
        //% "Experts"
        text: qsTrId("museum.scoring.experts")
    }

    MuseumChips {
        Layout.fillWidth: true
        visible: !page.alone
        enabled: !page.session.readOnly
        keys: page.patron.experts
        onPressed: index => page.patron.toggleExpert(index)
    }

    MuseumFigures {
        Layout.fillWidth: true
        figures: page.figures.prestige
        owner: page.figures
        room: page.innerWidth
    }

    MuseumHeading {
        Layout.fillWidth: true
        //% "Galleries"
        text: qsTrId("museum.scoring.galleries")
    }

    MuseumFigures {
        Layout.fillWidth: true
        figures: page.figures.bonuses
        owner: page.figures
        room: page.innerWidth
    }

    MuseumHeading {
        Layout.fillWidth: true
        //% "Public Opinion"
        text: qsTrId("museum.scoring.opinion")
        worth: page.figures.opinionWorth
    }

    MuseumOpinion {
        Layout.fillWidth: true
        room: page.innerWidth
        figures: page.figures
    }

    MuseumFigures {
        Layout.fillWidth: true
        figures: page.figures.press
        owner: page.figures
        room: page.innerWidth
    }

    MuseumHeading {
        Layout.fillWidth: true
        visible: !page.alone
        //% "Patron"
        text: qsTrId("museum.scoring.patron")
        worth: page.patron.worth
    }

    MuseumChips {
        Layout.fillWidth: true
        visible: !page.alone
        enabled: !page.session.readOnly
        keys: page.patron.kinds
        onPressed: index => page.patron.choose(index)
    }

    WallText {
        Layout.fillWidth: true
        visible: text !== "" && !page.alone
        text: page.patron.text
        color: Style.inkSoft
    }

    MuseumChips {
        Layout.fillWidth: true
        visible: keys.count > 0
        enabled: !page.session.readOnly
        keys: page.patron.parts
        onPressed: index => page.patron.choosePart(index)
    }

    MuseumFigures {
        Layout.fillWidth: true
        visible: figures.count > 0
        figures: page.figures.patron
        owner: page.figures
        room: page.innerWidth
    }
}
