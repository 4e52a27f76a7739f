// Detects private windows of Firefox and Safari, which delete their data when closed.

/** No browser says so, but private windows of Firefox and Safari have no private file system. Those
 *  of Chromium take care to look like any other. */
export async function isFleeting() {
    try {
        await navigator.storage?.getDirectory?.();
        return false;
    } catch (error) {
        return ['SecurityError', 'UnknownError'].includes(error.name);
    }
}
