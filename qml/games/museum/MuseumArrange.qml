// Panel for a better arrangement, move by move. The buttons are first, because the list of moves
// below changes.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property MuseumArrangePart arrangement
    required property bool locked

    Accessible.role: Accessible.Grouping
    //% "Best arrangement"
    Accessible.name: qsTrId("museum.tool.arrange")

    AppSwitch {
        checked: MuseumPreferences.hints
        //% "Look for a better arrangement as you enter objects"
        text: qsTrId("museum.arrange.live")
        onToggled: MuseumPreferences.hints = checked
    }

    AppButton {
        enabled: !page.locked && page.arrangement.canApply
        icon.name: "arrange"
        kind: AppButton.Primary
        //% "Rearrange all"
        text: qsTrId("museum.arrange.apply")
        onClicked: page.arrangement.apply()
    }

    BodyText {
        //% "Nothing is calculated while this is off."
        readonly property string off: qsTrId("museum.arrange.off")
        text: MuseumPreferences.hints ? page.arrangement.text : off
        color: MuseumPreferences.hints ? Style.ink : Style.inkSoft
        font.weight: MuseumPreferences.hints && page.arrangement.canApply ? Font.DemiBold : Font.Normal
    }

    ColumnLayout {
        spacing: Style.gapTiny

        ColumnRepeater {
            model: page.arrangement.steps
            spacing: Style.gapTiny

            // Step of an arrangement; it can be shown on the board or applied.
            RowLayout {
                id: line

                required property int index
                required property string stepText
                required property bool shown

                width: parent.width
                spacing: Style.gapTiny

                Pressable {
                    id: words

                    Layout.fillWidth: true
                    implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
                    padding: Style.gapTiny
                    leftPadding: Style.gap
                    rightPadding: Style.gap
                    text: (line.index + 1) + ". " + line.stepText
                    onClicked: page.arrangement.showStep(line.index)

                    Accessible.checkable: true
                    Accessible.checked: line.shown

                    contentItem: ControlText {
                        text: words.text
                        color: line.shown ? Style.accent : Style.ink
                        verticalAlignment: Text.AlignVCenter
                    }

                    background: Rectangle {
                        color: line.shown ? Style.accentWash : words.hovered ? Style.panelHover : "transparent"
                        radius: Style.radiusSmall

                        FocusRing {
                            distance: 0
                            visible: words.visualFocus
                        }
                    }
                }

                IconButton {
                    enabled: !page.locked
                    icon.name: "check"
                    //% "Apply this step: {step}"
                    text: qsTrId("museum.arrange.apply-step").replace("{step}", line.stepText)
                    onClicked: page.arrangement.applyStep(line.index)
                }
            }
        }
    }
}
