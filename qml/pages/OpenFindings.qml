// Open findings of a finished game: each is a button that leads to its place.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Column {
    id: open

    required property Navigator navigator
    required property Session session
    readonly property VerdictView verdict: session.verdict
    readonly property int most: 5

    function showFinding(row: int): void {
        navigator.show(Navigator.Table);
        session.highlighter.askAboutFinding(row);
    }

    // as in ColumnRepeater: without a height, a layout gives no width
    Layout.preferredHeight: Math.max(1, implicitHeight)
    spacing: Style.gap
    visible: verdict.openTexts.length > 0 && !session.points.revealing

    BodyText {
        width: parent.width
        text: qsTrId("open.heading")
        color: Style.inkSoft
    }

    ColumnRepeater {
        width: parent.width
        model: Math.min(open.most, open.verdict.openTexts.length)
        spacing: Style.gapTiny

        AppButton {
            required property int index

            width: parent.width
            text: open.verdict.openTexts[index] ?? ""
            onClicked: open.showFinding(open.verdict.openRows[index])
        }
    }

    BodyText {
        width: parent.width
        visible: open.verdict.openTexts.length > open.most
        text: qsTrId("open.more", open.verdict.openTexts.length - open.most)
        color: Style.inkSoft
    }
}
