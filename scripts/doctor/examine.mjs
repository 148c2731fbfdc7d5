import { buildChecks } from './build-checks.mjs';
import { makeChecks } from './findings.mjs';
import { headerChecks } from './header-checks.mjs';
import { hiddenChecks } from './hidden-checks.mjs';
import { limitChecks } from './limit-checks.mjs';
import { strangerOf } from './project.mjs';
import { refusalChecks } from './refusal-checks.mjs';
import { projectObstacle, settingsChecks } from './settings-checks.mjs';
import { sharingChecks } from './sharing-checks.mjs';
import { arrivalChecks, beginStay, siteChecks } from './site-checks.mjs';
import { strangerChecks } from './stranger-checks.mjs';
import { beginVisit, tableChecks, visitorChecks } from './visitor-checks.mjs';

/** @import { Line } from './findings.mjs' */
/** @import { Settings } from './settings.mjs' */

/**
 * Everything about the project: from outside, as an anonymous stranger. What leaves rows comes before what needs them,
 * and what uses up limits comes last.
 * @param {Settings} settings
 */
export function projectGroups(settings) {
  const visit = beginVisit(strangerOf(settings), settings.embedded);
  return [
    tableChecks(visit, projectObstacle(settings)),
    visitorChecks(visit),
    strangerChecks(visit),
    hiddenChecks(visit),
    refusalChecks(visit),
    limitChecks(visit, settings.limits),
  ];
}

/** Everything about the site. @param {Settings} settings */
export function siteGroups(settings) {
  const stay = beginStay(settings.site);
  return [arrivalChecks(stay), siteChecks(stay, settings), headerChecks(stay, settings), sharingChecks(stay)];
}

/**
 * Makes every check there is, or those of the one part that was asked for. The settings and the build come with both.
 * @param {Settings} settings
 * @param {(line: Line) => void} [tell]
 * @returns {Promise<Line[]>}
 */
export function examine(settings, tell) {
  const groups = [
    settingsChecks(settings),
    buildChecks(settings),
    ...(settings.only === 'site' ? [] : projectGroups(settings)),
    ...(settings.only === 'project' ? [] : siteGroups(settings)),
  ];
  return makeChecks(groups, tell);
}
