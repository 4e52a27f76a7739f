// Content of a QuestionPopup: the question, with its answers below.
import QtQuick
import QtQuick.Layouts
import Cimaise

ColumnLayout {
    id: column

    required property string question

    spacing: Style.gap

    BodyText {
        Accessible.role: Accessible.Heading
        text: column.question
        font.pixelSize: Style.largeSize
    }
}
