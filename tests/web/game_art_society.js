// Plays samples/art-society/rulebook-example by touch: two walls, each tile a drag and a key, the
// museum, a painting in excess.
import {sitDown, undoAndRedo} from './table.js';

/// Tiles as name, top left square and size; the name is a type with its frame, or decor.
const ana = [
    ['portrait A', 6, 4, 2, 3], ['still-life A', 3, 4, 3, 3], ['city-life A', 5, 1, 2, 3], ['still-life A', 7, 1, 2, 3],
    ['landscape B', 8, 4, 3, 3], ['city-life B', 9, 1, 2, 3], ['landscape C', 1, 4, 2, 3], ['still-life A', 1, 1, 2, 3],
    ['landscape A', 3, 1, 2, 3], ['city-life A', 3, 7, 3, 3], ['still-life A', 6, 7, 2, 3], ['portrait C', 1, 7, 2, 2],
    ['portrait D', 8, 7, 2, 2], ['city-life D', 10, 7, 2, 2], ['landscape B', 11, 4, 2, 2], ['landscape B', 11, 1, 2, 2],
    ['decor', 11, 3, 2, 1], ['decor', 11, 6, 2, 1], ['decor', 1, 9, 2, 1], ['decor', 8, 9, 3, 1], ['decor', 12, 7, 1, 1],
    ['decor', 11, 9, 1, 1],
];
const bo = [['city-life B', 6, 5, 3, 2], ['landscape B', 8, 2, 2, 3], ['still-life C', 4, 5, 2, 2], ['portrait B', 6, 7, 2, 2]];
const prestige = {'city-life': '31', portrait: '22', 'still-life': '17', landscape: '44'};

const squareOf = (app, column, row) =>
    app.find(new RegExp(`^${app.say('art.place.square', {column, row})}(?!\\d)`), 'gridcell');

async function hang(app, [what, column, row, columns, rows]) {
    const from = await squareOf(app, column, row);
    await app.drag(from, await squareOf(app, column + columns - 1, row + rows - 1));
    const [kind, letter] = what.split(' ');
    const key = letter
        ? `${app.say(`art.type.${kind}`)}, ${app.say('art.frame.name', {letter})}`
        : app.say('art.keypad.decor');
    await app.until(async () => !(await app.find(key, 'button')).disabled, `${what} may hang there`);
    await app.touchName(key, 'button');
}

async function hangAll(app, player, tiles) {
    let covered = 0;
    for (const tile of tiles) {
        await hang(app, tile);
        covered += tile[3] * tile[4];
        await app.find(new RegExp(`^${player}\\P{L}.* ${covered} (?:of|sur) 108 `, 'u'), 'tab');
    }
}

async function enterMuseum(app) {
    await app.touchTool('art.tool.museum');
    for (const [type, space] of Object.entries(prestige)) {
        const name = app.say('art.marker.name', {type: app.say(`art.type.${type}`)});
        await app.roll(name, 'textbox');
        await app.write(name, space);
    }
    const more = app.say('art.step.more', {figure: app.say('art.beside.excess')});
    await app.roll(more, 'button');
    await app.touchName(more, 'button');
}

export async function enterArtSociety(app) {
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
