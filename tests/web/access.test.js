// Tests each page through Chromium's accessibility tree, in both languages, using only actions of a
// screen reader.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {App} from './app.js';
import {openBrowser} from './browser.js';
import {serve} from './server.js';
import {isStandIn, site} from './site.js';
import {beginning} from './words.js';

const controls = ['button', 'dialog', 'checkbox', 'radio', 'tab', 'textbox', 'gridcell', 'combobox', 'slider', 'link', 'spinbutton'];
/// Roles that the mirror names differently from Chromium's tree.
const roles = {img: 'image'};

const tables = {musee: 'illegal', muse: 'round', museum: 'finished-3', art: 'finished-2'};

let host;
before(async () => { host = await serve(site); });
after(() => host.stop());

/** The tree as a reader gets it: what is ignored is not in it. */
async function readTree(app) {
    const session = await app.page.createCDPSession();
    const {nodes} = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    return nodes.filter(node => !node.ignored).map(node => ({role: node.role.value, name: node.name?.value ?? ''}));
}

/** Waits until the page has its heading, and looks at all that is told of it. */
async function checkPage(app, heading) {
    await app.find(heading, 'heading');
    const seen = await app.settled();
    const tree = await readTree(app);
    assert.ok(tree.some(node => node.role === 'heading' && node.name === heading), `${heading} heads no page`);
    for (const node of tree) {
        assert.doesNotMatch(node.name, /\{[a-z]+\}|%n|^[a-z]+(\.[a-z-]+)+$/, `raw words: ${node.role} ${node.name}`);
        assert.ok(!controls.includes(node.role) || node.name.trim() !== '', `a ${node.role} of “${heading}” has no name`);
    }
    const told = new Set(tree.map(({role, name}) => `${role} ${name}`));
    for (const {role, name, width, height} of seen) {
        if (controls.includes(role)) {
            assert.ok(told.has(`${roles[role] ?? role} ${name}`), `${role} ${name} of “${heading}” is not told`);
            assert.ok(width > 0 && height > 0, `${role} ${name} of “${heading}” is told and not there`);
        }
    }
}

/** Forth by these presses, a look, and back. */
async function visit(app, heading, ...path) {
    for (const name of path) {
        await app.press(name);
    }
    await checkPage(app, heading);
    await goBack(app, heading);
}

async function goBack(app, heading) {
    await app.press(app.say('wall.back'), 'button');
    await app.until(async () => (await app.all(heading, 'heading')).length === 0, `${heading} is gone`);
}

async function settingsAndHandover(app) {
    const {say} = app;
    await app.press(say('home.settings'));
    await checkPage(app, say('settings.title'));
    await app.press(say('handover.title'), 'button');
    await app.until(async () => (await app.all(say('settings.title'), 'heading')).length === 0, 'the settings are gone');
    await checkPage(app, say('handover.title'));
    await app.press(say('wall.back'), 'button');
    await app.find(say('settings.title'), 'heading');
    await goBack(app, say('settings.title'));
}

async function keysOfHome(app) {
    const {say} = app;
    await app.page.keyboard.press('F1');
    await app.find(say('keys.title'), 'dialog');
    await checkPage(app, say('keys.title'));
    await app.page.keyboard.press('Escape');
    await app.until(async () => (await app.all(say('keys.title'), 'dialog')).length === 0, 'the keys are gone');
}

async function pagesOfHome(app) {
    const {say} = app;
    await keysOfHome(app);
    await checkPage(app, say('home.saved'));
    await visit(app, say('new.title'), say('home.new'));
    await visit(app, say('rules.title'), say('home.rules'));
    await visit(app, say('statistics.title'), say('statistics.title'));
    await visit(app, say('people.title'), say('people.title'));
    await settingsAndHandover(app);
    assert.deepEqual(await app.all(say('new.start')), [], 'a page that was left is no longer told');
}

async function pagesOfGame(app, game, sample) {
    const {say} = app;
    await app.press(say(`${game}.name`), 'radio');
    await app.settled(); // the samples replace each other
    const title = say(`samples.${game}.${sample}`);
    await app.press(beginning(title), 'button');
    await checkPage(app, title);
    await visit(app, say('dispute.title'), say('dispute.title'));
    await visit(app, say('share.title'), say('table.more'), say('share.title'));
    await goBack(app, title);
}

/** Written and pressed: two who sit down, one number that hangs. */
async function play(app) {
    const {say} = app;
    await app.press(say('home.new'));
    for (const [index, player] of ['Éva', 'Bo & Co'].entries()) {
        const seat = beginning(say('draft.seat', {seat: index + 1}));
        const {id} = await app.find(seat, 'textbox');
        await app.page.evaluate((field, text) => {
            const element = document.querySelector(`#reader [data-id="${field}"]`);
            element.value = text;
            element.dispatchEvent(new Event('input', {bubbles: true}));
        }, id, player);
    }
    await app.press(say('new.start'));
    await app.find(/^Bo & Co\P{L}/u, 'tab');
    await app.press(/^50, /, 'button');
    await app.waitTotal('Éva', 1);
    await app.press(beginning(say('table.undo')), 'button');
    await app.waitTotal('Éva', 0);
    assert.equal(app.touches, 0);
}

for (const language of ['en', 'fr']) {
    test(`every page is told and led, ${language}`, {skip: isStandIn, timeout: 1_800_000}, async () => {
        const {newPage, seen, end} = await openBrowser({language, scale: 1});
        try {
            const app = await new App(await newPage(), language).open(host.address);
            await pagesOfHome(app);
            for (const [game, sample] of Object.entries(tables)) {
                await pagesOfGame(app, game, sample);
            }
            await play(app);
            assert.deepEqual(seen, {strangers: [], violations: [], errors: []});
        } finally {
            await end();
        }
    });
}
