// Museum's part of the menu of the table page: the legend, live advice, and the player's own copy.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: settings

    required property MuseumTable table
    //% "Museum board data (*.cimaise-copy)"
    readonly property string filter: qsTrId("museum.copy.filter")

    spacing: Style.gapWide

    SectionTitle {
        //% "Legend"
        text: qsTrId("museum.menu.legend")
        font.pixelSize: Style.largeSize
    }

    MuseumLegend {
        Layout.fillWidth: true
        keys: settings.table.keys
    }

    QuietText {
        //% "Solid outline: civilisation collection. Dashed outline: domain collection."
        text: qsTrId("museum.menu.outlines")
    }

    AppSwitch {
        checked: MuseumPreferences.hints
        //% "Look for a better arrangement as you enter objects"
        text: qsTrId("museum.arrange.live")
        onToggled: MuseumPreferences.hints = checked
    }

    SectionTitle {
        //% "My copy of Museum"
        text: qsTrId("museum.menu.copy")
        font.pixelSize: Style.largeSize
    }

    QuietText {
        //% "The boards, bonuses and Patron points you entered: export or import them."
        text: qsTrId("museum.menu.copy.advice")
    }

    FlowLine {
        AppButton {
            width: Math.min(implicitWidth, settings.width)
            icon.name: "save"
            //% "Export board data"
            text: qsTrId("museum.menu.copy.save")
            onClicked: {
                savePicker.selectedFile = savePicker.currentFolder + "/museum.cimaise-copy";
                savePicker.open();
            }
        }

        AppButton {
            width: Math.min(implicitWidth, settings.width)
            icon.name: "open"
            //% "Import board data"
            text: qsTrId("museum.menu.copy.open")
            onClicked: openPicker.open()
        }
    }

    MuseumCopyCards {
        copyCards: settings.table.cards
    }

    BodyText {
        id: problem

        visible: text !== ""
        color: Style.illegal
    }

    ReplaceQuestion {
        id: replace
    }

    FilePicker {
        id: openPicker

        title: qsTrId("museum.menu.copy.open")
        nameFilters: [settings.filter]
        onChosen: file => problem.text = settings.table.loadCopy(file)
    }

    FilePicker {
        id: savePicker

        title: qsTrId("museum.menu.copy.save")
        defaultSuffix: "cimaise-copy"
        nameFilters: [settings.filter]
        saves: true
        onChosen: file => problem.text = settings.table.saveCopy(file)
        onReplaceRequested: file => replace.ask(savePicker, file)
    }
}
