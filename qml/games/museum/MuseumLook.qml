pragma Singleton

// Colours of civilisations, chosen for the app. Each civilisation also has letters and a pattern.
import QtQuick

QtObject {
    readonly property var colours: ({
            "inca": "#b8501a",
            "mayan": "#2f7d4f",
            "polynesian": "#1a7a8a",
            "greek": "#2b5fb3",
            "roman": "#9e2a2b",
            "celtic": "#8db548",
            "phoenician": "#6b3fa0",
            "egyptian": "#e0b030",
            "mesopotamian": "#f29b5f",
            "chinese": "#e27fa3",
            "indian": "#7d5f38",
            "japanese": "#cfd6da"
        })
    readonly property var darkInked: ["celtic", "egyptian", "chinese", "mesopotamian", "japanese"]

    function colour(civilisation: string): color {
        return colours[civilisation] ?? "#f6efe0";
    }

    // Text colour that is readable on the colour of a civilisation.
    function ink(civilisation: string): color {
        return civilisation === "" || darkInked.includes(civilisation) ? "#16140f" : "#ffffff";
    }
}
