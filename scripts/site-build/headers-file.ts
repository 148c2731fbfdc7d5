/** The file of headers in the output folder, which Netlify, Cloudflare and the preview server read. */
export const HEADERS_FILE = '_headers';

/** Headers by path pattern: a path, or a prefix followed by `*`. */
export type HeaderRules = Record<string, Record<string, string>>;

/** Formats rules as a `_headers` file. */
export function formatHeaders(rules: HeaderRules): string {
  const line = ([name, value]: [string, string]) => {
    if (/[\r\n]/.test(value)) throw new Error(`The header ${name} has a line break`);
    return `  ${name}: ${value}\n`;
  };
  return Object.entries(rules)
    .map(([path, headers]) => `${path}\n${Object.entries(headers).map(line).join('')}`)
    .join('\n');
}

/** Parses such a file. */
export function parseHeaders(text: string): HeaderRules {
  const rules = text.split(/\n+(?=\S)/).map((rule) => {
    const [path = '', ...lines] = rule.trim().split('\n');
    const headers = lines.map((line) => line.trim().split(/:\s*(.*)/, 2));
    return [path, Object.fromEntries(headers)] as const;
  });
  return Object.fromEntries(rules);
}

/** All headers of a path. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const matching = Object.entries(rules).filter(([pattern]) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(([, headers]) => headers));
}
