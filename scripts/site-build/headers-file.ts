/** The file of headers in the output folder, which Netlify, Cloudflare and the preview server read. */
export const HEADERS_FILE = '_headers';

/** Headers by path pattern: a path, or a prefix followed by `*`. */
export type HeaderRules = Record<string, Record<string, string>>;

/** Parses a `_headers` file. */
export function parseHeaders(text: string): HeaderRules {
  const rules = text.replaceAll(/^#.*\n/gm, '').split(/\n+(?=\S)/);
  return Object.fromEntries(
    rules.map((rule) => {
      const [path = '', ...lines] = rule.trim().split('\n');
      return [path, Object.fromEntries(lines.map((line) => line.trim().split(/:\s*(.*)/, 2)))];
    }),
  );
}

/** All headers of a path. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const matching = Object.entries(rules).filter(([pattern]) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(([, headers]) => headers));
}
