// Group of players with their last game: a tap starts the game, or fills in the form.
import QtQuick
import QtQuick.Layouts
import Cimaise

Pressable {
    id: card

    required property int index
    required property string players
    required property string gameIcon
    required property string gameName
    required property string actionText
    required property string accessibleName
    // true for large text: the verb is below the names, since there is no space beside them
    readonly property bool stacked: width < 300 * Style.scale

    padding: Style.gap
    leftPadding: 1.5 * Style.gap
    rightPadding: 1.5 * Style.gap
    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    text: players

    Accessible.description: actionText
    Accessible.name: accessibleName

    contentItem: RowLayout {
        spacing: 1.5 * Style.gap

        Icon {
            name: card.gameIcon
            colour: Style.accent
        }

        ColumnLayout {
            spacing: 0

            ControlText {
                text: card.players
                font.weight: Font.DemiBold
            }

            ControlCaption {
                text: card.gameName
            }

            ControlText {
                Layout.fillWidth: false
                visible: card.stacked
                text: card.actionText
                color: Style.accent
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
            }
        }

        ControlText {
            Layout.fillWidth: false
            visible: !card.stacked
            text: card.actionText
            color: Style.accent
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
        }
    }

    background: CardBackground {
        border {
            width: 1
            color: Style.controlOutline
        }
    }
}
