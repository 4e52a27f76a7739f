// Text of a saved game: title, players, score, last edit.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Pressable {
    id: card

    required property string gameIcon
    required property string title
    required property string score
    required property string answeredText
    required property string match
    required property string origin
    required property string spokenName
    property string mark: ""
    required property LibraryModel games
    required property double gameId
    required property string moment

    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
    padding: Style.gap
    leftPadding: Style.gapWide
    text: title

    Accessible.name: spokenName

    contentItem: RowLayout {
        spacing: Style.gap

        SmallBoard {
            Layout.alignment: Qt.AlignTop
            // hidden in a narrow card, where large text needs the full width
            visible: card.width >= 200 * Style.scale
            gameId: card.gameId
            games: card.games
            moment: card.moment
        }

        ColumnLayout {
            spacing: 2

            RowLayout {
                spacing: Style.gap

                Icon {
                    Layout.alignment: Qt.AlignTop
                    name: card.gameIcon
                    colour: Style.brass
                }

                Icon {
                    // Beside the first line. A centred icon would stay in place when a title of two
                    // lines becomes one.
                    Layout.alignment: Qt.AlignTop
                    visible: name !== ""
                    name: card.mark
                    colour: Style.brass
                }

                ControlText {
                    text: card.title
                    mayElide: true
                    font {
                        pixelSize: WordFit.within(text, Style.bodyFamily, Style.textSize, width)
                        weight: Font.DemiBold
                    }
                    maximumLineCount: 2
                }
            }

            ControlText {
                mayElide: true
                maximumLineCount: 4
                text: card.score
            }

            ControlText {
                visible: text !== ""
                text: card.match
                color: Style.brass
                font.pixelSize: Style.smallSize
            }

            ControlCaption {
                visible: text !== ""
                text: card.answeredText
            }

            ControlCaption {
                text: card.origin
            }
        }
    }

    background: Item {
        FocusRing {
            distance: 0
            visible: card.visualFocus
        }
    }
}
