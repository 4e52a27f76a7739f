// Rear camera of the device: its live picture for the app, the QR codes in it, photos.
import {isReading, read, stopReading} from './codes.js';

const shownLongest = 720; // pixels of the longer side
const readLongest = 1280;
const photoLongest = 4096;
const shownEvery = 50; // milliseconds
const readEvery = 200;

// as in app/scan/scanner.h; any other: another app has it, or the system keeps it
const troubles = {NotFoundError: 'no-camera', NotAllowedError: 'refused', SecurityError: 'refused'};

let current = null;

// the video as pixels, its longer side at most `longest`
function pixelsOf(video, canvas, longest) {
    const scale = Math.min(1, longest / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    const context = canvas.getContext('2d', {willReadFrequently: true});
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
}

class Camera {
    #video = document.createElement('video');
    #shown = new OffscreenCanvas(1, 1);
    #readable = new OffscreenCanvas(1, 1);
    #lastShown = 0;
    #lastRead = 0;
    #open = true;

    constructor(readsCodes, report) {
        this.readsCodes = readsCodes;
        this.report = report;
        this.#video.muted = true;
        this.#video.playsInline = true;
    }

    async open() {
        const stream = await navigator.mediaDevices.getUserMedia({
            video: {facingMode: {ideal: 'environment'}, width: {ideal: 1920}, height: {ideal: 1080}},
        });
        this.#video.srcObject = stream;
        if (!this.#open) return this.#stop(); // the page was left meanwhile
        stream.getVideoTracks()[0].addEventListener('ended', () => this.#say({trouble: 'busy'}));
        await this.#video.play();
        this.#scheduleFrame();
    }

    close() {
        this.#open = false;
        this.#stop();
        if (this.readsCodes) stopReading();
    }

    photo() {
        if (this.#video.videoWidth > 0) {
            this.#say({photo: pixelsOf(this.#video, new OffscreenCanvas(1, 1), photoLongest)});
        }
    }

    #say(what) {
        if (this.#open) this.report(what);
    }

    #stop() {
        for (const track of this.#video.srcObject?.getTracks() ?? []) track.stop();
    }

    #scheduleFrame() {
        const next = now => {
            if (!this.#open) return;
            this.#readFrame(now);
            requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
    }

    #readFrame(now) {
        if (this.#video.videoWidth === 0) return;
        if (now - this.#lastShown >= shownEvery) {
            this.#lastShown = now;
            this.#say({frame: pixelsOf(this.#video, this.#shown, shownLongest)});
        }
        if (this.readsCodes && now - this.#lastRead >= readEvery && !isReading()) {
            this.#lastRead = now;
            const picture = pixelsOf(this.#video, this.#readable, readLongest);
            read(picture, false, texts => this.#say({texts}));
        }
    }
}

// `report` is given {frame}, {photo}, {texts} or {trouble}: 'no-camera', 'refused', 'busy'
export async function openCamera(readsCodes, report) {
    closeCamera();
    const camera = (current = new Camera(readsCodes, report));
    try {
        if (!navigator.mediaDevices) throw new DOMException('', 'NotFoundError'); // not over plain HTTP
        await camera.open();
    } catch (error) {
        // what is told before the app has heard that it is open would be told too early
        setTimeout(() => camera === current && report({trouble: troubles[error.name] ?? 'busy'}));
    }
}

export function closeCamera() {
    current?.close();
    current = null;
}

export function takePhoto() {
    current?.photo();
}
