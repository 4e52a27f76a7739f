// Figures of all players in one table, and the experts that they have hired. Tab, Enter and the arrow
// keys move between the fields as in the final scoring.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property MuseumPlayersPart part
    property bool locked: false
    readonly property int count: Math.max(1, part.players.length)
    readonly property real cell: Math.max(Style.touch, Math.min(96 * Style.scale, (innerWidth - 112 * Style.scale) / count - Style.gapTiny))

    columnWidth: Math.round((220 + count * 100) * Style.scale)
    sideMargin: Style.gap
    spacing: Style.gapTiny
    steady: true

    Accessible.role: Accessible.Grouping
    //% "Figures of all players"
    Accessible.name: qsTrId("museum.tool.players")

    RowLayout {
        Layout.fillWidth: true
        spacing: Style.gapTiny

        SectionTitle {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            text: qsTrId("museum.tool.players")
            font.pixelSize: Style.textSize
        }

        // a Row, not a layout (see ColumnRepeater)
        Row {
            spacing: Style.gapTiny

            Repeater {
                model: page.part.players

                BodyText {
                    required property string modelData

                    width: page.cell
                    height: Style.touch
                    text: modelData
                    mayElide: true
                    font {
                        pixelSize: Style.smallSize
                        weight: Font.DemiBold
                    }
                    horizontalAlignment: Text.AlignHCenter
                    maximumLineCount: 2
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                }
            }
        }
    }

    ColumnRepeater {
        model: page.part.figures
        spacing: page.spacing

        MuseumPlayersLine {
            width: parent.width
            cell: page.cell
            enabled: !page.locked
            part: page.part
        }
    }

    MuseumHeading {
        Layout.fillWidth: true
        //% "Tokens on the continents, shared by all"
        text: qsTrId("museum.scoring.tokens")
    }

    ColumnRepeater {
        model: page.part.shared
        spacing: page.spacing

        MuseumPlayersLine {
            width: parent.width
            cell: page.cell
            enabled: !page.locked
            part: page.part
        }
    }

    MuseumHeading {
        Layout.fillWidth: true
        //% "Experts"
        text: qsTrId("museum.scoring.experts")
    }

    ColumnRepeater {
        model: page.part.experts
        spacing: page.spacing

        MuseumPlayersLine {
            width: parent.width
            cell: page.cell
            enabled: !page.locked
            hires: true
            part: page.part
        }
    }
}
