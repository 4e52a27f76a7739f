// Live picture of the camera until a code of Cimaise is found, and other ways to import one.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallPage {
    id: page

    required property Navigator navigator
    required property GameFiles files

    signal openAsked

    //% "Scan a code"
    title: qsTrId("scan.title")

    header: PageHeader {
        title: page.title
        onBack: page.navigator.back()
    }

    Scanner {
        id: scanner

        onFound: text => page.files.openText(text)
    }

    ColumnLayout {
        anchors {
            fill: parent
            margins: Style.gapWide
        }
        spacing: Style.gapWide

        Rectangle {
            Layout.fillHeight: true
            Layout.fillWidth: true
            color: Style.wallShade
            radius: Style.radius

            CameraView {
                id: output

                anchors.fill: parent
                fills: true
                visible: scanner.trouble === ""
                Component.onCompleted: scanner.output = output
            }

            WallText {
                anchors.centerIn: parent
                width: parent.width - 2 * Style.gapWide
                horizontalAlignment: Text.AlignHCenter
                //% "No camera found. Paste a link, or open a picture of the code."
                readonly property string noCamera: qsTrId("scan.no-camera")
                //% "Cannot use the camera: another app is using it, or access is denied. Paste a link, or open a picture of the code."
                readonly property string refused: qsTrId("scan.refused")
                text: scanner.trouble === "no-camera" ? noCamera : refused
                visible: scanner.trouble !== ""
            }
        }

        WallText {
            Layout.fillWidth: true
            //% "Point the camera at the other phone’s code. A whole game opens; a single board is added to the open game."
            text: qsTrId("scan.explanation")
            color: Style.inkSoft
        }

        WallButton {
            Layout.fillWidth: true
            focus: true
            icon.name: "paste"
            //% "Paste a link"
            text: qsTrId("scan.paste")
            onClicked: page.files.paste()
        }

        WallButton {
            Layout.fillWidth: true
            icon.name: "open"
            //% "Open a file or a picture"
            text: qsTrId("scan.open")
            onClicked: page.openAsked()
        }
    }
}
