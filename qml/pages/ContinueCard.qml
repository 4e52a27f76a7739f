// The game on the table, hung as a picture: one touch goes on with it.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Cimaise
import Cimaise.App

AbstractButton {
    id: card

    required property Session session

    padding: Style.gapWide
    text: session?.title ?? ""

    Accessible.name: verb.text + ": " + text
    Accessible.description: session?.verdictText ?? ""
    Accessible.role: Accessible.Button
    Accessible.onPressAction: click()
    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: RowLayout {
        spacing: Style.gapWide

        ColumnLayout {
            spacing: Style.gapTiny

            BrassLabel {
                id: verb

                Accessible.ignored: true
                //% "Look at the game"
                readonly property string look: qsTrId("home.look")
                //% "Continue"
                readonly property string goOn: qsTrId("home.continue")

                text: card.session?.finished ? look : goOn
            }

            SectionTitle {
                Layout.fillWidth: true
                Accessible.ignored: true
                text: card.text
            }

            Repeater {
                model: card.session?.sides ?? null

                WallText {
                    required property string name
                    required property string totalText

                    Layout.fillWidth: true
                    Accessible.ignored: true
                    text: name + " · " + totalText
                    color: Style.inkSoft
                }
            }
        }

        Icon {
            name: "chevron-right"
            colour: Style.accent
            size: Style.iconSize * 1.4
        }
    }

    background: Plaster {
        color: card.down ? Style.panelDown : card.hovered ? Style.panelHover : Style.panel
        border {
            width: 3
            color: Style.rail
        }

        FocusRing {
            visible: card.visualFocus
        }
    }
}
