// Kills all processes of Chromium at once, like a power cut.
import {readdirSync, readFileSync} from 'node:fs';

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
