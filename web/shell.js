// Entry point of the page: starts the parts of the app in order, and answers its requests.
import './store.js';
import './canvas.js';
import './devices.js';
import {linkWasOpened, listenForLinks, takeLink} from './arrivals.js';
import {keepAwake} from './awake.js';
import {connectHistory, setDepth} from './back.js';
import {checkBrowser} from './capable.js';
import {listenForCrash} from './crash.js';
import {lift, showBusy, showProgress, showWords, Trouble} from './curtain.js';
import {compileApp, refresh, troubleOf} from './download.js';
import {bringFallbackFont} from './fallback_font.js';
import {bringIdentity} from './identity.js';
import {hideKeyboard, showKeyboard} from './keyboard.js';
import {install, takeNewest} from './offline.js';
import {hideOtherMirror, makeReader} from './reader.js';
import {paint} from './room.js';
import {answerOtherTabs, takeLibrary, takeLibraryOver} from './tabs.js';

/** Until the page is loaded again, nothing more happens. */
const forever = new Promise(() => {});

function reload() {
    location.reload();
    return forever;
}

function show(trouble) {
    const again = async () => {
        await refresh();
        location.reload();
    };
    const offer = {stopped: 'restart', network: 'again', replaced: 'again'}[trouble.id];
    showWords(trouble.id, trouble.given, offer, again);
}

/** The app is no more: the reason is said once, and nothing is saved or called any more. */
let stopped = false;
function stop(reason) {
    if (!stopped) {
        stopped = true;
        globalThis.cimaise.store.stop();
        show(new Trouble('stopped', {reason}));
    }
}

function call(name) {
    if (!stopped) {
        globalThis.cimaise.module[name]();
    }
}

/** The library is this tab's when it returns. */
async function haveLibrary() {
    if (await takeLibrary(reload)) {
        return await takeNewest() ? reload() : undefined;
    }
    await new Promise(asked => showWords('elsewhere', {}, 'useHere', asked));
    showBusy('moving');
    await takeLibraryOver(reload);
}

/** emscripten's own script; its WebAssembly comes by itself. */
function loadScript(address) {
    return new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = address;
        script.onload = resolve;
        script.onerror = () => reject(new Trouble('network'));
        document.head.append(script);
    });
}

async function download() {
    showBusy('loading');
    const [module] = await Promise.all([compileApp(showProgress), loadScript('cimaise.js')])
       .catch(error => { throw troubleOf(error); });
    return module;
}

function configure(compiled) {
    return {
        noInitialRun: true,
        qtContainerElements: [document.getElementById('app')],
        instantiateWasm(imports, made) {
            WebAssembly.instantiate(compiled, imports).then(instance => made(instance, compiled))
                .catch(error => stop(error.message));
            return {};
        },
        onAbort: reason => stop(String(reason)),
    };
}

function begin(module) {
    globalThis.cimaise.module = module;
    globalThis.cimaise.reader = makeReader(document.getElementById('reader'), module);
    answerOtherTabs(() => globalThis.cimaise.store.close());
    listenForCrash(error => stop(error.message ?? String(error)));
    const status = module.callMain([]); // none as long as the app runs
    if (status) {
        stop(`exit ${status}`);
    }
}

/** What the first picture does not need. */
function bringRest() {
    install(() => call('_cimaise_shell_newer_ready'));
    bringFallbackFont(() => call('_cimaise_shell_font_came'));
    bringIdentity();
}

/** The app's first picture is there. */
function ready() {
    lift();
    linkWasOpened();
    hideOtherMirror();
    connectHistory(() => call('_cimaise_shell_back'));
    listenForLinks(() => call('_cimaise_shell_link_came'));
    bringRest();
}

/** Starts again with the newest build, unless the last edits cannot be saved: the app says why. */
async function restart() {
    if (await globalThis.cimaise.store.settle()) {
        await takeNewest();
        location.reload();
    }
}

globalThis.cimaise.shell = {
    ready,
    restart,
    takeLink,
    setDepth,
    keepAwake,
    paint,
    showKeyboard,
    hideKeyboard,
    address: () => location.origin + location.pathname,
    canShare: () => 'share' in navigator,
    share: url => navigator.share({url}).catch(() => {}), // whoever changes their mind needs no words
    open: url => window.open(url, '_blank', 'noopener,noreferrer'),
};

async function start() {
    showBusy('loading');
    checkBrowser();
    if (!globalThis.cimaiseBuild) {
        throw new Trouble('network');
    }
    await haveLibrary();
    const [compiled] = await Promise.all([download(), globalThis.cimaise.store.open()]);
    showBusy('starting');
    begin(await globalThis.cimaise_entry(configure(compiled)));
}

start().catch(error => error instanceof Trouble ? show(error) : stop(error.message ?? String(error)));
