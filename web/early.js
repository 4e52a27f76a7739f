// Messages for browsers that cannot run the other scripts. Uses only syntax that every browser
// understands.
(function () {
    'use strict';
    window.cimaise = {};

    var french = /^fr/i.test((navigator.languages && navigator.languages[0]) || navigator.language || '');

    var words = {
        old: french
            ? 'Ce navigateur est trop ancien pour Cimaise. Il faut au moins Chrome ou Edge 96, Firefox 98 ou Safari 15.4.'
            : 'This browser is too old for Cimaise. It needs at least Chrome or Edge 96, Firefox 98 or Safari 15.4.',
        gone: french
            ? 'Cimaise n’a pas pu être chargée en entier : il n’y a pas de réseau, ou le serveur ne répond pas.'
            : 'Cimaise could not be loaded completely: there is no network, or the server does not answer.'
    };

    function offerAgain() {
        var offer = document.getElementById('offer');
        offer.textContent = french ? 'Réessayer' : 'Try again';
        offer.hidden = false;
        offer.onclick = function () { location.reload(); };
    }

    function say(which) {
        function show() {
            document.documentElement.lang = french ? 'fr' : 'en';
            document.getElementById('message').textContent = words[which];
            if (which === 'gone') {
                offerAgain();
            }
        }
        if (document.getElementById('message')) {
            show();
        } else {
            document.addEventListener('DOMContentLoaded', show);
        }
    }

    // A script that does not come, or that is not understood; shell.js answers for what happens later.
    window.addEventListener('error', function (event) {
        var element = event.target && event.target.tagName; // none: an error in a script
        if (!window.cimaise.shell && (!element || element === 'SCRIPT')) {
            say(element ? 'gone' : 'old');
        }
    }, true);

    if (!('noModule' in document.createElement('script'))) {
        say('old');
    }
}());
