// Layout of a stage: the board above the hint line, the tools above their panel, and the two halves
// below or beside each other.
import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Cimaise

GridLayout {
    id: frame

    required property GameStage stage
    required property TableTools tools
    required property string hint
    // maximum number of lines of the hint
    property int hintLines: 3
    // space right of and below the hint line
    property real hintMargin: 0
    // true if the tools and their panel are beside the board
    property bool beside: stage.shortWindow
    // width of the board beside the panel
    property real boardWidth: width / 2
    // true if the hint line is below the panel beside the board, which then has the whole height
    property bool hintWithEntry: false
    // height of the tools with their panel below the board
    property real entryHeight: 0
    // true if the panel takes the place of the board
    property bool boardCovered: false
    // width from which the tools have texts beside their icons
    property real textMinimumWidth: 0
    // number field that is being filled in
    readonly property NumberField typedField: Window.activeFocusItem as NumberField
    readonly property bool hintBelowEntry: beside && hintWithEntry
    readonly property alias hintHeight: hintRow.implicitHeight
    readonly property alias railHeight: rail.implicitHeight
    property alias board: boardArea.data
    // buttons beside the hint
    property alias hintTools: hintRow.data
    // panels, of which one is visible
    default property alias panels: entry.data

    anchors.fill: parent
    columnSpacing: 0
    rowSpacing: 0

    Binding {
        property: "noticePlace"
        target: frame.stage
        value: hintLine.noticePlace
    }

    // Cells, because an item that gets another parent in a layout may keep its old size.
    ColumnLayout {
        id: boardArea

        Layout.column: 0
        Layout.maximumWidth: frame.beside ? frame.boardWidth : Infinity
        Layout.preferredWidth: frame.beside ? frame.boardWidth : 1
        Layout.row: 0
        Layout.rowSpan: frame.hintBelowEntry ? 2 : 1
        spacing: 0
        visible: !frame.boardCovered
    }

    RowLayout {
        id: hintRow

        Layout.bottomMargin: frame.hintMargin
        Layout.column: frame.hintBelowEntry ? 1 : 0
        Layout.fillHeight: false
        Layout.maximumWidth: frame.beside && !frame.hintBelowEntry ? frame.boardWidth - frame.hintMargin : Infinity
        Layout.preferredWidth: 1
        Layout.rightMargin: frame.hintMargin
        Layout.row: 1
        spacing: 0

        HintLine {
            id: hintLine

            Layout.fillWidth: true
            game: frame.stage.session.game
            gameHint: frame.stage.firstHint
            gameHintId: frame.stage.firstHintId
            most: frame.hintLines
            request: frame.stage.session.spotPicker.requestText
            scored: frame.stage.session.verdict.showsPoints
            text: frame.stage.keyAnswer || (frame.typedField?.problem ?? "") || frame.hint
        }
    }

    ColumnLayout {
        id: entry

        readonly property bool free: frame.beside || frame.boardCovered

        Layout.column: frame.beside ? 1 : 0
        Layout.maximumHeight: free ? Infinity : frame.entryHeight
        Layout.minimumHeight: free ? 0 : frame.entryHeight
        Layout.preferredWidth: frame.beside ? frame.width - frame.boardWidth : 1
        Layout.row: frame.beside ? 0 : 2
        Layout.rowSpan: frame.beside && !frame.hintBelowEntry ? 2 : 1
        spacing: 0

        ToolRail {
            id: rail

            Layout.fillWidth: true
            low: frame.hintWithEntry
            room: frame.beside ? frame.width - frame.boardWidth : frame.width
            tools: frame.tools
            textMinimumWidth: frame.textMinimumWidth
        }
    }
}
