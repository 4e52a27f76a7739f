// Input of the printed wall: its size, its stars, its eyeline.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise

ColumnLayout {
    id: facts

    required property int columns
    required property int rows
    required property int firstEyelineRow
    required property int lastEyelineRow
    required property int starColumn
    required property int starRow
    required property bool verified

    signal grown(int columns, int rows)
    signal eyelineMoved(int first, int last)
    signal starsMoved(int columns, int rows)
    signal confirmed

    spacing: Style.gap

    // a Column, because a layout does not know the height of wrapped text before its width
    Column {
        Layout.fillWidth: true
        spacing: Style.gap

        QuietText {
            width: parent.width
            //% "Count the squares on your boards once; the rulebook does not give the size."
            text: qsTrId("art.facts.advice")
        }

        // Miniature of the printed wall that shows what to count.
        Item {
            id: picture

            readonly property real cell: Math.min(width / Math.max(1, facts.columns), 180 / Math.max(1, facts.rows), 22)

            width: parent.width
            implicitHeight: cell * facts.rows

            Accessible.role: Accessible.Graphic
            //% "The wall as entered"
            Accessible.name: qsTrId("art.facts.picture")

            Rectangle {
                id: plan

                width: picture.cell * facts.columns
                height: picture.cell * facts.rows
                color: Style.wallShade
                border {
                    width: 1
                    color: Style.rail
                }

                Rectangle {
                    y: (facts.firstEyelineRow - 1) * picture.cell
                    width: parent.width
                    height: (facts.lastEyelineRow - facts.firstEyelineRow + 1) * picture.cell
                    color: Style.brassPlate
                    opacity: 0.6
                }

                Repeater {
                    model: Math.max(0, facts.columns - 1)

                    Rectangle {
                        required property int index

                        x: Math.round((index + 1) * picture.cell)
                        width: 1
                        height: plan.height
                        color: Style.outline
                    }
                }

                Repeater {
                    model: Math.max(0, facts.rows - 1)

                    Rectangle {
                        required property int index

                        y: Math.round((index + 1) * picture.cell)
                        width: plan.width
                        height: 1
                        color: Style.outline
                    }
                }

                Repeater {
                    model: 2

                    Icon {
                        required property int index

                        x: (facts.starColumn - 1 + index) * picture.cell
                        y: (facts.starRow - 1) * picture.cell
                        name: "star"
                        colour: Style.brass
                        size: Math.floor(picture.cell)
                    }
                }
            }
        }
    }

    ArtSocietyStep {
        //% "Columns"
        text: qsTrId("art.facts.columns")
        value: facts.columns
        onStepped: by => facts.grown(by, 0)
    }

    ArtSocietyStep {
        //% "Rows"
        text: qsTrId("art.facts.rows")
        value: facts.rows
        onStepped: by => facts.grown(0, by)
    }

    ArtSocietyStep {
        //% "First row of the eyeline"
        text: qsTrId("art.facts.eyeline.first")
        value: facts.firstEyelineRow
        onStepped: by => facts.eyelineMoved(by, 0)
    }

    ArtSocietyStep {
        //% "Last row of the eyeline"
        text: qsTrId("art.facts.eyeline.last")
        value: facts.lastEyelineRow
        onStepped: by => facts.eyelineMoved(0, by)
    }

    ArtSocietyStep {
        //% "Column of the left star"
        text: qsTrId("art.facts.star.column")
        value: facts.starColumn
        onStepped: by => facts.starsMoved(by, 0)
    }

    ArtSocietyStep {
        //% "Row of the stars"
        text: qsTrId("art.facts.star.row")
        value: facts.starRow
        onStepped: by => facts.starsMoved(0, by)
    }

    BodyText {
        visible: facts.verified
        //% "Confirmed: this wall matches your copy."
        text: qsTrId("art.facts.verified")
        color: Style.legal
    }

    AppButton {
        Layout.preferredWidth: 0
        visible: !facts.verified
        icon.name: "check"
        kind: AppButton.Primary
        //% "Confirm this wall"
        text: qsTrId("art.facts.confirm")
        onClicked: facts.confirmed()
    }
}
