// Tab of a side with its total; a tap shows its board, and an item can be dropped on it.
import QtQuick
import QtQuick.Layouts
import Cimaise

Pressable {
    id: tab

    required property int index
    required property string name
    required property string totalText
    required property string placeText
    required property bool leader
    required property string filled
    required property int colour
    required property int shape
    required property string accessibleName
    property bool narrow: false
    // points are hidden: it says how they are looked at
    property bool hides: false
    // a finger rests on it: points that are hidden are looked at
    property bool held: false
    // room for place and filled spaces beside each other
    readonly property bool ample: width > 220 * Style.scale
    // no room for name and total beside each other
    readonly property bool tight: width < 110 * Math.min(Style.scale, 1.3)

    implicitHeight: Math.max(Style.touch, implicitContentHeight)
    implicitWidth: Math.max(Style.touch, implicitContentWidth + leftPadding + rightPadding)
    leftPadding: narrow ? Style.gapTiny : Style.gap
    rightPadding: leftPadding

    Accessible.checked: checked
    Accessible.checkable: true
    Accessible.name: accessibleName
    Accessible.role: Accessible.PageTab

    onPressAndHold: held = true
    onReleased: held = false
    onCanceled: held = false

    contentItem: GridLayout {
        columnSpacing: tab.leftPadding
        columns: tab.tight ? 1 : 2
        rowSpacing: 0

        ColumnLayout {
            spacing: 0

            Item {
                Layout.fillWidth: true
                implicitWidth: sign.width + 3 + nameText.implicitWidth + trophy.width + 3
                implicitHeight: nameText.implicitHeight

                SeatSign {
                    id: sign

                    anchors.verticalCenter: nameText.verticalCenter
                    hue: tab.colour
                    shape: tab.shape
                    size: Math.round(Style.smallSize * (tab.tight ? 0.8 : 1))
                }

                WallText {
                    id: nameText

                    x: sign.width + 3
                    width: Math.min(implicitWidth, parent.width - x - trophy.width - 3)
                    Accessible.ignored: true
                    text: tab.name
                    mayElide: true
                    font.weight: tab.checked ? Font.DemiBold : Font.Medium
                    wrapMode: Text.NoWrap
                }

                Icon {
                    id: trophy

                    anchors {
                        left: nameText.right
                        leftMargin: 3
                        verticalCenter: nameText.verticalCenter
                    }
                    width: tab.leader ? size : 0
                    name: "trophy"
                    colour: Style.brass
                    size: Math.round(Style.smallSize * 1.2)
                }
            }

            WallText {
                Layout.fillWidth: true
                Accessible.ignored: true
                visible: !tab.tight
                //% "Hold to peek"
                text: tab.hides ? qsTrId("table.peek.short") : tab.ample && tab.placeText !== "" ? tab.placeText + " · " + tab.filled : tab.filled
                mayElide: true
                color: tab.leader ? Style.brass : Style.inkSoft
                font.pixelSize: Style.smallSize
                wrapMode: Text.NoWrap
            }
        }

        WallText {
            Accessible.ignored: true
            text: tab.totalText
            color: tab.leader ? Style.brass : Style.ink
            font {
                family: Style.bodyFamily
                pixelSize: tab.narrow ? Style.largeSize : Style.headingSize
                weight: Font.DemiBold
            }
            wrapMode: Text.NoWrap
        }
    }

    DropArea {
        id: taking

        anchors.fill: parent
        keys: ["side"]
        onDropped: drop => {
            drop.accept();
            (drop.source as Carried).givenTo(tab.index);
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
