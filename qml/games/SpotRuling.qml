// Short ruling on the last tapped spot of the board.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Panel {
    id: tapped

    required property RulingView ruling

    signal fullRulingRequested

    contentItem: ColumnLayout {
        spacing: Style.gapTiny

        RowLayout {
            spacing: Style.gap

            Icon {
                Layout.alignment: Qt.AlignTop
                name: tapped.ruling.severity === "legal" ? "check" : tapped.ruling.severity
                colour: Style.severityColour(tapped.ruling.severity)
            }

            BodyText {
                Layout.fillWidth: true
                text: tapped.ruling.question
            }

            IconButton {
                icon.name: "dispute"
                //% "Show the full ruling"
                text: qsTrId("dispute.whole")
                onClicked: tapped.fullRulingRequested()
            }
        }

        BodyText {
            Layout.fillWidth: true
            text: tapped.ruling.verdict
            color: Style.severityColour(tapped.ruling.severity)
            font.weight: Font.DemiBold
        }

        ColumnRepeater {
            model: tapped.ruling.says

            BodyText {
                required property string modelData

                width: parent.width
                text: modelData
                color: Style.severityColour(tapped.ruling.severity)
            }
        }
    }
}
