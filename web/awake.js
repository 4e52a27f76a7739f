// Keeps the screen on while the app asks for it and is visible.

let wanted = false;
let lock = null;
let asking = false;

const mayAsk = () => wanted && !lock && !asking && document.visibilityState === 'visible';

async function take() {
    if (!mayAsk()) {
        return;
    }
    asking = true;
    try {
        lock = await navigator.wakeLock.request('screen');
        lock.addEventListener('release', () => { lock = null; });
    } catch {
        // a battery that is low, or a browser that waits for a touch: asked again at the next one
    }
    asking = false;
    if (!wanted) {
        lock?.release();
    }
}

export function keepAwake(yes) {
    wanted = yes && 'wakeLock' in navigator;
    if (!wanted) {
        lock?.release();
    }
    take();
}

// it is lost whenever the page is hidden
document.addEventListener('visibilitychange', take);
document.addEventListener('pointerup', take);
