// Painting being dragged to another pile, to another artist, or off the board, which removes the
// painting.
import QtQuick
import QtQuick.Window
import Cimaise
import Cimaise.App

MovedPiece {
    id: carried

    required property MuseTable table
    // card being dragged; −1: none
    property int card: -1
    property MusePainting painting: null
    property int toPlayer: -1
    property bool toPalace: false

    function lift(painting: MusePainting): void {
        carried.painting = painting;
        card = painting.card;
    }

    function moveTo(point: point): void {
        ghost.x = point.x - ghost.width / 2;
        ghost.y = point.y - ghost.height / 2;
    }

    function put(player: int, palace: bool): void {
        toPlayer = player;
        toPalace = palace;
    }

    function giveUp(): bool {
        const underWay = card >= 0;
        card = -1;
        painting = null;
        return underWay;
    }

    function letGo(): void {
        if (card < 0)
            return;
        toPlayer = -1;
        const taken = ghost.Drag.drop();
        if (toPlayer >= 0 || taken === Qt.IgnoreAction) {
            edit.card = card;
            edit.start();
        }
        giveUp();
    }

    onGivenTo: side => put(side, ghost.upright)
    onPaintingChanged: if (painting === null)
        giveUp()

    // The edit runs after the drag, because the edit may remove the painting on which the drag
    // began.
    Timer {
        id: edit

        property int card: -1

        interval: 0
        onTriggered: {
            if (carried.toPlayer >= 0)
                carried.table.piles.carry(card, carried.toPlayer, carried.toPalace);
            else
                carried.table.piles.carryOff(card);
        }
    }

    // A change of the position or of the side in view cancels the drag.
    Connections {
        target: carried.table.session

        function onChanged(): void {
            carried.giveUp();
        }

        function onCurrentSideChanged(): void {
            carried.giveUp();
        }
    }

    MuseCard {
        id: ghost

        parent: carried.Window.contentItem
        z: 100
        width: carried.painting?.width ?? 0
        height: carried.painting?.height ?? 0
        visible: carried.card >= 0
        kind: carried.painting?.kind ?? ""
        name: carried.painting?.name ?? ""
        opacity: 0.9
        rank: carried.painting?.rank ?? ""
        suits: carried.painting?.suits ?? []
        upright: carried.painting?.upright ?? false

        Drag.active: visible
        Drag.hotSpot: Qt.point(width / 2, height / 2)
        Drag.keys: ["painting", "side"]
        Drag.source: carried
    }
}
