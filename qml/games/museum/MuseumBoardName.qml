// Name of a board of the player's own copy, and the problem with a new name.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: line

    required property MuseumPlanPart plan
    required property Session session
    // the standard board is called so in every game
    readonly property bool named: plan.ownBoard && plan.board > 0

    // a name that was refused is forgotten with the next edit
    function show(): void {
        if (field.activeFocus)
            return;
        field.text = plan.boardName;
        problem.text = "";
    }

    spacing: Style.gapWide
    visible: named || problem.text !== ""

    Component.onCompleted: show()

    WallField {
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

    WallText {
        id: problem

        Layout.fillWidth: true
        visible: text !== ""
        color: Style.illegal
        font.pixelSize: Style.smallSize
    }
}
