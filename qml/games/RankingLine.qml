// A place in the ranking, and the tie-break when one decided it.
import QtQuick
import QtQuick.Layouts
import Cimaise

RowLayout {
    id: line

    required property string placeText
    required property string names
    required property string totalText
    required property string decidedText
    required property bool winner
    required property bool veiled
    required property string accessibleName

    spacing: Style.gap

    Accessible.name: accessibleName
    Accessible.role: Accessible.StaticText

    Icon {
        Layout.alignment: Qt.AlignTop
        name: line.winner ? "trophy" : ""
        colour: Style.brass
        opacity: line.winner ? 1 : 0
    }

    ColumnLayout {
        spacing: 0

        WallText {
            Layout.fillWidth: true
            Accessible.ignored: true
            text: line.placeText
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
        }

        WallText {
            Layout.fillWidth: true
            Accessible.ignored: true
            text: line.names
            opacity: line.veiled ? 0.4 : 1
            font.weight: line.winner ? Font.DemiBold : Font.Normal

            Behavior on opacity {
                NumberAnimation {
                    duration: 2 * Style.duration
                }
            }
        }

        WallText {
            Layout.fillWidth: true
            Accessible.ignored: true
            visible: text !== ""
            text: line.decidedText
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
        }
    }

    WallText {
        Layout.alignment: Qt.AlignTop
        Accessible.ignored: true
        text: line.totalText
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
    }
}
