import { jwtRole } from '../../src/lib/settings-schema.ts';

const JSON_WEB_TOKEN = /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/g;

/** Long enough to leave out what code says about such keys, such as their prefix. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  'a secret key of Supabase': /\bsb_secret_[\w-]{8,}/g,
  'an access token of Supabase': /\bsbp_[0-9a-f]{32,}/g,
  "a database's address with its password": /\bpostgres(?:ql)?:\/\/[^\s:@/"'`]+:[^\s@/"'`]+@/g,
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g,
};

/** The secrets in a text by their kind and first characters: enough to find one, too little to use it. */
export function findSecrets(text: string): string[] {
  const found = Object.entries(PATTERNS).flatMap(([kind, pattern]) =>
    (text.match(pattern) ?? []).map((secret) => `${kind} (${secret.slice(0, 14)}...)`),
  );
  for (const token of text.match(JSON_WEB_TOKEN) ?? []) {
    const role = jwtRole(token);
    if (typeof role === 'string' && role !== 'anon') {
      found.push(`a key of the role ${role} (${token.slice(0, 14)}...)`);
    }
  }
  return [...new Set(found)];
}
