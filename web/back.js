// Maps the browser's back button and gesture to the app: its history is as deep as the app's pages.

/// Duration of closing a page, in ms.
const closing = 400;

let wanted = 0;
let goBack = null;
let travels = false;
let settling = 0;

const depth = () => history.state?.depth ?? 0;

function reconcile() {
    if (goBack === null || travels || settling) {
        return;
    }
    while (wanted > depth()) {
        history.pushState({depth: depth() + 1}, '');
    }
    if (wanted < depth()) {
        travels = true;
        history.go(wanted - depth());
    }
}

function settle() {
    clearTimeout(settling);
    settling = 0;
    reconcile();
}

function arrive() {
    if (location.hash !== '') {
        return; // an address was opened: not the back button
    }
    if (travels) {
        travels = false;
        reconcile();
    } else if (depth() < wanted) {
        clearTimeout(settling);
        settling = setTimeout(settle, closing);
        goBack();
    } else {
        reconcile(); // forward: closed pages are not opened again
    }
}

/** From now on `back` is called when the user goes back. */
export function connectHistory(back) {
    goBack = back;
    history.scrollRestoration = 'manual';
    addEventListener('popstate', arrive);
    reconcile();
}

/** The app is so many pages away from its first one. */
export function setDepth(pages) {
    wanted = pages;
    if (settling && wanted === depth()) {
        settle();
    } else {
        reconcile();
    }
}

/** An address that was followed has an entry of its own: over it, back to the app's. */
export function dropEntry() {
    history.replaceState({depth: wanted}, '', location.pathname + location.search);
    travels = true;
    history.back();
}
