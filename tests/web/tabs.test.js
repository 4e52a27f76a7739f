// Tests one library in two tabs: only one has it open, and neither loses it.
import assert from 'node:assert/strict';
import {afterEach, beforeEach, test} from 'node:test';
import {openBrowser, waitForApp, waitForWords} from './browser.js';
import {serve} from './server.js';
import {site} from './site.js';

let host;
let one;

beforeEach(async () => {
    host = await serve(site);
    one = await openBrowser();
});

afterEach(async () => {
    await one.end();
    await host.stop();
    assert.deepEqual(one.seen, {strangers: [], violations: [], errors: []});
});

async function openTab(prepare) {
    const page = await one.newPage(prepare);
    await page.goto(host.address);
    return page;
}

const holders = page => page.evaluate(async () => (await navigator.locks.query()).held.filter(lock => lock.name === 'cimaise-library').length);

/** As a touch: the tab is looked at. */
async function useHere(page) {
    await page.bringToFront();
    await page.tap('#offer');
    await waitForApp(page);
}

test('the second tab asks, the first gives, and back', async () => {
    const first = await openTab();
    await waitForApp(first);
    const second = await openTab();
    await waitForWords(second, /open in another tab/);
    await useHere(second);
    await waitForWords(first, /open in another tab/);
    assert.equal(await holders(second), 1);
    await useHere(first);
    await waitForWords(second, /open in another tab/);
    assert.equal(await holders(first), 1);
});

test('what the first tab was about to write is written before it gives', async () => {
    const first = await openTab();
    await waitForApp(first);
    await first.evaluate(() => {
        for (let block = 0; block < 200; ++block) {
            cimaise.store.put(block, new Uint8Array(cimaise.store.blockSize).fill(7));
        }
        cimaise.store.commit(200 * cimaise.store.blockSize);
        const close = cimaise.store.close.bind(cimaise.store);
        cimaise.store.close = async () => localStorage.setItem('all kept', await close());
    });
    const second = await openTab();
    await waitForWords(second, /open in another tab/);
    await useHere(second);
    assert.equal(await second.evaluate(() => localStorage.getItem('all kept')), 'true');
});

test('a tab that does not answer loses it after a while', async () => {
    const first = await openTab(() => {
        Object.defineProperty(BroadcastChannel.prototype, 'onmessage', {set() {}});
    });
    await waitForApp(first);
    const second = await openTab();
    await waitForWords(second, /open in another tab/);
    await useHere(second);
    await waitForWords(first, /open in another tab/);
    assert.equal(await holders(second), 1);
});

test('where the first tab is closed, the second starts by itself at the next load', async () => {
    const first = await openTab();
    await waitForApp(first);
    await first.close();
    const second = await openTab();
    await waitForApp(second);
});
