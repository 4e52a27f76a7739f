// Visual style: colours of the light and dark appearance, fonts, spacing and durations.
pragma Singleton

import QtQuick
import Cimaise.App

QtObject {
    readonly property bool dark: Preferences.dark
    readonly property real scale: Preferences.textScale
    // scale of icons and drawings, which grow less than texts
    readonly property real cappedScale: Math.min(scale, 1.5)
    // scale of keypads and plots, where many keys or marks share the space
    readonly property real denseScale: Math.min(scale, 1.4)

    readonly property color wall: dark ? "#23211f" : "#ece7dd"
    readonly property color wallShade: dark ? "#1b1917" : "#e0d9cb"
    readonly property color rail: dark ? "#8a7048" : "#b8976a"
    readonly property color panel: dark ? "#2e2b28" : "#fbf8f2"
    readonly property color panelHover: dark ? "#383430" : "#f3eee3"
    readonly property color panelDown: dark ? "#443f39" : "#e9e2d3"
    readonly property color outline: dark ? "#4a443d" : "#d6cdbb"
    readonly property color controlOutline: dark ? "#8f8678" : "#857b6b"
    readonly property color ink: dark ? "#f3eee4" : "#22201c"
    readonly property color inkSoft: dark ? "#b9b0a0" : "#5d564b"
    readonly property color brass: dark ? "#e0c07a" : "#75571f"
    readonly property color brassPlate: dark ? "#6e5930" : "#d9bf87"
    readonly property color accent: dark ? "#7fc4d6" : "#1f4e5f"
    readonly property color accentDown: dark ? "#a4d8e5" : "#163a47"
    readonly property color accentWash: dark ? "#2b3f45" : "#dde6e6"
    readonly property color accentInk: dark ? "#10252c" : "#ffffff"
    readonly property color shadow: "#000000"
    readonly property color legal: dark ? "#8fd69b" : "#2e6b3a"
    readonly property color illegal: dark ? "#ff8a80" : "#a3221b"
    readonly property color impossible: dark ? "#ffb07a" : "#8a3a00"
    readonly property color missing: dark ? "#c9a7f0" : "#6a4c93"
    readonly property color note: dark ? "#8fd1be" : "#2f5d50"

    readonly property string headingFamily: "CM Garamond"
    readonly property string bodyFamily: "Inter"
    readonly property int smallSize: Math.round(13 * scale)
    readonly property int textSize: Math.round(16 * scale)
    readonly property int largeSize: Math.round(20 * scale)
    readonly property int headingSize: Math.round(24 * scale)
    readonly property int titleSize: Math.round(40 * cappedScale)
    // font size of labels of tools and of small keys
    readonly property int labelSize: Math.round(12 * scale)
    // font size of counts and letters on drawings
    readonly property int markSize: Math.round(12 * cappedScale)
    // font size of the keys of a keypad
    readonly property int keySize: Math.round(18 * denseScale)

    readonly property int gapTiny: 4
    readonly property int gap: 8
    readonly property int gapWide: 16
    readonly property int gapHuge: 32
    readonly property int touch: 44
    readonly property int iconSize: Math.round(20 * cappedScale)
    readonly property int radiusSmall: 4
    readonly property int radius: 8
    readonly property int readingWidth: Math.round(640 * cappedScale)
    // width from which a page has two columns
    readonly property int wideFrom: 900

    readonly property int duration: Preferences.reducedMotion ? 0 : 140

    // Returns the colour of a severity or of `legal`; inkSoft for `none`.
    function severityColour(severity: string): color {
        return severityColours[severity] ?? inkSoft;
    }

    // Returns the colour of the mat around a theme's paintings.
    function themeColour(theme: string): color {
        return PieceColours.of(theme, inkSoft);
    }

    // Colours of the symbols of players, in seating order. The symbols differ in shape as well.
    readonly property var seatColours: dark ? ["#7db4f0", "#ff9d94", "#8fd69b", "#d3a6f0", "#ffb366"] : ["#1d5c9e", "#a8281f", "#2b6b35", "#74399a", "#8f4a00"]

    // Returns a text colour that is legible on a theme's mat.
    function themeInk(theme: string): color {
        return theme === "water" || theme === "persons" ? "#ffffff" : "#16140f";
    }

    readonly property var severityColours: ({
            "illegal": illegal,
            "impossible": impossible,
            "missing": missing,
            "note": note,
            "legal": legal
        })
}
