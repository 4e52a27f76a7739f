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
    readonly property BoardReading reading: photos.reading
    readonly property bool isReading: reading.running || reading.shown
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

            ReadNumbers {
                anchors.fill: parent
                reading: shown.reading
                visible: shown.reading.shown
            }
        }

        // scrolls where large text leaves too little of the photo
        WallScroll {
            Layout.fillHeight: shown.lowLandscape
            Layout.fillWidth: true
            Layout.preferredHeight: shown.lowLandscape ? 1 : Math.min(naturalHeight, shown.height * 0.6)
            Layout.preferredWidth: 1
            interactive: naturalHeight > height
            sideMargin: Style.gap
            visible: shown.isReading

            ReadingPanel {
                Layout.fillWidth: true
                locked: shown.session.readOnly
                reading: shown.reading
            }
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.margins: Style.gap
            Layout.preferredWidth: 1
            spacing: Style.gap
            visible: !shown.isReading

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
                    icon.name: "scan"
                    kind: WallButton.Primary
                    //% "Read this board"
                    text: qsTrId("reading.begin")
                    visible: shown.reading.supported
                    onClicked: shown.photos.readBoard()
                }

                WallButton {
                    width: Math.min(implicitWidth, parent.width)
                    enabled: !shown.session.readOnly && (!shown.photos.isTracing || shown.tracing.sound)
                    icon.name: "trace"
                    kind: shown.reading.supported ? WallButton.Quiet : WallButton.Primary
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
