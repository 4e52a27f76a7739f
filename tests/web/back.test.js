// Tests links with positions and the back button: the page's history is as deep as the app's.
import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, test} from 'node:test';
import {openBrowser, waitForApp} from './browser.js';
import {serve} from './server.js';
import {isStandIn, site} from './site.js';

/// A game of Musée, from tests/links.
const position = '1/ePnq4z-sW4YcduDAKg_OB9bfGUCrFDKLFcqB5V26ArDpmooehN84vn2TUPwG9TIL5zcJ6W8SOjDv8ogJfpPQgAdgI0QZXC_zNwmZbxIGUM2MbN8k5JDCnv-bhOQ3CV14MOEMFAKeAwA3KVqZ';

let host;
let one;
let page;

beforeEach(async () => {
    host = await serve(site);
    one = await openBrowser();
    page = await one.newPage(() => {
        window.awake = 0;
        (globalThis.WakeLock ?? class {}).prototype.request = async () => {
            const lock = new EventTarget();
            lock.release = async () => {
                window.awake -= 1;
                lock.dispatchEvent(new Event('release'));
            };
            window.awake += 1;
            return lock;
        };
    });
});

afterEach(async () => {
    await one.end();
    await host.stop();
    assert.deepEqual(one.seen, {strangers: [], violations: [], errors: []});
});

async function visit(hash = '') {
    await page.goto(host.address + hash);
    await waitForApp(page);
}

async function waitForDepth(depth) {
    await page.waitForFunction(wanted => (history.state?.depth ?? 0) === wanted, {timeout: 300000, polling: 50}, depth);
    assert.equal(await page.evaluate(() => location.href), host.address);
}

const pause = milliseconds => new Promise(over => setTimeout(over, milliseconds));

const navigateTo = hash => page.evaluate(to => { location.hash = to; }, hash);

describe('a link', () => {
    test('opens its position at the start, once', async () => {
        await visit(`#${position}`);
        await waitForDepth(1);
    });

    test('opens its position while the app runs', async () => {
        await visit();
        await waitForDepth(0);
        await navigateTo(position);
        await waitForDepth(1);
    });

    test('waits while another tab has the library', async () => {
        await visit();
        const second = await one.newPage();
        await second.goto(`${host.address}#${position}`);
        await second.waitForSelector('#offer:not([hidden])');
        await second.tap('#offer');
        await waitForApp(second);
        await second.waitForFunction(() => history.state?.depth === 1, {timeout: 300000, polling: 50});
    });

    const hostile = {
        'a script': 'javascript:alert(1)',
        'a script as a position': '1/<img src=x onerror=alert(1)>',
        'an address': 'https://example.org/#1/x',
        'nothing': '1/',
        'too much': `1/${'A'.repeat(70000)}`,
        'far too much': `1/${'A'.repeat(1500000)}`,
        'control characters': '1/%00%0a%e2%80%ae',
        'a later format': '99/abc',
    };
    for (const [what, hash] of Object.entries(hostile)) {
        test(`that holds ${what} opens nothing, and the app goes on`, async () => {
            let asked = 0;
            page.on('dialog', dialog => { asked += 1; dialog.dismiss(); });
            await visit(`#${hash}`);
            await waitForDepth(0);
            await navigateTo(hash);
            await pause(300);
            await waitForDepth(0);
            assert.equal(asked, 0);
            await navigateTo(position);
            await waitForDepth(1);
        });
    }
});

describe('going back', () => {
    test('leads from the table to the first page, and from there out of the app', async () => {
        await visit();
        await navigateTo(position);
        await waitForDepth(1);
        await page.goBack();
        await waitForDepth(0);
        await page.goBack();
        assert.equal(page.url(), 'about:blank');
    });

    test('forward opens nothing', async () => {
        await visit();
        await navigateTo(position);
        await waitForDepth(1);
        await page.goBack();
        await waitForDepth(0);
        await page.evaluate(() => history.forward());
        await pause(800);
        await waitForDepth(0);
    });

    test('follows the app’s own way back', {skip: !isStandIn}, async () => {
        await visit();
        await page.evaluate(() => cimaise.module._stand_in_go(3));
        await waitForDepth(3);
        await page.evaluate(() => cimaise.module._stand_in_go(1));
        await waitForDepth(1);
        await page.evaluate(() => { // faster than the history
            cimaise.module._stand_in_go(0);
            cimaise.module._stand_in_go(2);
        });
        await waitForDepth(2);
        await page.goBack();
        await waitForDepth(1);
        await page.goBack();
        await waitForDepth(0);
    });

    test('a reload in the middle begins at the first page', {skip: !isStandIn}, async () => {
        await visit();
        await page.evaluate(() => cimaise.module._stand_in_go(3));
        await waitForDepth(3);
        await page.reload();
        await waitForApp(page);
        await waitForDepth(0);
    });
});

describe('the screen', () => {
    test('stays awake while a game is open, and only then', async () => {
        await visit();
        assert.equal(await page.evaluate(() => window.awake), 0);
        await navigateTo(position);
        await page.waitForFunction(() => window.awake === 1, {timeout: 300000});
        await page.goBack();
        await page.waitForFunction(() => window.awake === 0, {timeout: 300000});
    });

    test('is asked for again when the page is seen again', async () => {
        await visit(`#${position}`);
        await page.waitForFunction(() => window.awake === 1, {timeout: 300000});
        const other = await one.newPage(); // the browser takes the lock of a page that is hidden
        await other.bringToFront();
        await page.bringToFront();
        await page.waitForFunction(() => window.awake === 1, {timeout: 300000});
    });
});
