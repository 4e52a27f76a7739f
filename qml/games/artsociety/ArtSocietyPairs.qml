// Neighbour's check: all pairs of adjacent paintings, those of one type first.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property ArtSocietyPairsPart part

    Accessible.role: Accessible.Grouping
    //% "Check for faux pas"
    Accessible.name: qsTrId("art.tool.pairs")

    BodyText {
        text: page.part.summary
        font.weight: Font.DemiBold
    }

    Caption {
        //% "Check your left neighbour’s wall: two adjacent paintings of the same type are a faux pas. Tap a pair to see it on the wall."
        text: qsTrId("art.pairs.advice")
    }

    ColumnRepeater {
        model: page.visible ? page.part.pairs : null
        spacing: Style.gapWide

        ArtSocietyRowButton {
            required property int index
            required property string pairText
            required property string verdict
            required property bool isFauxPas
            required property string accessibleName

            width: parent.width
            Accessible.name: accessibleName
            detail: verdict
            mark: isFauxPas ? "!" : ""
            markColour: Style.illegal
            title: pairText
            onClicked: page.part.showPair(index)
        }
    }

    MoreButton {
        rows: page.part.pairs
    }
}
