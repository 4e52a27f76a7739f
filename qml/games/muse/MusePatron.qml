// What a patron would buy on the table as it stands: every painting, every suit, and why not.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: panel

    required property MusePatronPart patron

    spacing: Style.gapTiny

    Lines {
        model: panel.patron.steps
        spacing: panel.spacing

        MuseStep {
            width: parent.width
            onClicked: panel.patron.lookAt(card)
        }
    }
}
