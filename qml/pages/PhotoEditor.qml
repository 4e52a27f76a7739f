// Single photo with its actions, and while the board is traced, with the corners of the board.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Cimaise
import Cimaise.App

FocusScope {
    id: shown

    required property PhotosModel photos
    required property Session session
    readonly property alias view: view
    readonly property BoardCorners boardCorners: photos.boardCorners
    readonly property bool shortWindow: height < 420 && width > height

    GridLayout {
        anchors.fill: parent
        columnSpacing: 0
        columns: shown.shortWindow ? 2 : 1
        rowSpacing: 0

        PhotoView {
            id: view

            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            focus: true
            photos: shown.photos

            PhotoCorners {
                anchors.fill: parent
                boardCorners: shown.boardCorners
                visible: shown.photos.isBoardCorners
            }
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.margins: Style.gap
            Layout.preferredWidth: 1
            spacing: Style.gap

            BodyText {
                Layout.fillWidth: true
                //% "Drag the four corners to the corners of the board, or to the outermost cards."
                readonly property string advice: qsTrId("photos.trace.advice")
                //% "The arrow keys move them too."
                readonly property string keys: qsTrId("photos.trace.keys")
                //% "The corners must go around the board, each in its place."
                readonly property string unsound: qsTrId("photos.trace.invalid")
                text: !shown.boardCorners.sound ? unsound : Window.width < Style.wideFrom ? advice : advice + " " + keys
                color: shown.boardCorners.sound ? Style.inkSoft : Style.illegal
                font.pixelSize: Style.smallSize
                visible: shown.photos.isBoardCorners
            }

            SegmentedChoice {
                Layout.fillWidth: true
                //% "Whose board?"
                name: qsTrId("photos.trace.whose")
                current: shown.boardCorners.side
                options: shown.session.sides.count > 1 ? [...Array(shown.session.sides.count).keys()].map(side => shown.session.sheet.sideName(side)) : []
                visible: shown.photos.isBoardCorners && shown.session.sides.count > 1
                onChosen: index => shown.boardCorners.side = index
            }

            Flow {
                Layout.fillWidth: true
                spacing: Style.gap

                AppButton {
                    width: Math.min(implicitWidth, parent.width)
                    enabled: !shown.session.readOnly && (!shown.photos.isBoardCorners || shown.boardCorners.sound)
                    icon.name: "trace"
                    kind: AppButton.Primary
                    //% "Trace the board"
                    readonly property string begin: qsTrId("photos.trace")
                    //% "Place under the board"
                    readonly property string keep: qsTrId("photos.trace.keep")
                    text: shown.photos.isBoardCorners ? keep : begin
                    onClicked: shown.photos.isBoardCorners ? shown.photos.saveTracing() : shown.photos.beginTracing()
                }

                AppButton {
                    width: Math.min(implicitWidth, parent.width)
                    enabled: !shown.session.readOnly
                    icon.name: "clear"
                    //% "Clear corners"
                    text: qsTrId("photos.trace.clear")
                    visible: shown.photos.isBoardCorners
                    onClicked: shown.photos.removeTracing()
                }

                AppButton {
                    width: Math.min(implicitWidth, parent.width)
                    enabled: !shown.session.readOnly
                    icon.name: "delete"
                    kind: AppButton.Danger
                    //% "Delete the photo"
                    text: qsTrId("photos.delete")
                    visible: !shown.photos.isBoardCorners
                    onClicked: shown.photos.remove(shown.photos.current)
                }
            }
        }
    }
}
