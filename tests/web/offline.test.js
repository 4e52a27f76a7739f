// Tests that the app starts without network, and that a newer build replaces it between two games
// without losing data.
import assert from 'node:assert/strict';
import {afterEach, beforeEach, test} from 'node:test';
import {openBrowser, waitForApp, waitForWorker} from './browser.js';
import {serve} from './server.js';
import {isStandIn, newerBuild, site} from './site.js';

let host;
let one;
let page;

beforeEach(async () => {
    host = await serve(site, '/app/');
    one = await openBrowser();
    page = await one.newPage();
});

afterEach(async () => {
    await one.end();
    await host.stop();
    assert.deepEqual(one.seen, {strangers: [], violations: [], errors: []});
});

async function visit() {
    await page.goto(host.address);
    await waitForApp(page);
}

const isNewer = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--newer') === 'yes');

const hasWaiting = () => page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration()).waiting !== null, {timeout: 300000, polling: 100});

/** The length of the library in the browser; something is put there if there is no app to do it. */
async function keepSomething() {
    await page.evaluate(() => {
        if (cimaise.store.handed === 0) {
            cimaise.store.put(0, new Uint8Array(100));
            cimaise.store.commit(100);
        }
    });
    await page.waitForFunction(() => cimaise.store.handed > 0 && cimaise.store.stored === cimaise.store.handed, {polling: 50});
    return savedLength();
}

const savedLength = () => page.evaluate(() => new Promise((resolve, reject) => {
    const opening = indexedDB.open('cimaise-library');
    opening.onerror = reject;
    opening.onsuccess = () => {
        const asked = opening.result.transaction('facts').objectStore('facts').get('file');
        asked.onsuccess = () => resolve(asked.result.length);
        opening.result.close();
    };
}));

test('can be installed: manifest, icons and worker are as browsers ask for', async () => {
    await visit();
    await waitForWorker(page);
    const client = await page.createCDPSession();
    const {errors, url} = await client.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
    assert.equal(url, `${host.address}manifest.webmanifest`);
    const {installabilityErrors} = await client.send('Page.getInstallabilityErrors');
    assert.deepEqual(installabilityErrors.map(error => error.errorId), []);
});

test('shows itself on the home screen in the language and the appearance of the device', async () => {
    const client = await page.createCDPSession();
    const manifest = async () => JSON.parse((await client.send('Page.getAppManifest')).data);
    await visit();
    const light = await manifest();
    assert.deepEqual([light.lang, light.background_color], ['en', '#ece7dd']);
    assert.deepEqual(light.shortcuts.map(({name, url}) => [name, url]), [['New game', './#new'], ['Scan QR code', './#scan']]);
    await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'dark'}]);
    await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'languages', {value: ['fr-FR', 'en']}));
    await visit();
    const dark = await manifest();
    assert.deepEqual([dark.lang, dark.background_color, dark.id], ['fr', '#23211f', light.id]);
    assert.deepEqual(dark.shortcuts.map(({name}) => name), ['Nouvelle partie', 'Scanner un code QR']);
    for (const {src, sizes} of [...light.screenshots, ...dark.screenshots]) {
        const size = await page.evaluate(async address => {
            const picture = await createImageBitmap(await (await fetch(address)).blob());
            return `${picture.width}x${picture.height}`;
        }, src);
        assert.equal(size, sizes);
    }
});

test('comes once at the first visit, compressed, and then starts without network', async () => {
    await visit();
    await waitForWorker(page);
    assert.equal(host.requests.filter(file => /(^|\/)cimaise\.wasm$/.test(file)).length, 1);
    host.requests = [];
    await visit();
    await page.waitForNetworkIdle();
    assert.deepEqual(host.requests.filter(file => !file.endsWith('service-worker.js') && !/(build|packed)\.js$/.test(file)), []);
    await host.stop();
    await visit();
    await page.goto('about:blank');
    await page.goto(`${host.address}#1/x`);
    await waitForApp(page);
    await page.goto(`${host.address}notices.html`);
    assert.match(await page.$eval('body', body => body.innerText), /GPL-3\.0-only/);
});

test('is kept for starts without network by a host that compresses nothing, too', async () => {
    host.packs = false;
    await visit();
    await waitForWorker(page);
    assert.deepEqual(host.requests.filter(file => file.endsWith('cimaise.wasm.gz')).length, 1);
    assert.ok(host.requests.includes('/app/zxing/reader/zxing_reader.wasm.gz'));
    await host.stop();
    await visit();
});

test('a newer build takes over at the next start, not before, and finds what was kept', async () => {
    await visit();
    await waitForWorker(page);
    const saved = await keepSomething();
    const newer = newerBuild();
    try {
        host.site = newer.folder;
        await visit();
        await hasWaiting();
        assert.equal(await isNewer(), false);
        await visit();
        assert.equal(await isNewer(), true);
        assert.ok(await savedLength() >= saved);
        assert.equal(await page.evaluate(async () => (await caches.keys()).length), 1);
        await host.stop();
        await visit();
        assert.equal(await isNewer(), true);
    } finally {
        newer.remove();
    }
});

test('an open page learns of a newer build, and restarts with it when asked to', async () => {
    await visit();
    await waitForWorker(page);
    const saved = await keepSomething();
    const newer = newerBuild();
    try {
        host.site = newer.folder;
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await hasWaiting();
        if (isStandIn) {
            await page.waitForFunction(() => cimaise.module._stand_in_newer() === 1, {polling: 50});
        }
        assert.equal(await isNewer(), false);
        await Promise.all([page.waitForNavigation(), page.evaluate(() => void cimaise.shell.restart())]);
        await waitForApp(page);
        assert.equal(await isNewer(), true);
        assert.ok(await savedLength() >= saved);
    } finally {
        newer.remove();
    }
});

test('a newer build that has the same app does not fetch it again', async () => {
    await visit();
    await waitForWorker(page);
    const newer = newerBuild();
    try {
        host.site = newer.folder;
        host.requests = [];
        await visit();
        await hasWaiting();
        assert.deepEqual(host.requests.filter(file => file.endsWith('cimaise.wasm')), []);
    } finally {
        newer.remove();
    }
});

test('a newer build waits while another tab has the library', async () => {
    await visit();
    await waitForWorker(page);
    const newer = newerBuild();
    try {
        host.site = newer.folder;
        const second = await one.newPage();
        await second.goto(host.address);
        await hasWaiting();
        await second.waitForSelector('#offer:not([hidden])');
        assert.equal(await isNewer(), false);
        assert.notEqual(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).waiting), null);
    } finally {
        newer.remove();
    }
});

test('a worker that could not fetch all is no worker, and the next visit makes one', async () => {
    host.before = async (file, response) => file === 'icon-512.png' && response.writeHead(503).end();
    await visit();
    await page.waitForFunction(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return !registration?.installing && !registration?.active;
    }, {timeout: 300000, polling: 200});
    host.before = async () => {};
    await visit();
    await waitForWorker(page);
    await host.stop();
    await visit();
});

test('a start that misses a script says so, and is one tap from a working one', async () => {
    host.before = async (file, response) => file === 'store.js' && response.writeHead(503).end();
    await page.goto(host.address);
    const again = await page.waitForSelector('#offer:not([hidden])');
    assert.equal(await again.evaluate(button => button.textContent), 'Try again');
    host.before = async () => {};
    await again.click();
    await waitForApp(page);
});
