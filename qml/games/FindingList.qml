// Findings in order of importance, with quick fixes. In a long list only the problem is shown; a
// tapped finding shows the rest and stays open, so that the next one keeps its place. Notes on
// which nothing depends are collapsed into one line.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: list

    required property RulesQuestions questions
    required property Session session
    property QuickFixes answers: null
    // false if the list cannot become visible; no cards are created then
    property bool mayBecomeVisible: true
    // read once for all cards, because each read creates the whole list
    readonly property var answerTexts: answers?.byFinding ?? []
    readonly property var inputFixes: answers?.inputFixesByFinding ?? []
    readonly property int count: session.findings.count
    readonly property bool empty: count === 0 && session.findings.foldedNotes === 0
    // true if there are so few findings that each card shows all its texts
    readonly property bool few: count <= maxExpandedCards
    readonly property int maxExpandedCards: 3

    // number of times the list was opened; each opening collapses all cards
    property int openings: 0

    // Emitted after a tap on a card has highlighted its places; `height`: y of the card in the
    // window before the tap.
    signal cardTapped(card: Item, height: real)
    // emitted after a quick fix, with which cards may disappear
    signal repaired

    spacing: few ? Style.gap : Style.gapTiny

    AppSwitch {
        Layout.leftMargin: Style.gap
        Layout.rightMargin: Style.gap
        visible: list.session.sides.count > 1
        checked: list.session.findings.ofOneSide
        text: list.mayBecomeVisible ? list.session.findings.oneSideText : ""
        onToggled: list.session.findings.ofOneSide = checked
    }

    ColumnRepeater {
        model: list.mayBecomeVisible ? list.session.findings : null
        spacing: list.spacing

        FindingCard {
            readonly property int openings: list.openings
            property bool opened: false

            width: parent.width
            answers: list.answerTexts[index] ?? []
            opensInput: list.inputFixes[index] ?? []
            showsAllTexts: highlighted || opened || list.few
            onOpeningsChanged: opened = false
            onSaysChanged: opened = false // the card shows another finding now
            onAnswered: answer => {
                if (repairPause.running)
                    return;
                repairPause.start();
                list.answers.give(index, answer);
                list.repaired();
            }
            onClicked: {
                if (repairPause.running)
                    return;
                const height = mapToItem(null, 0, 0).y;
                opened = !highlighted;
                list.session.highlighter.showFinding(index);
                list.cardTapped(this, height);
            }
            onRulingRequested: list.questions.ruleOn(index)
        }
    }

    // a double tap on a quick fix does not reach the card that takes its place
    Timer {
        id: repairPause

        interval: 500
    }

    MoreButton {
        rows: list.session.findings
    }

    FoldLine {
        Layout.fillWidth: true
        visible: list.session.findings.foldedNotes > 0
        folded: list.session.findings.folded
        text: list.session.findings.foldText
        onClicked: list.session.findings.folded = !list.session.findings.folded
    }

    // Row that replaces several others; a tap expands them below.
    component FoldLine: Pressable {
        id: line

        readonly property bool isFold: true
        property bool folded: true

        implicitHeight: Style.touch
        leftPadding: Style.gapWide
        rightPadding: Style.gap

        Accessible.checkable: true
        Accessible.checked: !folded

        contentItem: Item {
            ControlText {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - Style.iconSize
                text: line.text
                color: Style.inkSoft
                mayElide: true
                wrapMode: Text.NoWrap
            }

            Icon {
                anchors {
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                name: line.folded ? "chevron-down" : "chevron-up"
                colour: Style.inkSoft
            }
        }

        background: CardBackground {}
    }
}
