// Stand-in for the app: records notifications, and files like its memory would.
import './devices.js';

globalThis.told = []; // [number, value]
globalThis.asked = 0;
globalThis.files = new Map();

const nameIn = path => path.slice(path.lastIndexOf('/') + 1);

globalThis.cimaise.module = {
    _cimaise_devices_report: number => globalThis.told.push([number, globalThis.cimaise.devices.takeMessage()]),
    FS: {
        mkdirTree: () => {},
        readdir: () => ['.', '..', ...[...globalThis.files.keys()].map(nameIn)],
        unlink: path => globalThis.files.delete(path),
        writeFile: (path, bytes) => globalThis.files.set(path, bytes),
    },
};
globalThis.ready = true;
