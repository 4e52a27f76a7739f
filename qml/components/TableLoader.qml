// Loads the table page, which stays loaded behind other pages and is unloaded when its game is closed.
import QtQuick
import Cimaise
import Cimaise.App

PageLoader {
    id: loader

    required property AppController app
    // Set without a binding: a page must not lose its game before the page is unloaded.
    property Session session: null

    signal saveRequested

    function updateSession(): void {
        if (app.session !== null)
            session = app.session;
    }

    // Called after the page is visible, because a hidden item cannot take the focus.
    function comeBack(): void {
        if (shown)
            (item as TablePage)?.comeBack(byKeyboard ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    keepLoaded: session !== null && app.session !== null
    shown: keepLoaded && app.navigator.page === Navigator.Table

    // qmllint disable unqualified
    sourceComponent: TablePage {
        navigator: loader.app.navigator
        questions: loader.app.questions
        whatIf: loader.app.whatIf
        draft: loader.app.draft
        result: loader.app.result
        session: loader.session
        onSaveRequested: loader.saveRequested()
    }
    // qmllint enable unqualified

    Component.onCompleted: updateSession()
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
            loader.updateSession();
        }
    }
}
