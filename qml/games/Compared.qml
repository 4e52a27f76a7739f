// Effects of a move: the verdict, the winner, each total, and findings that appear or disappear.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: compared

    required property Comparison comparison

    spacing: Style.gapWide

    WallText {
        Layout.fillWidth: true
        text: compared.comparison.verdict
        font.pixelSize: Style.largeSize
    }

    WallText {
        Layout.fillWidth: true
        visible: text !== ""
        text: compared.comparison.winner
        color: Style.brass
        font {
            pixelSize: Style.largeSize
            weight: Font.DemiBold
        }
    }

    Lines {
        model: compared.comparison.totals
        spacing: Style.gap

        ComparedTotal {
            width: parent.width
        }
    }

    Lines {
        id: findings

        model: compared.comparison.findings
        spacing: Style.gap

        ComparedFinding {
            width: parent.width
        }
    }

    WallText {
        Layout.fillWidth: true
        visible: findings.count === 0
        //% "Same findings before and after."
        text: qsTrId("compare.findings.same")
        color: Style.inkSoft
    }
}
