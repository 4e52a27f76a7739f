// Name of a board of the player’s own copy, and the error in a new name.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: line

    required property MuseumPlanPart plan
    required property Session session
    // true if the board can be renamed; the standard board has a fixed name
    readonly property bool named: plan.boardStored && plan.board > 0

    // Shows the current name; an error and a rejected name are dropped with the next edit.
    function show(): void {
        if (field.activeFocus)
            return;
        field.text = plan.boardName;
        problem.text = "";
    }

    spacing: Style.gapWide
    visible: named || problem.text !== ""

    Component.onCompleted: show()

    AppTextField {
        id: field

        Layout.fillWidth: true
        Accessible.description: problem.text
        visible: line.named
        //% "Board name"
        name: qsTrId("museum.plan.name")
        onEditingFinished: problem.text = line.plan.rename(text)
    }

    Connections {
        target: line.plan

        function onChanged(): void {
            line.show();
        }
    }

    Connections {
        target: line.session

        function onChanged(): void {
            line.show();
        }
    }

    BodyText {
        id: problem

        Layout.fillWidth: true
        visible: text !== ""
        color: Style.illegal
        font.pixelSize: Style.smallSize
    }
}
