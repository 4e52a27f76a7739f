// Enters the objects of Cy in samples/museum/finished-3 by touch, and applies a better arrangement,
// which the worker finds.
import {sample, sitDown, undoAndRedo} from './table.js';
import {beginning} from './words.js';

const {objects} = sample('museum/finished-3').museums[2];

async function exhibit(app, {at: [column, row], civilisation, domain, value}) {
    const slot = new RegExp(`^${app.say('museum.place.slot', {column, row})}(?!\\d)`, 'i');
    await app.select(slot);
    for (const key of [app.say(`museum.civilisation.${civilisation}`), app.say(`museum.domain.${domain}`)]) {
        if (!(await app.find(beginning(key), 'button')).on) {
            await app.touchName(beginning(key), 'button');
        }
    }
    await app.touchName(beginning(app.say('museum.key.value', {value})), 'button');
    await app.until(async () => !(await app.find(slot)).name.includes(app.say('museum.cell.empty')), `${civilisation} ${domain} ${value} is there`);
}

export async function enter(app) {
    await sitDown(app, 'museum.name', ['Ana', 'Bo']);
    await app.touchName(app.say('new.start'));
    await app.find(app.say('museum.board.name'));
    for (const object of objects) {
        await exhibit(app, object);
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
