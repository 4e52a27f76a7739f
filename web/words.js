// What the page says in the browser's language, French or English, while no app is there to say it.

const texts = {
    loading: ['Loading Cimaise…', 'Chargement de Cimaise…'],
    figures: ['{done} of {all} MB', '{done} Mo sur {all}'],
    starting: ['Starting…', 'Démarrage…'],
    again: ['Try again', 'Réessayer'],
    restart: ['Start again', 'Redémarrer'],
    licence: ['Licences', 'Licences'],

    old: [
        'This browser is too old for Cimaise, which works in Chrome and Edge from version 96, Firefox from 98 and Safari from 15.4.',
        'Ce navigateur est trop ancien pour Cimaise, qui marche avec Chrome et Edge à partir de la version 96, Firefox à partir de la 98 et Safari à partir de la 15.4.',
    ],
    noWebAssembly: [
        'Cimaise needs WebAssembly. This browser does not know it, or it is switched off – some phones do that in their lockdown mode.',
        'Cimaise a besoin de WebAssembly. Ce navigateur ne le connaît pas, ou il est désactivé – c’est le cas de certains téléphones en mode d’isolement.',
    ],
    noGraphics: [
        'Cimaise draws with WebGL, and this browser does not offer it. It may be switched off in its settings.',
        'Cimaise dessine avec WebGL, que ce navigateur ne propose pas. Il est peut-être désactivé dans ses réglages.',
    ],
    insecure: [
        'This page came without encryption, so the browser lets nothing be kept. Open it with https://.',
        'Cette page est arrivée sans chiffrement : le navigateur ne laisse donc rien conserver. Ouvrez-la avec https://.',
    ],
    network: [
        'Cimaise could not be fetched: the network is gone, or the server does not answer. Once it has come completely, it starts without a network as well.',
        'Cimaise n’a pas pu être téléchargée : le réseau est coupé, ou le serveur ne répond pas. Une fois arrivée en entier, elle démarre aussi sans réseau.',
    ],
    replaced: [
        'The server is just getting a newer Cimaise. Try again in a moment.',
        'Le serveur est en train de recevoir une nouvelle version de Cimaise. Réessayez dans un instant.',
    ],
    stopped: [
        'Cimaise has stopped. What was kept is there when it starts again. ({reason})',
        'Cimaise s’est arrêtée. Ce qui était enregistré sera là au redémarrage. ({reason})',
    ],
    elsewhere: [
        'Cimaise is open in another tab or window. Only one at a time can write into your games.',
        'Cimaise est ouverte dans un autre onglet ou une autre fenêtre. Une seule à la fois peut écrire dans vos parties.',
    ],
    useHere: ['Use it here', 'L’utiliser ici'],
    moving: ['The other tab puts its games away…', 'L’autre onglet range ses parties…'],
};

function preferred() {
    const known = (navigator.languages ?? [navigator.language]).map(name => name.slice(0, 2).toLowerCase());
    return known.find(name => name === 'fr' || name === 'en') ?? 'en';
}

export const language = preferred();

/** The text of that id; `{name}` is replaced by what is given under the name. */
export function say(id, given = {}) {
    const text = texts[id][language === 'fr' ? 1 : 0];
    return text.replace(/\{(\w+)\}/g, (_, name) => String(given[name]));
}

/** Bytes as megabytes with one decimal, as the language writes them. */
export function megabytes(bytes) {
    return (bytes / 1e6).toLocaleString(language, {minimumFractionDigits: 1, maximumFractionDigits: 1});
}
