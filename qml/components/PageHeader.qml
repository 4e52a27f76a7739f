// Header of a page above a picture rail: back button, title and actions.
import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Cimaise
import Cimaise.App

Rectangle {
    id: header

    required property string title
    property bool canGoBack: true
    default property alias actions: actionRow.data

    signal back

    // lower in a low window, where the board needs the height
    implicitHeight: Math.max(Window.height < 660 ? Style.touch : 52, Math.round(2.8 * Style.smallSize)) + rail.height
    color: Style.wallShade

    RowLayout {
        anchors {
            left: parent.left
            leftMargin: header.canGoBack ? Style.gapTiny : Style.gapWide
            right: parent.right
            rightMargin: Style.gapTiny
            top: parent.top
            bottom: rail.top
        }
        spacing: Style.gapTiny

        IconButton {
            visible: header.canGoBack
            icon.name: "back"
            //% "Back"
            text: qsTrId("wall.back")
            onClicked: header.back()
        }

        SectionTitle {
            Layout.fillHeight: true
            Layout.preferredHeight: 1
            mayElide: true
            text: header.title
            font.pixelSize: WordFit.within(text, Style.headingFamily, Style.headingSize, width)
            fontSizeMode: Text.Fit
            lineHeight: 0.85
            maximumLineCount: 2
            minimumPixelSize: Math.min(Style.smallSize, font.pixelSize)
            verticalAlignment: Text.AlignVCenter
        }

        RowLayout {
            id: actionRow

            spacing: 0
        }
    }

    PictureRail {
        id: rail

        width: parent.width
        anchors.bottom: parent.bottom
    }
}
