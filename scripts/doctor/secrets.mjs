// What must never be in a file that visitors are sent.

/** A JSON web token: three parts, of which the first two are JSON objects in base64url and so begin alike. */
const JSON_WEB_TOKEN = /\beyJ[\w-]{8,}\.(eyJ[\w-]{8,})\.[\w-]{8,}/g;

/** Longer than what a program says about such keys, such as the prefix alone. */
const PATTERNS = [
  { kind: 'a secret key of Supabase', pattern: /\bsb_secret_[\w-]{8,}/g },
  { kind: 'an access token of Supabase', pattern: /\bsbp_[0-9a-f]{32,}/g },
  {
    kind: "a database's address with its password",
    pattern: /\bpostgres(?:ql)?:\/\/[^\s:@/"'`]+:[^\s@/"'`]+@/g,
  },
  { kind: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g },
];

/**
 * The role that a legacy key of Supabase gives; null when the text is no such key.
 * @param {string} key
 * @returns {string | null}
 */
export function roleOf(key) {
  try {
    const role = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()).role;
    return typeof role === 'string' ? role : null;
  } catch {
    return null;
  }
}

/**
 * What is wrong with a key that goes to visitors: nothing (null) with a publishable or a legacy anon one.
 * @param {string} key
 * @returns {string | null}
 */
export function keyProblem(key) {
  if (key.startsWith('sb_publishable_')) return null;
  if (key.startsWith('sb_secret_')) return 'it is a SECRET key, which may read and erase everything';
  const role = roleOf(key);
  if (role === 'anon') return null;
  if (role !== null) return `it is a key of the role ${role}, which may do more than a visitor`;
  return 'it is neither a publishable key (sb_publishable_...) nor a legacy anon key';
}

/**
 * The secrets in a text, by their kind and their first characters: enough to find one, too little to use it.
 * @param {string} text
 * @returns {string[]}
 */
export function findSecrets(text) {
  const found = PATTERNS.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map(([secret]) => `${kind} (${beginning(secret)})`),
  );
  for (const [token] of text.matchAll(JSON_WEB_TOKEN)) {
    const role = roleOf(token);
    if (role !== null && role !== 'anon') found.push(`a key of the role ${role} (${beginning(token)})`);
  }
  return [...new Set(found)];
}

/** @param {string} secret */
const beginning = (secret) => `${secret.slice(0, 14)}...`;
