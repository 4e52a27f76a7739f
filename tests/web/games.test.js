// Whole games by touch, at the size of a phone, in both languages: sat down, entered piece by piece, scored, and still
// there when the page is loaded again.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {App} from './app.js';
import {openBrowser, waitForApp} from './browser.js';
import {serve} from './server.js';
import {isStandIn, site} from './site.js';
import {beginning} from './words.js';

let host;
before(async () => { host = await serve(site); });
after(() => host.stop());

async function sitDown(app, game, players, size) {
    await app.touchName(app.say('home.new'));
    await app.find(app.say('new.start'));
    await app.touchName(beginning(app.say(game)));
    if (size !== undefined) {
        await app.touchName(app.say('new.player-count.option', {count: size}));
    }
    for (const [index, player] of players.entries()) {
        await app.touchName(beginning(app.say('draft.seat', {seat: index + 1})), 'textbox');
        await app.type(player);
    }
}

/** The number after a player's name, where the totals stand. */
async function totalOf(app, player) {
    const tab = (await app.seen()).find(node => new RegExp(`^${player}\\P{L}+[-−]?\\d`, 'u').test(node.name));
    return tab && Number(tab.name.replaceAll('−', '-').slice(player.length).match(/-?\d+/)[0]);
}

async function waitTotal(app, player, points) {
    let last;
    await app.until(async () => (last = await totalOf(app, player)) === points, `${points} for ${player}`)
        .catch(error => { throw new Error(`${error.message}; it is ${last}`); });
}

const games = {
    async 'Musée'(app) {
        await sitDown(app, 'musee.name', ['Ana', 'Bo'], 2);
        await app.touchName(app.say('new.staircases.first'));
        await app.touchName(app.say('new.start'));
        await app.touchName(/^50, /, 'button');
        await waitTotal(app, 'Ana', 1);
        return ['Ana', 1];
    },
    async 'Museum'(app) {
        await sitDown(app, 'museum.name', ['Ana', 'Bo']);
        await app.touchName(app.say('new.start'));
        await app.touchName(beginning(app.say('museum.civilisation.roman')), 'button');
        await app.touchName(beginning(app.say('museum.domain.culture')), 'button');
        await app.touchName(beginning(app.say('museum.key.value', {value: 3})), 'button');
        await waitTotal(app, 'Ana', 3);
        await app.touchName(beginning(app.say('museum.key.value', {value: 4})), 'button');
        await waitTotal(app, 'Ana', 7);
        return ['Ana', 7];
    },
};

for (const language of ['en', 'fr']) {
    for (const [name, enter] of Object.entries(games)) {
        test(`${name}, ${language}`, {skip: isStandIn, timeout: 300000}, async () => {
            const {newPage, seen, end} = await openBrowser({language});
            try {
                const app = await new App(await newPage(), language).open(host.address);
                const [player, points] = await enter(app);
                await app.page.reload();
                await waitForApp(app.page);
                await waitTotal(app, player, points);
                assert.deepEqual(seen, {strangers: [], violations: [], errors: []});
            } finally {
                await end();
            }
        });
    }
}
