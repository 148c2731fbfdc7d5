/** Sixteen random bytes; from `Math.random` only where the page has no Web Crypto, as the id is no secret. */
function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  const source = globalThis.crypto;
  return source?.getRandomValues === undefined
    ? bytes.map(() => Math.floor(Math.random() * 256))
    : source.getRandomValues(bytes);
}

/**
 * A random version 4 UUID. `crypto.randomUUID` exists only on secure origins, and a site tried over plain http on a
 * local network must work as well (Decisions, Analytics).
 */
export function randomId(): string {
  if (typeof globalThis.crypto?.randomUUID === 'function') return globalThis.crypto.randomUUID();
  const hex = Array.from(randomBytes(), (byte, index) => {
    // RFC 9562, section 5.4: the version stands in byte 6, the variant in byte 8.
    if (index === 6) return (byte & 0x0f) | 0x40;
    if (index === 8) return (byte & 0x3f) | 0x80;
    return byte;
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
