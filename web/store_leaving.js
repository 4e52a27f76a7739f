// Detects the end of the page, and keeps a short note for its next start.

const place = 'cimaise-library';

export function readNote() {
    try {
        return localStorage.getItem(place) ?? '';
    } catch {
        return '';
    }
}

export function writeNote(words) {
    try {
        localStorage.setItem(place, words);
    } catch {
        // it is missed only after a crash
    }
}

/** Calls `leave` when the page may be closed. A page that is left in good order leaves no note. */
export function listenForTheEnd(leave, hasCrashed) {
    globalThis.document?.addEventListener('visibilitychange', leave);
    globalThis.addEventListener?.('pagehide', () => {
        leave();
        if (!hasCrashed()) {
            writeNote('');
        }
    });
}
