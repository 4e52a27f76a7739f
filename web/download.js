// Downloads the app's one large file: reports progress, verifies that it belongs to this build, and
// caches it for the next start.
import {Trouble} from './curtain.js';

/// Nothing more has come for so long: nothing will.
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

/** Hosts that know nothing of WebAssembly send it as some other type. */
function compiled(response, bytes) {
    return response.headers.get('Content-Type')?.startsWith('application/wasm')
        ? WebAssembly.compileStreaming(response)
        : bytes.then(all => WebAssembly.compile(all));
}

async function keep(address, type, bytes) {
    try {
        await (await openCache()).put(address, new Response(bytes, {headers: {'Content-Type': type}}));
    } catch {
        // a browser that is full, or keeps nothing: it is fetched once more
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

/** Compiles a file of the build; `progressed` is told how many of its bytes have come. */
export async function compileFile(file, progressed) {
    if (navigator.serviceWorker?.controller) { // it is here: straight from there, the browser keeps what it compiles
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

/** Small files of an older build may lie in the browser's own cache: they are asked for anew. */
export async function refresh() {
    const small = Object.entries(build?.files ?? {}).filter(([, file]) => file.bytes < 1e6).map(([name]) => name);
    await Promise.allSettled(['build.js', ...small].map(name => fetch(name, {cache: 'reload'})));
}
