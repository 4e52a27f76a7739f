// Button that says whether an open question changes the score, and leads to the questions. It is
// always visible and as high as two lines, so that nothing moves when a question begins to matter.
import QtQuick
import Cimaise
import Cimaise.App

WallButton {
    required property Navigator navigator
    required property Session session

    implicitHeight: Math.max(implicitContentHeight, Math.round(2.5 * Style.textSize)) + topPadding + bottomPadding
    icon.name: "dispute"
    text: session.readings.summary
    onClicked: navigator.show(Navigator.Dispute)
}
