import { expect, it, vi } from 'vitest';
import { benefits } from '@/content/fr/benefits';
import { calculatorForm } from '@/content/fr/calculator-form';
import { hero } from '@/content/fr/hero';
import { mechanicCall } from '@/content/fr/mechanic-call';
import { siteFooter, topBar } from '@/content/fr/site';
import { matchClickPhrase } from '@/interaction/page-clicks';

vi.mock('@/content/page-click-phrases', () => import('@/content/fr/page-click-phrases'));

const { savings, compact } = calculatorForm;

it.each([
  ['see_your_savings', [hero.seeSavings, 'See Your Savings']],
  ['join_waitlist', [hero.join, topBar.join.label, benefits.action, savings.join, compact.join]],
  ['join_waitlist', ['M’inscrire à la liste d’attente', "S'INSCRIRE À LA LISTE", 'Commencez avec Pitlane']],
  ['join_waitlist', ['Join the Waitlist', 'Join the Wailist', 'Get Started with Pitlane', 'Join Waitlist']],
  [null, [mechanicCall.action, siteFooter.terms, siteFooter.contact, 'Se désinscrire de la liste']],
])('a click asks for %s by any of %j', (action, labels) => {
  expect(labels.map((label) => matchClickPhrase(label, 'Pitlane'))).toEqual(labels.map(() => action));
});
