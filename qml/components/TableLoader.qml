// Loads the table page: it is kept while another page is shown, and unloaded with its game.
import QtQuick
import Cimaise
import Cimaise.App

PageLoader {
    id: loader

    required property AppController app
    // Not bound: a page about to go must not see its game go first.
    property Session session: null

    signal saveAsked

    function follow(): void {
        if (app.session !== null)
            session = app.session;
    }

    // once the page is there again: nothing hidden takes the keyboard
    function comeBack(): void {
        if (shown)
            (item as TablePage)?.comeBack(byKeyboard ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    kept: session !== null && app.session !== null
    shown: kept && app.navigator.page === Navigator.Table

    // qmllint disable unqualified
    sourceComponent: TablePage {
        navigator: loader.app.navigator
        questions: loader.app.questions
        whatIf: loader.app.whatIf
        draft: loader.app.draft
        photos: loader.app.photos
        result: loader.app.result
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
        target: loader.app

        function onSessionChanged(): void {
            loader.follow();
        }
    }
}
