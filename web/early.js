// Speaks where the rest cannot: in words that every browser understands, read before any of them.
(function () {
    'use strict';
    window.cimaise = {};

    var french = /^fr/i.test((navigator.languages && navigator.languages[0]) || navigator.language || '');

    var words = {
        old: french
            ? 'Ce navigateur est trop ancien pour Cimaise, qui marche avec Chrome et Edge à partir de la version 96, Firefox à partir de la 98 et Safari à partir de la 15.4.'
            : 'This browser is too old for Cimaise, which works in Chrome and Edge from version 96, Firefox from 98 and Safari from 15.4.',
        gone: french
            ? 'Cimaise n’a pas pu être chargée en entier : le réseau est coupé, ou le serveur ne répond pas.'
            : 'Cimaise could not be loaded completely: the network is gone, or the server does not answer.'
    };

    function say(which) {
        function show() {
            document.documentElement.lang = french ? 'fr' : 'en';
            document.getElementById('message').textContent = words[which];
        }
        if (document.getElementById('message')) {
            show();
        } else {
            document.addEventListener('DOMContentLoaded', show);
        }
    }

    // A script that does not come, or that is not understood; shell.js answers for what happens later.
    window.addEventListener('error', function (event) {
        if (!window.cimaise.shell) {
            say(event.target && event.target.tagName === 'SCRIPT' ? 'gone' : 'old');
        }
    }, true);

    if (!('noModule' in document.createElement('script'))) {
        say('old');
    }
}());
