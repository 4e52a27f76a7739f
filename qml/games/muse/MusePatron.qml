// Purchases that a patron tries in the current position: a row per painting and suit, with the
// result.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: panel

    required property MusePatronPart patron

    spacing: Style.gapTiny

    ColumnRepeater {
        model: panel.patron.steps
        spacing: panel.spacing

        MuseStep {
            width: parent.width
            onClicked: panel.patron.lookAt(card)
        }
    }

    ColumnRepeater {
        Layout.topMargin: Style.gap
        model: panel.patron.sales
        spacing: panel.spacing

        BodyText {
            required property int index
            required property string modelData

            x: Style.gap
            width: (parent?.width ?? x) - x
            text: modelData
            font.weight: index === 0 ? Font.DemiBold : Font.Normal
        }
    }
}
