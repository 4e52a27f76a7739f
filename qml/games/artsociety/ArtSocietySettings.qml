// Art Society's part of the menu of the table page: names and colours of the frames.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: settings

    required property ArtSocietyPlanPart part
    property bool locked: false

    spacing: Style.gap

    SectionTitle {
        Layout.fillWidth: true
        //% "Frames"
        text: qsTrId("art.menu.frames")
        font.pixelSize: Style.largeSize
    }

    BodyText {
        Layout.fillWidth: true
        //% "Name the four frames after their colours in your copy."
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

                BodyText {
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

            ColumnLayout {
                spacing: 0

                AppTextField {
                    Layout.fillWidth: true
                    Accessible.description: problem.text
                    enabled: !settings.locked
                    //% "Name of frame {letter}"
                    name: qsTrId("art.menu.frame").replace("{letter}", line.modelData)
                    placeholderText: "–"
                    text: settings.part.frameNames[line.index]
                    onEditingFinished: problem.text = settings.part.nameFrame(line.index, text)
                }

                ArtSocietyPalette {
                    Layout.fillWidth: true
                    chosen: ArtSocietyStyle.frameColours[line.modelData]
                    //% "Colour of frame {letter}"
                    name: qsTrId("art.menu.frame.colour").replace("{letter}", line.modelData)
                    onPicked: colour => ArtSocietyPreferences.setFrameColour(line.index, colour)
                }

                BodyText {
                    id: problem

                    Layout.fillWidth: true
                    visible: text !== ""
                    color: Style.illegal
                    font.pixelSize: Style.smallSize
                }
            }
        }
    }
}
