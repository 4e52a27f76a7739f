// Keypad for an object in three taps: civilisation, domain, value; recently used objects first.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

FocusScope {
    id: keypad

    required property MuseumKeysPart keys
    // true if names fit beside the letters; a row then holds the civilisations of one continent
    readonly property bool showsText: width >= 3 * 132 * Style.scale && height >= 9 * grownKey
    readonly property bool broad: width >= 12 * 60 * Style.scale
    // keys with names grow to fill the height
    readonly property real keyHeight: showsText ? Math.min(Math.floor(height / 8), Math.round(64 * Style.scale)) : 0
    readonly property real grownKey: Math.max(Style.touch, Math.round(40 * Style.denseScale))

    // minimum height, for keys with letters only
    readonly property real minimumHeight: (broad ? 4 : 5) * grownKey

    implicitHeight: column.implicitHeight

    Accessible.role: Accessible.Grouping
    //% "Keypad"
    Accessible.name: qsTrId("museum.keypad.name")

    Flickable {
        anchors.fill: parent
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        contentHeight: column.height
        interactive: contentHeight > height + 1

        ScrollBar.vertical: AppScrollBar {
            id: bar
        }

        Column {
            id: column

            width: keypad.width - bar.width

            KeyRow {
                key: MuseumKey {}
                id: latest

                width: parent.width
                minimumHeight: Math.max(Style.touch, keypad.keyHeight)
                columns: 4
                keys: keypad.keys.latest
                places: 4
                visible: keypad.height >= keypad.minimumHeight
                //% "Last used"
                name: qsTrId("museum.keypad.latest")
                onPressed: index => keypad.keys.pressLatest(index)

                ControlCaption {
                    anchors.centerIn: parent
                    visible: latest.keys.count === 0
                    text: latest.name
                }
            }

            KeyRow {
                key: MuseumKey {}
                width: parent.width
                minimumHeight: Math.max(Style.touch, keypad.keyHeight)
                columns: keypad.showsText ? 3 : keypad.broad ? 12 : 6
                focus: true
                keys: keypad.keys.civilisations
                //% "Civilisation"
                name: qsTrId("museum.keypad.civilisation")
                onPressed: index => keypad.keys.pressCivilisation(index)
            }

            KeyRow {
                key: MuseumKey {}
                width: parent.width
                minimumHeight: Math.max(Style.touch, keypad.keyHeight)
                columns: keypad.showsText ? 3 : 6
                keys: keypad.keys.domains
                //% "Domain"
                name: qsTrId("museum.keypad.domain")
                onPressed: index => keypad.keys.pressDomain(index)
            }

            KeyRow {
                key: MuseumKey {}
                width: parent.width
                minimumHeight: Math.max(Style.touch, keypad.keyHeight)
                columns: 5
                keys: keypad.keys.values
                //% "Value"
                name: qsTrId("museum.keypad.value")
                onPressed: index => keypad.keys.pressValue(index)
            }
        }
    }
}
