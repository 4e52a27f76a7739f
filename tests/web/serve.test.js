// Serving the page to a phone: over HTTP with what is missing there, and over HTTPS.
import assert from 'node:assert/strict';
import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {get} from 'node:https';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {fileURLToPath} from 'node:url';

const program = fileURLToPath(new URL('serve.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cimaise-serve-'));
writeFileSync(join(folder, 'index.html'), 'the page');
after(() => rmSync(folder, {recursive: true}));

/** Runs the program until it has said its address; `said` is its whole output up to `last`. */
async function started(last, ...identity) {
    const server = spawn(process.execPath, [program, folder, ...identity], {env: {...process.env, PORT: '0'}});
    let output = '';
    for await (const part of server.stdout.setEncoding('utf8')) {
        output += part;
        if (output.includes(last)) {
            break;
        }
    }
    return {output, address: output.match(/https?:\/\/[\d.]+:\d+\//)?.[0], stop: () => server.kill()};
}

test('over HTTP it says what a phone does without HTTPS, and how to get it', async () => {
    const {output, address, stop} = await started('./dev web serve');
    try {
        assert.match(output, /[▀▄█]/); // the QR code
        assert.match(output, /Without HTTPS a phone shows only a message/);
        assert.match(address, /^http:/);
        assert.equal(await (await fetch(address)).text(), 'the page');
    } finally {
        stop();
    }
});

test('with a certificate it serves over HTTPS and says nothing more', async () => {
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=cimaise',
                             '-keyout', key, '-out', certificate], {stdio: 'ignore'});
    const {output, address, stop} = await started('Ctrl+C', certificate, key);
    try {
        assert.match(address, /^https:/);
        assert.doesNotMatch(output, /Without HTTPS/);
        const text = await new Promise((resolve, reject) => get(address, {rejectUnauthorized: false}, async answer => {
            resolve((await answer.toArray()).join(''));
        }).on('error', reject));
        assert.equal(text, 'the page');
    } finally {
        stop();
    }
});

test('a certificate that is not there is named in one line', () => {
    const {status, stderr} = spawnSync(process.execPath, [program, folder, 'none.pem', 'none.key'], {encoding: 'utf8'});
    assert.equal(status, 1);
    assert.match(stderr, /^ENOENT[^\n]*none\.pem[^\n]*\n$/);
});
