// Comparison of two players by their games: a filled part for games ahead, a thin line for tied
// games, an outline for games behind.
import QtQuick
import Cimaise

Item {
    id: rival

    required property string name
    required property string figures
    required property real ahead
    required property real level
    required property real behind
    required property string accessibleName
    readonly property int barHeight: Math.round(14 * Style.cappedScale)

    implicitHeight: words.height + bar.height + Style.gapTiny

    Accessible.name: accessibleName
    Accessible.role: Accessible.StaticText

    Column {
        id: words

        width: rival.width

        ControlText {
            width: parent.width
            text: rival.name
            font.weight: Font.DemiBold
        }

        ControlCaption {
            width: parent.width
            text: rival.figures
        }
    }

    Row {
        id: bar

        anchors {
            top: words.bottom
            topMargin: Style.gapTiny
        }
        height: rival.barHeight
        visible: rival.ahead + rival.level + rival.behind > 0

        Rectangle {
            width: rival.ahead * rival.width
            height: parent.height
            color: Style.accent
        }

        Item {
            width: rival.level * rival.width
            height: parent.height

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                height: 4
                color: Style.brass
            }
        }

        Rectangle {
            width: rival.behind * rival.width
            height: parent.height
            color: "transparent"
            border {
                width: rival.behind > 0 ? 2 : 0
                color: Style.accent
            }
        }
    }
}
