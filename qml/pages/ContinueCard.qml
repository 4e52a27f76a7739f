// Card of the open game with its picture; a tap continues the game. Without a game it says what Cimaise
// is for. The height is the same for all games and without a game, so that nothing below moves.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Pressable {
    id: card

    required property Session session

    //% "View game"
    readonly property string view: qsTrId("home.look")
    //% "Continue"
    readonly property string goOn: qsTrId("home.continue")
    readonly property string actionText: session?.finished ? view : goOn
    //% "Check placements and keep score"
    readonly property string purpose: qsTrId("home.purpose")
    //% "For Musée, Art Society, Muse and Museum"
    readonly property string games: qsTrId("home.purpose.games")

    enabled: session !== null
    padding: Style.gapWide
    text: session?.heading ?? purpose

    Accessible.name: enabled ? TextFormat.about(actionText, text) : purpose
    Accessible.description: session?.verdict.text ?? games

    contentItem: RowLayout {
        spacing: Style.gapWide

        SmallBoard {
            session: card.session

            Icon {
                anchors.centerIn: parent
                visible: !card.enabled
                colour: Style.brass
                name: "sample"
                size: Style.iconSize * 1.4
            }
        }

        ColumnLayout {
            spacing: Style.gapTiny

            BrassLabel {
                Layout.fillWidth: true
                Layout.maximumWidth: implicitWidth
                Accessible.ignored: true
                opacity: card.enabled ? 1 : 0
                text: card.actionText
            }

            ShrinkingText {
                Accessible.ignored: true
                text: card.text
                color: card.enabled ? Style.ink : Style.inkSoft
                lines: 2
                mayElide: true
                font {
                    family: Style.headingFamily
                    pixelSize: Style.largeSize
                }
            }

            ShrinkingText {
                Accessible.ignored: true
                // the names of the games do not fit in two lines of large text
                text: card.session?.sides.line ?? (Style.scale > 1.3 ? "" : card.games)
                color: Style.inkSoft
                lines: 2
                mayElide: true
            }
        }

        Icon {
            name: "chevron-right"
            colour: Style.accent
            opacity: card.enabled ? 1 : 0
            size: Style.iconSize * 1.4
        }
    }

    background: CardBackground {
        border {
            width: 3
            color: card.enabled ? Style.rail : Style.outline
        }
    }
}
