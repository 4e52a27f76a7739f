// Day, place, duration, first player and note of a finished game.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Panel {
    id: panel

    required property Navigator navigator
    required property PlayDetails details

    ColumnLayout {
        anchors.fill: parent
        spacing: Style.gap

        ColumnRepeater {
            model: panel.details.summary
            spacing: Style.gapTiny

            BodyText {
                required property string modelData

                width: parent.width
                text: modelData
            }
        }

        BodyText {
            visible: text !== ""
            text: panel.details.note
            color: Style.inkSoft
        }

        AppButton {
            icon.name: "calendar"
            //% "Day, location and note"
            text: qsTrId("play.title")
            onClicked: panel.navigator.show(Navigator.PlayDetails)
        }
    }
}
