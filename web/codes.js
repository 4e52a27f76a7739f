// Reads QR codes in a worker that is started on demand, one picture at a time.

let worker = null;
let answered = null; // null: it is idle

function finish(texts) {
    const then = answered;
    answered = null;
    then?.(texts);
}

function begin() {
    worker = new Worker(new URL('./code_worker.js', import.meta.url), {type: 'module'});
    worker.onmessage = ({data}) => finish(data);
    worker.onerror = () => {
        worker.terminate();
        worker = null;
        finish([]);
    };
}

export function isReading() {
    return answered !== null;
}

// `then` is given what the codes in it say. `thorough`: there is no next picture
export function read(picture, thorough, then) {
    if (worker === null) begin();
    answered = then;
    worker.postMessage({picture, thorough});
}

export function readPicture(pixels, width, height, then) {
    stopReading(); // a frame of the camera, which is not looked at any more
    read(new ImageData(new Uint8ClampedArray(pixels), width, height), true, then);
}

// the worker and what it holds are wanted no more
export function stopReading() {
    answered = null;
    worker?.terminate();
    worker = null;
}
