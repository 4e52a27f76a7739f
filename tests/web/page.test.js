// Tests the page around the app: it starts, reports errors in words, and obeys its own policy.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {openBrowser, waitForApp, waitForWorker, waitForWords} from './browser.js';
import {serve} from './server.js';
import {isStandIn, site} from './site.js';

let host;
before(async () => { host = await serve(site, '/some/folder/'); });
after(() => host.stop());

async function inPage(options, prepare, check) {
    const one = await openBrowser(options);
    try {
        const page = await one.newPage(prepare);
        await check(page, one.seen);
    } finally {
        host.before = async () => {};
        host.packs = true;
        await one.end();
    }
}

function assertQuiet(seen) {
    assert.deepEqual(seen, {strangers: [], violations: [], errors: []});
}

describe('the page', () => {
    test('starts in any folder, meets its policy, and asks no other host', () => inPage({}, () => {}, async (page, seen) => {
        await page.goto(host.address);
        await waitForApp(page);
        assertQuiet(seen);
    }));

    test('names all scripts at its head, so that none waits for another', () => inPage({}, () => {}, async page => {
        await page.goto(host.address);
        await waitForApp(page);
        const late = await page.evaluate(() => {
            const named = [...document.head.querySelectorAll('script[src], link')].map(({src, href}) => src ?? href);
            const loaded = performance.getEntriesByType('resource').map(({name}) => name);
            return loaded.filter(name => /\.js$/.test(name) && !named.includes(name));
        });
        assert.deepEqual(late, []);
    }));

    test('mirrors a tree whose nodes have moved, or have another role', () => inPage({}, () => {}, async page => {
        const node = (id, role, inside = []) => ({id, role, at: [0, 0, 10, 10], name: String(id), inside});
        const trees = [
            [node(1, 'group'), node(2, 'button'), node(3, 'button')],
            [node(1, 'group', [node(2, 'button')]), node(4, 'button'), node(3, 'button')],
            [node(5, 'group', [node(4, 'button')]), node(3, 'text'), node(1, 'button')],
            [node(4, 'text', [node(5, 'group')]), node(1, 'group', [node(3, 'button')])],
        ];
        await page.goto(host.address);
        await waitForApp(page);
        const shown = await page.evaluate(async all => {
            const {makeReader} = await import('./reader.js');
            const root = document.createElement('div');
            const reader = makeReader(root, {});
            const read = element => [...element.children].map(child => [Number(child.dataset.id), read(child)]);
            return all.map(tree => {
                reader.show(JSON.stringify(tree));
                return read(root.firstElementChild);
            });
        }, trees);
        const wanted = nodes => nodes.map(({id, inside}) => [id, wanted(inside)]);
        assert.deepEqual(shown, trees.map(wanted));
    }));

    test('allows neither eval nor scripts of its own', () => inPage({}, () => {}, async (page, seen) => {
        await page.goto(host.address);
        await waitForApp(page);
        await page.evaluate(() => {
            const script = document.createElement('script');
            script.textContent = 'window.hasRun = true';
            document.head.append(script);
        });
        await page.waitForFunction(() => true);
        assert.equal(await page.evaluate(() => window.hasRun), undefined);
        assert.equal(seen.violations.length, 1);
        assert.match(seen.violations[0], /^script-src-elem inline/);
    }));

    test('draws with one sample a pixel', {skip: isStandIn}, () => inPage({}, () => {}, async page => {
        await page.goto(host.address);
        await waitForApp(page);
        const samples = await page.evaluate(() => {
            const canvas = document.getElementById('qt-shadow-container').shadowRoot.querySelector('canvas');
            const gl = canvas.getContext('webgl2'); // the one that Qt has made
            return gl.getParameter(gl.SAMPLES);
        });
        assert.equal(samples, 0);
    }));

});

describe('the curtain tells how much of what is transferred has come', () => {
    const app = 'cimaise.wasm';
    const encoded = {'Content-Type': 'application/wasm', 'Content-Encoding': 'gzip'};
    const plain = {'Content-Type': 'application/wasm'};
    const missing = file => file.endsWith('.gz') ? [404] : undefined;
    const cases = [
        ['of a host that compresses as it sends', `${app}.gz`, file => file === app ? [200, encoded] : undefined],
        ['of a host that compresses nothing', `${app}.gz`, file => file === `${app}.gz` ? [200, {}] : undefined],
        ['of one that says so of the copy only', `${app}.gz`, file => file === `${app}.gz` ? [200, encoded] : undefined],
        ['of one that has no copies', app, file => file === app ? [200, plain] : missing(file)],
    ];
    for (const [which, sent, answer] of cases) {
        test(which, () => inPage({}, () => {}, async page => {
            let goOn;
            const held = new Promise(resolve => { goOn = resolve; });
            const bytes = readFileSync(join(site, sent));
            host.packs = false;
            host.before = async (file, response) => {
                const head = answer(file);
                if (head?.[0] === 200) { // half of it, then nothing for a while
                    response.writeHead(...head).write(bytes.subarray(0, bytes.length / 2));
                    await held;
                    response.end(bytes.subarray(bytes.length / 2));
                } else if (head) {
                    response.writeHead(...head).end();
                }
            };
            await page.goto(host.address, {waitUntil: 'domcontentloaded'});
            await page.waitForFunction(all => {
                const {max, value} = document.getElementById('progress');
                return max === all && value > 0.3 * all && value < 0.7 * all;
            }, {timeout: 300000, polling: 50}, bytes.length);
            const all = (bytes.length / 1e6).toFixed(1);
            assert.match(await page.$eval('#figures', line => line.textContent), new RegExp(`^\\d+\\.\\d of ${all} MB$`));
            goOn();
            await waitForApp(page);
        }));
    }
});

describe('the app’s room', () => {
    const room = page => page.$eval('#app', app => {
        const {x, y, width, height} = app.getBoundingClientRect();
        return [x, y, width, height];
    });

    test('is what the phone’s corners and bars leave', () => inPage({}, () => {}, async page => {
        await page.goto(host.address);
        await waitForApp(page);
        assert.deepEqual(await room(page), [0, 0, 390, 844]);
        const client = await page.createCDPSession();
        await client.send('Emulation.setSafeAreaInsetsOverride', {insets: {top: 47, bottom: 34, left: 0, right: 0}});
        assert.deepEqual(await room(page), [0, 47, 390, 763]);
    }));

    test('is what the keyboard leaves', () => inPage({}, () => {}, async page => {
        await page.goto(host.address);
        await waitForApp(page);
        // as a keyboard does that lies over the page: less can be seen, and that is moved
        await page.evaluate(() => {
            Object.defineProperties(visualViewport, {height: {value: 500}, offsetTop: {value: 120}});
            visualViewport.dispatchEvent(new Event('resize'));
        });
        assert.deepEqual(await room(page), [0, 120, 390, 500]);
    }));

    test('turns with the phone', () => inPage({}, () => {}, async page => {
        await page.goto(host.address);
        await waitForApp(page);
        await page.setViewport({width: 844, height: 390, isMobile: true, hasTouch: true});
        await page.waitForFunction(() => document.getElementById('app').clientHeight === 390, {timeout: 1_800_000});
        assert.deepEqual(await room(page), [0, 0, 844, 390]);
    }));

    test('leaves fingers to the app', () => inPage({}, () => {}, async page => {
        await page.goto(host.address);
        await waitForApp(page);
        const style = await page.evaluate(() => {
            const {touchAction, userSelect} = getComputedStyle(document.getElementById('screen'));
            return [touchAction, userSelect, getComputedStyle(document.body).overscrollBehaviorY];
        });
        assert.deepEqual(style, ['none', 'none', 'none']);
    }));
});

describe('the keyboard', () => {
    /** As Qt makes them: a field for the keyboard, which has the focus, and a canvas that takes keys. */
    const fieldAndCanvas = async page => {
        await page.goto(host.address);
        await waitForApp(page);
        await page.evaluate(() => {
            const container = document.createElement('div');
            container.id = 'qt-shadow-container';
            const canvas = document.createElement('canvas');
            canvas.tabIndex = 0;
            container.attachShadow({mode: 'open'}).append(canvas);
            document.getElementById('app').append(container);
            const field = document.createElement('input');
            document.body.append(field);
            field.focus();
        });
    };
    const focused = page => page.evaluate(() => document.activeElement.shadowRoot?.activeElement.tagName ?? document.activeElement.tagName);

    test('knows names and where its Enter key leads', {skip: !isStandIn}, () => inPage({}, () => {}, async page => {
        await fieldAndCanvas(page);
        const shown = (...wish) => page.evaluate((enter, capitals) => {
            cimaise.shell.showKeyboard(enter, capitals);
            const field = document.querySelector('body > input');
            return [field.enterKeyHint, field.autocapitalize, field.spellcheck, getComputedStyle(field).fontSize];
        }, ...wish);
        assert.deepEqual(await shown('next', 'words'), ['next', 'words', false, '16px']);
        assert.deepEqual(await shown('', ''), ['', '', false, '16px']);
        assert.equal(await focused(page), 'INPUT');
    }));

    test('leaves for what takes no text, and keys go to the app', {skip: !isStandIn}, () => inPage({}, () => {}, async page => {
        await fieldAndCanvas(page);
        await page.evaluate(() => cimaise.shell.hideKeyboard());
        assert.equal(await focused(page), 'CANVAS');
    }));
});

describe('in words it says', () => {
    const cases = [
        ['that there is no WebAssembly', {}, () => { delete window.WebAssembly; }, /lockdown mode/],
        ['that WebGL is missing', {flags: ['--disable-3d-apis']}, () => {}, /needs WebGL/],
        ['the same in French', {language: 'fr-FR', flags: ['--disable-3d-apis']}, () => {}, /besoin de WebGL/],
        ['that a browser has no locks', {}, () => { Object.defineProperty(Navigator.prototype, 'locks', {value: undefined}); }, /too old/],
        ['that a browser knows no channels', {}, () => { delete window.BroadcastChannel; }, /too old/],
    ];
    for (const [what, options, prepare, words] of cases) {
        test(what, () => inPage(options, prepare, async (page, seen) => {
            await page.goto(host.address);
            await waitForWords(page, words);
            assert.deepEqual(seen.violations, []);
            assert.equal(await page.$eval('#progress', bar => bar.checkVisibility()), false);
        }));
    }

    test('that a browser knows no modules', () => inPage({}, () => { delete HTMLScriptElement.prototype.noModule; }, async page => {
        host.before = async (file, response) => file === 'shell.js' && response.writeHead(200, {'Content-Type': 'text/javascript'}).end();
        await page.goto(host.address);
        await waitForWords(page, /too old/);
    }));

    test('that a browser does not understand the scripts', () => inPage({}, () => {}, async page => {
        host.before = async (file, response) => {
            if (file === 'back.js') {
                response.writeHead(200, {'Content-Type': 'text/javascript'}).end('export const a = b ??? c;');
            }
        };
        await page.goto(host.address);
        await waitForWords(page, /too old/);
    }));

    test('that a script does not come', () => inPage({}, () => {}, async page => {
        host.before = async (file, response) => file === 'tabs.js' && response.destroy();
        await page.goto(host.address);
        await waitForWords(page, /could not be loaded/);
    }));

    test('that the list of files does not come', () => inPage({}, () => {}, async page => {
        host.before = async (file, response) => file === 'build.js' && response.destroy();
        await page.goto(host.address);
        await waitForWords(page, /there is no network/);
    }));

    test('that the network went in the middle, and goes on when it is back', () => inPage({}, () => {}, async page => {
        host.before = async (file, response) => {
            if (file.startsWith('cimaise.wasm')) {
                response.writeHead(200, {'Content-Type': 'application/wasm'});
                response.write(readFileSync(join(site, file)).subarray(0, 1000));
                setTimeout(() => response.destroy(), 200);
                await new Promise(gone => response.on('close', gone));
            }
        };
        await page.goto(host.address);
        await waitForWords(page, /there is no network/);
        host.before = async () => {};
        await page.tap('#offer');
        await waitForApp(page);
    }));

    test('that the build is just being replaced', () => inPage({}, () => {}, async page => {
        host.before = async (file, response) => {
            if (file === 'cimaise.wasm') { // some other WebAssembly
                response.writeHead(200, {'Content-Type': 'application/wasm'});
                response.end(Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
            } else if (file === 'cimaise.wasm.gz') {
                response.writeHead(404).end();
            }
        };
        await page.goto(host.address);
        await waitForWords(page, /newer version of Cimaise/);
    }));

    const ends = [
        ['it has reached what cannot be', () => setTimeout(cimaise.module._stand_in_fail), /has stopped.*unreachable/],
        ['its stack is full', () => setTimeout(cimaise.module._stand_in_sink), /has stopped.*call stack/],
        ['the same after a promise', () => Promise.resolve().then(cimaise.module._stand_in_sink), /has stopped.*call stack/],
        ['a script that it called has failed', () => setTimeout(cimaise.module._stand_in_ask), /has stopped.*undefined/],
    ];
    for (const [how, end, words] of ends) {
        test(`that the app has stopped: ${how}`, {skip: !isStandIn}, () => inPage({}, () => {}, async page => {
            await page.goto(host.address);
            await waitForApp(page);
            await page.evaluate(`void (${end})()`);
            await waitForWords(page, words);
            assert.equal(await page.$eval('#screen', screen => screen.inert), true);
        }));
    }

    test('nothing of a script that fails without the app', {skip: !isStandIn}, () => inPage({}, () => {}, async page => {
        await page.goto(host.address);
        await waitForApp(page);
        await page.evaluate(() => { // what fails here is kept from the page
            dispatchEvent(new ErrorEvent('error', {error: new RangeError('a script')}));
            const promise = Promise.resolve();
            dispatchEvent(new PromiseRejectionEvent('unhandledrejection', {promise, reason: new TypeError('a promise')}));
            dispatchEvent(new PromiseRejectionEvent('unhandledrejection', {promise, reason: undefined}));
        });
        assert.equal(await page.$eval('#curtain', curtain => curtain.hidden), true);
    }));
});

test('a host that knows no WebAssembly serves as well', () => inPage({}, () => {}, async page => {
    host.before = async (file, response) => {
        if (file === 'cimaise.wasm') {
            response.writeHead(200, {'Content-Type': 'application/octet-stream'}).end(readFileSync(join(site, file)));
        }
    };
    await page.goto(host.address);
    await waitForApp(page);
}));

test('an app that has stopped saves nothing more, and is called no more', {skip: !isStandIn}, () => inPage({}, () => {}, async page => {
    await page.goto(host.address);
    await waitForApp(page);
    const [before, after] = await page.evaluate(async () => {
        const {module, store} = cimaise;
        let calls = 0;
        module._stand_in_go(1);
        module._cimaise_store_leaving = module._cimaise_shell_back = () => { calls += 1; };
        store.put(0, new Uint8Array(10));
        store.commit(10);
        const saved = new Promise(done => store.addEventListener('settled', done, {once: true}));
        store.put(1, new Uint8Array(5)); // of a change that is never complete
        setTimeout(module._stand_in_sink);
        await new Promise(heard => addEventListener('error', heard));
        await saved;
        const handed = [store.handed, store.stored, 0];
        store.commit(20);
        dispatchEvent(new Event('pagehide'));
        history.back();
        await new Promise(over => setTimeout(over, 300));
        return [handed, [store.handed, store.stored, calls]];
    });
    assert.deepEqual(before, [1, 1, 0]);
    assert.deepEqual(after, before);
}));

test('the page of licences is there', () => inPage({}, () => {}, async (page, seen) => {
    await page.goto(`${host.address}notices.html`);
    assert.match(await page.$eval('body', body => body.innerText), /GPL-3\.0-only/);
    const answer = await page.goto(`${host.address}GPL-3.txt`);
    assert.match(await answer.text(), /Version 3, 29 June 2007/);
    assertQuiet(seen);
}));
