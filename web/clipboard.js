// Reads the clipboard; the browser may ask the user for permission.

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
