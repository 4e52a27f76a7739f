// The later part of the app: functions that neither the first picture nor the entry of a game needs.
// tools/web_split.py has split it off; until it is here, placeholders stand in its places in the table.
import {compileFile} from './download.js';
import {say} from './words.js';

/// Its name tells its contents: no other build's file is taken for it. Undefined if the build is in one part.
const file = Object.keys(globalThis.cimaiseBuild?.files ?? {}).find(name => name.startsWith('cimaise.later.'));

/** Reads the file at once: nothing else happens on the page meanwhile. */
function readNow() {
    const request = new XMLHttpRequest();
    request.open('GET', file, false);
    request.overrideMimeType('text/plain; charset=x-user-defined'); // the only type that keeps bytes here
    try {
        request.send();
    } catch {
        // no network: there is no status either
    }
    if (request.status !== 200) {
        throw new Error(say('partMissing'));
    }
    return Uint8Array.from(request.responseText, letter => letter.charCodeAt(0) & 255);
}

export class LaterPart {
    /// Placeholders that were called before their functions had come.
    early = 0;
    #exports;
    #table;
    #isHere = false;

    /** What the first part imports: the functions of the page, and placeholders. */
    imports(ofPage) {
        const placeholder = new Proxy({}, {get: (_, place) => (...values) => this.#call(Number(place), values)});
        return {...ofPage, placeholder};
    }

    /** Called with the first part. */
    join({exports}) {
        this.#exports = exports;
        this.#table = Object.values(exports).find(one => one instanceof WebAssembly.Table);
    }

    /** Fetches the part; an error leaves the placeholders, which try again when they are called. */
    async bring() {
        if (!file || this.#isHere) {
            return;
        }
        try {
            const compiled = await compileFile(file);
            await WebAssembly.instantiate(compiled, {primary: this.#exports});
            this.#isHere = true;
        } catch {
            // no network
        }
    }

    #call(place, values) {
        this.early += 1;
        if (!this.#isHere) {
            const compiled = new WebAssembly.Module(readNow());
            this.#isHere = new WebAssembly.Instance(compiled, {primary: this.#exports}) !== null;
        }
        return this.#table.get(place)(...values);
    }
}
