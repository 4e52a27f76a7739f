// Whole games by touch. A script is a sample: a position that is entered piece by piece by the module of its game.
import {readdirSync, readFileSync} from 'node:fs';
import {pause} from './app.js';
import {waitForApp} from './browser.js';
import {beginning} from './words.js';

const samples = new URL('../../samples/', import.meta.url);

/** Ids of all games. */
export const gameIds = readdirSync(samples);

/** Document of a sample. */
export const sample = file => JSON.parse(readFileSync(new URL(`${file}.cimaise`, samples), 'utf8'));

/** Function that enters the game by touch and returns the total of each player. */
export const gameNamed = async id => (await import(`./game_${id.replace('-', '_')}.js`)).enter;

/** Enters a game and reloads the page, which keeps the totals. */
export async function enterAndReload(app, enter) {
    const totals = await enter(app);
    await pause(500); // edits are kept half a second later
    await app.page.reload();
    await waitForApp(app.page);
    for (const [player, points] of Object.entries(totals)) {
        await app.waitTotal(player, points);
    }
}

export async function sitDown(app, game, players) {
    await app.touchName(app.say('home.new'));
    await app.find(app.say('new.start'));
    await app.touch(await app.rest(beginning(app.say(game)), 'radio')); // the page has slid in
    for (const [index, player] of players.entries()) {
        await app.write(beginning(app.say('draft.seat', {seat: index + 1})), player);
    }
}

export async function undoAndRedo(app, player, before, after) {
    await app.touchName(beginning(app.say('table.undo')), 'button');
    await app.waitTotal(player, before);
    await app.touchName(beginning(app.say('table.redo')), 'button');
    await app.waitTotal(player, after);
}
