// State of persistent storage in the browser, and a button to request it.
import QtQuick
import Cimaise
import Cimaise.App

ColumnPanel {
    id: panel

    required property int promise
    // true from a tap on “Ask the browser again” until its answer
    property bool asking: false
    // true if the browser has refused again
    property bool refusedAgain: false

    signal askAgain

    /// Receives the browser's answer, which may be the same as before.
    function answered(): void {
        refusedAgain = asking && promise === StoragePromise.Refused;
        asking = false;
    }

    visible: promise !== StoragePromise.NotNeeded

    SectionTitle {
        //% "Saved games"
        text: qsTrId("storage.title")
    }

    QuietText {
        //% "This browser keeps your games until you delete them or clear its data."
        text: qsTrId("storage.granted")
        visible: panel.promise === StoragePromise.Granted
    }

    QuietText {
        //% "Your games are saved in this browser. With your first game, Cimaise asks the browser to keep them even when it runs out of space. Safari deletes them once you have used it for seven days without opening this page, unless the page is on the home screen."
        text: qsTrId("storage.unasked")
        visible: panel.promise === StoragePromise.Unasked
    }

    BodyText {
        //% "The browser may delete your games; Safari does so once you have used it for seven days without opening this page. Add Cimaise to the home screen and ask again, or export your games now and then."
        text: qsTrId("storage.refused")
        visible: panel.promise === StoragePromise.Refused
    }

    AppButton {
        icon.name: "save"
        //% "Ask the browser again"
        text: qsTrId("storage.ask")
        visible: panel.promise === StoragePromise.Refused
        onClicked: {
            panel.refusedAgain = false;
            panel.asking = true;
            panel.askAgain();
        }
    }

    // keeps its place, so that nothing below moves
    BodyText {
        Accessible.ignored: !panel.refusedAgain
        //% "The browser still does not guarantee to keep the games."
        text: qsTrId("storage.insists")
        opacity: panel.refusedAgain ? 1 : 0
        visible: panel.promise === StoragePromise.Refused
    }
}
