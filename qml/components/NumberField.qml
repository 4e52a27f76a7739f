// Field for a whole number. Enter and Left or Right at the edges move to the neighbouring field, Up
// and Down change the number by one. Each key of a number takes effect immediately, without Enter; a sum such
// as 20+3 shows its result first. The text is selected when the field gets the focus, so that typing
// replaces it. A text that is refused makes room for the number that counts; a sum that lacks a number
// stays.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

AppTextField {
    id: field

    // empty: unknown
    required property string value
    property int highest: 999
    // error of the last text that was passed on
    property string refusal: ""
    readonly property string problem: reading.problem || refusal
    readonly property bool wrong: problem !== ""
    // true after the field gets the focus, until the first click has selected the text
    property bool fresh: false
    property bool typing: false
    // item beside which the keys of a sum are shown
    property Item keysBeside: field
    // described to screen readers while nothing else is said about the number
    property string advice: ""

    readonly property FigureEntry reading: FigureEntry {
        highest: field.highest
    }

    // passes on a number, or a finished sum; the handler sets `refusal`
    signal typed(string text)
    signal stepped(int by)
    // Enter was pressed, or the field was left: the text was taken, or refused for the reason given
    signal ended(refusal: string)

    // Esc restores the number that counts
    function keep(): void {
        before = wrong ? value : text;
        edited = wrong;
    }

    function show(): void {
        text = value;
        reading.text = value;
        reading.stored = value;
        refusal = "";
    }

    function pass(number: string): void {
        typing = true;
        typed(number);
        typing = false;
    }

    function enter(): void {
        reading.text = text;
        pass(reading.immediate ? text : reading.stored);
        if (refusal === "")
            return;
        // the digits before have taken effect
        pass(reading.stored);
        pass(text);
    }

    // Ends the entry; false if the text is not taken.
    function finish(): bool {
        if (reading.valid && !reading.immediate)
            pass(text);
        const reason = problem;
        if (!reading.unfinished)
            show();
        ended(reason);
        return reason === "";
    }

    // True if the item is after this field in reading order.
    function isBefore(item: Item): bool {
        const here = mapToItem(null, 0, 0);
        const there = item.mapToItem(null, 0, 0);
        return there.y > here.y + height / 2 || (there.y > here.y - height / 2 && there.x > here.x);
    }

    // Moves to the next number, or to the one before; false if there is none.
    function goOn(forward: bool): bool {
        let next = nextItemInFocusChain(forward);
        for (let passed = 0; passed < 64 && !(next instanceof NumberField) && isBefore(next) === forward; ++passed)
            next = next.nextItemInFocusChain(forward);
        const found = next instanceof NumberField && next !== field && isBefore(next) === forward;
        if (found)
            next.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
        return found;
    }

    function leave(event: var, forward: bool): void {
        const edge = cursorPosition === (forward ? length : 0);
        event.accepted = (edge || selectedText === text) && goOn(forward);
    }

    function step(by: int): void {
        stepped(by);
        selectAll();
    }

    function addSign(sign: string): void {
        deselect();
        insert(cursorPosition, sign);
        edited = true;
        enter();
    }

    Accessible.description: problem || reading.resultText || advice

    Layout.fillWidth: false
    horizontalAlignment: TextInput.AlignHCenter
    inputMethodHints: Qt.ImhPreferNumbers | Qt.ImhNoPredictiveText
    leftPadding: Style.gapTiny
    rightPadding: Style.gapTiny
    maximumLength: 24
    outline: wrong ? Style.illegal : Style.controlOutline

    Keys.onLeftPressed: event => leave(event, false)
    Keys.onRightPressed: event => leave(event, true)
    Keys.onUpPressed: step(1)
    Keys.onDownPressed: step(-1)

    Component.onCompleted: show()
    onValueChanged: if (!typing)
        show()
    onTextEdited: enter()
    onRestored: {
        enter();
        if (wrong)
            show();
    }
    onAccepted: {
        if (finish())
            goOn(true);
        else if (!wrong)
            selectAll();
    }
    onReleased: {
        // typing replaces the number, except while it is being typed
        if (fresh || !edited)
            selectAll();
        fresh = false;
    }
    onActiveFocusChanged: {
        fresh = activeFocus;
        if (activeFocus) {
            soon.start();
            return;
        }
        finish();
    }

    // Delayed until the click that focused the field has placed the cursor.
    Timer {
        id: soon

        interval: 0
        onTriggered: field.selectAll()
    }

    SumKeysLoader {
        beside: field.keysBeside
        field: field
        resultText: field.reading.resultText
        wrong: field.wrong
        onSignPressed: sign => field.addSign(sign)
    }
}
