// The board of one's own copy: which one is played on, and how it is drawn.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallScroll {
    id: page

    required property MuseumTable table

    Accessible.role: Accessible.Grouping
    //% "Board"
    Accessible.name: qsTrId("museum.tool.plan")

    NamedChoice {
        Layout.fillWidth: true
        current: page.table.planTool
        //% "A touch on the board makes"
        name: qsTrId("museum.plan.tool")
        options: [
            //% "a slot"
            qsTrId("museum.plan.slot"),
            //% "Main Gallery"
            qsTrId("museum.plan.main"),
            //% "a blocked slot"
            qsTrId("museum.plan.blocked"),
            //% "no slot"
            qsTrId("museum.plan.none"),
            //% "a passage"
            qsTrId("museum.plan.wall")
        ]
        onChosen: index => page.table.planTool = index
    }

    NamedChoice {
        Layout.fillWidth: true
        current: page.table.board
        //% "The board of this player"
        name: qsTrId("museum.plan.board")
        options: page.table.boards
        onChosen: index => page.table.chooseBoard(index)
    }

    WallField {
        id: field

        function show(): void {
            text = page.table.boardName;
            problem.text = "";
        }

        Layout.fillWidth: true
        Accessible.description: problem.text
        visible: page.table.ownBoard && page.table.board > 0
        //% "Name of the board"
        name: qsTrId("museum.plan.name")
        onEditingFinished: problem.text = page.table.renameBoard(text)

        Component.onCompleted: show()

        Connections {
            target: page.table
            enabled: !field.activeFocus

            function onChanged(): void {
                field.show();
            }
        }
    }

    WallText {
        id: problem

        Layout.fillWidth: true
        visible: text !== ""
        color: Style.illegal
        font.pixelSize: Style.smallSize
    }

    Flow {
        Layout.fillWidth: true
        spacing: Style.gap

        WallButton {
            width: Math.min(implicitWidth, page.innerWidth)
            icon.name: "add"
            //% "New board like this one"
            text: qsTrId("museum.plan.new")
            onClicked: page.table.newBoard()
        }

        WallButton {
            width: Math.min(implicitWidth, page.innerWidth)
            visible: page.table.ownBoard
            icon.name: "delete"
            //% "Drop this board"
            text: qsTrId("museum.plan.drop")
            onClicked: page.table.dropBoard()
        }
    }

    GridLayout {
        Layout.fillWidth: true
        columns: page.innerWidth >= 420 * Style.scale ? 2 : 1
        columnSpacing: Style.gapWide
        rowSpacing: Style.gap

        MuseumSize {
            Layout.fillWidth: true
            size: page.table.columns
            //% "Columns"
            text: qsTrId("museum.plan.columns")
            onStepped: by => page.table.growBoard(by, 0)
        }

        MuseumSize {
            Layout.fillWidth: true
            size: page.table.rows
            //% "Rows"
            text: qsTrId("museum.plan.rows")
            onStepped: by => page.table.growBoard(0, by)
        }
    }

    MuseumFigures {
        Layout.fillWidth: true
        figures: page.table.bonuses
        owner: page.table
    }

    WallText {
        Layout.fillWidth: true
        //% "What you draw and enter here is kept as your copy, and offered in every later game."
        text: qsTrId("museum.plan.advice")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }
}
