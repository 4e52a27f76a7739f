// The keys that work on every page.
import QtQuick
import Cimaise.App

Item {
    id: keys

    required property Desk desk

    // The tool does not know StandardKey.
    // qmllint disable unqualified

    signal openAsked
    signal saveAsked

    Shortcut {
        sequences: [StandardKey.New]
        onActivated: keys.desk.page = "new"
    }

    Shortcut {
        sequences: [StandardKey.Open]
        onActivated: keys.openAsked()
    }

    Shortcut {
        enabled: keys.desk.session !== null
        sequences: [StandardKey.Save]
        onActivated: keys.saveAsked()
    }

    Shortcut {
        sequences: [StandardKey.HelpContents]
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
