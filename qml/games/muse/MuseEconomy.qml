// Overview of the coins of the economy, and below it of the chosen artist; a tap opens the input of
// coins.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Pressable {
    id: strip

    required property MuseCoinsPart coins
    required property real room

    // font size with which six suits fit side by side, whatever the text size
    readonly property int figureSize: Math.min(Style.smallSize, Math.floor(room / 17))
    readonly property bool showsLabels: words.width + suits.width + 3 * Style.gap <= room
    // true if the artist’s coins are shown below; they need the name beside them
    readonly property bool twoRows: showsLabels && coins.heldText !== ""

    implicitWidth: implicitContentWidth + 2 * Style.gap
    implicitHeight: Math.max(Style.touch, 2 * Math.ceil(metrics.lineSpacing) + 2)
    padding: 1
    leftPadding: Style.gap
    rightPadding: Style.gap
    //% "Economy"
    text: qsTrId("muse.economy")

    Accessible.description: coins.heldText !== "" ? coins.heldText + ", " + coins.growthText : coins.growthText
    Accessible.name: coins.economyText

    FontMetrics {
        id: metrics

        font: title.font
    }

    contentItem: Row {
        spacing: Style.gap

        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: title.implicitWidth
            visible: strip.showsLabels

            ControlText {
                id: title

                text: strip.text
                color: Style.brass
                font {
                    pixelSize: Style.smallSize
                    weight: Font.DemiBold
                }
                wrapMode: Text.NoWrap
            }

            ControlText {
                width: parent.width
                visible: strip.twoRows
                text: strip.coins.artist
                mayElide: true
                font {
                    pixelSize: Style.smallSize
                    weight: Font.DemiBold
                }
                wrapMode: Text.NoWrap
            }
        }

        Row {
            id: suits

            anchors.verticalCenter: parent.verticalCenter
            spacing: strip.figureSize < Style.smallSize ? Style.gapTiny : Style.gap

            Repeater {
                model: strip.coins.suits

                Row {
                    id: coin

                    required property string suit
                    required property int economy
                    required property int held
                    required property bool highlighted
                    required property string severity
                    required property bool economyHighlighted

                    spacing: 2

                    SuitIcon {
                        anchors.verticalCenter: parent.verticalCenter
                        size: Math.round(18 * Style.denseScale)
                        suit: coin.suit
                    }

                    Column {
                        anchors.verticalCenter: parent.verticalCenter

                        ControlText {
                            // reserves space for two digits
                            width: Math.max(implicitWidth, Math.round(1.3 * strip.figureSize))
                            text: strip.visible ? coin.economy : ""
                            color: coin.severity !== "" ? Style.severityColour(coin.severity) : Style.brass
                            font {
                                pixelSize: strip.figureSize
                                underline: coin.severity !== ""
                                weight: coin.economyHighlighted || coin.severity !== "" ? Font.Bold : Font.Medium
                            }
                            wrapMode: Text.NoWrap
                        }

                        ControlText {
                            width: Math.max(implicitWidth, Math.round(1.3 * strip.figureSize))
                            visible: strip.twoRows
                            text: strip.visible ? coin.held : ""
                            color: coin.held > 0 ? Style.ink : Style.inkSoft
                            font {
                                pixelSize: strip.figureSize
                                weight: coin.highlighted ? Font.Bold : Font.Medium
                            }
                            wrapMode: Text.NoWrap
                        }
                    }
                }
            }
        }
    }

    background: ButtonBackground {
        ringDistance: -1
        radius: Style.radiusSmall
        border {
            width: 1
            color: Style.outline
        }
    }
}
