// One side's Musée: three galleries on a wall, each hanging from its rail, and the tokens between.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

FocusScope {
    id: board

    required property MuseeTable table
    property bool locked: false
    // read-only: the selection is visible only with keyboard focus
    property bool viewOnly: false
    readonly property bool roomy: width >= 560 && height >= 300
    readonly property int sideWidth: roomy ? 112 : Style.touch + 2
    readonly property int railHeight: roomy ? 7 : 4
    readonly property int tokenHeight: Math.max(15, Math.min(44, Math.round(height * 0.085)))
    readonly property int widestCell: Math.floor((width - sideWidth) / table.columns)
    readonly property int tallestCell: Math.floor((height - 2 * tokenHeight) / 3) - railHeight
    readonly property int cellHeight: Math.min(tallestCell, Math.round(widestCell * 1.25))
    readonly property int cellWidth: Math.min(widestCell, Math.round(cellHeight * 1.3))
    readonly property int galleryHeight: cellHeight + railHeight
    readonly property int wallWidth: cellWidth * table.columns + sideWidth
    // height that stays free below the wall if the board is high enough
    property real roomBelow: 0
    readonly property int freeHeight: height - 3 * galleryHeight - 2 * tokenHeight
    readonly property int wallTop: Math.round(freeHeight >= roomBelow ? Math.min(freeHeight / 2, freeHeight - roomBelow) : freeHeight / 2)
    readonly property int wallBottom: topOf(2) + galleryHeight
    readonly property int wallLeft: Math.round((width - wallWidth) / 2)

    // extent of the tap area of turnable tokens into the spaces above and below
    readonly property int reach: table.staircases.turnable ? Math.max(0, Math.min(Math.ceil((Style.touch - tokenHeight) / 2), Math.floor(cellHeight * 0.2))) : 0

    readonly property Item chosen: spaces.count > 0 ? spaces.itemAt(table.selected) : null

    implicitHeight: 180
    activeFocusOnTab: true

    Accessible.role: Accessible.List
    //% "Musée"
    Accessible.name: qsTrId("musee.board.name")
    Accessible.description: `${table.columns} × 3`

    Keys.onLeftPressed: table.step(-1, 0)
    Keys.onRightPressed: table.step(1, 0)
    Keys.onUpPressed: table.step(0, -1)
    Keys.onDownPressed: table.step(0, 1)

    // Height at which the board uses the whole width.
    function heightFor(width: real): real {
        return 3 * (1.25 * width / table.columns + 7) + 2 * 44;
    }

    // Returns the number of the space at a point, galleries from top to bottom; −1 for none.
    function rowAt(x: real, y: real): int {
        const column = Math.floor((x - wallLeft) / cellWidth);
        for (let gallery = 0; gallery < 3 && column >= 0 && column < table.columns; ++gallery) {
            if (y >= topOf(gallery) && y < topOf(gallery) + galleryHeight)
                return gallery * table.columns + column;
        }
        return -1;
    }

    function topOf(gallery: int): int {
        return wallTop + gallery * (galleryHeight + tokenHeight);
    }

    // A screen reader meets the spaces first: what is drawn behind them follows.
    Repeater {
        id: spaces

        model: board.table.spaces

        MuseeSpace {
            required property int gallery
            required property int column

            x: board.wallLeft + (column - 1) * board.cellWidth
            y: board.topOf(gallery) + board.railHeight
            width: board.cellWidth
            height: board.cellHeight
            focus: selected
            locked: board.locked
            viewOnly: board.viewOnly && !board.activeFocus
            reachAbove: gallery > 0 ? board.reach - board.railHeight : 0
            reachBelow: gallery < 2 ? board.reach : 0
            margin: board.roomy ? 9 : 4
            above: board.roomy ? 17 : 5
            typed: selected && board.table.mode !== MuseeTable.Hand ? board.table.keypad.typed : ""
            onDropped: from => board.table.drag(from, index)
            onGivenTo: side => board.table.moves.give(index, side)
            onTapped: {
                board.table.touch(index);
                board.forceActiveFocus(Qt.MouseFocusReason);
            }
        }
    }

    Repeater {
        model: board.table.bonuses.galleries

        // Rail of one gallery, its brass label, and its bonus.
        Item {
            id: gallery

            required property int index
            required property string label
            required property string claim
            required property string holderShort
            required property bool highlighted
            required property bool notCounting
            required property string severity
            required property string accessibleName

            x: board.wallLeft
            y: board.topOf(index)
            z: -2
            width: board.wallWidth
            height: board.galleryHeight
            enabled: !board.locked

            PictureRail {
                width: parent.width
                height: board.railHeight
            }

            BrassLabel {
                anchors {
                    right: parent.right
                    rightMargin: Style.gapTiny
                    bottom: parent.bottom
                }
                width: bonus.width - Style.gapTiny
                height: Math.min(implicitHeight, gallery.height * 0.28)
                visible: board.roomy
                text: gallery.label
                font.pixelSize: Math.max(8, Math.min(Style.textSize, Math.round(gallery.height * (Style.scale > 1 ? 0.14 : 0.17))))
            }

            ControlText {
                id: label

                anchors {
                    bottom: parent.bottom
                    horizontalCenter: bonus.horizontalCenter
                }
                visible: !board.roomy
                text: gallery.label
                color: Style.brass
                font {
                    pixelSize: 13
                    weight: Font.DemiBold
                }
            }

            MuseeBonus {
                id: bonus

                anchors {
                    right: parent.right
                    top: parent.top
                    topMargin: board.railHeight
                }
                width: board.roomy ? 104 : Style.touch
                // The tap area of the bonus includes the label below.
                height: gallery.height - board.railHeight
                bottomInset: board.roomy ? gallery.height * 0.3 : label.height - 2
                accessibleName: gallery.accessibleName
                claim: gallery.claim
                holderShort: gallery.holderShort
                index: gallery.index
                label: gallery.label
                notCounting: gallery.notCounting
                highlighted: gallery.highlighted
                severity: gallery.severity
                onClicked: board.table.bonuses.toggle(gallery.index)
            }
        }
    }

    Repeater {
        model: board.table.staircases.tokens

        MuseeToken {
            x: board.wallLeft + (column - 1) * board.cellWidth
            y: board.topOf(row === "top" ? 1 : 2) - board.tokenHeight
            z: -1
            width: board.cellWidth
            height: board.tokenHeight
            reach: board.reach
            turns: board.table.staircases.turnable && !board.locked
            onTapped: {
                board.table.staircases.touch(index);
                board.forceActiveFocus(Qt.MouseFocusReason);
            }
        }
    }
}
