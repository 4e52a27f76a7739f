// Tests what the page adds to the app on a phone: the on-screen keyboard, the shortcuts of the home
// screen, the browser's promise to keep the games, and the licences.
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, test} from 'node:test';
import {App, pause} from './app.js';
import {openBrowser} from './browser.js';
import {serve} from './server.js';
import {isStandIn, site} from './site.js';
import {beginning} from './words.js';

const options = {skip: isStandIn, timeout: 1_800_000};

let host;
let one;
let app;
before(async () => { host = await serve(site); });
after(() => host.stop());

beforeEach(async () => {
    one = await openBrowser();
    app = new App(await one.newPage());
});

afterEach(async () => {
    await one.end();
    assert.deepEqual(one.seen, {strangers: [], violations: [], errors: []});
});

/** The field of the keyboard, and whether it has the page's focus. */
const keyboard = () => app.page.evaluate(() => {
    const field = document.querySelector('body > input');
    return {shown: document.activeElement === field, enter: field.enterKeyHint, capitals: field.autocapitalize};
});

async function untilKeyboard(wanted) {
    let last;
    await app.until(async () => JSON.stringify(last = await keyboard()) === JSON.stringify(wanted), JSON.stringify(wanted))
        .catch(error => { throw new Error(`${error.message}; it is ${JSON.stringify(last)}`); });
}

test('names are written one after the other; after the last one the keyboard leaves, and Enter begins', options, async () => {
    const {say} = app;
    await app.open(host.address);
    await app.touchName(say('home.new'));
    await app.find(say('new.start'));
    await app.settled();
    assert.equal((await keyboard()).shown, false);
    await app.write(beginning(say('draft.seat', {seat: 1})), 'Ana');
    await untilKeyboard({shown: true, enter: 'next', capitals: 'words'});
    await app.page.keyboard.press('Enter');
    await untilKeyboard({shown: true, enter: 'done', capitals: 'words'});
    await app.page.keyboard.type('Bo');
    await app.until(async () => (await app.find(beginning(say('draft.seat', {seat: 2})), 'textbox')).value === 'Bo', 'Bo is there');
    await app.page.keyboard.press('Enter');
    await app.until(async () => !(await keyboard()).shown, 'the keyboard leaves');
    await app.page.keyboard.press('Enter');
    await app.find(/^Ana, /, 'tab');
});

test('a keyboard that was closed by hand comes again with a touch of the same field', options, async () => {
    const {say} = app;
    await app.open(host.address);
    await app.touchName(say('home.new'));
    const name = beginning(say('draft.seat', {seat: 1}));
    await app.write(name, 'Ana');
    await app.page.evaluate(() => document.activeElement.blur());
    assert.equal((await keyboard()).shown, false);
    await pause(1000); // not a double tap
    await app.touchName(name, 'textbox');
    await app.until(async () => (await keyboard()).shown, 'the keyboard is back');
});

test('a button takes no focus in the page: the browser would lay it out at every tap', options, async () => {
    const {say} = app;
    await app.open(host.address);
    await app.touchName(say('home.new'));
    await app.write(beginning(say('draft.seat', {seat: 1})), 'Ana'); // since then, Qt’s field is there
    await app.page.keyboard.press('Enter');
    await app.page.keyboard.press('Enter');
    await app.until(async () => !(await keyboard()).shown, 'the keyboard leaves');
    await app.settled();
    await app.page.evaluate(() => {
        globalThis.moves = 0;
        addEventListener('focusin', () => { globalThis.moves += 1; });
    });
    await app.touchName(say('new.start'));
    await app.find(beginning(say('table.undo')), 'button');
    assert.equal(await app.page.evaluate(() => globalThis.moves), 0);
});

for (const [shortcut, heading] of [['#new', 'new.title'], ['#scan', 'scan.title']]) {
    test(`the shortcut ${shortcut} opens its page, at the start and while the app runs`, options, async () => {
        await app.open(host.address + shortcut);
        await app.find(app.say(heading), 'heading');
        assert.equal(await app.page.evaluate(() => location.hash), '');
        await app.press(app.say('wall.back'), 'button');
        await app.until(async () => (await app.all(app.say(heading), 'heading')).length === 0, 'back');
        await app.page.evaluate(hash => { location.hash = hash; }, shortcut);
        await app.find(app.say(heading), 'heading');
    });
}

test('the font for rare letters comes after the first picture', options, async () => {
    let goOn;
    const held = new Promise(resolve => { goOn = resolve; });
    host.before = async file => { await (file.includes('DejaVu') && held); };
    await app.open(host.address);
    const hasFont = () => app.page.evaluate(() => cimaise.module.FS.analyzePath('/fallback.ttf').exists);
    assert.equal(await hasFont(), false);
    goOn();
    await app.until(hasFont, 'the font is there');
    host.before = async () => {};
});

test('a camera that is refused or missing is said, and tried again', options, async () => {
    const {say} = app;
    await app.page.evaluateOnNewDocument(() => {
        navigator.mediaDevices.getUserMedia = async () => {
            throw new DOMException('', globalThis.hasCamera === false ? 'NotFoundError' : 'NotAllowedError');
        };
    });
    await app.open(`${host.address}#scan`);
    await app.find(say('camera.refused'));
    assert.deepEqual(await app.all(say('scan.explanation')), []);
    await app.page.evaluate(() => { globalThis.hasCamera = false; });
    await app.touchName(say('wall.trouble.retry'), 'button');
    await app.find(say('camera.none'));
});

for (const [granted, text] of [[true, 'storage.granted'], [false, 'storage.refused']]) {
    test(`the browser is asked to keep the first game; the settings say: ${text}`, options, async () => {
        const {say} = app;
        await app.page.evaluateOnNewDocument(answer => {
            globalThis.asked = 0;
            navigator.storage.persisted = async () => false;
            navigator.storage.persist = async () => { globalThis.asked += 1; return answer; };
        }, granted);
        await app.open(host.address);
        await app.press(say('home.settings'));
        await app.find(say('storage.unasked'));
        assert.equal(await app.page.evaluate(() => globalThis.asked), 0);
        await app.press(say('wall.back'), 'button');
        await app.press(say('home.new'));
        await app.press(say('new.start'));
        await app.press(/^50, /, 'button');
        await app.until(() => app.page.evaluate(() => globalThis.asked === 1), 'the browser is asked');
        await pause(500);
        for (let page = 0; page < 2 && (await app.all(say('home.settings'), 'button')).length === 0; page += 1) {
            await app.press(say('wall.back'), 'button');
            await app.settled();
        }
        await app.press(say('home.settings'));
        await app.find(say(text));
        if (!granted) {
            await app.press(say('storage.ask'), 'button');
            await app.until(() => app.page.evaluate(() => globalThis.asked === 2), 'and again');
            await app.find(say('storage.insists'));
        }
    });
}

test('the settings lead to the licences', options, async () => {
    const {say} = app;
    await app.page.evaluateOnNewDocument(() => {
        globalThis.addresses = [];
        globalThis.open = address => { globalThis.addresses.push(address); return null; };
    });
    await app.open(host.address);
    await app.press(say('home.settings'));
    await app.press(say('settings.about.licences'), 'button');
    await app.until(() => app.page.evaluate(() => globalThis.addresses.length > 0), 'a page is opened');
    const addresses = await app.page.evaluate(() => globalThis.addresses);
    assert.deepEqual(addresses, [`${host.address}notices.html`]);
    assert.equal((await fetch(addresses[0])).status, 200);
});

test('the field of the keyboard is narrow, so that it never widens the page', options, async () => {
    const {say} = app;
    await app.open(host.address);
    await app.press(say('home.new'));
    await app.press(say('new.start'));
    await app.touchName(say('musee.tool.text'), 'button');
    await app.settled();
    await app.touchName(/./, 'textbox');
    await app.settled();
    await app.page.keyboard.type('1 11 18 21 31 41 and a few words that are too long for the field');
    await app.settled();
    const place = await app.page.evaluate(() => {
        const field = document.querySelector('body > input').getBoundingClientRect();
        return {left: field.left, field: field.width, width: document.documentElement.scrollWidth, moved: visualViewport.pageLeft};
    });
    assert.ok(place.left > 100, `the field is at the cursor, not at ${place.left}`);
    assert.deepEqual([place.field, place.width, place.moved], [1, 390, 0]);
});
