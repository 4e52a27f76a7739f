// Form that adds, removes and moves players of the open game, with what that changes.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

AppPage {
    id: page

    required property Navigator navigator
    required property NewGame draft
    required property Seating seating
    // names as a JavaScript list, for indexOf()
    readonly property var seated: seating.names

    //% "Players of this game"
    title: qsTrId("seats.title")

    header: PageHeader {
        title: page.title
        onBack: page.navigator.back()
    }

    footer: ActionBar {
        id: bar

        //% "Change players"
        action: qsTrId("seats.apply")
        actionIcon: "players"
        message: page.seating.problem
        ready: page.seating.canApply
        onTriggered: page.seating.apply()
    }

    ScrollColumn {
        id: scroll

        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth

        // A Grid, because a GridLayout would compute the height of wrapped text before its width.
        Grid {
            id: grid

            readonly property real cellWidth: page.wide ? (scroll.innerWidth - spacing) / 2
                                                    : scroll.innerWidth

            Layout.fillWidth: true
            columns: page.wide ? 2 : 1
            spacing: Style.gapWide

            Panel {
                width: grid.cellWidth

                contentItem: ColumnLayout {
                    spacing: Style.gap

                    BodyText {
                        Layout.fillWidth: true
                        //% "A name in an empty field adds a player. Undo brings everything back, boards of removed players too."
                        text: qsTrId("seats.explanation")
                        color: Style.inkSoft
                    }

                    ColumnRepeater {
                        focus: true
                        model: page.seating
                        spacing: Style.gap

                        SeatEntry {
                            width: parent.width
                            onWritten: name => page.seating.setName(index, name)
                            onMoved: page.seating.moveUp(index)
                            onToggled: page.seating.toggleRemoved(index)
                        }
                    }

                    KnownNames {
                        Layout.fillWidth: true
                        visible: page.seating.canAdd && names.length > 0
                    }
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

        BodyText {
            Layout.fillWidth: true
            Layout.topMargin: Style.gap
            text: qsTrId("new.known-names")
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
        }

        Flow {
            Layout.fillWidth: true
            spacing: Style.gap

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
    component Effects: Panel {
        contentItem: ColumnLayout {
            spacing: Style.gap

            SectionTitle {
                Layout.fillWidth: true
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
}
