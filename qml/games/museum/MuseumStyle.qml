// Colours of civilisations, chosen for the app. Each civilisation also has letters and a pattern.
pragma Singleton

import QtQuick
import Cimaise.App

QtObject {
    readonly property var darkInked: ["celtic", "egyptian", "chinese", "mesopotamian", "japanese"]

    function colour(civilisation: string): color {
        return PieceColours.of(civilisation, "#f6efe0");
    }

    // Text colour that is readable on the colour of a civilisation.
    function ink(civilisation: string): color {
        return civilisation === "" || darkInked.includes(civilisation) ? "#16140f" : "#ffffff";
    }
}
