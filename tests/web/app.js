// Driver of the app in a page on a phone: finds items by the accessibility tree and taps them.
import {setTimeout as pause} from 'node:timers/promises';
import {waitForApp} from './browser.js';
import {wordsIn} from './words.js';

const patience = 300000;

export class App {
    constructor(page, language = 'en') {
        this.page = page;
        this.say = wordsIn(language);
        this.touches = 0;
    }

    async open(address) {
        await this.page.goto(address);
        await waitForApp(this.page);
        return this;
    }

    /** What a reader meets, in its order: {id, role, name, x, y, width, height, …}. */
    seen() {
        return this.page.evaluate(() => [...document.querySelectorAll('#reader [data-id]')].map(element => {
            const {x, y, width, height} = element.getBoundingClientRect();
            const name = element.getAttribute('aria-label') ?? element.firstChild?.data ?? '';
            const role = element.getAttribute('role') ?? (element.tagName === 'INPUT' ? 'textbox' : 'text');
            return {
                id: Number(element.dataset.id), role, name, x, y, width, height, value: element.value ?? '',
                description: element.getAttribute('aria-description') ?? '',
                disabled: element.getAttribute('aria-disabled') === 'true',
                on: ['checked', 'pressed', 'selected'].some(state => element.getAttribute(`aria-${state}`) === 'true'),
                selected: ['selected', 'current'].some(state => element.getAttribute(`aria-${state}`) === 'true'),
            };
        }));
    }

    async all(name, role) {
        return (await this.seen()).filter(node => (role === undefined || node.role === role) &&
            (name instanceof RegExp ? name.test(node.name) : node.name === name));
    }

    /** The first that is called so, waited for. */
    async find(name, role) {
        for (const end = Date.now() + patience; Date.now() < end;) {
            const [found] = await this.all(name, role);
            if (found) {
                return found;
            }
            await pause(50);
        }
        const names = (await this.seen()).map(node => `${node.role}: ${node.name}`).join('\n');
        throw new Error(`nothing is called ${name} among:\n${names}`);
    }

    async until(holds, what) {
        for (const end = Date.now() + patience; Date.now() < end;) {
            if (await holds()) {
                return;
            }
            await pause(50);
        }
        throw new Error(`not so after ${patience} ms: ${what}`);
    }

    /** A finger on its middle. */
    async touch(node) {
        const [x, y] = middle(node);
        const {width, height} = this.page.viewport();
        if (x < 0 || y < 0 || x > width || y > height || node.width <= 0) {
            throw new Error(`no finger comes to ${node.name} at ${x}, ${y}`);
        }
        await this.page.pull([x, y], []);
        this.touches += 1;
    }

    async touchName(name, role) {
        let node = await this.find(name, role);
        if (middle(node)[0] > this.page.viewport().width) {
            node = await this.rest(name, role); // its page still slides in
        }
        await this.touch(node);
        return node;
    }

    /** Name of a tool: its short word comes first where it has one (“Size: Wall layout”). */
    toolNamed(id) {
        return new RegExp(`(^|:\\s)${this.say(id)}$`, 'u');
    }

    touchTool(id) {
        return this.touchName(this.toolNamed(id), 'button');
    }

    /** As a screen reader does, wherever it is. */
    pressNode({id}) {
        return this.page.evaluate(known => document.querySelector(`#reader [data-id="${known}"]`)?.click(), id);
    }

    /** Pressed as a reader does it, without a finger. */
    async press(name, role) {
        await this.until(async () => {
            const {id} = await this.find(name, role);
            return this.page.evaluate(wanted => {
                const element = document.querySelector(`#reader [data-id="${wanted}"]`);
                element?.click();
                return element !== null;
            }, id);
        }, `${name} is pressed`);
    }

    /** A finger from the middle of one to the middle of the other. */
    drag(from, to) {
        return this.pull(middle(from), middle(to));
    }

    /** A finger from place to place, which rests before it is lifted. */
    async pull([x, y], [toX, toY], rest = 0) {
        const part = step => [x + (toX - x) * step / 4, y + (toY - y) * step / 4, rest / 4];
        await this.page.pull([x, y], [1, 2, 3, 4].map(part));
        this.touches += 1;
    }

    /** All that a reader meets, once nothing of it changes any more. */
    async settled() {
        for (let last = await this.seen(); ;) {
            await pause(300);
            const now = await this.seen();
            if (JSON.stringify(now) === JSON.stringify(last)) {
                return now;
            }
            last = now;
        }
    }

    /** The first that is called so, once it has come to rest. */
    async rest(name, role) {
        for (let last = await this.find(name, role); ;) {
            await pause(250);
            const node = await this.find(name, role);
            if (node.x === last.x && node.y === last.y) {
                return node;
            }
            last = node;
        }
    }

    /** A finger rolls the lower half of the page until what is called so can be touched, or as far as it goes. */
    async roll(name, role, x = 8) {
        const {height} = this.page.viewport();
        for (let last; ;) {
            const node = await this.rest(name, role);
            const hidden = Math.ceil(node.y + node.height - lowest);
            if ((hidden <= 0 && node.y > 0) || (node.y === last?.y && middle(node)[1] < height)) {
                return node;
            }
            if (node.y === last?.y) {
                throw new Error(`${name} does not come into sight`);
            }
            const way = hidden > 0 ? Math.min(hidden + 20, 200) : -200;
            await this.pull([x, way > 0 ? 710 : 510], [x, (way > 0 ? 710 : 510) - way], 300);
            await pause(700); // a tap on a scrolling list only stops it
            last = node;
        }
    }

    /** Touches what is called so where it is not selected yet. */
    async select(name) {
        if (!(await this.find(name)).selected) {
            await this.touchName(name);
            await this.until(async () => (await this.find(name)).selected, `${name} is selected`);
        }
    }

    /** Into a field, by the keyboard that comes for it. */
    async write(name, text) {
        // a busy browser may take a touch for a flick: the field is then touched again
        await this.until(async () => {
            const field = await this.rest(name, 'textbox');
            await this.touch(field);
            const focused = this.page.waitForSelector(`body > input[aria-label="${field.name}"]`, {timeout: 5000});
            return focused.then(() => true, () => false);
        }, `${name} is touched`);
        await this.page.keyboard.type(text);
        await this.until(async () => (await this.find(name, 'textbox')).value === text, `${text} stands in ${name}`);
    }

    /** The number after a player's name, where the totals stand. */
    async total(player) {
        const tab = (await this.seen()).find(node => new RegExp(`^${player}\\P{L}+[-−]?\\d`, 'u').test(node.name));
        return tab && Number(tab.name.replaceAll('−', '-').slice(player.length).match(/-?\d+/)[0]);
    }

    async waitTotal(player, points) {
        let last;
        await this.until(async () => (last = await this.total(player)) === points, `${points} for ${player}`)
            .catch(error => { throw new Error(`${error.message}; it is ${last}`); });
    }
}

/// Lowest position that can be tapped; the bar of a page is below.
const lowest = 730;
const middle = node => [node.x + node.width / 2, node.y + node.height / 2];

export {pause};
