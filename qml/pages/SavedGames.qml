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

    // Row at the top of the view, −1 for the header, and how far it is scrolled out of view; a new list
    // begins there.
    property point scroll: Qt.point(-1, 0)
    // true until a new list is laid out, or the player does something
    property bool settling: scroll.x >= 0 || scroll.y > 0
    // false once the player has scrolled down
    property bool atTop: !settling

    signal saveRequested(double gameId)

    // Qt scrolls to the header when the first row becomes the current one, even below a finger.
    function makeCurrent(index: int): void {
        const before = contentY;
        currentIndex = index;
        contentY = before;
    }

    function stayAtTop(): void {
        if (atTop || games.search !== "")
            positionViewAtBeginning();
    }

    function currentScroll(): point {
        // the place of the header may be out of date after a change of its height
        if (atTop)
            return Qt.point(-1, 0);
        const row = indexAt(width / 2, contentY + Style.gap);
        return Qt.point(row, contentY - (row < 0 ? originY : itemAtIndex(row).y));
    }

    function scrollBack(): void {
        if (!settling)
            return;
        if (scroll.x >= 0)
            positionViewAtIndex(Math.min(scroll.x, count - 1), ListView.Beginning);
        else
            positionViewAtBeginning();
        contentY += scroll.y;
        returnToBounds();
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

    onMovementEnded: atTop = atYBeginning

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

    // The rows are created first; the header and the footer get their height later.
    onContentHeightChanged: if (settling)
        finder.restart()
    onCurrentIndexChanged: {
        settling = false;
        atTop = false;
    }
    onMovementStarted: {
        settling = false;
        atTop = false;
    }

    Timer {
        id: finder

        interval: 0
        running: list.settling
        onTriggered: list.scrollBack()
    }

    Timer {
        interval: 1000
        running: list.settling
        onTriggered: {
            list.settling = false;
            list.atTop = list.atYBeginning;
        }
    }

    FocusScroller {
        flickable: list
        active: list.activeFocus
    }

    delegate: SavedGame {
        games: list.games
        width: list.width - Style.gapWide
        reachable: index === Math.max(0, list.currentIndex)
        locked: list.locked
        onActiveFocusChanged: if (activeFocus)
            list.makeCurrent(index)
        onChosen: list.games.open(gameId)
        onResultRequested: list.result.openResult(gameId)
        onRenamed: title => list.games.rename(gameId, title)
        onDuplicated: list.games.duplicate(gameId)
        onRemoved: list.games.remove(gameId)
        onSaved: list.saveRequested(gameId)
    }
}
