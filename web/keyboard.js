// On-screen keyboard: Qt has one field for it, and would focus that field for every item of the app.

const focusOf = element => HTMLElement.prototype.focus.call(element, {preventScroll: true});

/// True while the focused item takes text.
let takesText = false;

/** Qt’s field. A change of focus makes the browser lay out the page, several milliseconds of each tap: Qt’s own calls
 *  count only for an item that takes text. */
function field() {
    const element = document.querySelector('body > input');
    if (element && !Object.hasOwn(element, 'focus')) {
        element.focus = () => takesText && focusOf(element);
    }
    return element;
}

const canvas = () => document.getElementById('qt-shadow-container').shadowRoot.querySelector('canvas');

function set(element, attribute, value) {
    if (value) {
        element.setAttribute(attribute, value);
    } else {
        element.removeAttribute(attribute);
    }
}

/** The focused item takes text: the names of its Enter key and of its capitals, as in HTML; empty for the usual ones. */
export function showKeyboard(enter, capitals) {
    takesText = true;
    const element = field();
    if (element) {
        set(element, 'enterkeyhint', enter);
        set(element, 'autocapitalize', capitals);
        set(element, 'autocomplete', 'off');
        element.spellcheck = false;
        focusOf(element);
    }
}

/** The focused item takes no text: keys come to the app all the same. */
export function hideKeyboard() {
    takesText = false;
    const element = field();
    if (element && document.activeElement === element) {
        focusOf(canvas());
    }
}
