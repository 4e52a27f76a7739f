// Keyboard shortcuts of every page.
import QtQuick
import Cimaise.App

Item {
    id: keys

    required property Navigator navigator
    required property GameFiles files
    required property Session session

    // The tool does not know StandardKey.
    // qmllint disable unqualified

    signal openAsked
    signal saveAsked
    signal helpAsked

    Shortcut {
        sequences: [StandardKey.New]
        onActivated: keys.navigator.show(Navigator.New)
    }

    Shortcut {
        sequences: [StandardKey.Open]
        onActivated: keys.openAsked()
    }

    Shortcut {
        sequences: [StandardKey.Paste]
        onActivated: keys.files.paste()
    }

    Shortcut {
        enabled: keys.session !== null
        sequences: [StandardKey.Save]
        onActivated: keys.saveAsked()
    }

    Shortcut {
        sequences: ["F1", "?"]
        onActivated: keys.helpAsked()
    }

    Shortcut {
        sequences: ["F2"]
        onActivated: keys.navigator.show(Navigator.Rules)
    }

    Shortcut {
        sequences: ["Ctrl+,"]
        onActivated: keys.navigator.show(Navigator.Settings)
    }

    Shortcut {
        sequences: [StandardKey.Back]
        onActivated: keys.navigator.back()
    }

    Shortcut {
        sequences: [StandardKey.Quit]
        onActivated: Qt.quit()
    }
}
