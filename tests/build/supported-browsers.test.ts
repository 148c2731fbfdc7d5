import doiuse from 'doiuse';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { builtFiles, textOf } from './built-site.ts';

/** What a supported browser lacks, by Can I use's name, and what its visitors have instead. */
const FALLBACKS = {
  'css-media-scripting': 'a style inside <noscript>',
  'css-paged-media': "the browser's own margins on paper",
  'css-resize': 'nothing: Tailwind resets it for text areas',
  'css-selection': "the browser's own colors of selected text",
  'css-touch-action': 'nothing: Safari on a computer has no touch',
  'css-zoom': 'larger print',
  'css3-cursors': 'nothing: a phone has no cursor',
  'css3-cursors-grab': 'nothing: a phone has no cursor',
  'extended-system-fonts': "the next font of Tailwind's reset",
};

it('the stylesheet has a fallback for whatever a browser of package.json’s browserslist lacks', async () => {
  const lacking = new Set<string>();
  const check = doiuse({
    onFeatureUsage: ({ feature, featureData }) => {
      if (featureData.missing !== undefined) lacking.add(feature);
    },
  });
  for (const file of builtFiles().filter((name) => name.endsWith('.css'))) {
    await postcss([check]).process(textOf(file), { from: file });
  }
  expect([...lacking].toSorted()).toEqual(Object.keys(FALLBACKS));
});

/** Firefox knows `@property` from 128 on. For older ones Tailwind sets the same initial values in a rule of their own. */
const OLD_FIREFOX = '-moz-orient:inline';
/** Registered only so that a change of it restyles less (src/styles/base.css). */
const NOT_NEEDED = '--removed-body-scroll-bar-size';

it.each(['index.html', 'style'])('the CSS of %s needs no @property', (name) => {
  const file = builtFiles().find((each) => each === name || each.startsWith(`assets/${name}-`)) ?? '';
  const css = textOf(file);
  const registered = [...css.matchAll(/@property (--[\w-]+)/g)].map(([, each]) => each);
  const [, fallback = ''] = css.split(OLD_FIREFOX);
  const set = [...(fallback.split('}}')[0] ?? '').matchAll(/(--[\w-]+):/g)].map(([, each]) => each);
  expect(registered.length).toBeGreaterThan(1);
  expect([...set, NOT_NEEDED]).toEqual(expect.arrayContaining(registered));
});
