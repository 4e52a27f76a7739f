// Font for letters that the app's own fonts lack: it comes after the first picture.

const name = 'fonts/DejaVuSans.ttf';

/** `came` is called once the font is in the app’s memory; never, if it cannot be had. */
export async function bringFallbackFont(came) {
    const file = globalThis.cimaiseBuild.files[name];
    const response = file && await globalThis.cimaiseFetchFile(name, file).catch(() => null);
    if (response?.ok) {
        const bytes = await response.arrayBuffer().catch(() => null);
        if (bytes) {
            globalThis.cimaise.module.FS.writeFile('/fallback.ttf', new Uint8Array(bytes), {canOwn: true});
            came();
        }
    }
}
