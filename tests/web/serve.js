// Serves the built page to phones in the same network: node serve.js SITE [CERTIFICATE KEY]
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {networkInterfaces} from 'node:os';
import {serve} from './server.js';

// A certificate that cannot be read, or a port in use.
process.on('uncaughtException', trouble => {
    console.error(trouble.message);
    process.exit(1);
});

const [site, certificate, key] = process.argv.slice(2);
const identity = certificate && {cert: readFileSync(certificate), key: readFileSync(key)};
const host = await serve(site, '/', {interface: '0.0.0.0', port: Number(process.env.PORT ?? 8443), identity});

const found = Object.values(networkInterfaces()).flat().find(one => one.family === 'IPv4' && !one.internal);
const address = `${identity ? 'https' : 'http'}://${found?.address ?? '127.0.0.1'}:${host.port}/`;
process.stdout.write(execFileSync('qrencode', ['-t', 'ANSIUTF8', '-m', '2', address]));
console.log(`${address}  (Ctrl+C ends it)`);
if (!identity) {
    console.log(`
Without HTTPS a phone shows only a message: browsers offer storage, offline use and the camera to secure
pages alone. With a certificate of your own, which the phone must accept, everything works:

  openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=cimaise -addext subjectAltName=IP:${found?.address ?? '127.0.0.1'} \\
      -keyout key.pem -out certificate.pem
  ./dev web serve certificate.pem key.pem`);
}
