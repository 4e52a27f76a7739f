// All that counts beside the objects, in the order of the final scoring, each with its points.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallScroll {
    id: page

    required property MuseumTable table

    Accessible.role: Accessible.Grouping
    //% "Final scoring"
    Accessible.name: qsTrId("museum.tool.figures")

    MuseumFigures {
        Layout.fillWidth: true
        figures: page.table.track
        owner: page.table
        room: page.innerWidth
    }

    MuseumHeading {
        Layout.fillWidth: true
        visible: page.table.collections.count > 0
        //% "Collections"
        text: qsTrId("museum.scoring.collections")
    }

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0
        visible: page.table.collections.count > 0

        Repeater {
            model: page.table.collections

            MuseumCollection {
                Layout.fillWidth: true
                onClicked: page.table.session.show(page.table.session.currentSide, lineId)
            }
        }
    }

    MuseumHeading {
        Layout.fillWidth: true
        //% "Experts"
        text: qsTrId("museum.scoring.experts")
    }

    MuseumChips {
        Layout.fillWidth: true
        enabled: !page.table.session.readOnly
        keys: page.table.experts
        onPressed: index => page.table.toggleExpert(index)
    }

    MuseumHeading {
        Layout.fillWidth: true
        //% "Patron"
        text: qsTrId("museum.scoring.patron")
        worth: page.table.patronWorth
    }

    MuseumChips {
        Layout.fillWidth: true
        enabled: !page.table.session.readOnly
        keys: page.table.patrons
        onPressed: index => page.table.choosePatron(index)
    }

    WallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: page.table.patronText
        color: Style.inkSoft
    }

    MuseumChips {
        Layout.fillWidth: true
        visible: keys.count > 0
        enabled: !page.table.session.readOnly
        keys: page.table.patronParts
        onPressed: index => page.table.choosePatronPart(index)
    }

    MuseumFigures {
        Layout.fillWidth: true
        visible: figures.count > 0
        figures: page.table.patronFigures
        owner: page.table
        room: page.innerWidth
    }

    MuseumFigures {
        Layout.fillWidth: true
        figures: page.table.prestige
        owner: page.table
        room: page.innerWidth
    }

    MuseumHeading {
        Layout.fillWidth: true
        //% "Galleries"
        text: qsTrId("museum.scoring.galleries")
    }

    MuseumFigures {
        Layout.fillWidth: true
        figures: page.table.bonuses
        owner: page.table
        room: page.innerWidth
    }

    MuseumHeading {
        Layout.fillWidth: true
        //% "Public Opinion"
        text: qsTrId("museum.scoring.opinion")
        worth: page.table.opinionWorth
    }

    MuseumOpinion {
        Layout.fillWidth: true
        room: page.innerWidth
        table: page.table
    }

    MuseumFigures {
        Layout.fillWidth: true
        figures: page.table.press
        owner: page.table
        room: page.innerWidth
    }
}
