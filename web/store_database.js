// Opens the IndexedDB database that web/store.js describes, and reads the library’s file from it if
// it is complete.

const databaseName = 'cimaise-library';
const databaseVersion = 1;
const blocksAtOnce = 512;
const openingMayTake = 10_000; // ms: some browsers never answer

/** The app’s words for each are in app/library/browser_store_web.cpp. */
export class Trouble extends Error {
    constructor(trouble, reason = '') {
        super(reason);
        this.trouble = trouble;
    }
}

export const answer = request => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
});

export const end = transaction => new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Trouble('failed', 'aborted'));
});

export function troubleOf(error) {
    if (error instanceof Trouble) {
        return error;
    }
    const reason = error?.message || error?.name || String(error);
    return new Trouble(error?.name === 'QuotaExceededError' ? 'full' : 'failed', reason);
}

export async function connect() {
    const request = globalThis.indexedDB.open(databaseName, databaseVersion);
    request.onupgradeneeded = () => {
        request.result.createObjectStore('blocks');
        request.result.createObjectStore('facts');
    };
    let clock;
    const tooLate = new Promise((_, reject) => {
        clock = setTimeout(() => reject(new Trouble('nowhere', 'no answer')), openingMayTake);
    });
    return Promise.race([answer(request), tooLate]).finally(() => clearTimeout(clock));
}

const isFact = file => Number.isSafeInteger(file.length) && file.length >= 0
    && Number.isSafeInteger(file.blockSize) && file.blockSize > 0;

const isWhole = (blocks, first, file) => blocks.every((block, i) => block instanceof Uint8Array
    && block.length === Math.min(file.blockSize, file.length - (first + i) * file.blockSize));

export async function readFile(store, file) {
    if (!isFact(file)) {
        throw new Trouble('damaged', 'length');
    }
    const bytes = new Uint8Array(file.length);
    const count = Math.ceil(file.length / file.blockSize);
    for (let first = 0; first < count; first += blocksAtOnce) {
        const last = Math.min(first + blocksAtOnce, count) - 1;
        const blocks = await answer(store.getAll(IDBKeyRange.bound(first, last)));
        if (blocks.length !== last - first + 1 || !isWhole(blocks, first, file)) {
            throw new Trouble('damaged', `${first}–${last}`);
        }
        blocks.forEach((block, i) => bytes.set(block, (first + i) * file.blockSize));
    }
    return bytes;
}
