pragma Singleton

// The colours of types and frames. Our own: each type also has a picture, letters and a pattern,
// each frame a letter and a moulding.
import QtQuick

QtObject {
    readonly property var typeColours: ({
            "city-life": "#2b5fb3",
            "portrait": "#a8322e",
            "still-life": "#dcae2c",
            "landscape": "#3c7a45"
        })
    readonly property var frameColours: ({
            "A": "#7a4a21",
            "B": "#1f1f24",
            "C": "#c79a2e",
            "D": "#d8dde2"
        })
    readonly property color decor: "#6b5a86"

    function colour(type: string): color {
        return typeColours[type] ?? decor;
    }

    // Ink that can be read on the colour of a type.
    function ink(type: string): color {
        return type === "still-life" ? "#16140f" : "#ffffff";
    }

    function frameColour(frame: string): color {
        return frameColours[frame] ?? decor;
    }

    function frameInk(frame: string): color {
        return frame === "C" || frame === "D" ? "#16140f" : "#ffffff";
    }
}
