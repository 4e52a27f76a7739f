// Enters a Musée for two by touch, paintings 1, 2, 3 … in the order of the spaces, and removes them
// by Undo. Every tap is a legal edit, so the number of paintings shows the progress.
import {beginning} from './words.js';

export const spaces = 18;

export class Musee {
    constructor(app) {
        this.app = app;
    }

    /** Sits two players down. */
    async begin() {
        const {app} = this;
        await app.touchName(app.say('home.new'));
        await app.find(app.say('new.start'));
        await app.touchName(beginning(app.say('musee.name')));
        await app.touchName(app.say('new.player-count.option', {count: 2}));
        for (const [index, player] of ['Ana', 'Bo'].entries()) {
            await app.write(beginning(app.say('draft.seat', {seat: index + 1})), player);
        }
        await app.touch(await app.roll(app.say('new.staircases.first')));
        await app.touchName(app.say('new.start'));
        return this.read();
    }

    /** Where the keys are: they stay there. */
    async read() {
        const {app} = this;
        this.undo = await app.find(beginning(app.say('table.undo')), 'button');
        await app.find(/^50, /, 'button');
        const keys = await app.all(/^\d+, /, 'button');
        this.keys = new Map(keys.map(key => [parseInt(key.name, 10), key]));
        return this;
    }

    touchNumber(number) {
        return this.app.touch(this.keys.get(number));
    }

    touchUndo() {
        return this.app.touch(this.undo);
    }

    /** The numbers that hang, in the order of the spaces; 0 where none does. */
    async hanging() {
        const places = ['upper', 'middle', 'lower'].map(gallery => this.app.say(`musee.place.${gallery}.space`, {column: ''}));
        const isSpace = name => places.some(place => name.toLowerCase().startsWith(place));
        const shown = (await this.app.seen()).filter(({role, name}) => role === 'button' && isSpace(name));
        return shown.map(({name}) => Number(name.match(/: (\d+),/)?.[1] ?? 0));
    }

    async waitHanging(count) {
        let last = [];
        await this.app.until(async () => (last = await this.hanging()).filter(Boolean).length === count, `${count} hang`)
            .catch(error => { throw new Error(`${error.message}; there are ${last}`); });
    }
}
