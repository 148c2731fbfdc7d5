import { readFileSync } from 'node:fs';

const FILE = new URL('../../public/_headers', import.meta.url);

/** The rules of public/_headers, which Cloudflare and Netlify read: a path, in which `*` is anything, and its headers. */
export const HEADER_RULES = readFileSync(FILE, 'utf8')
  .split(/\n(?=\/)/)
  .slice(1)
  .map((rule) => {
    const [path = '', ...lines] = rule.trim().split(/\n\s*/);
    const headers = lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [name: string, value: string]);
    return { path, headers: Object.fromEntries(headers) };
  });

/** What is sent with a path. */
export function headersOf(path: string): Map<string, string> {
  const matches = (rule: string) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule);
  return new Map(
    HEADER_RULES.filter((rule) => matches(rule.path)).flatMap(({ headers }) => Object.entries(headers)),
  );
}
