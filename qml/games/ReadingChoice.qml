// A question that the rulebook leaves open, and this table's answer.
import QtQuick
import QtQuick.Layouts
import Cimaise

ColumnLayout {
    id: reading

    required property string readingId
    required property string question
    required property string explanation
    required property string citation
    required property list<string> options
    required property int chosen
    required property string effect
    required property bool matters

    signal answered(int option)

    spacing: Style.gapTiny

    WallText {
        Layout.fillWidth: true
        text: reading.question
        font.weight: Font.DemiBold
    }

    WallText {
        Layout.fillWidth: true
        text: reading.explanation + " (" + reading.citation + ")"
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    SegmentedChoice {
        Layout.fillWidth: true
        current: reading.chosen
        name: reading.question
        options: reading.options
        onChosen: option => reading.answered(option)
    }

    // what hangs on the answer
    WallText {
        Layout.fillWidth: true
        visible: reading.matters && text !== ""
        text: reading.effect
        color: Style.brass
        font.pixelSize: Style.smallSize
    }
}
