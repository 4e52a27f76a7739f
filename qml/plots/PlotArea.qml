// Plot with a heading, and below it the description of the selected mark. Space for the description
// is reserved, so that nothing moves.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import QtQuick.Window
import Cimaise
import Cimaise.App

ColumnLayout {
    id: area

    required property PlotModel marks
    required property string name
    // shows a button that opens the game of the selected mark
    property bool opens: true
    property int current: -1
    property real plotHeight: Math.round(150 * Style.denseScale)
    // margin around the plot, so that no mark is clipped
    property int inset: Style.gapWide
    readonly property real innerWidth: canvas.width - 2 * inset
    readonly property real innerHeight: canvas.height - 2 * inset
    readonly property double game: marks.gameOf(current)
    default property alias content: inner.data

    signal opened(double gameId)

    function goToIndex(mark: int): void {
        current = Math.max(0, Math.min(mark, marks.count - 1));
    }

    spacing: Style.gapTiny

    // Clears the selection when the plot gets new marks.
    Connections {
        target: area.marks

        function onFrameChanged(): void {
            area.current = -1;
        }
    }

    SectionTitle {
        text: area.name
    }

    Caption {
        visible: text !== ""
        text: area.marks.hint
    }

    Caption {
        Layout.fillWidth: false
        visible: area.marks.count > 0 && text !== ""
        text: area.marks.topText
    }

    T.Control {
        id: canvas

        Layout.fillWidth: true
        Layout.preferredHeight: area.plotHeight
        visible: area.marks.count > 0
        focusPolicy: Qt.StrongFocus

        Accessible.focusable: true
        // with the mark: a screen reader says a new name, not a new description
        Accessible.name: markText.words === "" ? area.name : area.name + ". " + markText.words
        Accessible.role: Accessible.Chart
        Keys.onLeftPressed: area.goToIndex(area.current - 1)
        Keys.onRightPressed: area.goToIndex(area.current + 1)
        Keys.onPressed: event => {
            if (event.key === Qt.Key_Home)
                area.goToIndex(0);
            else if (event.key === Qt.Key_End)
                area.goToIndex(area.marks.count - 1);
            else
                return;
            event.accepted = true;
        }

        background: Rectangle {
            color: Style.wall
            radius: Style.radiusSmall
            border {
                width: 1
                color: Style.outline
            }

            FocusRing {
                distance: 1
                visible: canvas.visualFocus
            }
        }

        Item {
            id: inner

            x: area.inset
            y: area.inset
            width: area.innerWidth
            height: area.innerHeight
        }

        MouseArea {
            anchors.fill: parent
            Accessible.ignored: true
            onClicked: mouse => {
                canvas.forceActiveFocus(Qt.MouseFocusReason);
                area.current = area.marks.nearest((mouse.x - area.inset) / area.innerWidth, (mouse.y - area.inset) / area.innerHeight);
            }
        }
    }

    Caption {
        Layout.fillWidth: false
        visible: area.marks.count > 0 && text !== ""
        text: area.marks.bottomText
    }

    // Labels at the two ends of a plot.
    Item {
        id: ends

        Layout.fillWidth: true
        visible: area.marks.count > 0 && area.marks.firstText + area.marks.lastText !== ""
        implicitHeight: Math.max(start.height, end.height)

        Caption {
            id: start

            width: ends.width / 2 - Style.gap
            text: area.marks.firstText
        }

        Caption {
            id: end

            anchors.right: parent.right
            width: ends.width / 2 - Style.gap
            text: area.marks.lastText
            horizontalAlignment: Text.AlignRight
        }
    }

    // Description of the selected mark with a link to its game, or a hint on selecting a mark.
    RowLayout {
        id: markText

        readonly property string markText: area.current < 0 ? "" : area.marks.markTextOf(area.current)
        readonly property alias words: label.text

        visible: area.marks.count > 0
        spacing: Style.gap

        ShrinkingText {
            id: label

            //% "Tap a mark for its figures."
            readonly property string how: qsTrId("plot.how")
            //% "Tap a mark, or step through them with the arrow keys."
            readonly property string howByKeys: qsTrId("plot.how.keys")

            Layout.minimumHeight: Style.touch
            lines: 2
            text: markText.markText !== "" ? markText.markText : Window.width < Style.wideFrom ? how : howByKeys
            color: markText.markText !== "" ? Style.ink : Style.inkSoft
        }

        IconButton {
            enabled: area.game > 0
            opacity: enabled ? 1 : 0
            visible: area.opens
            icon.name: "open"
            //% "Open this game"
            text: qsTrId("plot.open")
            onClicked: area.opened(area.game)
        }
    }
}
