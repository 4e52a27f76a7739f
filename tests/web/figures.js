// Measures the page and prints the results beside their targets: node tests/web/figures.js, on an
// idle machine.
//
// bytes    bytes sent by the server once the first visit is idle, its worker included
// frame    from the start of the visit until the app's first picture is on the canvas and the
//          overlay gone; cached: the same profile in a restarted browser
// slow     the same first visit at 1.6 Mbit/s and 150 ms, and the bytes sent until that picture
// touch    from the lifting of the finger (the time stamp of the event) to the end of the frame in
//          which the player's total and count, read back from the canvas, have changed
// memory   private pages of the tab's process, as the kernel counts them, with that game open
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {loadavg, tmpdir} from 'node:os';
import {join} from 'node:path';
import {App, pause} from './app.js';
import {openBrowser, waitForApp, waitForWorker} from './browser.js';
import {watchCurtain, watchFrames} from './frames.js';
import {Musee, spaces} from './musee.js';
import {serve} from './server.js';
import {site} from './site.js';

const visits = 5;
const rounds = 3;

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
    let bytes; // until the later part is asked for, which follows the picture
    host.before = async file => { bytes ??= file.startsWith('cimaise.later.') ? host.bytes : undefined; };
    await page.goto(host.address);
    await waitForApp(page, 180_000);
    bytes ??= host.bytes;
    const time = await page.evaluate(() => globalThis.lifted);
    await one.end();
    row('first usable frame at 1.6 Mbit/s, first visit', '≤ 30 s', `${(time / 1000).toFixed(1)} s`);
    row('    transferred until then', '≤ 5 MB', `${(bytes / 1e6).toFixed(2)} MB`);
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
    row('transferred at the first visit', '≤ 9 MB', `${(bytes / 1e6).toFixed(2)} MB`);
    row(`first usable frame, first visit, median of ${visits}`, '≤ 6 s', seconds(times.first));
    row(`first usable frame, cached, median of ${visits}`, '≤ 3 s', seconds(times.cached));
}

/** One touch, and how long it has taken until its frame: {total, input, frame} in ms. */
async function timed(page, touch) {
    await page.evaluate(() => cimaiseFrames.next());
    await touch();
    const took = await page.evaluate(() => cimaiseFrames.repainted());
    await pause(150 + Math.random() * 250); // what is done later, for readers and the disk, may be under way
    return took;
}

async function takeTouches(page, app) {
    const musee = await new Musee(app).begin();
    const {x, y, width, height} = await app.find(/^Ana, /, 'tab');
    await page.evaluate(part => cimaiseFrames.look(part), [x, y, width, height]);
    await musee.touchNumber(1); // what it looks like now is read with the next frames
    await musee.waitHanging(1);
    await musee.touchUndo();
    await musee.waitHanging(0);
    const took = [];
    for (let round = 0; round < rounds; round += 1) {
        for (let number = 1; number <= spaces; number += 1) {
            took.push(await timed(page, () => musee.touchNumber(number)));
        }
        for (let number = spaces; number > 0; number -= 1) {
            took.push(await timed(page, () => musee.touchUndo()));
        }
    }
    const say = part => ['total', 'input', 'frame'].map(kind => quantile(took.map(times => times[kind]), part).toFixed(1));
    for (const [name, part, target] of [['median', 0.5, '–'], ['p99', 0.99, '≤ 50 ms'], ['longest', 1, '–']]) {
        const [total, input, frame] = say(part);
        row(`touch to repainted verdict, ${name} of ${took.length}, Musée`, target, `${total} ms (entry ${input} ms, frame ${frame} ms)`);
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

console.log(`load ${loadavg().map(load => load.toFixed(1)).join(' ')}`);
await takeVisits();
await visitSlowly();
const one = await openBrowser();
const page = await one.newPage(watchFrames);
await takeTouches(page, await new App(page).open(host.address));
await takeMemory(one.browser, page);
await one.end();
await host.stop();
console.log(`load ${loadavg().map(load => load.toFixed(1)).join(' ')}`);
