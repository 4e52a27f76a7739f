// Keyboard shortcuts of every page.
import QtQuick
import Cimaise.App

Item {
    id: keys

    required property AppController desk

    // The tool does not know StandardKey.
    // qmllint disable unqualified

    signal openAsked
    signal saveAsked
    signal helpAsked

    Shortcut {
        sequences: [StandardKey.New]
        onActivated: keys.desk.page = "new"
    }

    Shortcut {
        sequences: [StandardKey.Open]
        onActivated: keys.openAsked()
    }

    Shortcut {
        sequences: [StandardKey.Paste]
        onActivated: keys.desk.paste()
    }

    Shortcut {
        enabled: keys.desk.session !== null
        sequences: [StandardKey.Save]
        onActivated: keys.saveAsked()
    }

    Shortcut {
        sequences: ["F1", "?"]
        onActivated: keys.helpAsked()
    }

    Shortcut {
        sequences: ["F2"]
        onActivated: keys.desk.page = "rules"
    }

    Shortcut {
        sequences: ["Ctrl+,"]
        onActivated: keys.desk.page = "settings"
    }

    Shortcut {
        sequences: [StandardKey.Back]
        onActivated: keys.desk.back()
    }

    Shortcut {
        sequences: [StandardKey.Quit]
        onActivated: Qt.quit()
    }
}
