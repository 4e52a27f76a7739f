// Tests whole games by touch at phone size, in both languages: players entered, pieces entered one
// by one, scored, undone, and still there after a reload.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {App} from './app.js';
import {openBrowser} from './browser.js';
import {playRound} from './game_muse.js';
import {serve} from './server.js';
import {isStandIn, site} from './site.js';
import {enterAndReload, gameIds, gameNamed} from './table.js';

let host;
before(async () => { host = await serve(site); });
after(() => host.stop());

const games = [['a round of muse', playRound]];
for (const id of gameIds) {
    games.push([id, await gameNamed(id)]);
}

for (const language of ['en', 'fr']) {
    for (const [name, enter] of games) {
        test(`${name}, ${language}`, {skip: isStandIn, timeout: 1_800_000}, async () => {
            const {newPage, seen, end} = await openBrowser({language, scale: 1}); // fewer pixels, the same page
            try {
                await enterAndReload(await new App(await newPage(), language).open(host.address), enter);
                assert.deepEqual(seen, {strangers: [], violations: [], errors: []});
            } finally {
                await end();
            }
        });
    }
}
