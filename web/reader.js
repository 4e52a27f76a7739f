// Mirrors the canvas as elements for screen readers, from a tree that the app sends: {id, role, at:
// [x, y, width, height], name, description, value, states…, inside: [...]}. The elements are
// invisible and ignore taps; pressing one presses the item that it mirrors. Names are text, never
// HTML.

/** Roles that can be selected; of others the selected one is the current one. */
const selectable = ["gridcell", "tab"];

/** What answers a reader: the exported functions of the app. */
function press(module, id) {
  module._cimaise_reader_press(id);
}

function write(module, id, text) {
  module._cimaise_reader_write(id, module.stringToNewUTF8(text)); // which frees it
}

function makeElement(node, module) {
  const isField = node.role === "textbox";
  const element = document.createElement(isField ? "input" : "div");
  element.dataset.id = node.id;
  if (isField) {
    element.type = "text";
    element.tabIndex = -1;
    element.addEventListener("input", () => write(module, node.id, element.value));
  } else if (node.role !== "text") {
    element.setAttribute("role", node.role);
  }
  element.addEventListener("click", (event) => {
    event.stopPropagation();
    press(module, node.id);
  });
  return element;
}

/** True if the node has a size or children; other nodes are not mirrored. */
function isThere({ at: [, , width, height], inside = [] }) {
  return (width > 0 && height > 0) || inside.length > 0;
}

function setOrTake(element, attribute, value) {
  if (value === undefined || value === "") element.removeAttribute(attribute);
  else if (element.getAttribute(attribute) !== String(value)) element.setAttribute(attribute, value);
}

function describeStates(element, node) {
  const isOn = node.checkable ? String(node.checked === true) : undefined;
  const isSelected = node.selected ? "true" : undefined;
  setOrTake(element, "aria-disabled", node.disabled ? "true" : undefined);
  if (selectable.includes(node.role)) {
    setOrTake(element, "aria-selected", isSelected ?? isOn);
  } else {
    setOrTake(element, "aria-current", isSelected);
    setOrTake(element, node.role === "button" ? "aria-pressed" : "aria-checked", isOn);
  }
}

function describe(element, node, left, top) {
  const [x, y, width, height] = node.at;
  element.style.left = `${x - left}px`;
  element.style.top = `${y - top}px`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  if (node.role === "text") {
    // The text of the element has its own node, so that the element's children are kept.
    let own = element.firstChild;
    if (!own || own.nodeType !== Node.TEXT_NODE) {
      own = document.createTextNode("");
      element.prepend(own);
    }
    if (own.data !== (node.name ?? "")) own.data = node.name ?? "";
  } else {
    setOrTake(element, "aria-label", node.name);
  }
  setOrTake(element, "aria-description", node.description);
  if (node.role === "textbox") {
    if (element.value !== (node.value ?? "")) element.value = node.value ?? "";
  } else {
    setOrTake(element, "aria-valuetext", node.value);
  }
  describeStates(element, node);
  const opened = node.expanded ? "true" : node.collapsed ? "false" : undefined;
  setOrTake(element, "aria-expanded", opened);
}

/** The app's own field, which the keyboard writes into, has the page's focus: a reader is told what has the app's. */
function describeKeyboardField(focused) {
  const field = document.querySelector("body > input");
  if (field) setOrTake(field, "aria-label", focused?.name || document.title);
}

function makeLiveRegion() {
  const region = document.createElement("div");
  region.setAttribute("aria-live", "polite");
  region.className = "news";
  return region;
}

/** Puts a mirror into `root`; `module` is the running app. */
export function makeReader(root, module) {
  const known = new Map(); // by id: { element, role }
  const tree = document.createElement("div");
  const news = makeLiveRegion(); // the focus
  const announcements = makeLiveRegion(); // edits, answers and notices
  root.append(tree, news, announcements);
  let seen = new Set();
  let focused = 0;
  let focusedNode;

  function elementOf(node) {
    const before = known.get(node.id);
    if (before && before.role === node.role) return before.element;
    before?.element.remove();
    const element = makeElement(node, module);
    known.set(node.id, { element, role: node.role });
    return element;
  }

  function place(nodes, parent, left, top) {
    let last = null;
    for (const node of nodes.filter(isThere)) {
      const element = elementOf(node);
      seen.add(node.id);
      // asked each time: what came next may have moved into an element placed since
      const next = last ? last.nextElementSibling : parent.firstElementChild;
      if (element !== next) parent.insertBefore(element, next);
      last = element;
      describe(element, node, left, top);
      if (node.focused) focusedNode = node;
      place(node.inside ?? [], element, node.at[0], node.at[1]);
    }
  }

  function reportFocus(node) {
    if (node.id !== focused) {
      focused = node.id;
      news.textContent = node.name ?? "";
    }
  }

  return {
    /** Has the reader say a text, also one that it has just said: each is an element of its own. */
    speak(text) {
      const sentence = document.createElement("p");
      sentence.textContent = text;
      announcements.replaceChildren(sentence);
    },
    /** Shows the tree that the JSON says. */
    show(json) {
      seen = new Set();
      focusedNode = undefined;
      place(JSON.parse(json), tree, 0, 0);
      describeKeyboardField(focusedNode);
      if (focusedNode) reportFocus(focusedNode);
      for (const [id, { element }] of known) {
        if (!seen.has(id)) {
          element.remove();
          known.delete(id);
        }
      }
    },
  };
}

/** Qt offers readers a mirror of its own, which would stand beside ours: its button is not there for them. */
export function hideOtherMirror() {
  const qt = document.getElementById("qt-shadow-container")?.shadowRoot;
  for (const button of qt?.querySelectorAll("button.hidden-visually-read-by-screen-reader") ?? []) button.hidden = true;
}
