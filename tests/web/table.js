// Steps shared by the tests of whole games: entering players, undo and redo.
import {beginning} from './words.js';

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
