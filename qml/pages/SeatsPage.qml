// Form that adds, removes and moves players of the open game, with what that changes.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property NewGame draft
    required property Seating seating
    // names as a JavaScript list, for indexOf()
    readonly property var seated: seating.names

    //% "Players of this game"
    title: qsTrId("seats.title")

    footer: ActionBar {
        //% "Change players"
        action: qsTrId("seats.apply")
        actionIcon: "players"
        message: page.seating.problem
        ready: page.seating.canApply
        onTriggered: page.seating.apply()
    }

    ScrollColumn {
        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth

        ColumnPair {
            id: grid

            wide: page.wide

            ColumnPanel {
                width: grid.cellWidth

                QuietText {
                    //% "A name in an empty field adds a player. Undo brings everything back, boards of removed players too."
                    text: qsTrId("seats.explanation")
                }

                ColumnRepeater {
                    focus: true
                    model: page.seating
                    spacing: Style.gap

                    // Seat in the form for the players of a game: a player who can be renamed or removed, or a new one.
                    RowLayout {
                        id: row

                        required property int index
                        required property string name
                        required property bool plays
                        required property bool removed
                        required property bool canMoveUp
                        required property string accessibleName

                        width: parent.width
                        spacing: Style.gap

                        NameField {
                            enabled: !row.removed
                            name: row.accessibleName
                            //% "Name"
                            placeholderText: row.plays ? "" : qsTrId("seats.name")
                            text: row.name
                            opacity: row.removed ? 0.6 : 1
                            font.strikeout: row.removed
                            onTextEdited: page.seating.setName(row.index, text)
                        }

                        IconButton {
                            //% "Move {name} up"
                            readonly property string moveUp: qsTrId("seats.up")

                            enabled: row.canMoveUp
                            icon.name: "chevron-up"
                            text: moveUp.replace("{name}", () => row.name)
                            onClicked: page.seating.moveUp(row.index)
                        }

                        IconButton {
                            //% "Remove {name}"
                            readonly property string remove: qsTrId("seats.remove")
                            //% "Keep {name}"
                            readonly property string keep: qsTrId("seats.keep")
                            //% "Clear name"
                            readonly property string clear: qsTrId("new.seat.clear")

                            enabled: row.plays || row.name !== ""
                            icon.name: !row.plays ? "close" : row.removed ? "undo" : "remove"
                            text: !row.plays ? clear : (row.removed ? keep : remove).replace("{name}", () => row.name)
                            onClicked: row.plays ? page.seating.toggleRemoved(row.index) : page.seating.setName(row.index, "")
                        }
                    }
                }

                KnownNames {
                    visible: page.seating.canAdd && names.length > 0
                }
            }

            Effects {
                width: grid.cellWidth
                // outside the layout while empty: the page above does not move
                visible: page.seating.effects.length > 0
            }
        }
    }

    NameQuestion {
        spelling: page.seating.spelling
    }

    // Players of this device, to be added with a tap.
    component KnownNames: ColumnLayout {
        id: known

        // names as a JavaScript list, for slice()
        readonly property var all: page.draft.knownNames
        readonly property var names: all.slice(0, 8)

        spacing: Style.gap

        Caption {
            Layout.topMargin: Style.gap
            text: qsTrId("new.known-names")
        }

        FlowLine {
            Repeater {
                model: known.names

                Chip {
                    required property string modelData

                    width: Math.min(implicitWidth, parent.width)
                    // disabled instead of hidden, so that the other names do not move
                    enabled: page.seated.indexOf(modelData) < 0
                    text: modelData
                    onClicked: page.seating.addKnownName(modelData)
                }
            }
        }
    }

    // Consequences of the change.
    component Effects: ColumnPanel {
        SectionTitle {
            //% "This changes"
            text: qsTrId("seats.effects")
        }

        ColumnRepeater {
            model: page.seating.effects
            spacing: Style.gap

            BodyText {
                required property string modelData

                width: parent.width
                text: modelData
            }
        }
    }
}
