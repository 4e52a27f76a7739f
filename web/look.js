// Appearance settings of the device (dark mode, reduced motion), and their changes.

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export function systemLook() {
    return {isDark: dark.matches, reducesMotion: still.matches};
}

export function watchLook(then) {
    dark.addEventListener('change', then);
    still.addEventListener('change', then);
}
