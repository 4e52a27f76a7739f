// Downloads the app's one large file: reports progress, verifies that it belongs to this build, and
// caches it for the next start.
import {Trouble} from './curtain.js';

/// Time without data after which the download is given up, in ms.
const longestSilence = 30000;

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

async function fetched(file, progressed) {
    const address = new URL(file, location.href).href;
    const silence = new AbortController();
    let timer = 0;
    const alive = () => {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), longestSilence);
    };
    const told = (done, all) => {
        alive();
        progressed(done, all);
    };
    alive();
    try {
        const options = {signal: silence.signal};
        const response = await globalThis.cimaiseFetchFile(`${address}?${build.files[file].hash.slice(0, 16)}`, build.files[file], options, told);
        if (!response.ok) {
            throw new Trouble('network');
        }
        const [compiled, kept] = response.body.tee();
        const [module, all] = await Promise.all([
            WebAssembly.compileStreaming(new Response(compiled, {headers: {'Content-Type': 'application/wasm'}})),
            new Response(kept).arrayBuffer(),
        ]);
        if (await digestOf(all) !== build.files[file].hash) {
            throw new Trouble('replaced');
        }
        await keep(address, 'application/wasm', all);
        return module;
    } finally {
        clearTimeout(timer);
    }
}

/** Compiles a file of the build; calls `progressed` with the bytes transferred and those in all. */
export async function compileFile(file, progressed) {
    if (navigator.serviceWorker?.controller) { // cached: the browser keeps the compiled code
        return WebAssembly.compileStreaming(fetch(file));
    }
    return fetched(file, progressed);
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
