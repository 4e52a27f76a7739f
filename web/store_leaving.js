// Detects the end or crash of the page, and keeps a short note for its next start.

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

/** Calls `leave` with whether the app has crashed. A page that is left in good order leaves no note. */
export function listenForTheEnd(leave) {
    let hasCrashed = false;
    const judge = ({error, reason}) => {
        hasCrashed ||= (error ?? reason) instanceof WebAssembly.RuntimeError;
    };
    globalThis.addEventListener?.('error', judge);
    globalThis.addEventListener?.('unhandledrejection', judge);
    globalThis.document?.addEventListener('visibilitychange', () => leave(hasCrashed));
    globalThis.addEventListener?.('pagehide', () => {
        leave(hasCrashed);
        if (!hasCrashed) {
            writeNote('');
        }
    });
}
