import { examine } from '../../scripts/doctor/examine.ts';
import { PUBLISHABLE_KEY } from '../../scripts/embedded-settings.ts';
import { expect, test } from './fixtures';

/** What needs settings that this build does not have: the site's address, and all that has a default. */
const WITHOUT_SETTINGS = [
  'The page names its own address',
  'The picture of shared links loads',
  'robots.txt leads to the sitemap, and that to the page',
  'The contact address is yours',
  'The launch date is yours',
  'Terms and Privacy lead somewhere',
];

test('the doctor finds the served site and its embedded backend well', async ({ baseURL }) => {
  const address = baseURL ?? '';
  const { results } = await examine({
    url: address,
    key: PUBLISHABLE_KEY,
    site: address,
    build: 'dist-embedded',
    only: null,
    embedded: true,
  });
  const namesOf = (wanted: string) =>
    results.filter(({ status }) => status === wanted).map(({ name }) => name);
  expect(namesOf('failed')).toEqual(WITHOUT_SETTINGS);
  expect(namesOf('passed').length).toBeGreaterThan(45);
  expect(namesOf('passed')).toContain('registered_users: nothing can be read or counted');
  // What neither the embedded backend nor http shows.
  expect(namesOf('skipped')).toHaveLength(12);
});
