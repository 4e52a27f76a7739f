// Option of the choice of games, with the possible numbers of players.
import QtQuick
import QtQuick.Layouts
import Cimaise

Pressable {
    id: card

    required property string game
    required property string name
    required property string players
    required property string accessibleName

    padding: Style.gap
    leftPadding: 1.5 * Style.gap
    rightPadding: 1.5 * Style.gap
    text: name

    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.name: accessibleName
    Accessible.role: Accessible.RadioButton

    contentItem: RowLayout {
        spacing: 1.5 * Style.gap

        Icon {
            name: "game-" + card.game
            colour: card.checked ? Style.accent : Style.brass
            size: Math.round(Style.iconSize * 1.3)
        }

        ColumnLayout {
            spacing: 0

            SectionTitle {
                Accessible.ignored: true
                text: card.name
            }

            ControlCaption {
                text: card.players
            }
        }

        // Transparent instead of hidden, so that the card keeps its width when chosen.
        Icon {
            name: "check"
            colour: Style.accent
            opacity: card.checked ? 1 : 0
        }
    }

    background: CardBackground {
        border {
            width: card.checked ? 2 : 1
            color: card.checked ? Style.accent : Style.controlOutline
        }
    }
}
