import { examine } from '../../scripts/doctor/examine.mjs';
import { PUBLISHABLE_KEY } from '../../scripts/embedded-settings.ts';
import { expect, test } from './fixtures';

/** What needs the site's own address, which this build does not know. */
const WITHOUT_ADDRESS = [
  'The page names its own address',
  'The picture of shared links loads',
  'robots.txt leads to the sitemap, and that to the page',
];

test('the doctor finds the served site and its embedded backend well', async ({ baseURL }) => {
  const address = baseURL ?? '';
  const lines = await examine({
    url: address,
    key: PUBLISHABLE_KEY,
    site: address,
    build: 'dist-embedded',
    only: null,
    embedded: true,
    limits: false,
  });
  const failures = lines.filter(({ verdict }) => verdict === 'failed').map(({ name }) => name);
  expect(failures).toEqual(WITHOUT_ADDRESS);
  expect(lines.filter(({ verdict }) => verdict === 'passed').length).toBeGreaterThan(50);
});
