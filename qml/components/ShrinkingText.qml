// Text of varying length in a fixed number of lines; a longer text gets a smaller font. With
// `lines: 0` the text has as many lines as needed.
import QtQuick
import QtQuick.Layouts
import Cimaise

BodyText {
    id: steady

    property int lines: 1

    Layout.preferredHeight: lines > 0 ? lines * Math.ceil(metrics.lineSpacing) : -1
    fontSizeMode: lines > 0 ? Text.Fit : Text.FixedSize
    minimumPixelSize: 11
    verticalAlignment: Text.AlignVCenter

    FontMetrics {
        id: metrics

        font: steady.font
    }
}
