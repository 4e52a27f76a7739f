// Keyboard shortcuts of every page.
import QtQuick
import Cimaise.App

Item {
    id: keys

    required property Navigator navigator
    required property GameFiles files
    required property Session session

    signal openRequested
    signal saveRequested
    signal helpRequested

    Shortcut {
        sequences: Shortcuts.of("home.new")
        onActivated: keys.navigator.show(Navigator.New)
    }

    Shortcut {
        sequences: Shortcuts.of("home.open")
        onActivated: keys.openRequested()
    }

    Shortcut {
        sequences: Shortcuts.of("scan.paste")
        onActivated: keys.files.paste()
    }

    Shortcut {
        enabled: keys.session !== null
        sequences: Shortcuts.of("table.menu.save")
        onActivated: keys.saveRequested()
    }

    Shortcut {
        sequences: Shortcuts.of("keys.help")
        onActivated: keys.helpRequested()
    }

    Shortcut {
        sequences: Shortcuts.of("home.rules")
        onActivated: keys.navigator.show(Navigator.Rules)
    }

    Shortcut {
        sequences: Shortcuts.of("home.settings")
        onActivated: keys.navigator.show(Navigator.Settings)
    }

    Shortcut {
        sequences: Shortcuts.of("keys.back")
        onActivated: keys.navigator.back()
    }

    Shortcut {
        sequences: Shortcuts.of("keys.quit")
        onActivated: Qt.quit()
    }
}
