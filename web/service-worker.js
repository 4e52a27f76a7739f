// Caches all files of one build, listed in build.js, so that it starts without network.
'use strict';

importScripts('build.js', 'packed.js');

const build = self.cimaiseBuild;
const scope = self.registration.scope;
const prefix = `cimaise ${scope} `;
const cacheName = prefix + build.version;
const addressOf = file => new URL(file, scope).href;

async function digestOf(bytes) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** The same response for the cache, if it is the file of this build. */
async function proved(response, file) {
    if (!response?.ok) {
        return null;
    }
    const bytes = await response.arrayBuffer();
    if (await digestOf(bytes) !== build.files[file].hash) {
        return null;
    }
    const headers = new Headers(response.headers);
    headers.delete('Content-Encoding'); // it is unpacked by now
    headers.delete('Content-Length');
    return new Response(bytes, {headers});
}

/** From an older build that has the same, else from the network: as the browser has it, then as the server does. */
async function obtained(file) {
    const address = addressOf(file);
    const fetched = options => self.cimaiseFetchFile(address, build.files[file], options);
    const sources = [() => caches.match(address), fetched, () => fetched({cache: 'reload'})];
    for (const source of sources) {
        const found = await proved(await source(), file);
        if (found) {
            return found;
        }
    }
    throw new Error(`${file} is of another build`);
}

async function keepAll() {
    const cache = await caches.open(cacheName);
    for (const file of Object.keys(build.files)) {
        if (!await cache.match(addressOf(file))) {
            await cache.put(addressOf(file), await obtained(file));
        }
    }
}

/** The page proved what it kept itself; build.js cannot hold its own digest. */
async function install() {
    await keepAll();
    const list = `self.cimaiseBuild = ${JSON.stringify(build)};\n`;
    const cache = await caches.open(cacheName);
    await cache.put(addressOf('build.js'), new Response(list, {headers: {'Content-Type': 'text/javascript'}}));
}

async function activate() {
    for (const name of await caches.keys()) {
        if (name.startsWith(prefix) && name !== cacheName) {
            await caches.delete(name);
        }
    }
    await self.clients.claim();
}

async function answer(request) {
    const address = new URL(request.url);
    const file = address.href.split(/[?#]/)[0] === scope ? 'index.html' : address.pathname.slice(new URL(scope).pathname.length);
    const cache = await caches.open(cacheName);
    return await cache.match(addressOf(file)) ?? fetch(request);
}

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(activate()));
self.addEventListener('message', event => event.data === 'take over' && self.skipWaiting());
self.addEventListener('fetch', event => {
    if (event.request.method === 'GET' && event.request.url.startsWith(scope)) {
        event.respondWith(answer(event.request));
    }
});
