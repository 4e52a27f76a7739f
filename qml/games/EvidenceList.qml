// Evidence of the highlighted score line, piece by piece, with near misses.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: list

    required property Session session
    readonly property EvidenceModel evidence: session.highlighter.evidence

    signal ruleRequested(string rule)

    spacing: Style.gapTiny
    visible: evidence.title !== ""

    RowLayout {
        spacing: Style.gap

        SectionTitle {
            text: TextFormat.about(list.evidence.sideName, list.evidence.title)
            font.pixelSize: Style.largeSize
        }

        BodyText {
            Layout.fillWidth: false
            text: list.evidence.totalText
            color: Style.brass
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
        }

        IconButton {
            icon.name: "close"
            //% "Clear highlight"
            text: qsTrId("table.evidence.close")
            onClicked: list.session.highlighter.clear()
        }
    }

    BodyText {
        visible: text !== ""
        text: list.evidence.sumText
        font.weight: Font.DemiBold
    }

    Caption {
        visible: text !== ""
        text: list.evidence.explanation
    }

    ColumnRepeater {
        model: list.evidence
        spacing: list.spacing

        // Piece of evidence: its points, reason and place; a tap highlights only this piece.
        Pressable {
            id: piece

            objectName: "evidenceLine"
            required property int index
            required property string pointsText
            required property string tag
            required property string reason
            required property string places
            required property bool isNearMiss
            required property bool highlighted
            required property string accessibleName
            // true if large text needs the full width: the reason is then below the points
            readonly property bool stacked: width < 220 * Style.scale

            width: parent.width
            onClicked: list.evidence.showOne(index)
            implicitHeight: Math.max(Style.touch, implicitContentHeight + topPadding + bottomPadding)
            padding: Style.gapTiny
            leftPadding: Style.gap
            rightPadding: Style.gap

            Accessible.checkable: true
            Accessible.checked: highlighted
            Accessible.name: accessibleName

            contentItem: GridLayout {
                columnSpacing: Style.gap
                columns: piece.stacked ? 1 : 2
                rowSpacing: 0

                RowLayout {
                    Layout.alignment: Qt.AlignTop | Qt.AlignLeft
                    spacing: Style.gap

                    ControlText {
                        Layout.fillWidth: false
                        Layout.alignment: Qt.AlignTop
                        Layout.preferredWidth: piece.stacked ? -1 : Math.round(32 * Style.scale)
                        text: piece.pointsText
                        color: piece.isNearMiss ? Style.inkSoft : Style.brass
                        font.weight: Font.DemiBold
                        horizontalAlignment: Text.AlignRight
                        wrapMode: Text.NoWrap
                    }

                    GroupTag {
                        Layout.alignment: Qt.AlignTop
                        Layout.topMargin: 3
                        notCounting: piece.isNearMiss
                        text: piece.tag
                    }
                }

                ColumnLayout {
                    spacing: 0

                    ControlText {
                        text: piece.reason
                        color: piece.isNearMiss ? Style.inkSoft : Style.ink
                    }

                    ControlCaption {
                        visible: text !== ""
                        text: piece.places
                    }
                }
            }

            background: ButtonBackground {
                chosen: piece.highlighted
                chosenColour: Style.brassPlate
                ringDistance: 0
                opacity: piece.highlighted ? 0.55 : 1
                radius: Style.radiusSmall
            }
        }
    }

    AppButton {
        Layout.fillWidth: false
        visible: list.evidence.ruleId !== ""
        icon.name: "rules"
        //% "Read the rule"
        text: qsTrId("table.rule")
        onClicked: list.ruleRequested(list.evidence.ruleId)
    }
}
