// Result of a finished game: the ranking, and the course of the totals.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property NewGame draft
    required property ResultView result
    required property PlayDetails details
    required property Session session

    //% "Result"
    title: qsTrId("result.title")
    announcement: `${title}. ${session.points.revealing ? "" : result.headline}`

    ScrollColumn {
        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth

        SectionTitle {
            text: page.session.heading
        }

        ColumnPair {
            id: grid

            wide: page.wide

            ColumnLayout {
                width: grid.cellWidth
                spacing: Style.gapWide

                PodiumPanel {
                    focus: true
                    navigator: page.navigator
                    draft: page.draft
                    result: page.result
                    session: page.session
                }

                // Day, place, duration, first player and note of a finished game.
                Panel {
                    objectName: "playDetails"
                    ColumnLayout {
                        anchors.fill: parent
                        spacing: Style.gap

                        ColumnRepeater {
                            model: page.details.summary
                            spacing: Style.gapTiny

                            BodyText {
                                required property string modelData

                                width: parent.width
                                text: modelData
                            }
                        }

                        QuietText {
                            visible: text !== ""
                            text: page.details.note
                        }

                        AppButton {
                            icon.name: "calendar"
                            //% "Day, location and note"
                            text: qsTrId("play.title")
                            onClicked: page.navigator.show(Navigator.PlayDetails)
                        }
                    }
                }

                PictureItem {
                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.min(width / aspect, page.height * 0.6)
                    visible: page.result.hasPhoto
                    // QML has no type for QImage
                    // qmllint disable
                    picture: page.result.photo
                    // qmllint enable

                    Accessible.role: Accessible.Graphic
                    //% "Photo of the table"
                    Accessible.name: qsTrId("result.photo")
                }
            }

            // Course of the totals during a game.
            ColumnLayout {
                width: grid.cellWidth
                // hidden until the ranking is revealed, because the plots would give away the result
                visible: !page.session.points.revealing
                spacing: Style.gapWide

                Panel {
                    visible: page.result.course.count > 0

                    ColumnLayout {
                        anchors.fill: parent
                        spacing: Style.gap

                        // Totals of all players or teams over time, as lines marked with their symbols.
                        PlotArea {
                            id: plot

                            marks: page.result.course
                            //% "Totals over time"
                            name: qsTrId("result.course")
                            opens: false
                            plotHeight: Math.round(200 * Style.denseScale)

                            Repeater {
                                model: plot.marks

                                Item {
                                    id: mark

                                    required property int index
                                    required property real markX
                                    required property real markY
                                    required property real fromX
                                    required property real fromY
                                    required property int series
                                    required property bool strong
                                    required property string markText
                                    readonly property bool current: index === plot.current

                                    z: current ? 1 : 0
                                    width: plot.innerWidth
                                    height: plot.innerHeight

                                    Accessible.name: markText
                                    Accessible.role: Accessible.StaticText

                                    PlotStroke {
                                        color: badge.colour
                                        fromX: mark.fromX * mark.width
                                        fromY: mark.fromY * mark.height
                                        toX: mark.markX * mark.width
                                        toY: mark.markY * mark.height
                                        visible: mark.strong
                                    }

                                    Rectangle {
                                        anchors {
                                            fill: badge
                                            margins: -4
                                        }
                                        color: Style.wall
                                        radius: width / 2
                                        visible: mark.current
                                        border {
                                            width: 2
                                            color: Style.brass
                                        }
                                    }

                                    SeatBadge {
                                        id: badge

                                        x: Math.round(mark.markX * mark.width - width / 2)
                                        y: Math.round(mark.markY * mark.height - height / 2)
                                        hue: mark.series
                                        shape: mark.series
                                        size: Math.round((mark.current ? 14 : 11) * Style.denseScale)
                                    }
                                }
                            }
                        }

                        ColumnRepeater {
                            model: page.result.sides
                            spacing: Style.gapTiny

                            SeatName {
                                width: parent.width
                            }
                        }
                    }
                }

                // Symbol and name of a player or team.
                component SeatName: Item {
                    id: seat

                    required property int index
                    required property string name

                    implicitHeight: words.height

                    SeatBadge {
                        id: sign

                        anchors.verticalCenter: parent.verticalCenter
                        hue: seat.index
                        shape: seat.index
                    }

                    BodyText {
                        id: words

                        x: sign.width + Style.gap
                        width: seat.width - x
                        text: seat.name
                    }
                }
            }
        }
    }
}
