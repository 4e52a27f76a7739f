// The app in a page as somebody with a phone has it: found by what a screen reader is told, touched by a finger.
import {waitForApp} from './browser.js';
import {wordsIn} from './words.js';

const patience = 30000;

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
                checked: element.getAttribute('aria-checked'),
                selected: element.getAttribute('aria-selected') === 'true',
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
        await this.page.touchscreen.tap(node.x + node.width / 2, node.y + node.height / 2);
        this.touches += 1;
    }

    async touchName(name, role) {
        const node = await this.find(name, role);
        await this.touch(node);
        return node;
    }

    /** As a screen reader does, wherever it is. */
    press({id}) {
        return this.page.evaluate(known => document.querySelector(`#reader [data-id="${known}"]`)?.click(), id);
    }

    /** A finger from the middle of one to the middle of the other. */
    async drag(from, to) {
        const middle = node => [node.x + node.width / 2, node.y + node.height / 2];
        const [[x, y], [toX, toY]] = [middle(from), middle(to)];
        const finger = await this.page.touchscreen.touchStart(x, y);
        for (let step = 1; step <= 4; step += 1) {
            await finger.move(x + (toX - x) * step / 4, y + (toY - y) * step / 4);
        }
        await finger.end();
        this.touches += 1;
    }

    type(text) {
        return this.page.keyboard.type(text);
    }
}

export const pause = milliseconds => new Promise(over => setTimeout(over, milliseconds));
