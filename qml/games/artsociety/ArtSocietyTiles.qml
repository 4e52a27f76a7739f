// Keypad for the tiles of a wall, and below it what the player has beside the wall.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property ArtSocietyTools tools
    // maximum height of the keypad
    required property real room
    readonly property ArtSocietyTable table: tools.table
    readonly property alias keysHeight: keypad.implicitHeight

    // true until the page is laid out, while the hand stays scrolled into view
    property bool keepsHandVisible: false

    function showHand(): void {
        own.handKeys.forceActiveFocus(Qt.TabFocusReason);
        keepsHandVisible = true;
        laidOut.restart();
        revealHand();
    }

    function revealHand(): void {
        if (keepsHandVisible)
            reveal(own.handKeys);
    }

    columnWidth: width
    sideMargin: 0
    steady: true

    onContentHeightChanged: revealHand()
    onHeightChanged: revealHand()

    Timer {
        id: laidOut

        interval: 200
        onTriggered: {
            page.revealHand();
            page.keepsHandVisible = false;
        }
    }

    ArtSocietyKeypad {
        id: keypad

        Layout.fillWidth: true
        focus: true
        locked: page.tools.locked
        part: page.table.keys
        room: page.room
    }

    ArtSocietyOwn {
        id: own

        Layout.bottomMargin: Style.gapWide
        Layout.fillWidth: true
        Layout.leftMargin: Style.gapWide
        Layout.rightMargin: Style.gapWide
        part: page.table.beside
        room: page.width - 2 * Style.gapWide
        session: page.table.session
        onAssistantTileRequested: {
            page.tools.showPanel("fit");
            page.table.fit.requestHeldTile();
        }
        onFitRequested: page.tools.showPanel("fit")
    }
}
