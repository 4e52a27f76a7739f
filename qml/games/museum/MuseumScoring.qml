// Input of everything that counts besides the objects, with points, in the order of the rulebook; the
// patron, which the rulebook has first, is last, because its numbers depend on the chosen patron, and
// has a button at the top. The collections below follow from the board.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property MuseumFiguresPart figures
    required property MuseumPatronPart patron
    required property Session session
    // true for a single board, where experts and patron cannot be entered
    readonly property bool singleBoard: session.singleBoard

    // input items, indexed by MuseumTable.Fields
    readonly property list<Item> fields: [track, prestige, press, opinion.discardFields, opinion, patronFields]
    property Item asked: null
    property bool focusAsked: false

    // asks for the table of all players
    signal tableRequested

    // Scrolls to an item. A tap meant for what was there before is ignored for a moment.
    function goTo(item: Item): void {
        reveal(item);
        tapGuard.restart();
    }

    function showField(kind: int, continent: int, focused: bool): void {
        asked = kind === MuseumTable.Opinion ? opinion.tokensOf(continent) : fields[kind];
        focusAsked = focused;
        soon.start();
    }

    steady: true

    // runs after the layout of the page
    Timer {
        id: soon

        interval: 0
        onTriggered: {
            page.goTo(page.asked);
            if (page.focusAsked)
                page.asked.nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason);
        }
    }

    Timer {
        id: tapGuard

        interval: 300
    }

    MouseArea {
        parent: page
        anchors.fill: parent
        Accessible.ignored: true
        visible: tapGuard.running
    }

    Accessible.role: Accessible.Grouping
    //% "Final scoring"
    Accessible.name: qsTrId("museum.tool.figures")

    AppButton {
        visible: !page.singleBoard
        icon.name: "grid"
        text: qsTrId("museum.tool.players")
        onClicked: page.tableRequested()
    }

    AppButton {
        visible: !page.singleBoard
        text: qsTrId("museum.scoring.patron")
        onClicked: page.goTo(patronFields)
    }

    MuseumFigures {
        id: track

        figures: page.figures.track
        owner: page.figures
        room: page.innerWidth
    }

    MuseumFigures {
        id: prestige

        figures: page.figures.prestige
        owner: page.figures
        room: page.innerWidth
    }

    MuseumHeading {
        //% "Galleries"
        text: qsTrId("museum.scoring.galleries")
    }

    MuseumFigures {
        figures: page.figures.bonuses
        owner: page.figures
        room: page.innerWidth
    }

    MuseumHeading {
        //% "Public Opinion"
        text: qsTrId("museum.scoring.opinion")
        worth: page.figures.opinionWorth
    }

    MuseumOpinionFields {
        id: opinion

        room: page.innerWidth
        figures: page.figures
    }

    MuseumFigures {
        id: press

        figures: page.figures.press
        owner: page.figures
        room: page.innerWidth
    }

    MuseumHeading {
        visible: !page.singleBoard
        //% "Experts"
        text: qsTrId("museum.scoring.experts")
    }

    MuseumChips {
        visible: !page.singleBoard
        enabled: !page.session.readOnly
        keys: page.patron.experts
        onPressed: index => page.patron.toggleExpert(index)
    }

    // Input of the patron: the kind, the goal chosen from its card, and the figures printed on the
    // card.
    ColumnLayout {
        id: patronFields

        spacing: Style.gapWide

        MuseumHeading {
            visible: !page.singleBoard
            //% "Patron"
            text: qsTrId("museum.scoring.patron")
            worth: page.patron.worth
        }

        MuseumChips {
            visible: !page.singleBoard
            enabled: !page.session.readOnly
            keys: page.patron.kinds
            onPressed: index => page.patron.choose(index)
        }

        QuietText {
            visible: text !== "" && !page.singleBoard
            text: page.patron.text
        }

        MuseumChips {
            visible: keys.count > 0
            enabled: !page.session.readOnly
            keys: page.patron.parts
            onPressed: index => page.patron.chooseGoal(index)
        }

        MuseumFigures {
            visible: figures.count > 0
            figures: page.figures.patron
            owner: page.figures
            room: page.innerWidth
        }
    }

    // below all input, because an expert may add a row
    MuseumHeading {
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
                onClicked: page.session.highlighter.showLine(page.session.currentSide, lineId)
            }
        }
    }
}
