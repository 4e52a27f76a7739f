// Result of a finished game: the ranking, and the course of the totals.
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
        id: scroll

        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth

        SectionTitle {
            Layout.fillWidth: true
            text: page.session.heading
        }

        ColumnPair {
            id: grid

            Layout.fillWidth: true
            room: scroll.innerWidth
            wide: page.wide

            ColumnLayout {
                width: grid.cellWidth
                spacing: Style.gapWide

                PodiumPanel {
                    Layout.fillWidth: true
                    focus: true
                    navigator: page.navigator
                    draft: page.draft
                    result: page.result
                    session: page.session
                }

                PlayDetailsPanel {
                    Layout.fillWidth: true
                    navigator: page.navigator
                    details: page.details
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

            ResultPlots {
                width: grid.cellWidth
                // hidden until the ranking is revealed, because the plots would give away the result
                visible: !page.session.points.revealing
                result: page.result
                session: page.session
            }
        }
    }
}
