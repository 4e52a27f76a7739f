// The library in a real browser: what was accepted half a second before a reload or a kill is there
// afterwards, whatever else happens.
import assert from 'node:assert/strict';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {setTimeout as pass} from 'node:timers/promises';
import {Chromium, root, serve} from './store_chromium.js';

const built = process.env.CIMAISE_STORE_PAGE ?? join(root, 'build', 'web', 'bin');
const lives = Number(process.env.CIMAISE_LIVES ?? 60);
const killsAmongLives = 1 / 3;
const promised = 500; // ms

let site;
before(async () => {
    site = await serve([join(root, 'web'), join(root, 'tests', 'web'), built]);
});
after(() => site.close());

/** How the page with nothing but the library is used; the app has a driver of the same shape. */
class LibraryPage {
    constructor(page) {
        this.page = page;
    }

    static async open(browser) {
        return LibraryPage.load(await browser.newPage());
    }

    static async load(page) {
        page.on('pageerror', error => assert.fail(error));
        await page.goto(`${site.url}/store_page.html`);
        return new LibraryPage(page).ready();
    }

    async ready() {
        await this.page.waitForFunction('document.title === "ready"');
        return this;
    }

    async reload() {
        await this.page.reload();
        return this.ready();
    }

    /** Edits by itself, again and again, until the page ends; how often it has is told as it does. */
    async keepEditing(accepted) {
        if (!this.told) {
            await this.page.exposeFunction('accepted', (number, time) => this.told(number, time));
        }
        this.told = accepted;
        await this.page.evaluate(() => {
            const edit = () => {
                const number = cimaise.module._page_edit();
                globalThis.accepted(number, Date.now());
                setTimeout(edit, Math.random() < 0.3 ? 0 : Math.random() * 120);
            };
            edit();
        });
    }

    edit() {
        return this.page.evaluate(() => cimaise.module._page_edit());
    }

    /** How many edits there are, each after the one before; −1 if they are not. */
    edits() {
        return this.page.evaluate(() => cimaise.module._page_edits());
    }

    confirmed(number) {
        return this.page.waitForFunction(until => cimaise.module._page_confirmed() >= until, {polling: 20}, number);
    }

    trouble() {
        return this.page.evaluate(() => cimaise.module.UTF8ToString(cimaise.module._page_trouble()));
    }

    says(trouble) {
        return this.page.waitForFunction(expected => cimaise.module.UTF8ToString(cimaise.module._page_trouble()) === expected,
                                         {polling: 20}, trouble);
    }
}

/** A browser for one test. */
async function within(use) {
    const chromium = await new Chromium().start();
    try {
        await use(chromium);
    } finally {
        await chromium.end();
    }
}

test(`${lives} reloads and kills at random moments lose nothing that was accepted ${promised} ms before`, async t => {
    await within(async chromium => {
        let page = await LibraryPage.open(chromium.browser);
        const times = []; // of acceptance, by the number of the edit
        let kills = 0;
        for (let life = 1; life <= lives; life += 1) {
            await page.keepEditing((number, time) => {
                times[number] = time;
            });
            await pass(Math.random() * 1500);
            const ended = Date.now();
            if (Math.random() < killsAmongLives) {
                kills += 1;
                await chromium.kill();
                await chromium.start();
                page = await LibraryPage.open(chromium.browser);
            } else {
                await page.reload();
            }
            const due = times.findLastIndex(time => time <= ended - promised);
            const found = await page.edits();
            assert.ok(found >= due, `life ${life}: ${found} of ${due} edits that were due`);
            times.length = found + 1;
        }
        t.diagnostic(`${kills} kills, ${await page.edits()} edits`);
    });
});

test('an edit is confirmed well before half a second is over', async t => {
    await within(async chromium => {
        const page = await LibraryPage.open(chromium.browser);
        const took = await page.page.evaluate(async () => {
            const times = [];
            for (let i = 0; i < 200; i += 1) {
                const from = performance.now();
                const number = cimaise.module._page_edit();
                while (cimaise.module._page_confirmed() < number) {
                    await new Promise(then => setTimeout(then));
                }
                times.push(performance.now() - from);
            }
            return times.sort((a, b) => a - b);
        });
        t.diagnostic(`median ${took[100].toFixed(1)} ms, longest ${took.at(-1).toFixed(1)} ms`);
        assert.ok(took.at(-1) < promised, `${took.at(-1)} ms`);
    });
});

test('a second tab takes the library, and the first writes nothing over it', async () => {
    await within(async chromium => {
        const first = await LibraryPage.open(chromium.browser);
        await first.edit();
        await first.confirmed(1);
        const second = await LibraryPage.open(chromium.browser);
        assert.equal(await second.edits(), 1);
        await second.edit();
        await second.confirmed(2);
        await first.edit();
        await first.edit();
        await first.says('library.browser.lost');
        await second.edit();
        await second.confirmed(3);
        assert.equal(await second.trouble(), '');
        assert.equal(await (await second.reload()).edits(), 3);
    });
});

/** A page whose disk is full: its first edit is confirmed, its second is not. */
async function fill(browser, use) {
    const blank = await browser.newPage();
    const session = await blank.createCDPSession();
    const limit = {origin: site.url, quotaSize: 2_000_000};
    await session.send('Storage.overrideQuotaForOrigin', limit); // the browser looks when the page is opened
    const page = await LibraryPage.load(blank);
    await page.edit();
    await page.confirmed(1);
    for (let i = 0; i < 8; i += 1) {
        await page.page.evaluate(() => cimaise.module._page_photo(390_000));
    }
    await page.says('library.browser.full');
    assert.equal(await page.edit(), 2);
    await use(page, () => session.send('Storage.overrideQuotaForOrigin', {origin: site.url}));
}

test('a full disk is said, and all is kept once there is room', async () => {
    await within(({browser}) => fill(browser, async (page, makeRoom) => {
        await makeRoom();
        await page.page.evaluate(() => cimaise.module._page_retry());
        await page.says('');
        assert.equal(await (await page.reload()).edits(), 2);
    }));
});

test('whoever leaves with a full disk finds what was confirmed, and goes on from there', async () => {
    await within(({browser}) => fill(browser, async (page, makeRoom) => {
        await page.reload();
        assert.equal(await page.edits(), 1);
        await makeRoom();
        await page.edit();
        await page.confirmed(2);
        assert.equal(await page.trouble(), '');
    }));
});

test('what the user clears while the page is open is kept anew', async () => {
    await within(async chromium => {
        const page = await LibraryPage.open(chromium.browser);
        await page.edit();
        await page.confirmed(1);
        const session = await page.page.createCDPSession();
        await session.send('Storage.clearDataForOrigin', {origin: site.url, storageTypes: 'indexeddb'});
        await page.edit();
        await page.confirmed(2);
        assert.equal(await (await page.reload()).edits(), 2);
    });
});
