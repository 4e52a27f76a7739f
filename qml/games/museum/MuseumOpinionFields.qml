// Input of Public Opinion: the discards and tokens of each continent.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

GridLayout {
    id: opinion

    required property MuseumFiguresPart figures
    required property real room
    readonly property alias discardFields: discarded
    readonly property bool broad: room >= 560 * Style.scale
    readonly property real columnWidth: broad ? (room - columnSpacing) / 2 : room

    // Item with the tokens of a continent.
    function tokensOf(continent: int): Item {
        return tokenFields.itemAt(continent);
    }

    columns: broad ? 2 : 1
    columnSpacing: Style.gapHuge
    rowSpacing: Style.gap
    flow: broad ? GridLayout.LeftToRight : GridLayout.TopToBottom

    ColumnLayout {
        id: discarded

        Layout.alignment: Qt.AlignTop
        Layout.preferredWidth: 1
        spacing: Style.gap

        QuietText {
            //% "Objects in the Common Pool, by continent"
            text: qsTrId("museum.scoring.discarded")
        }

        Repeater {
            model: opinion.figures.discards

            MuseumFigure {
                owner: opinion.figures
                room: opinion.columnWidth
            }
        }
    }

    ColumnLayout {
        id: tokens

        Layout.alignment: Qt.AlignTop
        Layout.preferredWidth: 1
        spacing: Style.gap

        QuietText {
            //% "Tokens on the continents, shared by all"
            text: qsTrId("museum.scoring.tokens")
        }

        Repeater {
            id: tokenFields

            model: opinion.figures.opinion

            MuseumFigure {
                owner: opinion.figures
                room: opinion.columnWidth
            }
        }
    }
}
