// Fetches files of the build from any host: where the host compresses nothing, as the copy that lies
// beside each large file. For the page and its service worker, which cannot share modules.
'use strict';

(() => {
    const packingOf = response => response.headers.get('Content-Encoding');

    /** The response, and its bytes told as they come; `unit` is what one of them stands for. */
    function counted(response, unit, progressed) {
        let bytes = 0;
        const count = new TransformStream({
            transform(chunk, next) {
                progressed((bytes += chunk.length) * unit);
                next.enqueue(chunk);
            },
        });
        return new Response(response.body.pipeThrough(count), response);
    }

    /** True where a service worker answers the page: it has the files unpacked. */
    const isCached = () => Boolean(navigator.serviceWorker?.controller);

    /** The compressed copy, unpacked by the browser where the host says that it is packed. */
    async function copyOf(address, {bytes, gzip}, options, progressed) {
        const copy = await fetch(address.replace(/(?=\?|$)/, '.gz'), options).catch(() => null);
        if (!copy?.ok) {
            return null;
        }
        const isUnpacked = packingOf(copy) !== null;
        const told = counted(copy, isUnpacked ? gzip / bytes : 1, done => progressed(done, gzip));
        return isUnpacked ? told.body : told.body.pipeThrough(new DecompressionStream('gzip'));
    }

    /** The file as the host has it. `file` is its entry in build.js; `progressed` is told of the bytes that were
     *  transferred, and how many there are. */
    self.cimaiseFetchFile = async (address, file, options = {}, progressed = () => {}) => {
        const response = await fetch(address, options);
        const packing = packingOf(response);
        if (!response.ok) {
            return response;
        }
        if (file.gzip && packing === null && !isCached() && 'DecompressionStream' in self) {
            const copy = await copyOf(address, file, options, progressed);
            if (copy) {
                response.body.cancel().catch(() => {});
                return new Response(copy, {headers: {'Content-Type': response.headers.get('Content-Type')}});
            }
        }
        const transferred = packing === null ? file.bytes : Number(response.headers.get('Content-Length')) || file[packing] || file.bytes;
        return counted(response, transferred / file.bytes, done => progressed(done, transferred));
    };
})();
