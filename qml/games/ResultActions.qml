// Buttons that finish the game, show its result, or show hidden points for a moment. The rematch is
// offered on the result page: a button here would replace the button that finishes the game.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: result

    required property Navigator navigator
    required property Session session

    spacing: Style.gap

    RowLayout {
        spacing: Style.gapTiny
        visible: !result.session.singleBoard && !result.session.finished && !result.session.readOnly

        AppButton {
            kind: result.session.endReached ? AppButton.Primary : AppButton.Quiet
            icon.name: "trophy"
            //% "Finish and show the result"
            text: qsTrId("table.reveal")
            onClicked: result.session.askToFinish(Style.duration > 0)
        }

        IconButton {
            icon.name: "step"
            text: qsTrId(result.session.points.hidden && !result.session.finished ? "scoring.title.hidden" : "scoring.title")
            onClicked: result.navigator.show(Navigator.Scoring)
        }
    }

    AppButton {
        // disabled for a moment after the end of the game: a double tap on the button that was here
        // before must not open the result
        enabled: !soon.running
        visible: !result.session.singleBoard && result.session.finished && !result.session.points.revealing
        icon.name: "statistics"
        //% "Result"
        text: qsTrId("result.title")
        onClicked: result.navigator.show(Navigator.Result)

        Timer {
            id: soon

            interval: 1000
        }
    }

    AppButton {
        id: peek

        visible: result.session.points.hidden && !result.session.finished
        icon.name: "zoom"
        //% "Hold to peek at the points"
        text: qsTrId("table.peek")
        onDownChanged: result.session.points.peeking = down
    }

    Connections {
        target: result.session

        function onShownChanged(): void {
            if (result.session.finished && !result.session.points.revealing)
                soon.restart();
        }
    }
}
