// What Art Society adds to the menu of the table: the signs, and names for the frames.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: settings

    required property ArtSocietyTable table

    spacing: Style.gap

    SectionTitle {
        Layout.fillWidth: true
        //% "Frames"
        text: qsTrId("art.menu.frames")
        font.pixelSize: Style.largeSize
    }

    WallText {
        Layout.fillWidth: true
        //% "No rulebook names the four frames: call them what you like."
        text: qsTrId("art.menu.frames.advice")
        color: Style.inkSoft
    }

    Repeater {
        model: ["A", "B", "C", "D"]

        RowLayout {
            id: line

            required property int index
            required property string modelData

            Layout.fillWidth: true
            spacing: Style.gap

            ArtSocietyFrame {
                Layout.preferredWidth: 44
                Layout.preferredHeight: 36
                style: line.modelData

                WallText {
                    anchors.centerIn: parent
                    Accessible.ignored: true
                    text: line.modelData
                    color: parent.ink
                    font {
                        pixelSize: 17
                        weight: Font.Bold
                    }
                }
            }

            WallField {
                Layout.fillWidth: true
                enabled: !settings.table.session.readOnly
                //% "Name of frame {letter}"
                name: qsTrId("art.menu.frame").replace("{letter}", line.modelData)
                placeholderText: "–"
                text: settings.table.frameName(line.index)
                onEditingFinished: settings.table.nameFrame(line.index, text)
            }
        }
    }
}
