// Starts the page that has nothing but the library, as web/shell.js starts the app.
import './store.js';

const {cimaise} = globalThis;
const started = new Promise(then => {
    cimaise.started = then;
});
await cimaise.store.open();
cimaise.module = await globalThis.store_page_entry({noInitialRun: true});
cimaise.module.callMain([]);
await started;
document.title = 'ready';
