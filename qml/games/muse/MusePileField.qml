// One pile of the artist as a line of text.
import QtQuick
import Cimaise
import Cimaise.App

TextLine {
    id: line

    required property MusePilesPart piles
    property bool palace: false
    readonly property int side: piles.side

    function load(): void {
        stored = palace ? piles.palaceText : piles.studioText;
    }

    //% "Enter: {pile}"
    applyName: qsTrId("muse.text.apply").replace("{pile}", label)
    name: label

    onSideChanged: show()
    onSubmitted: text => problem = piles.enterText(palace, text)

    Connections {
        target: line.piles

        function onChanged(): void {
            line.follow();
        }
    }
}
