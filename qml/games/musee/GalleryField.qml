// Gallery as a line of text.
import QtQuick
import Cimaise
import Cimaise.App

TextLine {
    id: line

    required property MuseeTable table
    required property int index
    required property string galleryName
    required label

    function load(): void {
        stored = table.galleryText(index);
    }

    function meaningsOf(text: string): var {
        return table.textMeanings(text);
    }

    //% "Enter {gallery}"
    applyName: qsTrId("musee.text.apply").replace("{gallery}", galleryName)
    draft: "gallery" + index
    drafts: table.drafts
    labelWidth: Math.round(64 * Style.scale)
    name: galleryName
    side: table.side

    onSubmitted: text => problem = table.enterText(index, text)
    onVisibleChanged: if (visible)
        showIfUnedited()

    Connections {
        target: line.table
        enabled: line.visible

        function onChanged(): void {
            line.showIfUnedited();
        }
    }
}
