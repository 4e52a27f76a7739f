// History of the game, newest first; a tap returns to that position.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App
import QtQuick.Layouts

ListView {
    id: list

    required property Session session

    boundsBehavior: Flickable.StopAtBounds
    clip: true
    model: session.history.steps
    spacing: Style.gapTiny

    Accessible.role: Accessible.List
    //% "History"
    Accessible.name: qsTrId("table.history")

    ScrollBar.vertical: AppScrollBar {}

    delegate: HistoryLine {
        width: list.width - Style.gapWide
        enabled: !list.session.readOnly
        onClicked: list.session.history.goTo(index)
    }

    // Step of the history: time, player and description. Undone steps are pale and can be redone.
    component HistoryLine: Pressable {
        id: line

        required property int index
        required property string when
        required property string owner
        required property string says
        required property bool current
        required property bool ahead
        required property string accessibleName

        implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
        padding: Style.gapTiny
        leftPadding: Style.gap
        rightPadding: Style.gap

        Accessible.checkable: true
        Accessible.checked: current
        Accessible.name: accessibleName

        contentItem: RowLayout {
            spacing: Style.gap

            BodyText {
                Layout.alignment: Qt.AlignBaseline
                Accessible.ignored: true
                visible: text !== ""
                text: line.when
                color: Style.inkSoft
                font.pixelSize: Style.smallSize
                wrapMode: Text.NoWrap
            }

            BodyText {
                Layout.alignment: Qt.AlignBaseline
                Layout.fillWidth: true
                Accessible.ignored: true
                text: line.owner === "" ? line.says : TextFormat.about(line.owner, line.says)
                color: line.ahead ? Style.inkSoft : Style.ink
                font {
                    strikeout: line.ahead
                    weight: line.current ? Font.DemiBold : Font.Normal
                }
            }
        }

        background: ButtonBackground {
            chosen: line.current
            chosenColour: Style.accentWash
            control: line
            ringDistance: 0
            radius: Style.radiusSmall
        }
    }
}
