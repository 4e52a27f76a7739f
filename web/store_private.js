// Whether this is a private window, which forgets what it keeps.

/** No browser says so. Private windows of Firefox and Safari have no private file system; those of
 *  Chromium get a share of the memory instead of the disk. */
export async function isFleeting() {
    try {
        await navigator.storage.getDirectory();
        const {quota} = await navigator.storage.estimate();
        const memory = performance.memory?.jsHeapSizeLimit;
        return memory !== undefined && quota < 2 * memory;
    } catch (error) {
        return navigator.storage?.getDirectory !== undefined
            && ['SecurityError', 'UnknownError'].includes(error.name);
    }
}
