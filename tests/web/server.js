// Plain static host without features: files of a directory, compressed if a compressed copy is
// beside them and the host packs.
import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {createServer as createSecureServer} from 'node:https';
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

/** A site on 127.0.0.1, or on another `place`: `interface`, `port`, and `identity` (`cert` and `key`, for HTTPS).
 *  `site` may be set to another folder; `packs` says whether it compresses; `requests` counts what was asked for,
 *  `bytes` what went out. */
export async function serve(site, path = '/', place = {}) {
    const host = {site, packs: true, requests: [], bytes: 0, before: async () => {}};
    const answer = async (request, response) => {
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
    };
    const server = place.identity ? createSecureServer(place.identity, answer) : createServer(answer);
    await new Promise((listening, failed) => {
        server.once('error', failed);
        server.listen(place.port ?? 0, place.interface ?? '127.0.0.1', listening);
    });
    host.port = server.address().port;
    host.address = `${place.identity ? 'https' : 'http'}://127.0.0.1:${host.port}${path}`;
    host.stop = () => {
        server.closeAllConnections();
        return new Promise(closed => server.close(closed));
    };
    return host;
}
