// Player of an export: new here, a known player, or left out.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: card

    required property PlaysImport plays
    // var, because qmllint does not accept a QStringList from C++ as a list<string>
    required property var knownNames
    required property int index
    required property string name
    required property string gamesText
    required property list<string> options
    required property int chosen
    required property string knownName
    required property bool asks
    required property string accessibleName
    // true while the known players are shown to choose from
    property bool choosing: false

    implicitHeight: column.implicitHeight + 2 * column.y

    // The row can change to another player.
    onNameChanged: choosing = false

    PanelBackground {
        anchors.fill: parent
    }

    ColumnLayout {
        id: column

        x: Style.gapWide
        y: Style.gap
        width: card.width - 2 * x
        spacing: Style.gapTiny

        BodyText {
            Accessible.name: card.accessibleName
            mayElide: true
            maximumLineCount: 2
            text: card.name
            font.weight: Font.DemiBold
        }

        ControlText {
            text: card.gamesText
            color: card.asks ? Style.accent : Style.inkSoft
            font.pixelSize: Style.smallSize
        }

        SegmentedChoice {
            focus: true
            name: card.name
            options: card.options
            current: card.chosen
            onChosen: index => {
                const again = index === PlaysImport.KnownPlayer && card.chosen === index;
                card.choosing = index === PlaysImport.KnownPlayer && (again ? !card.choosing : card.knownName === "");
                card.plays.choose(card.index, index);
            }
        }

        Loader {
            Layout.fillWidth: true
            active: card.choosing
            visible: active
            // A Loader cannot create bound components (pragma ComponentBehavior: Bound).
            // qmllint disable unqualified
            sourceComponent: Flow {
                spacing: Style.gap

                Repeater {
                    model: card.knownNames

                    Chip {
                        required property string modelData

                        width: Math.min(implicitWidth, parent.width)
                        text: modelData
                        onClicked: {
                            card.choosing = false;
                            card.plays.choosePerson(card.index, modelData);
                        }
                    }
                }
            }
            // qmllint enable unqualified
        }
    }
}
