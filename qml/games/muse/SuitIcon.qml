// Icon of a suit, distinguished by shape as well as colour.
import QtQuick
import Cimaise

Icon {
    required property string suit
    // true on the face of a card, which is light in dark mode too
    property bool printed: false
    readonly property bool onDark: Style.dark && !printed

    function colourOf(suit: string): color {
        switch (suit) {
        case "moons":
            return onDark ? "#a9b8ea" : "#45558f";
        case "suns":
            return onDark ? "#f0c14b" : "#9a6400";
        case "waves":
            return onDark ? "#7cc4e4" : "#1c6a92";
        case "leaves":
            return onDark ? "#9ad07f" : "#39702d";
        case "wyrms":
            return onDark ? "#f09384" : "#9b3226";
        }
        return onDark ? "#d9b28c" : "#6f4a2c";
    }

    name: "suits/" + suit
    colour: colourOf(suit)
}
