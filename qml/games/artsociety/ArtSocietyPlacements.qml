// Panel “Where can it go?”: the placements of a chosen tile, or what the wall can still take.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property ArtSocietyTable table
    property bool outlook: false
    property bool locked: false

    signal hung
    // asks for another panel, by its name in ArtSocietyTools
    signal turned(string panel)

    // a shorter list of places moves nothing
    steady: true

    Accessible.role: Accessible.Grouping
    //% "Where can it go?"
    Accessible.name: qsTrId("art.tool.fit")

    SegmentedChoice {
        current: page.outlook ? 1 : 0
        name: qsTrId("art.tool.fit")
        options: [
            //% "One tile"
            qsTrId("art.fit.one"),
            qsTrId("table.outlook")
        ]
        onChosen: index => page.turned(index === 1 ? "outlook" : "fit")
    }

    // Placements of a chosen tile, best first.
    ColumnLayout {
        visible: !page.outlook
        spacing: Style.gapWide

        ShrinkingText {
            lines: 2
            text: page.table.fit.summary
            font.weight: Font.DemiBold
        }

        // always the same buttons, so that nothing moves
        FlowLine {
            Layout.maximumWidth: page.innerWidth

            AppButton {
                width: Math.min(implicitWidth, page.innerWidth)
                enabled: page.table.fit.placeShown && !page.locked
                icon.name: "check"
                kind: AppButton.Primary
                //% "Hang it here"
                text: qsTrId("art.fit.hang")
                onClicked: {
                    page.table.fit.hang();
                    page.hung();
                }
            }

            AppButton {
                width: Math.min(implicitWidth, page.innerWidth)
                enabled: page.table.fit.canGiveToAssistant && !page.locked
                icon.name: "assistant"
                text: qsTrId("art.keypad.assistant")
                onClicked: page.table.fit.give()
            }

            AppButton {
                width: Math.min(implicitWidth, page.innerWidth)
                enabled: page.table.fit.canKeepAsExcess && !page.locked
                icon.name: "add"
                //% "Excess painting"
                text: qsTrId("art.fit.keep")
                onClicked: page.table.fit.keep()
            }
        }

        NamedChoice {
            current: page.table.fit.requestedShields
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
            onChosen: index => page.table.fit.ask(index)
        }

        KeyRow {
            key: ArtSocietyKey {}
            minimumHeight: Style.touch + 4
            enabled: page.table.fit.requestedShields === 0
            keys: page.table.keys.types
            name: qsTrId("art.keypad.type")
            onPressed: index => page.table.keys.chooseType(index)
        }

        KeyRow {
            key: ArtSocietyKey {}
            minimumHeight: Style.touch + 4
            enabled: page.table.fit.requestedShields === 0
            keys: page.table.keys.frames
            name: qsTrId("art.keypad.frame")
            onPressed: index => page.table.keys.chooseFrame(index)
        }

        ArtSocietyStep {
            enabled: page.table.fit.requestedShields === 0
            text: qsTrId("art.facts.columns")
            value: page.table.fit.requestedColumns
            onStepped: by => page.table.fit.grow(by, 0)
        }

        ArtSocietyStep {
            enabled: page.table.fit.requestedShields === 0
            text: qsTrId("art.facts.rows")
            value: page.table.fit.requestedRows
            onStepped: by => page.table.fit.grow(0, by)
        }

        // Alternatives offered by the rules if the list is empty. Not part of the summary, because a
        // longer summary would get a smaller font.
        BodyText {
            visible: text !== ""
            text: page.table.fit.offers
        }

        ColumnRepeater {
            model: page.table.fit.places
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
                onClicked: page.table.fit.showPlace(index)
            }
        }
    }

    // Sizes of paintings that the wall can still take, and the squares that only decor can cover.
    ColumnLayout {
        id: outlook

        visible: page.outlook
        spacing: Style.gap

        KeyRow {
            key: ArtSocietyKey {}
            minimumHeight: Style.touch + 4
            columns: 5
            places: 5
            keys: page.table.outlook.types
            //% "Placements without a faux pas, by type"
            name: qsTrId("art.outlook.types")
            onPressed: index => page.table.outlook.chooseType(index)
        }

        KeyRow {
            key: ArtSocietySizeKey {}
            columns: 4
            places: 16
            keys: page.table.outlook.sizes
            //% "Number of placements by size"
            name: qsTrId("art.outlook.sizes")
            onPressed: index => page.table.outlook.chooseSize(index)
        }

        ColumnRepeater {
            model: page.table.outlook.lines

            BodyText {
                required property string modelData

                width: parent?.width ?? 0
                text: modelData
            }
        }
    }
}
