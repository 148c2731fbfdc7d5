import vercel from '../../vercel.json' with { type: 'json' };

/**
 * The header rules in vercel.json. Each has a path, in which `*` matches any text, and the headers for that path. The build
 * also writes them to `_headers`.
 */
export const HEADER_RULES = vercel.routes.flatMap(({ src = '', headers, continue: isHeader = false }) =>
  isHeader ? { path: src.replace('.*', '*'), headers: Object.entries(headers ?? {}) } : [],
);

/** Returns the response headers that vercel.json sets for a path. */
export function headersOf(path: string): Map<string, string> {
  const matches = (rule: string) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule);
  return new Map(HEADER_RULES.flatMap((rule) => (matches(rule.path) ? rule.headers : [])));
}
