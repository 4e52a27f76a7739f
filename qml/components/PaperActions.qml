// Buttons that export the score sheet or a ruling as a PDF or picture, or copy it as text.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: actions

    required property SheetExport sheets
    // true: exports the current ruling; false: the score sheet
    property bool ruling: false

    spacing: Style.gap

    SegmentedChoice {
        id: form

        current: 0
        //% "File type"
        name: qsTrId("paper.form")
        options: actions.sheets.formats
        onChosen: index => current = index
    }

    AppButton {
        icon.name: "download"
        //% "Save the ruling as a picture or PDF"
        readonly property string ofRuling: qsTrId("paper.save.ruling")
        //% "Save the score sheet as a picture or PDF"
        readonly property string ofSheet: qsTrId("paper.save.sheet")
        text: actions.ruling ? ofRuling : ofSheet
        onClicked: actions.sheets.ask(actions.sheets.formats[form.current], actions.ruling)
    }

    AppButton {
        icon.name: "duplicate"
        //% "Copy the text"
        text: qsTrId("paper.copy")
        onClicked: actions.sheets.copy(actions.ruling)
    }
}
