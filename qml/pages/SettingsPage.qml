// Settings of this device.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property HouseRulingsModel houseRulings

    //% "Settings"
    title: qsTrId("settings.title")

    StoragePromise {
        id: storage

        onStateChanged: storagePanel.answered()
    }

    ScrollColumn {
        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth

        ColumnPair {
            id: grid

            wide: page.wide

            ColumnLayout {
                width: grid.cellWidth
                spacing: Style.gapWide

                AppearancePanel {
                    focus: true
                }

                Panel {
                    contentItem: Column {
                        spacing: Style.gapWide

                        SectionTitle {
                            width: parent.width
                            //% "House rules"
                            text: qsTrId("house.title")
                        }

                        QuietText {
                            width: parent.width
                            //% "Answers you choose in a game are saved here and used in new games."
                            readonly property string explanation: qsTrId("house.explanation")
                            //% "No house rules yet. To add one, answer an open question in “Rules question”."
                            readonly property string none: qsTrId("house.none")
                            text: page.houseRulings.count > 0 ? explanation : none
                        }

                        Repeater {
                            model: page.houseRulings

                            // House rule of this device: the question, the answer, date and game of the decision, and a note.
                            Column {
                                id: card

                                required property int index
                                required property string game
                                required property string question
                                required property list<string> options
                                required property int chosen
                                required property string decided
                                required property string note
                                required property string accessibleName

                                width: parent.width
                                spacing: Style.gapTiny
                                Accessible.name: accessibleName
                                Accessible.role: Accessible.Grouping

                                BodyText {
                                    width: parent.width
                                    text: TextFormat.about(card.game, card.question)
                                    font.weight: Font.DemiBold
                                }

                                SegmentedChoice {
                                    width: parent.width
                                    current: card.chosen
                                    name: card.question
                                    options: card.options
                                    onChosen: option => page.houseRulings.choose(card.index, option)
                                }

                                Caption {
                                    width: parent.width
                                    visible: text !== ""
                                    text: card.decided
                                }

                                RowLayout {
                                    width: parent.width
                                    spacing: Style.gap

                                    AppTextField {
                                        maximumLength: 200
                                        //% "Note"
                                        name: qsTrId("house.note")
                                        placeholderText: name
                                        text: card.note
                                        onEditingFinished: page.houseRulings.setNote(card.index, text)
                                    }

                                    IconButton {
                                        icon.name: "delete"
                                        //% "Delete this house rule: {question}"
                                        text: qsTrId("house.delete").replace("{question}", card.question)
                                        onClicked: page.houseRulings.forget(card.index)
                                    }
                                }
                            }
                        }

                        AppButton {
                            width: parent.width
                            visible: page.houseRulings.forgotten !== ""
                            icon.name: "undo"
                            text: page.houseRulings.forgotten
                            onClicked: page.houseRulings.restore()
                        }
                    }
                }

                BackupLink {
                    navigator: page.navigator
                }

                StoragePanel {
                    id: storagePanel

                    promise: storage.state
                    onAskAgain: storage.ask()
                }
            }

            ColumnLayout {
                width: grid.cellWidth
                spacing: Style.gapWide

                ThemesPanel {}

                // Description of Cimaise, its version and its licence.
                ColumnPanel {
                    SectionTitle {
                        //% "About Cimaise"
                        text: qsTrId("settings.about")
                    }

                    BodyText {
                        //% "A cimaise is the rail that pictures hang from. Cimaise checks placements and keeps score for museum board games, and says why."
                        text: qsTrId("settings.about.text")
                    }

                    LicenceText {
                        color: Style.inkSoft
                    }

                    QuietText {
                        //% "Not made or endorsed by the publishers of the games; the rules are explained in our own words."
                        text: qsTrId("settings.about.publishers")
                    }

                    Caption {
                        text: "Cimaise " + Qt.application.version
                    }
                }
            }
        }
    }
}
