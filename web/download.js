// Receives the app: reports progress, verifies that it belongs to this build, and caches it for the next start.
// The download has been begun by ahead.js.
import {Trouble} from './curtain.js';

/// Time without data after which the download is given up, in ms.
const longestSilence = 30000;

const wasm = 'cimaise.wasm';
const build = globalThis.cimaiseBuild;

/** The service worker's store of this build's files has the same name. */
function openCache() {
    return caches.open(`cimaise ${new URL('./', location.href).href} ${build.version}`);
}

async function digestOf(bytes) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('');
}

async function keep(address, type, bytes) {
    try {
        await (await openCache()).put(address, new Response(bytes, {headers: {'Content-Type': type}}));
    } catch {
        // The browser's storage is full or disabled: the next start downloads again.
    }
}

/** Reads a response to its end: compiled, and its bytes. */
async function compiledWithBytes(response) {
    if (!response.ok) {
        throw new Trouble('network');
    }
    const [compiled, copy] = response.body.tee();
    return Promise.all([
        WebAssembly.compileStreaming(new Response(compiled, {headers: {'Content-Type': 'application/wasm'}})),
        new Response(copy).arrayBuffer(),
    ]);
}

async function fetched({response, stop, hear}, progressed) {
    let timer = 0;
    const alive = () => {
        clearTimeout(timer);
        timer = setTimeout(stop, longestSilence);
    };
    hear((done, all) => {
        alive();
        progressed(done, all);
    });
    alive();
    try {
        const [module, bytes] = await compiledWithBytes(await response);
        if (await digestOf(bytes) !== build.files[wasm].hash) {
            throw new Trouble('replaced');
        }
        await keep(new URL(wasm, location.href).href, 'application/wasm', bytes);
        return module;
    } finally {
        clearTimeout(timer);
    }
}

/** Compiles the app; calls `progressed` with the bytes transferred and those in all. */
export async function compileApp(progressed) {
    const ahead = globalThis.cimaiseAhead;
    if (!ahead) {
        return WebAssembly.compileStreaming(fetch(wasm)); // cached: the browser keeps the compiled code
    }
    return fetched(ahead, progressed);
}

/** What went wrong while a file came, in our words. */
export function troubleOf(error) {
    if (error instanceof Trouble) {
        return error;
    }
    return error instanceof WebAssembly.CompileError ? new Trouble('old') : new Trouble('network');
}

/** Reloads the small files, which the browser may have cached from an older build. */
export async function refresh() {
    const small = Object.entries(build?.files ?? {}).filter(([, file]) => file.bytes < 1e6).map(([name]) => name);
    await Promise.allSettled(['build.js', ...small].map(name => fetch(name, {cache: 'reload'})));
}
