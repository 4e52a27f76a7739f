// Saved games, newest first; arrow keys move through them.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

ListView {
    id: list

    required property LibraryModel games
    required property ResultView result
    required property bool locked

    // value of contentY at the top of the list, as last set
    property real topContentY: contentY

    signal saveRequested(double gameId)

    function stayAtTop(): void {
        if (contentY !== topContentY)
            return;
        positionViewAtBeginning();
        topContentY = contentY;
    }

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

    onMovementEnded: if (atYBeginning)
        topContentY = contentY

    // Screen readers read items in the order in which they got their parent: the footer comes last,
    // also below a header that is created later.
    onHeaderItemChanged: {
        const list = footerItem?.parent ?? null;
        if (list !== null) {
            footerItem.parent = null;
            footerItem.parent = list;
        }
    }

    ScrollBar.vertical: AppScrollBar {}

    // Scrolls along when the header changes its height, as long as nobody has scrolled: otherwise, the
    // top of the header would be out of view until the next picture, and slide in under a tap.
    Connections {
        target: list.headerItem

        function onHeightChanged(): void {
            list.stayAtTop();
        }
    }

    FocusFollower {
        flickable: list
        following: list.activeFocus
    }

    delegate: SavedGame {
        games: list.games
        width: list.width - Style.gapWide
        reachable: index === Math.max(0, list.currentIndex)
        locked: list.locked
        onActiveFocusChanged: if (activeFocus)
            list.currentIndex = index
        onChosen: list.games.open(gameId)
        onResultRequested: list.result.openResult(gameId)
        onRenamed: title => list.games.rename(gameId, title)
        onDuplicated: list.games.duplicate(gameId)
        onRemoved: list.games.remove(gameId)
        onSaved: list.saveRequested(gameId)
    }
}
