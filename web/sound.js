// Plays sounds with Web Audio. Without audio it stays silent and reports no error.

const loaded = new Map(); // by name: a promise of what is heard
let context = null;

// Browsers wait for the first touch or key, which is what a sound answers; a phone that was locked
// meanwhile has put it to sleep.
function audio() {
    context ??= new AudioContext();
    if (context.state !== 'running') context.resume().catch(() => {});
    return context;
}

export function loadSound(name, bytes) {
    if (typeof AudioContext === 'undefined') return;
    loaded.set(name, audio().decodeAudioData(bytes.slice().buffer).catch(() => null));
}

export async function playSound(name, volume) {
    if (!loaded.has(name)) return;
    const output = audio();
    const buffer = await loaded.get(name);
    if (buffer === null) return;
    const source = new AudioBufferSourceNode(output, {buffer});
    source.connect(new GainNode(output, {gain: volume})).connect(output.destination);
    source.start();
}
