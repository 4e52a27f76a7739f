// Panels below the board, one at a time, all of the same size.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

StackLayout {
    id: panels

    required property MuseumTools tools
    readonly property MuseumTable table: tools.table
    // minimum height of the keypad
    readonly property alias minimumHeight: keypad.minimumHeight
    readonly property alias textField: typing.field

    readonly property var places: ({
            "objects": 0,
            "figures": 1,
            "arrange": 2,
            "plan": 3,
            "text": 4,
            "table": 5
        })

    function showField(kind: int, continent: int, focused: bool): void {
        scoring.showField(kind, continent, focused);
    }

    currentIndex: places[tools.panel]

    MuseumKeypad {
        id: keypad

        keys: panels.table.keys
    }

    MuseumScoring {
        id: scoring

        figures: panels.table.figures
        patron: panels.table.patron
        session: panels.table.session
        onTableRequested: panels.tools.showPanel("table")
    }

    MuseumArrange {
        arrangement: panels.table.arrangement
        locked: panels.tools.locked
    }

    MuseumPlan {
        figures: panels.table.figures
        plan: panels.table.plan
        session: panels.table.session
    }

    // Input of any number of objects as text; they fill the empty slots from the selected one on.
    TextPanel {
        id: texts

        readonly property alias field: typing.field

        onFinished: panels.tools.showPanel("objects")
        //% "Objects as text"
        name: qsTrId("museum.text.name")
        //% "Back to the keypad"
        backName: qsTrId("museum.text.done")

        onVisibleChanged: if (visible)
            field.forceActiveFocus(Qt.TabFocusReason)

        // an error in another text or in an earlier position is cleared
        Connections {
            target: panels.table.session

            function onChanged(): void {
                typing.problem = "";
            }
        }

        TextLine {
            id: typing

            //% "Exhibit the objects"
            applyName: qsTrId("museum.text.apply")
            draft: "objects"
            drafts: panels.table.drafts
            first: true
            label: name
            labelColor: Style.ink
            //% "Objects, separated by commas"
            name: qsTrId("museum.text.field")
            problemSize: Style.textSize
            side: panels.table.session.currentSide
            spacing: Style.gapWide
            // the tab that was tapped has the focus
            onShownSideChanged: if (field.visible)
                field.forceActiveFocus(Qt.TabFocusReason)
            onSubmitted: text => problem = panels.table.keys.enterText(text)

            function meaningsOf(text: string): var {
                return panels.table.keys.textMeanings(text);
            }
        }

        Caption {
            //% "For example rom cul 3, gre war 2; order and abbreviations are up to you. Fills empty slots from the selected one."
            text: qsTrId("museum.text.advice")
        }

        MuseumLegend {
            Layout.fillWidth: true
            keys: panels.table.keys
        }
    }

    // created on demand, because of its many fields, and kept while one of them has an error
    // qmllint disable unqualified
    Loader {
        id: players

        property int errors: 0

        active: panels.tools.panel === "table" || errors > 0
        sourceComponent: MuseumPlayers {
            locked: panels.tools.locked
            part: panels.table.players
            onErrorsCounted: count => players.errors = count
        }
    }
    // qmllint enable unqualified
}
