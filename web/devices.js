// Browser APIs for the app, called from C++ as `cimaise.devices`.
import {arrange, stopArranging} from './arranger.js';
import {closeCamera, openCamera, takePhoto} from './camera.js';
import {readClipboard} from './clipboard.js';
import {readPicture, stopReading} from './codes.js';
import {askForFile, beginFile} from './files.js';
import {systemAppearance, watchAppearance} from './appearance.js';
import {loadSound, playSound} from './sound.js';
import {takeMessage, report} from './report.js';

globalThis.cimaise ??= {};
globalThis.cimaise.devices = {
    arrange: (file, side, seconds, number) => arrange(file, side, seconds, answer => report(number, answer)),
    stopArranging,
    askForPromise: async number => {
        await globalThis.cimaise.store.askToLast();
        report(number, null);
    },
    askForFile: (accept, number) => askForFile(accept, path => report(number, path)),
    beginFile,
    closeCamera,
    loadSound,
    openCamera: (readsCodes, number) => openCamera(readsCodes, seen => report(number, seen)),
    playSound,
    readClipboard: number => readClipboard(text => report(number, text)),
    // the pixels are copied before this returns
    readPicture: (pixels, width, height, number) => readPicture(pixels, width, height, texts => report(number, texts)),
    stopReading,
    storagePromise: () => globalThis.cimaise.store.promise,
    systemAppearance,
    takePhoto,
    takeMessage,
    watchAppearance: number => watchAppearance(() => report(number, null)),
};
