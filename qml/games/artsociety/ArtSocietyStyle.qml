// Colours of types and frames, chosen for the app. Each type also has an icon, letters and a
// pattern; each frame a letter and ornaments.
pragma Singleton

import QtQuick
import Cimaise
import Cimaise.App

QtObject {
    // colours offered for the frames of a copy of the game
    readonly property list<string> palette: ["#7a4a21", "#1f1f24", "#c79a2e", "#d8dde2", "#8f2b24", "#2d6a4f", "#274c77", "#f3efe4"]
    readonly property var frameColours: ({
            "A": ArtSocietyPreferences.frameColours[0],
            "B": ArtSocietyPreferences.frameColours[1],
            "C": ArtSocietyPreferences.frameColours[2],
            "D": ArtSocietyPreferences.frameColours[3]
        })
    readonly property color decor: "#6b5a86"

    function colour(type: string): color {
        return PieceColours.of(type, decor);
    }

    // Text colour that is readable on the colour of a type.
    function ink(type: string): color {
        return type === "still-life" ? "#16140f" : "#ffffff";
    }

    function frameColour(frame: string): color {
        return frameColours[frame] ?? decor;
    }

    // Border colour that separates a frame from the wall, also a dark frame in dark mode.
    function frameEdge(frame: string): color {
        const ground = Qt.lighter(frameColour(frame), 1);
        const dark = 0.3 * ground.r + 0.59 * ground.g + 0.11 * ground.b < 0.25;
        return Style.dark && dark ? Style.controlOutline : Qt.darker(ground, 1.6);
    }

    function frameInk(frame: string): color {
        const ground = Qt.lighter(frameColour(frame), 1); // converts the name of a colour to a color
        return 0.3 * ground.r + 0.59 * ground.g + 0.11 * ground.b > 0.55 ? "#16140f" : "#ffffff";
    }
}
