// Open game as a picture: one tap continues it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Pressable {
    id: card

    required property Desk desk
    required property Session session

    //% "Look at the game"
    readonly property string look: qsTrId("home.look")
    //% "Continue"
    readonly property string goOn: qsTrId("home.continue")
    readonly property string verb: session?.finished ? look : goOn

    padding: Style.gapWide
    text: session?.heading ?? ""

    Accessible.name: Phrase.about(verb, text)
    Accessible.description: session?.verdictText ?? ""

    contentItem: RowLayout {
        spacing: Style.gapWide

        SmallBoard {
            desk: card.desk
            session: card.session
        }

        ColumnLayout {
            spacing: Style.gapTiny

            BrassLabel {
                Accessible.ignored: true
                text: card.verb
            }

            SectionTitle {
                Layout.fillWidth: true
                Accessible.ignored: true
                text: card.text
            }

            Lines {
                model: card.session?.sides ?? null
                spacing: Style.gapTiny

                RowLayout {
                    id: side

                    required property int index
                    required property string name
                    required property string totalText
                    required property int colour
                    required property int shape

                    width: parent.width
                    spacing: Style.gapTiny

                    SeatSign {
                        hue: side.colour
                        shape: side.shape
                        visible: !(card.session?.alone ?? true)
                    }

                    WallText {
                        Layout.fillWidth: true
                        Accessible.ignored: true
                        text: side.name + " · " + side.totalText
                        color: Style.inkSoft
                    }
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
