// The short tests that every engine passes (./dev web test chromium, firefox, webkit): start, a whole game of each
// kind by touch, reload, kill, start without network, archive out and in, language and appearance.
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {App, pause} from './app.js';
import {cannot, openBrowser, waitForApp, waitForWorker} from './browser.js';
import {killAll} from './kill.js';
import {serve} from './server.js';
import {isStandIn, site} from './site.js';
import {enterAndReload, gameIds, gameNamed} from './table.js';
import {beginning} from './words.js';

const options = {skip: isStandIn, timeout: 1_800_000};

let host;
before(async () => { host = await serve(site); });
after(() => host.stop());

/** Runs in the page: keeps what the app saves as files, and chooses `chosenFile` where it asks for one. */
function replaceFileDialogs() {
    globalThis.savedFiles = [];
    const create = URL.createObjectURL;
    URL.createObjectURL = blob => {
        savedFiles.push(blob);
        return create.call(URL, blob);
    };
    const click = HTMLInputElement.prototype.click;
    HTMLInputElement.prototype.click = function () {
        if (this.type !== 'file' || !globalThis.chosenFile) {
            return click.call(this);
        }
        const files = new DataTransfer();
        files.items.add(chosenFile);
        this.files = files.files;
        this.dispatchEvent(new Event('change'));
    };
}

async function within(use, given = {}) {
    const one = await openBrowser({scale: 1, ...given});
    try {
        await use(await new App(await one.newPage(replaceFileDialogs)).open(host.address), one);
        assert.deepEqual(one.seen, {strangers: [], violations: [], errors: []});
    } finally {
        await one.end();
    }
}

async function goHome(app) {
    for (let pages = 0; pages < 3 && (await app.all(app.say('home.settings'), 'button')).length === 0; pages += 1) {
        await app.press(app.say('wall.back'), 'button');
        await app.settled();
    }
}

async function begin(app, player) {
    await app.press(app.say('home.new'));
    await app.write(beginning(app.say('draft.seat', {seat: 1})), player);
    await app.press(app.say('new.start'));
    await app.touch(await app.rest(/^50, /, 'button')); // the page slides in
    await app.waitTotal(player, 1);
}

async function openTransfer(app) {
    await app.press(app.say('home.settings'));
    await app.press(app.say('handover.title'), 'button');
    await app.find(app.say('handover.archive.save'), 'button');
}

for (const id of gameIds) {
    const enter = await gameNamed(id);
    test(`${id} by touch, kept over a reload`, options, () => within(app => enterAndReload(app, enter)));
}

test('the page starts without network', options, () => within(async app => {
    await begin(app, 'Ana');
    await waitForWorker(app.page);
    await host.stop();
    try {
        await app.page.reload();
        await waitForApp(app.page);
        await app.waitTotal('Ana', 1);
    } finally {
        host = await serve(site);
    }
}));

test('an edit half a second before a kill is kept', {...options, skip: isStandIn || cannot.includes('restart')}, async () => {
    const profile = mkdtempSync(join(tmpdir(), 'cimaise-life-'));
    try {
        const {browser, newPage} = await openBrowser({profile, scale: 1});
        const app = await new App(await newPage()).open(host.address);
        await begin(app, 'Ana');
        await pause(500);
        await killAll(browser);
        await within(async again => {
            if ((await again.all(/Ana/, 'tab')).length === 0) {
                await again.press(/Ana/, 'button');
            }
            await again.waitTotal('Ana', 1);
        }, {profile});
    } finally {
        rmSync(profile, {recursive: true, force: true, maxRetries: 10, retryDelay: 200});
    }
});

test('a game goes to another browser in an archive', options, async () => {
    let archive;
    await within(async app => {
        await begin(app, 'Zoé');
        await goHome(app);
        await openTransfer(app);
        await app.press(app.say('handover.archive.save'), 'button');
        await app.page.waitForFunction(() => savedFiles.length > 0);
        archive = await app.page.evaluate(async () => [...new Uint8Array(await savedFiles[0].arrayBuffer())]);
    });
    await within(async app => {
        await app.page.evaluate(bytes => { globalThis.chosenFile = new File([new Uint8Array(bytes)], 'x.cimaises'); }, archive);
        await openTransfer(app);
        await app.press(app.say('handover.open'), 'button');
        await app.find(/^1 game imported/);
        await goHome(app);
        await app.press(/Zoé/, 'button');
        await app.waitTotal('Zoé', 1);
    });
});

test('language and appearance are chosen in the settings', options, () => within(async app => {
    const wall = () => app.page.evaluate(() => document.documentElement.style.getPropertyValue('--wall'));
    await app.press(app.say('home.settings'));
    const light = await wall();
    await app.press(app.say('settings.appearance.dark'), 'radio');
    await app.until(async () => await wall() !== light, 'the wall is dark');
    await app.press('Français', 'radio');
    await app.find('Réglages', 'heading');
}));
