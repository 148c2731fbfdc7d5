import { expect, it, vi } from 'vitest';
import { LANGUAGES } from '@/lib/languages';
import { contentOf } from '../../setup/content';

/** What a click on a button or link with each of these texts asks for, on the page in a language. */
async function actionsOf(code: string, labels: string[]) {
  vi.resetModules();
  vi.doMock('@/content/page-click-phrases', () => contentOf(code, 'page-click-phrases'));
  const { matchClickPhrase } = await import('@/interaction/page-clicks');
  return Object.fromEntries(labels.map((label) => [label, matchClickPhrase(label, 'Pitlane')]));
}

const each = (action: string | null, labels: string[]) =>
  Object.fromEntries(labels.map((label) => [label, action]));

it.each(LANGUAGES)('the buttons and links in $name do what they say', async ({ code }) => {
  const { hero } = await contentOf(code, 'hero');
  const { benefits } = await contentOf(code, 'benefits');
  const { savings, compact } = (await contentOf(code, 'calculator-form')).calculatorForm;
  const { mechanicCall } = await contentOf(code, 'mechanic-call');
  const { siteFooter, topBar } = await contentOf(code, 'site');
  const joins = [hero.join, topBar.join.label, benefits.action, savings.join, compact.join];
  const expected = {
    ...each('see_your_savings', [hero.seeSavings, 'See Your Savings']),
    ...each('join_waitlist', [...joins, 'Join the Waitlist']),
    ...each(null, [mechanicCall.action, siteFooter.terms, siteFooter.contact]),
  };
  expect(await actionsOf(code, Object.keys(expected))).toEqual(expected);
});

it('in French a click asks to join in either language, and not in the words for leaving', async () => {
  const expected = {
    ...each('join_waitlist', ['M’inscrire à la liste d’attente', "S'INSCRIRE À LA LISTE"]),
    ...each('join_waitlist', ['Commencez avec Pitlane', 'Get Started with Pitlane']),
    ...each('join_waitlist', ['Join the Wailist', 'Join Waitlist']),
    ...each(null, ['Se désinscrire de la liste']),
  };
  expect(await actionsOf('fr', Object.keys(expected))).toEqual(expected);
});
