// Coins of the artist or of the economy as a line of text.
import QtQuick
import Cimaise
import Cimaise.App

TextLine {
    id: line

    required property MuseCoinsPart coins
    property bool ofEconomy: false

    function load(): void {
        stored = ofEconomy ? coins.economyLine : coins.heldLine;
    }

    function meaningsOf(text: string): var {
        return coins.textMeanings(text);
    }

    applyName: qsTrId("muse.text.apply").replace("{pile}", label)
    draft: ofEconomy ? "economy" : "coins"
    name: label

    onSubmitted: text => problem = coins.enterText(ofEconomy, text)
    onVisibleChanged: if (visible)
        follow()

    Connections {
        target: line.coins
        enabled: line.visible

        function onChanged(): void {
            line.follow();
        }
    }
}
