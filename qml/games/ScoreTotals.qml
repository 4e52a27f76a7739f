// Part of the score sheet that is always visible: the names, the totals, the first place.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

Item {
    id: board

    required property Session session
    property bool mayBecomeVisible: true
    readonly property int lineHeight: Math.max(Style.touch, Math.round(34 * Style.scale))
    readonly property int headHeight: Math.round(28 * Style.scale)
    // true if place, names and points do not fit side by side
    readonly property bool stacked: width < 330 * Style.scale
    readonly property int titleWidth: Math.round(width * (session.sheet.sideCount > 4 ? 0.32 : session.sheet.sideCount > 2 ? 0.4 : 0.46))

    implicitHeight: session.sheet.sideCount > 0 ? headHeight + lineHeight + first.height : 0

    // Names of the players above the columns of the score sheet.
    Item {
        id: names

        objectName: "scoreNames"
        readonly property int count: board.session.sheet.sideCount

        x: board.titleWidth
        width: board.width - x
        height: board.headHeight

        Repeater {
            model: names.count

            Item {
                id: heading

                required property int index

                x: index * width
                width: names.width / names.count
                height: names.height

                SeatBadge {
                    id: badge

                    anchors.verticalCenter: parent.verticalCenter
                    // left of the name, which is centred in the column
                    x: Math.max(0, (heading.width - width - name.contentWidth - 3) / 2)
                    // all columns have the same width, so either all badges are visible or none
                    visible: heading.width >= 6 * width
                    // depends on `players`, so that the binding is updated when a symbol changes
                    hue: board.session.players.length > 0 ? board.session.sides.colourOf(heading.index) : 0
                    shape: board.session.players.length > 0 ? board.session.sides.shapeOf(heading.index) : 0
                    size: Math.round(Style.smallSize * 0.8)
                }

                ControlText {
                    id: name

                    x: (badge.visible ? badge.width + 3 : 0) + 1
                    width: heading.width - x - 1
                    height: parent.height
                    // depends on `players`, so that the binding is updated when a player is renamed
                    text: board.session.players.length > 0 ? board.session.sheet.sideName(heading.index) : ""
                    color: Style.inkSoft
                    mayElide: true
                    // two lines of smaller letters rather than half a name
                    font.pixelSize: Math.max(11, WordFit.within(text, Style.bodyFamily, Style.smallSize, width))
                    fontSizeMode: Text.Fit
                    horizontalAlignment: Text.AlignHCenter
                    lineHeight: 0.85
                    maximumLineCount: 2
                    minimumPixelSize: 11
                    verticalAlignment: Text.AlignVCenter
                }
            }
        }
    }

    ScoreRows {
        id: totals

        x: board.titleWidth
        y: board.headHeight
        width: board.width - x
        height: board.lineHeight
        lineHeight: board.lineHeight
        session: board.session
        titleWidth: board.titleWidth
        totals: true
        mayBecomeVisible: board.mayBecomeVisible
    }

    // reserves the space of the first place, also while there is none
    Item {
        id: first

        y: totals.y + totals.height
        width: parent.width
        height: board.session.singleBoard ? 0 : Math.round((board.stacked ? 1.6 : 1) * board.headHeight)

        Repeater {
            model: board.mayBecomeVisible && !board.session.singleBoard ? board.session.ranking.firstPlace : null

            // First place of the ranking in one line, or with the names in a second line. Tie-breaks are shown
            // only in the full ranking.
            Item {
                id: line

                objectName: "firstPlace"
                required property string placeText
                required property string names
                required property string totalText
                required property bool winner
                required property string accessibleName

                anchors.fill: parent
                Accessible.name: accessibleName
                Accessible.role: Accessible.StaticText

                Icon {
                    id: trophy

                    anchors.verticalCenter: place.verticalCenter
                    width: line.winner ? size : 0
                    name: line.winner ? "trophy" : ""
                    colour: Style.brass
                }

                ControlCaption {
                    id: place

                    anchors {
                        verticalCenter: parent.verticalCenter
                        verticalCenterOffset: board.stacked ? -line.height / 4 : 0
                    }
                    x: line.winner ? trophy.width + Style.gapTiny : 0
                    width: Math.min(implicitWidth, total.x - Style.gap - x)
                    text: line.placeText
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 11
                    wrapMode: Text.NoWrap
                }

                ControlText {
                    x: board.stacked ? 0 : place.x + place.width + Style.gap
                    y: board.stacked ? line.height / 2 : 0
                    width: board.stacked ? line.width : total.x - Style.gap - x
                    height: board.stacked ? line.height / 2 : line.height
                    text: line.names
                    mayElide: true
                    font.weight: Font.DemiBold
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 12
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.NoWrap
                }

                ControlText {
                    id: total

                    anchors {
                        baseline: place.baseline
                        right: parent.right
                    }
                    width: Math.min(implicitWidth, line.width * 0.6)
                    text: line.totalText
                    color: line.winner ? Style.brass : Style.ink
                    font.weight: Font.DemiBold
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 11
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
