// WebKitGTK, the engine of Safari, through its WebDriver: the part of puppeteer's Page that the tests of all
// engines use.
import {spawn} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';

const programs = '/usr/lib';
/// Keys of WebDriver by their names in puppeteer.
const keys = {Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Backspace: '\uE003'};

function miniBrowser() {
    for (const folder of readdirSync(programs)) {
        try {
            const [found] = readdirSync(join(programs, folder)).filter(name => /^webkit2gtk-4\.1$/.test(name));
            if (found) {
                return join(programs, folder, found, 'MiniBrowser');
            }
        } catch {
            // not a folder
        }
    }
    throw new Error('webkit2gtk-driver is not installed');
}

function freePort() {
    return new Promise((resolve, reject) => {
        const server = createServer().once('error', reject);
        server.listen(0, '127.0.0.1', () => {
            const {port} = server.address();
            server.close(() => resolve(port));
        });
    });
}

/** Commands of one session of WebDriver. */
class Session {
    #address;

    constructor(port) {
        this.#address = `http://127.0.0.1:${port}`;
    }

    async send(method, path, body) {
        const answer = await fetch(this.#address + path, {method, body: body && JSON.stringify(body)});
        const {value} = await answer.json();
        if (value?.error) {
            throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
        }
        return value;
    }

    /** Waits until the driver answers, then opens the window. */
    async begin(capabilities) {
        for (let tries = 0; ; tries += 1) {
            try {
                await this.send('GET', '/status');
                break;
            } catch (error) {
                if (tries > 50) {
                    throw error;
                }
                await pause(100);
            }
        }
        const {sessionId} = await this.send('POST', '/session', {capabilities: {alwaysMatch: capabilities}});
        this.#address += `/session/${sessionId}`;
    }
}

export class WebKitPage {
    #session;
    #prepare;
    #size = {width: 390, height: 844};

    constructor(session, prepare) {
        this.#session = session;
        this.#prepare = prepare;
    }

    /** The window has tools of its own, and a smallest width. */
    async fit() {
        await this.#session.send('POST', '/window/rect', {x: 0, y: 0, ...this.#size});
        const [width, height] = await this.evaluate(() => [innerWidth, innerHeight]);
        await this.#session.send('POST', '/window/rect', {width: this.#size.width, height: 2 * this.#size.height - height});
        this.#size = {width, height: this.#size.height};
    }

    viewport() {
        return this.#size;
    }

    async goto(url) {
        await this.#session.send('POST', '/url', {url});
        await this.evaluate(this.#prepare);
    }

    async reload() {
        await this.#session.send('POST', '/refresh', {});
        await this.evaluate(this.#prepare);
    }

    evaluate(work, ...given) {
        const script = `const done = arguments[arguments.length - 1];
            Promise.resolve().then(() => (${work})(...[...arguments].slice(0, -1)))
                .then(value => done([value]), error => done([null, String(error)]));`;
        return this.#session.send('POST', '/execute/async', {script, args: given}).then(([value, error]) => {
            if (error) {
                throw new Error(error);
            }
            return value ?? undefined;
        });
    }

    async waitForFunction(holds, {timeout = 30000, polling = 50} = {}, ...given) {
        for (const end = Date.now() + timeout; Date.now() < end;) {
            if (await this.evaluate(holds, ...given)) {
                return;
            }
            await pause(polling);
        }
        throw new Error(`not so after ${timeout} ms: ${holds}`);
    }

    waitForSelector(selector, options) {
        return this.waitForFunction(wanted => document.querySelector(wanted) !== null, options, selector);
    }

    #act(kind, parameters, actions) {
        return this.#session.send('POST', '/actions', {actions: [{type: kind, id: kind, parameters, actions}]});
    }

    /** The driver has no fingers: a mouse. It moves at once, whatever time an action has. */
    async pull([x, y], ways) {
        const act = action => this.#act('pointer', {pointerType: 'mouse'}, [].concat(action));
        const move = ([toX, toY]) => ({type: 'pointerMove', duration: 0, x: Math.round(toX), y: Math.round(toY)});
        await act([move([x, y]), {type: 'pointerDown', button: 0}]);
        for (const way of ways) {
            await pause(way[2]);
            await act(move(way));
        }
        await act({type: 'pointerUp', button: 0});
    }

    keyboard = {
        type: text => this.#press([...text]),
        press: name => this.#press([keys[name] ?? name]),
    };

    #press(letters) {
        const actions = letters.flatMap(value => [{type: 'keyDown', value}, {type: 'keyUp', value}]);
        return this.#act('key', undefined, actions);
    }

    async screenshot({path}) {
        const {writeFileSync} = await import('node:fs');
        writeFileSync(path, Buffer.from(await this.#session.send('GET', '/screenshot'), 'base64'));
    }
}

/** A window of its own, with nothing kept from others. Closed, or killed, it leaves nothing. */
export async function openWebKit({scale, env}) {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'cimaise-webkit-'));
    const homes = Object.fromEntries(['DATA', 'CACHE', 'CONFIG'].map(kind => [`XDG_${kind}_HOME`, folder]));
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {env: {...env, ...homes, GDK_SCALE: String(scale)}, stdio: 'ignore'});
    const session = new Session(port);
    const end = async () => {
        await session.send('DELETE', '').catch(() => {});
        driver.kill();
        try {
            rmSync(folder, {recursive: true, force: true, maxRetries: 5});
        } catch {
            // the desktop’s portal has mounted its folder of documents there
        }
    };
    try {
        await session.begin({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': {binary: miniBrowser(), args: ['--automation']},
        });
    } catch (error) {
        await end();
        throw error;
    }
    return {
        end,
        newPage: async (prepare = () => {}) => {
            const page = new WebKitPage(session, prepare);
            await page.fit();
            return page;
        },
    };
}
