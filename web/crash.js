// Detects errors that end a function of the app halfway: from then on its memory cannot be trusted.

/// Frames in the stack of an error: enough to show the app's below those of a script that it called.
Error.stackTraceLimit = 50;

const frameOfApp = /wasm-function|\[wasm code\]/; // as Chromium and Firefox, and Safari write it
const fullStack = /call stack size exceeded|too much recursion/;

/** True if the error has passed through the app's functions, which therefore never ended. */
export function leavesUnfinished(error) {
    return typeof error === 'number' // an exception of C++, which is a place in its memory
        || error instanceof WebAssembly.RuntimeError
        || (error instanceof Error && (fullStack.test(error.message) || frameOfApp.test(error.stack)));
}

/** Calls `then` with each such error that nobody has caught. */
export function listenForCrash(then) {
    const judge = error => leavesUnfinished(error) && then(error);
    globalThis.addEventListener?.('error', event => judge(event.error));
    globalThis.addEventListener?.('unhandledrejection', event => judge(event.reason));
}
