// Opens files with the browser's dialog into the app's memory, and saves files of the app as
// downloads.

const folder = '/opened';
const known = ['image/jpeg', 'image/png']; // of the pictures that phones have, what the app can read

// for whoever saves it: the browser begins a moment later
const linkLives = 60_000;

async function readable(file) {
    if (!file.type.startsWith('image/') || known.includes(file.type)) return file;
    try {
        const picture = await createImageBitmap(file);
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        canvas.getContext('2d').drawImage(picture, 0, 0);
        return await canvas.convertToBlob({type: 'image/jpeg', quality: 0.95});
    } catch {
        return file; // the app says that it cannot be read
    }
}

// one at a time: the one before has been read
function clear(FS) {
    FS.mkdirTree(folder);
    for (const name of FS.readdir(folder)) {
        if (name !== '.' && name !== '..') FS.unlink(`${folder}/${name}`);
    }
}

async function bring(file) {
    const bytes = new Uint8Array(await (await readable(file)).arrayBuffer());
    const {FS} = globalThis.cimaise.module;
    clear(FS);
    const path = `${folder}/${file.name}`;
    FS.writeFile(path, bytes);
    return path;
}

// `then` is given the file's path; never, where none is chosen
export function askForFile(accept, then) {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.hidden = true;
    // it is part of the page until it has answered: Safari asks nothing otherwise
    input.addEventListener('cancel', () => input.remove());
    input.addEventListener('change', async () => {
        input.remove();
        const [file] = input.files;
        if (file) then(await bring(file));
    });
    document.body.append(input);
    input.click();
}

function download(blob, name) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), linkLives);
}

class HandedFile {
    #name;
    #parts = [];

    constructor(name) {
        this.#name = name;
    }

    // the bytes lie in the app's memory, which moves
    add(bytes) {
        this.#parts.push(bytes.slice());
    }

    handOver() {
        download(new Blob(this.#parts, {type: 'application/octet-stream'}), this.#name);
        this.#parts = [];
    }
}

export function beginFile(name) {
    return new HandedFile(name);
}
