#!/usr/bin/python3
"""Lists the files of the browser version's site and their version in build.js, which the service
worker and the page read, and puts compressed copies beside them, which a host may send instead.

web_site.py SITE FILE…          builds SITE from web/ and the built files: cimaise.js, cimaise.wasm, …
web_site.py --plain SITE FILE…  the same without compressed copies
web_site.py --again SITE        lists and compresses the current files of SITE
"""
import base64
import concurrent.futures
import gzip
import hashlib
import html
import json
import pathlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable

import brotli

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKED = {".br": "br", ".gz": "gzip"}
TEXTS = {".html", ".css", ".js", ".json", ".svg", ".ttf", ".wasm", ".webmanifest", ".txt"}
# From this size on a file is worth a second request where the host compresses nothing.
LARGE = 100_000
# The worker and the list itself: a browser asks for both at each start, whatever is kept.
UNLISTED = {"service-worker.js", "build.js"}
# Pictures of the app that browsers fetch when they offer to install it; not kept for starts without network.
SHOWN_BY_STORES = "pictures"
FALLBACK_FONTS = ["usr/src/web/qtbase-*/src/3rdparty/wasm/DejaVuSans.ttf", "usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"]
# As in web/style.css.
DARK_WALL = "#23211f"
GPL = pathlib.Path("/usr/share/common-licenses/GPL-3")


def draw(svg: str, size: int, target: pathlib.Path) -> None:
    command = ["rsvg-convert", "-w", str(size), "-h", str(size), "-o", str(target)]
    subprocess.run(command, input=svg.encode(), check=True)


def full_bleed(svg: str) -> str:
    """The icon with its wall to the very edge: the phone cuts its own shape out of it."""
    head, rest = re.match(r"(<svg[^>]*>)(.*)</svg>", svg, re.DOTALL).groups()
    wall = '<rect width="256" height="256" fill="#22535a"/>'
    return f'{head}{wall}<g transform="translate(25.6 25.6) scale(.8)">{rest}</g></svg>'


def draw_icons(site: pathlib.Path) -> None:
    svg = (ROOT / "assets/app/cimaise.svg").read_text()
    (site / "icon.svg").write_text(svg)
    for size in (192, 512):
        draw(svg, size, site / f"icon-{size}.png")
        draw(full_bleed(svg), size, site / f"icon-maskable-{size}.png")
    draw(full_bleed(svg), 180, site / "icon-touch.png")


def translated(text: str, language: str) -> str:
    """A text of the app by its id."""
    messages = (ROOT / "i18n/cimaise_fr.ts").read_text()
    tag = "translation" if language == "fr" else "source"
    found = re.search(rf'<message id="{re.escape(text)}">.*?<{tag}>(.*?)</{tag}>', messages, re.DOTALL)
    return html.unescape(found.group(1))


def french_description() -> str:
    metainfo = (ROOT / "packaging/io.github.cimaise.cimaise.metainfo.xml.in").read_text()
    return re.search(r'<summary xml:lang="fr">(.*?)</summary>', metainfo).group(1)


def translate(manifest: dict, language: str) -> None:
    for shortcut in manifest["shortcuts"]:
        shortcut["name"] = translated(shortcut["name"], language)
    if language == "fr":
        manifest |= {"lang": "fr", "description": french_description()}
        for picture in manifest["screenshots"]:
            picture["src"] = picture["src"].replace(".en.", ".fr.")


def write_manifests(site: pathlib.Path) -> None:
    """One in each language, and with the colours of each appearance: identity.js chooses."""
    source = (site / "manifest.webmanifest").read_text()
    for language, language_suffix in {"en": "", "fr": ".fr"}.items():
        for colour, colour_suffix in {None: "", DARK_WALL: ".dark"}.items():
            manifest = json.loads(source)
            translate(manifest, language)
            if colour:
                manifest |= {"background_color": colour, "theme_color": colour}
            text = json.dumps(manifest, ensure_ascii=False, indent=1)
            (site / f"manifest{language_suffix}{colour_suffix}.webmanifest").write_text(text + "\n")


def imported_by(script: pathlib.Path, known: dict[str, None]) -> dict[str, None]:
    """Modules that a module loads before it runs, in the order of their first mention."""
    for name in re.findall(r"^import .*'\./(.+\.js)';$", script.read_text(), re.MULTILINE):
        if name not in known:
            known[name] = None
            imported_by(script.with_name(name), known)
    return known


def preload_modules(site: pathlib.Path) -> None:
    """A browser finds a module when it has read the one that imports it: the page names all of them at once."""
    modules = imported_by(site / "shell.js", {})
    links = "".join(f'<link rel="modulepreload" href="{name}">\n' for name in modules)
    links += '<link rel="preload" href="cimaise.js" as="script">\n'
    page = site / "index.html"
    page.write_text(page.read_text().replace("</head>", links + "</head>"))


def allow_style_of_qt(site: pathlib.Path) -> None:
    """Qt puts a style sheet of its own into the page: the policy allows this one and no other."""
    sheet = re.search(rb"\n\.qt-screen \{[^\0]*", (site / "cimaise.wasm").read_bytes())
    if sheet:
        digest = base64.b64encode(hashlib.sha256(sheet.group()).digest()).decode()
        page = site / "index.html"
        page.write_text(page.read_text().replace("style-src 'self'", f"style-src 'self' 'sha256-{digest}'"))


def add_reader_of_codes(site: pathlib.Path) -> None:
    """From npm (web/package.json), as it is: loaded by the page when a camera or a picture is looked at."""
    package = ROOT / "web/node_modules/zxing-wasm"
    reader = site / "zxing/reader"
    reader.mkdir(parents=True)
    shutil.copy(package / "LICENSE", site / "zxing/LICENSE.txt")
    shutil.copy(package / "dist/es/share.js", site / "zxing")
    shutil.copy(package / "dist/es/reader/index.js", reader)
    shutil.copy(package / "dist/reader/zxing_reader.wasm", reader)


def add_fallback_font(site: pathlib.Path) -> None:
    """The font that Qt brings for letters that others lack: of the kit, or of a package."""
    for place in FALLBACK_FONTS:
        for font in pathlib.Path("/").glob(place):
            (site / "fonts").mkdir(exist_ok=True)
            shutil.copy(font, site / "fonts")
            return


def assemble(site: pathlib.Path, built: list[str]) -> None:
    shutil.rmtree(site, ignore_errors=True)
    ours = shutil.ignore_patterns("*.cpp", "*.h", "*.txt", "*.md", "node_modules", "package*.json")
    shutil.copytree(ROOT / "web", site, ignore=ours)
    for file in built:
        shutil.copy(file, site)
    shutil.copy(GPL, site / "GPL-3.txt")
    add_reader_of_codes(site)
    add_fallback_font(site)
    draw_icons(site)
    write_manifests(site)
    preload_modules(site)
    shutil.copytree(ROOT / "docs", site / SHOWN_BY_STORES, ignore=shutil.ignore_patterns("*.txt"))
    allow_style_of_qt(site)


def is_listed(path: pathlib.Path, site: pathlib.Path) -> bool:
    return path.name not in UNLISTED and path.relative_to(site).parts[0] != SHOWN_BY_STORES


def files_of(site: pathlib.Path) -> list[pathlib.Path]:
    return sorted(path for path in site.rglob("*") if path.is_file() and path.suffix not in PACKED)


def entry(path: pathlib.Path) -> dict:
    """Size and digest; of large files also the size of their copies, by the name of their Content-Encoding."""
    content = path.read_bytes()
    known = {"bytes": len(content), "hash": hashlib.sha256(content).hexdigest()}
    if len(content) >= LARGE and path.suffix in TEXTS:
        copies = {name: path.with_name(path.name + suffix) for suffix, name in PACKED.items()}
        known |= {name: copy.stat().st_size for name, copy in copies.items() if copy.exists()}
    return known


def write_list(site: pathlib.Path) -> list[str]:
    listed = {path.relative_to(site).as_posix(): entry(path) for path in files_of(site) if is_listed(path, site)}
    hashes = "".join(one["hash"] for one in listed.values())
    version = hashlib.sha256(hashes.encode()).hexdigest()[:16]
    build = json.dumps({"version": version, "files": listed}, separators=(",", ":"))
    (site / "build.js").write_text(f"self.cimaiseBuild = {build};\n")
    return list(listed)


def compress(path: pathlib.Path) -> None:
    def is_older(packed: pathlib.Path) -> bool:
        return not packed.exists() or packed.stat().st_mtime < path.stat().st_mtime

    plain = path.read_bytes()
    by_brotli, by_gzip = (path.with_name(path.name + suffix) for suffix in PACKED)
    if is_older(by_brotli):
        by_brotli.write_bytes(brotli.compress(plain, quality=11, lgwin=24))
    if is_older(by_gzip):
        by_gzip.write_bytes(gzip.compress(plain, 9, mtime=0))


def compress_all(paths: Iterable[pathlib.Path]) -> None:
    with concurrent.futures.ProcessPoolExecutor() as pool:
        list(pool.map(compress, paths))


def transferred(path: pathlib.Path) -> int:
    packed = path.with_name(path.name + ".br")
    return (packed if packed.exists() else path).stat().st_size


def finish(site: pathlib.Path) -> None:
    compress_all(path for path in files_of(site) if path.suffix in TEXTS)
    listed = write_list(site)
    compress(site / "build.js")
    total = sum(transferred(site / name) for name in [*listed, *UNLISTED])
    app = site / "cimaise.wasm"
    print(f"{site}: {total / 1e6:.2f} MB are transferred at the first visit, of which the app {transferred(app) / 1e6:.2f} MB "
          f"({app.stat().st_size / 1e6:.1f} unpacked)")


def main() -> None:
    match sys.argv[1:]:
        case ["--again", site]:
            finish(pathlib.Path(site))
        case ["--plain", site, *built] if built:
            assemble(pathlib.Path(site), built)
            write_list(pathlib.Path(site))
        case [site, *built] if built:
            assemble(pathlib.Path(site), built)
            finish(pathlib.Path(site))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
