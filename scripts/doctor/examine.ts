import { existsSync } from 'node:fs';
import { anonymousChecks, hiddenChecks } from './access-checks.ts';
import { check, type Group, type Result, runChecks } from './checks.ts';
import { contentChecks, readFolder } from './content-checks.ts';
import { headerChecks } from './header-checks.ts';
import { insertChecks, limitChecks, reachingTables, refusalChecks } from './insert-checks.ts';
import { Project } from './project.ts';
import { publicKeyProblem } from './secrets.ts';
import type { Settings } from './settings.ts';
import { Site } from './site.ts';
import { loadingPage, placeholderChecks, sharingChecks, siteChecks } from './site-checks.ts';

/** Asks only for what the chosen part needs. */
function settingsGroup({ url, key, site, only }: Settings): Group {
  const missing = [
    ...(only === 'site' || URL.canParse(url) ? [] : ['VITE_SUPABASE_URL or --url: no address']),
    ...(only === 'site' || key !== '' ? [] : ['VITE_SUPABASE_ANON_KEY or --key: no key']),
    ...(only === 'project' || URL.canParse(site) ? [] : ['VITE_SITE_URL or --site: no address']),
  ];
  const known = check(
    'What to examine is known',
    'Copy .env.example to .env.production.local and fill these in (Supabase shows address and key under Connect), or give flags: npm run doctor -- --help',
    () => missing,
  );
  const isPublic = check(
    'The key is a public one',
    'Use the publishable key. If a secret one was ever in a build, replace it now: Dashboard, Project Settings, API Keys',
    () => publicKeyProblem(key),
  );
  return { title: 'Settings', checks: key === '' ? [known] : [known, isPublic] };
}

/** What stores rows comes before what needs them. */
export function projectGroups(settings: Settings, project = new Project(settings)): Group[] {
  const { url, key } = settings;
  const unknown = URL.canParse(url) && key !== '' ? null : 'the project or its key is not known';
  const secret = publicKeyProblem(key) === null ? null : 'the key is not a public one';
  const skipReason = () => (project.reached ? null : 'the project or its tables did not answer');
  return [
    { title: 'Tables', checks: [reachingTables(project)], skipReason: () => unknown ?? secret },
    { title: 'Visitors', checks: insertChecks(project), skipReason },
    { title: 'Anonymous access', checks: anonymousChecks(project), skipReason },
    { title: 'Hidden', checks: hiddenChecks(project), skipReason },
    { title: 'Refusals', checks: refusalChecks(project), skipReason },
    { title: 'Limits', checks: limitChecks(project), skipReason },
  ];
}

export function siteGroups(settings: Settings): Group[] {
  const site = new Site(settings.site);
  const unknown = URL.canParse(settings.site) ? null : "the site's address is not known";
  const skipReason = () => (site.html === '' ? 'the site did not answer' : null);
  const content = contentChecks('site', () => [site.page, site.notFound, ...site.files], settings);
  return [
    { title: 'Site', checks: [loadingPage(site)], skipReason: () => unknown },
    { title: 'Site', checks: [...content, ...siteChecks(site)], skipReason },
    { title: 'Headers', checks: headerChecks(site, settings), skipReason },
    { title: 'Sharing', checks: sharingChecks(site), skipReason },
    { title: 'Placeholders', checks: placeholderChecks(site), skipReason },
  ];
}

function buildGroup(settings: Settings): Group {
  const { build } = settings;
  const missing = existsSync(build) ? null : `there is no folder ${build}: npm run build makes it`;
  const checks = contentChecks('build', () => readFolder(build), settings);
  return { title: 'Build', checks, skipReason: () => missing };
}

/** Without any setting there is nothing to examine: only the check of the settings runs, and fails. */
export async function examine(settings: Settings, onResult?: (result: Result) => void) {
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
