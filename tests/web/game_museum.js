// Enters the objects of Cy in samples/museum/finished-3 by touch, and applies a better arrangement,
// which the worker finds.
import {sitDown, undoAndRedo} from './table.js';
import {beginning} from './words.js';

/// Row by row: civilisation, domain, value; null is a bare slot.
const rows = [
    ['mayan theology 5', 'mayan navigation 2', 'phoenician navigation 3', 'phoenician navigation 1', 'phoenician culture 4'],
    ['mayan navigation 4', 'mayan culture 1', 'mayan culture 5', 'phoenician culture 2', 'phoenician architecture 5'],
    ['mesopotamian architecture 3', 'mesopotamian architecture 1', 'mesopotamian agriculture 4', 'inca architecture 2',
     'inca architecture 4'],
    [null, 'polynesian warfare 3'],
];

async function exhibit(app, object, column, row) {
    const [civilisation, domain, value] = object.split(' ');
    const slot = new RegExp(`^${app.say('museum.place.slot', {column, row})}(?!\\d)`, 'i');
    await app.select(slot);
    for (const key of [app.say(`museum.civilisation.${civilisation}`), app.say(`museum.domain.${domain}`)]) {
        if (!(await app.find(beginning(key), 'button')).on) {
            await app.touchName(beginning(key), 'button');
        }
    }
    await app.touchName(beginning(app.say('museum.key.value', {value})), 'button');
    await app.until(async () => !(await app.find(slot)).name.includes(app.say('museum.cell.empty')), `${object} is there`);
}

export async function enterMuseum(app) {
    await sitDown(app, 'museum.name', ['Ana', 'Bo']);
    await app.touchName(app.say('new.start'));
    await app.find(app.say('museum.board.name'));
    for (const [index, row] of rows.entries()) {
        for (const [column, object] of row.entries()) {
            if (object) {
                await exhibit(app, object, column + 1, index + 1);
            }
        }
    }
    // the values come to 49; five Mayan and five Phoenician objects bring 5 each, three Mesopotamian ones 1
    await app.waitTotal('Ana', 49 + 5 + 5 + 1);
    await undoAndRedo(app, 'Ana', 57, 60);
    // no arrangement brings more than 65
    const gain = app.say('museum.arrange.gain', {count: 2, gain: app.say('score.points', {count: 5})});
    await app.find(gain, 'button');
    await app.touchTool('museum.tool.arrange');
    await app.touchName(app.say('museum.arrange.apply'));
    await app.waitTotal('Ana', 65);
    return {Ana: 65, Bo: 0};
}
