// Passes a position in the page's URL, or a shortcut of the home screen, to the app once: at the
// start or while the app runs.
import {dropEntry} from './back.js';

/// Length in characters that proves a link too long; the app refuses it.
const enough = 66000;

/// Null until the page's initial address was read.
let waiting = null;

/// Key of the position being opened in the tab's storage; it remains if the page crashes.
const note = 'cimaise opening';

/** Result of `use` with the tab's storage; null if the browser denies access. */
function noted(use) {
    try {
        return use(sessionStorage);
    } catch {
        return null;
    }
}

/// Position that crashed the page before it was reloaded.
let fatal = noted(notes => notes.getItem(note));

/** The position, or none where the page has ended over it: starting again would end the same way. */
function unlessFatal(link) {
    if (link !== '' && link === fatal) {
        fatal = null;
        return '';
    }
    if (link !== '') {
        noted(notes => notes.setItem(note, link));
    }
    return link;
}

/** The position has been opened, or refused in words: the page did not end over it. */
export function linkWasOpened() {
    noted(notes => notes.removeItem(note));
}

/// As in manifest.webmanifest.
const shortcuts = ['#new', '#scan'];

const linkIn = hash => shortcuts.includes(hash) || /^#\d+\w?\//.test(hash) ? hash.slice(0, enough) : '';

/** The position or shortcut that came, empty for none; a reload does not open it again. */
export function takeLink() {
    const first = waiting === null ? linkIn(location.hash) : '';
    if (waiting === null && location.hash !== '') {
        history.replaceState(history.state, '', location.pathname + location.search);
    }
    const link = waiting || first;
    waiting = '';
    return unlessFatal(link);
}

/** `came` is called for each one that comes from now on. */
export function listenForLinks(came) {
    const report = hash => {
        waiting = linkIn(hash);
        if (waiting !== '') {
            came();
            linkWasOpened();
        }
    };
    addEventListener('hashchange', () => {
        if (location.hash !== '') {
            const hash = location.hash;
            dropEntry();
            report(hash);
        }
    });
    globalThis.launchQueue?.setConsumer(launch => launch.targetURL && report(new URL(launch.targetURL).hash));
}
