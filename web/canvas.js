// Disables multisampling of the canvas: Qt always requests it, but the app smooths its own edges,
// and with software rendering four samples per pixel cost more than the rest of a frame.
const getContext = HTMLCanvasElement.prototype.getContext;

HTMLCanvasElement.prototype.getContext = function (kind, attributes) {
    return getContext.call(this, kind, {...attributes, antialias: false});
};
