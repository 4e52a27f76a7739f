// Panel “On offer”: keys for the objects of the market, above the list, which grows.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property MuseumOfferPart offer
    required property MuseumKeysPart keys

    sideMargin: Style.gap

    Accessible.role: Accessible.Grouping
    //% "On offer"
    Accessible.name: qsTrId("museum.offer")

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        KeyRow {
            key: MuseumKey {}
            Layout.fillWidth: true
            columns: 6
            focus: true
            keys: page.keys.civilisations
            name: qsTrId("museum.keypad.civilisation")
            onPressed: index => page.keys.pressCivilisation(index)
        }

        KeyRow {
            key: MuseumKey {}
            Layout.fillWidth: true
            keys: page.keys.domains
            name: qsTrId("museum.keypad.domain")
            onPressed: index => page.keys.pressDomain(index)
        }

        KeyRow {
            key: MuseumKey {}
            Layout.fillWidth: true
            keys: page.keys.values
            name: qsTrId("museum.keypad.value")
            onPressed: index => page.keys.pressValue(index)
        }
    }

    ColumnRepeater {
        model: page.offer.objects
        spacing: Style.gapTiny

        MuseumOfferLine {
            width: parent?.width ?? 0
            onClicked: page.offer.showObject(index)
            onWithdrawn: page.offer.withdraw(index)
        }
    }

    BodyText {
        Layout.fillWidth: true
        text: page.offer.text
    }

    BodyText {
        Layout.fillWidth: true
        text: qsTrId("cli.worth.cost")
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
    }

    AppButton {
        Layout.maximumWidth: page.innerWidth
        enabled: page.offer.objects.count > 0
        icon.name: "clear"
        //% "Clear the list"
        text: qsTrId("museum.offer.clear")
        onClicked: page.offer.withdrawAll()
    }
}
