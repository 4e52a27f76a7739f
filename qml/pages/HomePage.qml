// Home page: begin or continue a game, view a sample, find a saved game.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

WallPage {
    id: page

    required property AppController desk

    signal openAsked
    signal saveAsked(double gameId)

    //% "Games"
    title: qsTrId("home.title")

    header: HomeHeader {
        onPlayersAsked: page.desk.page = "players"
        onRulesAsked: page.desk.page = "rules"
        onSettingsAsked: page.desk.page = "settings"
        onStatisticsAsked: page.desk.page = "statistics"
    }

    // A view cannot create a header that is bound to this file, nor a Loader its component.
    // qmllint disable unqualified
    Component {
        id: introduction

        HomeIntroduction {
            desk: page.desk
            narrow: !page.wide
            width: ListView.view !== null ? ListView.view.width - Style.gapWide : 0
            onOpenAsked: page.openAsked()
        }
    }
    Component {
        id: samples

        ColumnLayout {
            width: ListView.view !== null ? ListView.view.width - Style.gapWide : 0
            spacing: Style.gapWide

            NoGames {
                Layout.fillWidth: true
                Layout.topMargin: Style.gapHuge
                visible: page.desk.games.count === 0
                desk: page.desk
            }

            Loader {
                Layout.bottomMargin: Style.touch
                Layout.fillWidth: true
                Layout.topMargin: Style.gapWide
                active: !page.wide
                visible: active
                sourceComponent: SamplePart {
                    desk: page.desk
                    narrow: true
                }
            }
        }
    }
    // qmllint enable unqualified

    RowLayout {
        anchors.fill: parent
        spacing: 0

        WallScroll {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.maximumWidth: 560
            Layout.minimumWidth: 360
            focusInside: page.wide
            visible: page.wide

            Loader {
                // qmllint disable unqualified
                Layout.fillWidth: true
                active: page.wide
                focus: true
                sourceComponent: HomeIntroduction {
                    desk: page.desk
                    onOpenAsked: page.openAsked()
                }
            }
        }

        ColumnLayout {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.leftMargin: page.wide ? 0 : Style.gapWide
            Layout.topMargin: page.wide ? Style.gapWide : 0
            spacing: Style.gap

            KeptGamesHead {
                Layout.fillWidth: true
                Layout.rightMargin: Style.gapWide
                desk: page.desk
                visible: page.wide
            }

            KeptGames {
                Layout.fillHeight: true
                Layout.fillWidth: true
                focus: !page.wide
                desk: page.desk
                header: page.wide ? null : introduction
                footer: samples
                onSaveAsked: gameId => page.saveAsked(gameId)
            }
        }
    }
}
