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
                Layout.fillWidth: true
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

        SavedGameActions {
            Layout.bottomMargin: Style.gap
            Layout.fillWidth: true
            Layout.leftMargin: Style.gapWide
            Layout.rightMargin: Style.gapWide
            Layout.topMargin: Style.gapTiny
            visible: row.unfolded
            deleted: row.games.deleted
            finished: row.finished
            locked: row.locked
            onResultRequested: row.resultRequested()
            onRenameRequested: row.renaming = true
            onDuplicateRequested: row.duplicated()
            onSaveRequested: row.saved()
            onRemoveRequested: row.removed()
            onRestoreRequested: row.games.restore(row.gameId)
            onEraseRequested: row.games.erase(row.gameId)
        }
    }
}
