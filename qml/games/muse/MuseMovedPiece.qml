// Painting being dragged to another pile or to another artist.
import QtQuick
import QtQuick.Window
import Cimaise
import Cimaise.App

DraggedItem {
    id: dragged

    required property MuseTable table
    // card being dragged; −1: none
    property int card: -1
    property MusePainting painting: null
    property int toPlayer: -1
    property bool toPalace: false

    function lift(painting: MusePainting): void {
        dragged.painting = painting;
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

    function cancelInput(): bool {
        const underWay = card >= 0;
        card = -1;
        painting = null;
        return underWay;
    }

    function dragReleased(): void {
        if (card < 0)
            return;
        toPlayer = -1;
        ghost.Drag.drop();
        if (toPlayer >= 0) {
            edit.card = card;
            edit.start();
        }
        cancelInput();
    }

    onGivenTo: side => put(side, ghost.upright)
    onPaintingChanged: if (painting === null)
        cancelInput()

    // The edit runs after the drag, because the edit may remove the painting on which the drag
    // began.
    Timer {
        id: edit

        property int card: -1

        interval: 0
        onTriggered: dragged.table.piles.carry(card, dragged.toPlayer, dragged.toPalace)
    }

    // A change of the position or of the side in view cancels the drag.
    Connections {
        target: dragged.table.session

        function onChanged(): void {
            dragged.cancelInput();
        }

        function onCurrentSideChanged(): void {
            dragged.cancelInput();
        }
    }

    MuseCard {
        id: ghost

        parent: dragged.Window.contentItem
        z: 100
        width: dragged.painting?.width ?? 0
        height: dragged.painting?.height ?? 0
        visible: dragged.card >= 0
        kind: dragged.painting?.kind ?? ""
        name: dragged.painting?.name ?? ""
        opacity: 0.9
        rank: dragged.painting?.rank ?? ""
        suits: dragged.painting?.suits ?? []
        upright: dragged.painting?.upright ?? false

        Drag.active: visible
        Drag.hotSpot: Qt.point(width / 2, height / 2)
        Drag.keys: ["painting", "side"]
        Drag.source: dragged
    }
}
