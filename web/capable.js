// Checks that this browser can run the app.
import {Trouble} from './curtain.js';

function drawsWithWebgl() {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    context?.getExtension('WEBGL_lose_context')?.loseContext(); // a page has few of them
    return context !== null;
}

/** Throws the trouble it finds. */
export function checkBrowser() {
    if (typeof WebAssembly !== 'object') {
        throw new Trouble('noWebAssembly');
    }
    if (!isSecureContext) {
        throw new Trouble('insecure');
    }
    const needed = [WebAssembly.compileStreaming, globalThis.BigInt64Array, globalThis.BroadcastChannel,
                    navigator.locks, globalThis.ResizeObserver, Element.prototype.attachShadow];
    if (needed.some(one => one === undefined)) {
        throw new Trouble('old');
    }
    if (!drawsWithWebgl()) {
        throw new Trouble('noGraphics');
    }
}
