// Answer to an open question and its result; a tap chooses it.
import QtQuick
import Cimaise

Pressable {
    id: answer

    required property string totals
    required property string outcome
    // what is taken where nobody has decided
    property bool usual: false
    // somebody has decided this question, so or otherwise
    property bool decided: false
    readonly property string standing: {
        //% "House rule"
        const chosen = qsTrId("dispute.answer.decided");
        //% "Default answer"
        const taken = qsTrId("dispute.answer.default");
        return decided ? (checked ? chosen : "") : usual ? taken : "";
    }

    readonly property var said: [totals, outcome, standing]

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Style.gap

    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.description: said.filter(text => text !== "").join(", ")
    Accessible.role: Accessible.RadioButton

    contentItem: Column {
        spacing: Style.gapTiny

        WallText {
            width: parent.width
            Accessible.ignored: true
            text: answer.text
            font.weight: Font.DemiBold
        }

        WallText {
            width: parent.width
            Accessible.ignored: true
            visible: text !== ""
            text: answer.totals
            font.pixelSize: Style.largeSize
        }

        WallText {
            width: parent.width
            Accessible.ignored: true
            visible: text !== ""
            text: answer.outcome
        }

        WallText {
            width: parent.width
            Accessible.ignored: true
            // its line is there before it is: nothing moves when somebody decides
            text: answer.standing || " "
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
        }
    }

    background: KeyPlate {
        chosen: answer.checked
        chosenColour: Style.accentWash
        control: answer
        restColour: Style.panel
        radius: Style.radius
        border {
            width: answer.checked ? 2 : 1
            color: answer.checked ? Style.accent : Style.controlOutline
        }
    }
}
