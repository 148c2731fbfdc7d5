/**
 * A random version 4 UUID. `crypto.randomUUID` exists only on secure origins, and a local network may use plain http;
 * there `Math.random` is good enough, since the ids are not secret.
 */
export function randomId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replaceAll(/[xy]/g, (place) => {
    // RFC 9562, section 5.4: the first two bits at y are the variant, 10.
    const digit = place === 'x' ? Math.random() * 16 : 8 + Math.random() * 4;
    return Math.floor(digit).toString(16);
  });
}
