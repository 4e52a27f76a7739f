// Heading of a part of the final scoring, with its points.
import QtQuick
import QtQuick.Layouts
import Cimaise

RowLayout {
    property alias text: title.text
    property alias worth: points.text

    spacing: Style.gap

    SectionTitle {
        id: title

        font.pixelSize: Style.largeSize
    }

    BodyText {
        id: points

        Layout.fillWidth: false
        visible: text !== ""
        color: Style.brass
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
    }
}
