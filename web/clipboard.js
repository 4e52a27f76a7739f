// What somebody has copied elsewhere: the browser may ask whether the app is to have it.

// `then` is given the text; an empty one where it is refused, or cannot be asked for
export async function readClipboard(then) {
    let text = '';
    try {
        text = await navigator.clipboard.readText();
    } catch {
        // as if there were none
    }
    then(text);
}
