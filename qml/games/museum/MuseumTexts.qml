// Input of any number of objects as text; they fill the empty slots from the selected one on.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

TextPanel {
    id: page

    required property MuseumKeysPart keys
    required property Session session
    required property TextDrafts drafts
    readonly property alias field: line.field

    //% "Objects as text"
    name: qsTrId("museum.text.name")
    //% "Back to the keypad"
    backName: qsTrId("museum.text.done")

    onVisibleChanged: if (visible)
        field.forceActiveFocus(Qt.TabFocusReason)

    // an error in another text or in an earlier position is cleared
    Connections {
        target: page.session

        function onChanged(): void {
            line.problem = "";
        }
    }

    TextLine {
        id: line

        //% "Exhibit the objects"
        applyName: qsTrId("museum.text.apply")
        draft: "objects"
        drafts: page.drafts
        first: true
        label: name
        labelColor: Style.ink
        //% "Objects, separated by commas"
        name: qsTrId("museum.text.field")
        problemSize: Style.textSize
        side: page.session.currentSide
        spacing: Style.gapWide
        // the tab that was tapped has the focus
        onShownSideChanged: if (field.visible)
            field.forceActiveFocus(Qt.TabFocusReason)
        onSubmitted: text => problem = page.keys.enterText(text)

        function meaningsOf(text: string): var {
            return page.keys.textMeanings(text);
        }
    }

    Caption {
        //% "For example rom cul 3, gre war 2; order and abbreviations are up to you. Fills empty slots from the selected one."
        text: qsTrId("museum.text.advice")
    }

    MuseumLegend {
        Layout.fillWidth: true
        keys: page.keys
    }
}
