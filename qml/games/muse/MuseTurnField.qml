// Turn of the current player as a line of text: Enter applies it and moves on to the next player.
import QtQuick
import Cimaise
import Cimaise.App

TextLine {
    id: line

    required property MuseRoundPart round

    function load(): void {
        stored = round.turn.text;
    }

    function meaningsOf(text: string): var {
        return round.turn.textMeanings(text);
    }

    applyName: qsTrId("muse.text.apply").replace("{pile}", name)
    draft: "turn"
    //% "Example: paint 3 moons, pay 3 suns, discard cave"
    hint: qsTrId("muse.turn.typed.hint")
    label: name
    //% "Turn as text"
    name: qsTrId("muse.turn.typed")
    //% "palace 7 moons, discard cave"
    placeholder: qsTrId("muse.turn.typed.example")
    side: round.turn.side

    onSubmitted: text => problem = round.turn.enter(text)

    Connections {
        target: line.round.turn

        function onChanged(): void {
            line.follow();
        }
    }
}
