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

/** The bytes of a response, told as they come. */
async function counted(response, progressed, alive) {
    const chunks = [];
    const reader = response.body.getReader();
    for (let done = 0; ;) {
        const chunk = await reader.read();
        alive();
        if (chunk.done) {
            return new Blob(chunks).arrayBuffer();
        }
        chunks.push(chunk.value);
        progressed(done += chunk.value.length);
    }
}

/** Compiles the response, also from hosts that send WebAssembly with another MIME type. */
function compiled(response, bytes) {
    return response.headers.get('Content-Type')?.startsWith('application/wasm')
        ? WebAssembly.compileStreaming(response)
        : bytes.then(all => WebAssembly.compile(all));
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
    alive();
    try {
        const response = await fetch(`${address}?${build.files[file].hash.slice(0, 16)}`, {signal: silence.signal});
        if (!response.ok) {
            throw new Trouble('network');
        }
        const bytes = counted(response.clone(), progressed, alive);
        const [module, all] = await Promise.all([compiled(response, bytes), bytes]);
        if (await digestOf(all) !== build.files[file].hash) {
            throw new Trouble('replaced');
        }
        await keep(address, 'application/wasm', all);
        return module;
    } finally {
        clearTimeout(timer);
    }
}

/** Compiles a file of the build; calls `progressed` with the number of bytes received. */
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
