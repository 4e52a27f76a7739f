// Tests that edits survive in a real browser: an edit half a second before a reload, a closed tab
// or a kill is there afterwards, and where it cannot be saved, a message says so.
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {App, pause} from './app.js';
import {openBrowser, waitForApp, waitForWords} from './browser.js';
import {Musee, spaces} from './musee.js';
import {serve} from './server.js';
import {isStandIn, site} from './site.js';
import {killAll} from './kill.js';

const lives = Number(process.env.CIMAISE_LIVES ?? 20);
const promised = 500; // ms
const options = {skip: isStandIn, timeout: 120_000 + lives * 40_000};

let host;
before(async () => { host = await serve(site); });
after(() => host.stop());

/** Runs in the page. The app obeys while it is told of the finger's lifting; what is posted then comes after. */
function reportTouches() {
    const after = new MessageChannel();
    after.port1.onmessage = () => globalThis.touched(Date.now());
    addEventListener('pointerup', () => after.port2.postMessage(null), {capture: true});
}

/** A Musée in a browser whose profile outlives it. */
class Life {
    profile = mkdtempSync(join(tmpdir(), 'cimaise-life-'));
    /** Called when the app has done with a touch. */
    touched = () => {};

    async begin() {
        await this.#start();
        await new Musee(this.app).begin();
        return this;
    }

    async #start(prepare) {
        this.browser = await openBrowser({profile: this.profile});
        await this.#openTab(prepare);
    }

    async #openTab(prepare = () => {}) {
        const page = await this.browser.newPage(reportTouches);
        await page.exposeFunction('touched', time => this.touched(time));
        await prepare(page);
        this.app = await new App(page).open(host.address);
    }

    async reload() {
        await this.app.page.reload();
        await waitForApp(this.app.page);
    }

    async close() {
        await this.app.page.close();
        await this.#openTab();
    }

    async kill(prepare) {
        await killAll(this.browser.browser);
        this.#check();
        await this.#start(prepare);
    }

    async end() {
        await this.browser.end();
        rmSync(this.profile, {recursive: true, force: true, maxRetries: 10, retryDelay: 200});
        this.#check();
    }

    #check() {
        assert.deepEqual(this.browser.seen, {strangers: [], violations: [], errors: []});
    }

    /** The table as it is shown, and how many hang on it. Who was killed may be on the first page, with the game kept. */
    async table() {
        await this.app.until(async () => (await this.app.all(/^50, |Ana · Bo, /, 'button')).length > 0, 'the game is there');
        for (const card of await this.app.all(/Ana · Bo, /, 'button')) {
            await this.app.pressNode(card);
        }
        const musee = await new Musee(this.app).read();
        const hanging = await musee.hanging();
        const count = hanging.filter(Boolean).length;
        assert.deepEqual(hanging, Array.from({length: spaces}, (_, row) => row < count ? row + 1 : 0));
        return {musee, count};
    }
}

async function within(use) {
    const life = await new Life().begin();
    try {
        await use(life);
    } finally {
        await life.end();
    }
}

/** Enters until it is stopped: up to a full wall and back to a bare one, again and again. Each edit says how many hang
 *  after it, and when the app had done with the touch. */
class Entry {
    edits;
    #ends = false;

    constructor(life, {musee, count}, rises) {
        this.rises = rises;
        this.edits = [{count, time: 0}];
        this.#enter(life, musee).catch(() => {}); // the page has gone under the finger
    }

    stop() {
        this.#ends = true;
    }

    async #enter(life, musee) {
        while (!this.#ends) {
            const {count} = this.edits.at(-1);
            this.rises = count === 0 || (this.rises && count < spaces);
            const edit = {count: count + (this.rises ? 1 : -1), time: Infinity};
            this.edits.push(edit);
            const touched = new Promise(done => { life.touched = done; });
            await (this.rises ? musee.touchNumber(edit.count) : musee.touchUndo());
            edit.time = await touched;
            await pause(Math.random() < 0.3 ? 0 : Math.random() * 120);
        }
    }

    /** How many may hang when it has ended at this time. */
    allowed(ended) {
        const due = this.edits.findLastIndex(({time}) => time <= ended - promised);
        return this.edits.slice(due).map(({count}) => count);
    }
}

test(`${lives} reloads, ends and kills at random moments of entry lose nothing entered ${promised} ms before`, options, async t => {
    await within(async life => {
        const done = {reload: 0, close: 0, kill: 0};
        let edits = 0;
        let entry = {rises: true};
        let table = await life.table();
        for (let number = 1; number <= lives; number += 1) {
            entry = new Entry(life, table, entry.rises);
            await pause(Math.random() * 2000);
            const way = ['reload', 'close', 'kill'][Math.floor(Math.random() * 3)];
            const ended = Date.now();
            const leaving = life[way]();
            entry.stop();
            await leaving;
            table = await life.table();
            const {count} = table;
            const allowed = entry.allowed(ended);
            assert.ok(allowed.includes(count), `life ${number}, ${way}: ${count} hang, not one of ${allowed}`);
            edits += entry.edits.filter(({time}) => time > 0 && time < Infinity).length;
            done[way] += 1;
        }
        assert.ok(edits > lives, `only ${edits} edits`);
        t.diagnostic(`${JSON.stringify(done)}, ${edits} edits`);
    });
});

test('a full disk is said on the table, and all that was entered is kept once there is room', options, async () => {
    await within(async life => {
        await (await life.table()).musee.touchNumber(1);
        await pause(promised);
        let limit;
        await life.kill(async page => { // the browser looks when the page is opened
            const session = await page.createCDPSession();
            const {origin} = new URL(host.address);
            limit = quotaSize => session.send('Storage.overrideQuotaForOrigin', {origin, quotaSize});
            await limit(1);
        });
        const {app} = life;
        const {musee, count} = await life.table();
        assert.equal(count, 1);
        for (const number of [2, 3, 4]) {
            await musee.touchNumber(number);
        }
        await app.find(app.say('library.browser.full'));
        await musee.waitHanging(4);
        await limit(undefined);
        await app.touchName(app.say('wall.trouble.retry'), 'button');
        await app.until(async () => (await app.all(app.say('library.browser.full'))).length === 0, 'the words are gone');
        await life.reload();
        assert.equal((await life.table()).count, 4);
    });
});

test('another tab says that the game is open, and has it with its last edit when asked', options, async () => {
    await within(async life => {
        const first = life.app;
        const {musee} = await life.table();
        const second = new App(await life.browser.newPage());
        await second.page.goto(host.address);
        await waitForWords(second.page, /open in another tab/);
        await first.page.bringToFront();
        for (let number = 1; number <= 7; number += 1) {
            await musee.touchNumber(number);
        }
        await second.page.bringToFront();
        await second.page.tap('#offer');
        await waitForApp(second.page);
        life.app = second;
        const moved = await life.table();
        assert.equal(moved.count, 7);
        await waitForWords(first.page, /open in another tab/);
        await moved.musee.touchNumber(8);
        await moved.musee.waitHanging(8);
        await life.reload();
        assert.equal((await life.table()).count, 8);
    });
});
