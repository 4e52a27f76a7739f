// Name of a player, other names of the player in games, and number of finished games.
import QtQuick
import Cimaise

Column {
    id: words

    required property string name
    required property string otherNames
    required property string gamesText
    required property string spokenName

    Accessible.name: spokenName
    Accessible.role: Accessible.ListItem

    BodyText {
        width: parent.width
        Accessible.ignored: true
        mayElide: true
        maximumLineCount: 3
        text: words.name
        font.weight: Font.DemiBold
    }

    BodyText {
        width: parent.width
        Accessible.ignored: true
        visible: text !== ""
        mayElide: true
        maximumLineCount: 3
        text: words.otherNames
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    BodyText {
        width: parent.width
        Accessible.ignored: true
        text: words.gamesText
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }
}
