// Saves the library in the browser: the part of its file in IndexedDB, and the writes in progress.
//
// The library is one SQLite file in the app's memory. After each transaction the app passes the
// changed blocks on; they are written in one transaction of IndexedDB, so that at any moment
// IndexedDB holds the file as it was after one of its transactions.
//
// Database "cimaise-library", version 1:
//   blocks   n → Uint8Array: the file from n × blockSize on. All have blockSize bytes but the last.
//   facts    "file"  → {length, blockSize}: size of the whole file, in bytes
//            "owner" → a random text: the tab that may write. Each write checks it first, so
//                      that a tab presumed dead does not overwrite the next one's work.

import {listenForCrash} from './crash.js';
import {Trouble, answer, connect, end, readFile, troubleOf} from './store_database.js';
import {isFleeting} from './store_private.js';
import {askForPromise, promiseSoFar} from './store_promise.js';

const newBlockSize = 16384;

/** After these, nothing more is handed to the browser by this page. */
const endings = ['nowhere', 'damaged', 'newer', 'lost'];

function openingTrouble(error, database) {
    if (error instanceof Trouble) {
        return error;
    }
    const unopened = error?.name === 'VersionError' ? 'newer' : 'nowhere';
    return new Trouble(database ? 'damaged' : unopened, error?.message ?? '');
}

export class Store extends EventTarget {
    /** Why what was handed over last is not kept, or will not last; empty while it is well. */
    trouble = '';
    reason = '';
    /** Changes of the file since the page was opened: those that the app has made, and those of them
     *  that the browser has confirmed. */
    handed = 0;
    stored = 0;
    blockSize = newBlockSize;
    /** Whether the browser deletes nothing by itself: 'unasked', 'granted' or 'refused'; 'none' in a private window. */
    promise = 'unasked';

    #database = null;
    #owner = Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-');
    #seen; // the followed owner
    #file = null;
    #change = new Map(); // blocks of a change that is not complete
    #waiting = {blocks: new Map(), length: undefined};
    #writing = null;
    #standing = ''; // trouble that remains when every write succeeds
    #asking = null;
    #hasCrashed = false;

    /** Reads what is kept, and makes this page the one that may write. Never throws. */
    async open() {
        listenForCrash(() => this.stop());
        // the page may be closed
        globalThis.document?.addEventListener('visibilitychange', () => this.#leave());
        globalThis.addEventListener?.('pagehide', () => this.#leave());
        try {
            this.#standing = await isFleeting() ? 'fleeting' : '';
            this.promise = this.#standing === '' ? await promiseSoFar() : 'none';
            await this.#connect();
            await this.#claim();
            await this.#read();
        } catch (error) {
            this.#say(openingTrouble(error, this.#database));
            return;
        }
        if (this.trouble === '') {
            this.#say(new Trouble(this.#standing));
        }
    }

    /** What is kept, for the app to go on from: once. Nothing where nothing is kept. */
    take() {
        const file = this.#file;
        this.#file = null;
        return file;
    }

    /** A block of the next change. The bytes are not copied. */
    put(number, bytes) {
        if (!endings.includes(this.trouble)) {
            this.#change.set(number, bytes);
        }
    }

    /** The blocks since the last call are a change, after which the file has this length. */
    commit(length) {
        if (this.#hasCrashed) {
            return;
        }
        this.handed += 1;
        this.#change.forEach((bytes, number) => this.#waiting.blocks.set(number, bytes));
        this.#change.clear();
        this.#waiting.length = length;
        this.#write();
    }

    retry() {
        this.#write();
    }

    /** The app has crashed: its last complete change is still written, and none that it makes from now on. */
    stop() {
        this.#hasCrashed = true;
    }

    /** Saves what waits in the app. Whether all is kept. */
    async settle() {
        this.#leave();
        while (this.#writing) {
            await this.#writing;
        }
        return this.stored === this.handed;
    }

    /** Before another tab takes the library: whether all is kept. This page writes nothing more. */
    async close() {
        const allStored = await this.settle();
        this.#say(new Trouble('lost'));
        this.#database?.close();
        return allStored;
    }

    /** Asks the browser to delete nothing by itself, which it may ask the user in turn. */
    askToLast() {
        if (['unasked', 'refused'].includes(this.promise)) {
            this.promise = 'refused'; // as long as the browser has not answered
            this.#asking ??= askForPromise().then(promise => {
                this.promise = promise;
                this.#asking = null;
            });
        }
        return this.#asking;
    }

    /** A game was saved: there is something to lose. */
    requestPersistence() {
        if (this.promise === 'unasked') {
            this.askToLast();
        }
    }

    /** What waits in the app comes first, then what has failed before. */
    #leave() {
        this.#call('_cimaise_store_leaving');
        this.retry();
    }

    #call(name) {
        if (!this.#hasCrashed) {
            globalThis.cimaise?.module?.[name]?.();
        }
    }

    async #connect() {
        this.#database = await connect();
        this.#database.onclose = () => {this.#database = null;};
        this.#database.onversionchange = () => { // a newer page, or the user cleared the data
            this.#database?.close();
            this.#database = null;
        };
    }

    #begin(mode) {
        return this.#database.transaction(['blocks', 'facts'], mode, {durability: 'strict'});
    }

    /** From here on the page before writes nothing. Where there is no room even for that, the first
     *  write that succeeds does it. */
    async #claim() {
        const transaction = this.#begin('readwrite');
        const ended = end(transaction);
        transaction.objectStore('facts').put(this.#owner, 'owner');
        await ended.catch(error => this.#say(troubleOf(error)));
    }

    async #read() {
        const transaction = this.#begin('readonly');
        const facts = transaction.objectStore('facts');
        this.#seen = await answer(facts.get('owner'));
        const file = await answer(facts.get('file'));
        if (file) {
            this.blockSize = file.blockSize;
            this.#file = await readFile(transaction.objectStore('blocks'), file);
        }
    }

    #write() {
        if (!this.#writing && this.stored < this.handed && !endings.includes(this.trouble)) {
            this.#writing = this.#writeAll();
        }
    }

    /** What is handed over meanwhile goes with the next transaction; after a failure, with one that
     *  tries the same again. */
    async #writeAll() {
        let tried = 0;
        while (tried < this.handed && !endings.includes(this.trouble)) {
            tried = this.handed;
            const part = this.#waiting;
            this.#waiting = {blocks: new Map(), length: part.length};
            try {
                await this.#keep(part);
                this.stored = tried;
                this.#say(new Trouble(this.#standing));
            } catch (error) {
                // closed
                this.#database = error.name === 'InvalidStateError' ? null : this.#database;
                this.#waiting.blocks = new Map([...part.blocks, ...this.#waiting.blocks]);
                this.#say(troubleOf(error));
            }
        }
        this.#writing = null;
    }

    async #keep({blocks, length}) {
        if (!this.#database) {
            await this.#connect();
        }
        const transaction = this.#begin('readwrite');
        const ended = end(transaction);
        ended.catch(() => {}); // awaited below, or the reason is already known
        await this.#checkStored(transaction, blocks.size === Math.ceil(length / this.blockSize));
        const store = transaction.objectStore('blocks');
        blocks.forEach((bytes, number) => store.put(bytes, number));
        store.delete(IDBKeyRange.lowerBound(Math.ceil(length / this.blockSize)));
        const facts = transaction.objectStore('facts');
        facts.put({length, blockSize: this.blockSize}, 'file');
        facts.put(this.#owner, 'owner');
        await ended;
        this.#seen = this.#owner;
    }

    /** Checks that no other page has taken over the library. If the user has cleared the data, the
     *  library is written again: all of it or nothing. */
    async #checkStored(transaction, isAll) {
        const facts = transaction.objectStore('facts');
        const owner = await answer(facts.get('owner'));
        const file = await answer(facts.get('file'));
        if (owner !== undefined && owner !== this.#seen) {
            transaction.abort();
            throw new Trouble('lost');
        }
        if (!file && !isAll) {
            transaction.abort();
            this.#call('_cimaise_store_report_all');
            throw new Trouble('failed', 'cleared');
        }
    }

    #say({trouble, message}) {
        this.trouble = trouble;
        this.reason = message;
        if (endings.includes(trouble)) {
            this.#waiting.blocks.clear();
        }
        this.dispatchEvent(new Event('settled'));
        try {
            this.#call('_cimaise_store_settled');
        } catch (error) {
            reportError(error); // what the app has handed over is saved all the same
        }
    }
}

globalThis.cimaise ??= {};
globalThis.cimaise.store = new Store();
