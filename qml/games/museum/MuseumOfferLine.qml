// Object on offer, with what it adds; a tap shows the arrangement on the board.
import QtQuick
import QtQuick.Layouts
import Cimaise

RowLayout {
    id: line

    required property int index
    required property string civilisation
    required property string domain
    required property string letters
    required property int value
    required property string objectText
    required property string gain
    required property string detail
    required property bool shown
    required property string accessibleName

    signal clicked
    signal withdrawn

    spacing: Style.gapTiny

    Pressable {
        id: words

        Layout.fillWidth: true
        // constant height for any text
        implicitHeight: Math.max(Style.touch, column.implicitHeight + topPadding + bottomPadding)
        padding: Style.gapTiny
        onClicked: line.clicked()

        Accessible.checkable: true
        Accessible.checked: line.shown
        Accessible.name: line.accessibleName

        contentItem: RowLayout {
            spacing: Style.gap

            MuseumObject {
                Layout.preferredHeight: Math.round(40 * Style.denseScale)
                Layout.preferredWidth: Math.round(40 * Style.denseScale)
                civilisation: line.civilisation
                domain: line.domain
                letters: line.letters
                value: line.value
            }

            ColumnLayout {
                id: column

                Layout.fillWidth: true
                spacing: 0

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Style.gap

                    ShrinkingText {
                        Layout.fillWidth: true
                        Accessible.ignored: true
                        text: line.objectText
                    }

                    BodyText {
                        Accessible.ignored: true
                        Layout.minimumWidth: Math.ceil(implicitWidth) // follows the result
                        text: line.gain
                        font.weight: Font.DemiBold
                        wrapMode: Text.NoWrap
                    }
                }

                ShrinkingText {
                    Layout.fillWidth: true
                    Accessible.ignored: true
                    lines: 2
                    text: line.detail
                    color: Style.inkSoft
                    font.pixelSize: Style.smallSize
                    verticalAlignment: Text.AlignTop
                }
            }
        }

        background: ButtonBackground {
            chosen: line.shown
            chosenColour: Style.accentWash
            control: words
            normalColour: Style.panel
            ringDistance: 0
            radius: Style.radius
            border {
                width: line.shown ? 2 : 1
                color: line.shown ? Style.accent : Style.controlOutline
            }
        }
    }

    IconButton {
        icon.name: "close"
        //% "Remove {object} from the list"
        text: qsTrId("museum.offer.withdraw").replace("{object}", line.objectText)
        onClicked: line.withdrawn()
    }
}
