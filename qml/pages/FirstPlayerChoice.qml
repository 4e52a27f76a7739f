// Choice of the first player, with a proposal where the game shows one; a second tap clears it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: choice

    required property PlayDetails details
    required property Session session

    spacing: Style.gapTiny

    Accessible.name: label.text
    Accessible.role: Accessible.Grouping

    FieldLabel {
        id: label

        Layout.fillWidth: true
        //% "First player"
        text: qsTrId("play.first")
    }

    Flow {
        Layout.fillWidth: true
        spacing: Style.gap

        Repeater {
            model: choice.session.players

            Chip {
                required property int index
                required property string modelData

                width: Math.min(implicitWidth, parent.width)
                checkable: true
                checked: index === choice.details.firstPlayer
                text: modelData
                onClicked: {
                    choice.details.setFirstPlayer(index === choice.details.firstPlayer ? -1 : index);
                    checked = Qt.binding(() => index === choice.details.firstPlayer);
                }
            }
        }
    }

    AppButton {
        Layout.fillWidth: true
        visible: choice.details.firstPlayerProposal !== ""
        icon.name: "first"
        //% "Use {proposal}"
        text: qsTrId("play.first.use").replace("{proposal}", choice.details.firstPlayerProposal)
        onClicked: choice.details.takeFirstPlayerProposal()
    }
}
