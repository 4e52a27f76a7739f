// Asks the browser to delete nothing of the library by itself when it runs out of space.

/** Granted in an earlier visit, or not asked yet in this one. */
export async function promiseSoFar() {
    return await navigator.storage?.persisted?.().catch(() => false) ? 'granted' : 'unasked';
}

/** Never throws: a browser that cannot be asked has promised nothing. */
export async function askForPromise() {
    return await navigator.storage?.persist?.().catch(() => false) ? 'granted' : 'refused';
}
