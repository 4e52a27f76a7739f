// On-screen keyboard: Qt has one field for it, and focuses that field for every item of the app.

const field = () => document.querySelector('body > input');
const canvas = () => document.getElementById('qt-shadow-container')?.shadowRoot.querySelector('canvas');

function set(element, attribute, value) {
    if (value) {
        element.setAttribute(attribute, value);
    } else {
        element.removeAttribute(attribute);
    }
}

/** The focused item takes text: the names of its Enter key and of its capitals, as in HTML; empty for the usual ones. */
export function showKeyboard(enter, capitals) {
    const element = field();
    if (element) {
        set(element, 'enterkeyhint', enter);
        set(element, 'autocapitalize', capitals);
        set(element, 'autocomplete', 'off');
        element.spellcheck = false;
    }
}

/** The focused item takes no text: keys come to the app all the same. */
export function hideKeyboard() {
    if (document.activeElement === field()) {
        canvas()?.focus({preventScroll: true});
    }
}
