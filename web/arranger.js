// Manages the worker that searches for the best arrangement: started on demand, terminated when its
// result is no longer needed.

let worker = null;
let answered = null; // null: it is idle

function begin() {
    worker = new Worker(new URL('./arranger_worker.js', import.meta.url), {type: 'module'});
    worker.onmessage = ({data}) => finish(data);
    worker.onerror = () => {
        worker.terminate();
        worker = null;
        finish('');
    };
}

function finish(answer) {
    const report = answered;
    answered = null;
    report?.(answer);
}

// `then` is called with the answer's text; with none if nothing could be looked for
export function arrange(file, side, seconds, then) {
    if (worker === null) begin();
    answered = then;
    worker.postMessage({file, side, seconds});
}

export function stopArranging() {
    if (answered === null) return;
    answered = null;
    worker.terminate();
    worker = null;
}
