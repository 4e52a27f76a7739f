// Placements of a chosen tile, best first.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: page

    required property ArtSocietyFitPart part
    required property ArtSocietyKeysPart keys
    property bool locked: false
    // width available, known before the layout
    property real room: width

    signal hung

    spacing: Style.gapWide

    ShrinkingText {
        Layout.fillWidth: true
        lines: 2
        text: page.part.summary
        font.weight: Font.DemiBold
    }

    // always the same buttons, so that nothing moves
    Flow {
        Layout.fillWidth: true
        Layout.maximumWidth: page.room
        spacing: Style.gap

        AppButton {
            width: Math.min(implicitWidth, page.room)
            enabled: page.part.placeShown && !page.locked
            icon.name: "check"
            kind: AppButton.Primary
            //% "Hang it here"
            text: qsTrId("art.fit.hang")
            onClicked: {
                page.part.hang();
                page.hung();
            }
        }

        AppButton {
            width: Math.min(implicitWidth, page.room)
            enabled: page.part.canGiveToAssistant && !page.locked
            icon.name: "assistant"
            text: qsTrId("art.keypad.assistant")
            onClicked: page.part.give()
        }

        AppButton {
            width: Math.min(implicitWidth, page.room)
            enabled: page.part.canKeepAsExcess && !page.locked
            icon.name: "add"
            //% "Excess painting"
            text: qsTrId("art.fit.keep")
            onClicked: page.part.keep()
        }
    }

    NamedChoice {
        Layout.fillWidth: true
        current: page.part.requestedShields
        //% "Tile"
        name: qsTrId("art.fit.kind")
        options: [
            //% "Painting"
            qsTrId("art.fit.painting"),
            //% "Decor 1"
            qsTrId("art.fit.decor.1"),
            //% "Decor 2"
            qsTrId("art.fit.decor.2"),
            //% "Decor 3"
            qsTrId("art.fit.decor.3")
        ]
        onChosen: index => page.part.ask(index)
    }

    KeyRow {
        key: ArtSocietyKey {}
        minimumHeight: Style.touch + 4
        Layout.fillWidth: true
        enabled: page.part.requestedShields === 0
        keys: page.keys.types
        name: qsTrId("art.keypad.type")
        onPressed: index => page.keys.chooseType(index)
    }

    KeyRow {
        key: ArtSocietyKey {}
        minimumHeight: Style.touch + 4
        Layout.fillWidth: true
        enabled: page.part.requestedShields === 0
        keys: page.keys.frames
        name: qsTrId("art.keypad.frame")
        onPressed: index => page.keys.chooseFrame(index)
    }

    ArtSocietyStep {
        Layout.fillWidth: true
        enabled: page.part.requestedShields === 0
        text: qsTrId("art.facts.columns")
        value: page.part.requestedColumns
        onStepped: by => page.part.grow(by, 0)
    }

    ArtSocietyStep {
        Layout.fillWidth: true
        enabled: page.part.requestedShields === 0
        text: qsTrId("art.facts.rows")
        value: page.part.requestedRows
        onStepped: by => page.part.grow(0, by)
    }

    // Alternatives offered by the rules if the list is empty. Not part of the summary, because a
    // longer summary would get a smaller font.
    BodyText {
        Layout.fillWidth: true
        visible: text !== ""
        text: page.part.offers
    }

    ColumnRepeater {
        model: page.part.places
        spacing: Style.gapWide

        ArtSocietyRowButton {
            required property int index
            required property string placeText
            required property string points
            required property string accessibleName

            width: parent.width
            Accessible.name: accessibleName
            mark: points
            title: placeText
            onClicked: page.part.showPlace(index)
        }
    }
}
