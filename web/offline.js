// Page side of the service worker: a newer build takes over before the app starts, or when the user
// restarts the app, never while it runs.

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

/** Calls `ready` when a newer build is complete; looks for one whenever the page is shown again. */
function watch(registration, ready) {
    const check = () => registration.active && registration.waiting && ready();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', check));
    document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') {
            registration.update().catch(() => {}); // no network
        }
    });
    check();
}

/** Caches this build for starts without network, and calls `ready` when a newer one is complete. */
export async function install(ready) {
    try {
        const registration = await navigator.serviceWorker?.register('service-worker.js', {updateViaCache: 'none'});
        if (registration) {
            watch(registration, ready);
        }
    } catch {
        // private windows have none: the app runs all the same, as long as there is a network
    }
}
