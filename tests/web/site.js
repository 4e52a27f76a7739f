// Site under test, from CIMAISE_SITE or the output of ./dev web, and newer builds of it.
import {execFileSync} from 'node:child_process';
import {appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const checkout = fileURLToPath(new URL('../../', import.meta.url));

export const site = resolve(process.env.CIMAISE_SITE ?? join(checkout, 'build/web'));

if (!existsSync(join(site, 'build.js'))) {
    throw new Error(`${site} is no site: run ./dev web first`);
}

/** Whether there is no app in it (stand_in/): the app is led through its pages by tests of its own. */
export const isStandIn = readFileSync(join(site, 'cimaise.js'), 'utf8').includes('stand_in_go');

/** A copy of the site that is another build: its style says one thing more. */
export function newerBuild() {
    const folder = mkdtempSync(join(tmpdir(), 'cimaise-site-'));
    cpSync(site, folder, {recursive: true, preserveTimestamps: true});
    appendFileSync(join(folder, 'style.css'), ':root { --newer: yes; }\n');
    execFileSync(join(checkout, 'tools/web_site.py'), ['--again', folder]);
    return {folder, remove: () => rmSync(folder, {recursive: true})};
}
