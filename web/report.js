// Notifies the app of a value, which is kept here until the app has taken it.

let lying;

// `number` says who waits for it (app/platform/browser_web.h)
export function report(number, value) {
    lying = value;
    globalThis.cimaise.module._cimaise_devices_report(number);
}

export function takeMessage() {
    const value = lying;
    lying = undefined;
    return value;
}
