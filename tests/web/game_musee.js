// Plays samples/musee/finished-2 by touch: the pattern of staircases, two Musées, the bonuses.
import {sample, sitDown, undoAndRedo} from './table.js';
import {beginning} from './words.js';

const galleries = ['upper', 'middle', 'lower'];
/// Other tokens than those that a new game begins with: staircases at 1 4 5 above and 2 3 6 below.
const turned = {top: [1, 2, 5, 6], bottom: [1, 2, 5, 6]};
const [ana, bo] = sample('musee/finished-2').musees;

function nameOf(app, gallery, column) {
    const words = app.say('musee.space.name', {space: app.say(`musee.place.${gallery}.space`, {column}), painting: ''});
    return new RegExp(`^${words}`, 'i');
}

async function hang(app, musee) {
    for (const gallery of galleries) {
        for (const [index, number] of musee[gallery].entries()) {
            if (number) {
                const space = nameOf(app, gallery, index + 1);
                await app.select(space);
                await app.touchName(new RegExp(`^${number}, `), 'button');
                await app.find(new RegExp(`${space.source}${number}, `, 'i'));
            }
        }
    }
}

async function takeBonuses(app, musee) {
    for (const gallery of musee.bonuses) {
        const name = app.say('musee.bonus.name', {gallery: app.say(`musee.place.${gallery}`), state: ''});
        await app.touchName(beginning(name.trim().replace(/[,:]$/, '')));
    }
}

export async function enter(app) {
    await sitDown(app, 'musee.name', ['Ana', 'Bo']);
    for (const [row, columns] of Object.entries(turned)) {
        for (const column of columns) {
            await app.roll(beginning(app.say(`musee.place.${row}.token`, {column})), 'checkbox');
            await app.touchName(beginning(app.say(`musee.place.${row}.token`, {column})), 'checkbox');
        }
    }
    await app.touchName(app.say('new.start'));
    await hang(app, ana);
    await takeBonuses(app, ana);
    // a point for each of 17, 2 for each of 4 pairs, 3 for each of 3 staircases, 4 for each bonus
    await app.waitTotal('Ana', 17 + 8 + 9 + 8);
    await app.touchName(/^Bo\P{L}/u, 'tab');
    await hang(app, bo);
    await app.waitTotal('Bo', 17 + 10 + 12);
    await takeBonuses(app, bo);
    await app.waitTotal('Bo', 17 + 10 + 12 + 4);
    await undoAndRedo(app, 'Bo', 39, 43);
    return {Ana: 42, Bo: 43};
}
