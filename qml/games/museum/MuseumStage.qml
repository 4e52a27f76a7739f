// Where a museum is filled: its board, the answer to the last touch, and what is entered.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

GameStage {
    id: stage

    readonly property MuseumTable table: MuseumTable {
        session: stage.session
        arrangement.active: Preferences.museumHints
        copy: Preferences.museumCopy
        onCopyEdited: copy => Preferences.museumCopy = copy
    }
    readonly property bool beside: low || width > height * 1.2 && width > 620
    // letters and figures say what an object is
    readonly property bool keys: tools.panel === "objects" || tools.panel === "arrange"

    boardBottom: beside ? 0 : board.height
    answers: table.answers
    // qmllint disable unqualified
    settings: Component {
        MuseumSettings {
            table: stage.table
        }
    }
    // qmllint enable unqualified

    Keys.onEnterPressed: event => enter(event)
    Keys.onReturnPressed: event => enter(event)
    Keys.onDeletePressed: event => event.accepted = stage.keys && (table.board.takeOff(), true)
    Keys.onEscapePressed: event => event.accepted = table.cancel()
    Keys.onPressed: event => {
        event.accepted = false;
        if (!stage.keys || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        if (event.key === Qt.Key_Backspace) {
            table.keys.erase();
            event.accepted = true;
        } else if (event.key === Qt.Key_Space && table.keys.typed === "") {
            table.keys.confirm();
            event.accepted = true;
        } else if (event.text >= " ") {
            table.keys.type(event.text);
            event.accepted = true;
        }
    }

    function enter(event: var): void {
        event.accepted = stage.keys;
        if (stage.keys)
            table.keys.confirm();
    }

    MuseumTools {
        id: tools

        active: stage.enabled && stage.visible
        table: stage.table
    }

    MuseumShortcuts {
        tools: tools
    }

    GridLayout {
        anchors.fill: parent
        columnSpacing: 0
        columns: stage.beside ? 2 : 1
        rowSpacing: 0

        ColumnLayout {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: 0

            MuseumBoard {
                id: board

                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.margins: Style.gapTiny
                Layout.minimumHeight: stage.low ? 120 : implicitHeight
                focus: true
                locked: stage.session.readOnly
                part: stage.table.board
            }

            HintLine {
                Layout.fillWidth: true
                text: stage.table.hint
            }

            WallButton {
                Layout.alignment: Qt.AlignHCenter
                Layout.bottomMargin: Style.gapTiny
                Layout.maximumWidth: parent.width - 2 * Style.gap
                visible: stage.height > 620 && stage.table.arrangement.shortText !== "" && tools.panel !== "arrange"
                icon.name: "arrange"
                text: stage.table.arrangement.shortText
                onClicked: tools.turnTo("arrange")
            }
        }

        ColumnLayout {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.maximumHeight: stage.beside ? Infinity : Math.max(stage.height * 0.5, 5 * Style.touch + Style.gap)
            Layout.preferredWidth: 1
            spacing: 0

            ToolRail {
                Layout.fillWidth: true
                tools: tools
                wordyFrom: 1120 * Style.scale
            }

            MuseumKeypad {
                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.minimumHeight: 2 * Style.touch
                Layout.preferredHeight: implicitHeight
                visible: tools.panel === "objects"
                keys: stage.table.keys
            }

            MuseumScoring {
                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.preferredHeight: stage.height * 0.5
                visible: tools.panel === "figures"
                figures: stage.table.figures
                patron: stage.table.patron
                session: stage.session
            }

            MuseumArrange {
                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.preferredHeight: stage.height * 0.5
                visible: tools.panel === "arrange"
                arrangement: stage.table.arrangement
                locked: stage.session.readOnly
            }

            MuseumPlan {
                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.preferredHeight: stage.height * 0.5
                visible: tools.panel === "plan"
                figures: stage.table.figures
                plan: stage.table.plan
                session: stage.session
            }

            MuseumTexts {
                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.preferredHeight: stage.height * 0.5
                visible: tools.panel === "text"
                keys: stage.table.keys
                onFinished: tools.turnTo("objects")
            }
        }
    }
}
