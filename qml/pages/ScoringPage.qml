// Final scoring line by line, for all players at a time: points, running totals, and the pieces that
// score, on the board. The last step leads to the result.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property Session session
    readonly property bool low: height < 480 * Style.scale && width > height
    readonly property bool beside: wide || low

    readonly property ScoringSteps steps: ScoringSteps {
        session: page.session
    }

    function finish(): void {
        if (session.finished)
            navigator.show(Navigator.Result);
        else
            session.askToFinish(false);
    }

    //% "Score line by line"
    title: qsTrId("scoring.title")
    noticePlace: notice

    Keys.onLeftPressed: steps.go(-1)
    Keys.onRightPressed: if (!steps.atEnd)
        steps.go(1)
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_PageUp || event.key === Qt.Key_Backspace)
            steps.go(-1);
        else if (event.key === Qt.Key_PageDown && !steps.atEnd)
            steps.go(1);
        else
            event.accepted = false;
    }

    Component.onCompleted: steps.showOnBoard(session.currentSide)

    GridLayout {
        id: grid

        // height of title, lines and buttons
        readonly property real linesHeight: (200 + 60 * page.steps.rows.count) * Style.scale

        anchors.fill: parent
        columnSpacing: 0
        columns: page.beside ? 2 : 1
        rowSpacing: 0

        BoardsView {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.maximumHeight: page.beside ? Infinity : Math.min(wholeHeight, Math.max(grid.height * 0.25, Math.min(grid.height * 0.5, grid.height - grid.linesHeight)))
            Layout.preferredHeight: 1
            Layout.preferredWidth: 1
            fitsAllBoards: page.wide
            session: page.session
            showsTotals: false
            onChosen: side => page.steps.showOnBoard(side)
        }

        ColumnLayout {
            Layout.maximumWidth: page.beside ? Math.max(page.width * 0.4, 340 * Style.scale) : Infinity
            Layout.preferredHeight: 1
            Layout.preferredWidth: 1
            spacing: Style.gap

            ScrollColumn {
                Layout.fillHeight: true
                Layout.fillWidth: true
                spacing: Style.gap

                ShrinkingText {
                    Accessible.role: Accessible.Heading
                    text: page.steps.title
                    font {
                        family: Style.headingFamily
                        pixelSize: Style.titleSize
                    }
                }

                QuietText {
                    text: page.steps.positionText
                }

                ColumnRepeater {
                    model: page.steps.rows

                    ScoringLine {
                        width: parent.width
                        chosen: side === page.session.currentSide
                        total: page.steps.atTotals
                        onClicked: page.steps.showOnBoard(side)
                    }
                }

                QuietText {
                    visible: text !== ""
                    text: page.steps.note
                }
            }

            // Never in the place of the button for the next step: one tap too many must not end the game.
            AppButton {
                Layout.alignment: Qt.AlignHCenter
                Layout.leftMargin: Style.gapWide
                Layout.maximumWidth: Style.readingWidth - 2 * Style.gapWide
                Layout.rightMargin: Style.gapWide
                visible: page.steps.count > 0 && page.steps.atEnd
                enabled: page.session.finished || !page.session.readOnly
                icon.name: "trophy"
                kind: AppButton.Primary
                //% "Show the result"
                readonly property string showText: qsTrId("session.end.show")
                text: page.session.finished ? showText : qsTrId("table.reveal")
                onClicked: page.finish()
            }

            NoticePlace {
                id: notice
            }

            // below the lines, so that the buttons stay where they are
            RowLayout {
                Layout.alignment: Qt.AlignHCenter
                Layout.bottomMargin: Style.gap
                Layout.leftMargin: Style.gapWide
                Layout.maximumWidth: Style.readingWidth
                Layout.rightMargin: Style.gapWide
                spacing: Style.gap

                // constant height for one or two lines of text
                AppButton {
                    id: previous

                    Layout.minimumHeight: Math.round(56 * Style.scale)
                    Layout.preferredWidth: 1
                    advances: true
                    enabled: page.steps.step > 0
                    Accessible.description: page.steps.atEnd ? page.steps.spokenText : ""
                    icon.name: "chevron-left"
                    //% "Previous"
                    text: qsTrId("scoring.back")
                    onClicked: page.steps.go(-1)
                }

                AppButton {
                    Layout.minimumHeight: Math.round(56 * Style.scale)
                    Layout.preferredWidth: 1
                    advances: true
                    enabled: page.steps.count > 0 && !page.steps.atEnd
                    focus: true
                    onEnabledChanged: if (page.steps.atEnd)
                        previous.forceActiveFocus(Qt.TabFocusReason)
                    // read aloud when the step changes: the focus stays here
                    Accessible.description: page.steps.spokenText
                    icon.name: "chevron-right"
                    kind: page.steps.atEnd ? AppButton.Quiet : AppButton.Primary
                    //% "Next"
                    text: qsTrId("scoring.next")
                    onClicked: page.steps.go(1)
                }
            }
        }
    }
}
