// Overlay while there is no app: the progress of loading, or an error with a way out.
import {language, megabytes, say} from './words.js';

const part = id => document.getElementById(id);

/** Why the app cannot be shown: a text's id, and what its words are given. */
export class Trouble extends Error {
    constructor(id, given = {}) {
        super(id);
        this.id = id;
        this.given = given;
    }
}

function raise() {
    document.documentElement.lang = language;
    part('licence').firstElementChild.textContent = say('licence');
    part('curtain').hidden = false;
}

/** Something goes on, and nobody knows how long. */
export function showBusy(text) {
    raise();
    part('message').textContent = say(text);
    part('figures').textContent = '';
    part('offer').hidden = true;
    part('progress').hidden = false;
    part('progress').removeAttribute('value');
    part('progress').setAttribute('aria-label', say(text));
}

/** So many of the bytes to be transferred have come. */
export function showProgress(done, all) {
    part('progress').max = all;
    part('progress').value = done;
    part('figures').textContent = say('figures', {done: megabytes(done), all: megabytes(all)});
}

/** Words, and one thing that can be done. */
export function showWords(text, given, offer, take) {
    raise();
    part('screen').inert = true;
    part('message').textContent = say(text, given);
    part('figures').textContent = '';
    part('progress').hidden = true;
    part('offer').hidden = !offer;
    if (offer) {
        part('offer').textContent = say(offer);
        part('offer').onclick = take;
        part('offer').focus();
    }
}

export function lift() {
    part('curtain').hidden = true;
    part('screen').inert = false;
}
