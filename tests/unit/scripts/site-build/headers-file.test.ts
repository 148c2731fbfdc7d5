import { expect, it } from 'vitest';
import { formatHeaders, headersFor, parseHeaders } from '../../../../scripts/site-build/headers-file';

const RULES = {
  '/*': { 'Content-Security-Policy': "default-src 'none'; connect-src https://a.test", 'X-A': '1' },
  '/assets/*': { 'Cache-Control': 'max-age=1' },
};

it('writes the format of static hosts', () => {
  expect(formatHeaders(RULES)).toBe(
    "/*\n  Content-Security-Policy: default-src 'none'; connect-src https://a.test\n  X-A: 1\n" +
      '\n/assets/*\n  Cache-Control: max-age=1\n',
  );
});

it('parses what it has formatted', () => {
  expect(parseHeaders(formatHeaders(RULES))).toEqual(RULES);
});

it('joins the headers of all patterns that match', () => {
  expect(headersFor(RULES, '/no/such/page')).toEqual(RULES['/*']);
  expect(headersFor(RULES, '/assets/a.js')).toEqual({ ...RULES['/*'], ...RULES['/assets/*'] });
  expect(headersFor({ '/a': { 'X-A': '1' } }, '/a/b')).toEqual({});
});

it('throws for a value of two lines, which would add a header', () => {
  expect(() => formatHeaders({ '/*': { 'X-A': '1\n  X-B: 2' } })).toThrow('X-A');
});
