// Browser for each test: a new profile, monitored for requests to other hosts, policy violations
// and errors. CIMAISE_ENGINE names the engine: chromium, firefox or webkit.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import {openWebKit} from './webkit.js';

export const engine = process.env.CIMAISE_ENGINE ?? 'chromium';

/** What an engine, or its driver, cannot do:
 *  restart  WebKit's driver opens a window that keeps nothing beyond its end
 *  touch    WebKit's driver has a mouse only */
export const cannot = {chromium: [], firefox: [], webkit: ['restart', 'touch']}[engine];

const phone = {width: 390, height: 844, deviceScaleFactor: 2, hasTouch: true};
/// Firefox without a display, and WebKit, draw nothing: both need one (xvfb-run).
const drawnBySoftware = {...process.env, LIBGL_ALWAYS_SOFTWARE: '1'};

const launches = {
    chromium: (language, flags) => ({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        headless: true,
        args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', `--lang=${language}`,
               `--accept-lang=${language}`, ...flags],
        env: {...process.env, LANGUAGE: language},
    }),
    firefox: language => ({
        browser: 'firefox',
        executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
        headless: false,
        extraPrefsFirefox: {
            'webgl.force-enabled': true, 'dom.w3c_touch_events.enabled': 1, 'intl.accept_languages': language,
        },
        env: drawnBySoftware,
    }),
};

/** `seen` gathers what must not be: `strangers` (addresses of other hosts), `violations` (of the policy), `errors`. */
export async function openBrowser({language = 'en', flags = [], profile, scale = phone.deviceScaleFactor} = {}) {
    const seen = {strangers: [], violations: [], errors: []};
    if (engine === 'webkit') {
        return {...await openWebKit({scale, env: drawnBySoftware}), seen};
    }
    const folder = profile ?? mkdtempSync(join(tmpdir(), 'cimaise-browser-'));
    const browser = await puppeteer.launch({
        ...launches[engine](language, flags),
        userDataDir: folder,
        defaultViewport: {...phone, deviceScaleFactor: scale, isMobile: engine === 'chromium'},
    });
    const end = async () => {
        await browser.close();
        if (!profile) {
            rmSync(folder, {recursive: true, force: true, maxRetries: 5});
        }
    };
    return {browser, seen, end, newPage: prepare => newPage(browser, seen, prepare)};
}

/// Findings about each page.
const watched = new WeakMap();

function watch(page, seen) {
    watched.set(page, seen);
    page.on('request', request => {
        const address = new URL(request.url());
        if (address.protocol.startsWith('http') && address.hostname !== '127.0.0.1') {
            seen.strangers.push(request.url());
        }
    });
    page.on('pageerror', error => seen.errors.push(error.message));
}

async function newPage(browser, seen, prepare = () => {}) {
    const page = await browser.newPage();
    watch(page, seen);
    await page.exposeFunction('policyBroken', what => seen.violations.push(what));
    await page.evaluateOnNewDocument(() => {
        document.addEventListener('securitypolicyviolation', event => {
            window.policyBroken(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
        });
    });
    await page.evaluateOnNewDocument(prepare);
    page.pull = (from, ways) => pull(page, from, ways);
    return page;
}

/** A finger comes down, goes these ways ([x, y, ms]) and lifts. */
async function pull(page, [x, y], ways) {
    if (ways.length === 0 && engine === 'chromium') {
        // Down and up in one call: on a busy machine a delay between them makes a long press.
        page.client ??= await page.createCDPSession();
        const send = (type, touchPoints) => page.client.send('Input.dispatchTouchEvent', {type, touchPoints});
        await Promise.all([send('touchStart', [{x, y}]), send('touchEnd', [])]);
        return;
    }
    const finger = await page.touchscreen.touchStart(x, y);
    for (const [toX, toY, time] of ways) {
        await finger.move(toX, toY);
        await pause(time);
    }
    await finger.end();
}

/** The curtain is up: the app's first picture is there. An error says what the curtain says, and what went wrong. */
export async function waitForApp(page, patience = 300000) {
    try {
        await page.waitForFunction(() => document.getElementById('curtain')?.hidden === true, {timeout: patience, polling: 50});
    } catch (error) {
        const state = page.evaluate(() => `${document.readyState}, “${document.body.innerText}”`);
        const silence = pause(5000).then(() => 'no answer from the page');
        const words = await Promise.race([state, silence]).catch(String);
        throw new Error(`The app has not started: ${words} ${JSON.stringify(watched.get(page))}`, {cause: error});
    }
}

/** The words on the curtain, once they match. */
export async function waitForWords(page, pattern, patience = 300000) {
    await page.waitForFunction(source => new RegExp(source).test(document.getElementById('message')?.textContent),
                               {timeout: patience, polling: 50}, pattern.source);
    return page.$eval('#message', element => element.textContent);
}

/** The worker of this build is there, and has the page. */
export async function waitForWorker(page) {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, {timeout: 300000, polling: 50});
}
