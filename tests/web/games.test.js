// Tests whole games by touch at phone size, in both languages: players entered, pieces entered one
// by one, scored, undone, and still there after a reload. The positions are those of samples/.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {App, pause} from './app.js';
import {openBrowser, waitForApp} from './browser.js';
import {enterArtSociety} from './game_art_society.js';
import {enterMuse, playRound} from './game_muse.js';
import {enterMusee} from './game_musee.js';
import {enterMuseum} from './game_museum.js';
import {serve} from './server.js';
import {isStandIn, site} from './site.js';

let host;
before(async () => { host = await serve(site); });
after(() => host.stop());

const games = {
    'Musée': enterMusee, 'Muse': enterMuse, 'Museum': enterMuseum, 'Art Society': enterArtSociety,
    'a round of Muse': playRound,
};

for (const language of ['en', 'fr']) {
    for (const [name, enter] of Object.entries(games)) {
        test(`${name}, ${language}`, {skip: isStandIn, timeout: 1_800_000}, async () => {
            const {newPage, seen, end} = await openBrowser({language, scale: 1}); // fewer pixels, the same page
            try {
                const app = await new App(await newPage(), language).open(host.address);
                const totals = await enter(app);
                await pause(500); // what was accepted as long ago as this is kept
                await app.page.reload();
                await waitForApp(app.page);
                for (const [player, points] of Object.entries(totals)) {
                    await app.waitTotal(player, points);
                }
                assert.deepEqual(seen, {strangers: [], violations: [], errors: []});
            } finally {
                await end();
            }
        });
    }
}
