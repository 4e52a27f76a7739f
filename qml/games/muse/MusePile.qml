// Studio or palace: its label, and its paintings side by side, overlapping where they are many.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: pile

    required property RowsModel paintings
    required property MuseMovedPiece dragged
    required property string label
    required property string spokenName
    property string remark: ""
    // remark for screen readers
    property string spokenRemark: remark
    property bool upright: false
    property bool chosen: false
    property bool ending: false
    property bool locked: false
    // length of the longer side of a painting
    property real unit: 70
    property real labelWidth: 74
    readonly property real cardWidth: upright ? Math.max(Style.touch, Math.round(unit * 0.7)) : unit
    readonly property real cardHeight: upright ? unit : Math.max(Style.touch, Math.round(unit * 0.7))
    readonly property real room: width - labelWidth - Style.gap
    readonly property real step: paintings.count < 2 ? 0 : Math.min(cardWidth + 6, (room - cardWidth) / (paintings.count - 1))

    // visible width below which nothing printed on a painting is shown
    readonly property real edge: 7

    // painting under the pointer, whose name the tooltip shows
    property MusePainting pointed: null

    signal pressed
    signal tapped(int card)
    signal received

    height: cardHeight + 8

    Pressable {
        id: ground

        anchors.fill: parent

        Accessible.checkable: true
        Accessible.checked: pile.chosen
        Accessible.description: pile.spokenRemark
        Accessible.name: pile.spokenName
        Accessible.role: Accessible.RadioButton
        onClicked: pile.pressed()

        background: Rectangle {
            color: pile.chosen ? Style.accentWash : ground.hovered ? Style.panelHover : Style.wallShade
            radius: Style.radiusSmall
            border {
                width: pile.chosen ? 2 : 1
                color: pile.chosen ? Style.accent : Style.outline
            }

            FocusRing {
                distance: -1
                visible: ground.visualFocus
            }
        }
    }

    DropArea {
        anchors.fill: parent
        keys: ["painting"]
        onDropped: drop => {
            drop.accept();
            pile.received();
        }

        Rectangle {
            anchors.fill: parent
            visible: parent.containsDrag
            color: Style.accent
            opacity: 0.25
            radius: Style.radiusSmall
        }
    }

    Column {
        x: Style.gap
        anchors.verticalCenter: parent.verticalCenter
        width: pile.labelWidth - Style.gap

        ControlText {
            id: title

            width: parent.width
            text: pile.label
            color: Style.brass
            font {
                pixelSize: WordFit.within(pile.label, Style.bodyFamily, Style.smallSize, pile.labelWidth - Style.gap)
                weight: Font.DemiBold
            }
        }

        ControlText {
            width: parent.width
            height: Math.min(implicitHeight, pile.height - title.height - Style.gapTiny)
            visible: text !== "" && pile.height >= title.height + metrics.lineSpacing + Style.gapTiny
            text: pile.remark
            fontSizeMode: Text.Fit
            minimumPixelSize: 11
            // hidden if large text is cut off, because half a sentence could be misleading
            opacity: contentHeight <= height + 1 ? 1 : 0
            color: pile.ending ? Style.note : Style.inkSoft
            font.pixelSize: Math.round(Style.smallSize * 0.85)
        }
    }

    FontMetrics {
        id: metrics

        font: title.font
    }

    Repeater {
        model: pile.paintings

        MusePainting {
            required property int index
            // true for a spare item, kept hidden for the next painting
            required property bool spare

            visible: !spare
            x: pile.labelWidth + index * pile.step
            y: Math.round((pile.height - height) / 2)
            z: selected ? 2 : highlighted ? 1 : 0
            width: pile.cardWidth
            height: pile.cardHeight
            dragged: pile.dragged.card === card
            covered: pile.step < pile.edge && index < pile.paintings.count - 1 && !selected && !highlighted
            locked: pile.locked
            visibleWidth: index < pile.paintings.count - 1 && !selected && !highlighted && pile.step < width ? pile.step : width
            upright: pile.upright
            onClicked: pile.tapped(card)
            onDragCanceled: pile.dragged.cancelInput()
            onDragReleased: if (!spare)
                pile.dragged.dragReleased()
            onLifted: pile.dragged.lift(this)
            onMoved: to => pile.dragged.moveTo(to)
            onHoveredChanged: if (hovered)
                pile.pointed = this
        }
    }

    AppToolTip {
        target: pile.pointed as Item
        text: pile.pointed?.name ?? ""
        wanted: pile.pointed !== null && pile.pointed.hovered
    }
}
