// Browser for each test: a new profile, monitored for requests to other hosts, policy violations
// and errors.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

const arguments_ = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const phone = {width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true};

/** `seen` gathers what must not be: `strangers` (addresses of other hosts), `violations` (of the policy), `errors`. */
export async function openBrowser({language = 'en', flags = [], profile, scale = phone.deviceScaleFactor} = {}) {
    const folder = profile ?? mkdtempSync(join(tmpdir(), 'cimaise-browser-'));
    const browser = await puppeteer.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        headless: true,
        userDataDir: folder,
        args: [...arguments_, `--lang=${language}`, `--accept-lang=${language}`, ...flags],
        env: {...process.env, LANGUAGE: language},
        defaultViewport: {...phone, deviceScaleFactor: scale},
    });
    const seen = {strangers: [], violations: [], errors: []};
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
    return page;
}

/** The curtain is up: the app's first picture is there. An error says what the curtain says, and what went wrong. */
export async function waitForApp(page, patience = 60000) {
    try {
        await page.waitForFunction(() => document.getElementById('curtain')?.hidden === true, {timeout: patience, polling: 50});
    } catch (error) {
        const said = page.evaluate(() => `${document.readyState}, “${document.body.innerText}”`);
        const silence = pause(5000).then(() => 'no answer from the page');
        const words = await Promise.race([said, silence]).catch(String);
        throw new Error(`The app has not started: ${words} ${JSON.stringify(watched.get(page))}`, {cause: error});
    }
}

/** The words on the curtain, once they match. */
export async function waitForWords(page, pattern, patience = 20000) {
    await page.waitForFunction(source => new RegExp(source).test(document.getElementById('message')?.textContent),
                               {timeout: patience, polling: 50}, pattern.source);
    return page.$eval('#message', element => element.textContent);
}

/** The worker of this build is there, and has the page. */
export async function waitForWorker(page) {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, {timeout: 60000, polling: 50});
}
