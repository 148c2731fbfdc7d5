// Serves a built site as a good static host does: compressed with brotli, under the headers that the build has written.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { runnerImport } from 'vite';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { AddressInfo } from 'node:net' */
/** @import { Variant } from './variants.mjs' */

/** @type {Record<string, string>} */
const TYPES = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
};
const COMPRESSED_ALREADY = new Set(['png', 'woff2']);

/**
 * @param {string} folder the built site
 * @param {Variant} variant of its landing page
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serveSite(folder, { html }) {
  /** @type {{ module: typeof import('../../build/headers-file.ts') }} */
  const { module: headersFile } = await runnerImport('./scripts/build/headers-file.ts');
  const rules = headersFile.parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  /** Compressed once, as hosts do. @type {Map<string, { body: Buffer, extension: string }>} */
  const kept = new Map();

  /** @param {string} file */
  function read(file) {
    const there = kept.get(file);
    if (there !== undefined) return there;
    const extension = file.split('.').at(-1) ?? '';
    const plain =
      file === 'index.html'
        ? Buffer.from(html(readFileSync(join(folder, file), 'utf8')))
        : readFileSync(join(folder, file));
    const body = COMPRESSED_ALREADY.has(extension) ? plain : brotliCompressSync(plain);
    const answer = { body, extension };
    kept.set(file, answer);
    return answer;
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  function answer(request, response) {
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    // Stands for the data interface, which is on another host and not what is measured.
    if (path.startsWith('/rest/')) {
      response.writeHead(201).end();
      return;
    }
    const asked = path === '/' ? 'index.html' : path.slice(1);
    const found = existsSync(join(folder, asked)) && statSync(join(folder, asked)).isFile();
    const { body, extension } = read(found ? asked : '404.html');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      ...(COMPRESSED_ALREADY.has(extension) ? {} : { 'Content-Encoding': 'br' }),
      ...headersFile.headersFor(rules, path),
    });
    response.end(body);
  }

  const server = createServer(answer);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
