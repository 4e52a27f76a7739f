// Short ruling on the last tapped spot of the board.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Panel {
    id: touched

    required property RulingView ruling

    signal wholeAsked

    contentItem: ColumnLayout {
        spacing: Style.gapTiny

        RowLayout {
            spacing: Style.gap

            Icon {
                Layout.alignment: Qt.AlignTop
                name: touched.ruling.severity === "legal" ? "check" : touched.ruling.severity
                colour: Style.severityColour(touched.ruling.severity)
            }

            WallText {
                Layout.fillWidth: true
                text: touched.ruling.question
            }

            IconButton {
                icon.name: "dispute"
                //% "Show the full ruling"
                text: qsTrId("dispute.whole")
                onClicked: touched.wholeAsked()
            }
        }

        WallText {
            Layout.fillWidth: true
            text: touched.ruling.verdict
            color: Style.severityColour(touched.ruling.severity)
            font.weight: Font.DemiBold
        }

        Lines {
            model: touched.ruling.says

            WallText {
                required property string modelData

                width: parent.width
                text: modelData
                color: Style.severityColour(touched.ruling.severity)
            }
        }
    }
}
