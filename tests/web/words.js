// Texts of the app by id, from the translation files, in the language under test.
import {readFileSync} from 'node:fs';

const folder = new URL('../../i18n/', import.meta.url);
const entities = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&'};
const plain = text => text.replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(lt|gt|quot|apos|amp);/g, entity => entities[entity]);

function read(language) {
    const messages = new Map();
    const source = readFileSync(new URL(`cimaise_${language}.ts`, folder), 'utf8');
    for (const [, id, body] of source.matchAll(/<message id="([^"]+)"[^>]*>([\s\S]*?)<\/message>/g)) {
        const forms = [...body.matchAll(/<numerusform>([\s\S]*?)<\/numerusform>/g)].map(form => plain(form[1]));
        const inner = tag => plain(body.match(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`))?.[1] ?? '');
        messages.set(id, {source: inner('source'), translation: inner('translation'), forms});
    }
    return messages;
}

const french = read('fr');
const english = read('en');

/** say('score.points', {count: 3}), say('musee.name'). */
export function wordsIn(language) {
    return (id, {count, ...given} = {}) => {
        const message = french.get(id);
        if (!message) {
            throw new Error(`no text is called ${id}`);
        }
        const {forms} = (language === 'en' ? english.get(id) : message) ?? {forms: []};
        const one = count === 1 || (count === 0 && language === 'fr');
        let words = forms.length > 0 ? forms.at(one ? 0 : -1) : language === 'en' ? message.source : message.translation;
        for (const [name, value] of Object.entries(given)) {
            words = words.replaceAll(`{${name}}`, value);
        }
        return count === undefined ? words : words.replaceAll('%n', count);
    };
}

/** A pattern for names that begin so. */
export function beginning(words) {
    return new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u');
}
