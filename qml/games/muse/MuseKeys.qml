// Keyboard shortcuts of Muse's table page.
import QtQuick

Item {
    id: keys

    required property MuseTools tools
    required property bool active
    // one board: no coins, patron or round
    property bool alone: false

    Shortcut {
        enabled: keys.active
        sequences: ["D"]
        onActivated: keys.tools.cards.triggered()
    }

    Shortcut {
        enabled: keys.active && !keys.alone
        sequences: ["C"]
        onActivated: keys.tools.coins.triggered()
    }

    Shortcut {
        enabled: keys.active && !keys.alone
        sequences: ["P"]
        onActivated: keys.tools.patron.triggered()
    }

    Shortcut {
        enabled: keys.active && !keys.alone
        sequences: ["R"]
        onActivated: keys.tools.round.triggered()
    }

    Shortcut {
        enabled: keys.active
        sequences: ["T"]
        onActivated: keys.tools.type.triggered()
    }

    Shortcut {
        enabled: keys.active
        sequences: ["M"]
        onActivated: keys.tools.over.triggered()
    }
}
