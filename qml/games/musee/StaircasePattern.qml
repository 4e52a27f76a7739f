// Outline of three galleries and the two rows of tokens between them; arrow keys move along the
// tokens.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: pattern

    required property TokensModel tokens
    readonly property real cell: width / Math.max(1, tokens.columns)
    readonly property real galleryHeight: Math.min(cell * 0.8, 56)
    readonly property real tokenHeight: Math.max(Style.touch, Math.min(cell * 0.8, 56))
    readonly property real rowStep: galleryHeight + tokenHeight + 2 * Style.gapTiny

    implicitHeight: 2 * rowStep + galleryHeight

    Repeater {
        model: 3

        EmptyGallery {
            required property int index

            y: index * pattern.rowStep
            width: pattern.width
            height: pattern.galleryHeight
            spaces: pattern.tokens.columns
        }
    }

    Repeater {
        model: pattern.tokens

        StairToken {
            required property int index
            required property string row
            required property int column
            required property string accessibleName

            x: (column - 1) * pattern.cell + 2
            y: pattern.galleryHeight + Style.gapTiny + (row === "top" ? 0 : pattern.rowStep)
            width: pattern.cell - 4
            height: pattern.tokenHeight
            text: accessibleName
            onClicked: pattern.tokens.toggle(index)

            Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        }
    }

    // Outline of a gallery: its rail and empty frames.
    component EmptyGallery: Item {
        id: gallery

        required property int spaces

        Accessible.ignored: true

        Rectangle {
            width: parent.width
            height: 3
            color: Style.rail
        }

        Row {
            anchors {
                fill: parent
                topMargin: Style.gap
            }

            Repeater {
                model: gallery.spaces

                Item {
                    width: gallery.width / gallery.spaces
                    height: parent.height

                    Rectangle {
                        anchors {
                            fill: parent
                            leftMargin: 5
                            rightMargin: 5
                        }
                        color: Style.wallShade
                        radius: 2
                        border {
                            width: 2
                            color: Style.outline
                        }
                    }
                }
            }
        }
    }
}
