"""Hooks of `make docs`: files outside of docs/ that its pages link to are part of the site, under their own paths."""

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
CHANGELOG = "changelog.md"


def on_files(files: Any, config: Any) -> Any:  # noqa: ANN401 MkDocs' own types
    """Add the changelog as a page, and what hosts copy from packaging/."""
    from mkdocs.structure.files import File

    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8").replace("](docs/", "](")
    files.append(File.generated(config, CHANGELOG, content=changelog))
    for path in sorted((ROOT / "packaging").rglob("*")):
        if path.is_file():
            files.append(File.generated(config, path.relative_to(ROOT).as_posix(), abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: object) -> str:  # noqa: ANN401 MkDocs' own type
    """Links that leave docs/ lead to the copies of their targets."""
    up = "../" * page.file.src_uri.count("/")
    markdown = re.sub(rf"\]\({re.escape(up)}\.\./packaging/", f"]({up}packaging/", markdown)
    return markdown.replace(f"]({up}../CHANGELOG.md", f"]({up}{CHANGELOG}")


def on_post_build(config: Any) -> None:  # noqa: ANN401 MkDocs' own type
    """Remove what no page of ours asks for: source maps, the other languages of the search, addresses for crawlers."""
    site = Path(config.site_dir)
    languages = config.plugins["material/search"].config.lang
    ours = {"lunr.stemmer.support.min.js", "lunr.multi.min.js", *(f"lunr.{lang}.min.js" for lang in languages)}
    unused = [path for path in site.glob("assets/javascripts/lunr/**/*.js") if path.name not in ours]
    for path in [*unused, *site.rglob("*.map"), *site.glob("sitemap.xml*"), site / "404.html"]:
        path.unlink()
