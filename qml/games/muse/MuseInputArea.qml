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
            scroll.follow();
        }
    }

    Connections {
        target: entry.table.round

        function onChanged(): void {
            scroll.follow();
        }
    }

    Connections {
        target: entry.table.round.turn

        function onChanged(): void {
            scroll.follow();
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
        function followPatron(): void {
            if (entry.table.mode === MuseTable.Patron && entry.table.patron.stepping)
                contentY = Math.max(0, contentHeight - height);
        }

        onContentHeightChanged: followPatron()
        onHeightChanged: followPatron()

        function follow(): void {
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
            Layout.fillWidth: true
            locked: entry.locked
            table: entry.table
            turnInside: entry.turning && entry.crowded
        }
    }

    MusePatronBar {
        Layout.fillHeight: false
        Layout.fillWidth: true
        Layout.margins: Style.gapTiny
        visible: entry.table.mode === MuseTable.Patron
        locked: entry.locked
        patron: entry.table.patron
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
        Layout.fillWidth: true
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
