import { failed, passed, passedUnless } from './findings.mjs';
import { pngSize, tagContent, visit } from './site.mjs';
import { needsSite } from './site-checks.mjs';

/** @import { Finding, Group } from './findings.mjs' */
/** @import { Stay } from './site-checks.mjs' */

const SET_ADDRESS = 'Set VITE_SITE_URL to the address above where the site is built, and deploy again';

/** What networks ask for, in pixels. */
const SHARED = { width: 1200, height: 630 };

/**
 * What networks and search engines are told, with absolute addresses of this very site.
 * @param {Stay} stay
 * @returns {Group}
 */
export function sharingChecks(stay) {
  const { site } = stay;
  return {
    title: 'Sharing',
    needs: needsSite(stay),
    checks: [
      {
        name: 'The page names its own address',
        mend: SET_ADDRESS,
        look: () =>
          passedUnless(
            ['canonical', 'og:url']
              .map((name) => ({ name, address: tagContent(stay.html, name) }))
              .filter(({ address }) => address !== `${site}/`)
              .map(({ name, address }) => `${name} is ${address ?? 'missing'}, not ${site}/`),
          ),
      },
      { name: 'The picture of shared links loads', mend: SET_ADDRESS, look: () => sharedPicture(stay) },
      {
        name: 'robots.txt leads to the sitemap, and that to the page',
        mend: SET_ADDRESS,
        look: async () => {
          const robots = (await visit(`${site}/robots.txt`)).body.toString();
          if (/^Disallow: \/\s*$/m.test(robots)) return failed('robots.txt keeps everyone out');
          if (!robots.includes(`Sitemap: ${site}/sitemap.xml`)) return failed('robots.txt does not name it');
          const sitemap = await visit(`${site}/sitemap.xml`);
          if (sitemap.status !== 200) return failed(`sitemap.xml answered ${sitemap.status}`);
          return sitemap.body.includes(`<loc>${site}/</loc>`)
            ? passed()
            : failed('it does not name the page');
        },
      },
      {
        name: 'The manifest and its icons load',
        mend: 'Deploy the whole folder dist',
        look: async () => {
          const manifest = await visit(`${site}/site.webmanifest`);
          if (manifest.status !== 200) return failed(`site.webmanifest answered ${manifest.status}`);
          const { icons } = JSON.parse(manifest.body.toString());
          const answers = await Promise.all(
            icons.map((/** @type {{ src: string }} */ { src }) => visit(site + src)),
          );
          return passedUnless(
            answers
              .filter(({ status }) => status !== 200)
              .map(({ path, status }) => `${path} answered ${status}`),
          );
        },
      },
    ],
  };
}

/** @param {Stay} stay @returns {Promise<Finding>} */
async function sharedPicture({ site, html }) {
  const address = tagContent(html, 'og:image');
  if (address === null) return failed('og:image is missing');
  if (!address.startsWith(`${site}/`)) return failed(`og:image is ${address}`);
  const { status, headers, body } = await visit(address);
  const type = headers.get('content-type') ?? 'no type';
  if (status !== 200 || !type.startsWith('image/png')) return failed(`answered ${status} with ${type}`);
  const size = pngSize(body);
  return size?.width === SHARED.width && size.height === SHARED.height
    ? passed()
    : failed(`it is ${size === null ? 'no PNG' : `${size.width} x ${size.height}`}, not 1200 x 630`);
}
