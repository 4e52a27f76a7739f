// Basis of a ruling on a spot of a board: the rules that were checked, and what the spot scores.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: details

    required property RulingView ruling

    spacing: Style.gapWide
    visible: ruling.checkedRules.length + ruling.counts.length > 0

    ColumnRepeater {
        model: details.ruling.checkedRules
        spacing: Style.gapTiny

        BodyText {
            required property string modelData

            width: parent.width
            text: "– " + modelData
            color: Style.inkSoft
        }
    }

    SectionTitle {
        Layout.fillWidth: true
        visible: counts.count > 0
        //% "Effect on the score"
        text: qsTrId("ruling.counts.title")
        font.pixelSize: Style.largeSize
    }

    ColumnRepeater {
        id: counts

        model: details.ruling.counts
        spacing: Style.gapTiny

        BodyText {
            required property string modelData

            width: parent.width
            text: modelData
        }
    }
}
