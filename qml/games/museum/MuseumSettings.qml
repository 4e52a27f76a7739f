// Museum's part of the menu of the table page: the legend, live advice, and the player's own copy.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: settings

    required property MuseumTable table

    spacing: Style.gapWide

    SectionTitle {
        Layout.fillWidth: true
        //% "Legend"
        text: qsTrId("museum.menu.legend")
        font.pixelSize: Style.largeSize
    }

    MuseumLegend {
        Layout.fillWidth: true
        keys: settings.table.keys
    }

    BodyText {
        Layout.fillWidth: true
        //% "Solid outline: civilisation collection. Dashed outline: domain collection."
        text: qsTrId("museum.menu.outlines")
        color: Style.inkSoft
    }

    AppSwitch {
        Layout.fillWidth: true
        checked: MuseumPreferences.hints
        //% "Look for a better arrangement as you enter objects"
        text: qsTrId("museum.arrange.live")
        onToggled: MuseumPreferences.hints = checked
    }

    SectionTitle {
        Layout.fillWidth: true
        //% "My copy of Museum"
        text: qsTrId("museum.menu.copy")
        font.pixelSize: Style.largeSize
    }

    BodyText {
        Layout.fillWidth: true
        //% "The boards, bonuses and Patron points you entered: export or import them."
        text: qsTrId("museum.menu.copy.advice")
        color: Style.inkSoft
    }

    Flow {
        Layout.fillWidth: true
        spacing: Style.gap

        AppButton {
            width: Math.min(implicitWidth, settings.width)
            icon.name: "save"
            //% "Export board data"
            text: qsTrId("museum.menu.copy.save")
            onClicked: {
                dialogs.active = true;
                const asked = dialogs.item as FileDialogs;
                asked.chooseFileToSave(asked.folder + "/museum.cimaise-copy");
            }
        }

        AppButton {
            width: Math.min(implicitWidth, settings.width)
            icon.name: "open"
            //% "Import board data"
            text: qsTrId("museum.menu.copy.open")
            onClicked: {
                dialogs.active = true;
                (dialogs.item as FileDialogs).chooseFileToOpen();
            }
        }
    }

    MuseumCopyCards {
        Layout.fillWidth: true
        copyCards: settings.table.cards
    }

    BodyText {
        id: problem

        Layout.fillWidth: true
        visible: text !== ""
        color: Style.illegal
    }

    // qmllint disable unqualified
    Loader {
        id: dialogs

        active: false
        sourceComponent: FileDialogs {
            openTitle: qsTrId("museum.menu.copy.open")
            saveTitle: qsTrId("museum.menu.copy.save")
            //% "Museum board data (*.cimaise-copy)"
            filter: qsTrId("museum.copy.filter")
            suffix: "cimaise-copy"
            onOpenChosen: file => problem.text = settings.table.loadCopy(file)
            onSaveChosen: file => problem.text = settings.table.saveCopy(file)
        }
    }
    // qmllint enable unqualified
}
