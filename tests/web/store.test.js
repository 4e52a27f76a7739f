// Tests the data saved by web/store.js with an IndexedDB in memory that fails on demand: at each
// moment it holds all of the last confirmed change, and nothing of a later one.
import {IDBFactory, IDBKeyRange, IDBObjectStore} from 'fake-indexeddb';
import assert from 'node:assert/strict';
import {beforeEach, mock, test} from 'node:test';

globalThis.IDBKeyRange = IDBKeyRange;
const asked = {persist: 0, answer: true, before: false};
Object.defineProperty(globalThis, 'navigator', {configurable: true, value: {storage: {
    persist: async () => {
        asked.persist += 1;
        return asked.answer;
    },
    persisted: async () => asked.before,
    getDirectory: async () => ({}),
}}});
const {Store} = await import('../../web/store.js');

beforeEach(() => {
    mock.restoreAll();
    globalThis.indexedDB = new IDBFactory();
    globalThis.cimaise = {};
});

const answer = request => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
});

/** What lies in the database; nobody is asked. */
async function lying() {
    const database = await answer(indexedDB.open('cimaise-library', 1));
    const transaction = database.transaction(['blocks', 'facts']);
    const file = await answer(transaction.objectStore('facts').get('file'));
    const blocks = await answer(transaction.objectStore('blocks').getAll());
    database.close();
    return file && {length: file.length, bytes: Buffer.concat(blocks)};
}

/** An app with a file in memory, and a store. */
class App {
    constructor() {
        this.store = new Store();
        this.file = Buffer.alloc(0);
    }

    async start() {
        await this.store.open();
        const stored = this.store.take();
        this.file = stored ? Buffer.from(stored) : this.file;
        return this;
    }

    /** Fills some of the file with a letter, which may make it longer. */
    edit(from, to, letter) {
        const longer = Buffer.alloc(Math.max(this.file.length, to));
        this.file.copy(longer);
        this.file = longer.fill(letter, from, to);
        this.report(Math.floor(from / this.store.blockSize), Math.ceil(to / this.store.blockSize));
    }

    report(first, end) {
        const size = this.store.blockSize;
        for (let n = first; n < end; n += 1) {
            this.store.put(n, new Uint8Array(this.file.subarray(n * size, (n + 1) * size)));
        }
        this.store.commit(this.file.length);
    }

    async settled() {
        while (this.store.stored < this.store.handed) {
            await new Promise(then => this.store.addEventListener('settled', then, {once: true}));
            if (this.store.trouble !== '') {
                return;
            }
        }
    }
}

/** The next writes of blocks fail; all, or those that `which` says. */
function refuseBlocks(name, which = () => true) {
    const put = IDBObjectStore.prototype.put;
    return mock.method(IDBObjectStore.prototype, 'put', function refuse(...given) {
        const request = put.apply(this, given);
        if (this.name === 'blocks' && which()) {
            const {transaction} = this;
            queueMicrotask(() => transaction._abort(name));
        }
        return request;
    });
}

test('the next page finds what was confirmed', async () => {
    const app = await new App().start();
    assert.equal(app.store.take(), null);
    app.edit(0, 50_000, 'a');
    await app.settled();
    app.edit(40_000, 60_001, 'b');
    await app.settled();
    const next = await new App().start();
    assert.equal(next.store.trouble, '');
    assert.deepEqual(next.file, app.file);
    assert.equal(next.store.take(), null); // it is the app's by now
});

test('changes that come during a write go together with the next', async () => {
    const app = await new App().start();
    const transactions = mock.method(IDBDatabasePrototype(await answer(indexedDB.open('cimaise-library', 1))), 'transaction');
    for (let i = 0; i < 20; i += 1) {
        app.edit(0, 30_000 + i * 1000, 'abcdefghijklmnopqrst'[i]);
    }
    await app.settled();
    assert.equal(app.store.stored, 20);
    assert.equal(transactions.mock.callCount(), 2);
    assert.deepEqual((await lying()).bytes, app.file);
});

function IDBDatabasePrototype(database) {
    database.close();
    return Object.getPrototypeOf(database);
}

test('a file that gets shorter leaves nothing behind', async () => {
    const app = await new App().start();
    app.edit(0, 200_000, 'a');
    app.file = app.file.subarray(0, 40_000);
    app.report(2, 3);
    await app.settled();
    assert.deepEqual(await lying(), {length: 40_000, bytes: app.file});
});

for (const [name, trouble] of [['QuotaExceededError', 'full'], ['UnknownError', 'failed']]) {
    test(`${name} is told, nothing of the change lies there, and it is tried again`, async () => {
        const app = await new App().start();
        app.edit(0, 100_000, 'a');
        await app.settled();
        const before = Buffer.from(app.file);
        const refusal = refuseBlocks(name);
        app.edit(90_000, 150_000, 'b');
        await app.settled();
        assert.equal(app.store.trouble, trouble);
        assert.equal(app.store.stored, 1);
        assert.deepEqual((await lying()).bytes, before);
        refusal.mock.restore();
        app.store.retry();
        await new Promise(then => app.store.addEventListener('settled', then, {once: true}));
        assert.equal(app.store.trouble, '');
        assert.equal(app.store.stored, 2);
        assert.deepEqual((await lying()).bytes, app.file);
    });
}

test('the next edit brings with it what had failed', async () => {
    const app = await new App().start();
    const refusal = refuseBlocks('QuotaExceededError');
    app.edit(0, 100_000, 'a');
    await app.settled();
    assert.equal(app.store.trouble, 'full');
    assert.equal(await lying(), undefined);
    refusal.mock.restore();
    app.edit(10, 20, 'b');
    await new Promise(then => app.store.addEventListener('settled', then, {once: true}));
    assert.equal(app.store.stored, 2);
    assert.deepEqual((await lying()).bytes, app.file);
});

test('a page whose library was taken writes nothing more, and says so', async () => {
    const app = await new App().start();
    app.edit(0, 50_000, 'a');
    await app.settled();
    const next = await new App().start();
    app.edit(0, 50_000, 'b'); // it does not know yet
    await app.settled();
    assert.equal(app.store.trouble, 'lost');
    assert.deepEqual((await lying()).bytes, next.file);
    next.edit(0, 10, 'c');
    await next.settled();
    app.edit(0, 20, 'd');
    app.store.retry();
    assert.equal(app.store.stored, 1);
    assert.deepEqual((await lying()).bytes, next.file);
});

test('whoever gives the library up has all of it kept before', async () => {
    const app = await new App().start();
    globalThis.cimaise.module = {_cimaise_store_leaving: () => app.edit(5, 10, 'z')}; // what still waits
    app.edit(0, 50_000, 'a');
    assert.equal(await app.store.close(), true);
    assert.equal(app.store.trouble, 'lost');
    globalThis.cimaise.module = undefined;
    assert.deepEqual((await new App().start()).file, app.file);
});

test('whoever gives the library up with a full disk says so', async () => {
    const app = await new App().start();
    refuseBlocks('QuotaExceededError');
    app.edit(0, 50_000, 'a');
    assert.equal(await app.store.close(), false);
});

/** Changes what lies there behind everybody's back. */
async function meddle(how) {
    const database = await answer(indexedDB.open('cimaise-library', 1));
    const transaction = database.transaction(['blocks', 'facts'], 'readwrite');
    how(transaction.objectStore('blocks'), transaction.objectStore('facts'));
    await new Promise(then => transaction.addEventListener('complete', then));
    database.close();
}

for (const [what, how] of [
    ['a missing block', blocks => blocks.delete(1)],
    ['a missing end', blocks => blocks.delete(3)],
    ['a short block', blocks => blocks.put(new Uint8Array(3), 1)],
    ['a block that is none', blocks => blocks.put('x'.repeat(16384), 1)],
    ['a length that is none', (_, facts) => facts.put({length: 'long', blockSize: 16384}, 'file')],
]) {
    test(`${what} is told, and stays as it is`, async () => {
        const app = await new App().start();
        app.edit(0, 50_000, 'a');
        await app.settled();
        await meddle(how);
        const before = await lying().catch(() => 'unreadable');
        const next = await new App().start();
        assert.equal(next.store.trouble, 'damaged');
        assert.equal(next.store.take(), null);
        next.edit(0, 70_000, 'b');
        await new Promise(then => setTimeout(then, 20));
        assert.equal(next.store.stored, 0);
        assert.deepEqual(await lying().catch(() => 'unreadable'), before);
    });
}

test('a database of a newer version stays as it is', async () => {
    (await answer(indexedDB.open('cimaise-library', 2))).close();
    const app = await new App().start();
    assert.equal(app.store.trouble, 'newer');
});

test('a browser without a database is told', async () => {
    globalThis.indexedDB = undefined;
    const app = await new App().start();
    assert.equal(app.store.trouble, 'nowhere');
    app.edit(0, 50_000, 'a');
    assert.deepEqual([app.store.handed, app.store.stored], [1, 0]);
});

test('a browser that refuses its database is told', async () => {
    mock.method(indexedDB, 'open', () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const app = await new App().start();
    assert.equal(app.store.trouble, 'nowhere');
    assert.equal(app.store.reason, 'The operation is insecure.');
});

test('a browser that never answers is told', async () => {
    mock.timers.enable({apis: ['setTimeout']});
    mock.method(indexedDB, 'open', () => ({}));
    const started = new App().start();
    await new Promise(then => setImmediate(then));
    mock.timers.tick(10_000);
    assert.equal((await started).store.trouble, 'nowhere');
});

test('a private window of Firefox is told, and written to none the less', async () => {
    mock.method(navigator.storage, 'getDirectory', async () => {
        throw new DOMException('Security error when calling GetDirectory', 'SecurityError');
    });
    const app = await new App().start();
    assert.equal(app.store.trouble, 'fleeting');
    app.edit(0, 50_000, 'a');
    await new Promise(then => app.store.addEventListener('settled', then, {once: true}));
    assert.equal(app.store.stored, 1);
    assert.equal(app.store.trouble, 'fleeting');
});

test('no room even to take the library: it can be read, and is taken with the first write', async () => {
    const app = await new App().start();
    app.edit(0, 50_000, 'a');
    await app.settled();
    const put = IDBObjectStore.prototype.put;
    const refusal = mock.method(IDBObjectStore.prototype, 'put', function refuse(...given) {
        const request = put.apply(this, given);
        queueMicrotask(() => this.transaction._abort('QuotaExceededError'));
        return request;
    });
    const next = await new App().start();
    assert.equal(next.store.trouble, 'full');
    assert.deepEqual(next.file, app.file);
    refusal.mock.restore();
    next.edit(0, 10, 'b');
    await new Promise(then => next.store.addEventListener('settled', then, {once: true}));
    assert.equal(next.store.trouble, '');
    app.edit(0, 10, 'c');
    await app.settled();
    assert.equal(app.store.trouble, 'lost');
});

test('what is cleared while the page is open is written anew, in full', async () => {
    const app = await new App().start();
    globalThis.cimaise.module = {
        _cimaise_store_report_all: () => app.report(0, Math.ceil(app.file.length / app.store.blockSize)),
    };
    app.edit(0, 100_000, 'a');
    await app.settled();
    await answer(indexedDB.deleteDatabase('cimaise-library'));
    app.edit(50, 60, 'b');
    while (app.store.stored < app.store.handed) {
        await new Promise(then => app.store.addEventListener('settled', then, {once: true}));
    }
    assert.equal(app.store.trouble, '');
    assert.deepEqual((await lying()).bytes, app.file);
});

test('the browser is asked to delete nothing once a game is kept, and once', async () => {
    Object.assign(asked, {persist: 0, answer: true});
    const app = await new App().start();
    app.edit(0, 10, 'a');
    await app.settled();
    assert.deepEqual([asked.persist, app.store.promise], [0, 'unasked']);
    app.store.requestPersistence();
    assert.equal(app.store.promise, 'refused'); // not answered yet
    app.store.requestPersistence();
    await new Promise(then => setImmediate(then));
    app.store.requestPersistence();
    assert.deepEqual([asked.persist, app.store.promise], [1, 'granted']);
});

test('a browser that refuses is asked again by the user only, and one that has promised is not', async () => {
    Object.assign(asked, {persist: 0, answer: false});
    const app = await new App().start();
    app.store.requestPersistence();
    await new Promise(then => setImmediate(then));
    app.store.requestPersistence();
    assert.deepEqual([asked.persist, app.store.promise], [1, 'refused']);
    asked.answer = true;
    await app.store.askToLast();
    assert.deepEqual([asked.persist, app.store.promise], [2, 'granted']);
    asked.before = true;
    const next = await new App().start();
    await next.store.askToLast();
    assert.deepEqual([asked.persist, next.store.promise], [2, 'granted']);
    asked.before = false;
});

test('a private window is not asked', async () => {
    asked.persist = 0;
    mock.method(navigator.storage, 'getDirectory', async () => { throw new DOMException('', 'SecurityError'); });
    const app = await new App().start();
    app.store.requestPersistence();
    await app.store.askToLast();
    assert.deepEqual([asked.persist, app.store.promise], [0, 'none']);
});

test('at every moment the last confirmed change lies there, and nothing else', async () => {
    let seed = 20261123;
    const chance = below => {
        seed = (seed * 1103515245 + 12345) % 2 ** 31;
        return Math.floor(seed / 2 ** 31 * below);
    };
    refuseBlocks('UnknownError', () => chance(40) === 0);
    const app = await new App().start();
    const states = [undefined]; // by the number of the change
    for (let i = 0; i < 300; i += 1) {
        const from = chance(200_000);
        app.edit(from, from + 1 + chance(30_000), String.fromCharCode(97 + i % 26));
        states.push(Buffer.from(app.file));
        if (chance(3) === 0) {
            await app.settled();
            const before = app.store.stored;
            const found = (await lying())?.bytes;
            const possible = states.slice(before, app.store.stored + 1); // one may be confirmed meanwhile
            assert.ok(possible.some(state => state === found || state?.equals(found)), `after change ${i}`);
        }
    }
    assert.ok(app.store.stored > 100);
});
