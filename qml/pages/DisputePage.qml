// Rules questions: the legality of a move, who was first, and open questions of the rulebook.
import QtQuick
import Cimaise
import Cimaise.App

SubPage {
    id: page

    required property RulesQuestions questions
    required property WhatIf whatIf
    required property Session session

    //% "Rules question"
    title: qsTrId("dispute.title")

    ScrollColumn {
        id: scroll

        // Item above newly unfolded content. Scrolled to the top until the content is laid out.
        property Item unfolding: null

        function bringUp(): void {
            if (unfolding === null)
                return;
            const top = unfolding.mapToItem(contentItem, 0, 0).y - Style.gap;
            contentY = Math.max(0, Math.min(top, contentHeight - height));
        }

        anchors.fill: parent
        columnWidth: page.wide ? 1080 : Style.readingWidth
        focus: true
        onContentHeightChanged: bringUp()

        Timer {
            id: laidOut

            interval: 200
            onTriggered: scroll.unfolding = null
        }

        RulingTarget {
            navigator: page.navigator
            questions: page.questions
            whatIf: page.whatIf
            session: page.session
            onUnfoldedBelow: item => {
                scroll.unfolding = item;
                laidOut.restart();
            }
        }
    }
}
