// Statistics of one person or everybody, and the list of people to choose from.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Panel {
    id: panel

    required property Statistics statistics
    readonly property bool isOnePlayer: statistics.player !== ""
    //% "All players"
    readonly property string everybody: qsTrId("statistics.everybody")

    signal opened(double gameId)

    ColumnLayout {
        anchors.fill: parent
        spacing: Style.gap

        SectionTitle {
            text: panel.isOnePlayer ? panel.statistics.player : panel.everybody
        }

        QuietText {
            visible: panel.statistics.figures.count === 0
            //% "No matching games."
            text: qsTrId("statistics.none-of-these")
        }

        // The delegates are not bound to this file, so qmllint reports its ids as unqualified.
        // qmllint disable unqualified
        ColumnRepeater {
            model: panel.statistics.figures

            // Number with its label; a tap on a number about a single game opens that game.
            Pressable {
                id: line

                required property string title
                required property string value
                required property double gameId
                required property string accessibleName

                width: parent.width
                enabled: gameId > 0
                implicitHeight: Math.max(enabled ? Style.touch : 0, contentItem.implicitHeight + 2 * Style.gapTiny)
                topPadding: Style.gapTiny
                bottomPadding: Style.gapTiny
                text: title

                Accessible.name: accessibleName
                Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
                onClicked: panel.opened(line.gameId)

                contentItem: Item {
                    implicitHeight: Math.max(name.height, figure.height)

                    ControlText {
                        id: name

                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.round(parent.width * 0.45)
                        text: line.title
                        font.pixelSize: WordFit.within(text, Style.bodyFamily, Style.textSize, width)
                        color: Style.inkSoft
                    }

                    ControlText {
                        id: figure

                        anchors {
                            left: name.right
                            leftMargin: Style.gap
                            right: way.left
                            rightMargin: way.visible ? Style.gapTiny : 0
                            verticalCenter: parent.verticalCenter
                        }
                        text: line.value
                        font {
                            pixelSize: WordFit.within(text, Style.bodyFamily, Style.textSize, width)
                            weight: Font.DemiBold
                        }
                        horizontalAlignment: Text.AlignRight
                    }

                    Icon {
                        id: way

                        anchors {
                            right: parent.right
                            verticalCenter: parent.verticalCenter
                        }
                        width: visible ? implicitWidth : 0
                        visible: line.enabled
                        name: "chevron-right"
                        colour: Style.accent
                    }
                }

                background: ButtonBackground {
                    ringDistance: 0
                    radius: Style.radiusSmall
                }
            }
        }
        // qmllint enable unqualified

        AppButton {
            visible: panel.isOnePlayer
            icon.name: "players"
            text: panel.everybody
            onClicked: panel.statistics.player = ""
        }

        // qmllint disable unqualified
        ColumnRepeater {
            model: panel.isOnePlayer ? null : panel.statistics.players

            // Row with a player and a few statistics; a tap shows all of the player's statistics.
            Pressable {
                id: playerLine

                objectName: "playerLine"
                required property string name
                required property string figures
                required property string accessibleName

                width: parent.width
                onClicked: panel.statistics.player = name
                implicitHeight: Math.max(Style.touch, contentItem.implicitHeight + 2 * Style.gapTiny)
                topPadding: Style.gapTiny
                bottomPadding: Style.gapTiny
                text: name

                Accessible.name: accessibleName

                contentItem: Item {
                    implicitHeight: words.height

                    Column {
                        id: words

                        width: parent.width - sign.width - Style.gap

                        ControlText {
                            width: parent.width
                            text: playerLine.name
                            font.weight: Font.DemiBold
                        }

                        ControlCaption {
                            width: parent.width
                            text: playerLine.figures
                        }
                    }

                    Icon {
                        id: sign

                        anchors {
                            right: parent.right
                            verticalCenter: parent.verticalCenter
                        }
                        name: "chevron-right"
                        colour: Style.accent
                    }
                }

                background: ButtonBackground {
                    ringDistance: 0
                    radius: Style.radiusSmall
                }
            }
        }
        // qmllint enable unqualified

        MoreButton {
            visible: !panel.isOnePlayer && rows.waiting > 0
            rows: panel.statistics.players
        }
    }
}
