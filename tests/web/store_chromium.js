// Chromium with a folder of its own, which can be killed as a power cut would: all of its
// processes at once.
import {createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {extname, join, resolve} from 'node:path';
import {launch} from 'puppeteer-core';

const chromium = process.env.CIMAISE_CHROMIUM ?? '/usr/bin/chromium';
const flags = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--disable-dev-shm-usage'];
const kinds = {'.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm'};

/** Serves files by their names from the first folder that has them. */
export async function serve(folders) {
    const server = createServer((request, response) => {
        const name = new URL(request.url, 'http://localhost').pathname.slice(1);
        const from = folders.find(folder => readdirSync(folder).includes(name));
        response.writeHead(from ? 200 : 404, {'Content-Type': kinds[extname(name)] ?? 'text/plain'});
        if (from) {
            createReadStream(join(from, name)).pipe(response);
        } else {
            response.end();
        }
    });
    await new Promise(then => server.listen(0, '127.0.0.1', then));
    return {url: `http://127.0.0.1:${server.address().port}`, close: () => server.close()};
}

const parentOf = id => Number(readFileSync(`/proc/${id}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')[1]);

/** A process and all that came from it. */
function familyOf(root) {
    const parents = new Map();
    for (const id of readdirSync('/proc').filter(name => /^\d+$/.test(name)).map(Number)) {
        try {
            parents.set(id, parentOf(id));
        } catch {
            // it has ended meanwhile
        }
    }
    const family = new Set([root]);
    for (let before = 0; before < family.size;) {
        before = family.size;
        parents.forEach((parent, id) => family.has(parent) && family.add(id));
    }
    return [...family];
}

/** All of its processes at once: none of them can finish what it was about. */
export async function killAll(browser) {
    const gone = new Promise(then => browser.once('disconnected', then));
    for (const id of familyOf(browser.process().pid)) {
        try {
            process.kill(id, 'SIGKILL');
        } catch {
            // it has ended with its parent
        }
    }
    await gone;
}

export class Chromium {
    constructor() {
        this.folder = mkdtempSync(join(tmpdir(), 'cimaise-chromium-'));
    }

    async start(more = []) {
        this.browser = await launch({executablePath: chromium, args: [...flags, ...more], userDataDir: this.folder,
                                     headless: true});
        return this;
    }

    kill() {
        return killAll(this.browser);
    }

    async end() {
        await this.browser?.close().catch(() => {});
        rmSync(this.folder, {recursive: true, force: true, maxRetries: 10, retryDelay: 200});
    }
}

/** The folder of the repository. */
export const root = resolve(import.meta.dirname, '..', '..');
