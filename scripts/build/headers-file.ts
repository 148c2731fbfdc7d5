/** Headers by name, for every path that a pattern matches: a path, or the beginning of one and `*`. */
export type HeaderRules = Record<string, Record<string, string>>;

/** Writes rules as the file `_headers` that Netlify and Cloudflare Pages read. */
export function formatHeaders(rules: HeaderRules): string {
  return Object.entries(rules)
    .map(([path, headers]) => `${path}\n${Object.entries(headers).map(headerLine).join('')}`)
    .join('\n');
}

function headerLine([name, value]: [string, string]): string {
  if (/[\r\n]/.test(value)) throw new Error(`A header has one line: ${name}`);
  return `  ${name}: ${value}\n`;
}

/** Reads such a file again. */
export function parseHeaders(text: string): HeaderRules {
  const rules: HeaderRules = {};
  let headers: Record<string, string> = {};
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    if (/^\S/.test(line)) {
      headers = {};
      rules[line.trim()] = headers;
    } else {
      const colon = line.indexOf(':');
      headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
    }
  }
  return rules;
}

/** What a path is sent with. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const matching = Object.entries(rules).filter(([pattern]) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(([, headers]) => headers));
}
