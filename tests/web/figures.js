// Measures the page and prints the results beside their targets: ./dev web bench, on an idle machine. CIMAISE_SITE
// names another site, for a comparison.
//
// --touches [N]   only the touches, N of each kind (50) in each game
// bytes    bytes sent by the server once the first visit is idle, its worker included
// frame    from the start of the visit until the app's first picture is on the canvas and the
//          overlay gone; cached: the same profile in a restarted browser
// slow     the same first visit at 1.6 Mbit/s and 150 ms, and the bytes sent until that picture
// touch    from the lifting of the finger (the time stamp of the event) to the last drawing command of
//          the frame in which the player's total and count, read back from the canvas, have changed: a
//          piece is entered and undone, again and again. Parts: the browser passes the event on, the app
//          answers it, a pause until the display’s next frame, the app draws it. What a graphics card then
//          does is not in it
// memory   private pages of the tab's process, as the kernel counts them, with that game open
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {loadavg, tmpdir} from 'node:os';
import {join} from 'node:path';
import {App, pause} from './app.js';
import {openBrowser, waitForApp, waitForWorker} from './browser.js';
import {watchCurtain, watchFrames} from './frames.js';
import {serve} from './server.js';
import {site} from './site.js';
import {sitDown} from './table.js';
import {beginning} from './words.js';

const visits = 5;
const only = process.argv[2] === '--touches';
const rounds = Number(process.argv[3] ?? 50);

const host = await serve(site);

function quantile(times, part) {
    const sorted = times.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

function row(what, target, measured) {
    console.log(`${what.padEnd(58)} | ${target.padEnd(8)} | ${measured}`);
}

async function visitSlowly() {
    const one = await openBrowser();
    const page = await one.newPage(watchCurtain);
    const client = await page.createCDPSession();
    const rate = 1.6e6 / 8;
    await client.send('Network.emulateNetworkConditions', {offline: false, latency: 150, downloadThroughput: rate, uploadThroughput: rate});
    host.bytes = 0;
    await page.goto(host.address);
    await waitForApp(page, 180_000);
    const {bytes} = host;
    const time = await page.evaluate(() => globalThis.lifted);
    await one.end();
    row('first usable frame at 1.6 Mbit/s, first visit', '≤ 36 s', `${(time / 1000).toFixed(1)} s`);
    row('    transferred until then', '–', `${(bytes / 1e6).toFixed(2)} MB`);
}

async function visit(profile) {
    const one = await openBrowser({profile});
    const page = await one.newPage(watchCurtain);
    await new App(page).open(host.address);
    const time = await page.evaluate(() => globalThis.lifted);
    await waitForWorker(page);
    await pause(2000); // the worker may still be fetching
    await one.end();
    return time;
}

async function takeVisits() {
    const times = {first: [], cached: []};
    let bytes;
    for (let number = 0; number < visits; number += 1) {
        const profile = mkdtempSync(join(tmpdir(), 'cimaise-figures-'));
        host.bytes = 0;
        times.first.push(await visit(profile));
        bytes = host.bytes;
        times.cached.push(await visit(profile));
        rmSync(profile, {recursive: true, force: true, maxRetries: 10, retryDelay: 200});
    }
    const seconds = list => `${(quantile(list, 0.5) / 1000).toFixed(2)} s (${list.map(time => (time / 1000).toFixed(1)).join(', ')})`;
    row('transferred at the first visit', '≤ 6.5 MB', `${(bytes / 1e6).toFixed(2)} MB`);
    row(`first usable frame, first visit, median of ${visits}`, '≤ 6 s', seconds(times.first));
    row(`first usable frame, cached, median of ${visits}`, '≤ 3 s', seconds(times.cached));
}

/** One touch as long as a finger’s, and how long it has taken until its frame, in ms: `total`, and the parts of it. */
async function timed(page, {x, y, width, height}) {
    await page.evaluate(() => cimaiseFrames.next());
    const finger = await page.touchscreen.touchStart(x + width / 2, y + height / 2);
    await pause(60);
    await finger.end();
    const took = await page.evaluate(() => cimaiseFrames.repainted());
    await pause(150 + Math.random() * 250); // what is done later, for readers and the disk, may be under way
    return took;
}

/** Steps to a table of each game; they return what selects a place, and the name of the key that enters a piece. */
const tables = {
    'Musée': async app => {
        await sitDown(app, 'musee.name', ['Ana', 'Bo']);
        await app.touch(await app.roll(app.say('new.staircases.first')));
        await app.touchName(app.say('new.start'));
        return {key: /^20, /};
    },
    'Muse': async app => {
        await sitDown(app, 'muse.name', ['Ana', 'Bo', 'Cy']);
        await app.touchName(app.say('new.start'));
        await app.touchName(app.say('muse.board.palace', {owner: 'Ana'}), 'radio');
        return {key: beginning(app.say('muse.card.the-huntress'))};
    },
    'Museum': async app => {
        await sitDown(app, 'museum.name', ['Ana', 'Bo']);
        await app.touchName(app.say('new.start'));
        const slot = await app.find(new RegExp(`^${app.say('museum.place.slot', {column: 3, row: 2})}(?!\\d)`, 'i'));
        await app.touch(slot);
        const kinds = [];
        for (const kind of ['museum.civilisation.mayan', 'museum.domain.culture']) {
            kinds.push(await app.find(beginning(app.say(kind)), 'button'));
        }
        const select = async () => {
            for (const node of [slot, ...kinds]) {
                await app.touch(node);
                await pause(100);
            }
        };
        await select();
        return {select, key: beginning(app.say('museum.key.value', {value: 5}))};
    },
    'Art Society': async app => {
        await sitDown(app, 'art.name', ['Ana', 'Bo']);
        await app.touchName(app.say('new.start'));
        await app.waitTotal('Ana', -8);
        const square = (column, row) => app.find(new RegExp(`^${app.say('art.place.square', {column, row})}(?!\\d)`), 'gridcell');
        const corners = [await square(6, 4), await square(7, 6)];
        const select = () => app.drag(...corners);
        await select();
        return {select, key: `${app.say('art.type.portrait')}, ${app.say('art.frame.name', {letter: 'A'})}`};
    },
};

async function takeTouches(page, app, name) {
    const {select, key} = await tables[name](app);
    await app.settled();
    const enter = await app.find(key, 'button');
    const {x, y, width, height} = await app.find(/^Ana\P{L}/u, 'tab');
    await page.evaluate(part => cimaiseFrames.watch(part), [x, y, width, height]);
    await app.touch(enter); // what the tab looks like now is read with the next frames
    await pause(500);
    const undo = await app.find(beginning(app.say('table.undo')), 'button');
    await app.touch(undo);
    const took = {entry: [], undo: []};
    for (let round = 0; round < rounds; round += 1) {
        await pause(300);
        await select?.();
        await pause(300);
        took.entry.push(await timed(page, enter));
        took.undo.push(await timed(page, undo));
    }
    for (const [kind, times] of Object.entries(took)) {
        const say = (which, part) => quantile(times.map(one => one[which]), part).toFixed(1);
        const parts = ['browser', 'app', 'pause', 'frame'].map(which => `${which} ${say(which, 0.5)}`).join(', ');
        row(`touch to frame, ${kind} of ${rounds}, ${name}`, '16/33 ms', `median ${say('total', 0.5)} ms (${parts}), p99 ${say('total', 0.99)} ms`);
    }
}

/** Private pages of a process, in MB. */
function privateMemory(id) {
    const pages = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8').matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB$/gm);
    return [...pages].reduce((sum, [, size]) => sum + Number(size), 0) * 1024 / 1e6;
}

async function takeMemory(browser, page) {
    const session = await browser.target().createCDPSession();
    const {processInfo} = await session.send('SystemInfo.getProcessInfo');
    const of = type => Math.max(...processInfo.filter(one => one.type === type).map(({id}) => privateMemory(id)));
    const heap = await page.evaluate(() => cimaise.module.HEAP8.length / 1e6);
    row('memory of the tab with a game open', '≤ 250 MB', `${of('renderer').toFixed(0)} MB (${heap.toFixed(0)} MB the app’s heap)`);
    row('    beside it, the browser’s process that draws', '–', `${of('GPU').toFixed(0)} MB`);
}

async function takeGame(name) {
    const one = await openBrowser();
    const page = await one.newPage(watchFrames);
    await takeTouches(page, await new App(page).open(host.address), name);
    await takeMemory(one.browser, page);
    await one.end();
}

console.log(`load ${loadavg().map(load => load.toFixed(1)).join(' ')}`);
if (!only) {
    await takeVisits();
    await visitSlowly();
}
for (const name of Object.keys(tables)) {
    await takeGame(name);
}
await host.stop();
console.log(`load ${loadavg().map(load => load.toFixed(1)).join(' ')}`);
