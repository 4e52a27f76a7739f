// Elements that a screen reader finds where the canvas shows the same: what the app says of them comes as a tree of
// {id, role, at: [x, y, width, height], name, description, value, states…, inside: [...]}. They take no touch and are
// not seen; who presses one presses what it stands for. Names are text, never HTML.

const states = {
  checked: "aria-checked",
  disabled: "aria-disabled",
  selected: "aria-selected",
};

/** What answers a reader: the exported functions of the app. */
function press(module, id) {
  module._cimaise_reader_press(id);
}

function write(module, id, text) {
  const memory = module.stringToNewUTF8(text);
  module._cimaise_reader_write(id, memory);
  module._free(memory);
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

function setOrTake(element, attribute, value) {
  if (value === undefined || value === "") element.removeAttribute(attribute);
  else if (element.getAttribute(attribute) !== String(value)) element.setAttribute(attribute, value);
}

function describe(element, node, left, top) {
  const [x, y, width, height] = node.at;
  element.style.left = `${x - left}px`;
  element.style.top = `${y - top}px`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  if (node.role === "text") {
    // its own text lies in a node of its own, so that what lies in the element stays
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
  for (const [state, attribute] of Object.entries(states)) {
    const told = state === "checked" && !node.checkable ? undefined : node[state];
    const always = (state === "checked" && node.checkable) || (state === "selected" && node.role === "tab");
    setOrTake(element, attribute, told ? "true" : always ? "false" : undefined);
  }
  const opened = node.expanded ? "true" : node.collapsed ? "false" : undefined;
  setOrTake(element, "aria-expanded", opened);
}

/** Puts a mirror into `root`; `module` is the running app. */
export function makeReader(root, module) {
  const known = new Map(); // by id: { element, role }
  const news = document.createElement("div");
  news.setAttribute("aria-live", "polite");
  news.className = "news";
  const tree = document.createElement("div");
  root.append(tree, news);
  let seen = new Set();
  let focused = 0;

  function elementOf(node) {
    const before = known.get(node.id);
    if (before && before.role === node.role) return before.element;
    before?.element.remove();
    const element = makeElement(node, module);
    known.set(node.id, { element, role: node.role });
    return element;
  }

  function place(nodes, parent, left, top) {
    let next = [...parent.children][0] ?? null;
    for (const node of nodes) {
      const element = elementOf(node);
      seen.add(node.id);
      if (element === next) next = next.nextElementSibling;
      else parent.insertBefore(element, next);
      describe(element, node, left, top);
      if (node.focused) tellFocus(node);
      place(node.inside ?? [], element, node.at[0], node.at[1]);
    }
  }

  function tellFocus(node) {
    if (node.id !== focused) {
      focused = node.id;
      news.textContent = node.name ?? "";
    }
  }

  return {
    /** Shows the tree that the JSON says. */
    show(json) {
      seen = new Set();
      place(JSON.parse(json), tree, 0, 0);
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
