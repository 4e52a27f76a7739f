// Passes a position in the page's URL to the app once, at the start or while the app runs.
import {dropEntry} from './back.js';

/// The app refuses what is longer than any link of its own; this much of it shows that it is.
const enough = 66000;

/// null: the address the page was opened with has not been looked at.
let waiting = null;

const positionIn = hash => /^#\d+\w?\//.test(hash) ? hash.slice(0, enough) : '';

/** The position that came, empty for none; a reload does not open it again. */
export function takeLink() {
    const first = waiting === null ? positionIn(location.hash) : '';
    if (waiting === null && location.hash !== '') {
        history.replaceState(history.state, '', location.pathname + location.search);
    }
    const link = waiting || first;
    waiting = '';
    return link;
}

/** `came` is called for each one that comes from now on. */
export function listenForLinks(came) {
    const tell = hash => {
        waiting = positionIn(hash);
        if (waiting !== '') {
            came();
        }
    };
    addEventListener('hashchange', () => {
        if (location.hash !== '') {
            const hash = location.hash;
            dropEntry();
            tell(hash);
        }
    });
    globalThis.launchQueue?.setConsumer(launch => launch.targetURL && tell(new URL(launch.targetURL).hash));
}
