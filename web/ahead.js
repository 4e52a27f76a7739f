// Begins the download of the app while the page's modules are on their way. On later visits the
// service worker has it, and nothing begins here.
'use strict';

(() => {
    const build = self.cimaiseBuild;
    if (!build || !self.cimaiseFetchFile || navigator.serviceWorker?.controller) {
        return; // what is missing is said by shell.js
    }
    const name = 'cimaise.wasm';
    const file = build.files[name];
    const silence = new AbortController();
    let last = [0, file.bytes];
    let told = () => {};
    const progressed = (...progress) => {
        last = progress;
        told(...progress);
    };
    const hear = then => {
        told = then;
        told(...last);
    };
    const response = self.cimaiseFetchFile(`${name}?${file.hash.slice(0, 16)}`, file, {signal: silence.signal}, progressed);
    response.catch(() => {}); // download.js hears of it
    self.cimaiseAhead = {response, stop: () => silence.abort(), hear};
})();
