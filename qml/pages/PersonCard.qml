// Player: name, symbol, games; actions unfold below.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: card

    required property PeopleModel people
    required property int index
    required property string name
    required property int colour
    required property int shape
    required property string gamesText
    required property string otherNames
    required property list<string> merged
    required property string accessibleName
    property bool locked: false
    property bool renaming: false
    property bool unfolded: false

    implicitHeight: column.implicitHeight + 2 * column.y

    // The row can change to another player: closes the name field and the actions of the previous one.
    onNameChanged: {
        renaming = false;
        unfolded = false;
    }

    PanelBackground {
        anchors.fill: parent
    }

    ColumnLayout {
        id: column

        y: Style.gapTiny
        width: card.width
        spacing: 0

        RowLayout {
            Layout.leftMargin: Style.gapWide
            Layout.rightMargin: Style.gapTiny
            spacing: Style.gap

            PersonBadge {
                hue: card.colour
                shape: card.shape
            }

            Column {
                Layout.fillWidth: true
                visible: !card.renaming
                Accessible.name: card.accessibleName
                Accessible.role: Accessible.ListItem

                ControlText {
                    width: parent.width
                    mayElide: true
                    maximumLineCount: 3
                    text: card.name
                    font.weight: Font.DemiBold
                }

                ControlCaption {
                    width: parent.width
                    visible: text !== ""
                    mayElide: true
                    maximumLineCount: 3
                    text: card.otherNames
                }

                ControlCaption {
                    width: parent.width
                    text: card.gamesText
                }
            }

            RenameField {
                ofPerson: true
                //% "New name"
                name: qsTrId("people.new-name")
                visible: card.renaming
                onVisibleChanged: if (visible)
                    start(card.name)
                onAccepted: {
                    card.renaming = false;
                    card.people.rename(card.name, text);
                    more.forceActiveFocus(Qt.TabFocusReason);
                }
                onCanceled: {
                    card.renaming = false;
                    more.forceActiveFocus(Qt.TabFocusReason);
                }
            }

            IconButton {
                id: more

                focus: true
                checked: card.unfolded
                icon.name: "more"
                Accessible.name: TextFormat.about(text, card.name)
                //% "More actions"
                text: qsTrId("people.more")
                onClicked: card.unfolded = !card.unfolded
            }
        }

        Loader {
            Layout.fillWidth: true
            Layout.leftMargin: Style.gapWide
            Layout.rightMargin: Style.gapWide
            Layout.bottomMargin: active ? Style.gap : 0
            active: card.unfolded
            visible: active
            // A Loader cannot create bound components (pragma ComponentBehavior: Bound).
            // qmllint disable unqualified
            sourceComponent: PersonActions {
                people: card.people
                name: card.name
                merged: card.merged
                colour: card.colour
                shape: card.shape
                enabled: !card.locked
                onRenameRequested: card.renaming = true
            }
            // qmllint enable unqualified
        }
    }

    // Symbol chosen for a player; a grey figure for a player without one, who gets the symbol of the seat.
    component PersonBadge: Item {
        id: sign

        required property int hue
        required property int shape
        readonly property bool chosen: hue >= 0 && shape >= 0

        implicitWidth: Math.round(24 * Style.cappedScale)
        implicitHeight: implicitWidth

        SeatBadge {
            anchors.centerIn: parent
            visible: sign.chosen
            hue: Math.max(0, sign.hue)
            shape: Math.max(0, sign.shape)
            size: sign.width
        }

        Icon {
            anchors.centerIn: parent
            visible: !sign.chosen
            name: "players"
            colour: Style.inkSoft
        }
    }
}
