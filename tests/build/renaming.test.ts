// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { NAMED_SITE } from '../setup/named-build.ts';
import { builtFiles, builtPage, readBuilt } from './built-site.ts';

/** The address for mail is a setting of its own. */
const DEFAULT_CONTACT = 'hello@pitlane.example';

it('leaves no trace of the first name in any file', () => {
  const traces = builtFiles().flatMap((file) => {
    const text = readBuilt(file).toString('latin1').replaceAll(DEFAULT_CONTACT, '');
    return /pitlane/i.test(text) || /pitlane/i.test(file) ? [file] : [];
  });
  expect(traces).toEqual([]);
});

it('names the page, its forms and its mail', () => {
  const page = builtPage('index.html');
  expect(page.body.textContent).toContain(`Why Choose ${NAMED_SITE.VITE_PRODUCT_NAME}`);
  const mail = page.querySelector('footer a[href^="mailto:"]')?.getAttribute('href') ?? '';
  expect(decodeURIComponent(mail)).toContain(NAMED_SITE.VITE_PRODUCT_NAME);
  const scripts = builtFiles().filter((file) => file.endsWith('.js'));
  expect(scripts.some((file) => readBuilt(file).includes(NAMED_SITE.VITE_PRODUCT_NAME))).toBe(true);
});
