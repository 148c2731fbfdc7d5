// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { NAMED_SITE } from '../setup/named-build.ts';
import { builtFiles, builtPage, readBuilt } from './built-site.ts';

const NAME = NAMED_SITE.VITE_PRODUCT_NAME;

/** The contact address is a setting of its own. */
const DEFAULT_CONTACT = 'hello@pitlane.example';

it('no file has the default name', () => {
  const traces = builtFiles().flatMap((file) => {
    const text = readBuilt(file).toString('latin1').replaceAll(DEFAULT_CONTACT, '');
    return /pitlane/i.test(text) || /pitlane/i.test(file) ? [file] : [];
  });
  expect(traces).toEqual([]);
});

it('the name is in the texts of the pages, unchanged', () => {
  const page = builtPage('index.html');
  expect(page.body.textContent).toContain(`Why Choose ${NAME}`);
  const mail = page.querySelector('footer a[href^="mailto:"]')?.getAttribute('href') ?? '';
  expect(decodeURIComponent(mail)).toContain(`Question about ${NAME}`);
  const home = builtPage('404.html').querySelector('a[href="/"]');
  expect(home?.getAttribute('aria-label')).toBe(`${NAME}, home`);
});

it('the name is in the scripts', () => {
  const scripts = builtFiles().filter((file) => file.endsWith('.js'));
  // As a string in quotes or in backticks.
  const spellings = [JSON.stringify(NAME), `\`${NAME}\``, `'${NAME}'`];
  const named = scripts.filter((file) => spellings.some((text) => readBuilt(file).includes(text)));
  expect(named).not.toEqual([]);
});
