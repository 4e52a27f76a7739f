// Tests the collection of boards: Chromium’s fake camera plays a film of four phones that show their
// codes one after the other, and the result is shown without another tap.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {App} from './app.js';
import {openBrowser} from './browser.js';
import {serve} from './server.js';
import {isStandIn, site} from './site.js';

/// The boards of the sample: cimaise-cli link FILE --player NAME.
const links = [
    'cimaise:1b/ePnq4z-spVu5DsIwDFUO52i5-UKgEhsVAxJ068QEG1_Qib8kJBna1AEjVstH4siOn-M8_4-iUCjGuzkE0VVINZnOY9w8fNxo-SNCAk1oO3nIq1QChL28NdTnDGEIgyXBEmCWmCEMiHT95DGULySlU-MVWI0p4PD9xS2Iy6TdEEsL6uBUyQijEt4SoGcCjHqmILHmBqD-t4wyyRMcIDC1RUqNuZYj-bgjfNLopeOtKxgat6KqPlzOm93eYaT6eHKxXDWuAIr18g0FcQKHaxYnQwbzKZzdZNg_G82x56yO6BbdqcShrcbdMri57nxRrGA5s2bNdMlH-bN9M70AVIndYQ',
    'cimaise:1b/ePnq4z-spVo7DsIwDFUa50f53xCoxEbFgATdmDrByAWYuCVW3CLUOq0Ra2T7JY7s-MV-_R9FVCg2bzMFUa1tmC3auHlQ3Ojf6JpXgt-QyHhd1uHBpG8k7a9owNoO4Y4GQEn6t7QDxe0gb1dh1IDRnAGlBA3BqA-8Pog7lMoJeqMEBexZjXQ2wjrBlAc5hUUCJx5LACMYaIpQ3nNQwY83ukg9dNQH8vlz_PPuK5tvsd6o0JtFebicN7s9UqzyeMLrKSqsn5py-8ZyQM2zvcAvmwRltLy4T4gPg6bEU6i99cCeFHhm7Hi3fB4-zKr3SbZcT81KuXkOXvey7xVl3otH9ZU',
    'cimaise:1b/ePnq4z-spVq9DgIxCE5b-nPWf31B9RI3jYOJ3ubkpJtP4ORbSsrFmB5VjCuBfm1TCh_w-N-LKFFsYzM50VlZ1x9NpvRyb8lvLPxKHg0I5mUS5wWXMWGKmE5YJ_FKMKCVgJzhgIwSNPjIXmU0nvDt94InndNnlYFkDkHQVyJ4z20_gmAuJNlHw-GHIOivk73m7BVIBoXSApq9_-glkxS0gOZqJlpl0vav1cx_fJdU_d7-4yVmDA1uqd5ujofFao0kabvbo13dYAbUJswXlsUZnq9VvNgWSJ_j1UNB_TNoSb2E2pFX7EmB57aev5ZX6MLQdO3BsBqEOJ7PjPbdKHZCnScwq91Y',
    'cimaise:1b/ePnq4z-spVq5DsIwDJXjnNzHFwKV2KgYkICNiQk2voCJv8RKAkKtQ41YIz-9JqmPF_vxvxelQjHn5uREZzQujCfZb27Rbwz-WNg76H6mjIrXqoYOjnCE7i5jggMHDyAddnJGMiceqRAbyj5ReWl_RmlJSzRSKeR2Zb2gBZ_w7KEqKwhmEa8thwcvaJEkvGPxr7vqvBVjJdNRkcp47h1FNX-LHH-BidF3SSfpI0YvqYo4kllVbw77xWpNwqne7ugbqyNVRbmIvrDKDnkNF_hlUxCCljf3BfPvpCXzEmtrPbA71bzedfyxvNMZ5arroA-zufK2N9SjqW7F1BPZPAFFzOV7',
];
/// The sample without its boards, hands and excess paintings: cimaise-cli link FILE.
const emptyGame = '1/ePnq4z-sW0mlXFSh5gaMU4XEEgVgwaEALe11FErK8xXy00BiuQo5qWWpOZC81oIrTROT7mmhBin_JAFL-CpglyklP6-yIjE5HdiozS8sBQZ-ShWwxoI2cHqxtrqZsbevObELs-JopLNhV86BQzl-S3Epx2UrhjgnVp-yYO-LsGMPFvRkbmhKoLABAPieDnk';
const framesForEach = 60; // two seconds
const folder = mkdtempSync(join(tmpdir(), 'cimaise-collect-'));
let host;
before(async () => { host = await serve(site); });
after(async () => {
    await host?.stop();
    rmSync(folder, {recursive: true});
});

/** A camera picture of the code. */
async function frameOf(text, name) {
    const {prepareZXingModule, writeBarcode} = await import('zxing-wasm/writer');
    const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
    prepareZXingModule({overrides: {wasmBinary: readFileSync(wasm).buffer}});
    const {image} = await writeBarcode(text, {format: 'QRCode', scale: 8});
    const [code, frame] = [join(folder, `${name}.png`), join(folder, `${name}.jpg`)];
    writeFileSync(code, Buffer.from(await image.arrayBuffer()));
    execFileSync('convert', [code, '-resize', '640x640', '-background', 'grey', '-gravity', 'center', '-extent', '1280x720', frame]);
    return readFileSync(frame);
}

async function makeFilm() {
    const film = join(folder, 'film.mjpeg');
    const frames = [];
    for (const [seat, link] of links.entries()) {
        frames.push(...Array(framesForEach).fill(await frameOf(link, `seat-${seat}`)));
    }
    writeFileSync(film, Buffer.concat(frames));
    return film;
}

test('four boards are collected from a film of their codes with one tap', {skip: isStandIn, timeout: 1_800_000}, async () => {
    const film = await makeFilm();
    const {browser, newPage, seen, end} = await openBrowser({
        scale: 1, flags: ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`],
    });
    try {
        await browser.defaultBrowserContext().overridePermissions(new URL(host.address).origin, ['camera']);
        const app = await new App(await newPage()).open(`${host.address}#${emptyGame}`);
        await app.touchName(app.say('table.more'), 'button');
        const startTime = Date.now();
        await app.press(app.say('collect.title'), 'button');
        await app.find(app.say('result.title'), 'heading');
        console.log(`four boards collected in ${Date.now() - startTime} ms`); // a figure, not a promise: the machine may be busy
        assert.deepEqual(seen, {strangers: [], violations: [], errors: []});
    } finally {
        await end();
    }
});
