// Legend of letters, patterns and drawings, in the terms of the box.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Flow {
    id: legend

    required property MuseumKeysPart keys

    spacing: Style.gap

    Repeater {
        model: legend.keys.civilisations

        RowLayout {
            id: entry

            required property string civilisation
            required property string letters
            required property string name

            spacing: Style.gapTiny

            MuseumMat {
                Layout.preferredHeight: Layout.preferredWidth
                Layout.preferredWidth: Math.round(32 * Style.cappedScale)
                civilisation: entry.civilisation
                radius: 3

                PlainText {
                    anchors.centerIn: parent
                    text: entry.letters
                    color: parent.ink
                    font {
                        family: Style.bodyFamily
                        pixelSize: Style.textSize
                        weight: Font.Bold
                    }
                    style: Text.Outline
                    styleColor: parent.color
                }
            }

            BodyText {
                Layout.fillWidth: false
                text: entry.name
                wrapMode: Text.NoWrap
            }
        }
    }

    Repeater {
        model: legend.keys.domains

        RowLayout {
            id: domainEntry

            required property string domain
            required property string letters
            required property string name

            spacing: Style.gapTiny

            Icon {
                name: "museum/" + domainEntry.domain
                size: Math.round(28 * Style.cappedScale)
            }

            BodyText {
                Layout.fillWidth: false
                text: domainEntry.name + " (" + domainEntry.letters + ")"
                wrapMode: Text.NoWrap
            }
        }
    }
}
