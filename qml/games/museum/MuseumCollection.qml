// Collection that scores, or nearly does; a tap highlights the collection on the board.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Pressable {
    id: collection

    required property string lineId
    required property string civilisation
    required property string domain
    required property string letters
    required property string name
    required property string sizeText
    required property string pointsText
    required property string accessibleName

    implicitHeight: Math.max(Style.touch, implicitContentHeight)
    text: name

    Accessible.name: accessibleName

    contentItem: RowLayout {
        spacing: Style.gap

        MuseumMat {
            Layout.preferredHeight: Layout.preferredWidth
            Layout.preferredWidth: Math.round(26 * Style.cappedScale)
            visible: collection.civilisation !== ""
            civilisation: collection.civilisation
            radius: 3

            PlainText {
                anchors.centerIn: parent
                text: collection.letters
                color: parent.ink
                font {
                    family: Style.bodyFamily
                    pixelSize: Style.markSize
                    weight: Font.Bold
                }
                style: Text.Outline
                styleColor: parent.color
            }
        }

        Icon {
            visible: collection.domain !== ""
            name: collection.domain === "" ? "" : "museum/" + collection.domain
            size: Math.round(26 * Style.cappedScale)
        }

        ControlText {
            text: collection.name
            font.pixelSize: WordFit.within(text, Style.bodyFamily, Style.textSize, width)
        }

        ControlText {
            Layout.fillWidth: false
            text: collection.sizeText
            color: Style.inkSoft
            wrapMode: Text.NoWrap
        }

        ControlText {
            Layout.fillWidth: false
            Layout.preferredWidth: Math.round(40 * Style.scale)
            text: collection.pointsText
            color: Style.brass
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
        }
    }

    background: ButtonBackground {
        ringDistance: 0
        radius: Style.radiusSmall
    }
}
