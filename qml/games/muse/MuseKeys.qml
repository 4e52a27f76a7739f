// Keyboard shortcuts of Muse's table page.
import QtQuick
import Cimaise.App

Item {
    id: keys

    required property MuseTools tools
    required property bool active
    // true for a single board, which has no coins, patrons or rounds
    property bool singleBoard: false

    Shortcut {
        enabled: keys.active
        sequences: Shortcuts.of("keys.muse.cards")
        onActivated: keys.tools.cards.triggered()
    }

    Shortcut {
        enabled: keys.active && !keys.singleBoard
        sequences: Shortcuts.of("keys.muse.coins")
        onActivated: keys.tools.coins.triggered()
    }

    Shortcut {
        enabled: keys.active && !keys.singleBoard
        sequences: Shortcuts.of("keys.muse.patron")
        onActivated: keys.tools.patron.triggered()
    }

    Shortcut {
        enabled: keys.active && !keys.singleBoard
        sequences: Shortcuts.of("keys.muse.round")
        onActivated: keys.tools.round.triggered()
    }

    Shortcut {
        enabled: keys.active
        sequences: Shortcuts.of("keys.muse.move")
        onActivated: keys.tools.over.triggered()
    }
}
