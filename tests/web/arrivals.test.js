// A position in the page's address is opened once, and not again by a page that has ended over it.
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';

let notes;
let listeners;
let launched;
let pages = 0;

/** A tab at that address, with what it has noted so far. */
function openTab(hash) {
    globalThis.location = {hash, pathname: '/', search: ''};
    globalThis.history = {state: null, back() {}, replaceState() { location.hash = ''; }};
    globalThis.sessionStorage = {getItem: key => notes.get(key) ?? null,
        setItem: (key, value) => notes.set(key, value), removeItem: key => notes.delete(key)};
    globalThis.launchQueue = {setConsumer(consumer) { launched = consumer; }};
    listeners = {};
    globalThis.addEventListener = (name, listener) => { listeners[name] = listener; };
}

/** The page as it is loaded: each time another copy of the module. */
const load = () => import(`../../web/arrivals.js?${++pages}`);

beforeEach(() => { notes = new Map(); });

test('a position in the address is handed over once', async () => {
    openTab('#1/abc');
    const page = await load();
    assert.equal(page.takeLink(), '#1/abc');
    assert.equal(location.hash, '');
    page.linkWasOpened();
    assert.equal(page.takeLink(), '');
    openTab('#1/abc');
    assert.equal((await load()).takeLink(), '#1/abc', 'followed anew');
});

test('a shortcut of the home screen is handed over, and no other word', async () => {
    openTab('#scan');
    assert.equal((await load()).takeLink(), '#scan');
    openTab('#scanner');
    const page = await load();
    assert.equal(page.takeLink(), '');
    let taken = '';
    page.listenForLinks(() => { taken = page.takeLink(); });
    launched({targetURL: 'https://a.org/#new'});
    assert.equal(taken, '#new');
});

test('the position over which the page ended is not opened again', async () => {
    openTab('#1/fatal');
    assert.equal((await load()).takeLink(), '#1/fatal'); // and the app stops
    openTab('#1/fatal');
    assert.equal((await load()).takeLink(), '');
});

test('nor is one that came while the app ran, or by the launcher', async () => {
    openTab('');
    const page = await load();
    assert.equal(page.takeLink(), '');
    let taken = null;
    page.listenForLinks(() => {
        taken = page.takeLink();
        throw new WebAssembly.RuntimeError('unreachable');
    });
    assert.throws(() => launched({targetURL: 'https://a.org/#1b/fatal'}));
    assert.equal(taken, '#1b/fatal');
    openTab('');
    const again = await load();
    assert.equal(again.takeLink(), '');
    again.listenForLinks(() => { taken = again.takeLink(); });
    launched({targetURL: 'https://a.org/#1b/fatal'});
    assert.equal(taken, '');
    launched({targetURL: 'https://a.org/#1b/sound'});
    assert.equal(taken, '#1b/sound', 'any other is opened');
});

test('a browser that keeps no notes opens links all the same', async () => {
    openTab('#1/abc');
    Object.defineProperty(globalThis, 'sessionStorage', {configurable: true, get() { throw new Error('denied'); }});
    const page = await load();
    assert.equal(page.takeLink(), '#1/abc');
    page.linkWasOpened();
});
