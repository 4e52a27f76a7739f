// Event of the round: player, card and result. A Column, because a layout may not know the height
// of wrapped text.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Column {
    id: event

    required property int index
    required property int number
    required property string player
    required property string actionText
    required property string card
    required property string rank
    required property list<string> suits
    required property string says
    required property string detail
    required property string openText
    required property bool draws
    required property bool drawPileEmptied
    required property string growthText
    required property bool failed
    required property string accessibleName
    property bool locked: false
    readonly property int plate: Math.round(28 * Style.cappedScale)
    readonly property int inset: plate + Style.gap

    signal emptiedToggled
    signal questionsRequested

    spacing: 2

    Accessible.name: accessibleName
    Accessible.role: Accessible.ListItem

    Item {
        width: parent.width
        height: Math.max(event.plate, title.implicitHeight)

        Rectangle {
            width: event.plate
            height: width
            color: Style.brassPlate
            radius: width / 2

            ControlText {
                anchors.centerIn: parent
                text: event.number
                font.weight: Font.DemiBold
            }
        }

        ControlText {
            id: title

            x: event.inset
            y: lineCount > 1 ? 0 : Math.round((event.plate - height) / 2)
            width: parent.width - x - face.width - Style.gap
            text: event.player + " · " + event.actionText + " · " + event.card
            font.weight: Font.DemiBold
        }

        Row {
            id: face

            anchors.right: parent.right
            height: event.plate
            spacing: Style.gapTiny

            ControlText {
                anchors.verticalCenter: parent.verticalCenter
                text: event.rank
                font.weight: Font.DemiBold
            }

            Repeater {
                model: event.suits

                SuitIcon {
                    required property string modelData

                    anchors.verticalCenter: parent?.verticalCenter
                    suit: modelData
                }
            }
        }
    }

    ControlText {
        x: event.inset
        width: parent.width - x
        text: event.says
        color: event.failed ? Style.illegal : Style.ink
    }

    ControlCaption {
        x: event.inset
        width: parent.width - x
        visible: text !== ""
        text: event.detail
    }

    AppButton {
        x: event.inset
        width: parent.width - x
        visible: event.openText !== ""
        icon.name: "dispute"
        text: event.openText
        onClicked: event.questionsRequested()
    }

    AppSwitch {
        x: event.inset
        width: Math.min(parent.width - x, 400 * Style.scale)
        visible: event.draws
        checked: event.drawPileEmptied
        enabled: !event.locked
        Accessible.name: TextFormat.about(text, event.card)
        //% "Draw pile empty after this draw"
        text: qsTrId("muse.event.emptied")
        onToggled: event.emptiedToggled()
    }

    // below the switch that affects this text, in reserved space, so that nothing moves when the
    // text appears
    ControlText {
        x: event.inset
        width: parent.width - x
        height: 2 * Math.ceil(metrics.lineSpacing)
        visible: event.draws
        text: event.growthText
        color: Style.brass
        fontSizeMode: Text.Fit
        minimumPixelSize: 11
        font.pixelSize: Style.smallSize

        FontMetrics {
            id: metrics

            font.family: Style.bodyFamily
            font.pixelSize: Style.smallSize
        }
    }
}
