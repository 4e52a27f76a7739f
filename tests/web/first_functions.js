// Records which functions of the app its start and the entry of all games call: node first_functions.js
// SITE FOLDER, where the app of SITE has counters (tools/web_split.py --instrument).
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {App, pause} from './app.js';
import {openBrowser, waitForApp} from './browser.js';
import {enterArtSociety} from './game_art_society.js';
import {enterMuse, playRound} from './game_muse.js';
import {enterMusee} from './game_musee.js';
import {enterMuseum} from './game_museum.js';
import {serve} from './server.js';

const [site, folder] = process.argv.slice(2);
const walks = {musee: enterMusee, museum: enterMuseum, 'art-society': enterArtSociety, muse: enterMuse, 'round-of-muse': playRound};
/// Languages, appearances and pixels of a screen: each takes other paths through the app.
const manners = [['en', 'light', 2], ['fr', 'dark', 1]];

/** Runs in the page: keeps the app's instance, whose counters are read. */
function keepInstance() {
    const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...given) => {
        const made = await instantiate(...given);
        globalThis.counted = '__write_profile' in made.exports ? made : globalThis.counted;
        return made;
    };
}

/** Runs in the page: the profile is written into memory that the app does not have. */
function readProfile() {
    const {__write_profile: write, ...exports} = globalThis.counted.exports;
    const memory = Object.values(exports).find(one => one instanceof WebAssembly.Memory);
    const at = memory.buffer.byteLength;
    memory.grow(64);
    const length = write(at, 64 * 65536);
    return Array.from(new Uint8Array(memory.buffer, at, length));
}

async function record(host, name, enter, [language, appearance, scale]) {
    const {newPage, end} = await openBrowser({language, scale});
    try {
        const page = await newPage(keepInstance);
        await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: appearance}]);
        const app = await new App(page, language).open(host.address);
        const save = async part => writeFileSync(join(folder, `${name}${part}.profile`), Buffer.from(await page.evaluate(readProfile)));
        await enter(app);
        await pause(1000);
        await page.evaluate(() => dispatchEvent(new Event('pagehide'))); // what is saved when the page is left
        await save('');
        await page.goto('about:blank');
        await page.goto(`${host.address}#1/x`); // a damaged link
        await waitForApp(page);
        await pause(1000);
        await save('-again');
    } finally {
        await end();
    }
}

/** A walk that fails is taken again: the profile of a build must not depend on one slow moment of the browser. */
async function recordPatiently(...walk) {
    for (let left = 2; ; left -= 1) {
        try {
            return await record(...walk);
        } catch (error) {
            if (left === 0) {
                throw error;
            }
            console.log(`${walk[1]} is taken again: ${error.stack}`);
        }
    }
}

rmSync(folder, {recursive: true, force: true});
mkdirSync(folder, {recursive: true});
const host = await serve(site);
host.packs = false;
try {
    for (const [name, enter] of Object.entries(walks)) {
        for (const manner of manners) {
            await recordPatiently(host, `${name}-${manner[0]}`, enter, manner);
        }
    }
} finally {
    await host.stop();
}
