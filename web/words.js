// Texts of the page, French or English by the browser's language, for when the app is not running.

const texts = {
    loading: ['Loading Cimaise…', 'Chargement de Cimaise…'],
    figures: ['{done} of {all} MB', '{done} Mo sur {all}'],
    starting: ['Starting…', 'Démarrage…'],
    again: ['Try again', 'Réessayer'],
    restart: ['Restart', 'Redémarrer'],
    licence: ['Licences', 'Licences'],

    old: [
        'This browser is too old for Cimaise. It needs at least Chrome or Edge 96, Firefox 98 or Safari 15.4.',
        'Ce navigateur est trop ancien pour Cimaise. Il faut au moins Chrome ou Edge 96, Firefox 98 ou Safari 15.4.',
    ],
    noWebAssembly: [
        'Cimaise needs WebAssembly, which this browser does not support or which is switched off. Some phones switch it off in lockdown mode.',
        'Cimaise a besoin de WebAssembly, que ce navigateur ne prend pas en charge ou qui est désactivé. Certains téléphones le désactivent en mode Isolement.',
    ],
    noGraphics: [
        'Cimaise needs WebGL, which this browser does not offer. Check whether it is switched off in the settings.',
        'Cimaise a besoin de WebGL, que ce navigateur ne propose pas. Vérifiez s’il est désactivé dans les réglages.',
    ],
    insecure: [
        'This page was not loaded over HTTPS, so the browser will not store data. Open it with https://.',
        'Cette page n’a pas été chargée en HTTPS : le navigateur refuse donc d’y enregistrer des données. Ouvrez-la avec https://.',
    ],
    network: [
        'Cannot load Cimaise: there is no network, or the server does not answer. Once loaded completely, it also works offline.',
        'Impossible de charger Cimaise : il n’y a pas de réseau, ou le serveur ne répond pas. Une fois chargée en entier, elle fonctionne aussi hors ligne.',
    ],
    replaced: [
        'The server is being updated to a newer version of Cimaise. Try again in a moment.',
        'Une nouvelle version de Cimaise arrive sur le serveur. Réessayez dans un instant.',
    ],
    stopped: [
        'Cimaise has stopped. Everything saved will be there when you restart it. ({reason})',
        'Cimaise s’est arrêtée. Tout ce qui est enregistré sera là au redémarrage. ({reason})',
    ],
    elsewhere: [
        'Cimaise is open in another tab or window. Only one at a time can change your games.',
        'Cimaise est ouverte dans un autre onglet ou une autre fenêtre. Un seul à la fois peut modifier vos parties.',
    ],
    useHere: ['Use it here', 'L’utiliser ici'],
    moving: ['Waiting for the other tab…', 'En attente de l’autre onglet…'],
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
