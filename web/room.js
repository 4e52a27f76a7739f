// Fits the app to the visible part of a phone's screen, above the on-screen keyboard, and disables
// the page's own gestures.

const screen = document.getElementById('screen');
const view = globalThis.visualViewport;

function fit() {
    const style = document.documentElement.style;
    const hidden = innerHeight - view.height;
    screen.classList.toggle('with-keyboard', hidden > 100);
    style.setProperty('--height', `${view.height}px`);
    style.setProperty('--top', `${view.offsetTop}px`);
}

if (view) {
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    fit();
}

// Safari zooms the page whatever the page says: pinching is the app's
for (const gesture of ['gesturestart', 'gesturechange', 'gestureend']) {
    document.addEventListener(gesture, event => event.preventDefault());
}

/** The page has the colour of the app's walls where the app does not reach. */
export function paint(colour) {
    document.documentElement.style.setProperty('--wall', colour);
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
        meta.content = colour;
    }
}
