// Text of varying length in a fixed number of lines; a longer text gets a smaller font.
import QtQuick
import QtQuick.Layouts
import Cimaise

WallText {
    id: steady

    property int lines: 1

    Layout.preferredHeight: lines * Math.ceil(metrics.lineSpacing)
    fontSizeMode: Text.Fit
    minimumPixelSize: Math.round(Style.smallSize * 0.6)
    verticalAlignment: Text.AlignVCenter

    FontMetrics {
        id: metrics

        font: steady.font
    }
}
