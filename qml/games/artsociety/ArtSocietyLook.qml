pragma Singleton

// The colours of types and frames. Our own: each type also has a picture, letters and a pattern,
// each frame a letter and a moulding.
import QtQuick
import Cimaise.App

QtObject {
    readonly property var typeColours: ({
            "city-life": "#2b5fb3",
            "portrait": "#a8322e",
            "still-life": "#dcae2c",
            "landscape": "#3c7a45"
        })
    // what frames of a copy may look like
    readonly property list<string> palette: ["#7a4a21", "#1f1f24", "#c79a2e", "#d8dde2", "#8f2b24", "#2d6a4f", "#274c77", "#f3efe4"]
    readonly property list<string> chosen: Preferences.frameColours.split(",")
    readonly property var frameColours: ({
            "A": chosen[0] || palette[0],
            "B": chosen[1] || palette[1],
            "C": chosen[2] || palette[2],
            "D": chosen[3] || palette[3]
        })
    readonly property color decor: "#6b5a86"

    function colour(type: string): color {
        return typeColours[type] ?? decor;
    }

    // Ink that can be read on the colour of a type.
    function ink(type: string): color {
        return type === "still-life" ? "#16140f" : "#ffffff";
    }

    // The frames’ colours as they are kept, with another one for the frame at `index`.
    function withColour(index: int, colour: string): string {
        return ["A", "B", "C", "D"].map((frame, place) => place === index ? colour : frameColours[frame]).join(",");
    }

    function frameColour(frame: string): color {
        return frameColours[frame] ?? decor;
    }

    function frameInk(frame: string): color {
        const ground = frameColour(frame);
        return 0.3 * ground.r + 0.59 * ground.g + 0.11 * ground.b > 0.55 ? "#16140f" : "#ffffff";
    }
}
