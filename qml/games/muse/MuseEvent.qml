// One event of the round: whose, with which card, and what came of it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise

ColumnLayout {
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
    required property bool draws
    required property bool emptied
    required property bool failed
    required property string accessibleName
    property bool locked: false

    signal emptiedToggled

    spacing: 2

    Accessible.name: accessibleName
    Accessible.role: Accessible.ListItem

    RowLayout {
        spacing: Style.gap

        Rectangle {
            Layout.preferredHeight: Layout.preferredWidth
            Layout.preferredWidth: Math.round(28 * Math.min(Style.scale, 1.5))
            color: Style.brassPlate
            radius: width / 2

            WallText {
                anchors.centerIn: parent
                Accessible.ignored: true
                text: event.number
                font.weight: Font.DemiBold
            }
        }

        WallText {
            Layout.fillWidth: true
            Accessible.ignored: true
            text: event.player + " · " + event.actionText + " · " + event.card
            font.weight: Font.DemiBold
        }

        WallText {
            Accessible.ignored: true
            text: event.rank
            font.weight: Font.DemiBold
        }

        Repeater {
            model: event.suits

            SuitIcon {
                required property string modelData

                suit: modelData
            }
        }
    }

    WallText {
        Layout.fillWidth: true
        Layout.leftMargin: Math.round(28 * Math.min(Style.scale, 1.5)) + Style.gap
        Accessible.ignored: true
        text: event.says
        color: event.failed ? Style.illegal : Style.ink
    }

    WallText {
        Layout.fillWidth: true
        Layout.leftMargin: Math.round(28 * Math.min(Style.scale, 1.5)) + Style.gap
        Accessible.ignored: true
        visible: text !== ""
        text: event.detail
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    WallSwitch {
        Layout.fillWidth: true
        Layout.leftMargin: Math.round(28 * Math.min(Style.scale, 1.5)) + Style.gap
        Layout.maximumWidth: 400 * Style.scale
        visible: event.draws
        checked: event.emptied
        enabled: !event.locked
        Accessible.name: Phrase.about(text, event.card)
        //% "Draw pile empty after this draw"
        text: qsTrId("muse.event.emptied")
        onToggled: event.emptiedToggled()
    }
}
