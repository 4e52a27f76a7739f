// Board plans of the player’s own copy: the board in use, and the tools to draw it.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property MuseumFiguresPart figures
    required property MuseumPlanPart plan
    required property Session session

    Accessible.role: Accessible.Grouping
    //% "Edit slots"
    Accessible.name: qsTrId("museum.tool.plan")

    NamedChoice {
        current: page.plan.tool
        //% "Drawing tool"
        name: qsTrId("museum.plan.tool")
        options: [
            //% "Slot"
            qsTrId("museum.plan.slot"),
            //% "Main Gallery"
            qsTrId("museum.plan.main"),
            //% "Blocked slot"
            qsTrId("museum.plan.blocked"),
            //% "No slot"
            qsTrId("museum.plan.none"),
            //% "Closed passage"
            qsTrId("museum.plan.wall")
        ]
        onChosen: index => page.plan.tool = index
    }

    NamedChoice {
        current: page.plan.board
        //% "This player’s board"
        name: qsTrId("museum.plan.board")
        options: page.visible ? page.plan.boards : []
        onChosen: index => page.plan.choose(index)
    }

    BodyText {
        visible: text !== ""
        text: page.plan.sharedText
        color: Style.brass
    }

    // Name of a board of the player’s own copy, and the error in a new name.
    ColumnLayout {
        id: line

        // true if the board can be renamed; the standard board has a fixed name
        readonly property bool named: page.plan.boardStored && page.plan.board > 0

        // Shows the current name; an error and a rejected name are dropped with the next edit.
        function show(): void {
            if (field.activeFocus)
                return;
            field.text = page.plan.boardName;
            problem.text = "";
        }

        spacing: Style.gapWide
        visible: named || problem.text !== ""

        Component.onCompleted: show()

        AppTextField {
            id: field

            Accessible.description: problem.text
            visible: line.named
            //% "Board name"
            name: qsTrId("museum.plan.name")
            onEditingFinished: problem.text = page.plan.rename(text)
        }

        Connections {
            target: page.plan

            function onChanged(): void {
                line.show();
            }
        }

        Connections {
            target: page.session

            function onChanged(): void {
                line.show();
            }
        }

        FieldProblem {
            id: problem
        }
    }

    FlowLine {
        AppButton {
            width: Math.min(implicitWidth, page.innerWidth)
            icon.name: "add"
            text: page.plan.sharedText === "" ?
            //% "Duplicate this board"
            qsTrId("museum.plan.new") :
            //% "Duplicate for this player only"
            qsTrId("museum.plan.mine")
            onClicked: page.plan.add()
        }

        AppButton {
            width: Math.min(implicitWidth, page.innerWidth)
            enabled: page.plan.removable
            icon.name: "delete"
            //% "Remove board from this game"
            text: qsTrId("museum.plan.remove")
            onClicked: page.plan.drop()
        }
    }

    GridLayout {
        columns: page.innerWidth >= 420 * Style.scale ? 2 : 1
        columnSpacing: Style.gapWide
        rowSpacing: Style.gap

        MuseumSize {
            most: page.plan.maxSide
            size: page.plan.columns
            //% "Columns"
            text: qsTrId("museum.plan.columns")
            onStepped: by => page.plan.grow(by, 0)
        }

        MuseumSize {
            most: page.plan.maxSide
            size: page.plan.rows
            //% "Rows"
            text: qsTrId("museum.plan.rows")
            onStepped: by => page.plan.grow(0, by)
        }
    }

    MuseumFigures {
        figures: page.figures.bonuses
        owner: page.figures
    }

    Caption {
        //% "Boards you draw are saved in your copy of Museum and offered in later games."
        text: qsTrId("museum.plan.advice")
    }

    // Number of columns or rows of a board.
    component MuseumSize: RowLayout {
        id: line

        required property string text
        required property int size
        required property int most

        signal stepped(int by)

        spacing: Style.gapTiny

        ControlText {
            text: line.text
        }

        IconButton {
            enabled: line.size > 1
            icon.name: "remove"
            repeats: true
            //% "{figure}: one less"
            text: qsTrId("museum.figure.less").replace("{figure}", line.text)
            onClicked: line.stepped(-1)
        }

        BodyText {
            Layout.fillWidth: false
            Layout.minimumWidth: Math.round(28 * Style.scale)
            text: line.size
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
        }

        IconButton {
            enabled: line.size < line.most
            icon.name: "add"
            repeats: true
            //% "{figure}: one more"
            text: qsTrId("museum.figure.more").replace("{figure}", line.text)
            onClicked: line.stepped(1)
        }
    }
}
