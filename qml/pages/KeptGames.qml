pragma ComponentBehavior: Bound

// Saved games, newest first; arrow keys move through them.
import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

ListView {
    id: list

    required property LibraryModel games
    required property ResultView result
    required property bool locked

    signal saveAsked(double gameId)

    bottomMargin: 2 * Style.touch
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    currentIndex: -1
    keyNavigationEnabled: true
    model: games
    spacing: Style.gap

    Accessible.role: Accessible.List
    //% "Saved games"
    Accessible.name: qsTrId("home.saved")

    // Screen readers read items in the order in which they got their parent: the footer comes last,
    // also below a header that is created later.
    onHeaderItemChanged: {
        const list = footerItem?.parent ?? null;
        if (list !== null) {
            footerItem.parent = null;
            footerItem.parent = list;
        }
    }

    ScrollBar.vertical: WallScrollBar {}

    // The header grows after its creation; without this, the list would scroll the top of the
    // header out of view.
    Connections {
        target: list.headerItem

        function onHeightChanged(): void {
            topTimer.restart();
        }
    }

    Timer {
        id: topTimer

        interval: 0
        onTriggered: list.positionViewAtBeginning()
    }

    FocusFollower {
        flickable: list
        following: list.activeFocus
    }

    delegate: KeptGame {
        games: list.games
        width: list.width - Style.gapWide
        reachable: index === Math.max(0, list.currentIndex)
        locked: list.locked
        onActiveFocusChanged: if (activeFocus)
            list.currentIndex = index
        onChosen: list.games.open(gameId)
        onResultAsked: list.result.openResult(gameId)
        onRenamed: title => list.games.rename(gameId, title)
        onDuplicated: list.games.duplicate(gameId)
        onRemoved: list.games.remove(gameId)
        onSaved: list.saveAsked(gameId)
    }
}
