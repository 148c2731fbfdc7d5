import { expect, it } from 'vitest';
import { matchClickPhrase } from '@/clicks/page-clicks';
import { type Content, loadContent } from '@/content/load-content';
import { LANGUAGES, languageOf } from '@/lib/languages';

/** Returns the action for a click on each of the given labels, on the page with the given content. */
const actionsOf = ({ pageClickPhrases }: Content, labels: string[]) =>
  Object.fromEntries(labels.map((label) => [label, matchClickPhrase(label, pageClickPhrases)]));

/** Maps each of these labels to the same action. */
const each = (action: string | null, labels: string[]) =>
  Object.fromEntries(labels.map((label) => [label, action]));

it.each(LANGUAGES)('each label in $name matches only the phrases for its own action', async (language) => {
  const content = await loadContent(language);
  const { benefits, calculatorForm, hero, mechanicCall, siteFooter, topBar } = content;
  const { savings, compact } = calculatorForm;
  const joins = [hero.join, topBar.join.label, benefits.action, savings.join, compact.join];
  const expected = {
    ...each('see_your_savings', [hero.seeSavings, 'See Your Savings']),
    ...each('join_waitlist', [...joins, 'Join the Waitlist']),
    ...each(null, [mechanicCall.action, siteFooter.terms, siteFooter.contact]),
  };
  const advice = `Correct page-click-phrases.ts in src/content/${language.code}`;
  expect(actionsOf(content, Object.keys(expected)), advice).toEqual(expected);
});

it('the French page recognizes phrases for joining in both languages', async () => {
  const expected = {
    ...each('join_waitlist', ['M’inscrire à la liste d’attente', "S'INSCRIRE À LA LISTE"]),
    ...each('join_waitlist', ['Commencez avec Pitlane', 'Get Started with Pitlane']),
    ...each('join_waitlist', ['Join the Wailist', 'Join Waitlist']),
    ...each(null, ['Se désinscrire de la liste']),
  };
  const french = await loadContent(languageOf('/fr/'));
  expect(actionsOf(french, Object.keys(expected))).toEqual(expected);
});
