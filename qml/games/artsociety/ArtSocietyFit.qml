// “Where does this fit?”: the tile asked for, and its places, best first.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallScroll {
    id: page

    required property ArtSocietyTable table

    signal hung

    Accessible.role: Accessible.Grouping
    //% "Where does this fit?"
    Accessible.name: qsTrId("art.tool.fit")

    WallText {
        Layout.fillWidth: true
        text: page.table.fitText
        font.weight: Font.DemiBold
    }

    WallButton {
        Layout.maximumWidth: page.innerWidth
        visible: page.table.fitShown && !page.table.session.readOnly
        icon.name: "check"
        kind: WallButton.Primary
        //% "Hang it here"
        text: qsTrId("art.fit.hang")
        onClicked: {
            page.table.hangFit();
            page.hung();
        }
    }

    NamedChoice {
        Layout.fillWidth: true
        current: page.table.askedShields
        //% "Which tile?"
        name: qsTrId("art.fit.kind")
        options: [
            //% "a painting"
            qsTrId("art.fit.painting"),
            //% "decor 1"
            qsTrId("art.fit.decor.1"),
            //% "decor 2"
            qsTrId("art.fit.decor.2"),
            //% "decor 3"
            qsTrId("art.fit.decor.3")
        ]
        onChosen: index => page.table.ask(index)
    }

    ArtSocietyKeyRow {
        Layout.fillWidth: true
        visible: page.table.askedShields === 0
        keys: page.table.types
        name: qsTrId("art.keypad.type")
        onPressed: index => page.table.chooseType(index)
    }

    ArtSocietyKeyRow {
        Layout.fillWidth: true
        visible: page.table.askedShields === 0
        keys: page.table.frames
        name: qsTrId("art.keypad.frame")
        onPressed: index => page.table.chooseFrame(index)
    }

    ArtSocietyStep {
        Layout.fillWidth: true
        visible: page.table.askedShields === 0
        text: qsTrId("art.facts.columns")
        value: page.table.askedColumns
        onStepped: by => page.table.growAsked(by, 0)
    }

    ArtSocietyStep {
        Layout.fillWidth: true
        visible: page.table.askedShields === 0
        text: qsTrId("art.facts.rows")
        value: page.table.askedRows
        onStepped: by => page.table.growAsked(0, by)
    }

    Repeater {
        model: page.table.fits

        ArtSocietyRowButton {
            required property int index
            required property string placeText
            required property string points
            required property string accessibleName

            Layout.fillWidth: true
            Accessible.name: accessibleName
            mark: points
            title: placeText
            onClicked: page.table.showFit(index)
        }
    }
}
