// Assigns the library to one tab at a time; the visible tab may take it over.

const libraryLock = 'cimaise-library';

/// Time for the other tab to save its games before the library is taken over, in ms.
const patience = 5000;

const channel = new BroadcastChannel(libraryLock);
let letGo = () => {};

/** Holds the lock until letGo(), or until another tab takes it, which calls `lost`. */
function hold(options, lost) {
    return new Promise((resolve, reject) => {
        let had = false;
        navigator.locks.request(libraryLock, options, lock => {
            had = lock !== null;
            resolve(had);
            return lock && new Promise(ended => { letGo = ended; });
        }).catch(error => had ? lost() : reject(error));
    });
}

/** Whether the library is this tab's: not while another one has it. */
export function takeLibrary(lost) {
    return hold({ifAvailable: true}, lost);
}

/** The other tab lets go when it has put its games away; one that is asleep cannot. */
export async function takeLibraryOver(lost) {
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), patience);
    channel.postMessage('let go');
    try {
        await hold({signal: waiting.signal}, lost);
    } catch {
        await hold({steal: true}, lost);
    }
}

/** When another tab asks for the library, it is had as soon as `putAway` is done. */
export function answerOtherTabs(putAway) {
    channel.onmessage = async () => {
        await putAway();
        letGo();
        location.reload(); // shows the notice about the other tab instead of the app
    };
}
