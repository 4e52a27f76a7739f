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
        //% "Frames"
        text: qsTrId("art.menu.frames")
        font.pixelSize: Style.largeSize
    }

    QuietText {
        //% "Name the four frames after their colours in your copy."
        text: qsTrId("art.menu.frames.advice")
    }

    Repeater {
        model: ["A", "B", "C", "D"]

        RowLayout {
            id: line

            required property int index
            required property string modelData

            spacing: Style.gap

            ArtSocietyFrame {
                Layout.preferredWidth: 44
                Layout.preferredHeight: 36
                style: line.modelData

                ControlText {
                    anchors.centerIn: parent
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
                    Accessible.description: problem.text
                    enabled: !settings.locked
                    //% "Name of frame {letter}"
                    name: qsTrId("art.menu.frame").replace("{letter}", line.modelData)
                    placeholderText: "–"
                    text: settings.part.frameNames[line.index]
                    onEditingFinished: problem.text = settings.part.nameFrame(line.index, text)
                }

                // Choice of the colour of a frame.
                Flow {
                    id: choice

                    objectName: "frameColours"
                    //% "Colour of frame {letter}"
                    readonly property string name: qsTrId("art.menu.frame.colour").replace("{letter}", line.modelData)
                    readonly property string chosen: ArtSocietyStyle.frameColours[line.modelData]

                    Layout.fillWidth: true
                    Accessible.role: Accessible.Grouping
                    Accessible.name: name

                    Repeater {
                        model: ArtSocietyStyle.palette

                        Pressable {
                            id: swatch

                            required property int index
                            required property string modelData

                            width: Style.touch
                            height: Style.touch

                            Accessible.checkable: true
                            Accessible.checked: modelData === choice.chosen
                            //% "{name}: colour {number}"
                            Accessible.name: qsTrId("art.menu.frame.swatch").replace("{name}", choice.name).replace("{number}", index + 1)

                            onClicked: ArtSocietyPreferences.setFrameColour(line.index, modelData)

                            background: Rectangle {
                                anchors {
                                    fill: parent
                                    margins: 5
                                }
                                color: swatch.modelData
                                radius: Style.radiusSmall
                                border {
                                    width: swatch.modelData === choice.chosen ? 4 : 1
                                    color: swatch.modelData === choice.chosen ? Style.accent : Style.controlOutline
                                }

                                FocusRing {
                                    distance: 1
                                    visible: swatch.visualFocus
                                }
                            }
                        }
                    }
                }

                FieldProblem {
                    id: problem
                }
            }
        }
    }
}
