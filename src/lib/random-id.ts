/** Sixteen random bytes; from `Math.random` where there is no Web Crypto, since the id is not a secret. */
function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  const source = globalThis.crypto;
  return source?.getRandomValues === undefined
    ? bytes.map(() => Math.floor(Math.random() * 256))
    : source.getRandomValues(bytes);
}

/** A random version 4 UUID. `crypto.randomUUID` exists only on secure origins; a local network may use plain http. */
export function randomId(): string {
  if (typeof globalThis.crypto?.randomUUID === 'function') return globalThis.crypto.randomUUID();
  const hex = Array.from(randomBytes(), (byte, index) => {
    // RFC 9562, section 5.4: byte 6 has the version, byte 8 the variant.
    if (index === 6) return (byte & 0x0f) | 0x40;
    if (index === 8) return (byte & 0x3f) | 0x80;
    return byte;
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
