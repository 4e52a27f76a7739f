// Museum's part of the menu of the table page: the legend, live advice, and the player's own copy.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: settings

    required property MuseumTable table
    //% "Museum board data (*.cimaise-copy)"
    readonly property string filter: qsTrId("museum.copy.filter")

    spacing: Style.gapWide

    SectionTitle {
        //% "Legend"
        text: qsTrId("museum.menu.legend")
        font.pixelSize: Style.largeSize
    }

    MuseumLegend {
        Layout.fillWidth: true
        keys: settings.table.keys
    }

    QuietText {
        //% "Solid outline: civilisation collection. Dashed outline: domain collection."
        text: qsTrId("museum.menu.outlines")
    }

    AppSwitch {
        checked: MuseumPreferences.hints
        //% "Look for a better arrangement as you enter objects"
        text: qsTrId("museum.arrange.live")
        onToggled: MuseumPreferences.hints = checked
    }

    SectionTitle {
        //% "My copy of Museum"
        text: qsTrId("museum.menu.copy")
        font.pixelSize: Style.largeSize
    }

    QuietText {
        //% "The boards, bonuses and Patron points you entered: export or import them."
        text: qsTrId("museum.menu.copy.advice")
    }

    FlowLine {
        AppButton {
            width: Math.min(implicitWidth, settings.width)
            icon.name: "save"
            //% "Export board data"
            text: qsTrId("museum.menu.copy.save")
            onClicked: {
                savePicker.selectedFile = savePicker.currentFolder + "/museum.cimaise-copy";
                savePicker.open();
            }
        }

        AppButton {
            width: Math.min(implicitWidth, settings.width)
            icon.name: "open"
            //% "Import board data"
            text: qsTrId("museum.menu.copy.open")
            onClicked: openPicker.open()
        }
    }

    // Patron cards of the player's own copy: a tap shows a card’s numbers, to edit or delete.
    ColumnLayout {
        id: list

        spacing: Style.gapTiny

        Accessible.role: Accessible.List
        //% "Patron cards in my copy"
        Accessible.name: qsTrId("museum.copy.cards")

        QuietText {
            visible: settings.table.cards.cards.count === 0
            //% "No Patron cards yet. Enter a card’s points in the final scoring to save it here."
            text: qsTrId("museum.copy.cards.none")
        }

        ColumnRepeater {
            model: settings.table.cards.cards
            spacing: list.spacing

            // Patron card of the player's own copy.
            ColumnLayout {
                id: card

                required property int index
                required property string name
                required property string countText
                required property bool chosen
                required property string accessibleName

                width: parent.width
                spacing: Style.gap

                Pressable {
                    Layout.fillWidth: true
                    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
                    padding: Style.gapTiny
                    leftPadding: Style.gap
                    rightPadding: Style.gap
                    text: card.name
                    Accessible.name: card.accessibleName
                    onClicked: settings.table.cards.choose(card.index)

                    contentItem: RowLayout {
                        spacing: Style.gap

                        ControlText {
                            text: card.name
                            font.weight: card.chosen ? Font.DemiBold : Font.Normal
                        }

                        ControlText {
                            Layout.fillWidth: false
                            text: card.countText
                            color: Style.brass
                            font.weight: Font.DemiBold
                            wrapMode: Text.NoWrap
                        }

                        Icon {
                            name: card.chosen ? "chevron-up" : "chevron-down"
                            colour: Style.inkSoft
                        }
                    }

                    background: ButtonBackground {
                        normalColour: card.chosen ? Style.accentWash : Style.panel
                        ringDistance: 0
                        radius: Style.radiusSmall
                        border {
                            width: 1
                            color: card.chosen ? Style.accent : Style.outline
                        }
                    }
                }

                MuseumFigures {
                    Layout.leftMargin: Style.gap
                    visible: card.chosen
                    figures: settings.table.cards.figures
                    owner: settings.table.cards
                }

                AppButton {
                    Layout.fillWidth: false
                    Layout.bottomMargin: Style.gap
                    Layout.leftMargin: Style.gap
                    visible: card.chosen
                    enabled: !settings.table.cards.locked
                    icon.name: "delete"
                    kind: AppButton.Danger
                    Accessible.name: TextFormat.about(text, card.name)
                    //% "Delete"
                    text: qsTrId("museum.copy.delete")
                    onClicked: settings.table.cards.drop(card.index)
                }
            }
        }

        RowLayout {
            spacing: Style.gap
            visible: settings.table.cards.deletedCardText !== ""

            BodyText {
                text: settings.table.cards.deletedCardText
            }

            AppButton {
                Layout.fillWidth: false
                enabled: !settings.table.cards.locked
                icon.name: "undo"
                text: qsTrId("wall.undo")
                onClicked: settings.table.cards.undoDrop()
            }
        }
    }

    BodyText {
        id: problem

        visible: text !== ""
        color: Style.illegal
    }

    ReplaceQuestion {
        id: replace
    }

    FilePicker {
        id: openPicker

        title: qsTrId("museum.menu.copy.open")
        nameFilters: [settings.filter]
        onChosen: file => problem.text = settings.table.loadCopy(file)
    }

    FilePicker {
        id: savePicker

        title: qsTrId("museum.menu.copy.save")
        defaultSuffix: "cimaise-copy"
        nameFilters: [settings.filter]
        saves: true
        onChosen: file => problem.text = settings.table.saveCopy(file)
        onReplaceRequested: file => replace.ask(savePicker, file)
    }
}
