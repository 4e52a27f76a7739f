// New game: the game, its players, and its settings.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property NewGame draft
    required property PlayerGroupsModel groups
    required property HouseRulingsModel houseRulings

    //% "New game"
    readonly property string begins: qsTrId("new.title")
    //% "Rematch"
    readonly property string goesOn: qsTrId("table.menu.rematch")

    title: draft.isRematch ? goesOn : begins

    footer: ActionBar {
        id: startBar

        //% "Start"
        action: qsTrId("new.start")
        actionIcon: "play"
        message: page.draft.canStart ? page.draft.remark : page.draft.problem
        ready: page.draft.canStart
        onTriggered: page.draft.start()
    }

    Connections {
        target: page.draft

        function onGameChanged(): void {
            startBar.forget();
        }
    }

    ScrollColumn {
        id: scroll

        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth

        ColumnPair {
            id: grid

            wide: page.wide

            ColumnLayout {
                width: grid.cellWidth
                spacing: Style.gapWide

                // Choice of a game, as cards of equal width.
                ColumnLayout {
                    visible: !page.draft.isRematch
                    spacing: Style.gap

                    SectionTitle {
                        //% "Which game?"
                        text: qsTrId("new.game")
                    }

                    FlowLine {
                        id: plates

                        readonly property real widest: {
                            let found = 0;
                            for (let i = 0; i < cards.count; ++i) {
                                found = Math.max(found, cards.itemAt(i)?.implicitWidth ?? 0);
                            }
                            return found;
                        }
                        readonly property int fitting: Math.max(1, Math.floor((width + spacing) / (widest + spacing)))
                        // cards in a row, chosen so that all rows are about equally full
                        readonly property int perRow: Math.ceil(cards.count / Math.ceil(cards.count / fitting))
                        readonly property real plateWidth: (width - (perRow - 1) * spacing) / perRow

                        Repeater {
                            id: cards

                            model: page.draft.games

                            GameCard {
                                width: plates.plateWidth
                                focus: checked
                                checked: game === page.draft.game
                                onClicked: page.draft.game = game
                            }
                        }
                    }
                }

                PlayerGroups {
                    groups: page.groups
                    visible: groups.count > 0 && !page.draft.isRematch
                    onChosen: scroll.reveal(players)
                }

                PlayersPanel {
                    id: players

                    draft: page.draft
                    visible: !page.draft.isRematch
                    onFinished: startBar.offer()
                }

                AppButton {
                    visible: text !== "" && !page.draft.isRematch
                    icon.name: "dispute"
                    text: page.houseRulings.inForceFor(page.draft.game)
                    onClicked: page.navigator.show(Navigator.Settings)
                }
            }

            // Loads the settings of the chosen game for a new game.
            Loader {
                id: loader

                function show(): void {
                    setSource(GameParts.file(page.draft.game, "SetupPanel"), {
                        "setup": page.draft.setup
                    });
                }

                width: grid.cellWidth
                Component.onCompleted: show()

                Connections {
                    target: page.draft

                    function onGameChanged(): void {
                        loader.show();
                    }
                }
            }
        }
    }

    NameQuestion {
        spelling: page.draft.spelling
    }

    // Groups that have played on this device: a tap begins a game for one of them.
    component PlayerGroups: ColumnLayout {
        id: list

        required property PlayerGroupsModel groups

        signal chosen

        spacing: Style.gap

        SectionTitle {
            //% "Recent groups"
            text: qsTrId("new.line-ups")
        }

        ColumnRepeater {
            model: list.groups
            spacing: Style.gap

            PlayerGroupCard {
                width: parent.width
                onClicked: {
                    list.groups.start(index);
                    list.chosen(); // a form that is filled in comes into view
                }
            }
        }
    }
}
