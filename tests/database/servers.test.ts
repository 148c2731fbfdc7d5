import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedBackend } from '../../scripts/backend/embedded-backend';
import { escapeHtml } from '../../scripts/build/document';
import { serve } from '../../scripts/build/static-host';
import { contentOf } from '../setup/content';
import { temporaryFolder } from '../setup/temporary-folder';
import { kill, runVite, runViteUnderNpm } from './command';
import { exampleRegistration } from './example-rows';

const LIVE = {
  VITE_SUPABASE_URL: 'https://live.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_live',
};

/** The folder that contains the site's database, instead of `.supalite`. */
const folder = mkdtempSync(join(tmpdir(), 'pitlane-servers-'));
let site: string;
let started: Awaited<ReturnType<typeof startSite>>;

/** A separate config file, because a change to the project's own file would restart a developer's servers. */
const config = join(folder, 'vite.config.mts');

/** Starts the development server. */
async function startSite(run = runVite) {
  writeFileSync(config, `export { default } from ${JSON.stringify(resolve('vite.config.ts'))};`);
  const program = run(['--config', config], {
    ...LIVE,
    PITLANE_PORT: new URL(site).port,
    PITLANE_DATABASE: folder,
  });
  return { ...program, output: await program.printed('the page updates') };
}

beforeAll(async () => {
  const free = await serve(() => {});
  site = free.origin.replace('127.0.0.1', 'localhost');
  free.close();
  started = await startSite();
});
afterAll(() => {
  kill(started.process);
  rmSync(folder, { recursive: true });
});

async function register(row = exampleRegistration()) {
  const response = await fetch(`${site}/rest/v1/registered_users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(row),
  });
  return response.status;
}

// The tests follow the life of a server, so they must run in this order.
describe('the development site', { shuffle: false }, () => {
  it('uses the embedded backend and ignores the live settings', async () => {
    const settings = await (await fetch(`${site}/@vite/env`)).text();
    expect(settings).toContain('"supabaseUrl":""');
    expect(settings).not.toContain('live');

    const [, address = '', headers = '', body = ''] =
      /curl -i (\S+)(.*) -d '(.+)'/s.exec(started.output) ?? [];
    const sent = [...headers.matchAll(/-H '(.+?): (.+?)'/g)].map(([, ...pair]) => pair as [string, string]);
    const paste = async () => (await fetch(address, { method: 'POST', headers: sent, body })).status;
    expect([await paste(), await paste()]).toEqual([201, 409]);
    expect(await started.printed('Rejected: duplicate key value')).not.toContain('    at ');

    const tables = await fetch(`${site}/editor`);
    const files = [...(await tables.text()).matchAll(/(?:src|href)="(\/static\/[^"]+)"/g)];
    expect(files.length).toBeGreaterThan(0);
    for (const [, file] of files) {
      const { headers } = await fetch(site + file);
      // Vite would answer an unknown path with the page.
      expect(headers.get('Content-Type')).not.toBe('text/html');
    }
  });

  it.each([
    ['/', 'en', 'landing'],
    ['/fr/?utm_source=card', 'fr', 'landing'],
    ['/missing', 'en', 'missing'],
    ['/fr/missing', 'fr', 'missing'],
  ] as const)('serves the page %s as prerendered HTML', async (path, language, page) => {
    const { hero, notFound, calculatorForm } = await contentOf(language);
    const texts = {
      landing: [hero.lead, calculatorForm.inputs.title],
      missing: [notFound.text],
    };
    const html = await (await fetch(site + path)).text();
    for (const text of texts[page]) expect(html).toContain(escapeHtml(text));
  });

  it('serves only the files that a page loads', async () => {
    const status = async (path: string) => (await fetch(site + path)).status;
    for (const path of [
      '/',
      '/src/main.tsx',
      '/src/styles.css',
      '/favicon.svg',
      '/node_modules/react/package.json',
    ])
      expect([path, await status(path)]).toEqual([path, 200]);
    const files = [
      'package.json',
      'vite.config.ts',
      '.env.example',
      '.gitignore',
      'docs/owner.md',
      'scripts/doctor.ts',
    ];
    const paths = [
      ...files.map((file) => `/${file}`),
      ...[...files.map((file) => resolve(file)), join(folder, 'lock')].map((file) => `/@fs${file}`),
    ];
    // Query strings that once let visitors bypass Vite's list of denied files.
    const ways = [
      '',
      '?raw',
      '?url',
      '?import&raw',
      '?import&raw??',
      '?inline&import',
      '?.svg?.wasm?init',
      '?html-proxy',
    ];
    for (const path of paths.flatMap((each) => ways.map((way) => each + way)))
      expect([path, await status(path)]).toEqual([path, 403]);
  });

  it('keeps its database open while it restarts', async () => {
    utimesSync(config, new Date(), new Date());
    await started.printed('server restarted');
    expect(await register()).toBe(201);
  });

  it('releases its database when it is interrupted', async () => {
    started.process.kill('SIGINT');
    await started.ended;
    expect(readdirSync(folder)).not.toContain('lock');
  });

  it('releases its database when npm is terminated', async () => {
    started = await startSite(runViteUnderNpm);
    started.process.kill('SIGTERM');
    await started.ended;
    expect(readdirSync(folder)).not.toContain('lock');
  });

  // These tests use the site's database. The second test also undoes the change that the first test makes.
  it.each([
    [
      'was edited after it was applied',
      `update supabase_migrations.schema_migrations set statements = '{select 1}' where name = 'limits'`,
      /_limits\.sql was edited after it had been applied here\.\nNo rows were changed\. Fix the problem, or move/,
    ],
    [
      'fails',
      `delete from supabase_migrations.schema_migrations where name = 'limits'`,
      /rejects a migration: \d+_limits\.sql fails: .* already exists\nIt was running:\n.+\nNo rows were changed\. Fix the problem, or move/is,
    ],
  ])('does not start if a migration %s', async (_what, sql, words) => {
    const database = await PGlite.create(join(folder, 'database'));
    await database.exec(sql);
    await database.close();
    await expect(openEmbeddedBackend({ folder, ownerWithoutKey: true })).rejects.toThrow(words);
  });
});

it.each([
  [['pg_wal/000000010000000000000001']],
  [['global/pg_control']],
  [['global/pg_control', 'PG_VERSION']],
])('the site recreates a database if a process was killed after writing %j', async (files) => {
  const folder = temporaryFolder();
  for (const file of files.map((each) => join(folder, 'database', each))) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  const backend = await openEmbeddedBackend({ folder, ownerWithoutKey: true });
  await backend.close();
  expect(readdirSync(join(folder, 'database'))).toContain('pg_ident.conf');
});
