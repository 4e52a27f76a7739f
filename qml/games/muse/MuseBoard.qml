// Artists’ walls: all of them if they fit, otherwise that of the selected artist.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

FocusScope {
    id: board

    required property MusePilesPart piles
    required property MuseCoinsPart coins
    required property MuseMovedPiece dragged
    property bool locked: false
    // true for a single board, which needs no coins
    property bool singleBoard: false
    // true in a low window, where the end of the game is not announced here
    property bool terse: false
    // Available width. The implicit height depends on this value and not on `width`, because a
    // layout reads the implicit height while it sets the width.
    property real availableWidth: width
    readonly property bool all: availableWidth >= 560
    readonly property int columns: !all ? 1 : availableWidth >= 1200 ? piles.artists.count : piles.artists.count === 3 && availableWidth >= 840 ? 3 : 2
    readonly property int rows: all ? Math.ceil(piles.artists.count / columns) : 1
    readonly property real minimumHeight: rows * (all ? 156 : 130)
    // height of the overview of coins; 0 if there is no space
    readonly property real economyHeight: !singleBoard && economy.implicitWidth <= availableWidth && (all || height >= minimumHeight + economy.implicitHeight + Style.gapTiny) ? economy.implicitHeight + Style.gapTiny : 0
    // height reserved for the text that the game ends; 0 if there is no space
    readonly property real endHeight: !terse && height >= minimumHeight + economyHeight + metrics.height ? metrics.height : 0
    readonly property real cellWidth: Math.floor((width - (columns - 1) * Style.gap) / columns)
    readonly property real cellHeight: Math.floor((height - endHeight - economyHeight - (rows - 1) * Style.gap) / rows)

    readonly property Item chosen: bays.count > 0 ? bays.itemAt(piles.side) : null

    // asks to open the input of coins
    signal coinsRequested

    implicitHeight: minimumHeight + (all ? economyHeight : 0)
    activeFocusOnTab: true

    Accessible.role: Accessible.List
    //% "Studios and palaces"
    Accessible.name: qsTrId("muse.board")

    Keys.onLeftPressed: piles.step(-1)
    Keys.onRightPressed: piles.step(1)
    Keys.onUpPressed: piles.choosePile(piles.side, true)
    Keys.onDownPressed: piles.choosePile(piles.side, false)

    BodyText {
        id: end

        width: parent.width
        height: board.endHeight
        visible: board.endHeight > 0
        text: board.piles.endText
        color: Style.note
        fontSizeMode: Text.Fit
        minimumPixelSize: 11
        font {
            pixelSize: Style.smallSize
            weight: Font.DemiBold
        }
        horizontalAlignment: Text.AlignHCenter
    }

    FontMetrics {
        id: metrics

        font: end.font
    }

    Repeater {
        id: bays

        model: board.piles.artists

        MuseBay {
            x: board.all ? (index % board.columns) * (board.cellWidth + Style.gap) : 0
            y: board.endHeight + (board.all ? Math.floor(index / board.columns) * (board.cellHeight + Style.gap) : 0)
            width: board.cellWidth
            height: board.cellHeight
            dragged: board.dragged
            enabled: !board.locked
            locked: board.locked
            piles: board.piles
            showsTitle: board.all
            visible: board.all || current
        }
    }

    MuseEconomy {
        id: economy

        anchors {
            bottom: parent.bottom
            horizontalCenter: parent.horizontalCenter
        }
        width: Math.min(implicitWidth, parent.width)
        coins: board.coins
        room: board.width
        visible: board.economyHeight > 0
        onClicked: board.coinsRequested()
    }

    FocusRing {
        visible: board.activeFocus
        opacity: 0.5
    }
}
