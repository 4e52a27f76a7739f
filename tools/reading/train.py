#!/usr/bin/python3
"""Trains the digit classifier of app/reading and writes its weights.

    tools/reading/fonts.sh FOLDER
    tools/reading/train.py FOLDER app/reading/digit_weights.bin

Needs python3-numpy, python3-pil and libopenblas0-pthread of Debian 12. Only fonts of the set "training" are used. The
seed is fixed and one thread computes, so a second run on the same machine writes the same bytes.

The network: 24 x 24 patch, convolution 3 x 3 to 8 channels, maximum of 2 x 2, convolution 3 x 3 to
24 channels, maximum of 2 x 2, 64 units, 11 classes (ten digits, and everything else). Weights are
rounded to eight bits, with one scale for each output. app/reading/digit_net.cpp reads the file.
"""
import os
for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ[name] = "1"
import io
import pathlib
import sys
import time

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

SIDE = 24          # of a patch
TALL = 20          # of the digit in it
CLASSES = 11
NOTHING = 10       # class of everything that is no digit
SAMPLES = 72_000
EPOCHS = 6
CANVAS = 104      # on which a glyph of half that height is turned
BATCH = 256
random = np.random.default_rng(20261125)


def glyphs(folder):
    """Masks of digits and of letters that cannot be taken for digits, by package."""
    letters = "ACDEFGHJKLMNPQRTUVWXYacdefhkmnprtuvwxy&@#%?*+"
    packages = []
    for package in sorted(pathlib.Path(folder, "training").iterdir()):
        fonts = []
        for path in sorted(package.rglob("*.[ot]tf")):
            try:
                font = ImageFont.truetype(str(path), 80)
            except OSError:
                continue
            digits = [drawn(font, str(d)) for d in range(10)]
            if any(d is None for d in digits) or alike(digits):
                continue
            other = [d for d in (drawn(font, c) for c in random.choice(list(letters), 8)) if d is not None]
            fonts.append((digits, other, font))
        if fonts:
            packages.append(fonts)
    return packages


def drawn(font, text):
    box = font.getbbox(text)
    if box[2] <= box[0] or box[3] <= box[1]:
        return None
    image = Image.new("L", (box[2] - box[0], box[3] - box[1]))
    ImageDraw.Draw(image).text((-box[0], -box[1]), text, fill=255, font=font)
    return image if image.getbbox() and image.height > 20 and image.width > 4 else None


def alike(digits):
    """True for fonts without digits: every one is the same empty box."""
    return len({d.tobytes() for d in digits}) < 9


def pick(sequence):
    return sequence[int(random.integers(len(sequence)))]


def blob():
    """Something of a painting: lines, arcs, dots, or smooth noise."""
    kind = random.integers(4)
    image = Image.new("L", (80, 80))
    draw = ImageDraw.Draw(image)
    if kind == 0:
        for _ in range(random.integers(1, 4)):
            points = [tuple(p) for p in random.uniform(5, 75, (int(random.integers(2, 5)), 2))]
            draw.line(points, fill=255, width=int(random.integers(3, 16)), joint="curve")
    elif kind == 1:
        for _ in range(random.integers(1, 4)):
            x, y, w, h = random.uniform(5, 50, 4)
            start = random.uniform(0, 360)
            box = (x, y, x + w + 8, y + h + 8)
            if random.random() < 0.4:
                draw.ellipse(box, fill=255)
            else:
                draw.arc(box, start, start + random.uniform(60, 250), fill=255, width=int(random.integers(4, 14)))
    elif kind == 2:
        noise = Image.fromarray(random.integers(0, 256, (10, 10), dtype=np.uint8)).resize((80, 80), Image.BICUBIC)
        image = noise.point(lambda v: 255 if v > 150 else 0)
    else:
        x, y = random.uniform(2, 40, 2)
        draw.rectangle((x, y, x + random.uniform(3, 40), y + random.uniform(3, 40)), fill=255)
        if random.random() < 0.5:
            draw.polygon([tuple(p) for p in random.uniform(0, 80, (3, 2))], fill=255)
    box = image.getbbox()
    return image.crop(box) if box else None


def part_of(digit):
    """Half a digit, as a wrong cut leaves it."""
    keep = random.uniform(0.3, 0.5)
    w, h = digit.size
    box = pick([(0, 0, int(w * keep), h), (int(w * (1 - keep)), 0, w, h),
                (0, 0, w, int(h * keep)), (0, int(h * (1 - keep)), w, h)])
    cut = digit.crop(box)
    return cut.crop(cut.getbbox()) if cut.getbbox() else None


def two_of(font):
    digits, _, face = font
    text = f"{random.integers(10, 100)}"
    return drawn(face, text)


def shape_of(font):
    """A mask and its class."""
    digits, other, _ = font
    kind = random.random()
    if kind < 0.88:
        label = int(random.integers(10))
        return digits[label], label
    if kind < 0.91 and other:
        return pick(other), NOTHING
    if kind < 0.93:
        return two_of(font), NOTHING
    if kind < 0.95:
        return part_of(digits[pick((0, 2, 3, 4, 5, 6, 7, 8, 9))]), NOTHING
    return blob(), NOTHING


def patch_of(mask):
    """The mask as a camera sees it, cut out and scaled like app/reading/glyphs.cpp does."""
    half = CANVAS // 2
    scale = half / max(mask.size)
    mask = mask.resize((max(3, int(mask.width * scale)), max(3, int(mask.height * scale))), Image.BILINEAR)
    canvas = Image.new("L", (CANVAS, CANVAS))
    canvas.paste(mask, (half - mask.width // 2, half - mask.height // 2))
    # weight of the strokes, then a view from the side
    if random.random() < 0.2:
        canvas = canvas.filter(ImageFilter.MaxFilter(3) if random.random() < 0.6 else ImageFilter.MinFilter(3))
    angle = random.normal(0, 0.07)
    shear = random.normal(0, 0.09)
    wide = np.exp(random.normal(0, 0.10))
    c, s = np.cos(angle), np.sin(angle)
    turn = np.array([[c, -s], [s, c]]) @ np.array([[1 / wide, shear], [0, 1]])
    shift = half - turn @ np.array([half, half])
    canvas = canvas.transform((CANVAS, CANVAS), Image.AFFINE,
                              (turn[0, 0], turn[0, 1], shift[0], turn[1, 0], turn[1, 1], shift[1]), Image.BILINEAR)
    pixels = float(np.exp(random.uniform(np.log(9), np.log(42))))  # height of the digit in the photo
    size = max(12, int(2 * pixels))
    seen = canvas.resize((size, size), Image.BOX)
    if random.random() < 0.6:
        seen = seen.filter(ImageFilter.GaussianBlur(random.uniform(0, 0.10) * pixels))
    if random.random() < 0.15:  # moved
        steps = max(1, int(pixels * random.uniform(0.05, 0.12)))
        a = np.asarray(seen, np.float32)
        axis = int(random.integers(2))
        seen = Image.fromarray((sum(np.roll(a, k, axis) for k in range(steps + 1)) / (steps + 1)).astype(np.uint8))
    ink = np.asarray(seen, np.float32) / 255
    low, high = sorted(random.uniform(0, 255, 2))
    if high - low < 50:
        low, high = max(0, low - 40), min(255, high + 40)
    grey = high + (low - high) * ink
    if random.random() < 0.5:
        slope = random.normal(0, 0.25, 2) * (high - low) / size
        y, x = np.mgrid[0:size, 0:size]
        grey = grey + slope[0] * (x - size / 2) + slope[1] * (y - size / 2)
    if random.random() < 0.35:
        rough = random.normal(0, (high - low) * random.uniform(0, 0.12), (max(3, size // 4), max(3, size // 4)))
        grey = grey + np.asarray(Image.fromarray(rough.astype(np.float32)).resize((size, size), Image.BILINEAR))
    grey = grey + random.normal(0, random.uniform(0, 0.07) * (high - low), grey.shape)
    image = Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8))
    if random.random() < 0.4:
        file = io.BytesIO()
        image.save(file, "JPEG", quality=int(random.integers(30, 90)))
        image = Image.open(file)
        image.load()
    return cut(image, low, high, pixels)


def cut(image, low, high, pixels):
    zoom = max(1.0, 36 / pixels)
    image = image.resize((int(image.width * zoom), int(image.height * zoom)), Image.BILINEAR)
    grey = np.asarray(image, np.float32)
    level = low + (high - low) * random.uniform(0.4, 0.68)
    dark = grey < level
    edge = max(1, int(0.08 * grey.shape[0]))
    dark[:edge] = dark[-edge:] = False
    dark[:, :edge] = dark[:, -edge:] = False
    rows, columns = np.where(dark.sum(1) > 1)[0], np.where(dark.sum(0) > 1)[0]
    if len(rows) < 6 or len(columns) < 3:
        return None
    box = np.array([columns[0], rows[0], columns[-1] + 1, rows[-1] + 1], np.float32)
    tall = box[3] - box[1]
    box += random.normal(0, 0.022, 4) * tall
    return normalised(image, grey, box)


def normalised(image, grey, box):
    """Patch of a box: as tall as TALL, in the middle, ink 1 and paper 0, nothing around the box."""
    x1, y1, x2, y2 = box
    around = grey[max(0, int(y1) - 1):int(y2) + 2, max(0, int(x1) - 1):int(x2) + 2]
    if around.size < 20:
        return None
    dark, light = np.percentile(around, (5, 95))
    if light - dark < 12:
        return None
    scale = min(TALL / (y2 - y1), (SIDE - 2) / (x2 - x1))
    cx, cy = (x1 + x2) / 2, (y1 + y2) / 2
    inverse = 1 / scale
    data = image.filter(ImageFilter.BoxBlur(max(0.0, (inverse - 1) / 2))) if inverse > 1.2 else image
    sample = data.transform((SIDE, SIDE), Image.AFFINE,
                            (inverse, 0, cx - SIDE / 2 * inverse, 0, inverse, cy - SIDE / 2 * inverse), Image.BILINEAR)
    patch = np.clip((light - np.asarray(sample, np.float32)) / (light - dark), 0, 1)
    x, y = np.arange(SIDE) + 0.5 - SIDE / 2, np.arange(SIDE) + 0.5 - SIDE / 2
    patch[:, np.abs(x) > (x2 - x1) / 2 * scale + 1] = 0
    patch[np.abs(y) > (y2 - y1) / 2 * scale + 1, :] = 0
    return (patch * 255).astype(np.uint8)


def data_set(packages, count):
    patches, labels = np.zeros((count, SIDE, SIDE), np.uint8), np.zeros(count, np.int64)
    made = 0
    while made < count:
        mask, label = shape_of(pick(pick(packages)))
        patch = patch_of(mask) if mask is not None else None
        if patch is None:
            continue
        patches[made], labels[made] = patch, label
        made += 1
    return patches, labels


# --- the network ---

def columns_of(x):
    """Neighbourhoods of 3 x 3, edges padded with 0: (n, h, w, c) to (n*h*w, 9*c)."""
    n, h, w, c = x.shape
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0)))
    parts = [padded[:, i:i + h, j:j + w] for i in range(3) for j in range(3)]
    return np.concatenate(parts, axis=3).reshape(n * h * w, 9 * c)


def back_to_image(columns, shape):
    n, h, w, c = shape
    padded = np.zeros((n, h + 2, w + 2, c), np.float32)
    columns = columns.reshape(n, h, w, 9, c)
    for i in range(3):
        for j in range(3):
            padded[:, i:i + h, j:j + w] += columns[:, :, :, 3 * i + j]
    return padded[:, 1:-1, 1:-1]


QUARTERS = [(slice(None), slice(i, None, 2), slice(j, None, 2)) for i in range(2) for j in range(2)]


def pooled(x):
    """Maximum of each 2 x 2."""
    a, b, c, d = (x[quarter] for quarter in QUARTERS)
    return np.maximum(np.maximum(a, b), np.maximum(c, d))


def unpooled(grad, x, best):
    out = np.empty_like(x)
    for quarter in QUARTERS:
        np.multiply(grad, (x[quarter] == best) & (best > 0), out=out[quarter])
    return out


def forward(p, x):
    k1 = columns_of(x)
    a1 = np.maximum(k1 @ p["w1"] + p["b1"], 0).reshape(len(x), 24, 24, 8)
    m1 = pooled(a1)
    k2 = columns_of(m1)
    a2 = np.maximum(k2 @ p["w2"] + p["b2"], 0).reshape(len(x), 12, 12, 24)
    m2 = pooled(a2)
    flat = m2.reshape(len(x), -1)
    a3 = np.maximum(flat @ p["w3"] + p["b3"], 0)
    return a3 @ p["w4"] + p["b4"], (k1, a1, m1, k2, a2, m2, flat, a3)


def gradients(p, x, y, keep):
    out, (k1, a1, m1, k2, a2, m2, flat, a3) = forward(p, x)
    mask = (random.random(a3.shape) < keep).astype(np.float32) / keep
    out = (a3 * mask) @ p["w4"] + p["b4"]
    out -= out.max(1, keepdims=True)
    prob = np.exp(out)
    prob /= prob.sum(1, keepdims=True)
    target = np.full_like(prob, 0.005 / CLASSES)
    target[np.arange(len(y)), y] += 0.995
    loss = -(target * np.log(prob + 1e-9)).sum(1).mean()
    d = (prob - target) / len(y)
    g = {"w4": (a3 * mask).T @ d, "b4": d.sum(0)}
    d = (d @ p["w4"].T) * mask * (a3 > 0)
    g["w3"], g["b3"] = flat.T @ d, d.sum(0)
    d = unpooled((d @ p["w3"].T).reshape(m2.shape), a2, m2)
    d = d.reshape(-1, 24)
    g["w2"], g["b2"] = k2.T @ d, d.sum(0)
    d = back_to_image(d @ p["w2"].T, m1.shape)
    d = unpooled(d, a1, m1).reshape(-1, 8)
    g["w1"], g["b1"] = k1.T @ d, d.sum(0)
    return loss, g


def fresh():
    def weights(rows, columns):
        return (random.normal(0, np.sqrt(2 / rows), (rows, columns))).astype(np.float32)
    return {"w1": weights(9, 8), "b1": np.zeros(8, np.float32), "w2": weights(72, 24), "b2": np.zeros(24, np.float32),
            "w3": weights(864, 64), "b3": np.zeros(64, np.float32), "w4": weights(64, 11), "b4": np.zeros(11, np.float32)}


def train(patches, labels):
    p = fresh()
    m = {k: np.zeros_like(v) for k, v in p.items()}
    v = {k: np.zeros_like(w) for k, w in p.items()}
    held = len(labels) // 40
    steps, total = 0, EPOCHS * ((len(labels) - held) // BATCH)
    for epoch in range(EPOCHS):
        order = random.permutation(len(labels) - held) + held
        started, sum_of_loss = time.time(), 0.0
        for begin in range(0, len(order) - BATCH + 1, BATCH):
            chosen = order[begin:begin + BATCH]
            x = patches[chosen].astype(np.float32)[..., None] / 255
            loss, g = gradients(p, x, labels[chosen], 0.8)
            steps += 1
            sum_of_loss += loss
            rate = 2e-3 * 0.5 * (1 + np.cos(np.pi * steps / total)) + 1e-5
            for k in p:
                m[k] = 0.9 * m[k] + 0.1 * g[k]
                v[k] = 0.999 * v[k] + 0.001 * g[k] ** 2
                p[k] -= rate * (m[k] / (1 - 0.9 ** steps)) / (np.sqrt(v[k] / (1 - 0.999 ** steps)) + 1e-7)
                if k[0] == "w":
                    p[k] -= rate * 1e-2 * p[k]
        print(f"epoch {epoch + 1}: loss {sum_of_loss / (len(order) // BATCH):.4f}, "
              f"right {right(p, patches[:held], labels[:held]):.4f}, {time.time() - started:.0f} s", flush=True)
    return p


def right(p, patches, labels):
    out = np.concatenate([forward(p, patches[i:i + 512].astype(np.float32)[..., None] / 255)[0]
                          for i in range(0, len(labels), 512)])
    return (out.argmax(1) == labels).mean()


def write(p, path):
    """Each layer: the scale of every output, its bias, then its weights, output by output."""
    with open(path, "wb") as file:
        for layer in "1234":
            weights, bias = p["w" + layer], p["b" + layer]
            scale = np.maximum(np.abs(weights).max(0), 1e-8) / 127
            file.write(scale.astype("<f4").tobytes())
            file.write(bias.astype("<f4").tobytes())
            file.write(np.rint(weights / scale).astype(np.int8).T.copy().tobytes())
    print(f"{path}: {os.path.getsize(path)} bytes")


def main():
    folder, path = sys.argv[1:3]
    if len(sys.argv) > 3 and sys.argv[3] == "--sheet":
        patches, labels = data_set(glyphs(folder), 400)
        sheet = Image.new("L", (20 * 26, 20 * 26), 128)
        for i, patch in enumerate(patches):
            sheet.paste(Image.fromarray(patch), (i % 20 * 26, i // 20 * 26))
        sheet.resize((1040, 1040)).save(path)
        print(labels.reshape(20, 20))
        return
    packages = glyphs(folder)
    print(f"{len(packages)} packages, {sum(map(len, packages))} fonts", flush=True)
    patches, labels = data_set(packages, SAMPLES)
    print("samples made", flush=True)
    np.savez(path + ".npz", patches=patches, labels=labels)
    write(train(patches, labels), path)


main()
