// Answer to an open question, with its result; a tap chooses the answer.
import QtQuick
import Cimaise

Pressable {
    id: answer

    required property string totals
    required property string outcome
    // true for the default answer, which is in force until the group decides
    property bool isDefault: false
    // true if the group has answered the question, with this or another answer
    property bool decided: false
    readonly property string standing: {
        //% "House rule"
        const chosen = qsTrId("dispute.answer.decided");
        //% "Default answer"
        const taken = qsTrId("dispute.answer.default");
        return decided ? (checked ? chosen : "") : isDefault ? taken : "";
    }

    readonly property var resultTexts: [totals, outcome, standing]

    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Style.gap

    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.description: resultTexts.filter(text => text !== "").join(", ")
    Accessible.role: Accessible.RadioButton

    contentItem: Column {
        spacing: Style.gapTiny

        BodyText {
            width: parent.width
            Accessible.ignored: true
            text: answer.text
            font.weight: Font.DemiBold
        }

        BodyText {
            width: parent.width
            Accessible.ignored: true
            visible: text !== ""
            text: answer.totals
            font.pixelSize: Style.largeSize
        }

        BodyText {
            width: parent.width
            Accessible.ignored: true
            visible: text !== ""
            text: answer.outcome
        }

        BodyText {
            width: parent.width
            Accessible.ignored: true
            // an empty line is reserved, so that nothing moves after a decision
            text: answer.standing || " "
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
        }
    }

    background: ButtonBackground {
        chosen: answer.checked
        chosenColour: Style.accentWash
        control: answer
        normalColour: Style.panel
        radius: Style.radius
        border {
            width: answer.checked ? 2 : 1
            color: answer.checked ? Style.accent : Style.controlOutline
        }
    }
}
