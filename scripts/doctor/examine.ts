import { existsSync } from 'node:fs';
import { PLACEHOLDERS } from '../placeholders.ts';
import { anonymousChecks } from './anonymous-checks.ts';
import { type Check, check, type Group, problemUnless, type Result, runChecks } from './checks.ts';
import { contentChecks, readFolder } from './content-checks.ts';
import { headerChecks } from './header-checks.ts';
import { hiddenChecks } from './hidden-checks.ts';
import { insertChecks, reachingTables } from './insert-checks.ts';
import { limitChecks } from './limit-checks.ts';
import { Project } from './project.ts';
import { refusalChecks } from './refusal-checks.ts';
import { publicKeyProblem } from './secrets.ts';
import type { Settings } from './settings.ts';
import { sharingChecks } from './sharing-checks.ts';
import { Site } from './site.ts';
import { loadingPage, siteChecks } from './site-checks.ts';

const group = (title: string, checks: readonly Check[], skipReason: Group['skipReason'] = () => null) => ({
  title,
  checks,
  skipReason,
});

/** Asks only for what the chosen part needs. */
function settingsGroup({ url, key, site, only }: Settings): Group {
  const project = [
    ...problemUnless(URL.canParse(url), 'VITE_SUPABASE_URL or --url: no address'),
    ...problemUnless(key !== '', 'VITE_SUPABASE_ANON_KEY or --key: no key'),
  ];
  const address = problemUnless(URL.canParse(site), 'VITE_SITE_URL or --site: no address');
  const known = check(
    'What to examine is known',
    'Copy .env.example to .env.production.local and fill these in (Supabase shows address and key under Connect), or give flags: npm run doctor -- --help',
    () => [...(only === 'site' ? [] : project), ...(only === 'project' ? [] : address)],
  );
  const isPublic = check(
    'The key is a public one',
    'Use the publishable key. If a secret one was ever in a build, replace it now: Dashboard, Project Settings, API Keys',
    () => [publicKeyProblem(key)].flatMap((problem) => problem ?? []),
  );
  return group('Settings', key === '' ? [known] : [known, isPublic]);
}

/** What stores rows comes before what needs them, and what uses up limits comes last. */
export function projectGroups(settings: Settings, project = new Project(settings)): Group[] {
  const { url, key, limits } = settings;
  const unknown = URL.canParse(url) && key !== '' ? null : 'the project or its key is not known';
  const secret = publicKeyProblem(key) === null ? null : 'the key is not a public one';
  const unreached = () => (project.reached ? null : 'the project or its tables did not answer');
  return [
    group('Tables', [reachingTables(project)], () => unknown ?? secret),
    group('Visitors', insertChecks(project), unreached),
    group('Anonymous access', anonymousChecks(project), unreached),
    group('Hidden', hiddenChecks(project), unreached),
    group('Refusals', refusalChecks(project), unreached),
    group('Limits', limitChecks(project, limits), unreached),
  ];
}

export function siteGroups(settings: Settings): Group[] {
  const site = new Site(settings.site);
  const unknown = URL.canParse(settings.site) ? null : "the site's address is not known";
  const unreached = () => (site.html === '' ? 'the site did not answer' : null);
  const content = contentChecks('site', () => site.replies, settings);
  const placeholders = PLACEHOLDERS.map(({ name, fix, problems }) =>
    check(name, fix, () => problems(site.html, new Date())),
  );
  return [
    group('Site', [loadingPage(site)], () => unknown),
    group('Site', [...content, ...siteChecks(site)], unreached),
    group('Headers', headerChecks(site, settings), unreached),
    group('Sharing', sharingChecks(site), unreached),
    group('Placeholders', placeholders, unreached),
  ];
}

function buildGroup(settings: Settings): Group {
  const { build } = settings;
  const missing = `there is no folder ${build}: npm run build makes it`;
  const content = contentChecks('build', () => readFolder(build), settings);
  return group('Build', content, () => (existsSync(build) ? null : missing));
}

/** Without any setting there is nothing to examine: only the check of the settings runs, and fails. */
export async function examine(
  settings: Settings,
  onResult?: (result: Result) => void,
): Promise<{ results: Result[]; wroteRows: boolean }> {
  const { url, key, site, only } = settings;
  const project = new Project(settings);
  const groups = [settingsGroup(settings)];
  if (`${url}${key}${site}` !== '') {
    if (only !== 'project') groups.push(buildGroup(settings));
    if (only !== 'site') groups.push(...projectGroups(settings, project));
    if (only !== 'project') groups.push(...siteGroups(settings));
  }
  const results = await runChecks(groups, onResult);
  return { results, wroteRows: project.wroteRows };
}
