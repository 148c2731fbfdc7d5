import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '@/lib/languages';
import { contentOf } from '../../setup/content';

/** What a click on a button or link with each of these texts asks for, on the page in a language. */
async function actionsOf(code: string, labels: string[]) {
  vi.resetModules();
  vi.doMock('@/content/page-click-phrases', () => contentOf(code, 'page-click-phrases'));
  const { matchClickPhrase } = await import('@/interaction/page-clicks');
  return labels.map((label) => [label, matchClickPhrase(label, 'Pitlane')]);
}

const each = (labels: string[], action: string | null) => labels.map((label) => [label, action]);

it.each(LANGUAGES)('the buttons and links in $name do what they say', async ({ code }) => {
  const { hero } = await contentOf(code, 'hero');
  const { benefits } = await contentOf(code, 'benefits');
  const { savings, compact } = (await contentOf(code, 'calculator-form')).calculatorForm;
  const { mechanicCall } = await contentOf(code, 'mechanic-call');
  const { siteFooter, topBar } = await contentOf(code, 'site');
  const joins = [
    hero.join,
    topBar.join.label,
    benefits.action,
    savings.join,
    compact.join,
    'Join the Waitlist',
  ];
  const others = [mechanicCall.action, siteFooter.terms, siteFooter.contact];
  const expected = [
    ...each([hero.seeSavings, 'See Your Savings'], 'see_your_savings'),
    ...each(joins, 'join_waitlist'),
    ...each(others, null),
  ];
  expect(
    await actionsOf(
      code,
      expected.map(([label]) => String(label)),
    ),
  ).toEqual(expected);
});

describe('in French', () => {
  it.each([
    ['join_waitlist', ['M’inscrire à la liste d’attente', "S'INSCRIRE À LA LISTE", 'Commencez avec Pitlane']],
    ['join_waitlist', ['Join the Wailist', 'Get Started with Pitlane', 'Join Waitlist']],
    [null, ['Se désinscrire de la liste']],
  ])('a click asks for %s by any of %j', async (action, labels) => {
    expect(await actionsOf('fr', labels)).toEqual(each(labels, action));
  });
});
