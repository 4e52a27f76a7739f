// Input for all players: prestige in the museum, buttons for the auction and the order of hanging.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: page

    required property ArtSocietyBesidePart part
    required property Session session
    readonly property bool locked: session.readOnly

    // asks for another panel, by its name in ArtSocietyTools
    signal turned(string panel)

    Accessible.role: Accessible.Grouping
    //% "Prestige and auction"
    Accessible.name: qsTrId("art.tool.museum")

    ArtSocietyPrestige {
        id: prestige

        part: page.part
        room: page.height - page.sideMargin - Style.gapTiny
        session: page.session
    }

    FlowLine {
        // a single wall has no auction and no order of hanging
        visible: !page.session.singleBoard

        AppButton {
            width: Math.min(implicitWidth, page.innerWidth)
            icon.name: "gavel"
            //% "Auction"
            text: qsTrId("art.tool.auction")
            onClicked: page.turned("auction")
        }

        AppButton {
            width: Math.min(implicitWidth, page.innerWidth)
            icon.name: "order"
            //% "Hanging order"
            text: qsTrId("art.tool.order")
            onClicked: page.turned("order")
        }
    }

    // last item, so that nothing moves when the list grows
    // Unsold paintings in the order they went to the museum.
    ColumnLayout {
        id: list

        visible: prestige.unsold.fromPaintings && prestige.unsold.paintings.count > 0
        spacing: Style.gap

        SectionTitle {
            //% "Unsold paintings, round by round"
            text: qsTrId("art.unsold.title")
            font.pixelSize: Style.largeSize
        }

        ColumnRepeater {
            model: list.visible ? prestige.unsold.paintings : null
            spacing: list.spacing

            // Unsold painting: the move of its type’s marker, and the markers that made the move shorter.
            RowLayout {
                id: line

                required property int index
                required property string type
                required property string title
                required property string detail
                required property string accessibleName

                width: parent.width
                spacing: Style.gap

                Accessible.role: Accessible.ListItem
                Accessible.name: accessibleName

                ArtSocietyMat {
                    Layout.alignment: Qt.AlignTop
                    Layout.preferredWidth: 36
                    Layout.preferredHeight: 36
                    Layout.topMargin: 4
                    radius: 4
                    type: line.type

                    Icon {
                        anchors.centerIn: parent
                        name: line.type === "" ? "" : "art/" + line.type
                        colour: ArtSocietyStyle.ink(line.type)
                        size: 24
                    }
                }

                ColumnLayout {
                    spacing: 0

                    ControlText {
                        text: line.title
                    }

                    ControlCaption {
                        visible: text !== ""
                        text: line.detail
                    }
                }

                IconButton {
                    Layout.alignment: Qt.AlignTop
                    visible: !page.locked
                    icon.name: "close"
                    //% "Remove: {painting}"
                    text: qsTrId("art.unsold.remove").replace("{painting}", line.title)
                    onClicked: prestige.unsold.take(line.index)
                }
            }
        }
    }
}
