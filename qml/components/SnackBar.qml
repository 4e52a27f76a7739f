// Notice about the last action, with a button to undo it, in the place that the page or the open
// sheet has for it. For a moment after the notice appears or disappears, taps on its place are
// ignored, since they may be meant for what was there before. A notice without a button disappears
// by a tap.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise

Item {
    id: bar

    required property string text
    property string actionText: ""
    // place of the notice on the page
    property NoticePlace place: null
    // parent while no page has a place
    property Item spare: null
    readonly property bool shown: text !== ""
    readonly property bool guarding: guard.running
    // text of the last notice, so that the place of a hidden notice keeps its height
    property string lastText: ""
    // height for a usual text, of which half the width is left beside the buttons
    readonly property int lines: Math.max(1, Math.min(Style.scale > 1.5 ? 2 : 3, Math.ceil(100 * says.averageWidth / Math.max(1, width / 2))))
    readonly property real usualHeight: Math.max(Style.touch, lines * Math.ceil(says.lineSpacing)) + 2 * Style.gapTiny

    // true after the next input, whose answer waits in the same place
    property bool outdated: false

    signal acted
    signal dismissed

    parent: place ?? spare
    x: Math.round(((parent?.width ?? 0) - width) / 2)
    y: (parent?.height ?? 0) - height
    z: 1
    width: Math.min((parent?.width ?? 0) - 2 * Style.gapTiny, Style.readingWidth)
    height: place?.fixed ? place.height : usualHeight

    onTextChanged: {
        if (text !== "") // not `shown`, which may change later
            lastText = text;
        outdated = false;
        guard.restart();
    }

    Connections {
        target: bar.place

        function onAwaited(): void {
            bar.outdated = !bar.guarding; // an edit shows its notice and its answer together
        }
    }

    Binding {
        property: "needed"
        target: bar.place
        value: bar.usualHeight + Style.gapTiny
        when: bar.shown && bar.place !== null
    }

    Timer {
        id: guard

        interval: 300
    }

    MouseArea {
        anchors.fill: parent
        z: 1
        Accessible.ignored: true
        visible: guard.running
    }

    Timer {
        interval: bar.outdated ? 1500 : bar.actionText === "" ? 5000 : 10000
        running: bar.shown && !hover.hovered && !notice.activeFocus
        onTriggered: bar.dismissed()
    }

    Pane {
        id: notice

        anchors.fill: parent
        leftPadding: Style.gapWide
        rightPadding: Style.gapTiny
        topPadding: bar.place?.fixed ? 0 : Style.gapTiny
        bottomPadding: topPadding
        visible: bar.shown

        Accessible.name: bar.text
        Accessible.role: Accessible.AlertMessage

        HoverHandler {
            id: hover
        }

        contentItem: RowLayout {
            spacing: Style.gap

            LongText {
                id: says

                Layout.fillHeight: true
                Layout.fillWidth: true
                alignment: Text.AlignLeft
                colour: Style.wall
                signColour: Style.wall
                text: bar.lastText
            }

            AppButton {
                Layout.fillWidth: false
                Layout.maximumWidth: bar.width * 0.4
                visible: text !== ""
                text: bar.actionText
                onClicked: bar.acted()
            }

            IconButton {
                id: close

                // a narrow notice with a button has no room for two; a tap on its text closes it
                visible: bar.actionText === "" || bar.width >= 420 * Style.scale
                icon.name: "close"
                foreground: hovered || down ? Style.ink : Style.wall
                //% "Dismiss"
                text: qsTrId("wall.notice.dismiss")
                onClicked: bar.dismissed()
            }
        }

        background: Rectangle {
            color: Style.ink
            radius: Style.radius

            PointerShield {
                onClicked: {
                    if (!says.more && (bar.actionText === "" || !close.visible))
                        bar.dismissed();
                }
            }
        }
    }
}
