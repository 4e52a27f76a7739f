// Place in the ranking, with the tie-break that decided it, if any. Not in a layout, because the
// height of the text is known only once its width is.
import QtQuick
import Cimaise

Item {
    id: line

    required property string placeText
    required property string names
    required property string totalText
    required property string tieBreakText
    required property bool winner
    required property bool unrevealed
    required property string accessibleName

    // true if the names are in a second line, below place and points
    readonly property bool stacked: width < 240 * Style.scale

    implicitHeight: Math.max(words.height, total.height)

    Accessible.name: accessibleName
    Accessible.role: Accessible.StaticText

    Icon {
        id: trophy

        name: line.winner ? "trophy" : ""
        colour: Style.brass
        opacity: line.winner ? 1 : 0
    }

    Column {
        id: words

        x: trophy.width + Style.gap
        width: (line.stacked ? line.width : total.x - Style.gap) - x

        ControlCaption {
            width: total.x - Style.gap - words.x
            height: line.stacked ? Math.max(implicitHeight, total.height) : implicitHeight
            text: line.placeText
        }

        ControlText {
            width: parent.width
            text: line.names
            opacity: line.unrevealed ? 0.4 : 1
            font.weight: line.winner ? Font.DemiBold : Font.Normal

            Behavior on opacity {
                NumberAnimation {
                    duration: 2 * Style.duration
                }
            }
        }

        ControlCaption {
            width: parent.width
            visible: text !== ""
            // prevents a line break within scores such as 18–17
            text: line.tieBreakText.replace(/–/g, "\u2060–\u2060")
        }
    }

    ControlText {
        id: total

        anchors.right: parent.right
        text: line.totalText
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
    }
}
