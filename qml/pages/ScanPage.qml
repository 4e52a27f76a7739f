// Live picture of the camera until a code of Cimaise is found, and other ways to import one.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property GameFiles files

    signal openRequested

    //% "Scan QR code"
    title: qsTrId("scan.title")

    ColumnLayout {
        anchors {
            fill: parent
            margins: Style.gapWide
        }
        spacing: Style.gapWide

        CameraFrame {
            id: camera

            Layout.fillHeight: true
            Layout.fillWidth: true
            onFound: text => page.files.openText(text)
        }

        QuietText {
            //% "Point the camera at the other phone’s code. A game opens; a board joins the open game."
            text: qsTrId("scan.explanation")
            visible: camera.trouble === ""
        }

        CodeImports {
            focus: true
            files: page.files
            onOpenRequested: page.openRequested()
        }
    }
}
