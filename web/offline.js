// Page side of the service worker: a newer build takes over before the app starts, never while it
// runs.

/// A worker that does not answer is left alone.
const patience = 3000;

function changed() {
    return new Promise(resolve => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), {once: true});
        setTimeout(resolve, patience, false);
    });
}

/** Whether a newer build has taken over: then the page has to be loaded again. */
export async function takeNewest() {
    const registration = await navigator.serviceWorker?.getRegistration('./');
    if (!registration?.waiting) {
        return false;
    }
    const over = changed();
    registration.waiting.postMessage('take over');
    return over;
}

/** Has this build kept for starts without network, and looks for a newer one. */
export async function install() {
    try {
        await navigator.serviceWorker?.register('service-worker.js', {updateViaCache: 'none'});
    } catch {
        // private windows have none: the app runs all the same, as long as there is a network
    }
}
