// Total and place of one side before and after a move. Not in a layout, because the height of the
// text is known only once its width is.
import QtQuick
import Cimaise

Item {
    id: line

    required property string name
    required property string totals
    required property string change
    required property string places

    function spokenText(text: string): string {
        return text === "" ? "" : ", " + text;
    }

    implicitHeight: Math.max(words.height, figures.height)

    Accessible.name: name + spokenText(totals) + spokenText(change) + spokenText(places)
    Accessible.role: Accessible.StaticText

    Column {
        id: words

        width: figures.x - Style.gap

        BodyText {
            width: parent.width
            Accessible.ignored: true
            text: line.name
            font.weight: Font.DemiBold
        }

        BodyText {
            width: parent.width
            Accessible.ignored: true
            visible: text !== ""
            text: line.places
            color: Style.inkSoft
            font.pixelSize: Style.smallSize
        }
    }

    Row {
        id: figures

        anchors.right: parent.right
        spacing: Style.gap

        BodyText {
            Accessible.ignored: true
            visible: text !== ""
            text: line.change
            color: Style.brass
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
        }

        BodyText {
            Accessible.ignored: true
            text: line.totals
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
        }
    }
}
