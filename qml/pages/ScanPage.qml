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

            CameraTrouble {
                trouble: scanner.trouble
                onRetried: scanner.retry()
            }
        }

        WallText {
            Layout.fillWidth: true
            //% "Point the camera at the other phone’s code. A whole game opens; a single board is added to the open game."
            text: qsTrId("scan.explanation")
            visible: scanner.trouble === ""
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
