// Single photo with its actions, and while the board is traced, with the corners of the board.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: shown

    required property PhotosModel photos
    required property Session session
    readonly property alias view: view
    readonly property BoardCorners tracing: photos.tracing
    readonly property bool lowLandscape: height < 420 && width > height

    GridLayout {
        anchors.fill: parent
        columnSpacing: 0
        columns: shown.lowLandscape ? 2 : 1
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
                tracing: shown.tracing
                visible: shown.photos.isTracing
            }
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.margins: Style.gap
            Layout.preferredWidth: 1
            spacing: Style.gap

            WallText {
                Layout.fillWidth: true
                //% "Drag the four corners to the corners of the board, or to the outermost cards. The arrow keys move them too."
                readonly property string advice: qsTrId("photos.trace.advice")
                //% "The corners must go around the board, each in its place."
                readonly property string unsound: qsTrId("photos.trace.invalid")
                text: shown.tracing.sound ? advice : unsound
                color: shown.tracing.sound ? Style.inkSoft : Style.illegal
                font.pixelSize: Style.smallSize
                visible: shown.photos.isTracing
            }

            SegmentedChoice {
                Layout.fillWidth: true
                //% "Whose board?"
                name: qsTrId("photos.trace.whose")
                current: shown.tracing.side
                options: shown.session.sides.count > 1 ? [...Array(shown.session.sides.count).keys()].map(side => shown.session.sheet.sideName(side)) : []
                visible: shown.photos.isTracing && shown.session.sides.count > 1
                onChosen: index => shown.tracing.side = index
            }

            Flow {
                Layout.fillWidth: true
                spacing: Style.gap

                WallButton {
                    width: Math.min(implicitWidth, parent.width)
                    enabled: !shown.session.readOnly && (!shown.photos.isTracing || shown.tracing.sound)
                    icon.name: "trace"
                    kind: WallButton.Primary
                    //% "Trace the board"
                    readonly property string begin: qsTrId("photos.trace")
                    //% "Place under the board"
                    readonly property string keep: qsTrId("photos.trace.keep")
                    text: shown.photos.isTracing ? keep : begin
                    onClicked: shown.photos.isTracing ? shown.photos.keepTracing() : shown.photos.beginTracing()
                }

                WallButton {
                    width: Math.min(implicitWidth, parent.width)
                    enabled: !shown.session.readOnly
                    icon.name: "clear"
                    //% "Clear corners"
                    text: qsTrId("photos.trace.clear")
                    visible: shown.photos.isTracing
                    onClicked: shown.photos.forgetTracing()
                }

                WallButton {
                    width: Math.min(implicitWidth, parent.width)
                    enabled: !shown.session.readOnly
                    icon.name: "delete"
                    kind: WallButton.Danger
                    //% "Delete the photo"
                    text: qsTrId("photos.delete")
                    visible: !shown.photos.isTracing
                    onClicked: shown.photos.remove(shown.photos.current)
                }
            }
        }
    }
}
