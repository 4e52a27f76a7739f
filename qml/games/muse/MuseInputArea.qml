// Input half of Muse’s table page: the chosen panel, and the buttons that apply its input.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: entry

    required property MuseTable table
    property bool locked: false
    // true if there is so little space that the turn scrolls with the cards
    property bool crowded: false
    // shows the overview of coins here, because it does not fit on the board
    property bool economyBelow: false
    // true if the turn is shown in place of the board
    property bool turnBeside: false
    readonly property real barHeight: bar.keyHeight + Style.gapTiny
    readonly property bool turning: table.mode === MuseTable.Round && !table.round.resolved && !turnBeside

    signal resultRequested

    spacing: 0

    // a new panel is scrolled to its top
    Connections {
        target: entry.table

        function onChanged(): void {
            scroll.scrollToStartOfMode();
        }
    }

    Connections {
        target: entry.table.round

        function onChanged(): void {
            scroll.scrollToStartOfMode();
        }
    }

    Connections {
        target: entry.table.round.turn

        function onChanged(): void {
            scroll.scrollToStartOfMode();
        }
    }

    // A Loader cannot create a component bound to this file.
    // qmllint disable unqualified
    Loader {
        Layout.fillWidth: true
        Layout.margins: Style.gapTiny
        Layout.bottomMargin: 0
        Layout.preferredHeight: (item as MuseTurn)?.wanted ?? 0
        active: entry.turning && !entry.crowded
        visible: active
        sourceComponent: MuseTurn {
            enabled: !entry.locked
            room: entry.width - 2 * Style.gapTiny
            round: entry.table.round
        }
    }
    // qmllint enable unqualified

    ScrollColumn {
        id: scroll

        // content that was last scrolled to its top
        property string shown: ""

        // Scrolls to the last step.
        function scrollToPatronStep(): void {
            if (entry.table.mode === MuseTable.Patron && entry.table.patron.stepping)
                contentY = Math.max(0, contentHeight - height);
        }

        onContentHeightChanged: scrollToPatronStep()
        onHeightChanged: scrollToPatronStep()

        function scrollToStartOfMode(): void {
            const round = entry.table.mode === MuseTable.Round;
            const now = entry.table.mode + (round ? "|" + entry.table.round.resolved + (entry.crowded ? "|" + entry.table.round.turn.side : "") : "");
            if (now !== shown) {
                shown = now;
                contentY = 0;
            }
        }

        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.minimumHeight: 2 * Style.touch
        columnWidth: width
        sideMargin: Style.gapTiny

        MusePanel {
            locked: entry.locked
            table: entry.table
            turnInside: entry.turning && entry.crowded
        }
    }

    // Buttons to apply all purchases of a patron as one edit, and to show their steps one at a time or
    // all at once. Each button has its own place.
    ColumnLayout {
        id: patronBar

        // a button with a changing text keeps its height: if one of its texts needs two lines, both are
        // reserved
        readonly property bool narrow: width < 340 * Style.scale
        readonly property int keyHeight: Math.max(Style.touch, Math.ceil(metrics.lineSpacing) * (narrow ? 2 : 1) + 2 * Style.gap)

        Layout.fillHeight: false
        Layout.margins: Style.gapTiny
        visible: entry.table.mode === MuseTable.Patron
        spacing: Style.gapTiny

        FontMetrics {
            id: metrics

            font: step.font
        }

        GridLayout {
            columns: 2
            columnSpacing: Style.gap
            rowSpacing: Style.gapTiny

            AppButton {
                Layout.columnSpan: 2
                enabled: entry.table.patron.canBuy && !entry.table.patron.stepping && !entry.locked
                icon.name: "check"
                kind: AppButton.Primary
                //% "Sell to patron"
                text: qsTrId("muse.patron.buy")
                onClicked: entry.table.patron.buy()
            }

            AppButton {
                id: step

                Layout.preferredHeight: patronBar.keyHeight
                Layout.preferredWidth: 1
                advances: true
                enabled: entry.table.patron.steps.count > 0
                leftPadding: Style.gap
                rightPadding: Style.gap
                icon.name: patronBar.narrow ? "" : "step"
                //% "Step by step"
                readonly property string begin: qsTrId("muse.patron.begin")
                //% "Next step"
                readonly property string next: qsTrId("muse.patron.next")
                text: entry.table.patron.stepping ? next : begin
                onClicked: entry.table.patron.showNextStep()
            }

            AppButton {
                Layout.preferredHeight: patronBar.keyHeight
                Layout.preferredWidth: 1
                enabled: entry.table.patron.stepping
                leftPadding: Style.gap
                rightPadding: Style.gap
                //% "All at once"
                text: qsTrId("muse.patron.all")
                onClicked: entry.table.patron.showAllSteps()
            }
        }
    }

    MuseEconomy {
        Layout.alignment: Qt.AlignHCenter
        Layout.bottomMargin: Style.gapTiny
        Layout.fillHeight: false
        Layout.maximumWidth: entry.width - 2 * Style.gapTiny
        coins: entry.table.coins
        room: entry.width - 2 * Style.gapTiny
        visible: entry.economyBelow && entry.table.mode === MuseTable.Cards
        onClicked: entry.table.mode = MuseTable.Coins
    }

    MuseRoundBar {
        id: bar

        Layout.fillHeight: false
        Layout.margins: Style.gapTiny
        Layout.topMargin: 0
        visible: entry.table.mode === MuseTable.Round
        singleBoard: entry.table.session.singleBoard
        locked: entry.locked
        room: entry.width - 2 * Style.gapTiny
        round: entry.table.round
        onResultRequested: entry.resultRequested()
    }
}
