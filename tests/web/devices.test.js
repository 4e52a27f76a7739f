// Tests the browser APIs of web/devices.js in a stand-in page: files, the clipboard, the camera and
// its codes, the search for the best arrangement, sounds, the appearance.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {openBrowser} from './browser.js';
import {serve} from './server.js';
import {site} from './site.js';

const checkout = fileURLToPath(new URL('../../', import.meta.url));
const link = 'cimaise:1/a-code-that-somebody-holds-up';
const folder = mkdtempSync(join(tmpdir(), 'cimaise-devices-'));
let host;
let opened;
let page;

/** A picture of the code, and a film in which it is held before a camera. */
async function makeCode() {
    const {prepareZXingModule, writeBarcode} = await import('zxing-wasm/writer');
    const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
    prepareZXingModule({overrides: {wasmBinary: readFileSync(wasm).buffer}});
    const {image} = await writeBarcode(link, {format: 'QRCode', scale: 8});
    const [code, frame, film] = ['code.png', 'frame.jpg', 'film.mjpeg'].map(name => join(folder, name));
    writeFileSync(code, Buffer.from(await image.arrayBuffer()));
    execFileSync('convert', [code, '-rotate', '7', '-background', 'grey', '-gravity', 'center', '-extent', '1280x720', frame]);
    execFileSync('convert', [frame, join(folder, 'photo.webp')]);
    writeFileSync(film, Buffer.concat(Array(30).fill(readFileSync(frame))));
    return film;
}

/** The site with one more page, which has its policy and its devices, and no app. */
function makeSite() {
    const own = join(folder, 'site');
    cpSync(site, own, {recursive: true});
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(readFileSync(join(own, 'index.html'), 'utf8'))[0];
    writeFileSync(join(own, 'devices.html'), `<!doctype html>${policy}<script type="module" src="devices_start.js"></script>`);
    cpSync(join(checkout, 'tests/web/devices_start.js'), join(own, 'devices_start.js'));
    cpSync(join(folder, 'code.png'), join(own, 'code.png'));
    return own;
}

before(async () => {
    const film = await makeCode();
    host = await serve(makeSite());
    opened = await openBrowser({flags: ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]});
    page = await opened.newPage();
    const context = opened.browser.defaultBrowserContext();
    await context.overridePermissions(new URL(host.address).origin, ['camera', 'clipboard-read', 'clipboard-sanitized-write']);
    await page.goto(`${host.address}devices.html`);
    await page.waitForFunction(() => globalThis.ready);
});

after(async () => {
    await opened?.end();
    await host?.stop();
    rmSync(folder, {recursive: true});
});

/** What the app is told first that `wanted` holds of, after `ask` was called in the page with a number of its own. */
async function told(ask, wanted = 'value => true', patience = 300000) {
    const number = await page.evaluate(`(() => {
        const number = ++globalThis.asked;
        (${ask})(globalThis.cimaise.devices, number);
        return number;
    })()`);
    const found = await page.waitForFunction(`globalThis.told.find(([number, value]) => number === ${number} && (${wanted})(value))`,
                                             {timeout: patience, polling: 20});
    return (await found.jsonValue())[1];
}

test('a file that is chosen lies in memory, under its name', async () => {
    const [chooser, path] = await Promise.all([
        page.waitForFileChooser().then(async chooser => {
            await chooser.accept([join(checkout, 'CHANGELOG.md')]);
            return chooser;
        }),
        told("(devices, number) => devices.askForFile('', number)"),
    ]);
    assert.equal(chooser.isMultiple(), false);
    assert.equal(path, '/opened/CHANGELOG.md');
    const bytes = await page.evaluate(path => [...globalThis.files.get(path)], path);
    assert.deepEqual(Buffer.from(bytes), readFileSync(join(checkout, 'CHANGELOG.md')));
});

test('a picture of a kind that the app cannot read becomes one that it can; only the newest file is kept', async () => {
    const [, path] = await Promise.all([
        page.waitForFileChooser().then(chooser => chooser.accept([join(folder, 'photo.webp')])),
        told("(devices, number) => devices.askForFile('image/*', number)"),
    ]);
    const saved = await page.evaluate(() => [...globalThis.files.keys()]);
    assert.deepEqual(saved, [path]);
    const begin = await page.evaluate(path => [...globalThis.files.get(path).slice(0, 3)], path);
    assert.deepEqual(begin, [0xff, 0xd8, 0xff]);
});

test('a file that is finished is downloaded, whole and under its name', async () => {
    const client = await page.createCDPSession();
    await client.send('Browser.setDownloadBehavior', {behavior: 'allow', downloadPath: folder, eventsEnabled: true});
    const done = new Promise(resolve => client.on('Browser.downloadProgress', event => event.state === 'completed' && resolve()));
    await page.evaluate(() => {
        const memory = new Uint8Array([1, 2, 3]);
        const file = globalThis.cimaise.devices.beginFile('Léa – Friday.cimaise');
        file.add(memory);
        memory.fill(4); // the app's memory goes on living
        file.add(memory.subarray(1));
        file.handOver();
    });
    await done;
    assert.deepEqual([...readFileSync(join(folder, 'Léa – Friday.cimaise'))], [1, 2, 3, 4, 4]);
});

test('what was copied is read', async () => {
    await page.bringToFront();
    await page.evaluate(() => navigator.clipboard.writeText('a link'));
    assert.equal(await told('(devices, number) => devices.readClipboard(number)'), 'a link');
});

test('the camera is shown, its codes are read, and a photo is as large as it gives', async () => {
    const open = '(devices, number) => devices.openCamera(true, number)';
    const {texts} = await told(open, 'value => value.texts?.length > 0');
    assert.deepEqual(texts, [link]);
    const sizes = await page.evaluate(() => {
        const frames = globalThis.told.map(([, value]) => value?.frame).filter(frame => frame);
        return [frames[0].width, frames[0].height, frames[0].data.length];
    });
    assert.deepEqual(sizes, [720, 405, 720 * 405 * 4]);
    await page.evaluate(() => globalThis.cimaise.devices.takePhoto());
    const photo = await page.waitForFunction(() => globalThis.told.map(([, value]) => value?.photo).find(value => value));
    assert.deepEqual(await photo.evaluate(({width, height}) => [width, height]), [1280, 720]);
    await page.evaluate(() => globalThis.cimaise.devices.closeCamera());
    const count = await page.evaluate(() => globalThis.told.length);
    await new Promise(resolve => setTimeout(resolve, 400));
    assert.equal(await page.evaluate(() => globalThis.told.length), count, 'nothing is told of a camera that is off');
});

test('where there is no camera, or it is refused, or another app has it, that is told', async () => {
    const trouble = async name => {
        await page.evaluate(name => {
            navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', name); };
        }, name);
        return (await told('(devices, number) => devices.openCamera(false, number)', 'value => value.trouble')).trouble;
    };
    assert.equal(await trouble('NotFoundError'), 'no-camera');
    assert.equal(await trouble('NotAllowedError'), 'refused');
    assert.equal(await trouble('NotReadableError'), 'busy');
});

test('the code in a picture is read; in one without there is none', async () => {
    const texts = await told(`async (devices, number) => {
        const picture = await createImageBitmap(await (await fetch('code.png')).blob());
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const context = canvas.getContext('2d');
        context.drawImage(picture, 0, 0);
        const {data} = context.getImageData(0, 0, picture.width, picture.height);
        devices.readPicture(data, picture.width, picture.height, number);
    }`);
    assert.deepEqual(texts, [link]);
    assert.deepEqual(await told('(devices, number) => devices.readPicture(new Uint8Array(400), 10, 10, number)'), []);
});

const roman = (at, domain, value) => ({at, civilisation: 'roman', domain, value});
const scattered = JSON.stringify({cimaise: 1, game: 'museum', players: ['Ana', 'Bo'], museums: [
    {objects: [roman([1, 1], 'culture', 1), roman([2, 1], 'warfare', 2), roman([5, 5], 'architecture', 3)]},
    {objects: []},
]});

test('the best arrangement is looked for while frames go on', async () => {
    const answer = await told(`(devices, number) => {
        globalThis.frames = 0;
        const count = () => { globalThis.frames += 1; requestAnimationFrame(count); };
        requestAnimationFrame(count);
        devices.arrange(${JSON.stringify(scattered)}, 0, 6, number);
    }`);
    const {cells, total, now, moved} = JSON.parse(answer);
    assert.equal(cells.length, 3);
    assert.equal(total, now + 1);
    assert.equal(moved, 1);
    assert.ok(await page.evaluate(() => globalThis.frames > 0));
});

test('nothing is heard of a search that was stopped, and the next one is answered', async () => {
    await page.evaluate(file => {
        globalThis.told.length = 0;
        globalThis.cimaise.devices.arrange(file, 0, 6, -1);
        globalThis.cimaise.devices.stopArranging();
    }, scattered);
    const answer = await told("(devices, number) => devices.arrange('{}', 0, 6, number)");
    assert.deepEqual(JSON.parse(answer), {none: 'no-board'});
    assert.equal(await page.evaluate(() => globalThis.told.some(([number]) => number === -1)), false);
});

test('sounds are played where they can be', async () => {
    const wav = readFileSync(join(checkout, 'assets/sounds/hung.wav'));
    const played = await page.evaluate(async bytes => {
        const seconds = [];
        const start = AudioBufferSourceNode.prototype.start;
        AudioBufferSourceNode.prototype.start = function () {
            seconds.push(this.buffer.duration);
            start.call(this);
        };
        globalThis.cimaise.devices.loadSound('hung', new Uint8Array(bytes));
        await globalThis.cimaise.devices.playSound('hung', 0.6);
        await globalThis.cimaise.devices.playSound('no such sound', 0.6);
        return seconds;
    }, [...wav]);
    assert.equal(played.length, 1);
    assert.ok(played[0] > 0.02);
});

test('the look is the device’s, and a change of it is told', async () => {
    await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'dark'}, {name: 'prefers-reduced-motion', value: 'reduce'}]);
    assert.deepEqual(await page.evaluate(() => globalThis.cimaise.devices.systemAppearance()), {isDark: true, reducesMotion: true});
    const watching = told('(devices, number) => devices.watchAppearance(number)');
    await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'light'}]);
    assert.equal(await watching, null);
    assert.equal(await page.evaluate(() => globalThis.cimaise.devices.systemAppearance().isDark), false);
});

test('nothing of it breaks the page’s policy or asks another host', () => {
    assert.deepEqual(opened.seen, {strangers: [], violations: [], errors: []});
});
