// Overlay with the keyboard shortcuts of the current page.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Popup {
    id: panel

    required property KeysModel keys
    readonly property real parentWidth: parent?.width ?? 0
    readonly property real parentHeight: parent?.height ?? 0

    // Moves the focus by one line; a screen reader reads it. Without types, on which qmllint 6.4 crashes.
    function goOn(item, forward) {
        item.nextItemInFocusChain(forward)?.forceActiveFocus(Qt.TabFocusReason);
    }

    x: Math.round((parentWidth - width) / 2)
    y: Math.round((parentHeight - height) / 2)
    width: Math.min(parentWidth - 2 * Style.gapWide, Style.readingWidth)
    height: Math.min(parentHeight - 2 * Style.gapWide, scroll.contentHeight + head.implicitHeight + 4 * Style.gap)
    focus: true
    modal: true
    padding: Style.gap

    onAboutToShow: {
        keys.update();
        scroll.contentY = 0;
    }

    readonly property PopupAccessibleName dialogName: PopupAccessibleName {
        name: qsTrId("keys.title")
        popup: panel
    }

    background: PanelBackground {
        PointerShield {}
    }

    // The height binding needs the ids inside immediately.
    // qmllint disable deferred-property-id
    contentItem: ColumnLayout {
        spacing: Style.gap

        Keys.onDownPressed: panel.goOn(Window.activeFocusItem, true)
        Keys.onUpPressed: panel.goOn(Window.activeFocusItem, false)

        RowLayout {
            id: head

            Layout.leftMargin: Style.gap
            spacing: Style.gap

            SectionTitle {
                //% "Keyboard shortcuts"
                text: qsTrId("keys.title")
            }

            IconButton {
                focus: true
                icon.name: "close"
                //% "Close"
                text: qsTrId("wall.sheet.close")
                onClicked: panel.close()
            }
        }

        ScrollColumn {
            id: scroll

            Layout.fillHeight: true
            Layout.fillWidth: true
            sideMargin: Style.gap

            ColumnRepeater {
                model: panel.keys
                spacing: Style.gapWide

                RowLayout {
                    id: line

                    required property string keys
                    required property string actionText
                    required property string accessibleName

                    width: parent.width
                    activeFocusOnTab: true
                    spacing: Style.gapWide

                    Accessible.focusable: true
                    Accessible.focused: activeFocus
                    Accessible.name: accessibleName
                    Accessible.role: Accessible.ListItem

                    ControlText {
                        Layout.fillWidth: false
                        Layout.alignment: Qt.AlignTop
                        Layout.preferredWidth: Math.round(scroll.innerWidth * 0.36)
                        text: line.keys
                        color: Style.brass
                        font.weight: Font.DemiBold
                    }

                    ControlText {
                        text: line.actionText

                        FocusRing {
                            anchors.leftMargin: -parent.x - distance
                            visible: line.activeFocus
                        }
                    }
                }
            }
        }
    }
}
