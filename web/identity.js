// Icon and manifest of the page: in the tab and on the home screen.
import {language} from './words.js';

const link = kind => document.querySelector(`link[rel=${kind}]`);

/** A manifest has one language and one colour. These files come last: while a newer worker takes over, Chromium keeps
 *  the older one if it is asked for anything. */
export function bringIdentity() {
    const ofLanguage = language === 'fr' ? '.fr' : '';
    const ofAppearance = matchMedia('(prefers-color-scheme: dark)').matches ? '.dark' : '';
    link('icon').href = 'icon.svg';
    link('manifest').href = `manifest${ofLanguage}${ofAppearance}.webmanifest`;
}
