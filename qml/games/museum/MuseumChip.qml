// Chip for an expert, a patron or a property that a patron asks for; a tap chooses it.
import QtQuick
import Cimaise

Pressable {
    id: chip

    required property int index
    required property string civilisation
    required property string domain
    required property string letters
    required property string name
    // another player who has hired the expert; empty for none
    required property string note
    // all possible notes, a line each; the chip reserves space for the longest
    required property string everyNote
    required property bool chosen
    required property string accessibleName
    readonly property color foreground: chosen ? Style.accentInk : note !== "" ? Style.inkSoft : Style.ink

    implicitWidth: Math.max(Style.touch, face.implicitWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Style.touch, face.implicitHeight + topPadding + bottomPadding)
    padding: Style.gapTiny + (everyNote === "" ? 0 : 2)
    leftPadding: Style.gap
    rightPadding: Style.gapWide - 4
    text: name

    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.name: accessibleName
    Accessible.role: Accessible.CheckBox

    contentItem: Item {
        Row {
            id: face

            anchors.verticalCenter: parent.verticalCenter
            spacing: Style.gap - 2

            MuseumMat {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(26 * Style.cappedScale)
                height: width
                visible: chip.civilisation !== ""
                civilisation: chip.civilisation
                radius: 3

                PlainText {
                    anchors.centerIn: parent
                    text: chip.letters
                    color: parent.ink
                    font {
                        family: Style.bodyFamily
                        pixelSize: Style.markSize
                        weight: Font.Bold
                    }
                    style: Text.Outline
                    styleColor: parent.color
                }
            }

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: chip.domain !== ""
                name: chip.domain === "" ? "" : "museum/" + chip.domain
                colour: chip.foreground
            }

            Item {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(title.width, Math.min(widest.implicitWidth, 200))
                height: title.height + (chip.everyNote === "" ? 0 : hirer.height)

                ControlText {
                    id: title

                    y: chip.note === "" ? Math.round((parent.height - height) / 2) : 0
                    width: Math.min(implicitWidth, 260)
                    text: chip.name
                    color: chip.foreground
                    font.weight: Font.Medium
                }

                ControlText {
                    id: hirer

                    anchors.top: title.bottom
                    width: parent.width
                    text: chip.note
                    color: chip.chosen ? Style.accentInk : Style.brass
                    font.pixelSize: Style.smallSize
                    mayElide: true
                    wrapMode: Text.NoWrap
                }

                BodyText {
                    id: widest

                    visible: false
                    text: chip.everyNote
                    font: hirer.font
                    wrapMode: Text.NoWrap
                }
            }
        }
    }

    background: Item {
        ButtonBackground {
            anchors {
                fill: parent
                topMargin: 2
                bottomMargin: 2
            }
            chosen: chip.chosen
            control: chip
            ringDistance: 3
            normalColour: Style.panel
            radius: Math.min(height / 2, 22)
            border {
                width: chip.chosen ? 0 : 1
                color: Style.controlOutline
            }
        }
    }
}
