// Loads the table page: it is kept while another page is shown, and unloaded with its game.
import QtQuick
import Cimaise
import Cimaise.App

PageLoader {
    id: loader

    required property AppController desk
    // Not bound: a page about to go must not see its game go first.
    property Session session: null

    signal saveAsked

    function follow(): void {
        if (desk.session !== null)
            session = desk.session;
    }

    // once the page is there again: nothing hidden takes the keyboard
    function comeBack(): void {
        if (shown)
            (item as TablePage)?.comeBack(byKeyboard ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    kept: session !== null && desk.session !== null
    shown: kept && desk.page === "table"

    // qmllint disable unqualified
    sourceComponent: TablePage {
        desk: loader.desk
        session: loader.session
        onSaveAsked: loader.saveAsked()
    }
    // qmllint enable unqualified

    Component.onCompleted: follow()
    onShownChanged: if (shown)
        soon.start()

    Timer {
        id: soon

        interval: 0
        onTriggered: loader.comeBack()
    }

    Connections {
        target: loader.desk

        function onSessionChanged(): void {
            loader.follow();
        }
    }
}
