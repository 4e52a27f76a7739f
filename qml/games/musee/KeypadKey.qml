// Key with an exhibit number: bright when its painting may hang, dimmed when there is a reason
// against it, struck through when it already hangs.
import QtQuick
import Cimaise

Pressable {
    id: key

    required property int number
    required property string theme
    required property string themeLetter
    required property bool legal
    required property bool hung
    required property bool inHand
    required property string reason
    required property string accessibleName
    // Items that contain the plates of all keys and, above them, the themes: equal items are drawn
    // in one batch there. Inside the keys, the plate of the next key would prevent that.
    required property Item plates
    required property Item themes
    property bool chosen: false
    readonly property color ink: chosen ? Style.accentInk : legal ? Style.ink : Style.inkSoft

    implicitWidth: Style.touch
    implicitHeight: Style.touch
    padding: 2

    Accessible.name: accessibleName
    Accessible.description: reason

    contentItem: PlainText {
        // distance of the centre of the digits below the centre of the key
        readonly property int lower: Math.round(8 * (Style.denseScale - 1)) + 2

        topPadding: Math.max(0, 2 * lower)
        bottomPadding: Math.max(0, -2 * lower)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: key.number
        color: key.ink
        font {
            family: Style.bodyFamily
            pixelSize: Style.keySize
            strikeout: key.hung
            weight: key.legal ? Font.DemiBold : Font.Normal
        }

        Icon {
            x: 1
            y: 1
            visible: key.inHand
            name: "hand"
            colour: key.ink
            size: 13
        }
    }

    KeyPlate {
        parent: key.plates
        x: key.x + 2
        y: key.y + 2
        width: key.width - 4
        height: key.height - 4
        chosen: key.chosen || key.inHand || !key.legal
        chosenColour: key.chosen ? Style.accent : key.inHand ? Style.accentWash : key.hovered ? Style.wallShade : "transparent"
        control: key
        restColour: Style.panel
        ringDistance: 1
        radius: Style.radiusSmall + 2
        border {
            width: 1
            color: key.legal ? Style.controlOutline : Style.outline
        }
    }

    Rectangle {
        parent: key.themes
        x: key.x + 5
        y: key.y + key.height - 8
        width: key.width - 10
        height: 4
        color: Qt.alpha(Style.themeColour(key.theme), key.legal ? 1 : 0.45)
        radius: 2
    }

    PlainText {
        parent: key.themes
        x: key.x + key.width - 4 - width
        y: key.y + 2
        text: key.themeLetter
        color: key.ink
        font {
            family: Style.bodyFamily
            pixelSize: Math.round(13 * Style.denseScale)
            weight: Font.DemiBold
        }
    }
}
