// Finds QR codes in pictures, in a worker.
import {prepareZXingModule, readBarcodes} from './zxing/reader/index.js';

const reader = new URL('./zxing/reader/zxing_reader.wasm', import.meta.url).href;

prepareZXingModule({overrides: {locateFile: path => (path.endsWith('.wasm') ? reader : path)}});

addEventListener('message', async ({data: {picture, thorough}}) => {
    const codes = await readBarcodes(picture, {
        formats: ['QRCode'],
        tryHarder: true,
        tryRotate: thorough,
        tryDownscale: thorough,
    });
    const utf8 = new TextDecoder();
    postMessage(codes.map(({bytes}) => utf8.decode(bytes)));
});
