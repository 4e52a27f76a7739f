// One pile of the artist as a line of text.
import QtQuick
import Cimaise
import Cimaise.App

TextLine {
    id: line

    required property MusePilesPart piles
    property bool palace: false
    function load(): void {
        stored = palace ? piles.palaceText : piles.studioText;
    }

    function meaningsOf(text: string): var {
        return piles.textMeanings(text);
    }

    //% "Enter: {pile}"
    applyName: qsTrId("muse.text.apply").replace("{pile}", label)
    draft: palace ? "palace" : "studio"
    name: label
    side: piles.side

    onSubmitted: text => problem = piles.enterText(palace, text)

    onVisibleChanged: if (visible)
        follow()

    Connections {
        target: line.piles
        enabled: line.visible

        function onChanged(): void {
            line.follow();
        }
    }
}
