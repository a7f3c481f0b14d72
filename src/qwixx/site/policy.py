"""What the page may load and run: its content security policy, in a header of the server or in a folder’s index."""

import base64
import hashlib
import re

RULES = (
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",  # WebAssembly, and nothing else that is made of text
    "connect-src 'self'",
    "img-src 'self' data:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
)
IN_HEADERS = "; ".join((*RULES, "frame-ancestors 'none'"))  # of frames an index cannot speak


def styles(index: bytes) -> str:
    """The rule that allows what style an index has in itself: by its hash, and no other."""
    hashes = [hashlib.sha256(style).digest() for style in re.findall(rb"<style>(.*?)</style>", index, re.DOTALL)]
    return "style-src 'self'" + "".join(f" 'sha256-{base64.b64encode(hashed).decode()}'" for hashed in hashes)


def in_index(index: bytes, server: str | None) -> str:
    """The policy that an index says itself; it may ask a server elsewhere."""
    elsewhere = f" {server} {re.sub('^http', 'ws', server)}" if server else ""
    rules = [rule + elsewhere if rule.startswith("connect-src") else rule for rule in RULES]
    return "; ".join((*rules, styles(index)))
