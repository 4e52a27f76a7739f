// Appearance settings of the device (dark mode, reduced motion), and their changes.

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export function systemAppearance() {
    return {isDark: dark.matches, reducesMotion: still.matches};
}

export function watchAppearance(then) {
    dark.addEventListener('change', then);
    still.addEventListener('change', then);
}
