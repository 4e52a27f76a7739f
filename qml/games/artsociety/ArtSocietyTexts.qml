// Tiles as text, one line each.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

TextPanel {
    id: page

    required property ArtSocietyKeysPart part
    required property Session session
    required property TextDrafts drafts
    readonly property alias field: line.field

    // emitted when the page is hidden while it has keyboard focus
    signal focusLost

    //% "Tiles as text"
    name: qsTrId("art.text.name")
    //% "Back to the tiles"
    backName: qsTrId("art.text.done")

    onVisibleChanged: {
        if (visible)
            field.forceActiveFocus(Qt.TabFocusReason);
        else if (field.activeFocus)
            focusLost();
    }

    TextLine {
        id: line

        Layout.fillWidth: true
        //% "Hang the tile"
        applyName: qsTrId("art.text.apply")
        draft: "tile"
        drafts: page.drafts
        first: true
        //% "Tile"
        name: qsTrId("art.text.field")
        placeholder: name
        problemSize: Style.textSize
        side: page.session.currentSide
        spacing: Style.gapWide
        // the tab that was tapped has the focus
        onShownSideChanged: if (field.visible)
            field.forceActiveFocus(Qt.TabFocusReason)
        onSubmitted: text => problem = page.part.enterText(text)

        function meaningsOf(text: string): var {
            return page.part.textMeanings(text);
        }
    }

    BodyText {
        Layout.fillWidth: true
        visible: text !== ""
        text: page.part.lastText
        font.pixelSize: Style.smallSize
    }

    BodyText {
        Layout.fillWidth: true
        //% "Type, frame, size and top left square: portrait a 2x3 at 6,4. Decor: decor 2 at 8,7; upright: decor 2 1x2 at 8,7. Beside the wall: portrait a 4x3 assistant, portrait a 4x3 excess."
        text: qsTrId("art.text.advice")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }
}
