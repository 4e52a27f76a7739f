// Plain static host without features: files of a directory, compressed if a compressed copy is
// beside them and the host packs.
import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join, normalize} from 'node:path';

const types = {
    '.css': 'text/css', '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.json': 'application/json',
    '.png': 'image/png', '.svg': 'image/svg+xml', '.ttf': 'font/ttf', '.txt': 'text/plain', '.wasm': 'application/wasm',
    '.webmanifest': 'application/manifest+json',
};
const packings = [['br', '.br'], ['gzip', '.gz']];

function packed(file, accepted = '') {
    return packings.find(([name, suffix]) => accepted.includes(name) && existsSync(file + suffix));
}

function send(file, packs, request, response) {
    const headers = {'Content-Type': types[extname(file)] ?? 'application/octet-stream', 'Cache-Control': 'max-age=600'};
    const packing = packs && packed(file, request.headers['accept-encoding']);
    const sent = packing ? file + packing[1] : file;
    if (packing) {
        headers['Content-Encoding'] = packing[0];
    }
    headers['Content-Length'] = statSync(sent).size;
    response.writeHead(200, headers);
    createReadStream(sent).pipe(response);
    return headers['Content-Length'];
}

/** A site on 127.0.0.1. `site` may be set to another folder; `packs` says whether it compresses; `requests`
 *  counts what was asked for, `bytes` what went out. */
export async function serve(site, path = '/') {
    const host = {site, packs: true, requests: [], bytes: 0, before: async () => {}};
    const server = createServer(async (request, response) => {
        const asked = decodeURIComponent(new URL(request.url, 'http://host').pathname);
        host.requests.push(asked);
        const inside = normalize(asked.slice(path.length) || 'index.html');
        const file = join(host.site, inside);
        await host.before(inside, response);
        if (response.destroyed || response.writableEnded) {
            return;
        }
        if (!asked.startsWith(path) || inside.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) {
            response.writeHead(404).end();
            return;
        }
        host.bytes += send(file, host.packs, request, response);
    });
    await new Promise(listening => server.listen(0, '127.0.0.1', listening));
    host.address = `http://127.0.0.1:${server.address().port}${path}`;
    host.stop = () => {
        server.closeAllConnections();
        return new Promise(closed => server.close(closed));
    };
    return host;
}
