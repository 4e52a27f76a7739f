// Tab of a side with its total; a tap shows its board, and an item can be dropped on it.
import QtQuick
import Cimaise

Pressable {
    id: tab

    required property int index
    required property string name
    required property string totalText
    required property string placeText
    required property bool leader
    required property string filled
    required property string filledShort
    required property int colour
    required property int shape
    required property string accessibleName
    property bool narrow: false
    // padding of a narrow tab
    property int margin: Style.gapTiny
    // true while points are hidden: the tab then says how to peek
    property bool hides: false
    // true during a long press, which shows the hidden points
    property bool held: false
    // true if place and filled spaces fit side by side
    readonly property bool ample: width > 220 * Style.scale
    // width of the whole name beside the widest total, which does not depend on the points
    readonly property real wantedWidth: Style.gap + Math.round(32 * Style.scale) + Math.ceil(wholeName.advanceWidth) + 2 * Style.gap + Math.ceil(widestTotal.advanceWidth)
    // true if name and total do not fit side by side; the total is then in a second line
    property bool tight: true

    implicitHeight: Math.max(Style.touch, implicitContentHeight)
    implicitWidth: Math.max(Style.touch, implicitContentWidth + leftPadding + rightPadding)
    leftPadding: narrow ? margin : Style.gap
    rightPadding: leftPadding

    Accessible.checked: checked
    Accessible.checkable: true
    Accessible.name: accessibleName
    Accessible.role: Accessible.PageTab

    onPressAndHold: held = true
    onReleased: held = false
    onCanceled: held = false

    // not in a layout, so that a new text in one tab moves nothing in the others
    contentItem: Item {
        id: content

        readonly property int gap: tab.narrow ? Style.gapTiny : Style.gap
        readonly property int nameHeight: Math.ceil(nameMetrics.lineSpacing)
        readonly property real begins: Math.round((height - implicitHeight) / 2)
        readonly property real trophyWidth: tab.leader ? trophy.size + 3 : 0

        implicitHeight: tab.tight ? nameHeight + total.height : Math.max(nameHeight + filled.height, total.height)
        implicitWidth: sign.width + 3 + nameText.implicitWidth + (tab.tight ? 0 : gap + total.wholeWidth)

        TextMetrics {
            id: wholeName

            font {
                family: nameText.font.family
                pixelSize: Style.textSize
                weight: Font.DemiBold
            }
            text: tab.name
        }

        TextMetrics {
            id: widestTotal

            font {
                family: Style.bodyFamily
                pixelSize: total.normalSize
                weight: Font.DemiBold
            }
            text: "100–100"
        }

        FontMetrics {
            id: nameMetrics

            font: nameText.font
        }

        SeatBadge {
            id: sign

            anchors.verticalCenter: tab.tight ? total.verticalCenter : nameText.verticalCenter
            width: size
            hue: tab.colour
            shape: tab.shape
            // no badge in a tab that is hardly wider than the total
            size: tab.width < 64 * Style.cappedScale ? 0 : Math.round(13 * (tab.tight ? Style.cappedScale * 0.8 : Style.scale))
        }

        ControlText {
            id: nameText

            x: tab.tight ? 0 : sign.width + 3
            y: content.begins
            width: tab.tight ? parent.width : total.x - content.gap - content.trophyWidth - x
            height: content.nameHeight
            text: tab.name
            // both names of a team remain visible, and names that begin alike can be told apart
            elide: Text.ElideMiddle
            font.weight: tab.checked ? Font.DemiBold : Font.Medium
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
        }

        Icon {
            id: trophy

            anchors {
                left: tab.tight ? total.left : nameText.left
                leftMargin: (tab.tight ? total : nameText).contentWidth + 3
                verticalCenter: sign.verticalCenter
            }
            visible: tab.leader
            name: "trophy"
            colour: Style.brass
            size: Math.round(16 * (sign.size === 0 ? 1 : tab.tight ? Style.cappedScale : Style.scale))
        }

        ControlText {
            id: filled

            //% "Hold to peek"
            readonly property string whole: tab.hides ? qsTrId("table.peek.short") : tab.ample && tab.placeText !== "" ? tab.placeText + " · " + tab.filled : tab.filled
            readonly property bool fits: tab.hides || smallest.advanceWidth <= width

            x: tab.tight ? trophy.x + (tab.leader ? trophy.width : 0) + content.gap : 0
            anchors.top: nameText.bottom
            width: (tab.tight ? parent.width : total.x - content.gap) - x
            height: tab.tight ? total.height : Math.ceil(filledMetrics.lineSpacing)
            visible: !tab.tight || shortest.advanceWidth <= width
            text: fits ? whole : tab.filledShort
            mayElide: true
            color: tab.leader ? Style.brass : Style.inkSoft
            font.pixelSize: Style.smallSize
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: tab.tight ? Text.AlignRight : Text.AlignLeft
            minimumPixelSize: 12
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap

            TextMetrics {
                id: shortest

                font: smallest.font
                text: tab.filledShort
            }

            TextMetrics {
                id: smallest

                font {
                    family: filled.font.family
                    pixelSize: filled.minimumPixelSize
                }
                text: filled.whole
            }

            FontMetrics {
                id: filledMetrics

                font: filled.font
            }
        }

        ControlText {
            id: total

            readonly property int normalSize: Math.round((tab.narrow ? 20 : 24) * Style.scale)
            readonly property real wholeWidth: Math.ceil(totalWidth.advanceWidth) + 1
            readonly property real room: parent.width - (sign.width > 0 ? sign.width + 3 : 0) - content.trophyWidth

            x: tab.tight ? parent.width - room - content.trophyWidth : parent.width - width
            y: tab.tight ? content.begins + content.nameHeight : Math.round((parent.height - height) / 2)
            width: tab.tight ? room : wholeWidth
            height: Math.ceil(totalMetrics.lineSpacing)
            text: tab.totalText
            color: tab.leader ? Style.brass : Style.ink
            font {
                family: Style.bodyFamily
                pixelSize: tab.tight ? Math.min(normalSize, Math.round((tab.narrow ? 20 : 24) * Style.cappedScale)) : normalSize
                weight: Font.DemiBold
            }
            fontSizeMode: tab.tight ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: 12
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap

            TextMetrics {
                id: totalWidth

                font: total.font
                text: tab.totalText
            }

            FontMetrics {
                id: totalMetrics

                font: total.font
            }
        }
    }

    DropArea {
        id: taking

        anchors.fill: parent
        keys: ["side"]
        onDropped: drop => {
            drop.accept();
            (drop.source as DraggedItem).givenTo(tab.index);
        }
    }

    background: Rectangle {
        color: taking.containsDrag ? Style.accentWash : tab.checked ? Style.panel : tab.hovered ? Style.panelHover : "transparent"

        Rectangle {
            width: parent.width
            height: 3
            anchors.bottom: parent.bottom
            color: tab.checked ? Style.accent : "transparent"
        }

        FocusRing {
            distance: -2
            visible: tab.visualFocus
        }
    }
}
