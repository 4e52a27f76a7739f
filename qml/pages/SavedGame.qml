// Saved game: a tap opens it; further actions unfold below.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

FocusScope {
    id: row

    required property LibraryModel games
    required property int index
    required property double gameId
    required property string gameIcon
    required property string title
    required property string players
    required property string origin
    required property string scoreText
    required property string answeredText
    required property string matchText
    required property string moment
    required property bool finished
    required property bool open
    required property string accessibleName
    // true if Tab reaches this row; arrow keys move to the other rows
    property bool reachable: false
    property bool locked: false
    property bool renaming: false
    property bool unfolded: false

    signal chosen
    signal resultRequested
    signal renamed(string title)
    signal duplicated
    signal saved
    signal removed

    implicitHeight: column.implicitHeight + 2 * column.y

    // The row can change to another game: closes the name field and the actions of the previous one.
    onGameIdChanged: {
        renaming = false;
        unfolded = false;
        if (activeFocus)
            card.forceActiveFocus(Qt.TabFocusReason);
    }

    CardBackground {
        anchors.fill: parent
        control: card
        ringShown: false
        border {
            width: row.open ? 2 : 1
            color: row.open ? Style.brass : Style.outline
        }
    }

    ColumnLayout {
        id: column

        y: Style.gapTiny
        width: row.width
        spacing: 0

        RowLayout {
            Layout.rightMargin: Style.gapTiny
            spacing: 0

            SavedGameText {
                id: card

                Layout.fillWidth: true
                visible: !row.renaming
                focus: true
                focusPolicy: row.reachable || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                games: row.games
                gameIcon: row.gameIcon
                gameId: row.gameId
                moment: row.moment
                title: row.title
                score: row.scoreText !== "" ? row.scoreText : row.players
                answeredText: row.answeredText
                match: row.matchText
                origin: row.origin
                spokenName: row.accessibleName
                mark: row.finished ? "trophy" : row.open ? "play" : ""
                onClicked: row.games.deleted ? row.unfolded = true : row.chosen()
            }

            RenameField {
                Layout.leftMargin: Style.gapWide
                visible: row.renaming
                onVisibleChanged: if (visible)
                    start(row.title)
                onTyped: row.renamed(text)
                onAccepted: {
                    row.renaming = false;
                    row.renamed(text);
                    card.forceActiveFocus(Qt.TabFocusReason);
                }
                onCanceled: {
                    row.renaming = false;
                    if (stored)
                        row.renamed(initial);
                    card.forceActiveFocus(Qt.TabFocusReason);
                }
            }

            IconButton {
                checked: row.unfolded
                focusPolicy: row.reachable || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                icon.name: "more"
                Accessible.name: TextFormat.about(text, row.title)
                //% "More actions"
                text: qsTrId("home.game.more")
                onClicked: row.unfolded = !row.unfolded
            }
        }

        // Actions on a saved game besides opening it.
        FlowLine {
            Layout.bottomMargin: Style.gap
            Layout.leftMargin: Style.gapWide
            Layout.rightMargin: Style.gapWide
            Layout.topMargin: Style.gapTiny
            visible: row.unfolded

            AppButton {
                visible: row.finished && !row.games.deleted
                icon.name: "statistics"
                //% "Result details"
                text: qsTrId("result.open")
                onClicked: row.resultRequested()
            }

            AppButton {
                visible: !row.games.deleted
                enabled: !row.locked
                icon.name: "rename"
                //% "Rename"
                text: qsTrId("home.game.rename")
                onClicked: row.renaming = true
            }

            AppButton {
                visible: !row.games.deleted
                enabled: !row.locked
                icon.name: "duplicate"
                //% "Duplicate"
                text: qsTrId("home.game.duplicate")
                onClicked: row.duplicated()
            }

            AppButton {
                visible: !row.games.deleted
                icon.name: "save"
                //% "Save as a file"
                text: qsTrId("home.game.save")
                onClicked: row.saved()
            }

            AppButton {
                visible: !row.games.deleted
                enabled: !row.locked
                icon.name: "delete"
                kind: AppButton.Danger
                //% "Delete"
                text: qsTrId("home.game.delete")
                onClicked: row.removed()
            }

            AppButton {
                visible: row.games.deleted
                enabled: !row.locked
                icon.name: "undo"
                //% "Restore"
                text: qsTrId("home.game.restore")
                onClicked: row.games.restore(row.gameId)
            }

            AppButton {
                visible: row.games.deleted
                enabled: !row.locked
                icon.name: "delete"
                kind: AppButton.Danger
                //% "Delete permanently"
                text: qsTrId("home.game.erase")
                onClicked: row.games.erase(row.gameId)
            }
        }
    }
}
