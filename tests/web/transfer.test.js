// Tests that games move from one browser to another in an archive, and that a table is exported.
import assert from 'node:assert/strict';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {App} from './app.js';
import {openBrowser} from './browser.js';
import {serve} from './server.js';
import {isStandIn, site} from './site.js';
import {beginning} from './words.js';

const folder = mkdtempSync(join(tmpdir(), 'cimaise-transfer-'));

let host;
before(async () => { host = await serve(site); });
after(async () => {
    await host.stop();
    rmSync(folder, {recursive: true});
});

async function within(use) {
    const one = await openBrowser();
    try {
        const app = await new App(await one.newPage()).open(host.address);
        const client = await app.page.createCDPSession();
        await client.send('Browser.setDownloadBehavior', {behavior: 'allow', downloadPath: folder});
        await use(app);
        assert.deepEqual(one.seen, {strangers: [], violations: [], errors: []});
    } finally {
        await one.end();
    }
}

/** A file of that kind, once it was downloaded whole. */
async function downloaded(app, ending) {
    let name;
    await app.until(() => (name = readdirSync(folder).find(file => file.endsWith(ending))) !== undefined, `a ${ending} file`);
    return join(folder, name);
}

async function openHandover(app) {
    const {say} = app;
    await app.press(say('home.settings'));
    await app.press(say('handover.title'), 'button');
    await app.find(say('handover.archive.save'), 'button');
}

async function home(app) {
    for (let pages = 0; pages < 3 && (await app.all(app.say('home.settings'), 'button')).length === 0; pages += 1) {
        await app.press(app.say('wall.back'), 'button');
        await app.settled();
    }
}

test('a game goes to another browser in an archive, with its points, and a table names its columns',
     {skip: isStandIn, timeout: 180_000}, async () => {
    await within(async app => {
        const {say} = app;
        await app.press(say('home.new'));
        await app.write(beginning(say('draft.seat', {seat: 1})), 'Zoé');
        await app.press(say('new.start'));
        await app.press(/^50, /, 'button');
        await app.waitTotal('Zoé', 1);
        await home(app);
        await openHandover(app);
        await app.press(say('handover.archive.save'), 'button');
        await downloaded(app, '.cimaises');
        await app.press(say('handover.csv'), 'button');
        assert.match(readFileSync(await downloaded(app, '.csv'), 'utf8'), /^\uFEFF?\w+[,;]/);
    });
    await within(async app => {
        const {say} = app;
        await openHandover(app);
        const [chooser] = await Promise.all([app.page.waitForFileChooser(), app.press(say('handover.open'), 'button')]);
        await chooser.accept([await downloaded(app, '.cimaises')]);
        await app.find(/^1 game imported/);
        await home(app);
        await app.press(/Zoé/, 'button');
        await app.waitTotal('Zoé', 1);
    });
});
