// Input of the printed wall: its size, its stars, its eyeline.
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

        BodyText {
            width: parent.width
            //% "Count the squares on your boards once; the rulebook does not give the size."
            text: qsTrId("art.facts.advice")
            color: Style.inkSoft
        }

        ArtSocietyWallPicture {
            width: parent.width
            columns: facts.columns
            rows: facts.rows
            firstEyelineRow: facts.firstEyelineRow
            lastEyelineRow: facts.lastEyelineRow
            starColumn: facts.starColumn
            starRow: facts.starRow
        }
    }

    ArtSocietyStep {
        Layout.fillWidth: true
        //% "Columns"
        text: qsTrId("art.facts.columns")
        value: facts.columns
        onStepped: by => facts.grown(by, 0)
    }

    ArtSocietyStep {
        Layout.fillWidth: true
        //% "Rows"
        text: qsTrId("art.facts.rows")
        value: facts.rows
        onStepped: by => facts.grown(0, by)
    }

    ArtSocietyStep {
        Layout.fillWidth: true
        //% "First row of the eyeline"
        text: qsTrId("art.facts.eyeline.first")
        value: facts.firstEyelineRow
        onStepped: by => facts.eyelineMoved(by, 0)
    }

    ArtSocietyStep {
        Layout.fillWidth: true
        //% "Last row of the eyeline"
        text: qsTrId("art.facts.eyeline.last")
        value: facts.lastEyelineRow
        onStepped: by => facts.eyelineMoved(0, by)
    }

    ArtSocietyStep {
        Layout.fillWidth: true
        //% "Column of the left star"
        text: qsTrId("art.facts.star.column")
        value: facts.starColumn
        onStepped: by => facts.starsMoved(by, 0)
    }

    ArtSocietyStep {
        Layout.fillWidth: true
        //% "Row of the stars"
        text: qsTrId("art.facts.star.row")
        value: facts.starRow
        onStepped: by => facts.starsMoved(0, by)
    }

    BodyText {
        Layout.fillWidth: true
        visible: facts.verified
        //% "Confirmed: this wall matches your copy."
        text: qsTrId("art.facts.verified")
        color: Style.legal
    }

    AppButton {
        Layout.fillWidth: true
        Layout.preferredWidth: 0
        visible: !facts.verified
        icon.name: "check"
        kind: AppButton.Primary
        //% "Confirm this wall"
        text: qsTrId("art.facts.confirm")
        onClicked: facts.confirmed()
    }
}
