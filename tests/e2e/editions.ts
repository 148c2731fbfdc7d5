import { fillIn } from '../../src/lib/fill-in.ts';
import { LANGUAGES, type Language } from '../../src/lib/languages.ts';
import { contentOf } from '../setup/content.ts';
import { applicationOf, waitlistOf } from './forms';

const named = (text: string) => fillIn(text, { product: 'Pitlane' });

/** The landing page of a language, by what its content says. */
async function editionOf(language: Language) {
  const { code } = language;
  const { documentContent, notFound, topBar } = await contentOf(code, 'site');
  const { hero } = await contentOf(code, 'hero');
  const { calculatorForm } = await contentOf(code, 'calculator-form');
  const { services } = await contentOf(code, 'calculator-choices');
  const { mechanicForm, waitlistForm } = await contentOf(code, 'forms');
  const { whyChoose } = await contentOf(code, 'why-choose');
  const { benefits } = await contentOf(code, 'benefits');
  const { howItWorks } = await contentOf(code, 'how-it-works');
  const { savingsCalculator } = await contentOf(code, 'savings-calculator');
  const { mechanicCall } = await contentOf(code, 'mechanic-call');
  return {
    ...language,
    formats: (await contentOf(code, 'formats')).formats,
    title: named(documentContent.title),
    word: String(hero.headline.words[0]),
    sections: [whyChoose, benefits, howItWorks, savingsCalculator, mechanicCall].map(({ title }) =>
      named(title),
    ),
    seeSavings: hero.seeSavings,
    plate: hero.plate.invitation.number,
    brakes: services['brake-pad-replacement'],
    distance: calculatorForm.inputs.distance,
    forms: [
      waitlistOf(waitlistForm, topBar.join.label),
      applicationOf(mechanicForm, mechanicCall.action),
    ] as const,
    notFound,
  };
}

export type Edition = Awaited<ReturnType<typeof editionOf>>;

export const ENGLISH = await editionOf(LANGUAGES[0]);
export const EDITIONS = [ENGLISH, ...(await Promise.all(LANGUAGES.slice(1).map(editionOf)))];
export const FRENCH = EDITIONS.find(({ code }) => code === 'fr') ?? ENGLISH;
