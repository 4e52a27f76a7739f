// Figures of all players in one table, and the experts that they have hired, below the names of the
// players. Tab, Enter and the arrow keys move between the fields as in the final scoring.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

FocusScope {
    id: page

    required property MuseumPlayersPart part
    property bool locked: false
    readonly property int count: Math.max(1, part.players.length)
    readonly property real cell: Math.max(Style.touch, Math.min(96 * Style.scale, (rows.innerWidth - 112 * Style.scale) / count - Style.gapTiny))
    // number of fields with an error
    property int errors: 0

    signal errorsCounted(count: int)

    function judge(wrong: bool): void {
        errors += wrong ? 1 : -1;
        errorsCounted(errors);
    }

    Accessible.role: Accessible.Grouping
    //% "All players"
    Accessible.name: qsTrId("museum.tool.players")

    // a Row, not a layout (see ColumnRepeater)
    Row {
        id: head

        x: Math.round((page.width + rows.innerWidth) / 2) - width
        y: Style.gapTiny
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

    // the keys of a sum cover the title while a number is typed
    Item {
        id: corner

        x: Math.round((page.width - rows.innerWidth) / 2) - Style.gapTiny
        y: head.y
        height: head.height
    }

    SectionTitle {
        x: Math.round((page.width - rows.innerWidth) / 2)
        y: head.y
        width: head.x - x - Style.gapTiny
        height: head.height
        text: qsTrId("museum.tool.players")
        font.pixelSize: Style.textSize
        fontSizeMode: Text.Fit
        minimumPixelSize: 11
        verticalAlignment: Text.AlignVCenter
    }

    ScrollColumn {
        id: rows

        anchors {
            fill: parent
            topMargin: head.y + head.height
        }
        focus: true
        columnWidth: Math.round((220 + page.count * 100) * Style.scale)
        sideMargin: Style.gap
        spacing: Style.gapTiny
        steady: true

        ColumnRepeater {
            model: page.part.figures
            spacing: rows.spacing

            MuseumPlayersLine {
                width: parent.width
                cell: page.cell
                enabled: !page.locked
                keysBeside: corner
                part: page.part
                onJudged: wrong => page.judge(wrong)
            }
        }

        MuseumHeading {
            text: qsTrId("museum.scoring.discarded")
        }

        ColumnRepeater {
            model: page.part.discards
            spacing: rows.spacing

            MuseumPlayersLine {
                width: parent.width
                cell: page.cell
                enabled: !page.locked
                keysBeside: corner
                part: page.part
                onJudged: wrong => page.judge(wrong)
            }
        }

        MuseumHeading {
            text: qsTrId("museum.scoring.tokens")
        }

        ColumnRepeater {
            model: page.part.shared
            spacing: rows.spacing

            MuseumPlayersLine {
                width: parent.width
                cell: page.cell
                enabled: !page.locked
                keysBeside: corner
                part: page.part
                onJudged: wrong => page.judge(wrong)
            }
        }

        MuseumHeading {
            //% "Experts"
            text: qsTrId("museum.scoring.experts")
        }

        ColumnRepeater {
            model: page.part.experts
            spacing: rows.spacing

            MuseumPlayersLine {
                width: parent.width
                cell: page.cell
                enabled: !page.locked
                hires: true
                part: page.part
            }
        }
    }
}
