// What the economy holds of each suit, at a glance; touch it to enter coins.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Pressable {
    id: economy

    required property MuseCoinsPart coins
    required property real room

    implicitWidth: implicitContentWidth + 2 * Style.gap
    implicitHeight: Style.touch
    padding: Style.gap
    //% "Economy"
    text: qsTrId("muse.economy")

    Accessible.description: coins.growthText
    Accessible.name: coins.economyText

    contentItem: Row {
        spacing: Style.gap

        WallText {
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
            text: economy.text
            color: Style.brass
            font {
                pixelSize: Style.smallSize
                weight: Font.DemiBold
            }
            visible: implicitWidth + suits.width + 3 * Style.gap <= economy.room
            wrapMode: Text.NoWrap
        }

        Row {
            id: suits

            anchors.verticalCenter: parent.verticalCenter
            spacing: Style.gap

            Repeater {
                model: economy.coins.suits

                Row {
                    id: coin

                    required property string suit
                    required property int economy
                    required property string severity
                    required property bool economyLit

                    spacing: 2

                    SuitIcon {
                        anchors.verticalCenter: parent.verticalCenter
                        size: Math.round(18 * Math.min(Style.scale, 1.3))
                        suit: coin.suit
                    }

                    WallText {
                        anchors.verticalCenter: parent.verticalCenter
                        // two figures have room from the beginning
                        width: Math.max(implicitWidth, Math.round(1.3 * Style.textSize))
                        Accessible.ignored: true
                        text: coin.economy
                        color: coin.severity !== "" ? Style.severityColour(coin.severity) : coin.economyLit ? Style.brass : Style.ink
                        font {
                            underline: coin.severity !== ""
                            weight: coin.economyLit || coin.severity !== "" ? Font.Bold : Font.Medium
                        }
                        wrapMode: Text.NoWrap
                    }
                }
            }
        }
    }

    background: Rectangle {
        color: economy.down ? Style.panelDown : economy.hovered ? Style.panelHover : "transparent"
        radius: Style.radiusSmall
        border {
            width: 1
            color: Style.outline
        }

        FocusRing {
            distance: -1
            visible: economy.visualFocus
        }
    }
}
