// Measures times inside the page: these functions are injected before the page's own scripts.

/** globalThis.lifted: when the curtain was lifted, since the visit began. */
export function watchCurtain() {
    document.addEventListener('DOMContentLoaded', () => {
        const curtain = document.getElementById('curtain');
        new MutationObserver(() => {
            if (curtain.hidden) {
                globalThis.lifted ??= performance.now();
            }
        }).observe(curtain, {attributes: true});
    });
}

/** Gives `cimaiseFrames`, which tells how long after a touch the page has drawn a part of the canvas that is another
 *  than before. Time ends with the page's last drawing command: reading the pixels back, which waits for the drawing
 *  itself, comes after it and between touches. */
export function watchFrames() {
    let gl = null;
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
        const context = getContext.call(this, kind, ...more);
        gl = kind.startsWith('webgl') ? context : gl;
        return context;
    };

    let strip = null;
    let shown = null;
    const read = () => {
        const [x, y, width, height] = strip.map(length => Math.floor(length * devicePixelRatio));
        const pixels = new Uint8Array(4 * width * height);
        const bound = gl.getParameter(gl.FRAMEBUFFER_BINDING);
        gl.bindFramebuffer(gl.FRAMEBUFFER, null);
        gl.readPixels(x, gl.drawingBufferHeight - y - height, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels); // waits
        gl.bindFramebuffer(gl.FRAMEBUFFER, bound);
        return pixels;
    };

    let hasDrawn = false;
    for (const kind of [globalThis.WebGL2RenderingContext, globalThis.WebGLRenderingContext]) {
        for (const name of ['drawElements', 'drawArrays']) {
            const draw = kind.prototype[name];
            kind.prototype[name] = function (...given) {
                hasDrawn = true;
                return draw.apply(this, given);
            };
        }
    }

    let touch = {};
    const finish = (drawn, end) => {
        if (touch.isDown) {
            return;
        }
        const before = shown;
        shown = read();
        if (touch.lifted && before && shown.some((value, at) => value !== before[at])) {
            const {lifted, heard, handled} = touch;
            touch.done({total: end - lifted, browser: heard - lifted, app: handled - heard, pause: drawn - handled, frame: end - drawn});
            touch = {repainted: touch.repainted};
        }
    };
    const request = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = work => request.call(globalThis, time => {
        const drawn = performance.now();
        hasDrawn = false;
        work(time);
        if (hasDrawn && strip) {
            finish(drawn, performance.now());
        }
    });

    addEventListener('pointerdown', () => { touch.isDown = true; }, {capture: true});
    addEventListener('pointerup', ({timeStamp}) => {
        touch.isDown = false;
        touch.lifted = timeStamp;
        touch.heard = performance.now();
    }, {capture: true});
    addEventListener('touchend', () => { touch.handled = performance.now(); }, {capture: true}); // when the app has answered

    globalThis.cimaiseFrames = {
        watch: part => { strip = part; },
        next: () => {
            touch = {};
            touch.repainted = new Promise(done => { touch.done = done; });
        },
        repainted: () => touch.repainted,
    };
}
