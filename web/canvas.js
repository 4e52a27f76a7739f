// The canvas is had without multisampling: Qt always asks for it, though the app smooths its own edges, and where the
// processor draws, four samples a pixel cost more than all the rest of a frame.
const getContext = HTMLCanvasElement.prototype.getContext;

HTMLCanvasElement.prototype.getContext = function (kind, attributes) {
    return getContext.call(this, kind, {...attributes, antialias: false});
};
