// Plays samples/art-society/rulebook-example by touch: two walls, each tile a drag and a key, the
// museum, a painting in excess.
import {sample, sitDown, undoAndRedo} from './table.js';

const {prestige, walls: [ana, bo]} = sample('art-society/rulebook-example');

const squareOf = (app, column, row) =>
    app.find(new RegExp(`^${app.say('art.place.square', {column, row})}(?!\\d)`), 'gridcell');

async function hang(app, {painting, frame, at: [column, row], size: [columns, rows]}) {
    const from = await squareOf(app, column, row);
    await app.drag(from, await squareOf(app, column + columns - 1, row + rows - 1));
    const key = painting
        ? `${app.say(`art.type.${painting}`)}, ${app.say('art.frame.name', {letter: frame.toUpperCase()})}`
        : app.say('art.keypad.decor');
    await app.until(async () => !(await app.find(key, 'button')).disabled, `${key} may be hung`);
    await app.touchName(key, 'button');
}

async function hangAll(app, player, {tiles}) {
    let covered = 0;
    for (const tile of tiles) {
        await hang(app, tile);
        covered += tile.size[0] * tile.size[1];
        await app.find(new RegExp(`^${player}\\P{L}.* ${covered} (?:of|sur) 108 `, 'u'), 'tab');
    }
}

async function enterMuseum(app) {
    await app.touchTool('art.tool.museum');
    for (const [type, space] of Object.entries(prestige)) {
        const name = app.say('art.marker.name', {type: app.say(`art.type.${type}`)});
        await app.roll(name, 'textbox');
        await app.write(name, String(space));
    }
    const more = app.say('art.step.more', {figure: app.say('art.beside.excess')});
    await app.roll(more, 'button');
    await app.touchName(more, 'button');
}

export async function enter(app) {
    await sitDown(app, 'art.name', ['Ana', 'Bo']);
    await app.touchName(app.say('new.start'));
    await app.waitTotal('Ana', -8); // four empty corners
    await hangAll(app, 'Ana', ana);
    await enterMuseum(app);
    // 16 + 9 + 8 + 15 for the types, 11 shields, 9 in the eyeline, an empty corner, an excess
    // painting.
    await app.waitTotal('Ana', 48 + 11 + 9 - 2 - 2);
    await undoAndRedo(app, 'Ana', 66, 64);
    await app.touchName(/^Bo\P{L}/u, 'tab');
    await app.touchTool('art.tool.tiles');
    await hangAll(app, 'Bo', bo);
    await app.waitTotal('Bo', 4 + 3 + 2 + 5 + 3 - 8);
    return {Ana: 64, Bo: 9};
}
